"""A game at the command line: played at the terminal, replayed, drawn, and its help in every language."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from biont import games
from biont.cli import main
from biont.games import Definition
from biont.kernel import Record
from biont.kernel.settings import Choice
from biont.testing.parts import Part, every_language, new, play_on

Out = pytest.CaptureFixture[str]


class CommandTests(Part):
    """What ``biont`` does with a game."""

    @every_language
    def test_its_settings_are_offered_in_its_own_words(
        self, definition: Definition, language: str, capsys: Out
    ) -> None:
        for command in ("play", "simulate"):
            with pytest.raises(SystemExit) as ended:
                main(["--lang", language, command, definition.name, "--help"])
            assert ended.value.code == 0
            out = capsys.readouterr().out
            for setting in definition.settings:
                assert f"--{setting.name}" in out
                assert not isinstance(setting, Choice) or all(value in out for value in setting.values)

    @every_language
    def test_a_whole_game_at_the_terminal(
        self, definition: Definition, language: str, monkeypatch: pytest.MonkeyPatch, capsys: Out, tmp_path: Path
    ) -> None:
        file = tmp_path / "game.json"
        lines = ["?", "why", "table", "rule", "1", f"save {file}", *(["1"] * 8000)]
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines)))
        command = ["--lang", language, "play", definition.name, "--text", "--seed", "4", "--bot", "random"]
        assert main(command) == 0
        told = capsys.readouterr()
        assert told.err == ""
        assert Record.load(file).game == definition.name
        assert told.out.rstrip().splitlines()[-1]

    def test_a_game_goes_on_where_it_was_saved(
        self, definition: Definition, monkeypatch: pytest.MonkeyPatch, capsys: Out, tmp_path: Path
    ) -> None:
        file = tmp_path / "game.json"
        play_on(new(definition, 2), 2, 20).record().save(file)
        monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
        assert main(["--lang", "en", "play", "--text", "--load", str(file)]) == 0
        assert capsys.readouterr().err == ""

    @every_language
    def test_a_record_is_replayed(self, definition: Definition, language: str, tmp_path: Path, capsys: Out) -> None:
        file = tmp_path / "game.json"
        game = play_on(new(definition, 3), 3)
        game.record().save(file)
        for more in (["--verify"], ["--log"], []):
            assert main(["--lang", language, "replay", str(file), *more]) == 0
            assert capsys.readouterr().out
        teller = definition.telling.teller(game.rules, definition.words(language))
        assert game.result is not None
        assert main(["--lang", language, "replay", str(file)]) == 0
        assert teller.result(game.result) in capsys.readouterr().out

    def test_its_table_and_a_saved_game_are_drawn_and_told(
        self, definition: Definition, tmp_path: Path, capsys: Out
    ) -> None:
        file, board, story = tmp_path / "game.json", tmp_path / "board.svg", tmp_path / "story.html"
        play_on(new(definition, 3), 3, 12).record().save(file)
        for what in ([definition.name], [definition.name, str(file)], [str(file)]):
            board.unlink(missing_ok=True)
            assert main(["--lang", "en", "draw", *what, "-o", str(board)]) == 0
            assert "</svg>" in board.read_text(encoding="utf-8")
        for what in ([definition.name, str(file)], [str(file)]):
            has_one = definition.drawing.chronicle is not None
            assert main(["--lang", "en", "chronicle", *what, "-o", str(story)]) == (0 if has_one else 1)
            assert story.exists() == has_one
        capsys.readouterr()
        other = next(name for name in games.names() if name != definition.name)
        for command in ("draw", "chronicle"):
            assert main(["--lang", "en", command, other, str(file), "-o", str(tmp_path / "no.svg")]) == 1
            title = definition.telling.title(definition.words("en"))
            assert capsys.readouterr().err == f"{file} is a game of {title}.\n"

    @every_language
    def test_its_rules_aid_and_cards_are_looked_up_by_its_name(
        self, definition: Definition, language: str, capsys: Out
    ) -> None:
        for command in (["rules"], ["aid"], ["cards"], ["scenario", "words"]):
            status = main(["--lang", language, *command, definition.name])
            told = "".join(capsys.readouterr())
            assert told if status == 0 else told.endswith(".\n"), "what a game does not have is said in a sentence"
