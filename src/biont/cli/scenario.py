"""``biont scenario run``: play scenario files and report what does not hold, like a test runner."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from biont import games
from biont.cli.settings import named_game
from biont.games import Kit
from biont.kernel import BiontError
from biont.scenarios import Scenario, Sheet, files_in, read
from biont.words import Words
from biont.words.errors import tell


def add(parsers: Any, kit: Kit, say: Words) -> None:
    """Add the command."""
    parser = parsers.add_parser("scenario", help=say("scenario-about"), description=say("scenario-about"))
    actions = parser.add_subparsers(dest="action", required=True, metavar=say("scenario-action"))
    runner = actions.add_parser("run", help=say("scenario-run"), description=say("scenario-run"))
    runner.add_argument("files", nargs="+", metavar=say("cli-word-file"), help=say("scenario-files"))
    runner.add_argument("--quiet", "-q", action="store_true", help=say("scenario-quiet"))
    runner.set_defaults(run=run)


def run(parsed: argparse.Namespace, say: Words) -> int:
    """Play every scenario; 1 when one of them fails or cannot be played, or there is none."""
    kit = named_game(parsed, parsed.files)
    good = bad = 0
    for file in files_in(*parsed.files) if parsed.files else kit.stage.files:
        try:
            sheets = read(file)
        except BiontError as error:
            print(say("scenario-unreadable", reason=tell(error, say)))
            bad += 1
            continue
        for sheet in sheets:
            problems = trial(sheet, file, kit, say)
            good, bad = (good, bad + 1) if problems else (good + 1, bad)
            if problems or not parsed.quiet:
                verdict = say("scenario-failed") if problems else say("scenario-ok")
                print(f"{verdict}  {sheet.id}  {sheet.title[say.language]}")
            for problem in problems:
                print(f"        {problem}")
    print(say("scenario-count", good=good, bad=bad))
    return 1 if bad or not good else 0


def trial(sheet: Sheet, file: Path, kit: Kit, say: Words) -> list[str]:
    """What is wrong with a scenario: what it states and is not so, or why it cannot be played."""
    try:
        kit = games.game(sheet.game) if sheet.game else home_of(file, kit)
        scenario = Scenario(sheet, kit.stage)
    except BiontError as error:
        return [tell(error, kit.words(say.language))]
    say = kit.words(say.language)
    teller = kit.telling.teller(scenario.table_rules, say)
    return [tell(problem, say, teller.reason) for problem in scenario.run()]


def home_of(file: Path, usual: Kit) -> Kit:
    """The game that a file came with; else the one that was named."""
    return next((kit for kit in games.all_games() if file.resolve().is_relative_to(kit.stage.folder)), usual)
