"""Positions in words: one language for tests, scenarios and bug reports. Here a position is laid on a blank table.

A position is plain data, as TOML has it. Every colour that plays may have a table of its own; all keys can be left out:

    [black]                          # a player
    migrants = ["zimbabwe", "e17"]   # Spots
    cities = ["india"]               # Hexes; "india 2" covers the second resource
    ruling = "politics"
    culture = ["grave-goods"]        # Foundations by column, oldest first, the lowermost last
    ideas = ["firekeeping"]          # oldest first
    dissidents = ["grave-goods", "crown"]
    vocabulary = 2                   # so many pawns in vocabulary, free-will, mysticism; the rest are emotions
    energy = 4                       # the stage of a track
    elders = { lullaby = 2 }         # on Ideas of the Market
    emissaries = ["shell-beads"]     # on Ideas in other Tableaus
    chits = { culture = 1 }
    bellwethers = ["comet-1"]

    active = "black"                 # the table; first, turn, epoch, philosophy likewise
    phase = "activities"
    market = ["lullaby", "-", ...]   # nine places: culture, politics, industry, each from row 1 to row 3; "-" is a Gap
    challenges = ["earworms", ...]   # the top of the challenge deck, next card first; with Comet IV, all of it
    lore = ["firekeeping"]           # top card first
    layout = [["deep-d6", "shelf-1", 0]]   # Hex chits: the Hex, the face, turned clockwise by so many corners
    cratons = [["deep-d6", "angara", 2, 3, 1, 6]]   # centre, craton, turned by so many Hexes, the stage of its luxury,
                                     # the faces of war and work animal, then those that are swamp
    strip = "mild"                   # the latitude strip
    [climate]
    ice = ["yukon"]                  # Hexes with a chit, by climate

docs/scenarios.md lists all words. What cannot lie on any table is refused (``possible``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from biont.kernel.errors import Phrase
from biont.origins.brain import PAWNS
from biont.origins.cards import DISCIPLINES, EPOCHS, TRACKS
from biont.origins.cratons import Settled, written
from biont.origins.scenario import cards
from biont.origins.scenario.words import Words, count_of, words_of
from biont.origins.table import EMOTIONS, FREE_WILL, MYSTICS, VOCABULARY, Seat, Table, clockwise
from biont.origins.tiles import CLIMATES
from biont.packs.fields import shown
from biont.scenarios.words import Wrong, check_keys, choose, flag_of, list_of, named, number_of, table_of

Data: TypeAlias = Mapping[str, Any]

PHASES = ("none", "challenge", "activities", "footprint")
ENDINGS = ("none", "claimed", "left", "stalemate")
"""How a game has ended: Comet IV was claimed, or left lying, or nobody challenged any more."""
DOMAINS = {"vocabulary": VOCABULARY, "free-will": FREE_WILL, "mysticism": MYSTICS}
SECOND = " 2"
"""After a Hex: its City covers the second resource."""


def lay(table: Table, position: Data) -> None:
    """Lay a position on a blank table: first what lies ready, then what the position says.

    Cards that the position names are taken out of their decks; all other cards lie there in the order of the pack.
    """
    words = words_of(table.box)
    seats = words.kinds["seat"]
    check_keys(Phrase("A position", "scenario-a-position"), position, (*seats, *KEYS))
    players = [table_of(colour, position.get(colour, {})) for colour in seats]
    for given in players:
        check_keys(Phrase("A player", "position-a-player"), given, PLAYER)
    for key, read in SITUATION.items():
        if key in position:
            read(table, words, position[key])
    cards.lay_market(table, words, position, players)
    for seat, given in enumerate(players):
        _lay_player(table, words, seat, given)
    for seat, given in enumerate(players):
        _lay_pawns(table, words, seat, given)
    cards.lay_out(table, words, position)


# -- the table --------------------------------------------------------------------------------------------------------


def _turn(table: Table, words: Words, value: object) -> None:
    table.turn = count_of("turn", value)


def _epoch(table: Table, words: Words, value: object) -> None:
    table.epoch = 1 + choose("epoch", EPOCHS[1:], value)


def _active(table: Table, words: Words, value: object) -> None:
    table.active = words.number("seat", value)


def _first(table: Table, words: Words, value: object) -> None:
    table.first = words.number("seat", value)


def _phase(table: Table, words: Words, value: object) -> None:
    table.phase = choose("phase", PHASES, value)


def _ending(table: Table, words: Words, value: object) -> None:
    table.ending = choose("ending", ENDINGS, value)


def _philosophy(table: Table, words: Words, value: object) -> None:
    table.philosophy = words.number("space", value)


def _idle(table: Table, words: Words, value: object) -> None:
    table.idle = count_of("idle", value)


def _lapse(table: Table, words: Words, value: object) -> None:
    table.lapse = count_of("lapse", value)


def _elected(table: Table, words: Words, value: object) -> None:
    table.elected = flag_of("elected", value)


def _passed(table: Table, words: Words, value: object) -> None:
    table.passed = words.set_of("idea", value)


def _layout(table: Table, words: Words, value: object) -> None:
    for laid in list_of("layout", value):
        if not isinstance(laid, list | tuple) or len(laid) != 3:
            sentence = "A Hex chit is a Hex, a face and a turn, not {value}."
            raise Wrong(sentence, "position-chit", at="layout", value=shown(laid))
        hex_, face, turn = laid
        if number_of("layout", turn) not in range(6):
            raise Wrong("A Hex chit is turned by 0 to 5 corners, not {turn}.", "position-turn", at="layout", turn=turn)
        table.lay_hex_chit((words.number("hex", hex_), words.number("face", face), turn))


def _cratons(table: Table, words: Words, value: object) -> None:
    found = []
    for laid in list_of("cratons", value):
        if not isinstance(laid, list | tuple) or len(laid) < 6:
            sentence = "A craton is its centre, its name, a turn, a stage and the faces of two animals, not {value}."
            raise Wrong(sentence, "position-craton", at="cratons", value=shown(laid))
        centre, craton, *numbers = laid
        turn, stage, war, work, *swamps = (_face(number) for number in numbers)
        place, number = words.number("hex", centre), words.number("craton", craton)
        found.append(Settled(place, number, turn, stage, war, work, sum(1 << face for face in set(swamps))))
    table.cratons = written(tuple(found))


def _face(value: object) -> int:
    number = number_of("cratons", value)
    if number not in range(7):
        raise Wrong(
            "On a craton stand numbers from 0 to 6, not {number}.", "position-face", at="cratons", number=number
        )
    return number


def _strip(table: Table, words: Words, value: object) -> None:
    table.strip = words.number("strip", value) + 1


def _climate(table: Table, words: Words, value: object) -> None:
    for climate, hexes in table_of("climate", value).items():
        table.climate[choose("climate", CLIMATES, climate)] = words.set_of("hex", hexes)


SITUATION: Mapping[str, Callable[[Table, Words, object], None]] = {
    "turn": _turn,
    "epoch": _epoch,
    "active": _active,
    "first": _first,
    "phase": _phase,
    "philosophy": _philosophy,
    "layout": _layout,
    "cratons": _cratons,
    "strip": _strip,
    "climate": _climate,
    "elected": _elected,
    "passed": _passed,
    "idle": _idle,
    "lapse": _lapse,
    "ending": _ending,
}
KEYS = (*SITUATION, *cards.KEYS)

# -- players ----------------------------------------------------------------------------------------------------------

PLAYER: tuple[str, ...] = (
    "migrants", "cities", "moved", "founded", "crown", "ruling", *DISCIPLINES, "ideas", "dissidents", *DOMAINS,
    *TRACKS, "elders", "emissaries", "chits", "bellwethers",
)  # fmt: skip


def _lay_player(table: Table, words: Words, seat: Seat, given: Data) -> None:
    world = table.world
    table.migrants[seat] = world.set_of(words.numbers("spot", given.get("migrants", ())))
    table.moved |= world.set_of(words.numbers("spot", given.get("moved", ())))
    table.founded |= words.set_of("hex", given.get("founded", ()))
    table.crowns[seat] = count_of("crown", given.get("crown", usual_crown(table, seat)))
    _lay_cities(table, words, seat, given)
    table.ruling[seat] = words.number("discipline", given.get("ruling", DISCIPLINES[0]))
    chits = table_of("chits", given.get("chits", {}))
    check_keys(named("chits"), chits, DISCIPLINES)
    for discipline, name in enumerate(DISCIPLINES):
        table.set_column(seat, discipline, tuple(words.numbers("challenge", given.get(name, ()))))
        table.add_chits(seat, discipline, count_of("chits", chits.get(name, 0)))
    table.ideas[seat] = tuple(words.numbers("idea", given.get("ideas", ())))
    table.dissidents[seat] = words.set_of("dissent", given.get("dissidents", ()))
    table.bellwethers[seat] = words.set_of("comet", given.get("bellwethers", ()))
    for track, name in enumerate(TRACKS):
        stage = number_of(name, given.get(name, table.box.stages[track][0]))
        if stage not in table.box.stages[track]:
            stages = ", ".join(map(str, table.box.stages[track]))
            sentence = "'{track}' has no stage {stage}; it has {stages}."
            raise Wrong(sentence, "position-stage", at=name, track=name, stage=stage, stages=stages)
        table.set_stage(seat, track, stage)


def usual_crown(table: Table, seat: Seat) -> int:
    """The Crowns go round from the first player, who has #1."""
    return 1 + clockwise(table, table.first).index(seat)


