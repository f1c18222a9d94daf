"""A paragraph for each chapter: what mattered, grouped, in sentences that vary a little and always the same way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from biont.draw.marks import named, played
from biont.origins.cards import DISCIPLINES, TRACKS
from biont.origins.draw.chronicle.story import Chapter, Deed, Story
from biont.origins.rules.advanced.outcomes import ATTACKED, CITY_STRUCK, CITY_TAKEN, CONVERTED, ENSLAVED, STRUCK, TRADED
from biont.origins.rules.advancements import PAWN_MOVED, STAGE_REACHED
from biont.origins.rules.auction import (
    CHALLENGE_DISCARDED,
    CHALLENGE_UNFIT,
    CHALLENGE_WON,
    DICTATOR_WON,
    FOUNDATION_LAID,
    FOUNDATION_LOST,
    QUIET_REVOLUTION,
)
from biont.origins.rules.challenge import CHALLENGE_DRAWN
from biont.origins.rules.climate import CHIT_LAID
from biont.origins.rules.comet import COMET_DRAWN, VICTORY_CHITS_TAKEN
from biont.origins.rules.destroy import CITY_LOST, MIGRANT_LOST
from biont.origins.rules.diaspora import DIASPORA_FLED
from biont.origins.rules.events import CATASTROPHE_STRUCK, CRISIS_STRUCK, FAMINE_STRUCK, INFECTED, POLLUTION_STRUCK
from biont.origins.rules.knowledge import ELECTED, INVENTED
from biont.origins.rules.philosophy import PHILOSOPHY_MOVED
from biont.origins.rules.revolution import PUTSCH_MADE, REVOLUTION_CAME
from biont.origins.rules.scoring import final_score
from biont.origins.rules.spread import BRANCHED, DEPARTED, MOVED
from biont.origins.rules.urbanize import CITY_FOUNDED
from biont.origins.table import EMOTIONS, FREE_WILL, MYSTICS, NOBODY, NOTHING, VOCABULARY
from biont.origins.tiles import CLIMATES
from biont.packs import Name
from biont.words import Words

STARVED = "H1"
"""The rules by which tokens starve."""
FEW = 4
"""Names that a sentence bears; of more it tells the first and how many there are."""
MINDS = {(EMOTIONS, VOCABULARY): "words", (VOCABULARY, FREE_WILL): "will", (MYSTICS, FREE_WILL): "art"}
"""Ways of a pawn that a sentence tells; a way to Mysticism is a prayer wherever it begins."""


class Prose:
    """Tells a story in one language."""

    def __init__(self, story: Story, say: Words) -> None:
        self.story = story
        self.say = say
        self._told: Counter[str] = Counter()
        self._lead = NOBODY
        self._sentences: list[str] = []

    def paragraphs(self) -> list[str]:
        """The paragraphs of all chapters, marked."""
        return [self._paragraph(chapter) for chapter in self.story.chapters]

    def _paragraph(self, chapter: Chapter) -> str:
        self._sentences = []
        self._opening(chapter)
        self._heavens(chapter)
        self._plagues(chapter)
        self._auction(chapter)
        self._rule(chapter)
        self._strife(chapter)
        self._wandering(chapter)
        self._losses(chapter)
        self._minds(chapter)
        self._leader(chapter)
        if not self._sentences:
            self._tell("quiet", 3)
        return " ".join(self._sentences)

    # -- words -------------------------------------------------------------------------------------------------------

    def _tell(self, key: str, variants: int, **values: str | int) -> None:
        """Add a sentence, its variants taken in turn."""
        number = self._told[key] % variants
        self._told[key] += 1
        self._sentences.append(self.say(f"chronicle-{key}-{number}", **values))

    def name(self, name: Name) -> str:
        """A marked name."""
        return named(name.de if self.say.language == "de" else name.en)

    def player(self, seat: int) -> str:
        """A marked player."""
        return played(self.story.box.colours[seat], self.say(f"seat-{self.story.seats[seat]}"))

    def players(self, deeds: Iterable[Deed]) -> str:
        """Everybody whom deeds are about, once each."""
        return self.listed(self.player(deed.seat) for deed in deeds)

    def listed(self, items: Iterable[str]) -> str:
        """Several things in a row, each once, the last after "and"; of many only the first."""
        names = list(dict.fromkeys(items))
        if len(names) > FEW:
            names = [*names[: FEW - 1], self.say("chronicle-more", count=len(names) - FEW + 1)]
        head, last = ", ".join(names[:-1]), names[-1]
        return self.say("and").join((head, last)) if head else last

    def hex(self, hex_: int) -> str:
        """A Hex of the map as it lay at last."""
        return self.name(self.story.last.world.hexes[hex_].name)

    def spot(self, spot: int) -> str:
        """A Spot."""
        return self.name(self.story.last.world.spots[spot].name)

    def card(self, deed: Deed) -> str:
        """The Challenge Card of a deed."""
        return self.name(self.story.pack.challenges[deed.number()].name)

    def discipline(self, discipline: int) -> str:
        """What a discipline is called."""
        return self.say(f"discipline-{DISCIPLINES[discipline]}")

    def _by_seat(self, deeds: Iterable[Deed]) -> dict[int, list[Deed]]:
        """Deeds by the player they are about."""
        found: dict[int, list[Deed]] = {}
        for deed in deeds:
            found.setdefault(deed.seat, []).append(deed)
        return found

    # -- the world ---------------------------------------------------------------------------------------------------

    def _opening(self, chapter: Chapter) -> None:
        pack = self.story.pack
        if chapter.comet != NOTHING:
            claimed = chapter.of(COMET_DRAWN)[0]
            self._tell("comet", 2, player=self.player(claimed.seat), comet=self.name(pack.comets[chapter.comet].name))
            for deed in chapter.of(VICTORY_CHITS_TAKEN):
                values = {"player": self.player(deed.seat), "discipline": self.discipline(deed.number(1))}
                self._tell("chits", 2, count=deed.number(), **values)
        elif chapter.challenge != NOTHING:
            challenger = self.player(chapter.of(CHALLENGE_DRAWN)[0].seat)
            self._tell("challenged", 3, player=challenger, challenge=self.card(chapter.of(CHALLENGE_DRAWN)[0]))
        else:
            self._beginning()

    def _beginning(self) -> None:
        table = self.story.tables[0]
        homes = [
            self.say("chronicle-home", player=self.player(seat), spot=self.spot(table.world.spots_in(spots)[0]))
            for seat, spots in enumerate(table.migrants)
            if spots
        ]
        if homes:
            self._tell("began", 1, homes=self.listed(homes), count=len(homes))

    def _heavens(self, chapter: Chapter) -> None:
        """Catastrophes and climate."""
        world = self.story.last.world
        for deed in chapter.of(CATASTROPHE_STRUCK):
            struck = world.hexes[deed.number()].catastrophe
            if struck is not None:
                self._tell("catastrophe", 2, catastrophe=self.name(struck.name), hex=self.hex(deed.number()))
        for climate, word in enumerate(CLIMATES):
            laid = [deed for deed in chapter.of(CHIT_LAID) if deed.number() == climate]
            if laid:
                self._tell(word, 2, hexes=self.listed(self.hex(deed.number(2)) for deed in laid), count=len(laid))

    def _plagues(self, chapter: Chapter) -> None:
        """Events that strike players."""
        for kind in (INFECTED, FAMINE_STRUCK, POLLUTION_STRUCK, CRISIS_STRUCK):
            if struck := chapter.of(kind):
                self._tell(kind.key, 2, players=self.players(struck), count=len({deed.seat for deed in struck}))

    # -- society -----------------------------------------------------------------------------------------------------

    def _auction(self, chapter: Chapter) -> None:
        for deed in chapter.of(DICTATOR_WON):
            self._tell("dictator", 2, player=self.player(deed.seat), challenge=self.card(deed))
        for deed in chapter.of(FOUNDATION_LAID):
            values = {"player": self.player(deed.seat), "discipline": self.discipline(deed.number(1))}
            self._tell("founded", 3, challenge=self.card(deed), **values)
        for deed in chapter.of(CHALLENGE_UNFIT):
            self._tell("unfit", 1, player=self.player(deed.seat), challenge=self.card(deed))
        if chapter.of(CHALLENGE_DISCARDED) and not chapter.of(CHALLENGE_WON, DICTATOR_WON):
            self._tell("unwanted", 2)

    def _rule(self, chapter: Chapter) -> None:
        """Who came to rule, and how; and where thought went."""
        for deed in chapter.of(REVOLUTION_CAME):
            self._tell("revolution", 3, player=self.player(deed.seat))
        for deed in chapter.of(PUTSCH_MADE):
            values = {"player": self.player(deed.seat), "discipline": self.discipline(deed.number(1))}
            self._tell("putsch", 1, challenge=self.card(deed), **values)
        for deed in chapter.of(QUIET_REVOLUTION, ELECTED):
            key = "quiet-revolution" if deed.kind == QUIET_REVOLUTION else "elected"
            self._tell(key, 2, player=self.player(deed.seat), discipline=self.discipline(deed.number()))
        for deed in chapter.of(FOUNDATION_LOST):
            self._tell("foundation-lost", 1, player=self.player(deed.seat), challenge=self.card(deed))
        for deed in chapter.of(PHILOSOPHY_MOVED)[-1:]:
            space = self.story.pack.philosophy[deed.number()]
            self._tell("philosophy", 2, player=self.player(deed.seat), space=self.name(space.name))

    def _strife(self, chapter: Chapter) -> None:
        """Wars and what else peoples do to each other."""
        for deed in chapter.of(CITY_TAKEN):
            values = {"player": self.player(deed.seat), "other": self.player(deed.number(1))}
            self._tell("city-taken", 2, hex=self.hex(deed.number()), **values)
        for deed in chapter.of(CITY_STRUCK):
            values = {"player": self.player(deed.seat), "other": self.player(deed.number())}
            self._tell("city-struck", 1, hex=self.hex(deed.number(1)), **values)
        for kind in (ATTACKED, STRUCK, CONVERTED, ENSLAVED):
            for deed in chapter.of(kind):
                values = {"player": self.player(deed.seat), "other": self.player(deed.number())}
                self._tell(kind.key, 2, spot=self.spot(deed.number(1)), **values)
        pairs = dict.fromkeys((deed.seat, deed.number()) for deed in chapter.of(TRADED))
        for seat, partner in pairs:
            count = sum((deed.seat, deed.number()) == (seat, partner) for deed in chapter.of(TRADED))
            self._tell("traded", 2, player=self.player(seat), other=self.player(partner), count=count)

    # -- the map -----------------------------------------------------------------------------------------------------

    def _wandering(self, chapter: Chapter) -> None:
        for seat, deeds in self._by_seat(chapter.of(BRANCHED, DEPARTED, MOVED)).items():
            places = self.listed(self.spot(deed.number(1)) for deed in deeds)
            self._tell("wandered", 4, player=self.player(seat), spots=places)
        for seat, deeds in self._by_seat(chapter.of(CITY_FOUNDED)).items():
            hexes = self.listed(self.hex(deed.number()) for deed in deeds)
            self._tell("city", 3, player=self.player(seat), hexes=hexes, count=len({deed.number() for deed in deeds}))
        for deed in chapter.of(DIASPORA_FLED):
            self._tell("diaspora", 1, player=self.player(deed.seat), spot=self.spot(deed.number()))

    def _losses(self, chapter: Chapter) -> None:
        lost = chapter.of(MIGRANT_LOST, CITY_LOST)
        for seat, deeds in self._by_seat(deed for deed in lost if deed.rule.startswith(STARVED)).items():
            self._tell("starved", 2, player=self.player(seat), count=len(deeds))
        for seat, deeds in self._by_seat(deed for deed in lost if not deed.rule.startswith(STARVED)).items():
            cities = [self.hex(deed.number()) for deed in deeds if deed.kind == CITY_LOST]
            migrants = len(deeds) - len(cities)
            if cities:
                self._tell(
                    "cities-lost", 2, player=self.player(seat), hexes=self.listed(cities), count=len(set(cities))
                )
            if migrants:
                self._tell("migrants-lost", 2, player=self.player(seat), count=migrants)

    # -- the mind ----------------------------------------------------------------------------------------------------

    def _minds(self, chapter: Chapter) -> None:
        ideas = self.story.pack.ideas
        for seat, deeds in self._by_seat(chapter.of(INVENTED)).items():
            names = self.listed(self.name(ideas[deed.number()].name) for deed in deeds)
            self._tell("invented", 3, player=self.player(seat), ideas=names)
        ways = [(_way(deed), deed) for deed in chapter.of(PAWN_MOVED)]
        for way, count in (("words", 2), ("will", 2), ("art", 1), ("prayer", 2)):
            for seat, deeds in self._by_seat(deed for key, deed in ways if key == way).items():
                self._tell(way, count, player=self.player(seat), count=len(deeds))
        for seat, deeds in self._by_seat(chapter.of(STAGE_REACHED)).items():
            reached = {deed.number(): deed.number(1) for deed in deeds}
            tracks = self.listed(f"{self.say(f'track-{TRACKS[track]}')} {stage}" for track, stage in reached.items())
            self._tell("stages", 3, player=self.player(seat), tracks=tracks)

    # -- the score ---------------------------------------------------------------------------------------------------

    def _leader(self, chapter: Chapter) -> None:
        """Who leads alone, where that has changed."""
        table = self.story.tables[min(self._ends(chapter), self.story.turns)]
        points = [final_score(table, seat) for seat in range(len(self.story.seats))]
        best = [seat for seat, final in enumerate(points) if final == max(points)]
        if self.story.rivals and len(best) == 1 and best[0] != self._lead:
            self._lead = best[0]
            self._tell("leads", 3, player=self.player(best[0]), count=max(points))

    def _ends(self, chapter: Chapter) -> int:
        """The turn in which a chapter ends."""
        return max((deed.turn for deed in chapter.deeds), default=0)


def _way(deed: Deed) -> str:
    source, target = deed.number(), deed.number(1)
    return "prayer" if target == MYSTICS else MINDS.get((source, target), "")
