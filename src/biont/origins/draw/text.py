"""The table as text, for a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import wrap

from biont.origins.brain import elders, elders_of_all, emissaries, emotions, free_will, mysticism, vocabulary
from biont.origins.cards import DISCIPLINES, EPOCHS, NONE
from biont.origins.draw.deck import deck
from biont.origins.draw.ledger import Row, colour_of, ledger
from biont.origins.people import city_resource, cuboids, pool, urbanization
from biont.origins.table import NOTHING, ROWS, SEATS, Place, Seat, Table, members, place_of
from biont.origins.tableau import ALL_DISCIPLINES, is_shut_down
from biont.origins.tiles import CLIMATES
from biont.origins.words.teller import Teller

WIDE = 100
"""Letters of a line."""
PHASES = ("none", "challenge", "activities", "footprint")


def show(table: Table, teller: Teller) -> str:
    """The whole table."""
    blocks = [_head(table, teller), _market(table, teller)]
    blocks += [_player(table, teller, row) for row in ledger(table)]
    return "\n\n".join("\n".join(_wrapped(block)) for block in blocks)


def _wrapped(lines: Iterable[str]) -> Iterator[str]:
    """Lines that fit a terminal; what goes on in a second line is set in."""
    for line in lines:
        margin = " " * (len(line) - len(line.lstrip()))
        yield from wrap(line.strip(), WIDE, initial_indent=margin, subsequent_indent=margin + "    ") or [""]


def _head(table: Table, teller: Teller) -> Iterator[str]:
    say = teller.say
    active = teller.seat(colour_of(table, table.active))
    yield say("text-now", turn=table.turn, epoch=EPOCHS[table.epoch], player=active, phase=PHASES[table.phase])
    piles = [(pile.epoch, pile.left, "yes" if pile.comet else "no") for pile in deck(table)]
    left = [say("text-epoch", epoch=epoch, cards=cards, comet=comet) for epoch, cards, comet in piles]
    yield say("text-deck", deck=", ".join(left))
    if table.auctioned != NOTHING:
        begun = ("auction",) not in table.steps  # until then the table has the bids of the auction before
        bidder = teller.seat(colour_of(table, table.bidder)) if begun and table.bidder >= 0 else ""
        card = teller.thing("challenge", table.auctioned)
        yield say("text-auction", challenge=card, bid=table.bid if begun else 0, player=bidder)
    space = table.box.pack.philosophy[table.philosophy]
    effect = say("text-philosophy-plain")
    if space.favours != NONE:
        effect = say("text-philosophy-favours", discipline=teller.thing("discipline", space.favours))
    if space.shuts != NONE:
        effect = say("text-philosophy-shuts", discipline=teller.thing("discipline", space.shuts))
    yield say("text-philosophy", space=teller.thing("space", table.philosophy), effect=effect)
    for climate, hexes in zip(CLIMATES, table.climate, strict=True):
        if hexes:
            yield say("text-climate", climate=climate, hexes=_named(teller, "hex", members(hexes)))


def _named(teller: Teller, kind: str, things: Iterable[int]) -> str:
    return ", ".join(str(teller.thing(kind, thing)) for thing in things) or teller.say("nothing")


def _market(table: Table, teller: Teller) -> Iterator[str]:
    say = teller.say
    yield say("text-market")
    for discipline in ALL_DISCIPLINES:
        yield "    " + say(
            "text-market-row",
            discipline=teller.thing("discipline", discipline),
            ideas=" · ".join(_stall(table, teller, place_of(discipline, row)) for row in range(1, ROWS + 1)),
            deck=len(table.pile(table.epoch, discipline)),
        )
    if table.lore:
        yield "    " + say("text-lore", count=len(table.lore), idea=teller.thing("idea", table.lore[-1]))


def _stall(table: Table, teller: Teller, place: Place) -> str:
    """A place of the Market: the Idea, and a letter for every Elder on it."""
    idea = table.market[place]
    if idea == NOTHING:
        return "–"
    name = str(teller.thing("idea", idea))
    if not elders_of_all(table, place):
        return name
    counts = [table.elders_at(place, seat) for seat in range(min(SEATS, table.box.players))]
    letters = [_letter(table, teller, seat) * count for seat, count in enumerate(counts)]
    return f"{name} ({''.join(letters)})"


def _letter(table: Table, teller: Teller, seat: Seat) -> str:
    """An Elder or an Emissary of a player."""
    return teller.seat(colour_of(table, seat))[0]


def _player(table: Table, teller: Teller, row: Row) -> Iterator[str]:
    say, seat = teller.say, row.seat
    species = table.box.pack.species[table.box.colours[seat]].name
    yield say(
        "text-player",
        player=teller.seat(row.colour),
        species=getattr(species, teller.language),
        points=row.final,
        active="yes" if seat == table.active else "no",
    )
    for score in row.scores:
        tracks = " + ".join(f"{say(f'track-{cell.track}')} {cell.stage}" for cell in score.cells)
        yield "    " + say(
            "text-score",
            discipline=say(f"discipline-{score.discipline}"),
            points=score.total,
            chits=score.chits,
            measure=score.measure,
            measured=score.measured,
            tracks=tracks,
            scored="yes" if score.scored else "no",
        )
    yield "    " + say(
        "text-brain",
        emotions=emotions(table, seat),
        vocabulary=vocabulary(table, seat),
        will=free_will(table, seat),
        mysticism=mysticism(table, seat),
        elders=elders(table, seat),
        emissaries=emissaries(table, seat),
    )
    yield from (f"    {line}" for line in _tokens(table, teller, seat))
    yield "    " + say(
        "text-rules",
        discipline=say(f"discipline-{row.ruling}"),
        dissidents=row.dissidents,
        dissents=row.dissents,
    )
    yield from (f"    {line}" for line in _cards(table, teller, seat))


def _tokens(table: Table, teller: Teller, seat: Seat) -> Iterator[str]:
    say = teller.say
    spots = _named(teller, "spot", table.world.spots_in(table.migrants[seat]))
    yield say("text-migrants", count=table.world.count(table.migrants[seat]), pool=pool(table, seat), spots=spots)
    if urbanization(table, seat):
        cities = [
            f"{teller.thing('hex', hex_)} ({teller.thing('resource', city_resource(table, hex_))})"
            for hex_ in members(table.cities[seat])
        ]
        yield say("text-cities", count=len(cities), left=cuboids(table, seat), cities=", ".join(cities))


def _cards(table: Table, teller: Teller, seat: Seat) -> Iterator[str]:
    """Ideas from the uppermost down, then the columns of Foundations, each with what can be done with it there."""
    say, box, ruling = teller.say, table.box, table.ruling[seat]
    for idea in reversed(table.ideas[seat]):
        choices = " / ".join(str(teller.thing("activity", act)) for act in box.idea_acts[idea][ruling])
        guests = "".join(_letter(table, teller, other) for other in members(table.emissaries[idea]))
        yield say(
            "text-idea",
            idea=teller.thing("idea", idea),
            activities=choices or "–",
            count=len(guests),
            emissaries=guests,
        )
    for discipline in ALL_DISCIPLINES:
        for card in table.column(seat, discipline):
            choices = " / ".join(str(teller.thing("activity", act)) for act in box.challenge_acts[card][discipline])
            state = "shut" if is_shut_down(table, seat, card) else "dissent" if box.dissents >> card & 1 else "open"
            yield say(
                "text-foundation",
                discipline=say(f"discipline-{DISCIPLINES[discipline]}"),
                challenge=teller.thing("challenge", card),
                activities=choices or "–",
                state=state,
            )
