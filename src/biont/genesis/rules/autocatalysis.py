"""F. Phase 3, autocatalytic rolls: animation, death, the creation of life, and contested refugia."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress

from biont.genesis import nouns
from biont.genesis.cards import ALL_COLOURS
from biont.genesis.ids import Bearer, Colour, Player, Refugium
from biont.genesis.pools import send_home, take_all
from biont.genesis.rules.sequence import AUTOCATALYSIS, PHASE_BEGINS
from biont.genesis.table import BERTH, CELL, CELLS, ORGANISM, Table
from biont.kernel.decision import Asking, Option, ask, choice
from biont.kernel.declared import Event, Question
from biont.kernel.ledger import rule
from biont.kernel.notation import Verbs
from biont.kernel.play import Play
from biont.kernel.rules import NOTHING_ASKED, StepRule
from biont.kernel.table import Step

NO_BIONTS = [0, 0, 0, 0]


@rule("F0.1", "F0a", "F0d", "A3.1", "A3.2", "A6d", "F4.4")
def autocatalysis(play: Play[Table]) -> None:
    """Phase 3: one roll for each refugium with a biont, row by row; who rolls where is settled for the whole phase."""
    table = play.table
    table.phase = AUTOCATALYSIS
    play.note(PHASE_BEGINS, -1, AUTOCATALYSIS)
    rolls: list[Step] = []
    for row in table.rows:
        for placard in row:
            if table.domes[CELLS[placard]] != NO_BIONTS:
                players = contestants(table, placard)
                mask = 0
                for player in players:
                    mask |= 1 << player
                rolls.append(("autocatalyse", placard, progenote(table, placard, players), mask))
    play.push_all(rolls)


@rule("F4.1", "F4b.4")
def contestants(table: Table, placard: Refugium) -> list[Player]:
    """The players with a biont on a refugium. Asked as the phase begins, so nobody drops out by a death in it."""
    return list(compress(ALL_COLOURS, table.domes[CELLS[placard]]))


@rule("F4a", "F1a")
def progenote(table: Table, placard: Refugium, players: list[Player]) -> Player:
    """Who rolls."""
    if len(players) == 1:
        return players[0]
    here, dots = CELLS[placard], table.box.dots[placard]
    return foremost(players, table.enzymes[placard], table.up[here], table.domes[here], dots)


@rule("F4.2", "F4.3")
def foremost(
    players: Sequence[Player],
    enzymes: Sequence[Colour],
    up: Sequence[int],
    domes: Sequence[int],
    dots: Sequence[Player],
) -> Player:
    """Who has most enzymes, organized cubes and bionts of his own colour; a tie goes to the printed order."""
    first, most = dots[0], -1
    for player in dots:
        if player in players:
            count = enzymes.count(player) + up[player] + domes[player]
            if count > most:
                first, most = player, count
    return first


@rule("F0b", "F1a")
def dice_of(table: Table, placard: Refugium) -> int:
    """One die an organized cube, two a biont."""
    here = CELLS[placard]
    return sum(table.up[here]) + 2 * sum(table.domes[here])


ASK_ROLL_REFUGIUM = Question("roll refugium", "F0b", about=(nouns.REFUGIUM, nouns.PLAYER), rolls=True)
ASK_REROLL_ALL = Question("reroll all", "F0c", about=(nouns.REFUGIUM, nouns.DICE), judges=True)
AUTOCATALYTIC_ROLL = Event(
    "autocatalytic roll", "F0b", things=(nouns.REFUGIUM, nouns.PLAYER, nouns.DICE, nouns.NUMBER), causes=True
)
AUTOCATALYTIC_REROLL = Event(
    "autocatalytic reroll", "F0c", things=(nouns.REFUGIUM, nouns.PLAYER, nouns.DICE, nouns.NUMBER), causes=True
)


@rule("F0c", "F0.3", "F4a", "G1.2", "F1.1", "F2d")
def autocatalyse(play: Play[Table], placard: Refugium, roller: Player, players: int) -> Asking[None]:
    """The roll of one refugium and its animation; deaths and life follow as steps of their own.

    Alone on a placard of his own colour a player may roll everything again, once and for good. ``players`` has a bit
    for each contestant.
    """
    table = play.table
    seat = table.box.seat_of[roller]
    yield ask(seat, ASK_ROLL_REFUGIUM, [("roll",)], (placard, roller))
    dice = play.roll(dice_of(table, placard))
    covered = len(table.enzymes[placard])
    play.note(AUTOCATALYTIC_ROLL, seat, placard, roller, tuple(dice), covered)
    if players == 1 << roller and table.box.colour[placard] == roller:
        answer = yield ask(seat, ASK_REROLL_ALL, [("reroll",), ("stand",)], (placard, *dice))
        if answer[0] == "reroll":
            dice = play.roll(len(dice))
            play.note(AUTOCATALYTIC_REROLL, seat, placard, roller, tuple(dice), covered)
    manna, enzymes = fatal_dice(table, placard, dice)
    life = life_dice(table, placard, dice)
    if life:
        yield from animate(play, placard, roller, life)
    if len(set(dice)) < len(dice):
        play.push("create-life", placard, roller)
    if manna or enzymes:
        play.push("deaths", placard, roller, players, manna, enzymes)


@rule("F1.1", "D10.2")
def life_dice(table: Table, placard: Refugium, dice: list[int]) -> int:
    """How many dice show a face that lives in the climate of now."""
    count = 0
    for face in table.box.life[placard][table.climate]:
        count += dice.count(face)
    return count


@rule("F0.2", "F2.1", "F2.2")
def fatal_dice(table: Table, placard: Refugium, dice: list[int]) -> tuple[int, int]:
    """How many dice kill manna, and how many kill enzymes: those that match a slot without an enzyme."""
    manna = enzymes = 0
    for face, kills_manna in table.box.slots[placard][len(table.enzymes[placard]) :]:
        if kills_manna:
            manna += dice.count(face)
        else:
            enzymes += dice.count(face)
    return manna, enzymes


@rule("F1.2", "F1.3", "F4b.1")
def animate(play: Play[Table], placard: Refugium, roller: Player, life: int) -> Asking[None]:
    """Each life die organizes a cube of the roller's choice, as long as there are any; nobody asks where all go up."""
    table = play.table
    down = table.down[CELLS[placard]]
    if sum(down) > life:
        return _choose_life(play, placard, roller, life)
    for colour in ALL_COLOURS:
        for _ in range(down[colour]):
            _organize(play, placard, colour, roller)
    return NOTHING_ASKED


