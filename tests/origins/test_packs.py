"""The pack of Bios:Origins: it holds, broken ones are told apart, new ones can be filled in."""

import re
import shutil
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from biont.kernel.errors import BadPack
from biont.origins import cards as c
from biont.origins.pack_library import PACK_LIBRARY, load_pack
from biont.origins.packcheck.counts import longest_rise
from biont.words import words
from biont.words.errors import tell
from tests.packs.citing import assert_cited

PACK = load_pack("standard")


def failed(folder: Path) -> dict[str, str]:
    """The checks that a pack does not pass, with what they say."""
    return {result.name: str(result.detail) for result in PACK_LIBRARY.checks(load_pack(str(folder))) if not result.ok}


def inheriting(folder: Path, file: str, text: str) -> Path:
    """A pack that inherits the standard one and changes one file."""
    (folder / "pack.toml").write_text('name = "mine"\nedition = "2e"\ninherits = "standard"\n', "utf-8")
    (folder / file).write_text(f'[source]\ndefault = "owner"\n\n{text}\n', "utf-8")
    return folder


def problems(folder: Path) -> list[str]:
    with pytest.raises(BadPack) as caught:
        load_pack(str(folder))
    return str(caught.value).splitlines()


# The standard pack


def test_every_check_holds() -> None:
    assert [(result.name, str(result.detail)) for result in PACK_LIBRARY.checks(PACK) if not result.ok] == []


def test_every_citation_names_the_few_words_it_rests_on() -> None:
    assert_cited(PACK_LIBRARY, "standard")


@pytest.mark.parametrize(
    ("code", "field", "kind"),
    [
        ("comet-4", "compares", "deduced"),
        ("north-australia", "ring", "deduced"),
        ("footprint", "scores", "deduced"),
        ("united-nations", "first.activities", "rulebook"),
        ("natural-law", "favours", "rulebook"),
    ],
)
def test_only_what_the_line_says_is_from_the_rulebook(code: str, field: str, kind: str) -> None:
    assert PACK.provenance(code, field).kind == kind


def test_checks_have_names_of_their_own_and_sources() -> None:
    names = [check.name for check in PACK_LIBRARY.checks.all] + [
        statement.name for statement in PACK_LIBRARY.checks.untestable
    ]
    assert len(set(names)) == len(names)
    sources = [check.source for check in PACK_LIBRARY.checks.all] + [
        one.source for one in PACK_LIBRARY.checks.untestable
    ]
    assert all(re.fullmatch(r"002:L\d+(-\d+)?(, 002:L\d+(-\d+)?)*", source) for source in sources)


@pytest.mark.rule("L1-L2")
def test_the_tips_bind_nobody_but_the_cards() -> None:
    """What the tips of Part L say about where actions stand is checked, and only warned of."""
    tips = [result for result in PACK_LIBRARY.checks(PACK) if re.search(r"002:L13(29|3\d|4\d|5[0-6])", result.source)]
    assert len(tips) == 20
    assert [tip.name for tip in tips if tip.must] == ["information: 1 to 6"]
    assert all(tip.ok for tip in tips)


def test_warnings_show_their_figure() -> None:
    results = {result.name: result for result in PACK_LIBRARY.checks(PACK)}
    preach = results["preach on Foundations of Epochs I to III: white most, then purple"]
    assert not preach.must
    assert re.fullmatch(r"\d+ / \d+ / \d+", preach.figure)
    assert results["card 9: grave goods"].must


@pytest.mark.parametrize("language", ["en", "de"])
def test_checks_and_remarks_are_told_in_both_languages(language: str) -> None:
    say = words(language, "biont.origins")
    titles = [result.title for result in PACK_LIBRARY.checks(PACK)] + [
        one.title for one in PACK_LIBRARY.checks.untestable
    ]
    told = {tell(title, say) for title in titles}
    assert len(told) == len(titles)
    if language == "en":
        assert told == {str(title) for title in titles}
    assert all(say.has(one.why.key) for one in PACK_LIBRARY.checks.untestable)


