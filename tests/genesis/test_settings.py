"""Settings: what goes together plays, what does not is refused with its reason, in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any, get_args

import pytest

from biont.genesis.cards import COLOURS
from biont.genesis.game import new, rules_of
from biont.genesis.settings import MODES, Printing, Settings
from biont.kernel.chance import Chance
from biont.kernel.errors import BadSettings
from biont.kernel.record import Record
from tests.genesis.positions import check_pieces
from tests.genesis.test_games import LEGAL, VARIANTS, begin

EXCLUDED: dict[str, Callable[[Settings, int], bool]] = {
    "bad-seats": lambda o, colours: o.mode != "solitaire" and colours < 2,
    "solo-seats": lambda o, colours: o.mode == "solitaire" and not o.intro and colours != 2,
    "intro-solo-seats": lambda o, colours: o.mode == "solitaire" and o.intro and colours > 2,
    "lone-bans": lambda o, _: o.bans and not o.intro,
    "intro-coop": lambda o, _: o.intro and o.mode == "cooperative",
    "intro-chimera": lambda o, _: o.intro and o.chimera,
    "first-chimera": lambda o, _: o.chimera and o.edition == "1e",
    "coop-chimera": lambda o, _: o.chimera and o.mode == "cooperative",
}
"""What the rulebook excludes, by the key of the reason: numbers of players (B4, C1, C3a), variants of variants (C3,
L), goals that need macroorganisms (C2), and what the first edition lacks."""

SENTENCES = {
    "bad-seats": "Two to four colours play, not 1.",
    "solo-seats": "two colours",
    "intro-solo-seats": "one colour or two",
    "lone-bans": "set intro as well",
    "intro-coop": "won with macroorganisms",
    "intro-chimera": "Chimeras are macroorganisms",
    "first-chimera": "first edition",
    "coop-chimera": "not the cooperative one",
}


def refusal(colours: int | tuple[Any, ...], **settings: Any) -> BadSettings:
    """The error with which a game is refused."""
    seats = COLOURS[:colours] if isinstance(colours, int) else colours
    with pytest.raises(BadSettings) as found:
        new(seats, seed=1, **settings)
    sentence = str(found.value)
    assert "\n" not in sentence
    assert sentence[-1] == "."
    assert sentence[0].isupper() or sentence[0] == "'"
    return found.value


@pytest.mark.rule("C1.1", "C2.1", "C3.2", "V65")
def test_every_combination_is_playable_or_refused_for_its_reason() -> None:
    """All modes, editions, numbers of colours and variants: refused exactly where something excludes them."""
    reasons = set()
    playable = 0
    for mode, edition, colours in product(MODES, get_args(Printing), (1, 2, 3, 4)):
        for switches in product((False, True), repeat=len(VARIANTS)):
            settings = dict(zip(VARIANTS, switches, strict=True))
            options = Settings(mode=mode, edition=edition, **settings)
            excluded = {key for key, excludes in EXCLUDED.items() if excludes(options, colours)}
            if not excluded:
                options.validate(COLOURS[:colours])
                playable += 1
                continue
            error = refusal(colours, mode=mode, edition=edition, **settings)
            assert error.key in excluded
            assert SENTENCES[error.key] in str(error)
            reasons.add(error.key)
    assert reasons == set(EXCLUDED)
    assert playable == len(LEGAL)


@pytest.mark.parametrize("part", range(4))
def test_every_playable_combination_plays(part: int) -> None:
    """Three turns of random answers with each of them."""
    for seed, setting in list(enumerate(LEGAL))[part::4]:
        game = begin(seed, setting, log=False)
        chance = Chance(seed)
        while (decision := game.decision) is not None and game.table.turn < 4:
            game.choose(decision.options[chance.below(len(decision.options))])
        check_pieces(game.table)


@pytest.mark.rule("C1h", "V16")
def test_the_soloists_crystal_is_no_choice() -> None:
    """Alone in the second edition it is played whether set or not; the first edition leaves it open."""
    for crystal in (False, True):
        assert Settings(mode="solitaire", crystal=crystal).crystallizes
        assert Settings(mode="solitaire", edition="1e", crystal=crystal).crystallizes is crystal
        assert Settings(crystal=crystal).crystallizes is crystal


@pytest.mark.rule("C3a")
@pytest.mark.parametrize("seats", [("red",), ("red", "blue")])
def test_a_beginner_alone_plays_one_colour_or_two(seats: tuple[str, ...]) -> None:
    """No parasites of NPCs in either; one seat answers for all colours."""
    game = new(seats, seed=1, mode="solitaire", intro=True)
    assert game.seats == ("solo",)
    assert game.table.box.npcs == ()
    assert game.table.stack == []


@pytest.mark.parametrize(
    ("settings", "key", "words"),
    [
        ({"colour": "red"}, "no-setting", "no setting 'colour'"),
        ({"short": 1}, "no-switch", "'short' is true or false, not 1"),
        ({"short": "yes"}, "no-switch", "not 'yes'"),
        ({"macro": None}, "no-switch", "not None"),
        ({"mode": True}, "no-word", "'mode' is a word, not True"),
        ({"edition": 2}, "no-word", "'edition' is a word, not 2"),
        ({"mode": "team"}, "no-value", "is one of competitive, solitaire, cooperative"),
        ({"edition": "3e"}, "no-value", "is one of 2e, 1e"),
    ],
)
def test_unknown_and_mistyped_settings(settings: dict[str, Any], key: str, words: str) -> None:
    error = refusal(2, **settings)
    assert error.key == key
    assert words in str(error)


@pytest.mark.rule("C0a.1")
@pytest.mark.parametrize(
    ("seats", "key"),
    [
        (("red", "pink"), "no-chair"),
        (("red", "Blue"), "no-chair"),
        (("red", 3), "no-chair"),
        (("red", "red"), "chair-twice"),
        ((), "bad-seats"),
        (("red",), "bad-seats"),
    ],
)
def test_wrong_seats(seats: tuple[Any, ...], key: str) -> None:
    assert refusal(seats).key == key


@pytest.mark.rule("C0a.1")
@pytest.mark.parametrize("count", [-1, 0, 1, 5])
def test_wrong_numbers_of_seats(count: int) -> None:
    """Nobody is left out or brought in silently when colours are dealt."""
    with pytest.raises(BadSettings, match=rf"to (4 can|four colours) play, not {count}\."):
        new(count, seed=1)
    assert len(new(3, seed=1).seats) == 3


def test_settings_of_a_record() -> None:
    """What differs from the usual game is written down and read again; a spoilt list of colours is refused."""
    game = new(("green", "blue"), seed=1, mode="solitaire", edition="1e", macro=True)
    record = game.record()
    assert record.settings == {"mode": "solitaire", "edition": "1e", "macro": True, "colours": ["green", "blue"]}
    assert rules_of(record).box.settings == game.table.box.settings
    assert rules_of(Record.from_json(record.to_json())).colours == ("green", "blue")
    record.settings["colours"] = "green"
    with pytest.raises(BadSettings, match="list of player colours"):
        rules_of(record)
