"""Reading what the owner of a machine has settled: his file, the one with the keys, and variables over both."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path

from biont.kernel import BiontError
from biont.packs.toml import TomlError, loads
from biont.server.hosting.layout import SECTIONS, Place, Values, keys_beside, kind_of, named, settings_of
from biont.server.hosting.public import is_address
from biont.server.settings import HostSettings

PREFIX = "BIONT_HOST_"
"""How a variable begins that overrides a setting: ``BIONT_HOST_MAIL_PASSWORD``."""

YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")
LARGEST = 200_000
"""Bytes of a file of settings, texts of pages among them."""


def read(file: Path | None, environment: Mapping[str, str]) -> HostSettings:
    """The settings of a file, or of none, with the variables that override them."""
    values: Values = {}
    if file is not None:
        values = read_file(file)
        if keys_beside(file).exists():
            values |= read_file(keys_beside(file))
    return settled(values | read_environment(environment))


def read_file(file: Path) -> Values:
    """What stands in one file."""
    try:
        if file.stat().st_size > LARGEST:
            raise BiontError("{file} is too large for settings.", "host-file-large", file=str(file))
        tables = loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        sentence = "There is no {file}. `biont host init` writes one."
        raise BiontError(sentence, "host-file-none", file=str(file)) from None
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else error.reason
        raise BiontError("{file} cannot be read: {why}.", "host-file-unreadable", file=str(file), why=why) from None
    except TomlError as error:
        sentence = "{file} cannot be read: {why}."
        raise BiontError(sentence, "host-file-unreadable", file=str(file), why=str(error)) from None
    values: Values = {}
    for section, table in tables.items():
        if not isinstance(table, dict):
            raise BiontError(
                "{where} has {name}, which is no setting.", "host-setting-unknown", where=file.name, name=section
            )
        for name, value in table.items():
            kind = kind_of((section, name), file.name)
            if type(value) is not kind or not isinstance(value, str | int):
                raise _wrong((section, name), file.name)
            values[section, name] = value
    return values


def read_environment(environment: Mapping[str, str]) -> Values:
    """What variables say. A name that is no setting is refused: it would be a slip that nobody notices."""
    known = {f"{PREFIX}{section}_{name}".upper(): (section, name) for section in SECTIONS for name in SECTIONS[section]}
    values: Values = {}
    for variable, text in environment.items():
        if not variable.startswith(PREFIX):
            continue
        if variable not in known:
            sentence = "{where} has {name}, which is no setting."
            raise BiontError(sentence, "host-setting-unknown", where="BIONT_HOST_*", name=variable)
        place = known[variable]
        values[place] = _meant(text, kind_of(place, variable), place, variable)
    return values


def _meant(text: str, kind: type, place: Place, where: str) -> str | int | bool:
    """What the text of a variable means."""
    if kind is bool and text.lower() in (*YES, *NO):
        return text.lower() in YES
    if kind is int and re.fullmatch(r"\d{1,9}", text):
        return int(text)
    if kind is str:
        return text
    raise _wrong(place, where)


def _wrong(place: Place, where: str) -> BiontError:
    kind = {str: "string", int: "integer", bool: "boolean"}[kind_of(place, where)]
    return BiontError(
        "{name} in {where} has to be of the kind that TOML calls {kind}.",
        "host-setting-kind",
        name=named(place),
        where=where,
        kind=kind,
    )


# -- what values may be ----------------------------------------------------------------------------------------------

PORT = range(65536)
LIMITS: dict[Place, Callable[[str | int | bool], bool]] = {
    ("server", "address"): lambda value: value == "" or is_address(str(value)),
    ("server", "port"): lambda value: value in PORT,
    ("server", "processes"): lambda value: 1 <= int(value) <= 256,
    ("server", "workers"): lambda value: 0 <= int(value) <= 256,
    ("server", "metrics"): lambda value: value in PORT,
    ("mail", "port"): lambda value: value in PORT,
    ("mail", "security"): lambda value: value in ("starttls", "tls", "none"),
    ("mail", "sender"): lambda value: bool(re.fullmatch(r"[^@\s<>]+@[^@\s<>]+", str(value))),
    ("mail", "bounces"): lambda value: value == "" or bool(re.fullmatch(r"[^@\s<>+]+@[^@\s<>]+", str(value))),
    ("push", "contact"): lambda value: str(value).startswith(("mailto:", "https://")),
    ("dumps", "at"): lambda value: bool(re.fullmatch(r"([01]\d|2[0-3]):[0-5]\d", str(value))),
    ("dumps", "kept"): lambda value: 1 <= int(value) <= 1000,
    **{("mail", name): lambda value: int(value) >= 0 for name in ("a_person", "a_day")},
    **{("keeping", name): lambda value: int(value) >= 0 for name in SECTIONS["keeping"]},
}
"""What a value has to be beyond its kind."""


def settled(values: Values) -> HostSettings:
    """The settings that values make; one that can be nothing is refused by its name."""
    settings = settings_of({**values, **_tidied(values)})
    parts = {"mail": settings.mail is not None, "push": settings.push is not None}
    for place, value in values.items():
        if parts.get(place[0], True) and place in LIMITS and not LIMITS[place](value):
            sentence = "{name} cannot be {value}."
            raise BiontError(sentence, "host-setting-value", name=named(place), value=str(value)[:80])
    return settings


def _tidied(values: Values) -> Values:
    """An address without the slash at its end."""
    address = values.get(("server", "address"))
    return {("server", "address"): str(address).rstrip("/")} if address else {}
