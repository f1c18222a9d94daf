"""The desk speaks the language of its reader: what can be chosen, what serves until then, and the names of cards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from biont import games
from biont.packs.editor import PackEditor
from biont.packs.entries import Group
from biont.server import Store, create_app, sqlite_url
from biont.server.threads import Threads
from biont.words import LANGUAGES
from tests.server.conftest import Visitor

SAME = {"I", "II", "III", "IV", "true", "false"}
"""Epochs are called so in every language; yes and no are words of the house."""


@pytest.mark.whole
@pytest.mark.parametrize("game", ["genesis", "origins"])
def test_everything_that_can_be_chosen_has_a_word(game: str, tmp_path: Path) -> None:
    library = games.game(game).library
    library.write_new(tmp_path / "mine", "", str)
    editor = PackEditor(library, tmp_path / "mine")
    groups = [one for kind in library.kinds for slip in editor.slips(kind) for one in editor.groups(kind, slip.key)]
    chosen = {word for group in groups if isinstance(group, Group) for entry in group.entries for word in entry.words}
    for language in LANGUAGES:
        say = games.game(game).words(language)
        told = {key.removeprefix("desk-word-") for key in say.keys if key.startswith("desk-word-")}
        assert told == {word.replace(" ", "-") for word in chosen - SAME}


def test_a_german_form_is_german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games.game("origins").library, "_brought", {})
    store = Store(sqlite_url(tmp_path))
    with TestClient(
        create_app(store, Threads(), packs=tmp_path / "packs"), headers={"Accept-Language": "de"}
    ) as client:
        Visitor(client).post("/origins/desk", name="mine")
        assert ">Orakel<" in client.get("/origins/desk/mine").text
        form = client.get("/origins/desk/mine/challenge/oracle").text
    store.close()
    assert "<h1>Orakel</h1>" in form
    assert '<option value="culture">Kultur</option>' in form
    assert not re.search(r"standard\b[^<]*\b(true|false|culture|politics|industry|plain|dissent)<", form)
