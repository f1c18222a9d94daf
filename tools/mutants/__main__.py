"""``python -m tools.mutants``: hunt mutants and write docs/mutations.md in both languages."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.mutants.breaking import Mutant, chosen
from tools.mutants.hunting import Carrier, Hunt, Outcome, carriers
from tools.mutants.page import page, reasons, share, unknown

ROOT = Path(__file__).resolve().parents[2]
PAGES = {"en": ROOT / "docs" / "mutations.md", "de": ROOT / "docs" / "mutations.de.md"}
GAMES = {"genesis": "Bios:Genesis", "origins": "Bios:Origins"}
BAR = 0.95
"""The share that has to be killed of those that are no equals of the rule."""


def main() -> int:
    """Hunt, show how far it is, write the page, and name survivors for which nobody has given a reason."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("--count", type=int, default=200, help="mutants of each game (200)")
    parser.add_argument("--seed", type=int, default=1, help="which of all (1)")
    parser.add_argument("--game", choices=GAMES, help="one game only; the page stays as it is")
    parser.add_argument("--only", type=Path, help="the mutants named in a file, a line each; the page stays as it is")
    parser.add_argument("--every", action="store_true", help="try the tests of all rules; the page stays as it is")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time (2)")
    parsed = parser.parse_args()
    names = [parsed.game] if parsed.game else list(GAMES)
    only = parsed.only and set(parsed.only.read_text(encoding="utf-8").splitlines())
    whole = not (parsed.game or parsed.only or parsed.every)
    why = reasons()
    equals = {name for name, reason in why.items() if reason.equal}

    def wanted() -> Iterator[tuple[Carrier, Mutant]]:
        for name in names:
            known = carriers(name)
            every = [mutant for carrier in known.values() for mutant in carrier.mutants()]
            drawn = chosen(every, parsed.count, parsed.seed, equals)
            for mutant in drawn if only is None else [one for one in every if one.name in only]:
                yield known[mutant.module, mutant.function], mutant

    hunt = Hunt(wanted, Progress(), parsed.jobs, every=parsed.every)
    folders = [str(ROOT / "tests" / name) for name in names]
    quiet = ["-qs", "--no-header", "-p", "no:xdist", "-p", "no:cacheprovider"]
    code = pytest.main([*quiet, "-m", "rule", *folders], [hunt])
    if code != pytest.ExitCode.OK:
        return int(code)
    outcomes = sorted(hunt.outcomes, key=lambda one: (one.mutant.module, one.mutant.line, one.mutant.way))
    found = {GAMES[name]: [one for one in outcomes if one.mutant.module.split(".")[1] == name] for name in names}
    alive = [one for one in outcomes if one.killer is None]
    for one in alive:
        reason = why[one.mutant.name].text["en"] if one.mutant.name in why else "no reason yet"
        print(f"{one.mutant.name}\n    {', '.join(one.rules)}: {reason}")
    print(f"{len(outcomes)} mutants, {len(outcomes) - len(alive)} killed")
    if whole:
        for name in unknown(found, why):
            print(f"no survivor any more: {name}")
        for language, file in PAGES.items():
            file.write_text(page(found, why, parsed.count, parsed.seed, language), encoding="utf-8")
    reached = all(share(row, why) >= BAR for row in found.values())
    return 0 if reached and all(one.mutant.name in why for one in alive) else 1


class Progress:
    """Shows how far a hunt is: survivors stay on the screen."""

    def __init__(self) -> None:
        self.hunted = 0

    def __call__(self, outcome: Outcome) -> None:
        self.hunted += 1
        mutant = outcome.mutant
        if outcome.killer is None:
            line, end = f"SURVIVED {mutant.name}", "\n"
        else:
            line, end = f"{mutant.place}, killed by {outcome.killer.split('::')[-1]}"[:110], "\r"
        shown = sys.stderr.isatty() or outcome.killer is None or not self.hunted % 20
        if shown:
            print(f"{self.hunted:4} {line}".ljust(116), end=end if sys.stderr.isatty() else "\n", file=sys.stderr)


if __name__ == "__main__":
    raise SystemExit(main())
