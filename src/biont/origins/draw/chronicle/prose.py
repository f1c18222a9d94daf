"""A paragraph for each chapter: a sentence for each scene, in words that vary a little and always the same way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from biont.draw.marks import named, played
from biont.origins import nouns
from biont.origins.cards import DISCIPLINES, TRACKS
from biont.origins.draw.chronicle.places import Places
from biont.origins.draw.chronicle.scenes import HEXES, SPOTS, Scene, scenes
from biont.origins.draw.chronicle.story import Chapter, Deed, Story
from biont.origins.rules.scoring import final_score
from biont.origins.table import NOBODY
from biont.origins.tiles import CLIMATES
from biont.packs import Name
from biont.words import Words

FEW = 4
"""Names that a sentence bears; of more it tells the first and how many there are."""

Values = dict[str, str | int]
"""What a sentence is given."""


class Prose:
    """Tells a story in one language."""

    def __init__(self, story: Story, say: Words) -> None:
        self.story = story
        self.say = say
        self.places = Places(story, say)
        self._told: Counter[str] = Counter()
        self._lead = NOBODY
        self._sentences: list[str] = []

    def paragraphs(self) -> list[str]:
        """The paragraphs of all chapters, marked."""
        return [self._paragraph(chapter) for chapter in self.story.chapters]

    def _paragraph(self, chapter: Chapter) -> str:
        self._sentences = []
        if chapter.number == 1:
            self._beginning()
        for scene in scenes(chapter):
            if values := self._values(scene):
                self._tell(scene.key, **values)
        self._leader(chapter)
        if not self._sentences:
            self._tell("quiet")
        return " ".join(self._sentences)

    # -- words -------------------------------------------------------------------------------------------------------

    def _tell(self, key: str, **values: str | int) -> None:
        """Add a sentence, its variants taken in turn."""
        if not self.say.has(f"chronicle-{key}-{self._told[key]}"):
            self._told[key] = 0
        self._sentences.append(self.say(f"chronicle-{key}-{self._told[key]}", **values))
        self._told[key] += 1

    def name(self, name: Name) -> str:
        """A marked name."""
        return named(name.de if self.say.language == "de" else name.en)

    def player(self, seat: int) -> str:
        """A marked player."""
        return played(self.story.box.colours[seat], self.say(f"seat-{self.story.seats[seat]}"))

    def listed(self, items: Iterable[str]) -> str:
        """Several things in a row, each once, the last after "and"; of many only the first."""
        names = list(dict.fromkeys(items))
        if len(names) > FEW:
            names = [*names[: FEW - 1], self.say("chronicle-more", count=len(names) - FEW + 1)]
        head, last = ", ".join(names[:-1]), names[-1]
        return self.say("and").join((head, last)) if head else last

    def card(self, deed: Deed) -> str:
        """The Challenge Card of a deed."""
        return self.name(self.story.pack.challenges[deed.number()].name)

    def discipline(self, discipline: int) -> str:
        """What a discipline is called."""
        return self.say(f"discipline-{DISCIPLINES[discipline]}")

    # -- scenes ------------------------------------------------------------------------------------------------------

    def _values(self, scene: Scene) -> Values:
        """What the sentence of a scene is given: its player, and the things of its deeds."""
        tell = TELLERS.get(scene.key, Prose._somebody)
        return tell(self, scene.deeds)

    def _somebody(self, deeds: list[Deed]) -> Values:
        return {"player": self.player(deeds[0].seat), "count": len(deeds)}

    def _everybody(self, deeds: list[Deed]) -> Values:
        """Events that strike players."""
        seats = dict.fromkeys(deed.seat for deed in deeds)
        return {"players": self.listed(map(self.player, seats)), "count": len(seats)}

    def _challenge(self, deeds: list[Deed]) -> Values:
        """A Challenge Card, and the discipline for which it stands now, if there is one."""
        deed = deeds[0]
        told: Values = {"player": self.player(deed.seat), "challenge": self.card(deed)}
        return told | {"discipline": self.discipline(deed.number(1))} if nouns.DISCIPLINE in deed.kind.things else told

    def _comet(self, deeds: list[Deed]) -> Values:
        comet = self.story.pack.comets[deeds[0].number()]
        return {"player": self.player(deeds[0].seat), "comet": self.name(comet.name)}

    def _chits(self, deeds: list[Deed]) -> Values:
        told: Values = {"player": self.player(deeds[0].seat), "count": deeds[0].number()}
        return told | {"discipline": self.discipline(deeds[0].number(1))}

    def _class(self, deeds: list[Deed]) -> Values:
        return {"player": self.player(deeds[0].seat), "discipline": self.discipline(deeds[0].number())}

    def _philosophy(self, deeds: list[Deed]) -> Values:
        space = self.story.pack.philosophy[deeds[0].number()]
        return {"player": self.player(deeds[0].seat), "space": self.name(space.name)}

    def _catastrophe(self, deeds: list[Deed]) -> Values:
        struck = self.places.catastrophe(deeds[0])
        return {"catastrophe": self.name(struck), "hexes": self.places.hex(deeds[0])} if struck else {}

    def _hexes(self, deeds: list[Deed]) -> Values:
        """Cities, and climates that change."""
        hexes = {deed.number(HEXES[deed.kind]): self.places.hex(deed, HEXES[deed.kind]) for deed in deeds}
        return {"player": self.player(deeds[0].seat), "hexes": self.listed(hexes.values()), "count": len(hexes)}

    def _spots(self, deeds: list[Deed]) -> Values:
        spots = self.listed(self.places.spot(deed, SPOTS[deed.kind]) for deed in deeds)
        return {"player": self.player(deeds[0].seat), "spots": spots}

    def _strife(self, deeds: list[Deed]) -> Values:
        """Wars and what else peoples do to each other at a Spot."""
        return self._spots(deeds) | {"other": self.player(deeds[0].number())}

    def _city_taken(self, deeds: list[Deed]) -> Values:
        return self._hexes(deeds) | {"other": self.player(deeds[0].number(1))}

    def _city_struck(self, deeds: list[Deed]) -> Values:
        return self._hexes(deeds) | {"other": self.player(deeds[0].number())}

    def _traded(self, deeds: list[Deed]) -> Values:
        return self._somebody(deeds) | {"other": self.player(deeds[0].number())}

    def _invented(self, deeds: list[Deed]) -> Values:
        ideas = self.listed(self.name(self.story.pack.ideas[deed.number()].name) for deed in deeds)
        return self._somebody(deeds) | {"ideas": ideas}

    def _stages(self, deeds: list[Deed]) -> Values:
        reached = {deed.number(): deed.number(1) for deed in deeds}
        tracks = self.listed(f"{self.say(f'track-{TRACKS[track]}')} {stage}" for track, stage in reached.items())
        return {"player": self.player(deeds[0].seat), "tracks": tracks}

    # -- what no deed tells ------------------------------------------------------------------------------------------

    def _beginning(self) -> None:
        table = self.story.tables[0]
        homes = [
            self.say("chronicle-home", player=self.player(seat), spot=self.places.home(table.world.spots_in(spots)[0]))
            for seat, spots in enumerate(table.migrants)
            if spots
        ]
        if homes:
            self._tell("began", homes=self.listed(homes), count=len(homes))

    def _leader(self, chapter: Chapter) -> None:
        """Who leads alone after the last whole turn of a chapter, where that has changed."""
        table = self.story.closing_of(chapter)
        points = [final_score(table, seat) for seat in range(len(self.story.seats))]
        best = [seat for seat, final in enumerate(points) if final == max(points)]
        if self.story.rivals and len(best) == 1 and best[0] != self._lead:
            self._lead = best[0]
            self._tell("leads", player=self.player(best[0]), count=max(points))


TELLERS: dict[str, Callable[[Prose, list[Deed]], Values]] = {
    **dict.fromkeys(("challenged", "dictator", "founded", "unfit", "putsch", "foundation-lost"), Prose._challenge),
    **dict.fromkeys(("infected", "famine", "pollution", "crisis"), Prose._everybody),
    **dict.fromkeys(("quiet-revolution", "elected"), Prose._class),
    **dict.fromkeys((*CLIMATES, "city"), Prose._hexes),
    **dict.fromkeys(("cities-lost", "cities-starved", "cities-given-up"), Prose._hexes),
    **dict.fromkeys(("wandered", "diaspora"), Prose._spots),
    **dict.fromkeys(("attack-won", "attack-drawn", "attack-lost"), Prose._strife),
    **dict.fromkeys(("struck", "converted", "enslaved"), Prose._strife),
    "comet": Prose._comet,
    "chits": Prose._chits,
    "philosophy": Prose._philosophy,
    "catastrophe": Prose._catastrophe,
    "city-taken": Prose._city_taken,
    "city-struck": Prose._city_struck,
    "traded": Prose._traded,
    "invented": Prose._invented,
    "stages": Prose._stages,
}
"""Who finds the values of a sentence that tells more than whom it is about and how often."""
