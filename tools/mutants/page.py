"""What is written of a hunt: docs/mutations.md in both languages, and how survivors.toml gives the reasons in it."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.mutants.breaking import KINDS
from tools.mutants.hunting import Outcome

REASONS = Path(__file__).parent / "survivors.toml"

LANGUAGES = ("en", "de")
WORDS = tomllib.loads((Path(__file__).parent / "page.toml").read_text(encoding="utf-8"))
"""What the page says besides, by language."""


@dataclass(frozen=True)
class Reason:
    """Why a mutant survives; ``equal`` if it plays the same game as the rule, so that no test could tell them apart."""

    text: Mapping[str, str]
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


def page(
    found: Mapping[str, Sequence[Outcome]], why: Mapping[str, Reason], count: int, seed: int, language: str = "en"
) -> str:
    """The page: how many were killed, and every survivor with its reason."""
    words = WORDS[language]
    parts = [words["about"].format(count=count, seed=seed)]
    parts.append(f"| {words['killed']} | " + " | ".join(found) + " |\n|---|" + "---:|" * len(found))
    counted = [[one for one in outcomes if one not in _equals(outcomes, why)] for outcomes in found.values()]
    for kind in KINDS:
        rows = [[one for one in outcomes if one.mutant.kind == kind] for outcomes in counted]
        parts.append(f"| {words[kind]} | " + " | ".join(_killed(row, language) for row in rows) + " |")
    parts.append(f"| **{words['all']}** | " + " | ".join(f"**{_killed(row, language)}**" for row in counted) + " |")
    parts.append(f"| {words['with']} | " + " | ".join(_killed(row, language) for row in found.values()) + " |")
    for name, outcomes in found.items():
        alive = [one for one in outcomes if one.killer is None]
        equal = _equals(outcomes, why)
        parts.append(f"\n## {name}: {words['survivors']}\n")
        parts += [_line(one, why, language) for one in alive if one not in equal] or [words["none"]]
        parts.append(f"\n## {name}: {words['equals']}\n")
        parts += [_line(one, why, language) for one in equal] or [words["none"]]
    return "\n".join(parts) + "\n"


def _killed(outcomes: Sequence[Outcome], language: str) -> str:
    killed, words = sum(one.killer is not None for one in outcomes), WORDS[language]
    told = f"{killed / len(outcomes):.1%}" if outcomes else ""
    told = told.replace(".", ",").replace("%", " %") if language == "de" else told
    return f"{killed} {words['of']} {len(outcomes)}" + (f", {told}" if told else "")


def _line(one: Outcome, why: Mapping[str, Reason], language: str) -> str:
    mutant, words = one.mutant, WORDS[language]
    reason = why[mutant.name].text[language] if mutant.name in why else f"**{words['unknown']}**"
    return (
        f"- `{mutant.place}` ({', '.join(one.rules)}): `{mutant.before}` {words['became']} `{mutant.after}`. {reason}"
    )


def unknown(found: Mapping[str, Sequence[Outcome]], why: Mapping[str, Reason]) -> list[str]:
    """Reasons for mutants that were killed or are no more."""
    alive = Counter(one.mutant.name for outcomes in found.values() for one in outcomes if one.killer is None)
    return [name for name in why if name not in alive]
