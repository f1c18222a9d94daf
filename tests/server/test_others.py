"""What the others did stands below the board: a headline each, what touched whoever looks first."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest

from biont import games
from biont.origins.draw.board import auction
from biont.origins.rules.philosophy import PHILOSOPHY_MOVED
from biont.origins.table import NOTHING
from biont.server import guide, ways
from biont.server.page.cause import sheet
from biont.server.page.costs import costs
from biont.server.page.guide import Panel
from biont.server.page.happened import happened
from biont.server.page.log import Log
from biont.server.page.others import headlines
from biont.server.page.position import Position
from biont.server.page.stage import stage, struck
from biont.server.screen import one_screen
from tests.browser.positions import open_game, recorded, seen
from tests.games.following import Follower


def test_each_of_the_others_has_a_headline_and_what_touched_me_comes_first() -> None:
    record = next(one for one in recorded("origins") if len(one.seats) > 2)
    touched = several = 0
    for at in range(60, len(record.answers), 29):
        position = seen(open_game(record, at))
        found = headlines(position, Log(position))
        assert position.colour_of(position.seat) not in [one.colour for one in found]
        assert len({one.colour for one in found}) == len(found)
        assert [one.touched for one in found] == sorted((one.touched for one in found), reverse=True)
        assert all(one.text for one in found)
        touched += any(one.touched for one in found)
        several += len(found) > 1
    assert touched
    assert several


def test_what_i_do_myself_is_no_headline_of_theirs_and_moves_none_of_their_points() -> None:
    """In one turn of mine all that others did before it stays as it was."""
    record, found = recorded("origins")[1], dict[int, set[object]]()
    for at in range(64, 84):
        position = seen(table := open_game(record, at))
        if table.decision is None or table.game.table.active != position.seat:
            continue
        told = headlines(position, Log(position))
        found.setdefault(table.game.table.turn, set()).add(tuple((one.text, one.before, one.after) for one in told))
        chosen = [one for one in told if one.touched and one.text.startswith("Black bids")]
        assert not chosen
    assert len(found) > 1
    assert all(len(one) == 1 for one in found.values())


def test_what_their_deed_brings_me_is_no_headline_of_theirs() -> None:
    """By an invention of the other one's, a technology of whoever looks rises: the headline is the invention."""
    table = open_game(recorded("origins")[8], 105)
    table.players = ["person", "easy"]
    position = seen(table)
    log = Log(position)
    assert "Black (you): footprint rises to 2." in [line.text for line in log.lines[-20:]]
    (found,) = headlines(position, log)
    assert not found.touched
    assert "Black (you)" not in found.text


def test_what_somebody_paid_with_is_no_headline() -> None:
    """Green pays with an Elder, wins a card, and its energy rises: that is what its points are of."""
    position = seen(open_game(recorded("origins")[8], 42))
    (found,) = headlines(position, Log(position))
    assert "Green: the Elder on “Thrusting spear” goes home." in [line.text for line in Log(position).lines]
    assert found.text == "Turn 4: Green: energy rises to 4."


def test_where_the_philosophy_lies_touches_everybody() -> None:
    """Whoever moves it: one step from having no score left, a newcomer read of a prayer."""
    record = recorded("origins")[0]
    table = open_game(record, len(record.answers))
    moved = [entry for entry in table.game.entries if entry.kind is PHILOSOPHY_MOVED]
    telling, rules = games.game("origins").telling, table.game.rules
    assert moved
    assert all(telling.concerns(entry, rules) == {*range(len(rules.seats))} for entry in moved)


def test_of_several_steps_of_the_philosophy_the_last_one_is_told() -> None:
    """It is where it comes to lie that counts: the first step of two looked harmless, and the second shut a score."""
    record, shut = (
        recorded("origins")[0],
        "Green moves the Philosophy to Pacifist (industry does not count in the end).",
    )
    stepped, theirs = (seen(open_game(record, at)) for at in (137, 144))
    assert "Green moves the Philosophy to Divine law (favours culture in auctions)." in [
        line.text for line in Log(stepped).lines[-3:]
    ]
    told = happened(stepped, Log(stepped))
    assert shut in told
    assert "Divine law" not in told
    assert [one.text for one in headlines(theirs, Log(theirs))] == [f"Turn 14: {shut}"]


