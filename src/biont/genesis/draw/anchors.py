"""Where things stand on the page: the id of every drawn thing, and the thing that an option or an entry is about.

Ids are made of the words of the notation, so they never change while a game runs: ``refugium-mars``, ``organism-dust``,
``organism-parasite-red``, ``card-tmrna``, ``macro-seaweed``, ``deck-ocean``, ``landform-ocean``, ``pool-red``,
``tableau-red``; inside them ``catalyst-red-blue``, ``field-dust-red`` (chromosomes of a colour), ``biont-dust-red``,
``trophic-dust``, ``disc-dust-red``, ``organ-dust-2``, ``circle-dust-red``, ``cube-tmrna``, ``cube-tmrna-plus``,
``slot-parasite-red-first``, ``free-red`` (bionts that wait); on a refugium ``dome-mars-red``, ``living-mars-red`` and
``manna-mars-red`` (bionts, organized and disorganized cubes of a colour).

Pieces of one kind cannot be told apart, so they have no ids: a piece carries ``data-piece=cube-red``, and a script
that swaps two boards lets those glide that are gone from one id and new under another.
"""

from __future__ import annotations

from typing import NamedTuple

from biont.draw import BOARD, PROMPT, Anchors
from biont.genesis.cards import COLOURS, Pack
from biont.genesis.ids import NPC, PARASITE, bearer_colour, colour_of
from biont.genesis.table import Table
from biont.kernel.decision import Decision, Option
from biont.kernel.notation import Kind
from biont.kernel.play import Entry

ENDINGS = (
    "done", "pass", "stand", "keep", "decline", "forgo", "enough", "leave", "stay", "stay-marine", "no-vote", "roll",
)  # fmt: skip
"""Verbs that end a question."""

MOVES = frozenset(("assign", "withdraw", "attach", "supplant", "hgt", "from"))
CUBES = frozenset(("animate", "kill-cube", "lose-cube"))
DISCS = frozenset(("enzyme", "antioxidant", "gain", "pay", "give", "substitute", "contribute", "spend-disc"))
"""Verbs that move a biont, or a cube or a disc of the colour they name."""

MANNA = {"animate": "manna", "kill-cube": "living", "kill-biont": "dome"}
"""Verbs about pieces on the refugium of the question, and what the ids of these begin with."""

PICKED = {
    "assign": 0, "withdraw": 0, "enzyme": 0, "antioxidant": 0, "give": 0, "attach": 0, "supplant": 0, "hgt": 0,
    "buy": 1, "grow": 1,
}  # fmt: skip
"""Verbs that begin with a thing that is picked, and which of their arguments it is."""

PLACES = {"phase": "top", "number": "top", "event": "times", "order": "times", "climate": "times", "rows": "strata"}
"""Where that is told which is about no single thing."""


class Subject(NamedTuple):
    """What a question is about: an organism, a player, a refugium; each -1 where it names none."""

    organism: int = -1
    player: int = -1
    refugium: int = -1


