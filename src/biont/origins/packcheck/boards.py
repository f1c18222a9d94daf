"""Technology tracks, Species Placards, Crowns, Comets and the Philosophy diagram."""

from __future__ import annotations

from biont.kernel.errors import Phrase
from biont.origins import cards as c
from biont.origins.pack import Pack
from biont.origins.packcheck.checking import fact, figure
from biont.packs import NotFound
from biont.packs.checks import letters

SHUT = {
    "freedom": c.POLITICS,
    "abolitionist": c.POLITICS,
    "equality": c.CULTURE,
    "agnostic": c.CULTURE,
    "unity": c.INDUSTRY,
    "pacifist": c.INDUSTRY,
}
"""The spaces that shut a final score."""

CRISIS = {
    "centre": c.CIVIL_WAR,
    "up": c.CIVIL_WAR,
    "left": c.ECONOMIC_CRISIS,
    "right": c.GENOCIDE,
}
"""What a crisis becomes in each arm."""

NATIONS = (((3, 4), 5, (3, 6), 4, (2, 3), 0), ((6, 7), 0, (6, 10), 9, (8, 6), 8))
"""Madagascar and New Zealand: stages of the environment, Mysticism, welfare, Cities, economy, Diversity."""


# Tracks


def stages(pack: Pack, track: int) -> tuple[int, ...]:
    return pack.tracks[track].stages


fact(
    "tracks: six ascending stages each",
    "002:L1578",
    lambda p: all(len(t.stages) == 6 and list(t.stages) == sorted(set(t.stages)) for t in p.tracks),
)
fact("footprint: 1 to 6", "002:L1027", lambda p: stages(p, c.FOOTPRINT) == (1, 2, 3, 4, 5, 6))
fact("energy: 3 to 8", "002:L360, 002:L1001, 002:L1192", lambda p: stages(p, c.ENERGY) == (3, 4, 5, 6, 7, 8))
fact("information: 1 to 6", "002:L832, 002:L1333", lambda p: stages(p, c.INFORMATION) == (1, 2, 3, 4, 5, 6))
fact(
    "metallurgy: with 2, 3 and 4, up to 6",
    "002:L147, 002:L922, 002:L935, 002:L1408",
    lambda p: {2, 3, 4} <= {*stages(p, c.METALLURGY)} and stages(p, c.METALLURGY)[-1] == 6,
)
fact(
    "immunology: with 2, 4 and 6, up to 10",
    "002:L370, 002:L572, 002:L1410, 002:L1523",
    lambda p: {2, 4, 6} <= {*stages(p, c.IMMUNOLOGY)} and stages(p, c.IMMUNOLOGY)[-1] == 10,
)
fact(
    "maritime: from 0, with 1, 2 and 3, up to 8",
    "002:L872, 002:L890, 002:L947, 002:L1366",
    lambda p: stages(p, c.MARITIME)[:4] == (0, 1, 2, 3) and stages(p, c.MARITIME)[-1] == 8,
)
fact(
    "tracks: the third stages are footprint 3, energy 5, immunology 4, maritime 2",
    "002:L894, 002:L1521-1524",
    lambda p: [stages(p, t)[2] for t in (c.FOOTPRINT, c.ENERGY, c.IMMUNOLOGY, c.MARITIME)] == [3, 5, 4, 2],
)
fact(
    "tracks: Madagascar scores 12, 13 and 5, New Zealand 13, 25 and 22",
    "002:L1402-1420",
    lambda p: scores(p) == [(12, 13, 5), (13, 25, 22)],
)
fact(
    "energy: steam and oil give a free advance",
    "002:L1001",
    lambda p: [t.bonuses for t in p.tracks] == [(), (6, 7), (), (), (), ()],
)


def scores(pack: Pack) -> list[tuple[int, ...]]:
    """The three scores of the two nations, each track counting where it does in this pack; stages must exist."""
    answer = []
    for environment, mystics, welfare, towns, economy, rainbows in NATIONS:
        found = [mystics, towns, rainbows]
        for track, stage in zip(pack.tracks, (*environment, *welfare, *economy), strict=True):
            found[track.discipline] += stage if stage in track.stages else 99
        answer.append(tuple(found))
    return answer


# Placards, Crowns, Comets


def rows(pack: Pack) -> list[tuple[int, c.Rows]]:
    """Every discipline of every Species."""
    return [(discipline, found) for one in pack.species for discipline, found in enumerate(one.rows)]


def kinds(row: tuple[c.Activity, ...]) -> set[int]:
    return {activity.kind for activity in row}


