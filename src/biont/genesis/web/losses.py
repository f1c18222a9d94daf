"""What goes with an answer that loses something, and what stays: pieces of an organism, of a place, cards that burn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from biont.games.advice import Fact, TriedOption, percent
from biont.genesis.cards import ALL_COLOURS, ICONS, POLLUTION
from biont.genesis.ids import bearer_colour, cubes_of, mutation_of, side_of
from biont.genesis.organisms import ALL_BEARERS, chromosomes, has_immunology
from biont.genesis.rules.atrophy import ASK_ATROPHY
from biont.genesis.rules.mutations import discard, is_diseased
from biont.genesis.rules.strikes import ASK_ULTRAVIOLET, exposed, uv_options
from biont.genesis.rules.victory import points
from biont.genesis.table import ABSENT, BERTH, CELLS, NOWHERE, Table
from biont.genesis.web.deaths import is_due
from biont.genesis.web.first_roll import survival
from biont.genesis.web.weakness import due_without, keeps_shields, unharmed_without, without
from biont.kernel.play import Play
from biont.words import Words


def lost(trial: TriedOption, say: Words) -> Iterator[Fact]:
    """What is true of an option that loses something, the weightiest first."""
    table: Table = trial.before
    match trial.option:
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
                yield from (_cubes(trial, say), *_still_due(trial, mutation, say), *_unburnt(trial, say))
            yield _worth(trial, mutation, say)


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
    yield from _steadiest(trial, say)
    if keeps_shields(trial):
        yield Fact("shielded", True, say("web-fact-shielded"))


def _steadiest(trial: TriedOption, say: Words) -> Iterator[Fact]:
    """The chance of an organism to lose nothing in its next Darwin roll without a cube, where no other one is missed
    less, and what it is without any other."""
    chances = unharmed_without(trial)
    if trial.option not in chances:
        return
    chance = chances.pop(trial.option)
    if chances and chance > (others := max(chances.values())):
        values = {"chance": percent(chance), "others": percent(others)}
        yield Fact("steady", chance, say("web-fact-steady", due=trial.decision.data[1], **values))


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


def _still_due(trial: TriedOption, mutation: int, say: Words) -> Iterator[Fact]:
    """What heat and oxygen of the same turn take after that, where the choice makes a difference to it."""
    costs = due_without(trial)
    if costs[mutation] < max(costs.values()):
        yield Fact("due", costs[mutation], say("web-fact-still-due", cost=costs[mutation], most=max(costs.values())))


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
    kept = say("web-fact-keeps" if here else "web-fact-no-card", **values)
    follows = [data[0] for name, *data in table.steps if name == "uv" and data[0] < len(here)]
    if follows:  # of the next card of the chain
        kept = f"{kept} {say('web-fact-burnt-next', limit=min(follows))}"
    yield Fact("kept", tuple(here), kept)


def _worth_of(trial: TriedOption, mutations: Iterable[int]) -> int:
    """The points of whoever is asked that go with cards."""
    after: Table = trial.before.copy()
    for mutation in mutations:
        discard(Play(after), mutation, ASK_ULTRAVIOLET.rule)
    return fewer(trial, after)


def fewer(trial: TriedOption, after: Table) -> int:
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
    """The points that go with pieces of an organism."""
    return fewer(trials[0], without(trials))


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
