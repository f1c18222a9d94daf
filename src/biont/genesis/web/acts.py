"""What players did without dice, as lines of what has just happened: own acts with their price, and others'."""

from __future__ import annotations

from collections.abc import Callable

from biont.genesis.cards import GREEN
from biont.genesis.pools import PAID
from biont.genesis.rules.assignment import ANTIOXIDANT_PLACED, ASSIGNED, ENZYME_PLACED, LIMIT_REACHED, WITHDRAWN
from biont.genesis.rules.commandeering import COMMANDEERED, REGAINED
from biont.genesis.rules.gifts import GIFT_GIVEN
from biont.genesis.rules.hgt import BLOCKED, HGT_DONE
from biont.genesis.rules.parasites import ATTACHED, BIONT_TURNED, DISEASED, SUPPLANTED
from biont.genesis.rules.purchase import BOUGHT, PROMOTED, SEX_HAD
from biont.genesis.rules.red_queen import QUEEN_ABDUCTS, QUEEN_REFUSED, QUEEN_RETAKES, QUEEN_STEALS
from biont.genesis.rules.sequence import ASSIGNMENT
from biont.genesis.rules.spike import POLLUTION_CAUSED
from biont.genesis.table import BERTHS, NOWHERE
from biont.genesis.vocabulary import POOL, organism_at
from biont.genesis.web.claims import claim_of
from biont.genesis.web.lines import NEWS, OTHERS, OWN, TOUCHED, Line
from biont.genesis.web.story import Story, numbers
from biont.kernel.declared import Event
from biont.kernel.play import Entry
from biont.words.teller import NOTHING


def _paid(story: Story, entry: Entry) -> None:
    """What is paid for the act that comes next; what others pay with discs of whoever looks has a line of its own."""
    player, colour, count = numbers(entry)
    if player in story.mine and entry.seat != story.seat:
        story.guests.append(f"−{count} {story.teller.colour(colour)}")
    else:
        story.price = (player, colour, count)


def _bought(story: Story, entry: Entry) -> None:
    """Purchases: one's own, and others' with what one has."""
    player, organism, mutation = numbers(entry)[:3]
    story.now = None
    own = entry.seat == story.seat
    buyer = story.say("web-recap-own-purchase") if own else story.teller.player(player)
    key = "web-recap-bought" if entry.kind == BOUGHT else "web-recap-promoted"
    card, language = story.teller.pack.mutations[mutation], story.teller.language
    front, back = (getattr(side.name, language) for side in (card.front, card.back))
    text = story.say(key, card=front, back=back, organism=story.teller.organism(organism))
    story.bought(entry, front if entry.kind == BOUGHT else back)
    line = story.buying = story.lines.setdefault(("buys", player), Line(buyer, NEWS if own else OTHERS))
    story.spent_last = line if own else story.spent_last
    owner = story.table.owner[organism]
    story.scores(line, owner)
    if owner not in (player, NOWHERE):  # a guest buys for his host
        text = story.say("web-recap-for-host", what=text, player=story.teller.player(owner))
    line.parts.append(story.priced(text, player))


def _polluted(story: Story, entry: Entry) -> None:
    """Oxygen that rises by a purchase or with a parasite, which others suffer from next."""
    organism, _, extremity = numbers(entry)
    line = story.lines.get(("attached", organism)) or story.buying
    if line is not None:
        line.parts.append(story.say("web-recap-polluted", number=extremity))


def _withdrawn(story: Story, entry: Entry) -> None:
    """Somebody else's biont that leaves a place."""
    player, placard = numbers(entry)
    if entry.seat != story.seat:
        line = story.line("place", placard, story.teller.refugium(placard), OTHERS)
        line.parts.append(story.say("web-recap-home", player=story.teller.player(player)))


def _full(story: Story, entry: Entry) -> None:
    """Why whoever looks was not asked where his bionts go."""
    if entry.seat == story.seat and entry.seat not in story.acted:
        told = story.say("web-recap-placed", count=numbers(entry)[2])
        story.line("phase", ASSIGNMENT, "", TOUCHED).parts.append(told)


