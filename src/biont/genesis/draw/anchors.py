"""Where things stand on the page: the id of every drawn thing, and the thing that an option acts on.

Ids are made of the words of the notation, so they never change while a game runs: ``refugium-mars``, ``organism-dust``,
``organism-parasite-red``, ``card-tmrna``, ``macro-seaweed``, ``deck-ocean``, ``landform-ocean``, ``pool-red``,
``tableau-red``; inside them ``catalyst-red-blue``, ``field-dust-red`` (chromosomes of a colour), ``biont-dust-red``,
``trophic-dust``, ``disc-dust-red``, ``organ-dust-2``, ``circle-dust-red``, ``cube-tmrna``, ``cube-tmrna-plus``,
``slot-parasite-red-first``.

Pieces of one kind cannot be told apart, so they have no ids: a piece carries ``data-piece="cube-red"``, and a script
that swaps two boards lets those glide that are gone from one id and new under another.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from biont.genesis.box import PARASITE
from biont.genesis.cards import COLOURS, Pack
from biont.genesis.vocabulary import vocabularies

PROMPT = "prompt"
"""The prompt bar: where an option is drawn that acts on nothing in particular."""


class Choice(NamedTuple):
    """An option as a person sees it: its notation, its label, the thing it acts on and its key."""

    text: str
    label: str
    anchor: str
    key: str = ""
    symbol: str = ""
    """A symbol to draw before the label, such as ``dome-blue``."""


class Unavailable(NamedTuple):
    """A thing that cannot be chosen now, and why."""

    anchor: str
    reason: str


class Anchors:
    """Finds the thing that an option acts on, from the kinds of its arguments.

    ``verbs`` says the kind of each argument of each verb, as the rules declare them.
    """

    def __init__(self, pack: Pack, verbs: Mapping[str, Sequence[str]]) -> None:
        self.kinds = vocabularies(pack)
        self.verbs = verbs

    def __call__(self, option: Sequence[object], organism: int = -1, player: int = -1) -> str:
        """The id of the thing that an option acts on.

        The last place among its arguments counts, for that is where a piece goes; then a card or cube. ``organism``
        and ``player`` say whom the question is about: a colour alone then means a part of that organism or pool.
        """
        verb, *values = option
        kinds = self._kinds_of(str(verb), len(values))
        numbers = [value for value in values if isinstance(value, int)]
        found = list(zip(kinds, numbers, strict=False))
        for ranks in (("refugium", "organism", "source"), ("mutation", "cube", "macro"), ("row",)):
            for kind, value in reversed(found):
                if kind in ranks:
                    return self._thing(kind, value, player)
        if verb == "lose-trophic" and organism >= 0:
            return f"trophic-{self._organism(organism)}"
        for kind, value in found:
            part = self._part(str(verb), kind, value, organism, player)
            if part:
                return part
        return f"organism-{self._organism(organism)}" if organism >= 0 else PROMPT

    def _kinds_of(self, verb: str, count: int) -> list[str]:
        kinds = list(self.verbs.get(verb, ()))
        return kinds + kinds[-1:] * (count - len(kinds))

    def _thing(self, kind: str, value: int, player: int) -> str:
        word = self.kinds[kind][value]
        if kind == "source":
            if word == "pool":
                return f"pool-{COLOURS[player]}" if player >= 0 else PROMPT
            return f"organism-{word[3:]}" if word.startswith("in-") else f"refugium-{word}"
        if kind == "cube":
            return cube_id(word)
        return {"mutation": "card", "row": "deck"}.get(kind, kind) + f"-{word}"

    def _part(self, verb: str, kind: str, value: int, organism: int, player: int) -> str:
        """A part of the organism, or of the pool, that the question is about."""
        if organism < 0:
            return f"catalyst-{COLOURS[player]}-{COLOURS[value]}" if kind == "colour" and player >= 0 else ""
        code = self._organism(organism)
        if kind == "bearer":
            return f"biont-{code}-{self.kinds['bearer'][value]}"
        if kind == "slot":
            return f"slot-{code}-{self.kinds['slot'][value]}"
        if kind == "number" and verb.endswith("organ"):
            return f"organ-{code}-{value}"
        if kind == "colour":
            return f"{'disc' if verb.endswith('disc') else 'field'}-{code}-{COLOURS[value]}"
        return ""

    def _organism(self, organism: int) -> str:
        return self.kinds["organism"][organism]


def organism_code(pack: Pack, organism: int) -> str:
    """The word of an organism: its placard's code, or ``parasite-red``."""
    return f"parasite-{COLOURS[organism - PARASITE]}" if organism >= PARASITE else pack.placards[organism].code


def cube_id(word: str) -> str:
    """The id of a mutation cube from its word: ``tmrna+`` lies at ``cube-tmrna-plus``."""
    return f"cube-{word[:-1]}-plus" if word.endswith("+") else f"cube-{word}"
