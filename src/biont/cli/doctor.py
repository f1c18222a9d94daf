"""``biont doctor``: what a report of a fault has to say about this installation, on one page."""

from __future__ import annotations

import argparse

from biont.games import Definition
from biont.installation import told
from biont.words import Words


def add(parser: argparse.ArgumentParser, definition: Definition, say: Words) -> None:
    """It has no arguments."""
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace, say: Words) -> int:
    """Print what was found, and how to go on with it."""
    print(f"{told(say)}\n\n{say('doctor-about')}")
    return 0
