"""What is written of a hunt: docs/mutations.md, and how survivors.toml gives the reasons in it."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.mutants.breaking import KINDS
from tools.mutants.hunting import Outcome

REASONS = Path(__file__).parent / "survivors.toml"

ABOUT = """\
# Rules broken on purpose

`make mutants` breaks {count} places in the rules of each game, one at a time, so that another game is played, and runs
the tests that carry the id of a rule which the broken function carries. Such a *mutant* is **killed** when one of them
fails. That command writes this page (`tools/mutants`, seed {seed}); the reasons below stand in
`tools/mutants/survivors.toml`.

What is broken: a comparison, at its boundary or into its opposite; a constant, by one; an order, of two things done, of
a loop, of `min` and `max`; a condition, taken as true, as false, or without one of its parts. A quarter is of each kind
as far as there are so many, in an order that the seed fixes. Left out are whole random games, which notice nearly
everything and say nothing about a rule, and what only older versions of the rules did, which their records hold byte
for byte. Some mutants that come up are *equals* of the rule: they play the same game, and no test could tell them
apart. That rests on reading, so each of them is tried all the same and stands below with its reason; the next one in
the order takes its place among the {count}. The last line counts them in.
Tests were written for whatever survived of these, so they kill more of them than of those of another seed.
"""


@dataclass(frozen=True)
class Reason:
    """Why a mutant survives; ``equal`` if it plays the same game as the rule, so that no test could tell them apart."""

    text: str
    equal: bool


def reasons() -> dict[str, Reason]:
    """The reasons of survivors.toml by the names of the mutants."""
    found = tomllib.loads(REASONS.read_text(encoding="utf-8"))["survivor"]
    return {entry["mutant"]: Reason(entry["reason"], entry.get("equal", False)) for entry in found}


def share(outcomes: Sequence[Outcome], why: Mapping[str, Reason]) -> float:
    """The share that was killed of those that are no equals of the rule."""
    killed = sum(one.killer is not None for one in outcomes)
    return killed / max(1, len(outcomes) - len(_equals(outcomes, why)))


def _equals(outcomes: Sequence[Outcome], why: Mapping[str, Reason]) -> list[Outcome]:
    alive = [one for one in outcomes if one.killer is None]
    return [one for one in alive if one.mutant.name in why and why[one.mutant.name].equal]


def page(found: Mapping[str, Sequence[Outcome]], why: Mapping[str, Reason], count: int, seed: int) -> str:
    """The page: how many were killed, and every survivor with its reason."""
    parts = [ABOUT.format(count=count, seed=seed)]
    parts.append("| killed | " + " | ".join(found) + " |\n|---|" + "---:|" * len(found))
    counted = [[one for one in outcomes if one not in _equals(outcomes, why)] for outcomes in found.values()]
    for kind in KINDS:
        rows = [[one for one in outcomes if one.mutant.kind == kind] for outcomes in counted]
        parts.append(f"| {kind} | " + " | ".join(_killed(row) for row in rows) + " |")
    parts.append("| **all** | " + " | ".join(f"**{_killed(row)}**" for row in counted) + " |")
    parts.append("| with equals of the rule | " + " | ".join(_killed(row) for row in found.values()) + " |")
    for name, outcomes in found.items():
        alive = [one for one in outcomes if one.killer is None]
        equal = _equals(outcomes, why)
        parts.append(f"\n## {name}: survivors that a test could notice\n")
        parts += [_line(one, why) for one in alive if one not in equal] or ["None."]
        parts.append(f"\n## {name}: equals of the rule\n")
        parts += [_line(one, why) for one in equal] or ["None."]
    return "\n".join(parts) + "\n"


def _killed(outcomes: Sequence[Outcome]) -> str:
    killed = sum(one.killer is not None for one in outcomes)
    return f"{killed} of {len(outcomes)}" + (f", {killed / len(outcomes):.1%}" if outcomes else "")


def _line(one: Outcome, why: Mapping[str, Reason]) -> str:
    mutant = one.mutant
    reason = why[mutant.name].text if mutant.name in why else "**No reason yet.**"
    return f"- `{mutant.place}` ({', '.join(one.rules)}): `{mutant.before}` became `{mutant.after}`. {reason}"


def unknown(found: Mapping[str, Sequence[Outcome]], why: Mapping[str, Reason]) -> list[str]:
    """Reasons for mutants that were killed or are no more."""
    alive = Counter(one.mutant.name for outcomes in found.values() for one in outcomes if one.killer is None)
    return [name for name in why if name not in alive]
