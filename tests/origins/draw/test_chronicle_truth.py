"""The chronicle tells nothing that did not happen: its numbers, counted again from the positions of the game.

The positions are looked at before every step of the rules, so what a step changed is known without any entry of the
log. What a sentence says is taken from the values that its message is given.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from copy import copy
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

import biont
from biont.draw.marks import PLAYER
from biont.kernel.game import Game
from biont.kernel.play import Play
from biont.kernel.replay import replay
from biont.origins.bots.greedy import Greedy
from biont.origins.cards import COLOURS
from biont.origins.draw.chronicle import story_of
from biont.origins.draw.chronicle.page import values
from biont.origins.draw.chronicle.prose import Prose
from biont.origins.draw.chronicle.scenes import HEXES, scenes
from biont.origins.people import tokens
from biont.origins.rules.advanced.outcomes import CITY_STRUCK, CITY_TAKEN
from biont.origins.rules.destroy import CITY_LOST
from biont.origins.rules.urbanize import CITY_FOUNDED
from biont.origins.table import COMET_LEFT, FIRST_COMET, STALEMATE, Table, members
from biont.words import Words
from tests.origins.draw.scenes import DRAWING, MODES
from tests.origins.soak import Biased

SOME, MANY = 5, 200
"""Games of an ordinary run of the whole suite, and of a soak."""
LONGEST = 3000
"""Answers after which a game is left unfinished, which is told too."""

Counts = Counter[tuple[str, int]]
"""How many of something, by what it is and whose."""


class Moment(NamedTuple):
    """A table as a step of the rules found it."""

    step: str
    table: Table


class Listening(Words):
    """Words that remember what they were asked to say."""

    def __init__(self) -> None:
        super().__init__("en", "biont.origins")
        self.heard: list[tuple[str, dict[str, Any]]] = []

    def __call__(self, key: str, /, **values: Any) -> str:
        self.heard.append((key, values))
        return super().__call__(key, **values)


def played(number: int) -> Game[Table]:
    """A game by its number, of every mode in turn: eight by those who want to win, eight by those with odd tastes."""
    mode = list(MODES)[number % len(MODES)]
    game: Game[Table] = biont.new("origins", seed=number, **MODES[mode])
    greedy, taste = Greedy(number), Biased(random.Random(number))
    while game.decision is not None and len(game.answers) < LONGEST:
        wise = number // len(MODES) % 2 == 0
        game.choose(greedy.choose(game.view(game.decision.seat)) if wise else taste(game.decision))
    return game


def moments(game: Game[Table]) -> list[Moment]:
    """The game again, with a look before every step, and one at its end."""
    found: list[Moment] = []

    def watched(name: str) -> Any:
        def run(play: Play[Table], *data: int) -> Any:
            found.append(Moment(name, play.table.copy()))
            return game.rules.steps[name](play, *data)

        return run

    rules = copy(game.rules)
    rules.steps = {name: watched(name) for name in game.rules.steps}
    twin = replay(rules, game.record())
    return [*found, Moment("", twin.table.copy())]


def lost_and_found(seen: list[Moment]) -> Counts:
    """What every player got and lost on the map, by the steps that did it."""
    counts: Counts = Counter()
    for before, after in pairwise(seen):
        for seat in range(len(after.table.cities)):
            for what, number in _changes(before, after, seat).items():
                counts[what, seat] += number
    return +counts


def _changes(before: Moment, after: Moment, seat: int) -> dict[str, int]:
    """What a step did to the tokens of a player."""
    old, new = before.table, after.table
    gone = (old.cities[seat] & ~new.cities[seat]).bit_count()
    come = (new.cities[seat] & ~old.cities[seat]).bit_count()
    fallen = old.world.count(old.migrants[seat] & ~new.migrants[seat])
    # The last token goes into diaspora instead of being lost.
    fled = int(fallen > 0 and not tokens(new, seat))
    found = {"chits": sum(new.chits[seat * 3 : seat * 3 + 3]) - sum(old.chits[seat * 3 : seat * 3 + 3])}
    if before.step == "build":
        return found | {"city": come, "cities-given-up": gone}
    if before.step == "annex":
        return found | {"city-taken": come}
    if before.step == "starve":
        return found | {"starved": fallen - fled, "cities-starved": gone}
    if before.step == "deal":  # the transaction tells who fell in it
        return found
    perished = fallen - fled if before.step in ("catastrophe", "losses") else 0
    return found | {"cities-lost": gone, "migrants-lost": perished}


def told(game: Game[Table]) -> Counts:
    """The same numbers, as the sentences of the chronicle have them."""
    say = Listening()
    story = story_of(game)
    Prose(story, say).paragraphs()
    counts: Counts = Counter()
    for key, given in say.heard:
        sentence = re.fullmatch(r"chronicle-(.+)-\d", key)
        if sentence and sentence[1] in COUNTED:
            seat = game.seats.index(COLOURS[int(given["player"][given["player"].index(PLAYER) + 1])])
            counts[sentence[1], seat] += given["count"]
    return counts


COUNTED = (
    "city",
    "city-taken",
    "cities-given-up",
    "cities-starved",
    "cities-lost",
    "starved",
    "migrants-lost",
    "chits",
)


def check(number: int) -> Counts:
    """Everything that the chronicle of a game counts; answered is what it told."""
    game = played(number)
    seen = moments(game)
    counts = told(game)
    assert counts == lost_and_found(seen)
    _check_cities(game)
    _check_lead_in(game, seen)
    return counts


def _check_cities(game: Game[Table]) -> None:
    """Cities as they are told, one sentence after the other, make the map as it lies: none falls before it stands."""
    story = story_of(game)
    cities = [set(members(hexes)) for hexes in story.tables[0].cities]
    for chapter in story.chapters:
        for scene in scenes(chapter):
            for deed in scene.deeds:
                if deed.kind not in (CITY_FOUNDED, CITY_TAKEN, CITY_STRUCK, CITY_LOST):
                    continue
                hex_ = deed.number(HEXES[deed.kind])
                if deed.kind in (CITY_TAKEN, CITY_STRUCK):
                    cities[deed.number(1 - HEXES[deed.kind])].remove(hex_)
                elif deed.kind == CITY_LOST:
                    cities[deed.seat].remove(hex_)
                if deed.kind in (CITY_FOUNDED, CITY_TAKEN):
                    assert not any(hex_ in others for others in cities)
                    cities[deed.seat].add(hex_)
    if not any(step[0] == "annex" for step in game.table.steps):  # a City between two owners
        assert cities == [set(members(hexes)) for hexes in game.table.cities]


def _check_lead_in(game: Game[Table], seen: list[Moment]) -> None:
    say = Listening()
    values(story_of(game), say, DRAWING.art)
    given = next(heard for key, heard in say.heard if key == "chronicle-lead-in")
    last = game.table
    first = next(moment.table for moment in seen if moment.step == "turn")
    assert given["cities"] == sum(number for (what, _), number in lost_and_found(seen).items() if what == "city")
    sold = [(before, after) for before, after in pairwise(seen) if before.step == "invent"]
    assert given["ideas"] == sum(len(set(b.table.market) - set(a.table.market)) for b, a in sold)
    assert given["turns"] == last.turn - (last.ending in (COMET_LEFT, STALEMATE))
    drawn = set(first.challenges) - set(last.challenges)
    assert given["challenges"] == sum(card < FIRST_COMET for card in drawn)


@pytest.mark.whole
def test_no_chronicle_of_many_games_tells_anything_that_did_not_happen(soak: bool) -> None:
    counts: Counts = Counter()
    wanted = {*COUNTED} - {"cities-given-up"}  # nobody runs out of cuboids by himself
    for number in range(MANY):
        counts += check(number)
        if not soak and number + 1 >= SOME and wanted <= {what for what, _ in counts}:
            break
    assert wanted <= {what for what, _ in counts}