def test_names_are_unique_in_both_languages() -> None:
    for group in ((*PACK.challenges, *PACK.ideas), PACK.world.hexes, PACK.world.spots, PACK.philosophy):
        for language in ("en", "de"):
            names = [getattr(one.name, language) for one in group]
            assert all(names)
            assert len(set(names)) == len(names)


def test_every_value_says_where_it_comes_from() -> None:
    assert PACK.provenance("united-nations", "first.activities").kind == "rulebook"
    assert PACK.provenance("united-nations", "second.activities").kind == "reconstructed"
    assert PACK.provenance("middle-east", "resources.0.needs").source.startswith("002:L147 ")
    assert PACK.provenance("spot-b18", "ground").kind == "reconstructed"
    assert PACK.provenance("crown-4", "discipline").source.startswith("002:L314 ")


def test_no_value_of_ours_passes_for_a_printed_one() -> None:
    """What a rulebook is said to tell names one of its lines, and little more."""
    for fields in PACK.provenances.values():
        for origin in fields.values():
            if origin.kind == "rulebook":
                assert re.match(r"002:L\d+", origin.source)


def test_the_hash_covers_the_map_and_not_the_names(tmp_path: Path) -> None:
    named = inheriting(tmp_path, "world.toml", '[[hex]]\ncode = "india"\nen = "Bharat"')
    assert load_pack(str(named)).hash == PACK.hash
    ringed = inheriting(tmp_path, "world.toml", '[[hex]]\ncode = "india"\nstars = 1')
    assert load_pack(str(ringed)).hash != PACK.hash


def test_the_hash_is_the_one_that_records_carry() -> None:
    """Another way to reckon it would shut every game out that was saved; only another value of a card may do so."""
    assert PACK.hash == "d06696f167516449097d9774bbaffdeb88f1afd9de2e4c3f81f8dfd45dd0b122"


def test_two_hexes_of_the_sheet_in_one_place_are_named(tmp_path: Path) -> None:
    """The custom side is laid when it is first played on; what is wrong with it is said at once."""
    folder = inheriting(tmp_path, "sheet.toml", '[[site]]\ncode = "deep-a2"\nat = [0, 0]')
    with pytest.raises(BadPack, match=r"sheet.toml: deep-a2: at: another Hex lies in row 0, column 0\."):
        load_pack(str(folder))


def test_the_page_says_what_the_pack_is() -> None:
    docs = Path(__file__).parents[2] / "docs"
    page, sources = ((docs / name).read_text("utf-8") for name in ("packs-origins.md", "sources.md"))
    origins = Counter(origin.kind for fields in PACK.provenances.values() for origin in fields.values())
    must = [check.must for check in PACK_LIBRARY.checks.all]
    assert (
        f"Of the {origins.total()} values of `standard`, {origins['rulebook']} are from the rulebook, "
        f"{origins['deduced']} deduced from it and {origins['reconstructed']} reconstructed."
    ) in sources
    assert f"a map of {len(PACK.world.hexes)} Hexes and {len(PACK.world.spots)} Spots" in page
    assert f"against {len(must)} statements: {sum(must)} that" in page
    assert f"and {len(must) - sum(must)} that it hints at" in page
    assert f"{len(PACK_LIBRARY.checks.untestable)} statements are not checked" in page
    for word in (*c.ICONS[len(c.TRACKS) : c.CULL], "purge", *(event for event in c.EVENTS if event != "catastrophe")):
        assert f"`{word}`" in page


# Deliberate faults: one value at a time, which some check must notice


