"""What tells an answer from those beside it: price, abilities, what is left, what a colour adds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from biont.games.advice import Fact, TriedOption, percent
from biont.genesis.cards import ALL_COLOURS, GREEN, ICONS, POLLUTION, RED_QUEEN
from biont.genesis.ids import PARASITE, base_cube, bearer_colour, cubes_of, mutation_of, side_of
from biont.genesis.organisms import (
    ALL_BEARERS,
    antioxidant_shield,
    chromosomes,
    has_immunology,
    home_row,
    is_macro,
    tableau_of,
)
from biont.genesis.pools import payments
from biont.genesis.rules.atrophy import ASK_ATROPHY, lose
from biont.genesis.rules.autocatalysis import ASK_CREATE_LIFE, ASK_DEATH, ASK_REROLL_ALL
from biont.genesis.rules.darwin import ASK_REROLL
from biont.genesis.rules.mutations import discard, is_diseased, top_card
from biont.genesis.rules.purchase import ASK_PURCHASE
from biont.genesis.rules.strikes import ASK_ULTRAVIOLET, exposed, uv_options
from biont.genesis.rules.victory import points
from biont.genesis.table import ABSENT, BERTH, CELL, CELLS, NOWHERE, Table
from biont.genesis.web.abilities import added, is_in_vain
from biont.genesis.web.odds import before_dice, lowest_error
from biont.genesis.web.regrets import BUYING, Try, has, is_last, regrets
from biont.genesis.web.risks import SHIELDS, STRIKES, breathless, burners, danger, dangers, may_harm
from biont.genesis.web.worth import is_barren, is_due, survival, woken, would_survive
from biont.kernel.decision import Asking
from biont.kernel.play import Play
from biont.words import Words


def facts(trial: TriedOption, say: Words) -> Iterator[Fact]:
    """Everything that speaks for an option, the weightiest first."""
    table: Table = trial.before
    match trial.option:
        case ("buy" | "promote" as verb, int(organism), int(what)) if not is_macro(table, organism):
            mutation = what if verb == "promote" else top_card(table, what)
            yield from _card(trial, organism, mutation, verb == "promote", say)
        case ("pay", int(colour), int(count)):
            left = table.pool[CELL[trial.decision.data[0]][colour]] - count
            yield Fact("left", left, say("web-fact-left", count=left, colour=trial.teller.colour(colour)))
        case ("antioxidant", _, int(organism)):
            yield from _oxygen(trial, organism, say)
        case ("decline",) if trial.decision.kind == ASK_CREATE_LIFE:
            yield _frail(trial, say)
        case ("take",) if trial.decision.kind == ASK_CREATE_LIFE:
            yield _lasting(trial, say)
        case ("animate", int(colour)) if trial.following is not None and trial.following.kind == ASK_DEATH:
            yield Fact("doomed", colour, say("web-fact-doomed", count=trial.following.data[1]))
        case ("animate", int(colour)) if trial.after is not None and _is_dead(trial.after, trial.decision.data[0]):
            yield Fact("doomed", colour, say("web-fact-all-die"))
        case ("stand",) if count := _waking(trial):
            yield Fact("wakes", count, say("web-fact-wakes", count=count))
        case ("reroll",) if trial.decision.kind == ASK_REROLL_ALL and is_barren(table, trial.decision.data):
            yield Fact("barren", True, say("web-fact-barren"))
        case ("roll",) if trial.decision.kind == ASK_REROLL and _has_errors_alike(trial):
            yield Fact("alike", True, say("web-fact-alike"))
        case ("done",) if trial.decision.kind == ASK_PURCHASE:
            yield from _spurned(trial, say)
        case ("lose-cube", int(colour)):
            yield from (*_lost(trial, say), *_kept(trial, colour, NOWHERE, say))
        case ("lose-biont", int(bearer)):
            yield from (*_lost(trial, say), *_kept(trial, NOWHERE, bearer, say))
        case ("lose-mutation", int(cube)):
            yield from (
                *_lost(trial, say),
                *_with_it(trial, cube, say),
                *_kept(trial, table.box.mutation_colour[cube], NOWHERE, say),
            )
        case ("kill-cube" | "kill-biont" as verb, int(colour)):
            yield _left(trial, trial.decision.data[0], verb, colour, say)
        case ("under", int(mutation)) if len(trial.decision.options) > 1:
            if trial.decision.kind == ASK_ULTRAVIOLET:
                yield from (_cubes(trial, say), *_unburnt(trial, say))
            yield _worth(trial, mutation, say)


def _has_errors_alike(trial: TriedOption) -> bool:
    """Whether errors are kept that earn something, three alike."""
    organism, _, *dice = trial.decision.data
    return any(dice.count(face) >= 3 for face in range(lowest_error(trial.before, organism), 7))


def _waking(trial: TriedOption) -> int:
    """How many cubes wake for certain where dice are kept, for the next roll of a place that does not live now."""
    decision = trial.decision
    if decision.kind != ASK_REROLL_ALL:
        return 0
    lives = any(one.chance for one in before_dice(trial.before, decision.kind, decision.data, ("stand",)))
    return 0 if lives else woken(trial.before, decision.data)


def _spurned(trial: TriedOption, say: Words) -> Iterator[Fact]:
    """What speaks against a purchase that could be made, where none is worth it."""
    for option in trial.decision.options:
        tried = Try(trial.before, None, trial.decision, option, trial.teller)
        found = [one for one in regrets(tried) if one.name != "sunburn"] if option[0] in BUYING else []
        if found:  # that it may burn is said with why it is bought all the same
            label, against = trial.teller.option(option, trial.decision), found[0].told(say).text
            yield Fact("spurned", label, say("web-hint-spared", other=label, warning=against))
            return


def _card(trial: TriedOption, organism: int, mutation: int, promoted: bool, say: Words) -> Iterator[Fact]:
    """What a card costs, can do, and adds in its colour."""
    table: Table = trial.before
    box, side = table.box, side_of(mutation, promoted)
    colour = box.mutation_colour[side]
    front = box.mutation_colour[base_cube(mutation)]
    ways = payments(table, tableau_of(table, organism), front)
    price = min((int(way[2]) for way in ways), default=0)
    cheap = [Fact("price", price, say("web-fact-cheap"))] if price == 1 else []
    if is_last(table):
        yield from cheap
        return
    smoke = list(_smoke(trial, organism, colour == GREEN, say)) if box.mutation_icons[side][POLLUTION] else []
    guards = list(_guards(trial, say))
    yield from (_with_smoke(fact, smoke) for fact in guards)
    if not promoted and (room := _room(trial, organism, say)):
        yield room
    idle = _idle(trial, organism, {fact.value[0] for fact in guards})
    useful = [icon for icon in added(trial, organism, mutation, promoted) if icon not in idle]
    if useful and not is_in_vain(trial, organism, mutation, promoted):
        uses = _uses(useful, table, organism, mutation, say)
        yield Fact("abilities", tuple(useful), say("web-fact-abilities", icons=uses))
    yield from smoke
    if not chromosomes(table, organism, colour):
        name = trial.teller.organism(organism)
        yield Fact("first", colour, say("web-fact-first", name=name, colour=trial.teller.colour(colour)))
    yield from cheap


def _guards(trial: TriedOption, say: Words) -> Iterator[Fact]:
    """The dangers that are told of and that an answer meets, what it saves most from first: less is lost at worst, or
    less harm is done by what comes."""
    seat, after = trial.decision.seat, trial.after
    if after is None:
        return
    gained, met = -_fewer(trial, after), []
    for sort, (low, cost) in dangers(trial.before, seat).items():
        then_low, then = danger(after, seat, sort)
        if then < cost:
            met.append((then - cost, sort, say("web-fact-guard", danger=sort, cost=then, was=cost)))
        elif sort in STRIKES and then <= cost + max(0, gained) and then_low > low:
            met.append((0, sort, say("web-fact-guard-from", danger=sort, low=then_low, was=low)))
    for saved, sort, text in sorted(met):
        yield Fact("guard", (sort, saved), text)


def _with_smoke(guard: Fact, smoke: Sequence[Fact]) -> Fact:
    """How a card that looses oxygen guards from it itself: both are said together, or one would deny the other."""
    if not smoke or guard.value[0] != "o2":
        return guard
    return Fact(guard.sort, (*guard.value, smoke[0].value), f"{guard.text} {smoke[0].text}")


def _idle(trial: TriedOption, organism: int, met: set[str]) -> set[int]:
    """Abilities that need no telling: nobody has to win anything back where no parasite is, a shield is for what may
    still harm, and what a card meets is told of before."""
    table: Table = trial.before
    idle = {POLLUTION} if table.parasite[organism] != NOWHERE or organism >= PARASITE else {POLLUTION, RED_QUEEN}
    return idle | {icon for icon, sort in SHIELDS.items() if sort in met or not may_harm(table, organism, sort)}


def _smoke(trial: TriedOption, polluter: int, greener: bool, say: Words) -> Iterator[Fact]:
    """Organisms of others that the oxygen of a card would harm."""
    table: Table = trial.before
    strength, mine = chromosomes(table, polluter, GREEN) + greener, table.box.players_of(trial.decision.seat)
    struck = [
        trial.teller.organism(one)
        for one, owner in enumerate(table.owner)
        if owner not in (*mine, NOWHERE)
        and home_row(table, one) == home_row(table, polluter)
        and strength > antioxidant_shield(table, one)
    ]
    if struck:
        names = trial.teller.listing(struck)
        yield Fact("smoke", tuple(struck), say("web-fact-smoke", strength=strength, names=names))


def _oxygen(trial: TriedOption, organism: int, say: Words) -> Iterator[Fact]:
    """The oxygen that a disc on an organism is laid against."""
    events, *_ = breathless(trial.before, organism)
    if events:
        values = {"events": events, "name": trial.teller.organism(organism)}
        yield Fact("oxygen", (organism, events), say("web-fact-oxygen", **values))


def _room(trial: TriedOption, organism: int, say: Words) -> Fact | None:
    """That no sunburn to come takes a card where it is bought, if one would take it elsewhere."""
    table: Table = trial.before
    mine = table.box.players_of(trial.decision.seat)
    others = [one for one, owner in enumerate(table.owner) if owner in mine and one != organism]
    if burners(table, organism, 1)[0] or not any(burners(table, one, 1)[0] for one in others):
        return None
    return Fact("room", True, say("web-fact-room", name=trial.teller.organism(organism)))


def _frail(trial: TriedOption, say: Words) -> Fact:
    """How little a bacterium would be that nobody makes of a place now."""
    chance = would_survive(trial.before, trial.decision.data[0])
    return Fact("frail", chance, say("web-fact-frail", chance=percent(chance)))


def _is_dead(table: Table, placard: int) -> bool:
    """Whether nothing lives on a place any more."""
    here = CELLS[placard]
    return not (any(table.up[here]) or any(table.domes[here]))


def _lasting(trial: TriedOption, say: Words) -> Fact:
    """What a new bacterium brings, and whether it is likely to live on."""
    chance = would_survive(trial.before, trial.decision.data[0])
    gained = -_fewer(trial, trial.after) if trial.after is not None else 0
    return Fact("points", gained, say("web-fact-lasting", points=gained, chance=percent(chance)))


def _uses(abilities: Sequence[int], table: Table, organism: int, mutation: int, say: Words) -> str:
    """What abilities are good for, the first two of them; a parasite's arms race is with its host, and whoever has a
    crown can race already."""
    found = []
    for icon in abilities[:2]:
        key = f"web-use-{ICONS[icon].replace('_', '-')}"
        if icon == RED_QUEEN and organism >= PARASITE:
            key += "-host"
        elif icon == RED_QUEEN and has(table, organism, icon, besides=mutation):
            key += "-more"
        found.append(say(key))
    return "; ".join(found)


def _lost(trial: TriedOption, say: Words) -> Iterator[Fact]:
    """The points that go with a piece, whatever comes after it."""
    if cost := atrophied([trial]):
        yield Fact("points", -cost, say("web-hint-costs", points=cost))


def _with_it(trial: TriedOption, cube: int, say: Words) -> Iterator[Fact]:
    """That a card goes with its last cube."""
    table: Table = trial.before
    if not any(table.mutation_cube[one] != ABSENT for one in cubes_of(mutation_of(cube)) if one != cube):
        card = trial.teller.mutation(mutation_of(cube))
        yield Fact("card", mutation_of(cube), say("web-fact-with-it", card=card))


def _kept(trial: TriedOption, cube: int, bearer: int, say: Words) -> Iterator[Fact]:
    """What stays when a cube of a colour or somebody's biont goes; nothing where the last bionts may all have to."""
    table: Table = trial.before
    organism, due = trial.decision.data[:2]
    bionts = [table.bionts[BERTH[organism][one]] for one in ALL_BEARERS]
    cubes = [chromosomes(table, organism, colour) for colour in ALL_COLOURS]
    for one, count in enumerate(bionts):
        cubes[bearer_colour(one)] -= count
    if bearer != NOWHERE and sum(cubes) + sum(bionts) <= due:
        return
    left = [count - (one == cube) for one, count in enumerate(cubes)]
    home = [count - (one == bearer) for one, count in enumerate(bionts)]
    if any(left) or any(home):
        yield Fact("kept", (*left, *home), _stays(trial, left, home, say))


