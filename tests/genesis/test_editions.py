"""Every switch in which the two editions differ, shown in play; and what they have in common.

Each test looks at the same position in four games: of the second edition, of the first, and of both with only the one
switch turned, which have to be like the other edition. So it is this switch that makes the difference.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

import pytest

from biont.genesis.cards import BLUE, COSMIC, GREEN, RED, YELLOW
from biont.genesis.game import Genesis, new
from biont.genesis.ids import NPC, PARASITE
from biont.genesis.readings import VERSION
from biont.genesis.rules.buyers import purchases_left
from biont.genesis.rules.crystal import ASK_CRYSTAL
from biont.genesis.rules.darwin import DARWIN_REROLL
from biont.genesis.rules.extinction import go_extinct, revert
from biont.genesis.rules.organs import ASK_LANDFALL
from biont.genesis.rules.parasites import ASK_LIBERATED
from biont.genesis.rules.sequence import note_onsets
from biont.genesis.rules.victory import outcome
from biont.genesis.settings import EDITIONS, FIRST, SECOND, Edition, Settings
from biont.genesis.successor import successor
from biont.genesis.table import ABSENT, HERE, NOWHERE, UNSOURCED, Table
from biont.kernel.chance import Chance
from biont.kernel.declared import Question
from biont.kernel.errors import BadSettings
from biont.kernel.game import Game
from biont.kernel.play import Play
from tests.genesis.positions import (
    Runner,
    bacterium,
    card,
    check_pieces,
    empty,
    macroorganism,
    mutation,
    parasite,
    placard,
    pool,
    put_bionts,
    refugium,
)

Preferences = Callable[[str], Any]
"""Plays something in an edition and tells what was to be seen."""


def differ(switch: str, look: Preferences, *, second: Any, first: Any) -> None:
    """The editions show different things, and turning the switch alone shows those of the other edition."""
    assert second != first
    turned = {
        "2e": replace(SECOND, **{switch: getattr(FIRST, switch)}),
        "1e": replace(FIRST, **{switch: getattr(SECOND, switch)}),
    }
    assert look("2e") == second
    assert look("1e") == first
    with pytest.MonkeyPatch.context() as patch:
        for edition, rules in turned.items():
            patch.setitem(EDITIONS, edition, rules)
        assert look("2e") == first, f"{switch} turned in the second edition"
        assert look("1e") == second, f"{switch} turned in the first edition"


def test_every_switch_has_a_test() -> None:
    """A switch that is added needs a test of its name here, and has to differ."""
    missing = [field.name for field in fields(Edition) if f"test_{field.name}" not in globals()]
    assert missing == []
    assert all(getattr(FIRST, field.name) != getattr(SECOND, field.name) for field in fields(Edition))


def assigning(table: Table, first: int) -> Runner:
    """The assignment phase, with what organisms have now as abilities of old."""
    note_onsets(table)
    return Runner(table, "assignment", first)


def buying(table: Table, player: int, where: int = NOWHERE) -> Runner:
    """One player's purchase turn, with what organisms have now as abilities of old."""
    note_onsets(table)
    return Runner(table, "purchase-turn", player, where)


def offered(run: Runner, verb: str) -> list[str]:
    """The options that begin with a verb."""
    return [text for text in run.options if text.split()[0] == verb] if run.decision is not None else []


def begun(*seats: str, **settings: Any) -> Table:
    """The table of a game at its first question."""
    return Game(Genesis(seats, Settings.of(settings)), 1).table


# -- A to C: order and set-up ------------------------------------------------------------------------------------------


@pytest.mark.rule("V06", "B4.1")
def test_bionts() -> None:
    """Four bionts or three; with four players three in both."""
    differ("bionts", lambda e: begun("red", "blue", edition=e).pool_bionts[RED], second=4, first=3)
    for edition in EDITIONS:
        assert begun("red", "yellow", "green", "blue", edition=edition).pool_bionts[:4] == [3] * 4


@pytest.mark.rule("V17", "C2.1")
def test_coop_bionts() -> None:
    """One biont fewer, the NPC's, when all play together."""

    def look(edition: str) -> tuple[int, int]:
        table = begun("red", "blue", edition=edition, mode="cooperative")
        return table.pool_bionts[RED], table.pool_bionts[NPC + RED]

    differ("coop_bionts", look, second=(3, 1), first=(2, 1))


