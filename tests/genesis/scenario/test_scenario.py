"""Scenarios themselves: good files play, bad ones are refused with file, line and reason, the command reports."""

from __future__ import annotations

import re
import tomllib
from copy import deepcopy
from pathlib import Path
from random import Random

import pytest

from biont.cli import main
from biont.genesis.scenario import SCENARIOS, facts, organisms, position
from biont.genesis.table import Table
from biont.genesis.words import words
from biont.kernel import BiontError
from biont.scenarios import BadScenario, Scenario, load, read, scenario_rules, statements
from biont.scenarios import file as scenario_file
from biont.words.errors import tell
from tests.genesis.positions import count_cubes

FOLDER = SCENARIOS.folder
PAGE = Path(__file__).parents[3] / "docs" / "scenarios.md"

HEAD = """\
[[scenario]]
id = "T"
title = { en = "A test", de = "Eine Probe" }
rules = ["F1.1"]
from = "autocatalysis"
"""


def written(tmp_path: Path, text: str) -> Path:
    """A scenario file with a text in it."""
    path = tmp_path / "bad.toml"
    path.write_text(text, encoding="utf-8")
    return path


def complaint(path: Path) -> str:
    """What is wrong with the first scenario of a file, without the folder."""
    try:
        problems = load(path, SCENARIOS)[0].run()
    except BadScenario as error:
        problems = [error]
    assert problems, "nothing was wrong"
    return str(problems[0]).replace(str(path), path.name)


CHIMERA = """\
settings.chimera = true
position.organisms.mars = { owner = "green", macro = "flatworm", organs = ["flame cells"] }
position.parasites.blue = { host = "mars", macro = "seaweed", organs = [0, 2], endosymbionts = "g" }
"""

