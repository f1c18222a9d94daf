"""The end of a game as a plate: who won and why, the turns that decided it, what everybody can be proud of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from markupsafe import Markup

from biont.draw import chart
from biont.games.ending import Turning, blow, deeds, prides, turnings
from biont.kernel.play import Entry
from biont.server.page.log import Log
from biont.server.page.position import Position


@dataclass(frozen=True, slots=True)
class ToldTurn:
    """A turn that decided much, as it is told."""

    turn: int
    colour: str
    name: str
    before: int
    after: int
    sentences: Sequence[str]
    answer: int
    """Where to look back to."""


@dataclass(frozen=True, slots=True)
class Proud:
    """What somebody can be proud of, in sentences."""

    colours: Sequence[str]
    name: str
    sentences: Sequence[str]


class Ending:
    """What the page of a finished game tells."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.say = position.say
        self.history = position.open_game.history
        result = position.game.result
        self.winners = tuple(result.winners) if result else position.open_game.ended or ()

    @property
    def own(self) -> int:
        """The seat of the one person at this screen; -1 where several play, or none."""
        seats = self.position.eyes.seats
        return min(seats) if len(seats) == 1 else -1

    @cached_property
    def title(self) -> str:
        """Who won, to whom it is told."""
        if self.own in self.winners:
            return self.say("ending-you-won")
        if self.position.open_game.ended == ():
            return self.say("table-ended-title")
        return self.say("ending-you-lost" if self.own >= 0 else "web-end")

    @property
    def colours(self) -> list[str]:
        """The colours that won, for their emblems."""
        return [one.name for one in self.position.colours if one.seat in self.winners]

    @property
    def _seats(self) -> list[int]:
        """Who plays those who have points."""
        return [one.seat for one in self.position.colours]

    @property
    def _wanted(self) -> int:
        """Whose game is looked back on: the person's own, or the winner's."""
        return self.own if self.own >= 0 else self.winners[0] if self.winners else 0

    @cached_property
    def _turnings(self) -> list[Turning]:
        seats = self._seats
        place = seats.index(self._wanted)
        telling, won = self.position.definition.telling, self._wanted in self.winners
        settled = telling.settled(self.history)
        return turnings(self.position.game, self.history, place, seats, telling.grave, won=won, settled=settled)

    @cached_property
    def turns(self) -> list[ToldTurn]:
        """The turns that decided it."""
        return list(map(self._told, self._turnings))

    @property
    def by(self) -> str:
        """By what these turns were chosen, so that nobody looks for others among them."""
        return self.say("ending-decided-won" if self._wanted in self.winners else "ending-decided-lost")

    @cached_property
    def blow(self) -> ToldTurn | None:
        """What the person has won in spite of; who lost reads of it among the turns that decided it."""
        if self.own not in self.winners:
            return None
        position, seats = self.position, self._seats
        found = blow(position.game, self.history, seats.index(self.own), seats, position.definition.telling.grave)
        return self._told(found) if found is not None else None

    @cached_property
    def _lines(self) -> dict[int, str]:
        """Entries as the log told them when they happened: what was a parasite then may have another name by now."""
        log = Log(self.position)
        return {id(entry): line.text for entry, line in zip(log.entries, log.account.lines, strict=False)}

    def _told(self, one: Turning) -> ToldTurn:
        position, small = self.position, self.position.definition.telling.small
        several = len(one.strikes) > 1
        took = {id(strike.causes[-1]): strike.points for strike in one.strikes if several}
        told: list[str] = []
        for entry in one.entries:
            told += [self._lines[id(entry)]] if entry.kind not in small and id(entry) in self._lines else []
            told += [self.say("ending-took", points=took[id(entry)])] if id(entry) in took else []
        return ToldTurn(
            one.span.turn,
            position.colours[one.place].name,
            position.teller.seat(position.colours[one.place].name),
            one.span.before[one.place],
            one.span.after[one.place],
            [*self._changes(one), *told],
            one.answer,
        )

    def _changes(self, turning: Turning) -> list[str]:
        """What changed in the points, a sentence each."""
        was, now = self.history[turning.span.first], self.history[turning.span.last]
        found = self.position.definition.telling.changes(was, now, turning.place, self.say)
        return [f"{one[:1].upper()}{one[1:]}." for one in found]

    @cached_property
    def made(self) -> list[str]:
        """What the score is made of that counts in the end, of each player who has several."""
        position, found = self.position, list[str]()
        for one, parts in zip(position.colours, position.definition.scores(position.game.table), strict=True):
            total = next((part.points for part in parts if part.sums and part.counts), None)
            names = [
                f"{self.say(f'score-{part.name}')} {part.points}"
                for part in parts
                if part.counts and part.points and not part.sums
            ]
            if total is not None and names:
                rest = [name.partition(": ")[2] or name for name in names[1:]]
                player = position.teller.seat(one.name)
                found.append(self.say("ending-made", player=player, points=total, parts=", ".join([names[0], *rest])))
        return found

    @cached_property
    def proud(self) -> list[Proud]:
        """What everybody can be proud of: points of a colour, deeds of whoever played it."""
        position = self.position
        found = []
        for seat in dict.fromkeys(one.seat for one in position.colours):
            places = [place for place, one in enumerate(position.colours) if one.seat == seat]
            names = [position.colours[place].name for place in places]
            told = [self.say(f"proud-{kind.key}", count=count) for kind, count in self._deeds(seat)]
            if len(places) == 1:
                best = prides(self.history, places[0])
                told = [self.say(f"proud-{one.kind}", number=one.number, turn=one.turn) for one in best] + told
            name = names[0] if len(names) == 1 else position.game.seats[seat]
            found.append(Proud(names, position.teller.seat(name), told))
        return [one for one in found if one.sentences]

    def _deeds(self, seat: int) -> list[tuple[Any, int]]:
        return deeds(self.position.game, self.position.definition.telling.proud, seat)

    @cached_property
    def advice(self) -> str:
        """What to try next time, out of this game; nothing for a winner."""
        if self.own < 0 or self.own in self.winners:
            return ""
        falls = [
            (turning, one)
            for turning, one in zip(self._turnings, self.turns, strict=True)
            if one.after < one.before and one.colour in self.position.own
        ]
        if falls:
            turning, worst = max(falls, key=lambda pair: pair[1].before - pair[1].after)
            fall = worst.before - worst.after
            return self._lesson(turning, fall) or self.say("ending-next-fall", turn=worst.turn, points=fall)
        rises = [one for one in self.turns if one.after > one.before and one.colour not in self.position.own]
        if rises:
            best = max(rises, key=lambda one: one.after - one.before)
            return self.say("ending-next-rise", turn=best.turn, points=best.after - best.before, name=best.name)
        return self.say("ending-next")

    def _lesson(self, turning: Turning, fall: int) -> str:
        """What guards against that which took most in a fall, with the numbers of the test that cost most; nothing
        where the game has no words for it."""
        position = self.position
        for strike in turning.strikes[:1]:
            lesson = position.definition.telling.lesson(strike.causes[-1], self.say)
            if not lesson:
                break
            tests = [one for one in self._after(strike.causes[-1]) if one.seat in self.position.eyes.seats and one.test]
            worst = max(tests, key=lambda one: one.test.outcome if one.test else 0, default=None)
            trial = position.teller.trial(worst) if worst is not None else None
            values: dict[str, str | int] = {
                "turn": turning.span.turn,
                "fall": fall,
                "points": strike.points,
                "lesson": lesson,
            }
            values["rest"] = max(0, fall - strike.points)
            if trial is None or not trial.test.outcome:
                return self.say("ending-next-lesson", **values)
            sides: dict[str, str | int] = {
                "left": trial.left,
                "number": trial.test.left,
                "right": trial.right,
                "number2": trial.test.right,
            }
            return self.say("ending-next-test", who=trial.who, **sides, **values)
        return ""

    def _after(self, cause: Entry) -> Sequence[Entry]:
        """All that followed from a cause."""
        log = Log(self.position)
        number = next((one for one, entry in enumerate(log.entries) if entry is cause), -1)
        return [log.entries[one] for one in log.causes.after(number)]

    @property
    def more(self) -> list[str]:
        """What a game has that was played without a part of its rules, by the settings that left it out."""
        settings = self.position.open_game.game.rules.settings()
        keys = [f"ending-more-{name}" for name, value in settings.items() if value is True]
        return [self.say(key) for key in keys if self.say.has(key)]

    @cached_property
    def chart(self) -> Markup:
        """Everybody's points, with the deciding turns marked."""
        position = self.position
        names = {one.name: position.teller.seat(one.name) for one in position.colours}
        moments = [(moment.turn, moment.points) for moment in self.history]
        curves = position.definition.drawing.art.curves(names)
        return chart(moments, curves, self.say("web-chart-label"), [one.answer + 1 for one in self._turnings])

    @cached_property
    def again(self) -> dict[str, str]:
        """The form of the start page for the same people at a new game; empty where something was brought along."""
        open_game, definition = self.position.open_game, self.position.definition
        rules = open_game.game.rules
        settings, pack = rules.settings(), rules.pack().get("name", "")
        if not settings.keys().isdisjoint(definition.settings_type.texts()):
            return {}
        seats = {one.name: open_game.players[one.seat] for one in self.position.colours}
        if definition.is_alone(settings):
            sitting = dict.fromkeys((f"alone-{name}" for name in seats), "on")
        else:
            sitting = {f"seat-{name}": who for name, who in seats.items()}
        agreed = {name: value if isinstance(value, str) else "on" for name, value in settings.items() if value}
        brought = pack if pack in definition.library.brought() else ""
        return {"game": definition.name, "pack": brought, **sitting, **agreed}
