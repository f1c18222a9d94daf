"""Settings: declared once as the fields of a class, and checked wherever one is made."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest

from biont.kernel.errors import BadSettings
from biont.kernel.settings import Choice, Settings, Switch, carried, one_of


@dataclass(frozen=True, slots=True)
class Agreed(Settings):
    """A setting of each kind."""

    dice: str = one_of(("5", "3"), more=("1",))
    wild: bool = False
    legacy: str = carried()


def test_settings_are_the_fields() -> None:
    assert Agreed.offered() == (Choice("dice", ("5", "3"), "5", ("1",)), Switch("wild"))
    assert Agreed.texts() == ("legacy",)
    assert Agreed.of({}) == Agreed()
    assert Agreed.of({"dice": "1", "wild": True, "legacy": "x"}) == Agreed("1", True, "x")


def test_a_record_has_what_differs_from_the_usual_game() -> None:
    assert Agreed().to_data() == {}
    settings = {"dice": "3", "wild": True, "legacy": "x"}
    assert Agreed.of(settings).to_data() == settings


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"dice": "9"}, "The setting 'dice' is one of 5, 3, not '9'."),
        ({"dice": 5}, "The setting 'dice' is a word, not 5."),
        ({"wild": 1}, "The setting 'wild' is true or false, not 1."),
        ({"legacy": 1}, "'legacy' is a text, not 1."),
        ({"dices": "5"}, "There is no setting 'dices'; settings are dice, wild."),
    ],
)
def test_what_is_no_setting_or_no_value_is_refused(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSettings) as error:
        Agreed.of(settings)
    assert str(error.value) == sentence


def test_no_way_leads_to_a_value_that_a_setting_does_not_have() -> None:
    with pytest.raises(BadSettings, match="not '9'"):
        Agreed("9")
    with pytest.raises(BadSettings, match="not '9'"):
        replace(Agreed(), dice="9")


def test_a_game_may_have_no_settings() -> None:
    assert Settings.of({}).to_data() == {}
    with pytest.raises(BadSettings, match="This game has no settings, so no 'dice'."):
        Settings.of({"dice": "5"})
