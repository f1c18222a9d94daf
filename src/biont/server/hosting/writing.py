"""Writing the file of a host: every setting with a line that says what it is for, and the keys apart."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap

from biont.kernel import BiontError
from biont.server.hosting.layout import SECRET, SECTIONS, Values, keys_beside
from biont.words import Words

WIDTH = 100


def keep(file: Path, values: Values, say: Words) -> None:
    """Write both files for their owner's eyes alone, where none were."""
    for place, text in ((file, settings_text(values, say)), (keys_beside(file), keys_text(values, say))):
        try:
            place.parent.mkdir(parents=True, exist_ok=True)
            with open(os.open(place, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as written:
                written.write(text)
        except FileExistsError:
            sentence = "{file} is there already, and was left as it is. Move it away to begin anew."
            raise BiontError(sentence, "host-file-there", file=str(place)) from None
        except OSError as error:
            sentence = "{file} cannot be written: {why}."
            raise BiontError(sentence, "host-file-unwritten", file=str(place), why=error.strerror) from None


def settings_text(values: Values, say: Words) -> str:
    """The file of settings."""
    return "\n".join(_lines(values, say))


def _lines(values: Values, say: Words) -> Iterator[str]:
    yield from _comment(say("host-file-head"))
    for section, names in SECTIONS.items():
        yield f"\n[{section}]"
        for name in names:
            if (section, name) not in SECRET and (section, name) in values:
                yield from _comment(say(f"host-file-{section}-{name}".replace("_", "-")))
                yield f"{name} = {written(values[section, name])}"
    yield ""


def keys_text(values: Values, say: Words) -> str:
    """The file of keys."""
    lines = [*_comment(say("host-file-keys"))]
    for section in SECTIONS:
        own = {name: value for (part, name), value in values.items() if part == section and (part, name) in SECRET}
        if own:
            lines += ["", f"[{section}]", *(f"{name} = {written(value)}" for name, value in own.items())]
    return "\n".join([*lines, ""])


def _comment(text: str) -> Iterator[str]:
    for line in wrap(text, WIDTH):
        yield f"# {line}"


def written(value: str | int | bool) -> str:
    """A value as TOML has it; a text of many lines in many lines."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    lines = [_escaped(line) for line in value.split("\n")]
    return f'"{lines[0]}"' if len(lines) == 1 else '"""\n' + "\n".join(lines) + '"""'


def _escaped(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)[1:-1].replace("\x7f", "\\u007f")