ASK_ANIMATE = Question("animate", "F1", about=(nouns.REFUGIUM, nouns.NUMBER), follows=True)


@rule("F1.2", "F4b.1")
def _choose_life(play: Play[Table], placard: Refugium, roller: Player, life: int) -> Asking[None]:
    """The roller chooses among more disorganized cubes than there are life dice."""
    table = play.table
    seat = table.box.seat_of[roller]
    while life:
        down = table.down[CELLS[placard]]
        options: list[Option] = [("animate", colour) for colour in ALL_COLOURS if down[colour]]
        answer = yield ask(seat, ASK_ANIMATE, options, (placard, life))
        _organize(play, placard, answer[1], roller)
        life -= 1


ANIMATED = Event("animated", "F1", things=(nouns.REFUGIUM, nouns.COLOUR))


def _organize(play: Play[Table], placard: Refugium, colour: Colour, roller: Player) -> None:
    """A cube goes up."""
    table = play.table
    place = CELL[placard][colour]
    table.down[place] -= 1
    table.up[place] += 1
    play.note(ANIMATED, table.box.seat_of[roller], placard, colour)


ASK_DEATH = Question("death", "F2a", about=(nouns.REFUGIUM, nouns.NUMBER), follows=True)
ENZYME_LOST = Event("enzyme lost", "F2c", things=(nouns.REFUGIUM, nouns.COLOUR))


