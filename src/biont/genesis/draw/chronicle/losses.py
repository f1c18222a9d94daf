"""What a chronicle says of losses: who died, fell back or was hurt, by which cause."""

from __future__ import annotations

from collections.abc import Sequence

from biont.genesis.draw.chronicle.story import LOSS, NOBODY, PERIL, Deed
from biont.genesis.draw.chronicle.voice import Voice
from biont.genesis.rules.chimera_death import DIES_WITH_HOST
from biont.genesis.rules.extinction import EXTINCT, REVERTED

COPED = ("heat", "oxygen", "uv")
"""Perils that concern every organism, so that it is worth telling when nobody was harmed."""

SHORT = 2
"""A paragraph with fewer sentences than this also tells of hopes, and of harm that was not done."""


def casualties(voice: Voice, cause: str) -> None:
    """Who died, fell back or was hurt by a cause; where nobody was, that the peril passed."""
    deaths = [deed for deed in voice.turn.of(EXTINCT) if deed.cause == cause]
    reverted = [deed for deed in voice.turn.of(REVERTED, DIES_WITH_HOST) if deed.cause == cause]
    gone = {deed.life for deed in (*deaths, *reverted)}
    hurt = [deed for deed in voice.turn.of(LOSS) if deed.cause == cause and deed.life not in gone]
    if deaths and cause == "host":
        fallen = {deed.life for deed in voice.turn.of(EXTINCT) if deed.cause != "host"}
        deaths = [deed for deed in deaths if not _goes_with(voice, deed, fallen)]
    if deaths:
        dead = [with_parasites(voice, deed) for deed in deaths]
        voice.tell("killed", 3, cause=voice.cause(cause), dead=voice.listed(dead))
    for deed in reverted:
        life = voice.story.lives[deed.life] if deed.life != NOBODY else None
        below = voice.name(life.first.name if life else None)
        voice.tell("reverted", 1, cause=voice.cause(cause), macro=voice.owned(deed), organism=below)
    if hurt:
        _hurt(voice, cause, hurt, bool(deaths or reverted))
    elif cause in COPED and not deaths and not reverted and voice.turn.alive and len(voice.sentences) < SHORT:
        if any(deed.cause == cause for deed in voice.turn.of(PERIL)):
            voice.tell("coped", 2, cause=voice.phrase(f"with-{cause}"))


def _hurt(voice: Voice, cause: str, hurt: Sequence[Deed], after_deaths: bool) -> None:
    if cause == "uv":
        voice.tell("burnt", 1, cause=voice.cause(cause), losses=_burnt(voice, hurt))
    elif after_deaths:
        dead = {deed.life for deed in voice.turn.of(EXTINCT)}
        alive = [deed for deed in hurt if deed.life not in dead]
        if alive:
            voice.tell("survived", 2, victims=voice.organisms(alive))
    else:
        count, victims = len(hurt), voice.organisms(hurt)
        number = voice.phrase("number", count=count)
        voice.tell("hurt", 2, cause=voice.cause(cause), victims=victims, count=count, number=number)


def _burnt(voice: Voice, hurt: Sequence[Deed]) -> str:
    """Mutations by organism; radiation takes organs as well, which have no name here."""
    found: list[str] = []
    for organism in dict.fromkeys(voice.owned(deed) for deed in hurt):
        lost = [deed.thing for deed in hurt if voice.owned(deed) == organism and deed.thing != NOBODY]
        names = [voice.name(voice.story.pack.mutations[number].front.name) for number in lost]
        if names:
            found.append(voice.phrase("burnt-out", mutations=voice.listed(names), organism=organism))
    organs = [voice.owned(deed) for deed in hurt if deed.thing == NOBODY]
    if organs:
        found.append(voice.phrase("burnt-out", mutations=voice.phrase("burnt-organs"), organism=voice.listed(organs)))
    return voice.listed(found)


def _goes_with(voice: Voice, deed: Deed, fallen: set[int]) -> bool:
    """Whether a parasite's death is told with that of its host, or of its host's host."""
    hosts = {other.life: other.other for other in voice.turn.of(EXTINCT)}
    life = deed.life
    while life in hosts:
        if life in fallen:
            return True
        life = hosts[life]
    return life in fallen


def with_parasites(voice: Voice, deed: Deed) -> str:
    """A dead organism with everything that died on it."""
    followers = _followers(voice, deed)
    name = voice.owned(deed)
    if not followers:
        return name
    parasites = voice.listed(voice.owned(other) for other in followers)
    return voice.phrase("with-parasites", organism=name, parasites=parasites)


def _followers(voice: Voice, deed: Deed) -> list[Deed]:
    """The deaths that a death brings: of parasites, and of parasites on these."""
    found: list[Deed] = []
    for other in voice.turn.of(EXTINCT):
        if other.cause == "host" and other.other == deed.life != NOBODY:
            found += [other, *_followers(voice, other)]
    return found


def homeless(voice: Voice, cause: str, key: str) -> None:
    """Organisms without a host, or without anybody in them."""
    deaths = [deed for deed in voice.turn.of(EXTINCT) if deed.cause == cause]
    if deaths:
        voice.tell(key, 1, dead=voice.listed(with_parasites(voice, deed) for deed in deaths))
