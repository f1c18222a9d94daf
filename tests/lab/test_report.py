"""The page of a run, and the statistics of cards."""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from biont.cli import main
from biont.genesis.lab.report import GenesisFindings
from biont.genesis.lab.statistics import STATISTICS
from biont.genesis.pack_library import load_pack
from biont.genesis.words import words
from biont.kernel.errors import BiontError
from biont.lab.cardstats import Balance, CardStats, balance_of
from biont.lab.findings import findings_of
from biont.lab.plan import Plan
from biont.lab.plots import OTHERS, Plot, bars, distributions, lines, stacks
from biont.lab.rating import wilson
from biont.lab.report import report
from biont.lab.simulate import simulate
from biont.lab.store import Store


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small run on disk."""
    folder = tmp_path_factory.mktemp("lab") / "run"
    plan = Plan.of(players=4, games=30, seed=2)
    simulate(plan, store=Store.create(folder, plan))
    return folder


@cache
def page_of(run: Path, language: str) -> str:
    """The page of a run, drawn once: its pictures take longer than all that is looked at in them."""
    return report(run, language)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_page_stands_alone(run: Path, language: str) -> None:
    """Every section has its plot as inline SVG; nothing is fetched from anywhere."""
    say = words(language)
    page = page_of(run, language)
    for key in ("scores", "length", "deaths", "openings", "cards", "order"):
        assert say(f"lab-report-{key}") in page
    assert page.count("<svg") >= 7
    assert not re.search(r'(src|href)="(?!#)', page.replace("xlink:href", "inner"))


def test_the_same_run_gives_the_same_page(run: Path) -> None:
    """Down to the pictures."""
    assert report(run, "en") == page_of(run, "en")


def test_findings_agree_with_the_summary(run: Path) -> None:
    """Deaths, games and points are those of the run."""
    store = Store.open(run)
    found = findings_of(store)
    summary = simulate(store.plan, store=store)
    assert summary.played == 0
    assert isinstance(found.own, GenesisFindings)
    assert sum(mean.count for mean in found.own.causes.values()) == summary.counts["lost"]
    assert found.own.organisms == summary.counts["created"]
    assert {colour: dict(counter) for colour, counter in found.scores.items()} == {
        colour: dict(counter) for colour, counter in summary.points.items()
    }
    assert sum(fate.won.total for fate in found.seats.values()) == pytest.approx(30)
    assert found.balance.games == 30


def test_a_soloist_is_one_player(tmp_path: Path) -> None:
    """He sits and plays once a game, with the points of both colours; the settings are told in German too."""
    plan = Plan.of(players=1, games=3, seed=2, short=True, bots=["random"])
    store = Store.create(tmp_path, plan)
    summary = simulate(plan, store=store)
    found = findings_of(store)
    assert sum(fate.won.count for fate in found.colours.values()) == 2 * 3
    for fate in (found.seats[0], found.bots["random"]):
        assert (fate.won.count, fate.points.count) == (3, 3)
        assert fate.points.total == sum(points * games for points, games in summary.points["solo"].items())
    page = report(tmp_path, "de")
    assert "weitere Einstellungen: Allein, Kurzes Spiel." in page


def test_axes_write_numbers_as_tables_do(run: Path) -> None:
    """A German page has no decimal points in its pictures, an English one no decimal commas."""
    for language, wrong, right in (("de", r"\d\.\d", r"\d,\d"), ("en", r"\d,\d", r"\d\.\d")):
        ticks = " ".join(re.findall(r"<text[^>]*>([^<]*)</text>", page_of(run, language)))
        assert re.search(right, ticks)
        assert not re.search(wrong, ticks)


def test_places_of_a_picture_are_as_fine_as_anybody_sees() -> None:
    picture = lines(Plot("A share of 0.12345", "turn", "0.6789"), {"red": {1: 1 / 3, 2: 2 / 7}}, {})
    assert ">0.6789</text>" in picture
    assert ">A share of 0.12345</" in picture
    assert re.findall(r'="[^"]*\.\d{3}', picture) == []
    assert picture.count(".") > 100


def test_turns_are_whole_numbers() -> None:
    """There is no turn two and a half, however few there are."""
    for most in (3, 8, 20):
        picture = lines(Plot("Points", "turn", "points"), {"red": {turn: turn / 2 for turn in range(1, most)}}, {})
        across = re.findall(r">([\d.]+)</text>", picture[: picture.index('id="matplotlib.axis_2"')])
        assert across
        assert [label for label in across if "." in label] == []


def test_parts_of_a_score_have_no_players_colour() -> None:
    picture = stacks(Plot("Parts", "points", ""), ["red"], {str(part): [1.0] for part in range(6)})
    assert [colour for colour in STATISTICS.inks.values() if colour in picture] == []
    assert len({*OTHERS} & {colour for colour in OTHERS if colour in picture}) == 6


@pytest.mark.parametrize("name", ["_mine.py:Bot", "$cmd$", "cmd:./a $HOME \\frac{$"])
def test_names_of_bots_are_no_mathematics(name: str) -> None:
    """They stand in legends and beside bars as they are written."""
    counts = {name: Counter({1: 2, 2: 1}), "greedy": Counter({3: 1})}
    pictures = [
        distributions(Plot("t", "x", "y"), counts, {}),
        lines(Plot("t", "x", "y"), {name: {1: 2.0, 2: 3.0}, "greedy": {1: 1.0}}, {}),
        bars(Plot("t", "x", ""), [name, "greedy"], [1, 2]),
        stacks(Plot("t", "x", ""), [name, "greedy"], {"_part": [1.0, -2.0], "other": [1.0, 1.0]}),
    ]
    for picture in pictures:
        assert f">{name}</text>" in picture
    assert ">_part</text>" in pictures[3]


def test_the_command(run: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It writes into the folder of the run, or where it is told; an empty run has no report."""
    assert main(["--lang", "en", "report", str(run), "-o", str(tmp_path / "page.html")]) == 0
    assert (tmp_path / "page.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    Store.create(tmp_path / "empty", Plan())
    assert main(["--lang", "en", "report", str(tmp_path / "empty")]) == 1
    assert "holds no finished game" in capsys.readouterr().err


def test_plots_need_their_package(run: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without matplotlib a sentence says what to install."""
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(BiontError, match=r"biont\[lab\]"):
        report(run, "en")


def test_statistics_of_cards() -> None:
    """Every card that was drawn is counted, nothing is bought more often than drawn, and names are known."""
    balance = balance_of(Plan.of(players=4, games=12, pack="standard-2e"))
    names = STATISTICS.card_names(load_pack("standard-2e"), "en")
    mutations = [card for card in balance.ranked() if card.kind == "mutation"]
    assert len(mutations) == 20
    for card in balance.ranked():
        assert (card.kind, card.card) in names
        assert card.survived <= card.bought <= card.drawn <= 12
    leads = [card.lead for card in mutations if card.lead is not None]
    assert leads == sorted(leads, reverse=True)


def test_dead_and_dominant() -> None:
    """Never bought is dead; dominant is what wins 1.5 times as much as its kind does, once there are enough owners."""
    balance = Balance(STATISTICS)
    card = balance.cards["mutation", "x"] = CardStats("mutation", "x")
    other = balance.cards["mutation", "y"] = CardStats("mutation", "y")
    lost = {"bought": 0, "promoted": 0, "survived": False, "owner": None, "points": None, "rest": None, "won": None}
    card.add(lost, 4)
    assert card.dead
    won = {"bought": 2, "promoted": 1, "survived": True, "owner": "red", "points": 9, "rest": 13 / 3, "won": 0.5}
    card.add(won, 4)
    assert not card.dead
    assert not balance.is_dominant(card)
    for _ in range(30):
        card.add(won, 4)
    assert card.strength == pytest.approx(2)
    assert card.lead == pytest.approx(9 - 13 / 3)
    assert balance.usual("mutation") == pytest.approx(2)
    assert not balance.is_dominant(card)
    for _ in range(31):
        other.add(won | {"won": 1 / 12}, 4)
    assert balance.is_dominant(card)
    assert not balance.is_dominant(other)


def test_the_command_for_cards(capsys: pytest.CaptureFixture[str]) -> None:
    """A table in German, JSON for programs; so few games leave dead cards, hence status 1."""
    arguments = ["--lang", "de", "cards", "--stats", "--games", "2", "--jobs", "1"]
    assert main(arguments) == 1
    assert "Mutationen" in capsys.readouterr().out
    assert main([*arguments, "--json"]) == 1
    data = json.loads(capsys.readouterr().out)
    assert data["games"] == 2
    assert {card["kind"] for card in data["cards"]} >= {"mutation", "placard", "event"}


def test_wins_by_bot_stand_first_with_their_interval(tmp_path: Path) -> None:
    """And a run of two games draws no line through them."""
    plan = Plan.of(players=2, games=2, seed=1, bots=("greedy", "random"), game="origins")
    simulate(plan, store=Store.create(tmp_path / "run", plan))
    page = report(tmp_path / "run", "en")
    titles = re.findall(r'<h2 id="part-\d+">([^<]+)</h2>', page)
    assert titles[:2] == ["Wins by bot", "In figures"]
    first = re.findall(r"<tr>(.*?)</tr>", page)[1]
    cells = [re.sub(r"\s%", "%", cell) for cell in re.findall(r"<td>([^<]*)</td>", first)]
    assert cells[:4] == ["greedy", "2", "100.0%", "34.2% – 100.0%"]
    assert "Promoted" not in page, "no card of this game was promoted"


@pytest.mark.parametrize(
    ("share", "count", "interval"), [(0.5, 10, (0.237, 0.763)), (0.0, 5, (0.0, 0.434)), (0.98, 400, (0.961, 0.99))]
)
def test_the_interval_is_wilsons(share: float, count: int, interval: tuple[float, float]) -> None:
    """Worked out by hand from the formula."""
    assert wilson(share, count) == pytest.approx(interval, abs=0.001)
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_a_few_games_are_dots() -> None:
    joined = distributions(Plot("t", "x", "y"), {"": Counter({3: 1, 9: 1})}, {})
    dots = distributions(Plot("t", "x", "y"), {"": Counter({3: 1, 9: 1})}, {}, joined=False)
    assert joined.count("<use") > dots.count("<use")
