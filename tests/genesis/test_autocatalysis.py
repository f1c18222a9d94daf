"""F. Phase 3: rolls of refugia, with the rulebook's dice."""

from __future__ import annotations

import pytest

from biont.genesis.cards import BLUE, COOL, GREEN, RED, WARM, YELLOW
from biont.genesis.organisms import home_row
from biont.genesis.pools import ASK_SUBSTITUTE
from biont.genesis.rules.autocatalysis import (
    ASK_REROLL_ALL,
    AUTOCATALYTIC_ROLL,
    ENZYME_LOST,
    ENZYMES_SPENT,
    foremost,
)
from biont.genesis.rules.darwin import DARWIN_ROLL
from biont.genesis.table import ORGANISM, REFUGIUM, Table
from tests.genesis.positions import Runner, bacterium, check_pieces, colours, empty, pool, refugium

JOURNEY = ("blue", "green")
"""The players of the rulebook's long example."""


def of(field: list[int], placard: int) -> str:
    """The colours on a placard as letters: what is organized, disorganized or a chromosome there."""
    return "".join("rygb"[colour] * field[placard * 4 + colour] for colour in range(4))


def pool_of(table: Table, player: int) -> str:
    """The catalysts of a player as letters."""
    return of(table.pool, player)


def phase(table: Table, *dice: int) -> Runner:
    """Run the whole phase with these dice."""
    return Runner(table, "autocatalysis", dice=dice)


def rolls(run: Runner) -> list[tuple[object, ...]]:
    """Placard, roller and dice of the rolls so far."""
    return [entry.data[:3] for entry in run.entries if entry.kind == AUTOCATALYTIC_ROLL]


@pytest.mark.rule("F0.2", "F1.1", "F1.3", "F2.1", "F2a.1", "F2a.2", "F2a.3", "F2a.4", "F2b.1", "F2c", "F2d", "F0b")
def test_hydrogen_volcano() -> None:
    """S25: three deaths among cubes and biont after animation; two catalysts for cubes, one as compensation."""
    table = empty("red", "green")
    volcano = refugium(table, "volcano", up="rr", down="gb", bionts="g", enzymes="rr")
    run = phase(table, 1, 4, 4, 6)
    assert run.options == ["kill-cube red", "kill-cube green", "kill-cube blue", "kill-biont green"]
    assert of(table.up, volcano) == "rrgb"
    assert (run.decision and run.decision.data) == (volcano, 3)
    run.answer("kill-biont green", "kill-cube red")
    assert (run.decision and run.decision.data) == (volcano, 1), "one more of three"
    run.answer("kill-cube red")
    assert run.decision is None, "doubles, but nobody is left to take the placard"
    assert (of(table.up, volcano), of(table.down, volcano)) == ("gb", "rr")
    assert pool_of(table, GREEN) == "rrg"
    assert table.enzymes[volcano] == (RED,)
    assert table.place[volcano] == REFUGIUM
    check_pieces(table)


@pytest.mark.rule("F3.1", "F3.3", "F3a.1", "F3a.2", "F3c")
def test_alkaline_seep() -> None:
    """S26: nothing lives or dies on threes; two bionts alone become a bacterium, loose cubes go to the soup."""
    table = empty("red", "green")
    seep = refugium(table, "seep", down="bgrg", bionts="gg")
    run = phase(table, 3, 3, 3, 3).answer("stand", "take")
    assert run.decision is None
    assert table.owner[seep] == GREEN
    assert table.place[seep] == ORGANISM
    assert table.bionts[seep * 8 + GREEN] == 2
    assert (of(table.cubes, seep), of(table.up, seep), of(table.down, seep)) == ("", "", "")
    assert table.rows[table.box.row[seep]] == ()
    assert home_row(table, seep) == table.box.row[seep]
    assert table.soup_cubes == [16, 16, 16, 16]
    check_pieces(table)


def clay_mound() -> tuple[Table, int]:
    """Three players on the clay mound with a red and a blue enzyme."""
    table = empty("red", "green", "blue")
    return table, refugium(table, "clay", down="rybb", bionts="grb", enzymes="rb")


@pytest.mark.rule("F4.1", "F4.2", "F4.3", "F4a")
def test_clay_mound_progenote() -> None:
    """S27: Red and Blue have two each, red is printed further left and rolls six dice."""
    table, clay = clay_mound()
    run = phase(table, 1, 2, 4, 4, 5, 5)
    assert rolls(run) == [(clay, RED, (1, 2, 4, 4, 5, 5))]
    assert run.decision is not None
    assert run.decision.seat == 0


