"""What a report of a run says of Bios:Origins alone: its balance, which discipline wins, which events strike, how far
stages go."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field

from biont.games.statistics import Bars, Batch, Fate, Grid, Mean, Section
from biont.origins.cards import DISCIPLINES, EVENTS, TRACKS
from biont.origins.pack import Pack
from biont.words import Words

LEAST, MOST = 0.22, 0.45
"""What share of victories a discipline should have."""
AHEAD = 1.25
"""How many times its share of victories a colour may have."""
STRIKES = 0.2
"""In how many games an event should strike."""
STRIKING = tuple(name.replace(" ", "-") for name in EVENTS if not name.startswith("dictator"))
"""Events that can strike: a dictator is awarded."""


@dataclass
class OriginsFindings:
    """Winning disciplines, events and stages, added up."""

    games: int = 0
    won_by: Counter[str] = field(default_factory=Counter)
    """Victories by the discipline that they were won in; a shared one counts for a part."""
    fates: dict[str, Fate] = field(default_factory=lambda: defaultdict(Fate))
    events: dict[str, Mean] = field(default_factory=lambda: defaultdict(Mean))
    """Event -> the share of those revealed that struck."""
    struck: dict[str, set[int]] = field(default_factory=lambda: defaultdict(set))
    """Event -> the games in which it struck anybody."""
    stages: dict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    """Track -> final stages."""
    colours: dict[str, Mean] = field(default_factory=lambda: defaultdict(Mean))
    """Colour -> victories, as multiples of the share that chance would give."""
    used: set[tuple[str, str]] = field(default_factory=set)
    """Cards that somebody won or invented."""

    def add(self, batch: Batch) -> None:
        """Take in some games."""
        self.games += len(batch["games"])
        players = {row["game"]: row["players"] for row in batch["games"]}
        self.used.update((row["kind"], row["card"]) for row in batch["cards"] if row["bought"])
        for row in batch["seats"]:
            self.colours[row["colour"]].add(row["won"] * players[row["game"]])
            self.won_by[row["discipline"]] += row["won"]
            self.fates[row["discipline"]].add(row)
            for track in TRACKS:
                self.stages[track][row[track]] += 1
        for row in batch["events"]:
            self.events[row["event"]].add(row["hit"])
            if row["hit"]:
                self.struck[row["event"]].add(row["game"])

    def sections(self, say: Words, pack: Pack) -> list[Section]:
        """All four parts; the balance only where players were rivals."""
        balance = [self.balance(say, pack)] if len(self.colours) > 1 else []
        return [*balance, self.disciplines(say), self.strokes(say), self.tracks(say, pack)]

    def balance(self, say: Words, pack: Pack) -> Section:
        """What the cards were made for, and whether it came so."""
        total = sum(self.won_by.values()) or 1
        shares = [self.won_by[name] / total for name in DISCIPLINES]
        ahead = max((mean.value for mean in self.colours.values()), default=0.0)
        cards = {("challenge", card.code) for card in pack.challenges} | {("idea", card.code) for card in pack.ideas}
        rarest = min(len(self.struck.get(event, ())) / max(1, self.games) for event in STRIKING)
        stages = [(track, stage) for track in pack.tracks for stage in track.stages]
        unreached = sum(not self.stages[track.code][stage] for track, stage in stages)
        low, high = say.percent(LEAST), say.percent(MOST)
        found = [
            ("disciplines", f"{say.percent(min(shares))} – {say.percent(max(shares))}", f"{low} – {high}",
             min(shares) >= LEAST and max(shares) <= MOST),
            ("colours", say.number(ahead, 2), f"≤ {say.number(AHEAD, 2)}", ahead <= AHEAD),
            ("unused", str(len(cards - self.used)), "0", cards <= self.used),
            ("rarest", say.percent(rarest), f"≥ {say.percent(STRIKES)}", rarest >= STRIKES),
            ("unreached", str(unreached), "0", not unreached),
        ]  # fmt: skip
        rows = [
            [say(f"lab-balance-{key}"), measured, wanted, say("lab-balance-yes" if holds else "lab-balance-no")]
            for key, measured, wanted, holds in found
        ]
        head = ["", *(say(f"lab-balance-{key}") for key in ("measured", "wanted", "holds"))]
        return Section(say("lab-balance"), say("lab-balance-about"), grids=[Grid(head, rows)])

    def disciplines(self, say: Words) -> Section:
        """In which discipline victories were won."""
        total = sum(self.won_by.values()) or 1
        names = [say(f"discipline-{name}") for name in DISCIPLINES]
        shares = [self.won_by[name] / total for name in DISCIPLINES]
        rows = [
            [name, say.percent(share), str(self.fates[key].won.count), say.number(self.fates[key].points.value, 2)]
            for key, name, share in zip(DISCIPLINES, names, shares, strict=True)
        ]
        head = [say(f"lab-report-{key}") for key in ("discipline", "victories", "count", "points")]
        bars = Bars(say("lab-report-disciplines"), say("lab-report-victories"), names, shares)
        return Section(say("lab-report-disciplines"), say("lab-report-disciplines-about"), [bars], [Grid(head, rows)])

    def strokes(self, say: Words) -> Section:
        """Which events come, and which strike."""
        rows = []
        for event in STRIKING:
            mean = self.events.get(event, Mean())
            games = len(self.struck.get(event, ()))
            cells = [say(f"event-{event}"), say.number(mean.count / max(1, self.games), 2), say.percent(mean.value)]
            rows.append([*cells, say.percent(games / max(1, self.games))])
        head = [say(f"lab-report-{key}") for key in ("event", "a-game", "struck", "games-struck")]
        return Section(say("lab-report-events"), say("lab-report-events-about"), grids=[Grid(head, rows)])

    def tracks(self, say: Words, pack: Pack) -> Section:
        """How far players come on every track."""
        rows = []
        for track in pack.tracks:
            found = self.stages[track.code]
            total = sum(found.values()) or 1
            rows.append([say(f"track-{track.code}"), *(f"{s}: {say.percent(found[s] / total)}" for s in track.stages)])
        head = [say("lab-report-track"), *(str(number) for number in range(1, 7))]
        return Section(say("lab-report-tracks"), say("lab-report-tracks-about"), grids=[Grid(head, rows)])
