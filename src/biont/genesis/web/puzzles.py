"""What questions are about as puzzles."""

from __future__ import annotations

from biont.genesis.rules.assignment import ASK_ASSIGN
from biont.genesis.rules.atrophy import ASK_ATROPHY
from biont.genesis.rules.autocatalysis import ASK_ANIMATE, ASK_CREATE_LIFE, ASK_DEATH, ASK_REROLL_ALL
from biont.genesis.rules.climate import ASK_GAIA_CALL, ASK_GAIA_PRICE, ASK_GAIA_VOTE
from biont.genesis.rules.crystal import ASK_CRYSTAL
from biont.genesis.rules.darwin import DARWIN_ROLL
from biont.genesis.rules.hgt import ASK_BLOCKED, ASK_WANTON_BLOCK
from biont.genesis.rules.macroorganisms import ASK_PLACE_ORGAN
from biont.genesis.rules.organs import ASK_LAND_ORGANS, ASK_LANDFALL
from biont.genesis.rules.parasites import ASK_DISEASED_CUBE, ASK_LIBERATED, ASK_SECOND_BIONT
from biont.genesis.rules.purchase import ASK_PURCHASE
from biont.genesis.rules.red_queen import ASK_RED_QUEEN
from biont.genesis.rules.strikes import (
    ASK_ULTRAVIOLET,
    CANCER_STRUCK,
    DROUGHT_STRUCK,
    STRIKE_BEGINS,
    ULTRAVIOLET_STRUCK,
)
from biont.genesis.table import Table
from biont.kernel.decision import Decision
from biont.kernel.game import Game

THEMES = {
    ASK_ASSIGN: "assignment",
    ASK_PURCHASE: "purchases",
    **dict.fromkeys((ASK_CREATE_LIFE, ASK_ANIMATE, ASK_DEATH, ASK_REROLL_ALL), "life"),
    **dict.fromkeys((ASK_PLACE_ORGAN, ASK_LAND_ORGANS, ASK_LANDFALL), "land"),
    **dict.fromkeys(
        (ASK_SECOND_BIONT, ASK_DISEASED_CUBE, ASK_LIBERATED, ASK_BLOCKED, ASK_WANTON_BLOCK, ASK_RED_QUEEN), "parasites"
    ),
    **dict.fromkeys((ASK_GAIA_CALL, ASK_GAIA_VOTE, ASK_GAIA_PRICE), "medea"),
    ASK_ULTRAVIOLET: "ultraviolet",
    **dict.fromkeys((ASK_ATROPHY, ASK_CRYSTAL), "darwin"),
}
"""Themes by questions; a loss is about what struck last."""

STRUCK = {CANCER_STRUCK: "cancer", DROUGHT_STRUCK: "drought", ULTRAVIOLET_STRUCK: "ultraviolet", DARWIN_ROLL: "darwin"}
CRISES = ("heat", "oxygen")


def theme(game: Game[Table], decision: Decision) -> str:
    """What a question is about; nothing where it makes no puzzle."""
    found = THEMES.get(decision.kind, "")
    if decision.kind != ASK_ATROPHY:
        return found
    for entry in reversed(game.entries):
        if entry.kind == STRIKE_BEGINS:
            return CRISES[entry.data[0] == 1]
        if entry.kind in STRUCK:
            return STRUCK[entry.kind]
    return found
