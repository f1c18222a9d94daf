"""The suite that every game is held to, those of this package and plug-ins alike.

A test of a game needs two lines::

    from biont.kernel.conformance import check_game
    check_game(MyRules(), seed=7, invariants=my_invariants, permute=my_permute)

``check_game`` plays one random game and, after its answers, runs the named checks below; each of them also stands
alone. What fails is a :class:`ConformanceError` with a sentence and the record of the game up to there.
"""

from __future__ import annotations

import io
import json
import pickle
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from biont.kernel.chance import Chance
from biont.kernel.decision import Decision, Option
from biont.kernel.errors import BiontError, CannotUndo, IllegalChoice
from biont.kernel.game import Game, View
from biont.kernel.history import Mark
from biont.kernel.play import MOST, Entry
from biont.kernel.record import Record
from biont.kernel.replay import resume, verify
from biont.kernel.rules import Rules
from biont.kernel.table import Table

Maker: TypeAlias = "Callable[[int], Game[Any]] | Rules[Any]"
"""How to begin a game: a function of the seed, or rules."""

Invariants: TypeAlias = Callable[[Any], None]
"""Looks at a table and raises (a plain ``assert`` will do) when something on it cannot be."""

Permute: TypeAlias = Callable[[Any, int, Chance], None]
"""Exchanges, in place and at random, the things on a whole table that a seat (-1: a spectator) may not know."""


class ConformanceError(BiontError):
    """A game that does not keep what the kernel promises; ``record`` leads to the place where that was seen."""

    record: Record | None = None


class Summary(NamedTuple):
    """What one checked game was like."""

    answers: int
    checked: int
    final: int
    """Answers that could not be taken back."""
    imagined: int
    """Games that were dealt anew from views."""
    kinds: frozenset[str]
    """The kinds of questions that were asked."""


@dataclass(frozen=True)
class Care:
    """How much is checked at one position; the defaults of :func:`check_game` suit a small game."""

    horizon: int = 8
    """How many answers copies and imagined games are played on."""
    imaginings: int = 1
    """How many games are imagined from each view."""
    invariants: Invariants | None = None
    permute: Permute | None = None


def check_game(
    make: Maker,
    seed: int,
    *,
    every: int = 1,
    invariants: Invariants | None = None,
    permute: Permute | None = None,
    max_answers: int = 20_000,
    horizon: int = 8,
    imaginings: int = 1,
) -> Summary:
    """Play one random game from ``seed`` to its end and check it on the way, all of it at each ``every``-th answer.

    ``max_answers`` is the length at which a game counts as endless. Saving is checked at the 1st, 2nd, 4th, 8th …
    answer and at the end, because each time costs a replay from zero.
    """
    care = Care(horizon, imaginings, invariants, permute)
    try:
        game = begin(make, seed)
    except Exception as error:
        raise ConformanceError(f"Seed {seed}: the game cannot begin: {error!r}") from error
    try:
        return _Walk(make, game, Chance(seed), care).to_the_end(every, max_answers)
    except Exception as error:
        what = str(error) if isinstance(error, ConformanceError) else f"a rule failed: {error!r}"
        record = getattr(error, "record", None) or _record_of(game)
        answers = len(game.answers) if record is None else len(record.answers)
        found = ConformanceError(f"Seed {seed}, after {answers} answers: {what}")
        found.record = record
        raise found from error


def _record_of(game: Game[Any]) -> Record | None:
    try:
        return game.record()
    except Exception:  # a game whose options do not print has none, and that is not what was found
        return None


def begin(make: Maker, seed: int) -> Game[Any]:
    """A new game from rules or from a function of the seed."""
    return Game(make, seed) if isinstance(make, Rules) else make(seed)


