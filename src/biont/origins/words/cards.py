"""The cards of Bios:Origins on a line each: code, name, and what is on them; and the words for what stands on cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from biont.games.telling import CardLine
from biont.origins import cards as c
from biont.origins import tiles as t
from biont.origins import world as w
from biont.origins.pack import Pack
from biont.origins.words.terms import glossary
from biont.packs import Name
from biont.words import Words


def term(word: str, language: str) -> str:
    """A word of the pack's files as a reader says it."""
    return glossary()[word.replace(" ", "-")].name[language]


def about(word: str, language: str) -> str:
    """What the thing is that a word of the pack's files names, in a line."""
    return glossary()[word.replace(" ", "-")].about[language]


def icon_name(kind: int, limit: int, language: str) -> str:
    """An icon by its name, with the highest stage of a step or the Epoch of a cull."""
    name = term(c.ICONS[kind], language)
    if kind == c.CULL:
        return f"{name} {c.EPOCHS[limit]}"
    return f"{name} {limit}" if kind < len(c.TRACKS) else name


def activity_name(activity: c.Activity, language: str) -> str:
    """An activity, and behind an arrow its Consequent."""
    name, after = icon_name(activity.kind, activity.limit, language), activity.consequent
    return name if after is None else f"{name} → {icon_name(after.kind, after.limit, language)}"


def requirement_name(need: c.Requirement, language: str) -> str:
    """A stage, menopause, or a City of some type."""
    if need.kind == c.MENOPAUSE:
        return term("menopause", language)
    if need.kind != c.CITY:
        return icon_name(need.kind, need.value, language)
    city = term("city", language)
    return city if need.value == c.ANY_CITY else f"{city} ({term(c.RESOURCES[need.value], language)})"


def doctrines(favours: str, shuts: str, say: Words) -> list[str]:
    """What a space of the Philosophy means for disciplines; nothing where it means nothing."""
    parts = {"board-space-favours": favours, "board-space-shuts": shuts}
    return [say(key, discipline=say(f"discipline-{name}")) for key, name in parts.items() if name]


def event_name(event: c.Event, world: w.World, language: str) -> str:
    """An event; a catastrophe with its name."""
    name = term(c.EVENTS[event.kind], language)
    strikes = world.hexes[world.epicentre[event.place]].catastrophe if event.place in world.epicentre else None
    return name if strikes is None else f"{name} ({getattr(strikes.name, language)})"


def card_lines(pack: Pack, say: Words) -> list[CardLine]:
    """Challenge Cards, Ideas, Comets, Species, spaces of the Philosophy, and Hexes."""
    return list(Lines(pack, say.language).all())


class Lines:
    """The lines of one pack in one language."""

    def __init__(self, pack: Pack, language: str) -> None:
        self.pack = pack
        self.language = language

    def all(self) -> Iterator[CardLine]:
        """Kind after kind."""
        for challenge in self.pack.challenges:
            yield CardLine(challenge.code, self.name(challenge.name), self.challenge(challenge))
        for idea in self.pack.ideas:
            yield CardLine(idea.code, self.name(idea.name), f"{self.discipline(idea.deck)} {self.card(idea)}")
        for comet in self.pack.comets:
            compares = "" if comet.compares == c.NONE else term(c.MEASURES[comet.compares], self.language)
            yield CardLine(comet.code, self.name(comet.name), compares)
        for species in self.pack.species:
            yield CardLine(species.code, self.name(species.name), species.first.en)
        for space in self.pack.philosophy:
            yield CardLine(space.code, self.name(space.name), term(c.CRISES[space.crisis], self.language))
        for tile in self.pack.world.hexes:
            yield CardLine(tile.code, self.name(tile.name), self.tile(tile))

    def name(self, name: Name) -> str:
        return str(getattr(name, self.language))

    def discipline(self, discipline: int) -> str:
        return term(c.DISCIPLINES[discipline], self.language)

    def joined(self, parts: Sequence[str], between: str) -> str:
        return between.join(parts) or "–"

    def card(self, card: c.Card) -> str:
        """Epoch, Eureka, requirement, and both orientations."""
        eureka = self.joined([icon_name(icon.kind, icon.limit, self.language) for icon in card.eureka], " + ")
        sides = [
            f"{self.discipline(side.discipline)}: "
            + self.joined([activity_name(activity, self.language) for activity in side.activities], " / ")
            for side in card.sides
        ]
        needs = self.joined([requirement_name(need, self.language) for need in card.requires], " / ")
        required = f" [{needs}]" if card.requires else ""
        return f"{c.EPOCHS[card.epoch]}: {eureka}{required}; {'; '.join(sides)}"

    def challenge(self, card: c.Challenge) -> str:
        """The same after its events; a star for a religious card, a word for a Dissent."""
        events = ", ".join(event_name(event, self.pack.world, self.language) for event in card.events)
        marks = " ★" * card.religious + f" {term('dissent', self.language)}" * card.dissent
        return f"{events}{marks}; {self.card(card)}"

    def tile(self, tile: t.Tile) -> str:
        """Resources with what they need, and the stars of its ring."""
        climate = "" if tile.ring == c.NONE else f"{term(t.CLIMATES[tile.ring], self.language)} {'☆' * tile.stars}; "
        return climate.replace(" ;", ";") + ", ".join(map(self.resource, tile.resources))

    def resource(self, resource: t.Resource) -> str:
        """Its name, its kind, and its requirement."""
        kind = term(c.RESOURCES[resource.kind], self.language)
        needs = "" if resource.track == c.NONE else f", {icon_name(resource.track, resource.stage, self.language)}"
        return f"{self.name(resource.name)} ({kind}{needs})"
