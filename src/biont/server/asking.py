"""The open question as a person sees it: sentences, keys, and places on the board."""

from __future__ import annotations

from collections.abc import Sequence

from biont.draw import Choice, Question, Unavailable
from biont.kernel import Option
from biont.server.effects import Effect, Trying

KEYS = "123456789abcdefghijklmnopqstvwxyz"
"""Keys of the options; u takes back and r gives again."""

FEW = 12
"""So many options are tried beforehand; of more, one is tried when somebody points at it."""

FINAL = "mark-dice"
"""The symbol of an option that cannot be taken back, where a game draws one."""


def asked(trying: Trying, action: str, token: str, *, all_at_once: bool = True) -> tuple[Question, list[Effect]]:
    """The question of a game's decision, and what its options do; of many options not, unless ``all_at_once``."""
    decision, say, teller = trying.decision, trying.say, trying.teller
    drawing, table = trying.kit.drawing, trying.game.table
    anchors = drawing.anchors(trying.game.rules)
    few = all_at_once or len(decision.options) <= FEW
    effects = [trying.effect(option) for option in decision.options] if few else []
    keys = keys_of(decision.options, drawing.endings)
    choices = []
    for number, option in enumerate(decision.options):
        effect = effects[number] if few else None
        label = effect.label if effect else teller.option(option, decision)
        choices.append(
            Choice(
                trying.game.print(option),
                say("web-warned", label=label) if effect and effect.warnings else label,
                anchors.of_option(option, decision, table),
                keys[number],
                FINAL if effect and effect.final else anchors.piece(option, decision, table),
                option[0] in drawing.apart,
            )
        )
    refused: dict[tuple[str, str], Unavailable] = {}
    for refusal in decision.refusals():
        why = f"{teller.option(refusal.option, decision)}: {teller.reason(refusal)} ({refusal.rule})"
        anchor = anchors.of_option(refusal.option, decision, table)
        refused.setdefault((anchor, why), Unavailable(anchor, why))
    hint = " · ".join(_hints(trying, effects))
    question = Question(teller.prompt(decision), hint, decision.rule, choices, list(refused.values()), action, token)
    return question, effects


def _hints(trying: Trying, effects: Sequence[Effect]) -> list[str]:
    """What is said beside the question: the chances of a roll, and that some answers cannot be taken back."""
    if not effects:
        return []
    hints = list(effects[0].notes) if trying.decision.kind in trying.advice.rolls else []
    final = [effect.final for effect in effects]
    if any(final):
        hints.append(trying.say("web-final-all" if all(final) else "web-final-some"))
    return hints


def keys_of(options: Sequence[Option], endings: Sequence[str]) -> list[str]:
    """A key for every option, as long as there are keys; Enter for one that ends the question."""
    verbs = [str(option[0]) for option in options]
    last = next((verbs.index(verb) for verb in endings if verbs.count(verb) == 1), -1)
    keys = iter(KEYS)
    return ["Enter" if number == last else next(keys, "") for number in range(len(verbs))]