@rule("F2a.1", "F2a.4", "F2b.1", "F2b.2", "F2c", "F4b.1")
def deaths(
    play: Play[Table], placard: Refugium, roller: Player, players: int, manna: int, enzymes: int
) -> Asking[None]:
    """Manna deaths as the roller chooses, as long as anything is organized, their catalysts, then enzyme deaths."""
    table = play.table
    seat = table.box.seat_of[roller]
    gathered: list[int] = []
    organized = _organized(table, placard) if manna else 0
    all_die = organized <= manna
    for left in range(organized if all_die else manna, 0, -1):
        options = _mortals(table, placard)
        victim = options[0] if all_die else (yield ask(seat, ASK_DEATH, options, (placard, left)))
        if victim[0] == "kill-biont":
            _kill_biont(play, placard, victim[1], gathered)
        elif players == 1 << roller:
            _kill_cube(play, placard, victim[1], roller, gathered)
        else:
            yield from _award_cube(play, placard, victim[1], roller, players, gathered)
    if gathered:
        yield from take_all(play, gathered, "F2b")
    for colour in reversed(table.enzymes[placard][-enzymes:] if enzymes else ()):
        table.enzymes[placard] = table.enzymes[placard][:-1]
        table.soup_discs[colour] += 1
        play.note(ENZYME_LOST, -1, placard, colour)


def _mortals(table: Table, placard: Refugium) -> list[Option]:
    """Organized tokens, cubes and bionts."""
    here = CELLS[placard]
    cubes: list[Option] = [("kill-cube", colour) for colour in compress(ALL_COLOURS, table.up[here])]
    return cubes + [("kill-biont", player) for player in compress(ALL_COLOURS, table.domes[here])]


def _organized(table: Table, placard: Refugium) -> int:
    here = CELLS[placard]
    return sum(table.up[here]) + sum(table.domes[here])


DISORGANIZED = Event("disorganized", "F2a", things=(nouns.REFUGIUM, nouns.COLOUR))


@rule("F2a.2")
def _disorganize(play: Play[Table], placard: Refugium, colour: Colour, roller: Player) -> None:
    """A cube goes down."""
    table = play.table
    place = CELL[placard][colour]
    table.up[place] -= 1
    table.down[place] += 1
    play.note(DISORGANIZED, table.box.seat_of[roller], placard, colour)


@rule("F2b.1")
def _kill_cube(play: Play[Table], placard: Refugium, colour: Colour, roller: Player, gathered: list[int]) -> None:
    """A cube goes down and makes a catalyst for the roller."""
    _disorganize(play, placard, colour, roller)
    gathered.append(CELL[roller][colour])


ASK_AWARD = Question("award", "F4b", about=(nouns.REFUGIUM, nouns.COLOUR), judges=True)
AWARDED = Event("awarded", "F4b", things=(nouns.REFUGIUM, nouns.COLOUR, nouns.PLAYER))


@rule("F4b.3", "F4b.4")
def _award_cube(
    play: Play[Table], placard: Refugium, colour: Colour, roller: Player, players: int, gathered: list[int]
) -> Asking[None]:
    """On a contested refugium the catalyst of a cube that goes down is another contestant's, whom the roller names."""
    table = play.table
    seat = table.box.seat_of[roller]
    _disorganize(play, placard, colour, roller)
    options: list[Option] = [("award", player) for player in ALL_COLOURS if player != roller and players >> player & 1]
    answer = yield ask(seat, ASK_AWARD, options, (placard, colour))
    play.note(AWARDED, table.box.seat_of[answer[1]], placard, colour, answer[1])
    gathered.append(CELL[answer[1]][colour])


BIONT_DIED = Event("biont died", "F2a", things=(nouns.REFUGIUM, nouns.PLAYER))


@rule("F2a.3", "F4b.2")
def _kill_biont(play: Play[Table], placard: Refugium, player: Player, gathered: list[int]) -> None:
    """A biont goes home with compensation, whoever killed it."""
    table = play.table
    table.domes[CELL[placard][player]] -= 1
    play.note(BIONT_DIED, table.box.seat_of[player], placard, player)
    send_home(play, player, gathered)


