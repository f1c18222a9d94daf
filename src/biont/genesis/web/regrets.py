"""What a player may come to regret, found before he chooses: the answer is tried on a copy, and facts are compared.

Every warning is a :class:`Misgiving`: the message that says it (``web-warn-...``), the rule behind it, and its values.
Nothing here forbids anything; what looks foolish may be a plan.
"""

from __future__ import annotations

from collections.abc import Iterator

from biont.games.advice import Misgiving
from biont.genesis.cards import (
    DNA,
    FISSION,
    GREEN,
    HEAT_SHIELD,
    HGT,
    ICONS,
    IMMUNOLOGY,
    NUCLEUS,
    POLLUTION,
    RED,
    RED_QUEEN,
    SPORE,
    Icons,
)
from biont.genesis.ids import PARASITE, cubes_of, plus_cube, side_of
from biont.genesis.organisms import (
    antioxidant_shield,
    biont_count,
    chromosomes,
    darwin_dice,
    error_shield,
    home_row,
    host_of,
    icons,
    is_macro,
    macro_side,
    organisms_of,
    residents,
)
from biont.genesis.rules.assignment import ASK_ASSIGN
from biont.genesis.rules.darwin import ASK_REROLL
from biont.genesis.rules.gifts import ASK_GIFT
from biont.genesis.rules.hosts import biont_sources
from biont.genesis.rules.mutations import top_card
from biont.genesis.rules.purchase import ASK_PURCHASE
from biont.genesis.rules.red_queen import BIONT
from biont.genesis.table import BERTH, CELL, CELLS, NOWHERE, Table
from biont.genesis.vocabulary import POOL, organism_at, refugium_at
from biont.genesis.web.guests import guest_next
from biont.genesis.web.odds import lowest_error
from biont.genesis.web.risks import SHIELDS, burners, chokes, falls, is_sunny, may_refuse, safe, struck_more
from biont.genesis.web.smoke import saves
from biont.genesis.web.tries import BUYING, NEARLY_OVER, Try, total
from biont.kernel.decision import Option

ONCE = frozenset((IMMUNOLOGY, SPORE, FISSION, NUCLEUS, DNA))
"""Abilities of microorganisms of which a second one adds nothing; DNA adds up in the macro variant."""

TOO_LATE = frozenset((IMMUNOLOGY, HGT, FISSION, DNA))
"""Abilities that can do nothing more in the purchases of the last turn."""

TURNS = frozenset((ASK_ASSIGN, ASK_PURCHASE, ASK_GIFT))
"""Questions in which a player may do this or that or nothing."""

DONE: Option = ("done",)


def regrets(trial: Try) -> list[Misgiving]:
    """Everything that speaks against an option."""
    found = [*_organisms_gone(trial), *_refugium_left(trial), *_points_lost(trial)]
    match trial.option:
        case ("buy" | "promote" | "organ", int(organism), int(what)):
            found += [*_for_another(trial, organism), *_card(trial, organism, what)]
        case ("assign", _, int(refugium)) if trial.before.box.cost[refugium]:
            found.append(Misgiving("fee", "E2c", {}, slight=True))
        case ("from", int(place)) if (organism := organism_at(place)) != NOWHERE:
            found += _last_biont(trial, organism)
        case ("hgt", int(organism)):  # where it goes is asked next, and it leaves whatever that is
            found += _last_biont(trial, organism)
        case ("attach" | "supplant", _, int(host)):
            found += _out_of_life(trial, host)
        case ("enzyme", _, int(refugium)):
            found += _enzyme(trial, refugium)
        case ("antioxidant", _, int(organism)) if trial.last_turn:
            found.append(Misgiving("antioxidant-late", "D6.4", {"name": trial.teller.organism(organism)}))
        case ("antioxidant", _, int(organism)) if safe(trial.before, organism):
            found.append(Misgiving("antioxidant-enough", "D6.4", {"name": trial.teller.organism(organism)}))
        case (verb, int(organism), _) if (asked := may_refuse(trial.before, trial.mine, verb, organism)) != NOWHERE:
            name = trial.teller.organism(organism)
            found.append(Misgiving("consent", "H4.3", {"name": name, "player": trial.teller.player(asked)}))
        case ("pay", int(colour), 2):
            found += _dear(trial, colour)
        case ("take",) if enzymes := len(trial.before.enzymes[trial.decision.data[0]]):
            found.append(Misgiving("enzymes", "F3b", {"count": enzymes}, slight=True))
        case ("done",):
            found += _undone(trial)
        case ("stand",) if trial.decision.kind == ASK_REROLL:
            found += _errors_kept(trial)
    return [*found, *_moves_in(trial), *guest_next(trial, regrets)]


