"""Lets the workers of a registry tell people what there is to tell."""

from __future__ import annotations

from biont.server.company.notices import HOOK, MAIL, ROOM
from biont.server.notices.calling import Caller
from biont.server.notices.delivering import Delivery
from biont.server.notices.hooks import Hooks
from biont.server.notices.keeping import KEEP, Keeper
from biont.server.notices.letters import LETTER, Letters
from biont.server.notices.mail import Post
from biont.server.registry import Registry
from biont.server.store.notices import TELL
from biont.server.store.turns import CLOCK

PAUSE, LASTS = 5.0, 30.0
"""Seconds after which it is said anew who looks at which game, and for which that holds."""

FIRST = 60.0
"""Seconds after the start of a server at which it sweeps for the first time."""


def serve(registry: Registry, caller: Caller | None = None) -> Delivery:
    """Say what workers do about clocks, notices and letters."""
    post, hooks = Post(registry), Hooks(registry, caller)
    delivery = Delivery(registry, {MAIL: post.tell, HOOK: hooks.tell, ROOM: hooks.tell_room})
    registry.kinds |= {
        CLOCK: delivery.time,
        TELL: delivery.tell,
        LETTER: Letters(registry, post).write,
        KEEP: Keeper(registry).sweep,
    }
    return delivery


class Presence:
    """Says in the store who looks at which game in this process, so that workers elsewhere know it."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._said: frozenset[tuple[str, str]] = frozenset()
        self._quiet = 0.0

    def begin(self) -> None:
        """Begin, and let the store be swept soon."""
        self._registry.store.plan(KEEP, "all", anew=False, seconds=FIRST)
        self._again()

    def _again(self) -> None:
        executors = self._registry.executors
        executors.later(PAUSE, lambda: executors.submit(self._look))

    def _look(self) -> None:
        if self._registry.closing:
            return
        here = self._registry.watchers.present()
        self._quiet += PAUSE
        if here != self._said or (here and self._quiet > LASTS / 2):
            self._registry.store.note_looking(here, LASTS)
            self._said, self._quiet = here, 0.0
        self._again()
