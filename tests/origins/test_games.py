"""Whole games in every variant: no dead end, every piece in its place; copies, records and views as they must be."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from biont.kernel.chance import Chance
from biont.kernel.conformance import check_game
from biont.origins.cards import COLOURS
from biont.origins.game import new
from biont.origins.rules import parts
from biont.origins.rules.diaspora import ASK_DIASPORA
from biont.origins.table import FIRST_COMET, Table
from tests.origins.invariants import invariants
from tests.origins.scattered import play_on, scattered
from tests.origins.soak import MODES, Anybody, Biased, play
from tests.origins.worlds import LEGACY

SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (3, {"realm": "sea"}),
    (2, {"map": "custom", "laying": "seed"}),
    (4, {"realm": "yrr", "laying": "seed"}),
    (3, {"map": "custom", "laying": "seed", "realm": "yrr"}),
    (2, {"map": "custom"}),
    (2, {"realm": "yrr"}),
    (3, {"closed_posts": True, "elect_upward": True, "library_beyond": True}),
    (2, {"advanced": True}),
    (4, {"advanced": True}),
    (3, {"dispersal": "first", "closed_posts": True, "dictator_stays": True}),
    (4, {"advanced": True, "realm": "yrr", "laying": "seed"}),
    (1, {"mode": "solitaire"}),
    (1, {"mode": "solitaire", "realm": "sea"}),
    (3, {"mode": "cooperative"}),
    (4, {"mode": "cooperative", "map": "custom", "laying": "seed"}),
    (3, {"map": "cratons", "advanced": True}),
    (4, {"map": "archipelago", "laying": "seed"}),
    (2, {"map": "covered", "world": "3"}),
    (3, {"map": "waterworld", "realm": "sea"}),
    (2, {"map": "mars", "advanced": True}),
    (3, {"map": "chimera", "realm": "yrr", "laying": "seed"}),
    (1, {"map": "venus", "mode": "solitaire", "laying": "seed"}),
    (4, {"map": "cratons", "legacy": LEGACY, "advanced": True, "realm": "yrr", "merfolk": "orange"}),
    (4, {"map": "real-earth", "legacy": LEGACY, "advanced": True}),
    (4, {"map": "tiles", "legacy": LEGACY, "mode": "cooperative"}),
]
"""Numbers of players and settings of games."""


def names(setting: tuple[int, dict[str, Any]]) -> str:
    """A setting as the name of a test."""
    return " ".join([str(setting[0]), *(f"{name}={str(value)[:12]}" for name, value in setting[1].items())])


def permute(table: Table, seat: int, chance: Chance) -> None:
    """Exchange at random what nobody may know: Ideas within their piles, Challenge Cards within their Epoch."""
    for place, pile in enumerate(table.decks):
        cards = list(pile)
        chance.shuffle(cards)
        table.decks[place] = tuple(cards)
    chance.shuffle(table.buried)
    below = table.lore[:-1]
    chance.shuffle(below)
    table.lore[:-1] = below
    for epoch in range(1, 5):
        pile = table.unused[epoch - 1]
        seen = table.exposed[epoch - 1]
        own = [card for card in table.challenges if card < FIRST_COMET and table.box.challenge_epoch[card] == epoch]
        hidden = [*own, *pile[seen:]]
        chance.shuffle(hidden)
        table.challenges = [hidden.pop() if card in own else card for card in table.challenges]
        table.unused[epoch - 1] = (*pile[:seen], *hidden)


@pytest.mark.parametrize("number", range(len(SETTINGS)), ids=[names(setting) for setting in SETTINGS])
def test_conformance(number: int, soak: bool) -> None:
    final = 0
    for seed in range(number + 20, number + 20 + (10 if soak else 1)):
        summary = check_game(
            lambda seed: new(SETTINGS[number][0], seed=seed, **SETTINGS[number][1]),
            seed=seed,
            every=23 if soak else 61,
            invariants=lambda table: invariants(table, ASK_DIASPORA),
            permute=permute,
        )
        assert summary.answers > 100
        final += summary.final
    assert final > 0 or not soak  # one game may have none among the answers that are looked at


@pytest.mark.rule("META.2")
@pytest.mark.parametrize(("players", "games"), [(Anybody, 250), (Biased, 125)], ids=["anybody", "biased"])
@pytest.mark.parametrize("mode", MODES)
def test_games_come_to_their_end_with_every_piece_in_its_place(
    mode: str, players: type[Anybody], games: int, soak: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """No dead end, no endless game. A soak plays all games, looks at every third after every answer, and counts."""
    if not soak:
        for seed in range(3):
            play(mode, 7 * seed, players, watched=True)
        return
    seen: Counter[str] = Counter()
    for seed in range(games):
        seen += play(mode, seed, players, watched=seed % 3 == 0)
    declared = parts.declarations()
    known = {f"! {kind}" for kind in declared.events} | {f"? {kind}" for kind in declared.questions}
    strange = sorted(thing for thing in seen if thing != "answers" and thing not in known)
    assert not strange, f"entries and questions that nobody has described: {strange}"
    with capsys.disabled():
        kinds = sum(thing in known for thing in seen)
        print(
            f"\n{mode}, {players.__name__.lower()}: {games} games, {seen['answers']} answers, {kinds} kinds of things"
        )


POSITIONS = [*SETTINGS, (2, {"map": "real-earth", "legacy": LEGACY, "advanced": True, "realm": "yrr"})]
"""Every map and realm, with the short strides of a campaign (C6e) on the map of today too."""


@pytest.mark.parametrize("number", range(len(POSITIONS)), ids=[names(setting) for setting in POSITIONS])
def test_play_goes_on_from_random_positions(number: int, soak: bool) -> None:
    """Whatever is offered can be answered, and every piece is in its place: random games see few of these positions."""
    players, settings = POSITIONS[number]
    answers = 0
    for seed in range(100 if soak else 8):
        game = scattered(COLOURS[:players], seed, **settings)
        answers += play_on(game, Biased if seed % 2 else Anybody, seed, 60)
    assert answers > 100