@pytest.mark.rule("F4b.1", "F4b.3", "F4c", "F4d", "F2b.1", "F2.2")
def test_clay_mound_cubes_die() -> None:
    """S28: the catalysts of two dead cubes go to the other contestants; all three bionts live on in the bacterium."""
    table, clay = clay_mound()
    run = phase(table, 1, 2, 4, 4, 5, 5).answer("animate blue", "animate blue", "kill-cube blue")
    assert run.options == ["award green", "award blue"], "never the progenote himself"
    run.answer("award blue", "kill-cube blue", "award green", "take")
    assert (pool_of(table, RED), pool_of(table, GREEN), pool_of(table, BLUE)) == ("", "b", "b")
    assert table.owner[clay] == RED
    assert [table.bionts[clay * 8 + player] for player in range(4)] == [1, 0, 1, 1]
    assert of(table.cubes, clay) == ""
    check_pieces(table)


@pytest.mark.rule("F4b.1", "F4b.2")
def test_clay_mound_bionts_die() -> None:
    """S29: the two foreign bionts die instead, each compensated."""
    table, clay = clay_mound()
    run = phase(table, 1, 2, 4, 4, 5, 5).answer("animate blue", "animate blue")
    run.answer("kill-biont green", "kill-biont blue", "take")
    assert (pool_of(table, RED), pool_of(table, GREEN), pool_of(table, BLUE)) == ("", "g", "b")
    assert table.pool_bionts[GREEN] == table.pool_bionts[BLUE] == 4
    assert of(table.cubes, clay) == "bb"
    assert [table.bionts[clay * 8 + player] for player in range(4)] == [1, 0, 0, 0]
    check_pieces(table)


@pytest.mark.rule("F1.1", "F2.1", "F2c", "F2b.1")
def test_interplanetary_dust() -> None:
    """S52: cold life dice; the enzyme covers the first death die, the four kills manna and then the enzyme."""
    table = empty(*JOURNEY)
    table.climate = COOL
    dust = refugium(table, "dust", down="yyg", bionts="b", enzymes="b")
    run = phase(table, 3, 4).answer("animate yellow", "animate yellow", "kill-cube yellow")
    assert run.decision is None
    assert (of(table.up, dust), of(table.down, dust)) == ("y", "yg")
    assert pool_of(table, BLUE) == "y"
    assert table.enzymes[dust] == ()
    check_pieces(table)


@pytest.mark.rule("F2.1")
def test_dust_without_enzyme() -> None:
    """S53: the same dice kill twice when nothing covers the slots."""
    table = empty(*JOURNEY)
    table.climate = COOL
    dust = refugium(table, "dust", down="yyg", bionts="b")
    run = phase(table, 3, 4).answer("animate yellow", "animate yellow", "kill-cube yellow", "kill-cube yellow")
    assert run.decision is None
    assert of(table.down, dust) == "yyg"
    assert pool_of(table, BLUE) == "yy"


@pytest.mark.rule("F2.1")
def test_all_slots_covered() -> None:
    """Nothing dies where enzymes cover every slot."""
    table = empty(*JOURNEY)
    vent = refugium(table, "vent", bionts="b", enzymes="bb")
    run = phase(table, 6, 6).answer("decline")
    assert run.decision is None
    assert table.enzymes[vent] == (BLUE, BLUE)
    assert table.domes[vent * 4 + BLUE] == 1


@pytest.mark.rule("F2a.3", "F1.1")
def test_deep_hot_biosphere() -> None:
    """S54: the only organized token, a biont, dies and is compensated."""
    table = empty(*JOURNEY)
    table.climate = COOL
    dhb = refugium(table, "dhb", down="gbrr", bionts="g")
    run = phase(table, 3, 5)
    assert run.decision is None
    assert table.domes[dhb * 4 + GREEN] == 0
    assert table.pool_bionts[GREEN] == 4
    assert pool_of(table, GREEN) == "g"


