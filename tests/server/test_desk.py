"""Packs of one's own in the browser, for their owner and nobody else."""

from __future__ import annotations

import errno
import io
import os
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import biont
from biont.genesis.pack_library import PACK_LIBRARY
from biont.kernel import Record
from biont.packs.layer import laid
from biont.packs.reading import read_kind
from biont.server import Store, create_app, sqlite_url
from biont.server.threads import Threads
from tests.server.conftest import Visitor

CARD = "/genesis/desk/mine/mutation/restriction"


@pytest.fixture
def owner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visitor]:
    """Whoever runs the server, with a pack begun."""
    monkeypatch.setattr(PACK_LIBRARY, "_brought", {})
    store = Store(sqlite_url(tmp_path))
    with TestClient(
        create_app(store, Threads(), packs=tmp_path / "packs"), headers={"Accept-Language": "en"}
    ) as client:
        visitor = Visitor(client)
        assert visitor.post("/genesis/desk", name="mine").headers["location"] == "/genesis/desk/mine"
        yield visitor
    store.close()


def folder_of(owner: Visitor) -> Path:
    """Where his packs of Bios:Genesis lie."""
    packs: Path = owner.client.app.state.packs  # type: ignore[attr-defined]
    return packs / "genesis"


def test_a_server_for_others_has_no_desk(visitor: Visitor) -> None:
    for address in ("/genesis/desk", "/genesis/desk/mine", CARD, "/genesis/desk/mine/download"):
        assert visitor.client.get(address).status_code == 404
    assert visitor.post("/genesis/desk", name="mine").status_code == 404
    assert visitor.post(CARD, **{"front.en": "x"}).status_code == 404
    assert "/genesis/desk" not in visitor.client.get("/genesis/cards").text


def test_a_card_is_entered_saved_and_taken_home(owner: Visitor) -> None:
    assert "/genesis/desk" in owner.client.get("/genesis/cards").text
    page = owner.client.get("/genesis/desk/mine").text
    assert f'href="{CARD}"' in page
    form = owner.client.get(CARD).text
    assert 'name="front.colour"' in form
    assert "standard-2e has Restriction Enzymes" in form
    reply = owner.post(CARD, **{"front.en": "Scissors", "front.colour": "blue", "then": "next"})
    assert reply.status_code == 303
    assert reply.headers["location"].startswith("/genesis/desk/mine/mutation/")
    assert "Scissors" in owner.client.get(CARD).text
    archive = zipfile.ZipFile(io.BytesIO(owner.client.get("/genesis/desk/mine/download").content))
    assert {"mine/pack.toml", "mine/mutations.toml"} <= set(archive.namelist())
    assert b'"Scissors"' in archive.read("mine/mutations.toml")


def test_a_pack_is_checked_in_the_browser(owner: Visitor) -> None:
    assert 'href="/genesis/desk/mine/check"' in owner.client.get("/genesis/desk/mine").text
    assert "188 statements of the rulebook hold, none is broken." in owner.client.get("/genesis/desk/mine/check").text
    assert owner.post(CARD, **{"front.en": "CRISPR", "front.colour": "green"}).status_code == 303
    page = owner.client.get("/genesis/desk/mine/check").text
    assert "187 statements of the rulebook hold, none is broken." in page
    assert "CRISPR, front.colour (read off the card), may be right, and Proteasome, back.colour" in page
    assert owner.post(CARD, **{"back.en": "Saw", "back.colour": "green"}).status_code == 303
    assert "one is broken." in owner.client.get("/genesis/desk/mine/check").text
    (folder_of(owner) / "mine" / "mutations.toml").write_text("[[mutation]]\ncode = 3\n", "utf-8")
    assert "mutations.toml:2" in owner.client.get("/genesis/desk/mine/check").text


def test_what_is_wrong_stands_by_its_field_in_the_readers_language(owner: Visitor) -> None:
    wrong = {"front.colour": "purple", "front.en": "Saw"}
    reply = owner.post(CARD, **wrong)
    assert reply.status_code == 422
    assert "&#34;purple&#34; stands there; it takes one of red, yellow, green, blue." in reply.text
    assert 'value="Saw"' in reply.text, "nothing that was typed is lost"
    told = owner.post(f"{CARD}/try", True, **wrong).json()
    assert list(told["wrong"]) == ["front.colour"]
    assert "Saw" in told["drawing"]
    owner.client.headers["Accept-Language"] = "de"
    told = owner.post(f"{CARD}/try", True, **wrong).json()
    assert told["wrong"]["front.colour"] == ['Dort steht "purple"; erlaubt: eines von red, yellow, green, blue.']


