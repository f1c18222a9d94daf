"""Pools, soup, biosynthesis, compensation and payment."""

from __future__ import annotations

from itertools import compress

from biont.genesis import nouns
from biont.genesis.cards import ALL_COLOURS
from biont.genesis.ids import NPC, Bearer, Colour, Player, Seat
from biont.genesis.table import Table
from biont.kernel.decision import Asking, Option, ask
from biont.kernel.declared import Event, Question
from biont.kernel.ledger import rule
from biont.kernel.play import Play
from biont.kernel.rules import NOTHING_ASKED

Gains = list[int]
"""Catalysts of each colour."""


def no_gains() -> Gains:
    """No catalysts yet."""
    return [0, 0, 0, 0]


def spend(table: Table, player: Player, colour: Colour, count: int = 1) -> None:
    """Move catalysts from a pool to the soup."""
    table.pool[player * 4 + colour] -= count
    table.soup_discs[colour] += count


def catalysts(table: Table, player: Player) -> int:
    """All catalysts in a pool."""
    pool = table.pool
    start = player * 4
    return pool[start] + pool[start + 1] + pool[start + 2] + pool[start + 3]


def colours_in(table: Table, player: Player) -> list[Colour]:
    """The colours of which a pool has a catalyst."""
    start = player * 4
    return list(compress(ALL_COLOURS, table.pool[start : start + 4]))


@rule("B3", "B3b.1", "B3b.2", "B3c.1", "GL-Biosynthesis", "F2b.2", "G2a.3")
def biosynthesis(
    play: Play[Table], player: Player, gains: Gains, rule_id: str, runner: Bearer | None = None
) -> Asking[None]:
    """Take catalysts into a pool up to its cap; for each full pair refused, one of another colour may be taken.

    Its ``runner`` chooses where another than the pool's player made them.
    """
    left = no_gains()
    refused = 0
    for colour, count in enumerate(gains):
        if count:
            left[colour] = count - take(play, player, colour, count, rule_id)
            refused += left[colour]
    if refused < 2:
        _forfeit(play, player, refused)
        return NOTHING_ASKED
    return _substitutes(play, player, left, refused, player if runner is None else runner)


CATALYSTS_GAINED = Event("catalysts", "", things=(nouns.PLAYER, nouns.COLOUR, nouns.NUMBER))


def take(play: Play[Table], player: Player, colour: Colour, count: int, rule_id: str) -> int:
    """Take catalysts of one colour into a pool up to its cap, and say how many."""
    table = play.table
    room = table.box.cap - table.pool[player * 4 + colour]
    taken = count if count <= room else max(room, 0)
    if taken:
        table.pool[player * 4 + colour] += taken
        table.soup_discs[colour] -= taken
        play.note_by(rule_id, CATALYSTS_GAINED, table.box.seat_of[player], player, colour, taken)
    return taken


ASK_SUBSTITUTE = Question("substitute", "B3c", about=(nouns.PLAYER, nouns.NUMBER), settles=True)
SUBSTITUTED = Event("substitute", "B3c", things=(nouns.PLAYER, nouns.COLOUR))


