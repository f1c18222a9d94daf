"""What a report of a run says of Bios:Genesis alone: what kills organisms, and what comes of openings."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field

from biont.games.statistics import Bars, Batch, Fate, Grid, Mean, Section
from biont.genesis.cards import ROWS, Pack
from biont.words import Words

FEW = 20
"""Players below which a mean is not drawn."""


@dataclass
class Opening(Fate):
    """How those fared who began with one refugium."""

    alive: Mean = field(default_factory=Mean)
    """The share whose refugium came to life by their hand."""


@dataclass
class GenesisFindings:
    """Organisms and openings, added up."""

    organisms: int = 0
    causes: dict[str, Mean] = field(default_factory=lambda: defaultdict(Mean))
    """Cause of death -> turns lived."""
    openings: dict[str, Opening] = field(default_factory=lambda: defaultdict(Opening))

    def add(self, batch: Batch) -> None:
        """Take in some games."""
        for row in batch["organisms"]:
            self.organisms += 1
            if row["end"] == "extinct":
                self.causes[row["cause"]].add(row["died"] - row["born"])
        for row in batch["seats"]:
            if row["opening"] is not None:
                opening = self.openings[row["opening"]]
                opening.add(row)
                opening.alive.add(row["opening_life"] is not None)

    def sections(self, say: Words, pack: Pack) -> list[Section]:
        """Both parts."""
        return [self.deaths(say), self.beginnings(say, pack)]

    def deaths(self, say: Words) -> Section:
        """What kills organisms."""
        causes = sorted(self.causes.items(), key=lambda item: (-item[1].count, item[0]))
        labels = [_cause(rule, say) for rule, _ in causes]
        lost = sum(mean.count for _, mean in causes)
        section = Section(say("lab-report-deaths"), say("lab-report-deaths-about", lost=lost, all=self.organisms))
        if causes:
            counts = [mean.count for _, mean in causes]
            section.bars = [Bars(say("lab-report-deaths"), say("lab-report-count"), labels, counts)]
            rows = [
                [label, str(mean.count), say.percent(mean.count / lost), say.number(mean.value, 2)]
                for label, (_, mean) in zip(labels, causes, strict=True)
            ]
            head = [say("lab-report-cause"), say("lab-report-count"), "%", say("lab-report-age")]
            section.grids = [Grid(head, rows)]
        return section

    def beginnings(self, say: Words, pack: Pack) -> Section:
        """First refugia and what came of them."""
        placards = {card.code: card for card in pack.placards}
        names = {code: str(getattr(card.name, say.language)) for code, card in placards.items()}
        ranked = sorted(self.openings.items(), key=lambda item: (-item[1].points.value, item[0]))
        drawn = [(code, fate) for code, fate in ranked if fate.points.count >= FEW]
        section = Section(say("lab-report-openings"), say("lab-report-openings-about"))
        if drawn:
            labels, values = [names[code] for code, _ in drawn], [fate.points.value for _, fate in drawn]
            section.bars = [Bars(say("lab-report-openings"), say("lab-report-points"), labels, values)]
        total = sum(fate.points.count for _, fate in ranked) or 1
        rows = [
            [
                names[code],
                say(f"row-{ROWS[placards[code].row]}"),
                say.percent(fate.points.count / total),
                say.percent(fate.alive.value),
                say.number(fate.points.value, 2),
                say.percent(fate.won.value),
            ]
            for code, fate in ranked
        ]
        head = [say(f"lab-report-{key}") for key in ("refugium", "chosen", "alive", "points", "won")]
        head.insert(1, "")
        section.grids = [Grid(head, rows)]
        return section


def _cause(rule: str, say: Words) -> str:
    """A cause by its rule, or by the part of the rulebook."""
    for key in (rule, rule[:2], rule[:1]):
        if say.has(f"lab-cause-{key}"):
            return say(f"lab-cause-{key}")
    return say("lab-cause-other", rule=rule)
