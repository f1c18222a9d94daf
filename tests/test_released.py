"""Files of every released format are read for ever (docs/promises.md): none of them is changed or taken away.

Records of older rules lie with their games, older databases with the server.
"""

from __future__ import annotations

import gzip
import sys
from pathlib import Path

import pytest

import biont
from biont import games
from biont.cli import main
from biont.kernel import Record

VERSIONS = sorted((Path(__file__).parent / "released").iterdir())
BUILT_IN = list(games.BUILT_IN)


@pytest.fixture(params=VERSIONS, ids=lambda folder: str(folder.name))
def released(request: pytest.FixtureRequest) -> Path:
    """The files that one version wrote."""
    folder: Path = request.param
    return folder


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_record_replays_to_the_same_table(released: Path, game: str) -> None:
    record = Record.from_json(gzip.decompress((released / f"{game}.json.gz").read_bytes()).decode())
    tables = dict(line.split() for line in (released / "tables.txt").read_text().splitlines())
    assert biont.verify(record).table.fingerprint() == tables[game]


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_scenario_holds(released: Path, game: str) -> None:
    assert main(["scenario", "run", str(released / f"{game}.toml")]) == 0


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_pack_is_played_with(released: Path, game: str) -> None:
    own = str(released / "packs" / game / "mine")
    played = biont.new(game, seats=2, seed=1, pack=own, settings={})
    assert played.decision is not None
    assert played.record().pack["name"].startswith("my-")


def test_a_campaign_is_what_its_games_lead_to(released: Path) -> None:
    assert main(["campaign", "check", str(released / "campaign.json")]) == 0


def test_an_engine_of_that_time_sits_down(released: Path) -> None:
    engine = f'cmd:"{sys.executable}" "{released / "engine.txt"}"'
    game = biont.new("genesis", seats=["red", "blue"], seed=7)
    bot = games.game("genesis").players.make(engine, 3)
    try:
        for _ in range(5):
            assert game.decision is not None
            game.choose(bot.choose(game.view(game.decision.seat)))
    finally:
        bot.close()
