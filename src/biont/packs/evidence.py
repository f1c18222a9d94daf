"""What a source rests on: the lines of a rulebook that it cites, and the few words that stand there.

A source cites a line and, in quotes, the words that say the value: `rulebook 000:L457 "one blue and one red"`. A name
needs none where it stands in that line itself. Whoever has the rulebooks as plain text can compare them; nobody has to
believe a source that cites its line.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from biont.kernel.errors import BadPack, Phrase, Several

CITATION = re.compile(r'\b(\w+):L(\d+)(?:-L?(\d+))?((?:\s*"[^"]*")*)')
"""A line or a few lines of a text, and the words that stand there."""

NAMES = ("en", "de")
"""Fields whose text may itself be what stands in the line."""

LISTS = ("icons",)
"""Fields that say all there is: an example that names one of them cannot."""

NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
STEM = 4
"""So many letters of a word stay the same in all its cases."""

Stems = Mapping[str, Sequence[str]]
"""For words of a pack that a rulebook says otherwise ("red_queen"), what it says ("red queen")."""

Texts = Mapping[str, Sequence[str]]
"""The lines of every text that is at hand, by its short name."""


@dataclass(frozen=True, slots=True)
class Citation:
    """Lines of a text that a source cites, and the words that should stand there."""

    text: str
    first: int
    last: int
    words: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.text}:L{self.first}" + (f"-{self.last}" if self.last > self.first else "")

    def lines(self, texts: Texts) -> str:
        """What stands there."""
        return plain(" ".join(texts[self.text][self.first - 1 : self.last]))


@dataclass(frozen=True, slots=True)
class Claim:
    """A value of a card with its source."""

    code: str
    field: str
    value: object
    kind: str
    source: str

    @property
    def citations(self) -> list[Citation]:
        """What the source cites."""
        return citations(self.source)

    @property
    def is_name(self) -> bool:
        """Whether it is a name, which may itself stand in the line."""
        return self.field.rpartition(".")[2] in NAMES


def citations(source: str) -> list[Citation]:
    """The lines that a source cites, with their words."""
    return [
        Citation(text, int(first), int(last or first), tuple(re.findall(r'"([^"]*)"', words)))
        for text, first, last, words in CITATION.findall(source)
    ]


def plain(text: str) -> str:
    """A text without its markup, in small letters, so that words are found however they are set."""
    text = re.sub(r"</?\w+>|[*_`\u00ad]", "", text).replace("’", "'").replace("–", "-").replace("ß", "ss")
    return " ".join(text.lower().split())


# -- comparing -------------------------------------------------------------------------------------------------------


def doubt(claim: Claim, texts: Texts, stems: Stems) -> Phrase | None:
    """What speaks against a claim, or nothing; texts that are not at hand are left out."""
    known = [citation for citation in claim.citations if citation.text in texts]
    for citation in known:
        if citation.last > len(texts[citation.text]):
            return Phrase("{where}: the text has no such line.", "evidence-no-line", where=str(citation))
        for words in citation.words:
            if plain(words) not in citation.lines(texts):
                sentence = "{where}: “{words}” does not stand there."
                return Phrase(sentence, "evidence-not-there", where=str(citation), words=words)
    if claim.is_name and any(plain(str(claim.value)) in citation.lines(texts) for citation in known):
        return None
    if claim.is_name and len(known) < len(claim.citations):
        return None
    return weakness(claim, stems)


def weakness(claim: Claim, stems: Stems) -> Phrase | None:
    """What a source lacks whatever stands in the texts: words, or words for the whole value."""
    for citation in claim.citations:
        if not citation.words:
            sentence = "{where}: the source does not say which words it rests on."
            return Phrase(sentence, "evidence-no-words", where=str(citation))
    if claim.kind != "rulebook":
        return None
    if claim.value and claim.field.rpartition(".")[2] in LISTS:
        sentence = "Words that name some of them do not say that there are no others; such a list is deduced."
        return Phrase(sentence, "evidence-list")
    missing = unsaid(claim, stems)
    if not missing:
        return None
    return Phrase("The words say nothing of {missing}.", "evidence-unsaid", missing=Several(missing))


def unsaid(claim: Claim, stems: Stems) -> list[str]:
    """The parts of a value that the words of its source do not say; such a value is deduced, if anything."""
    said = plain(" ".join(words for citation in claim.citations for words in citation.words))
    if claim.is_name:
        return [word for word in re.findall(r"\w+", str(claim.value).lower()) if word[:STEM] not in said]
    return [part for part in parts(claim.value) if not any(_stands(way, said) for way in ways(part, stems))]


def parts(value: object) -> Iterable[str]:
    """The words and numbers of a value, once each; for a zero or a no nothing has to stand there."""
    found = [] if isinstance(value, bool) else re.findall(r"[^\W\d]+|\d+", str(value).lower())
    return dict.fromkeys(part for part in found if part != "0")


def ways(part: str, stems: Stems) -> Sequence[str]:
    """How a rulebook may say a word or a number."""
    if part.isdecimal():
        return (part, NUMBERS[int(part)]) if int(part) < len(NUMBERS) else (part,)
    return stems.get(part, (part,))


def _stands(way: str, said: str) -> bool:
    """Whether a number stands there by itself, or a word as the beginning of one."""
    return re.search(rf"(?<![^\W_]){re.escape(way)}" + (r"(?!\d)" if way.isdecimal() else ""), said) is not None


# -- texts -----------------------------------------------------------------------------------------------------------


def read_texts(places: Sequence[str], known: Iterable[str]) -> dict[str, list[str]]:
    """The lines of the texts in files: `000=rules.txt`, or a file or a folder of files whose names begin with `000`."""
    names = [name for name in known if name.isdecimal()]
    texts: dict[str, list[str]] = {}
    for place in places:
        name, equals, path = place.partition("=")
        if equals and name in names:
            texts[name] = _lines(Path(path))
            continue
        folder = Path(place)
        files = sorted(folder.iterdir()) if folder.is_dir() else [folder]
        found = {name: file for file in files for name in names if file.name.startswith(name)}
        if not found:
            sentence = "{place} is none of the texts {names}; a file's name begins with one of these, or say 000=FILE."
            raise BadPack(sentence, "evidence-no-text", place=place, names=Several(names))
        texts |= {name: _lines(file) for name, file in found.items()}
    return texts


def _lines(path: Path) -> list[str]:
    try:
        return path.read_text("utf-8").splitlines()
    except UnicodeDecodeError:
        raise BadPack("{path} is no text in UTF-8.", "evidence-no-utf8", path=str(path)) from None
    except OSError as error:
        raise BadPack("{path} cannot be read: {why}.", "unreadable", path=str(path), why=error.strerror) from None