FAULTS = [
    (
        "challenges.toml",
        '[[challenge]]\ncode = "grave-goods"\nreligious = false',
        "grave goods: religious, and no dictator",
    ),
    ("challenges.toml", '[[challenge]]\ncode = "grave-goods"\nnumber = 8', "cards: no two have the same number"),
    ("challenges.toml", '[[challenge]]\ncode = "gilgamesh"\nen = "Enkidu"', "card 34: Gilgamesh"),
    (
        "challenges.toml",
        '[[challenge]]\ncode = "earworms"\nrainbow = "plain"',
        "earworms: a Dissent, and a side that is not industry",
    ),
    (
        "challenges.toml",
        '[[challenge]]\ncode = "united-nations"\nfirst = { activities = ["abstraction"] }',
        "united nations: abstraction, or exogamy with footprint 6, in culture",
    ),
    (
        "challenges.toml",
        '[[challenge]]\ncode = "televangelists"\neureka = ["prayer"]',
        "dictators: they purge, and nobody else does",
    ),
    (
        "challenges.toml",
        '[[challenge]]\ncode = "napoleon"\nevents = ["dictator right", "crisis"]',
        "napoleon: crisis, then rightist dictator",
    ),
    (
        "challenges.toml",
        '[[challenge]]\ncode = "warning-calls"\nevents = ["catastrophe atlantis", "cooling"]',
        "catastrophes: each card names a Hex of the map",
    ),
    (
        "challenges.toml",
        '[[challenge]]\ncode = "warning-calls"\nevents = ["catastrophe laki", "cooling"]',
        "catastrophes: the Hex has the numeral of the card's Epoch",
    ),
    ("challenges.toml", '[[challenge]]\ncode = "warning-calls"\neureka = []', "foundations: each has a Eureka"),
    (
        "challenges.toml",
        '[[challenge]]\ncode = "warning-calls"\nfirst = { activities = ["energy 9"] }',
        "technology: every number on a card is a stage after the first",
    ),
    (
        "ideas.toml",
        '[[idea]]\ncode = "broadcasting"\nrequires = ["city oil"]',
        "broadcasting: a biofuel or an oil City",
    ),
    (
        "ideas.toml",
        '[[idea]]\ncode = "firekeeping"\ndeck = "politics"',
        "ideas: the pile is one of the two orientations",
    ),
    (
        "ideas.toml",
        '[[idea]]\ncode = "firekeeping"\neureka = ["cull III"]',
        "culls: not of a later Epoch than their own",
    ),
    (
        "ideas.toml",
        '[[idea]]\ncode = "firekeeping"\nrequires = ["city any"]',
        "requirements: no City in Epoch I, on a quarter of the Ideas of Epoch II or more",
    ),
    (
        "tracks.toml",
        '[[track]]\ncode = "maritime"\nstages = [1, 2, 3, 4, 6, 8]',
        "maritime: from 0, with 1, 2 and 3, up to 8",
    ),
    ("tracks.toml", '[[track]]\ncode = "energy"\nbonuses = [6]', "energy: steam and oil give a free advance"),
    ("crowns.toml", '[[crown]]\nnumber = 4\ndiscipline = "culture"', "crowns: the fourth is industry and encephalizes"),
    ("comets.toml", '[[comet]]\ncode = "comet-4"\nnumber = 3', "comets: I, II, III and IV"),
    (
        "species.toml",
        '[[species]]\ncolour = "green"\npolitics = { environment = 5 }',
        "species: domesticate from an environment of 5, cultivate from 6, prospect from the start",
    ),
    (
        "spaces.toml",
        '[[space]]\ncode = "unity"\nshuts = "none"',
        "philosophy: six spaces shut a score, two for each discipline",
    ),
    (
        "spaces.toml",
        '[[space]]\ncode = "unity"\nadjacent = ["centre"]',
        "philosophy: whoever is beside a space has it beside",
    ),
    (
        "spaces.toml",
        '[[space]]\ncode = "general-will"\ncrisis = "genocide"',
        "philosophy: civil war above and in the centre, economic crisis left, genocide right",
    ),
    ("world.toml", '[[hex]]\ncode = "california"\nstars = 2', "california: an orange ring with three stars"),
    (
        "world.toml",
        '[[hex]]\ncode = "doggerland"\nring = "white"',
        "rings: blue on a shelf and nowhere else, none on the ocean, stars only on rings",
    ),
    (
        "world.toml",
        '[[hex]]\ncode = "himalaya"\nring = "orange"\nstars = 4',
        "stars: 16 rings with four, 4 with three, 12 with fewer",
    ),
    ("world.toml", '[[hex]]\ncode = "malaya"\ncatastrophe = { code = "krakatoa" }', "catastrophes: Toba among them"),
    (
        "world.toml",
        '[[hex]]\ncode = "carcharodon"\nterrain = "continental"',
        "crossing to australia: shut in the east and open in the south with footprint 3",
    ),
    (
        "world.toml",
        '[[hex]]\ncode = "hawaii"\nresources = [{ kind = "horticulture", en = "taro" }]',
        "biofuel: Mediterranean, Andes, Sonoran desert, Hawaii",
    ),
    ("world.toml", '[[hex]]\ncode = "china"\nresources = []', "hexes: one or two resources each"),
    (
        "spots.toml",
        '[[spot]]\nat = "b18"\nground = "water"',
        "starts: somewhere to spread to, for any number of players",
    ),
    ("spots.toml", '[[spot]]\nat = "c19"\nground = "land"', "spain: boats are needed at Gibraltar"),
    ("spots.toml", '[[spot]]\nat = "g34"\nground = "land"', "australia: out of reach with maritime 0, in reach with 1"),
    ("spots.toml", '[[spot]]\nat = "e14"\nground = "land"', "middle atlantic: crossed with maritime 3, not with 2"),
    (
        "spots.toml",
        '[[spot]]\nat = "a34"\nground = "water"',
        "beringia: on foot from Asia, with ice before the rest of America",
    ),
    (
        "spots.toml",
        '[[spot]]\nat = "a17"\nground = "water"',
        "iceland and the canaries: land, equally far from the French Hex, with water between",
    ),
    (
        "world.toml",
        '[[hex]]\ncode = "doggerland"\nstars = 0',
        "boats: Greenland, Vinland, Hawaii and New Zealand with maritime 2, none with 1",
    ),
]


