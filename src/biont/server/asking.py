"""The open question as a person sees it: sentences, keys, and places on the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from biont.draw import Choice, Question, Unavailable
from biont.kernel import Option
from biont.server.effects import Effect, Trying
from biont.server.ways import Step, Way, bundled

FEW = 12
"""So many options are tried beforehand with all that they do; of more, one is when somebody points at it."""

SHORT = 60
"""Letters of an option that leave room for a chance."""

FEW_ENOUGH = 4
"""So many options have room for what they bring."""

DICE, LOCK = FINAL = ("mark-dice", "mark-lock")
"""The symbols of options that cannot be taken back: dice fall, or something else seals them."""


def asked(
    trying: Trying, action: str, token: str, *, all_at_once: bool = True, way: Way | None = None, hinted: bool = True
) -> tuple[Question, list[Effect]]:
    """The question of a game's decision, and what its options do; of many options not, unless ``all_at_once``.

    ``way`` is what is suggested: it stands first, and answers to the Enter key. Where nothing is ``hinted`` beside the
    question, every answer that is final says so itself."""
    decision, say, teller = trying.decision, trying.say, trying.teller
    board, table = trying.definition.drawing.board, trying.game.table
    anchors = board.anchors(trying.game.rules)
    few = all_at_once or len(decision.options) <= FEW
    effects = [trying.effect(option) for option in decision.options] if few else []
    if effects and way is not None:
        # The set turns of a guided game know why they suggest what usually is regretted.
        number = decision.options.index(way.steps[0].option)
        effects[number] = replace(effects[number], warnings=())
    mains = mains_of(decision.options, board.mains) if way is None else [False] * len(decision.options)
    finals = [one.final for one in effects] if few else [trying.seal(option) for option in decision.options]
    sealed = not (hinted and all(finals))
    choices = []
    for number, option in enumerate(decision.options):
        effect = effects[number] if few else None
        label = effect.label if effect else teller.option(option, decision)
        pick, piece = anchors.of_pick(option, decision, table), anchors.piece(option, decision, table)
        final = _seal(finals[number])

        def warned(text: str, effect: Effect | None = effect) -> str:
            return say("web-warned", label=text) if text and effect and effect.warnings else text

        choices.append(
            Choice(
                trying.game.print(option),
                warned(label),
                anchors.of_option(option, decision, table),
                piece or final,
                last=option[0] in board.endings and not mains[number],
                main=mains[number],
                pick=pick,
                picked=teller.picked(option, decision) if pick else "",
                short=warned(teller.short(option, decision)) if pick else "",
                sort=teller.sort(option),
                brings=_brought(effect, effects) if effect else "",
                mark=final if piece and sealed else "",
            )
        )
    hint = " · ".join(_hints(trying, effects, finals))
    suggested = _suggested(way, choices) if way is not None else None
    choices += [Choice(one.text, one.label, "") for one in bundled(trying) if way is None or one.text != way.text]
    question = Question(
        teller.prompt(decision),
        hint,
        decision.rule,
        choices,
        _refused(trying),
        action,
        token,
        suggested=suggested,
    )
    return question, effects


def _refused(trying: Trying) -> list[Unavailable]:
    """What cannot be chosen now, and why."""
    decision, teller, table = trying.decision, trying.teller, trying.game.table
    anchors = trying.definition.drawing.board.anchors(trying.game.rules)
    refused: dict[tuple[str, str], Unavailable] = {}
    for refusal in decision.refusals():
        thing = teller.option(refusal.option, decision)
        why = f"{thing}: {teller.reason(refusal).removeprefix(f'{thing}: ')} ({refusal.rule})"
        anchor = anchors.of_option(refusal.option, decision, table)
        # What the option itself names first is no part of the reason.
        named = refusal.values[:1] == refusal.option[1:2]
        alike = (refusal.option[0], refusal.reason, refusal.rule, refusal.values[named:])
        refused.setdefault((anchor, why), Unavailable(anchor, why, thing, alike))
    return list(refused.values())


def _suggested(way: Way, choices: Sequence[Choice]) -> Choice:
    """What stands first: an option as it is, or several in one, which leads to the place of the last."""
    first = choices[way.steps[0].trying.decision.options.index(way.steps[0].option)]
    final = next(filter(None, (_seal(step.trying.tried(step.option)[1]) for step in way.steps)), "")
    if not way.is_several:
        symbol = first.symbol or final  # what is paid with may be what cannot be taken back
        return first._replace(text=way.text, pick="", begins=first.pick, sort="", symbol=symbol, last=False, main=True)
    alike = first.symbol not in ("", *FINAL) and len({_piece(step) for step in way.deeds}) == 1
    return Choice(way.text, way.button, way.anchor, first.symbol if alike else final, main=True)


def _seal(final: str) -> str:
    """The symbol of why an answer cannot be taken back."""
    return DICE if final == "dice" else LOCK if final else ""


def _piece(step: Step) -> str:
    trying = step.trying
    anchors = trying.definition.drawing.board.anchors(trying.game.rules)
    return anchors.piece(step.option, trying.decision, trying.game.table)


def _brought(effect: Effect, effects: Sequence[Effect]) -> str:
    """What stands below an option, if there is room for it: what it is good for, else a chance that is not the same
    whatever one does."""
    few = len(effects) <= FEW_ENOUGH
    if not few or effect.brings:
        return effect.brings if few else ""
    tells = len(effects) == 1 or len({one.notes[:1] for one in effects}) > 1
    return effect.notes[0] if effect.notes and tells and len(effects) < FEW_ENOUGH and len(effect.label) < SHORT else ""


def _hints(trying: Trying, effects: Sequence[Effect], finals: Sequence[str]) -> list[str]:
    """What is said beside the question: further chances of a roll, and that some answers cannot be taken back.

    The first chance stands on the button itself.
    """
    hints = list(effects[0].notes[1:]) if effects and trying.decision.kind.rolls else []
    if any(finals):
        hints.append(trying.say("web-final-all" if all(finals) else "web-final-some"))
    return hints


def mains_of(options: Sequence[Option], verbs: Sequence[str]) -> list[bool]:
    """Which option answers to the Enter key: the only one, or the one that its question is asked for."""
    found = [str(option[0]) for option in options]
    main = next((found.index(verb) for verb in verbs if found.count(verb) == 1), 0 if len(found) == 1 else -1)
    return [number == main for number in range(len(found))]
