"""How often something may be done by whom, in how long a time; and where a visitor comes from."""

from __future__ import annotations

import ipaddress
import threading
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil

from starlette.requests import Request

from biont.kernel import BiontError

NEWCOMERS = (30, 3600.0)
"""How many people may be new from one place, in how many seconds: a whole class, but no robot's thousands."""

COMEBACKS = (10, 3600.0)
"""How often words and links may be wrong, for a person and for the place he comes from."""

OPENED = (10, 3600.0)
"""How many tables somebody may open, games of his own among them."""

CHANGES = (300, 60.0)
"""How often somebody may change anything."""

MESSAGES = (30, 60.0)
"""How often somebody may say something."""

LETTERS = (10, 3600.0)
"""How often a letter may be asked for, from one place and for one address, and a hook be tried."""

STREAMS = 20
"""How many streams of news somebody may have open."""

RUNNING, RUNNING_GUEST = 50, 5
"""At how many tables somebody may sit whose games are not over; the less if nothing would bring him back to them."""

COUNTED = 1000
"""Of so many who did something it is counted how often."""

SWEPT = 600.0
"""Seconds until those are forgotten of whom nothing counts any more: nobody's address is kept longer."""


class TooOften(BiontError):
    """Somebody has to wait, so many seconds."""

    seconds = 1


def _sentence(key: str, minutes: int, count: int) -> TooOften:
    """What whoever has to wait is told."""
    match key:
        case "many-opened":
            sentence = "You have opened many tables; the next one is possible in {minutes} min."
            return TooOften(sentence, "many-opened", minutes=minutes)
        case "many-changes":
            sentence = "Too much was changed from here in too short a time; it goes on in {minutes} min."
            return TooOften(sentence, "many-changes", minutes=minutes)
        case "many-messages":
            sentence = (
                "You have said much in a short time; the others want to read it first. It goes on in {minutes} min."
            )
            return TooOften(sentence, "many-messages", minutes=minutes)
        case "many-streams":
            sentence = "Too many pages are open from here; close some of them, or look again in {minutes} min."
            return TooOften(sentence, "many-streams", minutes=minutes)
        case "refused-before":
            sentence = "What you proposed was refused; propose something else in {count} s."
            return TooOften(sentence, "refused-before", count=count)
        case "not-gone":
            sentence = "Whoever is asked was here a while ago; wait for {minutes} min."
            return TooOften(sentence, "not-gone", minutes=minutes)
        case "many-running":
            sentence = (
                "You sit at {count} tables whose games are not over. Play one of them to its end, or delete one of "
                "your own."
            )
            return TooOften(sentence, "many-running", count=count)
        case "many-running-guest":
            sentence = (
                "You sit at {count} tables whose games are not over, and nothing would bring you back to them. Write "
                "down your eight words: then you may sit at more."
            )
            return TooOften(sentence, "many-running-guest", count=count)
    return TooOften(
        "That was tried too often; the next try is possible in {minutes} min.", "too-often", minutes=minutes
    )


def too_many(key: str, left: float, count: int = 0) -> TooOften:
    """The error of whoever has to wait so long."""
    seconds = max(1, ceil(left))
    error = _sentence(key, ceil(seconds / 60), count)
    error.seconds = seconds
    return error


class Allowance:
    """So many times in so many seconds, for each of those who are counted; ``key`` is that of the sentence. Any thread
    may count."""

    def __init__(self, times: int, seconds: float, key: str = "too-often") -> None:
        self.times = times
        self.seconds = seconds
        self.key = key
        self._done: OrderedDict[str, list[float]] = OrderedDict()
        self._lock = threading.RLock()
        self.spread: Callable[[str, int], None] = lambda who, count: None
        """Called with whoever did it here and how often, where other processes count too (``hearsay.py``)."""

    def claim(self, *who: str) -> None:
        """Take one of the times that each of them has; refused if one of them has none left."""
        now = time.monotonic()
        with self._lock:
            for one in who:
                recent = [moment for moment in self._done.get(one, ()) if moment > now - self.seconds]
                if len(recent) >= self.times:
                    raise too_many(self.key, recent[0] + self.seconds - now)
            for one in who:
                self.note(one)
        for one in who:
            self.spread(one, 1)

    def note(self, who: str, count: int = 1) -> None:
        """Somebody did it so many times just now, here or elsewhere; or did not do it after all."""
        with self._lock:
            if count < 0:
                del self._done.get(who, [])[count:]
                return
            self._done[who] = [*self._done.get(who, ()), *[time.monotonic()] * count][-self.times :]
            self._done.move_to_end(who)
            while len(self._done) > COUNTED:
                self._done.popitem(last=False)

    def sweep(self) -> None:
        """Forget those of whom nothing counts any more."""
        late = time.monotonic() - self.seconds
        with self._lock:
            for who in [one for one, done in self._done.items() if not done or done[-1] <= late]:
                del self._done[who]

    def give_back(self, *who: str) -> None:
        """What they did last does not count."""
        for one in who:
            self.note(one, -1)
            self.spread(one, -1)


class Held:
    """So many at a time, for each of those who are counted."""

    def __init__(self, most: int, key: str) -> None:
        self.most = most
        self.key = key
        self._here: Counter[str] = Counter()
        self.count = 0
        """How many there are of all together."""

    @contextmanager
    def one_more(self, *who: str) -> Iterator[None]:
        """Have one more, for as long as this lasts; refused if one of them has as many already. For one thread."""
        if any(self._here[one] >= self.most for one in who):
            raise too_many(self.key, 60.0)
        self._here.update(who)
        self.count += 1
        try:
            yield
        finally:
            self.count -= 1
            self._here -= Counter(who)  # and whoever has none is forgotten


def whence(request: Request) -> str:
    """Where a visitor comes from: his address, or, as one household has very many of the newer ones, his network."""
    host = request.client.host if request.client is not None else ""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    return host if address.version == 4 else str(ipaddress.ip_network((address, 64), strict=False))
