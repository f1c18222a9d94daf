"""What entries, questions and reasons are declared to be about: true of played games, and told in both languages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from biont.genesis.cards import COLOURS, RED, YELLOW
from biont.genesis.ids import PARASITE, cubes_of
from biont.genesis.pools import CATALYSTS_GAINED, PAID
from biont.genesis.rules import parts
from biont.genesis.rules.darwin import DARWIN_ROLL
from biont.genesis.rules.events import DESERTED, ENZYME_SMITTEN, EVENT_DRAWN, MANNA_SMITTEN
from biont.genesis.rules.extinction import EXTINCT
from biont.genesis.rules.mutations import CUBE_LOST, MUTATION_LOST
from biont.genesis.rules.parasites import ATTACHED, DISEASED
from biont.genesis.rules.purchase import BOUGHT, purchases_ahead
from biont.genesis.vocabulary import vocabularies
from biont.genesis.words import words
from biont.genesis.words.teller import Teller
from biont.kernel.decision import Decision, Refusal, ask
from biont.kernel.declared import Declared
from biont.kernel.play import Datum, Entry
from biont.words import LANGUAGES
from tests.genesis.positions import Runner, bacterium, empty
from tests.genesis.positions import pool as put_pool
from tests.genesis.words.games import GAMES, decisions, pack

# -- played games ------------------------------------------------------------------------------------------------------

SEVERAL = ("rows", "order", "organisms", "dice", "cubes", "loots")


def limits() -> dict[str, tuple[int, int]]:
    """The lowest and highest number of every kind."""
    found = {kind: (0, len(names) - 1) for kind, names in vocabularies(pack("2e")).items() if names}
    return found | {
        "phase": (1, 5),
        "armageddon": (1, 2),
        "player": (0, 7),
        "seat": (0, 3),
        "event": (0, 23),
        "square": (0, 8),
        "loot": (-1, 99),
        "price": (-1, 3),
        "where": (-1, 19),
        "number": (0, 99),
    }


LIMITS = limits()


def check(what: Declared, data: Iterable[Datum]) -> None:
    """Hold data against the kinds that are declared: how many, and whether each can be a thing of its kind."""
    left = list(data)
    for kind in what.things:
        assert left, f"{what}: {kind} is missing"
        if kind in SEVERAL and not isinstance(left[0], tuple):
            left.clear()
            break
        datum = left.pop(0)
        assert isinstance(datum, tuple) == (kind in SEVERAL), f"{what}: {kind} is {datum}"
        if not isinstance(datum, tuple):
            low, high = LIMITS[kind]
            assert low <= datum <= high, f"{what}: {kind} is {datum}"
    assert not left, f"{what}: {left} is too much"


@pytest.mark.parametrize(("seats", "settings"), GAMES)
def test_everything_in_random_games_can_be_told_in_both_languages(seats: list[str], settings: dict[str, Any]) -> None:
    cards = pack(settings.get("edition", "2e"))
    for seed in range(3):
        tellers = [Teller(cards, words(language)) for language in LANGUAGES]
        told = 0
        for game, decision in decisions(seats, seed, growth=seed > 0, **settings):
            for entry in game.entries[told:]:
                check(entry.kind, entry.data)
                assert all(teller.entry(entry) for teller in tellers)
            told = len(game.entries)
            check(decision.kind, decision.data)
            refusals = decision.refusals()
            for refusal in refusals:
                check(refusal.reason, refusal.values)
            for teller in tellers:
                teller.look(game.table)
                tell_decision(teller, decision, refusals)
        assert game.result is not None
        for teller in tellers:
            assert teller.result(game.result)
            assert len(teller.scores(game.result)) == len(seats)


def tell_decision(teller: Teller, decision: Decision, refusals: list[Refusal]) -> None:
    """Tell a question, its options, each in words of its own, and what is refused."""
    assert teller.prompt(decision)[-1] in "?."
    texts = [teller.option(option, decision) for option in decision.options]
    assert len(set(texts)) == len(texts), texts
    for refusal in refusals:
        assert teller.option(refusal.option, decision)
        assert teller.reason(refusal).endswith(".")


# -- what comes up too rarely in random games --------------------------------------------------------------------------


def sample(kinds: tuple[str, ...], high: bool) -> tuple[Datum, ...]:
    """The lowest or the highest things of these kinds."""
    data: list[Datum] = []
    for kind in kinds:
        if kind in SEVERAL:
            data.append({"rows": (1, 0, 1, 0), "order": (0, 4), "organisms": (3, 17)}.get(kind, (1, 2, 0, 4)))
        else:
            data.append(LIMITS[kind][high])
    return tuple(data)


def flat(data: tuple[Datum, ...]) -> tuple[int, ...]:
    """The same as single numbers, as questions and reasons have them."""
    return tuple(n for datum in data for n in (datum if isinstance(datum, tuple) else (datum,)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("high", [False, True])
def test_every_kind_can_be_told(language: str, high: bool) -> None:
    teller = Teller(pack("2e"), words(language), COLOURS)
    declared = parts.declarations()
    for event in declared.events.values():
        assert teller.entry(Entry(event, "A0", -1, sample(event.things, high)))
    for question in declared.questions.values():
        assert teller.prompt(ask(0, question, [("done",)], flat(sample(question.things, high))))
    for reason in declared.reasons.values():
        assert teller.reason(Refusal(("done",), reason, "A0", flat(sample(reason.things, high))))
    for verb, kinds in parts.verbs().items():
        assert teller.option((verb, *(LIMITS[kind][high] for kind in kinds)))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            "The smite takes: Clay Mound (2 × red cube), Hydrogen Volcano (yellow enzyme). "
            "Without cubes this place leaves the game: Clay Mound.",
        ),
        (
            "de",
            "Niedergeschlagen wird: »Lehmhügel« (2 × rotes Klötzchen), »Wasserstoffvulkan« (gelbes Enzym). "
            "Ohne Klötzchen verlässt dieser Ort das Spiel: Lehmhügel.",
        ),
    ],
)
def test_smites_are_summed_up_by_place(language: str, told: str) -> None:
    cards = pack("2e")
    clay, volcano = ([one.code for one in cards.placards].index(code) for code in ("clay", "volcano"))
    entries = [
        Entry(MANNA_SMITTEN, "D4", -1, (clay, RED, 0)),
        Entry(ENZYME_SMITTEN, "D4", -1, (volcano, YELLOW)),
        Entry(MANNA_SMITTEN, "D4", -1, (clay, RED, 1)),
        Entry(DESERTED, "D4a", -1, (clay,)),
    ]
    assert Teller(cards, words(language)).summed(entries) == told


def test_what_a_parasite_eats_is_told_as_its_hosts_gain() -> None:
    teller = Teller(pack("2e"), words("en"), COLOURS)
    gain = Entry(CATALYSTS_GAINED, "G2", 0, (RED, YELLOW, 1))
    for organism, fed in ((PARASITE, True), (0, False)):
        teller.entry(Entry(DARWIN_ROLL, "G0a", 1, (organism, (1, 3), 1, 0, 0, 5)))
        assert teller.entry(gain).endswith("eats goes to the pool of whoever it lies with.") == fed


def test_a_card_that_goes_says_what_a_parasite_had_taken_from_it() -> None:
    teller = Teller(pack("2e"), words("en"), COLOURS)
    lost = Entry(MUTATION_LOST, "D7", 0, (0, 3, 0))
    assert "had taken" not in teller.entry(lost)
    teller.watch(Entry(DISEASED, "E3c", 1, (PARASITE, 0, cubes_of(3)[0], -1)))
    assert teller.entry(lost).endswith("had taken from it goes, too.")


def test_a_purchase_of_a_guest_says_whose_discs_go() -> None:
    teller = Teller(pack("2e"), words("en"), COLOURS)
    told = [teller.entry(Entry(PAID, "H0", 3, (RED, YELLOW, 2))), teller.entry(Entry(BOUGHT, "H1", 3, (3, 0, 0, 0)))]
    assert told[1].endswith(" row. A guest pays with its host’s discs: 2 yellow of Red.")
    assert "guest" not in teller.entry(Entry(BOUGHT, "H1", 3, (3, 0, 1, 0))), "paid by nobody else"


def test_a_stolen_cube_is_lost_by_whoever_has_the_parasite() -> None:
    """The sheet shows the sign of the parasite's player, not of the host's, whose card it was taken from."""
    teller, cube = Teller(pack("2e"), words("en"), ("red", "blue")), 4
    host, prion = 2, PARASITE
    attached, taken = Entry(ATTACHED, "E3", 0, (prion, host, 0)), Entry(DISEASED, "E3c", 0, (prion, host, cube))
    lost = Entry(CUBE_LOST, "G3", 1, (host, cube))
    assert teller.befalls(lost) == 1, "the host's own"
    for entry in (attached, taken):
        teller.entry(entry)
    assert teller.befalls(lost) == 0
    teller.entry(lost)
    assert teller.befalls(lost) == 1, "nobody holds it any more"


def test_the_second_card_of_a_turn_says_that_it_is_an_aftershock() -> None:
    events = pack("2e").events
    first = next(number for number, card in enumerate(events) if card.aftershock)
    last = next(number for number, card in enumerate(events) if not card.aftershock)
    teller = Teller(pack("2e"), words("en"), ("red", "blue"))
    told = [teller.entry(Entry(EVENT_DRAWN, "D0", -1, (one,))) for one in (first, last, last)]
    assert [one.split(":")[0].split()[0] for one in told] == ["Event", "Its", "Event"]


def test_what_dies_with_another_says_so() -> None:
    """Nothing struck it itself: without that its end could not be understood."""
    teller = Teller(pack("2e"), words("en"), COLOURS)
    for rule, told in (
        ("E3h", "dies out with its host"),
        ("E4", "is supplanted"),
        ("E6b", "its last biont has left it"),
    ):
        assert told in teller.entry(Entry(EXTINCT, rule, 0, (PARASITE, RED)))
    assert teller.entry(Entry(EXTINCT, "D5", 0, (PARASITE, RED))).endswith(" of Red is extinct.")


def test_a_parasite_card_is_picked_whole_though_its_host_is_asked_only_afterwards() -> None:
    """Whoever reads the name of one side does not look for the other one behind it."""
    teller = Teller(pack("2e"), words("en"), COLOURS)
    for option in (("attach", 0), ("attach", 1), ("attach", 1, 3)):
        assert teller.picked(option) == "Your parasite"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "What does Red buy? Up to 2 purchases are left."),
        ("de", "Was schafft Rot an? Noch bis zu 2 Anschaffungen."),
    ],
)
def test_who_buys_is_told_how_many_purchases_are_left(language: str, said: str) -> None:
    table = empty("red", "blue", intro=True)
    bacterium(table, "mars", "red", bionts="rrb")
    put_pool(table, "red", "rygb")
    run = Runner(table, "purchase-turn", RED, -1)
    assert run.decision is not None
    teller = Teller(pack("2e"), words(language), ("red", "blue"))
    teller.look(table)
    assert teller.prompt(run.decision) == said
    table.pool[4 * RED + 1 : 4 * RED + 4] = [0, 0, 0]
    assert purchases_ahead(table, RED, -1) == 1, "a disc pays for one of them"
