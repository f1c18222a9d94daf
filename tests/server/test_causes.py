"""A question that follows from something says so, and the sheet of its cause shows every test with both numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from markupsafe import escape

from biont.genesis.rules.events import EVENT_DRAWN
from biont.genesis.rules.purchase import BOUGHT
from biont.kernel.play import Entry
from biont.origins.rules.auction import CHALLENGE_WON
from biont.origins.rules.comet import COMET_DRAWN
from biont.server.page.cause import Line, Part, sheet
from biont.server.page.guide import Panel
from biont.server.page.log import Log
from biont.server.page.position import Position
from biont.server.page.question import question
from biont.server.page.stage import news, stage, struck
from biont.server.registry import Registry
from tests.browser.positions import frame_of, open_game, recorded, seen
from tests.server.conftest import Visitor

EVERY = {"genesis": 37, "origins": 11}
"""Of so many answers of a recorded game one is looked at, and of three times as many in an ordinary run."""

STRUCK = {"genesis": ((0, 135, False), (1, 109, True)), "origins": ((0, 70, False), (0, 31, True))}
"""Recorded games by their numbers, and answers after which something had struck while other things happened: whether
those were many."""


def positions(game: str, soak: bool) -> Iterator[Position]:
    """Positions of some recorded games in which something is asked."""
    for record in recorded(game)[::9]:
        for at in range(5, len(record.answers), EVERY[game] * (1 if soak else 3)):
            yield seen(open_game(record, at))


@pytest.mark.parametrize("game", EVERY)
def test_whatever_a_question_follows_from_is_a_chip_and_a_sheet(game: str, soak: bool) -> None:
    seen = tests = 0
    for position in positions(game, soak):
        log = Log(position)
        frame = frame_of(position.open_game, "en")
        chip = re.search(r'class="because" href="/game/0/cause/(\d+)"', frame.regions["prompt"])
        assert bool(chip) == bool(log.because)
        if chip:
            seen += 1
            found = sheet(position, log, int(chip[1]))
            assert f'id="cause-{found.number}"' in frame.regions["stage"], "it can be read again"
            for test in (test for part in found.parts for test in part.tests):
                tests += 1
                assert f"<b>{test.trial.test.left}</b>&nbsp;<i>" in frame.regions["stage"]
    assert seen > 2
    assert tests > 2


def test_a_test_names_its_organism_as_it_was_called_then() -> None:
    """The sheet said that Virus was struck, and below that Viroid died: a dead parasite shows its first side again."""
    told = shown = 0
    for record in recorded("genesis")[::6]:
        log = Log(seen(open_game(record, len(record.answers))))
        for number, trial in log.account.trials.items():
            told += 1
            shown += trial.who != log.position.teller.trial(log.entries[number])[0]  # type: ignore[index]
            assert trial.who in log.lines[number].text
    assert told > 100
    assert shown


@pytest.mark.parametrize("game", EVERY)
def test_what_the_sheets_do_not_tell_stands_below_the_last_of_them_or_on_its_own(game: str) -> None:
    """Nothing is told twice, nothing is left out, and no page says that nothing happened."""
    for number, at, is_much in STRUCK[game]:
        position = seen(open_game(recorded(game)[number], at))
        log, stage = Log(position), frame_of(position.open_game, "en").regions["stage"]
        found, shown = news(position, log), [int(one) for one in re.findall(r'id="cause-(\d+)"', stage)]
        told = {number for cause in shown for number in (cause, *log.causes.after(cause))}
        left = [one for one in found if one not in told and not log.entries[one].kind.begins]
        sheets, _, story = stage.partition('id="since"')
        small = position.definition.telling.small
        most = [one for one in found if log.entries[one].kind not in small]
        assert (bool(story), 'class="besides"' in sheets) == (is_much, not is_much)
        _, _, besides = sheets.partition('class="besides"')
        assert ('class="costs"' in besides) == ("All since your last move" in besides)
        assert all(escape(log.lines[one].text) in (story or sheets) for one in (most if story else left))


def test_a_sheet_that_goes_on_keeps_the_order_in_which_things_struck() -> None:
    """Whoever sees a card for the first time reads first what it costs him; afterwards what came first."""
    position = seen(open_game(recorded("origins")[1], 240))
    log = Log(position)
    (cause,) = (one for one in struck(position, log) if one < log.since)
    assert next(part.title for part in sheet(position, log, cause).parts if part.title) == "Zoonotic disease."
    found = [part.title for part in sheet(position, log, cause, log.since).parts if part.title]
    assert found == ["Warming.", "Zoonotic disease."]


def test_what_a_comet_does_stands_on_its_sheet_while_it_asks() -> None:
    """Whoever claims it suffers a Chaos himself, and learns that it is the Comet's."""
    position = seen(open_game(recorded("origins")[0], 51))
    log = Log(position)
    found = sheet(position, log, log.because[0])
    assert found.title == "Green claims Comet I: Cultural Revolution. A Chaos for everybody."
    assert [part.about for part in found.parts if part.about.startswith("Everybody suffers one Chaos")]


