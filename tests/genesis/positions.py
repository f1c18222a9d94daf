"""Positions for tests: an empty table to put pieces on, and a runner that feeds answers and dice to one step.

table = empty("red", "blue")                       # a table in turn 1 with every row active, warm climate
bacterium(table, "mars", "blue", cubes="rygb")     # blue's bacterium with one blue biont and four cubes
refugium(table, "dust", up="y", down="yg", bionts="b", enzymes="b")
mutation(table, "mars", "tmrna", promoted=True)
run = Runner(table, "smite", -1)                   # run one step (and the steps it pushes)
run.answer("lose-cube red")                        # texts in notation; run.decision is the open question
"""

from __future__ import annotations

from biont.genesis.box import Box
from biont.genesis.cards import COLOURS
from biont.genesis.ids import PARASITE
from biont.genesis.pack_library import load_pack
from biont.genesis.readings import VERSION, readings_of
from biont.genesis.rules import parts
from biont.genesis.rules.mutations import promote, receive
from biont.genesis.settings import Settings
from biont.genesis.table import HERE, NOWHERE, ORGAN, ORGANISM, REFUGIUM, STOLEN, Table
from biont.genesis.vocabulary import kinds, vocabularies
from biont.kernel.chance import key_of
from biont.kernel.decision import Asking, Decision
from biont.kernel.declared import Event, Reason
from biont.kernel.notation import Notation
from biont.kernel.play import Entry, Play

LETTERS = "rygb"


def colours(text: str) -> list[int]:
    """Colours from letters: ``"rrg"`` is red, red, green."""
    return [LETTERS.index(letter) for letter in text]


def empty(*seats: str, seed: int = 1, **settings: object) -> Table:
    """A table with nothing on it but full soup, full decks and bionts in the pools; turn 1, all rows active.

    A setting ``version`` reads the rules as that version did.
    """
    names = seats or ("red", "blue")
    readings = readings_of(str(settings.pop("version", VERSION)))
    options = Settings.of(settings)
    options.validate(names)
    table = Table(Box(load_pack("standard-2e"), options, tuple(names), readings))
    table.key = key_of(seed)
    table.turn = 1
    table.active = [1, 1, 1, 1]
    table.order = list(table.box.players)
    for player in table.box.players:
        table.pool_bionts[player] = options.rules.bionts
    for npc in table.box.npcs:
        table.pool_bionts[4 + npc] = 1
    cards = list(range(20))
    for row in range(4):
        table.decks[row] = tuple(cards[row * 5 : row * 5 + 5])
        table.placard_decks[row] = tuple(p for p, home in enumerate(table.box.row) if home == row)
    table.event_deck = list(range(23, -1, -1))
    if options.advanced:
        table.stack = list(range(table.box.macros))
    return table


def words(table: Table, kind: str) -> tuple[str, ...]:
    """The vocabulary of a kind of argument."""
    return vocabularies(table.box.pack)[kind]


def placard(table: Table, code: str) -> int:
    """The id of a placard."""
    return words(table, "refugium").index(code)


def organism(table: Table, code: str) -> int:
    """The id of an organism: a placard's code or ``parasite-red``."""
    return words(table, "organism").index(code)


def card(table: Table, code: str) -> int:
    """The id of a mutation."""
    return words(table, "mutation").index(code)


def _take_placard(table: Table, number: int, place: int) -> None:
    row = table.box.row[number]
    table.placard_decks[row] = tuple(other for other in table.placard_decks[row] if other != number)
    table.place[number] = place


def refugium(table: Table, code: str, up: str = "", down: str = "", bionts: str = "", enzymes: str = "") -> int:
    """Put a refugium into play at the right end of its row."""
    number = placard(table, code)
    _take_placard(table, number, REFUGIUM)
    table.rows[table.box.row[number]] += (number,)
    for field, text in ((table.up, up), (table.down, down)):
        for colour in colours(text):
            field[number * 4 + colour] += 1
            table.soup_cubes[colour] -= 1
    for player in colours(bionts):
        table.domes[number * 4 + player] += 1
        table.pool_bionts[player] -= 1
    table.enzymes[number] = tuple(colours(enzymes))
    for colour in colours(enzymes):
        table.soup_discs[colour] -= 1
    return number


