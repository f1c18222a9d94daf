"""A run of games as one page that needs nothing else: figures, plots and tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path

from jinja2 import Environment

from biont.games.statistics import FLAG, Bars, Fate, Grid, Section
from biont.kernel.errors import BiontError
from biont.kernel.settings import Choice
from biont.lab.cardstats import CardStats
from biont.lab.findings import Findings, findings_of
from biont.lab.plan import Plan
from biont.lab.plots import Plot, bars, distributions, lines, stacks
from biont.lab.rating import wilson
from biont.lab.store import Store
from biont.lab.tournament import Tournament
from biont.words import Words
from biont.words.teller import seat_name

FEW = 20
"""Players or owners below which a mean is not drawn."""


@dataclass
class ReportPart:
    """A section with its pictures drawn."""

    title: str
    about: str = ""
    plots: list[str] = field(default_factory=list)
    grids: list[Grid] = field(default_factory=list)


def report(folder: Path, language: str | None = None) -> str:
    """The page of the run in a folder."""
    store = Store.open(folder)
    found = findings_of(store)
    if not found.games:
        raise BiontError("{folder} holds no finished game yet.", "lab-no-games", folder=str(folder))
    return Reporter(found, store.plan.definition.words(language)).page()


def standings(tournament: Tournament, plan: Plan, language: str | None = None) -> str:
    """The page of a tournament, one of whose tables was played by this plan."""
    say = plan.definition.words(language)
    bots = [standing.bot for standing in tournament.standings]
    part = ReportPart(say("lab-tournament-table"), say("lab-tournament-table-about"), grids=[table_of(tournament, say)])
    return _page(plan, bots, tournament.games, [part], say)


def table_of(tournament: Tournament, say: Words, *, named: bool = True) -> Grid:
    """The standings, and beside them the share of games each bot took from each other one, by its place."""
    ranked = [standing.bot for standing in tournament.standings]
    head = [say(f"lab-column-{key}") for key in ("bot", "elo", "interval", "games", "won", "points")]
    head += [say("lab-column-against", place=place) for place in range(1, len(ranked) + 1)]
    rows = []
    for place, standing in enumerate(tournament.standings, 1):
        rating, games = standing.rating, max(1, standing.games)
        rows.append([
            f"{place} {standing.bot}" if named else str(place),
            f"{rating.elo:.0f}",
            f"{rating.low:.0f}–{rating.high:.0f}",
            str(standing.games),
            say.percent(standing.wins / games),
            say.number(standing.points / games, 1),
            *(_against(tournament, standing.bot, other, say) for other in ranked),
        ])  # fmt: skip
    return Grid(head, rows)


def _against(tournament: Tournament, bot: str, other: str, say: Words) -> str:
    if bot == other:
        return ""
    won, lost = tournament.beaten[bot][other], tournament.beaten[other][bot]
    return say.percent(won / (won + lost)) if won + lost else "–"


def _page(plan: Plan, bots: Sequence[str], games: int, parts: Sequence[ReportPart], say: Words) -> str:
    """Parts below a heading that says how the games were played."""
    template = (files("biont.lab") / "report.jinja").read_text(encoding="utf-8")
    told = say(
        "lab-report-plan",
        players=plan.players,
        bots=", ".join(bots) or "random",
        seed=str(plan.seed),
        settings=", ".join(_settings(plan, say)) or say("lab-report-none"),
    )
    title = say("lab-report-title", title=plan.definition.telling.title(say), games=games)
    page = Environment(autoescape=True, trim_blocks=True, lstrip_blocks=True).from_string(template)
    return page.render(language=say.language, title=title, plan=told, sections=parts)


def _settings(plan: Plan, say: Words) -> list[str]:
    """What was agreed on other than in the usual game."""
    told = [
        say(f"setting-{setting.name}-{value}") if isinstance(setting, Choice) else say(f"setting-{setting.name}")
        for setting in plan.definition.settings
        if (value := plan.settings.get(setting.name, setting.usual)) != setting.usual
    ]
    usual = plan.definition.library.usual(plan.settings)
    return told if plan.pack == usual else [*told, f"{say('lab-report-pack')}: {plan.pack}"]


class Reporter:
    """Puts findings into words and pictures."""

    def __init__(self, found: Findings, say: Words) -> None:
        self.found = found
        self.say = say
        definition = found.plan.definition
        self.statistics = definition.statistics
        self.pack = definition.library.load(found.plan.pack)
        self.names = self.statistics.card_names(self.pack, say.language)
        self.players: Mapping[str, str] = {colour: seat_name(colour, say) for colour in definition.seating.names}

    def page(self) -> str:
        """The whole page."""
        say, plan = self.say, self.found.plan
        own = [self._drawn(section) for section in self.found.own.sections(say, self.pack)]
        wins = [self.wins()] if plan.bots else []
        parts = [*wins, self.facts(), self.scores(), self.length(), *own]
        if self.statistics.card_kinds:
            parts.append(self.cards())
        return _page(plan, plan.bots, self.found.games, [*parts, self.order()], say)

    def _drawn(self, section: Section) -> ReportPart:
        """A section of the game's own with its bars."""
        plots = [bars(self._bars(one), one.labels, one.values) for one in section.bars]
        return ReportPart(section.title, section.about, plots, section.grids)

    def wins(self) -> ReportPart:
        """Who won how often, and how sure that is."""
        say = self.say
        head = [say(f"lab-report-{name}") for name in ("bot", "count", "won", "interval", "points")]
        rows = []
        for bot, fate in sorted(self.found.bots.items(), key=lambda pair: (-pair[1].won.value, pair[0])):
            low, high = wilson(fate.won.value, fate.won.count)
            sure = f"{say.percent(low)} – {say.percent(high)}"
            share, points = say.percent(fate.won.value), self._number(fate.points.value)
            rows.append([bot, str(fate.won.count), share, sure, points])
        return ReportPart(say("lab-report-wins"), say("lab-report-wins-about"), grids=[Grid(head, rows)])

    def facts(self) -> ReportPart:
        """The figures that every game has one of."""
        say, figures = self.say, self.found.figures
        rows = []
        for name in ("turns", "answers", *self.statistics.counters):
            column = self.statistics.counters.get(name, name)
            mean = sum(value * count for value, count in figures[column].items()) / self.found.games
            if self.statistics.game_columns.get(column) == FLAG:
                rows.append([say(f"summary-{name}"), say.percent(mean), "", ""])
            else:
                low, high = min(figures[column]), max(figures[column])
                rows.append([say(f"summary-{name}"), self._number(mean), str(low), str(high)])
        head = ["", *(say(f"lab-report-{key}") for key in ("mean", "low", "high"))]
        return ReportPart(say("lab-report-facts"), grids=[Grid(head, rows)])

    def scores(self) -> ReportPart:
        """How many points, when, and what of."""
        say, found = self.say, self.found
        names = {} if found.by_bot else self.players
        scored = self._plot("lab-report-scores", "lab-report-points", "lab-report-share")
        timed = self._plot("lab-report-scores", "lab-report-turn", "lab-report-points")
        by_turn = {group: {turn: mean.value for turn, mean in turns.items()} for group, turns in found.by_turn.items()}
        plots = [distributions(scored, found.scores, names, joined=self._many)]
        if by_turn:
            plots.append(lines(timed, by_turn, names, joined=self._many))
        if found.parts:
            plots.append(self._parts(names))
        return ReportPart(say("lab-report-scores"), say("lab-report-scores-about"), plots)

    def _parts(self, names: Mapping[str, str]) -> str:
        """What the points are made of."""
        say, found = self.say, self.found
        groups = sorted(found.parts)
        labels = [names.get(group, group) for group in groups]
        parts = {
            say(f"lab-report-part-{part}"): [found.parts[group][part].value for group in groups]
            for part in self.statistics.parts
        }
        return stacks(self._rows("lab-report-parts", "lab-report-points", 1.4 + 0.4 * len(groups)), labels, parts)

    def length(self) -> ReportPart:
        """How many turns."""
        plot = self._plot("lab-report-length", "summary-turns", "lab-report-share")
        plots = [distributions(plot, {"": self.found.figures["turns"]}, {}, joined=self._many)]
        return ReportPart(self.say("lab-report-length"), self.say("lab-report-length-about"), plots)

    def cards(self) -> ReportPart:
        """What each card is worth."""
        say, balance = self.say, self.found.balance
        section = ReportPart(say("lab-report-cards"), say("lab-report-cards-about"))
        drawn = [card for card in balance.ranked() if card.kind in self.statistics.compared and card.owned >= FEW]
        if drawn:
            drawn.sort(key=lambda card: -(card.lead or 0.0))
            labels, leads = [self._card(card) for card in drawn], [card.lead or 0.0 for card in drawn]
            drawing = Bars(say("lab-report-cards"), say("lab-report-lead"), labels, leads)
            section.plots = [bars(self._bars(drawing), labels, leads)]
        for kind in self.statistics.card_kinds:
            cards = [card for card in balance.ranked() if card.kind == kind]
            shares = (
                ("bought", "promoted", "survived") if any(card.promoted for card in cards) else ("bought", "survived")
            )
            head = [say(f"lab-column-{key}") for key in ("card", "drawn", *shares, "points", "rest", "strength")]
            if cards:
                rows = [self._card_row(card, shares) for card in cards]
                section.grids.append(Grid(head, rows, say(f"lab-kind-{kind}")))
        return section

    def _card_row(self, card: CardStats, shares: Sequence[str]) -> list[str]:
        drawn = max(1, card.drawn)
        row = [self._card(card), self.say.percent(card.drawn / max(1, self.found.games))]
        if card.unowned:
            return row + [""] * (len(shares) + 3)
        row += [self.say.percent(getattr(card, share) / drawn) for share in shares]
        data = card.to_data()
        return row + ["–" if data[key] is None else self._number(data[key]) for key in ("points", "rest", "strength")]

    def _card(self, card: CardStats) -> str:
        return self.names[card.kind, card.card]

    def order(self) -> ReportPart:
        """Seats, colours and first players."""
        say, found = self.say, self.found
        section = ReportPart(say("lab-report-order"), say("lab-report-order-about"))
        seats = [(str(seat + 1), fate) for seat, fate in sorted(found.seats.items())]
        colours = [(self.players[colour], fate) for colour, fate in sorted(found.colours.items())]
        section.grids = [self._fates("seat", seats), self._fates("colour", colours)]
        for column, fates in found.groups.items():
            points = {value: fate.points.value for value, fate in fates.items() if fate.points.count >= FEW}
            if points:
                plot = self._plot("lab-report-order", f"lab-report-{column}", "lab-report-points")
                section.plots.append(lines(plot, {"": points}, {}))
            section.grids.append(self._fates(column, [(str(value), fate) for value, fate in sorted(fates.items())]))
        return section

    def _fates(self, key: str, fates: Sequence[tuple[str, Fate]]) -> Grid:
        head = [self.say(f"lab-report-{name}") for name in (key, "count", "points", "won")]
        rows = [
            [name, str(fate.won.count), self._number(fate.points.value), self.say.percent(fate.won.value)]
            for name, fate in fates
        ]
        return Grid(head, rows)

    @property
    def _many(self) -> bool:
        """Whether there are games enough for a line: through a few of them it would draw what nobody has seen."""
        return self.found.games >= FEW

    def _number(self, value: float) -> str:
        return self.say.number(value, 2)

    def _plot(self, title: str, across: str, up: str) -> Plot:
        return Plot(self.say(title), self.say(across), self.say(up), point=self._point, inks=self.statistics.inks)

    def _rows(self, title: str, across: str, height: float) -> Plot:
        return Plot(self.say(title), self.say(across), "", height=height, point=self._point)

    def _bars(self, drawing: Bars) -> Plot:
        return Plot(drawing.title, drawing.across, "", height=1.0 + 0.28 * len(drawing.labels), point=self._point)

    @property
    def _point(self) -> str:
        """What stands between whole numbers and their decimals."""
        return self.say.number(0, 1)[1]