def test_the_last_comet_brings_no_chaos() -> None:
    position = seen(open_game(recorded("origins")[0], 51))
    drawn = Entry(COMET_DRAWN, "E3", 0, (3,))
    assert position.teller.about(drawn) == "The game ends with it."
    assert "Chaos" not in position.teller.entry(drawn)


def test_a_final_answer_wears_its_lock_where_the_question_names_its_cause_instead() -> None:
    """Beside a cause there is no room to say that nothing can be taken back."""
    position = seen(open_game(recorded("genesis")[2], 49))
    found, effects = question(position, Log(position), Panel(position))
    assert found.because
    assert not found.hint
    assert all(effect.final for effect in effects)
    assert [one.mark for one in found.options] == ["mark-lock"]


def test_a_sheet_alone_has_the_points_of_the_board_and_tells_first_what_came_of_it() -> None:
    """White's challenge brought a mystic, whom a later act of the same turn took away again."""
    position = seen(open_game(recorded("origins")[1], 102))
    (cause,) = struck(position, log := Log(position))
    assert "Mysticism 0 → 1" in sheet(position, log, cause).costs[0].told
    stage = frame_of(position.open_game, "en").regions["stage"]
    assert "Mysticism 0 → 1" not in stage
    assert "<small>Diversity (open Rainbows) 2 → 3, so industry 3 → 4</small>" in stage.replace("\xa0", " ")
    (won,) = (line.text for line in log.lines[cause:] if line.kind is CHALLENGE_WON)
    assert f'</header>\n<b class="outcome">{escape(won)}</b>' in stage


def test_a_sheet_alone_tells_all_points_that_others_won_since_the_last_move() -> None:
    """The headline of Green says 4 to 5: what he had won before anything struck stands on the only sheet, too."""
    position = seen(open_game(recorded("origins")[1], 95))
    (cause,) = struck(position, log := Log(position))
    before, after = (
        history.points for history in (position.open_game.history[one] for one in (log.answer_of(cause), 95))
    )
    assert before == after, "what struck changed nobody's points"
    stage = frame_of(position.open_game, "en").regions["stage"].replace("\xa0", " ")
    assert "<small>energy 3 → 4, so culture 4 → 5; metallurgy 1 → 2, so politics 2 → 3</small>" in stage


def test_a_card_that_strikes_once_more_after_an_answer_comes_on_stage_again() -> None:
    """Its second event, before anything is asked because of that; and not once more when that was answered."""
    record = recorded("origins")[0]
    position = seen(open_game(record, 374))
    log = Log(position)
    card, event = log.because
    assert card < log.since < event
    assert [card] == struck(position, log)
    stage = frame_of(position.open_game, "en").regions["stage"]
    assert f'id="cause-{card}" tabindex="-1" aria-labelledby="cause-{card}-title" data-first' in stage
    assert f'data-last="{event}"' in stage
    assert "data-auto" in stage
    assert struck(seen(open_game(record, 375)), Log(seen(open_game(record, 375)))) == []


def test_an_event_that_goes_on_after_an_answer_comes_on_stage_with_what_is_new() -> None:
    """What was seen before is not told again, and what the next strike cost is not in the log alone."""
    position = seen(open_game(recorded("genesis")[0], 74))
    log = Log(position)
    assert not log.because
    (event,) = struck(position, log)
    assert event < log.since
    whole, new = sheet(position, log, event), sheet(position, log, event, log.since)
    texts = {line.text for part in new.parts for line in part.lines}
    assert texts < {line.text for part in whole.parts for line in part.lines}
    assert texts <= {log.lines[one].text for one in range(log.since, len(log.lines))}
    stage = frame_of(position.open_game, "en").regions["stage"]
    assert f"{escape(sheet(position, log, event).title)} It goes on:" in stage
    (last,) = re.findall(r'data-last="(\d+)"', stage)
    assert int(last) > log.since, "it opens though the event itself was seen"


def test_a_sheet_tells_in_the_order_in_which_it_happened() -> None:
    """The events of a card come before its auction, and what the auction led to behind that."""
    position = seen(open_game(recorded("origins")[0], 70))
    log = Log(position)
    told = sheet(position, log, next(one for one in struck(position, log) if log.entries[one].kind.name == "challenge"))
    titles = [part.title for part in told.parts]
    assert titles == ["Warming.", "Zoonotic disease.", "", "Quiet revolution of Black: to politics.", ""]
    assert told.parts[2].lines[0].text == "Black bids one pawn."


