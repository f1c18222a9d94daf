"""Where things stand on the page: the id of every drawn thing, and the thing that an option or an entry is about.

On the map ``spot-java``, ``hex-india``, ``site-india-first`` (a resource of a Hex); cards ``idea-lullaby`` and
``challenge-earworms``, wherever they lie; of whoever is asked ``act-spread`` (an activity of the card in question),
``dissent-earworms`` and ``dissent-crown``, ``column-culture``, ``domain-emotions``, ``track-energy``; ``space-freedom``
on the Philosophy, ``comet-1`` and ``deck`` above, ``bid-2`` in the auction, ``tableau-black`` in the ledger; in the
tray of Hex chits ``laying-chit-7``, ``laying-shelf-1`` (a side of one) and ``laying-turn-2``.
"""

from __future__ import annotations

from biont.draw import BOARD, PROMPT, Anchors
from biont.kernel.decision import Decision, Option
from biont.kernel.notation import Notation
from biont.kernel.play import Entry
from biont.origins.draw.deck import deck
from biont.origins.draw.tableaus import activity_id
from biont.origins.table import Table
from biont.origins.vocabulary import SITES

ENDINGS = ("skip", "done", "pass", "stay", "turn-back", "decline", "call-off")
"""Verbs that end a question."""

MINE = ("column-", "dissent-", "domain-", "track-")
"""How the ids of things begin that the board shows of one player only, whoever looks."""


class OriginsAnchors(Anchors):
    """Finds things by their kinds, and what has no name of its own by the verb."""

    def __init__(self, notation: Notation) -> None:
        super().__init__(notation)

    def of_option(self, option: Option, decision: Decision, table: Table) -> str:
        """The id of the thing that an option acts on."""
        verb = option[0]
        if verb == "use":
            return activity_id(table, option[1])
        if verb == "found":
            return f"site-{table.box.world.hexes[option[1]].code}-{SITES[option[2]]}"
        if verb == "orient":
            return f"side-{self.notation.kinds['discipline'].words[option[1]]}"
        if verb in ("chit", "face"):
            return f"laying-{self.notation.kinds[verb].words[option[1]]}"
        if verb == "turn":
            return f"laying-turn-{option[1]}"
        if verb == "challenge":
            return "deck"
        if verb == "bid":
            return f"bid-{option[1]}"
        if verb == "claim":
            return next(f"comet-{pile.code}" for pile in deck(table) if pile.comet)
        if verb == "globalize":
            return "philosophy"
        return super().of_option(option, decision, table)

    def piece(self, option: Option, decision: Decision, table: Table) -> str:
        """A figure that moves, or the icon of an activity."""
        return ""

    def of_entry(self, entry: Entry, table: Table, looks: int = -1) -> str:
        """The id of the first thing that an entry names; what names none, and what others have where one's own column
        shows one's own, is told of its player, or in the middle."""
        place = super().of_entry(entry, table)
        theirs = looks not in (-1, entry.seat) and place.startswith(MINE)
        if entry.seat >= 0 and (theirs or place == BOARD):
            return f"tableau-{self.notation.kinds['seat'].words[entry.seat]}"
        return place


__all__ = ["ENDINGS", "PROMPT", "OriginsAnchors"]