def _moves_in(trial: Try) -> Iterator[Misgiving]:
    """Somebody else's biont, taken out of a parasite, who lives on in its host."""
    verb, organism, bearer = (*trial.option, NOWHERE, NOWHERE)[:3]
    if verb == BIONT and bearer not in trial.mine:
        values = {"player": trial.teller.player(bearer), "name": trial.teller.organism(organism)}
        yield Misgiving("moves-in", "H4a.2", values, slight=True)


def loss(trial: Try) -> tuple[int, int]:
    """How many own organisms would be gone for certain, and how many points."""
    lost = total(trial.before, trial.mine) - total(trial.after, trial.mine) if trial.after is not None else 0
    return sum(1 for _ in _organisms_gone(trial)), lost


# -- what would be gone ------------------------------------------------------------------------------------------------


def _organisms_gone(trial: Try) -> Iterator[Misgiving]:
    """Own organisms that would be extinct, fall to somebody else, or be bacteria again."""
    before, after = trial.before, trial.after
    if after is None:
        return
    for organism, owner in enumerate(before.owner):
        if owner not in trial.mine or not residents(before, organism):
            continue
        name = trial.teller.organism(organism)
        heirs = [bearer for bearer in residents(after, organism) if bearer in after.box.players]
        if after.owner[organism] == NOWHERE or not residents(after, organism):
            yield Misgiving("extinct", "GL-Extinction.1", {"name": name})
        elif after.owner[organism] not in trial.mine or (heirs and not set(heirs) & set(trial.mine)):
            heir = after.owner[organism] if after.owner[organism] not in trial.mine else heirs[0]
            yield Misgiving("passes", "E6c.1", {"name": name, "player": trial.teller.player(heir)})
        elif is_macro(before, organism) and not is_macro(after, organism):
            yield Misgiving("reverts", "GL-Extinction.8", {"name": name})


def _last_biont(trial: Try, organism: int) -> Iterator[Misgiving]:
    """An own organism whose last own biont is to become a parasite: it leaves once all of that is answered."""
    table, name = trial.before, trial.teller.organism(organism)
    own = sum(table.bionts[BERTH[organism][player]] for player in trial.mine)
    if table.owner[organism] not in trial.mine or own > 1:
        return
    heirs = [one for one in residents(table, organism) if one in table.box.players and one not in trial.mine]
    if heirs:
        yield Misgiving("passes", "E6c.1", {"name": name, "player": trial.teller.player(heirs[0])})
    else:
        yield Misgiving("extinct", "GL-Extinction.1", {"name": name})


def _out_of_life(trial: Try, host: int) -> Iterator[Misgiving]:
    """A parasite whose biont can only be the last one of an own organism: where it comes from is asked next."""
    if trial.decision.kind != ASK_ASSIGN:
        return
    sources = map(organism_at, biont_sources(trial.before, trial.decision.data[0], host, []))
    costs = [[*_last_biont(trial, organism)] if organism != NOWHERE else [] for organism in sources]
    yield from costs[0] if all(costs) else ()


def _refugium_left(trial: Try) -> Iterator[Misgiving]:
    """A refugium left by its last own biont, with something on it that others can use."""
    match trial.option:
        case ("assign", int(source), _) if source != POOL:
            refugium = refugium_at(source)
        case ("withdraw", int(placard)):
            refugium = placard
        case ("attach" | "supplant", _, int(host)) if trial.decision.kind == ASK_ASSIGN:  # where from is asked next
            sources = biont_sources(trial.before, trial.decision.data[0], host, [])
            refugium = refugium_at(sources[0]) if len(sources) == 1 else NOWHERE
        case ("from", int(source)):
            refugium = refugium_at(source)
        case _:
            return
    if refugium == NOWHERE:
        return
    table = trial.before
    own = sum(table.domes[CELL[refugium][player]] for player in trial.mine)
    cubes, enzymes = sum(table.up[CELLS[refugium]]), len(table.enzymes[refugium])
    if own == 1 and cubes + enzymes:
        both = "yes" if cubes and enzymes else "no"
        values = {"name": trial.teller.refugium(refugium), "cubes": cubes, "enzymes": enzymes, "both": both}
        yield Misgiving("abandoned", "E1.4" if cubes else "E1.3", values)


def _points_lost(trial: Try) -> Iterator[Misgiving]:
    """Fewer points than now, where nobody has to lose any."""
    if trial.after is None or trial.decision.kind not in TURNS:
        return
    lost = total(trial.before, trial.mine) - total(trial.after, trial.mine)
    if lost > 0:
        yield Misgiving("points", "I1b" if trial.option[0] == "hgt" else "I1a.1", {"points": lost})


