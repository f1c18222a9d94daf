"""The Fluent files of the house and of what stands in it: the same messages with the same variables in both languages,
none missing, none unused, and no key of the house taken."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator

import pytest
from fluent.syntax import FluentSerializer
from jinja2 import Environment
from jinja2.nodes import Call, Const

from biont import games
from biont.games import Definition
from biont.kernel.ledger import ledger
from biont.kernel.settings import Choice, Setting
from biont.words import LANGUAGES
from biont.words.foreign import FAMILY
from tests import sources
from tests.words.source import (
    EXTENSIONS,
    HOUSE,
    PARTS,
    files,
    folder,
    literals,
    messages,
    otherwise,
    own,
    said_keys,
    told,
    trees,
    variables,
)

every_part = pytest.mark.parametrize("part", PARTS)
every_game = pytest.mark.parametrize("game", games.names())


@every_part
def test_both_languages_have_the_same_messages(part: str) -> None:
    english, german = own(part, "en"), own(part, "de")
    assert set(english) - set(german) == set()
    assert set(german) - set(english) == set()


@every_part
def test_messages_have_the_same_variables_in_both_languages(part: str) -> None:
    pairs = {key: (told(entry), told(own(part, "de")[key])) for key, entry in own(part, "en").items()}
    assert {key: pair for key, pair in pairs.items() if pair[0] != pair[1]} == {}


@every_part
def test_german_quotes_point_inwards_everywhere(part: str) -> None:
    quoted = {
        key for key, entry in own(part, "de").items() if set(FluentSerializer().serialize_entry(entry)) & set("„“")
    }
    assert quoted == set()


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_game_says_in_its_own_way_is_a_word_of_the_house(game: str, language: str) -> None:
    assert set(otherwise(game, "en")) == set(otherwise(game, "de"))
    house = own(HOUSE, language)
    said = {key: variables(entry) for key, entry in otherwise(game, language).items()}
    assert said == {key: variables(house[key]) for key in said}


@pytest.mark.parametrize("part", PARTS[1:])
def test_nobody_takes_a_key_of_the_house(part: str) -> None:
    assert set(own(part, "en")) & set(own(HOUSE, "en")) == set()


@every_game
@pytest.mark.parametrize("extension", EXTENSIONS)
def test_an_extension_can_speak_beside_every_game(extension: str, game: str) -> None:
    assert set(own(extension, "en")) & set(own(game, "en")) == set()


# -- nothing missing ---------------------------------------------------------------------------------------------------


@every_part
def test_every_error_of_the_words_is_raised_somewhere(part: str) -> None:
    raised = said_keys(part) if part != HOUSE else set().union(*map(said_keys, PARTS))
    assert {key for key in own(part, "en") if key.startswith("error-")} - raised == set()


@every_game
def test_settings_have_their_words_and_no_others(game: str) -> None:
    names = set(setting_keys(games.game(game)))
    have = {key for key in own(game, "en") if key.startswith("setting-")}
    assert names - have == set()
    names |= {key for setting in games.game(game).settings for key in shown_as_choice(setting) if key in have}
    names |= {f"setting-{name}-decided" for name in games.game(game).decided}
    assert {key.removesuffix("-about").removesuffix("-seats") for key in have} - names == set()


def setting_keys(definition: Definition) -> Iterator[str]:
    """The keys of all settings of a game and of their values; a switch with words for both is shown like a choice."""
    for setting in definition.settings:
        yield f"setting-{setting.name}"
        if isinstance(setting, Choice):
            yield from (f"setting-{setting.name}-{value}" for value in setting.values)
        elif f"setting-{setting.name}-on" in own(definition.name, "en"):
            yield from (f"setting-{setting.name}-{value}" for value in ("choice", "on", "off"))


def shown_as_choice(setting: Setting) -> tuple[str, ...]:
    """The keys of a switch that the start page shows like a choice; it has all of them or none."""
    return tuple(f"setting-{setting.name}-{word}" for word in ("choice", "off", "on")) if setting.usual is False else ()


@every_game
def test_tags_and_parts_of_the_ledger_have_their_words(game: str) -> None:
    rules = ledger(games.game(game).package)
    tags = {f"tag-{rule.tag}" for rule in rules.values()}
    parts = {f"rules-part-{rule.part.lower()}" for rule in rules.values()}
    assert {key for key in messages(game) if key.startswith(("tag-", "rules-part-"))} == tags | parts


SPEAKING = ("cli", "draw", "lab", "server", "words", "web")
"""The folders that speak; those below have other things called words."""

SPEAKERS = re.compile(r"(^|\.)(say|words)$")


def spoken(part: str) -> Iterator[tuple[str, set[str], str]]:
    """Where code or a template names a message by its whole key: the key, the values given with it, the place."""
    for file, tree in trees(part).items():
        if file.relative_to(folder(part)).parts[0] not in SPEAKING:
            continue
        for node in sources.nodes(tree):
            if isinstance(node, ast.Call) and SPEAKERS.search(ast.unparse(node.func)) and node.args:
                key = node.args[0]
                given = {str(keyword.arg) for keyword in node.keywords}
                for arm in [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]:
                    if isinstance(arm, ast.Constant) and isinstance(arm.value, str) and arm.value not in LANGUAGES:
                        yield arm.value, given, f"{file.name}:{node.lineno}"
    for file in files(part, ".jinja"):
        for call in Environment().parse(file.read_text(encoding="utf-8")).find_all(Call):
            first = call.args[0] if call.args else None
            if isinstance(first, Const) and getattr(call.node, "name", "") in ("t", "say", "words"):
                given = {keyword.key for keyword in call.kwargs} | ({"None"} if call.dyn_kwargs else set())
                yield first.value, given, file.name


FACETS: dict[str, Callable[[Definition], object]] = {
    "aid-title": lambda definition: definition.telling.aid(definition.words("en")),
    "chronicle-title": lambda definition: definition.drawing.chronicle,
    "learn-guided-about": lambda definition: definition.advice.guide,
    **{
        f"preview-{word}": lambda definition: definition.preview
        for word in ("about", "again", "before", "caption", "drawn", "look", "number", "picture")
    },
}
"""Messages that the house says only of games that have something of a kind."""


@every_part
def test_every_message_that_the_code_names_exists(part: str) -> None:
    """What the house says of a game without looking whether the game has words for it, it has itself."""
    known = {*messages(part), *asked_for(part)}
    assert {f"{key} in {where}" for key, _, where in spoken(part) if key not in known} == set()


def asked_for(part: str) -> set[str]:
    """Messages that the house only says where they are: it looks for them, or for what they belong to."""
    looked = re.compile(r"""\bhas\(["']([a-z-]+)["']\)""")
    source = "".join(file.read_text(encoding="utf-8") for end in (".py", ".jinja") for file in files(part, end))
    return {*looked.findall(source), *(FACETS if part == HOUSE else ())}


@every_game
@pytest.mark.parametrize("key", FACETS)
def test_a_game_that_has_something_has_the_words_for_it(game: str, key: str) -> None:
    assert not FACETS[key](games.game(game)) or key in own(game, "en")


@every_part
def test_messages_get_the_values_that_they_take(part: str) -> None:
    known = messages(part)
    wrong = [
        f"{key} in {where}: {given} for {known[key]}"
        for key, given, where in spoken(part)
        if "None" not in given and key in known and given != known[key]
    ]
    assert wrong == []


# -- nothing unused ----------------------------------------------------------------------------------------------------


MADE = (
    *(FAMILY, "tag-", "rules-part-", "setting-", "test-", "strikes-", "measure-", "feature-"),
    *(
        "option-",
        "pick-",
        "sort-",
        "short-",
        "prompt-",
        "entry-",
        "cause-",
        "reason-",
        "end-",
        "check-",
        "untestable-",
        "source-",
        "host-file-",
        "host-check-",
    ),
)
"""Families whose keys are made of tables; tests here and of each game hold them to their tables."""


def named(part: str) -> set[str]:
    """Whole texts that code and templates name."""
    whole = set(literals(part))
    for suffix in (".jinja", ".html", ".js"):
        for file in files(part, suffix):
            whole |= set(re.findall(r"[\"'`{]([a-z][a-z0-9-]*)", file.read_text(encoding="utf-8")))
    return whole


@every_part
def test_no_message_is_unused(part: str) -> None:
    """A key stands in the code, or is put together of a beginning and other texts that stand there, or a number.

    Words of the house may be there for the games alone; those of a game are for itself, for the house and for its
    extensions. An extension speaks of things of all games.
    """
    near = {HOUSE, part, *EXTENSIONS} if part in games.names() else PARTS
    whole = set().union(*map(named, near))
    beginnings = {text for text in whole if re.fullmatch(r"[a-z][a-z0-9-]+-", text)}
    ends = {text for text in whole if re.fullmatch(r"-[a-z][a-z0-9-]*", text)}
    words = {text.lower().replace("_", "-").replace(" ", "-") for text in whole}
    if part in games.names():
        words |= {word.lower() for rule in ledger(games.game(part).package).values() for word in (rule.id, rule.part)}
        words |= {one.lower() for one in re.findall(r'^id = "(.*)"$', scenarios_of(part), re.MULTILINE)}

    def is_made(rest: str) -> bool:
        if rest in words or re.fullmatch(r"\d+", rest):
            return True
        return (
            any(rest.startswith(start) and is_made(rest[len(start) :]) for start in beginnings)
            or any(rest.endswith(end) and is_made(rest[: -len(end)]) for end in ends)
            or bool(re.search(r"-\d$", rest) and is_made(rest[:-2]))
        )

    unused = {
        key
        for key in own(part, "en")
        if key not in whole | said_keys(part)
        and not key.startswith(MADE)
        and not any(key.startswith(start) and is_made(key[len(start) :].lower()) for start in beginnings)
    }
    assert unused == set()


def scenarios_of(game: str) -> str:
    """The text of all scenarios that come with a game."""
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted((folder(game) / "scenarios").glob("*.toml")))
