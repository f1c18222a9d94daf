"""Templates of every package in one environment, and the tools: what the templates of one drawing have at hand."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Mapping, MutableMapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from pickle import UnpicklingError
from typing import Any

from jinja2 import BaseLoader, Environment, FileSystemBytecodeCache, PackageLoader, StrictUndefined, Template
from jinja2.bccache import Bucket
from jinja2.environment import TemplateModule
from markupsafe import Markup
from platformdirs import user_cache_path

from biont.draw.bar import is_broad, is_wordy
from biont.draw.compiling import Direct
from biont.draw.context import NOWHERE, Links
from biont.draw.pen import Pen
from biont.draw.places import Places
from biont.draw.remembered import REMEMBERED
from biont.packs import Name
from biont.words import Words


class Packages(BaseLoader):
    """Finds ``biont.draw/prompt.jinja`` in the folder ``templates`` of that package, whichever distribution has it."""

    def __init__(self) -> None:
        self._found: dict[str, PackageLoader] = {}

    def get_source(self, environment: Environment, template: str) -> tuple[str, str, Callable[[], bool] | None]:
        """The text of a template."""
        package, _, name = template.partition("/")
        if package not in self._found:
            self._found[package] = PackageLoader(package)
        return self._found[package].get_source(environment, name)


class Compiled(FileSystemBytecodeCache):
    """Keeps compiled templates in the folder that the system gives to programs of this user for such things.

    To compile those of the first page takes longer than everything else that it is made of. A folder that cannot be
    written costs only time, and so does a file that was damaged there.
    """

    def __init__(self, folder: Path | None = None) -> None:
        super().__init__(str(folder or user_cache_path("biont", appauthor=False) / "templates-3"), "%s.cache")

    def load_bytecode(self, bucket: Bucket) -> None:
        """Read one, if it is there and of the text as it is now."""
        with suppress(OSError, EOFError, ValueError, UnpicklingError):
            super().load_bytecode(bucket)

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Write one."""
        with suppress(OSError):
            Path(self.directory).mkdir(parents=True, exist_ok=True)
            super().dump_bytecode(bucket)


class Passing(Template):
    """A template of which nothing stays when it is drawn: its macros know their context, which Jinja lets know them, so
    that only the collector of cycles would find them, a tenth of a second later and longer."""

    def render(self, *given: Any, **values: Any) -> str:
        """What it draws."""
        context = self.new_context(dict(*given, **values))
        try:
            return self.environment.concat(self.root_render_func(context))
        except Exception:
            self.environment.handle_exception()
        finally:
            context.vars.clear()

    def make_module(
        self, vars: dict[str, Any] | None = None, shared: bool = False, locals: Mapping[str, Any] | None = None
    ) -> TemplateModule:
        """Its macros for whoever imports them."""
        context = self.new_context(vars, shared, locals)
        module = TemplateModule(self, context)
        context.vars.clear()
        return module


class Templates(Environment):
    """Templates with escaping on and unknown names refused; one names its neighbours without their package.

    A dot reads an attribute and nothing else: what lies in a mapping is read by its key, in brackets.
    """

    code_generator_class = Direct
    template_class = Passing

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """What a template has without being given it: it is read for each part that is drawn, and nobody changes it."""
        return {**self.globals, **(d or {})}

    def join_path(self, template: str, parent: str) -> str:
        """The whole name of a template that another one names."""
        return template if "/" in template else f"{parent.partition('/')[0]}/{template}"


_SIGN = re.compile(r"\d [→<>=≤≥] ")
"""What a comparison has in its middle: most sentences have none, and to look for a whole one takes far longer."""
_COMPARED = re.compile(r"\S+ \d+ [→<>=≤≥] (?:\w+ )?\d+")


def joined(text: str) -> str:
    """A sentence in which no line breaks between a number and what it counts, is compared with or becomes, but after
    the sign, where the second number has a name."""

    if " × " in text:
        text = text.__class__(text.replace(" × ", "\xa0×\xa0"))
    if _SIGN.search(text) is None:
        return text

    def join(found: re.Match[str]) -> str:
        return re.sub(r"([→<>=≤≥])\xa0(?=\D)", r"\1 ", found[0].replace(" ", "\xa0"))

    return text.__class__(_COMPARED.sub(join, text))


@cache
def templates() -> Templates:
    """The templates of all packages."""
    found = Templates(
        loader=Packages(),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        cache_size=-1,  # all, and without a lock: threads that draw would wait in line for it
        auto_reload=False,  # the dates of files say nothing: they belong to the program
        bytecode_cache=Compiled(),
    )
    found.filters["joined"] = joined
    found.globals |= {"is_wordy": is_wordy, "is_broad": is_broad}
    return found


class DrawingTools:
    """Draws the templates of a package in one language, with words, pen and links at hand.

    Templates may use ``t`` (words), ``pen``, ``name`` (of a card), ``title`` (the same as a link), ``rule`` (its id as
    a link), ``drawn`` (a part that is remembered) and whatever else the drawing knows.
    """

    def __init__(self, package: str, words: Words, pen: Pen, links: Links = NOWHERE, **known: Any) -> None:
        self.package = package
        self.words = words
        self.pen = pen
        self.links = links
        self._known = {
            "t": words,
            "pen": pen,
            "name": self.name,
            "title": self.title,
            "rule": links.to_rule,
            "drawn": self.drawn,
            **known,
        }

    def __call__(self, template: str, /, **values: Any) -> Markup:
        """A template with its values."""
        name = template if "/" in template else f"{self.package}/{template}"
        return Markup(templates().get_template(name).render(**self._known, **values))

    def name(self, of: Name) -> str:
        """A card's name in the language."""
        return of.de if self.words.language == "de" else of.en

    def title(self, of: Name, code: str) -> Markup:
        """A card's name; where there is a zoom it leads there."""
        return self.links.to_card(self.name(of), code)

    def drawn(self, part: str, choices: Places | None = None, /, **values: Hashable) -> Markup:
        """A part that is the same whenever its values are, and what can be chosen there; it is drawn once and
        remembered. It has nothing else at hand, so that a template which reads more is refused."""
        return REMEMBERED.part(
            (self, part, *values, *values.values()),
            lambda: self(part, **values) if choices is None else self(part, choices=choices, **values),
            choices,
        )
