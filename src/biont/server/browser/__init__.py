"""The application's home in a visitor's own browser: what a worker there starts, and how requests come in."""

from biont.server.browser.home import Home, begun, warmed
from biont.server.browser.loop import reply

__all__ = ["Home", "begun", "reply", "warmed"]
