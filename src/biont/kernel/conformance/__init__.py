"""The suite that every game is held to, those of this package and plug-ins alike.

A test of a game needs two lines::

    from biont.kernel.conformance import check_game
    check_game(MyRules(), seed=7, invariants=my_invariants, permute=my_permute)

``check_game`` plays one random game and, after its answers, runs the named checks of `checks`; each of them also stands
alone. What fails is a :class:`ConformanceError` with a sentence and the record of the game up to there.
"""

from biont.kernel.conformance.checks import (
    check_answer,
    check_copy,
    check_decision,
    check_end,
    check_entry,
    check_option,
    check_permuted,
    check_pickle,
    check_position,
    check_refusing,
    check_save,
    check_table,
    check_undo,
    check_view,
    check_views,
)
from biont.kernel.conformance.tools import (
    Care,
    ConformanceError,
    Invariants,
    Permute,
    give,
    play_on,
    position,
    random_option,
    trace,
)
from biont.kernel.conformance.walk import (
    Maker,
    Summary,
    begin,
    check_game,
)

__all__ = [
    "Care",
    "ConformanceError",
    "Invariants",
    "Maker",
    "Permute",
    "Summary",
    "begin",
    "check_answer",
    "check_copy",
    "check_decision",
    "check_end",
    "check_entry",
    "check_game",
    "check_option",
    "check_permuted",
    "check_pickle",
    "check_position",
    "check_refusing",
    "check_save",
    "check_table",
    "check_undo",
    "check_view",
    "check_views",
    "give",
    "play_on",
    "position",
    "random_option",
    "trace",
]