ASK_ERSATZ = Question("ersatz", "F4e", about=(nouns.REFUGIUM,))
ASK_CREATE_LIFE = Question("create life", "", about=(nouns.REFUGIUM, nouns.PLAYER), follows=True)
ERSATZ_TAKEN = Event("ersatz", "F4e", things=(nouns.REFUGIUM, nouns.PLAYER))


@rule("F3.1", "F3.2", "F4c", "F4e", "V40")
def create_life(play: Play[Table], placard: Refugium, roller: Player) -> Asking[None]:
    """After doubles: whoever rolled may take the placard if a biont of his is left, else the survivor he names."""
    table = play.table
    box = table.box
    survivors = contestants(table, placard)
    if not survivors:
        return
    taker = roller
    if roller not in survivors:
        options: list[Option] = [("ersatz", player) for player in survivors]
        answer = yield from choice(box.seat_of[roller], ASK_ERSATZ, options, (placard,))
        taker = answer[1]
        play.note(ERSATZ_TAKEN, box.seat_of[taker], placard, taker)
    if taker == roller or not box.rules.ersatz_must:
        rule_id = "F3" if taker == roller else "F4e"
        answer = yield ask(
            box.seat_of[taker], ASK_CREATE_LIFE, [("take",), ("decline",)], (placard, taker), rule=rule_id
        )
        if answer[0] == "decline":
            return
    yield from become_bacterium(play, placard, taker)


LIFE_CREATED = Event("life", "F3", things=(nouns.REFUGIUM, nouns.PLAYER))
ENZYMES_SPENT = Event("enzymes spent", "F3b", things=(nouns.REFUGIUM, nouns.NUMBER), trifling=True)


@rule("F3.3", "F3a.1", "F3a.2", "F3b", "F3.4", "F3.5")
def become_bacterium(play: Play[Table], placard: Refugium, owner: Bearer) -> Asking[None]:
    """Turn a refugium into its owner's bacterium: what is organized comes along, the rest goes to the soup."""
    table = play.table
    row = table.box.row[placard]
    table.rows[row] = tuple(other for other in table.rows[row] if other != placard)
    table.place[placard] = ORGANISM
    table.owner[placard] = owner
    for colour in range(4):
        place = CELL[placard][colour]
        table.cubes[place] += table.up[place]
        table.soup_cubes[colour] += table.down[place]
        table.up[place] = table.down[place] = 0
    enzymes = table.enzymes[placard]
    for colour in enzymes:
        table.soup_discs[colour] += 1
    table.enzymes[placard] = ()
    play.note(LIFE_CREATED, table.box.seat_of[owner], placard, owner)
    if enzymes:
        play.note(ENZYMES_SPENT, table.box.seat_of[owner], placard, len(enzymes))
    return _settle_bionts(play, placard, owner)


@rule("F4d", "C3.4")
def _settle_bionts(play: Play[Table], placard: Refugium, owner: Bearer) -> Asking[None]:
    """Bionts become chromosomes, others' foreign genes; with the beginners' bans those go home with compensation."""
    table = play.table
    gathered: list[int] = []
    domes = table.domes[CELLS[placard]]
    table.domes[CELLS[placard]] = NO_BIONTS
    for player, bionts in enumerate(domes):
        if player == owner or not table.box.settings.bans:
            table.bionts[BERTH[placard][player]] = bionts
            continue
        for _ in range(bionts):
            send_home(play, player, gathered)
    return take_all(play, gathered, "B4a")


STEPS: dict[str, StepRule] = {
    "autocatalysis": autocatalysis,
    "autocatalyse": autocatalyse,
    "deaths": deaths,
    "create-life": create_life,
}
VERBS: Verbs = {
    "roll": (),
    "reroll": (nouns.NUMBER,),
    "stand": (),
    "animate": (nouns.COLOUR,),
    "kill-cube": (nouns.COLOUR,),
    "kill-biont": (nouns.COLOUR,),
    "award": (nouns.COLOUR,),
    "ersatz": (nouns.COLOUR,),
    "take": (),
    "decline": (),
}