@pytest.mark.parametrize(("file", "text", "name"), FAULTS, ids=[name for _, _, name in FAULTS])
def test_a_fault_is_noticed(tmp_path: Path, file: str, text: str, name: str) -> None:
    check = next(check for check in PACK_LIBRARY.checks.all if check.name == name)
    assert not check.on(load_pack(str(inheriting(tmp_path, file, text)))).ok


def test_a_failing_check_says_what_is_wrong(tmp_path: Path) -> None:
    found = failed(inheriting(tmp_path, "world.toml", '[[hex]]\ncode = "california"\nstars = 4'))
    assert found["stars: 16 rings with four, 4 with three, 12 with fewer"] == "It is 17 / 3 / 12."
    found = failed(inheriting(tmp_path, "challenges.toml", '[[challenge]]\ncode = "motherese"\neureka = []'))
    assert found["foundations: each has a Eureka"] == "Not so: Motherese."


# Words that no pack may have


REFUSED = [
    ("challenges.toml", '[[challenge]]\ncode = "motherese"\nevents = ["plague", "cooling"]', "motherese: events"),
    ("challenges.toml", '[[challenge]]\ncode = "motherese"\nevents = ["cooling"]', "motherese: events"),
    ("challenges.toml", '[[challenge]]\ncode = "motherese"\neureka = ["spread"]', "motherese: eureka"),
    ("challenges.toml", '[[challenge]]\ncode = "motherese"\nrequires = ["city luxury"]', "motherese: requires"),
    (
        "challenges.toml",
        '[[challenge]]\ncode = "motherese"\nfirst = { activities = ["spread -> art"] }',
        "motherese: first.activities",
    ),
    (
        "challenges.toml",
        '[[challenge]]\ncode = "motherese"\nfirst = { activities = ["war -> trade"] }',
        "motherese: first.activities",
    ),
    (
        "challenges.toml",
        '[[challenge]]\ncode = "motherese"\nsecond = { discipline = "culture" }',
        "motherese: second.discipline",
    ),
    ("world.toml", '[[hex]]\ncode = "india"\ncorners = "llw"', "india: corners"),
    ("world.toml", '[[hex]]\ncode = "india"\nresources = [{ kind = "oil", en = "oil" }]', "india: resources.0.needs"),
    (
        "world.toml",
        '[[hex]]\ncode = "india"\nresources = [{ kind = "oil", en = "oil", needs = "menopause" }]',
        "india: resources.0.needs",
    ),
    ("world.toml", '[[hex]]\ncode = "india"\nat = [3]', "india: at"),
    ("spots.toml", '[[spot]]\nat = "b18"\nground = "ice"', "b18: ground"),
    ("spaces.toml", '[[space]]\ncode = "unity"\nadjacent = ["utopia"]', "unity: adjacent"),
    ("world.toml", '[[hex]]\ncode = "india"\nat = [0, 2]', "at: another Hex lies in row 0, column 2."),
    ("spots.toml", '[[spot]]\nat = "b18"\nalso = "b19"', "b19 is no corner of a Hex, or has a name already."),
]


