"""From the entries of a game to its chronicle: who lived, from when to when, and what was done."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from biont.genesis.cards import Pack
from biont.genesis.draw.chronicle.notebook import EVENTS, Notebook
from biont.genesis.draw.chronicle.snapshots import Snapshot
from biont.genesis.draw.chronicle.story import (
    BACTERIUM,
    LAND,
    MARINE,
    NOBODY,
    PARASITE,
    Deed,
    Moment,
    Stage,
    Story,
    Turn,
)
from biont.genesis.ids import colour_of
from biont.genesis.table import NOWHERE
from biont.genesis.vocabulary import organism_at, refugium_at
from biont.kernel.play import Entry

IGNORED = frozenset(
    (
        # Bookkeeping of the turn.
        *("set up", "wanton first", "landforms", "order", "roil", "no refugium", "tie rolled", "stand-in"),
        # Catalysts, enzymes and antioxidants come and go by the dozen.
        *("catalysts", "substitute", "paid", "biont home", "enzyme", "antioxidant", "gift", "contributed", "sex"),
        *("enzyme smitten", "manna smitten", "nothing smitten", "enzyme lost", "antioxidant spent", "awarded"),
        # Dice: what they lead to is told.
        *("autocatalytic roll", "autocatalytic reroll", "darwin roll", "darwin reroll", "cancer roll"),
        *("animated", "disorganized", "ersatz", "error cancelled"),
        # Said better by what follows or went before.
        *("struck", "spared", "demoted", "diseased", "npc waits", "blocked", "queen allowed", "queen refused"),
    )
)
"""Entries that a chronicle leaves out on purpose."""


class Reader(Notebook):
    """Reads entries one after another; a method for each kind that matters."""

    def __init__(self, pack: Pack, players: Sequence[int], snapshots: Sequence[Snapshot] = ()) -> None:
        super().__init__(pack)
        self._players = tuple(players)
        self._snapshots = snapshots
        self._climate = 0
        self._waiting: dict[int, Moment] = {}
        """Since when each refugium lies on the map."""
        self._seeds: dict[int, list[tuple[int, int]]] = {}
        """For each refugium its bionts: their player and the life they came out of."""
        self._hosts: dict[int, int] = {}
        """The host that each parasite lives on now."""
        self._sufferer = (NOBODY, "")
        """Whom pieces are being taken from, and under which rule."""

    def read(self, entries: Sequence[Entry]) -> Story:
        """The story that the entries tell."""
        for self._number, self._entry in enumerate(entries):
            kind = self._entry.kind
            if kind not in IGNORED:
                numbers = [datum for datum in self._entry.data if isinstance(datum, int)]
                HANDLERS[kind](self, *numbers)
        self._close_turn()
        return Story(self.pack, self._players, self.lives, [turn for turn in self.turns if turn.number])

    # -- the turn and the world --------------------------------------------------------------------------------------

    def turn(self, number: int) -> None:
        """A turn begins, and the one before ends."""
        self._close_turn()
        self.turns.append(Turn(number, climate=(self._climate, self._climate), alive=len(self._living)))
        self._phase = EVENTS

    def _close_turn(self) -> None:
        if not self.turns:
            return
        turn = self.turns[-1]
        turn.climate = (turn.climate[0], self._climate)
        if turn.number < len(self._snapshots):
            at_end = self._snapshots[turn.number]
            turn.points = at_end.points
            for organism, life in self._living.items():
                life.sizes[turn.number] = at_end.sizes[organism]

    def phase(self, number: int) -> None:
        """A phase begins."""
        self._phase = number

    def event(self, number: int) -> None:
        """An event is revealed; the turn is in its eon."""
        if self.turns:
            self.turns[-1].events.append(number)
            self.turns[-1].eon = self.pack.events[number].eon

    def refugium(self, placard: int, row: int) -> None:
        """A refugium comes to lie on the map."""
        self._waiting[placard] = self.now
        self._note(thing=placard)

    def climate(self, sky: int) -> None:
        """A sun or a snowflake."""
        self._climate = sky
        if self.turns:
            self.turns[-1].skies.append(sky)

    def strike(self, oxygen: int, _: int) -> None:
        """Heat or oxygen strikes."""
        self._note(kind="peril", cause="oxygen" if oxygen else "heat")

    def peril(self, *_: int) -> None:
        """Ultraviolet light, cancer or drought."""
        self._note(kind="peril", cause={"ultraviolet": "uv"}.get(self._entry.kind, self._entry.kind))

    def plain(self, *data: int) -> None:
        """A thing of the world; the first of its data goes along."""
        self._note(thing=data[0] if data else NOBODY)

    def vote(self, player: int, vote: int = NOBODY) -> None:
        """A vote is called or given."""
        self._note(player=player, thing=vote)

    # -- coming to life ----------------------------------------------------------------------------------------------

    def assigned(self, player: int, source: int, refugium: int) -> None:
        """A biont goes to a refugium; its life is remembered if it comes out of an organism."""
        life = self._living.get(organism_at(source))
        if refugium_at(source) != NOWHERE:
            self._unseed(player, refugium_at(source))
        self._seeds.setdefault(refugium, []).append((player, life.number if life else NOBODY))
        self._note(player=player, thing=refugium)

    def unassigned(self, player: int, refugium: int) -> None:
        """A biont leaves a refugium."""
        self._unseed(player, refugium)

    def stillborn(self, refugium: int, player: int) -> None:
        """A biont dies on a refugium."""
        self._unseed(player, refugium)
        self._note(kind="stillborn", player=player, thing=refugium)

    def _unseed(self, player: int, refugium: int) -> None:
        """Forget a biont of a player; one with ancestors first, so that no descent is claimed that may not be."""
        seeds = self._seeds.get(refugium, [])
        own = sorted((seed for seed in seeds if seed[0] == player), key=lambda seed: seed[1] == NOBODY)
        if own:
            seeds.remove(own[0])

    def life(self, placard: int, owner: int) -> None:
        """A refugium comes alive."""
        name = self.pack.placards[placard].bacterium.name
        life = self._be_born(placard, Stage(self.now, BACTERIUM, name, owner))
        life.refugium, life.waiting = placard, self._waiting.get(placard)
        self._note(placard, kind="birth", player=owner, thing=placard)
        ancestors = {ancestor for _, ancestor in self._seeds.pop(placard, []) if ancestor != NOBODY}
        for ancestor in sorted(ancestors):
            old = self.lives[ancestor]
            deed = Deed("descent", self.now, "F3", life.number, name, ancestor, old.last.name, owner)
            self.turns[-1].deeds.append(deed)

    def docked(self, parasite: int, host: int, side: int) -> None:
        """A parasite settles on a host: a new one, or one that had lost its host."""
        colour = colour_of(parasite)
        name = self.pack.parasites[colour].sides[side].name
        self._hosts[parasite] = host
        if parasite in self._living:
            self._change(parasite, name=name)
            self._note(parasite, host, kind="moves")
            return
        owner = self._owner_of_card(colour)
        life = self._be_born(parasite, Stage(self.now, PARASITE, name, owner))
        host_life = self._living.get(host)
        life.host = host_life.number if host_life else NOBODY
        kind = "supplants" if self._entry.kind == "supplanted" else "docks"
        self._note(parasite, host, kind=kind, player=owner)

    def gene(self, player: int, organism: int, place: int) -> None:
        """A biont moves out of an organism, into another one, a refugium or the pool."""
        target, refugium = organism_at(place), refugium_at(place)
        if target != NOWHERE:
            self._note(organism, target, kind="gene", player=player)
        elif refugium != NOWHERE:
            life = self._living.get(organism)
            self._seeds.setdefault(refugium, []).append((player, life.number if life else NOBODY))
            self._note(organism, kind="spreads", player=player, thing=refugium)

    # -- growing -----------------------------------------------------------------------------------------------------

    def bought(self, player: int, organism: int, mutation: int, _: int) -> None:
        """A mutation."""
        self._note(organism, kind="mutation", player=player, thing=mutation)

    def promoted(self, player: int, organism: int, mutation: int) -> None:
        """A mutation turned over."""
        self._note(organism, kind="promotion", player=player, thing=mutation)

    def pollution(self, organism: int, row: int, _: int) -> None:
        """An organism gives off oxygen."""
        self._note(organism, thing=row)

    def grown(self, organism: int, macro: int, player: int) -> None:
        """A macroorganism; the deed still has the old name."""
        self._note(organism, kind="growth", player=player, thing=macro)
        self._change(organism, MARINE, self.pack.macroorganisms[macro].marine.name)

    def landfall(self, organism: int, macro: int) -> None:
        """A macroorganism goes ashore; the deed still has the old name."""
        self._note(organism, player=self._owner(organism), thing=macro)
        self._change(organism, LAND, self.pack.macroorganisms[macro].terrestrial.name)

    def organ(self, organism: int, square: int, _: int) -> None:
        """A new organ."""
        self._note(organism, thing=square)

    def endosymbiont(self, organism: int, player: int) -> None:
        """A biont finds a home in a macroorganism."""
        self._note(organism, player=player)

    def absorbed(self, organism: int, _: int, player: int) -> None:
        """A biont of the mate that stays behind goes along."""
        self._note(organism, kind="endosymbiont", player=player)

    def assimilated(self, parasite: int, organism: int) -> None:
        """A parasite dissolves in its host."""
        self._note(parasite, organism)
        self._die(parasite, "assimilated")

    def cascade(self, parasite: int, organism: int) -> None:
        """A parasite's parasite hangs on the host itself now."""
        self._hosts[parasite] = organism
        self._note(parasite, organism, kind="moves")

    def level(self, organism: int, habitat: int, level: int) -> None:
        """A place in a food chain: the deed's thing is the level, from 4 on that on land."""
        self._note(organism, kind="level", thing=4 * habitat + level)

    def queen(self, organism: int, target: int, *_: int) -> None:
        """An arms race between host and parasite."""
        self._note(organism, target, kind="queen")

    # -- losing and dying --------------------------------------------------------------------------------------------

    def atrophy(self, organism: int, _: int) -> None:
        """An organism is about to lose pieces."""
        self._sufferer = (organism, self._entry.rule)

    def loss(self, organism: int, *_: int) -> None:
        """A piece is lost; a diseased cube is named after its card on the host, but it is the parasite that suffers."""
        sufferer, rule = self._sufferer
        if self._entry.kind == "cube lost" and self._entry.rule == rule and self._hosts.get(sufferer) == organism:
            organism = sufferer
        self._note(organism, kind="loss", cause=self._cause)

    def mutation_lost(self, organism: int, mutation: int, _: int) -> None:
        """A whole mutation is lost; radiation takes it whole, everything else cube by cube."""
        if self._cause == "uv":
            self._note(organism, kind="loss", cause="uv", thing=mutation)

    def extinct(self, organism: int, player: int) -> None:
        """An organism dies."""
        self._note(organism, self._hosts.get(organism, NOBODY), player=player, cause=self._cause)
        self._die(organism, self._cause)

    def reverted(self, organism: int, macro: int, player: int) -> None:
        """A macroorganism is only the microorganism beneath again."""
        self._note(organism, kind="reverted", player=player, thing=macro, cause=self._cause)
        life = self._living.get(organism)
        if life is not None:
            self._change(organism, life.first.form, life.first.name)

    def commandeered(self, organism: int, old: int, new: int) -> None:
        """An organism changes hands; the deed's thing is the player it leaves."""
        self._note(organism, player=new, thing=old)
        self._change(organism, owner=new)

    def regained(self, organism: int, player: int) -> None:
        """A parasite is its own colour's again."""
        self._note(organism, kind="commandeered", player=player)
        self._change(organism, owner=player)

    def outlived(self, parasite: int, host: int, macro: int) -> None:
        """A host dies and the macroorganism on it lives on under its id."""
        self._note(parasite, host, thing=macro)
        losses = [deed.cause for deed in self.turns[-1].of("loss") if deed.life == self._living[host].number]
        self._die(host, losses[-1] if losses else "chimera")
        life = self._living.pop(parasite, None)
        if life is not None:
            self._living[host] = life