def _stays(trial: TriedOption, cubes: Sequence[int], bionts: Sequence[int], say: Words) -> str:
    """Cubes by their colours, and whose bionts."""
    domes = [
        say("web-fact-bionts", count=count, player=trial.teller.player(player))
        for player, count in enumerate(bionts)
        if count
    ]
    stays = ", ".join(filter(None, (trial.teller.cubes(cubes), *domes)))
    return say("web-fact-kept", cubes=stays) if stays else say("web-fact-none")


def _left(trial: TriedOption, placard: int, verb: str, colour: int, say: Words) -> Fact:
    """What still lives on a place when a cube or a biont dies; where life can be made of it, what that is worth."""
    here = CELLS[placard]
    cubes, bionts = list(trial.before.up[here]), list(trial.before.domes[here])
    (cubes if verb == "kill-cube" else bionts)[colour] -= 1
    text = _stays(trial, cubes, bionts, say)
    own = sum(bionts[one] for one in trial.before.box.players_of(trial.decision.seat))
    if own and trial.decision.data[1] == 1 and is_due(trial):
        chance = percent(survival(trial.before, cubes, bionts))
        text = f"{text} {say('web-fact-viable', bionts=own, chance=chance)}"
    elif own and is_due(trial):
        text = f"{text} {say('web-fact-due')}"
    return Fact("kept", (*cubes, *bionts), text)


