"""A paragraph for each turn: what mattered, grouped, in sentences that vary a little and always the same way.

Sentences come out of the Fluent files. Names in them are marked (``draw.marks``).
"""

from __future__ import annotations

from biont.genesis.draw.chronicle.losses import SHORT, casualties, homeless
from biont.genesis.draw.chronicle.story import (
    BIRTH,
    DESCENT,
    DOCKS,
    GENE,
    GROWTH,
    LEVEL,
    MOVES,
    MUTATION,
    NOBODY,
    PROMOTION,
    QUEEN,
    SPREADS,
    STILLBORN,
    SUPPLANTS,
    Deed,
    Story,
    Turn,
)
from biont.genesis.draw.chronicle.voice import Voice
from biont.genesis.rules.assignment import ASSIGNED
from biont.genesis.rules.chimera_death import OUTLIVED
from biont.genesis.rules.climate import ARMAGEDDON_AVERTED, ARMAGEDDON_LOOMS, ARMAGEDDON_STRUCK, VOTE_CALLED, VOTED
from biont.genesis.rules.commandeering import COMMANDEERED
from biont.genesis.rules.events import DESERTED, REFUGIUM_APPEARS, WATERWORLD_BEGINS, WATERWORLD_ENDS
from biont.genesis.rules.extinction import EXTINCT
from biont.genesis.rules.macroorganisms import OXYGEN_CRISIS
from biont.genesis.rules.organs import LANDFALL_MADE, ORGAN_PLACED
from biont.genesis.rules.spike import POLLUTION_CAUSED
from biont.genesis.rules.strikes import OZONE_FORMED, OZONE_HOLDS, OZONE_TORN
from biont.genesis.rules.symbiosis import ASSIMILATED, ENDOSYMBIONT_TAKEN
from biont.genesis.table import GREENHOUSE
from biont.words import Words

IN_EVENTS = ("heat", "oxygen", "uv", "cancer", "drought", "gaia")


