"""What a good program would answer, and why: asked for by somebody who does not know what to do, or by the guide.

Nothing is said unchecked. Of all answers, the best first, the first one is suggested that nothing speaks against, with
all that it needs to be whole; and the reason is a fact of the position that the other answers lack.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import dropwhile
from typing import Any, NamedTuple

from biont.games.advice import PASSED, Fact, Price, Regret
from biont.games.guide import Told
from biont.kernel import Option
from biont.server.effects import Trying
from biont.server.ways import LONGEST, Step, Way, bundled, finished, is_half

SETTING = "hint"
"""The setting that says after how many answers a hint was asked for."""
ASKED = "hints"
"""The setting that lists all of them, for the record."""

TRIED = 9
"""So many answers are looked at for one that finishes a worthy one; the others are worth less and less."""

TOLD = 2
"""So many facts are told of an answer."""

GLANCE = 42
"""More words than these nobody reads gladly before a click: heading, idea, suggestion, and what is told besides. Only
the reason and the price of what is suggested are told in any case."""

STAYS = "kept"
"""The sort of facts that say what is left after an answer."""

NEIGHBOURS = 12
"""So many other answers are looked at for what they lack."""


class Hint(NamedTuple):
    """A way on: the number of its first option, what it is called, what speaks for it, and the key of who says so."""

    number: int
    label: str
    why: str
    way: Way
    heading: str = "web-hint-heading"


def hinted(trying: Trying, beside: str = "") -> Hint:
    """What the best program that answers at once would do, on what the seat may see, and why; whoever reads something
    else beside it is told one reason: advice without any is not believed."""
    for way in [one for one in bundled(trying) if one.bundle is not None and one.bundle.advised][:1]:
        return Hint(trying.decision.options.index(way.steps[0].option), way.label, _why_bundled(way), way)
    way = sound_way(trying)
    knows = trying.definition.players.advises
    heading = "web-hint-heading" if knows else "web-hint-heading-chance"
    otherwise = trying.say("web-hint-plain" if knows else "web-hint-chance")
    why = _believable(way, otherwise, 1 if beside else TOLD)
    # What the button says in fewer words is called the same here, with all that it stands for.
    label = way.label if way.button == way.label else f"{way.button} – {way.label}"
    return Hint(trying.decision.options.index(way.steps[0].option), label, why, way, heading)


def _prices(way: Way) -> list[str]:
    """What a way costs."""
    return [price.text for step in way.steps for price in step.trying.prices(step.option)]


def _believable(way: Way, otherwise: str, most: int) -> str:
    """The reason for a way, and what it costs all the same: who pays unasked does not follow again.

    Beside a price one reason is enough: more than that nobody reads before a click. That every other answer costs more
    is all the reason there need be.
    """
    prices = _prices(way)
    if prices and _costs_least(way.steps[0]):
        return way.steps[0].trying.say("web-hint-least", price=prices[0])
    told = reason(way, 1 if prices else most) or otherwise
    if prices and _is_least_bad(way.steps[0]):
        return f"{told} {way.steps[0].trying.say('web-hint-every', price=prices[0])}"
    return " ".join([told, *(prices[:1] or _passed(way, told))])


def _passed(way: Way, told: str) -> list[str]:
    """Why a way begins with leaving out what was prepared for, where that can be read along with its reason."""
    first, *rest = way.steps
    if not rest or first.option[0] not in first.trying.definition.drawing.board.endings:
        return []
    found = (fact.text for fact in facts_of(*first) if fact.sort == PASSED)
    return [one for one in found if len(f"{told} {one}".split()) <= GLANCE][:1]


def _is_least_bad(step: Step) -> bool:
    """Whether there would be a warning of an answer, if there were not one of every other, too."""
    trying, option = step
    return len(trying.decision.options) > 1 and not trying.loss(option) and bool(_regrets(trying, option))


def _regrets(trying: Trying, option: Option) -> list[Regret]:
    """What would be a warning of an answer, if there were not something to say of every other one, too."""
    return [one for one in trying.prices(option) if not isinstance(one, Price)]


def _costs_least(step: Step) -> bool:
    """Whether every answer loses something, and others more than this one."""
    trying, lost = step.trying, step.trying.loss(step.option)
    if not trying.inevitable or max(lost, default=0) <= 0:
        return False
    return any(trying.loss(one) > lost for one in trying.decision.options)


def _why_bundled(way: Way) -> str:
    return way.steps[0].trying.say(f"web-bundle-why-{way.bundle.name}") if way.bundle else ""


def scripted(trying: Trying, told: Told) -> Hint:
    """What the set turns of a guided game suggest, with the reason that the idea gives for it, or the position."""
    decision, say = trying.decision, trying.say
    option = trying.game.parse(told.suggests)
    told_by = f"learn-do-{told.idea.name}" if told.idea is not None else ""
    way = Way((Step(trying, option),))
    why = say(told_by) if told_by and say.has(told_by) else reason(way, 1)
    return Hint(decision.options.index(option), way.label, why, way)


# -- which answer ----------------------------------------------------------------------------------------------------


def sound_way(trying: Trying) -> Way:
    """The best way on that nothing speaks against; where each costs something, the best of those that cost least."""
    preferred = trying.definition.players.preferred(trying.game.view(trying.decision.seat))
    if trying.inevitable:
        preferred = sorted(preferred, key=trying.loss)
    for worthy in (True, False):
        for option in preferred:
            if (steps := _sound(trying, option, worthy=worthy)) is not None:
                return Way(_along(steps))
    return Way(_whole(trying, preferred[0]))


def _along(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Answers together with those that would be advised next and go along with them."""
    trying, option = steps[-1]
    if len(steps) >= LONGEST or not trying.advice.goes_along(trying.decision, option, option):
        return steps
    if trying.advice.stands_alone(trying.trial(option)):
        return steps
    twin = trying.game.copy(history=False)
    twin.choose(option)
    following = twin.decision
    if following is None or following.seat != trying.decision.seat or twin.undoable() < 1:
        return steps
    rest = sound_way(trying.ahead(twin)).steps
    return (*steps, *rest) if trying.advice.goes_along(trying.decision, option, rest[0].option) else steps


