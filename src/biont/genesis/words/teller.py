"""Bios:Genesis in sentences: names of things, questions, options, reasons, and what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from biont.genesis.cards import COLOURS
from biont.genesis.ids import PARASITE, bearer_colour, colour_of, cubes_of, parasite_of
from biont.genesis.organisms import tableau_of
from biont.genesis.pools import CATALYSTS_GAINED, PAID, payments
from biont.genesis.rules.assignment import ASK_ASSIGN
from biont.genesis.rules.atrophy import BIONT_LOST
from biont.genesis.rules.buyers import card_price, is_chameleon
from biont.genesis.rules.darwin import DARWIN_REROLL, DARWIN_ROLL
from biont.genesis.rules.events import DESERTED, EVENT_DRAWN
from biont.genesis.rules.extinction import EXTINCT, FATES
from biont.genesis.rules.mutations import CUBE_LOST, MUTATION_LOST
from biont.genesis.rules.parasites import ASK_LIBERATED, ATTACHED, SUPPLANTED
from biont.genesis.rules.purchase import ASK_PURCHASE, BOUGHT, PROMOTED, purchases_ahead
from biont.genesis.rules.red_queen import QUEEN_ABDUCTS, QUEEN_RETAKES, QUEEN_STEALS, is_free
from biont.genesis.rules.red_queen import price as attack_price
from biont.genesis.table import CELL, HIDDEN, NOWHERE
from biont.genesis.vocabulary import from_organism, from_refugium
from biont.genesis.words.names import Names
from biont.kernel.decision import Decision, Option
from biont.kernel.play import Datum, Entry
from biont.kernel.rules import Result
from biont.words import Words
from biont.words.places import the
from biont.words.teller import NOTHING, Known, Values, message

QUEENS = frozenset(("queen-organ", "queen-graft", "queen-transplant"))
"""Attacks whose number is an organ square of the victim: of the host, or of the parasite where a host attacks."""

SQUARES = QUEENS | {"organ", "place-organ", "land-organ", "lose-organ", "square", "steal-organ"}
"""Verbs whose number is an organ square."""

GUESTS_DO = frozenset((BOUGHT, PROMOTED, QUEEN_STEALS, QUEEN_RETAKES, QUEEN_ABDUCTS))
"""What a guest does with the discs of its host."""

PRICED = frozenset(("buy", "promote", "queen-cube", "queen-biont", "queen-steal"))
"""Purchases that name their price."""

SPARE_SIDE = (ASK_ASSIGN, ASK_LIBERATED)
"""Questions about a parasite card; the first of their data is its player or the parasite."""


class Teller(Names):
    """Tells a game in one language."""

    # -- values of messages ------------------------------------------------------------------------------------------

    def named(self, kind: str, name: str, datum: Datum, known: Known) -> Values:
        """The values that one datum gives: its name, and what else messages of its kind want to know."""
        if isinstance(datum, tuple):
            return super().named(kind, name, datum, known)
        if kind == "source":
            return {f"{name}-from": self._place("from-", datum), f"{name}-to": self._place("to-", datum)}
        if kind == "refugium":
            bacterium = self._name(self.pack.placards[datum].bacterium)
            called = self.refugium(datum)
            return {name: called, f"{name}-the": the("refugium", called, self.say), f"{name}-bacterium": bacterium}
        if kind == "mutation":
            card = self.pack.mutations[datum]
            names = {name: self._name(card.front), f"{name}-promoted": self._name(card.back)}
            return {**names, f"{name}-now": self.mutation(datum)}
        if kind == "colour":
            key = COLOURS[datum]
            return {name: self.colour(datum), f"{name}-key": key, f"{name}-player": self.player(datum)}
        if kind == "macro":
            return {name: self._macro_name(datum, 0), f"{name}-land": self._macro_name(datum, 1)}
        return super().named(kind, name, datum, known)

    def thing(self, kind: str, value: int, known: Known = NOTHING) -> str | int:
        """The name of a thing; a square and a loot are the organism's, a side the player's who was named before."""
        if kind == "square":
            return self.square(known.get("organism", NOWHERE), value)
        if kind == "loot":
            return self.loot(value, known.get("organism", NOWHERE))
        if kind == "side" and "player" in known:
            return self.parasite_side(bearer_colour(known["player"]), value)
        return super().thing(kind, value, known)

    def several(self, kind: str, data: tuple[int, ...], known: Known) -> str:
        """Several things in one value."""
        if kind == "loots":
            host = known.get("organism", NOWHERE)
            return self.listing([self.loot(cube, host) for cube in data if cube != NOWHERE])
        if kind == "rows":
            return self.listing([self.row(row) for row in range(4) if data[row]])
        if kind == "order":
            return ", ".join(self.player(player) for player in data)
        if kind == "organisms":
            return self.listing([self.organism(organism) for organism in data])
        if kind == "cubes":
            return self.cubes(data)
        return super().several(kind, data, known)

    def cubes(self, counts: Sequence[int]) -> str:
        """A number of cubes of each colour."""
        some = [(number, colour) for colour, number in enumerate(counts) if number]
        return ", ".join(self.say("cubes-of", number=n, colour=self.colour(c)) for n, c in some)

    def _place(self, way: str, place: int) -> str:
        """Where a biont comes from or goes to."""
        if place < from_refugium(0):
            return self.say(f"{way}pool")
        if place < from_organism(0):
            return self.say(f"{way}refugium", **self.named("refugium", "refugium", place - from_refugium(0), NOTHING))
        return self.say(f"{way}organism", organism=self.organism(place - from_organism(0)))

    # -- sentences ---------------------------------------------------------------------------------------------------

    def question_values(self, decision: Decision) -> Values:
        """The things of a question, and how many purchases are left in the turn that it asks about."""
        values = super().question_values(decision)
        if decision.kind == ASK_PURCHASE:
            values["left"] = purchases_ahead(self._looked, *decision.data) if self._looked is not None else 0
        return values

    def option_values(self, option: Option, decision: Decision | None) -> Values:
        """The things of an option; the decision that offers it says whose parasite and which organism it is about."""
        verb, *data = option
        kinds = self.notation.arguments[verb]
        if verb in SQUARES:
            kinds = tuple("square" if kind == "number" else kind for kind in kinds)
        values = self.values(kinds, data, self._subject(decision))
        values["question"] = decision.kind.key if decision is not None else "none"
        if verb == "buy" and len(data) == 2:
            values["card"] = self._top_name(data[1])
        if verb in PRICED:
            values["price"] = self._price(option, decision) if decision is not None and len(data) == 2 else "none"
        if verb == "assign":
            values["again"] = "yes" if decision is not None and self._is_there(decision.data[0], option) else "no"
        if verb in QUEENS and len(data) == 2:
            values["square"] = self.square(self._victim(data[0]), data[1])
        return values

    def _is_there(self, player: int, option: Option) -> bool:
        """Whether a player has a biont already where he can put one."""
        where = option[2] if len(option) > 2 else NOWHERE
        return self._looked is not None and where != NOWHERE and self._looked.domes[CELL[where][player]] > 0

    def _price(self, option: Option, decision: Decision) -> str:
        """The fewest discs that pay for a mutation which can be bought or turned over, or for an attack; "none" where
        none are known or none are due."""
        verb, organism, what = option
        mutation = self._tops[what] if verb == "buy" else what
        if self._looked is None or mutation in (NOWHERE, HIDDEN):
            return "none"
        if verb not in ("buy", "promote"):
            if is_free(self._looked, decision.data[0], option):
                return "none"
            colour = attack_price(self._looked, organism, option)
        else:
            colour = card_price(self._looked, mutation)
        pool = tableau_of(self._looked, organism)
        ways = payments(self._looked, pool, colour, is_chameleon(self._looked, organism))
        least = min((way[2] for way in ways), default=0)
        colours = [way[1] for way in ways if way[2] == least]
        if len(colours) != 1:
            return self.say("price-any", count=least) if ways else "none"
        price = f"{least} {self.colour(colours[0])}"
        return self.say("price-for", price=price, colour=self.colour(colour)) if least > 1 and colour >= 0 else price

    def _victim(self, organism: int) -> int:
        """Whose organs a Red Queen of this organism takes: its host's, or its parasite's."""
        if organism >= PARASITE:
            return self._host.get(colour_of(organism), NOWHERE)
        return next((parasite_of(colour) for colour, host in self._host.items() if host == organism), NOWHERE)

    def _subject(self, decision: Decision | None) -> dict[str, int]:
        """The first organism that a question names, and the player whose parasite card it is about."""
        if decision is None:
            return {}
        things = zip(decision.kind.things, decision.data, strict=False)
        subject = {"organism": next((datum for kind, datum in things if kind == "organism"), NOWHERE)}
        return subject | ({"player": decision.data[0]} if decision.kind in SPARE_SIDE else {})

    def entry(self, entry: Entry) -> str:
        """What happened, as a sentence; organisms are called what they were called then."""
        if entry.kind in (ATTACHED, SUPPLANTED):
            self.watch(entry)
        text = self._stolen(entry) or super().entry(entry)
        if entry.kind == EVENT_DRAWN and self._shaken:
            text = self.say("event-after-shock", **self.values(entry.kind.things, entry.data))
        if self._paid is not None and entry.kind in GUESTS_DO:
            text = self._bought_with(text, self._paid)
        self._paid = entry if entry.kind == PAID else None
        if entry.kind == MUTATION_LOST:
            text = self._with_loot(text, entry)
        if entry.kind == EXTINCT and self.say.has(key := f"extinct-{FATES.get(entry.rule)}"):
            text = self.say(key, **self.values(entry.kind.things, entry.data))
        if entry.kind == BIONT_LOST and (owner := self.picked_by(entry)):
            text = self.say("biont-given-up", owner=owner, **self.values(entry.kind.things, entry.data))
        if entry.kind in (DARWIN_ROLL, DARWIN_REROLL):
            self._eater = next(datum for datum in entry.data if isinstance(datum, int))
        elif entry.kind == CATALYSTS_GAINED and entry.rule[:2] == "G2" and self._eater >= PARASITE:
            text = self.say("fed-by", text=text, organism=self.organism(self._eater))
        self.watch(entry)
        return text

    def _with_loot(self, text: str, entry: Entry) -> str:
        """A card that goes with cubes that parasites had taken from it."""
        _, mutation, *_ = (datum for datum in entry.data if isinstance(datum, int))
        thieves = {self._thief[cube] for cube in cubes_of(mutation) if cube in self._thief}
        names = self.listing([self.organism(one) for one in sorted(thieves)])
        return self.say("with-loot", text=text, organisms=names) if thieves else text

    def _bought_with(self, text: str, paid: Entry) -> str:
        """A purchase or an attack for which somebody else's discs go: a guest spends those of its host."""
        buyer, payer = self.seats[paid.seat] if 0 <= paid.seat < len(self.seats) else "", paid.data[0]
        if buyer not in COLOURS or payer == COLOURS.index(buyer):
            return text
        return self.say("bought-with", text=text, **self.values(PAID.things, paid.data))

    def summed(self, entries: Sequence[Entry]) -> str:
        """Smites: what they took of each place, and which of them are gone."""
        taken: dict[int, Counter[str]] = {}
        gone: list[str] = []
        for entry in entries:
            placard, *more = (datum for datum in entry.data if isinstance(datum, int))
            if entry.kind == DESERTED:
                gone.append(self.refugium(placard))
                continue
            piece = self.say("smitten-piece", kind=entry.kind.key, colour=self.colour(more[0]))
            taken.setdefault(placard, Counter())[piece] += 1
        lost = [
            self.say("smitten-place", place=self.refugium(placard), pieces=", ".join(map(_times, pieces.items())))
            for placard, pieces in taken.items()
        ]
        told = [self.say("smitten", places=", ".join(lost))] if lost else []
        if gone:
            told.append(self.say("smitten-gone", places=self.listing(gone), count=len(gone)))
        return " ".join(told)

    def befalls(self, entry: Entry) -> int:
        """A cube that a parasite had taken is lost by whoever has the parasite."""
        return self._keeper.get(self._robber(entry), entry.seat)

    def _robber(self, entry: Entry) -> int:
        """The parasite that had taken a cube which is lost now."""
        _, cube = entry.data if entry.kind == CUBE_LOST else (NOWHERE, NOWHERE)
        return self.thief(cube) if isinstance(cube, int) else NOWHERE

    def _stolen(self, entry: Entry) -> str:
        """Where a cube is lost that a parasite had taken: that it is the parasite that loses it."""
        if self._robber(entry) == NOWHERE:
            return ""
        _, cube = (datum for datum in entry.data if isinstance(datum, int))
        return self.say("stolen-cube-lost", parasite=self.organism(self._thief[cube]), cube=self.cube(cube))

    # -- the end -----------------------------------------------------------------------------------------------------

    def successor(self, data: Mapping[str, Any]) -> list[str]:
        """What a successor game gets (K), a line a fact."""
        say = self.say
        lines = []
        for player in data["players"]:
            pool = _or_nothing(say, (f"{many} {say('colour-' + one)}" for one, many in player["catalysts"].items()))
            name = self.seat(player["colour"])
            lines.append(say("successor-player", player=name, points=player["victory_points"], catalysts=pool))
        lines += [_handed_on(self, macro) for macro in data["macroorganisms"]]
        if "genes" in data:
            genes = _or_nothing(say, (f"{self.seat(colour)} {count}" for colour, count in data["genes"].items()))
            lines.append(say("successor-genes", genes=genes))
        if data.get("chooses_colour_first"):
            first = _or_nothing(say, (self.seat(colour) for colour in data["chooses_colour_first"]))
            lines.append(say("successor-first", players=first))
        return lines if data["macro_variant"] else [*lines, say("successor-advice")]

    def ending(self, result: Result) -> str:
        """The soloist of the introductory game learns how many points were his goal."""
        goal = result.details.get("goal")
        return self.say(message("end", result.reason), goal=goal) if goal else super().ending(result)

    def scores(self, result: Result) -> list[str]:
        """The victory points of each colour, by the rule that gives them."""
        lines = []
        for colour, score in result.details["scores"].items():
            kinds = [f"{self.say('score-' + part['name'])} {part['points']}" for part in score if part["points"]]
            points = sum(part["points"] for part in score)
            parts_text = ", ".join(kinds) or self.say("nothing")
            lines.append(self.say("score", player=self.seat(colour), points=points, parts=parts_text))
        return lines


def _times(alike: tuple[str, int]) -> str:
    """A thing, or several of them."""
    name, count = alike
    return name if count == 1 else f"{count} × {name}"


def _handed_on(teller: Teller, macro: dict[str, Any]) -> str:
    """A macroorganism that a successor game gets."""
    guests = (f"{teller.seat(one['colour'])} ({one['name'][teller.language]})" for one in macro["endosymbionts"])
    return teller.say(
        "successor-macro",
        name=macro["name"][teller.language],
        player=teller.seat(macro["owner"]),
        level=macro["level"],
        ecosystem=macro["ecosystem"],
        organs=_or_nothing(teller.say, (organ["name"][teller.language] for organ in macro["organs"])),
        guests=_or_nothing(teller.say, guests),
    )


def _or_nothing(say: Words, things: Iterable[str]) -> str:
    return ", ".join(things) or say("nothing")
