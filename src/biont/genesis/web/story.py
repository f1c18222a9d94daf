"""What has just happened, put together by things: a line for each that rolled, was struck or changed."""

from __future__ import annotations

from collections import Counter

from biont.games.advice import Became
from biont.genesis.bionts import is_resident
from biont.genesis.ids import PARASITE
from biont.genesis.organisms import has_immunology, host_of, organisms_of
from biont.genesis.pools import catalysts
from biont.genesis.rules.atrophy import ANTIOXIDANT_SPENT
from biont.genesis.rules.sequence import ASSIGNMENT, DARWIN, EVENTS, PURCHASES, order_from
from biont.genesis.table import CELLS, NOWHERE, Table
from biont.genesis.web.claims import Claims
from biont.genesis.web.glance import at_a_glance
from biont.genesis.web.lines import CAUSES, MINE, NEWS, OTHERS, OWN, THEIRS, TOUCHED, Line
from biont.genesis.words.teller import Teller
from biont.kernel.play import Entry
from biont.words import Words


def numbers(entry: Entry) -> list[int]:
    """The data of an entry but for its dice."""
    return [datum for datum in entry.data if isinstance(datum, int)]


Key = tuple[str, int]


TIERS = {"web-recap-cube-of": "card", "web-recap-cube": "cube", "web-recap-biont": "biont"}
"""Why a piece goes about which nobody is asked, by what is said of its loss."""


