"""What organisms die of, as it is told in what came of an answer."""

from __future__ import annotations

from biont.genesis.ids import PARASITE
from biont.genesis.rules.extinction import FATES
from biont.genesis.web.lines import OWN, TOUCHED, Line
from biont.genesis.web.story import Story, numbers
from biont.kernel.play import Entry

TOLD_FATES = {
    "host": "web-recap-fate-host",
    "supplanted": "web-recap-fate-supplanted",
    "abandoned": "web-recap-fate-abandoned",
}
"""What an organism dies of that nothing struck itself."""


def extinct(story: Story, entry: Entry) -> None:
    organism, player = numbers(entry)
    weight = OWN if entry.seat == story.seat else TOUCHED
    line = befell(story, organism) or story.line("strike", organism, story.teller.organism(organism), weight)
    line.weight, line.dead = max(weight, line.weight), story.teller.player(player)
    line.parts = [*line.parts[line.struck :], *line.parts[: line.struck]]  # what it died of comes first
    story.scores(line, player)
    if fate := TOLD_FATES.get(FATES.get(entry.rule, "")):
        line.parts.insert(0, story.say(fate))  # whatever else has struck it, of that it died
    line.fallen = bool(fate)


def befell(story: Story, organism: int) -> Line | None:
    """The line of the last that an organism rolled or was struck by."""
    found = [line for (sort, one), line in story.lines.items() if one == organism and sort in ("roll", "strike")]
    return found[-1] if found else None


def goes_along(story: Story, entry: Entry) -> bool:
    """Whether a card goes with somebody else's organism that is gone: with cards left, its owner chose to lose bionts
    first (GL-Immunology)."""
    organism, *_ = numbers(entry)
    line = befell(story, organism)
    if line is None or not line.dead or entry.seat == story.seat or not entry.rule.startswith("GL-Extinction"):
        return False
    if organism < PARASITE and not line.fallen and line.parts:
        line.parts = [story.say("web-recap-so-chosen", player=line.dead), *line.parts[:-1]]
        line.fallen = True
    return True


def discs_gone(story: Story, entry: Entry) -> None:
    organism, count = numbers(entry)
    if line := befell(story, organism):
        line.parts.append(story.say("web-recap-went-disc", count=count))
