"""Reads drawings: their elements, and whether every one is closed where it should be."""

from __future__ import annotations

from html.parser import HTMLParser

VOID = {"br", "input", "meta"}


class Page(HTMLParser):
    """The elements of a drawing, and whether every one is closed where it should be."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.open: list[str] = []
        self.unlabelled: list[str] = []
        self.feed(html)
        assert not self.open, f"never closed: {self.open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.elements.append((tag, found))
        if tag == "title" and self.elements[-2][0] == "svg":
            self.elements[-2][1]["title"] = "yes"
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open[-1] == tag, f"</{tag}> closes <{self.open[-1]}>"
        self.open.pop()

    def assert_strict(self) -> None:
        """Every id once; neither script nor style, not even in an attribute; links within the page lead somewhere."""
        ids = self.ids()
        assert len(ids) == len(set(ids))
        assert not self.all("script")
        assert not self.all("style")
        for _, attributes in self.elements:
            assert "style" not in attributes
            assert not [name for name in attributes if name.startswith("on")]
        assert {link["href"][1:] for link in self.all("a")} <= set(ids)

    def ids(self) -> list[str]:
        return [attrs["id"] for _, attrs in self.elements if "id" in attrs]

    def all(self, tag: str) -> list[dict[str, str]]:
        return [attrs for name, attrs in self.elements if name == tag]

    def at(self, id: str) -> dict[str, str]:
        return next(attrs for _, attrs in self.elements if attrs.get("id") == id)
