"""Packs filled in card by card, for both games: what a card asks for, what is entered, what is wrong with it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from biont import games
from biont.kernel.errors import BadPack
from biont.packs.editor import PackEditor
from biont.packs.entries import FieldEntry, Group, Rows, understood, written
from biont.packs.layer import laid
from biont.packs.reading import read_kind


def begun(game: str, folder: Path) -> PackEditor:  # type: ignore[type-arg]
    """A new pack on the desk."""
    library = games.game(game).library
    return PackEditor(library, library.write_new(folder / "mine"))


def entry(editor: PackEditor, kind: str, key: str, path: str) -> FieldEntry:  # type: ignore[type-arg]
    """A field of a card."""
    groups = [group for group in editor.groups(editor.kind(kind), key) if isinstance(group, Group)]
    return next(one for group in groups for one in group.entries if one.path == path)


@pytest.mark.parametrize("game", ["genesis", "origins"])
def test_every_card_can_be_asked_for_and_knows_what_it_takes(game: str, tmp_path: Path) -> None:
    editor = begun(game, tmp_path)
    for cards in editor.library.kinds:
        slips = editor.slips(cards)
        assert len(slips) == len(editor.below.cards(cards))
        groups = editor.groups(cards, slips[0].key)
        assert any(isinstance(group, Group) for group in groups)
        for group in groups:
            if isinstance(group, Group):
                assert all(one.text or one.serves for one in group.entries if one.name not in ("de", "number"))
    with pytest.raises(KeyError):
        editor.groups(editor.library.kinds[0], "unicorn")


def test_what_is_entered_is_written_as_the_owners_and_the_rest_stays_open(tmp_path: Path) -> None:
    editor = begun("genesis", tmp_path)
    cards = editor.kind("mutation")
    before = (editor.folder / cards.file).read_text("utf-8").splitlines()
    answers = {"front.en": "Scissors", "front.colour": "blue", "front.icons": "hgt, sex", "back.icons": "–"}
    assert editor.enter(cards, "restriction", answers) == ()
    pack = editor.library.load(str(editor.folder))
    card = next(card for card in pack.mutations if card.code == "scissors")
    assert card.front.name.en == "Scissors"
    assert (card.front.colour, sum(card.front.icons), sum(card.back.icons)) == (3, 2, 0)
    assert card.back.name.en == "Proteasome", "what is open is served by the pack below"
    assert pack.provenance("scissors", "front.icons").kind == "owner"
    assert pack.provenance("scissors", "back.en").kind == "reconstructed"
    after = (editor.folder / cards.file).read_text("utf-8").splitlines()
    assert after[:6] == before[:6], "the comments at the head stay"
    assert len(after) == len(before)
    assert sum(one != other for one, other in zip(before, after, strict=True)) == 3, "nothing else was touched"


def test_what_the_owner_noted_in_a_file_stays(tmp_path: Path) -> None:
    editor = begun("genesis", tmp_path)
    cards = editor.kind("mutation")
    path = editor.folder / cards.file
    noted = path.read_text("utf-8").replace(
        'instead = "restriction"', '# coffee on it\ninstead = "restriction"  # or not', 1
    )
    path.write_text(noted, "utf-8")
    assert editor.enter(cards, "restriction", {"front.en": "Scissors"}) == ()
    assert '# coffee on it\ninstead = "restriction"  # or not\ncode = "scissors"\n' in path.read_text("utf-8")


def test_a_value_that_is_corrected_loses_its_source(tmp_path: Path) -> None:
    editor = begun("genesis", tmp_path)
    cards = editor.kind("mutation")
    assert editor.library.load(str(editor.folder)).provenance("cytochrome", "front.colour").kind == "rulebook"
    assert editor.enter(cards, "cytochrome", {"front.colour": "red", "front.en": "Cytochromes"}) == ()
    pack = editor.library.load(str(editor.folder))
    assert pack.provenance("cytochrome", "front.colour").kind == "owner"
    assert pack.provenance("cytochrome", "front.en").kind == "rulebook"


def test_what_is_wrong_is_told_by_its_field_and_nothing_is_written(tmp_path: Path) -> None:
    editor = begun("origins", tmp_path)
    cards = editor.kind("challenge")
    before = (editor.folder / cards.file).read_bytes()
    answers = {"religious": "maybe", "en": "Alarm", "events": "famine, rain", "eureka": "energy 4, art"}
    assert [one.path for one in editor.enter(cards, "warning-calls", answers)] == ["events", "religious"]
    assert (editor.folder / cards.file).read_bytes() == before
    tried = editor.tried(cards, "warning-calls", answers)
    assert [one.path for one in tried.wrong] == ["events", "religious"]
    assert tried.pack is not None, "what is right can be drawn"
    card = tried.pack.challenges[0]
    assert (card.name.en, [str(icon) for icon in card.eureka]) == ("Alarm", ["energy 4", "art"])


def test_two_cards_never_share_a_code(tmp_path: Path) -> None:
    editor = begun("genesis", tmp_path)
    cards = editor.kind("mutation")
    assert editor.enter(cards, "restriction", {"front.en": "Scissors"}) == ()
    assert editor.enter(cards, "pilus", {"front.en": "Scissors"}) == ()
    codes = editor.library.load(str(editor.folder)).codes()
    assert {"scissors", "scissors-2"} <= set(codes), "no form asks for a code, so the second card gets one of its own"


def test_nothing_may_be_entered_as_a_file_has_it(tmp_path: Path) -> None:
    editor = begun("origins", tmp_path)
    cards = editor.kind("challenge")
    assert editor.enter(cards, "warning-calls", {"eureka": "[]", "events": '["famine", "pollution"]'}) == ()
    written_so = (editor.folder / cards.file).read_text("utf-8")
    assert 'events = ["famine", "pollution"]' in written_so
    card = next(card for card in editor.library.load(str(editor.folder)).challenges if card.code == "warning-calls")
    assert card.eureka == ()


def test_lists_grow_and_shrink(tmp_path: Path) -> None:
    editor = begun("genesis", tmp_path)
    cards = editor.kind("macroorganism")
    rows = [group for group in editor.groups(cards, "seaweed") if isinstance(group, Rows)]
    assert rows[0] == Rows("marine.organs", 3)
    wrong = editor.enter(cards, "seaweed", {"marine.organs.#": "4"})
    assert {one.path for one in wrong} == {f"marine.organs.3.{name}" for name in ("colour", "en", "icons")}
    fourth = {"marine.organs.3.colour": "red", "marine.organs.3.en": "Root", "marine.organs.3.icons": "–"}
    assert editor.enter(cards, "seaweed", {"marine.organs.#": "4", **fourth}) == ()
    assert [organ.name.en for organ in editor.library.load(str(editor.folder)).macroorganisms[0].marine.organs][
        3
    ] == "Root"
    assert editor.enter(cards, "seaweed", {"marine.organs.#": "2"}) == ()
    assert len(editor.library.load(str(editor.folder)).macroorganisms[0].marine.organs) == 2


@pytest.mark.parametrize(
    ("text", "like", "value"),
    [
        ("", "x", "?"),
        ("–", "x", ""),
        ("–", ["x"], []),
        ("a, b ; c", [], ["a", "b", "c"]),
        ("0, 0,3,1", [0], [0, 0, 3, 1]),
        ("true", False, True),
        ("7", 3, 7),
        ("seven", 3, "seven"),
        ('a"b\\c\n[x]\x00', "x", 'a"b\\c [x]'),
    ],
)
def test_texts_become_what_toml_has(text: str, like: object, value: object) -> None:
    assert understood(text, like) == value
    assert understood(written(value), like) == value or value == "?"


def test_nothing_that_is_entered_breaks_a_file(tmp_path: Path) -> None:
    editor = begun("genesis", tmp_path)
    cards = editor.kind("mutation")
    nasty = 'x"]\n[[mutation]]\ncode = "\\" \x1b\u2028 '
    assert editor.enter(cards, "restriction", {"front.en": nasty, "front.colour": "red", "../../x": "y"}) == ()
    pack = editor.library.load(str(editor.folder))
    assert len(pack.mutations) == 20
    assert any(card.front.name.en.startswith('x"] [[mutation]] code = "\\"') for card in pack.mutations)


@pytest.mark.parametrize(
    ("game", "kind", "key"),
    [("genesis", "event", "mars-ocean"), ("genesis", "landform", "cosmic"), ("origins", "challenge", "warning-calls")],
)
def test_nobody_enters_what_no_form_asks_for(game: str, kind: str, key: str, tmp_path: Path) -> None:
    editor = begun(game, tmp_path)
    cards = editor.kind(kind)
    before = (editor.folder / cards.file).read_bytes()
    other = editor.slips(cards)[-1].key
    asked = {entry.path for group in editor.groups(cards, key) if isinstance(group, Group) for entry in group.entries}
    forged = {cards.key: other, "code": other, "instead": other, "source": "rulebook L1", "source.en": "rulebook L1"}
    assert not asked & set(forged)
    assert editor.enter(cards, key, forged) == ()
    assert (editor.folder / cards.file).read_bytes() == before


def test_a_spot_that_the_rulebook_names_otherwise_is_an_error_and_breaks_no_check(tmp_path: Path) -> None:
    """Spots become a world when a pack is read, so there is no card of theirs to hold against another."""
    editor = begun("origins", tmp_path)
    assert editor.enter(editor.kind("spot"), "a5", {"en": "Igel"}) == ()
    bad = [result for result in editor.library.fares(str(editor.folder)) if result.bad]
    assert len(bad) == 1
    assert bad[0].remark is None


# What is kept of files that were read


def edited(path: Path, old: str, new: str) -> None:
    """A file changed by hand, so that neither its size nor its time tells."""
    before, text = path.stat(), path.read_text("utf-8")
    assert old in text
    assert len(old) == len(new)
    path.write_text(text.replace(old, new, 1), "utf-8")
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


def test_what_was_changed_by_hand_meanwhile_is_seen(tmp_path: Path) -> None:
    below = begun("genesis", tmp_path / "below")
    assert below.enter(below.kind("event"), "mars-ocean", {"en": "Wet Mars"}) == ()
    assert below.enter(below.kind("mutation"), "pilus", {"front.en": "Old hair"}) == ()
    library, own = below.library, tmp_path / "own"
    library.write_new(own, str(below.folder))
    cards, answers = below.kind("mutation"), {"front.en": "Scissors"}

    def names() -> set[str]:
        pack = PackEditor(library, own).tried(cards, "restriction", answers).pack
        assert pack is not None
        return {card.name.en for card in pack.events} | {card.front.name.en for card in pack.mutations}

    assert {"Wet Mars", "Old hair", "Scissors"} <= names()
    edited(below.folder / "events.toml", "Wet Mars", "Dry Mars")
    edited(below.folder / cards.file, "Old hair", "New hair")
    assert {"Dry Mars", "New hair", "Scissors"} <= names()
    edited(own / "pack.toml", 'name = "own"', 'name = "won"')
    tried = PackEditor(library, own).tried(cards, "restriction", answers)
    assert tried.pack is not None
    assert tried.pack.name == "won"
    (own / cards.file).write_text('[[mutation]]\ncode = "unicorn"\n', "utf-8")
    tried = PackEditor(library, own).tried(cards, "restriction", answers)
    assert tried.pack is None
    assert any("unicorn" in str(one.what) for one in tried.wrong)


@pytest.mark.parametrize(
    ("game", "kind", "key", "answers"),
    [
        ("genesis", "macroorganism", "seaweed", {"marine.organs.#": "2"}),
        ("genesis", "mutation", "restriction", {"front.en": "Scissors", "front.colour": "blue"}),
        ("origins", "challenge", "warning-calls", {"en": "Alarm", "eureka": "energy 4, art"}),
        ("origins", "spot", "a5", {"en": "Igel"}),
    ],
)
def test_a_pack_of_which_most_was_kept_is_the_one_in_its_files(
    game: str, kind: str, key: str, answers: dict[str, str], tmp_path: Path
) -> None:
    editor = begun(game, tmp_path)
    cards, library = editor.kind(kind), editor.library
    under = library.values()
    library.read(editor.folder)
    tried = editor.tried(cards, key, answers).pack
    assert tried is not None
    assert editor.enter(cards, key, answers) == ()
    kept = library.read(editor.folder)
    assert library.values() == under, "the pack below lies there as before"
    laid.cache_clear()
    read_kind.cache_clear()
    fresh = library.read(editor.folder)
    for pack in (tried, kept):
        assert pack.content == fresh.content
        assert (pack.hash, pack.provenances, pack.sources) == (fresh.hash, fresh.provenances, fresh.sources)


def test_of_two_cards_of_two_kinds_with_one_code_the_owners_is_named(tmp_path: Path) -> None:
    editor = begun("origins", tmp_path)
    path = editor.folder / "challenges.toml"
    text = path.read_text("utf-8")
    taken = editor.slips(editor.kind("idea"))[0].key
    path.write_text(
        text.replace('instead = "warning-calls"\ncode = "?"', f'instead = "warning-calls"\ncode = "{taken}"')
    )
    assert path.read_text("utf-8") != text
    with pytest.raises(BadPack, match=rf"^challenges\.toml:\d+: {taken}: code: .* another card has that code"):
        editor.library.read(editor.folder)
