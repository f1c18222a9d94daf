"""A paragraph for each turn: what mattered, grouped, in sentences that vary a little and always the same way.

Sentences come out of the Fluent files. Names in them are marked (``draw.marks``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from biont.draw.marks import named, played
from biont.genesis.cards import COLOURS, ROWS
from biont.genesis.draw.chronicle.story import NOBODY, Deed, Story, Turn
from biont.genesis.ids import NPC, bearer_colour
from biont.genesis.table import GREENHOUSE
from biont.packs import Name
from biont.words import Words

IN_EVENTS = ("heat", "oxygen", "uv", "cancer", "drought", "gaia")
COPED = ("heat", "oxygen", "uv")
"""Perils that concern every organism, so that it is worth telling when nobody was harmed."""

SHORT = 2
"""A paragraph with fewer sentences than this also tells of hopes, and of harm that was not done."""


class Prose:
    """Tells a chronicle in one language."""

    def __init__(self, story: Story, say: Words) -> None:
        self.story = story
        self.say = say
        self._told: Counter[str] = Counter()
        self._lead = NOBODY
        self._turn = Turn(0)
        self._sentences: list[str] = []

    def paragraphs(self) -> list[str]:
        """The paragraphs of all turns, marked."""
        return [self._paragraph(turn) for turn in self.story.turns]

    def _paragraph(self, turn: Turn) -> str:
        self._turn, self._sentences = turn, []
        self._world()
        self._doom()
        for cause in IN_EVENTS:
            self._casualties(cause)
        self._parasites()
        self._births()
        for cause in ("errors", "host", "chimera", "fate"):
            self._casualties(cause)
        self._mutations()
        self._bodies()
        self._pollution()
        self._races()
        for cause in ("queen", "crowding"):
            self._casualties(cause)
        self._hands()
        if len(self._sentences) < SHORT:
            self._hopes()
        self._silence()
        self._leader()
        return " ".join(self._sentences)

    def _silence(self) -> None:
        """Turns without life, and turns without anything else."""
        turn = self._turn
        living = [life for life in self.story.lives if life.born.turn <= turn.number]
        gone = bool(living) and all(life.died and life.died.turn <= turn.number for life in living)
        if gone and turn.of("extinct"):
            self._tell("lifeless", 2)
        elif gone and len(self._sentences) < SHORT:
            self._tell("empty", 2)
        elif not self._sentences:
            self._tell("quiet", 4)

    # -- words -------------------------------------------------------------------------------------------------------

    def _tell(self, key: str, variants: int, **values: str | int) -> None:
        """Add a sentence, its variants taken in turn."""
        number = self._told[key] % variants
        self._told[key] += 1
        sentence = self.say(f"chronicle-{key}-{number}", **values)
        self._sentences.append(sentence)

    def _say(self, key: str, **values: str | int) -> str:
        return self.say(f"chronicle-{key}", **values)

    def _first(self, key: str, count: int, **values: str | int) -> None:
        """Add a sentence that has a grander form the first time in a game."""
        if not self._told[key]:
            self._told[key] = 1
            self._sentences.append(self._say(f"{key}-first", **values))
        else:
            self._tell(key, count, **values)

    def name(self, name: Name | None) -> str:
        """A marked name."""
        plain = "" if name is None else name.de if self.say.language == "de" else name.en
        return named(plain)

    def player(self, player: int) -> str:
        """A marked player."""
        if player == NOBODY:
            return ""
        plain = self.say(f"player-{COLOURS[bearer_colour(player)]}")
        if player >= NPC:
            plain = self.say("player-npc", player=plain)
        return played(bearer_colour(player), plain)

    def owned(self, deed: Deed) -> str:
        """The organism of a deed, with the player who ran it then."""
        return self._owned(deed.life, deed.called, deed)

    def _owned(self, life: int, called: Name | None, deed: Deed) -> str:
        if life == NOBODY:
            return self.name(called)
        owner = self._owner(life, deed)
        npc = "yes" if owner >= NPC else "no"
        return self._say("owned", organism=self.name(called), player=self.player(owner), npc=npc)

    def _owner(self, life: int, deed: Deed) -> int:
        """Who ran a life when something was done."""
        if life == NOBODY:
            return NOBODY
        stages = self.story.lives[life].stages
        # What changes with the deed itself comes after it, so the owner is the one before.
        before = [stage for stage in stages if stage.since.entry < deed.at.entry] or stages[:1]
        return before[-1].owner

    def _other(self, deed: Deed) -> str:
        """The other organism of a deed: by its name alone where it is that of the player who acts."""
        if deed.player != NOBODY and self._owner(deed.other, deed) == deed.player:
            return self.name(deed.other_called)
        return self._owned(deed.other, deed.other_called, deed)

    def listed(self, items: Iterable[str]) -> str:
        """Several things in a row, each once, the last after "and"."""
        names = list(dict.fromkeys(items))
        head, last = ", ".join(names[:-1]), names[-1]
        return self.say("and").join((head, last)) if head else last

    def _refugia(self, deeds: Iterable[Deed]) -> str:
        placards = self.story.pack.placards
        return self.listed(self.name(placards[deed.thing].name) for deed in deeds)

    def _place(self, row: int) -> str:
        return self._say(f"place-{ROWS[row]}")

    def _cause(self, cause: str) -> str:
        """A cause at the beginning of a sentence."""
        text = self._say(f"by-{cause}")
        return text[0].upper() + text[1:]

    # -- the world ---------------------------------------------------------------------------------------------------

    def _world(self) -> None:
        turn = self._turn
        before, after = turn.climate
        if before != after:
            self._tell("cooler" if after else "warmer", 3)
        for kind in ("waterworld ends", "waterworld begins", "ozone", "ozone holds"):
            if turn.of(kind):
                self._sentences.append(self.say(f"chronicle-{kind.replace(' ', '-')}"))
        opened = turn.of("refugium")
        if opened:
            placards = self.story.pack.placards
            rows = dict.fromkeys(placards[deed.thing].row for deed in opened)
            places = [
                self._say(
                    "opened-at",
                    refugia=self._refugia(deed for deed in opened if placards[deed.thing].row == row),
                    place=self._place(row),
                )
                for row in rows
            ]
            self._tell("opened", 3, count=len(opened), places=self.listed(places))
        deserted = turn.of("deserted")
        if deserted:
            self._tell("deserted", 2, refugia=self._refugia(deserted))

    def _doom(self) -> None:
        looms, called = self._turn.of("armageddon looms"), self._turn.of("vote called")
        if not looms:
            return
        doom = "greenhouse" if looms[0].thing == GREENHOUSE else "snowball"
        caller = self.player(called[0].player) if called else ""
        if self._turn.of("armageddon averted"):
            self._tell("averted", 2, armageddon=doom, player=caller)
        elif self._turn.of("armageddon"):
            others = [self.player(deed.player) for deed in self._turn.of("vote") if deed.thing]
            if called and others:
                self._tell("betrayed", 1, armageddon=doom, player=caller, others=self.listed(others))
            else:
                self._tell("doomed", 1, armageddon=doom)

    # -- losses ------------------------------------------------------------------------------------------------------

    def _casualties(self, cause: str) -> None:
        """Who died, fell back or was hurt by a cause; where nobody was, that the peril passed."""
        deaths = [deed for deed in self._turn.of("extinct") if deed.cause == cause]
        reverted = [deed for deed in self._turn.of("reverted", "dies with host") if deed.cause == cause]
        gone = {deed.life for deed in (*deaths, *reverted)}
        hurt = [deed for deed in self._turn.of("loss") if deed.cause == cause and deed.life not in gone]
        if deaths and cause == "host":
            fallen = {deed.life for deed in self._turn.of("extinct") if deed.cause != "host"}
            deaths = [deed for deed in deaths if not self._goes_with(deed, fallen)]
        if deaths:
            dead = [self._with_parasites(deed) for deed in deaths]
            self._tell("killed", 3, cause=self._cause(cause), dead=self.listed(dead))
        for deed in reverted:
            life = self.story.lives[deed.life] if deed.life != NOBODY else None
            below = self.name(life.first.name if life else None)
            self._tell("reverted", 1, cause=self._cause(cause), macro=self.owned(deed), organism=below)
        if hurt:
            self._hurt(cause, hurt, bool(deaths or reverted))
        elif cause in COPED and not deaths and not reverted and self._turn.alive and len(self._sentences) < SHORT:
            if any(deed.cause == cause for deed in self._turn.of("peril")):
                self._tell("coped", 2, cause=self._say(f"with-{cause}"))

    def _hurt(self, cause: str, hurt: Sequence[Deed], after_deaths: bool) -> None:
        if cause == "uv":
            self._tell("burnt", 1, cause=self._cause(cause), losses=self._burnt(hurt))
        elif after_deaths:
            dead = {deed.life for deed in self._turn.of("extinct")}
            alive = [deed for deed in hurt if deed.life not in dead]
            if alive:
                self._tell("survived", 2, victims=self._organisms(alive))
        else:
            count, victims = len(hurt), self._organisms(hurt)
            number = self._say("number", count=count)
            self._tell("hurt", 2, cause=self._cause(cause), victims=victims, count=count, number=number)

    def _organisms(self, hurt: Sequence[Deed]) -> str:
        """The organisms of some deeds, each once and by its first name."""
        first = {deed.life: deed for deed in reversed(hurt)}
        return self.listed(self.owned(deed) for deed in reversed(first.values()))

    def _burnt(self, hurt: Sequence[Deed]) -> str:
        """Mutations by organism; radiation takes organs as well, which have no name here."""
        found: list[str] = []
        for organism in dict.fromkeys(self.owned(deed) for deed in hurt):
            lost = [deed.thing for deed in hurt if self.owned(deed) == organism and deed.thing != NOBODY]
            names = [self.name(self.story.pack.mutations[number].front.name) for number in lost]
            if names:
                found.append(self._say("burnt-out", mutations=self.listed(names), organism=organism))
        organs = [self.owned(deed) for deed in hurt if deed.thing == NOBODY]
        if organs:
            found.append(self._say("burnt-out", mutations=self._say("burnt-organs"), organism=self.listed(organs)))
        return self.listed(found)

    def _goes_with(self, deed: Deed, fallen: set[int]) -> bool:
        """Whether a parasite's death is told with that of its host, or of its host's host."""
        hosts = {other.life: other.other for other in self._turn.of("extinct")}
        life = deed.life
        while life in hosts:
            if life in fallen:
                return True
            life = hosts[life]
        return life in fallen

    def _with_parasites(self, deed: Deed) -> str:
        """A dead organism with everything that died on it."""
        followers = self._followers(deed)
        name = self.owned(deed)
        if not followers:
            return name
        parasites = self.listed(self.owned(other) for other in followers)
        return self._say("with-parasites", organism=name, parasites=parasites)

    def _followers(self, deed: Deed) -> list[Deed]:
        """The deaths that a death brings: of parasites, and of parasites on these."""
        found: list[Deed] = []
        for other in self._turn.of("extinct"):
            if other.cause == "host" and other.other == deed.life != NOBODY:
                found += [other, *self._followers(other)]
        return found

    # -- parasites, genes, births ------------------------------------------------------------------------------------

    def _parasites(self) -> None:
        for deed in self._turn.of("docks", "supplants", "moves"):
            parasite, host = self.name(deed.called), self._other(deed)
            if deed.kind == "moves":
                self._tell("moves", 1, parasite=self.owned(deed), host=host)
            else:
                variants = 3 if deed.kind == "docks" else 1
                self._tell(deed.kind, variants, player=self.player(deed.player), parasite=parasite, host=host)
        self._homeless("supplanted", "hostless")
        self._genes()
        self._homeless("abandoned", "abandoned")

    def _homeless(self, cause: str, key: str) -> None:
        """Organisms without a host, or without anybody in them."""
        deaths = [deed for deed in self._turn.of("extinct") if deed.cause == cause]
        if deaths:
            self._tell(key, 1, dead=self.listed(self._with_parasites(deed) for deed in deaths))

    def _genes(self) -> None:
        told = set()
        for deed in self._turn.of("gene", "spreads"):
            same = (deed.kind, deed.player, deed.life, deed.other, deed.thing)
            if deed.life == deed.other or same in told:
                continue
            told.add(same)
            player, organism = self.player(deed.player), self.name(deed.called)
            if deed.kind == "gene":
                self._tell("gene", 2, player=player, organism=organism, target=self._other(deed))
            else:
                refugium = self.name(self.story.pack.placards[deed.thing].name)
                self._tell("spreads", 1, player=player, organism=organism, refugium=refugium)

    def _births(self) -> None:
        for deed in self._turn.of("birth"):
            refugium = self.name(self.story.pack.placards[deed.thing].name)
            player = self.player(deed.player)
            self._first("birth", 3, player=player, refugium=refugium, organism=self.name(deed.called))
            ancestors = [other for other in self._turn.of("descent") if other.life == deed.life]
            if ancestors:
                self._tell("descent", 1, ancestors=self.listed(self._other(other) for other in ancestors))
        lost = self._turn.of("stillborn")
        born = {deed.thing for deed in self._turn.of("birth")}
        barren = [deed for deed in lost if deed.thing not in born]
        if barren and len(self._sentences) <= SHORT:
            self._tell("stillborn", 2, refugia=self._refugia(barren))

    def _hopes(self) -> None:
        """Bionts that wait on refugia, where little else happened."""
        born = {deed.thing for deed in (*self._turn.of("birth"), *self._turn.of("stillborn"))}
        waiting = [deed for deed in self._turn.of("assigned") if deed.thing not in born]
        if waiting:
            players = self.listed(self.player(deed.player) for deed in waiting)
            self._tell("hopes", 2, players=players, refugia=self._refugia(waiting))

    # -- growth ------------------------------------------------------------------------------------------------------

    def _mutations(self) -> None:
        bought = self._turn.of("mutation")
        mutations = self.story.pack.mutations
        by_organism: dict[int, list[Deed]] = {}
        for deed in bought:
            by_organism.setdefault(deed.life, []).append(deed)
        if len(by_organism) == 1:
            deed = bought[0]
            names = self.listed(self.name(mutations[other.thing].front.name) for other in bought)
            self._tell("mutation", 2, player=self.player(deed.player), organism=self._of(deed), mutations=names)
        elif by_organism:
            changes = [
                self._say(
                    "mutations-in",
                    mutations=self.listed(self.name(mutations[deed.thing].front.name) for deed in deeds),
                    organism=self.owned(deeds[0]),
                )
                for deeds in by_organism.values()
            ]
            self._tell("mutations", 3, changes="; ".join(changes))
        promotions = self._turn.of("promotion")
        for player in dict.fromkeys(deed.player for deed in promotions):
            changes = [
                self._say(
                    "promotion-of",
                    old=self.name(mutations[deed.thing].front.name),
                    organism=self._of(deed),
                    new=self.name(mutations[deed.thing].back.name),
                )
                for deed in promotions
                if deed.player == player
            ]
            self._tell("promotion", 2, player=self.player(player), changes=self.listed(changes))

    def _of(self, deed: Deed) -> str:
        """An organism that a player acts on: by its name alone where it is that player's own."""
        return self.name(deed.called) if self._owner(deed.life, deed) == deed.player else self.owned(deed)

    def _pollution(self) -> None:
        """Pollution is told where it did harm."""
        if any(deed.cause == "pollution" for deed in self._turn.deeds):
            polluters = self._turn.of("pollution")
            for row in dict.fromkeys(deed.thing for deed in polluters):
                names = self.listed(self.owned(deed) for deed in polluters if deed.thing == row)
                self._tell("pollution", 1, polluters=names, place=self._place(row))
            self._casualties("pollution")

    def _bodies(self) -> None:
        """Macroorganisms: how they come to be, grow and go ashore."""
        turn, cards = self._turn, self.story.pack.macroorganisms
        for deed in turn.of("growth"):
            player, macro = self.player(deed.player), self.name(cards[deed.thing].marine.name)
            self._first("growth", 1, player=player, organism=self._of(deed), macro=macro)
        if turn.of("oxygen crisis"):
            self._sentences.append(self.say("chronicle-oxygen-crisis"))
        organs = turn.of("organ")
        if organs:
            self._tell("organ", 2, count=len(organs), organism=self._organisms(organs))
        for deed in turn.of("landfall"):
            card = cards[deed.thing]
            player, land = self.player(deed.player), self.name(card.terrestrial.name)
            self._first("landfall", 1, player=player, macro=self.name(card.marine.name), land=land)
        for deed in turn.of("assimilated"):
            self._tell("assimilated", 1, parasite=self.owned(deed), host=self._other(deed))
        guests = turn.of("endosymbiont")
        for life in dict.fromkeys(deed.life for deed in guests):
            homes = [deed for deed in guests if deed.life == life]
            players = self.listed(self.player(deed.player) for deed in homes)
            self._tell("endosymbiont", 1, players=players, organism=self.name(homes[0].called))
        self._food_chains()

    def _food_chains(self) -> None:
        """Who eats others now, in the sea and on land; plants and those who wait go without saying."""
        levels = {deed.life: deed for deed in self._turn.of("level")}
        for deed in levels.values():
            land, level = divmod(deed.thing, 4)
            if level in (1, 2):
                habitat, role = ("sea", "land")[land], ("", "herbivore", "carnivore")[level]
                self._tell("level", 1, habitat=habitat, level=role, organism=self.owned(deed))

    def _races(self) -> None:
        """Arms races, each pair once."""
        pairs = dict.fromkeys(tuple(sorted((deed.life, deed.other))) for deed in self._turn.of("queen"))
        for pair in pairs:
            deed = next(deed for deed in self._turn.of("queen") if tuple(sorted((deed.life, deed.other))) == pair)
            self._tell("queen", 1, organism=self.owned(deed), target=self._other(deed))

    def _hands(self) -> None:
        """Organisms that live on under somebody else."""
        for deed in self._turn.of("outlived"):
            self._tell("outlived", 1, host=self._other(deed), macro=self.name(deed.called))
        last = {deed.life: deed for deed in self._turn.of("commandeered")}
        for deed in last.values():
            self._tell("commandeered", 1, player=self.player(deed.player), organism=self.name(deed.called))

    def _leader(self) -> None:
        """Who leads, when that has changed; a tie has no leader."""
        points = self._turn.points
        if len(points) < 2 or not self.story.rivals:
            return
        best = max(points)
        leaders = [player for player, total in zip(self.story.players, points, strict=True) if total == best]
        leader = leaders[0] if len(leaders) == 1 and best > 0 else NOBODY
        if leader not in (NOBODY, self._lead):
            self._lead = leader
            self._tell("lead", 2, player=self.player(leader), points=best)
