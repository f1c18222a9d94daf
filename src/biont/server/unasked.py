"""What an open game asks whom, and what it answers by itself since nobody need be asked for it."""

from __future__ import annotations

from biont import games
from biont.games.guide import Beat
from biont.kernel import Decision, Option
from biont.server import standing
from biont.server.looked import Looked
from biont.server.opponents import PERSON
from biont.server.wishes import wishes_of

OPENING = "opening"
"""The setting that names the scenario with which a guided game begins."""


class Unasked(Looked):
    """A game that asks one seat after another."""

    @property
    def decision(self) -> Decision | None:
        """What is asked now; nothing while the game rests, or when it was ended."""
        return None if self.rests or self.is_over else self.game.decision

    def is_person(self, seat: int) -> bool:
        """Whether a person has that seat."""
        return 0 <= seat < len(self.players) and self.players[seat] == PERSON

    @property
    def waits_for_person(self) -> bool:
        """Whether it is a person's turn to choose."""
        decision = self.decision
        return decision is not None and self.is_person(decision.seat) and not self.answers_itself(decision)

    def answers_itself(self, decision: Decision) -> bool:
        """Whether a person's answer is given for him.

        A roll is asked for though there is nothing else to do: until the dice fall, what was done can be taken back.
        """
        return self._unasked(decision) is not None

    def _unasked(self, decision: Decision) -> Option | None:
        """The answer that is given for a person; the set turns of a guided game ask whatever there is to ask."""
        definition = games.definition_of(self.game.rules)
        if not decision.forced and self.beat is not None:
            return None
        loose = self.given[len(self.given) - self.game.undoable() :]
        own = [one.text for one in loose if not one.by_itself]
        return standing.answer(self.game, definition, wishes_of(self.settings, decision.seat), decision, own)

    def standing_choice(self, decision: Decision) -> str:
        """The switch that would answer such questions from now on."""
        return standing.choice(self.game, games.definition_of(self.game.rules), decision) if self.beat is None else ""

    def is_settled(self, decision: Decision) -> bool:
        """Whether an answer to come would be a person's only one, which is given for him."""
        setting = "rolls" if decision.kind.rolls else "forced"
        wanted = bool(wishes_of(self.settings, decision.seat)[setting])
        return self.is_person(decision.seat) and decision.forced and wanted

    @property
    def sets_more(self) -> bool:
        """Whether the set turns of a guided game, as long as it keeps to them, have dice or lessons after this one."""
        guide, beat = games.definition_of(self.game.rules).advice.guide, self.beat
        if guide is None or beat is None:
            return False
        return bool(beat.dice) or any(one.dice or one.tell for one in guide.beats[len(self.given) + 1 :])

    @property
    def beat(self) -> Beat | None:
        """What the set turns of a guided game have next, as long as it keeps to them."""
        guide = games.definition_of(self.game.rules).advice.guide
        if guide is None or self.settings.get(OPENING) != guide.opening:
            return None
        return guide.beat([one.text for one in self.given])