@pytest.mark.rule("V02", "A6.1")
def test_order_by_seat() -> None:
    """The card's whole row, or only its first colour and then clockwise."""

    def look(edition: str) -> list[int]:
        table = empty("yellow", "green", "blue", edition=edition)
        codes = [event.code for event in table.box.pack.events]
        table.event_deck = [codes.index("clathrate")]
        Runner(table, "events")
        return table.order

    differ("order_by_seat", look, second=[BLUE, GREEN, YELLOW], first=[BLUE, YELLOW, GREEN])


# -- E: assignment -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("V29", "E2a.1")
def test_entropy_capped() -> None:
    """Three green chromosomes let three bionts more on refugia, or one."""

    def look(edition: str) -> int:
        table = empty("red", "blue", edition=edition)
        vent = refugium(table, "vent")
        bacterium(table, "clay", "red", cubes="ggg")
        table.pool_bionts[RED] = 5
        run = assigning(table, RED)
        while "assign pool vent" in offered(run, "assign"):
            run.answer("assign pool vent")
        return table.domes[vent * 4 + RED]

    differ("entropy_capped", look, second=4, first=2)


@pytest.mark.rule("V30", "E2a.6")
def test_entropy_cull() -> None:
    """With the last green chromosome one of two bionts leaves the refugia, or none."""

    def look(edition: str) -> tuple[int, int]:
        table = empty("red", "blue", edition=edition)
        mars = refugium(table, "mars", bionts="rr")
        bacterium(table, "clay", "red", cubes="g")
        mutation(table, "clay", "pilus")
        before = table.pool[RED * 4 + RED]
        assigning(table, RED).answer("hgt clay pool")
        return table.domes[mars * 4 + RED], table.pool[RED * 4 + RED] - before

    differ("entropy_cull", look, second=(2, 0), first=(1, 1))


@pytest.mark.rule("V31", "E2.1")
def test_spore_home() -> None:
    """Spore opens the host's organism to parasites of every row, or is a matter of its own bionts alone."""

    def look(edition: str) -> list[str]:
        table = empty("green", "blue", edition=edition)
        bacterium(table, "mars", "blue")
        mutation(table, "mars", "endospore")
        bacterium(table, "pond", "green")
        table.active = [0, 0, 0, 0]
        return sorted({text.split()[2] for text in offered(assigning(table, GREEN), "attach")})

    differ("spore_home", look, second=[], first=["mars"])


@pytest.mark.rule("V32", "V37", "E3b.2", "E6.4")
def test_reach_by_organisms() -> None:
    """A biont on a refugium opens its row to parasites and HGT, or only an organism does."""

    def look(edition: str) -> tuple[bool, bool]:
        table = empty("green", "blue", edition=edition)
        refugium(table, "mars", bionts="g")
        bacterium(table, "dust", "blue")
        mutation(table, "dust", "riboswitch")
        bacterium(table, "clay", "green", bionts="gg")
        mutation(table, "clay", "pilus")
        table.active = [0, 0, 0, 0]
        assert table.box.row[placard(table, "dust")] == table.box.row[placard(table, "mars")] == COSMIC
        run = assigning(table, GREEN)
        return bool(offered(run, "attach") or offered(run, "supplant")), "hgt clay in-dust" in run.options

    differ("reach_by_organisms", look, second=(True, True), first=(False, False))


# -- F, G: rolls -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("V40", "F4e")
def test_ersatz_must() -> None:
    """The survivor on a contested refugium is asked whether he takes it, or has to."""

    def look(edition: str) -> tuple[bool, int]:
        table = empty("red", "blue", edition=edition)
        clay = refugium(table, "clay", bionts="rb", enzymes="r")
        run = Runner(table, "autocatalysis", dice=(5, 1, 1, 2)).answer("kill-biont red")
        asked = run.decision is not None
        if asked:
            run.answer("decline")
        return asked, table.owner[clay]

    differ("ersatz_must", look, second=(True, NOWHERE), first=(False, BLUE))


@pytest.mark.rule("V03", "A4.1")
def test_parasites_roll_apart() -> None:
    """A parasite rolls right after its host, or when its owner likes."""

    def look(edition: str) -> list[str]:
        table = empty("red", "blue", edition=edition)
        bacterium(table, "mars", "red")
        bacterium(table, "zinc", "blue")
        parasite(table, "blue", "mars")
        run = Runner(table, "darwin", RED, dice=(2, 3) * 3)
        return offered(run, "roll-for")

    differ("parasites_roll_apart", look, second=[], first=["roll-for zinc", "roll-for parasite-blue"])


