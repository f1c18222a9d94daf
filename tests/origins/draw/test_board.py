"""The board of Bios:Origins: whatever can be chosen has its place on it, in every kind of game."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import biont
from biont.draw import PROMPT, LogLine
from biont.kernel import Game
from biont.kernel.decision import Option
from biont.kernel.declared import Question
from biont.kernel.play import Entry
from biont.origins.draw.board import Act, acts_of_card, auction
from biont.origins.draw.gains import lyings
from biont.origins.rules.activities import ACTIVITY_USED
from biont.origins.rules.advancements import PAWN_MOVED
from biont.origins.rules.auction import ASK_ORIENT, ASK_PAY, BID_MADE, CHALLENGE_WON
from biont.origins.rules.challenge import CHALLENGE_DRAWN
from biont.origins.rules.destroy import CITY_LOST
from biont.origins.rules.events import EVENT_STRUCK, INFECTED, NOBODY_STRUCK
from biont.origins.rules.sequence import TURN_BEGINS
from biont.origins.rules.spread import MOVED
from biont.origins.rules.worlds import ASK_START
from biont.origins.table import Table
from tests.origins.draw.scenes import DRAWING, MODES, drawn, played, question
from tests.origins.positions import Position


def test_what_befalls_others_is_shown_at_their_tableaus_and_not_in_ones_own_column() -> None:
    game = biont.new("origins", seats=["black", "green"])
    anchors = DRAWING.board.anchors(game.rules)
    moved = Entry(PAWN_MOVED, "G9d", 1, (0, 3))
    assert anchors.of_entry(moved, game.table, looks=1) == "domain-emotions"
    assert anchors.of_entry(moved, game.table, looks=0) == "tableau-green"


def options(game: Game[Table]) -> tuple[Option, ...]:
    """What can be answered."""
    assert game.decision is not None
    return tuple(game.decision.options)


def ids(html: str) -> list[str]:
    """Every id, in order."""
    return re.findall(r'\sid="([^"]+)"', html)


@pytest.mark.whole
@pytest.mark.parametrize("mode", MODES)
def test_every_option_lies_on_a_thing_that_is_drawn_once(mode: str) -> None:
    kinds: Counter[Question] = Counter()
    for game in played(mode):
        decision = game.decision
        assert decision is not None
        kinds[decision.kind] += 1
        if kinds[decision.kind] > 4:
            continue
        html = "".join(drawn(game).values())
        found = Counter(ids(html))
        assert [name for name, count in found.items() if count > 1] == [], decision.kind
        asked = question(game, DRAWING.definition.words("en"))
        covered = [int(number) for several in re.findall(r'data-several="([^"]+)"', html) for number in several.split()]
        for number, choice in enumerate(asked.options):
            there = choice.anchor in (PROMPT, *found) or choice.anchor.startswith("site-")
            assert there, f"{decision.kind}: {choice.text} lies on {choice.anchor}"
            if choice.anchor != PROMPT:
                on_board = len(re.findall(rf"data-option={number}\b", html)) - 1 + covered.count(number)
                assert on_board >= 1, f"{decision.kind}: {choice.text}"
        assert len(kinds) < 80


def test_a_position_is_drawn_the_same_whoever_is_hidden() -> None:
    """The board is made of a view: the order of the decks changes nothing on it."""
    for number, game in enumerate(played("advanced", 3, 60)):
        if number % 20 == 0:
            before = drawn(game)
            table = game.play.table
            table.decks = [tuple(reversed(deck)) for deck in table.decks]
            assert drawn(game) == before
            table.decks = [tuple(reversed(deck)) for deck in table.decks]


def test_the_tray_shows_every_chit_then_its_sides_then_every_way_to_turn_it() -> None:
    """By clicking alone: chit, side, Hex, turn; a chit that was laid is in the tray no more."""
    game: Game[Table] = biont.new("origins", seats=["black", "green"], seed=2, map="custom")
    assert drawn(game)["mine"].count('class="pair-of lit"') == 26
    game.choose(game.parse("chit chit-5"))
    assert drawn(game)["mine"].count('class="face-of lit"') == 2
    game.choose(options(game)[0])
    assert "held" in drawn(game)["mine"]
    assert drawn(game)["figures"].count("<foreignObject x=") == len(options(game))
    game.choose(options(game)[40])
    turns = len(options(game))
    assert drawn(game)["mine"].count('class="face-of lit"') == turns > 1
    assert 'class="from"' in drawn(game)["figures"]
    game.choose(options(game)[-1])
    assert drawn(game)["mine"].count('class="pair-of lit"') == 25


def test_start_spots_of_chits_are_marked_while_the_world_is_laid() -> None:
    game: Game[Table] = biont.new("origins", seats=["black", "green"], seed=2, map="custom", laying="seed")
    figures = drawn(game)["figures"]
    marked = re.findall(r'<circle class="(black|white|orange|green)"', figures)
    assert sorted(marked) == sorted(("black", "white", "orange", "green"))
    for _ in game.seats:
        assert game.decision is not None
        assert game.decision.kind == ASK_START
        game.choose(options(game)[0])
    assert 'class="starts"' not in drawn(game)["figures"]


@pytest.mark.parametrize(("ruling", "acts"), [("politics", False), ("culture", True)])
def test_a_card_that_can_do_nothing_in_its_column_is_no_further_activity(ruling: str, acts: bool) -> None:
    """The basic game knows neither war nor slavery, which is all that Qin Shi Huang does in politics."""
    at = Position("black green", black={"ruling": ruling}, active="black", turn=7)
    (lying,) = (one for one in lyings(at.laid, 0, at.id("challenge", "qin-shi-huang")) if one.rules)
    assert lying.acts is acts


def test_a_eureka_that_the_winner_has_is_promised_no_more() -> None:
    black = {"elders": {"lullaby": 1}, "migrants": ["spain"]}
    at = Position("black green", black=black, active="black", turn=7)
    at.laid.auctioned = at.id("challenge", "motherese")

    def promised() -> bool:
        shown = auction(at.table, 0)
        assert shown is not None
        return bool(shown.gains)

    at.run("auction")
    assert promised()
    at.answer("bid 1")
    while at.asked != ASK_ORIENT:
        assert promised() == (at.asked == ASK_PAY)
        at.answer(at.options[0])
    assert not promised()


def test_what_a_card_does_stands_below_its_events_and_its_auction() -> None:
    told = [
        (TURN_BEGINS, "A0"),
        (CHALLENGE_DRAWN, "A1a"),
        (EVENT_STRUCK, "E1"),
        (NOBODY_STRUCK, "E1a"),
        (EVENT_STRUCK, "E1"),
        (INFECTED, "E1a"),
        (CITY_LOST, "E1"),
        (BID_MADE, "E2a"),
        (CHALLENGE_WON, "E2d"),
        (ACTIVITY_USED, "F0"),
        (MOVED, "G6"),
    ]
    log = [LogLine(f"{kind} {number}", rule, kind=kind) for number, (kind, rule) in enumerate(told)]
    assert acts_of_card(log[::-1]) == (
        Act("event 2", ("nobody struck 3",)),
        Act("event 4", ("infected 5", "city lost 6")),
        Act("", ("bid 7", "won 8")),
    )
    assert acts_of_card(log[:0:-1][:-1]) is None, "the log does not reach back so far"
    assert acts_of_card(log[1::-1]) == (), "it was only just revealed"


def test_a_spot_in_reach_says_its_key_and_one_behind_a_post_that_leave_is_asked() -> None:
    """Green stands at Border Cave, the only way from Zimbabwe to the Karoo within three steps (G6d)."""
    at = Position(black={"migrants": ["zimbabwe"], "energy": 3}, green={"migrants": ["border-cave"]})
    game = at.run("spread").answer("move zimbabwe").game
    assert game is not None
    regions = drawn(game)
    said = r'value="(?:to|past) ([^"]+)"(?:(?!value=).)*?<[bi]>([^<]+)</[bi]>'
    shown = dict(re.findall(said, regions["figures"], re.DOTALL))
    keys = dict(re.findall(r'value="to ([^"]+)"[^>]*data-key=(\w)', regions["prompt"]))
    past = {option.split()[1] for option in at.options if option.startswith("past ")}
    assert "karoo" in past
    assert {spot for spot, said in shown.items() if said == "?"} == past
    assert {spot: key for spot, key in shown.items() if spot not in past} == {spot: keys[spot].upper() for spot in keys}
    assert len(keys) > 2
