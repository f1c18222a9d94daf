"""Processes are started whole: Ctrl-C is heard before or after, never between."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from threading import Event, Thread

import pytest

from biont.processes import starting


@pytest.fixture
def heard() -> Iterator[None]:
    """Ctrl-C is heard, also where whoever runs the tests in the background does not."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("heard")
def test_ctrl_c_waits_until_a_process_has_been_told_what_to_do() -> None:
    """A thread that blocks no signals, as libraries have some, takes the one that the main thread has blocked."""
    over = Event()
    thread = Thread(target=over.wait)
    thread.start()
    told = []

    def start() -> None:
        with starting():
            os.kill(os.getpid(), signal.SIGINT)
            while signal.SIGINT in signal.sigpending():
                pass
            told.append("everything")

    try:
        with pytest.raises(KeyboardInterrupt):
            start()
    finally:
        over.set()
        thread.join()
    assert told == ["everything"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
