"""A result of Bios:Megafauna as a form: drawn from its fields, and read back into the plain data that files have.

A field of the form is called after its place, such as ``player.black.creeples.burrower.figures``. There is a row for
every player of the campaign, every shape and every craton; those that stay blank are left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from biont.campaign.fields import (
    LONGEST,
    At,
    Disks,
    Faces,
    Fault,
    Field,
    Flag,
    Number,
    OneOf,
    Rows,
    Spot,
)
from biont.campaign.megafauna import EXAMPLES, BadResult, Result, codes, data_of, fields, read, to_toml
from biont.campaign.played import BadCampaign
from biont.campaign.shown import Entry, Input, Section, Texts
from biont.campaign.story import Story
from biont.kernel.errors import Phrase
from biont.origins.cratons import GROUNDS, PLANETS
from biont.origins.definition import ORIGINS
from biont.origins.legacy import ARCHETYPE, DISKS, KINDS, SHAPES
from biont.origins.pack_library import load_pack
from biont.words import Words
from biont.words.errors import tell

FIRST = "green-earth"
"""The example that a form begins with."""

# -- of a campaign -----------------------------------------------------------------------------------------------------


def form_of(story: Story, say: Words, texts: Texts | None = None) -> Section:
    """The form for a campaign: to be filled in, where the green Earth stands at first, or as it was, with a sentence
    beside every field that is wrong."""
    people = {one.later: one.name for one in story.people}
    if texts is None:
        return form(example(story, FIRST), people, say, {})
    return form(texts, people, say, problems(texts, list(people), say))


def filled(story: Story, texts: Texts) -> Story:
    """The campaign with the result that a form says."""
    return story.told(_result(story, texts))


def noted(story: Story, texts: Texts | None = None) -> str:
    """The result that a form says, or that was told before, as a file."""
    result = story.result if texts is None else _result(story, texts)
    if result is None:
        raise BadCampaign("Bios:Megafauna has no result yet in this campaign.", "campaign-no-result")
    return to_toml(result)


def _result(story: Story, texts: Texts) -> Result:
    return result_of(texts, [one.later for one in story.people])


def entered(text: str) -> Texts:
    """What a form shows for a file, right or wrong; a sentence where it is none at all."""
    return texts_of(data_of(text))


def example(story: Story, name: str) -> Texts:
    """What a form shows for one of the examples, with the players of the campaign."""
    return texts_of(_cast(story, name))


def _cast(story: Story, name: str) -> dict[str, Any]:
    """An example with the players of the campaign, one after the other; further ones have a few archetypes."""
    if name not in EXAMPLES:
        raise BadCampaign("There is no example '{name}'.", "campaign-no-example", name=name)
    data = data_of(EXAMPLES[name])
    ends = data["player"]
    spare = {"points": 0, "kind": KINDS[0], "creeples": [{"shape": SHAPES[ARCHETYPE], "figures": 6}]}
    data["player"] = [
        (ends[number] if number < len(ends) else spare) | {"colour": one.later}
        for number, one in enumerate(story.people)
    ]
    return data


def sheet(story: Story) -> str:
    """A result to fill in as a file: the green Earth with what every field means, and the players of the campaign."""
    head = EXAMPLES[FIRST].split("[[player]]")[0].rstrip()
    hexes = {"black": "gondwana 2", "white": "laurentia 6", "orange": "baltica 6", "green": "angara 3"}
    people = [
        f'[[player]]  # {one.name}\ncolour = "{one.later}"\npoints = 0\nkind = "animal"\n'
        f'creeples = [{{ shape = "archetype", figures = 6, emotions = 0, hexes = ["{hexes[one.later]}"] }}]'
        for one in story.people
    ]
    return "\n\n".join([head, *people]) + "\n"


# -- between data and texts --------------------------------------------------------------------------------------------


def texts_of(data: Mapping[str, Any]) -> dict[str, list[str]]:
    """What a form shows for plain data. What is not as it should be is shown as far as it can."""
    return dict(_shown(fields(), data, ""))


def _shown(described: Sequence[Field], data: Mapping[str, Any], prefix: str) -> list[tuple[str, list[str]]]:
    found: list[tuple[str, list[str]]] = []
    for field in described:
        value, name = data.get(field.name), prefix + field.name
        if isinstance(field, Rows):
            for row in value if isinstance(value, list) else []:
                if isinstance(row, Mapping) and (key := row.get(field.key.name)) in field.key.allowed:
                    found += _shown(field.fields[1:], row, f"{name}.{key}.")
        elif value is not None:
            found.append((name, [text[:LONGEST] for text in field.texts(value)]))
    return found


def result_of(texts: Texts, colours: Sequence[str]) -> Result:
    """The result that a form says, for players of these colours; a `BadResult` has everything that is wrong."""
    return read(_data(texts, colours)[0])


def _data(texts: Texts, colours: Sequence[str]) -> tuple[dict[str, Any], dict[At, str]]:
    """Plain data for a form, and how the fields of every row begin in the form."""
    names: dict[At, str] = {}
    planet = "".join(texts.get("planet", ())[:1])
    keys = {"player": colours, "craton": codes(planet)}

    def table(described: Sequence[Field], prefix: str, at: At) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for field in described:
            name = prefix + field.name
            if not isinstance(field, Rows):
                value = field.typed([text[:LONGEST] for text in texts.get(name, ())])
                if value is not None:
                    found[field.name] = value
                continue
            rows: list[dict[str, Any]] = []
            for key in keys.get(field.name, field.key.allowed):
                if _is_filled(field, texts, f"{name}.{key}."):
                    names[(*at, field.name, len(rows))] = f"{name}.{key}."
                    row = table(field.fields[1:], f"{name}.{key}.", (*at, field.name, len(rows)))
                    rows.append({field.key.name: key, **row})
            found[field.name] = rows
        return found

    return table(fields(), "", ()), names


def _is_filled(rows: Rows, texts: Texts, prefix: str) -> bool:
    """Whether somebody has typed anything into a row."""
    for field in rows.fields[1:]:
        name = prefix + field.name
        if isinstance(field, Rows):
            if any(_is_filled(field, texts, f"{name}.{key}.") for key in field.key.allowed):
                return True
        elif not field.is_blank(texts.get(name, ())):
            return True
    return False


def problems(texts: Texts, colours: Sequence[str], say: Words) -> dict[str, str]:
    """A sentence for every field of a form that is wrong."""
    data, names = _data(texts, colours)
    try:
        read(data)
    except BadResult as error:
        return {_name(fault, names): sentence(fault, say) for fault in reversed(error.faults)}
    return {}


def _name(fault: Fault, names: Mapping[At, str]) -> str:
    """The field of the form to which a fault belongs."""
    for length in range(len(fault.at), 0, -1):
        if (prefix := names.get(fault.at[:length])) is not None:
            return prefix + ".".join(map(str, fault.at[length:]))
    return ".".join(map(str, fault.at))


def sentence(fault: Fault, say: Words) -> str:
    """What is wrong, for whoever sees the field beside it."""
    allowed = tell(fault.allowed, say) if isinstance(fault.allowed, Phrase) else str(fault.allowed or "")
    return say("campaign-field-wrong", allowed=allowed)


# -- drawn -------------------------------------------------------------------------------------------------------------


def form(texts: Texts, people: Mapping[str, str], say: Words, wrong: Mapping[str, str]) -> Section:
    """The whole form: what stands in it, for people by their colours, with a sentence where something is wrong."""
    return _Form(texts, people, say, wrong).whole()


class _Form:
    """What every part of the form needs to know."""

    def __init__(self, texts: Texts, people: Mapping[str, str], say: Words, wrong: Mapping[str, str]) -> None:
        self.texts = texts
        self.people = people
        self.say = say
        self.words = ORIGINS.words(say.language)
        self.wrong = wrong
        pack = load_pack("standard")
        self.cratons = {one.code: one for one in pack.cratons}
        self.printed = {one.code: one.name for one in pack.strips} | {one.code: one.name for one in pack.cratons}

    def whole(self) -> Section:
        plain = [field for field in fields() if not isinstance(field, Rows)]
        rows = [field for field in fields() if isinstance(field, Rows)]
        return Section(
            "",
            self.say("campaign-field-world"),
            about=self.say("campaign-field-world-about"),
            entries=tuple(self.entry(field, "", self.about(field)) for field in plain),
            sections=tuple(self.rows(field, "", notes=True) for field in rows),
        )

    def about(self, field: Field) -> str:
        return self.say(f"campaign-field-{field.name}-about")

    def said(self, field: Field) -> str:
        return self.say(f"campaign-field-{field.name}")

    def rows(self, field: Rows, prefix: str, notes: bool = False) -> Section:
        """Rows alike: their fields are explained once, above them."""
        name = prefix + field.name
        keys = list(self.people) if field.name == "player" else field.key.allowed
        return Section(
            name,
            self.said(field),
            about=self.about(field) if notes else "",
            notes=tuple(self.notes(field)) if notes else (),
            sections=tuple(self.row(field, name, key) for key in keys),
            problem=self.wrong.get(name, ""),
            kind=field.name,
        )

    def notes(self, field: Rows) -> list[tuple[str, str, str]]:
        found = []
        for one in field.fields[1:]:
            found.append((one.name, self.said(one), self.about(one)))
            if isinstance(one, Rows):
                found += self.notes(one)
        return found

    def row(self, field: Rows, name: str, key: str) -> Section:
        inside = f"{name}.{key}."
        entries = [one for one in field.fields[1:] if not isinstance(one, Rows)]
        return Section(
            inside[:-1],
            self.title(field, key),
            entries=tuple(self.entry(one, inside, "", key) for one in entries),
            sections=tuple(self.rows(one, inside) for one in field.fields[1:] if isinstance(one, Rows)),
            problem=self.wrong.get(inside + field.key.name, ""),
            kind=f"of-{PLANETS[self.cratons[key].planet]}" if key in self.cratons else f"of-{key}",
        )

    def title(self, field: Rows, key: str) -> str:
        """What a row is called."""
        if field.name == "player":
            return f"{self.people[key]} ({self.words(f'seat-{key}')})"
        return self.named(key)

    def named(self, value: str) -> str:
        """What a word of a file is called: a strip or a craton by its name in the pack."""
        name = self.printed.get(value)
        if name is None:
            return self.say(f"campaign-value-{value}")
        return name.de if self.say.language == "de" else name.en

    def entry(self, field: Field, prefix: str, about: str, key: str = "") -> Entry:
        name = prefix + field.name
        texts = [text[:LONGEST] for text in self.texts.get(name, ())]
        return Entry(
            name,
            self.said(field),
            tuple(self.inputs(field, texts, key)),
            about=about,
            note="" if about else field.name,
            problem=self.wrong.get(name, ""),
        )

    def inputs(self, field: Field, texts: Sequence[str], key: str) -> list[Input]:
        first = texts[0] if texts else ""
        if isinstance(field, OneOf):
            return [Input("choice", first or field.otherwise or "", values=self.values(field.allowed, field.otherwise))]
        if isinstance(field, Number):
            return [Input("number", first, least=field.least, most=field.most)]
        if isinstance(field, Flag):
            return [Input("tick", "on", ticked=bool(first))]
        if isinstance(field, Spot):
            both = [*texts, "", ""]
            return [
                Input("text", both[n], self.say(f"campaign-field-{one}")) for n, one in enumerate(("row", "column"))
            ]
        if isinstance(field, Disks | Faces):
            return [self.hex(field, texts, face, ground) for face, ground in enumerate(self.cratons[key].terrain)]
        return [Input("words", first)]

    def hex(self, field: Field, texts: Sequence[str], face: int, ground: int) -> Input:
        """A Hex of a craton: what lies on it, or whether it is meant."""
        said = self.say("campaign-field-face", face=face, ground=GROUNDS[ground])
        if isinstance(field, Disks):
            value = texts[face] if face < len(texts) else ""
            return Input("choice", value, said, values=self.values(DISKS, None))
        return Input("tick", str(face), said, ticked=str(face) in texts)

    def values(self, allowed: Sequence[str], usual: str | None) -> tuple[tuple[str, str], ...]:
        nothing = () if usual else (("", "–"),)
        return (*nothing, *((value, self.named(value)) for value in allowed))