@rule("B3c.1", "B3c.2", "G2a.3")
def _substitutes(play: Play[Table], player: Player, left: Gains, refused: int, runner: Bearer) -> Asking[None]:
    """Offer one catalyst for each full pair refused, of a colour that was not among them; chance picks for an NPC."""
    table = play.table
    seat = table.box.seat_of[runner]
    lost = refused
    for _ in range(refused // 2):
        options: list[Option] = [
            ("substitute", colour)
            for colour in range(4)
            if table.pool[player * 4 + colour] < table.box.cap and not left[colour]
        ]
        if not options:
            break
        if seat < 0:
            answer = options[play.pick(len(options))] if len(options) > 1 else options[0]
        else:
            answer = yield ask(seat, ASK_SUBSTITUTE, [*options, ("forgo",)], (player, refused))
        if answer[0] == "substitute":
            table.pool[player * 4 + answer[1]] += 1
            table.soup_discs[answer[1]] -= 1
            play.note(SUBSTITUTED, table.box.seat_of[player], player, answer[1])
            lost -= 2
    _forfeit(play, player, lost)


FORFEITED = Event("forfeited", "B3c", things=(nouns.PLAYER, nouns.NUMBER), trifling=True)


def _forfeit(play: Play[Table], player: Player, count: int) -> None:
    """Tell how many catalysts found no room and nothing in their place."""
    if count:
        play.note(FORFEITED, play.table.box.seat_of[player], player, count)


BIONT_HOME = Event("biont home", "B4a", things=(nouns.PLAYER, nouns.FLAG))


@rule("B4a.1", "B4a.2", "B4.2")
def send_home(play: Play[Table], bearer: Bearer, gathered: list[int] | None) -> None:
    """Return a biont to its owner's pool; where it is compensated, a catalyst of his colour is ``gathered`` for him."""
    table = play.table
    table.pool_bionts[bearer] += 1
    play.note(BIONT_HOME, table.box.seat_of[bearer], bearer, int(gathered is not None))
    if gathered is not None and bearer < NPC:
        gathered.append(bearer * 4 + bearer)


def send_home_paid(play: Play[Table], bearer: Bearer, gathered: list[int] | None = None) -> Asking[None]:
    """Return a biont to its owner's pool with its compensation: at once, or ``gathered`` with others (B3c)."""
    if gathered is not None:
        send_home(play, bearer, gathered)
        return NOTHING_ASKED
    alone: list[int] = []
    send_home(play, bearer, alone)
    return take_all(play, alone, "B4a")


def take_all(play: Play[Table], gathered: list[int], rule_id: str) -> Asking[None]:
    """Let every player take the catalysts gathered for him: each stands there by its place, player * 4 + colour."""
    if not gathered:
        return NOTHING_ASKED
    player, colour = divmod(gathered[0], 4)
    if len(gathered) == 1:
        take(play, player, colour, 1, rule_id)  # one that is refused brings no other
        return NOTHING_ASKED
    gains = no_gains()
    for place in gathered:
        if place // 4 != player:
            return _take_each(play, gathered, rule_id)
        gains[place % 4] += 1
    return biosynthesis(play, player, gains, rule_id)


def _take_each(play: Play[Table], gathered: list[int], rule_id: str) -> Asking[None]:
    """Let several players take theirs, one after another."""
    gains: dict[int, Gains] = {}
    for place in gathered:
        gains.setdefault(place // 4, no_gains())[place % 4] += 1
    for player in sorted(gains):
        yield from biosynthesis(play, player, gains[player], rule_id)


@rule("H0a.1", "H0c", "H0d", "D10b.4")
def payments(table: Table, player: Player, colour: Colour, chameleon: bool = False) -> list[Option]:
    """Ways to pay one catalyst of ``colour`` (-1: any) out of a pool: ``("pay", colour, number of discs)``."""
    start = player * 4
    return ways_to_pay(table.pool[start : start + 4], colour, chameleon)


@rule("H0a.1", "H0c", "H0d")
def ways_to_pay(discs: Gains, colour: Colour, chameleon: bool) -> list[Option]:
    """Ways to pay one catalyst of ``colour`` (-1: any) with so many discs of each colour."""
    if colour < 0 or chameleon:
        return [("pay", other, 1) for other in ALL_COLOURS if discs[other]]
    ways: list[Option] = [("pay", colour, 1)] if discs[colour] else []
    for other in ALL_COLOURS:
        if other != colour and discs[other] >= 2:
            ways.append(("pay", other, 2))
    return ways


def can_pay(table: Table, player: Player, colour: Colour, chameleon: bool = False) -> bool:
    """Whether a pool can pay one catalyst of a colour (-1: any)."""
    pool = table.pool
    start = player * 4
    if colour < 0 or chameleon:
        return catalysts(table, player) > 0
    return bool(pool[start + colour]) or max(pool[start : start + 4]) >= 2


ASK_PAY = Question("pay", "H6c", about=(nouns.PLAYER, nouns.PRICE), settles=True)
PAID = Event("paid", "", things=(nouns.PLAYER, nouns.COLOUR, nouns.NUMBER), bookkeeping=True)


@rule("H0e.1", "H0e.2", "H4d.1", "B1b", "B3a.4", "H0c")
def pay(
    play: Play[Table], payer: Seat, pool: Player, colour: Colour, rule_id: str, chameleon: bool = False
) -> Asking[None]:
    """Let ``payer`` choose how one catalyst of ``colour`` (-1: any) is paid out of the pool of player ``pool``."""
    table = play.table
    ways = payments(table, pool, colour, chameleon)
    answer = yield ask(payer, ASK_PAY, ways, (pool, colour), rule="H0c")
    spend(table, pool, answer[1], answer[2])
    play.note_by(rule_id, PAID, payer, pool, answer[1], answer[2])
