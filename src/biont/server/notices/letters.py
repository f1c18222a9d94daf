"""Letters that somebody asked for: to confirm his mailbox, or to come back. Each has a link, good once, for a while.

They are planned like other work and written by a worker: a page that asks for one learns nothing of who is known.
"""

from __future__ import annotations

import json
from datetime import timedelta

from biont.server import clock
from biont.server.notices.delivering import Undeliverable
from biont.server.notices.mail import Post, letter
from biont.server.notices.messages import Line
from biont.server.people.links import new_secret
from biont.server.people.sessions import hashed
from biont.server.registry import Registry
from biont.server.store import Job, Store
from biont.words import words

LETTER = "letter"
"""The kind of work."""

CONFIRM, BACK = "confirm", "back"

GOOD = timedelta(minutes=15)
"""How long its link is good."""


def ask_for(store: Store, what: str, address: str, language: str, person: str = "") -> None:
    """Plan a letter to an address."""
    told = json.dumps({"what": what, "address": address, "language": language, "person": person})
    store.plan(LETTER, f"{what} {hashed(address)}", told=told)


class Letters:
    """Writes the letters of one server."""

    def __init__(self, registry: Registry, post: Post) -> None:
        self._registry = registry
        self._post = post

    def write(self, job: Job) -> None:
        """Write a letter; to whoever is not known here, none."""
        told = json.loads(job.told or "{}")
        store, address, say = self._registry.store, told["address"], words(told["language"])
        secret, until = new_secret(), clock.written(clock.now() + GOOD)
        home, minutes = self._registry.host.address, GOOD.seconds // 60
        if told["what"] == CONFIRM:
            store.keep_mailbox(told["person"], address, hashed(secret), until)
            line = Line(say("mail-confirm", minutes=minutes), f"{home}/mail/{secret}")
        else:
            known = store.by_mailbox(address)
            if known is None:
                return
            store.keep_link(known.id, hashed(secret), until, clock.moment())
            line = Line(say("mail-back", name=known.name, minutes=minutes), f"{home}/come/{secret}")
        foot = Line(say("mail-unasked"), f"{home}/")
        try:
            mail = letter(self._post.settings, address, say(f"mail-{told['what']}-title"), [line], foot, say)
            self._post.send(mail, told["person"])
        except Undeliverable as error:
            if told["what"] == CONFIRM:
                store.stop_mailbox(told["person"], str(error))