@pytest.mark.rule("V15", "C1e")
def test_npc_rerolls_fives() -> None:
    """An NPC parasite rolls fives and sixes again, or sixes alone."""

    def look(edition: str) -> list[Any]:
        table = empty("red", "blue", mode="solitaire", edition=edition)
        bacterium(table, "mars", "red")
        malaria = parasite(table, "yellow", "mars", bionts="Y")
        table.owner[malaria] = NPC + YELLOW
        mutation(table, "parasite-yellow", "quorum")
        mutation(table, "parasite-yellow", "cytochrome")
        run = Runner(table, "darwin-roll", malaria, dice=(5, 6, 2, 3, 1, 1))
        return [entry.data[1] for entry in run.entries if entry.kind == DARWIN_REROLL]

    differ("npc_rerolls_fives", look, second=[(6, 5)], first=[(6,)])


def crystal_table(bionts: str, **settings: Any) -> tuple[Table, int]:
    """Red's bacterium with a red catalyst, a red mutation on top of the cosmic deck."""
    table = empty("red", "blue", **settings)
    mars = bacterium(table, "mars", "red", cubes="g", bionts=bionts)
    rrna = card(table, "rrna")
    table.decks = [tuple(other for other in deck if other != rrna) for deck in table.decks]
    table.decks[COSMIC] = (rrna, *table.decks[COSMIC])
    pool(table, "red", "r")
    return table, mars


@pytest.mark.rule("V42", "G4b")
def test_crystal_foreign() -> None:
    """A foreign gene may cancel an error with a purchase, or only the owner's bionts may."""

    def look(edition: str) -> bool:
        table, mars = crystal_table("rb", crystal=True, edition=edition)
        run = Runner(table, "darwin-roll", mars, dice=(5, 6, 2, 3, 4)).answer("done")
        return run.decision is not None and run.decision.kind == ASK_CRYSTAL and run.decision.seat == 1

    differ("crystal_foreign", look, second=True, first=False)


@pytest.mark.rule("V16", "C1h")
def test_crystal_in_solo() -> None:
    """A soloist buys mutations with errors, and in the purchase phase only where that is no rule."""

    def look(edition: str) -> tuple[bool, bool]:
        table, mars = crystal_table("r", mode="solitaire", edition=edition)
        shop = bool(offered(buying(table, RED), "buy"))
        run = Runner(table, "darwin-roll", mars, dice=(6, 6, 2))
        return run.decision is not None and run.decision.kind == ASK_CRYSTAL, shop

    differ("crystal_in_solo", look, second=(True, False), first=(False, True))


# -- H: purchases ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("V45", "V46", "H1c.1", "H2b")
def test_onset_next_turn() -> None:
    """A promotion brings sex for the very next purchase and ends what the front could do, or both come a turn later."""

    def look(edition: str) -> tuple[bool, bool]:
        table = empty("red", "blue", edition=edition)
        bacterium(table, "mars", "red", bionts="rr", cubes="rygb")
        number = mutation(table, "mars", "pilus")
        for colour in "rrrr":
            pool(table, "red", colour)
        run = buying(table, RED).answer("promote mars pilus")
        if any(text.startswith("pay") for text in run.options):
            run.answer(run.options[0])
        new_one = bool(offered(run, "sex"))
        if run.decision is not None:
            run.answer("done")
        note_onsets(table)
        later = bool(offered(Runner(table, "purchase-turn", RED, NOWHERE), "sex"))
        assert table.promoted[number] == 1
        return new_one, later

    differ("onset_next_turn", look, second=(True, True), first=(False, True))


@pytest.mark.rule("V44", "H0g.1")
def test_gifts_by_guests() -> None:
    """A foreign gene's owner may give catalysts, or only a parasite's."""

    def look(edition: str) -> list[str]:
        table = empty("red", "green", "blue", edition=edition)
        bacterium(table, "clay", "green", bionts="gr")
        bacterium(table, "rust", "blue")
        parasite(table, "red", "rust")
        pool(table, "red", "r")
        return offered(assigning(table, RED), "give")

    differ("gifts_by_guests", look, second=["give red green", "give red blue"], first=["give red blue"])


