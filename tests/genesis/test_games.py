"""Whole games in every mode and variant: no dead end, pieces conserved, and the far corners of the rules are reached.

Games of players who take anything cover all legal settings; batches of players with a temper (see ``policies.py``)
reach what such players seldom do, and name what they missed. All of them start from set-up; only the last test, of
something that two players hardly ever see, has a position.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import Any, NamedTuple

import pytest

from biont.genesis.cards import COLOURS
from biont.genesis.game import Genesis, new
from biont.genesis.ids import PARASITE
from biont.genesis.rules import parts
from biont.genesis.rules.chimera_death import FALLEN_BACK
from biont.genesis.rules.climate import ARMAGEDDON_AVERTED, ARMAGEDDON_STRUCK, ASK_GAIA_VOTE, VOTE_CALLED
from biont.genesis.rules.crystal import ERROR_CANCELLED
from biont.genesis.rules.extinction import REVERTED
from biont.genesis.rules.hgt import ASK_WANTON_BLOCK, BLOCKED
from biont.genesis.rules.macroorganisms import GROWN, OXYGEN_CRISIS
from biont.genesis.rules.npc import NPC_WAITS
from biont.genesis.rules.organs import LANDFALL_MADE, ORGAN_PLACED
from biont.genesis.rules.parasites import ASK_LIBERATED, ATTACHED, SUPPLANTED
from biont.genesis.rules.red_queen import ASK_RED_QUEEN, QUEEN_REFUSED
from biont.genesis.rules.sequence import TURN_BEGINS
from biont.genesis.rules.symbiosis import ASSIMILATED, CASCADED, ENDOSYMBIONT_TAKEN
from biont.genesis.rules.trophic import ASK_OVERCROWDED, TIE_ROLLED
from biont.genesis.rules.victory import has_chimera
from biont.genesis.settings import MODES, Settings
from biont.genesis.table import GREENHOUSE, Table
from biont.kernel.chance import Chance
from biont.kernel.conformance import check_game
from biont.kernel.declared import Question
from biont.kernel.errors import BadSettings
from biont.kernel.game import Game
from biont.kernel.play import Entry
from tests.genesis.policies import FRIEND, GROWER, RAIDER, ROVER, SETTLER, SWARM, SYMBIONT, Policy, anything
from tests.genesis.positions import Runner, bacterium, check_pieces, empty, mutation, parasite

GAMES = 3_000
PARTS = 8
LONGEST = 20_000
VARIANTS = ("short", "intro", "bans", "macro", "crystal", "chimera")


class Setting(NamedTuple):
    """What is agreed before a game: how many colours play, and the settings."""

    colours: int
    settings: dict[str, Any]


def legal_settings() -> list[Setting]:
    """Every combination of mode, edition, number of colours and variants that can be played."""
    found = []
    for mode, edition, colours in product(MODES, ("2e", "1e"), (1, 2, 3, 4)):
        for switches in product((False, True), repeat=len(VARIANTS)):
            settings: dict[str, Any] = {"mode": mode, "edition": edition}
            settings |= {name: True for name, on in zip(VARIANTS, switches, strict=True) if on}
            try:
                Settings.of(settings).validate(COLOURS[:colours])
            except BadSettings:
                continue
            found.append(Setting(colours, settings))
    return found


LEGAL = legal_settings()


def begin(seed: int, setting: Setting, *, log: bool, pack: str = "standard-2e") -> Game[Table]:
    """A game with other colours for other seeds."""
    first = seed % 4
    colours = (COLOURS[first:] + COLOURS[:first])[: setting.colours]
    return new(colours, seed=seed, pack=pack, keep=False, log=log, **setting.settings)


OUT_OF_TURN = frozenset((ASK_GAIA_VOTE, ASK_RED_QUEEN, ASK_WANTON_BLOCK, ASK_LIBERATED, ASK_OVERCROWDED))
"""Questions to a seat that is not at its turn, or to all seats at once."""


def asked(kind: Question, seat: int) -> str:
    """What has been seen when a seat gets a question."""
    return f"{kind} asked of seat {seat}"


def asked_of_all(seats: int, *kinds: Question) -> list[str]:
    """What has been seen when every seat has got these questions."""
    return [asked(kind, seat) for kind in kinds for seat in range(seats)]


def play_out(game: Game[Table], players: Sequence[Policy], seed: int, closely: bool = False) -> Counter[str]:
    """Play to the end and count the questions asked, the telling answers and the states of the table between turns."""
    seen: Counter[str] = Counter()
    chance = Chance(seed)
    turn = 0
    for _ in range(LONGEST):
        decision = game.decision
        if decision is None:
            check_pieces(game.table)
            _look_at_chimeras(game.table, seen)
            return seen
        assert decision.options, f"game {seed}: {decision.kind} has no options"
        seen[f"? {decision.kind}"] += 1
        if decision.kind in OUT_OF_TURN:
            seen[asked(decision.kind, decision.seat)] += 1
        answer = players[decision.seat](game.table, decision, chance)
        if (decision.kind, answer[0]) == (ASK_LIBERATED, "supplant"):
            seen["a liberated parasite supplants another"] += 1
        elif (decision.kind, answer[0]) == (ASK_OVERCROWDED, "ashore"):
            seen["an emergency landfall"] += 1
        game.choose(answer)
        if closely:
            check_pieces(game.table)
        if game.table.turn != turn:
            turn = game.table.turn
            _look_at_chimeras(game.table, seen)
    raise AssertionError(f"game {seed} does not end")


def _look_at_chimeras(table: Table, seen: Counter[str]) -> None:
    if table.box.settings.chimera and any(table.macro[organism] >= 0 for organism in range(PARASITE, PARASITE + 4)):
        seen["a chimera in the sea"] += has_chimera(table, 0)
        seen["a chimera on land"] += has_chimera(table, 1)


def tell(entries: Sequence[Entry]) -> Counter[str]:
    """What a log says has happened, in words, beside the kinds of its entries."""
    seen = Counter(f"! {entry.kind}" for entry in entries)
    voted = False
    for kind, rule, _, data, *_ in entries:
        if kind in (TURN_BEGINS, VOTE_CALLED):
            voted = kind == VOTE_CALLED
        elif kind == ARMAGEDDON_AVERTED:
            seen["a Gaia vote kept"] += 1
        elif kind == ARMAGEDDON_STRUCK:
            seen["Armageddon by heat" if data[0] == GREENHOUSE else "Armageddon by cold"] += 1
            seen["a Gaia vote broken"] += voted
        elif kind in (ATTACHED, SUPPLANTED) and isinstance(data[1], int):
            seen["a hyperparasite"] += data[1] >= PARASITE
        elif kind == REVERTED and rule == "H6d":
            seen["an extinction by overcrowding"] += 1
    return seen


# -- the kernel's suite ------------------------------------------------------------------------------------------------


def permute(table: Table, seat: int, chance: Chance) -> None:
    """Exchange what nobody has seen: events of one eon, placards of one row, unseen mutations."""
    events = table.box.pack.events
    piles = (table.event_deck, table.removed)
    for eon in range(3):
        places = [(pile, n) for pile in piles for n, event in enumerate(pile) if events[event].eon == eon]
        cards = [pile[n] for pile, n in places]
        chance.shuffle(cards)
        for (pile, n), card in zip(places, cards, strict=True):
            pile[n] = card
    for row in range(4):
        placards = list(table.placard_decks[row])
        chance.shuffle(placards)
        table.placard_decks[row] = tuple(placards)
    unseen = [m for row in range(4) for m in table.decks[row][1 : 1 + table.unseen[row]]]
    chance.shuffle(unseen)
    for row in range(4):
        deck, count = table.decks[row], table.unseen[row]
        table.decks[row] = (*deck[:1], *(unseen.pop() for _ in range(count)), *deck[1 + count :])


SAMPLE: list[Setting] = [
    Setting(2, {}),
    Setting(3, {"macro": True}),
    Setting(4, {"edition": "1e"}),
    Setting(2, {"crystal": True, "macro": True}),
    Setting(3, {"chimera": True, "macro": True}),
    Setting(4, {"intro": True}),
    Setting(2, {"intro": True, "bans": True, "short": True}),
    Setting(2, {"mode": "solitaire"}),
    Setting(2, {"mode": "solitaire", "edition": "1e", "macro": True}),
    Setting(2, {"mode": "solitaire", "chimera": True, "macro": True}),
    Setting(1, {"mode": "solitaire", "intro": True}),
    Setting(2, {"mode": "cooperative"}),
    Setting(3, {"mode": "cooperative", "edition": "1e"}),
    Setting(4, {"mode": "cooperative", "macro": True, "crystal": True}),
]


@pytest.mark.parametrize("number", range(len(SAMPLE)))
def test_conformance(number: int, soak: bool) -> None:
    """Copies, undo, saving and views hold in every mode, and pieces stay conserved after every answer; a soak looks at
    them more often."""
    setting = SAMPLE[number]
    rules = Genesis(COLOURS[: setting.colours], Settings.of(setting.settings))
    check_game(rules, number, every=9 if soak else 23, invariants=check_pieces, permute=permute, horizon=5)


# -- players who take anything -----------------------------------------------------------------------------------------


@pytest.mark.rule("A0.2", "I0.1")
@pytest.mark.parametrize("part", range(PARTS))
def test_three_thousand_random_games_end(part: int, soak: bool) -> None:
    """Random games with every legal setting, each edition with its cards, run from set-up to result; an ordinary run
    plays a fifth of them, and so each setting at least once."""
    for seed in range(part, GAMES if soak else GAMES // 5, PARTS):
        setting = LEGAL[seed % len(LEGAL)]
        game = begin(seed, setting, log=False, pack="standard-" + setting.settings["edition"])
        play_out(game, [anything] * 4, seed, closely=seed % 25 == part)
        assert game.result is not None


# -- players with a temper ---------------------------------------------------------------------------------------------


class Batch(NamedTuple):
    """Games of one kind, and what has to happen in them."""

    name: str
    colours: tuple[int, ...]
    tempers: tuple[Policy, ...]
    games: int
    settings: tuple[dict[str, Any], ...]
    expected: frozenset[str]
    first: tuple[int, ...] = ()
    """Games in which all of it happened when last somebody looked: they are played before the others."""


MACRO = {"macro": True}
FIRST = {"macro": True, "edition": "1e"}
CHIMERA = {"macro": True, "chimera": True}
SOLO: dict[str, Any] = {"mode": "solitaire"}
TEAM: dict[str, Any] = {"mode": "cooperative"}

BATCHES = (
    Batch(
        "all sorts",
        (2, 3, 4),
        (GROWER, RAIDER, FRIEND, ROVER),
        300,
        ({}, MACRO, FIRST, {"crystal": True}, {"short": True}, {"edition": "1e"}, CHIMERA),
        frozenset(
            (
                f"! {GROWN}",
                f"! {LANDFALL_MADE}",
                f"! {ORGAN_PLACED}",
                f"! {ENDOSYMBIONT_TAKEN}",
                f"! {ASSIMILATED}",
                f"! {CASCADED}",
                f"! {OXYGEN_CRISIS}",
                f"! {REVERTED}",
                "a hyperparasite",
                "Armageddon by heat",
                "Armageddon by cold",
                "a Gaia vote kept",
                "a Gaia vote broken",
            )
        ),
        (1, 3, 8, 9, 11),
    ),
    *(
        Batch(
            f"{colours} rovers",
            (colours,),
            (ROVER,),
            300,
            (MACRO, FIRST, {}),
            frozenset(
                (
                    *asked_of_all(colours, ASK_GAIA_VOTE, ASK_RED_QUEEN, ASK_WANTON_BLOCK),
                    f"! {QUEEN_REFUSED}",
                    f"! {BLOCKED}",
                    "a hyperparasite",
                    *asked_of_all(colours if colours > 2 else 0, ASK_LIBERATED),
                    *(("a liberated parasite supplants another",) if colours > 2 else ()),
                )
            ),
            first,
        )
        for colours, first in ((2, (4, 7, 15)), (3, (6, 11, 15, 17)), (4, (17, 27, 53, 61, 72, 73, 90)))
    ),
    *(
        Batch(
            f"{colours} swarms",
            (colours,),
            (SWARM,),
            300,
            (MACRO, FIRST),
            frozenset(
                (
                    *asked_of_all(colours, ASK_OVERCROWDED, ASK_GAIA_VOTE),
                    "an emergency landfall",
                    "an extinction by overcrowding",
                    f"! {TIE_ROLLED}",
                )
            ),
            first,
        )
        for colours, first in ((2, (37, 91, 152)), (3, (4, 15, 53)), (4, (32, 46, 61, 81)))
    ),
    Batch(
        "symbionts",
        (2, 3),
        (SYMBIONT,),
        300,
        (CHIMERA,),
        frozenset(("a chimera in the sea", f"! {FALLEN_BACK}")),
        (74,),
    ),
    Batch(
        "settlers",
        (2, 3),
        (SETTLER,),
        450,
        (CHIMERA,),
        frozenset(("a chimera on land", f"! {LANDFALL_MADE}")),
        (42,),
    ),
    Batch(
        "soloists",
        (2,),
        (FRIEND,),
        300,
        (SOLO, SOLO | MACRO, SOLO | FIRST, SOLO | CHIMERA, SOLO | FIRST | {"crystal": True}),
        frozenset(("solitaire won", "solitaire lost", f"! {NPC_WAITS}", f"! {ERROR_CANCELLED}", "a Gaia vote kept")),
    ),
    Batch(
        "beginners alone",
        (1, 2),
        (GROWER,),
        40,
        (SOLO | {"intro": True}, SOLO | {"intro": True, "bans": True, "short": True}),
        frozenset(("solitaire won", "solitaire lost")),
    ),
    Batch(
        "teams",
        (2, 3, 4),
        (FRIEND,),
        400,
        (TEAM | MACRO, TEAM | FIRST),
        frozenset(("cooperative won", "cooperative lost", f"? {ASK_GAIA_VOTE}", "a Gaia vote kept")),
        (42, 58),
    ),
)


@pytest.mark.rule("C1a.1", "C2.3", "C3a")
@pytest.mark.parametrize("batch", BATCHES, ids=lambda batch: batch.name.replace(" ", "-"))
def test_played_games_reach(batch: Batch, soak: bool) -> None:
    """What a batch expects really happens in its games; what is missing is named. A soak plays all of them."""
    seen: Counter[str] = Counter()
    for seed in dict.fromkeys((*batch.first, *range(batch.games))):
        setting = Setting(batch.colours[seed % len(batch.colours)], batch.settings[seed % len(batch.settings)])
        players = [batch.tempers[(seed + n) % len(batch.tempers)] for n in range(4)]
        game = begin(seed, setting, log=True)
        seen += play_out(game, players, seed)
        seen += tell(game.entries)
        result = game.result
        assert result is not None
        seen[f"{setting.settings.get('mode', 'competitive')} {'won' if result.winners else 'lost'}"] += 1
        if not soak and all(seen[thing] for thing in batch.expected):
            break
    missing = sorted(thing for thing in batch.expected if not seen[thing])
    assert not missing, f"in {batch.games} games of {batch.name} did not happen: {', '.join(missing)}"
    declared = parts.declarations()
    known = {f"! {kind}" for kind in declared.events} | {f"? {kind}" for kind in declared.questions}
    strange = sorted(thing for thing in seen if thing[:2] in ("! ", "? ") and thing not in known)
    assert not strange, f"entries and questions that nobody has described: {strange}"


@pytest.mark.rule("E4.4", "E4.5")
def test_a_liberated_parasite_of_two_players() -> None:
    """Prepared: with two players only a parasite on its owner's own organism, left by a cascade, is ever supplanted.

    It is the other seat's turn, and its owner is asked at once.
    """
    table = empty("red", "blue")
    bacterium(table, "mars", "red")
    mutation(table, "mars", "sod", promoted=True)
    mutation(table, "mars", "cytochrome")
    prion = parasite(table, "red", "mars", diseased=("", "sod+"))
    dust = bacterium(table, "dust", "blue")
    mutation(table, "dust", "nitrogenase")
    run = Runner(table, "assign-turn", COLOURS.index("blue")).answer("supplant front mars", "enough")
    assert run.decision is not None
    assert (run.decision.kind, run.decision.seat, run.options) == (ASK_LIBERATED, 0, ["attach front dust", "forgo"])
    run.answer("attach front dust")
    assert table.parasite[dust] == prion
    check_pieces(table)