class _Walk:
    """One random game on its way to the end."""

    def __init__(self, make: Maker, game: Game[Any], chance: Chance, care: Care) -> None:
        self.make = make
        self.game = game
        self.chance = chance
        self.care = care
        self.shadow = game.copy()
        self.checked = self.final = 0
        self.kinds: set[str] = set()

    def to_the_end(self, every: int, max_answers: int) -> Summary:
        game = self.game
        _demand(position(begin(self.make, game.seed)) == position(game), "Two games of one seed begin differently.")
        entries = 0
        while game.decision is not None:
            number = len(game.answers)
            _demand(number < max_answers, f"The game has not ended after {max_answers} answers.")
            self.kinds.add(game.decision.kind)
            thorough = number % every == 0
            if thorough:
                check_position(game, self.chance, self.care)
                self.checked += 1
            if number & (number - 1) == 0:
                check_save(game)
                check_pickle(game)
            self.answer(thorough)
            for entry in game.entries[entries:]:
                check_entry(entry, len(game.seats))
            entries = len(game.entries)
        check_end(game)
        check_views(game, self.chance, self.care)
        check_save(game)
        check_pickle(game)
        return Summary(len(game.answers), self.checked, self.final, self.imagined(), frozenset(self.kinds))

    def imagined(self) -> int:
        return (self.checked + 1) * (len(self.game.seats) + 1) * self.care.imaginings

    def answer(self, thorough: bool) -> None:
        """Answer at random, on the game and on its shadow, a copy taken some answers ago."""
        game = self.game
        assert game.decision is not None
        option = random_option(game.decision, self.chance)
        if thorough:
            self.shadow = game.copy() if len(game.answers) % 3 == 0 else self.shadow
            self.final += check_answer(game, option)
            check_undo(game)
        else:
            give(game, option)
        if self.care.invariants is not None:
            _hold(self.care.invariants, game.table, "On the table")
        self.shadow.choose(option)
        _same(self.shadow, game, "A copy that got the same answers")


# -- the checks, each callable alone -----------------------------------------------------------------------------------


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
    _demand(not getattr(table, "__dict__", None), "The table has attributes outside its slots, which no copy keeps.")
    for name in table.fields():
        value = getattr(table, name)
        _demand(
            _is_plain(value), f"The table's '{name}' is neither a number, a text nor a flat list of such: {value!r}"
        )
    twin = table.copy()
    _demand(twin.state() == table.state(), lambda: f"A copied table differs: {_differing(table, twin)}.")
    for name in table.fields():
        value = getattr(table, name)
        _demand(not isinstance(value, list) or getattr(twin, name) is not value, f"A copy shares the list '{name}'.")
    state = json.loads(json.dumps(table.state()))
    twin.restore(state)
    for name in table.fields():
        _demand(
            getattr(twin, name) == getattr(table, name),
            f"The table's '{name}' is another one after saving and loading.",
        )


def check_decision(game: Game[Any]) -> None:
    """The question is well formed: a seat that exists, distinct options, texts that print and parse."""
    decision = game.decision
    assert decision is not None
    _demand(0 <= decision.seat < len(game.seats), f"Seat {decision.seat} is asked, which does not exist.")
    _demand(bool(decision.kind) and bool(decision.rule), f"A question has no kind or no rule id: {decision!r}.")
    _demand(
        all(type(value) is int for value in decision.data), f"A question is about more than ints: {decision.data!r}."
    )
    _demand(len(decision.options) > 0, f"The question {decision.kind!r} has no options: a dead end.")
    texts = [check_option(game, option) for option in decision.options]
    _demand(len(set(decision.options)) == len(decision.options), f"An option is offered twice in {decision!r}.")
    _demand(len(set(texts)) == len(texts), f"Two options have the same text: {sorted(texts)}.")
    for refusal in decision.refusals():
        _demand(refusal.option not in decision.options, f"An option is both offered and refused: {refusal.option!r}.")
        _demand(
            bool(refusal.reason) and bool(refusal.rule), f"{refusal.option!r} is refused without reason or rule id."
        )
        check_option(game, refusal.option)


def check_option(game: Game[Any], option: Option) -> str:
    """The option is a verb and ints that name things, and its text parses back to it; returns that text."""
    plain = type(option) is tuple and len(option) > 0 and isinstance(option[0], str)
    _demand(plain and all(type(value) is int for value in option[1:]), f"{option!r} is not a verb followed by ints.")
    try:
        text = game.print(option)
        parsed = game.parse(text)
    except (IllegalChoice, KeyError) as error:
        raise ConformanceError(f"The option {option!r} does not print and parse: {error}") from error
    _demand(parsed == option, f"The option {option!r} prints as '{text}', which parses as {parsed!r}.")
    for kind, number in game.rules.notation.things(option):
        there = not kind.words or 0 <= number < len(kind.words)
        _demand(there, f"The option {option!r} names a {kind.name} that does not exist: {number}.")
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
        _demand(trace(game) == before, f"Refusing the answer {answer!r} changed the game.")