@pytest.mark.rule("V44", "H0g.2")
def test_gifts_among_rivals() -> None:
    """Alone, the owner of a parasite gives only by agreement, or always; in 2026.2 never without it."""

    def look(edition: str, version: str = VERSION) -> list[str]:
        table = empty("red", "blue", mode="solitaire", edition=edition, version=version)
        bacterium(table, "rust", "blue", bionts="br")
        parasite(table, "red", "rust")
        pool(table, "red", "r")
        return offered(assigning(table, RED), "give")

    differ("gifts_among_rivals", look, second=[], first=["give red blue"])
    assert look("1e", "2026.2") == []


@pytest.mark.rule("V42", "G4b")
def test_crystal_counts() -> None:
    """A biont that cancelled an error has bought for this turn, or may still buy in phase 5; in 2026.2 never."""

    def look(edition: str, version: str = VERSION) -> tuple[int, bool]:
        table = empty("red", "blue", crystal=True, edition=edition, version=version)
        mars = bacterium(table, "mars", "red", cubes="gggby")
        pool(table, "red", "rrrr")
        run = Runner(table, "darwin-roll", mars, dice=(6, 6, 2, 3, 2, 3, 4)).answer("stand")
        assert run.answer("buy mars cosmic").decision is None
        left = purchases_left(table, RED, mars)
        return left, bool(offered(Runner(table, "purchase-turn", RED, NOWHERE), "grow"))

    differ("crystal_counts", look, second=(0, False), first=(1, True))
    assert look("1e", "2026.2") == (0, False)


@pytest.mark.rule("V52", "H4c.2")
def test_queen_plus_only() -> None:
    """Of a promoted mutation the parasite takes any cube, or only the added one."""

    def look(edition: str) -> set[str]:
        table = empty("red", "blue", edition=edition)
        bacterium(table, "mars", "red")
        mutation(table, "mars", "calvin", promoted=True)
        mutation(table, "mars", "sod", promoted=True)
        virus = parasite(table, "blue", "mars")
        mutation(table, "parasite-blue", "quorum")
        pool(table, "red", "gb")
        return {text.split()[2] for text in offered(buying(table, BLUE, virus), "queen-steal")}

    differ("queen_plus_only", look, second={"calvin", "sod+"}, first={"sod+"})


@pytest.mark.rule("V51", "H4b.2")
def test_queen_needs_square() -> None:
    """A stolen organ whose square is filled again can be thrown away, or is out of reach."""

    def look(edition: str) -> list[str]:
        table = empty("red", "blue", edition=edition)
        weed = macroorganism(table, "rust", "seaweed", "blue", organs=(1, 2))
        parasite(table, "red", "rust", side=1, diseased=("", "organ 2"))
        pool(table, "blue", "brr")
        table.organs[weed] = (ABSENT, HERE, HERE)
        table.soup_cubes[BLUE] -= 1
        table.diseased[2 * RED + 1] = UNSOURCED
        return offered(buying(table, BLUE), "queen-cube")

    differ("queen_needs_square", look, second=["queen-cube rust second"], first=[])


@pytest.mark.rule("V53", "H4d.2")
def test_queen_yellow_free() -> None:
    """Yellow attacks a parasite with an empty pool, or pays like everybody."""

    def look(edition: str) -> list[str]:
        table = empty("red", "yellow", edition=edition)
        bacterium(table, "mars", "yellow")
        mutation(table, "mars", "quorum")
        parasite(table, "red", "mars", diseased=("quorum", ""))
        return offered(buying(table, YELLOW), "queen-cube")

    differ("queen_yellow_free", look, second=["queen-cube mars first"], first=[])


def trilobite(edition: str) -> tuple[Table, int, Runner]:
    """Blue's trilobite gets its second organ; Red's prion holds the first one."""
    table = empty("red", "blue", edition=edition)
    mars = macroorganism(table, "mars", "trilobite", "blue", organs=(0,))
    parasite(table, "red", "mars", diseased=("", "organ 0"))
    pool(table, "blue", "b")
    return table, mars, buying(table, BLUE).answer("organ mars 1")


@pytest.mark.rule("V55", "H5e.1")
def test_landfall_optional() -> None:
    """A cube on the parasite counts for landfall, or only if the owner likes."""

    def look(edition: str) -> tuple[bool, int]:
        table, mars, run = trilobite(edition)
        asked = run.decision is not None and run.decision.kind == ASK_LANDFALL
        if asked:
            run.answer("stay-marine")
        check_pieces(table)
        return asked, table.land[mars]

    differ("landfall_optional", look, second=(False, 1), first=(True, 0))


