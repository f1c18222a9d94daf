"""The words of Bios:Origins: each table of the rules has exactly its messages, and all of them can be told."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from fluent.syntax.ast import Message

from biont.kernel.decision import Decision, Refusal
from biont.kernel.declared import STAND_IN
from biont.kernel.ledger import find, ledger
from biont.kernel.play import Entry
from biont.origins.cards import COLOURS, CRISES, DISCIPLINES, EVENTS, RESOURCES, TRACKS
from biont.origins.definition import ORIGINS
from biont.origins.game import rules_for
from biont.origins.rules import parts
from biont.origins.rules.cratons import CRATON_LAID, FIRST_CHIT_LAID
from biont.origins.rules.destroy import CITY_LOST, MIGRANT_LOST
from biont.origins.settings import Settings
from biont.origins.table import COMET_CLAIMED, COMET_LEFT, CROWN_DISSENT
from biont.origins.tiles import CLIMATES
from biont.origins.vocabulary import DOMAINS
from biont.origins.words import words
from biont.origins.words.teller import Teller
from biont.words import LANGUAGES
from biont.words.places import the
from tests.origins.worlds import craton, laid
from tests.words.source import folder, own, told

RULES = rules_for(("black", "green"), Settings())

LARGEST = {
    "seat": 1,
    "climate": len(CLIMATES) - 1,
    "crisis": len(CRISES) - 1,
    "discipline": len(DISCIPLINES) - 1,
    "dissent": CROWN_DISSENT,
    "domain": len(DOMAINS) - 1,
    "ending": COMET_LEFT,
    "epoch": 4,
    "event": len(EVENTS) - 1,
    "track": len(TRACKS) - 1,
}
"""The largest number of a kind, where 1 is not large enough to see all words; every number up to it is told."""
LEAST = {"ending": COMET_CLAIMED, "epoch": 1}


def messages(language: str) -> dict[str, Message]:
    """The messages of the game itself in a language."""
    return own("origins", language)


def hyphened(family: str, names: Sequence[str]) -> set[str]:
    return {f"{family}{name.replace(' ', '-')}" for name in names}


DECLARED = parts.declarations()
QUESTIONS, REASONS = tuple(DECLARED.questions.values()), tuple(DECLARED.reasons.values())
EVENTS_TOLD = tuple(event for event in DECLARED.events.values() if event is not STAND_IN)
"""What the game itself tells; that an answer was given for a program is told by the house."""


FAMILIES = {
    "option-": hyphened("option-", list(parts.verbs())),
    "prompt-": {f"prompt-{question.key}" for question in QUESTIONS},
    "entry-": {f"entry-{event.key}" for event in EVENTS_TOLD},
    "reason-": {f"reason-{reason.key}" for reason in REASONS},
    "seat-": hyphened("seat-", COLOURS),
    "discipline-": hyphened("discipline-", DISCIPLINES),
    "track-": hyphened("track-", TRACKS),
    "resource-": hyphened("resource-", RESOURCES),
    "domain-": hyphened("domain-", DOMAINS),
    "from-": hyphened("from-", DOMAINS),
    "to-": hyphened("to-", DOMAINS),
    "tag-": {f"tag-{rule.tag}" for rule in ledger("biont.origins").values()},
    "rules-part-": {f"rules-part-{rule.part.lower()}" for rule in ledger("biont.origins").values()},
}


@pytest.mark.parametrize("family", sorted(FAMILIES))
def test_every_member_of_a_family_has_its_message_and_no_other(family: str) -> None:
    assert {key for key in messages("en") if key.startswith(family)} == FAMILIES[family]


def test_both_languages_say_the_same_with_the_same_values() -> None:
    english, german = messages("en"), messages("de")
    assert english.keys() == german.keys()
    assert [key for key in english if told(english[key]) != told(german[key])] == []


def test_places_have_the_article_that_english_gives_some() -> None:
    english, german = ORIGINS.words("en"), ORIGINS.words("de")
    assert the("hex", "Danube", english) == "the Danube"
    assert the("hex", "Spain", english) == "Spain"
    assert the("hex", "Donau", german) == "Donau"


def samples(kinds: Sequence[str]) -> list[tuple[int, ...]]:
    """Data of these kinds: each kind runs through its numbers while the others keep their least one."""
    least = tuple(LEAST.get(kind, 0) for kind in kinds)
    found = [least]
    for place, kind in enumerate(kinds):
        found += [
            (*least[:place], number, *least[place + 1 :]) for number in range(least[place], LARGEST.get(kind, 2) + 1)
        ]
    return found


def is_sentence(text: str) -> bool:
    return bool(text) and not re.search(r"[{}]|  | [.,:?]", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_rules_say_can_be_told(language: str) -> None:
    """With every number of every kind, so that no choice of words is missing and no value is."""
    teller = Teller(RULES.box, words(language), RULES.seats, RULES.notation)
    told = []
    for verb, kinds in parts.verbs().items():
        told += [teller.option((verb, *data)) for data in samples(kinds)]
    for question in QUESTIONS:
        told += [teller.prompt(Decision(1, question, "A1", (), data)) + " " for data in samples(question.things)]
    for event in EVENTS_TOLD:
        told += [teller.entry(Entry(event, "A1", 0, data)) for data in samples(event.things)]
    for reason in REASONS:
        told += [teller.reason(Refusal(("skip",), reason, "A1", data)) for data in samples(reason.things)]
    assert [text for text in told if not is_sentence(text.strip())] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_ask_and_entries_end(language: str) -> None:
    say = words(language)
    teller = Teller(RULES.box, say, RULES.seats, RULES.notation)
    for question in QUESTIONS:
        assert teller.prompt(Decision(1, question, "A1", (), samples(question.things)[0])).endswith("?"), question
    for event in EVENTS_TOLD:
        assert teller.entry(Entry(event, "A1", 1, samples(event.things)[0])).endswith((".", "!")), event


@pytest.mark.parametrize(("language", "starves"), [("en", "Black starves"), ("de", "Schwarz hungert")])
def test_a_loss_says_when_it_was_hunger(language: str, starves: str) -> None:
    """At the end of a turn nothing else in the log tells why somebody is gone."""
    teller = Teller(RULES.box, words(language), RULES.seats, RULES.notation)
    for kind in (MIGRANT_LOST, CITY_LOST):
        assert teller.entry(Entry(kind, "H1b", 0, (0,))).startswith(starves)
        assert starves not in teller.entry(Entry(kind, "D3a", 0, (0,)))


def test_activities_are_called_as_cards_show_them() -> None:
    box = rules_for(("black", "green"), Settings(advanced=True)).box
    told = {language: [Teller(box, words(language)).activity(*act) for act in box.menu] for language in LANGUAGES}
    number = box.words.index("war>metallurgy-3")
    assert told["en"][number] == "war → metallurgy 3"
    assert told["de"][number] == "Krieg → Metallurgie 3"
    assert len(set(told["en"])) == len(set(told["de"])) == len(box.words)


def test_the_rules_that_settings_name_exist() -> None:
    texts = [file.read_text(encoding="utf-8") for file in (folder("origins") / "words").glob("*/game.ftl")]
    named = {rule_id for text in texts for rule_id in re.findall(r"\(([A-M]\d\w?)\)", text)}
    assert named
    assert [rule_id for rule_id in named if not find("biont.origins", rule_id)] == []


def test_a_hex_is_called_by_what_lies_on_it() -> None:
    """Where a craton is laid is told as the map was; afterwards its Hexes bear its name, and its resources count."""
    table = laid(("black", "green"), 1, map="cratons", laying="seed")
    rules = ORIGINS.rules(("black", "green"), {"map": "cratons", "laying": "seed"})
    teller = ORIGINS.telling.teller(rules, ORIGINS.words("en"))
    hex_ = craton(table, "gondwana")[3]
    bare = str(teller.thing("hex", hex_))
    assert bare.startswith("Deep")
    teller.look(table)
    assert teller.thing("hex", hex_) == "Gondwana 3"
    number = [one.code for one in table.box.pack.cratons].index("gondwana")
    assert bare in teller.entry(Entry(CRATON_LAID, "C5", 0, (number, hex_)))
    assert "Gondwana 3" in teller.entry(Entry(FIRST_CHIT_LAID, "C5b", 0, (0, hex_)))
