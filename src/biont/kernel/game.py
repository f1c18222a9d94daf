"""A game: it is played and taken back, looked at by its seats, imagined and recorded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from biont.kernel.blank import blank
from biont.kernel.causes import Causes
from biont.kernel.chance import Chance
from biont.kernel.decision import Option
from biont.kernel.errors import BiontError
from biont.kernel.history import History
from biont.kernel.play import Entry, Play, SilentPlay, TableT
from biont.kernel.record import Record
from biont.kernel.rules import Rules
from biont.kernel.undoable import Undoable
from biont.kernel.view import View


class Game(Undoable[TableT]):
    """One game. ``decision`` is what is asked now, ``choose`` answers it; ``result`` stands when nothing is asked.

    What leaves it are views, for whoever plays a seat or watches, and records.
    """

    __slots__ = ()

    picture: ClassVar[Callable[[Game[Any]], str | None] | None] = None
    """Draws a game for a notebook. The kernel knows no pictures: whoever can draw puts his function here."""

    def _repr_html_(self) -> str | None:
        """The game as a notebook shows it."""
        draw = type(self).picture
        return draw(self) if draw is not None else None

    def __repr__(self) -> str:
        asked = self.decision
        now = "finished" if asked is None else f"{self.seats[asked.seat]} is asked {asked.kind!r} ({asked.rule})"
        after = f", {len(self.answers)} answers" if self.keep else ""
        return f"<Game of {self.rules.name}, {' '.join(self.seats)}, seed {self.seed}{after}: {now}>"

    # -- seeing ------------------------------------------------------------------------------------------------------

    def view(self, seat: int) -> View[TableT]:
        """What ``seat`` may know (-1: a spectator). The only thing that leaves for a player or a client."""
        self._needs_marks()
        if not isinstance(seat, int) or not -1 <= seat < len(self.seats):
            seats = ", ".join(f"{number} ({name})" for number, name in enumerate(self.seats))
            sentence = "There is no seat {seat}; seats are {seats}, and -1 for somebody who watches."
            raise BiontError(sentence, "no-seat", seat=repr(seat), seats=seats)
        decision = self.decision
        asked = -1 if decision is None else decision.seat
        past = self._past
        mark = past.marks[-1] if past.marks and decision is not None else None
        given: list[Option | None] = []
        if mark:
            for option, (who, secret) in zip(past.answers[mark.answers :], past.asked[mark.answers :], strict=True):
                given.append(None if secret and who != seat else option)
        view = View(
            rules=self.rules,
            seat=seat,
            asked=asked,
            decision=None,
            table=self._blind(self.play.table, seat),
            beginning=self._blind(mark.table, seat) if mark else None,
            given=tuple(given),
            outcomes=tuple(self.play.outcomes) if mark else (),
            game=type(self),
        )
        # A question of its own: the game's has the true table in its reasons.
        return view if decision is None or asked != seat else view.asking(decision)

    def beginning(self) -> tuple[TableT, tuple[Option, ...], tuple[int, ...]]:
        """How the step under way began: the table with the step on it, and the answers and dice that came since.

        Where nothing is asked it is the table as it lies. Everything hidden is there, so it is for the game's own use.
        """
        self._needs_marks()
        if self.decision is None or not self._past.marks:
            return self.table.copy(), (), ()
        mark = self._past.marks[-1]
        return mark.table.copy(), tuple(self._past.answers[mark.answers :]), tuple(self.play.outcomes)

    def _blind(self, table: TableT, seat: int) -> TableT:
        blind = self.rules.blind(table, seat)
        # Whoever knew these two could work out every die to come.
        blind.key = blind.count = 0
        return blind

    def causes_for(self, seat: int) -> Causes:
        """What followed from what so far, as far as a seat may know it, and what led to the open question."""
        return Causes(self.entries, self.play.low, seat)

    def entries_for(self, seat: int) -> list[Entry]:
        """What happened so far as far as ``seat`` may know it."""
        return [entry for entry in self.entries if entry.only in (-1, seat)]

    @classmethod
    def imagined(cls, view: View[TableT], chance: Chance, *, keep: bool = True) -> Game[TableT]:
        """A whole game that a seat with this view could be sitting in: everything hidden is dealt anew."""
        rules = view.rules
        game = blank(cls)
        game._blank(rules, chance.below(1 << 62), keep, History())
        table = (view.beginning if view.beginning is not None else view.table).copy()
        rules.imagine(table, view.seat, chance)
        table.key = chance.below(1 << 62)
        table.count = 0
        game._play = SilentPlay(table)
        game._play.injected = list(view.outcomes)
        game._run()
        for option in view.given:
            decision = game.decision
            if decision is None or (option is not None and option not in decision.options):
                raise BiontError(
                    "A view cannot be imagined: the answers given in the step under way do not fit the beginning dealt "
                    "anew. A step must not ask on after an answer that gave away something hidden.",
                    "no-imagining",
                )
            answer = option if option is not None else decision.options[chance.below(len(decision.options))]
            if keep:
                game._past.add(answer, decision, 0)
            game._send(answer)
        game._past.floor = len(game.answers)
        game._whole = False
        return game

    # -- recording ---------------------------------------------------------------------------------------------------

    @property
    def seeds(self) -> tuple[int, ...]:
        """The seed that it began with, and each by which it was dealt anew, as the record has them."""
        return (self.seed, *(seed for _, seed in self._past.deals))

    def record(self) -> Record:
        """Everything that is needed to replay this game."""
        self._needs_marks()
        if not self._whole:
            raise BiontError(
                "Only a game that knows its history can be recorded, not an imagined or shortened one or one that "
                "began with a prepared table.",
                "no-history",
            )
        rules, past = self.rules, self._past
        return Record(
            game=rules.name,
            rules=rules.version,
            seats=list(rules.seats),
            seed=self.seed,
            settings=rules.settings(),
            pack=rules.pack(),
            answers=[self.print(option) for option in past.answers],
            injected=[(at, list(outcomes)) for at, outcomes in past.injections],
            snapshots=[(at, table.state()) for at, table in past.snapshots],
            stand_ins=sorted(past.stand_ins.items()),
            deals=past.deals[:],
        )

    @classmethod
    def after(cls, past: History, rules: Rules[TableT], seed: int, table: TableT) -> Game[TableT]:
        """A game with this past that goes on with a table from a record's snapshot; nothing can be taken back."""
        game = blank(cls)
        game._blank(rules, seed, True, past)
        past.floor = len(past.answers)
        game._play = Play(table, [])
        game._run()
        return game
