"""What has just happened, in a few lines: for each thing that rolled, was struck or changed what became of it.

Nothing is reckoned here: all of it stands in the log, which tells it piece by piece.
"""

from __future__ import annotations

from collections.abc import Callable

from biont.games.advice import Became, Lately
from biont.genesis import nouns
from biont.genesis.ids import cubes_of, mutation_of
from biont.genesis.organisms import has_immunology, residents
from biont.genesis.pools import BIONT_HOME
from biont.genesis.rules.assignment import LIMIT_REACHED
from biont.genesis.rules.atrophy import ANTIOXIDANT_SPENT, BIONT_LOST, CHROMOSOME_LOST, DISEASED_LOST, TESTED
from biont.genesis.rules.autocatalysis import (
    ANIMATED,
    BIONT_DIED,
    DISORGANIZED,
    ENZYME_LOST,
    ENZYMES_SPENT,
    LIFE_CREATED,
)
from biont.genesis.rules.darwin import ASK_REROLL
from biont.genesis.rules.events import (
    DESERTED,
    ENZYME_SMITTEN,
    EVENT_DRAWN,
    MANNA_SMITTEN,
    ORDER_SET,
    REFUGIUM_APPEARS,
)
from biont.genesis.rules.extinction import DISCS_GONE, EXTINCT
from biont.genesis.rules.mutations import CUBE_LOST, DEMOTED, MUTATION_LOST, ROIL_STRUCK, is_diseased
from biont.genesis.rules.parasites import ATTACHED, SUPPLANTED
from biont.genesis.rules.sequence import ASK_WANTON, AUTOCATALYSIS, PHASE_BEGINS, WANTON_FIRST
from biont.genesis.rules.spike import STRUCK
from biont.genesis.rules.strikes import OZONE_FORMED, OZONE_HOLDS, OZONE_TORN
from biont.genesis.table import BERTH, CELL, NOWHERE
from biont.genesis.vocabulary import ERRORS
from biont.genesis.web.acts import ACTS
from biont.genesis.web.fates import discs_gone, extinct, goes_along
from biont.genesis.web.gains import GAINS
from biont.genesis.web.lines import NEWS, OTHERS, OWN, TOUCHED
from biont.genesis.web.rolls import ROLLS, awarded, seen
from biont.genesis.web.story import Story, numbers
from biont.genesis.words.teller import Teller
from biont.kernel.declared import Event
from biont.kernel.play import Entry
from biont.words import Words


def recap(lately: Lately, teller: Teller, say: Words) -> list[Became]:
    """What befell a seat, and whoever else it should know of, since it answered last."""
    before = lately.entries[: lately.since]
    story = Story(lately.table, lately.seat, teller, say)
    story.awarded = awarded(before)
    for entry in before:
        teller.watch(entry)
        seen(story, entry)
        story.claims.watch(entry)
    story.assigning = lately.decision is None or lately.decision.kind != ASK_WANTON
    for entry in lately.entries[lately.since :]:
        _read(story, entry)
    if lately.decision is not None and lately.decision.kind == ASK_REROLL:
        story.lines.pop(("roll", lately.decision.data[0]), None)  # nothing has become yet of what is asked about
    about = lately.decision.kind.things[:1] if lately.decision is not None else ()
    if lately.decision is not None and about == (nouns.REFUGIUM,) and ("place", lately.decision.data[0]) in story.lines:
        asked = story.lines["place", lately.decision.data[0]]
        asked.doubles = asked.unharmed = asked.dice = ""  # nothing has become of it yet
    return story.told()


def _read(story: Story, entry: Entry) -> None:
    """Take in what an entry tells; organisms are called what they were called then."""
    story.claims.watch(entry)
    if entry.kind != BIONT_HOME:
        story.deserted = NOWHERE
    if entry.kind in (ATTACHED, SUPPLANTED):
        story.teller.watch(entry)
    if reads := READS.get(entry.kind):
        reads(story, entry)
    if entry.kind != LIMIT_REACHED:
        story.acted.add(entry.seat)
    story.teller.watch(entry)


