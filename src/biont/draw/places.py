"""What can be chosen at places of a board, as a drawing asks for it: it is noted which places were asked about.

A part of a board that was drawn once is the same as long as its values are and as long as nothing else is said of the
places that it asked about; so it need not say beforehand which they are, and cannot forget one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeAlias

from markupsafe import Markup

from biont.draw.choices import Choices

NOTHING = Markup("")
Said: TypeAlias = frozenset[tuple[str, object]]
"""Of places about which anything is said, what that is."""
SILENCE: Said = frozenset()


class Places:
    """The choices of a board place by place; templates of parts that are remembered see nothing else of them."""

    def __init__(self, choices: Choices | None = None) -> None:
        self._choices = choices if choices is not None else Choices()
        self._buttons: dict[str, Markup] = {}
        self._said: dict[str, object] = {}
        self._asked: list[set[str]] = []

    # -- what templates ask for --------------------------------------------------------------------------------------

    def attributes(self, element: str, *classes: str) -> Markup:
        """Id and classes of an element."""
        self._note(element)
        return self._choices.attributes(element, *classes)

    def buttons(self, element: str) -> Markup:
        """What covers an element so that it can be clicked, or why it cannot."""
        self._note(element)
        return self._covers(element)

    def at(self, element: str) -> Sequence[int]:
        """The numbers of the options that act on an element."""
        self._note(element)
        return self._choices.at(element)

    # -- what was asked for ------------------------------------------------------------------------------------------

    @contextmanager
    def noted(self) -> Iterator[set[str]]:
        """The places that are asked about meanwhile; they count as asked about by what is drawn around it, too."""
        asked = set[str]()
        self._asked.append(asked)
        try:
            yield asked
        finally:
            self._asked.pop()
            self.ask(asked)

    def ask(self, elements: Iterable[str]) -> None:
        """Note that something was asked about these places when it was drawn."""
        if self._asked:
            self._asked[-1].update(elements)

    def _covers(self, element: str) -> Markup:
        if element not in self._choices.concerned:
            return NOTHING
        if element not in self._buttons:
            self._buttons[element] = self._choices.buttons(element)
        return self._buttons[element]

    def _note(self, element: str) -> None:
        if self._asked:
            self._asked[-1].add(element)

    def said(self, elements: frozenset[str]) -> Said:
        """All that can be asked about these places."""
        concerned = self._choices.concerned & elements
        return frozenset((one, self._of(one)) for one in concerned) if concerned else SILENCE

    def _of(self, element: str) -> object:
        if element not in self._said:
            choices = self._choices
            self._said[element] = (choices.attributes(element), self._covers(element), tuple(choices.at(element)))
        return self._said[element]
