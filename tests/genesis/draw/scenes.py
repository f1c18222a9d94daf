"""Positions to draw: the start, an early turn, a rich middle game of four, and a late game with life on land."""

from __future__ import annotations

from markupsafe import Markup

from biont.draw import Choice, Context, LogLine, Question, Unavailable
from biont.genesis.cards import COLOURS
from biont.genesis.definition import GENESIS
from biont.genesis.game import Genesis
from biont.genesis.table import HIDDEN, Table
from biont.kernel.game import Game
from biont.kernel.view import View
from tests.genesis import positions as p

DRAWING = GENESIS.drawing


def view(table: Table) -> View[Table]:
    """A table as nobody in particular sees it."""
    rules = Genesis([COLOURS[player] for player in table.box.players], table.box.settings, table.box.pack)
    return View(rules, -1, -1, None, table, None, (), (), Game)


def region(name: str, table: Table, around: Context | None = None, language: str = "en") -> Markup:
    """One region of the board."""
    return DRAWING.board.draw(view(table), GENESIS.words(language), around)[name]


def board(table: Table, around: Context | None = None, language: str = "en") -> str:
    """The whole board."""
    say = GENESIS.words(language)
    return str(DRAWING.board.laid_out(DRAWING.board.draw(view(table), say, around), say))


def _time(table: Table, turn: int, phase: int, *events: str) -> None:
    """Set turn and phase, and take the events out of the deck."""
    codes = [card.code for card in table.box.pack.events]
    numbers = [codes.index(code) for code in events]
    last = table.box.pack.events[numbers[-1]]
    table.turn, table.phase = turn, phase
    table.chain = numbers
    table.event_deck = [HIDDEN] * max(0, 20 - turn)
    table.active = [int(active) for active in last.landforms]
    table.order = [player for player in last.order if player in table.box.players]


def start() -> Table:
    """Nothing on the map yet."""
    table = p.empty("red", "blue")
    table.turn = 0
    table.active = [0, 0, 0, 0]
    table.unseen = [4, 4, 4, 4]
    p.pool(table, "red", "r")
    p.pool(table, "blue", "b")
    return table


def early() -> Table:
    """Turn two of a game of two: refugia, a few bionts, no organism."""
    table = p.empty("red", "blue")
    _time(table, 2, 2, "theia", "accretion")
    table.climate_icons = [1, 0]
    p.refugium(table, "dust", up="y", down="yg", bionts="b", enzymes="b")
    p.refugium(table, "dhb", down="gbrr")
    p.refugium(table, "rust", up="g", down="by", bionts="rb")
    table.limit = [1, 1, 1, 2]
    p.pool(table, "red", "rry")
    p.pool(table, "blue", "bg")
    return table


def middle() -> Table:
    """A full middle game of four: bacteria with mutations, parasites, a parasite on a parasite, a sea star."""
    table = p.empty("red", "yellow", "green", "blue")
    _time(table, 9, 2, "huronian")
    table.climate = 1
    table.climate_icons = [0, 0, 1, 0, 1, 1]
    table.unseen = [2, 1, 0, 1]
    for player in range(4):
        table.pool_bionts[player] = 4
    p.refugium(table, "dust", up="y", down="yg", bionts="b", enzymes="b")
    p.refugium(table, "dhb", down="gbrr")
    p.refugium(table, "rust", down="gby")
    p.refugium(table, "vent", up="rgy", down="ybg", bionts="r", enzymes="g")
    p.refugium(table, "beach", down="gyy", enzymes="r")
    p.refugium(table, "zeolite", up="yr", down="yr", bionts="g")
    p.refugium(table, "pumice", down="rgyy", enzymes="yy")
    p.refugium(table, "pond", up="b", down="gr")
    p.refugium(table, "volcano", down="grbr", enzymes="rr")
    p.refugium(table, "tholin", down="yygg")
    p.bacterium(table, "mars", "blue", "by", cubes="rrygb", discs="gr")
    p.mutation(table, "mars", "tmrna", promoted=True)
    p.mutation(table, "mars", "rnapol")
    p.mutation(table, "mars", "chloroplast", promoted=True)
    p.parasite(table, "green", "mars", 1, diseased=("tmrna", "tmrna+"))
    p.mutation(table, "parasite-green", "ribozyme")
    p.bacterium(table, "clay", "blue", "b", cubes="ryb")
    p.mutation(table, "clay", "pilus")
    p.macroorganism(table, "seep", "seastar", "red", "rry", organs=(0, 2, 3), level=1)
    p.parasite(table, "yellow", "parasite-green", 0, diseased=("", ""))
    p.bacterium(table, "zinc", "green", "g", cubes="ggb", discs="g")
    p.mutation(table, "zinc", "cytochrome")
    p.mutation(table, "zinc", "sod", promoted=True)
    p.bacterium(table, "uv-ocean", "yellow", "y", cubes="gbb")
    p.mutation(table, "uv-ocean", "quorum")
    for colour, discs in (("red", "rryg"), ("yellow", "yy"), ("green", "ggr"), ("blue", "ryybbb")):
        p.pool(table, colour, discs)
    table.limit = [2, 1, 3, 2]
    table.trophy[11 + 4] = 1
    table.acted_refugium[p.placard(table, "dust") * 4 + 3] = 1
    return table


