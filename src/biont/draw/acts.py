"""Options on the things they act on: which element is lit, and the buttons that lie on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from markupsafe import Markup, escape

FORM = "answer"
"""The id of the form that every option button belongs to, wherever it lies on the page."""

PROMPT = "prompt"
"""The prompt bar: where an option is drawn that acts on nothing in particular."""


class Choice(NamedTuple):
    """An option as a person sees it: its notation, its label, the thing it acts on and its key."""

    text: str
    label: str
    anchor: str
    key: str = ""
    symbol: str = ""
    """A symbol to draw before the label, such as ``dome-blue``."""
    last: bool = False
    """Whether it ends something; its button stands apart at the end of the prompt bar."""


class Unavailable(NamedTuple):
    """A thing that cannot be chosen now, and why."""

    anchor: str
    reason: str


class Acts:
    """The options of the open question, sorted by the element they act on."""

    def __init__(self, choices: Iterable[Choice] = (), unavailable: Iterable[Unavailable] = ()) -> None:
        self.choices = list(choices)
        self.unavailable = list(unavailable)
        self._at: dict[str, list[int]] = {}
        self._not: dict[str, list[str]] = {}
        for number, choice in enumerate(self.choices):
            self._at.setdefault(choice.anchor, []).append(number)
        for refusal in self.unavailable:
            self._not.setdefault(refusal.anchor, []).append(refusal.reason)

    def at(self, element: str) -> Sequence[int]:
        """The numbers of the options that act on an element."""
        return self._at.get(element, ())

    def speaks_of(self, element: str) -> bool:
        """Whether anything can be chosen at an element, or is said not to be possible there."""
        return element in self._at or element in self._not

    def within(self, elements: Iterable[str]) -> bool:
        """Whether any of these elements can be chosen now."""
        return any(element in self._at for element in elements)

    def attributes(self, element: str, *classes: str) -> Markup:
        """Id, classes and option numbers of an element: lit when it can be chosen, barred when it cannot and why."""
        names = [name for name in classes if name]
        data = ""
        if element in self._at:
            names.append("lit")
            data = f' data-options="{" ".join(map(str, self._at[element]))}"'
        elif element in self._not:
            names.append("barred")
        css = f' class="{escape(" ".join(names))}"' if names else ""
        return Markup(f' id="{escape(element)}"{css}{data}')

    def buttons(self, element: str) -> Markup:
        """The buttons of an element: one that covers it, or a row of keys; or the reason why there is none."""
        numbers = self.at(element)
        if len(numbers) == 1:
            return self.button(numbers[0], "hit", Markup("<kbd>{}</kbd>").format(self.choices[numbers[0]].key))
        if numbers:
            keys = Markup("").join(self.button(n, "chip", self.choices[n].key or str(n + 1)) for n in numbers)
            return Markup('<span class="chips">{}</span>').format(keys)
        reasons = self._not.get(element)
        if reasons:
            text = " ".join(reasons)
            return Markup('<span class="why" title="{0}" role="note" aria-label="{0}">?</span>').format(text)
        return Markup("")

    def button(self, number: int, style: str, inside: Markup | str) -> Markup:
        """One option as a real button of the answer form."""
        choice = self.choices[number]
        key = Markup(' data-key="{}"').format(choice.key) if choice.key else Markup("")
        label = Markup("")
        if not style.startswith("opt"):
            # What is seen on the button, its key, belongs to its name: people who speak to the page say what they see.
            name = f"{choice.key or number + 1}: {choice.label}"
            label = Markup(' aria-label="{}" title="{}"').format(name, choice.label)
        return Markup(
            '<button type="submit" form="{}" class="{}" name="option" value="{}" '
            'data-option="{}" data-at="{}"{}{}>{}</button>'
        ).format(FORM, style, choice.text, number, choice.anchor or PROMPT, key, label, inside)

    def listed(self) -> list[tuple[int, Choice]]:
        """All options for the prompt bar with their numbers, those that end something last."""
        return sorted(enumerate(self.choices), key=lambda item: item[1].last)