BAD = {
    "syntax": (HEAD + "seed = \n", 6, "no TOML"),
    "no from": (HEAD.replace('from = "autocatalysis"\n', ""), 1, "no 'from'"),
    "unknown key": (HEAD + "dices = 3\n", 6, "A scenario has no 'dices'; it has id, title"),
    "unknown rule": (HEAD.replace("F1.1", "F1.77"), 4, "'F1.77' is no rule"),
    "strange language": (HEAD.replace("de =", "dk ="), 3, "'title' has no 'dk'; it has en, de."),
    "unknown setting": (HEAD + "settings.speed = 3\n", 6, "no setting 'speed'"),
    "unknown version": (HEAD + 'settings.version = "1999.1"\n', 6, "no version '1999.1'"),
    "too many seats": (HEAD + 'settings.seats = ["red"]\n', 6, "Two to four colours"),
    "unknown position key": (HEAD + "position.refuge.mars = {}\n", 6, "A position has no 'refuge'; it has turn"),
    "unknown placard": (HEAD + "position.refugia.moon = {}\n", 6, "'moon' is no refugium; allowed are tholin"),
    "bad colour": (HEAD + 'position.refugia.mars.up = "x"\n', 6, "'x' is no colour"),
    "too much manna": (HEAD + 'position.refugia.mars.up = "rr"\n', 6, "no red manna left"),
    "too many bionts": (HEAD + 'position.refugia.mars.bionts = "ggggg"\n', 6, "more bionts of green than the game"),
    "stranger": (HEAD + 'position.refugia.mars.bionts = "r"\n', 6, "more bionts of red than the game"),
    "placard twice": (
        HEAD + 'position.refugia.mars = {}\nposition.organisms.mars.owner = "green"\n',
        6,
        "'mars' is in two places",
    ),
    "mutation twice": (
        HEAD
        + 'position.organisms.mars = { owner = "green", mutations = ["tmrna"] }\n'
        + 'position.organisms.dust = { owner = "blue", mutations = ["tmrna"] }\n',
        6,
        "'tmrna' is in two places",
    ),
    "mutation in a deck": (
        HEAD
        + 'position.decks.ocean = ["tmrna", "..."]\n'
        + 'position.organisms.dust = { owner = "blue", mutations = ["tmrna"] }\n',
        6,
        "'tmrna' is in two places",
    ),
    "macro twice": (
        HEAD
        + 'position.organisms.mars = { owner = "green", macro = "seaweed" }\n'
        + 'position.organisms.dust = { owner = "blue", macro = "seaweed" }\n',
        6,
        "'seaweed' is taken already",
    ),
    "event twice": (HEAD + 'position.events = ["ur", "ur"]\n', 6, "'ur' stands twice"),
    "event past": (HEAD + 'position.events = ["ur"]\nposition.past = ["ur"]\n', 6, "both past and to come"),
    "full pool": (HEAD + 'position.pools.green = "ggggggg"\n', 6, "holds 6 catalysts"),
    "no host": (
        HEAD + 'position.parasites.green.host = "mars"\n',
        6,
        "'mars' of green's parasite is no other organism",
    ),
    "wrong slot": (
        HEAD
        + 'position.organisms.mars = { owner = "blue", mutations = ["tmrna"] }\n'
        + 'position.parasites.green = { side = "salmonella", host = "mars", diseased = ["", "tmrna"] }\n',
        6,
        "is blue, but slot 2 is for yellow",
    ),
    "no biont of the owner": (
        HEAD + 'position.organisms.mars = { owner = "green", bionts = "b" }\n',
        6,
        "owner of 'mars' has no biont",
    ),
    "rivals": (
        HEAD
        + 'position.organisms.mars = { owner = "green", macro = "seaweed", level = "plant" }\n'
        + 'position.organisms.dust = { owner = "blue", macro = "flatworm", level = "plant" }\n',
        7,
        "'dust' and 'mars' have the same level.",
    ),
    "stranger first": (HEAD + 'position.first = "red"\n', 6, "red goes first, who does not play."),
    "stranger's trophy": (HEAD + 'position.trophies.red = ["mars"]\n', 6, "red has a trophy, who does not play."),
    "stranger's vote": (HEAD + 'position.medea = ["red"]\n', 6, "red votes, who does not play."),
    "goals": (HEAD + "position.goals = 7\n", 6, "'goals' is 1, 2 or 3 for both, or 0, not 7."),
    "bare state": (HEAD + f"position.state.pool = {[9] * 16}\n", 1, "There is a pool of red, who does not play."),
    "organ": (
        HEAD + 'position.organisms.mars = { owner = "green", macro = "seaweed", organs = ["brain"] }\n',
        6,
        "'brain' is no organ of 'seaweed'; it has leaves",
    ),
    "unknown step": (HEAD.replace('"autocatalysis"', '"supper"'), 5, "'supper' cannot be run; what can be is: turn"),
    "unknown move": (HEAD + "\n[[scenario.play]]\ndie = [1]\n", 8, "A move has no 'die'; it has run, dice"),
    "bad die": (HEAD + "\n[[scenario.play]]\ndice = [0]\n", 8, "numbers from 1 up"),
    "unused dice": (HEAD + "\n[[scenario.play]]\ndice = [1]\n", 8, "left over: 1"),
    "untold dice": (
        HEAD + 'position.refugia.mars.bionts = "g"\n\n[[scenario.play]]\nexpect.turn = 1\n',
        8,
        "More dice were rolled than are set, by 2: autocatalytic roll (2).",
    ),
    "too few dice": (
        HEAD + 'position.refugia.mars.bionts = "gg"\n\n[[scenario.play]]\ndice = [1, 2, 4]\n',
        9,
        "More dice were rolled than are set, by 1: autocatalytic roll (4).",
    ),
    "in braces": (
        HEAD + "position.refugia = { mars = {} }\nposition.refugia.dust = {}\n",
        7,
        "what an earlier line wrote in braces or brackets is whole",
    ),
    "bare word": (
        HEAD + "position.climate = warm\n",
        6,
        'Invalid value (at line 6, column 20); a text stands in quotes: "warm"',
    ),
    "small parasite": (
        HEAD + CHIMERA.replace('macro = "seaweed", ', ""),
        8,
        "'blue' has 'organs' but is no macroorganism",
    ),
    "no chimera": (HEAD + CHIMERA.replace("settings.chimera = true\n", ""), 7, "Only with the setting 'chimera'"),
    "too high a die": (
        HEAD + 'position.refugia.mars.bionts = "g"\n\n[[scenario.play]]\ndice = [9, 9]\n',
        5,
        "An outcome of 9",
    ),
    "not offered": (
        HEAD + 'position.refugia.mars.bionts = "g"\n\n[[scenario.play]]\ndice = [1, 2]\nanswers = ["take"]\n',
        10,
        "To green: 'take' is not offered now; possible are: animate red",
    ),
    "not asked": (
        HEAD + 'position.refugia.mars.bionts = "g"\n\n[[scenario.play]]\ndice = [1, 2]\nanswers = ["blue: take"]\n',
        10,
        "not blue but green is asked",
    ),
    "unknown statement": (HEAD + "\n[[scenario.play]]\nexpect.weather = 1\n", 8, "A statement has no 'weather'"),
    "unknown fact": (HEAD + "\n[[scenario.play]]\nexpect.organisms.mars.size = 1\n", 8, "has no 'size'; it has owner"),
    "untrue": (HEAD + "\n[[scenario.play]]\nexpect.turn = 4\n", 8, "turn is 1, not 4"),
    "true is no one": (HEAD + "\n[[scenario.play]]\nexpect.waterworld = 0\n", 8, "waterworld is false, not 0"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_files_say_line_and_reason(tmp_path: Path, name: str) -> None:
    text, line, reason = BAD[name]
    said = complaint(written(tmp_path, text))
    assert said.startswith(f"bad.toml:{line}: "), said
    assert reason in said


def test_a_file_that_is_not_there() -> None:
    with pytest.raises(BadScenario, match=r"nowhere\.toml cannot be read"):
        read("nowhere.toml")


def everything() -> list[Scenario[Table]]:
    """All scenarios of the folder."""
    return [one for file in sorted(FOLDER.glob("*.toml")) for one in load(file, SCENARIOS)]


def test_ids_are_unique() -> None:
    ids = [one.id for one in everything()]
    assert len(ids) == len(set(ids))


def pieces(table: Table) -> tuple[list[int], list[int], list[int]]:
    """Cubes and discs of each colour and bionts of each bearer, wherever they lie."""
    cubes = [count_cubes(table, colour) + table.soup_cubes[colour] for colour in range(4)]
    discs = [
        sum(table.pool[colour::4])
        + sum(table.discs[colour::4])
        + sum(enzymes.count(colour) for enzymes in table.enzymes)
        + table.soup_discs[colour]
        for colour in range(4)
    ]
    bionts = [
        table.pool_bionts[bearer] + sum(table.bionts[bearer::8]) + (sum(table.domes[bearer::4]) if bearer < 4 else 0)
        for bearer in range(8)
    ]
    return cubes, discs, bionts


@pytest.mark.rule("B0.1")
def test_positions_and_moves_keep_all_pieces() -> None:
    """No scenario makes or loses a piece, in its position or later."""
    for one in everything():
        game = one.game()
        before = pieces(game.table)
        assert before[0] == [16] * 4, one.id
        assert before[1] == [12] * 4, one.id
        for number in range(len(one.moves)):
            one.step(game, number)
            assert pieces(game.table) == before, (one.id, number)
        held = [m for deck in game.table.decks for m in deck] + [m for some in game.table.mutations for m in some]
        assert sorted(held) == list(range(20)), one.id


def test_a_scenario_is_a_game_that_can_be_copied_and_undone_but_not_recorded() -> None:
    game = next(one for one in load(FOLDER / "E.toml", SCENARIOS) if one.id == "S16").game()
    before = game.table.fingerprint()
    twin = game.copy()
    twin.choose("assign pool mars")
    assert game.table.fingerprint() == before
    twin.undo()
    assert twin.table == game.table
    assert game.view(0).decision is not None
    with pytest.raises(BiontError, match="prepared table"):
        game.record()


def test_further_steps_wait_until_nothing_is_asked() -> None:
    game = next(one for one in load(FOLDER / "E.toml", SCENARIOS) if one.id == "S16").game()
    with pytest.raises(BiontError, match="nothing is asked"):
        game.go_on([("events",)])


def test_rules_of_the_folder() -> None:
    rules = scenario_rules(SCENARIOS)
    assert "S25" in rules["F2a.3"]
    assert "J10-J12" in rules["I1c"]


def test_one_scenario_needs_no_brackets(tmp_path: Path) -> None:
    text = HEAD.replace("[[scenario]]\n", "") + "\n[[play]]\nexpect.turn = 1\n"
    assert load(written(tmp_path, text), SCENARIOS)[0].run() == []


def test_the_command_reports_like_a_test_runner(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "scenario", "run", str(FOLDER / "F.toml")]) == 0
    out = capsys.readouterr().out
    assert "ok      S25  The hydrogen volcano gives and takes\n" in out
    assert out.endswith("4 scenarios hold, none fails.\n")
    path = written(tmp_path, HEAD + "\n[[scenario.play]]\nexpect.turn = 4\n")
    assert main(["--lang", "de", "scenario", "run", "-q", str(path)]) == 1
    out = capsys.readouterr().out
    assert out.startswith("FALSCH  T  Eine Probe\n")
    assert ":8: turn ist 1, nicht 4." in out
    assert main(["--lang", "en", "scenario", "run", str(written(tmp_path, "x ="))]) == 1
    assert "no TOML" in capsys.readouterr().out


def test_the_page_names_everything_that_can_be_set_and_stated() -> None:
    page = PAGE.read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-z_-]+)[^`]*`", page))
    words = [*scenario_file.KEYS, *scenario_file.MOVE_KEYS, *position.KEYS, *position.REFUGIUM_KEYS]
    words += [*organisms.ORGANISM_KEYS, *organisms.PARASITE_KEYS, *SCENARIOS.phases, *SCENARIOS.steps]
    words += [*facts.TABLE_FACTS, *facts.ORGANISM_FACTS, *SCENARIOS.checks, *statements.CHECKS]
    words += [*statements.ASKED_KEYS, *statements.ENTRY_KEYS, *statements.RESULT_KEYS]
    assert [word for word in words if word not in named] == []


def test_the_example_of_the_page_plays(tmp_path: Path) -> None:
    page = PAGE.read_text(encoding="utf-8")
    example = page.split("```toml\n")[1].split("```")[0]
    assert load(written(tmp_path, example), SCENARIOS)[0].run() == []


JUNK: tuple[object, ...] = (
    3,
    -1,
    True,
    1.5,
    "",
    "zzz",
    "red",
    "mars",
    "organ 9",
    "...",
    [],
    ["x"],
    [3],
    {},
    {"a": 1},
    {"mars": 3},
)


def places(value: object, before: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    """The ways to everything inside a value of a file."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    found: list[tuple[object, ...]] = []
    for key, item in inside:
        found += [(*before, key), *places(item, (*before, key))]
    return found


@pytest.mark.parametrize("seed", range(4))
def test_nothing_in_a_file_makes_more_than_a_sentence(seed: int) -> None:
    """A scenario with something senseless in it is refused or fails; nothing else happens."""
    chance = Random(seed)
    tables = [
        table
        for name in ("D", "E", "G", "H", "GL")
        for table in tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))["scenario"]
    ]
    for _ in range(100):
        table = deepcopy(chance.choice(tables))
        *way, last = chance.choice(places(table))
        inside = table
        for key in way:
            inside = inside[key]
        inside[last] = deepcopy(chance.choice(JUNK))
        span = scenario_file.Span("senseless.toml", ("",), 1, 2)
        try:
            problems = Scenario(scenario_file.sheet_of(span, table), SCENARIOS).run()
        except BadScenario as error:
            problems = [error]
        for problem in problems:
            assert str(problem).startswith("senseless.toml:1: ")
            assert tell(problem, words("en")) == str(problem)
            assert tell(problem, words("de")).startswith("senseless.toml:1: ")


def test_dice_that_are_still_to_fall_go_into_a_copy(tmp_path: Path) -> None:
    text = HEAD + 'position.refugia.pond.bionts = "gg"\n\n[[scenario.play]]\ndice = [5, 5, 6, 6, 2, 4, 6, 6]\n'
    game = load(written(tmp_path, text), SCENARIOS)[0].game()
    twin = game.copy()
    for each in (game, twin):
        assert each.play.injected == [2, 4, 6, 6]
        each.choose("reroll")
        assert each.play.injected == []
    assert game.table == twin.table


# -- chimeras, open questions, lines ---------------------------------------------------------------------------------


def only_problem(path: Path) -> tuple[int, str]:
    """The line and the reason of the one thing that is wrong."""
    (problem,) = load(path, SCENARIOS)[0].run()
    return int(str(problem).split(":")[1]), str(problem).split(": ", 1)[1]


def begun(step: str, text: str) -> str:
    """A scenario that begins with a step."""
    return HEAD.replace('"autocatalysis"', f'"{step}"') + text


LAID = (
    CHIMERA
    + """\
position.organisms.dust = { owner = "green", macro = "seastar" }

[[scenario.play]]
expect.organisms.parasite-blue = { macro = "seaweed", land = false, organs = [0, 2], endosymbionts = "g" }
expect.organisms.mars = { level = "plant", parasite = "parasite-blue", fission = false }

[scenario.play.expect.organisms.dust]
level = "herbivore"
"""
)


def test_a_parasitic_macroorganism_is_laid_and_stated(tmp_path: Path) -> None:
    """A chimera shares its level, so the next rival has the second one."""
    assert load(written(tmp_path, begun("parch dust", LAID)), SCENARIOS)[0].run() == []


FALLEN = """
settings = { seats = ["green", "blue", "red"], chimera = true }
position.organisms.mars = { owner = "green" }
position.parasites.blue = { host = "mars", bionts = "br", fallen = true }

[[scenario.play]]
expect.organisms.parasite-blue = { fallen = true, macro = "none" }

[[scenario.play]]
answers = ["lose-biont blue"]
expect.organisms.parasite-blue = false
expect.sequence = ["biont lost", { kind = "extinct", rule = "L4b" }]
"""


def test_a_fallen_parasite_is_laid_and_stated(tmp_path: Path) -> None:
    """It dies with its last biont of its own colour (L4b)."""
    assert load(written(tmp_path, begun("heat parasite-blue 2", FALLEN)), SCENARIOS)[0].run() == []


STOP = """
position.refugia.mars = { bionts = "gggg" }

[[scenario.play]]
answers = ["withdraw mars", "withdraw mars", "withdraw mars", "withdraw mars"]
stop = true
expect.asked = "assign"
expect.only = "done"
expect.refused = { "assign pool mars" = "already-acted" }

[[scenario.play]]
expect.asked = false
"""


def test_a_question_with_one_answer_can_stay_open(tmp_path: Path) -> None:
    """Statements speak about it, and the next move begins after it was answered."""
    text = begun("assign-turn green", STOP)
    assert load(written(tmp_path, text), SCENARIOS)[0].run() == []
    closed = load(written(tmp_path, text.replace("stop = true\n", "")), SCENARIOS)[0].run()
    assert [str(problem).split(": ", 1)[1] for problem in closed] == [
        "Nothing is asked.",
        'only is [], not ["done"].',
        "Nothing is asked.",
    ]


AT_ONCE = """
position.organisms.mars = { owner = "green" }

[[scenario.play]]
stop = true
expect.only = "done"
expect.refused = { "buy mars cosmic" = "cannot-pay" }

[[scenario.play]]
run = "purchase-turn green"
stop = true
expect.only = "done"
"""


def test_a_scenario_may_stop_before_its_first_answer(tmp_path: Path) -> None:
    assert load(written(tmp_path, begun("purchase-turn green", AT_ONCE)), SCENARIOS)[0].run() == []


@pytest.mark.parametrize(
    ("statements", "line", "reason"),
    [
        ('expect.turn = 1\nexpect.climate = "warm"\nexpect.pools.blue = "r"', 11, 'pools.blue is "", not "r".'),
        ('expect.turn = 1\n\n[scenario.play.expect.refugia.mars]\nup = ""\nbionts = "b"', 13, "refugia.mars.bionts is"),
        ('[scenario.play.expect]\nturn = 1\nactive = [\n"cosmic",\n]', 11, "active is"),
        ('expect.turn = 1\nexpect.entries = ["life"]', 10, 'No entry "life" was written'),
        ('expect = { turn = 1, phase = "darwin" }', 9, 'phase is "none"'),
        ("expect.organisms.dust = false\nexpect.organisms.mars = true", 10, "There is no organism 'mars'"),
        ('expect.turn = 1\nexpect.refused."assign pool mars" = "no-biont"', 10, "Nothing is asked."),
    ],
)
def test_what_is_untrue_is_told_at_its_own_line(tmp_path: Path, statements: str, line: int, reason: str) -> None:
    text = begun("food-chains", 'position.refugia.mars.bionts = "g"\n') + f"\n[[scenario.play]]\n{statements}\n"
    told, why = only_problem(written(tmp_path, text))
    assert (told, why[: len(reason)]) == (line, reason)


ORDER = """
position.refugia.mars = {}
position.pools.green = "gr"

[[scenario.play]]
answers = ["enzyme green mars", "assign pool mars", "enzyme red mars"]
expect.sequence = ["enzyme", "assigned", { kind = "enzyme", data = ["green", "red"] }]
"""


def test_the_order_of_entries_can_be_stated(tmp_path: Path) -> None:
    text = begun("assign-turn green", ORDER)
    assert load(written(tmp_path, text), SCENARIOS)[0].run() == []
    wrong = text.replace('["enzyme", "assigned",', '["assigned", "enzyme", "assigned",')
    told, why = only_problem(written(tmp_path, wrong))
    assert told == 12
    assert why.startswith(
        'No entry "assigned" was written in this order; written: enzyme [green, green, mars]; assigned ['
    )


ALONE = """
settings = { mode = "solitaire", seats = ["red", "blue"] }
position.organisms.mars = { owner = "red" }
position.parasites.green = { host = "mars" }

[[scenario.play]]
expect.bionts = { red = 3, npc-green = 0, npc-yellow = 1 }
"""


def test_bionts_of_npcs_can_be_stated(tmp_path: Path) -> None:
    text = begun("food-chains", ALONE)
    assert load(written(tmp_path, text), SCENARIOS)[0].run() == []
    wrong = text.replace("npc-yellow = 1", "npc-yellow = 0")
    assert only_problem(written(tmp_path, wrong)) == (12, "bionts.npc-yellow is 1, not 0.")


def test_a_pack_is_looked_for_beside_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever the command is run from."""
    mine = tmp_path / "club" / "mine"
    mine.mkdir(parents=True)
    (mine / "pack.toml").write_text('name = "mine"\nedition = "2e"\ninherits = "standard-2e"\n', "utf-8")
    monkeypatch.chdir(tmp_path)
    text = begun("food-chains", 'settings.pack = "mine"\n')
    (scenario,) = load(written(mine.parent, text), SCENARIOS)
    assert scenario.table_rules.pack()["name"] == "mine"
    with pytest.raises(BadScenario, match="There is no pack 'mine'"):
        load(written(tmp_path, text), SCENARIOS)


def test_the_page_of_words_is_made_from_the_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """``make docs`` writes it; every question, entry and reason stands there."""
    page = PAGE.with_name("scenario-words.md").read_text("utf-8")
    assert main(["--lang", "en", "scenario", "words"]) == 0
    assert capsys.readouterr().out == page
    assert main(["--lang", "de", "scenario", "words", "genesis", "--write", str(tmp_path / "page.md")]) == 0
    german = (tmp_path / "page.md").read_text("utf-8")
    named = SCENARIOS.declarations
    for one in (*named.questions.values(), *named.events.values(), *named.reasons.values()):
        row = f"| `{one}` | {', '.join(one.things)} |"
        assert row in page
        assert row in german
