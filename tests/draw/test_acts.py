"""Options on the things they act on."""

from __future__ import annotations

from biont.draw import Acts, Choice, Unavailable
from tests.draw.reading import Page

ACTS = Acts(
    [
        Choice("done", "Done", "prompt", "Enter", last=True),
        Choice("take a", "Take <a>", "thing-a", "1"),
        Choice("take b", "Take b", "thing-b", "2"),
        Choice("burn b", "Burn b", "thing-b"),
    ],
    [Unavailable("thing-c", "No c today."), Unavailable("thing-c", "Nor tomorrow.")],
)


def test_what_can_be_chosen_is_lit_and_what_cannot_says_why() -> None:
    assert ACTS.attributes("thing-a", "card") == ' id="thing-a" class="card lit" data-options="1"'
    assert ACTS.attributes("thing-c", "card", "") == ' id="thing-c" class="card barred"'
    assert ACTS.attributes("thing-d") == ' id="thing-d"'
    assert 'title="No c today. Nor tomorrow."' in ACTS.buttons("thing-c")
    assert ACTS.buttons("thing-d") == ""


def test_one_option_covers_its_thing_and_several_stand_in_a_row() -> None:
    [cover] = Page(ACTS.buttons("thing-a")).all("button")
    assert (cover["class"], cover["value"], cover["form"], cover["data-key"]) == ("hit", "take a", "answer", "1")
    assert cover["aria-label"] == "1: Take <a>"
    row = Page(ACTS.buttons("thing-b")).all("button")
    assert [(one["class"], one["value"]) for one in row] == [("chip", "take b"), ("chip", "burn b")]


def test_what_ends_a_question_is_listed_last_and_keeps_its_number() -> None:
    assert [(number, choice.text) for number, choice in ACTS.listed()][-1] == (0, "done")
    assert ACTS.within(["thing-x", "thing-b"])
    assert not ACTS.within(["thing-c"])
