"""What somebody may be called: one line that can be read, and that changes nothing around it."""

from __future__ import annotations

import re
import unicodedata

from biont.kernel import BiontError

LONGEST = 30
"""Characters of a name."""

JOINERS = "\u200c\u200d"
"""Format characters without which some languages cannot be written. All others are marks of direction and the like."""

BLANK = "\u115f\u1160\u2800"
"""Letters and symbols that show nothing."""


SENTENCES, PAGE = 500, 10_000
"""Characters of what somebody says at a table, and of what he notes for himself there."""


class BadText(BiontError):
    """Nothing, or more than may be said at once."""


class BadName(BiontError):
    """Nobody can be called that."""


def cleaned(name: str) -> str:
    """A name in its usual form (NFKC), without blanks around it."""
    clean = re.sub(r"\s+", " ", unicodedata.normalize("NFKC", name)).strip()
    if any(unicodedata.category(letter) in ("Cc", "Cs", "Co", "Cn") or _turns(letter) for letter in clean):
        raise BadName("A name has letters and signs that can be seen, no marks for control or direction.", "name-marks")
    if not any(_shows(letter) for letter in clean):
        raise BadName("A name has at least one letter.", "name-empty")
    if len(clean) > LONGEST:
        raise BadName("A name has at most {longest} letters; this one has {count}.", "name-long", **_lengths(clean))
    return clean


def spoken(text: str, longest: int = SENTENCES) -> str:
    """What somebody says or notes, as it is kept: as many lines as he likes, no marks for control or direction."""
    lines = unicodedata.normalize("NFC", text.replace("\r\n", "\n").replace("\r", "\n")).split("\n")
    clean = "\n".join("".join(letter for letter in line if not _hides(letter)).rstrip() for line in lines).strip()
    if len(clean) > longest:
        sentence = "That has {count} letters; at most {longest} are kept."
        raise BadText(sentence, "text-long", longest=longest, count=len(clean))
    return clean


def _hides(letter: str) -> bool:
    """Whether a letter controls something or turns others round; a tab may stand."""
    return (unicodedata.category(letter) in ("Cc", "Cs", "Co", "Cn") and letter != "\t") or _turns(letter)


def _turns(letter: str) -> bool:
    """Whether a letter is none, but says how others are shown."""
    return unicodedata.category(letter) == "Cf" and letter not in JOINERS


def _shows(letter: str) -> bool:
    """Whether there is something to be seen of it by itself."""
    return unicodedata.category(letter)[0] in "LNPS" and letter not in BLANK


def _lengths(name: str) -> dict[str, int]:
    return {"longest": LONGEST, "count": len(name)}
