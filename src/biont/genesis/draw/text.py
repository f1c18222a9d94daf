"""The table as text, for a terminal: letters r, y, g, b for the colours, capitals for bionts."""

from __future__ import annotations

from collections.abc import Iterator

from biont.genesis.cards import COLOURS, OCEAN
from biont.genesis.ids import NPC, PARASITE, colour_of, cubes_of
from biont.genesis.organisms import (
    antioxidant_shield,
    biont_count,
    card_side,
    darwin_dice,
    error_shield,
    heat_shield,
    held_slots,
    home_row,
    is_macro,
    macro_side,
    metabolic_rate,
    organisms_of,
    tableau_of,
)
from biont.genesis.rules.victory import points
from biont.genesis.table import BERTHS, CELLS, HERE, NOWHERE, SLOTS, STOLEN, Table
from biont.genesis.words.teller import Teller

LETTERS = "rygb"
LEVELS = "PHC?"


def show(table: Table, teller: Teller) -> str:
    """The whole table."""
    teller.look(table)
    return "\n".join([*_head(table, teller), "", *_map(table, teller), "", *_tableaus(table, teller)])


def _letters(counts: list[int], letters: str = LETTERS) -> str:
    return "".join(letter * count for letter, count in zip(letters, counts, strict=True))


def _head(table: Table, teller: Teller) -> Iterator[str]:
    say = teller.say
    events = " + ".join(str(teller.thing("event", event)) for event in table.chain) or say("nothing")
    climate = say("climate-cool" if table.climate else "climate-warm")
    yield say("text-turn", turn=table.turn, left=len(table.event_deck), event=events)
    run = "".join("*" if icon else "o" for icon in table.climate_icons[-6:])
    order = ", ".join(teller.player(player) for player in table.order)
    yield say("text-climate", climate=climate, icons=run or "–", order=order)


def _map(table: Table, teller: Teller) -> Iterator[str]:
    say = teller.say
    for row in range(4):
        active = "*" if table.active[row] else " "
        top = table.decks[row][0] if table.decks[row] else NOWHERE
        deck = _card_line(table, teller, top) if top != NOWHERE else say("nothing")
        yield say(
            "text-row",
            active=active,
            row=teller.landform(row),
            placards=len(table.placard_decks[row]),
            cards=len(table.decks[row]),
            deck=deck,
        )
        for placard in table.rows[row]:
            yield "    " + _refugium(table, teller, placard)


def _card_line(table: Table, teller: Teller, mutation: int) -> str:
    card = table.box.pack.mutations[mutation]
    marks = teller.icons(card.front.icons)
    colours = f"{LETTERS[card.front.colour]}→{LETTERS[card.back.colour]}+"
    return f"{teller.mutation(mutation)} ({colours}{'; ' + marks if marks else ''})"


def _refugium(table: Table, teller: Teller, placard: int) -> str:
    box = table.box
    up = _letters(table.up[CELLS[placard]])
    down = _letters(table.down[CELLS[placard]])
    bionts = _letters(table.domes[CELLS[placard]], LETTERS.upper())
    life = "".join(str(face) for face in sorted(box.life[placard][table.climate]))
    enzymes = "".join(LETTERS[colour] for colour in table.enzymes[placard])
    left = box.slots[placard][len(table.enzymes[placard]) :]
    deaths = " ".join(f"{face}{'m' if manna else 'e'}" for face, manna in left)
    return teller.say(
        "text-refugium",
        name=teller.refugium(placard),
        code=box.pack.placards[placard].code,
        colour=LETTERS[box.colour[placard]],
        up=(bionts + up) or "–",
        down=down or "–",
        life=life,
        enzymes=enzymes or "–",
        deaths=deaths or "–",
    )


def _tableaus(table: Table, teller: Teller) -> Iterator[str]:
    say = teller.say
    scores = {score.player: score for score in points(table)}
    for player in table.box.players:
        pool = _letters(table.pool[CELLS[player]])
        yield say(
            "text-player",
            player=teller.player(player),
            points=scores[player].total,
            bionts=table.pool_bionts[player],
            pool=pool or "–",
        )
        for organism in organisms_of(table, player):
            if organism < PARASITE:
                yield from _organism(table, teller, organism, "    ")
        for organism in organisms_of(table, player):
            if organism >= PARASITE:
                where = teller.player(tableau_of(table, organism))
                yield "    " + say("text-abroad", name=teller.organism(organism), player=where)


def _organism(table: Table, teller: Teller, organism: int, indent: str) -> Iterator[str]:
    bearers = table.bionts[BERTHS[organism]]
    bionts = _letters(bearers[:NPC], LETTERS.upper()) + _letters(bearers[NPC:], LETTERS.upper()).replace("", "'")[1:]
    discs = _letters(table.discs[CELLS[organism]])
    if is_macro(table, organism):
        yield indent + _macro_line(table, teller, organism, bionts, discs)
    else:
        cubes = _letters(table.cubes[CELLS[organism]]) + _diseased(table, organism)
        yield indent + teller.say(
            "text-organism",
            name=teller.organism(organism),
            code=_code(table, organism),
            row=teller.landform(home_row(table, organism)),
            chromosomes=bionts + cubes,
            discs=discs or "–",
            dice=darwin_dice(table, organism),
            errors=error_shield(table, organism),
            heat=heat_shield(table, organism),
            oxygen=antioxidant_shield(table, organism),
        )
    for mutation in table.mutations[organism]:
        yield indent + "  + " + _mutation(table, teller, mutation)
    if table.parasite[organism] != NOWHERE:
        yield from _organism(table, teller, table.parasite[organism], indent + "  < ")


def _code(table: Table, organism: int) -> str:
    if organism >= PARASITE:
        return f"parasite-{COLOURS[colour_of(organism)]}"
    return table.box.pack.placards[organism].code


def _diseased(table: Table, organism: int) -> str:
    if organism < PARASITE:
        return ""
    colours, held = table.box.slot_colours[card_side(table, organism)], held_slots(table, organism)
    return "".join(LETTERS[colours[slot]] if slot in held else "·" for slot in SLOTS)


def _mutation(table: Table, teller: Teller, mutation: int) -> str:
    promoted = table.promoted[mutation]
    card = table.box.pack.mutations[mutation]
    side = card.back if promoted else card.front
    cubes = "".join(
        {HERE: LETTERS[table.box.mutation_colour[cube]], STOLEN: "x"}.get(table.mutation_cube[cube], "")
        for cube in cubes_of(mutation)
    )
    return f"{teller.mutation(mutation)} [{cubes}] {teller.icons(side.icons)}".rstrip()


def _macro_line(table: Table, teller: Teller, organism: int, bionts: str, discs: str) -> str:
    side = macro_side(table, organism)
    system = _letters(list(table.box.system[side]))
    organs = "".join(
        LETTERS[colour] if state == HERE else ("x" if state == STOLEN else "·")
        for state, colour in zip(table.organs[organism], table.box.organ_colours[side], strict=True)
    )
    return teller.say(
        "text-macro",
        name=teller.organism(organism),
        code=_code(table, organism),
        place=teller.say("text-sea" if home_row(table, organism) == OCEAN else "text-land"),
        level=LEVELS[table.level[organism]],
        system=system,
        organs=organs or "–",
        bionts=bionts,
        number=biont_count(table, organism),
        discs=discs or "–",
        rate=metabolic_rate(table, organism),
        heat=heat_shield(table, organism),
        oxygen=antioxidant_shield(table, organism),
    )