@pytest.mark.rule("V56", "H5e.2")
def test_landfall_keeps_parasite() -> None:
    """The parasite's biont becomes an endosymbiont, or the parasite stays without the counted cube."""

    def look(edition: str) -> tuple[int, int]:
        table, mars, run = trilobite(edition)
        if offered(run, "landfall"):
            run.answer("landfall")
        assert table.land[mars] == 1
        check_pieces(table)
        return table.parasite[mars], table.bionts[mars * 8 + RED]

    differ("landfall_keeps_parasite", look, second=(NOWHERE, 1), first=(PARASITE + RED, 0))


@pytest.mark.rule("V57", "H5d.4")
def test_landfall_extra_organs() -> None:
    """Organs of the land side are on sale right after landfall, or have to wait for a purchase."""

    def look(edition: str) -> bool:
        table = empty("green", "blue", edition=edition)
        mars = macroorganism(table, "mars", "seaweed", "blue", organs=(0, 1))
        pool(table, "blue", "bgy")
        run = buying(table, BLUE).answer("organ mars 2")
        assert table.land[mars] == 1
        return bool(offered(run, "land-organ"))

    differ("landfall_extra_organs", look, second=True, first=False)


# -- extinction, end and variants --------------------------------------------------------------------------------------


@pytest.mark.rule("V61", "GL-Extinction.4")
def test_parasite_rests() -> None:
    """A parasite that died this turn is back next turn, or at once."""

    def look(edition: str) -> bool:
        table = empty("green", "blue", edition=edition)
        bacterium(table, "mars", "blue")
        mutation(table, "mars", "riboswitch")
        parasite(table, "green", "mars")
        for _ in go_extinct(Play(table, None), PARASITE + GREEN, "GL-Extinction"):
            pass
        return bool(offered(assigning(table, GREEN), "attach"))

    differ("parasite_rests", look, second=False, first=True)


@pytest.mark.rule("V14", "C1a.2")
def test_solo_shared_land() -> None:
    """A land macroorganism of each colour wins on land, or the sea and a shared one are needed."""

    def look(edition: str) -> str:
        table = empty("red", "blue", mode="solitaire", edition=edition)
        macroorganism(table, "mars", "seaweed", "blue", land=True)
        macroorganism(table, "clay", "dickinsonia", "red", land=True, level=1)
        return outcome(table, ("solo",)).reason

    differ("solo_shared_land", look, second="no colours in macroorganisms", first="terrestrial win")


@pytest.mark.rule("V18", "C3a")
def test_intro_goal() -> None:
    """Ten points win the introductory game alone, or nothing does."""

    def look(edition: str) -> tuple[tuple[int, ...], str]:
        table = empty("red", mode="solitaire", intro=True, edition=edition)
        bacterium(table, "mars", "red", cubes="rrrryyyyg")
        result = outcome(table, ("solo",))
        return result.winners, result.reason

    differ("intro_goal", look, second=((0,), "goal reached"), first=((), "no goal set"))


@pytest.mark.rule("V65")
def test_chimera() -> None:
    """Parasites can grow with part L, or there is no part L."""

    def look(edition: str) -> list[str] | str:
        try:
            table = empty("red", "blue", chimera=True, edition=edition)
        except BadSettings as error:
            return error.key
        bacterium(table, "mars", "blue", bionts="bb")
        virus = parasite(table, "red", "mars")
        for name in ("tmrna", "nitrogenase", "rhodopsin", "calvin"):
            mutation(table, "parasite-red", name, promoted=True)
        pool(table, "blue", "r")
        return offered(buying(table, RED, virus), "grow")[:1]

    differ("chimera", look, second=["grow parasite-red seaweed"], first="first-chimera")


@pytest.mark.rule("V64", "K.1")
def test_megafauna_genes() -> None:
    """The successor game gets catalysts, or also genes by their rank."""

    def look(edition: str) -> Any:
        table = empty("red", "blue", edition=edition)
        pool(table, "red", "r")
        return successor(table).get("genes")

    differ("megafauna_genes", look, second=None, first={"red": 5, "blue": 4})


# -- what both have in common ------------------------------------------------------------------------------------------


def alike(look: Preferences) -> Any:
    """What both editions show; it is the same."""
    seen = look("2e")
    assert look("1e") == seen
    return seen


