"""What Bios:Genesis can tell somebody before he chooses, and how it is learnt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, NamedTuple

from biont.games.advice import Advice, Became, Dice, Fact, Glossary, Lately, Odds, Regret, Risk, TriedOption, percent
from biont.games.bundles import Bundle, Standing
from biont.games.guide import Guide
from biont.games.lessons import Lesson
from biont.games.puzzles import Puzzle, shipped
from biont.genesis import nouns
from biont.genesis.bionts import is_resident, on_refugia
from biont.genesis.cards import COLOURS, GREEN
from biont.genesis.draw.anchors import organism_code
from biont.genesis.ids import cubes_of, is_plus, mutation_of
from biont.genesis.pools import ASK_SUBSTITUTE, catalysts
from biont.genesis.rules import entropy, parts
from biont.genesis.rules.assignment import ASK_ASSIGN
from biont.genesis.rules.atrophy import ASK_ATROPHY
from biont.genesis.rules.autocatalysis import ASK_ANIMATE, ASK_AWARD, ASK_DEATH
from biont.genesis.rules.crystal import ASK_CRYSTAL
from biont.genesis.rules.darwin import ASK_REROLL
from biont.genesis.rules.gifts import ASK_GIFT
from biont.genesis.rules.parasites import ASK_SECOND_BIONT
from biont.genesis.rules.purchase import ASK_PURCHASE
from biont.genesis.rules.red_queen import ATTACKS
from biont.genesis.rules.sequence import PURCHASES
from biont.genesis.rules.strikes import ASK_ULTRAVIOLET
from biont.genesis.scenario import SCENARIOS
from biont.genesis.table import ABSENT, CELL, CELLS, NOWHERE, Table
from biont.genesis.vocabulary import from_organism, from_refugium
from biont.genesis.web import contests, odds, rerolls
from biont.genesis.web.bundles import SWITCHES, briefly, bundles, goes_along, standing, together
from biont.genesis.web.card_words import card_words
from biont.genesis.web.dice import meanings
from biont.genesis.web.facts import facts
from biont.genesis.web.glossary import glossary
from biont.genesis.web.guide import FirstGame
from biont.genesis.web.lessons import LESSONS
from biont.genesis.web.losses import costs
from biont.genesis.web.puzzles import theme
from biont.genesis.web.recap import recap
from biont.genesis.web.regrets import DONE, loss, regrets
from biont.genesis.web.risks import risks
from biont.genesis.web.smoke import leaves_smoke, smoke_risk
from biont.genesis.web.tries import BUYING, Try, is_last
from biont.genesis.web.worth import WORTHWHILE, is_worthy
from biont.genesis.words.teller import Teller
from biont.kernel.decision import Decision, Option
from biont.kernel.game import Game
from biont.kernel.play import Entry
from biont.words import Words

BRINGS = frozenset(("kill-cube", "kill-biont", "call-vote", "gaia", "medea", "buy", "promote"))
"""Answers whose names do not say what comes of them, and purchases: what they bring is said before what they risk."""

MEETS = {"o2": "antioxidant", "x": "hgt"}
"""What can be done about a danger where something is assigned."""

REPEATED = frozenset((ASK_ANIMATE, ASK_DEATH, ASK_REROLL, ASK_SUBSTITUTE, ASK_ATROPHY, ASK_ULTRAVIOLET))
"""Questions that are asked again, of the same thing, until enough is woken, rolled, taken or lost."""

MOVING = frozenset(("assign", "attach", "supplant", "hgt"))
"""What bionts can do in an assignment."""

MEANT_THERE = {
    (ASK_ASSIGN, "done"): "keep",
    (ASK_PURCHASE, "done"): "save",
    (ASK_GIFT, "done"): "own",
    (ASK_SECOND_BIONT, "from"): "second",
    (ASK_CRYSTAL, "buy"): "cancel",
    (ASK_CRYSTAL, "promote"): "cancel",
}
"""The reasons for answers to one question, by the ends of their keys."""

MEANT = {
    "decline": "wait",
    "supplant": "attach",
    **dict.fromkeys(("lose-biont", "lose-cube", "lose-diseased", "lose-mutation", "lose-organ", "under"), "loss"),
}
"""The reasons for answers to any question; others bear their verb."""


class GenesisAdvice(Advice):
    """Odds of both kinds of rolls, regrets, a guide and lessons."""

    guide: Guide = FirstGame(SCENARIOS)
    lessons: Mapping[str, Lesson] = LESSONS

    @property
    def puzzles(self) -> Mapping[str, Puzzle]:
        """Those of the file beside the game."""
        return shipped("biont.genesis", "genesis")

    def theme(self, game: Game[Table], decision: Decision, compared: Sequence[Option] = ()) -> str:
        """What a question is about as a puzzle."""
        return theme(game, decision)

    switches: Sequence[str] = SWITCHES

    def leads(self, entry: Entry, decision: Decision) -> bool:
        """Strikes, rolls, and the beginning of a phase: what came before it is over."""
        return entry.kind.causes or entry.kind.begins == "phase"

    def settles(self, following: Decision, decision: Decision, option: Option, *, stands: bool) -> bool:
        """Payments and the order of losses belong to what they are for."""
        return following.kind.settles and (_buys(decision, option) or not stands)

    def is_certain(self, before: Table, after: Table, decision: Decision, option: Option, *, stands: bool) -> bool:
        """What a purchase does is shown though it uncovers a card, for that card changes nothing else; an NPC might buy
        it, or choose by lot, at once."""
        if _buys(decision, option) and not before.box.npcs:
            return (before.turn, before.phase, before.count) == (after.turn, after.phase, after.count)
        return not stands

    def before_dice(
        self, table: Table, decision: Decision, option: Option, teller: Teller, say: Words
    ) -> tuple[str, ...]:
        """The chances of a roll that is asked for, or of rolling again."""
        found = odds.before_dice(table, decision.kind, decision.data, option)
        return tuple(told(one, teller, say, due=True) for one in found)

    def changes(self, before: Table, after: Table, option: Option, teller: Teller, say: Words) -> tuple[str, ...]:
        """New chances of refugia to live and of organisms to stay unharmed, what grows most before what falls."""
        return tuple(one.note for one in _new_chances(before, after, option, teller, say))

    def improves(
        self, before: Table, after: Table, seat: int, option: Option, teller: Teller, say: Words
    ) -> tuple[str, ...]:
        """Those that grow: a fall is no reason for anything, nor are chances of others, unless one is their guest."""
        grown = [one for one in _new_chances(before, after, option, teller, say) if one.grown > 0]
        mine = after.box.players_of(seat)
        told = [_of_use(one, before, after, mine, teller, say) for one in grown]
        return tuple(filter(None, told))

    def loss(self, trial: TriedOption) -> tuple[int, ...]:
        """Own organisms that are gone, then points."""
        return loss(Try(trial.before, trial.after, trial.decision, trial.option, trial.teller))

    def brings(self, trial: TriedOption, say: Words) -> str:
        """What a colour is good for that wakes up, what a death leaves and to whom, and what a vote leads to."""
        option, asked = trial.option, trial.following
        if option[0] == "animate":
            return say(f"web-brings-{COLOURS[option[1]]}")
        if option[0] == "lose-mutation":
            return _with_cube(trial.before, option[1], say)
        if option[0] == "kill-cube" and asked is not None and asked.kind == ASK_AWARD:
            others = [trial.teller.player(player) for _, player in asked.options]
            return say("web-brings-kill-cube-shared", player=trial.teller.listing(others))
        if option[0] in ("buy", "promote") and len(option) > 2:
            owner = trial.before.owner[option[1]]
            if owner not in trial.before.box.players_of(trial.decision.seat):
                return say(f"web-brings-{option[0]}-guest", player=trial.teller.player(owner))
        return say(f"web-brings-{option[0]}") if option[0] in BRINGS else ""

    def means(self, table: Table, decision: Decision, option: Option, say: Words) -> str:
        """What an answer is good for, keeps for later or keeps from being lost."""
        verb = str(option[0])
        key = MEANT_THERE.get((decision.kind, verb)) or MEANT.get(verb, verb)
        if verb == "animate":
            shields = option[1] == GREEN and not _may_use_green(table, table.box.players_of(decision.seat))
            key = "animate-green-shield" if shields else f"animate-{COLOURS[option[1]]}"
        elif verb == "antioxidant" and option[1] == GREEN:
            key = "vitamin"
        elif decision.kind == ASK_REROLL and (said := rerolls.means(table, decision, option, say)):
            return said
        elif key == "keep" and not any(catalysts(table, one) for one in table.box.players_of(decision.seat)):
            key = "rest"
        elif key == "keep" and not any(is_resident(table, one) for one in table.box.players_of(decision.seat)):
            key = contests.hoarded(table, table.box.players_of(decision.seat))
        elif verb == "enzyme" and len(option) > 2 and _claims(table, decision, option):
            key = "enzyme-claim"
        elif key == "save" and not any(one[0] in (*BUYING, *ATTACKS, "sex") for one in decision.options):
            key = "sold-out"
        elif key == "save" and not table.event_deck:
            key = "over"
        elif verb in BUYING and is_last(table):
            key = "last"
        elif key == "keep" and not any(one[0] in MOVING for one in decision.options):
            key = "no-biont"
        elif key == "wait" and not any(table.down[CELLS[decision.data[0]]]):
            return ""
        return say(f"web-means-{key}") if say.has(f"web-means-{key}") else ""

    def defines(self, table: Table, decision: Decision, option: Option, say: Words) -> tuple[str, ...]:
        """Both sides of a mutation that can be bought, and the other one of one that can be promoted."""
        return card_words(table, option, say)

    def completes(self, following: Decision, decision: Decision, option: Option) -> bool:
        """Payments, and the rest of what is asked for piece by piece, or burns in one event."""
        again = following.kind == decision.kind in REPEATED
        same = following.data[:1] == decision.data[:1] or following.kind == ASK_ULTRAVIOLET
        return (again and same) or super().completes(following, decision, option)

    def goes_along(self, decision: Decision, option: Option, following: Option) -> bool:
        """Discs laid one after another."""
        return goes_along(option, following)

    def together(self, options: Sequence[Option], teller: Teller, say: Words) -> str:
        """Where they lie then."""
        return together(options, teller, say)

    def briefly(self, answers: Sequence[tuple[Decision, Option]], say: Words) -> str:
        """How many cards burn, and of how many organisms."""
        return briefly(answers, say)

    def standing(self, table: Table, decision: Decision) -> Standing | None:
        """Who goes first, how discs are paid and taken, and in which order organisms roll."""
        return standing(table, decision)

    def bundles(self, game: Game[Table], decision: Decision) -> Sequence[Bundle]:
        """All dice of the Darwin phase; and the loss of all mutations."""
        return bundles(game, decision)

    telling: ClassVar[frozenset[str]] = frozenset(("guard", "shielded", "steady"))

    def facts(self, trial: TriedOption, say: Words) -> Sequence[Fact]:
        """Price, abilities, what is left."""
        return tuple(facts(trial, say))

    def costs(self, trials: Sequence[TriedOption]) -> int | None:
        """What burns together, also what nobody is asked about; and what is lost one after another."""
        return costs(trials)

    def is_worthy(self, trial: TriedOption) -> bool:
        """Nothing that takes back what was taught, brings near what is feared, or is many clicks for nothing."""
        return is_worthy(trial)

    def regrets(self, trial: TriedOption, say: Words) -> tuple[Regret, ...]:
        """What may be regretted, in sentences."""
        found = regrets(Try(trial.before, trial.after, trial.decision, trial.option, trial.teller))
        return tuple(one.told(say) for one in found)

    def risks(self, table: Table, seat: int, teller: Teller, say: Words, seen: Table | None = None) -> Sequence[Risk]:
        """What can still come: of what others may buy, which is next, then among the events that nobody has seen."""
        return [*smoke_risk(table, seat, teller, say, seen), *risks(table, seat, say)]

    def odds(self, table: Table, teller: Teller, say: Words) -> list[Odds]:
        """Organisms first, then refugia with a biont."""
        pack = table.box.pack
        return [
            Odds(f"{_kind(one)}-{organism_code(pack, one.thing)}", told(one, teller, say))
            for one in odds.all_chances(table)
        ]

    def weighs(self, decision: Decision) -> bool:
        """Where discs can still guard, or shields be bought: on dice that lie nothing can be done about events."""
        return decision.kind in (ASK_ASSIGN, ASK_PURCHASE)

    def worsens(self, was: Risk, then: Risk, gained: int) -> bool:
        """A point that is new may be lost too, but whoever loses it is no worse off than without it."""
        return then.cost > was.cost + max(0, gained)

    def despite(self, trial: TriedOption, risk: Risk, say: Words) -> str | None:
        """Where discs can be laid oxygen can be met, and heat where a biont can move in; a purchase says itself what
        may burn, and that it is worth that. A disc that is kept can buy what a disc laid cannot. What others may buy is
        told as long as they may. Anywhere else nobody can do anything about it."""
        if risk.sort == "smoke":
            return None if self.weighs(trial.decision) and leaves_smoke(trial) else ""
        met = any(option[0] == MEETS.get(risk.sort) for option in trial.decision.options)
        if trial.decision.kind != ASK_ASSIGN or not met:
            return ""
        return say("web-risk-kept", risk=risk.text) if (trial.option, risk.sort) == (DONE, "o2") else None

    def recap(self, lately: Lately, teller: Teller, say: Words) -> Sequence[Became]:
        """By organisms and places: what they rolled, gained and lost."""
        return recap(lately, teller, say)

    def faces(self, entry: Entry) -> tuple[int, ...]:
        """The last dice among the data."""
        if nouns.DICE not in entry.kind.things:
            return ()
        return next((datum for datum in reversed(entry.data) if isinstance(datum, tuple)), ())

    def dice(self, entry: Entry, table: Table, say: Words) -> list[Dice]:
        """Life and death on a refugium; food and errors of an organism."""
        faces = self.faces(entry)
        return meanings(entry, faces, table, say) if faces else []

    def glossary(self, say: Words) -> Glossary:
        """Terms of the board, abilities, events and colours."""
        return glossary(say)


class NewChance(NamedTuple):
    """A chance that an option changes: by how much it grows, what is said of it, and the chance itself."""

    grown: float
    note: str
    prospect: odds.Prospect


def _of_use(new: NewChance, before: Table, after: Table, mine: Sequence[int], teller: Teller, say: Words) -> str:
    """What a chance that grows is good for: nothing where the thing is somebody else's and no own biont is on a place;
    and what it hangs on where others may still come to a place of one's own."""
    thing, owner = new.prospect.thing, new.prospect.owner
    if owner in mine:
        if _kind(new.prospect) != "refugium":
            return new.note
        new = new._replace(note=_if_they_stay(new, after, mine, teller, say))
        were, takers = (contests.takers(table, mine, thing) for table in (before, after))
        players = teller.listing([teller.player(one) for one in takers or were])
        key = "web-odds-unless" if takers else "web-odds-safe" if were else ""
        how = contests.way(after, mine, takers, thing)
        return say(key, note=new.note, player=players, count=len(takers or were), how=how) if key else new.note
    if _kind(new.prospect) != "refugium":
        return ""
    if not any(after.domes[CELL[thing][one]] for one in mine):
        return ""
    values = {"name": teller.refugium(thing), "owner": teller.player(owner), "chance": percent(new.prospect.chance)}
    return say("web-odds-guest", **values)