@pytest.mark.parametrize(("file", "text", "where"), REFUSED, ids=[where for _, _, where in REFUSED])
def test_a_word_that_does_not_fit_is_refused(tmp_path: Path, file: str, text: str, where: str) -> None:
    found = problems(inheriting(tmp_path, file, text))
    assert len(found) == 1
    assert where in found[0]
    assert found[0].startswith(file)


# A pack to fill in


def test_a_new_pack_keeps_what_is_known_and_asks_for_the_rest(tmp_path: Path) -> None:
    folder = PACK_LIBRARY.write_new(tmp_path / "mine")
    nations = next(
        card
        for card in tomllib.loads((folder / "challenges.toml").read_text("utf-8"))["challenge"]
        if card.get("number") == 67
    )
    assert nations["en"] == "United Nations"
    assert nations["first"]["activities"] == ["abstraction", "exogamy -> footprint 6"]
    assert nations["second"]["activities"] == "?"
    assert nations["events"] == "?"
    tracks = tomllib.loads((folder / "tracks.toml").read_text("utf-8"))["track"]
    assert tracks[0]["stages"] == [1, 2, 3, 4, 5, 6]


def test_a_pack_of_its_own_reads_as_the_standard_one(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(PACK_LIBRARY.folder / "standard", tmp_path / "mine"))
    assert load_pack(str(folder)).hash == PACK.hash


def test_an_unfinished_pack_plays_as_the_one_it_inherits(tmp_path: Path) -> None:
    pack = load_pack(str(PACK_LIBRARY.write_new(tmp_path / "mine")))
    assert pack.hash == PACK.hash
    assert pack.provenance("united-nations", "second.activities").pack == "standard"
    assert pack.provenance("united-nations", "first.activities").pack == "mine"


# Another map


ISLAND = """
[[hex]]
code = "avalon"
en = "Avalon"
at = [0, 0]
terrain = "continental"
ring = "none"
stars = 0
corners = "llwwll"
resources = [{ kind = "horticulture", en = "apple" }]
"""


def test_a_pack_may_have_a_map_of_its_own(tmp_path: Path) -> None:
    folder = inheriting(tmp_path, "world.toml", ISLAND)
    (folder / "spots.toml").write_text('[source]\ndefault = "owner"\n', "utf-8")
    with (folder / "pack.toml").open("a", encoding="utf-8") as head:
        head.write('own = ["hex", "spot"]\n')
    pack = load_pack(str(folder))
    assert [tile.code for tile in pack.world.hexes] == ["avalon"]
    assert len(pack.world.spots) == 6
    assert len(pack.challenges) == 84
    found = {result.name: str(result.detail) for result in PACK_LIBRARY.checks(pack) if not result.ok}
    assert found["middle east: oil from metallurgy 4 on"] == "No Hex is called 'Middle East'."
    assert found["merfolk: an ocean or a shelf near every start"] == "The colour black starts nowhere."


def test_only_kinds_of_card_can_be_its_own(tmp_path: Path) -> None:
    folder = inheriting(tmp_path, "world.toml", "")
    with (folder / "pack.toml").open("a", encoding="utf-8") as head:
        head.write('own = ["island"]\n')
    (problem,) = problems(folder)
    assert problem.startswith('pack.toml:4: own: ["island"] stands there; it takes kinds out of challenge, idea')


def test_the_card_that_is_out_of_place_is_named_and_not_its_neighbours() -> None:
    assert longest_rise([1, 1, 4, 1, 2, 2, 1, 3]) == {0, 1, 3, 4, 5, 7}
    assert longest_rise([]) == set()
