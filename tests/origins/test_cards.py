"""Words of the cards: what prints can be read again."""

import pytest

from biont.origins import cards as c
from biont.origins.pack_library import load_pack

PACK = load_pack("standard")


@pytest.mark.parametrize("text", ["art", "footprint 3", "cull II", "cold war", "prospect luxury", "chaos"])
def test_icons_print_and_parse(text: str) -> None:
    assert str(c.Icon.parse(text)) == text


@pytest.mark.parametrize("text", ["footprint", "cull", "cull V", "arts", "energy x", ""])
def test_what_is_no_icon_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no icon"):
        c.Icon.parse(text)


def test_every_word_of_the_pack_prints_as_it_parses() -> None:
    for card in (*PACK.challenges, *PACK.ideas):
        for side in card.sides:
            assert all(c.Activity.parse(str(activity)) == activity for activity in side.activities)
        assert all(c.Icon.parse(str(icon)) == icon for icon in card.eureka)
        assert all(c.Requirement.parse(str(need)) == need for need in card.requires)
    for challenge in PACK.challenges:
        assert all(c.Event.parse(str(event)) == event for event in challenge.events)


def test_a_technology_icon_is_its_track() -> None:
    assert [c.Icon.parse(f"{track} 2").kind for track in c.TRACKS] == list(c.ALL_TRACKS)


def test_a_luxury_city_is_never_required() -> None:
    with pytest.raises(ValueError, match="no requirement"):
        c.Requirement.parse("city luxury")
    assert c.Requirement.parse("city any").value == c.ANY_CITY


def test_a_track_goes_on_to_its_next_stage_and_stops_at_its_end() -> None:
    maritime = PACK.tracks[c.MARITIME]
    assert maritime.after(3) == 6
    assert maritime.after(8) == 8


def test_a_card_has_the_side_of_a_discipline_or_none() -> None:
    nations = next(card for card in PACK.challenges if card.number == 67)
    side = nations.side(c.CULTURE)
    assert side is not None
    assert list(map(str, side.activities)) == ["abstraction", "exogamy -> footprint 6"]
    missing = {0, 1, 2} - {side.discipline for side in nations.sides}
    assert nations.side(missing.pop()) is None
