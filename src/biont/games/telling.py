"""How a game is told: its teller, its player aid, and what the parts of its rulebook are called.

:class:`Telling` tells any game plainly, by its notation. A game with words of its own has them in Fluent files in the
folder ``words`` of its package, and writes a class below this one for what they cannot know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias

from biont.games.outline import Moment, Outline
from biont.kernel.declared import Event
from biont.kernel.ledger import Rule
from biont.kernel.play import Entry
from biont.kernel.rules import Rules
from biont.packs import Pack
from biont.words import Words
from biont.words.teller import Teller


@dataclass(frozen=True, slots=True)
class AidLine:
    """One line of a section: a name, if it is about one thing such as an icon, and a sentence or two."""

    text: str
    name: str = ""
    icon: str = ""
    """The icon as the cards name it, for whoever can draw it."""


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what stands under it."""

    title: str
    lines: tuple[AidLine, ...]


@dataclass(frozen=True, slots=True)
class CardLine:
    """A card on one line: its code, its names, and what is on it in a few words."""

    code: str
    name: str
    facts: str = ""


Aid: TypeAlias = Sequence[Sequence[Section]]
"""Pages of sections."""


def named(entry: Entry, kind: str) -> Sequence[int]:
    """The things of a kind that an entry names."""
    if kind not in entry.kind.things:
        return ()
    pairs = zip(entry.kind.things, entry.data, strict=False)
    return [one for sort, one in pairs if sort == kind and isinstance(one, int)]


class Telling:
    """How one game is told; as it stands, plainly."""

    voice: ClassVar[type[Teller]] = Teller
    """Who tells its tables, if he needs nothing but the notation."""

    def __init__(self, definition: Outline) -> None:
        self.definition = definition

    @property
    def proud(self) -> tuple[Event, ...]:
        """What players are proud of at the end; ``proud-<event>`` says how often somebody did it."""
        return ()

    def teller(self, rules: Rules[Any], say: Words, *, plain: bool = False) -> Teller:
        """Who tells what is asked, offered and done at a table of the game.

        ``plain`` is a wish of people who are new to it: cards are called by what they do first, where the game can.
        """
        return self.voice(say, rules.seats, rules.notation)

    @property
    def grave(self) -> tuple[Event, ...]:
        """What nobody should miss, even where his own dice brought it about: it is shown with what led to it."""
        return ()

    @property
    def small(self) -> tuple[Event, ...]:
        """What comes with something else that tells more: nobody needs to be shown it by itself."""
        return ()

    @property
    def summed(self) -> tuple[Event, ...]:
        """What befalls many things at once and nobody himself: a sheet tells all of it in one line."""
        return ()

    @property
    def counted(self) -> tuple[Event, ...]:
        """What :meth:`changes` tells in its own way."""
        return ()

    @property
    def bare(self) -> tuple[Event, ...]:
        """Of that, what does not say what it came of; the line before it does."""
        return ()

    @property
    def outcomes(self) -> tuple[Event, ...]:
        """What something that struck came to in the end, which its sheet tells first."""
        return ()

    @property
    def remarks(self) -> tuple[Event, ...]:
        """What whoever it befell is told with the next question, since no board shows it: that he was not asked and
        why, what he paid, what else he can do now."""
        return ()

    @property
    def announced(self) -> tuple[Event, ...]:
        """The same of what everybody is told, whoever brought it about, what tells most first."""
        return ()

    @property
    def overtaken(self) -> tuple[Event, ...]:
        """What the next of its kind makes old news, such as a step on a longer way: only the last one is a headline."""
        return ()

    def concerns(self, entry: Entry, rules: Rules[Any]) -> frozenset[int]:
        """The seats that something was about: whose deed or loss it was, and whom it names."""
        return frozenset((entry.seat, *named(entry, "seat")))

    def changes(self, before: Moment, after: Moment, place: int, say: Words) -> Sequence[str]:
        """What the points of a colour are made of now and were not before, a clause for each score; nothing where the
        points say it all."""
        return ()

    def lesson(self, cause: Entry, say: Words) -> str:
        """What guards against something that struck, for whoever lost by it; nothing where no words are."""
        return ""

    def settled(self, history: Sequence[Moment]) -> Sequence[Moment]:
        """Everybody's points at each moment by what counts in the end, where that has changed."""
        return history

    def aid(self, say: Words) -> Aid:
        """The turn and the icons on a page or two; nothing where the game has no aid."""
        return ()

    @property
    def has_aid(self) -> bool:
        """Whether the game writes one, which a page that links to it need not do."""
        return type(self).aid is not Telling.aid

    def cards(self, pack: Pack, say: Words) -> list[CardLine]:
        """All cards of a pack, each on a line; plainly, those that have a code and a name."""
        kinds = (getattr(pack, kind.plural, ()) for kind in self.definition.library.kinds)
        named = (card for kind in kinds for card in kind if hasattr(card, "code") and hasattr(card, "name"))
        return [CardLine(card.code, getattr(card.name, say.language)) for card in named]

    def title(self, say: Words) -> str:
        """What the game is called."""
        return self._or("game-title", self.definition.name, say)

    def part(self, rule: Rule, say: Words) -> str:
        """What the part of the rulebook is called that a rule stands in."""
        return self._or(f"rules-part-{rule.part.lower()}", rule.part, say)

    def tag(self, rule: Rule, say: Words) -> str:
        """What kind of game a rule belongs to."""
        return self._or(f"tag-{rule.tag}", rule.tag, say)

    @staticmethod
    def _or(key: str, plain: str, say: Words) -> str:
        return say(key) if say.has(key) else plain
