"""Setting up the position of a scenario: pieces, organisms, parasites, pools; what cannot be is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from biont.genesis import scenario_decks as decks
from biont.genesis.box import NPC, PARASITE, Box
from biont.genesis.cards import CLIMATES, COLOURS, ROWS
from biont.genesis.organisms import entropy_limit, has_biont
from biont.genesis.rules.mutations import promote, receive
from biont.genesis.rules.sequence import note_onsets
from biont.genesis.rules.victory import macroorganisms
from biont.genesis.scenario_words import (
    Codes,
    Held,
    Wrong,
    bearers,
    check_keys,
    choose,
    flag_of,
    list_of,
    number_of,
    pieces,
    table_of,
)
from biont.genesis.table import ABSENT, HERE, NOWHERE, ORGAN, ORGANISM, REFUGIUM, STOLEN, UNSOURCED, Table
from biont.kernel.chance import key_of
from biont.kernel.play import Play

PHASES = ("none", "events", "assignment", "autocatalysis", "darwin", "purchases")
ARMAGEDDONS = ("none", "greenhouse", "snowball")
LEVELS = ("plant", "herbivore", "carnivore", "waiting")

KEYS = (
    "turn", "phase", "climate", "climate_icons", "active", "order", "waterworld", "ozone", "armageddon", "medea",
    "bionts", "pools", "refugia", "organisms", "parasites", "decks", "placards", "events", "past", "gone", "trophies",
    "limits", "fission", "hgt_used", "bought", "resting", "goals",
)  # fmt: skip
REFUGIUM_KEYS = ("up", "down", "bionts", "enzymes")
ORGANISM_KEYS = (
    "owner", "bionts", "cubes", "discs", "mutations", "macro", "land", "organs", "endosymbionts", "level",
)  # fmt: skip
PARASITE_KEYS = ("side", "host", "owner", "bionts", "diseased", "mutations", "discs")


def set_up(box: Box, position: Mapping[str, Any], seed: int) -> Table:
    """A table with the position on it; what is not mentioned lies where it usually does."""
    check_keys("A position", position, KEYS)
    table = Table(box)
    table.key = key_of(seed)
    codes = Codes(box.pack)
    _count_bionts(table, position)
    _situation(table, codes, position)
    if box.options.advanced:
        table.stack = list(range(box.macros))
    for code, given in table_of("refugia", position.get("refugia", {})).items():
        _refugium(table, codes, code, table_of(code, given))
    for code, given in table_of("organisms", position.get("organisms", {})).items():
        _organism(table, codes, code, table_of(code, given))
    hosted = table_of("parasites", position.get("parasites", {}))
    for colour in hosted:
        _parasite(table, codes, colour, table_of(colour, hosted[colour]))
    for colour in hosted:
        _attach(table, codes, colour, hosted[colour])
    _pools(table, table_of("pools", position.get("pools", {})))
    decks.lay_out(table, codes, position)
    _snapshots(table, codes, position)
    _check(table, codes)
    return table


def _count_bionts(table: Table, position: Mapping[str, Any]) -> None:
    """Every player's bionts in his pool, every NPC's one; placing them takes them from there."""
    box = table.box
    usual = box.rules.coop_bionts if box.options.mode == "cooperative" else box.rules.bionts
    if len(box.players) == 4 and box.competitive:
        usual = min(usual, 3)
    each = number_of("bionts", position.get("bionts", usual))
    for player in box.players:
        table.pool_bionts[player] = each
    for colour in box.npcs:
        table.pool_bionts[NPC + colour] = 1


def _situation(table: Table, codes: Codes, position: Mapping[str, Any]) -> None:
    """Turn, phase, climate, rows, order and the flags of special events."""
    box = table.box
    table.turn = number_of("turn", position.get("turn", 1))
    table.phase = choose("phase", PHASES, position.get("phase", "none"))
    icons = [choose("climate", CLIMATES, word) for word in list_of("climate_icons", position.get("climate_icons", []))]
    table.climate_icons = icons
    table.climate = icons[-1] if icons else 0
    if "climate" in position:
        table.climate = choose("climate", CLIMATES, position["climate"])
    active = [choose("row", ROWS, word) for word in list_of("active", position.get("active", list(ROWS)))]
    table.active = [int(row in active) for row in range(4)]
    usual = [bearer for bearer in (*range(4), *range(NPC, 8)) if bearer in box.players or bearer - NPC in box.npcs]
    table.order = usual
    if "order" in position:
        table.order = [codes("bearer", word) for word in list_of("order", position["order"])]
        if sorted(table.order) != sorted(usual):
            names = ", ".join(codes.word("bearer", bearer) for bearer in usual)
            raise Wrong(f"The order of the turn names each of {names} once.", "order")
    table.waterworld = flag_of("waterworld", position.get("waterworld", False))
    table.ozone = flag_of("ozone", position.get("ozone", False))
    table.armageddon = choose("Armageddon", ARMAGEDDONS, position.get("armageddon", "none"))
    for word in list_of("medea", position.get("medea", [])):
        table.medea[choose("colour", COLOURS, word)] = 1
    table.goals = number_of("goals", position.get("goals", 0))


def _lift(table: Table, bearer: int, where: str) -> None:
    """Take a biont out of its pool to put it somewhere."""
    if not table.pool_bionts[bearer]:
        name = COLOURS[bearer % NPC] if bearer < NPC else f"the NPC of {COLOURS[bearer - NPC]}"
        raise Wrong(f"The position has more bionts of {name} than the game; '{where}' has one too many.", where)
    table.pool_bionts[bearer] -= 1


def _refugium(table: Table, codes: Codes, code: str, given: Mapping[str, Any]) -> None:
    """A refugium at the right end of its row; its printed manna is disorganized unless the position says otherwise."""
    check_keys(f"The refugium '{code}'", given, REFUGIUM_KEYS)
    number = decks.put_away(table, codes, code, REFUGIUM)
    box = table.box
    table.rows[box.row[number]] += (number,)
    printed = list(box.manna[number])
    organized = pieces("up", given.get("up", ""))
    left = printed[:]
    for colour in organized:
        if colour not in left:
            raise Wrong(f"'{code}' has no {COLOURS[colour]} manna left to be organized.", code)
        left.remove(colour)
    down = pieces("down", given["down"]) if "down" in given else left
    for colour in down:
        if down.count(colour) > left.count(colour):
            raise Wrong(f"'{code}' has more {COLOURS[colour]} manna than is printed on it.", code)
    for field, colours in ((table.up, organized), (table.down, down)):
        for colour in colours:
            field[number * 4 + colour] += 1
            table.soup_cubes[colour] -= 1
    for player in pieces("bionts", given.get("bionts", "")):
        _lift(table, player, code)
        table.domes[number * 4 + player] += 1
    enzymes = pieces("enzymes", given.get("enzymes", ""))
    if len(enzymes) > len(box.slots[number]):
        raise Wrong(f"'{code}' has only {len(box.slots[number])} enzyme slots.", code)
    table.enzymes[number] = tuple(enzymes)
    for colour in enzymes:
        table.soup_discs[colour] -= 1


def _put_on(table: Table, codes: Codes, organism: int, code: str, given: Mapping[str, Any]) -> None:
    """Bionts, discs and mutations of an organism."""
    owner = table.owner[organism]
    usual = [owner, *bearers("endosymbionts", given.get("endosymbionts", ""))]
    for bearer in bearers("bionts", given["bionts"]) if "bionts" in given else usual:
        _lift(table, bearer, code)
        table.bionts[organism * 8 + bearer] += 1
    for colour in pieces("discs", given.get("discs", "")):
        table.discs[organism * 4 + colour] += 1
        table.soup_discs[colour] -= 1
    play: Play[Table] = Play(table, None)
    for text in list_of("mutations", given.get("mutations", [])):
        held = Held(codes, text)
        if table.holder[held.card] != NOWHERE:
            raise Wrong(f"The mutation '{text}' is in two places of the position.", str(text))
        receive(play, organism, held.card)
        if held.promoted:
            promote(play, held.card)
        if held.lost >= 0:
            table.mutation_cube[held.lost] = ABSENT
            table.soup_cubes[table.box.mutation_colour[held.lost]] += 1


def _organism(table: Table, codes: Codes, code: str, given: Mapping[str, Any]) -> None:
    """A bacterium, or with ``macro`` a macroorganism."""
    check_keys(f"The organism '{code}'", given, ORGANISM_KEYS)
    number = decks.put_away(table, codes, code, ORGANISM)
    if "owner" not in given:
        raise Wrong(f"The organism '{code}' needs an owner.", code)
    owner = choose("colour", COLOURS, given["owner"])
    table.owner[number] = owner
    _put_on(table, codes, number, code, given)
    if not has_biont(table, owner, number):
        raise Wrong(f"The owner of '{code}' has no biont in it.", code)
    if "macro" in given:
        _macro(table, codes, number, code, given)
        return
    for key in ("land", "organs", "endosymbionts", "level"):
        if key in given:
            raise Wrong(f"'{code}' has '{key}' but is no macroorganism; say which with 'macro'.", key)
    for colour in pieces("cubes", given.get("cubes", "")):
        table.cubes[number * 4 + colour] += 1
        table.soup_cubes[colour] -= 1


def _macro(table: Table, codes: Codes, number: int, code: str, given: Mapping[str, Any]) -> None:
    """The card of a macroorganism with its organs, on the level given or the lowest free one."""
    macro = codes("macro", given["macro"])
    if macro not in table.stack:
        raise Wrong(f"The macroorganism '{given['macro']}' is taken already, or not in this game.", str(given["macro"]))
    if given.get("cubes") or given.get("mutations"):
        raise Wrong(f"'{code}' is a macroorganism, which has organs in place of cubes and mutations.", code)
    table.stack.remove(macro)
    table.macro[number] = macro
    table.land[number] = flag_of("land", given.get("land", False))
    squares = table.box.organ_colours[2 * macro + table.land[number]]
    organs = [ABSENT] * len(squares)
    for organ in list_of("organs", given.get("organs", [])):
        square = organ_square(table, number, organ)
        organs[square] = HERE
        table.soup_cubes[squares[square]] -= 1
    table.organs[number] = tuple(organs)
    rivals = [table.level[other] for other in macroorganisms(table, table.land[number])]
    table.level[number] = next((level for level in range(3) if level not in rivals), 3)
    if "level" in given:
        table.level[number] = choose("level", LEVELS, given["level"])


def organ_square(table: Table, organism: int, organ: object) -> int:
    """The square of an organ, by its number from the top (the first is 0) or its English name."""
    card = table.box.pack.macroorganisms[table.macro[organism]]
    names = [o.name.en.lower() for o in (card.terrestrial if table.land[organism] else card.marine).organs]
    if isinstance(organ, int) and 0 <= organ < len(names):
        return organ
    if isinstance(organ, str) and organ.lower() in names:
        return names.index(organ.lower())
    known = ", ".join(names)
    raise Wrong(
        f"'{organ}' is no organ of '{card.code}'; it has {known}, or by number 0 to {len(names) - 1}.", str(organ)
    )


def _parasite(table: Table, codes: Codes, colour: str, given: Mapping[str, Any]) -> None:
    """A parasite with its bionts and mutations; hosts follow once all organisms are there."""
    check_keys(f"The parasite of {colour}", given, PARASITE_KEYS)
    player = choose("colour", COLOURS, colour)
    number = PARASITE + player
    sides = (*codes.sides[player], "front", "back")
    table.side[player] = choose("side", sides, given.get("side", "front")) % 2
    npc = player in table.box.npcs and (player not in table.box.players or table.box.options.mode == "cooperative")
    usual = NPC + player if npc else player
    table.owner[number] = codes("bearer", given["owner"]) if "owner" in given else usual
    _put_on(table, codes, number, colour, given)
    if not sum(table.bionts[number * 8 : number * 8 + 8]):
        raise Wrong(f"The parasite of {colour} has no biont.", colour)


def _attach(table: Table, codes: Codes, colour: str, given: Mapping[str, Any]) -> None:
    """Lay a parasite beside its host and steal its cubes."""
    player = COLOURS.index(colour)
    if "host" not in given:
        raise Wrong(f"The parasite of {colour} needs a host.", colour)
    host = codes("organism", given["host"])
    if table.owner[host] == NOWHERE or host == PARASITE + player:
        raise Wrong(
            f"The host '{given['host']}' of {colour}'s parasite is no other organism of the position.",
            str(given["host"]),
        )
    if table.parasite[host] != NOWHERE:
        raise Wrong(f"'{given['host']}' has two parasites; an organism has one at most.", str(given["host"]))
    table.host[player] = host
    table.parasite[host] = PARASITE + player
    cubes = list_of("diseased", given.get("diseased", []))
    if len(cubes) > 2:
        raise Wrong(f"The parasite of {colour} has two slots for diseased cubes, not {len(cubes)}.", "diseased")
    for slot, cube in enumerate(cubes):
        if cube:
            _steal(table, codes, player, slot, str(cube))


def _steal(table: Table, codes: Codes, player: int, slot: int, cube: str) -> None:
    """Put a cube of the host into a diseased slot."""
    host = table.host[player]
    colour = table.box.slot_colours[2 * player + table.side[player]][slot]
    if cube == "orphan":
        table.diseased[2 * player + slot] = UNSOURCED
        table.soup_cubes[colour] -= 1
        return
    if cube.startswith("organ "):
        name = cube.removeprefix("organ ")
        square = organ_square(table, host, int(name) if name.isdecimal() else name)
        held = table.organs[host][square] == HERE
        own = table.box.organ_colours[2 * table.macro[host] + table.land[host]][square]
        source = ORGAN + square
    else:
        source = codes("cube", cube)
        held = table.holder[source // 2] == host and table.mutation_cube[source] == HERE
        own = table.box.mutation_colour[source]
    if not held:
        raise Wrong(f"The cube '{cube}' does not lie on the host of {COLOURS[player]}'s parasite.", cube)
    if own != colour:
        raise Wrong(f"The cube '{cube}' is {COLOURS[own]}, but slot {slot + 1} is for {COLOURS[colour]}.", cube)
    table.diseased[2 * player + slot] = source
    if source < ORGAN:
        table.mutation_cube[source] = STOLEN
    else:
        organs = table.organs[host]
        table.organs[host] = (*organs[: source - ORGAN], STOLEN, *organs[source - ORGAN + 1 :])


def _pools(table: Table, given: Mapping[str, Any]) -> None:
    """Catalysts; a pool holds no more of a colour than its cap."""
    for word, discs in given.items():
        player = choose("colour", COLOURS, word)
        for colour in pieces("a pool", discs):
            table.pool[player * 4 + colour] += 1
            table.soup_discs[colour] -= 1
        if max(table.pool[player * 4 : player * 4 + 4]) > table.box.cap:
            raise Wrong(f"The pool of {word} holds {table.box.cap} catalysts of a colour at most (B3b).", word)


def _snapshots(table: Table, codes: Codes, position: Mapping[str, Any]) -> None:
    """What the turn began with: fission, entropy limits, purchases and moves made, parasite cards that rest."""
    note_onsets(table)
    if "fission" in position:
        having = [codes("organism", word) for word in list_of("fission", position["fission"])]
        table.fission = [int(organism in having) for organism in range(len(table.fission))]
    for player in table.box.players:
        table.limit[player] = entropy_limit(table, player)
    for field, key in ((table.limit, "limits"), (table.hgt_used, "hgt_used")):
        for word, value in table_of(key, position.get(key, {})).items():
            field[choose("colour", COLOURS, word)] = number_of(key, value)
    for code, by_bearer in table_of("bought", position.get("bought", {})).items():
        for bearer in bearers("bought", by_bearer):
            table.bought[codes("organism", code) * 8 + bearer] += 1
    for word in list_of("resting", position.get("resting", [])):
        table.available_from[choose("colour", COLOURS, word)] = table.turn + 1


def _check(table: Table, codes: Codes) -> None:
    """Parasites stand on something, and the players of the position are those of the game."""
    for colour, host in enumerate(table.host):
        steps = 0
        while host >= PARASITE and steps < 4:
            host, steps = table.host[host - PARASITE], steps + 1
        if steps == 4:
            raise Wrong(f"The parasite of {COLOURS[colour]} lives on itself.", COLOURS[colour])
    for organism, owner in enumerate(table.owner):
        if 0 <= owner < NPC and owner not in table.box.players:
            name = codes.word("organism", organism)
            raise Wrong(f"'{name}' belongs to {COLOURS[owner]}, who does not play.", name)
    for player in range(4):
        if player not in table.box.players and any(table.pool[player * 4 : player * 4 + 4]):
            raise Wrong(f"{COLOURS[player].capitalize()} has a pool but does not play.", COLOURS[player])