class Prose(Voice):
    """Tells a whole chronicle in one language."""

    def __init__(self, story: Story, say: Words) -> None:
        super().__init__(story, say)
        self._lead = NOBODY

    def paragraphs(self) -> list[str]:
        """The paragraphs of all turns, marked."""
        return [self._paragraph(turn) for turn in self.story.turns]

    def _paragraph(self, turn: Turn) -> str:
        self.turn, self.sentences = turn, []
        self._world()
        self._doom()
        for cause in IN_EVENTS:
            casualties(self, cause)
        self._parasites()
        self._births()
        for cause in ("errors", "host", "chimera", "fate"):
            casualties(self, cause)
        self._mutations()
        self._bodies()
        self._pollution()
        self._races()
        for cause in ("queen", "crowding"):
            casualties(self, cause)
        self._hands()
        if len(self.sentences) < SHORT:
            self._hopes()
        self._silence()
        self._leader()
        return " ".join(self.sentences)

    def _silence(self) -> None:
        """Turns without life, and turns without anything else."""
        turn = self.turn
        living = [life for life in self.story.lives if life.born.turn <= turn.number]
        gone = bool(living) and all(life.died and life.died.turn <= turn.number for life in living)
        if gone and turn.of(EXTINCT):
            self.tell("lifeless", 2)
        elif gone and len(self.sentences) < SHORT:
            self.tell("empty", 2)
        elif not self.sentences:
            self.tell("quiet", 4)

    # -- the world ---------------------------------------------------------------------------------------------------

    def _world(self) -> None:
        turn = self.turn
        before, after = turn.climate
        if before != after:
            self.tell("cooler" if after else "warmer", 3)
        for kind in (WATERWORLD_ENDS, WATERWORLD_BEGINS, OZONE_FORMED, OZONE_HOLDS, OZONE_TORN):
            if turn.of(kind):
                self.sentences.append(self.say(f"chronicle-{kind.key}"))
        opened = turn.of(REFUGIUM_APPEARS)
        if opened:
            placards = self.story.pack.placards
            rows = dict.fromkeys(placards[deed.thing].row for deed in opened)
            places = [
                self.phrase(
                    "opened-at",
                    refugia=self.refugia(deed for deed in opened if placards[deed.thing].row == row),
                    place=self.place(row),
                )
                for row in rows
            ]
            self.tell("opened", 3, count=len(opened), places=self.listed(places))
        deserted = turn.of(DESERTED)
        if deserted:
            self.tell("deserted", 2, refugia=self.where(deserted))

    def _doom(self) -> None:
        looms, called = self.turn.of(ARMAGEDDON_LOOMS), self.turn.of(VOTE_CALLED)
        if not looms:
            return
        doom = "greenhouse" if looms[0].thing == GREENHOUSE else "snowball"
        caller = self.player(called[0].player) if called else ""
        if self.turn.of(ARMAGEDDON_AVERTED):
            self.tell("averted", 2, armageddon=doom, player=caller)
        elif self.turn.of(ARMAGEDDON_STRUCK):
            others = [self.player(deed.player) for deed in self.turn.of(VOTED) if deed.thing]
            if called and others:
                self.tell("betrayed", 1, armageddon=doom, player=caller, others=self.listed(others))
            else:
                self.tell("doomed", 1, armageddon=doom)

    # -- parasites, genes, births ------------------------------------------------------------------------------------

    def _parasites(self) -> None:
        for deed in self.turn.of(DOCKS, SUPPLANTS, MOVES):
            parasite, host = self.name(deed.called), self.other(deed)
            if deed.kind == MOVES:
                self.tell("moves", 1, parasite=self.owned(deed), host=host)
            else:
                variants = 3 if deed.kind == DOCKS else 1
                self.tell(deed.kind.key, variants, player=self.player(deed.player), parasite=parasite, host=host)
        homeless(self, "supplanted", "hostless")
        self._genes()
        homeless(self, "abandoned", "abandoned")

    def _genes(self) -> None:
        told = set()
        for deed in self.turn.of(GENE, SPREADS):
            same = (deed.kind, deed.player, deed.life, deed.other, deed.thing)
            if deed.life == deed.other or same in told:
                continue
            told.add(same)
            player, organism = self.player(deed.player), self.name(deed.called)
            if deed.kind == GENE:
                self.tell("gene", 2, player=player, organism=organism, target=self.other(deed))
            else:
                self.tell("spreads", 1, player=player, organism=organism, refugium=self.where([deed]))

    def _births(self) -> None:
        for deed in self.turn.of(BIRTH):
            player, refugium = self.player(deed.player), self.where([deed])
            self.first("birth", 3, player=player, refugium=refugium, organism=self.name(deed.called))
            ancestors = [other for other in self.turn.of(DESCENT) if other.life == deed.life]
            if ancestors:
                self.tell("descent", 1, ancestors=self.listed(self.other(other) for other in ancestors))
        lost = self.turn.of(STILLBORN)
        born = {deed.thing for deed in self.turn.of(BIRTH)}
        barren = [deed for deed in lost if deed.thing not in born]
        if barren and len(self.sentences) <= SHORT:
            self.tell("stillborn", 2, refugia=self.where(barren))

    def _hopes(self) -> None:
        """Bionts that wait on refugia, where little else happened."""
        born = {deed.thing for deed in (*self.turn.of(BIRTH), *self.turn.of(STILLBORN))}
        waiting = [deed for deed in self.turn.of(ASSIGNED) if deed.thing not in born]
        if waiting:
            players = self.listed(self.player(deed.player) for deed in waiting)
            self.tell("hopes", 2, players=players, refugia=self.where(waiting))

    # -- growth ------------------------------------------------------------------------------------------------------

    def _mutations(self) -> None:
        bought = self.turn.of(MUTATION)
        mutations = self.story.pack.mutations
        by_organism: dict[int, list[Deed]] = {}
        for deed in bought:
            by_organism.setdefault(deed.life, []).append(deed)
        if len(by_organism) == 1:
            deed = bought[0]
            names = self.listed(self.name(mutations[other.thing].front.name) for other in bought)
            self.tell("mutation", 2, player=self.player(deed.player), organism=self._of(deed), mutations=names)
        elif by_organism:
            changes = [
                self.phrase(
                    "mutations-in",
                    mutations=self.listed(self.name(mutations[deed.thing].front.name) for deed in deeds),
                    organism=self.owned(deeds[0]),
                )
                for deeds in by_organism.values()
            ]
            self.tell("mutations", 3, changes="; ".join(changes))
        promotions = self.turn.of(PROMOTION)
        for player in dict.fromkeys(deed.player for deed in promotions):
            changes = [
                self.phrase(
                    "promotion-of",
                    old=self.name(mutations[deed.thing].front.name),
                    organism=self._of(deed),
                    new=self.name(mutations[deed.thing].back.name),
                )
                for deed in promotions
                if deed.player == player
            ]
            self.tell("promotion", 2, player=self.player(player), changes=self.listed(changes))

    def _of(self, deed: Deed) -> str:
        """An organism that a player acts on: by its name alone where it is that player's own."""
        return self.name(deed.called) if self.owner(deed.life, deed) == deed.player else self.owned(deed)

    def _pollution(self) -> None:
        """Pollution is told where it did harm."""
        if any(deed.cause == "pollution" for deed in self.turn.deeds):
            polluters = self.turn.of(POLLUTION_CAUSED)
            for row in dict.fromkeys(deed.thing for deed in polluters):
                names = self.listed(self.owned(deed) for deed in polluters if deed.thing == row)
                self.tell("pollution", 1, polluters=names, place=self.place(row))
            casualties(self, "pollution")

    def _bodies(self) -> None:
        """Macroorganisms: how they come to be, grow and go ashore."""
        turn, cards = self.turn, self.story.pack.macroorganisms
        for deed in turn.of(GROWTH):
            player, macro = self.player(deed.player), self.name(cards[deed.thing].marine.name)
            self.first("growth", 1, player=player, organism=self._of(deed), macro=macro)
        if turn.of(OXYGEN_CRISIS):
            self.sentences.append(self.say("chronicle-oxygen-crisis"))
        organs = turn.of(ORGAN_PLACED)
        if organs:
            self.tell("organ", 2, count=len(organs), organism=self.organisms(organs))
        for deed in turn.of(LANDFALL_MADE):
            card = cards[deed.thing]
            player, land = self.player(deed.player), self.name(card.terrestrial.name)
            self.first("landfall", 1, player=player, macro=self.name(card.marine.name), land=land)
        for deed in turn.of(ASSIMILATED):
            self.tell("assimilated", 1, parasite=self.owned(deed), host=self.other(deed))
        guests = turn.of(ENDOSYMBIONT_TAKEN)
        for life in dict.fromkeys(deed.life for deed in guests):
            homes = [deed for deed in guests if deed.life == life]
            players = self.listed(self.player(deed.player) for deed in homes)
            self.tell("endosymbiont", 1, players=players, organism=self.name(homes[0].called))
        self._food_chains()

    def _food_chains(self) -> None:
        """Who eats others now, in the sea and on land; plants and those who wait go without saying."""
        levels = {deed.life: deed for deed in self.turn.of(LEVEL)}
        for deed in levels.values():
            land, level = divmod(deed.thing, 4)
            if level in (1, 2):
                habitat, role = ("sea", "land")[land], ("", "herbivore", "carnivore")[level]
                self.tell("level", 1, habitat=habitat, level=role, organism=self.owned(deed))

    def _races(self) -> None:
        """Arms races, each pair once."""
        pairs = dict.fromkeys(tuple(sorted((deed.life, deed.other))) for deed in self.turn.of(QUEEN))
        for pair in pairs:
            deed = next(deed for deed in self.turn.of(QUEEN) if tuple(sorted((deed.life, deed.other))) == pair)
            self.tell("queen", 1, organism=self.owned(deed), target=self.other(deed))

    def _hands(self) -> None:
        """Organisms that live on under somebody else."""
        for deed in self.turn.of(OUTLIVED):
            self.tell("outlived", 1, host=self.other(deed), macro=self.name(deed.called))
        last = {deed.life: deed for deed in self.turn.of(COMMANDEERED)}
        for deed in last.values():
            self.tell("commandeered", 1, player=self.player(deed.player), organism=self.name(deed.called))

    def _leader(self) -> None:
        """Who leads, when that has changed; a tie has no leader."""
        points = self.turn.points
        if len(points) < 2 or not self.story.rivals:
            return
        best = max(points)
        leaders = [player for player, total in zip(self.story.players, points, strict=True) if total == best]
        leader = leaders[0] if len(leaders) == 1 and best > 0 else NOBODY
        if leader not in (NOBODY, self._lead):
            self._lead = leader
            self.tell("lead", 2, player=self.player(leader), points=best)
