"""``biont cards``: the cards of a pack, where their values come from, and whether a pack is sound."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from biont.cli import lab
from biont.genesis.cards import EONS, Pack
from biont.genesis.packfile import SHELF
from biont.genesis.words.teller import Teller
from biont.kernel import BiontError
from biont.words import Words
from biont.words.errors import tell
from biont.words.sources import source


def add(parsers: Any, say: Words) -> None:
    """Add the command."""
    parser = parsers.add_parser("cards", help=say("cli-cards"), description=say("cli-cards"))
    parser.add_argument("words", nargs="*", metavar=say("cli-word-cards"), help=say("cli-cards-words"))
    parser.add_argument("--pack", metavar=say("cli-word-pack"), help=say("cli-pack"))
    parser.add_argument("--check", nargs="?", const="", metavar=say("cli-word-pack"), help=say("cli-cards-check"))
    parser.add_argument("--new", type=Path, metavar=say("cli-word-folder"), help=say("cli-cards-new"))
    lab.add_stats(parser, say)
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace, say: Words) -> int:
    """List, show, check or write."""
    if parsed.new is not None:
        SHELF.write_new(parsed.new, tell=lambda hint: tell(hint, say))
        print(say("cli-cards-written", folder=str(parsed.new)))
        return 0
    if parsed.check is not None:
        return _check(SHELF.load(parsed.check or parsed.pack or "standard-2e"), say)
    if parsed.stats:
        return lab.show_stats(parsed.words[0] if parsed.words else parsed.pack or "standard-2e", parsed, say)
    if parsed.words and parsed.words[0] == "show":
        return _show(SHELF.load(parsed.pack or "standard-2e"), " ".join(parsed.words[1:]), say)
    return _list(SHELF.load(parsed.words[0] if parsed.words else parsed.pack or "standard-2e"), say)


def _check(pack: Pack, say: Words) -> int:
    results, untestable = SHELF.checks(pack), SHELF.checks.untestable
    for result in results:
        mark = say("cli-cards-ok" if result.ok else "cli-cards-bad")
        print(f"{mark}  {tell(result.title, say)}  [{result.source}]")
        if result.detail is not None:
            print(f"        {tell(result.detail, say)}")
    for statement in untestable:
        print(f"{say('cli-cards-untestable')}  {tell(statement.title, say)}  [{statement.source}]")
        print(f"        {tell(statement.why, say)}")
    bad = sum(not result.ok for result in results)
    print(
        say(
            "cli-cards-checked",
            pack=pack.name,
            good=len(results) - bad,
            bad=bad,
            untestable=len(untestable),
        )
    )
    return 1 if bad else 0


def _names(pack: Pack, say: Words) -> list[tuple[str, str, str]]:
    """Code, names and a line of facts for each card."""
    teller = Teller(pack, say)

    def name(thing: Any) -> str:
        return str(getattr(thing.name, say.language))

    rows: list[tuple[str, str, str]] = []
    for event in pack.events:
        icons = " ".join(
            say(f"event-icon-{icon}") + (f" {value}" if icon == "uv" else "") for icon, value in event.icons
        )
        rows.append((event.code, name(event), f"{say('board-eon-' + EONS[event.eon])}: {icons}"))
    for placard in pack.placards:
        facts = f"{teller.landform(placard.row)}, {teller.colour(placard.colour)}"
        rows.append((placard.code, f"{name(placard)} / {name(placard.bacterium)}", facts))
    for card in pack.mutations:
        icons = f"{teller.icons(card.front.icons) or '–'} / {teller.icons(card.back.icons) or '–'}"
        colours = f"{teller.colour(card.front.colour)} / {teller.colour(card.back.colour)}+"
        rows.append((card.code, f"{name(card.front)} / {name(card.back)}", f"{colours}: {icons}"))
    for parasite in pack.parasites:
        for side in parasite.sides:
            slots = " + ".join(teller.colour(colour) for colour in side.slots)
            facts = f"{teller.player(parasite.colour)}: {slots}; {teller.icons(side.icons) or '–'}"
            rows.append((side.code, name(side), facts))
    for macro in pack.macroorganisms:
        rows.append((macro.code, f"{name(macro.marine)} / {name(macro.terrestrial)}", teller.cubes(macro.needs)))
    return rows


def _list(pack: Pack, say: Words) -> int:
    for code, name, facts in _names(pack, say):
        print(f"{code:14} {name:52} {facts}".rstrip())
    return 0


def _show(pack: Pack, wanted: str, say: Words) -> int:
    found = [row for row in _names(pack, say) if wanted.lower() in (row[0], *row[1].lower().split(" / "))]
    if not found:
        raise BiontError(say("cli-cards-none", name=wanted, pack=pack.name))
    for code, name, facts in found:
        print(f"{name}  ({code})\n    {facts}")
        for field, provenance in pack.provenances[code].items():
            origin = f"{say('provenance-' + provenance.kind)}  {source(provenance.source, say)}"
            print(f"    {field:34} {origin.rstrip()}")
    return 0