@pytest.mark.rule("F4.2", "F4.3")
@pytest.mark.parametrize(("enzymes", "roller"), [("b", BLUE), ("bg", GREEN)])
def test_dust_contested(enzymes: str, roller: int) -> None:
    """S55: two to one for Blue; with a green enzyme a tie, and green stands left of blue."""
    table = empty(*JOURNEY)
    dust = refugium(table, "dust", down="yyg", bionts="bg", enzymes=enzymes)
    run = phase(table, 6, 6, 5, 5)
    assert rolls(run)[0] == (dust, roller, (6, 6, 5, 5))


@pytest.mark.rule("F4.2")
def test_only_organized_manna_counts() -> None:
    """Cubes of one's colour count for the progenote when they are organized, not when they are loose."""
    table = empty(*JOURNEY)
    pond = refugium(table, "pond", up="g", down="bbb", bionts="bg")
    assert rolls(phase(table, 1, 1, 1, 1, 1))[0][1] == GREEN
    assert table.enzymes[pond] == ()


@pytest.mark.rule("F4.2", "F4.3")
def test_of_those_who_have_nothing_there_the_printed_order_names_one_who_contests() -> None:
    """Red stands first in print, but only Blue and Green contest."""
    nothing = [0, 0, 0, 0]
    assert foremost((GREEN, BLUE), (), nothing, nothing, (RED, BLUE, GREEN, YELLOW)) == BLUE


@pytest.mark.rule("F2c", "F2a.1")
def test_of_enzymes_the_last_dies_first() -> None:
    table = empty(*JOURNEY)
    volcano = refugium(table, "volcano", bionts="g", enzymes="rgb")
    run = Runner(table, "deaths", volcano, GREEN, 1 << GREEN, 0, 2)
    assert [entry.data for entry in run.entries if entry.kind == ENZYME_LOST] == [(volcano, BLUE), (volcano, GREEN)]
    assert table.enzymes[volcano] == (RED,)


@pytest.mark.rule("F3.2", "F2b.1")
def test_mars_declined() -> None:
    """S57: two up, two down, two catalysts; doubles need not be used."""
    table = empty(*JOURNEY)
    mars = refugium(table, "mars", down="bgyr", bionts="b")
    run = phase(table, 4, 4).answer("animate blue", "animate green", "kill-cube blue", "kill-cube green")
    assert run.options == ["take", "decline"]
    run.answer("decline")
    assert run.decision is None
    assert table.place[mars] == REFUGIUM
    assert (table.domes[mars * 4 + BLUE], of(table.down, mars)) == (1, "rygb")
    assert pool_of(table, BLUE) == "gb"


@pytest.mark.rule("F3.1", "F3a.1", "F3a.2")
def test_green_rust_fumarole() -> None:
    """S58: blue and yellow live; bacterium with them and the biont, the third cube goes to the soup."""
    table = empty(*JOURNEY)
    rust = refugium(table, "rust", down="gby", bionts="g")
    phase(table, 2, 2).answer("animate blue", "animate yellow", "take")
    assert of(table.cubes, rust) == "yb"
    assert table.bionts[rust * 8 + GREEN] == 1
    assert table.soup_cubes == [16, 15, 16, 15]
    check_pieces(table)


@pytest.mark.rule("F2.1")
def test_mars_with_enzyme() -> None:
    """S61: the covered four kills nobody."""
    table = empty(*JOURNEY)
    mars = refugium(table, "mars", down="bgyr", bionts="b", enzymes="b")
    run = phase(table, 1, 4).answer("animate green", "animate yellow")
    assert run.decision is None, "no doubles, no death"
    assert of(table.up, mars) == "yg"


@pytest.mark.rule("F3a.1", "F3b", "F0b", "F1.3")
def test_mars_life() -> None:
    """S65: what is left comes alive, the bacterium has every colour and the biont; the enzyme goes to the soup."""
    table = empty(*JOURNEY)
    mars = refugium(table, "mars", up="gy", down="br", bionts="b", enzymes="b")
    run = phase(table, 1, 2, 2, 3)
    assert run.options == ["take", "decline"], "three life dice, two cubes: nothing to choose"
    run.answer("take")
    assert of(table.cubes, mars) == "rygb"
    assert table.bionts[mars * 8 + BLUE] == 1
    assert table.enzymes[mars] == ()
    assert table.soup_discs == [12, 12, 12, 12]
    assert (ENZYMES_SPENT, (mars, 1)) in [(entry.kind, entry.data) for entry in run.entries]
    check_pieces(table)


