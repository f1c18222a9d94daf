"""Options on the things they act on."""

from __future__ import annotations

import pytest

from biont.draw import Choice, Choices, Unavailable
from biont.testing.markup import Page

ACTS = Choices(
    [
        Choice("done", "Done", "prompt", last=True),
        Choice("take a", "Take <a>", "thing-a"),
        Choice("take b", "Take b", "thing-b"),
        Choice("burn b", "Burn b", "thing-b"),
    ],
    [Unavailable("thing-c", "No c today."), Unavailable("thing-c", "Nor tomorrow.")],
)


def test_what_can_be_chosen_is_lit_and_what_cannot_says_why() -> None:
    assert ACTS.attributes("thing-a", "card") == ' id="thing-a" class="card lit"'
    assert ACTS.attributes("thing-c", "card", "") == ' id="thing-c" class="card barred"'
    assert ACTS.attributes("thing-d") == ' id="thing-d"'
    assert 'title="No c today. Nor tomorrow."' in ACTS.buttons("thing-c")
    assert ACTS.buttons("thing-d") == ""


def test_what_cannot_be_chosen_for_the_same_reason_is_told_once() -> None:
    refused = [
        Unavailable("a", "A: too far.", "A", "far"),
        Unavailable("b", "B: too dear.", "B"),
        Unavailable("c", "C: too far.", "C", "far"),
        Unavailable("d", "D: too dear.", "D"),
    ]
    choices = Choices([], refused)
    assert choices.refused == [("A: too far.", ["C"]), ("B: too dear.", []), ("D: too dear.", [])]
    assert choices.why("c") == "C: too far."


def test_one_option_covers_its_thing_and_of_several_the_prompt_asks_which() -> None:
    [cover] = Page(ACTS.buttons("thing-a")).all("button")
    assert (cover["class"], cover["value"], cover["form"]) == ("hit root", "take a", "answer")
    assert cover["aria-label"] == "Take <a>"
    [which] = Page(ACTS.buttons("thing-b")).all("a")
    assert (which["class"], which["data-several"]) == ("hit root", "2 3")


def test_what_ends_a_question_is_quiet_and_has_its_own_key() -> None:
    assert (ACTS.direct, ACTS.ends) == ([1, 2, 3], [0])
    assert ACTS.keys == {"1": "1", "2": "2", "3": "3", "0": "n"}
    assert ACTS.within(["thing-x", "thing-b"])
    assert not ACTS.within(["thing-c"])


def product(pieces: str, places: int) -> list[Choice]:
    """Every piece on every place."""
    return [
        Choice(f"put {piece} {place}", f"Put {piece} on {place}", f"place-{place}", pick=f"piece-{piece}", picked=piece)
        for piece in pieces
        for place in range(places)
    ]


def test_a_thing_is_picked_and_its_targets_light_up() -> None:
    choices = Choices([*product("ab", 3), Choice("burn", "Burn it", "fire")])
    assert [(pick.id, pick.label, pick.options) for pick in choices.picks] == [
        ("piece-a", "a", [0, 1, 2]),
        ("piece-b", "b", [3, 4, 5]),
    ]
    assert choices.attributes("piece-b") == ' id="piece-b" class="lit is-1"'
    assert choices.attributes("place-0") == ' id="place-0" class="of-0 of-1"'
    [label] = Page(choices.buttons("piece-b")).all("label")
    assert (label["for"], label["class"]) == ("pick-1", "hit root")
    covers = Page(choices.buttons("place-0")).all("button")
    assert [(one["class"], one["value"]) for one in covers] == [("hit in-0", "put a 0"), ("hit in-1", "put b 0")]
    assert choices.within(["place-2"])
    assert [choices.keys[name] for name in ("pick-0", "pick-1", "6", "0", "3")] == ["1", "2", "3", "1", "1"]


def test_a_piece_with_one_target_needs_no_second_step() -> None:
    choices = Choices([*product("a", 2), Choice("put b 0", "Put b on 0", "place-0", pick="piece-b", picked="b")])
    assert [pick.id for pick in choices.picks] == ["piece-a"]
    assert choices.direct == [2]
    assert 'class="lit"' in choices.attributes("piece-b")


def test_the_only_thing_to_pick_is_picked_already() -> None:
    few, many = Choices(product("a", 3)), Choices(product("a", 9))
    assert few.direct == [0, 1, 2]
    assert not few.picks
    assert many.picked
    assert len(many.picks) == 1


def test_a_dozen_stand_in_the_prompt_at_once() -> None:
    choices = Choices([*product("ab", 15), *(Choice(f"go {n}", f"Go {n}", f"way-{n}") for n in range(30))])
    assert [len(page) for page in choices.picks[0].pages] == [10, 5]
    assert [len(page) for page in choices.pages] == [9, 11, 10]


def test_a_symbol_that_all_targets_share_stands_on_their_piece() -> None:
    def lead(symbols: list[str]) -> Choices:
        chosen = [Choice(str(n), "Go", f"place-{n}", one, pick="piece") for n, one in enumerate(symbols)]
        return Choices([*chosen, Choice("else", "Else", "thing")])

    assert [(pick.symbol, pick.alike) for pick in lead(["dice", "dice"]).picks] == [("dice", True)]
    assert [(pick.symbol, pick.alike) for pick in lead(["disc", "dice"]).picks] == [("disc", False)]


@pytest.mark.parametrize(
    ("label", "most"),
    [
        ("To Nadym", 11),
        ("To Revillagigedo", 11),
        ("Neufundlandschwelle", 7),
        ("Lose the Elder on Astronomy", 9),
    ],
)
def test_as_many_options_stand_there_as_can_be_read_on_two_lines(label: str, most: int) -> None:
    """A label of many words is narrow on two lines; one long word is not."""
    choices = Choices(Choice(f"to {n}", label, f"spot-{n}") for n in range(30))
    assert len(choices.pages[0]) == most


def test_long_sentences_beside_a_long_suggestion_are_fewer() -> None:
    """So that each is whole in its button; short ones keep their places."""
    suggestion = Choice(
        "all", "Promote one with a long name to another one that has a name as long as that, for all of them", "a"
    )
    long = "Promote Quorum Sensing (arms race) to cAMP Pheromones (reach all rows)"
    for label, most in ((long, 3), ("Promote it to the other side of its card", 5)):
        choices = Choices([Choice(f"o{n}", f"{label} {n}", f"x{n}") for n in range(5)], suggested=suggestion)
        assert len(choices.pages[0]) == most
        assert sum(map(len, choices.pages)) == 5


def test_a_card_that_only_the_suggestion_begins_with_can_be_clicked_too() -> None:
    """Other cards were lit beside it, and a click on the one that was advised opened its window."""
    buys = [Choice(f"buy {card}", f"Buy {card}", "cell", pick=f"deck-{card}", picked=card, short="x") for card in "ab"]
    suggested = buys[0]._replace(pick="", begins=buys[0].pick, main=True)
    choices = Choices([*buys, Choice("done", "Nothing", "", last=True)], suggested=suggested)
    assert list(choices.at("deck-a")) == list(choices.at("cell")) == [0]
    assert list(choices.at("deck-b")) == [1]
