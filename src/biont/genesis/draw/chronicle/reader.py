"""From the entries of a game to its chronicle: who lived, from when to when, and what was done."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from biont.genesis.cards import Pack
from biont.genesis.draw.chronicle.notebook import Notebook
from biont.genesis.draw.chronicle.omitted import IGNORED
from biont.genesis.draw.chronicle.snapshots import Snapshot
from biont.genesis.draw.chronicle.story import (
    BACTERIUM,
    BIRTH,
    DESCENT,
    DOCKS,
    GENE,
    GROWTH,
    LAND,
    LEVEL,
    LOSS,
    MARINE,
    MOVES,
    MUTATION,
    NOBODY,
    PARASITE,
    PERIL,
    PROMOTION,
    QUEEN,
    SPREADS,
    STILLBORN,
    SUPPLANTS,
    Deed,
    Moment,
    Stage,
    Story,
    Turn,
)
from biont.genesis.ids import colour_of
from biont.genesis.rules.assignment import ASSIGNED, WITHDRAWN
from biont.genesis.rules.atrophy import ATROPHIED, BIONT_LOST, CHROMOSOME_LOST, DISEASED_LOST, ORGAN_LOST
from biont.genesis.rules.autocatalysis import BIONT_DIED, LIFE_CREATED
from biont.genesis.rules.chimera import ABSORBED, QUEEN_GRAFTS, QUEEN_TAKES_BIONT, QUEEN_TAKES_CUBE, QUEEN_TRANSPLANTS
from biont.genesis.rules.chimera_death import DIES_WITH_HOST, FALLEN_BACK, OUTLIVED
from biont.genesis.rules.climate import (
    ARMAGEDDON_AVERTED,
    ARMAGEDDON_LOOMS,
    ARMAGEDDON_STRUCK,
    CLIMATE_SET,
    VOTE_CALLED,
    VOTED,
)
from biont.genesis.rules.commandeering import COMMANDEERED, REGAINED
from biont.genesis.rules.entropy import CULLED
from biont.genesis.rules.events import DESERTED, EVENT_DRAWN, REFUGIUM_APPEARS, WATERWORLD_BEGINS, WATERWORLD_ENDS
from biont.genesis.rules.extinction import EXTINCT, REVERTED
from biont.genesis.rules.hgt import HGT_DONE
from biont.genesis.rules.macroorganisms import GROWN, OXYGEN_CRISIS
from biont.genesis.rules.mutations import CUBE_LOST, MUTATION_LOST
from biont.genesis.rules.organs import LANDFALL_MADE, ORGAN_PLACED
from biont.genesis.rules.parasites import ATTACHED, SUPPLANTED
from biont.genesis.rules.purchase import BOUGHT, PROMOTED
from biont.genesis.rules.red_queen import QUEEN_ABDUCTS, QUEEN_RETAKES, QUEEN_STEALS, QUEEN_TAKES_ORGAN
from biont.genesis.rules.sequence import EVENTS, PHASE_BEGINS, TURN_BEGINS
from biont.genesis.rules.spike import POLLUTION_CAUSED
from biont.genesis.rules.strikes import (
    CANCER_STRUCK,
    DROUGHT_STRUCK,
    OZONE_FORMED,
    OZONE_HOLDS,
    OZONE_TORN,
    STRIKE_BEGINS,
    ULTRAVIOLET_STRUCK,
)
from biont.genesis.rules.symbiosis import ASSIMILATED, CASCADED, ENDOSYMBIONT_TAKEN, TROPHIC_LEVEL_REACHED
from biont.genesis.table import NOWHERE
from biont.genesis.vocabulary import organism_at, refugium_at
from biont.kernel.causes import Causes
from biont.kernel.declared import Event
from biont.kernel.play import Entry

PERILS = {ULTRAVIOLET_STRUCK: "uv", CANCER_STRUCK: "cancer", DROUGHT_STRUCK: "drought"}
"""Events that are perils by themselves, and the cause that each of them is."""


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
        self._causes = Causes(entries, 0, -1)
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
        self._note(kind=PERIL, cause="oxygen" if oxygen else "heat")

    def peril(self, *_: int) -> None:
        """Ultraviolet light, cancer or drought."""
        self._note(kind=PERIL, cause=PERILS[self._entry.kind])

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
        self._note(kind=STILLBORN, player=player, thing=refugium)

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
        self._note(placard, kind=BIRTH, player=owner, thing=placard)
        ancestors = {ancestor for _, ancestor in self._seeds.pop(placard, []) if ancestor != NOBODY}
        for ancestor in sorted(ancestors):
            old = self.lives[ancestor]
            deed = Deed(DESCENT, self.now, "F3", life.number, name, ancestor, old.last.name, owner)
            self.turns[-1].deeds.append(deed)

    def docked(self, parasite: int, host: int, side: int) -> None:
        """A parasite settles on a host: a new one, or one that had lost its host."""
        colour = colour_of(parasite)
        name = self.pack.parasites[colour].sides[side].name
        self._hosts[parasite] = host
        if parasite in self._living:
            self._change(parasite, name=name)
            self._note(parasite, host, kind=MOVES)
            return
        owner = self._owner_of_card(colour)
        life = self._be_born(parasite, Stage(self.now, PARASITE, name, owner))
        host_life = self._living.get(host)
        life.host = host_life.number if host_life else NOBODY
        kind = SUPPLANTS if self._entry.kind == SUPPLANTED else DOCKS
        self._note(parasite, host, kind=kind, player=owner)

    def gene(self, player: int, organism: int, place: int) -> None:
        """A biont moves out of an organism, into another one, a refugium or the pool."""
        target, refugium = organism_at(place), refugium_at(place)
        if target != NOWHERE:
            self._note(organism, target, kind=GENE, player=player)
        elif refugium != NOWHERE:
            life = self._living.get(organism)
            self._seeds.setdefault(refugium, []).append((player, life.number if life else NOBODY))
            self._note(organism, kind=SPREADS, player=player, thing=refugium)

    # -- growing -----------------------------------------------------------------------------------------------------

    def bought(self, player: int, organism: int, mutation: int, _: int) -> None:
        """A mutation."""
        self._note(organism, kind=MUTATION, player=player, thing=mutation)

    def promoted(self, player: int, organism: int, mutation: int) -> None:
        """A mutation turned over."""
        self._note(organism, kind=PROMOTION, player=player, thing=mutation)

    def pollution(self, organism: int, row: int, _: int) -> None:
        """An organism gives off oxygen."""
        self._note(organism, thing=row)

    def grown(self, organism: int, macro: int, player: int) -> None:
        """A macroorganism; the deed still has the old name."""
        self._note(organism, kind=GROWTH, player=player, thing=macro)
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
        self._note(organism, kind=ENDOSYMBIONT_TAKEN, player=player)

    def assimilated(self, parasite: int, organism: int) -> None:
        """A parasite dissolves in its host."""
        self._note(parasite, organism)
        self._die(parasite, "assimilated")

    def cascade(self, parasite: int, organism: int) -> None:
        """A parasite's parasite hangs on the host itself now."""
        self._hosts[parasite] = organism
        self._note(parasite, organism, kind=MOVES)

    def level(self, organism: int, habitat: int, level: int) -> None:
        """A place in a food chain: the deed's thing is the level, from 4 on that on land."""
        self._note(organism, kind=LEVEL, thing=4 * habitat + level)

    def queen(self, organism: int, target: int, *_: int) -> None:
        """An arms race between host and parasite."""
        self._note(organism, target, kind=QUEEN)

    # -- losing and dying --------------------------------------------------------------------------------------------

    def atrophy(self, organism: int, _: int) -> None:
        """An organism is about to lose pieces."""
        self._sufferer = (organism, self._entry.rule)

    def loss(self, organism: int, *_: int) -> None:
        """A piece is lost; a diseased cube is named after its card on the host, but it is the parasite that suffers."""
        sufferer, rule = self._sufferer
        if self._entry.kind == CUBE_LOST and self._entry.rule == rule and self._hosts.get(sufferer) == organism:
            organism = sufferer
        self._note(organism, kind=LOSS, cause=self._cause)

    def mutation_lost(self, organism: int, mutation: int, _: int) -> None:
        """A whole mutation is lost; radiation takes it whole, everything else cube by cube."""
        if self._cause == "uv":
            self._note(organism, kind=LOSS, cause="uv", thing=mutation)

    def extinct(self, organism: int, player: int) -> None:
        """An organism dies."""
        self._note(organism, self._hosts.get(organism, NOBODY), player=player, cause=self._cause)
        self._die(organism, self._cause)

    def reverted(self, organism: int, macro: int, player: int) -> None:
        """A macroorganism is only the microorganism beneath again."""
        self._note(organism, kind=REVERTED, player=player, thing=macro, cause=self._cause)
        life = self._living.get(organism)
        if life is not None:
            self._change(organism, life.first.form, life.first.name)

    def commandeered(self, organism: int, old: int, new: int) -> None:
        """An organism changes hands; the deed's thing is the player it leaves."""
        self._note(organism, player=new, thing=old)
        self._change(organism, owner=new)

    def regained(self, organism: int, player: int) -> None:
        """A parasite is its own colour's again."""
        self._note(organism, kind=COMMANDEERED, player=player)
        self._change(organism, owner=player)

    def outlived(self, parasite: int, host: int, macro: int) -> None:
        """A host dies and the macroorganism on it lives on under its id."""
        self._note(parasite, host, thing=macro)
        losses = [deed.cause for deed in self.turns[-1].of(LOSS) if deed.life == self._living[host].number]
        self._die(host, losses[-1] if losses else "chimera")
        life = self._living.pop(parasite, None)
        if life is not None:
            self._living[host] = life


