"""Parts of drawings that are remembered by what they show, and by what can be chosen in them."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from typing import Any
from weakref import ref

import pytest
from jinja2 import UndefinedError
from markupsafe import Markup

from biont import games
from biont.draw import Choice, Choices, Places
from biont.draw.remembered import READERS, REMEMBERED, VARIANTS, Part, Remembered
from biont.games.drawing import Region
from biont.genesis.draw.facets import GenesisBoard
from biont.kernel.table import Table
from biont.server.account import Account
from biont.server.open_game import moment_of
from biont.server.page.draw import draw
from tests.browser.positions import open_game, recorded, seen

RUN = 8
"""Answers of a game one after another: what was drawn before one of them is there for the next."""


class Drawer:
    """Draws a part that asks about one place, and counts how often."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.often = 0

    def draw(self, remembered: Remembered, places: Places, key: str = "part") -> Markup:
        def drawn() -> Markup:
            self.often += 1
            return places.attributes(self.place) + places.buttons(self.place)

        return remembered.part(key, drawn, places)


class Crowded(str):
    """A key whose hash is that of all others."""

    __slots__ = ()

    def __hash__(self) -> int:
        return 1


def lit(*places: str) -> Places:
    return Places(Choices([Choice(f"take {place}", place, place) for place in places]))


def test_of_keys_with_the_same_hash_each_has_its_own_part() -> None:
    remembered = Remembered()
    keys = [Crowded("a"), Crowded("b")]
    for key in keys * 3:
        assert remembered.part(key, lambda key=key: Markup(key)) == Markup(key)  # type: ignore[misc]
    assert remembered.size == Part(frozenset(), frozenset(), Markup("a")).size, "of one of them"


def test_a_part_is_drawn_anew_only_where_something_else_can_be_chosen_in_it() -> None:
    remembered, drawer = Remembered(), Drawer("a")
    first = drawer.draw(remembered, lit("b"))
    assert drawer.draw(remembered, lit("c", "d")) == first, "nothing is said of its place"
    assert drawer.often == 1
    assert "lit" in drawer.draw(remembered, lit("a"))
    assert drawer.often == 2
    assert drawer.draw(remembered, lit()) == first
    assert drawer.often == 2
    assert "data-option=1" in drawer.draw(remembered, lit("b", "a")), "its answer has another number"
    drawer.draw(remembered, lit(), "another part")
    assert drawer.often == 4


def test_what_an_inner_part_asked_about_counts_for_the_outer_one_too() -> None:
    remembered, drawer = Remembered(), Drawer("a")

    def outer(places: Places) -> Markup:
        return remembered.part("outer", lambda: Markup("<p>") + drawer.draw(remembered, places), places)

    drawer.draw(remembered, lit())  # so that the outer one finds it drawn
    assert "lit" not in outer(lit())
    assert "lit" in outer(lit("a"))
    assert drawer.often == 2


def test_what_is_remembered_has_a_bound() -> None:
    remembered, drawer = Remembered(room=5000), Drawer("a")
    for number in range(40):
        drawer.draw(remembered, lit(), f"part {number}")
        assert 0 < remembered.size <= 5000
    drawer.draw(remembered, lit(), "part 39")
    assert drawer.often == 40
    drawer.draw(remembered, lit(), "part 0")
    assert drawer.often == 41, "what was looked at least was forgotten"
    one = Remembered()
    for number in range(20):
        drawer.draw(one, lit(*"bcdefghijklmnopqrstuvw"[:number], "a"))
    assert one.size < (VARIANTS + 1) * 1000