def late() -> Table:
    """A late game of three: macroorganisms at sea and on land, one robbed of an organ, an ended climate."""
    table = p.empty("red", "green", "blue")
    _time(table, 17, 5, "rust-out", "medea")
    table.event_deck = [HIDDEN] * 2
    table.climate_icons = [0, 1, 0, 0, 0]
    for player in (0, 2, 3):
        table.pool_bionts[player] = 5
    p.refugium(table, "vent", up="rg", down="ybg", bionts="g")
    p.refugium(table, "brine", down="bryr", enzymes="yb")
    p.macroorganism(table, "mars", "trilobite", "green", "gb", organs=(0, 1, 2), land=True, level=2, discs="gg")
    p.macroorganism(table, "dust", "flatworm", "blue", "bbr", organs=(0, 1, 3), land=True, level=1)
    p.macroorganism(table, "zinc", "seaweed", "green", "gg", organs=(0, 1), level=0)
    p.macroorganism(table, "rust", "arrowworm", "red", "rr", organs=(0, 2, 3), level=2, discs="gy")
    p.macroorganism(table, "clay", "dickinsonia", "red", "r", organs=(1,), level=1)
    p.parasite(table, "red", "dust", 0, diseased=("organ 1", ""))
    p.bacterium(table, "pumice", "green", "g", cubes="rgy")
    p.mutation(table, "pumice", "calvin", promoted=True)
    p.mutation(table, "pumice", "nitrogenase")
    p.bacterium(table, "tholin", "red", "r", cubes="yyg")
    p.mutation(table, "tholin", "endospore", promoted=True)
    for colour, discs in (("red", "rrrg"), ("green", "ggyr"), ("blue", "bbb")):
        p.pool(table, colour, discs)
    table.trophy[p.placard(table, "dhb")] = 2
    table.trophy[p.placard(table, "zeolite")] = 2
    table.trophy[p.placard(table, "beach")] = 0
    table.available_from[3] = 18
    table.soup_cubes[2] -= 11
    return table


SCENES = {"start": start, "early": early, "middle": middle, "late": late}


def asking() -> Question:
    """A question of the assignment phase as the server would put it."""
    options = [
        Choice("assign blue pond", "Biont to the Warm Pond", "refugium-pond", "dome-blue"),
        Choice("assign blue volcano", "Biont to the Hydrogen Volcano", "refugium-volcano", "dome-blue"),
        Choice("enzyme yellow dust", "Yellow enzyme on Interplanetary Dust", "refugium-dust", "disc-yellow"),
        Choice("enzyme blue dust", "Blue enzyme on Interplanetary Dust", "refugium-dust", "disc-blue"),
        Choice("vitamin red clay", "Red antioxidant for Clay Template", "organism-clay", "disc-red"),
        Choice("attach back zinc", "Viroid onto PNA Template", "organism-zinc", "dome-blue"),
        Choice("done", "Done", "prompt", last=True),
    ]
    refused = [Unavailable("refugium-beach", "The coast is inactive, so nothing can be assigned there (E2b).")]
    return Question(
        "Blue, assign bionts and catalysts.", "Choose a lit place on the board, or:", "E1", options, refused
    )


def around(scene: str) -> Context:
    """What stands around a scene."""
    log = [
        LogLine("Hydrogen Volcano and Eutectic Brine rise on the continent.", "D3", "refugium-volcano"),
        LogLine("An oxygen spike of 1 hits everyone; all are shielded.", "D6"),
        LogLine("Yellow puts a biont into the Warm Pond.", "E1"),
        LogLine("Green attaches salmonella to sugar-driven life and takes its blue and yellow cube.", "E3"),
    ]
    if scene == "middle":
        points = {"red": 14, "yellow": 4, "green": 9, "blue": 8}
        return Context(own=("blue",), asked="blue", points=points, question=asking(), log=log)
    if scene == "late":
        question = Question(
            "Green, buy for Trilobites.", rule="H5", options=[Choice("done", "Done", "prompt", last=True)]
        )
        return Context(
            own=("green",), asked="green", points={"red": 21, "green": 27, "blue": 19}, question=question, log=log
        )
    return Context(
        own=("blue",), asked="blue", points={"red": 0, "blue": 0}, question=Question("Red is assigning."), log=log[:1]
    )