def bacterium(table: Table, code: str, owner: str, bionts: str | None = None, cubes: str = "", discs: str = "") -> int:
    """A bacterium with bionts (one of the owner's unless told otherwise), chromosome cubes and antioxidants."""
    number = placard(table, code)
    _take_placard(table, number, ORGANISM)
    player = COLOURS.index(owner)
    table.owner[number] = player
    put_bionts(table, number, bionts if bionts is not None else LETTERS[player])
    for colour in colours(cubes):
        table.cubes[number * 4 + colour] += 1
        table.soup_cubes[colour] -= 1
    for colour in colours(discs):
        table.discs[number * 4 + colour] += 1
        table.soup_discs[colour] -= 1
    return number


def put_bionts(table: Table, number: int, bionts: str) -> None:
    """Put bionts from the pools into an organism; a capital letter is the NPC's biont of that colour."""
    for letter in bionts:
        bearer = LETTERS.index(letter.lower()) + (4 if letter.isupper() else 0)
        table.bionts[number * 8 + bearer] += 1
        table.pool_bionts[bearer] -= 1


def mutation(table: Table, code: str, name: str, promoted: bool = False) -> int:
    """Give an organism a mutation with its cube(s)."""
    number = card(table, name)
    for row in range(4):
        table.decks[row] = tuple(other for other in table.decks[row] if other != number)
    play: Play[Table] = Play(table, None)
    receive(play, organism(table, code), number)
    if promoted:
        promote(play, number)
    return number


def pool(table: Table, player: str, discs: str) -> None:
    """Put catalysts into a pool."""
    for colour in colours(discs):
        table.pool[COLOURS.index(player) * 4 + colour] += 1
        table.soup_discs[colour] -= 1


def parasite(
    table: Table, colour: str, host: str, side: int = 0, bionts: str | None = None, diseased: tuple[str, str] = ("", "")
) -> int:
    """Attach a parasite; ``diseased`` names the cube in each slot: ``"tmrna"``, ``"tmrna+"`` or ``"organ 2"``."""
    player = COLOURS.index(colour)
    number = PARASITE + player
    target = organism(table, host)
    table.owner[number] = player
    table.host[player] = target
    table.parasite[target] = number
    table.side[player] = side
    put_bionts(table, number, bionts if bionts is not None else LETTERS[player])
    for slot, source in enumerate(diseased):
        if source.startswith("organ"):
            square = int(source.split()[1])
            table.organs[target] = tuple(STOLEN if n == square else s for n, s in enumerate(table.organs[target]))
            table.diseased[2 * player + slot] = ORGAN + square
        elif source:
            cube = words(table, "cube").index(source)
            assert table.mutation_cube[cube] == HERE
            table.mutation_cube[cube] = STOLEN
            table.diseased[2 * player + slot] = cube
    return number


def macroorganism(
    table: Table,
    code: str,
    macro: str,
    owner: str,
    bionts: str | None = None,
    organs: tuple[int, ...] = (),
    land: bool = False,
    level: int = 0,
    discs: str = "",
) -> int:
    """A macroorganism on a placard, with the squares ``organs`` filled; the owner's first biont is the trophic one."""
    number = bacterium(table, code, owner, bionts, discs=discs)
    kind = words(table, "macro").index(macro)
    table.macro[number] = kind
    table.land[number] = int(land)
    table.level[number] = level
    squares = table.box.organ_colours[2 * kind + int(land)]
    table.organs[number] = tuple(HERE if n in organs else 0 for n in range(len(squares)))
    for square in organs:
        table.soup_cubes[squares[square]] -= 1
    table.stack.remove(kind)
    return number


