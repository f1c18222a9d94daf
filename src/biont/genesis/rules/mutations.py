"""Mutation cards, their cubes and their decks: the glossary's lockstep of cards and cubes, roiling, discards."""

from __future__ import annotations

from collections.abc import Sequence

from biont.genesis import nouns
from biont.genesis.cards import FISSION
from biont.genesis.ids import Card, Cube, Organism, Row, Slot, base_cube, cubes_of, is_plus, mutation_of, plus_cube
from biont.genesis.organisms import home_row, icons, seat_owning
from biont.genesis.table import ABSENT, BERTHS, HERE, NOWHERE, STOLEN, Table, slot_at
from biont.kernel.decision import Asking, Option, ask
from biont.kernel.declared import Event, Question
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import NOTHING_ASKED


def top_card(table: Table, row: Row) -> Card:
    """The mutation on top of a row's deck, or NOWHERE."""
    return table.decks[row][0] if table.decks[row] else NOWHERE


def _uncover(play: Play[Table], row: Row) -> None:
    """A new card lies on top: everybody sees it now."""
    table = play.table
    if table.unseen[row]:
        table.unseen[row] -= 1
        play.reveal()


def take_top(play: Play[Table], row: Row) -> Card:
    """Take the top card off a deck."""
    table = play.table
    deck = table.decks[row]
    table.decks[row] = deck[1:]
    _uncover(play, row)
    return deck[0]


ROIL_STRUCK = Event("roil", "D2b", things=(nouns.ROW,), trifling=True)


@rule("D2b.1")
def roil(play: Play[Table], row: Row) -> None:
    """Put the top card of a deck to its bottom."""
    table = play.table
    deck = table.decks[row]
    if len(deck) > 1:
        table.decks[row] = deck[1:] + deck[:1]
        _uncover(play, row)
        play.note(ROIL_STRUCK, -1, row)


@rule("GL-Mutation.1", "H1.3", "H1b")
def receive(play: Play[Table], organism: Organism, mutation: Card) -> None:
    """Lay an unpromoted mutation beside an organism with one cube of its colour (H1, H1b)."""
    table = play.table
    table.mutations[organism] += (mutation,)
    table.holder[mutation] = organism
    table.promoted[mutation] = 0
    table.onset[mutation] = NOWHERE
    _add_cube(table, base_cube(mutation))


@rule("GL-Mutation.1", "H2.1", "H2a")
def promote(play: Play[Table], mutation: Card) -> None:
    """Turn a mutation over and add the cube marked "+" (H2, H2a)."""
    table = play.table
    table.promoted[mutation] = 1
    _add_cube(table, plus_cube(mutation))


def _add_cube(table: Table, cube: Cube) -> None:
    table.mutation_cube[cube] = HERE
    table.soup_cubes[table.box.mutation_colour[cube]] -= 1


def _drop_cube(table: Table, cube: Cube) -> None:
    """Put a mutation cube into the soup, off its card or off the parasite that holds it."""
    if table.mutation_cube[cube] == ABSENT:
        return
    if table.mutation_cube[cube] == STOLEN:
        table.diseased[table.diseased.index(cube)] = NOWHERE
    table.mutation_cube[cube] = ABSENT
    table.soup_cubes[table.box.mutation_colour[cube]] += 1


MUTATION_LOST = Event("mutation lost", "", things=(nouns.ORGANISM, nouns.MUTATION, nouns.ROW))


@rule("GL-Mutation.2", "D7a.2", "D7a.3", "D7c", "GL-Atrophy.13", "H1.5", "B2a")
def discard(play: Play[Table], mutation: Card, rule_id: str) -> None:
    """Put a mutation under the deck of its organism's home row; its cubes go to the soup wherever they lie."""
    table = play.table
    organism = table.holder[mutation]
    _drop_cube(table, base_cube(mutation))
    _drop_cube(table, plus_cube(mutation))
    table.mutations[organism] = tuple(other for other in table.mutations[organism] if other != mutation)
    table.holder[mutation] = NOWHERE
    table.promoted[mutation] = 0
    _forget_fission(table, organism)
    row = home_row(table, organism)
    table.decks[row] += (mutation,)
    play.note_by(rule_id, MUTATION_LOST, seat_owning(table, organism), organism, mutation, row)


