"""The time of the game as a picture sees it: the event of the turn, the climate, the eons to come, the phases."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from biont.genesis.cards import CLIMATES, COLOURS, EONS, EVENT_SPECIALS, Event
from biont.genesis.rules.sequence import phase_order
from biont.genesis.table import GREENHOUSE, NO_ARMAGEDDON, NOWHERE, Table
from biont.packs import Name

PHASES = ("events", "assignment", "autocatalysis", "darwin", "purchases")
IN_A_ROW = 4
"""So many suns, or snowflakes, one after another end the world (D10a)."""
SHOWN = 6


@dataclass(frozen=True, slots=True)
class EventPicture:
    """An event card, with its specials by name."""

    id: str
    card: Event
    eon: str
    specials: tuple[str, ...]
    climate: tuple[str, ...]
    """Its suns and snowflakes; none in a game without climate."""

    @property
    def effects(self) -> list[tuple[str, int, int]]:
        """What it does: icon, value, and how often."""
        icons = [*self.card.icons, *((special, 0) for special in self.specials)]
        return [(name, value, count) for (name, value), count in Counter(icons).items()]


@dataclass(frozen=True, slots=True)
class Climate:
    """The climate, its last icons, how many equal ones stand at the end, and how many more end the world."""

    now: str
    icons: tuple[str, ...]
    run: int
    left: int
    armageddon: str


@dataclass(frozen=True, slots=True)
class Level:
    """One level of a food chain and who holds it."""

    name: str
    organism: str
    called: Name | None
    owner: int


def events(table: Table) -> tuple[EventPicture, ...]:
    """The events of this turn, aftershocks first; before the first turn there are none."""
    skies = table.box.settings.advanced
    return tuple(event(table.box.pack.events[number], skies=skies) for number in table.chain if number >= 0)


def event(card: Event, *, skies: bool = True) -> EventPicture:
    """An event card with its specials by name, and with its climate where the game has one."""
    flags = (card.aftershock, card.waterworld, card.ozone, card.ignores_ozone, card.immune_row == 0)
    specials = tuple(name for name, flag in zip(EVENT_SPECIALS, flags, strict=True) if flag)
    return EventPicture(f"event-{card.code}", card, EONS[card.eon], specials, card.climate if skies else ())


def climate(table: Table) -> Climate | None:
    """The climate and the distance to Armageddon; the introductory game has no climate to speak of (C3)."""
    if not table.box.settings.advanced:
        return None
    icons = table.climate_icons
    run = 0
    for icon in reversed(icons):
        if icon != icons[-1]:
            break
        run += 1
    ended = "" if table.armageddon == NO_ARMAGEDDON else "greenhouse" if table.armageddon == GREENHOUSE else "snowball"
    return Climate(
        now=CLIMATES[table.climate],
        icons=tuple(CLIMATES[icon] for icon in icons[-SHOWN:]),
        run=run,
        left=max(0, IN_A_ROW - run),
        armageddon=ended,
    )


def breadth(events: int, climate: Climate | None, *, narrow: bool = False, offers: bool = False) -> float:
    """How many units wide the events of a turn are, and what stands beside them, with the macroorganisms where some are
    on offer; the style sheet knows the same."""
    wide = (13.8, 19.6, 28.8) if narrow or offers else (20.8, 22.8, 32.8)
    beside = 28.4 if offers else 14.4 if climate is not None else 5.3 if narrow else 6.9
    return wide[min(max(events, 1), 3) - 1] + beside


def food_chain(table: Table, land: int) -> list[Level]:
    """A food chain from carnivore to plant, those that wait beside it last; empty while nobody lives there."""
    names = ("plant", "herbivore", "carnivore", "waiting")
    found: list[Level] = []
    pack = table.box.pack
    grown = enumerate(table.macro[: len(pack.placards)])
    here = [number for number, kind in grown if kind != NOWHERE and table.land[number] == land]
    for level in (2, 1, 0, 3):
        for number in here:
            kind, card = table.macro[number], pack.placards[number]
            if table.level[number] != level:
                continue
            side = pack.macroorganisms[kind].terrestrial if land else pack.macroorganisms[kind].marine
            found.append(Level(names[level], f"organism-{card.code}", side.name, table.owner[number]))
    if not found:
        return []
    held = {level.name for level in found}
    empty = [Level(name, "", None, NOWHERE) for name in ("carnivore", "herbivore", "plant") if name not in held]
    return sorted(found + empty, key=lambda level: ("carnivore", "herbivore", "plant", "waiting").index(level.name))


def order(table: Table) -> list[int]:
    """The bearers in the order of this phase: somebody may have put himself first."""
    return [bearer for bearer in phase_order(table) if 0 <= bearer < 2 * len(COLOURS)]