HANDLERS: dict[Event, Callable[..., None]] = {
    TURN_BEGINS: Reader.turn,
    PHASE_BEGINS: Reader.phase,
    EVENT_DRAWN: Reader.event,
    REFUGIUM_APPEARS: Reader.refugium,
    CLIMATE_SET: Reader.climate,
    STRIKE_BEGINS: Reader.strike,
    **dict.fromkeys(PERILS, Reader.peril),
    **dict.fromkeys((WATERWORLD_BEGINS, WATERWORLD_ENDS, OZONE_FORMED, DESERTED), Reader.plain),
    **dict.fromkeys((OZONE_HOLDS, OZONE_TORN), Reader.plain),
    **dict.fromkeys((ARMAGEDDON_LOOMS, ARMAGEDDON_AVERTED, ARMAGEDDON_STRUCK, OXYGEN_CRISIS), Reader.plain),
    **dict.fromkeys((VOTE_CALLED, VOTED), Reader.vote),
    ASSIGNED: Reader.assigned,
    **dict.fromkeys((WITHDRAWN, CULLED), Reader.unassigned),
    BIONT_DIED: Reader.stillborn,
    LIFE_CREATED: Reader.life,
    **dict.fromkeys((ATTACHED, SUPPLANTED), Reader.docked),
    HGT_DONE: Reader.gene,
    BOUGHT: Reader.bought,
    PROMOTED: Reader.promoted,
    POLLUTION_CAUSED: Reader.pollution,
    GROWN: Reader.grown,
    LANDFALL_MADE: Reader.landfall,
    ORGAN_PLACED: Reader.organ,
    ENDOSYMBIONT_TAKEN: Reader.endosymbiont,
    ASSIMILATED: Reader.assimilated,
    CASCADED: Reader.cascade,
    TROPHIC_LEVEL_REACHED: Reader.level,
    **dict.fromkeys((QUEEN_RETAKES, QUEEN_ABDUCTS, QUEEN_STEALS, QUEEN_TAKES_ORGAN), Reader.queen),
    **dict.fromkeys((QUEEN_GRAFTS, QUEEN_TRANSPLANTS, QUEEN_TAKES_CUBE, QUEEN_TAKES_BIONT), Reader.queen),
    ABSORBED: Reader.absorbed,
    **dict.fromkeys((CHROMOSOME_LOST, CUBE_LOST, DISEASED_LOST, ORGAN_LOST, BIONT_LOST), Reader.loss),
    ATROPHIED: Reader.atrophy,
    MUTATION_LOST: Reader.mutation_lost,
    EXTINCT: Reader.extinct,
    **dict.fromkeys((REVERTED, DIES_WITH_HOST, FALLEN_BACK), Reader.reverted),
    COMMANDEERED: Reader.commandeered,
    REGAINED: Reader.regained,
    OUTLIVED: Reader.outlived,
}
"""What the reader does with each kind of entry."""