def _if_they_stay(new: NewChance, after: Table, mine: Sequence[int], teller: Teller, say: Words) -> str:
    """A chance that others have a share in, with what it is once they leave who still may."""
    leavers, left = contests.leavers(after, mine, new.prospect.thing)
    if not leavers or left > new.prospect.chance - WORTHWHILE:
        return new.note
    players = teller.listing([teller.player(one) for one in leavers])
    return say("web-odds-left", note=new.note, player=players, count=len(leavers), chance=percent(left))


def _may_use_green(table: Table, mine: Sequence[int]) -> bool:
    """Whether somebody has bionts who could work if more of them were supported (E2a)."""
    waiting = {one: table.pool_bionts[one] + on_refugia(table, one) for one in mine}
    return any(count > entropy.supported(table, one) for one, count in waiting.items())


def _claims(table: Table, decision: Decision, option: Option) -> bool:
    """Whether a disc of one's own colour goes to a place of one's own that somebody may still take."""
    mine = table.box.players_of(decision.seat)
    return option[1] in mine and bool(contests.takers(table, mine, option[2]))


def _new_chances(before: Table, after: Table, option: Option, teller: Teller, say: Words) -> list[NewChance]:
    """The chances that an option changes, what grows most first; none of a turn that never comes."""
    notes: list[NewChance] = []
    if before.phase == PURCHASES and is_last(before):
        return notes
    for kind, value in _touched(option):
        of, reckon = ("alive", odds.alive) if kind == "refugium" else ("unharmed", odds.unharmed)
        chance, was = reckon(after, value), reckon(before, value)
        owner, before_it = odds.whose(after, of, value), odds.whose(before, of, value)
        if chance is not None and (was is None or percent(chance) != percent(was) or owner != before_it):
            prospect = odds.Prospect(of, value, chance, owner)
            now = told(prospect, teller, say)
            if was is None or before_it == NOWHERE:
                note = now
            elif owner == before_it:
                note = say("web-odds-more" if chance > was else "web-odds-less", now=now, was=percent(was))
            else:
                note = say("web-odds-other", now=now, was=percent(was), owner=teller.player(before_it))
            had = (was or 0) if owner == before_it else 0
            notes.append(NewChance(chance - had, note, prospect))
    return sorted(notes, key=lambda one: -one.grown)