@pytest.mark.whole
@pytest.mark.parametrize("game", sorted(games.BUILT_IN))
def test_boards_of_recorded_games_are_the_same_remembered_or_drawn_anew(
    game: str, soak: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three runs of answers; with ``--soak`` every answer of every recorded game."""
    records = recorded(game) if soak else recorded(game)[::11]
    for number, record in enumerate(records):
        half = 0 if soak else len(record.answers) * (number + 1) // (len(records) + 1)
        for at in range(half, len(record.answers) if soak else half + RUN):
            for language in ("en", "de") if soak else ("en",):
                found = draw(seen(open_game(record, at), language))
                monkeypatch.setattr(REMEMBERED, "is_off", True)
                assert found == draw(seen(open_game(record, at), language))
                monkeypatch.setattr(REMEMBERED, "is_off", False)


@pytest.mark.parametrize("game", sorted(games.BUILT_IN))
def test_what_is_kept_with_the_log_is_the_same_as_made_anew(game: str, soak: bool) -> None:
    """A game that goes on, answer by answer."""
    for record in recorded(game) if soak else recorded(game)[7:8]:
        begin = 0 if soak else len(record.answers) // 2
        table = open_game(record, begin)
        for at in range(begin, len(record.answers) - 1 if soak else begin + 3 * RUN):
            kept = draw(seen(table))
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(Account, "once", lambda account, key, make: make())
                assert kept == draw(seen(table)), at
            table.game.choose(record.answers[at])
            table.given.append(open_game(record, at + 1).given[-1])
            table.history.append(moment_of(table.game))


@pytest.mark.parametrize("game", sorted(games.BUILT_IN))
def test_who_tells_a_frame_goes_when_it_is_drawn(game: str) -> None:
    """The collector of cycles would have to look for him, and for the table that he knows."""
    record = recorded(game)[0]
    position = seen(open_game(record, len(record.answers) // 2))
    gc.disable()
    try:
        draw(position)
        teller = ref(position.teller)
        del position
        assert teller() is None
    finally:
        gc.enable()


@pytest.mark.pure
@pytest.mark.parametrize("game", sorted(games.BUILT_IN))
def test_what_is_read_off_a_table_lies_in_the_slots_that_are_named(
    game: str, soak: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is drawn of tables in recorded games: a slot too few, and it would be drawn as it was before."""
    read: dict[str, set[str]] = {}

    def spied(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def spying(table: Table, *others: object) -> object:
            return function(_spy(table, read.setdefault(name, set())), *others)

        return spying

    definition = games.game(game)
    assert definition.drawing.board
    assert definition.advice
    named = {_name(found): set(slots) for found, slots in READERS if game in found.__module__}
    for found, _ in READERS:
        module = sys.modules[found.__module__]
        for one in [one for one in [*sys.modules.values()] if vars(one).get(found.__name__) is found] or [module]:
            monkeypatch.setattr(one, found.__name__, spied(_name(found), found.__wrapped__))  # type: ignore[attr-defined]
    for record in recorded(game):
        for at in range(2, len(record.answers), 3) if soak else (len(record.answers) // 2,):
            draw(seen(open_game(record, at)))
    assert read.keys() == named.keys()
    for name, slots in named.items():
        assert read[name] == slots, name


def _name(function: Callable[..., Any]) -> str:
    return f"{function.__module__}.{function.__name__}"


def _spy(table: Table, read: set[str]) -> Table:
    """The same table, which notes what is read of it."""
    fields = frozenset(table.fields())

    class Spy(type(table)):  # type: ignore[misc]
        __slots__ = ()

        def __getattribute__(self, name: str) -> Any:
            if name in fields:
                read.add(name)
            return super().__getattribute__(name)

    found: Table = object.__new__(Spy)
    found.__setstate__(table.__getstate__())
    return found


def test_a_region_that_shows_what_it_does_not_name_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    forgotten = {"strata": Region("strata.jinja", ("strata", "climate", "depth"))}
    monkeypatch.setattr(GenesisBoard, "regions", {**GenesisBoard.regions, **forgotten})
    with pytest.raises(UndefinedError, match="'sky' is undefined"):
        draw(seen(open_game(recorded("genesis")[0], 40)))