def _assigned(story: Story, entry: Entry) -> None:
    """Somebody else's biont that comes to a place; one's own where it has cost something."""
    player, place, placard = numbers(entry)
    if entry.seat == story.seat and story.price is None:
        return
    line = story.line("place", placard, story.teller.refugium(placard), OWN if entry.seat == story.seat else OTHERS)
    where = story.teller.named("source", "source", place, NOTHING)["source-from"]
    values = {"player": story.teller.player(player), "where": where}
    key = "web-recap-comes" if place == POOL else "web-recap-comes-from"
    told = story.priced(story.say(key, **values), player)
    line.parts.append(story.say("web-recap-fee", what=told) if story.table.box.cost[placard] else told)
    claim = claim_of(story.table, placard)
    if entry.seat != story.seat and claim is not None and (ours := claim.best(story.mine)) != NOWHERE:
        line.weight = max(line.weight, TOUCHED)
        own = "yes" if claim.roller in story.mine else "no"
        rival = player if own == "yes" and player in claim.counts else ours
        why = claim.told(story.mine, rival, story.teller, story.say)
        line.parts.append(story.say("web-recap-roller", own=own, player=story.teller.player(claim.roller), why=why))
        line.gained.update(line.parts[-2:])  # whoever comes to one's own place has room


def _guarded(story: Story, entry: Entry) -> None:
    """An enzyme: a disc that lies on a place now."""
    player, colour, placard = numbers(entry)
    line = story.line("place", placard, story.teller.refugium(placard), NEWS if entry.seat == story.seat else OTHERS)
    values = {"player": story.teller.player(player), "colour": story.teller.colour(colour)}
    line.parts.append(story.say("web-recap-guarded", **values))


def _shielded(story: Story, entry: Entry) -> None:
    """One's own disc that lies on an organism now."""
    _, colour, organism = numbers(entry)
    if entry.seat == story.seat:
        line = story.line("shield", organism, story.teller.organism(organism), NEWS)
        key = "web-recap-vitamin" if colour == GREEN else "web-recap-shielded"
        line.parts.append(story.say(key, colour=story.teller.colour(colour)))


def _given(story: Story, entry: Entry) -> None:
    """A disc that somebody gave away, where whoever looks is one of the two."""
    player, colour, to = numbers(entry)
    if player in story.mine or to in story.mine:
        line = story.lines.setdefault(("pool", 0), Line(story.say("web-recap-pool"), OWN))
        key, other = ("web-recap-gives", to) if player in story.mine else ("web-recap-gets", player)
        values = {"player": story.teller.player(other), "colour": story.teller.colour(colour)}
        line.parts.append(story.say(key, **values))


def _sex(story: Story, entry: Entry) -> None:
    player, organism, row = numbers(entry)
    story.after_sex = True
    line = story.lines.setdefault(("sex", player), Line(story.teller.player(player), OTHERS))
    line.parts.append(story.say("web-recap-sex", organism=story.teller.organism(organism), row=story.teller.row(row)))


def _blocked(story: Story, entry: Entry) -> None:
    """A biont that is kept out of an organism."""
    _, player, organism = numbers(entry)
    line = story.line("moved", organism, story.teller.organism(organism), TOUCHED)
    line.parts.append(story.say("web-recap-blocked", player=story.teller.player(player)))


def _moved(story: Story, entry: Entry) -> None:
    """A biont that leaves an organism: one's own, one out of an own organism or into it, or one of no concern."""
    player, organism, place = numbers(entry)
    own = entry.seat == story.seat
    touched = {organism, organism_at(place)} - {NOWHERE}
    weight = TOUCHED if any(story.table.owner[one] in story.mine for one in touched) else OTHERS
    line = story.line("moved", organism, story.teller.organism(organism), OWN if own else weight)
    story.scores(line, player)
    where = story.teller.named("source", "source", place, NOTHING)["source-to"]
    line.parts.append(
        story.priced(story.say("web-recap-left", player=story.teller.player(player), where=where), player)
    )


