"""The checks of the suite; each of them can be called alone."""

from __future__ import annotations

import io
import json
import pickle
from typing import Any

from biont.kernel.chance import Chance
from biont.kernel.conformance.tools import (
    Care,
    ConformanceError,
    Permute,
    beginning_of,
    changed,
    demand,
    difference,
    differing,
    give,
    hold,
    is_plain,
    play_on,
    random_option,
    same,
    trace,
)
from biont.kernel.decision import Option
from biont.kernel.declared import Event
from biont.kernel.errors import CannotUndo, IllegalChoice
from biont.kernel.game import Game
from biont.kernel.play import MOST, Entry
from biont.kernel.record import Record
from biont.kernel.replay import resume, verify
from biont.kernel.table import Table


def check_position(game: Game[Any], chance: Chance, care: Care | None = None) -> None:
    """All checks of a game that waits for an answer, except saving and undo; the game stays as it is."""
    care = care or Care()
    check_table(game.table)
    check_decision(game)
    check_refusing(game)
    check_copy(game, chance, care.horizon)
    check_views(game, chance, care)


def check_table(table: Table) -> None:
    """The table is plain data: it survives JSON, and a copy shares nothing with it."""
    demand(not getattr(table, "__dict__", None), "The table has attributes outside its slots, which no copy keeps.")
    for name in table.fields():
        value = getattr(table, name)
        demand(is_plain(value), f"The table's '{name}' is neither a number, a text nor a flat list of such: {value!r}")
    twin = table.copy()
    demand(twin.state() == table.state(), lambda: f"A copied table differs: {differing(table, twin)}.")
    for name in table.fields():
        value = getattr(table, name)
        demand(not isinstance(value, list) or getattr(twin, name) is not value, f"A copy shares the list '{name}'.")
    state = json.loads(json.dumps(table.state()))
    twin.restore(state)
    for name in table.fields():
        demand(
            getattr(twin, name) == getattr(table, name),
            f"The table's '{name}' is another one after saving and loading.",
        )


def check_decision(game: Game[Any]) -> None:
    """The question is well formed: a seat that exists, distinct options, texts that print and parse."""
    decision = game.decision
    assert decision is not None
    demand(0 <= decision.seat < len(game.seats), f"Seat {decision.seat} is asked, which does not exist.")
    demand(bool(decision.kind) and bool(decision.rule), f"A question has no kind or no rule id: {decision!r}.")
    demand(
        all(type(value) is int for value in decision.data), f"A question is about more than ints: {decision.data!r}."
    )
    demand(len(decision.options) > 0, f"The question {decision.kind!r} has no options: a dead end.")
    texts = [check_option(game, option) for option in decision.options]
    demand(len(set(decision.options)) == len(decision.options), f"An option is offered twice in {decision!r}.")
    demand(len(set(texts)) == len(texts), f"Two options have the same text: {sorted(texts)}.")
    for refusal in decision.refusals():
        demand(refusal.option not in decision.options, f"An option is both offered and refused: {refusal.option!r}.")
        demand(bool(refusal.reason) and bool(refusal.rule), f"{refusal.option!r} is refused without reason or rule id.")
        check_option(game, refusal.option)


def check_option(game: Game[Any], option: Option) -> str:
    """The option is a verb and ints that name things, and its text parses back to it; returns that text."""
    plain = type(option) is tuple and len(option) > 0 and isinstance(option[0], str)
    demand(plain and all(type(value) is int for value in option[1:]), f"{option!r} is not a verb followed by ints.")
    try:
        text = game.print(option)
        parsed = game.parse(text)
    except (IllegalChoice, KeyError) as error:
        raise ConformanceError(f"The option {option!r} does not print and parse: {error}") from error
    demand(parsed == option, f"The option {option!r} prints as '{text}', which parses as {parsed!r}.")
    for kind, number in game.rules.notation.things(option):
        there = not kind.words or 0 <= number < len(kind.words)
        demand(there, f"The option {option!r} names a {kind.name} that does not exist: {number}.")
    return text


