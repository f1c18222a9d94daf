"""A page for every rule, every card and every scenario of a game: plain files beside those that Sphinx writes.

There are three thousand of them, and they need nothing of Sphinx but its search, which is told their words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Set
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import chain
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from tools.handbook import grounds
from tools.handbook.annotating import GAMES
from tools.handbook.contents import DOCS, LANGUAGES, ROOT, word

from biont import games
from biont.draw.style import font, house_style, lean_style, with_fonts
from biont.games import Definition
from biont.games.annotated import annotated, turned
from biont.games.scene import Scene, scene, titles
from biont.kernel.ledger import ledger

COMMON = "common"
"""The folder of what pages of both languages share."""
HERE = Path(__file__).parent
GROUND = re.compile(rf'<image href="(?:\.\./)*{COMMON}/([\w-]+)\.svg"[^>]*>\s*')
"""Where the drawing of a ground stands in a board."""
SCENERY = re.compile(r'<svg class=scenery aria-hidden=true><use href="#s-(scenery-[\w-]+)"/></svg>')
"""Where something stands that only adorns a board."""
TINT = re.compile(r"((?:\.\w+,?)+)\{[^}]*\}")
"""How things look that have a class, or one of several."""


@dataclass(frozen=True, slots=True)
class Page:
    """A written page: its address in its language, its title, and what search finds it by."""

    address: str
    title: str
    text: str


@cache
def _templates() -> Environment:
    found = Environment(
        loader=FileSystemLoader([HERE / "templates", ROOT / "src" / "biont" / "server" / "templates"]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.globals["word"] = word
    return found


def share(site: Path) -> None:
    """Styles, fonts, the ground of maps and the film of the start page, once for all pages."""
    common = site / COMMON
    common.mkdir(parents=True, exist_ok=True)
    (common / "handbook.css").write_text(lean_style((HERE / "handbook.css").read_text("utf-8")), encoding="utf-8")
    fonts: set[str] = set()

    def beside(name: str) -> str:
        fonts.add(name)
        return name

    for name in GAMES:
        drawing = games.game(name).drawing
        (common / f"{name}.css").write_text(with_fonts(_style(games.game(name)), beside), encoding="utf-8")
        for end, ground in drawing.board.backdrops.items():
            pictures = grounds.pictures(f"{name}{end}", ground)
            for picture, file in pictures.items():
                (common / picture).write_bytes(file.read_bytes())
            if ground and not pictures:
                (common / f"{name}{end}.svg").write_text(ground, encoding="utf-8")
        for scenery, drawn in sceneries(games.game(name)).items():
            (common / scenery).write_text(drawn, encoding="utf-8")
    for name in ("film.webp", "film-still.webp"):
        (common / name).write_bytes((DOCS / "pictures" / name).read_bytes())
    for name in fonts:
        (common / name).write_bytes(font(name) or b"")


@cache
def _style(definition: Definition) -> str:
    """How boards and cards of a game look."""
    art = definition.drawing.art
    return lean_style(house_style() + art.colours + art.style)


NAMED = re.compile(r' (data-[\w-]+|id)="([^"]*)"')
REFERS = re.compile(r'(?:href="#|url\(#|\b(?:for|list|aria-labelledby|aria-describedby|aria-controls)=")([^")]+)')


def lean(page: str, style: str) -> str:
    """A page without what only the script of a table asks for: data, and names that neither it nor its style uses."""
    used = {name for names in REFERS.findall(page) for name in names.split()} | {*re.findall(r"#([\w-]+)", style)}
    seen = set(re.findall(r"\[(data-[\w-]+)", style))
    bare = NAMED.sub(lambda found: found[0] if found[1] in seen or found[2] in used else "", page)
    return re.sub(r"<linearGradient (?!id=).*?</linearGradient>", "", bare)


def write(folder: Path, language: str) -> Iterator[Page]:
    """Every page of a language below its folder."""
    for name in GAMES:
        book = Book(games.game(name), folder / name, language)
        yield from chain(book.rules(), book.cards(), book.scenes())


def lifted(board: Markup, pictured: Set[str]) -> tuple[Markup, str]:
    """A board without its ground and that ground's name, if there is a picture to lay below it."""
    ground = GROUND.search(board)
    if ground is None or ground[1] not in pictured:
        return board, ""
    return Markup(GROUND.sub("", board)), ground[1]


def sceneries(definition: Definition) -> dict[str, str]:
    """What adorns boards of a game, as pictures by the names of their files: all pages share them."""
    style = _style(definition)
    found = {}
    for name, (box, drawn) in definition.drawing.art.symbols.items():
        if name.startswith("scenery-"):
            worn = {*" ".join(re.findall(r'class="([^"]+)"', drawn)).split()}
            tints = "".join(rule[0] for rule in TINT.finditer(style) if worn & {*re.findall(r"\w+", rule[1])})
            inks = ";".join(re.findall(r"--[^;}]+", "".join(re.findall(r"\.scenery\{([^}]*)\}", style))))
            head = f"<style>:root{{color-scheme:light dark;{inks}}}{tints}</style>"
            found[f"{definition.name}-{name}.svg"] = (
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{head}{drawn}</svg>'
            )
    return found