def test_what_came_before_an_own_answer_in_their_turn_is_no_headline_any_more() -> None:
    """It was on stage when that was asked: what they did afterwards is news."""
    record, found = recorded("origins")[8], 0
    for at in range(30, len(record.answers)):
        table = open_game(record, at)
        position = seen(table)
        log = Log(position)
        own, *_ = (one for one in (0, 1) if one == position.seat)
        turn = log.causes.turns[-2:-1]
        if not turn or log.entries[turn[0]].seat == own or log.entries[log.causes.turns[-1]].seat != own:
            continue
        theirs = range(turn[0], log.causes.turns[-1])
        given = [number for number in theirs if table.given[log.answer_of(number)].seat == own]
        later = [log.lines[one].text for one in theirs[given[-1] - theirs.start + 1 :]] if given else []
        (told,) = headlines(position, log)
        if any("Green: a new Migrant" in one for one in later):
            assert told.text.partition(": ")[2] in later
            found += 1
    assert found


def test_what_i_skipped_is_told_with_the_next_question() -> None:
    record, told = recorded("origins")[0], "Black skips: spread and domesticate."
    assert [record.answers[at] for at in (89, 91)] == ["skip", "skip"]
    position = seen(open_game(record, 90))
    assert Log(position).remarks == [told]
    assert told in happened(position, Log(position))
    assert told in stage(position, Log(position)), "no sheet says that nothing has happened"
    assert told not in Log(seen(open_game(record, 89))).remarks
    assert record.answers[45] == "skip"
    assert not Log(seen(open_game(record, 46))).remarks, "who does nothing in the challenge phase has said so"


def test_a_stage_that_rises_for_somebody_else_is_told_with_what_he_used() -> None:
    """How far it rose stands with his points; newcomers asked by what."""
    position = seen(open_game(recorded("origins")[0], 289))
    told = happened(position, Log(position))
    assert "maritime 1 → 2, so industry 10 → 11. Black uses: maritime 3." in told
    assert "rises to" not in told
    position = seen(open_game(recorded("origins")[8], 44))
    assert "Black, prayer: a pawn goes from" in happened(position, Log(position)), "that says so itself"


def test_a_card_that_is_passed_by_is_told_with_the_question_after_it() -> None:
    position = seen(open_game(recorded("origins")[0], 253))
    assert "nothing of “Buddhism” is possible now (abstraction)." in happened(position, Log(position))


def test_points_that_stand_on_one_screen_are_those_of_one_moment() -> None:
    """A headline and a sheet say how points changed since the last answer, or only by how much of that; a headline
    says nothing of points that none of its player's deeds changed."""
    record = recorded("genesis")[1]
    parts = chips = others = 0
    for at in range(60, 240, 2):
        position = seen(open_game(record, at))
        log = Log(position)
        now = {one.colour: (one.before, one.after) for one in costs(position, log.answer_of(log.since), position.at)}
        for one in headlines(position, log):
            was = now.get(one.colour, (one.after, one.after))
            assert (one.before, one.after) in (was, (was[1], was[1]))
            chips += one.before != one.after
            others += (one.before, one.after) != was
        for cost in (cost for cause in struck(position, log) for cost in sheet(position, log, cause).costs):
            assert cost.partly or (cost.before, cost.after) == now[cost.colour]
            parts += cost.partly
    assert chips
    assert parts
    assert others


def test_a_hint_is_offered_only_where_it_says_more() -> None:
    """In the set turns the guide has said all that there is."""
    game = Follower(games.game("genesis"), 0)
    panel = Panel(Position(game.table, "en", one_screen(game.table)))
    assert panel.told.suggests
    assert panel.has_hinted


def test_no_bid_of_an_earlier_auction_is_shown_before_one_begins() -> None:
    for record in recorded("origins")[:3]:
        for at in range(30, len(record.answers), 41):
            table = open_game(record, at).game.table
            if table.auctioned != NOTHING and ("auction",) in table.steps:
                table.bid, table.bidder = 7, 0
                shown = auction(table, 0)
                assert shown is not None
                assert not any(one.offered for one in shown.bids)
                assert all(one.waits for one in shown.bids), "nobody has passed"
                return
    raise AssertionError("no such moment")


@pytest.mark.parametrize(("game", "colour", "other"), [("origins", "Black", "Green"), ("genesis", "Red", "Blue")])
def test_the_log_knows_people_by_their_names_and_says_which_of_them_looks(game: str, colour: str, other: str) -> None:
    """A program goes by its colour; whoever shares a screen with others is not told which of them he is."""
    record = next(one for one in recorded(game) if len(one.seats) == 2)
    table = open_game(record, 60)

    def told(**settings: object) -> str:
        table.settings = {**table.settings, **settings}
        return " ".join(line.text for line in Log(seen(table)).lines)

    assert colour in told()
    assert "(you)" not in told()
    named = told(names={colour.lower(): "Ann", other.lower(): "Bob"})
    assert "Ann" in named
    assert "Bob" in named
    assert f"{colour} " not in named.replace("Red Queen", "")
    table.players = ["person", "easy"]
    alone = told()
    assert "Ann (you)" in alone
    assert "Bob" not in alone
    assert f"{colour} (you)" in told(names={})


