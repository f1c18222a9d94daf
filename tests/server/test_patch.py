"""Regions are sent as lines that changed: the page makes the same text of them."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from biont.server.page.frame import Frame
from biont.server.patch import WORTH, patch, patched
from biont.server.watching import Watcher
from tests.server.conftest import run_apart

texts = st.lists(st.sampled_from(["<li>a</li>", "<li>b</li>", "", "<p>é</p>"]), max_size=12).map("\n".join)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # a busy machine is no fault of a text
@given(texts, texts)
def test_the_new_text_comes_of_the_old_one(old: str, new: str) -> None:
    assert patched(old, patch(old, new)) == new


def test_a_small_change_is_a_small_patch() -> None:
    lines = [f"<li>{number}</li>" for number in range(400)]
    found = patch("\n".join(lines), "\n".join([*lines[:200], "<li>new</li>", *lines[201:]]))
    assert found == [[200, 201, ["<li>new</li>"]]]


def frame(version: int, text: str) -> Frame:
    return Frame(
        game="0",
        version=version,
        at=0,
        total=0,
        past=False,
        asked=False,
        finished=False,
        told=0,
        seat=0,
        sounds=[],
        marks={"map": text[-1], "top": str(version)},
        regions={"map": text, "top": "x"},
    )


def test_a_page_gets_lines_only_of_texts_that_it_was_sent() -> None:
    long, longer = "a\n" * WORTH, "a\n" * WORTH + "b"

    async def sent() -> list[object]:
        watcher = Watcher()
        watcher.shows(frame(1, long))
        return [watcher.new_to_it(one).regions for one in (frame(2, longer), frame(3, long), frame(4, long))]

    first, second, third = run_apart(sent())
    assert first == {"map": longer, "top": "x"}
    assert second == {"map": {"base": "b", "lines": [[WORTH, WORTH + 1, [""]]]}, "top": "x"}
    assert third == {"top": "x"}


def test_pages_that_had_the_same_are_sent_one_message() -> None:
    first, second = frame(1, "a\n" * WORTH), frame(2, "a\n" * WORTH + "b")

    async def sent() -> list[str]:
        pages = [Watcher(), Watcher()]
        for page in pages:
            page.message(first)
        return [page.message(second) for page in (*pages, Watcher(), *pages)]

    one, other, fresh, *again = run_apart(sent())
    assert one is other
    assert f'"lines": [[{WORTH}, {WORTH + 1}, ["b"]]]' in one
    assert '"lines"' not in fresh, "it had nothing before, and gets all"
    assert again[0] is again[1]
    assert '"regions": {}' in again[0], "it has everything by now, however it came to it"
