"""Hooks: what is told goes to an address that somebody has named, in the form that the room behind it reads.

Text of people is written so that it can mention nobody there.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from html import escape
from typing import Any

from biont.server.notices.calling import Caller, Uncallable
from biont.server.notices.delivering import Failed, Undeliverable
from biont.server.notices.messages import Message
from biont.server.registry import Registry
from biont.server.store import Hook

DISCORD, SLACK, MATRIX, PLAIN = FORMS = ("discord", "slack", "matrix", "json")

APART = "@\u200b"
"""An at sign after which no name begins."""


def told(form: str, message: Message) -> bytes:
    """A message as the room behind a hook reads it."""
    data: dict[str, Any]
    if form == DISCORD:
        text = "\n".join(f"{_unmarked(one.text)}\n{one.address}" for one in message.lines)
        data = {"content": text[:1900], "allowed_mentions": {"parse": []}}
    elif form == SLACK:
        data = {"text": "\n".join(f"{_quoted(one.text)}\n{one.address}" for one in message.lines), "link_names": 0}
    elif form == MATRIX:
        plain = "\n".join(f"{_apart(one.text)}\n{one.address}" for one in message.lines)
        html = "<br>".join(f'<a href="{escape(one.address)}">{escape(_apart(one.text))}</a>' for one in message.lines)
        data = {"text": plain, "html": html}
    else:
        lines = [{"text": one.text, "address": one.address} for one in message.lines]
        data = {"key": message.key, "subject": message.subject, "lines": lines}
    return json.dumps(data, ensure_ascii=True).encode()


def _apart(text: str) -> str:
    return text.replace("@", APART)


def _quoted(text: str) -> str:
    """Slack reads commands between angle brackets."""
    return _apart(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _unmarked(text: str) -> str:
    """Discord reads marks, and mentions between angle brackets."""
    return "".join(f"\\{letter}" if letter in "\\*_~`|<>[]()#" else letter for letter in _apart(text))


class Hooks:
    """Calls the hooks of one server."""

    def __init__(self, registry: Registry, caller: Caller | None = None) -> None:
        self._registry = registry
        self.caller = caller or Caller()

    def tell(self, person: str, message: Message) -> None:
        """Call somebody's own hook."""
        self._call(self._registry.store.hooks_of(person), message)

    def tell_room(self, table: str, message: Message) -> None:
        """Call the hook of a table."""
        self._call(self._registry.store.hooks_at(table), message)

    def _call(self, hooks: Iterable[Hook], message: Message) -> None:
        good = [one for one in hooks if not one.error]
        if not good or not self._registry.host.hooks:
            raise Undeliverable("no-hook")
        for one in good:
            try:
                self.caller.post(one.address, told(one.form, message))
            except Uncallable as error:
                raise Failed(one.id, error) from None
