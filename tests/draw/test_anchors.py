"""Where things stand on a page, from the kinds that a notation knows."""

from __future__ import annotations

from biont.draw import BOARD, PROMPT, Anchors
from biont.kernel.decision import Decision
from biont.kernel.declared import Event, Question
from biont.kernel.notation import Kind, Notation
from biont.kernel.play import Entry

KINDS = [
    Kind("number"),
    Kind("spot", ("cape", "delta", "mount"), place="spot", rank=2),
    Kind("card", ("ox", "ass"), place="card", rank=1),
    Kind("mood", ("calm", "cross")),
]
VERBS = {"go": ("spot", "spot"), "play": ("card", "spot"), "turn": ("card", "number"), "done": ()}
ANCHORS = Anchors(Notation.of(VERBS, KINDS))
ASKED = Decision(0, Question("what"), "A1", ())
MOVED = Event("moved", things=("mood", "spot", "card"))
MOOD = Event("mood", things=("mood",))
UNHEARD_OF = Event("unheard of")
STRANGE = Event("strange", things=("weather", "card"))


def test_an_option_lies_on_the_last_thing_of_the_highest_rank() -> None:
    def at(*option: object) -> str:
        return ANCHORS.of_option(option, ASKED, None)

    assert at("go", 0, 2) == "spot-mount"
    assert at("play", 1, 0) == "spot-cape"
    assert at("turn", 1, 7) == "card-ass"
    assert at("done") == PROMPT


def test_an_entry_is_told_at_the_first_thing_that_has_a_place() -> None:
    assert ANCHORS.of_entry(Entry(MOVED, "A1", 0, (1, 2, 0)), None) == "spot-mount"
    assert ANCHORS.of_entry(Entry(MOVED, "A1", 0, (1, -1, 0)), None) == "card-ox", "nowhere is no place"
    assert ANCHORS.of_entry(Entry(MOOD, "A1", 0, (1,)), None) == BOARD
    assert ANCHORS.of_entry(Entry(UNHEARD_OF, "A1", 0, (1, 2)), None) == BOARD
    assert ANCHORS.of_entry(Entry(STRANGE, "A1", 0, (1, 0)), None) == "card-ox", "the notation has no weather"