@pytest.mark.rule("F0c", "F2a.1")
def test_warm_pond_reroll() -> None:
    """S66: on a placard of his colour Green rolls everything again and has to live with it."""
    table = empty(*JOURNEY)
    pond = refugium(table, "pond", down="bgr", bionts="gg")
    run = phase(table, 5, 5, 6, 6, 2, 4, 6, 6)
    assert run.options == ["reroll", "stand"]
    run.answer("reroll", "animate blue", "animate red", "kill-cube blue", "kill-cube red")
    assert run.options == ["take", "decline"], "one of two bionts died as the third, and there is no second re-roll"
    run.answer("decline")
    assert pool_of(table, GREEN) == "rgb"
    assert table.domes[pond * 4 + GREEN] == 1


@pytest.mark.rule("F0c")
def test_final_roll_decides_on_doubles() -> None:
    """Doubles that were rolled again are gone."""
    table = empty(*JOURNEY)
    refugium(table, "pond", bionts="g")
    assert phase(table, 1, 1, 2, 3).answer("reroll").decision is None


@pytest.mark.rule("F0c", "F4a")
def test_no_reroll_elsewhere() -> None:
    """No re-roll on a placard of another colour, nor on a contested one of one's own."""
    table = empty(*JOURNEY)
    refugium(table, "pond", down="bgr", bionts="b")
    assert phase(table, 5, 6).decision is None
    table = empty(*JOURNEY)
    refugium(table, "pond", down="bgr", bionts="ggb")
    assert phase(table, 5, 6, 5, 6, 5, 6).decision is None, "all die, no question before that"


@pytest.mark.rule("F0.3", "G1.2")
def test_specificity_does_not_help() -> None:
    """Yellow cubes give no re-roll here."""
    table = empty(*JOURNEY)
    refugium(table, "beach", up="yy", bionts="b")
    bacterium(table, "mars", "blue", cubes="yy")
    run = phase(table, 1, 2, 3, 4)
    assert run.decision is None
    assert run.play.injected == []


@pytest.mark.rule("F4.2", "F0b")
def test_warm_pond_contested() -> None:
    """S69: two bionts against one, and six dice."""
    table = empty(*JOURNEY)
    pond = refugium(table, "pond", down="bgr", bionts="bbg")
    assert rolls(phase(table, 1, 1, 1, 1, 1, 1))[0] == (pond, BLUE, (1,) * 6)


@pytest.mark.rule("F3a.1")
def test_geothermal_zinc() -> None:
    """S70: green and blue live; two green chromosomes, one of them the biont."""
    table = empty(*JOURNEY)
    zinc = refugium(table, "zinc", down="rbgb", bionts="g")
    phase(table, 2, 2).answer("animate green", "animate blue", "take")
    assert of(table.cubes, zinc) == "gb"
    assert table.bionts[zinc * 8 + GREEN] == 1


@pytest.mark.rule("F1.1", "D10.2")
@pytest.mark.parametrize(("climate", "alive"), [(WARM, 2), (COOL, 0)])
def test_the_climate_picks_the_life_dice(climate: int, alive: int) -> None:
    """Threes bring life to the hydrogen volcano beside the sun and none beside the snowflake."""
    table = empty(*JOURNEY)
    table.climate = climate
    volcano = refugium(table, "volcano", down="rr", bionts="g", enzymes="gg")
    phase(table, 3, 3).answer("decline")
    assert len(of(table.up, volcano)) == alive


@pytest.mark.rule("F2a.1", "F1.1")
def test_cold_volcano() -> None:
    """S77: four life dice for four cubes, three deaths."""
    table = empty(*JOURNEY)
    table.climate = COOL
    refugium(table, "volcano", down="grbr", bionts="gg")
    phase(table, 2, 2, 2, 1).answer("kill-cube green", "kill-cube red", "kill-cube red", "decline")
    assert pool_of(table, GREEN) == "rrg"


@pytest.mark.rule("F3.1")
def test_snake_eyes() -> None:
    """S80: two cubes live, the bacterium has blue, red and the biont."""
    table = empty(*JOURNEY)
    table.climate = COOL
    volcano = refugium(table, "volcano", down="grbr", bionts="g")
    phase(table, 1, 1).answer("animate blue", "animate red", "take")
    assert of(table.cubes, volcano) == "rb"
    assert table.owner[volcano] == GREEN


