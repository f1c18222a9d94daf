"""How often something may be done by whom, in how long a time; and where a visitor comes from."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from math import ceil

from starlette.requests import Request

from biont.kernel import BiontError

NEWCOMERS = (30, 3600.0)
"""How many people may be new from one place, in how many seconds: a whole class, but no robot's thousands."""

COMEBACKS = (10, 3600.0)
"""How often words and links may be wrong, for a person and for the place he comes from."""

COUNTED = 1000
"""Of so many who did something it is counted how often; nobody's address is kept any longer than that."""


class TooOften(BiontError):
    """Somebody has to wait, so many seconds."""

    seconds = 1


def _too_often(left: float) -> TooOften:
    """The error of whoever has to wait so long."""
    seconds = max(1, ceil(left))
    minutes = ceil(seconds / 60)
    sentence = "That was tried too often; the next try is possible in {minutes} min."
    error = TooOften(sentence, "too-often", minutes=minutes)
    error.seconds = seconds
    return error


class Allowance:
    """So many times in so many seconds, for each of those who are counted."""

    def __init__(self, times: int, seconds: float) -> None:
        self.times = times
        self.seconds = seconds
        self._done: OrderedDict[str, list[float]] = OrderedDict()

    def claim(self, *who: str) -> None:
        """Take one of the times that each of them has; refused if one of them has none left."""
        now = time.monotonic()
        for one in who:
            recent = [moment for moment in self._done.get(one, ()) if moment > now - self.seconds]
            if len(recent) >= self.times:
                raise _too_often(recent[0] + self.seconds - now)
        for one in who:
            self._done[one] = [*self._done.get(one, ()), now][-self.times :]
            self._done.move_to_end(one)
        while len(self._done) > COUNTED:
            self._done.popitem(last=False)

    def give_back(self, *who: str) -> None:
        """What they did last does not count."""
        for one in who:
            if self._done.get(one):
                self._done[one].pop()


def whence(request: Request) -> str:
    """Where a visitor comes from: his address, or, as one household has very many of the newer ones, his network."""
    host = request.client.host if request.client is not None else ""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    return host if address.version == 4 else str(ipaddress.ip_network((address, 64), strict=False))