def check_copy(game: Game[Any], chance: Chance, horizon: int = 8) -> None:
    """Copies of every kind equal the game, play on alike, and leave it alone."""
    before = trace(game)
    whole = game.copy()
    _demand(trace(whole) == before, lambda: f"A copy differs: {_differing(game.table, whole.table)}.")
    others = [game.copy(history=False), game.copy(history=False, keep=False, log=False), game.copy().copy(log=False)]
    others.append(game.copy(history=False).copy(history=False))
    for other in others:
        _same(other, game, "A copy")
    for _ in range(horizon):
        if whole.decision is None:
            break
        option = random_option(whole.decision, chance)
        give(whole, option)
        for other in others:
            other.choose(option)
            _same(other, whole, "One of two copies that got the same answers")
    _demand(trace(game) == before, "Playing on a copy changed the game it was taken from.")


def check_save(game: Game[Any]) -> None:
    """The record survives JSON, replays to the identical table, and resumes alike from snapshots."""
    record = game.record()
    again = Record.from_json(record.to_json())
    _demand(again.to_json() == record.to_json(), "The record is another one after writing and reading it.")
    replayed = verify(game.rules, again)
    _demand(
        replayed.table.fingerprint() == game.table.fingerprint(),
        lambda: f"The replayed table differs: {_differing(game.table, replayed.table)}.",
    )
    _same(replayed, game, "The replayed game")
    _demand(list(replayed.entries) == list(game.entries), "The replayed game tells another story: its entries differ.")
    _demand(replayed.record().to_json() == record.to_json(), "The record of the replayed game differs.")
    _same(resume(game.rules, again), game, "The game resumed from its snapshots")
    mark = _mark(game)
    if mark is not None and not mark.injected:
        # Few games are long enough for snapshots of their own, so resume from the beginning of the step under way too.
        state = json.loads(json.dumps(mark.table.state()))
        again.snapshots = [item for item in again.snapshots if item[0] < mark.answers] + [(mark.answers, state)]
        _same(resume(game.rules, again), game, "The game resumed from the beginning of its step")


def check_pickle(game: Game[Any]) -> None:
    """A game that travels to another process, where the same rules and classes are, arrives as it was."""
    there = {"rules": game.rules, "table": type(game.table), "game": type(game)}

    class Packer(pickle.Pickler):
        def persistent_id(self, thing: object) -> str | None:
            return next((name for name, known in there.items() if known is thing), None)

    class Unpacker(pickle.Unpickler):
        def persistent_load(self, name: str) -> object:
            return there[name]

    packed = io.BytesIO()
    Packer(packed).dump(game)
    arrived = Unpacker(io.BytesIO(packed.getvalue())).load()
    _demand(
        trace(arrived) == trace(game),
        lambda: f"The pickled game differs: {_changed(trace(game), trace(arrived))}.",
    )
    _demand(arrived.undoable() == game.undoable(), "Of the pickled game another number of answers can be taken back.")
    _demand(arrived.refusals() == game.refusals(), "The pickled game has other reasons for what it refuses.")


def check_answer(game: Game[Any], option: Option) -> bool:
    """Give an answer; what was said beforehand about taking it back is true. Returns whether it is final."""
    before = trace(game)
    final = game.is_final(option)
    _demand(trace(game) == before, f"Asking whether {option!r} is final changed the game.")
    give(game, option)
    after = trace(game)
    if final:
        _demand(game.undoable() == 0, f"{option!r} was called final, yet can be taken back.")
        try:
            game.undo()
        except CannotUndo:
            _demand(trace(game) == after, "A refused undo changed the game.")
            return True
        raise ConformanceError(f"{option!r} was called final, yet was taken back.")
    _demand(game.undoable() > 0, f"{option!r} was not called final, yet cannot be taken back.")
    game.undo()
    _demand(
        trace(game) == before, lambda: f"Undo of {option!r} does not restore what was: {_changed(before, trace(game))}."
    )
    game.redo()
    _demand(trace(game) == after, lambda: f"Redo of {option!r} does not lead back: {_changed(after, trace(game))}.")
    return False


