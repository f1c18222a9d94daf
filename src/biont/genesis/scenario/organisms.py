"""The organisms in the position of a scenario: bacteria, macroorganisms and parasites with all that lies on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from biont.genesis.cards import COLOURS
from biont.genesis.ids import NPC, bearer_colour, mutation_of, npc_of, parasite_of
from biont.genesis.organisms import card_side, has_biont, macro_side, members
from biont.genesis.rules.mutations import promote, receive
from biont.genesis.rules.victory import macroorganisms
from biont.genesis.scenario.decks import put_away, twice
from biont.genesis.scenario.words import Codes, Held, bearers, pieces
from biont.genesis.table import (
    ABSENT,
    BERTH,
    BERTHS,
    CELL,
    HERE,
    NOWHERE,
    ORGAN,
    ORGANISM,
    STOLEN,
    UNSOURCED,
    Table,
    organ_loot,
    slot_at,
    square_of,
)
from biont.kernel.errors import Phrase, Several
from biont.kernel.play import Play
from biont.scenarios.words import Wrong, check_keys, choose, flag_of, list_of

ORGANISM_KEYS = (
    "owner", "bionts", "cubes", "discs", "mutations", "macro", "land", "organs", "endosymbionts", "level",
)  # fmt: skip
MACRO_KEYS = ("land", "organs", "endosymbionts", "level")
PARASITE_KEYS = ("side", "host", "owner", "bionts", "diseased", "mutations", "discs", "fallen", "macro", *MACRO_KEYS)


def lift(table: Table, bearer: int, where: str) -> None:
    """Take a biont out of its pool to put it somewhere."""
    if not table.pool_bionts[bearer]:
        colour = COLOURS[bearer_colour(bearer)]
        if bearer >= NPC:
            many = "The position has more bionts of the NPC of {colour} than the game; '{where}' has one too many."
            raise Wrong(many, "scenario-many-npc-bionts", at=where, colour=colour, where=where)
        sentence = "The position has more bionts of {colour} than the game; '{where}' has one too many."
        raise Wrong(sentence, "scenario-many-bionts", at=where, colour=colour, where=where)
    table.pool_bionts[bearer] -= 1


def _put_on(table: Table, codes: Codes, organism: int, code: str, given: Mapping[str, Any]) -> None:
    """Bionts, discs and mutations of an organism."""
    owner = table.owner[organism]
    usual = [owner, *bearers("endosymbionts", given.get("endosymbionts", ""))]
    for bearer in bearers("bionts", given["bionts"]) if "bionts" in given else usual:
        lift(table, bearer, code)
        table.bionts[BERTH[organism][bearer]] += 1
    for colour in pieces("discs", given.get("discs", "")):
        table.discs[CELL[organism][colour]] += 1
        table.soup_discs[colour] -= 1
    play: Play[Table] = Play(table, None)
    for text in list_of("mutations", given.get("mutations", [])):
        held = Held(codes, text)
        if table.holder[held.card] != NOWHERE:
            raise twice(str(text))
        receive(play, organism, held.card)
        if held.promoted:
            promote(play, held.card)
        if held.lost >= 0:
            table.mutation_cube[held.lost] = ABSENT
            table.soup_cubes[table.box.mutation_colour[held.lost]] += 1


def organism(table: Table, codes: Codes, code: str, given: Mapping[str, Any]) -> None:
    """A bacterium, or with ``macro`` a macroorganism."""
    check_keys(Phrase("The organism '{code}'", "scenario-the-organism", code=code), given, ORGANISM_KEYS)
    number = put_away(table, codes, code, ORGANISM)
    if "owner" not in given:
        raise Wrong("The organism '{code}' needs an owner.", "scenario-no-owner", at=code, code=code)
    owner = choose("colour", COLOURS, given["owner"])
    table.owner[number] = owner
    _put_on(table, codes, number, code, given)
    if not has_biont(table, owner, number):
        raise Wrong("The owner of '{code}' has no biont in it.", "scenario-absent-owner", at=code, code=code)
    if "macro" in given:
        _macro(table, codes, number, code, given)
        return
    _is_small(f"organisms.{code}", code, given)
    for colour in pieces("cubes", given.get("cubes", "")):
        table.cubes[CELL[number][colour]] += 1
        table.soup_cubes[colour] -= 1


def _is_small(path: str, code: str, given: Mapping[str, Any]) -> None:
    """Refuse what only a macroorganism has."""
    for key in MACRO_KEYS:
        if key in given:
            sentence = "'{code}' has '{name}' but is no macroorganism; say which with 'macro'."
            raise Wrong(sentence, "scenario-only-macro", at=f"position.{path}.{key}", code=code, name=key)


def _macro(table: Table, codes: Codes, number: int, code: str, given: Mapping[str, Any]) -> None:
    """The card of a macroorganism with its organs, on the level given or the lowest free one."""
    macro = codes("macro", given["macro"])
    if macro not in table.stack:
        word = str(given["macro"])
        sentence = "The macroorganism '{word}' is taken already, or not in this game."
        raise Wrong(sentence, "scenario-macro-taken", at=word, word=word)
    if given.get("cubes") or given.get("mutations") or given.get("diseased"):
        sentence = "'{code}' is a macroorganism, which has organs in place of cubes and mutations."
        raise Wrong(sentence, "scenario-macro-cubes", at=code, code=code)
    table.stack.remove(macro)
    table.macro[number] = macro
    table.land[number] = flag_of("land", given.get("land", False))
    squares = table.box.organ_colours[macro_side(table, number)]
    organs = [ABSENT] * len(squares)
    for organ in list_of("organs", given.get("organs", [])):
        square = organ_square(table, number, organ)
        organs[square] = HERE
        table.soup_cubes[squares[square]] -= 1
    table.organs[number] = tuple(organs)
    rivals = [table.level[other] for other in macroorganisms(table, table.land[number])]
    table.level[number] = next((level for level in range(3) if level not in rivals), 3)
    if "level" in given:
        table.level[number] = codes("level", given["level"])


def organ_square(table: Table, organism: int, organ: object) -> int:
    """The square of an organ, by its number from the top (the first is 0) or its English name."""
    card = table.box.pack.macroorganisms[table.macro[organism]]
    names = [o.name.en.lower() for o in (card.terrestrial if table.land[organism] else card.marine).organs]
    if isinstance(organ, int) and 0 <= organ < len(names):
        return organ
    if isinstance(organ, str) and organ.lower() in names:
        return names.index(organ.lower())
    sentence = "'{organ}' is no organ of '{card}'; it has {known}, or by number 0 to {last}."
    known, last = Several(names), len(names) - 1
    raise Wrong(sentence, "scenario-no-organ", at=str(organ), organ=organ, card=card.code, known=known, last=last)


def parasite(table: Table, codes: Codes, colour: str, given: Mapping[str, Any]) -> None:
    """A parasite with its bionts and mutations; hosts follow once all organisms are there."""
    check_keys(Phrase("The parasite of {colour}", "scenario-the-parasite", colour=colour), given, PARASITE_KEYS)
    player = choose("colour", COLOURS, colour)
    number = parasite_of(player)
    sides = (*codes.sides[player], "front", "back")
    table.side[player] = choose("side", sides, given.get("side", "front")) % 2
    if lies_aside(given):
        return
    npc = player in table.box.npcs and (player not in table.box.players or table.box.settings.mode == "cooperative")
    usual = npc_of(player) if npc else player
    table.owner[number] = codes("bearer", given["owner"]) if "owner" in given else usual
    _put_on(table, codes, number, colour, given)
    if not sum(table.bionts[BERTHS[number]]):
        raise Wrong("The parasite of {colour} has no biont.", "scenario-parasite-biont", at=colour, colour=colour)
    if flag_of("fallen", given.get("fallen", False)):
        table.fallen |= 1 << player
    if "macro" not in given:
        _is_small(f"parasites.{colour}", colour, given)
        return
    if not table.box.settings.chimera:
        sentence = "Only with the setting 'chimera' can the parasite of {colour} be a macroorganism."
        raise Wrong(sentence, "scenario-no-chimera", at=f"position.parasites.{colour}.macro", colour=colour)
    _macro(table, codes, number, colour, given)


def lies_aside(given: Mapping[str, Any]) -> bool:
    """Whether a parasite card has no host: only the side on which it lies is told."""
    return set(given) == {"side"}


def attach(table: Table, codes: Codes, colour: str, given: Mapping[str, Any]) -> None:
    """Lay a parasite beside its host and steal its cubes."""
    player = COLOURS.index(colour)
    if "host" not in given:
        raise Wrong("The parasite of {colour} needs a host.", "scenario-no-host", at=colour, colour=colour)
    word = str(given["host"])
    host = codes("organism", given["host"])
    if table.owner[host] == NOWHERE or host == parasite_of(player):
        sentence = "The host '{host}' of {colour}'s parasite is no other organism of the position."
        raise Wrong(sentence, "scenario-other-host", at=word, host=word, colour=colour)
    if table.parasite[host] != NOWHERE:
        raise Wrong("'{host}' has two parasites; an organism has one at most.", "scenario-two", at=word, host=word)
    table.host[player] = host
    table.parasite[host] = parasite_of(player)
    mates = members(table, parasite_of(player))
    if "macro" in given and "level" not in given and table.land[mates[0]] == table.land[parasite_of(player)]:
        table.level[parasite_of(player)] = table.level[mates[0]]  # a chimera shares its level
    cubes = list_of("diseased", given.get("diseased", []))
    if len(cubes) > 2:
        sentence = "The parasite of {colour} has two slots for diseased cubes, not {count}."
        raise Wrong(sentence, "scenario-slots", at="diseased", colour=colour, count=len(cubes))
    for slot, cube in enumerate(cubes):
        if cube:
            _steal(table, codes, player, slot, str(cube))


def _steal(table: Table, codes: Codes, player: int, slot: int, cube: str) -> None:
    """Put a cube of the host into a diseased slot."""
    host = table.host[player]
    colour = table.box.slot_colours[card_side(table, parasite_of(player))][slot]
    if cube == "orphan":
        table.diseased[slot_at(parasite_of(player), slot)] = UNSOURCED
        table.soup_cubes[colour] -= 1
        return
    if cube.startswith("organ "):
        name = cube.removeprefix("organ ")
        square = organ_square(table, host, int(name) if name.isdecimal() else name)
        held = table.organs[host][square] == HERE
        own = table.box.organ_colours[macro_side(table, host)][square]
        source = organ_loot(square)
    else:
        source = codes("cube", cube)
        held = table.holder[mutation_of(source)] == host and table.mutation_cube[source] == HERE
        own = table.box.mutation_colour[source]
    if not held:
        sentence = "The cube '{cube}' does not lie on the host of {colour}'s parasite."
        raise Wrong(sentence, "scenario-cube-away", at=cube, cube=cube, colour=COLOURS[player])
    if own != colour:
        sentence = "The cube '{cube}' is {own}, but slot {slot} is for {colour}."
        raise Wrong(
            sentence,
            "scenario-slot-colour",
            at=cube,
            cube=cube,
            own=COLOURS[own],
            slot=slot + 1,
            colour=COLOURS[colour],
        )
    table.diseased[slot_at(parasite_of(player), slot)] = source
    if source < ORGAN:
        table.mutation_cube[source] = STOLEN
    else:
        organs = list(table.organs[host])
        organs[square_of(source)] = STOLEN
        table.organs[host] = tuple(organs)