def _cubes(trial: TriedOption, say: Words) -> Fact:
    """The points that go with a card: all cards that were picked go together, after the last pick."""
    cost = _worth_of(trial, _gone(trial))
    return Fact("points", -cost, say("web-hint-costs", points=cost))


def _gone(trial: TriedOption) -> list[int]:
    """The cards that go when one is picked to burn: with the last that is asked about those about which nobody is."""
    table: Table = trial.before
    organism, limit = trial.decision.data
    picked, gone = _picked(trial), [trial.option[1]]
    while exposed(table, organism) - len(picked) - len(gone) > limit:
        left = uv_options(table, organism, [*picked, *gone])
        if len(left) > 1:
            return gone
        gone += [card for _, card in left]
    if has_immunology(table, organism) or not all(is_diseased(table, card) for _, card in trial.decision.options):
        return gone
    return [*gone, *(card for card in picked if not is_diseased(table, card))]


def _unburnt(trial: TriedOption, say: Words) -> Iterator[Fact]:
    """The cards that an organism keeps, once no more of them have to go."""
    table: Table = trial.before
    organism, limit = trial.decision.data
    gone = {*_picked(trial), *_gone(trial)}
    here = [card for card in table.mutations[organism] if card not in gone]
    if len(here) > limit:
        return
    values = {"name": trial.teller.organism(organism), "cards": ", ".join(map(trial.teller.mutation, here))}
    yield Fact("kept", tuple(here), say("web-fact-keeps" if here else "web-fact-no-card", **values))