@pytest.mark.parametrize(
    "name", ["../up", "a/b", "..", "", "Mine", "standard-2e", "mine", "x" * 41, "a\x00b", "con.toml"]
)
def test_a_name_is_never_a_path(owner: Visitor, name: str) -> None:
    reply = owner.post("/genesis/desk", name=name)
    assert reply.status_code == 422
    assert "A pack has a name of its own" in reply.text
    assert [path.name for path in folder_of(owner).iterdir()] == ["mine"]


@pytest.mark.parametrize(
    "address",
    [
        "/genesis/desk/..%2f..%2fetc/mutation/restriction",
        "/genesis/desk/mine/unicorn/restriction",
        "/genesis/desk/mine/mutation/unicorn",
        "/genesis/desk/mine/mutation/..%2Fx",
        "/genesis/desk/link",
        "/skat/desk",
    ],
)
def test_what_is_not_there_is_not_found(owner: Visitor, address: str) -> None:
    (folder_of(owner) / "link").symlink_to(folder_of(owner) / "mine")
    assert owner.client.get(address).status_code == 404


def test_forms_of_others_and_floods_are_refused(owner: Visitor) -> None:
    before = (folder_of(owner) / "mine" / "mutations.toml").read_bytes()
    assert owner.client.post(CARD, data={"token": "guessed", "front.en": "x"}).status_code == 403
    assert owner.post(CARD, **{f"front.{number}": "x" for number in range(600)}).status_code == 400
    assert owner.post(CARD, **{"front.en": "x" * 30_000}).status_code == 413
    assert owner.post(CARD, **{"front.en": "x" * 300}).status_code == 303, "what is too long to be a value is none"
    assert (folder_of(owner) / "mine" / "mutations.toml").read_bytes() == before


def test_a_pack_that_was_broken_by_hand_gets_a_sentence(owner: Visitor) -> None:
    file = folder_of(owner) / "mine" / "mutations.toml"
    file.write_text("[[mutation]\n", "utf-8")
    reply = owner.client.get(CARD)
    assert reply.status_code == 422
    assert "mutations.toml" in reply.text
    (folder_of(owner) / "mine" / "pack.toml").write_text("name = ", "utf-8")
    assert owner.client.get("/genesis/desk/mine").status_code == 422


SEATING = {"game": "genesis", "seat-red": "person", "seat-blue": "random"}