# -- what entries tell -------------------------------------------------------------------------------------------------


def _phase(story: Story, entry: Entry) -> None:
    story.now = None
    if (number := numbers(entry)[0]) == AUTOCATALYSIS and not story.phases:
        story.idle(after=True)
    story.acted.clear()
    story.phases.append(number)
    story.begins.append(len(story.lines))


def _event(story: Story, entry: Entry) -> None:
    story.now = None
    story.struck.append(str(story.teller.names["event"](numbers(entry)[0])))


def _roiled(story: Story, entry: Entry) -> None:
    """A deck with another card on top; that somebody wanted it so is told of him."""
    if story.after_sex:
        story.after_sex = False
        return
    story.roiled.append(story.teller.row(numbers(entry)[0]))


def _arrived(story: Story, entry: Entry) -> None:
    story.arrived.append(story.teller.refugium(numbers(entry)[0]))


def _sky(key: str) -> Callable[[Story, Entry], None]:
    """What becomes of the ozone layer."""

    def read(story: Story, entry: Entry) -> None:
        story.told_of_event.append(story.say(key))

    return read


def _ordered(story: Story, entry: Entry) -> None:
    """Who goes first and why, where that is somebody else, or somebody else by the card."""
    order = entry.data[0]
    first = order[0] if isinstance(order, tuple) else order
    key = "web-recap-first" if entry.kind == ORDER_SET else "web-recap-wanton"
    own, story.by_card = first in story.mine, entry.kind == ORDER_SET
    story.order = story.say(key, player=story.teller.player(first)) if not own or story.order else ""


def _placed(key: str) -> Callable[[Story, Entry], None]:
    """What becomes of the colour of a cube or an enzyme on a place."""

    def read(story: Story, entry: Entry) -> None:
        placard, colour = numbers(entry)[:2]
        line = story.lines.get(("life", placard))
        if line is None:
            line = story.line(
                "place", placard, story.teller.refugium(placard), OWN if _is_here(story, placard) else OTHERS
            )
        told = story.say(key, colour=story.teller.colour(colour))
        if key == "web-recap-dies" and line.weight == OWN:
            line.loses(told)
        else:
            line.parts.append(told)
            line.gained |= {told} if key == "web-recap-enzyme" else set()

    return read


def _is_here(story: Story, placard: int) -> bool:
    return any(story.table.domes[CELL[placard][one]] for one in story.mine)


def _biont_died(story: Story, entry: Entry) -> None:
    placard, player = numbers(entry)
    weight = OWN if entry.seat == story.seat else NEWS
    line = story.line("place", placard, story.teller.refugium(placard), weight)
    told = story.say("web-recap-biont", player=story.teller.player(player))
    if player in story.mine:
        line.loses(told)
    else:
        line.parts.append(told)


def _life(story: Story, entry: Entry) -> None:
    placard, player = numbers(entry)
    name, own = story.teller.organism(placard), entry.seat == story.seat
    if rolled := story.lines.get(("place", placard)):
        rolled.doubles = ""
    line = story.line("life", placard, name, OWN if own else TOUCHED)
    line.fresh = own
    guests = {one: story.table.bionts[BERTH[placard][one]] for one in residents(story.table, placard) if one != player}
    story.scores(line, player, *guests)
    ours = 0 if own else sum(count for guest, count in guests.items() if guest in story.mine)
    values = {"player": story.teller.player(player), "own": "yes" if own else "no"}
    line.parts.append(story.say("web-recap-life", ours=ours, **values))
    for guest, count in guests.items():
        if own or guest not in story.mine:
            line.parts.append(story.say("web-recap-guests", player=story.teller.player(guest), count=count))
    if not own and rolled and rolled.roller in rolled.parts:  # why it is not one's own
        rolled.parts.remove(rolled.roller)
        line.parts.append(rolled.roller)
        line.gained.add(rolled.roller)