def test_a_turn_in_which_somebody_did_nothing_is_told() -> None:
    """In a guided game Green does nothing in turn 6; and Black hears why scores rise, why a bid is not asked for, and
    what moved in the brain."""

    class Again(Follower):
        """Who gives the answers that somebody gave in the first fifteen turns."""

        left = (Path(__file__).parent / "records" / "guided-origins.txt").read_text(encoding="utf-8").splitlines()
        told: frozenset[str] = frozenset()
        happened: frozenset[str] = frozenset()
        since: tuple[str, ...] = ()

        def play(self) -> Follower:
            with suppress(IndexError):
                super().play()
            return self

        def answer(self) -> None:
            position = Position(self.table, "en", one_screen(self.table))
            panel = Panel(position)
            if self.table.game.table.turn == 7:
                self.told |= {one.text for one in headlines(position, Log(position))}
                self.since = self.since or tuple(line.text for line in Log(position).lines[-5:])
            if self.table.game.table.turn in (3, 5, 7, 15):
                self.happened |= {panel.happened}
            known = guide.heard(self.table.settings, panel.told)
            ways.go(self.table, self.left.pop(0), self.table.version)
            self.table.settings = {**self.table.settings, **known}

    game = Again(games.game("origins"), 0)
    game.play()
    assert game.told == {"Turn 6: Green (easy) did nothing: all that it could do was skipped."}
    idle = "Turn 6: Green. Green did nothing: all that it could do was skipped."
    assert idle in game.since, "sheet and list tell no less than the headline"
    assert "For you: Diversity (open Rainbows) 1 → 2, so industry 2 → 3." in game.happened
    moved = "Black (you), encephalize: a pawn goes from emotions to vocabulary."
    theirs = "Green cannot bid: it takes more than 1, and only one pawn is there to bid."
    assert f"{moved} {theirs}" in game.happened, "also what befell another by one's own deed, and nothing shows"
    told = " ".join(game.happened)
    bid = "Black (you) cannot bid: no Elder is in the Market. For you: Cities 3 → 4, so politics 9 → 10."
    assert bid in told, "own points are told also where a sheet tells the rest"
    covered = "Green: a Dissident on the Crown of the Ruling Class covers its Rainbow (one Diversity less)."
    assert f"{covered} Green (easy): Diversity" in told


def test_whoever_is_asked_in_the_turn_of_somebody_else_is_not_told_that_it_is_his() -> None:
    """Neither to bid nor to lose something makes a turn one's own."""
    record, found = recorded("origins")[8], set()
    teacher = games.game("origins").advice.guide
    assert teacher is not None
    for at in (142, 143, 144):
        table = open_game(record, at)
        table.settings = {**table.settings, guide.SETTING: [idea.name for idea in teacher.ideas]}
        position = seen(table)
        log = Log(position)
        own = log.entries[log.causes.turns[-1]].seat == position.seat
        told = str(Panel(position).draw())
        assert ("You are asked" if own else "Your turn") not in told
        found |= {own} if ("You are asked" in told or "Your turn" in told) else set()
    assert found == {True, False}


def test_what_has_no_room_beside_the_question_is_counted() -> None:
    """Black has sent out two Elders, founded a City, invented and sent a Migrant: there is room for the first three."""
    position = seen(open_game(recorded("origins")[0], 155))
    log = Log(position)
    told = happened(position, log)
    assert told.endswith(" (+2 more)")
    invented, sent = "Black invents “Syllogism”", "Black: a new Migrant goes from the Omo"
    assert all(any(line.text.startswith(one) for line in log.lines[log.since :]) for one in (invented, sent))
    assert invented not in told
    assert sent not in told
    whole = seen(open_game(recorded("origins")[0], 90))
    assert "more)" not in happened(whole, Log(whole))


def test_what_happened_once_is_counted_once() -> None:
    """A Dissident on the Crown was told as two: he stood in what everybody is told and in what his coming led to."""
    position = seen(open_game(recorded("origins")[0], 53))
    log = Log(position)
    dissident = "Green: a Dissident on the Crown of the Ruling Class covers its Rainbow (one Diversity less)."
    assert [line.text for line in log.lines[log.since :]].count(dissident) == 1
    told = happened(position, log)
    assert dissident in told
    assert "×" not in told
