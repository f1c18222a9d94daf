"""Pages to look things up, filled in from the program: commands, settings, the library, cards."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Iterator

from tools.handbook.contents import DOCS, word

import biont
from biont import cli, games
from biont.cli.parser import Command, speaking
from biont.games import Definition
from biont.kernel.settings import Choice, Setting, Switch
from biont.words import words
from biont.words.settings import about, called

WIDTH = "88"
"""Letters of a line of help."""


def made(language: str) -> dict[str, str]:
    """Every page that is filled in, by its name."""
    cards = {
        f"cards-{one.name}": _cards(one, language) for one in games.all_games() if one.name in ("genesis", "origins")
    }
    return {"commands": _commands(language), "settings": _settings(language), "names": _names(language), **cards}


# -- the command line -------------------------------------------------------------------------------------------------


def _commands(language: str) -> str:
    lines = [f"# {word('commands', language)}", "", word("commands-about", language)]
    examples = _examples("en") | _examples(language)
    for name, text in helped(language):
        lines += ["", f"## biont {name}", "", "```text", text.rstrip(), "```"]
        if name in examples:
            lines += ["", "```", examples[name], "```"]
    return "\n".join(lines) + "\n"


def helped(language: str) -> Iterator[tuple[str, str]]:
    """Every command, and the commands below it, with what its help says."""
    before = os.environ.get("COLUMNS")
    os.environ["COLUMNS"] = WIDTH
    try:
        with speaking(words(language)):
            for name, parser in _below(cli.parser_of([], language)):
                if isinstance(parser, Command):
                    parser.fill()
                yield name, parser.format_help()
                for inner, command in _below(parser):
                    yield f"{name} {inner}", command.format_help()
    finally:
        if before is None:
            del os.environ["COLUMNS"]
        else:
            os.environ["COLUMNS"] = before


def _below(parser: argparse.ArgumentParser) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            yield from action.choices.items()


def _examples(language: str) -> dict[str, str]:
    """Command -> the first line of docs/ that calls it, as tests run it; else the longest of its sentences."""
    pages = [page for page in sorted(DOCS.glob("*.md")) if page.name.endswith(".de.md") == (language == "de")]
    texts = [page.read_text(encoding="utf-8") for page in pages]
    run = [line for text in texts for line in re.findall(r"^(biont (?!--)[a-z]+.*)$", text, flags=re.MULTILINE)]
    told = [" ".join(line.split()) for text in texts for line in re.findall(r"`(biont (?!--)[a-z][^`…]+)`", text)]
    found: dict[str, str] = {}
    for line in (*run, *sorted(told, key=len, reverse=True)):
        bare = re.split(r"\s{2,}| …", line)[0]
        _, *words = bare.split()
        for name in (words[0], " ".join(words[:2])):
            found.setdefault(name, bare)
    return found


# -- settings ---------------------------------------------------------------------------------------------------------


def _settings(language: str) -> str:
    lines = [f"# {word('settings', language)}", "", word("settings-about", language)]
    for definition in games.all_games():
        offered = definition.settings
        if definition.name not in ("genesis", "origins"):
            continue
        say = definition.words(language)
        lines += ["", f"## {definition.telling.title(say)}", ""]
        lines += [f"| {' | '.join(word(key, language) for key in ('setting', 'meaning', 'usual'))} |", "|---|---|---|"]
        lines += [_setting(one, definition, language) for one in offered]
        lines += ["", "```python", example(definition), "```"]
    return "\n".join(lines) + "\n"


def _setting(setting: Setting, definition: Definition, language: str) -> str:
    say = definition.words(language)
    told = " ".join(part for part in (f"**{called(setting, say)}**.", about(setting, say)) if part)
    if isinstance(setting, Choice):
        told += "".join(
            f"<br>`{one}`: {called(setting, say, one)}. {about(setting, say, one)}" for one in setting.values
        )
    usual = f"`{setting.usual}`" if isinstance(setting, Choice) else word("off", language)
    return f"| `{setting.name}` | {told.replace('|', '/')} | {usual} |"


def example(definition: Definition) -> str:
    """A line that begins a game with the first of its switches on."""
    first = next(one for one in definition.settings if isinstance(one, Switch))
    return f'game = biont.new("{definition.name}", seats=2, seed=1, {first.name}=True)'


# -- the library ------------------------------------------------------------------------------------------------------


def _names(language: str) -> str:
    lines = [f"# {word('names-title', language)}", "", word("names-about", language)]
    for name in biont.__all__:
        one = getattr(biont, name)
        kind = "class" if isinstance(one, type) else "function" if callable(one) else "module"
        lines += ["", f"## {name}", "", "```{eval-rst}", f".. auto{kind}:: biont.{name}"]
        lines += ["   :members:"] if kind != "function" else []
        lines += ["```"]
    return "\n".join(lines) + "\n"


# -- cards ------------------------------------------------------------------------------------------------------------


def _cards(definition: Definition, language: str) -> str:
    say = definition.words(language)
    lines = [f"# {word('cards-of', language)} {definition.telling.title(say)}"]
    for drawer in definition.drawing.gallery.drawers(definition.library.load(""), say):
        if drawer.cards:
            lines += ["", f"({drawer.kind})=", f"## {drawer.title}", ""]
            lines += [f"- <a href='{definition.name}/cards/{code}.html'>{name}</a>" for code, name in drawer.cards]
    return "\n".join(lines) + "\n"