fact(
    "species: domesticate from an environment of 5, cultivate from 6, prospect from the start",
    "002:L955-957",
    lambda p: all(
        (found.basic.kind, found.environment) == ((c.DOMESTICATE, 5), (c.CULTIVATE, 6), (c.PROSPECT, 0))[discipline]
        for discipline, found in rows(p)
    ),
)
fact(
    "tracks: the environment starts at 4",
    "002:L959",
    lambda p: stages(p, c.FOOTPRINT)[0] + stages(p, c.ENERGY)[0] == 4,
)
fact(
    "species: specialize, invent, library and elect in every lower row",
    "002:L782",
    lambda p: all(kinds(found.lower) == c.KNOWLEDGE for _, found in rows(p)),
)
fact(
    "species: spread in the upper row of politics",
    "002:L758",
    lambda p: all(c.SPREAD in kinds(found.upper) for discipline, found in rows(p) if discipline == c.POLITICS),
)
fact(
    "species: spread in every upper row",
    "002:L758, 002:L872",
    lambda p: all(c.SPREAD in kinds(found.upper) for _, found in rows(p)),
    must=False,
)
fact(
    "crowns: the fourth is industry and encephalizes",
    "002:L314",
    lambda p: any(
        crown.number == 4 and crown.discipline == c.INDUSTRY and crown.bonus == (c.Icon(c.ENCEPHALIZE),)
        for crown in p.crowns
    ),
)
fact(
    "crowns: culture and politics among the first three",
    "002:L314",
    lambda p: {c.CULTURE, c.POLITICS} <= {crown.discipline for crown in p.crowns if crown.number < 4},
)
fact(
    "comets: mysticism for culture, urbanization for politics, diversity for industry, nothing for the last",
    "002:L728, 002:L1051",
    lambda p: (
        [(comet.compares, comet.discipline) for comet in sorted(p.comets, key=lambda one: one.number)]
        == [(c.MYSTICISM, c.CULTURE), (c.URBANIZATION, c.POLITICS), (c.DIVERSITY, c.INDUSTRY), (c.NONE, c.NONE)]
    ),
)


# Philosophy


def space(pack: Pack, name: str) -> c.Space:
    """A space by its English name."""
    for found in pack.philosophy:
        if letters(found.name.en) == letters(name):
            return found
    raise NotFound(Phrase("No space of the Philosophy is called '{word}'.", "pack-find-space", word=name))


def centre(pack: Pack) -> c.Space:
    """The space where the Philosophy starts."""
    found = [one for one in pack.philosophy if one.arm == "centre"]
    if len(found) != 1:
        raise NotFound(
            Phrase("{count} spaces are the centre; there should be one.", "pack-find-centre", count=len(found))
        )
    return found[0]


fact(
    "philosophy: one centre, which favours, shuts and punishes nothing",
    "002:L270, 002:L692",
    lambda p: centre(p).favours == centre(p).shuts == centre(p).chaos_if == c.NONE,
)
fact(
    "philosophy: six spaces shut a score, two for each discipline",
    "002:L1055",
    lambda p: {letters(one.name.en): one.shuts for one in p.philosophy if one.shuts != c.NONE} == SHUT,
)
fact(
    "philosophy: two spaces punish each of enslave, preach and war",
    "002:L1207, 002:L1208, 002:L1216",
    lambda p: (
        sorted(one.chaos_if for one in p.philosophy if one.chaos_if != c.NONE)
        == sorted(2 * (c.ENSLAVE, c.PREACH, c.WAR))
    ),
)
fact(
    "philosophy: abolitionist, agnostic and pacifist among them",
    "002:L1207, 002:L1208, 002:L1216",
    lambda p: (
        [space(p, name).chaos_if for name in ("abolitionist", "agnostic", "pacifist")] == [c.ENSLAVE, c.PREACH, c.WAR]
    ),
)
fact(
    "philosophy: every other space favours a discipline",
    "002:L692",
    lambda p: all((one.favours == c.NONE) == (one.arm == "centre") for one in p.philosophy),
)
fact(
    "philosophy: no space favours what it shuts",
    "002:L692",
    lambda p: all(one.favours != one.shuts or one.shuts == c.NONE for one in p.philosophy),
    must=False,
)
figure(
    "philosophy: natural law favours industry, and so does another space",
    "002:L694",
    lambda p: sum(one.favours == c.INDUSTRY for one in p.philosophy) * (space(p, "natural law").favours == c.INDUSTRY),
    lambda found: found >= 2,
    must=True,
)
fact(
    "philosophy: no shutting space beside the centre",
    "002:L1363",
    lambda p: all(p.philosophy[near].shuts == c.NONE for near in centre(p).adjacent),
)


def distances(pack: Pack) -> dict[int, int]:
    """How many steps each space is from the centre."""
    found = {pack.philosophy.index(centre(pack)): 0}
    for here in (todo := list(found)):
        for near in pack.philosophy[here].adjacent:
            if near not in found:
                found[near] = found[here] + 1
                todo.append(near)
    return found


fact("philosophy: every space can be reached", "002:L750", lambda p: len(distances(p)) == len(p.philosophy))
fact(
    "philosophy: whoever is beside a space has it beside",
    "002:L750",
    lambda p: all(
        number in p.philosophy[near].adjacent for number, one in enumerate(p.philosophy) for near in one.adjacent
    ),
)
figure(
    "philosophy: a Bellwether can shut each discipline from the centre",
    "002:L750",
    lambda p: len({p.philosophy[number].shuts for number, steps in distances(p).items() if steps <= 2} - {c.NONE}),
    lambda found: found == 3,
)
fact(
    "philosophy: civil war above and in the centre, economic crisis left, genocide right",
    "002:L626-634",
    lambda p: all(one.crisis == CRISIS[one.arm] for one in p.philosophy),
)