def test_what_an_event_costs_whoever_looks_stands_before_what_it_does_elsewhere() -> None:
    """Strikes on empty places came first, and what was lost stood below the fold."""
    moved = 0
    for position in positions("genesis", soak=False):
        log = Log(position)
        for cause in [number for number, entry in enumerate(log.entries) if entry.kind.weighs][-2:]:
            found = sheet(position, log, log.causes.first(cause))
            costs = [any(test.own and test.trial.test.outcome for test in part.tests) for part in found.parts]
            assert costs == sorted(costs, reverse=True)
            moved += any(part.title == "What else happened" for part in found.parts)
    assert moved


def test_what_befalls_nobody_is_folded_where_it_is_much() -> None:
    """A rain of stones on empty places; what anybody lost stays in sight."""
    lines = [Line(f"{number}", "", "red" if number == 9 else "", number == 9, "") for number in range(12)]
    part = Part("", "", "", (), tuple(lines), current=False)
    assert [line.text for line in part.shown] == ["0", "1", "2", "3", "4", "9"]
    assert len(part.shown) + len(part.folded) == 12
    short = part._replace(lines=tuple(lines[:7]))
    assert (len(short.shown), short.folded) == (7, ())
    summed = 0
    for position in positions("genesis", soak=False):
        stage = frame_of(position.open_game, "en").regions["stage"]
        summed += "The smite takes: " in stage
        assert stage.count("<span>Smite costs ") <= stage.count('class="leaf'), "several of them share a line"
    assert summed > 0


def test_cards_of_a_chain_share_a_title_since_what_strikes_stands_on_any_of_them() -> None:
    """Both X stand on the bombardment, an aftershock, and the rows on the card after it."""
    position = seen(open_game(recorded("genesis")[1], 220))
    log = Log(position)
    drawn = [number for number, entry in enumerate(log.entries) if entry.kind is EVENT_DRAWN]
    found = sheet(position, log, drawn[-2])
    assert found.title == (
        "Event: Late Heavy Bombardment. Its aftershock brings Huronian Snowball; heat and oxygen of all cards add up."
    )
    assert not any(part.title.startswith("Event") for part in found.parts)
    assert [len(part.tests) for part in found.parts] == [3, 0]


def test_a_purchase_that_brought_a_point_is_not_said_to_have_brought_nothing(visitor: Visitor) -> None:
    game = visitor.finished()
    registry: Registry = visitor.client.app.state.registry  # type: ignore[attr-defined]
    bought = [number for number, entry in enumerate(registry.open(game).game.entries) if entry.kind is BOUGHT]
    sheets = [visitor.client.get(f"/game/{game}/cause/{number}").text for number in bought]
    gains = [sheet.partition('class="parts"')[2] for sheet in sheets if 'class="gain"' in sheet]
    assert any("<section" not in parts for parts in gains), "a point, and nothing else"
    assert not any("Nothing came of it" in parts for parts in gains)


def test_what_an_event_takes_of_many_places_is_one_step_after_what_anybody_did() -> None:
    """Seven lines of places with nobody on them hid that another had created life."""
    found = 0
    for record in recorded("genesis")[:6]:
        for at in range(5, len(record.answers), 5):
            position = seen(open_game(record, at))
            log = Log(position)
            summed = [one for one in news(position, log) if log.entries[one].kind in position.definition.telling.summed]
            if len(summed) > 1:
                html = str(stage(position, log))
                steps = html.partition('id="since"')[2] or html.partition('class="besides"')[2]
                assert sum(f"<span>{log.lines[one].text}</span>" in steps for one in summed) == 0
                found += bool(steps)
    assert found


def test_points_that_dice_took_are_not_told_of_the_event_that_came_by_the_same_answer() -> None:
    """The last biont died, and by that answer the next turn began: its event took nothing, and no organism was left."""
    position = seen(open_game(recorded("genesis")[15], 77))
    log = Log(position)
    dice, event = (sheet(position, log, cause) for cause in struck(position, log))
    assert [(cost.before, cost.after) for cost in dice.costs] == [(2, 0)]
    assert event.costs == ()
    assert "All since your last move" not in str(stage(position, log))


def test_what_happened_before_the_event_of_a_sheet_stands_under_a_heading_of_its_own() -> None:
    """Two headings "What else happened" stood there, the older things below the newer ones."""
    position = seen(open_game(recorded("genesis")[0], 62))
    html = str(stage(position, Log(position)))
    assert html.count("<h3>What else happened") == html.count("<h3>What happened before it") == 1