@rule("H0e.4", "GL-Ability.1")
def _forget_fission(table: Table, organism: Organism) -> None:
    """Fission that is lost before anybody has bought for the organism does nothing any more this turn."""
    if table.fission[organism] and not icons(table, organism, FISSION):
        table.fission[organism] = int(any(table.bought[BERTHS[organism]]))


CUBE_LOST = Event("cube lost", "", things=(nouns.ORGANISM, nouns.CUBE))
DEMOTED = Event("demoted", "GL-Atrophy.11", things=(nouns.ORGANISM, nouns.MUTATION))


@rule("GL-Atrophy.10", "GL-Atrophy.11", "GL-Atrophy.12", "GL-Atrophy.14", "GL-Mutation.3", "GL-Mutation.2")
def lose_cube(play: Play[Table], cube: Cube, rule_id: str) -> None:
    """Lose one mutation cube, from its card or from a parasite: an unpromoted card goes with it, a "+" cube demotes."""
    table = play.table
    mutation = mutation_of(cube)
    _drop_cube(table, cube)
    play.note_by(rule_id, CUBE_LOST, seat_owning(table, table.holder[mutation]), table.holder[mutation], cube)
    if is_plus(cube):
        table.promoted[mutation] = 0
        if table.onset[mutation] != NOWHERE:
            # The first edition delays what is bought, not what is lost.
            table.onset[mutation] = 0
        play.note(DEMOTED, seat_owning(table, table.holder[mutation]), table.holder[mutation], mutation)
        _forget_fission(table, table.holder[mutation])
        if table.mutation_cube[base_cube(mutation)] == ABSENT:
            discard(play, mutation, "GL-Atrophy.12")
    elif not table.promoted[mutation]:
        discard(play, mutation, "GL-Atrophy.10")


@rule("GL-Atrophy.13", "GL-Extinction.6")
def discard_all(play: Play[Table], organism: Organism, rule_id: str) -> Asking[None]:
    """Put all mutations of an organism under the deck."""
    return discard_several(play, organism, play.table.mutations[organism], rule_id)


@rule("GL-Atrophy.13", "D7c")
def discard_several(play: Play[Table], organism: Organism, mutations: Sequence[Card], rule_id: str) -> Asking[None]:
    """Put mutations of an organism under the deck in the order its owner wants; chance orders those of an NPC."""
    if len(mutations) > 1:
        return _discard_in_order(play, organism, mutations, rule_id)
    for mutation in mutations:
        discard(play, mutation, rule_id)
    return NOTHING_ASKED


ASK_DISCARD_ORDER = Question("discard order", "GL-Atrophy.13", about=(nouns.ORGANISM,), follows=True, settles=True)


def _discard_in_order(play: Play[Table], organism: Organism, mutations: Sequence[Card], rule_id: str) -> Asking[None]:
    table = play.table
    seat = table.box.seat_of[table.owner[organism]]
    left = list(mutations)
    while len(left) > 1:
        options: list[Option] = [("under", mutation) for mutation in left]
        if seat < 0:
            answer = options[play.pick(len(options))]
        else:
            answer = yield ask(seat, ASK_DISCARD_ORDER, options, (organism,))
        left.remove(answer[1])
        discard(play, answer[1], rule_id)
    discard(play, left[0], rule_id)


def is_diseased(table: Table, mutation: Card) -> bool:
    """Whether a cube of the mutation lies on a parasite."""
    return any(table.mutation_cube[cube] == STOLEN for cube in cubes_of(mutation))


@rule("GL-Mutation.4", "GL-Disease.1")
def steal(table: Table, parasite: Organism, slot: Slot, cube: Cube) -> None:
    """Put a mutation cube into a diseased slot of a parasite (E3c)."""
    table.mutation_cube[cube] = STOLEN
    table.diseased[slot_at(parasite, slot)] = cube


VERBS = {"under": (nouns.MUTATION,)}
