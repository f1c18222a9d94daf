"""What a scenario can state about a table of Bios:Genesis beyond single values: pools, cards, organisms, scores."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from biont.genesis.cards import COLOURS, ROWS
from biont.genesis.organisms import wantonness
from biont.genesis.rules import entropy
from biont.genesis.rules.victory import score
from biont.genesis.scenario import facts
from biont.genesis.scenario.words import Codes, codes_of, letters, pieces
from biont.genesis.table import CELL, Table
from biont.kernel.errors import Phrase
from biont.scenarios.language import Check
from biont.scenarios.statements import untrue, untrue_deck
from biont.scenarios.words import Wrong, choose, table_of, texts_of


def _by_colour(what: str, stated: Any, have: Callable[[int], Any], want: Callable[[Any], Any]) -> list[Phrase]:
    found: list[Phrase] = []
    for word, value in table_of(what, stated).items():
        player = choose("colour", COLOURS, word)
        found += untrue(f"{what}.{word}", want(value), have(player))
    return found


def _pools(table: Table, stated: Any) -> list[Phrase]:
    pool = table.pool
    return _by_colour(
        "pools",
        stated,
        lambda player: letters(c for c in range(4) for _ in range(pool[CELL[player][c]])),
        lambda value: letters(pieces("pools", value)),
    )


def _numbers(what: str, read: Callable[[Table, int], int]) -> Check:
    """A statement of one number for each colour."""

    def check(table: Table, stated: Any) -> list[Phrase]:
        return _by_colour(what, stated, lambda colour: read(table, colour), lambda value: value)

    return check


def _bionts(table: Table, stated: Any) -> list[Phrase]:
    """Bionts in the pools, of players and of NPCs ("npc-red")."""
    found: list[Phrase] = []
    for word, value in table_of("bionts", stated).items():
        bearer = codes_of(table.box.pack)("bearer", word)
        found += untrue(f"bionts.{word}", value, table.pool_bionts[bearer])
    return found


def _trophies(table: Table, stated: Any) -> list[Phrase]:
    codes = codes_of(table.box.pack)
    words = [*codes.kinds["refugium"], *codes.kinds["macro"]]
    return _by_colour(
        "trophies",
        stated,
        lambda player: sorted(word for word, holder in zip(words, table.trophy, strict=False) if holder == player),
        lambda value: sorted(texts_of("trophies", value)),
    )


def _things(what: str, check: Callable[[Table, Codes, str, Any], list[Phrase]]) -> Check:
    """Statements about things of a kind, by code."""

    def check_all(table: Table, stated: Any) -> list[Phrase]:
        codes = codes_of(table.box.pack)
        return [text for code, value in table_of(what, stated).items() for text in check(table, codes, code, value)]

    return check_all


def _decks(what: str, kind: str, cards: Callable[[Table, int], Sequence[int]]) -> Check:
    """Statements about the decks of the rows."""

    def check(table: Table, stated: Any) -> list[Phrase]:
        found: list[Phrase] = []
        for name, value in table_of(what, stated).items():
            deck = cards(table, choose("row", ROWS, name))
            found += untrue_deck(f"{what}.{name}", kind, codes_of(table.box.pack).kinds[kind], deck, value)
        return found

    return check


def _events(table: Table, stated: Any) -> list[Phrase]:
    return untrue_deck("events", "event", codes_of(table.box.pack).kinds["event"], table.event_deck[::-1], stated)


def _stack(table: Table, stated: Any) -> list[Phrase]:
    codes = codes_of(table.box.pack)
    want = sorted(codes("macro", word) for word in texts_of("stack", stated))
    have = sorted(table.stack)
    return untrue("stack", [codes.word("macro", n) for n in want], [codes.word("macro", n) for n in have])


def _order(table: Table, stated: Any) -> list[Phrase]:
    codes = codes_of(table.box.pack)
    return untrue("order", texts_of("order", stated), [codes.word("bearer", bearer) for bearer in table.order])


def _scores(table: Table, stated: Any) -> list[Phrase]:
    for word in table_of("scores", stated):
        if choose("colour", COLOURS, word) not in table.box.players:
            raise Wrong("'{colour}' does not play and has no score.", "scenario-no-score", at=word, colour=word)
    return _numbers("scores", lambda table, player: score(table, player).total)(table, stated)


CHECKS: Mapping[str, Check] = {
    "order": _order,
    "pools": _pools,
    "bionts": _bionts,
    "limits": _numbers("limits", entropy.limit),
    "wantonness": _numbers("wantonness", wantonness),
    "soup_cubes": _numbers("soup_cubes", lambda table, colour: table.soup_cubes[colour]),
    "soup_discs": _numbers("soup_discs", lambda table, colour: table.soup_discs[colour]),
    "refugia": _things("refugia", facts.check_refugium),
    "organisms": _things("organisms", facts.check_organism),
    "places": _things("places", facts.check_place),
    "rows": _decks("rows", "refugium", lambda table, row: table.rows[row]),
    "decks": _decks("decks", "mutation", lambda table, row: table.decks[row]),
    "placards": _decks("placards", "refugium", lambda table, row: table.placard_decks[row][::-1]),
    "events": _events,
    "stack": _stack,
    "trophies": _trophies,
    "scores": _scores,
}
"""Every statement about a table that is more than one value, and how it is held against it."""
