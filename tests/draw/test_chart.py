"""The chart of points: lines that can be told apart, and labels that stay on the picture."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from itertools import pairwise

from markupsafe import Markup

from biont.draw import Curve, chart
from biont.draw.chart import HEIGHT, LABEL, LETTER, WIDTH

COURSES = [Curve(name, name, Markup("<g/>")) for name in ("red", "<blue>", "green", "white")]


def drawn(*moments: tuple[int, tuple[int, ...]]) -> str:
    return str(chart(moments, COURSES[: len(moments[0][1])], "points & turns"))


def test_a_line_has_only_the_places_where_it_changes() -> None:
    html = drawn((1, (0, 3)), (1, (0, 3)), (1, (0, 3)), (2, (4, 3)), (2, (4, 3)))
    first, second = re.findall(r'points="([^"]*)"', html)
    assert len(first.split()) == 4
    assert len(second.split()) == 2
    ET.fromstring(html)


def test_a_new_turn_is_marked_once() -> None:
    html = drawn((0, (0,)), (1, (1,)), (1, (2,)), (2, (3,)))
    assert re.findall(r'<text class="turn"[^>]*>(\d+)</text>', html) == ["1", "2"]


def test_names_at_the_end_neither_cover_each_other_nor_leave_the_picture() -> None:
    html = drawn((1, (0, 0, 0, 0)), (2, (0, 0, 0, 0)))
    heights = sorted(float(y) for y in re.findall(r'<text class="end" x="\d+" y="([\d.]+)"', html))
    assert all(below - above >= LABEL - 0.11 for above, below in pairwise(heights))
    assert heights[-1] < HEIGHT
    assert "&lt;blue&gt; 0" in html


def test_a_long_name_with_its_points_does_not_run_out_of_the_picture() -> None:
    """In the letters of a phone, which are twice as large as others."""
    html = str(chart([(1, (0, 0)), (2, (13, 8))], [Curve(name, name, Markup("")) for name in ("Schwarz", "Grün")], ""))
    (at, _) = re.findall(r'<text class="end" x="(\d+)"', html)
    assert int(at) + 13 * len("Schwarz 13") <= WIDTH
    assert "Schwarz 13" in html


def test_a_game_that_has_just_begun_has_a_chart_too() -> None:
    assert drawn((0, (0, 0))).count("<polyline") == 2


def test_the_number_of_a_marked_moment_covers_no_line() -> None:
    html = str(chart([(1, (0,)), (2, (9,)), (3, (9,))], COURSES[:1], "points", marked=[2]))
    number = next(float(y) + float(r) for y, r in re.findall(r'<circle cx="[\d.]+" cy="([\d.]+)" r="(9)"', html))
    sign = next(float(y) + 5 - 6.5 for y in re.findall(r'class="sign" transform="translate\([\d.]+ ([\d.]+)\)"', html))
    line = re.findall(r'points="([^"]*)"', html)[0]
    assert number < sign
    assert number < min(float(point.split(",")[1]) for point in line.split())


def test_a_number_of_three_digits_stands_on_the_picture() -> None:
    """In the letters of a phone, two thirds of an em wide."""
    html = drawn((1, (0,)), (2, (100,)))
    places = {text: float(x) for x, text in re.findall(r'<text x="([\d.]+)" y="[\d.]+">(\d+)</text>', html)}
    assert places["100"] >= len("100") * LETTER
    assert places["0"] == places["100"]
