"""Records played again: from the first answer, from a snapshot, or held against what they claim."""

from __future__ import annotations

import json
from typing import Any

from biont.kernel.chance import Outcome
from biont.kernel.errors import BadRecord, BiontError
from biont.kernel.game import Game
from biont.kernel.history import History
from biont.kernel.play import TableT
from biont.kernel.record import Record
from biont.kernel.rules import Rules


def replay(rules: Rules[TableT], record: Record, *, to: int | None = None, log: bool = True) -> Game[TableT]:
    """The game of a record, from its first answer up to answer number ``to`` (all of them when None)."""
    _check_versions(rules, record)
    game = Game(rules, record.seed, log=log)
    _feed(game, record, to)
    return game


def resume(rules: Rules[TableT], record: Record, *, to: int | None = None) -> Game[TableT]:
    """The game of a record from its latest fitting snapshot on: fast, but without the entries before it.

    Only for records of one's own: a snapshot is believed, not checked (see :func:`verify`).
    """
    _check_versions(rules, record)
    last = len(record.answers) if to is None else min(to, len(record.answers))
    fitting = [item for item in record.snapshots if item[0] <= last]
    if not fitting:
        return replay(rules, record, to=to)
    at, state = fitting[-1]
    table = _table_of(rules, state)
    past = _past_of(rules, record, at)
    past.snapshots = [(n, _table_of(rules, earlier)) for n, earlier in fitting[:-1]]
    game = Game.after(past, rules, record.seed, table)
    _feed(game, record, to)
    return game


def verify(rules: Rules[TableT], record: Record) -> Game[TableT]:
    """Replay a record from zero and hold every snapshot in it against what the replay gives."""
    game = replay(rules, record)
    replayed = dict(game.record().snapshots)
    for at, state in record.snapshots:
        if at not in replayed:
            raise BadRecord(
                "The record has a snapshot after {at} answers, where its answers lead to none.", "no-snapshot", at=at
            )
        if state != replayed[at]:
            raise BadRecord(
                "The snapshot after {at} answers differs from what the answers lead to.", "other-snapshot", at=at
            )
    return game


def _feed(game: Game[Any], record: Record, to: int | None) -> None:
    """Give the answers of a record that the game does not have yet, and set the dice that were set between them."""
    end = len(record.answers) if to is None else min(to, len(record.answers))
    fate = Fate(record)
    stand_ins = dict(record.stand_ins)
    for number in range(len(game.answers), end + 1):
        try:
            fate.befall(game)
            if number < end:
                game.choose(record.answers[number], lapse=stand_ins.get(number))
        except BiontError as error:
            raise BadRecord(
                "The record does not replay at answer {answer}: {error}", "no-replay", answer=number + 1, error=error
            ) from None


class Fate:
    """What a record sets apart from answers, by the number of answers before: outcomes, and seeds to deal anew by."""

    def __init__(self, record: Record) -> None:
        self._deals = dict(record.deals)
        self._injected: dict[int, list[list[Outcome]]] = {}
        for at, outcomes in record.injected:
            self._injected.setdefault(at, []).append(outcomes)

    def befall(self, game: Game[Any]) -> None:
        """Set what comes after the answers that a game has; of both the deal comes first."""
        number = len(game.answers)
        if number in self._deals:
            game.deal_anew(self._deals[number])
        for outcomes in self._injected.get(number, ()):
            game.inject(outcomes)


def _past_of(rules: Rules[Any], record: Record, at: int) -> History:
    """The first ``at`` answers of a record, of which nobody knows any more who gave them."""
    past = History()
    try:
        past.answers = [rules.notation.parse(text) for text in record.answers[:at]]
    except BiontError as error:
        raise BadRecord(
            "The record's answers before its snapshot cannot be read: {error}", "answers-before", error=error
        ) from None
    past.asked = [(-1, False)] * at
    past.notes = [0] * at
    past.injections = [(n, list(outcomes)) for n, outcomes in record.injected if n < at]
    past.deals = [(n, seed) for n, seed in record.deals if n < at]
    past.stand_ins = {n: lapse for n, lapse in record.stand_ins if n < at}
    return past


def _table_of(rules: Rules[TableT], state: dict[str, Any]) -> TableT:
    """The table of a snapshot."""
    table = rules.blank()
    try:
        table.restore(state)
    except KeyError as error:
        raise BadRecord(
            "A snapshot of the record is incomplete: {name} is missing on its table.", "part-snapshot", name=str(error)
        ) from None
    return table


def _check_versions(rules: Rules[TableT], record: Record) -> None:
    """Refuse a record that these rules cannot play."""
    if record.game != rules.name:
        raise BadRecord(
            "This is a record of {game}, not of {wanted}.", "other-game", game=record.game, wanted=rules.name
        )
    if record.rules != rules.version:
        raise BadRecord(
            "This record was played with version {theirs} of the rules of {game}, this program has version {mine}. "
            "Open it with the program version that wrote it.",
            "other-rules",
            theirs=record.rules,
            game=record.game,
            mine=rules.version,
        )
    if record.pack != rules.pack():
        mine, theirs = rules.pack(), record.pack
        raise BadRecord(
            "This record was played with the cards {theirs}, not with {mine}. Open it with its own pack.",
            "other-pack",
            theirs=f"{theirs.get('name')!r} ({theirs.get('hash')})",
            mine=f"{mine.get('name')!r} ({mine.get('hash')})",
        )
    if record.seats != list(rules.seats):
        players, seats = ", ".join(record.seats), ", ".join(rules.seats)
        raise BadRecord("This record was played by {theirs}, not by {mine}.", "other-seats", theirs=players, mine=seats)
    own = rules.settings()
    for name, value in record.settings.items():
        if json.dumps(value) != json.dumps(own.get(name)):
            raise BadRecord(
                "This record was played with the setting {name} = {theirs}, not {mine}.",
                "other-setting",
                name=name,
                theirs=repr(value),
                mine=repr(own.get(name)),
            )
