"""``biont report``: a page with plots of a run of games."""

from __future__ import annotations

import argparse
from pathlib import Path

from biont.cli.draw import write
from biont.games import Definition
from biont.words import Words


def add(parser: argparse.ArgumentParser, definition: Definition, say: Words) -> None:
    """Add its arguments."""
    parser.add_argument("folder", type=Path, metavar=say("cli-word-folder"), help=say("lab-report-folder"))
    parser.add_argument("-o", "--output", type=Path, metavar=say("cli-word-file"), help=say("lab-report-to"))
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace, say: Words) -> int:
    """Write the page."""
    from biont.lab.report import report

    file: Path = parsed.output or parsed.folder / "report.html"
    page = report(parsed.folder, say.language)
    write(file, page, say)
    print(say("lab-report-written", file=str(file)))
    return 0