def _enzymes_spent(story: Story, entry: Entry) -> None:
    placard, count = numbers(entry)
    if line := story.lines.get(("life", placard)):
        line.parts.append(story.say("web-recap-went-enzyme", count=count))


def _tested(story: Story, entry: Entry) -> None:
    organism, left, had, _, held, losses = numbers(entry)
    if losses <= 0:
        return
    if left == ERRORS:
        line = story.organism("roll", organism, entry.seat)
        line.parts.append(story.say("web-recap-errors", errors=had, repaired=held))
        line.unasked = True
    else:
        line = story.organism("strike", organism, entry.seat)
        robbed = "yes" if held and _is_robbed(story, organism) else "no"
        line.parts.append(story.say("web-recap-uv", count=held, robbed=robbed))
    story.scores(line)


def _is_robbed(story: Story, organism: int) -> bool:
    """Whether a card must stay as long as others can go, for a parasite has taken a cube of it."""
    robbed = any(is_diseased(story.table, card) for card in story.table.mutations[organism])
    return robbed and not has_immunology(story.table, organism)


def _struck(story: Story, entry: Entry) -> None:
    organism, crisis, strength, shield, losses = numbers(entry)
    story.now = None
    if losses:
        line = story.organism("strike", organism, entry.seat)
        line.struck = len(line.parts)
        line.parts.append(story.say("web-recap-oxygen" if crisis else "web-recap-heat", number=strength, shield=shield))
        line.unasked = True
        story.scores(line)


def _cube_lost(story: Story, entry: Entry) -> None:
    organism, cube = numbers(entry)
    story.going, story.gone, story.fallen = mutation_of(cube), story.teller.mutation(mutation_of(cube)), False
    line = story.thief = story.robbed(entry, cube) or story.parasite(organism)
    if line is not None:
        story.scores(line)
        line.loses(story.say("web-recap-loot", card=story.teller.mutation(mutation_of(cube))))
        story.losing = line
    else:
        story.loses(entry, organism, "web-recap-cube-of", cube=story.teller.cube(cube))


def _demoted(story: Story, entry: Entry) -> None:
    """A card that is what it was before it was promoted."""
    card = story.teller.pack.mutations[numbers(entry)[1]].front.name
    if story.losing is not None:
        story.fallen = True
        story.losing.parts.append(story.say("web-recap-demoted", card=getattr(card, story.teller.language)))


def _slot_lost(story: Story, entry: Entry) -> None:
    """What a parasite had taken and nothing on the table is missing any more."""
    story.loses(entry, numbers(entry)[0], "web-recap-slot")


def _card_lost(story: Story, entry: Entry) -> None:
    """A card that goes with its last cube takes the place of that in what is told."""
    organism, mutation, _ = numbers(entry)
    if story.going == mutation and story.fallen and story.losing is not None:
        story.losing.parts.pop()
    burnt = entry.rule.startswith("D7")  # ultraviolet tests all before anything burns: whose line that was says nothing
    thief = story.thief if story.going == mutation else None if burnt else story.parasite(organism)
    card = story.gone if story.going == mutation else story.teller.mutation(mutation)
    if thief is not None:
        if story.going == mutation and story.losing is thief:
            thief.lost.discard(thief.parts.pop())  # one sentence for both
        thief.weight = max(thief.weight, OWN if story.table.owner[organism] in story.mine else OTHERS)
        thief.loses(story.say("web-recap-with-it", card=card))
        story.scores(thief, story.table.owner[organism])  # a card that is gone weighs as much as points
        return
    if goes_along(story, entry):
        return
    if story.going == mutation and story.now is not None:
        story.lines[story.now].parts.pop()
    story.going = NOWHERE
    story.loses(entry, organism, "web-recap-card", card=card)
    _looted(story, entry, mutation, card)


def _looted(story: Story, entry: Entry, mutation: int, card: str) -> None:
    """A parasite that loses a cube with the card from which it took it."""
    now, losing = story.now, story.losing
    for cube in cubes_of(mutation):
        if (thief := story.robbed(entry, cube)) is not None:
            story.scores(thief)
            thief.loses(story.say("web-recap-loot", card=card))
    story.now, story.losing = now, losing


