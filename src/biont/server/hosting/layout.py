"""How the settings of a host lie in a file: sections with names, each with a kind of value, and which are secret."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any

from biont.kernel import BiontError
from biont.server.settings import PARTS, HostSettings, made

FILE = "host.toml"

Place = tuple[str, str]
"""A setting: its section and its name."""
Values = dict[Place, str | int | bool]

KINDS: dict[str, type] = {"str": str, "int": int, "bool": bool}
SERVER, PAGES = "server", "pages"
TEXTS = ("imprint", "privacy")
"""What stands on pages, and therefore in a section of its own."""

SECRET: frozenset[Place] = frozenset(
    {(SERVER, "session"), (SERVER, "owner"), (SERVER, "password"), ("mail", "password"), ("push", "private_key")}
)
"""What lies in a file apart."""


def _own(cls: Any) -> dict[str, type]:
    return {field.name: KINDS[str(field.type)] for field in fields(cls) if str(field.type) in KINDS}


SECTIONS: dict[str, dict[str, type]] = {
    SERVER: {name: kind for name, kind in _own(HostSettings).items() if name not in TEXTS},
    PAGES: dict.fromkeys(TEXTS, str),
    **{name: _own(part) for name, part in PARTS.items()},
}
"""Every setting, in the order of the file."""


def keys_beside(file: Path) -> Path:
    """The file with what is secret."""
    return file.with_name(f"{file.stem}-keys{file.suffix}")


def values_of(settings: HostSettings) -> Values:
    """Settings as they lie in a file; a part that there is none of is left out."""
    found: Values = {}
    for section, names in SECTIONS.items():
        part = getattr(settings, section) if section in PARTS else settings
        if part is not None:
            found |= {(section, name): getattr(part, name) for name in names}
    return found


def settings_of(values: Values) -> HostSettings:
    """The settings that values make: without a mail server there is no mail, without a key no push."""
    plain: dict[str, Any] = {}
    for (section, name), value in values.items():
        (plain.setdefault(section, {}) if section in PARTS else plain)[name] = value
    if not plain.get("mail", {}).get("server"):
        plain["mail"] = None
    if not (plain.get("push", {}).get("public_key") and plain["push"].get("private_key")):
        plain["push"] = None
    return made(plain)


def named(place: Place) -> str:
    """A setting as a person finds it."""
    return ".".join(place)


def kind_of(place: Place, where: str) -> type:
    """Of which kind the values of a setting are; one that is none is refused with where it stands."""
    section, name = place
    if name not in SECTIONS.get(section, {}):
        sentence = "{where} has {name}, which is no setting."
        raise BiontError(sentence, "host-setting-unknown", where=where, name=named(place))
    return SECTIONS[section][name]
