"""The ints of Bios:Genesis: how one is made of another, and that nobody else counts them."""

import ast
from pathlib import Path

from biont import genesis
from biont.genesis.cards import COLOURS
from biont.genesis.game import new
from biont.genesis.ids import (
    NPC,
    ORGANISMS,
    PARASITE,
    base_cube,
    bearer_colour,
    colour_of,
    cubes_of,
    is_plus,
    marine,
    mutation_of,
    npc_of,
    parasite_of,
    plus_cube,
    side_of,
)
from biont.genesis.table import BERTH, BERTHS, CELL, CELLS, SLOTS, Table, organ_loot, slot_at, square_of
from biont.genesis.vocabulary import (
    BEARERS,
    POOL,
    from_organism,
    from_refugium,
    organism_at,
    refugium_at,
    vocabularies,
)

HERE = Path(genesis.__path__[0])
AT_HOME = {HERE / name for name in ("ids.py", "table.py", "organisms.py", "bionts.py", "pools.py")}
"""Where ints are counted; the last three read tables for everybody, and are quick because they do."""


def table() -> Table:
    """The table of a new game."""
    laid: Table = new(("red", "green"), seed=1).table
    return laid


def test_a_bearer_is_a_player_or_the_npc_of_a_colour() -> None:
    for colour, name in enumerate(COLOURS):
        assert bearer_colour(colour) == bearer_colour(npc_of(colour)) == colour
        assert BEARERS[colour] == name
        assert BEARERS[npc_of(colour)] == f"npc-{name}"
        assert colour < NPC <= npc_of(colour)


def test_a_parasite_is_that_of_a_colour_whoever_plays_it() -> None:
    words = vocabularies(table().box.pack)["organism"]
    for colour, name in enumerate(COLOURS):
        parasite = parasite_of(colour)
        assert words[parasite] == f"parasite-{name}"
        assert parasite == parasite_of(npc_of(colour)) >= PARASITE
        assert colour_of(parasite) == colour
    assert len(words) == ORGANISMS


def test_a_mutation_has_two_cubes_of_the_colours_of_its_sides() -> None:
    box = table().box
    words = vocabularies(box.pack)["cube"]
    for number, card in enumerate(box.pack.mutations):
        base, plus = cubes_of(number)
        assert (base, plus) == (base_cube(number), plus_cube(number)) == (side_of(number, 0), side_of(number, 1))
        assert (words[base], words[plus]) == (card.code, f"{card.code}+")
        assert (box.mutation_colour[base], box.mutation_colour[plus]) == (card.front.colour, card.back.colour)
        assert mutation_of(base) == mutation_of(plus) == number
        assert is_plus(plus)
        assert not is_plus(base)


def test_the_box_has_sides_of_cards_one_after_another() -> None:
    box = table().box
    for colour, parasite in enumerate(box.pack.parasites):
        assert [box.slot_colours[side_of(colour, side)] for side in (0, 1)] == [side.slots for side in parasite.sides]
    for number, macro in enumerate(box.pack.macroorganisms):
        assert box.system[marine(number)] == macro.marine.system
        assert box.system[side_of(number, 1)] == macro.terrestrial.system


def test_cells_and_berths_share_out_a_list() -> None:
    laid = table()
    laid.cubes = list(range(len(laid.cubes)))
    laid.bionts = list(range(len(laid.bionts)))
    assert [cube for organism in range(ORGANISMS) for cube in laid.cubes[CELLS[organism]]] == laid.cubes
    assert [biont for organism in range(ORGANISMS) for biont in laid.bionts[BERTHS[organism]]] == laid.bionts
    for organism in range(ORGANISMS):
        assert laid.cubes[CELLS[organism]] == [laid.cubes[CELL[organism][colour]] for colour in range(4)]
        assert laid.bionts[BERTHS[organism]] == [laid.bionts[BERTH[organism][bearer]] for bearer in range(8)]
    assert [slot_at(parasite_of(colour), slot) for colour in range(4) for slot in SLOTS] == list(range(8))


def test_organs_are_loot_that_is_no_cube() -> None:
    cubes = len(table().mutation_cube)
    for square in range(8):
        assert square_of(organ_loot(square)) == square
        assert organ_loot(square) >= cubes


def test_a_place_is_the_pool_or_a_refugium_or_an_organism() -> None:
    words = vocabularies(table().box.pack)["source"]
    for place, _ in enumerate(words):
        kinds = [place == POOL, refugium_at(place) >= 0, organism_at(place) >= 0]
        assert sum(kinds) == 1
        if refugium_at(place) >= 0:
            assert from_refugium(refugium_at(place)) == place
        if organism_at(place) >= 0:
            assert from_organism(organism_at(place)) == place


def counted(node: ast.AST) -> bool:
    """Whether a piece of code counts ids: ``card * 4 + colour``, ``organism - PARASITE``, ``bearer % NPC``."""
    match node:
        case ast.BinOp(ast.BinOp(_, ast.Mult(), ast.Constant(4 | 8)), ast.Add(), _):
            text = ast.unparse(node)
            return "turn" not in text  # a seed is made of turns and phases
        case ast.BinOp(_, ast.Add() | ast.Sub() | ast.Mod(), ast.Name("PARASITE" | "NPC" | "ORGAN")):
            return True
        case ast.BinOp(ast.Name("PARASITE" | "NPC" | "ORGAN"), ast.Add(), _):
            return True
        case ast.Slice(ast.BinOp(_, ast.Mult(), ast.Constant(2 | 4 | 8))) | ast.Slice(_, None, ast.Constant(4 | 8)):
            return True
        case ast.Subscript(_, ast.BinOp(ast.BinOp(ast.Constant(2), ast.Mult(), _), ast.Add(), _)):
            return True
        case ast.Subscript(_, ast.BinOp(ast.Constant(2), ast.Mult(), _)):
            return True
    return False


def test_ids_are_counted_at_home_alone() -> None:
    found = [
        f"{path.relative_to(HERE)}:{node.lineno}: {ast.unparse(node)}"
        for path in sorted(HERE.rglob("*.py"))
        if path not in AT_HOME
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.expr) and counted(node)
    ]
    assert found == []


def test_the_search_for_such_places_finds_them() -> None:
    for text in (
        "a[c * 4 + d]",
        "a[c * 8 : c * 8 + 8]",
        "o - PARASITE",
        "b % NPC",
        "a[2 * m]",
        "a[2 * m + 1]",
        "a[p::4]",
    ):
        assert any(counted(node) for node in ast.walk(ast.parse(text))), text