# -- purchases ---------------------------------------------------------------------------------------------------------


def _for_another(trial: Try, organism: int) -> Iterator[Misgiving]:
    """A guest's purchase: the cube is a point for whoever owns the organism."""
    owner = trial.before.owner[organism]
    if owner not in trial.mine:
        yield Misgiving(
            "for-another", "I1a.1", {"name": trial.teller.organism(organism), "player": trial.teller.player(owner)}
        )


def _card(trial: Try, organism: int, what: int) -> Iterator[Misgiving]:
    """Abilities that a card or organ brings in vain, those that a promotion gives up, and whom a polluter strikes."""
    table, box = trial.before, trial.before.box
    if trial.option[0] == "organ":
        yield from in_vain(trial, organism, box.organ_icons[macro_side(table, organism)][what], -1)
        return
    promoted = trial.option[0] == "promote"
    mutation = what if promoted else top_card(table, what)
    brought = box.mutation_icons[side_of(mutation, promoted)]
    prices = [one._replace(slight=True) for one in in_vain(trial, organism, brought, mutation)]
    if promoted:
        prices += _given_up(trial, organism, mutation)
    yield from (one._replace(slight=trial.gains and one.slight) for one in prices)
    yield from _weak_host(trial, organism)
    yield from _sunburn(trial, organism, promoted)
    if brought[POLLUTION]:
        yield from _own_smoke(trial, organism, box.mutation_colour[side_of(mutation, promoted)] == GREEN)


def in_vain(trial: Try, organism: int, brought: Icons, mutation: int) -> Iterator[Misgiving]:
    """All abilities that a card brings do nothing: there already, banned, or too late."""
    options = trial.before.box.settings
    once = ONCE - {DNA} if options.macro else ONCE
    had, banned, late = [], [], []
    for icon, count in enumerate(brought):
        if not count:
            continue
        if icon in once and has(trial.before, organism, icon, besides=mutation):
            had.append(icon)
        elif icon == RED_QUEEN and options.bans:
            banned.append(icon)
        elif trial.last_turn and (icon in TOO_LATE or trial.before.box.rules.onset_next_turn):
            late.append(icon)
        else:
            return
    name = trial.teller.organism(organism)
    if had:
        yield Misgiving("twice", "GL-Ability.1", {"name": name, "icons": _named(trial, had)})
    if banned:
        yield Misgiving("banned", "C3.3", {"icons": _named(trial, banned)})
    if late:
        yield Misgiving("late", "I0.1", {"icons": _named(trial, late)})


def has(table: Table, organism: int, icon: int, besides: int) -> bool:
    """Whether an organism has an ability, one mutation left out of account and those that begin next turn counted."""
    if is_macro(table, organism):
        return icons(table, organism, icon) > 0
    others = (mutation for mutation in table.mutations[organism] if mutation != besides)
    return any(table.box.mutation_icons[side_of(mutation, table.promoted[mutation])][icon] for mutation in others)


def _sunburn(trial: Try, organism: int, promoted: bool) -> Iterator[Misgiving]:
    """A card of one's own that a sunburn may take, where sunburns are told of: it is worth that, and why is said."""
    table = trial.before
    if trial.last_turn or table.owner[organism] not in trial.mine:
        return
    burning, unseen = burners(table, organism, 0 if promoted else 1)
    if burning and is_sunny(table, trial.decision.seat):
        values = {"burning": burning, "unseen": unseen, "comet": int(bool(table.ozone))}
        yield Misgiving("sunburn", "D7.1", values, slight=True)


def _weak_host(trial: Try, organism: int) -> Iterator[Misgiving]:
    """A card for a parasite of one's own whose host events to come would kill: it dies with it."""
    table = trial.before
    if trial.last_turn or organism < PARASITE or table.owner[organism] not in trial.mine:
        return
    deadly, unseen = falls(table, host := host_of(table, organism))
    if deadly:
        names = {"host": trial.teller.organism(host), "name": trial.teller.organism(organism)}
        yield Misgiving("host-falls", "GL-Extinction", {"falls": deadly, "unseen": unseen, **names}, slight=True)


def _given_up(trial: Try, organism: int, mutation: int) -> Iterator[Misgiving]:
    """Abilities on the unpromoted side alone, which the organism would have fewer of; those that it needs now are more
    than a price."""
    table = trial.before
    if trial.last_turn:
        return
    front, back = (table.box.mutation_icons[cube] for cube in cubes_of(mutation))
    lost = [
        icon
        for icon in range(len(ICONS))
        if front[icon] > back[icon] and icon != POLLUTION
        and not (icon in ONCE and has(table, organism, icon, besides=mutation))
    ]  # fmt: skip
    if lost:
        values = {"name": trial.teller.organism(organism), "icons": _named(trial, lost)}
        yield Misgiving("gives-up", "H2b", values, slight=not any(_needed(table, organism, mutation, i) for i in lost))


