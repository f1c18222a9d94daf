"""K. The successor game: what a finished game of Bios:Genesis hands on to Bios:Megafauna, as data."""

from __future__ import annotations

from typing import Any

from biont.genesis.cards import COLOURS, MacroSide
from biont.genesis.ids import NPC, PARASITE, bearer_colour
from biont.genesis.organisms import biont_count, endosymbionts, host_of
from biont.genesis.pools import catalysts
from biont.genesis.rules.victory import Score, cube_count, dominance_of, macroorganisms, points, sharers, system_count
from biont.genesis.table import BERTH, CELLS, HERE, Table
from biont.kernel.ledger import rule

MOST_GENES = 5
"""Genes for the player with most catalysts; each lower rank gets one less (V64)."""

LEVEL_NAMES = ("plant", "herbivore", "carnivore", "waiting")


@rule("K.1", "K.2", "Ka")
def successor(table: Table) -> dict[str, Any]:
    """Macroorganisms, leftover catalysts and victory points of every player, ready for JSON.

    ``macro_variant`` says whether the game was played with the variant that is advised for a combined game.
    """
    scores = points(table)
    data: dict[str, Any] = {
        "game": "genesis",
        "edition": table.box.settings.edition,
        "pack": table.box.pack.name,
        "macro_variant": table.box.settings.macro,
        "players": [_player(table, score) for score in scores],
        "macroorganisms": [_macroorganism(table, one) for land in (0, 1) for one in macroorganisms(table, land)],
    }
    if table.box.rules.megafauna_genes:
        data["genes"] = genes(table)
        data["chooses_colour_first"] = first_choice(table, scores)
    return data


def _player(table: Table, score: Score) -> dict[str, Any]:
    pool = table.pool[CELLS[score.player]]
    return {
        "colour": COLOURS[score.player],
        "victory_points": score.total,
        "catalysts": {COLOURS[colour]: count for colour, count in enumerate(pool) if count},
    }


def _side(table: Table, organism: int) -> MacroSide:
    card = table.box.pack.macroorganisms[table.macro[organism]]
    return card.terrestrial if table.land[organism] else card.marine


def worth(table: Table, organism: int) -> int:
    """All victory points that a macroorganism brings to whomever: tokens, system chromosomes, place in its chain."""
    tokens = cube_count(table, organism) + biont_count(table, organism)
    return tokens + system_count(table, organism) + dominance_of(table, organism)


def _macroorganism(table: Table, organism: int) -> dict[str, Any]:
    box = table.box
    side = _side(table, organism)
    owner = table.owner[organism]
    return {
        "code": box.pack.macroorganisms[table.macro[organism]].code,
        "name": {"en": side.name.en, "de": side.name.de},
        "bacterium": box.pack.placards[organism if organism < PARASITE else host_of(table, organism)].code,
        "owner": COLOURS[bearer_colour(owner)],
        "ecosystem": "land" if table.land[organism] else "sea",
        "level": LEVEL_NAMES[table.level[organism]],
        "organs": [
            {"colour": COLOURS[organ.colour], "name": {"en": organ.name.en, "de": organ.name.de}}
            for organ, state in zip(side.organs, table.organs[organism], strict=True)
            if state == HERE
        ],
        "endosymbionts": [
            {
                "colour": COLOURS[circle.colour],
                "npc": table.bionts[BERTH[organism][NPC] + circle.colour] > 0,
                "name": {"en": circle.name.en, "de": circle.name.de},
            }
            for circle in side.endosymbionts
            if endosymbionts(table, organism, circle.colour)
        ],
        "players": [COLOURS[player] for player in sharers(table, organism)],
        "worth": worth(table, organism),
    }


@rule("V64")
def genes(table: Table) -> dict[str, int]:
    """Catalysts become genes by rank: five for the most, four for the next; equals get the same."""
    counts = {player: catalysts(table, player) for player in table.box.players}
    ranks = sorted(set(counts.values()), reverse=True)
    return {COLOURS[player]: max(0, MOST_GENES - ranks.index(count)) for player, count in counts.items()}


@rule("V64")
def first_choice(table: Table, scores: list[Score]) -> list[str]:
    """Who chooses the colour for the next game: the owner of the best macroorganism, a tie going to more points.

    Nobody without a macroorganism; several where everything is equal.
    """
    found = [one for land in (0, 1) for one in macroorganisms(table, land) if table.owner[one] < NPC]
    best = max((worth(table, organism) for organism in found), default=0)
    owners = {table.owner[organism] for organism in found if worth(table, organism) == best}
    totals = {score.player: score.total for score in scores if score.player in owners}
    return [COLOURS[player] for player, total in totals.items() if total == max(totals.values())]