@pytest.mark.rule("F2a.4", "F3a.1")
def test_hydrothermal_vents() -> None:
    """S90: two up, two dead, a bacterium with two bionts, red and yellow."""
    table = empty(*JOURNEY)
    table.climate = COOL
    vent = refugium(table, "vent", up="rb", down="ygg", bionts="bb")
    run = phase(table, 1, 1, 3, 6, 6, 2).answer("animate yellow")
    run.answer("kill-cube blue", "kill-cube green", "take")
    assert pool_of(table, BLUE) == "gb"
    assert of(table.cubes, vent) == "ry"
    assert table.bionts[vent * 8 + BLUE] == 2
    check_pieces(table)


@pytest.mark.rule("F0.1", "F0a", "F0d", "A3.1", "A3.2", "A6d")
def test_order_of_the_map() -> None:
    """Top row down and left to right, whoever is first player, active or not; without a biont no roll."""
    table = empty(*JOURNEY)
    table.active = [0, 0, 0, 0]
    table.order = [BLUE, GREEN]
    clay = refugium(table, "clay", bionts="b")
    rust = refugium(table, "rust", bionts="g", up="g")
    refugium(table, "vent", up="rr")
    mars = refugium(table, "mars", bionts="g")
    run = phase(table, 1, 2, 1, 2, 1, 2, 3)
    assert run.decision is not None
    assert run.decision.kind == ASK_REROLL_ALL, "the clay mound is blue"
    run.answer("stand")
    assert [data[0] for data in rolls(run)] == [mars, clay, rust]
    assert table.phase == 3


@pytest.mark.rule("F1.2", "F1.3", "F1a")
def test_animation_is_compulsory() -> None:
    """Every life die moves a cube of the roller's choice; there is no way to refuse. Bionts never move."""
    table = empty(*JOURNEY)
    mars = refugium(table, "mars", down="bgyr", bionts="g")
    run = phase(table, 1, 2)
    assert run.options == ["animate red", "animate yellow", "animate green", "animate blue"]
    run.answer("animate red")
    assert run.options == ["animate yellow", "animate green", "animate blue"]
    run.answer("animate blue")
    assert of(table.up, mars) == "rb"


@pytest.mark.rule("F2a.1")
def test_deaths_beyond_what_is_organized() -> None:
    """When everything organized has died, further deaths are void."""
    table = empty(*JOURNEY)
    pond = refugium(table, "pond", up="r", down="b", bionts="b")
    run = phase(table, 6, 5, 6)
    assert run.decision is None
    assert of(table.down, pond) == "rb"
    assert pool_of(table, BLUE) == "rb"


@pytest.mark.rule("F2d", "F2c")
def test_one_die_may_kill_several_enzymes() -> None:
    """Each die kills for every uncovered slot with its face; the rightmost enzymes go first."""
    table = empty("red", "yellow", "green", "blue")
    mars = refugium(table, "mars", up="b", bionts="b", enzymes="ry")
    run = phase(table, 5, 1, 2)
    assert run.decision is None
    assert table.enzymes[mars] == (), "an uncovered 5 on Mars with two enzymes kills two enzymes and no manna"
    assert of(table.up, mars) == "b"
    table = empty("red", "yellow", "green", "blue")
    pond = refugium(table, "pond", bionts="b", enzymes="rygb")
    phase(table, 6, 1)
    assert table.enzymes[pond] == tuple(colours("ryg")), "the 6m and 6e slots are open, the blue enzyme is rightmost"


@pytest.mark.rule("F2d")
def test_eutectic_brine_has_no_enzyme_death_on_six() -> None:
    """On the brine a six kills manna only."""
    table = empty(*JOURNEY)
    brine = refugium(table, "brine", up="b", bionts="b", enzymes="bb")
    phase(table, 6, 1, 2).answer("kill-cube blue")
    assert table.enzymes[brine] == (BLUE, BLUE)


@pytest.mark.rule("F2b.2")
def test_full_pool() -> None:
    """Two catalysts without room may be one of another colour, compensation counted with them."""
    table = empty(*JOURNEY)
    pool(table, "blue", "bbbbbb")
    refugium(table, "pond", up="b", bionts="b")
    run = phase(table, 6, 6, 3)
    assert run.options == ["substitute red", "substitute yellow", "substitute green", "forgo"]
    run.answer("substitute yellow")
    assert pool_of(table, BLUE) == "ybbbbbb"
    check_pieces(table)