def _needed(table: Table, organism: int, mutation: int, icon: int) -> bool:
    """Whether an organism needs an ability that a promotion gives up, and for long enough: against a parasite on it, or
    what may strike, if it has DNA already, for which a shield may well go."""
    if len(table.event_deck) <= NEARLY_OVER:
        return False
    if icon == RED_QUEEN:
        return table.parasite[organism] != NOWHERE and table.owner[table.parasite[organism]] != table.owner[organism]
    if icon not in SHIELDS or not has(table, organism, DNA, besides=mutation):
        return False
    front, back = (table.box.mutation_icons[cube] for cube in cubes_of(mutation))
    colour = table.box.mutation_colour[plus_cube(mutation)]
    fewer = front[icon] - back[icon] - (colour == (RED if icon == HEAT_SHIELD else GREEN))
    return fewer > 0 and struck_more(table, organism, SHIELDS[icon], fewer)


def _own_smoke(trial: Try, polluter: int, greener: bool) -> Iterator[Misgiving]:
    """Own organisms in the polluter's home row that its oxygen spike would harm; a price, where the same card would
    harm them more if somebody else bought it."""
    table, slight = trial.before, saves(trial)
    extremity = chromosomes(table, polluter, GREEN) + greener
    for player in trial.mine:
        for organism in organisms_of(table, player):
            pieces = darwin_dice(table, organism) - biont_count(table, organism)
            harm = min(extremity - antioxidant_shield(table, organism), pieces)
            name = trial.teller.organism(organism)
            if organism != polluter and home_row(table, organism) == home_row(table, polluter) and harm > 0:
                yield Misgiving("smoke", "H1d.2", {"name": name, "losses": harm}, slight)
            if organism >= PARASITE and chokes(table, host_of(table, organism), polluter, extremity):
                yield Misgiving("smoke-host", "H1d.2", {"name": name}, slight)


def _named(trial: Try, found: list[int]) -> str:
    """Abilities by the names that stand behind those of the cards, to whoever wants plain words."""
    sort = "board-icon" if trial.teller.pack is trial.before.box.pack else "web-plain"
    return ", ".join(trial.teller.say(f"{sort}-{ICONS[icon].replace('_', '-')}") for icon in found)


def _dear(trial: Try, colour: int) -> Iterator[Misgiving]:
    """Two catalysts where one would do."""
    single = next((option for option in trial.decision.options if option[0] == "pay" and option[2] == 1), None)
    if single is not None:
        teller = trial.teller
        yield Misgiving("dear", "H0c", {"colour": teller.colour(colour), "one": teller.colour(single[1])})


# -- enzymes, endings, dice --------------------------------------------------------------------------------------------


def _enzyme(trial: Try, refugium: int) -> Iterator[Misgiving]:
    """An enzyme where nobody of one's own stands or can still go, or on a number that kills only enzymes."""
    table = trial.before
    name = trial.teller.refugium(refugium)
    here = any(table.domes[CELL[refugium][player]] for player in trial.mine)
    coming = any(option[0] == "assign" and option[-1] == refugium for option in trial.decision.options)
    if not here and not coming:
        yield Misgiving("enzyme-alone", "E1.3", {"name": name})
    face, kills_manna = table.box.slots[refugium][len(table.enzymes[refugium])]
    if not kills_manna:
        yield Misgiving("enzyme-guards", "F2.2", {"name": name, "face": face})


def _undone(trial: Try) -> Iterator[Misgiving]:
    """What could still have been done in this phase."""
    options = trial.decision.options
    if trial.decision.kind == ASK_ASSIGN and any(option[:2] == (ASK_ASSIGN, POOL) for option in options):
        yield Misgiving("idle-biont", "E1.1", {})
    if trial.decision.kind == ASK_PURCHASE and trial.last_turn:
        owner = trial.before.owner
        if any(option[0] in BUYING and owner[option[1]] in trial.mine for option in options):
            yield Misgiving("last-purchase", "I1a.1", {})


def _errors_kept(trial: Try) -> Iterator[Misgiving]:
    """Dice left as they lie though they hold more errors than the shield cancels."""
    organism, _, *dice = trial.decision.data
    errors = sum(face >= lowest_error(trial.before, organism) for face in dice) - error_shield(trial.before, organism)
    if errors > 0:
        yield Misgiving("errors", "G3.2", {"name": trial.teller.organism(organism), "errors": errors})
