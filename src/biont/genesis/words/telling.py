"""Bios:Genesis as it is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from biont import packs
from biont.games.outline import Moment
from biont.games.telling import Aid, CardLine, Telling, named
from biont.genesis import nouns
from biont.kernel.declared import Event
from biont.kernel.play import Entry
from biont.kernel.rules import Rules
from biont.words import Words

if TYPE_CHECKING:
    from biont.genesis.words.teller import Teller


def _lasting(points: Sequence[int]) -> list[int]:
    """What is left of somebody's points in the end, at every moment of a game: nothing that came in has lasted, where
    they fell to half of what they were at most."""
    found = list(accumulate(reversed(points), min))[::-1]
    moments = range(len(points))
    peak = max(moments, key=lambda at: points[at])
    low = min(moments[peak:], key=lambda at: (points[at], -at))
    return [found[low]] * low + found[low:] if 2 * points[low] <= points[peak] else found


class GenesisTelling(Telling):
    """Sentences about bionts, refugia and organisms; what knows the rules is loaded when it is told."""

    @property
    def proud(self) -> tuple[Event, ...]:
        """Life, mutations and promotions, parasites, macroorganisms, and landfall."""
        from biont.genesis.rules.autocatalysis import LIFE_CREATED
        from biont.genesis.rules.macroorganisms import GROWN
        from biont.genesis.rules.organs import LANDFALL_MADE
        from biont.genesis.rules.parasites import ATTACHED
        from biont.genesis.rules.purchase import BOUGHT, PROMOTED

        return (LIFE_CREATED, BOUGHT, PROMOTED, ATTACHED, GROWN, LANDFALL_MADE)

    @cached_property
    def grave(self) -> tuple[Event, ...]:
        """The end of a life, one's own or that of others."""
        from biont.genesis.rules.extinction import EXTINCT

        return (EXTINCT,)

    @cached_property
    def remarks(self) -> tuple[Event, ...]:
        """Who goes first by an event."""
        from biont.genesis.rules.events import ORDER_SET

        return (ORDER_SET,)

    @cached_property
    def small(self) -> tuple[Event, ...]:
        """Catalysts that come in, also for others, and bionts that come home."""
        from biont.genesis.pools import BIONT_HOME, CATALYSTS_GAINED, SUBSTITUTED

        return (CATALYSTS_GAINED, SUBSTITUTED, BIONT_HOME)

    def lesson(self, cause: Entry, say: Words) -> str:
        """Against errors, sunburns, heat and oxygen."""
        from biont.genesis.rules.darwin import DARWIN_REROLL, DARWIN_ROLL
        from biont.genesis.rules.spike import POLLUTION_CAUSED
        from biont.genesis.rules.strikes import STRIKE_BEGINS, ULTRAVIOLET_STRUCK

        struck = "o2" if cause.data[:1] == (1,) else "x"
        names = {ULTRAVIOLET_STRUCK: "uv", STRIKE_BEGINS: struck, POLLUTION_CAUSED: "o2"}
        name = (names | dict.fromkeys((DARWIN_ROLL, DARWIN_REROLL), "errors")).get(cause.kind)
        return say(f"ending-lesson-{name}") if name else ""

    def settled(self, history: Sequence[Moment]) -> Sequence[Moment]:
        """Points that nobody loses any more: what an organism brought that died out later has decided nothing, and
        nothing has what came before a collapse."""
        lasting = [_lasting([moment.points[place] for moment in history]) for place in range(len(history[0].points))]
        return [
            replace(moment, points=points) for moment, points in zip(history, zip(*lasting, strict=True), strict=True)
        ]

    @cached_property
    def summed(self) -> tuple[Event, ...]:
        """What smites take, place by place."""
        from biont.genesis.rules.events import DESERTED, ENZYME_SMITTEN, MANNA_SMITTEN

        return (ENZYME_SMITTEN, MANNA_SMITTEN, DESERTED)

    def teller(self, rules: Rules[Any], say: Words, *, plain: bool = False) -> Teller:
        """Who knows all things on the table by their names; plainly, mutations by what they do first."""
        from biont.genesis.game import Genesis
        from biont.genesis.words.plain import plain_pack
        from biont.genesis.words.teller import Teller

        assert isinstance(rules, Genesis)
        pack = rules.box.pack
        return Teller(plain_pack(pack) if plain else pack, say, rules.seats)

    def concerns(self, entry: Entry, rules: Rules[Any]) -> frozenset[int]:
        """Whoever plays the colours that it names, too."""
        found = super().concerns(entry, rules)
        if players := named(entry, nouns.PLAYER):
            from biont.genesis.game import Genesis

            assert isinstance(rules, Genesis)
            return found.union(rules.box.seat_of[one] for one in players)
        return found

    def aid(self, say: Words) -> Aid:
        """Phases on one page, icons on the other."""
        from biont.genesis.words.aid import aid

        return aid(say)

    def cards(self, pack: packs.Pack, say: Words) -> list[CardLine]:
        """All cards but the landforms, with their icons, colours and rows."""
        from biont.genesis.cards import Pack
        from biont.genesis.words.cards import card_lines

        assert isinstance(pack, Pack)
        return card_lines(pack, say)