def test_nothing_but_the_switches_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the switches of the second edition a game of the first one is the same game, answer by answer."""
    monkeypatch.setitem(EDITIONS, "1e", SECOND)
    for seed, mode in enumerate(("competitive", "solitaire", "cooperative", "competitive")):
        games = [
            Game(Genesis(("red", "blue"), Settings.of({"mode": mode, "edition": edition, "macro": seed > 2})), seed)
            for edition in EDITIONS
        ]
        chance = Chance(seed)
        while (decision := games[0].decision) is not None:
            answer = decision.options[chance.below(len(decision.options))]
            for game in games:
                game.choose(answer)
        assert games[0].entries == games[1].entries
        assert games[0].result == games[1].result


@pytest.mark.rule("V20", "D1a.4")
def test_both_keep_landforms_and_order_after_a_last_aftershock() -> None:
    """The German text is silent about the landforms."""

    def look(edition: str) -> tuple[list[int], list[int]]:
        table = empty("red", "blue", edition=edition)
        table.active = [1, 0, 0, 1]
        table.order = [BLUE, RED]
        table.event_deck = [[event.code for event in table.box.pack.events].index("rust-out")]
        Runner(table, "events")
        return table.active, table.order

    assert alike(look) == ([1, 0, 0, 1], [BLUE, RED])


@pytest.mark.rule("V23", "D6b.2")
def test_both_let_a_vitamin_stop_two_losses() -> None:
    """The German glossary says otherwise, its rules do not."""

    def look(edition: str) -> tuple[list[str], int]:
        table = empty("red", "blue", edition=edition)
        mars = bacterium(table, "mars", "red", cubes="b", discs="g")
        run = Runner(table, "spike", mars, 2)
        options = run.options
        run.answer("spend-disc green")
        return options, table.cubes[mars * 4 + BLUE]

    assert alike(look) == (["lose-cube blue", "spend-disc green"], 1)


@pytest.mark.rule("V35", "E4.3")
def test_both_let_a_liberated_parasite_act_at_once() -> None:
    """The German text names no time; the parasite keeps its mutations in both."""

    def look(edition: str) -> tuple[Question, int, list[str]]:
        table = empty("red", "green", "blue", edition=edition)
        bacterium(table, "mars", "red", cubes="yb")
        mutation(table, "mars", "mrna", promoted=True)
        virus = parasite(table, "blue", "mars", side=1, diseased=("mrna+", ""))
        mutation(table, "parasite-blue", "riboswitch")
        bacterium(table, "dust", "green")
        mutation(table, "dust", "sod")
        run = assigning(table, GREEN).answer("supplant front mars", "enough")
        assert run.decision is not None
        assert len(table.mutations[virus]) == 1
        return run.decision.kind, run.decision.seat, run.options

    assert alike(look) == (ASK_LIBERATED, 2, ["attach back dust", "forgo"])


@pytest.mark.rule("V59", "I1d.2")
def test_both_round_shares_down() -> None:
    """Twelve points for four and six points for four."""

    def look(edition: str) -> tuple[int, ...]:
        table = empty("red", "yellow", "green", "blue", edition=edition)
        macroorganism(table, "vent", "arrowworm", "red", bionts="rygb", level=1)
        macroorganism(table, "mars", "seaweed", "green", bionts="grby", level=0)
        return tuple(part["points"] for part in _dominance(table))

    assert alike(look) == (4, 4, 4, 4)


def _dominance(table: Table) -> list[dict[str, Any]]:
    details = outcome(table, ("red", "yellow", "green", "blue")).details
    return [part for parts in details["scores"].values() for part in parts if part["name"] == "dominance"]


@pytest.mark.rule("V62", "GL-Extinction.9")
def test_both_let_parasites_die_with_a_macroorganism() -> None:
    """Its guests live on in the bacterium, without compensation."""

    def look(edition: str) -> tuple[int, list[int]]:
        table = empty("red", "green", "blue", edition=edition)
        mars = macroorganism(table, "mars", "flatworm", "blue", bionts="b", organs=(0, 2))
        put_bionts(table, mars, "g")
        virus = parasite(table, "red", "mars", diseased=("", "organ 2"))
        for _ in revert(Play(table, None), mars, "H6d"):
            pass
        check_pieces(table)
        return table.owner[virus], [table.bionts[mars * 8 + player] for player in range(4)]

    assert alike(look) == (NOWHERE, [0, 0, 1, 1])


@pytest.mark.rule("V05", "V06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_four_play_alike_with_three_bionts(edition: str) -> None:
    """The only number of players with which both hand out the same pieces."""
    assert new(4, seed=1, edition=edition).table.pool_bionts[:4] == [3, 3, 3, 3]