def _address(kind: str, name: str) -> str:
    """Where a page of a game finds another one."""
    return f"../{kind}s/{name}.html"


class Book:
    """The pages of one game in one language."""

    def __init__(self, definition: Definition, folder: Path, language: str) -> None:
        self.definition = definition
        self.folder = folder
        self.language = language
        self.say = definition.words(language)
        self.pack = definition.library.load("")
        self.drawers = definition.drawing.gallery.drawers(self.pack, self.say)
        self.names = {code: name for drawer in self.drawers for code, name in drawer.cards}
        found = {definition.name + end: one for end, one in definition.drawing.board.backdrops.items()}
        self.pictured = {name for name, ground in found.items() if grounds.pictures(name, ground)}

    def _write(self, kind: str, name: str, title: str, text: str, **values: Any) -> Page:
        other = next(one for one in LANGUAGES if one != self.language)
        template = _templates().get_template(f"{kind}.jinja")
        game, heading = self.definition.name, self.definition.telling.title(self.say)
        about = {"game": game, "heading": heading, "name": name, "title": title, "t": self.say, "to": _address}
        address = f"{game}/{kind}s/{name}.html"
        page = template.render(language=self.language, other=other, address=address, **about, **values)
        if "dress" in values:
            page = lean(page, _style(self.definition))
        file = self.folder / f"{kind}s" / f"{name}.html"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(page, encoding="utf-8")
        return Page(f"{game}/{kind}s/{name}", title, text)

    def rules(self) -> Iterator[Page]:
        """A page for every rule."""
        known, language = annotated(self.definition), self.language
        ids, names = list(known), {rule_id: one.rule.title[language] for rule_id, one in known.items()}
        called = titles(self.definition, self.say)
        for place, (rule_id, one) in enumerate(known.items()):
            yield self._write(
                "rule",
                rule_id,
                f"{rule_id} {names[rule_id]}",
                one.rule.text[language],
                one=one,
                part=self.definition.telling.part(one.rule, self.say),
                tag=self.definition.telling.tag(one.rule, self.say),
                known=names,
                titles=called,
                drawn=self.drawn,
                scene=self.drawn[one.scenarios[0]] if one.scenarios else None,
                cards={code: self.names[code] for code in one.cards if code in self.names},
                listing="rules" if self.definition.name == "genesis" else f"rules-{self.definition.name}",
                before=ids[place - 1] if place else "",
                following=ids[place + 1] if place + 1 < len(ids) else "",
            )

    def cards(self) -> Iterator[Page]:
        """A page for every card of the usual pack."""
        gallery = self.definition.drawing.gallery
        named = turned({rule_id: one.cards for rule_id, one in annotated(self.definition).items()})
        rules = ledger(self.definition.package)
        for drawer in self.drawers:
            about = [one for one in rules.values() if re.search(rf"\b{drawer.kind}s?\b", one.title["en"].lower())]
            for code, name in drawer.cards:
                drawn = gallery.large(self.pack, code, self.say)
                yield self._write(
                    "card",
                    code,
                    name,
                    Markup(drawn).striptags(),
                    drawn=drawn,
                    sprite=self.definition.drawing.art.sprite_of(drawn),
                    dress=self.definition.drawing.art.dress.name,
                    drawer=drawer,
                    rules={one: rules[one].title[self.language] for one in named.get(code, ())},
                    of_kind={one.id: one.title[self.language] for one in about},
                )

    @cached_property
    def drawn(self) -> dict[str, Scene]:
        """The scenarios that are drawn: of each rule the first that checks it. All of them would be too heavy."""
        first = dict.fromkeys(one.scenarios[0] for one in annotated(self.definition).values() if one.scenarios)
        return {name: scene(self.definition, name, self.say, self._backdrop) for name in first}

    def scenes(self) -> Iterator[Page]:
        """A page for every scenario that is drawn: the table before its answers and after them."""
        for name, drawn in self.drawn.items():
            for when, board in drawn.boards.items():
                upper, ground = lifted(board, self.pictured)
                picture = rf'<img class="scenery" alt="" src="../../../{COMMON}/{self.definition.name}-\1.svg">'
                upper = Markup(SCENERY.sub(picture, str(upper)))
                yield self._write(
                    "scene",
                    f"{name}-{when}",
                    drawn.title,
                    "",
                    board=upper,
                    ground=ground,
                    sprite=self.definition.drawing.art.sprite_of(upper),
                    dress=self.definition.drawing.art.dress.name,
                )

    def _backdrop(self, end: str) -> str:
        return f"../../../{COMMON}/{self.definition.name}{end}.svg"
