"""Lets the workers of a registry tell people what there is to tell."""

from __future__ import annotations

from biont.server.company.notices import HOOK, MAIL, PUSH, ROOM
from biont.server.notices.calling import Caller
from biont.server.notices.delivering import Delivery
from biont.server.notices.hooks import Hooks
from biont.server.notices.keeping import KEEP, Keeper
from biont.server.notices.letters import LETTER, Letters
from biont.server.notices.mail import Post
from biont.server.notices.push import Pushes
from biont.server.registry import Registry
from biont.server.store.notices import TELL
from biont.server.store.turns import CLOCK

FIRST = 60.0
"""Seconds after the start of a server at which it sweeps for the first time."""


def serve(registry: Registry, caller: Caller | None = None) -> Delivery:
    """Say what workers do about clocks, notices and letters."""
    caller = caller or Caller()
    post, hooks, pushes = Post(registry), Hooks(registry, caller), Pushes(registry, caller)
    ways = {PUSH: pushes.tell, MAIL: post.tell, HOOK: hooks.tell, ROOM: hooks.tell_room}
    delivery = Delivery(registry, ways)
    registry.kinds |= {
        CLOCK: delivery.time,
        TELL: delivery.tell,
        LETTER: Letters(registry, post).write,
        KEEP: Keeper(registry).sweep,
    }
    return delivery


def begin(registry: Registry) -> None:
    """As a server starts: let the store be swept soon, and from then on."""
    registry.store.plan(KEEP, "all", anew=False, seconds=FIRST)