def check_pieces(table: Table) -> None:
    """Every piece lies in exactly one place: 16 cubes and 12 discs a colour (substitutes counted), all bionts."""
    box = table.box
    for colour in range(4):
        assert count_cubes(table, colour) + table.soup_cubes[colour] == 16, f"cubes of {COLOURS[colour]}"
        discs = sum(table.pool[colour::4]) + sum(table.discs[colour::4]) + sum(e.count(colour) for e in table.enzymes)
        assert discs + table.soup_discs[colour] == 12, f"discs of {COLOURS[colour]}"
    for bearer in range(8):
        on_map = sum(table.domes[bearer::4]) if bearer < 4 else 0
        total = table.pool_bionts[bearer] + sum(table.bionts[bearer::8]) + on_map
        assert total == biont_supply(table, bearer), f"bionts of bearer {bearer}"
    held = [number for row in table.decks for number in row] + [m for muts in table.mutations for m in muts]
    assert sorted(held) == list(range(20)), "every mutation in one place"
    for number in range(16):
        if table.macro[number] != NOWHERE:
            assert table.macro[number] not in table.stack
    assert len(box.pack.placards) == 16


def count_cubes(table: Table, colour: int) -> int:
    """Real cubes of a colour outside the soup."""
    box = table.box
    count = sum(table.up[colour::4]) + sum(table.down[colour::4]) + sum(table.cubes[colour::4])
    for cube, state in enumerate(table.mutation_cube):
        count += state != 0 and box.mutation_colour[cube] == colour
    for number in range(len(table.macro)):
        if table.macro[number] != NOWHERE:
            squares = box.organ_colours[2 * table.macro[number] + table.land[number]]
            count += sum(state != 0 and c == colour for state, c in zip(table.organs[number], squares, strict=True))
    for place, source in enumerate(table.diseased):
        if source == 99:
            count += box.slot_colours[2 * (place // 2) + table.side[place // 2]][place % 2] == colour
    return count


def biont_supply(table: Table, bearer: int) -> int:
    """How many bionts a bearer has in all."""
    box = table.box
    if bearer >= 4:
        return 1 if bearer - 4 in box.npcs else 0
    if bearer not in box.players:
        return 0
    if box.settings.mode == "cooperative":
        return box.rules.coop_bionts
    return min(box.rules.bionts, 3) if len(box.players) == 4 else box.rules.bionts


class Runner:
    """Runs a step, and the steps it pushes, on a table; stops at questions with more than one answer."""

    def __init__(self, table: Table, step: str, *values: int, dice: tuple[int, ...] = ()) -> None:
        self.table = table
        self.entries: list[Entry] = []
        self.play: Play[Table] = Play(table, self.entries)
        self.play.injected = list(dice)
        self.notation = Notation.of(parts.verbs(), kinds(table.box.pack))
        self.steps = parts.steps()
        self.decision: Decision | None = None
        self.running: Asking[None] | None = None
        table.steps = [(step, *values)]
        self._run()

    def _run(self) -> None:
        while self.table.steps:
            name, *values = self.table.steps.pop()
            self.running = self.steps[name](self.play, *values)
            if self.running is None:
                continue
            try:
                self.decision = next(self.running)
            except StopIteration:
                continue
            if self._open():
                return
        self.decision = None

    def _open(self) -> bool:
        """Answer forced questions; whether one is left open in this step."""
        while self.decision is not None and self.decision.forced:
            assert self.running is not None
            try:
                self.decision = self.running.send(self.decision.options[0])
            except StopIteration:
                return False
        return True

    @property
    def options(self) -> list[str]:
        """The texts of the options of the open question."""
        assert self.decision is not None, "nothing is asked"
        return [self.notation.print(option) for option in self.decision.options]

    @property
    def refused(self) -> dict[str, Reason]:
        """What is refused now: text of the option -> the reason."""
        assert self.decision is not None, "nothing is asked"
        return {self.notation.print(refusal.option): refusal.reason for refusal in self.decision.refusals()}

    def answer(self, *texts: str) -> Runner:
        """Give answers one after another, each of which must be offered."""
        for text in texts:
            assert self.decision is not None, f"nothing is asked, but {text!r} was answered"
            assert text in self.options, f"{text!r} is not among {self.options}"
            option = self.notation.parse(text)
            assert self.running is not None
            try:
                self.decision = self.running.send(option)
            except StopIteration:
                self._run()
            else:
                if not self._open():
                    self._run()
        return self

    def kinds(self) -> list[Event]:
        """What was noted so far."""
        return [entry.kind for entry in self.entries]
