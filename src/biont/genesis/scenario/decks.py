"""Decks, trophies and cards out of the game in the position of a scenario; every card lies in one place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from biont.genesis.cards import COLOURS, ROWS
from biont.genesis.scenario.words import Codes
from biont.genesis.table import DECK, GONE, NOWHERE, TROPHY, Table
from biont.kernel.errors import Several
from biont.scenarios.words import Wrong, choose, list_of, number_of, table_of


def lay_out(table: Table, codes: Codes, position: Mapping[str, Any]) -> None:
    """Trophies and lost cards first, then the decks of what is left."""
    _trophies(table, codes, table_of("trophies", position.get("trophies", {})))
    for word in list_of("gone", position.get("gone", [])):
        put_away(table, codes, word, GONE)
    _placards(table, codes, table_of("placards", position.get("placards", {})))
    _mutations(table, codes, table_of("decks", position.get("decks", {})))
    _unseen(table, table_of("unseen", position.get("unseen", {})))
    _events(table, codes, position)


def twice(word: str) -> Wrong:
    """A card that is in two places."""
    return Wrong("'{word}' is in two places of the position.", "scenario-two-places", at=word, word=word)


def put_away(table: Table, codes: Codes, word: object, place: int) -> int:
    """Say where a placard is; it can be in one place only."""
    number = codes("refugium", word)
    if table.place[number] != DECK:
        raise twice(str(word))
    table.place[number] = place
    return number


def _trophies(table: Table, codes: Codes, given: Mapping[str, Any]) -> None:
    """Placards of extinct bacteria and cards of extinct macroorganisms."""
    for colour, words in given.items():
        player = choose("colour", COLOURS, colour)
        for word in list_of("trophies", words):
            if word in codes.kinds["macro"]:
                macro = codes("macro", word)
                if macro not in table.stack:
                    raise twice(word)
                table.stack.remove(macro)
                table.trophy[16 + macro] = player
            else:
                table.trophy[put_away(table, codes, word, TROPHY)] = player


def _placards(table: Table, codes: Codes, given: Mapping[str, Any]) -> None:
    """Placards under the landforms; a row whose list ends without "..." has lost its other placards."""
    for row, name in enumerate(ROWS):
        left = [number for number, home in enumerate(table.box.row) if home == row and table.place[number] == DECK]
        first, rest = codes.deck("refugium", given.get(name, ["..."]))
        for number in first:
            if number not in left:
                word = codes.word("refugium", number)
                sentence = "The placard '{word}' is no card of the deck '{deck}', or lies elsewhere."
                raise Wrong(sentence, "scenario-other-deck", at=word, word=word, deck=name)
        others = [number for number in left if number not in first]
        if not rest:
            for number in others:
                table.place[number] = GONE
        # The next placard is the last of the tuple.
        table.placard_decks[row] = tuple(reversed(first + (others if rest else [])))
    for name in given:
        choose("row", ROWS, name)


def _mutations(table: Table, codes: Codes, given: Mapping[str, Any]) -> None:
    """Mutation decks, top card first; cards nobody mentions go to the decks that end with "..." or are not named."""
    open_rows: list[int] = []
    dealt: list[list[int]] = [[], [], [], []]
    for name in given:
        choose("row", ROWS, name)
    for row, name in enumerate(ROWS):
        dealt[row], rest = codes.deck("mutation", given.get(name, ["..."]))
        if rest:
            open_rows.append(row)
    seen = [number for deck in dealt for number in deck]
    for number in seen:
        if seen.count(number) > 1 or table.holder[number] != NOWHERE:
            raise twice(codes.word("mutation", number))
    left = [number for number, holder in enumerate(table.holder) if holder == NOWHERE and number not in seen]
    if left and not open_rows:
        words = Several(codes.word("mutation", number) for number in left)
        sentence = "These mutations lie nowhere: {words}; end a deck with '...'."
        raise Wrong(sentence, "scenario-nowhere", at="decks", words=words)
    for number in left:
        dealt[min(open_rows, key=lambda row: len(dealt[row]))].append(number)
    for row, deck in enumerate(dealt):
        table.decks[row] = tuple(deck)
        table.unseen[row] = max(len(deck) - 1, 0)


def _unseen(table: Table, given: Mapping[str, Any]) -> None:
    """How many cards right below the top one of each mutation deck nobody has seen; usually all of them."""
    for name, value in given.items():
        row = choose("row", ROWS, name)
        table.unseen[row] = min(number_of("unseen", value), max(len(table.decks[row]) - 1, 0))


def _events(table: Table, codes: Codes, position: Mapping[str, Any]) -> None:
    """The next events, then ("...") all others eon by eon; ``past`` are those that have happened.

    ``chain`` are the past ones of this turn. Those that are in no list were removed.
    """
    past, _ = codes.deck("event", position.get("past", []))
    first, rest = codes.deck("event", position.get("events", ["..."]))
    for number in first:
        if number in past:
            word = codes.word("event", number)
            raise Wrong("The event '{word}' is both past and to come.", "scenario-past", at=word, word=word)
    others = [number for number in range(len(codes.kinds["event"])) if number not in past and number not in first]
    table.event_discard = past
    table.event_deck = list(reversed(first + (others if rest else [])))
    table.removed = [] if rest else others
    if "removed" in position:
        removed, _ = codes.deck("event", position["removed"])
        if sorted(removed) != sorted(table.removed):
            words = Several(codes.word("event", number) for number in table.removed)
            sentence = "The events that lie nowhere else are removed: {words}."
            raise Wrong(sentence, "scenario-removed", at="removed", words=words)
        table.removed = removed
    table.chain, _ = codes.deck("event", position.get("chain", []))
    for number in table.chain:
        if number not in past:
            word = codes.word("event", number)
            raise Wrong("The event '{word}' of this turn is not past.", "scenario-chain", at=word, word=word)
        table.ozone_hole |= int(table.box.events[number].ignores_ozone)
