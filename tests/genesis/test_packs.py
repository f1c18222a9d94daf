"""Packs: the standard ones hold, broken ones are told apart, new ones can be filled in."""

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

import biont
from biont.genesis import cards as c
from biont.genesis import packcheck
from biont.genesis.pack_library import PACK_LIBRARY, load_pack
from biont.kernel.errors import BadPack
from biont.packs import Name, Provenance
from tests.packs.citing import assert_cited

DOCS = Path(__file__).parents[2] / "docs" / "packs.md"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the standard pack to break."""
    return Path(shutil.copytree(PACK_LIBRARY.folder / "standard-2e", tmp_path / "mine"))


def change(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")


def problems(folder: Path) -> list[str]:
    """What is wrong with a pack, a line each, without the lines of its files."""
    with pytest.raises(BadPack) as caught:
        load_pack(str(folder))
    return [re.sub(r"^([\w/-]+\.toml):\d+: ", r"\1: ", line) for line in str(caught.value).splitlines()]


# The standard packs


@pytest.mark.parametrize("name", PACK_LIBRARY.names())
def test_every_check_holds(name: str) -> None:
    assert [result for result in PACK_LIBRARY.checks(load_pack(name)) if not result.ok] == []


def test_checks_have_names_of_their_own_and_sources() -> None:
    names = [check.name for check in PACK_LIBRARY.checks.all] + [
        statement.name for statement in PACK_LIBRARY.checks.untestable
    ]
    assert len(set(names)) == len(names)
    sources = [check.source for check in PACK_LIBRARY.checks.all]
    sources += [statement.source for statement in PACK_LIBRARY.checks.untestable]
    assert all(re.fullmatch(r"biogen|00\d:L[\d-]+(, 00\d:L[\d-]+)*", source) for source in sources)


def test_a_failing_check_says_what_is_wrong(copy: Path) -> None:
    change(copy, "mutations.toml", 'icons = "red_queen pollution"', 'icons = "fission"')
    change(copy, "events.toml", 'icons = "x x uv1"', 'icons = "x uv2"')
    change(copy, "parasites.toml", 'slots = "blue red"', 'slots = "blue yellow"')
    failed = {result.name: str(result.detail) for result in PACK_LIBRARY.checks(load_pack(str(copy))) if not result.ok}
    assert failed["tmRNA: blue, red queen, polluter"] == "tmRNA does not fit red_queen. tmRNA does not fit pollution."
    assert failed["mutations: fission only on unpromoted yellow ones"] == "Elsewhere: tmRNA."
    assert failed["bombardment: aftershock, warm, UV 1"] == "Late Heavy Bombardment does not show uv=1."
    assert failed["bombardment and Ur: two X, no smite, two from earth"] == "They show 1, 0, 2."
    assert failed["cyanobacteria: green, slots blue and red, polluter"] == "Cyanobacteria does not fit slots=BR."


def test_a_check_whose_card_is_missing_fails(copy: Path) -> None:
    change(copy, "macroorganisms.toml", 'en = "Seaweed"', 'en = "Kelp"')
    failed = [result for result in PACK_LIBRARY.checks(load_pack(str(copy))) if not result.ok]
    assert "0 sides of macroorganisms have 'Seaweed' in their name; there should be one." in {
        str(r.detail) for r in failed
    }


def test_a_pack_is_read_once() -> None:
    assert load_pack() is load_pack("standard-2e")


def test_a_changed_file_is_read_anew(copy: Path) -> None:
    first = load_pack(str(copy))
    change(copy, "events.toml", 'icons = "heaven heaven"', 'icons = "heaven"')
    second = load_pack(str(copy))
    assert second.events[0].icons == (("heaven", 1),)
    assert first.hash != second.hash


def test_the_hash_is_about_play_only(copy: Path) -> None:
    change(copy, "events.toml", 'en = "Mars Paleo-Ocean"', 'en = "Mars"')
    change(copy, "events.toml", "number = 37", "number = 36")
    assert load_pack(str(copy)).hash == load_pack().hash
    change(copy, "placards.toml", 'warm = "1 2"', 'warm = "1 2 3"')
    assert load_pack(str(copy)).hash != load_pack().hash


def test_every_value_has_a_provenance() -> None:
    pack = load_pack()
    kinds = Counter(origin.kind for fields in pack.provenances.values() for origin in fields.values())
    assert set(kinds) == {"rulebook", "public", "deduced", "reconstructed"}
    for code, fields in pack.provenances.items():
        assert all(origin.source or origin.kind == "reconstructed" for origin in fields.values()), code
        assert any(field == "en" or field.endswith(".en") for field in fields)


def test_sources_are_explained() -> None:
    pack = load_pack()
    for fields in pack.provenances.values():
        for origin in fields.values():
            if origin.kind in ("rulebook", "public"):
                assert re.split(r"[:; ,]", origin.source)[0] in pack.sources, origin


@pytest.mark.parametrize("name", PACK_LIBRARY.names())
def test_every_citation_names_the_few_words_it_rests_on(name: str) -> None:
    assert_cited(PACK_LIBRARY, name)


@pytest.mark.parametrize(
    ("code", "field", "kind"),
    [
        ("tmrna", "front.icons", "deduced"),
        ("tmrna", "back.name", "rulebook"),
        ("tmrna", "back.icons", "reconstructed"),
        ("theia", "icons", "public"),
        ("theia", "order", "rulebook"),
        ("dhb", "bacterium.metabolism", "rulebook"),
        ("pond", "bacterium.metabolism", "deduced"),
        ("cyano", "slots", "rulebook"),
        ("virus", "slots", "deduced"),
        ("seaweed", "needs", "rulebook"),
        ("dickinsonia", "marine.organs.0.icons", "deduced"),
        ("dickinsonia", "marine.organs.1.colour", "deduced"),
        ("ocean", "name", "rulebook"),
    ],
)
def test_provenance_of_single_values(code: str, field: str, kind: str) -> None:
    assert load_pack().provenance(code, field).kind == kind


def test_provenance_of_a_field_that_is_not_there() -> None:
    with pytest.raises(KeyError, match="theia has no single value 'wings'"):
        load_pack().provenance("theia", "wings")


def test_codes_are_short_and_differ() -> None:
    pack = load_pack()
    codes = [card.code for card in pack.landforms] + [card.code for card in pack.events]
    codes += [card.code for card in pack.placards] + [card.code for card in pack.mutations]
    codes += [side.code for card in pack.parasites for side in card.sides] + [card.code for card in pack.macroorganisms]
    assert sorted(codes) == sorted(pack.codes())
    assert len(set(codes)) == len(codes)
    assert max(map(len, codes)) <= 12


def test_names_in_both_languages() -> None:
    pack = load_pack()
    names = [card.name for card in pack.landforms] + [card.name for card in pack.events]
    names += [card.name for card in pack.placards]
    for side in packcheck.sides(pack):
        names += [side.name, *(organ.name for organ in side.organs), *(circle.name for circle in side.endosymbionts)]
    names += [side.name for card in pack.mutations for side in (card.front, card.back)]
    names += [side.name for card in pack.parasites for side in card.sides]
    names += [card.bacterium.name for card in pack.placards]
    assert all(name.en and name.de for name in names)


# Balance: every event can kill, and every event can be survived


def test_mutations_are_spread_over_the_colours() -> None:
    mutations = load_pack().mutations
    assert Counter(card.front.colour for card in mutations) == {0: 5, 1: 5, 2: 5, 3: 5}
    assert Counter(card.back.colour for card in mutations) == {0: 5, 1: 5, 2: 5, 3: 5}
    for colour in range(4):
        assert len({card.back.colour for card in mutations if card.front.colour == colour}) >= 3


def test_no_mutation_is_worthless_or_overloaded() -> None:
    for card in load_pack().mutations:
        assert sum(card.front.icons) <= 2
        assert 2 <= sum(card.back.icons) <= 3


@pytest.mark.parametrize("icon", [c.HEAT_SHIELD, c.O2_SHIELD, c.UV_SHIELD, c.CANCER_SHIELD, c.IMMUNOLOGY, c.RED_QUEEN])
def test_each_shield_is_on_some_macroorganisms_but_not_on_all(icon: int) -> None:
    for kind in ("marine", "terrestrial"):
        shielded = sum(packcheck.shields(getattr(card, kind), icon) for card in load_pack().macroorganisms)
        assert 2 <= shielded <= 6


def test_droughts_can_be_survived_on_land_only_where_they_strike() -> None:
    cards = load_pack().macroorganisms
    assert 4 <= sum(packcheck.shields(card.terrestrial, c.DROUGHT_SHIELD) for card in cards) <= 6
    assert not any(packcheck.shields(card.marine, c.DROUGHT_SHIELD) for card in cards)


def test_every_macroorganism_has_a_circle_for_each_colour() -> None:
    for side in packcheck.sides(load_pack()):
        assert sorted(circle.colour for circle in side.endosymbionts) == [0, 1, 2, 3]
        assert len(side.organs) >= 2


# Inheritance


def test_the_first_edition_inherits_the_rest() -> None:
    first, second = load_pack("standard-1e"), load_pack("standard-2e")
    assert (first.name, first.edition) == ("standard-1e", "1e")
    assert first.events == second.events
    differ = [a.code for a, b in zip(first.mutations, second.mutations, strict=True) if a != b]
    assert differ == ["cytochrome"]
    assert first.provenance("cytochrome", "front.icons").source.startswith("001:L742")
    assert first.provenance("cytochrome", "front.colour") == second.provenance("cytochrome", "front.colour")
    assert first.hash != second.hash


def test_a_pack_may_change_single_fields(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "house"\nedition = "2e"\ninherits = "standard-2e"\n', "utf-8")
    (tmp_path / "parasites.toml").write_text(
        '[[parasite]]\ncolour = "red"\nsource = "owner"\nsides = ['
        '{ code = "prion", en = "Prion", slots = "green blue", icons = "" },'
        '{ code = "toxin", en = "Toxin", slots = "yellow blue", icons = "" }]\n',
        "utf-8",
    )
    pack = load_pack(str(tmp_path))
    assert [side.code for side in pack.parasites[c.RED].sides] == ["prion", "toxin"]
    assert pack.parasites[c.RED].sides[0].name == Name("Prion", "Prion")
    assert pack.provenance("toxin", "slots").kind == "owner"
    assert pack.parasites[1:] == load_pack().parasites[1:]


def test_a_pack_that_inherits_itself(tmp_path: Path) -> None:
    for name, other in (("a", "b"), ("b", "a")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "pack.toml").write_text(f'name = "{name}"\nedition = "2e"\ninherits = "{other}"\n', "utf-8")
    with pytest.raises(BadPack, match="inherits it in turn"):
        load_pack(str(tmp_path / "a"))


def test_an_inherited_card_that_does_not_exist(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "house"\nedition = "2e"\ninherits = "standard-2e"\n', "utf-8")
    (tmp_path / "events.toml").write_text('[[event]]\ncode = "thea"\nclimate = "warm"\n', "utf-8")
    assert problems(tmp_path)[0].startswith('events.toml: code: "thea" stands there, but the inherited pack has only')


# Broken packs


def test_all_problems_at_once(copy: Path) -> None:
    change(copy, "events.toml", 'icons = "smite smite smite x x"', 'icons = "smote x x"')
    change(copy, "placards.toml", 'colour = "green"', 'colour = "gren"')
    change(copy, "mutations.toml", 'code = "sod"', 'code = "S O D"')
    change(copy, "macroorganisms.toml", "needs = [0, 0, 3, 1]", "needs = [0, 0, 3]")
    change(copy, "parasites.toml", 'slots = "blue red"', 'slots = "blue"')
    found = "\n".join(problems(copy))
    assert (
        'events.toml: theia: icons: "smote" stands there, among others; it takes any number of words out of heaven,'
        in found
    )
    assert 'placards.toml: pond: colour: "gren" stands there; it takes one of red, yellow, green, blue.' in found
    assert 'mutations.toml: S O D: code: "S O D" stands there; it takes lowercase letters' in found
    assert "macroorganisms.toml: seaweed: needs: [0, 0, 3] stands there; it takes four numbers" in found
    assert 'parasites.toml: green: sides.0.slots: "blue" stands there; it takes 2 words out of' in found


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("events.toml", 'eon = "hadean"\n', "", "mars-ocean: eon: nothing stands there; it takes one of hadean,"),
        ("events.toml", "number = 37", 'number = "x"', 'mars-ocean: number: "x" stands there; it takes a number'),
        ("events.toml", 'order = ""', 'order = "red"', 'theia: order: "red" stands there; it takes nothing on an'),
        ("events.toml", "number = 37", "number = 37\nwings = 2", "mars-ocean: wings: there is no such field; the"),
        ("events.toml", 'code = "ur"', 'code = "fog"', 'fog: code: "fog" stands there, but another card has that'),
        ("events.toml", 'default = "public biogen"', "", "mars-ocean: number: it has no source; a source begins with"),
        ("events.toml", '"rulebook 000:L799"', '"hearsay"', 'mars-ocean: en: its source is "hearsay"; a source begins'),
        (
            "placards.toml",
            "smite_proof = false",
            "smite_proof = 0",
            "tholin: smite_proof: 0 stands there; it takes true",
        ),
        (
            "placards.toml",
            'dots = "yellow green red blue"',
            'dots = "red"',
            'tholin: dots: "red" stands there; it takes 4',
        ),
        ("landforms.toml", 'row = "ocean"', 'row = "cosmic"', "2 cards are cosmic; there is one for each of cosmic,"),
        ("parasites.toml", "[[parasite]]", "[[parasites]]", "parasites: there is no such table; the file holds"),
        ("mutations.toml", "[[mutation]]", "[[mutation]", "it is not valid TOML"),
        ("pack.toml", 'edition = "2e"\n', "", "edition: nothing stands there; it takes a text."),
    ],
)
def test_single_problems(copy: Path, file: str, old: str, new: str, problem: str) -> None:
    change(copy, file, old, new)
    assert any(line.startswith(f"{file}: {problem}") for line in problems(copy)), problems(copy)[:3]


def test_missing_and_superfluous_files(copy: Path) -> None:
    (copy / "events.toml").rename(copy / "event.toml")
    found = problems(copy)
    assert "events.toml: the file is missing." in found
    assert "events.toml: the number of tables [[event]] is 0; a pack has 24." in found
    assert any(line.startswith("event.toml: a pack has no such file; it may hold") for line in found)


def test_two_circles_of_a_colour(copy: Path) -> None:
    change(copy, "macroorganisms.toml", '{ colour = "red", en = "Amyloid', '{ colour = "blue", en = "Amyloid')
    assert problems(copy) == [
        "macroorganisms.toml: seaweed: marine.endosymbionts: two circles have the same colour; "
        "each colour takes one at most."
    ]


def test_a_pack_that_is_not_there() -> None:
    with pytest.raises(BadPack, match="There is no pack 'nowhere'; give one of standard-1e, standard-2e, or a folder"):
        load_pack("nowhere")


# New packs


def test_a_new_pack_can_be_played_at_once(tmp_path: Path) -> None:
    folder = PACK_LIBRARY.write_new(tmp_path / "own")
    pack = load_pack(str(folder))
    assert pack.name == "own"
    assert pack.hash == load_pack().hash
    assert pack.mutations == load_pack().mutations
    assert pack.macroorganisms == load_pack().macroorganisms
    assert pack.provenance("theia", "icons") == Provenance("public", "biogen", "own")
    assert pack.provenance("restriction", "front.name") == Provenance("reconstructed", "", "standard-2e")
    assert biont.new("genesis", seats=["red", "blue"], pack=str(folder), seed=1).decision is not None


def test_a_new_pack_knows_what_is_open(tmp_path: Path) -> None:
    folder = PACK_LIBRARY.write_new(tmp_path / "own")
    for progress in PACK_LIBRARY.progress(str(folder)):
        text = (folder / progress.file).read_text("utf-8")
        assert len(progress.gaps) == text.count('"?"')
        for gap in progress.gaps:
            assert f'{gap.field.rpartition(".")[2]} = "?"' in text.splitlines()[gap.line - 1]
    gaps = {(gap.card, gap.field) for progress in PACK_LIBRARY.progress(str(folder)) for gap in progress.gaps}
    assert {("mars-ocean", "order"), ("trilobite", "terrestrial.organs.0.colour"), ("restriction", "code")} <= gaps


def test_a_new_pack_without_one_below_is_unfinished(tmp_path: Path) -> None:
    folder = PACK_LIBRARY.write_new(tmp_path / "own")
    change(folder, "pack.toml", 'inherits = "standard-2e"\n', "")
    for cards in PACK_LIBRARY.kinds:
        text = (folder / cards.file).read_text("utf-8")
        (folder / cards.file).write_text(re.sub(r'instead = ".*"\n', "", text), "utf-8")
    found = problems(folder)
    assert all('"?" stands there, so it is still to be filled in; it takes ' in line for line in found)
    assert len(found) == sum(len(progress.gaps) for progress in PACK_LIBRARY.progress(str(folder)))
    assert "macroorganisms.toml: trilobite: terrestrial.organs.0.colour: " in "\n".join(found)


def test_a_card_of_a_name_that_nobody_knew(tmp_path: Path) -> None:
    """It stands instead of one that was made up, with a code of its own."""
    folder = PACK_LIBRARY.write_new(tmp_path / "own")
    text = (folder / "mutations.toml").read_text("utf-8")
    blank = 'instead = "restriction"\ncode = "?"\nfront = { en = "?", colour = "?", icons = "?" }'
    assert blank in text
    read = 'instead = "restriction"\ncode = "crispr"\nfront = { en = "CRISPR", colour = "green", icons = "?" }'
    (folder / "mutations.toml").write_text(text.replace(blank, read), "utf-8")
    pack, standard = load_pack(str(folder)), load_pack()
    place = [card.code for card in standard.mutations].index("restriction")
    card = pack.mutations[place]
    assert (card.code, card.front.name, card.front.colour) == ("crispr", Name("CRISPR", "CRISPR"), c.GREEN)
    assert card.front.icons == standard.mutations[place].front.icons
    assert card.back == standard.mutations[place].back
    assert pack.provenance("crispr", "front.colour") == Provenance("owner", "", "own")
    assert pack.provenance("crispr", "front.icons").pack == "standard-2e"
    assert "restriction" not in pack.codes()


def test_a_list_may_grow_while_it_is_filled_in(tmp_path: Path) -> None:
    """An open value of a list is taken from the same place of the inherited one; beyond its end there is none."""
    folder = PACK_LIBRARY.write_new(tmp_path / "own")
    standard = {card.code: card for card in load_pack().macroorganisms}["seaweed"]
    text = (folder / "macroorganisms.toml").read_text("utf-8")
    more = "organs = [\n" + '  { colour = "?", en = "?", icons = "?" },\n' * (len(standard.marine.organs) + 1)
    (folder / "macroorganisms.toml").write_text(text.replace("organs = [\n", more, 1), "utf-8")
    found = problems(folder)
    assert any('"?" stands there' in line for line in found)
    assert all(line.startswith("macroorganisms.toml: seaweed: marine.organs.") for line in found)


def test_a_new_pack_can_be_filled_in(tmp_path: Path) -> None:
    folder = PACK_LIBRARY.write_new(tmp_path / "own")
    for cards in PACK_LIBRARY.kinds:
        fill(folder / cards.file, PACK_LIBRARY.folder / "standard-2e" / cards.file)
    pack = load_pack(str(folder))
    assert not any(progress.gaps for progress in PACK_LIBRARY.progress(str(folder)))
    assert pack.hash == load_pack().hash
    assert pack.provenance("theia", "icons").kind == "public"
    assert pack.provenance("accretion", "order").kind == "owner"
    assert all(result.ok for result in PACK_LIBRARY.checks(pack))


def fill(own: Path, standard: Path) -> None:
    """Fills in what is unknown from the standard pack, value by value, in order."""
    pattern = re.compile(r'(?<![\w.])(\w+) = ("[^"]*"|true|false|\d+|\[[\d, ]+\])')
    leave = ("source", "default")

    def values(text: str) -> list[tuple[str, str]]:
        body = re.sub(r"source = \{[^}]*\}", "", text[text.index("\n[[") :])
        return [m.groups() for m in pattern.finditer(body) if m[1] not in (*leave, "de", "number")]  # type: ignore[misc]

    known = iter(values(standard.read_text("utf-8")))
    lines = []
    for line in own.read_text("utf-8").split("\n[[", 1)[1].splitlines():
        kept, _, source = line.partition("source = {")

        def put(match: re.Match[str]) -> str:
            if match[1] in ("de", "number", "instead"):
                return match[0]
            name, value = next(known)
            assert name == match[1]
            return f"{name} = {value}" if match[2] == '"?"' else match[0]

        lines.append(pattern.sub(put, kept) + ("source = {" + source if source else ""))
    own.write_text(own.read_text("utf-8").split("\n[[", 1)[0] + "\n[[" + "\n".join(lines) + "\n", "utf-8")


def test_a_new_pack_spares_what_is_there(tmp_path: Path) -> None:
    (tmp_path / "note.txt").write_text("mine", "utf-8")
    with pytest.raises(BadPack, match="is not empty; a new pack needs a folder of its own"):
        PACK_LIBRARY.write_new(tmp_path)


# The documentation


def test_the_documentation_names_every_card() -> None:
    text = DOCS.read_text("utf-8")
    assert [code for code in load_pack().codes() if f"`{code}`" not in text] == []
    assert [one.name for one in PACK_LIBRARY.checks.untestable if one.name not in text or one.reason not in text] == []