def test_a_game_is_begun_with_ones_own_cards_and_found_again(owner: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (
        '<select name="pack"><option value="">the usual ones</option><option>mine</option>'
        in owner.client.get("/").text
    )
    assert owner.post(CARD, **{"front.en": "Scissors"}).status_code == 303
    game = owner.post("/games", pack="mine", **SEATING).headers["location"]
    assert "/genesis/cards/mine/" in owner.client.get(game).text
    assert "Scissors" in owner.client.get("/genesis/cards?pack=mine&kind=mutation").text
    monkeypatch.setattr(PACK_LIBRARY, "_brought", {})  # the program was left, and started again
    state = owner.client.app.state  # type: ignore[attr-defined]
    with TestClient(create_app(state.registry.store, Threads(), packs=state.packs)) as later:
        assert "/genesis/cards/mine/" in later.get(game).text


def test_a_game_keeps_its_cards_when_the_owner_goes_on_entering_them(owner: Visitor) -> None:
    two = SEATING | {"seat-blue": "person"}
    game = owner.post("/games", pack="mine", **two).headers["location"].removeprefix("/game/")
    before = PACK_LIBRARY.load("mine").hash
    assert owner.post(CARD, **{"front.colour": "blue", "front.icons": "hgt sex spore"}).status_code == 303
    assert PACK_LIBRARY.load("mine").hash != before
    registry = owner.client.app.state.registry  # type: ignore[attr-defined]
    registry._open_games.clear()  # as after a restart
    owner.play(game, 5)
    assert biont.replay(Record.from_json(owner.record(game))).rules.pack()["hash"] == before
    (folder_of(owner) / "mine" / "mutations.toml").write_text("[[mutation]\n", "utf-8")
    registry._open_games.clear()
    assert owner.client.get(f"/game/{game}").status_code == 200, "not even a slip of the pen shuts it out"


def test_a_pack_that_is_not_there_or_broken_begins_no_game(owner: Visitor) -> None:
    reply = owner.post("/games", pack="../../etc", **SEATING)
    assert reply.status_code == 422
    assert "There is no pack &#39;../../etc&#39; of your own here." in reply.text
    (folder_of(owner) / "mine" / "mutations.toml").write_text("[[mutation]\n", "utf-8")
    reply = owner.post("/games", pack="mine", **SEATING)
    assert reply.status_code == 422
    assert "mutations.toml" in reply.text
    state = owner.client.app.state  # type: ignore[attr-defined]
    assert not state.registry.store.latest()
    PACK_LIBRARY._brought.clear()
    create_app(state.registry.store, Threads(), packs=state.packs)
    assert PACK_LIBRARY.brought() == (), "it is not offered, and the server starts"


# -- a full disk -------------------------------------------------------------------------------------------------------


def full(path: Path, text: str, *_: object) -> int:
    """A disk that takes half of a file."""
    path.write_bytes(text.encode()[: len(text) // 2])
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_card_that_finds_no_room_gets_a_sentence(owner: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    before = {path: path.read_bytes() for path in (folder_of(owner) / "mine").iterdir()}
    monkeypatch.setattr(Path, "write_text", full)
    reply = owner.post(CARD, **{"front.en": "Scissors"})
    assert reply.status_code == 503
    assert "cannot be written: No space left" in reply.text
    assert {path: path.read_bytes() for path in (folder_of(owner) / "mine").iterdir()} == before


def test_a_card_that_finds_room_to_be_tried_but_not_to_be_kept_leaves_nothing(
    owner: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = {path: path.read_bytes() for path in (folder_of(owner) / "mine").iterdir()}
    write = Path.write_text

    def nearly_full(path: Path, text: str, *how: str) -> int:
        return full(path, text) if path.is_relative_to(folder_of(owner)) else write(path, text, *how)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_text", nearly_full)
        assert owner.post(CARD, **{"front.en": "Scissors"}).status_code == 503
    assert {path: path.read_bytes() for path in (folder_of(owner) / "mine").iterdir()} == before
    assert owner.post(CARD, **{"front.en": "Scissors"}).status_code == 303


def test_a_pack_that_finds_no_room_is_not_half_begun(owner: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_text", full)
        reply = owner.post("/genesis/desk", name="second")
    assert reply.status_code == 503
    assert "cannot be written: No space left" in reply.text
    assert not (folder_of(owner) / "second").exists()
    assert owner.post("/genesis/desk", name="second").status_code == 303


# -- what a card costs -------------------------------------------------------------------------------------------------


def test_a_card_does_not_read_the_whole_pack_anew(owner: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Path] = []
    reading = PACK_LIBRARY.read

    def counted(folder: Path, *how: Any, **texts: Any) -> object:
        read.append(folder)
        return reading(folder, *how, **texts)

    owner.client.get(CARD)
    monkeypatch.setattr(PACK_LIBRARY, "read", counted)
    owner.client.get(CARD)
    assert not read, "it stands as it stood"
    assert owner.post(CARD, **{"front.en": "Scissors"}).status_code == 303
    assert len(read) == 1, "once as it would be; not again to be kept"


def test_of_a_card_that_is_tried_one_file_is_read(owner: Visitor) -> None:
    laid.cache_clear()
    owner.client.get(CARD)
    assert owner.post(f"{CARD}/try", **{"front.en": "S"}).status_code == 200
    files, kinds = laid.cache_info().misses, read_kind.cache_info().misses
    for name in ("Sciss", "Scissor", "Scissors"):
        assert owner.post(f"{CARD}/try", **{"front.en": name}).status_code == 200
    assert laid.cache_info().misses == files + 3
    assert read_kind.cache_info().misses == kinds + 3
    assert owner.post(CARD, **{"front.en": "Scissors"}).status_code == 303
    assert "Scissors" in owner.client.get("/genesis/cards?pack=mine&kind=mutation").text
    assert (laid.cache_info().misses, read_kind.cache_info().misses) == (files + 3, kinds + 3), "it was tried before"


# -- packs that come from elsewhere ----------------------------------------------------------------------------------


def bring(owner: Visitor, data: bytes, **form: str) -> Any:
    """Send an archive."""
    files = {"file": ("pack.zip", data, "application/zip")}
    form = {"token": owner.token, **form}
    return owner.client.post("/genesis/desk/bring", data=form, files=files, follow_redirects=False)


def zipped(**files: str | bytes) -> bytes:
    """An archive; ``__`` in a name stands for a slash, ``_`` for a full stop."""
    stored = io.BytesIO()
    with zipfile.ZipFile(stored, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name.replace("__", "/").replace("_", "."), text)
    return stored.getvalue()


def test_a_pack_goes_from_one_owner_to_another_and_is_checked(owner: Visitor) -> None:
    owner.post(CARD, **{"front.en": "Scissors", "front.colour": "blue"})
    data = owner.client.get("/genesis/desk/mine/download").content
    taken = bring(owner, data)
    assert taken.status_code == 422
    assert "this one is taken" in taken.text
    assert bring(owner, data, name="yours").headers["location"] == "/genesis/desk/yours/check"
    assert "of the rulebook hold, " in owner.client.get("/genesis/desk/yours/check").text
    assert "Scissors" in owner.client.get("/genesis/desk/yours/mutation/restriction").text
    assert PACK_LIBRARY.load("yours").name == "yours"
    table = owner.client.get(f"/game/{owner.new(pack='yours')}").text
    assert table.count('href="/genesis/cards?pack=yours"') == 2  # above the board, and in the menu
    assert 'href="/genesis/desk/yours"' in owner.client.get("/genesis/cards?pack=yours").text
    usual = owner.client.get(f"/game/{owner.new()}").text
    assert usual.count('href="/genesis/cards?pack=standard-2e"') == 1


HEAD = 'name = "theirs"\nedition = "2e"\ninherits = "standard-2e"\nsources = {}\n'


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"no archive", "This is no zip archive of a pack"),
        (zipped(readme_txt="hello"), "one pack with one pack.toml; this one has 0"),
        (zipped(a__pack_toml=HEAD, b__pack_toml=HEAD), "this one has 2"),
        (zipped(pack_toml=HEAD, mutations_toml=b"#" * 3_000_000), "more than 1"),
        (zipped(pack_toml=HEAD.replace("standard-2e", "/etc")), "It inherits the pack /etc, which is not here"),
        (zipped(pack_toml=HEAD.replace("theirs", "../theirs")), "lowercase letters"),
        (zipped(pack_toml=HEAD.replace("name =", '"name" =').replace("theirs", "standard-2e")), "is taken"),
        (zipped(pack_toml="[" * 5000), "pack.toml of this archive cannot be read"),
        (zipped(pack_toml=b"\xff"), "pack.toml of this archive cannot be read"),
        (zipped(pack_toml=HEAD, mutations_toml="[[mutation]]\ncode = 7"), "mutations.toml"),
    ],
)
def test_a_bad_archive_gets_a_sentence_and_leaves_nothing(owner: Visitor, data: bytes, sentence: str) -> None:
    reply = bring(owner, data)
    assert (reply.status_code, sentence in reply.text) == (422, True), reply.text
    assert [place.name for place in folder_of(owner).iterdir()] == ["mine"]


def test_names_in_an_archive_lead_nowhere(owner: Visitor) -> None:
    outside = {"..__..__evil_toml": "x = 1", "pack__..__other_toml": "x = 1", "pack__notes_txt": "mine"}
    assert bring(owner, zipped(pack__pack_toml=HEAD, **outside)).status_code == 303
    assert {path.name for path in folder_of(owner).parent.rglob("*") if path.is_file()} >= {"pack.toml"}
    assert [path.name for path in (folder_of(owner) / "theirs").iterdir()] == ["pack.toml"]
