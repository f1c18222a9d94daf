"""The chronicle as a page, a part of a page, one SVG or a Markdown text."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import Any

from markupsafe import Markup

from biont.draw import NOWHERE, DrawingTools, Links, chart, chart_style, html_document, style_of
from biont.draw.marks import as_html, as_markdown
from biont.games.drawing import Art, Chronicle
from biont.genesis.cards import CLIMATES, COLOURS, EONS
from biont.genesis.draw import times
from biont.genesis.draw.chronicle.prose import Prose
from biont.genesis.draw.chronicle.reader import Reader
from biont.genesis.draw.chronicle.snapshots import retold
from biont.genesis.draw.chronicle.story import Story, Turn
from biont.genesis.draw.chronicle.tree import draw_tree
from biont.genesis.rules.victory import points
from biont.genesis.table import Table
from biont.genesis.words.teller import Teller
from biont.kernel.game import Game
from biont.words import Words


def story_of(game: Game[Table]) -> Story:
    """The story of a game, finished or not, as data."""
    entries, snapshots = retold(game)
    box = game.table.box
    story = Reader(box.pack, box.players, snapshots).read(entries)
    story.skies = box.settings.advanced
    story.rivals = box.competitive
    story.result = game.result
    story.scores = {
        score.player: tuple((part.name, part.rule, part.points) for part in score.parts())
        for score in points(game.table)
    }
    return story


class GenesisChronicle(Chronicle):
    """A game as a natural history: timeline, tree of life, a paragraph for each turn, and the reckoning."""

    kinds = (".html", ".svg", ".md")

    def __init__(self, art: Art) -> None:
        self.art = art
        self.style = chart_style() + style_of("biont.draw", "chronicle.css") + style_of(art.package, "chronicle.css")

    def page(self, game: Game[Table], say: Words, links: Links = NOWHERE) -> Markup:
        """The chronicle as part of a page."""
        return _drawn(story_of(game), self.art.tools(say, links), self.art)

    def file(self, kind: str, game: Game[Table], say: Words, theme: str = "") -> str:
        """One HTML file with everything inside, the tree of life alone as an SVG, or a text."""
        if kind == ".html":
            title = f"{say('chronicle-title')} · {say('chronicle-kicker')}"
            main = Markup("<main>\n{}\n</main>").format(self.page(game, say))
            dress = replace(self.art.dress, style=self.art.dress.style + self.style)
            return html_document(title, say, [main], dress, theme)
        return str(draw_tree(story_of(game), say, alone=True)) if kind == ".svg" else written(story_of(game), say)


def written(story: Story, words: Words) -> str:
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


def _drawn(story: Story, tools: DrawingTools, art: Art) -> Markup:
    words = tools.words
    paragraphs = [as_html(text, COLOURS) for text in Prose(story, words).paragraphs()]
    eons = [
        (EONS[eon], list(turns))
        for eon, turns in groupby(zip(story.turns, paragraphs, strict=True), key=lambda item: item[0].eon)
    ]
    values: dict[str, Any] = {
        "story": story,
        "eons": eons,
        "events": {
            turn.number: [times.event(story.pack.events[n], skies=story.skies) for n in turn.events]
            for turn in story.turns
        },
        "CLIMATES": CLIMATES,
        "tree": draw_tree(story, words),
        "chart": _chart(story, words, art),
        "lead_in": _lead_in(story, words),
        "ending": _ending(story, words),
        "kinds": _kinds(story),
        "totals": _totals(story),
    }
    return tools("chronicle.jinja", **values)


def _chart(story: Story, words: Words, art: Art) -> Markup:
    """Victory points at the end of each turn; nothing where fewer than two turns have points."""
    history = [(turn.number, turn.points) for turn in story.turns if turn.points]
    if len(history) < 2:
        return Markup("")
    names = {COLOURS[player]: words(f"player-{COLOURS[player]}") for player in story.players}
    return chart(history, art.curves(names), words("chronicle-chart-label"))


def _lead_in(story: Story, words: Words) -> str:
    if not story.turns:
        return words("chronicle-before")
    counts = {"turns": len(story.turns), "lives": len(story.lives), "living": len(story.living())}
    return words("chronicle-lead-in", **counts)


def _ending(story: Story, words: Words) -> str:
    if story.result is None:
        return words("chronicle-unfinished")
    return Teller(story.pack, words).result(story.result)


def _events(story: Story, turn: Turn, words: Words) -> str:
    german = words.language == "de"
    names = [story.pack.events[number].name for number in turn.events]
    return " · ".join(name.de if german else name.en for name in names)


def _kinds(story: Story) -> list[tuple[str, str, list[int]]]:
    """A row for each kind of points that anybody has: its name, its rule, the points of each player."""
    parts = [story.scores.get(player, ()) for player in story.players]
    rows = [(kind[0][0], kind[0][1], [part[2] for part in kind]) for kind in zip(*parts, strict=True)]
    return [row for row in rows if any(row[2])]


def _totals(story: Story) -> list[int]:
    return [sum(part[2] for part in story.scores.get(player, ())) for player in story.players]


def _score_rows(story: Story, words: Words) -> list[str]:
    """The reckoning as a table of Markdown."""
    names = [words(f"player-{COLOURS[player]}") for player in story.players]
    rows = [[words("chronicle-kind"), words("chronicle-rule"), *names], ["---"] * (2 + len(names))]
    rows += [[words(f"score-{name}"), rule, *map(str, row)] for name, rule, row in _kinds(story)]
    rows += [[words("chronicle-total"), "", *map(str, _totals(story))]]
    return [f"| {' | '.join(row)} |" for row in rows]
