"""Dice that fell, as lines of what has just happened: for life on a place, for survival, and what they earn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from biont.genesis.pools import CATALYSTS_GAINED
from biont.genesis.rules.autocatalysis import AUTOCATALYTIC_REROLL, AUTOCATALYTIC_ROLL, AWARDED
from biont.genesis.rules.darwin import DARWIN_REROLL, DARWIN_ROLL, EARNED
from biont.genesis.rules.sequence import PHASE_BEGINS
from biont.genesis.table import BERTH, CELL, NOWHERE
from biont.genesis.web.dice import DARWIN
from biont.genesis.web.lines import OTHERS, OWN, Line
from biont.genesis.web.story import Story, numbers
from biont.kernel.declared import Event
from biont.kernel.play import Entry


def _faces(entry: Entry) -> list[str]:
    """Each roll that an entry tells of."""
    return [" ".join(map(str, datum)) for datum in entry.data if isinstance(datum, tuple)]


def _darwin_roll(story: Story, entry: Entry) -> None:
    _darwin(story, entry)


def _darwin_reroll(story: Story, entry: Entry) -> None:
    before, after, *_ = _faces(entry)
    _darwin(story, entry).parts.append(story.say("web-recap-again", before=before, after=after))


def _darwin(story: Story, entry: Entry) -> Line:
    """The line of an organism that rolled, with its dice; that nothing is lost is said only where no error is left."""
    organism, _, errors, shield, lowest = numbers(entry)
    line = story.organism("roll", organism, entry.seat)
    line.dice = seen(story, entry)
    harmless, by_dna = errors <= shield, lowest == 6 and "5" in line.dice
    key = "web-recap-unharmed-dna" if by_dna else "web-recap-unharmed"
    line.unharmed = story.say(key) if harmless and line.weight > OTHERS else ""
    line.repaired = [story.say("web-recap-errors", errors=errors, repaired=errors)] if errors and harmless else []
    line.repaired += [story.say("web-recap-dna")] if by_dna else []
    return line


def seen(story: Story, entry: Entry) -> str:
    """How the own dice of an organism or a place lie, which stands in its line whenever that is told."""
    if entry.kind == PHASE_BEGINS:
        story.rolled.clear()
    if entry.kind not in ROLLS or not (faces := _faces(entry)):
        return ""
    dice, thing = faces[-1], numbers(entry)[0]
    if entry.kind in DARWIN:
        story.rolled["roll", thing] = dice = " ".join(sorted(dice.split()))
    elif entry.seat == story.seat:
        story.rolled["place", thing] = dice
    return dice


def _earned(story: Story, entry: Entry) -> None:
    """How the food of a roll adds up, where it is no single disc; the roll may have been seen before."""
    organism, ones, each, triples = numbers(entry)
    line = story.organism("roll", organism, entry.seat)
    if triples or ones * each > 1:
        line.earned = story.say("earned", number=ones, number2=each, number3=triples)
        if ones > 1 or (ones and triples):
            line.earned = story.say("web-recap-earned", what=line.earned, count=ones * each + triples)


def _place_roll(story: Story, entry: Entry) -> None:
    placard, weight = numbers(entry)[0], OWN if entry.seat == story.seat else OTHERS
    line = story.line("place", placard, story.teller.refugium(placard), weight)
    if weight == OTHERS:
        key = "web-recap-rolls" if entry.kind == AUTOCATALYTIC_ROLL else "web-recap-rolls-again"
        faces = _faces(entry)[-1]
        told = story.say(key, player=_player(story, entry), dice=faces)
        if entry.kind == AUTOCATALYTIC_ROLL and _is_shared(story, placard):
            told = line.roller = story.say("web-recap-rolls-shared", what=told, why=_why(story, placard))
        line.parts.append(told)
        line.gained |= {told} if entry.kind != AUTOCATALYTIC_ROLL else set()  # all that comes of it is of these dice
        line.doubles = (
            story.say("web-recap-lifeless-doubles", player=_player(story, entry))
            if len({*faces.split()}) < len(faces.split())
            else ""
        )
    else:
        line.dice, line.unharmed = seen(story, entry), story.say("web-recap-nothing-woke")


def _is_shared(story: Story, placard: int) -> bool:
    """Whether one's own bionts were on a place that another rolled for; by now they may be guests of its bacterium."""
    table = story.table
    return any(table.domes[CELL[placard][one]] or table.bionts[BERTH[placard][one]] for one in story.mine)


def _why(story: Story, placard: int) -> str:
    """Why somebody else rolls: as far as the log says exactly, or else the rule."""
    claim = story.claims.rolled.get(placard)
    rival = claim.best(story.mine) if claim is not None else NOWHERE
    if claim is None or rival == NOWHERE:
        return story.say("web-recap-why")
    return claim.told(story.mine, rival, story.teller, story.say)


def _award(story: Story, entry: Entry) -> None:
    """Whose disc comes of a cube that died on a shared place."""
    placard, colour, player = numbers(entry)
    story.awarded[player, colour] += 1
    if line := story.lines.get(("place", placard)):
        line.parts.append(story.say("web-recap-awarded", player=story.teller.player(player)))


def _player(story: Story, entry: Entry) -> str:
    return story.teller.player(numbers(entry)[1])


def awarded(entries: Sequence[Entry]) -> Counter[tuple[int, int]]:
    """Discs that whoever rolled has given away, and that have not come yet: they come once all deaths are chosen."""
    found: Counter[tuple[int, int]] = Counter()
    for entry in reversed(entries):
        if entry.kind in (AUTOCATALYTIC_ROLL, CATALYSTS_GAINED):
            break
        if entry.kind == AWARDED:
            _, colour, player = numbers(entry)
            found[player, colour] += 1
    return found


ROLLS: dict[Event, Callable[[Story, Entry], None]] = {
    DARWIN_ROLL: _darwin_roll,
    DARWIN_REROLL: _darwin_reroll,
    EARNED: _earned,
    AUTOCATALYTIC_ROLL: _place_roll,
    AUTOCATALYTIC_REROLL: _place_roll,
    AWARDED: _award,
}
