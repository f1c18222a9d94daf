"""The chronicle as a page, a part of a page, the timeline alone as a picture, or a Markdown text."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from markupsafe import Markup

from biont.draw import NOWHERE, Links, chart, chart_style, html_document, style_of
from biont.draw.marks import as_html, as_markdown, played
from biont.games.drawing import Art, Chronicle
from biont.kernel.game import Game
from biont.origins.cards import COLOURS, DISCIPLINES, EPOCHS
from biont.origins.draw.chronicle import minds
from biont.origins.draw.chronicle.maps import ground, plates
from biont.origins.draw.chronicle.places import Places
from biont.origins.draw.chronicle.prose import Prose
from biont.origins.draw.chronicle.scenes import HEXES, SPOTS
from biont.origins.draw.chronicle.story import Chapter, Deed, Story, story_of
from biont.origins.draw.chronicle.timeline import timeline
from biont.origins.draw.ledger import Row, ledger
from biont.origins.rules.advanced.outcomes import ATTACKED, CITY_STRUCK, CITY_TAKEN, CONVERTED, ENSLAVED, STRUCK, TRADED
from biont.origins.rules.auction import QUIET_REVOLUTION
from biont.origins.rules.challenge import CHALLENGE_DRAWN
from biont.origins.rules.knowledge import ELECTED, INVENTED
from biont.origins.rules.revolution import REVOLUTION_CAME
from biont.origins.rules.scoring import final_score
from biont.origins.rules.urbanize import CITY_FOUNDED
from biont.origins.table import NOTHING, Table
from biont.origins.words.teller import Teller
from biont.words import Words

STRUGGLES = {
    "revolution": (REVOLUTION_CAME, QUIET_REVOLUTION, ELECTED),
    "war": (ATTACKED, STRUCK, CITY_STRUCK, CITY_TAKEN, CONVERTED, ENSLAVED),
    "trade": (TRADED,),
}
"""What a chronicle lists apart, by the mark of it."""


class OriginsChronicle(Chronicle):
    """A game as a history of peoples: timeline, maps, a paragraph for each chapter, minds, struggles, reckoning."""

    kinds = (".html", ".svg", ".md")

    def __init__(self, art: Art) -> None:
        self.art = art
        self.style = chart_style() + style_of("biont.draw", "chronicle.css") + style_of(art.package, "chronicle.css")

    def page(self, game: Game[Table], say: Words, links: Links = NOWHERE) -> Markup:
        """The chronicle as part of a page."""
        story = story_of(game)
        return self.art.tools(say, links)("chronicle.jinja", **values(story, say, self.art))

    def file(self, kind: str, game: Game[Table], say: Words, theme: str = "") -> str:
        """One HTML file with everything inside, the timeline alone as an SVG, or a text."""
        if kind == ".html":
            title = f"{say('chronicle-title')} · {say('chronicle-kicker')}"
            main = Markup("<main>\n{}\n</main>").format(self.page(game, say))
            dress = replace(self.art.dress, style=self.art.dress.style + self.style)
            return html_document(title, say, [main], dress, theme)
        return self._picture(story_of(game), say, theme) if kind == ".svg" else written(story_of(game), say)

    def _picture(self, story: Story, say: Words, theme: str) -> str:
        dress = self.art.dress
        style = Markup((dress.style + self.style).replace("&", "&amp;").replace("<", "&lt;"))
        drawn = self.art.tools(say)(
            "chronicle_picture.jinja",
            plate=timeline(story),
            titles=titles(story, say),
            names=_names(story, say),
            story=story,
            dress=dress,
            style=style,
            theme=theme or "light",
        )
        return str(drawn)


def values(story: Story, say: Words, art: Art) -> dict[str, Any]:
    """What the template shows."""
    paragraphs = [as_html(text, COLOURS) for text in Prose(story, say).paragraphs()]
    told = iter(paragraphs)
    return {
        "story": story,
        "names": _names(story, say),
        "plate": timeline(story),
        "ground": ground(story),
        "maps": plates(story),
        "ages": [(EPOCHS[epoch], [(one, next(told)) for one in chapters]) for epoch, chapters in story.epochs()],
        "titles": titles(story, say),
        "minds": minds.minds(story),
        "mind_size": (minds.WIDTH, minds.HEIGHT),
        "domains": minds.DOMAINS,
        "struggles": struggles(story, say),
        "ledger": ledger(story.last),
        "disciplines": DISCIPLINES,
        "chart": _chart(story, say, art),
        "lead_in": _lead_in(story, say),
        "ending": _ending(story, say),
    }


def written(story: Story, say: Words) -> str:
    """A story as a text."""
    lines = [f"# {say('chronicle-title')}", "", f"{_lead_in(story, say)} {_ending(story, say)}"]
    heads, told = titles(story, say), iter(Prose(story, say).paragraphs())
    for epoch, chapters in story.epochs():
        lines += ["", f"## {say('chronicle-epoch', epoch=EPOCHS[epoch])}"]
        for chapter in chapters:
            lines += ["", f"**{heads[chapter.number]}.** {as_markdown(next(told))}"]
    found = struggles(story, say)
    if found:
        lines += ["", f"## {say('chronicle-struggles')}", ""]
        lines += [f"- {say('chronicle-turn', turn=turn)}: {as_markdown(text)}" for _, turn, text in found]
    lines += ["", f"## {say('chronicle-score')}", "", *_score_rows(story, say)]
    return "\n".join(lines) + "\n"


def titles(story: Story, say: Words) -> dict[int, str]:
    """What each chapter is called, by its number."""
    return {chapter.number: _title(story, chapter, say) for chapter in story.chapters}


def _title(story: Story, chapter: Chapter, say: Words) -> str:
    if chapter.challenge != NOTHING:
        return str(getattr(story.pack.challenges[chapter.challenge].name, say.language))
    if chapter.comet != NOTHING:
        return str(getattr(story.pack.comets[chapter.comet].name, say.language))
    return say("chronicle-beginning")


def struggles(story: Story, say: Words) -> list[tuple[str, int, str]]:
    """Revolutions, wars and trades in their order: the mark, the turn, and a marked line."""
    marks = {kind: mark for mark, kinds in STRUGGLES.items() for kind in kinds}
    return [(marks[deed.kind], deed.turn, _struggle(story, deed, say)) for deed in story.deeds(*marks)]


def _struggle(story: Story, deed: Deed, say: Words) -> str:
    """A line; the first thing of a deed between two players is the other one, but for a City that changes hands."""
    places = Places(story, say)

    def player(seat: int) -> str:
        return played(story.box.colours[seat], say(f"seat-{story.seats[seat]}"))

    told: dict[str, str] = {"player": player(deed.seat)}
    if deed.kind in (QUIET_REVOLUTION, ELECTED):
        told["discipline"] = say(f"discipline-{DISCIPLINES[deed.number()]}")
    elif deed.kind != REVOLUTION_CAME:
        told["other"] = player(deed.number(1 if deed.kind == CITY_TAKEN else 0))
    if deed.kind in HEXES:
        told["hex"] = places.hex(deed, HEXES[deed.kind])
    elif deed.kind in SPOTS:
        told["spot"] = places.spot(deed, SPOTS[deed.kind])
    return say(f"chronicle-deed-{deed.kind.key}", **told)


def _names(story: Story, say: Words) -> list[str]:
    return [say(f"seat-{seat}") for seat in story.seats]


def _chart(story: Story, say: Words, art: Art) -> Markup:
    """Final scores turn by turn; nothing before the second turn."""
    if story.turns < 2:
        return Markup("")
    seats = range(len(story.seats))
    history = [(turn, [final_score(table, seat) for seat in seats]) for turn, table in enumerate(story.tables)]
    names = dict(zip(story.seats, _names(story, say), strict=True))
    return chart(history, art.curves(names), say("chronicle-chart-label"))


def _lead_in(story: Story, say: Words) -> str:
    if not story.turns:
        return say("chronicle-before")
    counts = {"challenges": CHALLENGE_DRAWN, "cities": CITY_FOUNDED, "ideas": INVENTED}
    return say("chronicle-lead-in", turns=story.turns, **{key: len(story.deeds(of)) for key, of in counts.items()})


def _ending(story: Story, say: Words) -> str:
    if story.result is None:
        return say("chronicle-unfinished")
    return Teller(story.box, say, story.seats).result(story.result)


def _score_rows(story: Story, say: Words) -> list[str]:
    """The reckoning as a table of Markdown."""
    found = ledger(story.last)
    rows = [["", *_names(story, say)], ["---"] * (1 + len(found))]
    for number, discipline in enumerate(DISCIPLINES):
        parts = [_parts(row, number) for row in found]
        rows.append([say(f"discipline-{discipline}"), *parts])
    rows.append([say("chronicle-final"), *(f"**{row.final}**" for row in found)])
    return [f"| {' | '.join(row)} |" for row in rows]


def _parts(row: Row, discipline: int) -> str:
    """A score as a sum; one that does not count in brackets."""
    score = row.scores[discipline]
    text = " + ".join(map(str, (score.chits, score.measured, *(cell.stage for cell in score.cells))))
    return f"{text} = {score.total}" if score.scored else f"({text} = {score.total})"