def _lay_cities(table: Table, words: Words, seat: Seat, given: Data) -> None:
    for text in list_of("cities", given.get("cities", ())):
        code = str(text)
        city = 1 << words.number("hex", code.removesuffix(SECOND))
        table.cities[seat] |= city
        if code.endswith(SECOND):
            if len(table.atlas.resources[city.bit_length() - 1]) < 2:
                raise Wrong("The Hex of '{code}' has one resource.", "position-second", at=code, code=code)
            table.second |= city


def _lay_pawns(table: Table, words: Words, seat: Seat, given: Data) -> None:
    """Domain pawns, Elders on the Market, Emissaries on Ideas that lie in Tableaus by now; the rest are emotions."""
    table.add_pawns(seat, EMOTIONS, PAWNS)
    for name, domain in DOMAINS.items():
        pawns = count_of(name, given.get(name, 0))
        table.add_pawns(seat, domain, pawns)
        table.add_pawns(seat, EMOTIONS, -pawns)
    for code, number in table_of("elders", given.get("elders", {})).items():
        idea = words.number("idea", code)
        if idea not in table.market:
            sentence = "'{code}' is not in the Market, so no Elder can be there."
            raise Wrong(sentence, "position-elder", at=code, code=code)
        elders = count_of("elders", number)
        table.add_elders(table.market.index(idea), seat, elders)
        table.add_pawns(seat, EMOTIONS, -elders)
    for idea in words.numbers("idea", given.get("emissaries", ())):
        table.emissaries[idea] |= 1 << seat
        table.add_pawns(seat, EMOTIONS, -1)
