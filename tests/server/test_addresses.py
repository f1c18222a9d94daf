"""The table of all addresses, and how what they bring is read."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException

from biont.server.addresses import addresses
from biont.server.fields import Fields
from biont.server.routes.route import Route


def test_the_table_says_of_every_address_who_replies() -> None:
    lines = [str(one).split() for one in addresses()]
    assert ["POST", "/game/{game}/answer/{version}", "server.routes.table.answer", "answer"] in lines
    assert ["GET", "/campaign/{campaign}", "campaign.web.timeline.timeline", "campaign"] in lines, (
        "what extensions bring"
    )
    assert len({(method, path) for method, path, *_ in lines}) == len(lines)


def test_no_game_takes_the_place_of_what_is_older() -> None:
    paths = [one.path for one in addresses() if isinstance(one, Route)]
    first = next(number for number, path in enumerate(paths) if path.startswith("/{game}"))
    assert all(path.startswith("/{game}") for path in paths[first:])


def test_what_a_request_brings_is_read_as_what_it_has_to_be() -> None:
    fields = Fields({"at": "12", "below": "-1", "whole": "true", "option": "roll"})
    assert (fields.number("at"), fields.number_or_none("at", 0), fields.number_or_none("to")) == (12, 12, None)
    assert fields.number_or_none("below") == -1
    assert (fields.switch("whole"), fields.switch("same")) == (True, False)
    assert fields.get("option", "") == "roll"
    refusals: list[Callable[[], object]] = [
        lambda: fields.number("to"),
        lambda: fields.number("option"),
        lambda: fields.number_or_none("below", 0),
        lambda: fields.switch("option"),
    ]
    for wrong in refusals:
        with pytest.raises(HTTPException) as refused:
            wrong()
        assert refused.value.status_code == 422


def test_files_are_no_texts() -> None:
    sent = UploadFile(io.BytesIO(b"{}"), filename="game.json")
    fields = Fields(FormData([("name", "a"), ("name", "b"), ("file", sent), ("none", UploadFile(io.BytesIO()))]))
    assert (dict(fields), fields.all("name")) == ({"name": "b"}, ["a", "b"])
    assert (fields.file("file", 1), fields.file("none"), fields.file("name")) == (b"{", None, None)
