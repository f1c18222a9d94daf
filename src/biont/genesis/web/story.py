"""What has just happened, put together by things: a line for each that rolled, was struck or changed."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from biont.games.advice import Became
from biont.genesis.bionts import is_resident
from biont.genesis.ids import PARASITE
from biont.genesis.organisms import has_immunology, host_of, organisms_of
from biont.genesis.rules.atrophy import ANTIOXIDANT_SPENT
from biont.genesis.rules.sequence import ASSIGNMENT, DARWIN, EVENTS, PURCHASES, order_from
from biont.genesis.table import CELLS, NOWHERE, Table
from biont.genesis.words.teller import Teller
from biont.kernel.play import Entry
from biont.words import Words

LOG = "log"
"""The id of the list of everything that happened, where all stands that has no room."""

MOST, WIDTH = 4, 80
"""So many rows of so many letters are read at a glance, what weighs most first; the rest is counted in the last."""

CAUSES = {"D5": "heat-struck", "D6": "oxygen-struck", "D7": "sunburn"}
"""What strikes, by the rules behind losses: where a loss was chosen, what struck stands before the choice."""

OTHERS, NEWS, TOUCHED, OWN = range(4)
"""What a line weighs: others' matters, what is worth knowing, what others did to whoever looks, and his own."""

THEIRS, MINE = 1, 2
"""Whose points a line explains: what the heading shows comes before all that changes no points."""


def numbers(entry: Entry) -> list[int]:
    """The data of an entry but for its dice."""
    return [datum for datum in entry.data if isinstance(datum, int)]


@dataclass
class Line:
    """One thing, what became of it, how much that weighs, and whose points it explains."""

    name: str
    weight: int
    parts: list[str] = field(default_factory=list)
    unharmed: str = ""
    """What is said where nothing became of it; where that is nothing, neither is the line."""
    dice: str = ""
    dead: str = ""
    """Whose it was, where it is an organism that has died out."""
    at: str = ""
    """Where it lies on the board."""
    fresh: bool = False
    scores: int = 0
    doubles: str = ""
    """What is said of doubles that somebody else rolled and that made no life."""
    lost: set[str] = field(default_factory=set)
    """Those parts that tell losses."""
    gained: set[str] = field(default_factory=set)
    """Those that tell discs which came, and others that have room before all that only happened."""
    struck: int = 0
    """Where among them that stands which struck last."""
    repaired: list[str] = field(default_factory=list)
    """Errors that cost nothing, and what is none."""
    earned: str = ""
    """How the discs add up that its dice bring."""
    unasked: bool = False
    """Whether nobody was asked between what cost something and the first loss: then the rule says what goes."""
    swapped: Counter[str] = field(default_factory=Counter)
    """Discs that came, each for two of a colour of which there was no room for more."""

    @property
    def harms(self) -> bool:
        """Whether whoever looks has lost points, or something that he did not choose to lose by his own dice: that is
        read before all that he gained or others did."""
        return bool(self.lost) and (self.scores == MINE or (self.weight == OWN and not self.dice))

    def loses(self, part: str) -> None:
        """A part that tells a loss."""
        self.parts.append(part)
        self.lost.add(part)


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
        self.guests: list[str] = []
        """What others have spent of whoever looks, and for what."""
        self.price: tuple[int, int, int] | None = None
        """Whose discs, of which colour, and how many somebody has paid for what he does next."""
        self.acted: set[int] = set()
        """Who has done anything in this phase."""
        self.assigning = True
        """Whether players assign in that order already: who goes first is asked before anybody does anything."""
        self.phases: list[int] = []
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
        now = self.now
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
        """The lines: what whoever looks has lost, what else changed his points, then what is his own, then others'."""
        self._skipped()
        for (sort, thing), line in self.lines.items():
            if line.doubles and sort == "place" and not any(self.table.domes[CELLS[thing]]):
                line.doubles = self.say("web-recap-dead-doubles")
            line.parts += [line.doubles] if line.doubles else []
            line.parts += line.repaired if line.parts else []
        told = [line for line in self.lines.values() if line.parts or line.swapped or line.unharmed or line.dead]
        if self.guests:
            spent = Line("", OWN, scores=MINE)
            spent.loses(self.say("web-recap-yours", discs=", ".join(self.guests)))
            told.append(spent)
        first = [self.order] if self.order else []
        event = [*self._spared(), *self._arrived(), *self.told_of_event, *self._roiled()]
        if first or event:
            some = self.say("web-recap-event") if event or self.by_card else ""  # or else a rule of the phase
            told.insert(0, Line(", ".join(self.struck) or some, NEWS, [*first, *event]))
        told.sort(key=lambda line: (not line.harms, line.scores != MINE, -line.weight, -line.scores))
        return self._at_a_glance(told)

    def _at_a_glance(self, lines: list[Line]) -> list[Became]:
        """As many lines as there is room for; the last row counts what has none, unless what is whoever looks' own
        needs it."""
        told = self._within(lines, MOST)
        if len(told) < len(lines):
            lines = self._merged(lines)
            told = self._within(lines, MOST)
        if len(told) == len(lines):
            return [one for _, one in told]
        fewer = self._within(lines, MOST - 1, also=True)
        own, kept = (sum(_tells_own(*one, self.say) for one in some) for some in (told, fewer))
        if own > kept:
            told = self._within(lines, MOST, also=True)
            *shown, last = (one for _, one in told)
            rest = self.say("web-recap-rest", count=len(lines) - len(told))
            return [*shown, last._replace(text=f"{last.text.removesuffix('.')}, {rest}")]
        more = Became(self.say("web-recap-more", count=len(lines) - len(fewer)), LOG)
        return [*(one for _, one in fewer), more]

    def _merged(self, lines: list[Line]) -> list[Line]:
        """What one strike has cost several own organisms, in one line: what went counts more than where it lay."""
        causes = {self.say(f"web-recap-{cause}") for cause in CAUSES.values()}
        alike: dict[str, list[Line]] = {}
        for line in lines:
            if line.weight == OWN and line.parts and line.parts[0] in causes and not line.dead:
                alike.setdefault(line.parts[0], []).append(line)
        for cause, some in alike.items():
            if len(some) > 1:
                name = self.say("web-recap-several", count=len(some))
                whole = Line(name, OWN, [cause, *(part for line in some for part in line.parts[1:])], scores=MINE)
                whole.lost.update(*(line.lost for line in some))
                lines = [whole if line is some[0] else line for line in lines if line not in some[1:]]
        return lines

    def _within(self, lines: list[Line], rows: int, *, also: bool = False) -> list[tuple[Line, Became]]:
        """The first lines in so many rows: each that explains points has one at least, so that no long one takes it.
        ``also``: what stands below says where to read on."""
        owed = min(rows, max(1, sum(bool(line.scores) for line in lines)))
        rest = "web-recap-rest-also" if also else "web-recap-rest"
        became: dict[int, Became] = {}
        # Rows that are kept for one line, and that it has no use for, are another's.
        for kept in (owed, 0):
            for number, line in enumerate(lines):
                free = min(MOST - 1, rows - max(0, kept - number - 1))
                if number in became or free < 1:
                    continue
                one = _sentence(line, free, rest, self.say)
                if not became or _height(one) <= free:
                    became[number] = one
                    rows -= _height(one)
        return [(lines[number], became[number]) for number in sorted(became)]

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
            self.line("phase", DARWIN, "", TOUCHED).parts.append(self.say(key))
        if ASSIGNMENT in over:
            line = self.line("phase", ASSIGNMENT, "", TOUCHED)
            line.parts += [] if line.parts else [self.say("web-recap-idle")]
        if PURCHASES in over and alive:
            self.line("phase", PURCHASES, "", TOUCHED).parts.append(self.say("web-recap-unpaid"))
        if self.phases[-1:] == [ASSIGNMENT] and self.assigning:
            self.idle()

    def idle(self, *, after: bool = False) -> None:
        """Others whose turn to assign something has passed without it, before whoever looks or after him."""
        order = order_from(self.table, self.table.first)
        own = min((order.index(player) for player in self.mine if player in order), default=0)
        for player in order[own + 1 :] if after else order[:own]:
            if self.table.box.seat_of[player] not in self.acted:
                told = self.say("web-recap-assigns-nothing", player=self.teller.player(player))
                self.lines["idle", player] = Line("", TOUCHED, [told])  # the log does not say it