def told(prospect: odds.Prospect, teller: Teller, say: Words, *, due: bool = False) -> str:
    """A chance as a sentence; where the roll is not ``due`` yet, it says that it is that of the next one."""
    known = teller.refugium if _kind(prospect) == "refugium" else teller.organism
    name, chance = known(prospect.thing), percent(prospect.chance)
    owner = teller.player(prospect.owner) if prospect.owner != NOWHERE else ""
    key = f"web-odds-{prospect.of}-due" if due and prospect.of == "alive" else f"web-odds-{prospect.of}"
    return say(key, name=name, chance=chance, owner=owner)


def _with_cube(table: Table, cube: int, say: Words) -> str:
    """What becomes of a card that loses a cube."""
    others = [one for one in cubes_of(mutation_of(cube)) if one != cube and table.mutation_cube[one] != ABSENT]
    return say("web-brings-lose-plus" if others else "web-brings-lose-card") if is_plus(cube) or not others else ""


def _kind(prospect: odds.Prospect) -> str:
    return "refugium" if prospect.of == "alive" else "organism"


def _buys(decision: Decision, option: Option) -> bool:
    return decision.kind == ASK_PURCHASE and option[0] in BUYING


def _touched(option: Option) -> list[tuple[str, int]]:
    """Refugia and organisms among the arguments of an option."""
    found: list[tuple[str, int]] = []
    for kind, value in zip(parts.verbs()[option[0]], option[1:], strict=False):
        if kind in ("refugium", "organism"):
            found.append((kind, value))
        elif kind == "source" and value >= from_organism(0):
            found.append(("organism", value - from_organism(0)))
        elif kind == "source" and value >= from_refugium(0):
            found.append(("refugium", value - from_refugium(0)))
    return found