def _worth_of(trial: TriedOption, mutations: Iterable[int]) -> int:
    """The points of whoever is asked that go with cards."""
    after: Table = trial.before.copy()
    for mutation in mutations:
        discard(Play(after), mutation, ASK_ULTRAVIOLET.rule)
    return _fewer(trial, after)


def _fewer(trial: TriedOption, after: Table) -> int:
    """By how many points whoever is asked has fewer then."""
    mine = after.box.players_of(trial.decision.seat)
    had, left = (sum(score.total for score in points(table) if score.player in mine) for table in (trial.before, after))
    return had - left


def costs(trials: Sequence[TriedOption]) -> int | None:
    """The points that go with the cards or pieces of these answers."""
    if all(trial.decision.kind == ASK_ATROPHY for trial in trials):
        return atrophied(trials)
    return _burnt(trials)


def atrophied(trials: Sequence[TriedOption]) -> int:
    """The points that go with pieces of an organism, one after another, as the rules take them."""
    after: Table = trials[0].before.copy()
    for trial in trials:
        if (losing := lose(Play(after), trial.decision.data[0], trial.option, ASK_ATROPHY.rule, [])) is not None:
            _through(losing)
    return _fewer(trials[0], after)


def _through(asking: Asking[None]) -> None:
    """Carry something out whose questions, such as which discs console an owner, bring nobody points."""
    try:
        asked = next(asking)
        while True:
            asked = asking.send(asked.options[0])
    except StopIteration:
        return


def _burnt(trials: Sequence[TriedOption]) -> int | None:
    """The points that burn with the cards of these answers."""
    picks = [trial for trial in trials if trial.decision.kind == ASK_ULTRAVIOLET]
    if not picks or any(trial.option[0] != "under" for trial in trials):
        return None
    gone = [*_picked(picks[0]), *(card for trial in picks for card in _gone(trial))]
    return _worth_of(picks[0], dict.fromkeys(gone))


def _picked(trial: TriedOption) -> list[int]:
    """The cards that were picked before: they lie there until the last pick, and go with it."""
    table: Table = trial.before
    organism, _ = trial.decision.data
    offered = {card for _, card in trial.decision.options}
    left = [card for card in table.mutations[organism] if card not in offered]
    if has_immunology(table, organism) or all(is_diseased(table, card) for card in offered):
        return left
    return [card for card in left if not is_diseased(table, card)]  # the others are not asked about yet


def _worth(trial: TriedOption, mutation: int, say: Words) -> Fact:
    """How many abilities go with a card."""
    table: Table = trial.before
    icons = table.box.mutation_icons[side_of(mutation, table.promoted[mutation])]
    count = sum(1 for icon in range(len(ICONS)) if icons[icon] and icon != POLLUTION)
    return Fact("worth", count, say("web-fact-worth", count=count))