def _tells_own(line: Line, one: Became, say: Words) -> int:
    """How much a line tells of what is whoever looks' own: that it changed his points, and all that he lost or how
    much."""
    hidden = [part for part in line.parts if part in line.lost and part not in one.text]
    whole = not hidden or one.text.endswith(say("web-recap-rest-lost", count=len(hidden)))
    return (line.scores == MINE) + (line.harms and whole)


def _sentence(line: Line, rows: int, rest: str, say: Words) -> Became:
    """A line in words; of one that is too long for its rows parts are counted, the last ones first, and what came
    or is lost after all others."""
    counted = Counter(line.parts)
    alike = [f"{part} (×{count})" if count > 1 else part for part, count in counted.items()]
    if line.swapped:
        discs = ", ".join(f"+{count} {colour}" for colour, count in line.swapped.items())
        alike.append(say("web-recap-swap", discs=discs, count=2 * line.swapped.total()))
    vital = {at for at, part in enumerate(counted) if part in line.lost | line.gained} | {len(counted)}
    vital |= set() if line.dice else {0}  # what struck
    text, shown = _joined(line, alike, say), [*range(len(alike))]
    while len(text) >= rows * WIDTH and len(shown) > 1:
        plain = [one for one in shown if one not in vital]
        lost = len(shown) == 2 and alike[shown[1]] in line.lost  # what is lost counts more than what took it
        shown.remove(plain[-1] if plain else shown[0] if lost else shown[-1])
        parts, hidden = [alike[one] for one in shown], {*range(len(alike))} - {*shown}
        text = _joined(line, [*parts, _rest(line, counted, hidden, rest, say)], say)
        if len(text) >= rows * WIDTH and ((line.dice and not hidden & vital) or len(shown) == 1):
            text = _joined(line, parts, say)  # dice that lie there can be seen
    return Became(text, line.at, line.fresh)


def _rest(line: Line, counted: Counter[str], hidden: set[int], rest: str, say: Words) -> str:
    """How much of a line has no room, and what: losses, or else what the log tells."""
    gone = [part for at, part in enumerate(counted) if at in hidden]
    if len(gone) == len(hidden) and line.lost.issuperset(gone):
        return say("web-recap-rest-lost", count=sum(counted[part] for part in gone))
    return say(rest, count=len(hidden))


def _joined(line: Line, parts: list[str], say: Words) -> str:
    name = say("web-recap-dice", name=line.name, dice=line.dice) if line.dice else line.name
    name = say("web-recap-extinct", name=name, player=line.dead) if line.dead else name
    what = ", ".join(parts) or line.unharmed
    return say("web-recap-line", name=name, what=what) if name and what else name or what


def _height(one: Became) -> int:
    """The rows of a line."""
    return 1 + len(one.text) // WIDTH
