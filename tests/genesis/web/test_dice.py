"""The tray says what dice did, as things lay when they fell."""

from __future__ import annotations

import re

from biont.genesis.web.dice import _tone, meanings
from biont.genesis.words import words
from tests.browser.positions import frame_of, open_game, recorded
from tests.genesis.positions import Runner, bacterium, empty, refugium


def told(run: Runner) -> dict[str, tuple[int, ...]]:
    """The dice of the last roll, by what the tray says of them."""
    entry = next(one for one in reversed(run.entries) if any(isinstance(datum, tuple) for datum in one.data))
    faces = [datum for datum in entry.data if isinstance(datum, tuple)][-1]
    return {one.text: one.faces for one in meanings(entry, faces, run.table, words("en"))}


def test_a_die_that_an_enzyme_covered_killed_nothing_though_the_enzyme_is_gone() -> None:
    """The volcano's enzymes cover a 3 and a 2; the 6 then takes one of them, and the placard is taken."""
    table = empty("red", "green")
    volcano = refugium(table, "volcano", up="rr", bionts="g", enzymes="rr")
    face = table.box.slots[volcano][0][0]
    run = Runner(table, "autocatalysis", dice=(face, face, 6, 5))
    before = told(run)
    while run.decision is not None:
        run.answer(run.options[0])
    assert not table.enzymes[volcano]
    assert told(run) == before
    assert not any("kill" in text and face in faces for text, faces in before.items())


def test_a_die_that_costs_an_enzyme_is_not_called_good_and_without_enzymes_it_costs_none() -> None:
    def tones(enzymes: str) -> dict[str, str]:
        table = empty("red", "green")
        refugium(table, "volcano", up="rr", bionts="g", enzymes=enzymes)
        run = Runner(table, "autocatalysis", dice=(6, 6, 6, 6))
        entry = next(one for one in reversed(run.entries) if any(isinstance(datum, tuple) for datum in one.data))
        return {one.text: one.tone for one in meanings(entry, [6] * 4, run.table, words("en")) if one.faces}

    assert tones("rrrr") == {"kill a piece and an enzyme each; doubles: life, if a piece stays alive": "bad"}
    assert tones("rr") == {"kill a piece each, and 2 enzymes; doubles: life, if a piece stays alive": "bad"}
    assert tones("r") == {"kill a piece each, and the only enzyme; doubles: life, if a piece stays alive": "bad"}
    assert tones("") == {"kill a piece each; doubles: life, if a piece stays alive": "bad"}
    assert _tone(["life"]) == "good"
    assert _tone(["life", "enzyme"]) == ""


def test_doubles_say_which_dice_they_are() -> None:
    table = empty("red", "green")
    refugium(table, "volcano", up="rr", bionts="g")
    told_of = told(Runner(table, "autocatalysis", dice=(5, 4, 2, 4)))
    assert [faces for text, faces in told_of.items() if "doubles: life, if a piece stays alive" in text] == [(4, 4)]


def test_after_a_re_roll_all_dice_lie_there_and_the_errors_that_are_left() -> None:
    """Of three sixes one is rolled again: two errors stay, though the new die does nothing."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red", cubes="rryb")
    run = Runner(table, "darwin-roll", mars, dice=(6, 6, 6, 3, 2, 2, 4))
    run.answer("reroll 6")
    assert told(run) == {"nothing": (2, 2, 3, 4), "2 errors, 1 repaired": (6, 6)}
    run.answer("lose-cube blue")
    assert told(run) == {"nothing": (2, 2, 3, 4), "2 errors, 1 repaired": (6, 6)}


def test_ones_are_no_catalysts_without_anything_red() -> None:
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "blue", cubes="g")
    assert told(Runner(table, "darwin-roll", mars, dice=(1, 2, 3))) == {
        "food, but nothing red to use it": (1,),
        "nothing": (2, 3),
    }


def lying(number: int, at: int) -> list[str]:
    """How long dice lie in the tray, at a position of a recorded game; the last that fell come first."""
    return re.findall(
        'class="roll ?(.*?)" data-roll',
        frame_of(open_game(recorded("genesis")[number], at), "en").regions["tray"],
    )


def test_dice_lie_there_as_long_as_the_question_is_about_them() -> None:
    """Whether to roll again and what is lost are such questions; the roll before it fades."""
    assert lying(1, 42) == ["stays"]
    assert lying(1, 43) == ["stays", ""]


def test_dice_of_a_phase_that_is_over_leave() -> None:
    """They fell for Green's last answer, so he sees them for a moment though he buys already; then no more."""
    assert lying(1, 54) == ["over"]
    assert lying(1, 55) == []


def test_three_alike_that_earn_lie_apart_from_what_does_nothing() -> None:
    """3 3 3 4 were labelled with nothing and with a catalyst at once."""
    table = empty("red", "blue")
    mars = bacterium(table, "mars", "red", cubes="rgb")
    assert told(Runner(table, "darwin-roll", mars, dice=(3, 3, 3, 4, 2))) == {
        "three of a kind: a catalyst more": (3, 3, 3),
        "nothing": (2, 4),
    }
