"""What a browser says of itself, as far as somebody knows his own devices by it."""

from __future__ import annotations

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
"""What stands in the text by which a browser names itself, and how people call it: others claim to be Chrome or Safari,
so they come first."""

SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def browser_of(agent: str) -> str:
    """The browser; empty where none is known."""
    return next((name for mark, name in BROWSERS if mark in agent), "")


def system_of(agent: str) -> str:
    """What it runs on; empty where none is known."""
    return next((name for mark, name in SYSTEMS if mark in agent), "")