def _sound(trying: Trying, option: Option, length: int = 1, *, worthy: bool) -> tuple[Step, ...] | None:
    """An answer with what finishes it, if nothing speaks against any part of it, and all of it is worthy of advice."""
    if (worthy and not trying.advice.is_worthy(trying.trial(option))) or trying.warnings(option):
        return None
    if (
        not trying.loss(option)
        and _regrets(trying, option)
        and not all(_regrets(trying, one) for one in trying.decision.options)
    ):
        return None  # others only have a price that they are worth
    ahead = finished(trying, option) if length < LONGEST else None
    if ahead is None:
        return (Step(trying, option),)
    if is_half(ahead.decision, option) and not ahead.inevitable <= trying.inevitable:
        return None  # whatever its second half is, it costs something that another first half would not
    preferred = trying.definition.players.preferred(ahead.game.view(ahead.decision.seat))
    for following in preferred[: TRIED if worthy else None]:
        if costs_more(trying, ahead, following):
            continue
        if (rest := _sound(ahead, following, length + 1, worthy=worthy)) is not None:
            return (Step(trying, option), *rest)
    return None


def costs_more(trying: Trying, ahead: Trying, following: Option) -> bool:
    """Whether what finishes an answer is to be regretted as all that could finish it is, and the answer is not: another
    answer would do without. What only settles a price was weighed with the answer, and so was what games compare as
    losses."""
    if ahead.decision.kind.settles or ahead.loss(following):
        return False
    return any(one.rule not in trying.inevitable for one in _regrets(ahead, following))


def _whole(trying: Trying, option: Option) -> tuple[Step, ...]:
    """An answer, whatever speaks against it, with what finishes it, unless something speaks against that."""
    steps = [Step(trying, option)]
    while len(steps) < LONGEST and (ahead := finished(*steps[-1])) is not None:
        following = trying.definition.players.preferred(ahead.game.view(ahead.decision.seat))[0]
        if ahead.warnings(following):
            break
        steps.append(Step(ahead, following))
    return tuple(steps)


# -- why -------------------------------------------------------------------------------------------------------------


def reason(way: Way, most: int = TOLD) -> str:
    """What tells a way from others: the facts that fewest of the answers beside it share; else what it means."""
    main = _acts(way.main)
    deciding = [step for step in main if len(step.trying.decision.options) > 1 and not _settles(step)]
    ends = {fact.sort: fact for fact in facts_of(*main[-1])}
    again = _repeated(way, deciding)
    if found := _known(way, ends) or _altogether(again):
        return found
    for step in reversed(deciding or _acts(way.steps)):
        if found := _telling(*step, most, ends, alone=len(again) < 2, since=way.steps[0].trying):
            return found
    if found := _spared(way):
        return found
    for trying, option in main[::-1]:
        if found := trying.advice.means(trying.game.table, trying.decision, option, trying.say):
            return found
    return ""


def _acts(steps: Sequence[Step]) -> Sequence[Step]:
    """Answers from the first that does something: whatever was left out before needs no reason then."""
    endings = steps[0].trying.definition.drawing.board.endings
    return list(dropwhile(lambda step: step.option[0] in endings, steps)) or steps


def _known(way: Way, ends: Mapping[str, Fact]) -> str:
    """What all answers of a way cost, where the game knows it, and what stays then."""
    first = way.steps[0].trying
    cost = first.advice.costs([step.trying.trial(step.option) for step in way.main]) if len(way.main) > 1 else None
    if cost is None:
        return ""
    return " ".join(fact.text for fact in (_scores(first, -cost) if cost else None, ends.get(STAYS)) if fact)