def _chromosome_lost(story: Story, entry: Entry) -> None:
    organism, colour = numbers(entry)
    story.loses(entry, organism, "web-recap-cube", colour=story.teller.colour(colour))


def _biont_lost(story: Story, entry: Entry) -> None:
    organism, player = numbers(entry)
    if owner := story.teller.picked_by(entry):
        free = "yes" if has_immunology(story.table, organism) else "no"
        story.loses(entry, organism, "web-recap-given-up", player=story.teller.player(player), owner=owner, any=free)
    else:
        story.loses(entry, organism, "web-recap-biont", player=story.teller.player(player))
    if player in story.mine and story.losing is not None:
        story.losing.weight = max(story.losing.weight, TOUCHED)
        story.scores(story.losing, player)


def _disc_spent(story: Story, entry: Entry) -> None:
    organism, colour = numbers(entry)
    story.loses(entry, organism, "web-recap-disc", colour=story.teller.colour(colour))


def _smitten(story: Story, entry: Entry) -> None:
    """A cube that a place loses; of concern where whoever looks has a biont there."""
    placard, colour, _ = numbers(entry)
    if _is_here(story, placard):
        line = story.line("place", placard, story.teller.refugium(placard), OWN)
        line.loses(story.say("web-recap-smitten", colour=story.teller.colour(colour)))


def _deserted(story: Story, entry: Entry) -> None:
    """A place that goes; by itself it is of no concern, but where somebody stood there."""
    story.deserted = placard = numbers(entry)[0]
    if ("place", placard) in story.lines:
        story.lines["place", placard].parts.append(story.say("web-recap-deserted"))


def _home(story: Story, entry: Entry) -> None:
    """A biont that has lost its place."""
    if story.deserted == NOWHERE:
        return  # what it died of is told
    placard, player = story.deserted, numbers(entry)[0]
    line = story.line("place", placard, story.teller.refugium(placard), OWN if entry.seat == story.seat else NEWS)
    gone = story.say("web-recap-deserted")
    line.parts += [] if gone in line.parts else [gone]
    told = story.say("web-recap-home", player=story.teller.player(player))
    line.parts.append(told)
    line.lost |= {gone, told} if player in story.mine else set()


READS: dict[Event, Callable[[Story, Entry], None]] = {
    PHASE_BEGINS: _phase,
    EVENT_DRAWN: _event,
    ROIL_STRUCK: _roiled,
    REFUGIUM_APPEARS: _arrived,
    OZONE_FORMED: _sky("web-recap-ozone"),
    OZONE_HOLDS: _sky("web-recap-ozone-holds"),
    OZONE_TORN: _sky("web-recap-ozone-torn"),
    ORDER_SET: _ordered,
    WANTON_FIRST: _ordered,
    ANIMATED: _placed("web-recap-wakes"),
    DISORGANIZED: _placed("web-recap-dies"),
    ENZYME_LOST: _placed("web-recap-enzyme"),
    ENZYME_SMITTEN: _placed("web-recap-enzyme"),
    MANNA_SMITTEN: _smitten,
    DESERTED: _deserted,
    BIONT_HOME: _home,
    BIONT_DIED: _biont_died,
    LIFE_CREATED: _life,
    ENZYMES_SPENT: _enzymes_spent,
    TESTED: _tested,
    STRUCK: _struck,
    CUBE_LOST: _cube_lost,
    DEMOTED: _demoted,
    DISEASED_LOST: _slot_lost,
    MUTATION_LOST: _card_lost,
    CHROMOSOME_LOST: _chromosome_lost,
    BIONT_LOST: _biont_lost,
    ANTIOXIDANT_SPENT: _disc_spent,
    EXTINCT: extinct,
    DISCS_GONE: discs_gone,
    **ROLLS,
    **GAINS,
    **ACTS,
}