def check_refusing(game: Game[Any]) -> None:
    """An answer that is not offered is refused and changes nothing."""
    decision = game.decision
    assert decision is not None
    before = trace(game)
    wrong: list[Any] = [("no such verb",), (*decision.options[0], 987_654_321), "", "no-such-verb 1"]
    wrong += [refusal.option for refusal in decision.refusals()[:5]]
    for answer in wrong:
        try:
            game.choose(answer)
        except IllegalChoice:
            pass
        else:
            raise ConformanceError(f"The answer {answer!r} was taken, though it is not offered.")
        demand(trace(game) == before, f"Refusing the answer {answer!r} changed the game.")


def check_copy(game: Game[Any], chance: Chance, horizon: int = 8) -> None:
    """Copies of every kind equal the game, play on alike, and leave it alone."""
    before = trace(game)
    whole = game.copy()
    demand(trace(whole) == before, lambda: f"A copy differs: {differing(game.table, whole.table)}.")
    others = [game.copy(history=False), game.copy(history=False, keep=False, log=False), game.copy().copy(log=False)]
    others.append(game.copy(history=False).copy(history=False))
    for other in others:
        same(other, game, "A copy")
    for _ in range(horizon):
        if whole.decision is None:
            break
        option = random_option(whole.decision, chance)
        give(whole, option)
        for other in others:
            other.choose(option)
            same(other, whole, "One of two copies that got the same answers")
    demand(trace(game) == before, "Playing on a copy changed the game it was taken from.")


def check_save(game: Game[Any]) -> None:
    """The record survives JSON, replays to the identical table, and resumes alike from snapshots."""
    record = game.record()
    again = Record.from_json(record.to_json())
    demand(again.to_json() == record.to_json(), "The record is another one after writing and reading it.")
    replayed = verify(game.rules, again)
    demand(
        replayed.table.fingerprint() == game.table.fingerprint(),
        lambda: f"The replayed table differs: {differing(game.table, replayed.table)}.",
    )
    same(replayed, game, "The replayed game")
    demand(list(replayed.entries) == list(game.entries), "The replayed game tells another story: its entries differ.")
    demand(replayed.record().to_json() == record.to_json(), "The record of the replayed game differs.")
    same(resume(game.rules, again), game, "The game resumed from its snapshots")
    mark = beginning_of(game)
    if mark is not None and not mark.injected:
        # Few games are long enough for snapshots of their own, so resume from the beginning of the step under way too.
        state = json.loads(json.dumps(mark.table.state()))
        again.snapshots = [item for item in again.snapshots if item[0] < mark.answers] + [(mark.answers, state)]
        same(resume(game.rules, again), game, "The game resumed from the beginning of its step")


def check_pickle(game: Game[Any]) -> None:
    """A game that travels to another process, where the same rules, cards and classes are, arrives as it was."""
    there = {"rules": game.rules, "table": type(game.table), "game": type(game)}
    there |= {f"static {name}": getattr(game.table, name) for name in game.table.static}
    names = {id(known): name for name, known in there.items()}

    class Packer(pickle.Pickler):
        def persistent_id(self, thing: object) -> str | None:
            return names.get(id(thing))

    class Unpacker(pickle.Unpickler):
        def persistent_load(self, name: str) -> object:
            return there[name]

    packed = io.BytesIO()
    Packer(packed).dump(game)
    arrived = Unpacker(io.BytesIO(packed.getvalue())).load()
    demand(
        trace(arrived) == trace(game),
        lambda: f"The pickled game differs: {changed(trace(game), trace(arrived))}.",
    )
    demand(arrived.undoable() == game.undoable(), "Of the pickled game another number of answers can be taken back.")
    demand(arrived.refusals() == game.refusals(), "The pickled game has other reasons for what it refuses.")


def check_answer(game: Game[Any], option: Option) -> bool:
    """Give an answer; what was said beforehand about taking it back is true. Returns whether it is final."""
    before = trace(game)
    final = game.is_final(option)
    demand(trace(game) == before, f"Asking whether {option!r} is final changed the game.")
    give(game, option)
    after = trace(game)
    if final:
        demand(game.undoable() == 0, f"{option!r} was called final, yet can be taken back.")
        try:
            game.undo()
        except CannotUndo:
            demand(trace(game) == after, "A refused undo changed the game.")
            return True
        raise ConformanceError(f"{option!r} was called final, yet was taken back.")
    demand(game.undoable() > 0, f"{option!r} was not called final, yet cannot be taken back.")
    game.undo()
    demand(
        trace(game) == before, lambda: f"Undo of {option!r} does not restore what was: {changed(before, trace(game))}."
    )
    game.redo()
    demand(trace(game) == after, lambda: f"Redo of {option!r} does not lead back: {changed(after, trace(game))}.")
    return False