class GenesisAnchors(Anchors):
    """Finds things by their kinds; parts of an organism or of a pool by what the question is about."""

    def place(self, kind: Kind, number: int) -> str:
        """A place that bionts come from is a refugium or an organism; a mutation cube lies on its card."""
        word = kind.words[number] if 0 <= number < len(kind.words) else ""
        if kind.name == "cube":
            return cube_id(word)
        if kind.name == "source" and word != "pool":
            return f"organism-{word[3:]}" if word.startswith("in-") else f"refugium-{word}"
        return word if kind.name == "source" else super().place(kind, number)

    def of_option(self, option: Option, decision: Decision, table: Table) -> str:
        """The id of the thing that an option acts on.

        A colour in a question about a refugium means a cube there, not a disc in the pool.
        """
        about = subject(decision, table)
        if option[0] == "withdraw":
            return f"free-{COLOURS[about.player]}"
        if option[0] == "promote":
            return f"card-{self._word('mutation', option[2])}"
        if option[0] in MANNA and about.refugium >= 0:
            word = self._word("refugium", about.refugium)
            return f"{MANNA[option[0]]}-{word}-{COLOURS[option[1]]}"
        anchor = self.thing(option, about._replace(organism=-1) if option[0] == "give" else about)
        nowhere = anchor == PROMPT and (option[0] not in ENDINGS or decision.kind.rolls)
        if about.refugium >= 0 and (nowhere or anchor.startswith("catalyst-")):
            return f"refugium-{self._word('refugium', about.refugium)}"
        return anchor

    def of_pick(self, option: Option, decision: Decision, table: Table) -> str:
        """The piece or card that is moved, before the place that it goes to; a card is bought before its organism."""
        verb, player = option[0], subject(decision, table).player
        if len(option) < 2 or verb not in PICKED or player < 0:
            return ""
        if verb in ("enzyme", "antioxidant", "give"):
            return f"catalyst-{COLOURS[player]}-{COLOURS[option[1]]}"
        if verb in ("attach", "supplant"):
            return f"organism-parasite-{COLOURS[player]}"
        kind, number = self.notation.things(option)[PICKED[verb]]
        place = f"deck-{kind.words[number]}" if kind.name == "row" else self.place(kind, number)
        return f"free-{COLOURS[player]}" if place == "pool" else place

    def thing(self, option: Option, about: Subject) -> str:
        """The id of the thing that an option names, or of the part of what the question is about."""
        place = self.named(option)
        if place == "pool":
            return f"free-{COLOURS[about.player]}" if about.player >= 0 else PROMPT
        if place:
            return place
        if option[0] == "lose-trophic" and about.organism >= 0:
            return f"trophic-{self._organism(about.organism)}"
        for kind, value in self.notation.things(option):
            part = self._part(option[0], kind.name, value, about)
            if part:
                return part
        return f"organism-{self._organism(about.organism)}" if about.organism >= 0 else PROMPT

    def _part(self, verb: str, kind: str, value: int, about: Subject) -> str:
        """A part of the organism, or of the pool, that the question is about."""
        if about.organism < 0:
            in_pool = kind == "colour" and about.player >= 0
            return f"catalyst-{COLOURS[about.player]}-{COLOURS[value]}" if in_pool else ""
        code = self._organism(about.organism)
        if kind == "bearer":
            return f"biont-{code}-{self._word('bearer', value)}"
        if kind == "slot":
            return f"slot-{code}-{self._word('slot', value)}"
        if kind == "number" and verb.endswith("organ"):
            return f"organ-{code}-{value}"
        if kind == "colour":
            return f"{'disc' if verb.endswith('disc') else 'field'}-{code}-{COLOURS[value]}"
        return ""

    def _organism(self, organism: int) -> str:
        return self._word("organism", organism)

    def _word(self, kind: str, number: int) -> str:
        return self.notation.kinds[kind].words[number]

    def piece(self, option: Option, decision: Decision, table: Table) -> str:
        """The piece that an option moves."""
        verb = option[0]
        player = subject(decision, table).player
        if verb in MOVES and player >= 0:
            return f"dome-{COLOURS[player]}"
        for kind, value in self.notation.things(option):
            if kind.name == "colour" and verb in CUBES:
                return f"cube-{COLOURS[value]}"
            if kind.name == "colour" and verb in DISCS:
                return f"disc-{COLOURS[value]}"
            if kind.name == "bearer" or verb == "kill-biont":
                return f"{'npc' if value >= NPC else 'dome'}-{COLOURS[bearer_colour(value)]}"
        return f"die-{option[1]}" if verb == "reroll" and len(option) > 1 else ""

    def of_entry(self, entry: Entry, table: Table, looks: int = -1) -> str:
        """The id of the first thing that an entry names and that has a place; where pieces come from does not count."""
        kinds, organism = entry.kind.things, self.notation.kinds["organism"]
        found = [thing for thing in self.things(kinds, entry.data) if thing[0].name != "source"]
        for kind, number in found:
            if kind.name == "refugium":
                return self.of_refugium(number, table)
            if place := self.place(organism if kind.name == "where" else kind, number):
                return place
        for kind, number in found:
            if kind.name == "player":
                return f"tableau-{kind.words[number]}"
        return next((PLACES[kind] for kind in kinds if kind in PLACES), BOARD)

    def of_refugium(self, placard: int, table: Table) -> str:
        """The id of a placard: a refugium on the map, or the organism that it has become."""
        on_map = any(placard in row for row in table.rows)
        return f"{'refugium' if on_map else 'organism'}-{self._organism(placard)}"


def subject(decision: Decision, table: Table) -> Subject:
    """The organism, the player and the refugium that a question is about; it is always about its own player."""
    box = table.box
    organism = player = refugium = -1
    for kind, datum in zip(decision.kind.things, decision.data, strict=False):
        if kind in ("organism", "where") and organism < 0:
            organism = datum
        if kind == "player" and player < 0:
            player = datum
        if kind == "refugium" and refugium < 0:
            refugium = datum
    if player < 0:
        player = next((one for one in box.players if box.seat_of[one] == decision.seat), -1)
    return Subject(organism, bearer_colour(player) if player >= 0 else -1, refugium)


def organism_code(pack: Pack, organism: int) -> str:
    """The word of an organism: its placard's code, or ``parasite-red``."""
    return f"parasite-{COLOURS[colour_of(organism)]}" if organism >= PARASITE else pack.placards[organism].code


def cube_id(word: str) -> str:
    """The id of a mutation cube from its word: ``tmrna+`` lies at ``cube-tmrna-plus``."""
    return f"cube-{word[:-1]}-plus" if word.endswith("+") else f"cube-{word}"
