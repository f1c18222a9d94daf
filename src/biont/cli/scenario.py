"""``biont scenario run``: play scenario files and report what does not hold, like a test runner."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from biont.genesis.scenario import STAGE
from biont.genesis.words.teller import Teller
from biont.kernel import BiontError
from biont.scenarios import Scenario, Sheet, files_in, read
from biont.words import Words
from biont.words.errors import tell


def add(parsers: Any, say: Words) -> None:
    """Add the command."""
    parser = parsers.add_parser("scenario", help=say("scenario-about"), description=say("scenario-about"))
    actions = parser.add_subparsers(dest="action", required=True, metavar=say("scenario-action"))
    runner = actions.add_parser("run", help=say("scenario-run"), description=say("scenario-run"))
    runner.add_argument("files", nargs="+", type=Path, metavar=say("cli-word-file"), help=say("scenario-files"))
    runner.add_argument("--quiet", "-q", action="store_true", help=say("scenario-quiet"))
    runner.set_defaults(run=run)


def run(parsed: argparse.Namespace, say: Words) -> int:
    """Play every scenario; 1 when one of them fails or cannot be played, or there is none."""
    good = bad = 0
    for file in files_in(*parsed.files):
        try:
            sheets = read(file)
        except BiontError as error:
            print(say("scenario-unreadable", reason=tell(error, say)))
            bad += 1
            continue
        for sheet in sheets:
            problems = trial(sheet, say)
            good, bad = (good, bad + 1) if problems else (good + 1, bad)
            if problems or not parsed.quiet:
                verdict = say("scenario-failed") if problems else say("scenario-ok")
                print(f"{verdict}  {sheet.id}  {sheet.title[say.language]}")
            for problem in problems:
                print(f"        {problem}")
    print(say("scenario-count", good=good, bad=bad))
    return 1 if bad or not good else 0


def trial(sheet: Sheet, say: Words) -> list[str]:
    """What is wrong with a scenario: what it states and is not so, or why it cannot be played."""
    try:
        scenario = Scenario(sheet, STAGE)
    except BiontError as error:
        return [tell(error, say)]
    teller = Teller(scenario.table_rules.box.pack, say)  # type: ignore[attr-defined]
    return [tell(problem, say, teller.reason) for problem in scenario.run()]
