"""Style sheets, and the fonts that come with the program."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Callable
from functools import cache, lru_cache
from importlib.resources import files

FONT = re.compile(r"url\(([\w-]+\.woff2)\)")
"""How a style sheet names a font of the house."""


@cache
def style_of(package: str, name: str) -> str:
    """A style sheet, or a script, in the folder ``static`` of a package."""
    return (files(package) / "static" / name).read_text(encoding="utf-8")


def house_style() -> str:
    """The style sheet that every board and page begins with."""
    return style_of("biont.draw", "house.css")


def chart_style() -> str:
    """The style sheet of charts, which are beside boards, never on them."""
    return style_of("biont.draw", "chart.css")


@lru_cache(32)
def font(name: str) -> bytes | None:
    """A font by the name of its file; None where there is none."""
    file = files("biont.draw") / "static" / "fonts" / name
    return file.read_bytes() if FONT.fullmatch(f"url({name})") and file.is_file() else None


FINE = re.compile(r"\.\d{4}(?=rem)")
"""More of a length than anybody sees: a thousandth of it is a sixtieth of a pixel."""


def lean_style(style: str) -> str:
    """A style sheet without comments and without the white space that only its readers need."""
    bare = re.sub(r"\s+", " ", re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL))
    bare = re.sub(r"[^{}]*\{", lambda selector: re.sub(r" ([+~]) ", r"\1", selector[0]), bare)
    bare = bare.replace(" !important", "!important").replace("@media (", "@media(")
    bare = FINE.sub(lambda number: f"{round(float(number[0]) + 1e-9, 3):g}".removeprefix("0"), bare)
    return re.sub(r"\s*([{};,>]) ?|(?<=:) (?=[^{}]*[;}])", r"\1", bare).replace(";}", "}").strip()


SIGN = re.compile(r" ?(=>|===|!==|&&|\|\||[=:,;{}()<>*?]|(?<= )/(?= )) ?")
"""A sign of a script that needs no blank beside it; a bar between blanks divides."""
TEXT = re.compile(r'("[^"]*"|`[^`]*`)')
"""A text in a line of a script; no template stands in another one."""


def lean_script(script: str) -> str:
    """A script without comments, indentation, blanks beside signs, and ends of lines that a sign makes needless; no
    text in it goes over several lines, or has a comment's sign."""
    lines = (re.sub(r"\s+// [^\"'`]*$", "", line.strip()) for line in script.splitlines())
    lean = [_lean_line(line) for line in lines if line and not line.startswith("//")]
    return "".join(line if line.endswith((";", "{", ",")) and " // " not in line else f"{line}\n" for line in lean)


def _lean_line(line: str) -> str:
    """A line of a script; one that may have a pattern in it, or a template in another, stays as it is."""
    parts = TEXT.split(line)
    code, texts = parts[::2], parts[1::2]
    if any(re.search(r"['`\\]|(?<! )/|/(?! )", part) for part in code) or any(_is_cut(text) for text in texts):
        return line
    return "".join(part if number % 2 else SIGN.sub(r"\1", part) for number, part in enumerate(parts))


def _is_cut(text: str) -> bool:
    """Whether a template ends where another one begins in it."""
    return text.startswith("`") and text.count("{") != text.count("}")


def with_fonts(style: str, address: Callable[[str], str]) -> str:
    """A style sheet whose fonts are found at their addresses."""
    return FONT.sub(lambda found: f"url({address(found[1])})", style)


@cache
def inlined(name: str) -> str:
    """A font as an address that holds the font itself, for a file that has nothing to fetch."""
    content = font(name)
    assert content is not None, f"there is no font {name}"
    return f"data:font/woff2;base64,{b64encode(content).decode()}"