HANDLERS: dict[str, Callable[..., None]] = {
    "turn": Reader.turn,
    "phase": Reader.phase,
    "event": Reader.event,
    "refugium": Reader.refugium,
    "climate": Reader.climate,
    "strike": Reader.strike,
    **dict.fromkeys(("ultraviolet", "cancer", "drought"), Reader.peril),
    **dict.fromkeys(("waterworld begins", "waterworld ends", "ozone", "ozone holds", "deserted"), Reader.plain),
    **dict.fromkeys(("armageddon looms", "armageddon averted", "armageddon", "oxygen crisis"), Reader.plain),
    **dict.fromkeys(("vote called", "vote"), Reader.vote),
    "assigned": Reader.assigned,
    **dict.fromkeys(("withdrawn", "culled"), Reader.unassigned),
    "biont died": Reader.stillborn,
    "life": Reader.life,
    **dict.fromkeys(("attached", "supplanted"), Reader.docked),
    "hgt": Reader.gene,
    "bought": Reader.bought,
    "promoted": Reader.promoted,
    "pollution": Reader.pollution,
    "grown": Reader.grown,
    "landfall": Reader.landfall,
    "organ": Reader.organ,
    "endosymbiont": Reader.endosymbiont,
    "assimilated": Reader.assimilated,
    "cascade": Reader.cascade,
    "trophic level": Reader.level,
    **dict.fromkeys(("queen retakes", "queen abducts", "queen steals", "queen takes organ"), Reader.queen),
    **dict.fromkeys(("queen grafts", "queen transplants", "queen takes cube", "queen takes biont"), Reader.queen),
    "absorbed": Reader.absorbed,
    **dict.fromkeys(("chromosome lost", "cube lost", "diseased lost", "organ lost", "biont lost"), Reader.loss),
    "atrophy": Reader.atrophy,
    "mutation lost": Reader.mutation_lost,
    "extinct": Reader.extinct,
    **dict.fromkeys(("reverted", "dies with host", "fallen back"), Reader.reverted),
    "commandeered": Reader.commandeered,
    "regained": Reader.regained,
    "outlived": Reader.outlived,
}
"""What the reader does with each kind of entry."""
