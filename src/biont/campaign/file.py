"""Where campaigns begin, and how their files are read.

Whoever sends one may be anybody: nothing in it is believed before it is checked.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from biont.campaign import megafauna
from biont.campaign.people import ALONE, FIRST_COLOURS, MODES, Person
from biont.campaign.played import BadCampaign
from biont.campaign.story import FORMAT, Choices, Story, is_world
from biont.kernel.record import Record
from biont.origins.cards import COLOURS
from biont.origins.legacy import SHAPES
from biont.origins.settings import CAMPAIGN_MAPS

LONGEST_NAME = 40
LONGEST_SEED = 40
"""Digits of a seed."""


def begun(names: Sequence[str], mode: str = "") -> Story:
    """A campaign of these people, which has not begun."""
    if mode not in ("", *MODES):
        raise BadCampaign(
            "A campaign is one of {modes}, not '{mode}'.", "campaign-no-mode", modes=", ".join(MODES), mode=mode
        )
    mode = mode or (ALONE if len(names) == 1 else MODES[0])
    if not 1 <= len(names) <= len(FIRST_COLOURS) or (len(names) == 1) != (mode == ALONE):
        sentence = "A campaign has two to four people, or one who plays solitaire, not {count}."
        raise BadCampaign(sentence, "campaign-people", count=len(names))
    colours = FIRST_COLOURS[len(names)]
    return Story(tuple(Person(_name(name), first) for name, first in zip(names, colours, strict=True)), mode)


def _name(name: object) -> str:
    if not isinstance(name, str) or not 0 < len(name.strip()) <= LONGEST_NAME or not name.strip().isprintable():
        raise BadCampaign("A name has 1 to {most} letters.", "campaign-name", most=LONGEST_NAME)
    return name.strip()


def read(text: str) -> Story:
    """The campaign of a file's text: types and values are right, but nobody has played it again yet."""
    try:
        text.encode()
        data = json.loads(text)
        if "\\ud" in text.lower():  # half a character, which JSON allows, is no text
            json.dumps(data, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        raise BadCampaign("This is no campaign: the text is not JSON.", "campaign-no-json") from None
    if not isinstance(data, dict) or data.get("campaign") != FORMAT or type(data["campaign"]) is not int:
        sentence = "This is no campaign of version {version}: the entry 'campaign' is missing or another."
        raise BadCampaign(sentence, "campaign-no-format", version=FORMAT)
    people = _people(data.get("people"))
    story = begun(people, _word(data, "mode", MODES))
    if [one.get("colour") for one in data["people"]] != list(FIRST_COLOURS[len(people)]):
        raise _wrong("people")
    result = data.get("megafauna")
    return Story(
        people=story.people,
        mode=story.mode,
        genesis=_record(data, "genesis"),
        result=None if result is None else megafauna.read(_table(data, "megafauna")),
        seed=_seed(data.get("stand-in")),
        choices=_choices(_table(data, "choices")),
        origins=_record(data, "origins"),
    )


def _wrong(name: str) -> BadCampaign:
    return BadCampaign("The entry '{name}' of the campaign is not what stands there.", "campaign-entry", name=name)


def _table(data: dict[str, Any], name: str) -> dict[str, Any]:
    value = data.get(name)
    if not isinstance(value, dict):
        raise _wrong(name)
    return value


def _word(data: dict[str, Any], name: str, allowed: tuple[str, ...]) -> str:
    value = data.get(name)
    if value not in allowed:
        raise _wrong(name)
    return str(value)


def _people(value: object) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
        raise _wrong("people")
    return [one.get("name", "") for one in value]


def _record(data: dict[str, Any], name: str) -> Record | None:
    if data.get(name) is None:
        return None
    record = Record.from_data(_table(data, name) | {"snapshots": []})
    if record.game != name:
        raise _wrong(name)
    return _bare(record)


def _bare(record: Record) -> Record:
    """A record without what decides nothing: what belongs to no answer of its, and what is said twice.

    Every page reads its campaign, so whoever sends a file has no say in how much that is.
    """
    many = len(record.answers)
    return replace(
        record,
        stand_ins=[(at, lapse) for at, lapse in dict(record.stand_ins).items() if at < many],
        hints=[at for at in dict.fromkeys(record.hints) if at < many],
        deals=[(at, seed) for at, seed in dict(record.deals).items() if at <= many],
    )


def _seed(value: object) -> int | None:
    if value is None:
        return None
    if not isinstance(value, str) or not value.isascii() or not value.isdigit() or len(value) > LONGEST_SEED:
        raise _wrong("stand-in")
    return int(value)


def _choices(data: dict[str, Any]) -> Choices:
    shapes, merfolk = data.get("shapes"), data.get("merfolk")
    if not isinstance(shapes, dict) or any(who not in COLOURS or what not in SHAPES for who, what in shapes.items()):
        raise _wrong("shapes")
    if not isinstance(merfolk, list) or any(who not in COLOURS for who in merfolk):
        raise _wrong("merfolk")
    if type(data.get("advanced")) is not bool:
        raise _wrong("advanced")
    world = data.get("world", "")  # files of the first months have none
    if not isinstance(world, str) or not is_world(world):
        raise _wrong("world")
    chosen = tuple(sorted(shapes.items()))
    return Choices(_word(data, "map", CAMPAIGN_MAPS), data["advanced"], chosen, tuple(sorted(set(merfolk))), world)
