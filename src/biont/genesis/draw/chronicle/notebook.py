"""What a reader of entries writes down: who lives where, and what was done by whom."""

from __future__ import annotations

from collections.abc import Mapping

from biont.genesis.cards import Pack
from biont.genesis.draw.chronicle.story import NOBODY, Deed, Life, Moment, Stage, Turn
from biont.genesis.ids import colour_of
from biont.genesis.organisms import is_parasite
from biont.genesis.rules.climate import ARMAGEDDON_AVERTED, ARMAGEDDON_LOOMS
from biont.genesis.rules.darwin import DARWIN_REROLL, DARWIN_ROLL
from biont.genesis.rules.extinction import FATES
from biont.genesis.rules.red_queen import QUEEN_STRIKES
from biont.genesis.rules.spike import POLLUTION_CAUSED
from biont.genesis.rules.strikes import CANCER_ROLL, CANCER_STRUCK, DROUGHT_STRUCK, STRIKE_BEGINS, ULTRAVIOLET_STRUCK
from biont.kernel.causes import Causes
from biont.kernel.declared import Event
from biont.kernel.play import Entry
from biont.packs import Name

STRUCK: Mapping[Event, str] = {
    ULTRAVIOLET_STRUCK: "uv",
    **dict.fromkeys((CANCER_STRUCK, CANCER_ROLL), "cancer"),
    DROUGHT_STRUCK: "drought",
    **dict.fromkeys((ARMAGEDDON_LOOMS, ARMAGEDDON_AVERTED), "gaia"),
    **dict.fromkeys((DARWIN_ROLL, DARWIN_REROLL), "errors"),
    POLLUTION_CAUSED: "pollution",
    QUEEN_STRIKES: "queen",
}
"""What each event that strikes is called as a cause of losses; heat and oxygen say themselves which they are."""


def cause_of(causes: Causes, number: int) -> str:
    """What an entry is put down to, as the rules told it when it happened: whom it went with, or what struck last."""
    if fate := FATES.get(causes.entries[number].rule):
        return fate
    for one in reversed(causes.chain(causes.of[number])):
        struck = causes.entries[one]
        if struck.kind == STRIKE_BEGINS:
            return "oxygen" if struck.data[0] else "heat"
        if struck.kind in STRUCK:
            return STRUCK[struck.kind]
    return "fate"


class Notebook:
    """Lives and turns so far, and the entry that is being read."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.lives: list[Life] = []
        self.turns: list[Turn] = []
        self._phase = 0
        self._living: dict[int, Life] = {}
        """Who lives now, by organism."""
        self._entry: Entry
        """The one that is being read."""
        self._number = 0
        self._causes = Causes((), 0, -1)

    @property
    def now(self) -> Moment:
        """The moment of the entry being read."""
        return Moment(self.turns[-1].number if self.turns else 0, self._phase, self._number)

    def _note(
        self,
        organism: int = NOBODY,
        other: int = NOBODY,
        *,
        kind: Event | None = None,
        player: int = NOBODY,
        thing: int = NOBODY,
        cause: str = "",
    ) -> None:
        """Write a deed down, with the lives behind two organisms and what they are called now."""
        if not self.turns:  # a prepared table may begin in the middle of a turn
            self.turns.append(Turn(1))
        one, two = self._living.get(organism), self._living.get(other)
        deed = Deed(
            kind or self._entry.kind,
            self.now,
            self._entry.rule,
            one.number if one else NOBODY,
            one.last.name if one else self._name(organism),
            two.number if two else NOBODY,
            two.last.name if two else self._name(other),
            player,
            thing,
            cause,
        )
        self.turns[-1].deeds.append(deed)

    def _name(self, organism: int) -> Name | None:
        """What an organism that the reader never saw come to be is called."""
        if organism == NOBODY:
            return None
        if is_parasite(organism):
            return self.pack.parasites[colour_of(organism)].sides[0].name
        return self.pack.placards[organism].bacterium.name

    def _be_born(self, organism: int, stage: Stage) -> Life:
        life = Life(len(self.lives), organism, self.now, [stage])
        self.lives.append(life)
        self._living[organism] = life
        return life

    def _change(self, organism: int, form: str | None = None, name: Name | None = None, owner: int = NOBODY) -> None:
        """From now on a life has another form, name or owner."""
        life = self._living.get(organism)
        if life is not None:
            old = life.last
            owner = old.owner if owner == NOBODY else owner
            life.stages.append(Stage(self.now, form or old.form, name or old.name, owner))

    def _owner(self, organism: int) -> int:
        life = self._living.get(organism)
        return life.last.owner if life else NOBODY

    def _owner_of_card(self, colour: int) -> int:
        """The player of a parasite card; where no seat is concerned, the NPC of its colour."""
        return colour if self._entry.seat >= 0 else colour + 4

    def _die(self, organism: int, cause: str) -> None:
        life = self._living.pop(organism, None)
        if life is not None:
            life.died, life.cause = self.now, cause

    @property
    def _cause(self) -> str:
        return cause_of(self._causes, self._number)
