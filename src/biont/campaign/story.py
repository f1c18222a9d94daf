"""A campaign from Bios:Genesis to High Frontier: who plays, what was played, what comes next."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Self

from biont.campaign.megafauna import Result
from biont.campaign.megafauna_random import planet_of, stand_in
from biont.campaign.people import ALONE, MODES, SOLO_PARTNER, Person
from biont.campaign.played import BadCampaign, game_of
from biont.genesis import game as genesis
from biont.genesis.successor import successor
from biont.kernel.record import Record
from biont.origins import game as origins
from biont.origins.cards import COLOURS
from biont.origins.frontier import Launch, campaign_scores, launch, victory_chits
from biont.origins.legacy import SHAPES, SWIMMER
from biont.origins.settings import CAMPAIGN_MAPS

LONGEST_WORLD = 19
"""Digits of the number of a world."""
FORMAT = 1
"""The version of the file."""
CHOICES = ("map", "advanced", "shape", "merfolk", "world")
"""Kinds of what is chosen before Bios:Origins; after a hyphen stands the colour that a shape or merfolk are of."""


@dataclass(frozen=True, slots=True)
class Choices:
    """What is chosen before Bios:Origins: the map, the advanced game, shapes of heirs, who is merfolk, and the number
    of the world that was looked at; without one the game's own dice lay what chance lays."""

    map: str = CAMPAIGN_MAPS[0]
    advanced: bool = False
    shapes: tuple[tuple[str, str], ...] = ()
    merfolk: tuple[str, ...] = ()
    world: str = ""


def is_world(text: str) -> bool:
    """Whether this is the number of a world, or nothing."""
    return not text or (text.isascii() and text.isdigit() and len(text) <= LONGEST_WORLD)


