"""Guests buy with one's discs as soon as their host has bought (H0b.1, H0e.1): that is said before one buys there."""

from __future__ import annotations

import pytest

from biont.games.advice import Price, Regret, TriedOption
from biont.genesis.cards import COLOURS
from biont.genesis.definition import GENESIS
from biont.genesis.table import Table
from biont.genesis.words import words
from biont.genesis.words.teller import Teller
from biont.server.effects import Trying
from tests.genesis.positions import bacterium, card, empty, parasite, pool
from tests.genesis.web.test_regrets import buying


def warned(bionts: str = "r", discs: str = "rygb", other: bool = True, guest: str = "blue") -> list[Regret]:
    """What is said of a purchase for Red's host of a parasite."""
    table = empty("red", "blue", seed=1)
    bacterium(table, "clay", "red", bionts=bionts, cubes="g")
    if other:
        bacterium(table, "dust", "red", bionts="r", cubes="g")
    if guest:
        parasite(table, guest, "clay")
    pool(table, "red", discs)
    return next_guests(table, "buy clay ocean")


def next_guests(table: Table, text: str) -> list[Regret]:
    """What is said of guests whose turn comes with a purchase."""
    game = buying(table)
    teller = Teller(table.box.pack, words("en"), [COLOURS[one] for one in table.box.players])
    teller.look(game.table)
    trial: TriedOption = Trying(game, GENESIS, teller, lambda _: False).trial(game.parse(text))
    return [one for one in GENESIS.advice.regrets(trial, words("en")) if one.rule == "H0b.1"]


def test_whoever_makes_the_last_purchase_of_a_host_is_told_that_its_guest_is_next() -> None:
    """A newcomer had three purchases left, and his parasite's owner spent all his discs before the second."""
    (told,) = warned()
    assert told.text == "Virus (Blue) buys next then, with your discs, before your other organisms."
    assert not isinstance(told, Price)


def test_where_nothing_else_waits_that_is_a_price() -> None:
    (told,) = warned(other=False)
    assert told.text == "Virus (Blue) buys next then, with your discs."
    assert isinstance(told, Price)


def test_what_would_poison_oneself_is_not_bought_first() -> None:
    """The other organism can have nothing but a card whose oxygen takes four pieces of the host: the guide went round
    in a circle between two warnings."""
    table = empty("red", "blue", seed=1)
    bacterium(table, "clay", "red", bionts="r", cubes="ryb")
    bacterium(table, "rust", "red", bionts="r", cubes="ggg")
    parasite(table, "blue", "clay")
    pool(table, "red", "gg")
    table.decks = [(), (card(table, "chlorophyll"), card(table, "citrate")), (), ()]
    (told,) = next_guests(table, "buy clay ocean")
    assert isinstance(told, Price)


@pytest.mark.parametrize("spared", [{"bionts": "rr"}, {"discs": "y"}, {"guest": "red"}, {"guest": ""}])
def test_nothing_is_said_where_no_guest_comes_to_buy(spared: dict[str, str]) -> None:
    """Another biont of the host has yet to buy; no disc is left; it is one's own; there is none."""
    assert not warned(**spared)  # type: ignore[arg-type]
