"""Bios:Origins as it is told."""

from __future__ import annotations

from typing import Any

from biont import packs
from biont.games.telling import Aid, CardLine, Telling
from biont.kernel.rules import Rules
from biont.origins.game import Origins
from biont.origins.pack import Pack
from biont.origins.rules.advanced.outcomes import CITY_TAKEN, CONVERTED, TRADED
from biont.origins.rules.auction import CHALLENGE_WON
from biont.origins.rules.knowledge import INVENTED
from biont.origins.rules.urbanize import CITY_FOUNDED
from biont.origins.words.aid import aid
from biont.origins.words.cards import card_lines
from biont.origins.words.teller import Teller
from biont.words import Words


class OriginsTelling(Telling):
    """Sentences about Migrants, Ideas and Foundations."""

    proud = (CITY_FOUNDED, INVENTED, CHALLENGE_WON, TRADED, CONVERTED, CITY_TAKEN)

    def teller(self, rules: Rules[Any], say: Words, *, plain: bool = False) -> Teller:
        """Who knows all things on the table by their names."""
        assert isinstance(rules, Origins)
        return Teller(rules.box, say, rules.seats, rules.notation)

    def aid(self, say: Words) -> Aid:
        """The turn on one page, icons on the other."""
        return aid(say)

    def cards(self, pack: packs.Pack, say: Words) -> list[CardLine]:
        """Everything that has a code: cards, spaces, Hexes."""
        assert isinstance(pack, Pack)
        return card_lines(pack, say)