def check_undo(game: Game[Any]) -> None:
    """All answers that can be taken back, taken back at once and given again, lead to the same game."""
    after = trace(game)
    count = game.undoable()
    if not count:
        return
    game.undo(count)
    _demand(game.redoable >= count, f"{count} answers were taken back, only {game.redoable} can be given again.")
    for _ in range(count):
        game.redo()
    _demand(
        trace(game) == after,
        lambda: f"Undo and redo of {count} answers change the game: {_changed(after, trace(game))}.",
    )


def check_views(game: Game[Any], chance: Chance, care: Care | None = None) -> None:
    """No view, of any seat or a spectator, shows something hidden; games imagined from it fit it and play on."""
    care = care or Care()
    before = trace(game)
    for seat in range(-1, len(game.seats)):
        check_view(game, seat, chance, care)
        _demand(trace(game) == before, f"Looking at the view of seat {seat} changed the game.")


def check_view(game: Game[Any], seat: int, chance: Chance, care: Care | None = None) -> None:
    """The view of one seat is the same in every game that this seat can imagine."""
    care = care or Care()
    view = game.view(seat)
    asked = game.decision is not None and game.decision.seat == seat
    _demand((view.decision is not None) == asked, f"The view of seat {seat} has a decision of another seat.")
    _demand(view.table is not game.table, f"The view of seat {seat} holds the table itself.")
    _demand(view.table.key == 0 and view.table.count == 0, f"The view of seat {seat} shows the state of chance.")
    if care.permute is not None:
        check_permuted(game, seat, chance, care.permute)
    for _ in range(care.imaginings):
        imagined = view.imagine(chance)
        seen = imagined.view(seat)
        if not seen.same_as(view):
            raise ConformanceError(f"What seat {seat} sees is not all that it knows: {_difference(view, seen)}.")
        if view.decision is not None:
            same = game.refusals() == imagined.refusals() == view.decision.refusals()
            _demand(same, f"The reasons that seat {seat} reads show something hidden.")
        if care.invariants is not None:
            _hold(care.invariants, imagined.table, f"On a table that seat {seat} imagines")
        play_on(imagined, chance, care.horizon)
    play_on(view.imagine(chance, keep=False), chance, care.horizon)


def check_permuted(game: Game[Any], seat: int, chance: Chance, permute: Permute) -> None:
    """Exchanging what a seat may not know does not change what it sees."""
    permuted = game.table.copy()
    permute(permuted, seat, chance)
    mine, theirs = game.rules.blind(game.table, seat), game.rules.blind(permuted, seat)
    mine.key = theirs.key = mine.count = theirs.count = 0
    _demand(
        mine.state() == theirs.state(),
        lambda: f"The view of seat {seat} shows something hidden: {_differing(mine, theirs)}.",
    )


def check_entry(entry: Entry, seats: int) -> None:
    """An entry is well formed: kind and rule id are texts, its things are ints or tuples of ints."""
    texts = isinstance(entry.kind, str) and isinstance(entry.rule, str) and bool(entry.kind) and bool(entry.rule)
    _demand(texts, f"An entry has no kind or no rule id: {entry!r}.")
    _demand(
        -1 <= entry.seat < seats and -1 <= entry.only < seats, f"An entry names a seat that does not exist: {entry!r}."
    )
    flat = [value for item in entry.data for value in (item if isinstance(item, tuple) else (item,))]
    _demand(all(type(value) is int for value in flat), f"An entry is about more than ints: {entry!r}.")
    _demand(len(entry.data) <= MOST, f"An entry names more than {MOST} things: {entry!r}.")


def check_end(game: Game[Any]) -> None:
    """A finished game has a result for all seats, and takes no more answers."""
    result = game.result
    if result is None:
        raise ConformanceError("The game is over but has no result.")
    _demand(result.seats == tuple(game.seats), "The result names other seats than the game.")
    _demand(len(result.scores) == len(game.seats), "The result does not have one score for each seat.")
    _demand(all(0 <= seat < len(game.seats) for seat in result.winners), f"A winner does not exist: {result.winners}.")
    try:
        game.choose(("anything",))
    except IllegalChoice:
        return
    raise ConformanceError("A finished game takes answers.")


