"""A window on the site as the browser tests of the table know one: what they do is done in its frame."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urljoin, urlsplit

from playwright.sync_api import BrowserContext, Frame, Page

from tests.site.hosting import table

FETCH = """async ([address, fields, headers]) => {
  const body = fields && new FormData();   // as the tests send it: records are too large for a plain form
  for (const [name, value] of Object.entries(fields ?? {})) body.set(name, value);
  const reply = await fetch(address, { method: fields ? "POST" : "GET", body, headers });
  return { reply: await reply.text(), status: reply.redirected ? 303 : reply.status,
    headers: { location: new URL(reply.url).pathname } };
}"""
"""A script cannot see where it is sent on to, but where it came."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What came back."""

    reply: str
    status: int
    headers: dict[str, str]

    def text(self) -> str:
        """As it came."""
        return self.reply

    def json(self) -> Any:
        """As data."""
        return json.loads(self.reply)


@dataclass(frozen=True, slots=True)
class Requests:
    """Requests beside the page. The network would not do: the table is in the window."""

    window: Within

    def get(self, path: str, headers: dict[str, str] | None = None) -> Reply:
        """Look at something."""
        return self._sent(path, None, headers)

    def post(self, path: str, multipart: dict[str, str], max_redirects: int = 0) -> Reply:
        """Send a form."""
        return self._sent(path, multipart, None)

    def _sent(self, path: str, fields: dict[str, str] | None, headers: dict[str, str] | None) -> Reply:
        return Reply(**self.window.frame.evaluate(FETCH, [self.window.address(path), fields, headers or {}]))


@dataclass(frozen=True, slots=True)
class Windows:
    """The browser that a window belongs to."""

    context: BrowserContext
    root: str

    def new_page(self) -> Within:
        """One more window."""
        return Within(self.context.new_page(), self.root)


class Within:
    """A window whose table is in a frame. Mouse and keys are the window's, everything else is done in the frame."""

    def __init__(self, page: Page, root: str) -> None:
        self.window = page
        self._root = root

    def __getattr__(self, name: str) -> Any:
        frame = self.frame
        return getattr(frame if hasattr(frame, name) else self.window, name)

    def on(self, event: str, told: Callable[[Any], object]) -> None:
        """What happens in the frame, too, the window is told."""
        self.window.on(event, told)  # type: ignore[call-overload]

    @property
    def frame(self) -> Frame:
        """Where the table is."""
        return table(self.window)

    @property
    def context(self) -> Windows:
        """The browser it belongs to."""
        return Windows(self.window.context, self._root)

    @property
    def request(self) -> Requests:
        """Who asks for something beside the page."""
        return Requests(self)

    def address(self, path: str) -> str:
        """A path of a server as it is called here, below the folder of the site."""
        below = urlsplit(self._root).path
        return urljoin(self._root, path if path.startswith((below, "http")) else f".{path}")

    def goto(self, path: str) -> None:
        """Open an address: the first one in the bar, others in the frame alone, so that nothing need start anew."""
        if self.window.url == "about:blank":
            self.window.goto(self.address(path))
            self.frame.wait_for_load_state()
        else:
            self.frame.goto(self.address(path))

    def reload(self) -> None:
        """The same address once more."""
        self.frame.goto(self.frame.url)
