"""What organisms die of, as it is told in what came of an answer."""

from __future__ import annotations

from biont.genesis.cards import IMMUNOLOGY
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
    """Whether a card goes with somebody else's organism that is gone; one that let its owner choose what is lost says
    why a biont was lost while cards were left (GL-Immunology)."""
    organism, mutation, *_ = numbers(entry)
    line = befell(story, organism)
    if line is None or not line.dead or entry.seat == story.seat or not entry.rule.startswith("GL-Extinction"):
        return False
    chosen = organism < PARASITE and not line.fallen and line.parts[-1:] and line.parts[-1] in line.lost
    if chosen and _lets_choose(story, mutation):
        line.parts = [story.say("web-recap-so-chosen", player=line.dead), *line.parts[:-1]]
        line.fallen = True
    return True


def _lets_choose(story: Story, mutation: int) -> bool:
    """Whether a card, as it was called last, lets the owner of its organism choose what is lost."""
    card, called = story.teller.pack.mutations[mutation], story.teller.mutation(mutation)
    side = next((one for one in (card.front, card.back) if getattr(one.name, story.teller.language) == called), None)
    return side is not None and side.icons[IMMUNOLOGY] > 0


def discs_gone(story: Story, entry: Entry) -> None:
    organism, count = numbers(entry)
    if line := befell(story, organism):
        line.parts.append(story.say("web-recap-went-disc", count=count))
