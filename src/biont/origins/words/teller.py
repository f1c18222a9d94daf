"""Bios:Origins in sentences: names of things, questions, options, reasons, and what happened."""

from __future__ import annotations

from collections.abc import Sequence
from weakref import proxy

from biont.kernel.decision import Decision, Option, Refusal
from biont.kernel.notation import Notation
from biont.kernel.play import Datum
from biont.kernel.rules import Result
from biont.origins.box import Box
from biont.origins.cards import DISCIPLINES, EPOCHS, ICONS, NONE, RESOURCES, TRACKS
from biont.origins.layout import face_of
from biont.origins.measures import CITIES, MEASURES
from biont.origins.rules.comet import COMPARED
from biont.origins.rules.scoring import GOAL
from biont.origins.table import CROWN_DISSENT, Table
from biont.origins.tiles import Chit
from biont.origins.vocabulary import DOMAINS, dashed
from biont.origins.words.cards import doctrines, icon_name, term
from biont.packs import Name
from biont.words import Words
from biont.words import teller as words
from biont.words.places import the, where
from biont.words.teller import Known, Values


class Teller(words.Teller):
    """Tells a game in one language; messages call the player whom they are about ``player``."""

    def __init__(self, box: Box, say: Words, seats: Sequence[str] = (), notation: Notation | None = None) -> None:
        super().__init__(say, seats, notation)
        pack = box.pack
        self._spaces, self._comets = pack.philosophy, pack.comets
        self._stages = box.stages
        self._resources = box.atlas.resources
        self._hexes = box.world.hexes
        self._bare = box.world.hexes
        resources = dashed(RESOURCES)
        own = proxy(self)  # what it calls things keeps no teller that nobody else needs
        self.names = {
            "discipline": lambda discipline: say(f"discipline-{DISCIPLINES[discipline]}"),
            "track": lambda track: say(f"track-{TRACKS[track]}"),
            "measure": lambda what: say(f"track-{MEASURES[what]}" if what < CITIES else f"measure-{MEASURES[what]}"),
            "resource": lambda resource: say(f"resource-{resources[resource]}"),
            "advancement": lambda kind: term(ICONS[kind], say.language),
            "epoch": lambda epoch: EPOCHS[epoch],
            "spot": lambda spot: own._name(box.world.spots[spot].name),
            "hex": lambda hex_: own._name(own._hexes[hex_].name),
            "idea": lambda idea: own._name(pack.ideas[idea].name),
            "challenge": lambda card: own._name(pack.challenges[card].name),
            "dissent": lambda card: say("crown") if card == CROWN_DISSENT else own._quoted(pack.challenges[card].name),
            "chit": lambda chit: own._chit(pack.chits[chit]),
            "face": lambda face: own._name(face_of(pack, face).tile.name),
            "craton": lambda craton: own._name(pack.cratons[craton].name),
            "strip": lambda strip: own._name(pack.strips[strip].name),
            "comet": lambda comet: own._name(pack.comets[comet].name),
            "space": lambda space: own._name(pack.philosophy[space].name),
            "activity": lambda activity: own.activity(*box.menu[activity]),
        }

    def look(self, table: Table) -> None:
        """Learn what lies on the map: a Hex under a chit or a craton is called by that."""
        self._hexes, self._resources = table.world.hexes, table.atlas.resources
        self.learned = table.world, table.atlas

    def _name(self, name: Name) -> str:
        return name.de if self.language == "de" else name.en

    def _quoted(self, name: Name) -> str:
        return self.say("card-quoted", name=self._name(name))

    def _chit(self, chit: Chit) -> str:
        """A Hex chit by its two sides."""
        return f"{self._name(chit.littoral.tile.name)} / {self._name(chit.inland.tile.name)}"

    def ending(self, result: Result) -> str:
        """Whoever has no rivals and lost learns by what."""
        lacking = [self.say(f"discipline-{name}") for name in result.details.get("lacking", ())]
        if lacking:
            return self.say("end-goal-missed", goals=self.listing(lacking), points=GOAL)
        if result.reason == "sum of scores":
            return self.say("end-sum-of-scores", sums=" : ".join(str(sum(one)) for one in result.details["scores"]))
        return super().ending(result)

    def activity(self, kind: int, limit: int, after: int, after_limit: int) -> str:
        """An activity as a card shows it: its icon, and behind an arrow its Consequent."""
        icon = self.icon(kind, limit)
        return icon if after == NONE else f"{icon} → {self.icon(after, after_limit)}"

    def icon(self, kind: int, limit: int = 0) -> str:
        """An icon by its name, with the highest stage of a step or the Epoch of a cull."""
        return icon_name(kind, limit, self.language)

    def whose(self, seat: int) -> Values:
        """The player's name, unless it is about nobody."""
        return {"player": self.seat(self.seats[seat])} if seat >= 0 else {}

    def named(self, kind: str, name: str, datum: Datum, known: Known) -> Values:
        """A resource is one of its Hex; a domain has three forms, since pawns come from there and go there; a Dissident
        shuts every card but the Crown; the last Comet ends the game; a space of the Philosophy also says the gravest
        thing that it does, which its name does not tell anybody; a stage the one before it, if none is between; of
        several activities a message may ask how many."""
        if kind == "site" and isinstance(datum, int):
            resources = self._resources[known["hex"]]
            return {name: self._name(resources[min(datum, len(resources) - 1)].name)}
        if kind == "hex" and isinstance(datum, int) and ("face" in known or "craton" in known):
            return self._placed(kind, name, self._name(self._bare[datum].name))  # as it was called before
        if kind == "activities" and isinstance(datum, tuple):
            return {name: self.listing([self.names["activity"](act) for act in datum]), f"{name}-count": len(datum)}
        if kind == "stage" and isinstance(datum, int) and "track" in known:
            stages = self._stages[known["track"]]
            below = max((one for one in stages if one < datum), default=datum - 1)
            return {**super().named(kind, name, datum, known), f"{name}-after": below if below < datum - 1 else "none"}
        if kind in ("hex", "spot") and isinstance(datum, int):
            struck = self._bare[datum].catastrophe if kind == "hex" else None
            by = f" {self._name(struck.name)}" if struck is not None else ""
            return {**self._placed(kind, name, self.names[kind](datum)), f"{name}-struck-by": by}
        if kind == "dissent" and isinstance(datum, int):
            return {name: self.names[kind](datum), f"{name}-shuts": int(datum != CROWN_DISSENT)}
        if kind == "comet" and isinstance(datum, int):
            compares = self._comets[datum].compares
            measure = "" if compares == NONE else self.names["measure"](COMPARED[compares])
            return {name: self.names[kind](datum), f"{name}-last": int(compares == NONE), f"{name}-measure": measure}
        if kind == "domain" and isinstance(datum, int):
            domain = DOMAINS[datum]
            forms = {"": "domain-", "-from": "from-", "-to": "to-"}
            return {f"{name}{form}": self.say(f"{start}{domain}") for form, start in forms.items()}
        if kind == "space" and isinstance(datum, int):
            space = self._spaces[datum]
            favours, shuts = ("" if one == NONE else DISCIPLINES[one] for one in (space.favours, space.shuts))
            does = doctrines(favours, shuts, self.say)[-1:] or [self.say("board-space-plain")]
            return {name: self._name(space.name), f"{name}-does": does[0]}
        return super().named(kind, name, datum, known)

    def _placed(self, kind: str, name: str, called: str) -> Values:
        """A place by its name, with the article that it has in English, and with its preposition."""
        return {
            name: called,
            f"{name}-the": the(kind, called, self.say),
            f"{name}-where": " ".join(where(kind, called, self.say)),
        }

    def option(self, option: Option, decision: Decision | None = None) -> str:
        """What an option does; activities, which cards write small, begin it with a capital letter."""
        return _capital(super().option(option, decision))

    def reason(self, refusal: Refusal) -> str:
        """Why something is not possible now, as a sentence."""
        return _capital(super().reason(refusal))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
