"""Whoever passes Biont on passes on what its parts say of themselves."""

from __future__ import annotations

from biont.server.licences import notices
from tests.server.conftest import Visitor


def test_every_part_names_its_licence_and_says_it() -> None:
    found = {one.name.lower(): one for one in notices()}
    assert {"biont", "starlette", "jinja2", "sqlalchemy", "alegreya", "source sans 3"} <= found.keys()
    assert "pytest" not in found, "what only tests need does not come along"
    assert [name for name, one in found.items() if not one.licence] == []
    assert {name for name, one in found.items() if len(one.text) < 200} == {"fluent.runtime", "fluent.syntax"}
    assert found["alegreya"].licence == "OFL"
    assert "Copyright" in found["starlette"].text


def test_the_page_has_them_all(visitor: Visitor) -> None:
    page = visitor.client.get("/licences").text
    assert all(one.name in page for one in notices())
    assert 'href="/licences"' in visitor.client.get("/").text
