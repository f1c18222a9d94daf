"""Cards in a position: Market, draw decks, Lore, the challenge deck and what lies beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from biont.kernel.errors import Several
from biont.origins.cards import DISCIPLINES, EPOCHS
from biont.origins.scenario.words import Words, count_of
from biont.origins.table import FIRST_COMET, NOBODY, NOTHING, PLACES, ROWS, Table, members, place_of
from biont.scenarios.words import Wrong, check_keys, list_of, named, table_of

KEYS = ("market", "decks", "lore", "removed", "buried", "challenges", "unused", "exposed", "spent", "auction")
AUCTION = ("card", "bid", "bidder")
NO_CARD = "-"
NUMERALS = EPOCHS[1:]


def lay_market(table: Table, words: Words, position: Mapping[str, Any], players: Sequence[Mapping[str, Any]]) -> None:
    """The Market as told; untold, the first Ideas of each pile of the Epoch that are nowhere else, from row 1 on."""
    if "market" in position:
        codes = list_of("market", position["market"])
        if len(codes) != PLACES:
            sentence = "The Market has {places} places, not {number}."
            raise Wrong(sentence, "position-market", at="market", places=PLACES, number=len(codes))
        table.market[:] = [NOTHING if code == NO_CARD else words.number("idea", code) for code in codes]
        return
    taken = {*words.numbers("idea", position.get("lore", ())), *words.numbers("idea", position.get("removed", ()))}
    for given in players:
        taken.update(words.numbers("idea", given.get("ideas", ())))
    for discipline in range(len(DISCIPLINES)):
        pile = [idea for idea in table.box.deck(table.epoch, discipline) if idea not in taken]
        for row, idea in enumerate(pile[:ROWS], 1):
            table.market[place_of(discipline, row)] = idea


def lay_out(table: Table, words: Words, position: Mapping[str, Any]) -> None:
    """Ideas, then Challenge Cards; all that no list names lie in their decks in the order of the pack."""
    table.lore = words.numbers("idea", position.get("lore", ()))[::-1]
    table.removed = words.numbers("idea", position.get("removed", ()))
    _decks(table, words, _by_epoch("decks", position))
    if "buried" in position:
        _bury(table, words, position["buried"])
    _auction(table, words, table_of("auction", position.get("auction", {})))
    table.spent = words.numbers("challenge", position.get("spent", ()))
    unused = _by_epoch("unused", position)
    _challenges(
        table, words, position, [card for value in unused.values() for card in words.pile("challenge", value)[0]]
    )
    _unused(table, words, unused)
    for epoch, number in _by_epoch("exposed", position).items():
        pile = table.unused[EPOCHS.index(epoch) - 1]
        table.exposed[EPOCHS.index(epoch) - 1] = min(count_of("exposed", number), len(pile))


def _by_epoch(what: str, position: Mapping[str, Any]) -> Mapping[str, Any]:
    given = table_of(what, position.get(what, {}))
    check_keys(named(what), given, NUMERALS)
    return given


def _decks(table: Table, words: Words, given: Mapping[str, Any]) -> None:
    """The draw decks of this Epoch and the later ones; what is left of the past ones was buried with them."""
    placed = {*table.market, *table.lore, *table.removed, *(idea for cards in table.ideas for idea in cards)}
    for epoch, numeral in enumerate(NUMERALS, 1):
        told = table_of("decks", given.get(numeral, {}))
        check_keys(named(numeral), told, DISCIPLINES)
        for discipline, name in enumerate(DISCIPLINES):
            left = [idea for idea in table.box.deck(epoch, discipline) if idea not in placed]
            if epoch < table.epoch:
                table.buried += left
            else:
                cards = _told(words, "idea", told.get(name, ["..."]), left, f"decks.{numeral}.{name}")
                table.set_pile(epoch, discipline, tuple(cards[::-1]))


def _told(words: Words, kind: str, given: object, left: Sequence[int], deck: str) -> list[int]:
    """The cards of a deck as told, next card first; with "..." those follow that are left for it."""
    first, rest = words.pile(kind, given)
    for card in first:
        if card not in left:
            word = words.kinds[kind][card]
            sentence = "'{word}' is no card of '{deck}', or lies elsewhere."
            raise Wrong(sentence, "position-other-deck", at=word, word=word, deck=deck)
    others = [card for card in left if card not in first]
    if others and not rest:
        sentence = "These cards lie nowhere: {words}; end '{deck}' with '...'."
        lost = Several(words.words(kind, others))
        raise Wrong(sentence, "position-nowhere", at=deck, words=lost, deck=deck)
    return first + others


def _bury(table: Table, words: Words, given: object) -> None:
    """The order of what left the game unseen."""
    table.buried = _told(words, "idea", given, table.buried, "buried")


def _auction(table: Table, words: Words, given: Mapping[str, Any]) -> None:
    """The card that is being auctioned, the highest bid, and whose it is."""
    check_keys(named("auction"), given, AUCTION)
    if "card" in given:
        table.auctioned = words.number("challenge", given["card"])
    table.bid = count_of("bid", given.get("bid", 0))
    table.bidder = words.number("seat", given["bidder"]) if "bidder" in given else NOBODY


def _challenges(table: Table, words: Words, position: Mapping[str, Any], beside: Sequence[int]) -> None:
    """The challenge deck: its top as told, then as many cards of each Epoch as usual; with Comet IV all is told.

    Cards that are told to lie ``beside`` it do.
    """
    box = table.box
    top = words.numbers("card", position.get("challenges", ()))
    used = {*top, *table.foundations_of_all(), *table.spent, table.auctioned}
    used.update(FIRST_COMET + comet for own in table.bellwethers for comet in members(own))
    deck: list[int] = []
    last = FIRST_COMET + len(box.pack.comets) - 1
    whole = last in top or (not top and "challenges" in position)
    for epoch, number in enumerate(box.settings.challenges(box.players), 1):
        cards = tuple(card for card in box.challenges_of[epoch] if card not in used)
        comet = FIRST_COMET + epoch - 1
        if whole or epoch < table.epoch or comet in top:
            table.unused[epoch - 1] = cards
            continue
        rest = max(0, number - sum(card < FIRST_COMET and box.challenge_epoch[card] == epoch for card in top))
        dealt = [card for card in cards if card not in beside][:rest]
        deck += [*dealt, *([comet] if comet not in used else ())]
        table.unused[epoch - 1] = tuple(card for card in cards if card not in dealt)
    table.challenges = [*top, *deck][::-1]


def _unused(table: Table, words: Words, given: Mapping[str, Any]) -> None:
    """The Challenge Cards beside the deck, the next Milankovitch card first."""
    for numeral, value in given.items():
        epoch = EPOCHS.index(numeral)
        cards = _told(words, "challenge", value, table.unused[epoch - 1][::-1], f"unused.{numeral}")
        table.unused[epoch - 1] = tuple(cards[::-1])
