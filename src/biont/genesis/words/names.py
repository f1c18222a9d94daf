"""What things of Bios:Genesis are called, by what they look like now."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from weakref import proxy

from biont.genesis.cards import COLOURS, ICONS, ROWS, Icons, Pack
from biont.genesis.game import notation_for
from biont.genesis.ids import NPC, PARASITE, bearer_colour, colour_of, cubes_of, is_plus, mutation_of
from biont.genesis.rules.atrophy import ATROPHIED
from biont.genesis.rules.chimera_death import DIES_WITH_HOST, FALLEN_BACK, OUTLIVED
from biont.genesis.rules.commandeering import COMMANDEERED, REGAINED
from biont.genesis.rules.events import EVENT_DRAWN
from biont.genesis.rules.extinction import EXTINCT, REVERTED
from biont.genesis.rules.macroorganisms import GROWN
from biont.genesis.rules.mutations import CUBE_LOST, DEMOTED, MUTATION_LOST
from biont.genesis.rules.organs import LANDFALL_MADE
from biont.genesis.rules.parasites import ATTACHED, DISEASED, SUPPLANTED
from biont.genesis.rules.purchase import PROMOTED
from biont.genesis.rules.red_queen import QUEEN_RETAKES, QUEEN_STEALS
from biont.genesis.rules.symbiosis import CASCADED
from biont.genesis.table import NOWHERE, ORGAN, UNSOURCED, Table, square_of
from biont.genesis.vocabulary import MEASURES
from biont.kernel.decision import Decision, Option
from biont.kernel.play import Entry
from biont.words import Words
from biont.words import teller as words


class Names(words.Teller):
    """Names of things in one language.

    Things are called by what they look like now: a bacterium or the macroorganism on it, a side of a parasite card, a
    mutation or its promotion. That is learnt from the table it is shown (:meth:`look`) and from the entries that are
    told.
    """

    def __init__(self, pack: Pack, say: Words, seats: Sequence[str] = ()) -> None:
        super().__init__(say, seats, notation_for(pack))
        self.pack = pack
        own = proxy(self)  # what it calls things keeps no teller that nobody else needs
        self.names = {
            "player": lambda colour: own.player(colour),
            "bearer": lambda colour: own.player(colour),
            "colour": lambda colour: own.colour(colour),
            "price": lambda colour: own.colour(colour) if colour != NOWHERE else "any",
            "row": lambda row: own.row(row),
            "measure": lambda what: say(f"measure-{MEASURES[what]}"),
            "event": lambda event: own._name(pack.events[event]),
            "side": lambda side: say(f"side-{side}"),
            "slot": lambda slot: say(f"slot-{slot}"),
            "organism": lambda organism: own.organism(organism),
            "where": lambda organism: own.organism(organism) if organism != NOWHERE else "all",
            "mutation": lambda mutation: own.mutation(mutation),
            "cube": lambda cube: own.cube(cube),
        }
        self._macro: dict[int, tuple[int, int]] = {}
        self._side: dict[int, int] = {}
        self._host: dict[int, int] = {}
        self._promoted: set[int] = set()
        self._thief: dict[int, int] = {}
        self._keeper: dict[int, int] = {}
        """Whose parasites are, by seats."""
        self._picks: dict[int, int] = {}
        """Who picked what organisms lost, by seats."""
        self._shaken = False
        """Whether the last event has an aftershock."""
        self._growing: dict[int, int] = {}
        self._tops = [NOWHERE] * 4
        self._looked: Table | None = None
        self._paid: Entry | None = None
        """The payment that was told last, for what comes next."""
        self._eater = NOWHERE
        """The organism that has rolled for food last."""

    def look(self, table: Table) -> None:
        """Learn from a table what everything looks like."""
        self._looked = table
        self._macro = {
            organism: (macro, table.land[organism]) for organism, macro in enumerate(table.macro) if macro != NOWHERE
        }
        # While a bacterium sheds its mutations the card does not lie on it yet, but it has been told to grow.
        self._growing = {o: macro for o, macro in self._growing.items() if macro in table.stack}
        self._macro |= {organism: (macro, 0) for organism, macro in self._growing.items()}
        self._side = dict(enumerate(table.side))
        self._host = dict(enumerate(table.host))
        self._tops = [deck[0] if deck else NOWHERE for deck in table.decks]
        self._promoted = {*compress(range(len(table.promoted)), table.promoted)}
        seen = (table.macro, table.land, table.side, table.host, table.promoted, self._tops)
        self.learned = *map(tuple, seen), tuple(self._growing.items())

    def watch(self, entry: Entry) -> None:
        """Follow organisms and mutations through their changes."""
        numbers = [datum for datum in entry.data if isinstance(datum, int)]
        kind = entry.kind
        if kind in (ATTACHED, SUPPLANTED):
            parasite, host, side = numbers
            self._side[colour_of(parasite)] = side
            self._host[colour_of(parasite)] = host
            self._keeper[parasite] = entry.seat
            self._robs_no_more(parasite)
        elif kind in (COMMANDEERED, REGAINED):
            self._keeper[numbers[0]] = entry.seat
        elif kind == EVENT_DRAWN:
            self._shaken = self.pack.events[numbers[0]].aftershock
        elif kind == ATROPHIED:
            self._picks[numbers[0]] = entry.seat
        elif kind == CASCADED:
            parasite, host = numbers
            self._host[colour_of(parasite)] = host
        elif kind == DISEASED:
            self._thief |= dict.fromkeys((cube for cube in numbers[2:] if cube != NOWHERE), numbers[0])
        elif kind == QUEEN_STEALS and numbers[0] >= PARASITE:
            self._thief[numbers[2]] = numbers[0]
        elif kind == QUEEN_RETAKES:
            self._thief.pop(numbers[3], None)
        elif kind == EXTINCT:
            self._robs_no_more(numbers[0])
        elif kind == CUBE_LOST:
            self._thief.pop(numbers[1], None)
        elif kind == PROMOTED:
            self._promoted.add(numbers[2])
        elif kind in (DEMOTED, MUTATION_LOST):
            self._promoted.discard(numbers[1])
            for cube in cubes_of(numbers[1]) if kind == MUTATION_LOST else ():
                self._thief.pop(cube, None)
        elif kind == GROWN:
            organism, macro, _ = numbers
            self._macro[organism] = (macro, 0)
            self._growing[organism] = macro
        elif kind == LANDFALL_MADE:
            organism, macro = numbers
            self._macro[organism] = (macro, 1)
        elif kind in (REVERTED, FALLEN_BACK, DIES_WITH_HOST):
            self._macro.pop(numbers[0], None)
        elif kind == OUTLIVED:
            parasite, host, macro = numbers
            self._macro[host] = self._macro.pop(parasite, (macro, 0))

    def _name(self, card: object) -> str:
        return str(getattr(getattr(card, "name"), self.language))  # noqa: B009

    def colour(self, colour: int) -> str:
        """A colour as an adjective; German endings are added by the message."""
        return self.say(f"colour-{COLOURS[colour]}")

    def player(self, player: int) -> str:
        """The player of a colour, or the NPC of that colour."""
        colour = COLOURS[bearer_colour(player)]
        return self.say("player-npc", player=self.say(f"player-{colour}")) if player >= NPC else self.seat(colour)

    def row(self, row: int) -> str:
        """A row of the map."""
        return self.say(f"row-{ROWS[row]}")

    def landform(self, row: int) -> str:
        """The landform at the head of a row."""
        return self._name(self.pack.landforms[row])

    def refugium(self, placard: int) -> str:
        """The front of a placard."""
        return self._name(self.pack.placards[placard])

    def whose(self, seat: int) -> words.Values:
        """Who acts, for messages of what only names his things: a guest may act with what is somebody else's."""
        return {"actor": self.seat(self.seats[seat]) if 0 <= seat < len(self.seats) else "none"}

    def organism(self, organism: int) -> str:
        """What an organism is called now."""
        if organism in self._macro:
            return self._macro_name(*self._macro[organism])
        if organism >= PARASITE:
            return self.parasite_side(colour_of(organism), self._side.get(colour_of(organism), 0))
        return self._name(self.pack.placards[organism].bacterium)

    def _macro_name(self, macro: int, land: int) -> str:
        card = self.pack.macroorganisms[macro]
        return self._name(card.terrestrial if land else card.marine)

    def parasite_side(self, colour: int, side: int) -> str:
        """A side of a colour's parasite card."""
        return self._name(self.pack.parasites[colour].sides[side])

    def picked(self, option: Option, decision: Decision | None = None) -> str:
        """A parasite card is one thing with two sides, also where its host is asked only afterwards."""
        if option[0] in ("attach", "supplant"):
            return self.say(f"pick-{option[0]}")
        return super().picked(option, decision)

    def mutation(self, mutation: int) -> str:
        """A mutation by the side that lies up."""
        card = self.pack.mutations[mutation]
        return self._name(card.back if mutation in self._promoted else card.front)

    def cube(self, cube: int) -> str:
        """A mutation cube: its colour, its card, and whether it is the one of the promotion."""
        card = self.pack.mutations[mutation_of(cube)]
        side = card.back if is_plus(cube) else card.front
        key = "cube-plus" if is_plus(cube) else "cube-base"
        return self.say(key, colour=self.colour(side.colour), card=self.mutation(mutation_of(cube)))

    def _top_name(self, row: int) -> str:
        """The mutation on top of a row's deck, as far as the teller has seen it."""
        top = self._tops[row]
        return "unknown" if top == NOWHERE else self._name(self.pack.mutations[top].front)

    def square(self, organism: int, square: int) -> str:
        """An organ square of a macroorganism (of the host, for a parasite that is none) by its organ."""
        if organism >= PARASITE and organism not in self._macro:
            organism = self._host.get(colour_of(organism), NOWHERE)
        if organism in self._macro:
            macro, land = self._macro[organism]
            card = self.pack.macroorganisms[macro]
            organs = (card.terrestrial if land else card.marine).organs
            if square < len(organs):
                return self._name(organs[square])
        return self.say("square", number=square + 1)

    def loot(self, cube: int, host: int) -> str:
        """A diseased cube by where it came from."""
        if cube == NOWHERE:
            return self.say("loot-none")
        if cube < ORGAN:
            return self.cube(cube)
        return self.say("loot-orphan") if cube == UNSOURCED else self.square(host, square_of(cube))

    def _robs_no_more(self, parasite: int) -> None:
        """A parasite that has died, or come to another host, holds nothing that it took before."""
        self._thief = {cube: thief for cube, thief in self._thief.items() if thief != parasite}

    def thief(self, cube: int) -> int:
        """The parasite that holds a cube, as far as the teller has seen it; NOWHERE where none does."""
        return self._thief.get(cube, NOWHERE)

    def picked_by(self, entry: Entry) -> str:
        """Who gave somebody else's biont up: in an organism with guests its owner picks, whose own biont is there too;
        nothing where it is an own one, or a macroorganism, in which a guest may have the say."""
        organism, _ = (datum for datum in entry.data if isinstance(datum, int))
        seat = self._picks.get(organism, NOWHERE)
        known = 0 <= seat < len(self.seats) and seat != entry.seat and organism not in self._macro
        return self.seat(self.seats[seat]) if known else ""

    def icons(self, icons: Icons) -> str:
        """Abilities of a card, each by its name."""
        names = []
        for icon, count in enumerate(icons):
            if count:
                name = self.say(f"board-icon-{ICONS[icon].replace('_', '-')}")
                names.append(f"{count}× {name}" if count > 1 else name)
        return ", ".join(names)
