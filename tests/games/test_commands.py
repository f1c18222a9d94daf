"""Every game at the command line: played at the terminal, replayed, simulated, and its help in every language."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from biont import games
from biont.cli import main
from biont.games import Kit
from biont.kernel.options import Choice
from biont.kernel.record import Record
from biont.words import LANGUAGES
from tests.games.every import every_game, new, play_on

Out = pytest.CaptureFixture[str]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_its_settings_are_offered_in_its_own_words(kit: Kit, language: str, capsys: Out) -> None:
    for command in ("play", "simulate"):
        with pytest.raises(SystemExit) as ended:
            main(["--lang", language, command, kit.name, "--help"])
        assert ended.value.code == 0
        out = capsys.readouterr().out
        for setting in kit.settings:
            assert f"--{setting.name}" in out
            assert not isinstance(setting, Choice) or all(value in out for value in setting.values)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_at_the_terminal(
    kit: Kit, language: str, monkeypatch: pytest.MonkeyPatch, capsys: Out, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    lines = ["?", "why", "table", "rule", "1", f"save {file}", *(["1"] * 8000)]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines)))
    command = ["--lang", language, "play", kit.name, "--text", "--seed", "4", "--bot", "random"]
    assert main(command) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert Record.load(file).game == kit.name
    assert told.out.rstrip().splitlines()[-1]


@every_game
def test_a_game_goes_on_where_it_was_saved(
    kit: Kit, monkeypatch: pytest.MonkeyPatch, capsys: Out, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    play_on(new(kit, 2), 2, 20).record().save(file)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["--lang", "en", "play", "--text", "--load", str(file)]) == 0
    assert capsys.readouterr().err == ""


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_replayed(kit: Kit, language: str, tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "game.json"
    game = play_on(new(kit, 3), 3)
    game.record().save(file)
    for more in (["--verify"], ["--log"], []):
        assert main(["--lang", language, "replay", str(file), *more]) == 0
        assert capsys.readouterr().out
    teller = kit.telling.teller(game.rules, kit.words(language))
    assert game.result is not None
    assert main(["--lang", language, "replay", str(file)]) == 0
    assert teller.result(game.result) in capsys.readouterr().out


@every_game
def test_its_table_and_a_saved_game_are_drawn_and_told(kit: Kit, tmp_path: Path, capsys: Out) -> None:
    file, board, story = tmp_path / "game.json", tmp_path / "board.svg", tmp_path / "story.html"
    play_on(new(kit, 3), 3, 12).record().save(file)
    for what in ([kit.name], [kit.name, str(file)], [str(file)]):
        board.unlink(missing_ok=True)
        assert main(["--lang", "en", "draw", *what, "-o", str(board)]) == 0
        assert "</svg>" in board.read_text(encoding="utf-8")
    for what in ([kit.name, str(file)], [str(file)]):
        has_one = kit.drawing.chronicle is not None
        assert main(["--lang", "en", "chronicle", *what, "-o", str(story)]) == (0 if has_one else 1)
        assert story.exists() == has_one
    capsys.readouterr()
    other = next(name for name in games.names() if name != kit.name)
    for command in ("draw", "chronicle"):
        assert main(["--lang", "en", command, other, str(file), "-o", str(tmp_path / "no.svg")]) == 1
        title = kit.telling.title(kit.words("en"))
        assert capsys.readouterr().err == f"{file} is a game of {title}.\n"


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_its_rules_aid_cards_and_scenarios_are_looked_up_by_its_name(kit: Kit, language: str, capsys: Out) -> None:
    for command in (["rules"], ["aid"], ["cards"], ["scenario", "run", "-q"], ["scenario", "words"]):
        status = main(["--lang", language, *command, kit.name])
        told = "".join(capsys.readouterr())
        assert told if status == 0 else told.endswith(".\n"), "what a game does not have is said in a sentence"


@every_game
def test_games_are_simulated(kit: Kit, capsys: Out) -> None:
    runs = []
    for _ in range(2):
        assert main(["--lang", "en", "simulate", kit.name, "--games", "2", "--jobs", "1", "--json"]) == 0
        runs.append(json.loads(capsys.readouterr().out))
    assert runs[0] == runs[1]
    assert runs[0]["games"] == 2
    for language in LANGUAGES:
        assert main(["--lang", language, "simulate", kit.name, "--games", "1", "--jobs", "1"]) == 0
        assert capsys.readouterr().out


@every_game
def test_bots_meet_in_a_tournament(kit: Kit, capsys: Out, tmp_path: Path) -> None:
    bot = tmp_path / "first.py"
    bot.write_text("class First:\n    def choose(self, view):\n        return view.decision.options[0]\n")
    command = ["tournament", kit.name, "--bots", f"random,{bot}:First", "--games", "2", "--jobs", "1", "--json"]
    assert main(command) == 0
    assert set(json.loads(capsys.readouterr().out)["bots"]) == {"random", f"{bot}:First"}


@every_game
def test_a_run_is_written_down_and_reported(kit: Kit, tmp_path: Path, capsys: Out) -> None:
    folder = tmp_path / "run"
    assert main(["--lang", "en", "simulate", kit.name, "--games", "2", "--jobs", "1", "--out", str(folder)]) == 0
    assert main(["--lang", "en", "report", str(folder)]) == 0
    capsys.readouterr()
    assert kit.telling.title(kit.words("en")) in (folder / "report.html").read_text(encoding="utf-8")
