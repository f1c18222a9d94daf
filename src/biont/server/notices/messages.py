"""What is said to somebody: one message about everything that waits for him by one way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from biont import games
from biont.server.company.notices import AGREE, IN_ROOMS, OVER, ROOM, SEAT, TIME, TURN
from biont.server.company.table import Table
from biont.server.registry import Registry
from biont.server.store.games import OUT
from biont.server.store.notices import Notice
from biont.words import words


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that is told, and where it leads; the address opens the table and signs nobody in."""

    text: str
    address: str


@dataclass(frozen=True, slots=True)
class Message:
    """Everything that is said at once. A repeat has the same key."""

    subject: str
    lines: tuple[Line, ...]
    key: str


def message(registry: Registry, notices: Sequence[Notice], language: str) -> Message:
    """The message about notices of one person, or of the room of one table."""
    lines = tuple(_line(registry, one, language) for one in notices)
    key = sha256("\n".join(sorted(one.key for one in notices)).encode()).hexdigest()[:32]
    say = words(language)
    subject = lines[0].text if len(lines) == 1 else say("notice-several", count=len(lines))
    return Message(subject, lines, key)


def _line(registry: Registry, one: Notice, language: str) -> Line:
    say, store = words(language), registry.store
    table = store.table(one.at)
    definition = games.game(table.game)
    title = definition.telling.title(definition.words(language))
    where = f"{title}, {table.name}" if table.name else title
    address = f"{registry.host.address}/game/{table.played}" if table.played else _room(registry, table)
    name = store.names([one.person]).get(one.person) or say("table-somebody")
    if one.way == ROOM and one.kind in IN_ROOMS:
        return Line(say(f"notice-room-{one.kind}", name=name, table=where), address)
    if one.kind == TURN:
        asked = say("notice-turn", table=where, question=question(registry, table.played, language))
        moved = _moved(registry, table, one.person)
        return Line(f"{asked} {say('notice-moved', name=moved)}" if moved else asked, address)
    if one.kind == TIME:
        out = "lost" if table.timing.lost else "out"
        return Line(say(f"notice-time-{out if one.mark.endswith(' 2') else 'short'}", table=where), address)
    if one.kind == SEAT and set(table.chairs_of(one.person)) & set(store.load(table.played).settings.get(OUT, ())):
        return Line(say("notice-seat-lost", table=where), address)
    if one.kind == AGREE:
        by = next((note.person for note in store.notes(one.at) if str(note.id) == one.mark), "")
        return Line(say("notice-agree", name=store.names([by]).get(by) or say("table-somebody"), table=where), address)
    if one.kind == OVER:
        return Line(say("notice-over", table=where), f"{address}/end")
    return Line(say(f"notice-{one.kind}", table=where), address)


def _room(registry: Registry, table: Table) -> str:
    return f"{registry.host.address}/table/{table.id}"


def question(registry: Registry, game: str, language: str) -> str:
    """What is asked of whoever is asked, as he sees it."""
    open_game = registry.open(game)
    with open_game.lock:
        decision, definition = open_game.decision, games.definition_of(open_game.game.rules)
        if decision is None:
            return ""
        teller = definition.telling.teller(open_game.game.rules, definition.words(language))
        teller.look(open_game.game.view(decision.seat).table)
        return teller.prompt(decision)


def _moved(registry: Registry, table: Table, reader: str) -> str:
    """Who answered last, if it was another person."""
    given = registry.store.answered(table.id)
    last = given[-1].person if given else ""
    return registry.store.names([last]).get(last, "") if last and last != reader else ""
