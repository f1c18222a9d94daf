"""The voice of a chronicle: sentences of a paragraph, one after another, and what everything in them is called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from biont.draw.marks import named, played
from biont.genesis.cards import COLOURS, ROWS
from biont.genesis.draw.chronicle.story import NOBODY, Deed, Story, Turn
from biont.genesis.ids import NPC, bearer_colour
from biont.packs import Name
from biont.words import Words
from biont.words.places import where


class Voice:
    """Tells turns of a story in one language; sentences that come again vary a little, and always the same way."""

    def __init__(self, story: Story, say: Words) -> None:
        self.story = story
        self.say = say
        self._told: Counter[str] = Counter()
        self.turn = Turn(0)
        self.sentences: list[str] = []

    def tell(self, key: str, variants: int, **values: str | int) -> None:
        """Add a sentence, its variants taken in turn."""
        number = self._told[key] % variants
        self._told[key] += 1
        sentence = self.say(f"chronicle-{key}-{number}", **values)
        self.sentences.append(sentence)

    def phrase(self, key: str, **values: str | int) -> str:
        """A part of a sentence."""
        return self.say(f"chronicle-{key}", **values)

    def first(self, key: str, count: int, **values: str | int) -> None:
        """Add a sentence that has a grander form the first time in a game."""
        if not self._told[key]:
            self._told[key] = 1
            self.sentences.append(self.phrase(f"{key}-first", **values))
        else:
            self.tell(key, count, **values)

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
        owner = self.owner(life, deed)
        npc = "yes" if owner >= NPC else "no"
        return self.phrase("owned", organism=self.name(called), player=self.player(owner), npc=npc)

    def owner(self, life: int, deed: Deed) -> int:
        """Who ran a life when something was done."""
        if life == NOBODY:
            return NOBODY
        stages = self.story.lives[life].stages
        # What changes with the deed itself comes after it, so the owner is the one before.
        before = [stage for stage in stages if stage.since.entry < deed.at.entry] or stages[:1]
        return before[-1].owner

    def other(self, deed: Deed) -> str:
        """The other organism of a deed: by its name alone where it is that of the player who acts."""
        if deed.player != NOBODY and self.owner(deed.other, deed) == deed.player:
            return self.name(deed.other_called)
        return self._owned(deed.other, deed.other_called, deed)

    def listed(self, items: Iterable[str]) -> str:
        """Several things in a row, each once, the last after "and"."""
        names = list(dict.fromkeys(items))
        head, last = ", ".join(names[:-1]), names[-1]
        return self.say("and").join((head, last)) if head else last

    def refugia(self, deeds: Iterable[Deed]) -> str:
        """The refugia of some deeds."""
        placards = self.story.pack.placards
        return self.listed(self.name(placards[deed.thing].name) for deed in deeds)

    def where(self, deeds: Iterable[Deed]) -> str:
        """The refugia of some deeds, as places."""
        names = (self.story.pack.placards[deed.thing].name for deed in deeds)
        places = (where("refugium", getattr(name, self.say.language), self.say) for name in names)
        return self.listed(f"{before} {named(name)}" for before, name in places)

    def place(self, row: int) -> str:
        """A row of the map, as a place."""
        return self.phrase(f"place-{ROWS[row]}")

    def cause(self, cause: str) -> str:
        """A cause at the beginning of a sentence."""
        text = self.phrase(f"by-{cause}")
        return text[0].upper() + text[1:]

    def organisms(self, hurt: Sequence[Deed]) -> str:
        """The organisms of some deeds, each once and by its first name."""
        first = {deed.life: deed for deed in reversed(hurt)}
        return self.listed(self.owned(deed) for deed in reversed(first.values()))
