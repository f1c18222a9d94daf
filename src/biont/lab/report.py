"""A run of games as one page that needs nothing else: figures, plots and tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Any

from jinja2 import Environment

from biont.genesis.cards import COLOURS, ROWS
from biont.genesis.packfile import load_pack
from biont.kernel.errors import BiontError
from biont.lab.cardstats import KINDS, CardStats, card_names
from biont.lab.findings import PARTS, Fate, Findings, findings_of
from biont.lab.plots import Plot, bars, distributions, lines, stacks
from biont.lab.store import Store
from biont.words import Words

FEW = 20
"""Players or owners below which a mean is not drawn."""


@dataclass
class Grid:
    """A table of a section: its heading and rows of text."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    caption: str = ""


@dataclass
class Section:
    """A part of the page."""

    title: str
    about: str = ""
    plots: list[str] = field(default_factory=list)
    grids: list[Grid] = field(default_factory=list)


def report(folder: Path, say: Words) -> str:
    """The page of the run in a folder."""
    store = Store.open(folder)
    found = findings_of(store)
    if not found.games:
        raise BiontError("{folder} holds no finished game yet.", "lab-no-games", folder=str(folder))
    return Reporter(found, say).page()


class Reporter:
    """Puts findings into words and pictures."""

    def __init__(self, found: Findings, say: Words) -> None:
        self.found = found
        self.say = say
        self.pack = load_pack(found.plan.settings.get("pack", "standard-2e"))
        self.names = card_names(self.pack, say.language)
        self.players: Mapping[str, str] = {colour: say(f"player-{colour}") for colour in COLOURS}

    def page(self) -> str:
        """The whole page."""
        say, plan = self.say, self.found.plan
        template = (files("biont.lab") / "report.jinja").read_text(encoding="utf-8")
        sections = [self.facts(), self.scores(), self.length(), self.deaths(), self.openings(), self.cards()]
        return (
            Environment(autoescape=True, trim_blocks=True, lstrip_blocks=True)
            .from_string(template)
            .render(
                language=say.language,
                title=say("lab-report-title", games=self.found.games),
                plan=say(
                    "lab-report-plan",
                    players=plan.players,
                    bots=", ".join(plan.bots) or "random",
                    seed=str(plan.seed),
                    settings=", ".join(self.settings()) or say("lab-report-none"),
                ),
                sections=[*sections, self.order()],
            )
        )

    def settings(self) -> list[str]:
        """What was agreed on other than in the usual game."""
        say, plan = self.say, self.found.plan
        usual = {"mode": "competitive", "edition": "2e", "pack": "standard-2e"}
        told = {
            "mode": lambda value: say(f"setting-mode-{value}"),
            "edition": lambda value: f"{say('setting-edition')}: {say(f'setting-edition-{value}')}",
            "pack": lambda value: f"{say('lab-report-pack')}: {value}",
        }
        return [
            told[name](value) if name in told else say(f"setting-{name}")
            for name, value in plan.settings.items()
            if value is not False and value != usual.get(name)
        ]

    def facts(self) -> Section:
        """The figures that every game has one of."""
        say, figures = self.say, self.found.figures
        rows = []
        for name in ("turns", "answers", "created", "lost", "macroorganisms"):
            counter = figures[name]
            mean = sum(value * count for value, count in counter.items()) / self.found.games
            key = "macros" if name == "macroorganisms" else name
            rows.append([say(f"lab-report-{key}"), self._number(mean), str(min(counter)), str(max(counter))])
        rows.append(
            [say("lab-report-armageddons"), self.say.percent(figures["armageddon"][1] / self.found.games), "", ""]
        )
        head = ["", *(say(f"lab-report-{key}") for key in ("mean", "low", "high"))]
        return Section(say("lab-report-facts"), grids=[Grid(head, rows)])

    def scores(self) -> Section:
        """How many points, when, and what of."""
        say, found = self.say, self.found
        names = {} if found.by_bot else self.players
        scored = self._plot("lab-report-scores", "lab-report-points", "lab-report-share")
        timed = self._plot("lab-report-scores", "lab-report-turn", "lab-report-points")
        groups = sorted(found.parts)
        made = self._bars("lab-report-parts", "lab-report-points", 1.4 + 0.4 * len(groups))
        parts = {say(f"lab-report-part-{part}"): [found.parts[group][part].value for group in groups] for part in PARTS}
        by_turn = {group: {turn: mean.value for turn, mean in turns.items()} for group, turns in found.by_turn.items()}
        plots = [
            distributions(scored, found.scores, names),
            lines(timed, by_turn, names),
            stacks(made, [names.get(group, group) for group in groups], parts),
        ]
        return Section(say("lab-report-scores"), say("lab-report-scores-about"), plots)

    def length(self) -> Section:
        """How many turns."""
        plot = self._plot("lab-report-length", "lab-report-turns", "lab-report-share")
        plots = [distributions(plot, {"": self.found.figures["turns"]}, {})]
        return Section(self.say("lab-report-length"), self.say("lab-report-length-about"), plots)

    def deaths(self) -> Section:
        """What kills organisms."""
        say, found = self.say, self.found
        causes = sorted(found.causes.items(), key=lambda item: (-item[1].count, item[0]))
        labels = [self._cause(rule) for rule, _ in causes]
        lost = sum(mean.count for _, mean in causes)
        about = say("lab-report-deaths-about", lost=lost, all=found.organisms)
        section = Section(say("lab-report-deaths"), about)
        if causes:
            plot = self._bars("lab-report-deaths", "lab-report-count", 1.0 + 0.28 * len(causes))
            section.plots = [bars(plot, labels, [mean.count for _, mean in causes])]
            rows = [
                [label, str(mean.count), self.say.percent(mean.count / lost), self._number(mean.value)]
                for label, (_, mean) in zip(labels, causes, strict=True)
            ]
            head = [say("lab-report-cause"), say("lab-report-count"), "%", say("lab-report-age")]
            section.grids = [Grid(head, rows)]
        return section

    def _cause(self, rule: str) -> str:
        """A cause by its rule, or by the part of the rulebook."""
        for key in (rule, rule[:2], rule[:1]):
            if self.say.has(f"lab-cause-{key}"):
                return self.say(f"lab-cause-{key}")
        return self.say("lab-cause-other", rule=rule)

    def openings(self) -> Section:
        """First refugia and what came of them."""
        say = self.say
        placards = {card.code: card for card in self.pack.placards}
        ranked = sorted(self.found.openings.items(), key=lambda item: (-item[1].points.value, item[0]))
        drawn = [(code, fate) for code, fate in ranked if fate.points.count >= FEW]
        section = Section(say("lab-report-openings"), say("lab-report-openings-about"))
        if drawn:
            plot = self._bars("lab-report-openings", "lab-report-points", 1.0 + 0.28 * len(drawn))
            names = [self._name(placards[code]) for code, _ in drawn]
            section.plots = [bars(plot, names, [fate.points.value for _, fate in drawn])]
        total = sum(fate.points.count for _, fate in ranked) or 1
        rows = [
            [
                self._name(placards[code]),
                say(f"row-{ROWS[placards[code].row]}"),
                self.say.percent(fate.points.count / total),
                self.say.percent(fate.alive.value),
                self._number(fate.points.value),
                self.say.percent(fate.won.value),
            ]
            for code, fate in ranked
        ]
        keys = ("refugium", "chosen", "alive", "points", "won")
        head = [say(f"lab-report-{key}") for key in keys]
        head.insert(1, "")
        section.grids = [Grid(head, rows)]
        return section

    def cards(self) -> Section:
        """What each card is worth."""
        say, balance = self.say, self.found.balance
        section = Section(say("lab-report-cards"), say("lab-report-cards-about"))
        drawn = [card for card in balance.ranked() if card.kind in ("mutation", "macroorganism") and card.owned >= FEW]
        if drawn:
            drawn.sort(key=lambda card: -(card.lead or 0.0))
            plot = self._bars("lab-report-cards", "lab-report-lead", 1.0 + 0.28 * len(drawn))
            labels = [self._card(card) for card in drawn]
            section.plots = [bars(plot, labels, [card.lead or 0.0 for card in drawn])]
        keys = ("card", "drawn", "bought", "promoted", "survived", "points", "rest", "strength")
        head = [say(f"lab-column-{key}") for key in keys]
        for kind in KINDS:
            rows = [self._card_row(card) for card in balance.ranked() if card.kind == kind]
            if rows:
                section.grids.append(Grid(head, rows, say(f"lab-kind-{kind}")))
        return section

    def _card_row(self, card: CardStats) -> list[str]:
        drawn = max(1, card.drawn)
        row = [self._card(card), self.say.percent(card.drawn / max(1, self.found.games))]
        if card.kind == "event":
            return row + [""] * 6
        row += [self.say.percent(count / drawn) for count in (card.bought, card.promoted, card.survived)]
        data = card.to_data()
        return row + ["–" if data[key] is None else self._number(data[key]) for key in ("points", "rest", "strength")]

    def _card(self, card: CardStats) -> str:
        return self.names[card.kind, card.card]

    def _name(self, thing: Any) -> str:
        return str(getattr(thing.name, self.say.language))

    def order(self) -> Section:
        """Seats, colours and first players."""
        say, found = self.say, self.found
        section = Section(say("lab-report-order"), say("lab-report-order-about"))
        points = {count: fate.points.value for count, fate in found.firsts.items() if fate.points.count >= FEW}
        if points:
            plot = self._plot("lab-report-order", "lab-report-firsts", "lab-report-points")
            section.plots = [lines(plot, {"": points}, {})]
        seats = [(str(seat + 1), fate) for seat, fate in sorted(found.seats.items())]
        colours = [(self.players[colour], fate) for colour, fate in sorted(found.colours.items())]
        section.grids = [self._fates("seat", seats), self._fates("colour", colours)]
        if found.plan.bots:
            section.grids.append(self._fates("bot", sorted(found.bots.items())))
        firsts = [(str(count), fate) for count, fate in sorted(found.firsts.items())]
        section.grids.append(self._fates("firsts", firsts))
        return section

    def _fates(self, key: str, fates: Sequence[tuple[str, Fate]]) -> Grid:
        head = [self.say(f"lab-report-{name}") for name in (key, "count", "points", "won")]
        rows = [
            [name, str(fate.won.count), self._number(fate.points.value), self.say.percent(fate.won.value)]
            for name, fate in fates
        ]
        return Grid(head, rows)

    def _number(self, value: float) -> str:
        return self.say.number(value, 2)

    def _plot(self, title: str, across: str, up: str) -> Plot:
        return Plot(self.say(title), self.say(across), self.say(up), point=self._point)

    def _bars(self, title: str, across: str, height: float) -> Plot:
        return Plot(self.say(title), self.say(across), "", height=height, point=self._point)

    @property
    def _point(self) -> str:
        """What stands between whole numbers and their decimals."""
        return self.say.number(0, 1)[1]