# -- tools -------------------------------------------------------------------------------------------------------------


def random_option(decision: Decision, chance: Chance) -> Option:
    """Any of the options."""
    return decision.options[chance.below(len(decision.options))]


def play_on(game: Game[Any], chance: Chance, answers: int) -> None:
    """Give some random answers, or fewer when the game ends."""
    for _ in range(answers):
        if game.decision is None:
            return
        game.choose(random_option(game.decision, chance))


def give(game: Game[Any], option: Option) -> None:
    """Answer; a rule that fails is named with the record that leads there, also when that is a copy's."""
    try:
        game.choose(option)
    except Exception as error:
        found = ConformanceError(f"a rule failed at the answer {option!r}: {error!r}")
        found.record = _record_of(game)
        raise found from error


def position(game: Game[Any]) -> tuple[dict[str, Any], tuple[Any, ...] | None]:
    """Where a game stands: its table and what is asked."""
    asked = game.decision
    if asked is None:
        return game.table.state(), None
    return game.table.state(), (asked.seat, asked.kind, asked.rule, tuple(asked.options), asked.data, asked.secret)


def trace(game: Game[Any]) -> tuple[Any, ...]:
    """Where a game stands and how it came there: what undo must restore."""
    table, asked = position(game)
    mark = _mark(game)
    beginning = None if mark is None else mark.table.state()
    return table, asked, tuple(game.answers), tuple(game.entries), tuple(game.play.injected), beginning


def _mark(game: Game[Any]) -> Mark | None:
    """Where the step under way began."""
    marks = game._past.marks
    return marks[-1] if marks else None


def _demand(true: bool, otherwise: str | Callable[[], str]) -> None:
    """Raise unless it is true; a sentence that is costly to make is made only then."""
    if not true:
        raise ConformanceError(otherwise if isinstance(otherwise, str) else otherwise())


def _hold(invariants: Invariants, table: Any, where: str) -> None:
    try:
        invariants(table)
    except ConformanceError:
        raise
    except Exception as error:
        raise ConformanceError(f"{where} an invariant does not hold: {error or type(error).__name__}") from error


def _same(one: Game[Any], other: Game[Any], which: str) -> None:
    if position(one) != position(other):
        what = _differing(one.table, other.table)
        raise ConformanceError(f"{which} stands elsewhere: {what or f'{one.decision!r} and {other.decision!r}'}.")


def _is_plain(value: Any) -> bool:
    items = value if isinstance(value, list) else [value]
    return all(_is_item(item, isinstance(value, list)) for item in items)


def _is_item(item: Any, tuples: bool) -> bool:
    return isinstance(item, int | str) or (tuples and isinstance(item, tuple) and all(_is_item(i, True) for i in item))


def _differing(one: Table, other: Table) -> str:
    """The names of the slots in which two tables differ, with their values."""
    mine, theirs = one.state(), other.state()
    return "; ".join(
        f"'{name}' is {mine[name]!r} and {theirs.get(name)!r}" for name in mine if mine[name] != theirs.get(name)
    )


def _changed(before: tuple[Any, ...], after: tuple[Any, ...]) -> str:
    """Which parts of two traces differ."""
    parts = ("table", "question", "answers", "entries", "injected outcomes", "beginning of the step")
    return "other " + ", ".join(part for part, old, new in zip(parts, before, after, strict=True) if old != new)


def _difference(view: View[Any], seen: View[Any]) -> str:
    """What two views do not have in common."""
    if view.table != seen.table:
        return _differing(view.table, seen.table)
    if (view.given, view.outcomes, view.asked) != (seen.given, seen.outcomes, seen.asked):
        return "another seat is asked, or other answers and outcomes lead there"
    if view.beginning is not None and seen.beginning is not None and view.beginning != seen.beginning:
        return f"the step began elsewhere, {_differing(view.beginning, seen.beginning)}"
    return f"the question is {view.decision!r} and {seen.decision!r}"
