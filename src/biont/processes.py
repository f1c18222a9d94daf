"""Processes that work for another one: Ctrl-C is not their business, and they end with the one they work for."""

from __future__ import annotations

import os
import signal
from multiprocessing import parent_process
from threading import Thread
from typing import Any

from biont.bots.engine import kill_all


def settle() -> None:
    """What such a process does first.

    Engines end with it: they stand in sessions of their own and would hear of nothing.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave(number: int, frame: Any) -> None:
    kill_all()
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)


def _leave_with_parent() -> None:
    """Nobody reads the work of a process whose parent was killed."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        kill_all()
        os._exit(0)
