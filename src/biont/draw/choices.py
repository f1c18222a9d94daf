"""Options on the things they act on: what is picked first, which elements are lit, and the buttons that lie on them.

Most questions are answered with one click. Where options are a product (each catalyst on each refugium), a thing is
picked first and lights up its targets. A pick is a radio button in the prompt bar, and everything on the board that
belongs to it carries its number as a class; the style sheet does the rest, so that it works without a script too.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import lru_cache

from markupsafe import Markup, escape

from biont.draw.bar import FEW, LONG, MOST, ROOM
from biont.draw.options import Choice, Pick, Unavailable
from biont.draw.paging import Paging

FORM = "answer"
"""The id of the form that every option button belongs to, wherever it lies on the page."""

PROMPT = "prompt"
"""The prompt bar: where an option is drawn that acts on nothing in particular."""

KEYS = "123456789abdefgijklopqstvwxyz"
"""Keys of what stands in the prompt bar; c, h, m, n, r and u have a meaning of their own."""

END = "n"
"""The key of an answer that ends a question without doing anything."""


class Choices:
    """The options of the open question, sorted by what is picked first and by the element they act on."""

    def __init__(
        self,
        choices: Iterable[Choice] = (),
        unavailable: Iterable[Unavailable] = (),
        suggested: Choice | None = None,
    ) -> None:
        self.choices = list(choices)
        self.unavailable = list(unavailable)
        self.picks: list[Pick] = []
        self.direct: list[int] = []
        self.picked = False
        """Whether there is nothing else to pick, so that it is done already."""
        self._sort()
        self.listed = self._by_sort()
        self.ends = [number for number, choice in enumerate(self.choices) if choice.last]
        self.first = self._suggest(suggested) if suggested is not None else None
        """What is suggested: it stands first, whatever sort it is of and however many others there are."""
        self.paging = Paging(self.choices, self.listed, self.picks, self.first, self.picked)
        """How they are paged, and how they stand in the prompt bar."""
        self.picks, self.pages = self.paging.picks, self.paging.pages
        self.keys = self._keys()
        self._at: dict[str, list[int]] = {}
        self._of: dict[str, dict[int, list[int]]] = {}
        self._not: dict[str, list[str]] = {}
        for number in self.direct:
            self._at.setdefault(self.choices[number].anchor, []).append(number)
        for pick in self.picks:
            for number in pick.options:
                self._of.setdefault(self.choices[number].anchor, {}).setdefault(pick.number, []).append(number)
        self.led = ""
        """The place that several answers in one lead to, where nothing else could be chosen yet."""
        self._picked = {pick.id: pick for pick in self.picks if pick.id}
        self._lead_on()
        for refusal in self.unavailable:
            self._not.setdefault(refusal.anchor, []).append(refusal.reason)
        self.concerned = frozenset((*self._at, *self._of, *self._picked, *self._not))
        """The elements about which anything is said; of all others there is only an id."""

    def _sort(self) -> None:
        """A thing that leads to one target only is as good as the target; the only thing there is is picked already."""
        groups: dict[str, list[int]] = {}
        for number, choice in enumerate(self.choices):
            if choice.last:
                continue
            if choice.pick:
                groups.setdefault(choice.pick, []).append(number)
            else:
                self.direct.append(number)
        self.picked = len(groups) == 1 and not self.direct
        for id, numbers in groups.items():
            if (self.picked and len(numbers) <= FEW) or len(self.picks) == MOST:
                self.direct += numbers
            elif len(numbers) == 1:
                self.choices[numbers[0]] = self.choices[numbers[0]]._replace(anchor=id)
                self.direct += numbers
            else:
                self._pick(id, self.choices[numbers[0]].picked, numbers)
        self.direct.sort()

    def _suggest(self, suggested: Choice) -> int:
        """The number of what is suggested: an option (with its price), which is listed nowhere else then, or several
        in one."""
        found = (at for at, one in enumerate(self.choices) if one.label == suggested.label and one.text)
        number = next((at for at in found if suggested.text.startswith(self.choices[at].text)), len(self.choices))
        self.choices[number:] = [suggested, *self.choices[number + 1 :]]
        self.listed = [one for one in self.listed if one != number]
        self.ends = [one for one in self.ends if one != number]
        return number

    def _lead_on(self) -> None:
        """Where a suggestion begins and leads to can be clicked, unless a click there means something else."""
        first = self.choices[self.first] if self.first is not None else None
        for place in filter(None, (first.begins, first.anchor) if first else ()):
            if place not in self._at and place not in self._of and place not in self._picked:
                self._at[place] = [self.first]  # type: ignore[list-item]
                self.led = place if first and place == first.anchor else ""

    def _by_sort(self) -> list[int]:
        """The options that are listed one by one: of many, those of a sort go behind the name of it, and so does a
        single one that is long."""
        if len(self.picks) + len(self.direct) <= ROOM:
            return self.direct
        sorts: dict[str, list[int]] = {}
        for number in self.direct:
            sorts.setdefault(self.choices[number].sort, []).append(number)
        alone = sorts.pop("", [])
        for sort, numbers in sorts.items():
            short = len(numbers) == 1 and len(self.choices[numbers[0]].listed) <= LONG
            if short or len(self.picks) == MOST or (len(sorts) == 1 and not alone):
                alone += numbers
                continue
            self._pick("", sort, numbers)
        return sorted(alone)

    def _pick(self, id: str, name: str, numbers: Sequence[int]) -> None:
        symbols = [self.choices[number].symbol for number in numbers]
        alike = len(set(symbols)) == 1
        self.picks.append(Pick(len(self.picks), id, name, symbols[0], [list(numbers)], alike))

    def _keys(self) -> dict[str, str]:
        """The key of every option (``"3"``) and of every pick (``"pick-0"``); those of a pick begin anew."""
        keys: dict[str, str] = {}
        for pick in self.picks:
            for page in pick.pages:
                others = (number for number in page if number != self.first)
                keys |= {str(number): key for number, key in zip(others, KEYS, strict=False)}
        keys |= dict(zip(self._listed(), KEYS, strict=False))
        return keys | ({str(self.ends[0]): END} if self.ends else {})

    def _listed(self) -> list[str]:
        """What stands in the prompt bar before anything was picked."""
        first = [str(self.first)] if self.first is not None else []
        return [*first, *(f"pick-{pick.number}" for pick in self.picks), *map(str, self.listed)]

    def at(self, element: str) -> Sequence[int]:
        """The numbers of the options that act on an element, whatever is picked."""
        found = [*self._at.get(element, ()), *(one for some in self._of.get(element, {}).values() for one in some)]
        return list(dict.fromkeys(found))

    def speaks_of(self, element: str) -> bool:
        """Whether anything can be chosen at an element, or is said not to be possible there."""
        return element in self._at or element in self._not

    def why(self, element: str) -> str:
        """Why nothing can be chosen at an element, where somebody might have wanted to."""
        return " ".join(self._not.get(element, ()))

    @property
    def refused(self) -> list[tuple[str, list[str]]]:
        """Why things cannot be chosen, each reason once, and what else cannot for the same."""
        found: dict[Hashable, tuple[str, list[str]]] = {}
        for number, refusal in enumerate(self.unavailable):
            key = number if refusal.alike is None else refusal.alike
            if key in found:
                found[key][1].append(refusal.thing)
            else:
                found[key] = (refusal.reason, [])
        return list(found.values())

    def within(self, elements: Iterable[str]) -> bool:
        """Whether any of these elements can be chosen now, or once something was picked."""
        if not (self._at or self._of or self._picked):
            return False
        return any(element in self._at or element in self._of or element in self._picked for element in elements)

    def attributes(self, element: str, *classes: str) -> Markup:
        """Id and classes of an element: lit when it can be chosen, barred when it cannot and why."""
        names = [name for name in classes if name]
        if element not in self.concerned:
            return _plain(element, tuple(names))
        if element in self._at or element in self._picked:
            names.append("lit")
        if self.first is not None and element == self.choices[self.first].anchor:
            names.append("suggested")
        if element in self._picked:
            names.append(f"is-{self._picked[element].number}")
        names += [f"of-{pick}" for pick in self._of.get(element, ())]
        if element in self._not and not self.within((element,)):
            names.append("barred")
        css = f' class="{escape(" ".join(names))}"' if names else ""
        return Markup(f' id="{escape(element)}"{css}')

    def buttons(self, element: str) -> Markup:
        """What covers an element so that it can be clicked, now or once something was picked; or why it cannot."""
        if element not in self.concerned:
            return Markup("")
        found = [self._cover(numbers, f"in-{pick}") for pick, numbers in self._of.get(element, {}).items()]
        if element in self._picked:
            pick = self._picked[element]
            head = f'<label class="hit root" for="pick-{pick.number}" title="{escape(pick.label)}"'
            found.append(Markup(f'{head} data-pick="{pick.number}"></label>'))
        elif element in self._at:
            found.append(self._cover(self._at[element], "root"))
        if found:
            return Markup("").join(found)
        if text := self.why(element):
            said = escape(text)
            return Markup(f'<span class="why" title="{said}" role="note" aria-label="{said}">?</span>')
        return Markup("")

    def _cover(self, numbers: Sequence[int], style: str) -> Markup:
        """One option covers its element; of several the prompt bar asks which."""
        if len(numbers) == 1:
            return self.button(numbers[0], f"hit {style}", "")
        labels = escape(", ".join(self.choices[number].label for number in numbers))
        head = f'<a class="hit {escape(style)}" href="#{PROMPT}" data-several="{" ".join(map(str, numbers))}"'
        return Markup(f'{head} title="{labels}" aria-label="{labels}"></a>')

    def button(self, number: int, style: str, inside: Markup | str) -> Markup:
        """One option as a real button of the answer form: in the prompt bar it says where it lies, and on the board its
        whole label is its name."""
        choice = self.choices[number]
        if style.startswith("option"):
            # What stands first has its key there, and none among those of its sort.
            key = self.keys.get(str(number), "") if number != self.first or "first" in style else ""
            pressed = f" data-key={escape(key)}" if key else ""
            more = f" data-at={escape(choice.anchor or PROMPT)}{pressed}{' data-main' if choice.main else ''}"
        else:
            more = f' aria-label="{escape(choice.label)}"'
        head = f'<button form={FORM} class="{escape(style)}" name=option value="{escape(choice.text)}"'
        return Markup(f"{head} data-option={number}{more}>{escape(inside)}</button>")


@lru_cache(maxsize=4000)
def _plain(element: str, classes: tuple[str, ...]) -> Markup:
    """Id and classes of an element that no option is about; on a board these are nearly all, and always the same."""
    css = f' class="{escape(" ".join(classes))}"' if classes else ""
    return Markup(f' id="{escape(element)}"{css}')
