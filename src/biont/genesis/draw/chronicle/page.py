"""The chronicle as a page, a part of a page, one SVG or a Markdown text."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Any

from markupsafe import Markup

from biont.draw.render import render, style_sheet
from biont.genesis.cards import CLIMATES, COLOURS, EONS
from biont.genesis.draw import times
from biont.genesis.draw.chronicle.chart import chart
from biont.genesis.draw.chronicle.prose import Prose, as_html, as_markdown
from biont.genesis.draw.chronicle.reader import Reader
from biont.genesis.draw.chronicle.snapshots import retold
from biont.genesis.draw.chronicle.story import Chronicle, Turn
from biont.genesis.draw.chronicle.tree import draw_tree
from biont.genesis.draw.sprite import sprite
from biont.genesis.rules.victory import points
from biont.genesis.table import Table
from biont.genesis.words.teller import Teller
from biont.kernel.game import Game
from biont.words import Words


def chronicle(game: Game[Table]) -> Chronicle:
    """The story of a game, finished or not, as data."""
    entries, snapshots = retold(game)
    box = game.table.box
    story = Reader(box.pack, box.players, snapshots).read(entries)
    story.rivals = box.competitive
    story.result = game.result
    story.scores = {
        score.player: tuple((part.name, part.rule, part.points) for part in score.parts())
        for score in points(game.table)
    }
    return story


def draw_chronicle(game: Game[Table], words: Words) -> Markup:
    """The chronicle as part of a page that has the sprite, the board's style sheet and ``chronicle.css``."""
    return _drawn(chronicle(game), words)


def chronicle_html(game: Game[Table], words: Words, theme: str = "") -> str:
    """The chronicle as one HTML file with everything inside."""
    story = _drawn(chronicle(game), words)
    style = Markup(style_sheet() + chronicle_style())
    values: dict[str, Any] = {"story": story, "style": style, "sprite": sprite(), "theme": theme}
    return str(render("chronicle_document.jinja", words, **values))


def tree_svg(game: Game[Table], words: Words) -> str:
    """The tree of life alone, as an SVG file."""
    return str(draw_tree(chronicle(game), words, alone=True))


def chronicle_markdown(game: Game[Table], words: Words) -> str:
    """The story as a text."""
    return written(chronicle(game), words)


def written(story: Chronicle, words: Words) -> str:
    """A story as a text, once it is data."""
    lines = [f"# {words('chronicle-title')}", "", _lead_in(story, words)]
    told = zip(story.turns, Prose(story, words).paragraphs(), strict=True)
    for eon, turns in groupby(told, key=lambda item: item[0].eon):
        name = EONS[eon]
        lines += ["", f"## {words(f'board-eon-{name}')} ({words(f'board-eon-span-{name}')})"]
        for turn, text in turns:
            head = words("chronicle-turn", turn=turn.number)
            lines += ["", f"**{head}. {as_markdown(_events(story, turn, words))}.** {as_markdown(text)}"]
    lines += ["", f"## {words('chronicle-score')}", "", _ending(story, words), ""]
    if story.scores:
        lines += _score_rows(story, words)
    return "\n".join(lines) + "\n"


@cache
def chronicle_style() -> str:
    """The style sheet of the chronicle; it builds on that of the board."""
    return (files("biont.genesis.draw") / "chronicle.css").read_text(encoding="utf-8")


def _drawn(story: Chronicle, words: Words) -> Markup:
    paragraphs = [as_html(text) for text in Prose(story, words).paragraphs()]
    eons = [
        (EONS[eon], list(turns))
        for eon, turns in groupby(zip(story.turns, paragraphs, strict=True), key=lambda item: item[0].eon)
    ]
    values: dict[str, Any] = {
        "story": story,
        "eons": eons,
        "events": {turn.number: [times.event(story.pack.events[n]) for n in turn.events] for turn in story.turns},
        "CLIMATES": CLIMATES,
        "tree": draw_tree(story, words),
        "chart": chart(story, words),
        "lead_in": _lead_in(story, words),
        "ending": _ending(story, words),
        "kinds": _kinds(story),
        "totals": _totals(story),
    }
    return render("chronicle.jinja", words, **values)


def _lead_in(story: Chronicle, words: Words) -> str:
    if not story.turns:
        return words("chronicle-before")
    counts = {"turns": len(story.turns), "lives": len(story.lives), "living": len(story.living())}
    return words("chronicle-lead-in", **counts)


def _ending(story: Chronicle, words: Words) -> str:
    if story.result is None:
        return words("chronicle-unfinished")
    return Teller(story.pack, words).result(story.result)


def _events(story: Chronicle, turn: Turn, words: Words) -> str:
    german = words.language == "de"
    names = [story.pack.events[number].name for number in turn.events]
    return " · ".join(name.de if german else name.en for name in names)


def _kinds(story: Chronicle) -> list[tuple[str, str, list[int]]]:
    """A row for each kind of points that anybody has: its name, its rule, the points of each player."""
    parts = [story.scores.get(player, ()) for player in story.players]
    rows = [(kind[0][0], kind[0][1], [part[2] for part in kind]) for kind in zip(*parts, strict=True)]
    return [row for row in rows if any(row[2])]


def _totals(story: Chronicle) -> list[int]:
    return [sum(part[2] for part in story.scores.get(player, ())) for player in story.players]


def _score_rows(story: Chronicle, words: Words) -> list[str]:
    """The reckoning as a table of Markdown."""
    names = [words(f"player-{COLOURS[player]}") for player in story.players]
    rows = [[words("chronicle-kind"), words("chronicle-rule"), *names], ["---"] * (2 + len(names))]
    rows += [[words(f"score-{name}"), rule, *map(str, row)] for name, rule, row in _kinds(story)]
    rows += [[words("chronicle-total"), "", *map(str, _totals(story))]]
    return [f"| {' | '.join(row)} |" for row in rows]