class Story:
    """Reads entries, and puts together what belongs to one thing."""

    def __init__(self, table: Table, seat: int, teller: Teller, say: Words) -> None:
        self.table, self.seat, self.teller, self.say = table, seat, teller, say
        self.mine = table.box.players_of(seat)
        self.lines: dict[Key, Line] = {}
        self.now: Key | None = None
        """What rolls or is struck now, so that what follows befalls it."""
        self.rolled: dict[Key, str] = {}
        """The dice of this phase as they lie, seen before or not."""
        self.awarded: Counter[tuple[int, int]] = Counter()
        """Discs of dead cubes that somebody was given and has not got yet, by player and colour."""
        self.claims = Claims(table)
        """What counts on places, as the log goes on."""
        self.guests: list[str] = []
        """What others have spent of whoever looks, and for what."""
        self.price: tuple[int, int, int] | None = None
        """Whose discs, of which colour, and how many somebody has paid for what he does next."""
        self.acted: set[int] = set()
        """Who has done anything in this phase."""
        self.assigning = True
        """Whether players assign in that order already: who goes first is asked before anybody does anything."""
        self.phases: list[int] = []
        self.begins: list[int] = []
        """How many lines there were when each of these phases began."""
        self.struck: list[str] = []
        """Events, by their names."""
        self.arrived: list[str] = []
        self.roiled: list[str] = []
        """What they brought: places, and rows with another card on top."""
        self.told_of_event: list[str] = []
        """What they changed besides."""
        self.after_sex = False
        """Whether a deck is changed by somebody who would rather have another card."""
        self.order, self.by_card = "", False
        """Who goes first, and why; whether that is the order of a card."""
        self.deserted = NOWHERE
        """The place that has just gone."""
        self.buying: Line | None = None
        """The line of the purchase that has just been made."""
        self.spent_last: Line | None = None
        """That line, where whoever looks has bought."""
        self.going, self.gone = NOWHERE, ""
        """The mutation whose cube has just been lost, and what it was called before."""
        self.thief: Line | None = None
        """The line of the parasite that has just lost that cube, which it had taken."""
        self.losing: Line | None = None
        """The line in which the last loss is told."""
        self.fallen = False
        """Whether it says too that the card is demoted."""

    def line(self, sort: str, thing: int, name: str, weight: int) -> Line:
        """The line of a thing, which is what all that follows befalls."""
        self.now = (sort, thing)
        found = self.lines.setdefault(self.now, Line(name, weight))
        found.at = self._place(sort, thing)
        found.dice = found.dice or self.rolled.get(self.now, "")
        found.weight = max(found.weight, weight)
        return found

    def _place(self, sort: str, thing: int) -> str:
        """The id of a thing on the board."""
        words = self.teller.notation.kinds["refugium" if sort == "place" else "organism"].words
        return "" if sort == "phase" else f"{'refugium' if sort == 'place' else 'organism'}-{words[thing]}"

    def organism(self, sort: str, organism: int, seat: int) -> Line:
        """The line of an organism."""
        weight = OWN if seat == self.seat else OTHERS
        if organism >= PARASITE and self.table.owner[host_of(self.table, organism)] in self.mine:
            weight = max(weight, NEWS)  # who clings to an own organism is worth knowing of
        return self.line(sort, organism, self.teller.organism(organism), weight)

    def loses(self, entry: Entry, organism: int, key: str, **values: str | int) -> None:
        """Something of an organism is gone."""
        now, owner = self.now, self.table.owner[organism]
        if now is None or now[1] != organism or now[0] not in ("roll", "strike"):
            line = self._losing(entry, organism)
        else:
            line = self.lines[now]
        if not line.parts and (cause := CAUSES.get(entry.rule[:2])):
            line.parts.append(self.say(f"web-recap-{cause}"))
        if entry.kind != ANTIOXIDANT_SPENT:
            self.scores(line)
        if line.unasked and line.weight == OWN and key in TIERS and not has_immunology(self.table, organism):
            line.parts.append(self.say(f"web-recap-tier-{TIERS[key]}"))
        line.unasked = False
        if line.harms and owner != NOWHERE and owner not in self.mine:
            line.parts.append(self.say(key, **values))  # what it was told for is what whoever looks has lost with it
        else:
            line.loses(self.say(key, **values))
        self.losing = line

    def _losing(self, entry: Entry, organism: int) -> Line:
        """The line of an organism that loses something to a strike, or to the dice that it has rolled before."""
        sort = "roll" if entry.rule[:1] == "G" and ("roll", organism) in self.lines else "strike"
        owner = self.table.owner[organism]
        return self.organism(sort, organism, self.table.box.seat_of[owner] if owner != NOWHERE else entry.seat)

    def robbed(self, entry: Entry, cube: int) -> Line | None:
        """The line of the parasite that holds a cube which is lost, and had taken it from anything."""
        thief = self.teller.thief(cube)
        if thief == NOWHERE:
            return None
        return self.lines[self.now] if self.now is not None and self.now[1] == thief else self._losing(entry, thief)

    def scores(self, line: Line, *players: int) -> None:
        """A line says whose points are others now: these players', or those of whoever has the thing."""
        own = bool(set(players) & set(self.mine)) if players else line.weight == OWN
        line.scores = max(line.scores, MINE if own else THEIRS)

    def priced(self, text: str, actor: int) -> str:
        """An act with what was paid for it, and by whom if not by a player who acts himself."""
        price, self.price = self.price, None
        if price is None:
            return text
        player, colour, count = price
        key = "web-recap-price" if player == actor else "web-recap-price-of"
        values = {"colour": self.teller.colour(colour), "player": self.teller.player(player)}
        return self.say(key, what=text, count=count, **values)

    def bought(self, entry: Entry, what: str) -> None:
        """Something that others paid for, perhaps with what belongs to whoever looks."""
        if entry.seat != self.seat and self.guests and not self.guests[-1].endswith(")"):
            self.guests[-1] = self.say("web-recap-spent-for", discs=self.guests[-1], what=what)

    def parasite(self, organism: int) -> Line | None:
        """The line of the parasite that loses now what it took from an organism."""
        now = self.now
        if now is None or now[0] not in ("roll", "strike") or not organism < PARASITE <= now[1]:
            return None
        return None if self.lines[now].dead else self.lines[now]  # what its host loses then is the host's

    def told(self) -> list[Became]:
        """The lines. Where there is no room for all, what whoever looks has lost weighs most, then what else changed
        his points, then what is his own."""
        for number, line in enumerate(self.lines.values()):
            line.when = number
        self._skipped()
        for (sort, thing), line in self.lines.items():
            if line.doubles and sort == "place" and not any(self.table.domes[CELLS[thing]]):
                line.doubles = self.say("web-recap-dead-doubles")
            if line.doubles:  # whoever sees them asks for the life
                line.parts.append(line.doubles)
                line.gained.add(line.doubles)
            if line.harms and not line.dead and (line.dice or sort == "place"):  # a strike is short, and the reason
                at_first = next(at for at, part in enumerate(line.parts) if part in line.lost)
                line.parts = [*line.parts[at_first:], *line.parts[:at_first]]
            line.parts += line.repaired if line.parts else []
        told = [line for line in self.lines.values() if line.parts or line.swapped or line.unharmed or line.dead]
        if self.guests:
            spent = Line(self.say("web-recap-yours"), OWN, scores=MINE)
            for discs in self.guests:
                spent.loses(discs)
            told.append(spent)
        first = [self.order] if self.order else []
        event = [*self._spared(), *self._arrived(), *self.told_of_event, *self._roiled()]
        if first or event:
            some = self.say("web-recap-event") if event or self.by_card else ""  # or else a rule of the phase
            begun = self._began(EVENTS if event or self.by_card or not self.phases else self.phases[-1])
            told.insert(0, Line(", ".join(self.struck) or some, NEWS, [*first, *event], when=begun - 0.25))
        told.sort(key=lambda line: (not line.harms, line.scores != MINE, -line.weight, -line.scores))
        return at_a_glance(told, self.say)

    def _spared(self) -> list[str]:
        """That an event cost nothing, where it is over and there is something that it could have cost."""
        lost = any(sort == "strike" and line.weight == OWN for (sort, _), line in self.lines.items())
        alive = any(organisms_of(self.table, player) for player in self.mine)
        over = self.phases[-1:] != [EVENTS]
        return [self.say("web-recap-spared")] if self.struck and alive and over and not lost else []

    def _arrived(self) -> list[str]:
        places, count = self.teller.listing(self.arrived), len(self.arrived)
        return [self.say("web-recap-arrived", places=places, count=count)] if count else []

    def _roiled(self) -> list[str]:
        """Decks with another card on top."""
        return [self.say("web-recap-roiled", rows=self.teller.listing(self.roiled))] if self.roiled else []

    def _skipped(self) -> None:
        """Phases that are over and in which whoever looks was not asked anything, and why."""
        table, over = self.table, self.phases[:-1]
        alive = any(organisms_of(table, player) for player in self.mine)
        if (DARWIN in over or PURCHASES in over) and not alive:
            guest = any(is_resident(table, player) for player in self.mine)
            key = "web-recap-lifeless-guest" if guest else "web-recap-lifeless"
            self._over(DARWIN if DARWIN in over else PURCHASES).parts.append(self.say(key))
        if ASSIGNMENT in over:
            line = self._over(ASSIGNMENT)
            line.parts += [] if line.parts else [self.say("web-recap-idle")]
        if PURCHASES in over and alive:
            self._over(PURCHASES).parts.append(self.say("web-recap-unpaid"))
        if self.phases and self.spent_last is not None:
            left = any(catalysts(table, one) for one in self.mine)
            why = "all-bought" if left else "all-spent-by-guests" if self.guests else "all-spent"
            self.spent_last.parts.append(self.say(f"web-recap-{why}"))
        if self.phases[-1:] == [ASSIGNMENT] and self.assigning:
            self.idle()

    def _over(self, phase: int) -> Line:
        """The line of a phase that is over: it stands where that ended."""
        fresh, line = ("phase", phase) not in self.lines, self.line("phase", phase, "", TOUCHED)
        if fresh:
            line.when = self.begins[self.phases.index(phase) + 1] - 0.5
        return line

    def _began(self, phase: int) -> int:
        """How many lines there were when a phase began; none where that was before the last answer."""
        return self.begins[self.phases.index(phase)] if phase in self.phases else 0

    def idle(self, *, after: bool = False) -> None:
        """Others whose turn to assign something has passed without it, before whoever looks or after him."""
        order = order_from(self.table, self.table.first)
        own = min((order.index(player) for player in self.mine if player in order), default=0)
        for player in order[own + 1 :] if after else order[:own]:
            if self.table.box.seat_of[player] not in self.acted:
                told = self.say("web-recap-assigns-nothing", player=self.teller.player(player))
                self.lines["idle", player] = Line("", TOUCHED, [told])  # the log does not say it