@dataclass(frozen=True, slots=True)
class Story:
    """A campaign as it stands. Nothing changes it: every step makes a new one."""

    people: tuple[Person, ...]
    mode: str = MODES[0]
    genesis: Record | None = None
    result: Result | None = None
    seed: int | None = None
    """The seed of the stand-in that made the result up; None where somebody brought it."""
    choices: Choices = Choices()
    origins: Record | None = None

    # -- where it stands ---------------------------------------------------------------------------------------------

    @property
    def chapter(self) -> str:
        """The chapter that is now; empty when all is told."""
        if self.genesis is None:
            return "genesis"
        if self.result is None:
            return "megafauna"
        if not self.result.goes_on:
            return ""
        return "origins" if self.origins is None else "frontier"

    @property
    def names(self) -> tuple[str, ...]:
        """The people."""
        return tuple(one.name for one in self.people)

    @property
    def is_played(self) -> bool:
        """Bios:Genesis and Bios:Origins are played here."""
        return self.chapter in ("genesis", "origins")

    @property
    def is_told(self) -> bool:
        """Bios:Megafauna is not."""
        return self.chapter == "megafauna"

    @property
    def departs(self) -> bool:
        """High Frontier is a page to print."""
        return self.chapter == "frontier"

    @property
    def colours(self) -> dict[str, str]:
        """Colours of Bios:Genesis and what becomes of them."""
        return {one.first: one.later for one in self.people}

    # -- steps -------------------------------------------------------------------------------------------------------

    def begun(self, seed: int) -> Record:
        """The record of the next game, with no answer yet."""
        if self.chapter == "genesis":
            seats = [one.first for one in self.people]
            seats += [SOLO_PARTNER] if self.mode == ALONE else []
            return genesis.new(seats, seed=seed, macro=True, **self._mode()).record()
        if self.chapter == "origins":
            return origins.new([one.later for one in self.people], seed=seed, **self.settings()).record()
        sentence = "No game is to be played now: the result of Bios:Megafauna comes first, or all is played."
        raise BadCampaign(sentence, "campaign-no-game")

    def _mode(self) -> dict[str, Any]:
        return {} if self.mode == MODES[0] else {"mode": self.mode}

    def settings(self) -> dict[str, Any]:
        """The settings of Bios:Origins that follow from Bios:Megafauna and from what was chosen (C6, C8, C9)."""
        assert self.result is not None, "Bios:Megafauna comes first"
        shapes = dict(self.choices.shapes)
        found: dict[str, Any] = self._mode() | {"map": self.choices.map}
        found["legacy"] = str(self.result.legacy({who: shapes[who] for who in shapes if self.result.of(who).creeples}))
        wet = [one.later for one in self.people if one.later in self.choices.merfolk and self._swims(one.later)]
        if wet and len(wet) == len(self.people):
            found["realm"] = "sea"
        elif wet:
            found |= {"realm": "yrr", "merfolk": "-".join(sorted(wet, key=COLOURS.index))}
        if self.choices.advanced:
            found["advanced"] = True
        if self.choices.world:
            found["world"] = self.choices.world
        return found

    def _swims(self, colour: str) -> bool:
        assert self.result is not None
        own = self.result.of(colour).creeples
        heir = self.result.heir(colour, dict(self.choices.shapes).get(colour, "")) if own else None
        return heir is not None and heir.shape == SHAPES[SWIMMER]

    def taken(self, record: Record) -> Self:
        """The campaign with its next game played to the end."""
        wanted = self.begun(record.seed)
        if (record.game, record.seats, record.settings) != (wanted.game, wanted.seats, wanted.settings):
            sentence = "This record is not of the next game of the campaign: its game, seats or settings are others."
            raise BadCampaign(sentence, "campaign-other-game")
        bare = replace(record, snapshots=[])
        if game_of(bare).result is None:
            raise BadCampaign("This game is not over yet.", "campaign-not-over")
        return replace(self, genesis=bare) if self.chapter == "genesis" else replace(self, origins=bare)

    def told(self, result: Result) -> Self:
        """The campaign with the result of a game of Bios:Megafauna that somebody brought."""
        return self._with(result, None)

    def made_up(self, seed: int) -> Self:
        """The same with a result that dice have made up."""
        return self._with(self._made_up(seed), seed)

    def _made_up(self, seed: int) -> Result:
        if self.genesis is None:
            raise BadCampaign("Bios:Megafauna does not come next in this campaign.", "campaign-no-megafauna")
        return stand_in(game_of(self.genesis).table, self.colours, seed)

    def _with(self, result: Result, seed: int | None) -> Self:
        if self.chapter != "megafauna":
            raise BadCampaign("Bios:Megafauna does not come next in this campaign.", "campaign-no-megafauna")
        self._fits(result)
        return replace(self, result=result, seed=seed)

    def _fits(self, result: Result) -> None:
        """Refuse a result with other players than the campaign has."""
        wanted = sorted(one.later for one in self.people)
        if sorted(one.colour for one in result.players) != wanted:
            sentence = "The players of Bios:Megafauna have to be {colours}."
            raise BadCampaign(sentence, "campaign-other-players", colours=", ".join(wanted))

    def arranged(self, choices: Mapping[str, str]) -> Self:
        """The campaign with some of the wishes chosen; unknown ones are refused."""
        if self.chapter != "origins":
            return self
        found = self.choices
        shapes, merfolk = dict(found.shapes), set(found.merfolk)
        for name, value in choices.items():
            kind, _, colour = name.partition("-")
            if kind == "map" and value in CAMPAIGN_MAPS:
                found = replace(found, map=value)
            elif kind == "advanced" and value in ("yes", "no"):
                found = replace(found, advanced=value == "yes")
            elif kind == "world" and is_world(value):
                found = replace(found, world=value)
            elif kind == "shape" and colour in self.colours.values() and value in SHAPES:
                shapes[colour] = value
            elif kind == "merfolk" and colour in self.colours.values() and value in ("yes", "no"):
                merfolk = merfolk | {colour} if value == "yes" else merfolk - {colour}
            else:
                raise BadCampaign(
                    "There is no choice '{name}' of '{value}'.", "campaign-no-choice", name=name, value=value
                )
        return self._chosen(replace(found, shapes=tuple(sorted(shapes.items())), merfolk=tuple(sorted(merfolk))))

    # -- what it says ------------------------------------------------------------------------------------------------

    def chits(self) -> dict[str, int]:
        """Everybody's victory chits of all games so far but the last, by the later colour (C6j)."""
        found = dict.fromkeys((one.later for one in self.people), 0)
        if self.mode != MODES[0]:  # partners have no opponents
            return found
        for points in (self.genesis_points(), self.result.points if self.result else {}):
            for who, chits in victory_chits(points).items():
                found[who] += chits
        return found

    def genesis_points(self) -> dict[str, int]:
        """Points of Bios:Genesis by the later colour."""
        if self.genesis is None:
            return {}
        players = successor(game_of(self.genesis).table)["players"]
        return {self.colours[one["colour"]]: one["victory_points"] for one in players if one["colour"] in self.colours}

    def origins_points(self) -> dict[str, int]:
        """Points of Bios:Origins."""
        if self.origins is None:
            return {}
        result = game_of(self.origins).result
        assert result is not None, "only finished games are taken"
        return {who: int(points) for who, points in zip(result.seats, result.scores, strict=True)}

    def campaign_points(self) -> dict[str, float]:
        """The campaign's own score: half of the last game, and all chits (C6j); empty before."""
        return campaign_scores(self.origins_points(), self.chits())

    def launch(self) -> Launch:
        """What High Frontier starts with."""
        if self.origins is None:
            raise BadCampaign("High Frontier comes after Bios:Origins.", "campaign-no-frontier")
        game = game_of(self.origins)
        assert game.result is not None, "only finished games are taken"
        return launch(game.table, game.result)

    def home(self) -> str:
        """The planet from which High Frontier starts (Mh)."""
        return planet_of(game_of(self.genesis).table) if self.genesis else "earth"

    # -- the file ----------------------------------------------------------------------------------------------------

    def to_json(self) -> str:
        """The text of its file."""
        data = {
            "campaign": FORMAT,
            "mode": self.mode,
            "people": [{"name": one.name, "colour": one.first} for one in self.people],
            "genesis": json.loads(self.genesis.to_json()) if self.genesis else None,
            "megafauna": self.result.to_data() if self.result else None,
            "stand-in": None if self.seed is None else str(self.seed),
            "choices": {
                "map": self.choices.map,
                "advanced": self.choices.advanced,
                "shapes": dict(self.choices.shapes),
                "merfolk": list(self.choices.merfolk),
                "world": self.choices.world,
            },
            "origins": json.loads(self.origins.to_json()) if self.origins else None,
        }
        return json.dumps(data, indent=1, ensure_ascii=False) + "\n"

    def check(self) -> None:
        """Play everything again and hold it against what the file says."""
        begun = replace(self, genesis=None, result=None, seed=None, choices=Choices(), origins=None)
        if self.genesis is not None:
            begun = begun.taken(self.genesis)
        if self.seed is not None and begun._made_up(self.seed) != self.result:
            sentence = "The stand-in for Bios:Megafauna is not what its dice give."
            raise BadCampaign(sentence, "campaign-other-stand-in")
        if self.result is not None:
            begun = begun._with(self.result, self.seed)
        if self.choices != begun.choices:
            begun = begun._chosen(self.choices)
        if self.origins is not None:
            begun.taken(self.origins)

    def _chosen(self, choices: Choices) -> Self:
        """The campaign with all of that chosen, if there is something to choose and its people can have chosen so."""
        known = {who for who, _ in choices.shapes} | set(choices.merfolk) <= set(self.colours.values())
        if self.chapter != "origins" or not known:
            sentence = "The entry '{name}' of the campaign is not what stands there."
            raise BadCampaign(sentence, "campaign-entry", name="choices")
        new = replace(self, choices=choices)
        new.settings()  # a shape that is no heir is refused
        return new
