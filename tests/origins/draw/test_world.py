"""The map as it is printed: geometry, and the picture that ``biont draw world`` writes."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from itertools import pairwise
from pathlib import Path

import pytest

from biont.cli import main
from biont.origins.definition import ORIGINS
from biont.origins.draw.geometry import frame_of, hex_at, outline, spot_at
from biont.origins.draw.panorama import panorama
from biont.origins.draw.printed_map import latitudes, lines, printed
from biont.origins.pack_library import load_pack
from biont.origins.world import World
from tests.origins.worlds import laid

PACK = load_pack()
WORLD = PACK.world


@pytest.mark.parametrize("world", [PACK.world, PACK.sheet], ids=["classic", "custom"])
def test_spots_lie_on_the_corners_of_their_hexes(world: World) -> None:
    for hex_ in range(len(world.hexes)):
        x, y = hex_at(world, hex_)
        corners = {(x, y - 60), (x + 52, y - 30), (x + 52, y + 30), (x, y + 60), (x - 52, y + 30), (x - 52, y - 30)}
        for spot in world.corners[hex_]:
            assert corners & set(spot_at(world, spot))


def test_everything_lies_within_the_frame() -> None:
    frame = frame_of(WORLD)
    for spot in range(len(WORLD.spots)):
        for x, y in spot_at(WORLD, spot):
            assert frame.x < x < frame.x + frame.width
            assert frame.y < y < frame.y + frame.height


def test_a_hex_is_closed_by_its_sides_and_a_truncated_one_has_fewer() -> None:
    whole, cut = (next(h for h, ring in enumerate(WORLD.corners) if len(ring) == n) for n in (6, 5))
    assert len(re.findall(r"-?\d+", outline(WORLD, whole))) == 12
    assert len(re.findall(r"-?\d+", outline(WORLD, cut))) == 10


def test_what_is_printed_is_what_the_pack_says() -> None:
    found = {hex_.code: hex_ for hex_ in printed(PACK, WORLD).hexes}
    assert len(found) == len(WORLD.hexes)
    california = found["california"]
    assert (california.ring, len(california.stars)) == ("orange", 3)
    for tile in WORLD.hexes:
        sites = found[tile.code].sites
        assert [(site.stage, site.name) for site in sites] == [(one.stage, one.name) for one in tile.resources]


def test_land_without_a_coastline_is_drawn_around_its_corners() -> None:
    """A custom map has no coast of its own: every corner of a Hex that is land has its share of the Hex, a sixth."""
    sheet = PACK.sheet
    corners = sum(sheet.spots[spot].land for ring in sheet.corners for spot in ring)
    assert 0 < corners < 200
    assert area(printed(PACK, sheet).kites) == corners * area(outline(sheet, 0)) / 6
    assert printed(PACK, WORLD).kites == ""


def area(path: str) -> float:
    """What closed paths of relative lines enclose."""
    found = 0.0
    for part in path.split("z")[:-1]:
        x, y, *steps = map(int, re.findall(r"-?\d+", part))
        points = [(x, y)]
        for dx, dy in zip(steps[::2], steps[1::2], strict=True):
            points.append((points[-1][0] + dx, points[-1][1] + dy))
        found += sum(a * d - b * c for (a, b), (c, d) in pairwise([*points, points[0]])) / 2
    return found


@pytest.mark.parametrize(
    ("name", "broken"),
    [
        ("India", ["India"]),
        ("Mediterranean", ["Mediterranean"]),
        ("Fertile Crescent", ["Fertile", "Crescent"]),
        ("Mid-Atlantic Ridge", ["Mid-Atlantic", "Ridge"]),
        ("Saudi-Arabien", ["Saudi-", "Arabien"]),
        ("Philippinensee", ["Philippinen-", "see"]),
        ("Kaspisee", ["Kaspisee"]),
    ],
)
def test_long_names_are_broken_between_words(name: str, broken: list[str]) -> None:
    assert lines(name) == broken


@pytest.mark.parametrize(("language", "word"), [("en", "ring for jungle"), ("de", "Ring für Dschungel")])
def test_the_world_is_a_picture_with_every_hex_and_spot(language: str, word: str) -> None:
    svg = ORIGINS.drawing.pictures.picture("world", PACK, ORIGINS.words(language))
    root = ET.fromstring(svg)
    ids = [one.get("id") for one in root.iter() if one.get("id")]
    assert len(ids) == len(set(ids))
    assert {f"hex-{tile.code}" for tile in WORLD.hexes} | {f"spot-{spot.code}" for spot in WORLD.spots} <= set(ids)
    assert word in svg
    used = {one.get("href") for one in root.iter() if one.tag.endswith("use")}
    assert used <= {f"#{id}" for id in ids}


def test_the_command_writes_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("world.svg", "world.html"):
        assert main(["--lang", "en", "draw", "world", "--theme", "dark", "-o", str(tmp_path / name)]) == 0
        assert "color-scheme: dark" in (tmp_path / name).read_text(encoding="utf-8")
    assert "world.html" in capsys.readouterr().out


def test_a_numbered_world_is_drawn_before_it_is_played() -> None:
    """The picture shows the Hexes of the game that has this number, and another number is another world."""

    def drawn(number: str) -> str:
        settings = {"map": "mars", "world": number, "seats": "black,white"}
        return ORIGINS.drawing.pictures.picture("world", PACK, ORIGINS.words("en"), settings=settings)

    assert "Tharsis" in drawn("7")
    assert drawn("7") == drawn("7") != drawn("8")


def test_the_latitude_strip_lies_beside_cratons_and_nowhere_else() -> None:
    cold = latitudes(laid(("black", "green"), 1, map="cratons", laying="seed", strip="printed"))
    assert [(one.number, one.climate) for one in cold] == [
        *((1, "ice"), (2, "ice"), (3, "jungle"), (4, "jungle"), (5, "ice"), (6, "ice")),
    ]
    assert [one.y for one in cold] == sorted({one.y for one in cold})
    assert latitudes(laid(("black", "green"))) == ()


def test_the_picture_of_the_start_page_is_drawn_from_the_map() -> None:
    assert ORIGINS.drawing.art.face(ORIGINS.words("en")).rstrip("\n") == panorama(PACK), "draw it anew: see FACE"