def _repeated(way: Way, deciding: list[Step]) -> list[Step]:
    """Answers to the question that a way decides, together with those of them that leave no choice."""
    kinds = {step.trying.decision.kind for step in deciding}
    return [step for step in way.main if step.trying.decision.kind in kinds]


def _altogether(steps: list[Step]) -> str:
    """The points of answers to one question that is asked again and again: what the last of them brings says little.
    Nothing where one of them leads to what nobody knows."""
    if len(steps) < 2 or len({step.trying.decision.kind for step in steps}) > 1:
        return ""
    known = [[fact.value for fact in facts_of(*step) if fact.sort == "points"] for step in steps]
    if any(not one and step.trying.trial(step.option).after is None for one, step in zip(known, steps, strict=True)):
        return ""
    points = sum(sum(one) for one in known)
    return _scores(steps[0].trying, points).text if points else ""


def _scores(trying: Trying, points: int) -> Fact:
    key = "web-hint-points" if points > 0 else "web-hint-costs"
    return Fact("points", points, trying.say(key, points=abs(points)))


def _spared(way: Way) -> str:
    """What speaks against the only other answer, where that is all that speaks for this one."""
    trying, option = way.steps[0]
    others = [one for one in trying.decision.options if one != option]
    warnings = trying.warnings(others[0]) if len(others) == 1 else ()
    if not warnings:
        return ""
    return trying.say(
        "web-hint-spared", other=trying.teller.option(others[0], trying.decision), warning=warnings[0].text
    )


def _settles(step: Step) -> bool:
    return step.trying.decision.kind.settles


def _telling(trying: Trying, option: Option, most: int, ends: Mapping[str, Fact], *, alone: bool, since: Trying) -> str:
    """The facts of an answer that tell it from its neighbours, the one first that fewest share; where others go with
    it, what stays is what stays at the end, its own points are not all, and chances grow from what they are now."""
    idle = _idle(trying, option)
    told_of = [fact for fact in facts_of(trying, option, since) if alone or fact.sort != "points"]
    facts = [fact for fact in told_of if fact[:2] not in idle]
    others = [one for one in trying.decision.options if one != option][:NEIGHBOURS]
    beside = [{fact[:2] for fact in facts_of(trying, one)} for one in others]
    shared = [(sum(fact[:2] in one for one in beside), number) for number, fact in enumerate(facts)]
    weighty = trying.advice.telling
    rare = sorted(
        (-1 if facts[number].sort in weighty else count, number)
        for count, number in shared
        if count < len(beside) or not beside
    )
    told = [facts[number] for _, number in sorted(rare[:most], key=lambda pair: pair[1])]
    found = [ends.get(STAYS) if fact.sort == STAYS else fact for fact in told]
    return " ".join(fact.text for fact in found if fact is not None)


def _idle(trying: Trying, option: Option) -> set[tuple[str, Any]]:
    """What is true as well where nothing is done: no reason to do anything."""
    endings = trying.definition.drawing.board.endings
    if option[0] in endings:
        return set()
    others = [one for one in trying.decision.options if one[0] in endings]
    return {(fact.sort, fact.value) for one in others for fact in facts_of(trying, one)}


def facts_of(trying: Trying, option: Option, since: Trying | None = None) -> list[Fact]:
    """What speaks for an answer: points, what the game knows, and chances. Where answers are carried out together, the
    game knows what each of them costs."""
    say, decision = trying.say, trying.decision
    trial = trying.trial(option)
    if since is not None and since is not trying:
        trial = replace(trial, begun=since.game.table)
    known = trying.advice.facts(trial, say)
    found: list[Fact] = []
    if trial.after is not None and not decision.kind.settles and not any(one.sort == "points" for one in known):
        gained = _points(trying, trial.after) - _points(trying, trial.before)
        if gained:
            found.append(_scores(trying, gained))
    return [*found, *known, *(Fact("chance", note, _sentence(note)) for note in _chances(trying, option, since))]


def _chances(trying: Trying, option: Option, since: Trying | None) -> Iterable[str]:
    """The chance of a roll, or the first that an answer makes better, with those ``since`` which it is given."""
    table, advice = trying.game.table, trying.advice
    notes = advice.before_dice(table, trying.decision, option, trying.teller, trying.say)
    after = trying.trial(option).after if not notes else None
    if after is not None:
        before = since.game.table if since is not None else table
        notes = advice.improves(before, after, trying.decision.seat, option, trying.teller, trying.say)
    return notes[:1]


def _sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?")) else f"{text}."


def _points(trying: Trying, table: Any) -> int:
    """The points of whoever is asked."""
    points = trying.definition.moment(table).points
    colours = trying.definition.colours(trying.game.rules)
    return sum(number for one, number in zip(colours, points, strict=True) if one.seat == trying.decision.seat)


def asked_for(settings: Mapping[str, Any], answers: int) -> dict[str, Any]:
    """Settings of a game in which somebody wants a hint for the question after so many answers."""
    asked = [*settings.get(ASKED, []), answers]
    return {**settings, SETTING: answers, ASKED: sorted(set(asked))}
