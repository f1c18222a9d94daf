"""Bios:Origins as it is told."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from biont import packs
from biont.games.outline import Moment
from biont.games.telling import Aid, CardLine, Telling
from biont.kernel.declared import Event
from biont.kernel.play import Entry
from biont.kernel.rules import Rules
from biont.words import Words

if TYPE_CHECKING:
    from biont.origins.words.teller import Teller


class OriginsTelling(Telling):
    """Sentences about Migrants, Ideas and Foundations; what knows the rules is loaded when it is told."""

    @property
    def proud(self) -> tuple[Event, ...]:
        """Cities, inventions, Challenges, trade, conversions, and Cities that were taken."""
        from biont.origins.rules.advanced.outcomes import CITY_TAKEN, CONVERTED, TRADED
        from biont.origins.rules.auction import CHALLENGE_WON
        from biont.origins.rules.knowledge import INVENTED
        from biont.origins.rules.urbanize import CITY_FOUNDED

        return (CITY_FOUNDED, INVENTED, CHALLENGE_WON, TRADED, CONVERTED, CITY_TAKEN)

    @cached_property
    def small(self) -> tuple[Event, ...]:
        """Elders who come home have been paid with, and whoever could not bid lost nothing."""
        from biont.origins.rules.auction import CANNOT_BID
        from biont.origins.rules.knowledge import RECALLED
        from biont.origins.rules.quell import ELDER_EXPENDED

        return (CANNOT_BID, ELDER_EXPENDED, RECALLED)

    @cached_property
    def counted(self) -> tuple[Event, ...]:
        """Each stage of a technology is a point, and a pawn goes where its owner is told it went."""
        from biont.origins.rules.advancements import PAWN_MOVED, STAGE_REACHED

        return STAGE_REACHED, PAWN_MOVED

    @cached_property
    def bare(self) -> tuple[Event, ...]:
        """A stage that rises by an activity."""
        from biont.origins.rules.advancements import STAGE_REACHED

        return (STAGE_REACHED,)

    @cached_property
    def outcomes(self) -> tuple[Event, ...]:
        """Whose a Challenge Card is now, if anybody's."""
        from biont.origins.rules.auction import CHALLENGE_DISCARDED, CHALLENGE_WON, DICTATOR_WON

        return CHALLENGE_WON, DICTATOR_WON, CHALLENGE_DISCARDED

    @property
    def remarks(self) -> tuple[Event, ...]:
        """A phase or an auction in which one could do nothing, a Bellwether that is spent, another column, a card that
        a Dissident shuts, an Idea with Elders that takes fewer of them now, a City that is founded or used again, a
        Foundation that changes sides, an invention, an Elder who is sent out or called home, a pawn that moves in the
        brain, a City from which nobody or somebody escapes, a part of a Eureka that does nothing; a card or a row
        passed by without an activity."""
        from biont.origins.rules.activities import PASSED_BY
        from biont.origins.rules.advancements import NOTHING_GAINED, PAWN_MOVED
        from biont.origins.rules.auction import CANNOT_BID
        from biont.origins.rules.challenge import NO_CHALLENGE
        from biont.origins.rules.chaos import DISSIDENT_PLACED
        from biont.origins.rules.destroy import NO_REFUGEE, REFUGEE_FLED
        from biont.origins.rules.knowledge import ELDER_PLACED, INVENTED, RECALLED
        from biont.origins.rules.market import IDEA_SLID
        from biont.origins.rules.philosophy import BELLWETHER_SPENT
        from biont.origins.rules.revolution import CROWN_MOVED, PUTSCH_MADE
        from biont.origins.rules.urbanize import CITY_FOUNDED, CITY_MOVED, URBANIZED_AGAIN

        deeds = (BELLWETHER_SPENT, PUTSCH_MADE, CROWN_MOVED, PAWN_MOVED, CITY_FOUNDED, CITY_MOVED, URBANIZED_AGAIN)
        losses = (DISSIDENT_PLACED, NO_CHALLENGE, CANNOT_BID, NO_REFUGEE, REFUGEE_FLED, NOTHING_GAINED, IDEA_SLID)
        return (*losses, INVENTED, RECALLED, ELDER_PLACED, *deeds, *PASSED_BY)

    @property
    def announced(self) -> tuple[Event, ...]:
        """Where the Philosophy lies now, a card that leaves the game, a Comet that brings nobody a chit; whom an event
        of a card strikes, or why nobody; a revolution, and a Dissident."""
        from biont.origins.rules import climate, events
        from biont.origins.rules.auction import CHALLENGE_DISCARDED, DICTATOR_IGNORED
        from biont.origins.rules.chaos import DISSIDENT_PLACED
        from biont.origins.rules.comet import NO_CHITS
        from biont.origins.rules.philosophy import PHILOSOPHY_MOVED
        from biont.origins.rules.revolution import REVOLUTION_CAME

        struck = events.INFECTED, events.FAMINE_STRUCK, events.POLLUTION_STRUCK, events.CRISIS_STRUCK
        spared = events.NOBODY_STRUCK, events.NO_CRISIS, events.NOBODY_THERE, events.NO_CATASTROPHE
        still = climate.MILDER_CLIMATE, climate.NO_CLIMATE_CHANGE, climate.STEADY_CLIMATE
        unrest = REVOLUTION_CAME, DISSIDENT_PLACED
        return (PHILOSOPHY_MOVED, CHALLENGE_DISCARDED, NO_CHITS, *struck, *spared, *still, DICTATOR_IGNORED, *unrest)

    @property
    def overtaken(self) -> tuple[Event, ...]:
        """The Philosophy counts where it comes to lie."""
        from biont.origins.rules.philosophy import PHILOSOPHY_MOVED

        return (PHILOSOPHY_MOVED,)

    def teller(self, rules: Rules[Any], say: Words, *, plain: bool = False) -> Teller:
        """Who knows all things on the table by their names."""
        from biont.origins.game import Origins
        from biont.origins.words.teller import Teller

        assert isinstance(rules, Origins)
        return Teller(rules.box, say, rules.seats, rules.notation)

    def concerns(self, entry: Entry, rules: Rules[Any]) -> frozenset[int]:
        """Where the Philosophy lies concerns everybody: it says which scores count."""
        from biont.origins.rules.philosophy import PHILOSOPHY_MOVED

        if entry.kind is PHILOSOPHY_MOVED:
            return frozenset(range(len(rules.seats)))
        return super().concerns(entry, rules)

    def changes(self, before: Moment, after: Moment, place: int, say: Words) -> list[str]:
        """Each score that changed or is made of something else, with what changed in it."""
        from biont.origins.words.scores import score_changes

        return score_changes(before.parts[place], after.parts[place], say)

    def settled(self, history: Sequence[Moment]) -> Sequence[Moment]:
        """What the winner kept of the score that counts in the end, and what was shut of the others' for good."""
        from biont.origins.words.settled import settled

        return settled(history)

    def aid(self, say: Words) -> Aid:
        """The turn on one page, icons on the other."""
        from biont.origins.words.aid import aid

        return aid(say)

    def cards(self, pack: packs.Pack, say: Words) -> list[CardLine]:
        """Everything that has a code: cards, spaces, Hexes."""
        from biont.origins.pack import Pack
        from biont.origins.words.cards import card_lines

        assert isinstance(pack, Pack)
        return card_lines(pack, say)
