"""The cards of Bios:Genesis on a line each: code, names, and what is on them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from biont.games.telling import CardLine
from biont.genesis.cards import EONS, Event, Pack
from biont.genesis.words.teller import Teller
from biont.words import Words


def card_lines(pack: Pack, say: Words) -> list[CardLine]:
    """Events, placards, mutations, parasites side by side, and macroorganisms."""
    return list(_lines(pack, Teller(pack, say), say))


def _lines(pack: Pack, teller: Teller, say: Words) -> Iterator[CardLine]:
    def name(*things: Any) -> str:
        return " / ".join(str(getattr(thing.name, say.language)) for thing in things)

    def icons(*sides: Any) -> str:
        return " / ".join(teller.icons(side.icons) or "–" for side in sides)

    for event in pack.events:
        yield CardLine(event.code, name(event), f"{say('board-eon-' + EONS[event.eon])}: {_event_icons(event, say)}")
    for placard in pack.placards:
        facts = f"{teller.landform(placard.row)}, {teller.colour(placard.colour)}"
        yield CardLine(placard.code, name(placard, placard.bacterium), facts)
    for card in pack.mutations:
        colours = f"{teller.colour(card.front.colour)} / {teller.colour(card.back.colour)}+"
        yield CardLine(card.code, name(card.front, card.back), f"{colours}: {icons(card.front, card.back)}")
    for parasite in pack.parasites:
        for side in parasite.sides:
            slots = " + ".join(teller.colour(colour) for colour in side.slots)
            yield CardLine(side.code, name(side), f"{teller.player(parasite.colour)}: {slots}; {icons(side)}")
    for macro in pack.macroorganisms:
        yield CardLine(macro.code, name(macro.marine, macro.terrestrial), teller.cubes(macro.needs))


def _event_icons(event: Event, say: Words) -> str:
    return " ".join(say(f"event-icon-{icon}") + (f" {value}" if icon == "uv" else "") for icon, value in event.icons)