@pytest.mark.rule("F4b.3")
def test_receiver_substitutes() -> None:
    """U22: the contestant who is given catalysts decides what he takes for those without room."""
    table = empty("red", "green", "blue")
    pool(table, "green", "bbbb")
    refugium(table, "clay", up="bb", bionts="rrg")
    run = phase(table, 4, 5, 1, 3, 2, 1, 3, 2).answer("kill-cube blue", "kill-cube blue")
    assert run.decision is not None
    assert run.decision.kind == ASK_SUBSTITUTE
    assert run.decision.seat == 1


@pytest.mark.rule("F4b.4", "F4.1", "F4.4")
def test_contestant_without_biont() -> None:
    """A contestant whose biont was killed may still be given catalysts; the progenote stays in charge."""
    table = empty("red", "green", "blue")
    clay = refugium(table, "clay", up="bb", bionts="rgb", enzymes="r")
    run = phase(table, 4, 5, 5, 1, 3, 2, 1, 1)
    assert rolls(run)[0][1] == BLUE, "two organized blue cubes and the biont"
    run.answer("kill-biont green", "kill-cube blue")
    assert run.options == ["award red", "award green"]
    run.answer("award green")
    assert pool_of(table, GREEN) == "gb"
    assert table.domes[clay * 4 + GREEN] == 0


@pytest.mark.rule("F4e")
@pytest.mark.parametrize("answer", ["take", "decline"])
def test_ersatz_progenote(answer: str) -> None:
    """After doubles a progenote without bionts names a survivor, who may take the placard, others as guests."""
    table = empty("red", "green", "blue")
    clay = refugium(table, "clay", bionts="rgb", enzymes="r")
    run = phase(table, 5, 1, 1, 2, 3, 3)
    run.answer("kill-biont red")
    assert run.options == ["ersatz green", "ersatz blue"]
    assert run.decision is not None
    assert run.decision.seat == 0
    run.answer("ersatz blue")
    assert run.options == ["take", "decline"]
    assert run.decision.seat == 2
    run.answer(answer)
    if answer == "take":
        assert table.owner[clay] == BLUE
        assert [table.bionts[clay * 8 + player] for player in range(4)] == [0, 0, 1, 1]
    else:
        assert table.place[clay] == REFUGIUM
    check_pieces(table)


@pytest.mark.rule("V40")
def test_ersatz_progenote_must() -> None:
    """In the first edition the ersatz progenote has no choice."""
    table = empty("red", "blue", edition="1e")
    clay = refugium(table, "clay", bionts="rb", enzymes="r")
    run = phase(table, 5, 1, 1, 2).answer("kill-biont red")
    assert run.decision is None
    assert table.owner[clay] == BLUE


@pytest.mark.rule("F3.1", "F4e")
def test_no_life_without_bionts() -> None:
    """Doubles help nobody when no biont is left, and do nothing without doubles."""
    table = empty("red", "blue")
    refugium(table, "clay", bionts="r")
    assert phase(table, 5, 5).decision is None
    table = empty("red", "blue")
    refugium(table, "clay", bionts="r")
    assert phase(table, 1, 2).decision is None


@pytest.mark.rule("C3.4")
def test_bans_send_foreign_bionts_home() -> None:
    """With the beginners' bans no biont becomes a foreign gene: home with compensation."""
    table = empty("red", "blue", intro=True, bans=True)
    clay = refugium(table, "clay", bionts="rrb")
    phase(table, 1, 2, 2, 3, 3, 2).answer("take")
    assert [table.bionts[clay * 8 + player] for player in range(4)] == [2, 0, 0, 0]
    assert table.pool_bionts[BLUE] == 4
    assert pool_of(table, BLUE) == "b"
    check_pieces(table)


@pytest.mark.rule("F3.5")
def test_new_bacterium_rolls_the_same_turn() -> None:
    """The new bacterium is among those that make a Darwin roll; its cubes are those that were organized."""
    table = empty(*JOURNEY)
    rust = refugium(table, "rust", down="gby", bionts="g")
    phase(table, 2, 2).answer("animate blue", "animate yellow", "take")
    run = Runner(table, "darwin", BLUE, dice=(1, 3, 4, 6))
    assert [entry.data[0] for entry in run.entries if entry.kind == DARWIN_ROLL] == [rust]
    assert of(table.cubes, rust) == "yb"
    assert table.pool[GREEN * 4 + YELLOW] == 0
