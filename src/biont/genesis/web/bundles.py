"""What need not be asked one by one: going first, paying, filling the pool, the order of dice and of total losses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from biont.games.bundles import Bundle, Standing
from biont.genesis.cards import GREEN
from biont.genesis.pools import ASK_PAY, ASK_SUBSTITUTE
from biont.genesis.rules.darwin import ASK_REROLL, ASK_ROLL_ORDER, DARWIN_ROLL
from biont.genesis.rules.gifts import ASK_GIFT
from biont.genesis.rules.mutations import ASK_DISCARD_ORDER
from biont.genesis.rules.purchase import ASK_PURCHASE
from biont.genesis.rules.sequence import ASK_WANTON
from biont.genesis.table import CELL, Table
from biont.genesis.web.odds import lowest_error
from biont.genesis.words.teller import Teller
from biont.kernel.decision import Decision, Option
from biont.kernel.game import Game
from biont.words import Words

FIRST, DISCS, OWN = SWITCHES = ("first", "discs", "own")
"""What a person may want always: to go first, discs paid and taken so that most are left, and none given away."""

LAID = ("enzyme", "antioxidant")
"""What discs of the pool become on a refugium and on an organism."""


NAMED = 3
"""So many cards are named on a button."""

PIECES = {
    "kill-cube": "web-kill-cubes",
    "lose-cube": "web-lose-cubes",
    "animate": "web-animate-cubes",
    "spend-disc": "web-spend-discs",
}
"""What is lost, goes or wakes colour by colour, and what that is called."""

DYING = frozenset(("kill-cube", "kill-biont"))
"""What dies on a place piece by piece."""

LOST = frozenset(("lose-cube", "lose-mutation", "lose-biont"))
"""What an organism loses piece by piece."""


def standing(table: Table, decision: Decision) -> Standing | None:
    """The answer that such a question gets from whoever wants it always."""
    kind = decision.kind
    if kind == ASK_WANTON:
        return Standing(FIRST, ("first",))
    if kind == ASK_PAY:
        option = cheapest(table, decision)
        return Standing(DISCS, option, proven=is_cheapest(decision, option))
    if kind == ASK_SUBSTITUTE:
        return Standing(DISCS, scarcest(table, decision))
    if kind == ASK_GIFT:
        return Standing(OWN, ("done",))
    if kind == ASK_PURCHASE and all(option[0] in ("give", "done") for option in decision.options):
        return Standing(OWN, ("done",), ends=True)
    if kind == ASK_ROLL_ORDER:
        return Standing("", decision.options[0], rolls=True)
    return None


def goes_along(option: Option, following: Option) -> bool:
    """Discs that go from the pool to where they lie: nothing happens between them."""
    return option[0] in LAID and following[0] in LAID


def together(options: Sequence[Option], teller: Teller, say: Words) -> str:
    """Cards that burn, by their names; dice that fall again; discs that are taken, or laid place by place, each colour
    with its number."""
    if all(option[0] == "under" for option in options):
        cards = [*dict.fromkeys(teller.mutation(option[1]) for option in options)]
        if len(cards) <= NAMED + 1:  # one alone is named in the room of its number
            return say("web-under", cards=", ".join(cards))
        return say("web-under-more", cards=", ".join(cards[:NAMED]), count=len(cards) - NAMED)
    if all(option[0] in ("reroll", "roll") for option in options) and len(options[0]) > 1:
        dice = [str(option[1]) for option in options if len(option) > 1]
        return say("web-again-only", die=dice[0]) if len(dice) == 1 else say("web-again", dice=", ".join(dice))
    if len({option[0] for option in options}) == 1 and options[0][0] in PIECES:
        cubes = _counted(Counter(option[1] for option in options), teller)
        return say(PIECES[options[0][0]], cubes=cubes)
    if all(option[0] in DYING for option in options):
        cubes = _counted(Counter(option[1] for option in options if option[0] == "kill-cube"), teller)
        bionts = Counter(option[1] for option in options if option[0] == "kill-biont")
        told = [say("web-so-many-bionts", count=count, player=teller.player(one)) for one, count in bionts.items()]
        return say("web-kill-cubes", cubes=", ".join(filter(None, (cubes, *told))))
    if all(option[0] in LOST for option in options):
        return say("web-lose", pieces=", ".join(_piece(option, teller, say) for option in options))
    if all(option[0] == "substitute" and len(option) > 1 for option in options):
        return say("web-instead", discs=_counted(Counter(option[1] for option in options), teller))
    if not all(option[0] in LAID for option in options):
        return ""
    laid: dict[tuple[str, str], Counter[int]] = {}
    for verb, colour, thing in options:
        place = teller.refugium(thing) if verb == "enzyme" else teller.organism(thing)
        laid.setdefault((verb, place), Counter())[colour] += 1
    guards = len({verb for verb, _ in laid}) == 1 and options[0][0] == "antioxidant"
    where = [
        say("web-lay-on" if guards or verb == "enzyme" else "web-lay-guard", place=place, discs=_counted(discs, teller))
        for (verb, place), discs in laid.items()
    ]
    return say("web-lay-guards" if guards else "web-lay", count=len(options), places="; ".join(where))


def briefly(answers: Sequence[tuple[Decision, Option]], say: Words) -> str:
    """More cards that burn than a button has room for, or of another organism than the question names: how many, and
    of how many organisms."""
    organisms = {decision.data[0] for decision, option in answers if option[0] == "under"}
    if not all(option[0] == "under" for _, option in answers) or (len(answers) <= NAMED and len(organisms) == 1):
        return ""
    return say("web-under-many", count=len(answers), organisms=len(organisms))


def _piece(option: Option, teller: Teller, say: Words) -> str:
    """What an organism loses, by its name."""
    verb, what = option[0], option[1]
    if verb == "lose-mutation":
        return teller.cube(what)
    if verb == "lose-biont":
        return say("web-fact-bionts", count=1, player=teller.player(what))
    return say("web-a-cube", colour=teller.colour(what))


def _counted(discs: Counter[int], teller: Teller) -> str:
    return ", ".join(f"{count} × {teller.colour(colour)}" for colour, count in sorted(discs.items()))


def cheapest(table: Table, decision: Decision) -> Option:
    """The fewest discs, of the colour there is most of."""
    pool = decision.data[0]
    return min(decision.options, key=lambda option: (option[2], -table.pool[CELL[pool][option[1]]]))


def is_cheapest(decision: Decision, option: Option) -> bool:
    """Whether one disc is paid where anything else takes two: whatever the one could still buy, the two can buy too,
    since two of a colour stand for one of any other. A green one can do more than pay: as an antioxidant it stays."""
    others = [one for one in decision.options if one != option]
    return option[1] != GREEN and all(one[2] > option[2] for one in others)


def scarcest(table: Table, decision: Decision) -> Option:
    """The colour of which the pool has fewest; never nothing."""
    player = decision.data[0]
    colours = [option for option in decision.options if len(option) > 1]
    return min(colours, key=lambda option: table.pool[CELL[player][option[1]]])


def bundles(game: Game[Table], decision: Decision) -> tuple[Bundle, ...]:
    """All dice of the phase in one, all errors that fall again, or all cards that go."""
    if decision.kind == ASK_ROLL_ORDER:
        name = "roll-on" if _has_rolled(game, decision.seat) else "roll-all"
        return (_bundle(game, name, (decision.options[0], ("roll",)), rolls=True),)
    if decision.kind == ASK_DISCARD_ORDER:
        return (_bundle(game, "lose-all", _all_under(game)),)
    if decision.kind == ASK_REROLL:
        errors = _errors(game.table, decision)
        return (_bundle(game, "reroll-errors", errors)._replace(advised=False),) if errors else ()
    return ()


def _has_rolled(game: Game[Table], seat: int) -> bool:
    """Whether a seat has rolled for an organism in this phase: it has let all of them roll, or begun with one."""
    for entry in reversed(game.entries):
        if entry.kind == DARWIN_ROLL and entry.seat == seat:
            return True
        if entry.kind.begins == "phase":
            return False
    return False


def _errors(table: Table, decision: Decision) -> tuple[Option, ...]:
    """All errors rolled again, where they are several and as many may be: only which dice fall again counts."""
    organism, limit, *kept = decision.data
    lowest = lowest_error(table, organism)
    errors = sorted(face for face in kept if face >= lowest)
    if not 2 <= len(errors) <= limit or ("stand",) not in decision.options:
        return ()
    return (*(("reroll", face) for face in errors), *([("roll",)] if len(errors) < limit else []))


def _bundle(game: Game[Table], name: str, options: tuple[Option, ...], *, rolls: bool = False) -> Bundle:
    return Bundle(name, options, tuple(map(game.print, options)), rolls)


def _all_under(game: Game[Table]) -> tuple[Option, ...]:
    """Every card of this and the next organisms of the seat, in the order in which they lie."""
    ahead = game.copy(history=False, log=False)
    seat = ahead.decision.seat if ahead.decision else -1
    found: list[Option] = []
    while (asked := ahead.decision) is not None and asked.kind == ASK_DISCARD_ORDER and asked.seat == seat:
        found.append(asked.options[0])
        ahead.choose(asked.options[0])
    return tuple(found)
