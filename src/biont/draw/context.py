"""What is drawn around a table: whose it is, what it asks, what happened, and where its links lead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from biont.draw.options import Choice, Unavailable
from biont.kernel.declared import Event


class LogLine(NamedTuple):
    """A line of the log: a sentence, the rule behind it, the thing it is about and its number."""

    text: str
    rule: str = ""
    anchor: str = ""
    number: int = -1
    back: int = -1
    """So many answers are left to whoever goes back to before this line; -1 where nobody can."""
    kind: Event | None = None
    """The kind of the entry that it tells."""
    why: str = ""
    """Where all about it can be read, if it is a cause."""
    whom: int = -1
    """The seat that it befell."""


class Because(NamedTuple):
    """What a question follows from: in words, where all about it can be read, and its line of the log."""

    text: str
    address: str
    line: int


@dataclass(frozen=True, slots=True)
class Question:
    """What the prompt bar says: a sentence, a hint, the options and what is not possible now."""

    sentence: str = ""
    hint: str = ""
    rule: str = ""
    options: Sequence[Choice] = ()
    unavailable: Sequence[Unavailable] = ()
    action: str = ""
    """The address the answer form posts to; empty in a picture."""
    token: str = ""
    """A secret that the form sends back, so that no other page can answer."""
    because: Because | None = None
    suggested: Choice | None = None
    """The answer that stands first, or several in one."""
    always: str = ""
    """What giving this answer from now on without being asked is called; nothing where nobody can."""


@dataclass(frozen=True, slots=True)
class Links:
    """Where a drawing leads: the address before a card's code, and that before a rule's id; in a picture nowhere."""

    card: str = ""
    rule: str = ""

    def to_rule(self, rule: str) -> Markup:
        """A rule's id, as a link where there is a page of rules."""
        return _to_rule(self.rule, rule)

    def to_card(self, name: str, code: str) -> Markup:
        """A card's name; where there is a zoom it leads there."""
        return _to_card(self.card, name, code)


# A log names the same few rules again and again, and a board the same cards.


@lru_cache(maxsize=4000)
def _to_rule(address: str, rule: str) -> Markup:
    called = "Gl." if rule.startswith("GL-") else rule  # an entry of the glossary: its name is no short sign
    if not address:
        return Markup('<span class="rule">{}</span>').format(called)
    html = '<a class=rule href="{}{}">{}</a>'
    return Markup(html).format(address, rule, called)


@lru_cache(maxsize=4000)
def _to_card(address: str, name: str, code: str) -> Markup:
    if not address:
        return Markup('<span class="name">{}</span>').format(name)
    return Markup('<a class=name href="{}{}">{}</a>').format(address, code, name)


NOWHERE = Links()
NOTHING = Markup("")


@dataclass(frozen=True, slots=True)
class Context:
    """What is drawn around the table. Colours, those who have points, go by their names."""

    own: Sequence[str] = ()
    """The colours that are drawn large: that of the one who looks, or all of a soloist."""
    asked: str = ""
    """The colour that is to answer now."""
    points: Mapping[str, int] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)
    """What colours are called, where it is more than that."""
    question: Question = Question()
    log: Sequence[LogLine] = ()
    earlier: Sequence[LogLine] = ()
    """The same lines and those before them, as far back as a board may tell of them in its own words."""
    tools: Markup = NOTHING
    links: Links = NOWHERE
    backdrop: str = ""
    """Where the picture is that lies below the board; a drawing that stands alone has it inside."""
    plain: bool = False
    """Whether cards are called by what they do first, and by their own names second."""
    panel: bool = False
    """Whether the panel of a guide, a hint or a lesson stands beside the own tableau."""