def check_undo(game: Game[Any]) -> None:
    """All answers that can be taken back, taken back at once and given again, lead to the same game."""
    after = trace(game)
    count = game.undoable()
    if not count:
        return
    game.undo(count)
    demand(game.redoable >= count, f"{count} answers were taken back, only {game.redoable} can be given again.")
    for _ in range(count):
        game.redo()
    demand(
        trace(game) == after,
        lambda: f"Undo and redo of {count} answers change the game: {changed(after, trace(game))}.",
    )


def check_views(game: Game[Any], chance: Chance, care: Care | None = None) -> None:
    """No view, of any seat or a spectator, shows something hidden; games imagined from it fit it and play on."""
    care = care or Care()
    before = trace(game)
    for seat in range(-1, len(game.seats)):
        check_view(game, seat, chance, care)
        demand(trace(game) == before, f"Looking at the view of seat {seat} changed the game.")


def check_view(game: Game[Any], seat: int, chance: Chance, care: Care | None = None) -> None:
    """The view of one seat is the same in every game that this seat can imagine."""
    care = care or Care()
    view = game.view(seat)
    asked = game.decision is not None and game.decision.seat == seat
    demand((view.decision is not None) == asked, f"The view of seat {seat} has a decision of another seat.")
    demand(view.table is not game.table, f"The view of seat {seat} holds the table itself.")
    demand(view.table.key == 0 and view.table.count == 0, f"The view of seat {seat} shows the state of chance.")
    if care.permute is not None:
        check_permuted(game, seat, chance, care.permute)
    for _ in range(care.imaginings):
        imagined = view.imagine(chance)
        seen = imagined.view(seat)
        if not seen.same_as(view):
            raise ConformanceError(f"What seat {seat} sees is not all that it knows: {difference(view, seen)}.")
        if view.decision is not None:
            same = game.refusals() == imagined.refusals() == view.decision.refusals()
            demand(same, f"The reasons that seat {seat} reads show something hidden.")
        if care.invariants is not None:
            hold(care.invariants, imagined.table, f"On a table that seat {seat} imagines")
        play_on(imagined, chance, care.horizon)
    play_on(view.imagine(chance, keep=False), chance, care.horizon)


def check_permuted(game: Game[Any], seat: int, chance: Chance, permute: Permute) -> None:
    """Exchanging what a seat may not know does not change what it sees."""
    permuted = game.table.copy()
    permute(permuted, seat, chance)
    mine, theirs = game.rules.blind(game.table, seat), game.rules.blind(permuted, seat)
    mine.key = theirs.key = mine.count = theirs.count = 0
    demand(
        mine.state() == theirs.state(),
        lambda: f"The view of seat {seat} shows something hidden: {differing(mine, theirs)}.",
    )


def check_entry(entry: Entry, seats: int) -> None:
    """An entry is well formed: a declared kind and a rule id, its things are ints or tuples of ints."""
    named = isinstance(entry.kind, Event) and isinstance(entry.rule, str) and bool(entry.kind) and bool(entry.rule)
    demand(named, f"An entry has no kind or no rule id: {entry!r}.")
    demand(
        -1 <= entry.seat < seats and -1 <= entry.only < seats, f"An entry names a seat that does not exist: {entry!r}."
    )
    flat = [value for item in entry.data for value in (item if isinstance(item, tuple) else (item,))]
    demand(all(type(value) is int for value in flat), f"An entry is about more than ints: {entry!r}.")
    demand(len(entry.data) <= MOST, f"An entry names more than {MOST} things: {entry!r}.")


def check_end(game: Game[Any]) -> None:
    """A finished game has a result for all seats, and takes no more answers."""
    result = game.result
    if result is None:
        raise ConformanceError("The game is over but has no result.")
    demand(result.seats == tuple(game.seats), "The result names other seats than the game.")
    demand(len(result.scores) == len(game.seats), "The result does not have one score for each seat.")
    demand(all(0 <= seat < len(game.seats) for seat in result.winners), f"A winner does not exist: {result.winners}.")
    try:
        game.choose(("anything",))
    except IllegalChoice:
        return
    raise ConformanceError("A finished game takes answers.")
