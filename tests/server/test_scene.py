"""Those who look at a game while it changes: nobody waits for them, and all who see the same are drawn once."""

from __future__ import annotations

import asyncio
import math
import weakref
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from biont import games
from biont.kernel import BiontError
from biont.server.allowances import Held
from biont.server.open_game import OpenGame
from biont.server.opponents import PERSON
from biont.server.page.draw import draw
from biont.server.page.frame import Frame
from biont.server.page.log import Log
from biont.server.page.position import Position
from biont.server.registry import Registry
from biont.server.routes.stream import LATER, SOON, Stream, _to_its_end, news_for
from biont.server.routes.visit import Visit
from biont.server.scene import Scene, Scenes
from biont.server.screen import one_screen
from biont.server.store import Overtaken, Store, Trouble, sqlite_url
from biont.server.threads import Threads
from biont.server.watching import Watchers


def drawn(open_game: OpenGame) -> Frame:
    return draw(Position(open_game, "en", one_screen(open_game)))


def told(open_game: OpenGame) -> list[str]:
    return [str(line[0]) for line in Log(Position(open_game, "en", one_screen(open_game))).lines]


def begun(registry: Registry, name: str) -> OpenGame:
    seats = games.game(name).seating.usual[:2]
    return registry.open(registry.new(name, seats, [PERSON] * 2, 7, {}))


def last(open_game: OpenGame) -> str:
    assert open_game.decision is not None
    return open_game.game.print(open_game.decision.options[-1])


@pytest.mark.parametrize("name", ["genesis", "origins"])
def test_a_game_changes_while_somebody_looks(name: str, tmp_path: Path) -> None:
    """Whoever looks goes on seeing what he saw, and the game goes on as if nobody had looked."""
    registry = Registry(Store(sqlite_url(tmp_path)), Threads())
    looked, plain = begun(registry, name), begun(registry, name)
    for number in range(25):
        with looked.looked_at() as still:
            before = drawn(still)
            looked.answer(last(looked), looked.version)
            if number % 5 == 4 and looked.steps_back({0, 1}):
                looked.undo(None, looked.version, {0, 1})
                looked.answer(last(looked), looked.version)
            after = drawn(still)
        assert after == before
        plain.answer(last(plain), plain.version)
    assert looked.game.record().answers == plain.game.record().answers
    assert looked.game.table == plain.game.table
    assert told(looked) == told(plain)
    registry.close()


def test_what_was_not_kept_is_not_shown(tmp_path: Path) -> None:
    registry = Registry(Store(sqlite_url(tmp_path)), Threads())
    open_game = begun(registry, "genesis")
    open_game.version = -1
    with pytest.raises(Overtaken), open_game.looked_at():
        pass
    registry.close()


def test_those_who_are_woken_together_read_and_draw_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thousand streams are told by one look at the store and one drawing; after news there is another one."""
    monkeypatch.setattr("biont.server.scene.LONGEST", math.inf)  # however slow the machine is
    registry = Registry(Store(sqlite_url(tmp_path)), Threads())
    open_game, watchers, looks, drawings, turns = begun(registry, "genesis"), Watchers(), [0], [0], [0]
    tell = registry.executors.tell

    async def counted(*what: Any) -> Any:
        turns[0] += 1
        return await tell(*what)

    monkeypatch.setattr(registry.executors, "tell", counted)
    scenes = Scenes(watchers, registry.executors)

    def read(game: str) -> Scene:
        looks[0] += 1
        return Scene(open_game, None, 0)

    def draw_it(scene: Scene) -> Frame:
        drawings[0] += 1
        return drawn(scene.open_game)

    async def look() -> None:
        await scenes.seen(open_game.id, read, lambda scene: "all see the same", draw_it)

    async def all_look() -> None:
        watcher = watchers.watch(open_game.id, "")
        await asyncio.gather(*(look() for _ in range(100)))
        assert (looks, drawings, turns) == ([1], [1], [1]), "and wait once for their turn"
        watchers.tell(open_game.id)
        await asyncio.gather(*(look() for _ in range(100)))
        assert (looks, drawings) == ([2], [2])
        watchers.leave(open_game.id, watcher)
        scenes.leave(open_game.id)
        assert not watchers.is_watched(open_game.id)

    asyncio.run(all_look())
    registry.close()


def test_whoever_reads_slowly_gets_the_newest_and_nothing_waits_for_him() -> None:
    """Nothing is looked up before the last message was taken, however much happens meanwhile."""
    state, looks = [0], list[int]()

    async def look() -> str:
        looks.append(state[0])
        return f"state {state[0]}"

    async def read() -> list[str]:
        watchers, visit = Watchers(), SimpleNamespace(registry=SimpleNamespace(closing=False))
        watcher = watchers.watch("a game", "")
        stream = news_for(cast(Visit, visit), watcher, look)
        found = [await anext(stream)]
        for number in range(1, 50):  # nobody reads
            state[0] = number
            watchers.tell("a game")
            await asyncio.sleep(0)
        found.append(await anext(stream))
        await stream.aclose()  # type: ignore[attr-defined]
        return found

    assert asyncio.run(read()) == ["state 0", "state 49"]
    assert looks == [0, 49]


def test_nobody_keeps_what_was_sent_until_there_is_something_new() -> None:
    """A board is long, and a thousand may watch it: each of them would hold it twice, as text and as it was sent."""

    class Text(str):
        """A text of which one can see whether anybody has it still."""

    texts: list[weakref.ref[str]] = []

    async def look() -> str:
        text = Text("a board")
        texts.append(weakref.ref(text))
        return text

    async def told() -> tuple[list[bytes], list[str | None]]:
        app = SimpleNamespace(state=SimpleNamespace(streams=Held(9, "many-streams")))
        visit = SimpleNamespace(
            registry=SimpleNamespace(closing=False), request=SimpleNamespace(app=app), is_at_home=True, counted=()
        )
        sent: list[bytes] = []

        async def send(message: Any) -> None:
            sent.append(message.get("body", b"head"))

        watcher = Watchers().watch("a game", "")
        stream = Stream(cast(Visit, visit), news_for(cast(Visit, visit), watcher, look))
        sending = asyncio.create_task(stream.stream_response(send))
        while len(sent) < 2:
            await asyncio.sleep(0)
        for _ in range(5):  # it waits for news by now
            await asyncio.sleep(0)
        kept = [text() for text in texts]
        sending.cancel()
        return sent, kept

    assert asyncio.run(told()) == ([b"head", b"a board"], [None])


def test_a_stream_whose_store_is_gone_ends_and_the_page_asks_again(caplog: pytest.LogCaptureFixture) -> None:
    """Its head is sent, so nothing can be told by a status; and the log says it once, however many there are."""

    async def news(error: BiontError) -> AsyncIterator[str]:
        yield "event: frame"
        raise error

    async def told(error: BiontError) -> list[str]:
        return [text async for text in _to_its_end(news(error))]

    for _ in range(3):
        first, last = asyncio.run(told(Trouble("The games cannot be read.")))
        assert (first, last[:7]) == ("event: frame", "retry: ")
        assert LATER[0] <= int(last[7:]) <= LATER[1]
    assert len([one for one in caplog.records if one.levelname == "WARNING"]) <= 1
    assert asyncio.run(told(Overtaken("17"))) == ["event: frame", SOON]