def _attached(story: Story, entry: Entry) -> None:
    parasite, host, _ = numbers(entry)
    owners = [story.table.owner[one] for one in (parasite, host)]
    weight = OWN if entry.seat == story.seat else TOUCHED if owners[1] in story.mine else OTHERS
    line = story.line("attached", parasite, story.teller.organism(parasite), weight)
    story.scores(line, *owners)
    bionts = sum(story.table.bionts[BERTHS[parasite]])
    line.parts.append(story.say("web-recap-clings", host=story.teller.organism(host), count=bionts))


def _turned(story: Story, entry: Entry) -> None:
    """Where the biont of a new parasite has come from."""
    parasite, place = numbers(entry)
    line = story.lines.get(("attached", parasite))
    if line is not None:
        where = story.teller.named("source", "source", place, NOTHING)["source-from"]
        line.parts.append(story.say("web-recap-turned", where=where))


def _diseased(story: Story, entry: Entry) -> None:
    parasite, host, *cubes = numbers(entry)
    line = story.lines.get(("attached", parasite))
    taken = [story.teller.loot(cube, host) for cube in cubes if cube != NOWHERE]
    if line is not None and taken:
        line.parts.append(story.say("web-recap-takes", cubes=story.teller.listing(taken)))
        robbed = story.table.owner[host] in story.mine and entry.seat != story.seat
        (line.lost if robbed else line.gained).add(line.parts[-1])


def _queen(story: Story, entry: Entry) -> None:
    """What a Red Queen takes from a parasite or from its host, and what it cost."""
    by, of, *_, what = numbers(entry)
    owners = [story.table.owner[one] for one in (by, of)]
    touched = TOUCHED if set(owners) & set(story.mine) else OTHERS
    line = story.line("queen", by, story.teller.organism(by), OWN if entry.seat == story.seat else touched)
    story.scores(line, *owners)
    if entry.kind == QUEEN_ABDUCTS:
        taken = story.say("web-recap-of-player", player=story.teller.player(what))
    else:
        taken = story.teller.loot(what, by)
    story.bought(entry, story.say("web-recap-arms-race"))
    key = "web-recap-retakes" if entry.kind == QUEEN_RETAKES else "web-recap-robs"
    line.parts.append(story.priced(story.say(key, taken=taken, victim=story.teller.organism(of)), owners[0]))
    line.lost |= {line.parts[-1]} if owners[1] in story.mine and owners[0] not in story.mine else set()


def _refused(story: Story, entry: Entry) -> None:
    """A Red Queen that may not strike, where whoever looks is one of the two."""
    _, by, of = numbers(entry)
    touched = {story.table.owner[one] for one in (by, of)} & set(story.mine)
    line = story.line("queen", by, story.teller.organism(by), TOUCHED if touched else OTHERS)
    line.parts.append(story.say("web-recap-refused", victim=story.teller.organism(of)))


def _taken_over(story: Story, entry: Entry) -> None:
    """An organism in which only somebody else's bionts are left."""
    organism, *owners = numbers(entry)
    touched = TOUCHED if set(owners) & set(story.mine) else NEWS
    line = story.line("strike", organism, story.teller.organism(organism), touched)
    story.scores(line, *owners)
    line.parts.append(story.say("web-recap-falls", player=story.teller.player(owners[-1])))


ACTS: dict[Event, Callable[[Story, Entry], None]] = {
    PAID: _paid,
    BOUGHT: _bought,
    PROMOTED: _bought,
    HGT_DONE: _moved,
    ASSIGNED: _assigned,
    WITHDRAWN: _withdrawn,
    LIMIT_REACHED: _full,
    ENZYME_PLACED: _guarded,
    ANTIOXIDANT_PLACED: _shielded,
    GIFT_GIVEN: _given,
    SEX_HAD: _sex,
    POLLUTION_CAUSED: _polluted,
    BLOCKED: _blocked,
    ATTACHED: _attached,
    SUPPLANTED: _attached,
    DISEASED: _diseased,
    BIONT_TURNED: _turned,
    QUEEN_STEALS: _queen,
    QUEEN_RETAKES: _queen,
    QUEEN_ABDUCTS: _queen,
    QUEEN_REFUSED: _refused,
    COMMANDEERED: _taken_over,
    REGAINED: _taken_over,
}
