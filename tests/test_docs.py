"""The pages of docs/ keep their promises: examples run and print what stands there, rules and files they name exist."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import biont
from biont.cli import main
from biont.genesis.rules.autocatalysis import AUTOCATALYTIC_ROLL, LIFE_CREATED
from biont.genesis.rules.darwin import DARWIN_ROLL
from biont.genesis.rules.mutations import MUTATION_LOST
from biont.genesis.rules.purchase import BOUGHT
from biont.genesis.rules.strikes import ULTRAVIOLET_STRUCK
from biont.genesis.rules.victory import score
from biont.kernel.ledger import find
from biont.words import words
from tests.strict import strictly

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = re.compile(r"^```python\n(.*?)^```$(?:\n\n^```text\n(.*?)^```$)?", flags=re.MULTILINE | re.DOTALL)
PAGES = sorted((ROOT / "docs").glob("*.md"))
PLAYING = ("playing.md", "playing.de.md")

RUNNER = """
import contextlib, io, json, sys
shown, names = [], {"__name__": "page"}
for block in json.load(sys.stdin):
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(block, names)
    shown.append(out.getvalue())
json.dump(shown, sys.stdout)
"""
"""Runs the examples of a page one after the other in one namespace and gives what each of them printed."""


def text_of(name: str) -> str:
    """A page of docs/."""
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def rule_tags(name: str) -> list[str]:
    """The rule ids that a page names in its small tags, in order."""
    return " ".join(re.findall(r"<sup>([^<]+)</sup>", text_of(name))).split()


BLOCKS = re.compile(r"^```\w+\n.*?^```$", flags=re.MULTILINE | re.DOTALL)
GERMAN = [page for page in PAGES if page.name.endswith(".de.md")]
"""Their examples are those of the English pages, and run there."""


@pytest.mark.parametrize("page", GERMAN, ids=lambda page: page.name)
def test_examples_are_the_same_in_both_languages(page: Path) -> None:
    assert BLOCKS.findall(page.read_text("utf-8")) == BLOCKS.findall(text_of(page.name.replace(".de.", ".")))


IN_WORDS = {"playing.de.md", "rules.de.md"}
"""Pages that say in one language as a word what the other says as a figure."""


def figures(text: str) -> list[str]:
    """The numbers of a page, without points and commas, of which languages think differently; code aside."""
    bare = re.sub(r"```.*?^```$|`[^`\n]*`|\]\([^)]*\)", "", text, flags=re.MULTILINE | re.DOTALL)
    return sorted(re.sub(r"[.,]", "", one) for one in re.findall(r"\d+(?:[.,]\d+)*", bare))


@pytest.mark.parametrize("page", [page for page in GERMAN if page.name not in IN_WORDS], ids=lambda page: page.name)
def test_both_languages_have_the_same_figures_headings_and_rows(page: Path) -> None:
    """Whoever changes a page in one language and forgets the other has mostly changed one of these."""
    german, english = page.read_text("utf-8"), text_of(page.name.replace(".de.", "."))
    assert figures(german) == figures(english)
    for shape in (r"^(#+) ", r"^(\|)", r"^(- )"):
        assert re.findall(shape, german, flags=re.MULTILINE) == re.findall(shape, english, flags=re.MULTILINE)


ELSEWHERE = {"engines.md", "scenarios.md", "write-a-game.md"}
"""Pages whose examples have tests of their own: in tests/bots, tests/genesis/scenario and tests/plugin."""
RUNNING = [
    page
    for page in (ROOT / "README.md", *PAGES)
    if "```python" in page.read_text("utf-8") and page.name not in ELSEWHERE and page not in GERMAN
]


@pytest.mark.parametrize("page", RUNNING, ids=lambda page: page.name)
def test_the_examples_run_and_print_what_stands_there(page: Path, tmp_path: Path) -> None:
    """In a process and a folder of their own, as a reader would run them from top to bottom."""
    examples = EXAMPLES.findall(page.read_text(encoding="utf-8"))
    assert examples
    if page.name == "lab.md":  # its examples read a run of the page, which is made here with fewer games
        run_of_the_page = ["--games", "2", "--trajectories", "--out", str(tmp_path / "runs" / "greedy"), "--jobs", "1"]
        assert main(["simulate", "--bots", "greedy,random", *run_of_the_page]) == 0
    run = subprocess.run(
        [sys.executable, "-c", RUNNER],
        input=json.dumps([code for code, _ in examples]),
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    for (code, printed), shown in zip(examples, json.loads(run.stdout), strict=True):
        if printed:
            assert shown == printed, code


def test_the_library_page_has_strict_types(tmp_path: Path) -> None:
    """All its examples as one module, as a reader with a type checker would have them."""
    examples = EXAMPLES.findall(text_of("library.md"))
    (tmp_path / "page.py").write_text("\n".join(code for code, _ in examples), encoding="utf-8")
    run = strictly(tmp_path, "page.py")
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize("name", PLAYING)
def test_every_rule_that_is_named_exists(name: str) -> None:
    tags = rule_tags(name)
    assert len(tags) > 100
    assert [tag for tag in tags if not find("biont.genesis", tag)] == []


def test_both_languages_name_the_same_rules() -> None:
    english, german = map(rule_tags, PLAYING)
    assert english == german


@pytest.mark.parametrize("name", PLAYING)
def test_the_first_turn_can_be_played_as_told(name: str) -> None:
    """The answers of the table lead from the command beside it to the dice and the points that are told."""
    text = text_of(name)
    seed = int(re.findall(r"--text --intro --bans --seed (\d+) --people red,blue", text)[0])
    rows = re.findall(r"^\| \d \| .* \| `([^`]+)` \| (.*) \|$", text, flags=re.MULTILINE)
    assert len(rows) == 10
    game = biont.new("genesis", seats=["red", "blue"], seed=seed, intro=True, bans=True)
    best = 0
    for answer, told in rows:
        before = len(game.entries)
        game.choose(answer)
        while game.table.turn == 1 and game.decision and game.decision.forced and not game.decision.kind.rolls:
            best = max(best, score(game.table, 0).total)
            game.choose(game.decision.options[0])
        dice = re.match(r"\*\*([\d ]+)\*\*", told)
        if dice:
            rolls_told = [
                entry.data for entry in game.entries[before:] if entry.kind in (AUTOCATALYTIC_ROLL, DARWIN_ROLL)
            ]
            assert [datum for data in rolls_told for datum in data if isinstance(datum, tuple)] == [
                tuple(map(int, dice.group(1).split()))
            ]
    assert game.table.turn == 2
    assert best == 4
    assert {LIFE_CREATED, BOUGHT, ULTRAVIOLET_STRUCK, MUTATION_LOST} <= {entry.kind for entry in game.entries}


@pytest.mark.parametrize("name", PLAYING)
def test_the_chances_of_doubles_are_right(name: str) -> None:
    told = [int(number) for number in re.findall(r"(?<![\d,])(\d+) %", text_of(name))]
    different = [1.0]
    for dice in range(6):
        different.append(different[-1] * (6 - dice) / 6)
    assert told == [int(100 * (1 - chance) + 0.5) for chance in different[2:]]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_to_files(page: Path) -> None:
    targets = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    missing = [target for target in targets if "://" not in target and not (page.parent / target).exists()]
    assert missing == []


@pytest.mark.parametrize("page", ["architecture", "inside", "site", "speed", "bots"])
def test_files_of_the_house_lie_where_a_page_names_them(page: str) -> None:
    files = [f"/{file.as_posix()}" for top in ("src", "tools", "tests") for file in (ROOT / top).rglob("*.*")]
    named = re.findall(r"`((?:[\w-]+/)*[\w-]+\.(?:py|js|css|ftl))`", text_of(f"{page}.md") + text_of(f"{page}.de.md"))
    assert named
    assert [name for name in named if not any(file.endswith(f"/{name}") for file in files)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_commands_of_make_exist(page: Path) -> None:
    """Those of `biont` are held against it in test_doc_commands.py."""
    text = page.read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"`make ([a-z-]+)\b", text):
        assert re.search(rf"^{target}:", makefile, flags=re.MULTILINE), f"{page.name} names `make {target}`"


@pytest.mark.parametrize(("name", "language"), [("troubles.md", "en"), ("troubles.de.md", "de")])
def test_troubles_quote_what_the_program_says(name: str, language: str) -> None:
    said = "\n".join(file.read_text("utf-8") for file in (ROOT / "src" / "biont" / "words" / language).glob("*.ftl"))
    quoted = re.findall(r"[“»]([^”«]+)[”«]", text_of(name))
    assert len(quoted) > 4
    assert [part for one in quoted for part in one.split("…") if part.strip() not in said] == []


@pytest.mark.parametrize(("name", "language"), [("start.md", "en"), ("start.de.md", "de")])
def test_the_start_calls_buttons_by_their_names(name: str, language: str) -> None:
    text, say = " ".join(text_of(name).split()), words(language)
    for key in ("web-play-first", "web-go-on", "web-open", "ending-story", "review-begin"):
        assert f"*{say(key)}*" in text


def test_both_languages_name_the_same_keys() -> None:
    keys = [
        re.findall(r"^\| ([^|]{1,20}) \| [^|]+ \|$", text.split("|---|---|\n")[-1].split("\n\n")[0], re.M)
        for text in ((ROOT / "docs" / name).read_text(encoding="utf-8") for name in ("playing.md", "playing.de.md"))
    ]
    assert keys[0] == keys[1]
    assert {"n", "h", "m"} <= set(keys[0])
