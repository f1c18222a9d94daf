"""The plots of a report, as SVG to put into a page: text stays text, and the same numbers give the same picture."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any

from biont.kernel.errors import BiontError

OTHERS = ("#5b5f97", "#b56576", "#4d908e", "#9c8f6f", "#355070", "#a4a9ad")
"""For everything that is no player: none of these is taken for a player's colour."""
DASHES = ("-", "--", "-.", ":")
"""Lines differ in their dashes as well, for those who see no difference of colour."""
MARKS = ("o", "s", "^", "D")
"""And dots in their shapes."""
STYLE = {
    "svg.fonttype": "none",
    "svg.hashsalt": "biont",
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans"],
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "grid.alpha": 0.25,
    "figure.constrained_layout.use": True,
}
TAG = re.compile(r"<[^>]*>")
FINE = re.compile(r"\d+\.\d{3,}")
"""A place that is told in more than hundredths of a point."""


def _library() -> Any:
    try:
        import matplotlib
        import matplotlib.figure
        import matplotlib.ticker
    except ImportError:
        raise BiontError(
            "Plots need the package matplotlib; install it with: pip install 'biont[lab]'.", "lab-no-matplotlib"
        ) from None
    return matplotlib


class Plot:
    """One picture with a title for those who cannot see it."""

    def __init__(
        self,
        title: str,
        across: str,
        up: str,
        *,
        height: float = 3.2,
        point: str = ".",
        inks: Mapping[str, str] | None = None,
    ) -> None:
        """``point``: the decimal point of the reader's language; ``inks``: what players are drawn with."""
        self._library = _library()
        self._inks = inks or {}
        self._title = title
        with self._library.rc_context(STYLE):
            self._figure = self._library.figure.Figure(figsize=(7.2, height))
            self.axes = self._figure.add_subplot()
        self.axes.set_xlabel(across)
        self.axes.set_ylabel(up)
        for axis in (self.axes.xaxis, self.axes.yaxis):
            axis.set_major_formatter(_formatter(self._library, point))

    def ink(self, group: str, place: int) -> str:
        """A player's own colour, or the next one for anything else."""
        return self._inks.get(group, OTHERS[place % len(OTHERS)])

    def whole_numbers(self) -> None:
        """Count whole numbers across: there is no turn two and a half."""
        self.axes.xaxis.set_major_locator(self._library.ticker.MaxNLocator(integer=True))

    def legend(self, lines: Sequence[Any], labels: Sequence[str], **how: Any) -> None:
        """Say what the lines or bars are, with names as they are written: no mathematics, nothing left out."""
        legend = self.axes.legend(lines, [str(place) for place in range(len(lines))], frameon=False, **how)
        for text, label in zip(legend.get_texts(), labels, strict=True):
            text.set_parse_math(False)
            text.set_text(label)

    def svg(self) -> str:
        """The picture as an element of a page."""
        buffer = StringIO()
        with self._library.rc_context(STYLE):
            self._figure.savefig(buffer, format="svg", metadata={"Date": None, "Creator": None, "Title": self._title})
        text = buffer.getvalue()
        return lean(text[text.index("<svg") :])


def lean(picture: str) -> str:
    """A picture with places as fine as anybody sees them; what is written in it stays as it is."""
    return TAG.sub(lambda tag: FINE.sub(lambda place: f"{float(place[0]):.2f}", tag[0]), picture)


def _formatter(library: Any, point: str) -> Any:
    """Writes the numbers of an axis as the library does, but for the decimal point."""

    class Pointed(library.ticker.ScalarFormatter):  # type: ignore[misc]
        def __call__(self, value: float, pos: int | None = None) -> str:
            return str(super().__call__(value, pos)).replace(".", point)

    return Pointed(useOffset=False)


def distributions(
    plot: Plot, groups: Mapping[str, Counter[int]], names: Mapping[str, str], *, joined: bool = True
) -> str:
    """Shares of whole numbers, a line for each group; where they are not ``joined``, dots for what there was."""
    shares: dict[str, dict[int, float]] = {}
    for group, counter in groups.items():
        total = sum(counter.values())
        values = range(min(counter), max(counter) + 1) if joined else sorted(counter)
        shares[group] = {value: counter[value] / total for value in values}
    _draw_lines(plot, shares, names, joined)
    plot.whole_numbers()
    plot.axes.set_ylim(bottom=0)
    return plot.svg()


def lines(
    plot: Plot, groups: Mapping[str, Mapping[int, float]], names: Mapping[str, str], *, joined: bool = True
) -> str:
    """A line for each group, or dots where they are not ``joined``."""
    _draw_lines(plot, groups, names, joined)
    plot.whole_numbers()
    return plot.svg()


def _draw_lines(plot: Plot, groups: Mapping[str, Mapping[int, float]], names: Mapping[str, str], joined: bool) -> None:
    drawn = []
    for place, (group, values) in enumerate(sorted(groups.items())):
        across = sorted(values)
        line, mark = (DASHES[place % 4], ".") if joined else ("none", MARKS[place % 4])
        style = {"color": plot.ink(group, place), "linestyle": line, "marker": mark}
        drawn += plot.axes.plot(across, [values[number] for number in across], **style)
    if len(groups) > 1:
        plot.legend(drawn, [names.get(group, group) for group in sorted(groups)])


def bars(plot: Plot, labels: Sequence[str], values: Sequence[float]) -> str:
    """Horizontal bars, the first one on top."""
    places = range(len(labels))
    plot.axes.barh(places, values, color=OTHERS[0], height=0.7)
    plot.axes.set_yticks(places, labels, parse_math=False)
    plot.axes.invert_yaxis()
    plot.axes.grid(visible=False, axis="y")
    plot.axes.axvline(0, color="#4d4d4d", linewidth=0.8)
    return plot.svg()


def stacks(plot: Plot, labels: Sequence[str], parts: Mapping[str, Sequence[float]]) -> str:
    """Horizontal bars made of parts, negative ones to the left."""
    places = range(len(labels))
    right, left = [0.0] * len(labels), [0.0] * len(labels)
    drawn = []
    for number, values in enumerate(parts.values()):
        starts = [right[n] if value >= 0 else left[n] for n, value in enumerate(values)]
        colour = OTHERS[number % len(OTHERS)]
        drawn.append(plot.axes.barh(places, values, left=starts, color=colour, height=0.6))
        for n, value in enumerate(values):
            right[n] += max(0.0, value)
            left[n] += min(0.0, value)
    plot.axes.set_yticks(places, labels, parse_math=False)
    plot.axes.invert_yaxis()
    plot.legend(drawn, list(parts), ncols=3, loc="lower center", bbox_to_anchor=(0.5, 1.0))
    return plot.svg()
