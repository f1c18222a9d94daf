"""``biont scenario``: play scenario files like a test runner, write the table of a record as one, list their words."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path

import biont
from biont import games
from biont.cli.draw import write
from biont.cli.parser import whole
from biont.cli.settings import named_game
from biont.games import Definition
from biont.kernel import BiontError, Record
from biont.kernel.declared import Declared
from biont.scenarios import Scenario, ScenarioFile, files_in, read, scenario_text
from biont.words import LANGUAGES, Words, words
from biont.words.errors import tell


def add(parser: argparse.ArgumentParser, definition: Definition, say: Words) -> None:
    """Add its arguments."""
    actions = parser.add_subparsers(dest="action", required=True, metavar=say("scenario-action"))
    runner = actions.add_parser("run", help=say("scenario-run"), description=say("scenario-run"))
    runner.add_argument("files", nargs="+", metavar=say("cli-word-file"), help=say("scenario-files"))
    runner.add_argument("--quiet", "-q", action="store_true", help=say("scenario-quiet"))
    runner.set_defaults(run=run)
    writer = actions.add_parser("write", help=say("scenario-write"), description=say("scenario-write"))
    writer.add_argument("record", metavar=say("cli-word-file"), help=say("cli-file"))
    writer.add_argument("--to", type=whole(say), metavar="N", help=say("cli-to"))
    writer.add_argument("--output", "-o", type=Path, metavar=say("cli-word-file"), help=say("scenario-output"))
    writer.add_argument("--pack", metavar=say("cli-word-pack"), help=say("cli-pack"))
    writer.set_defaults(run=write_scenario)
    lister = actions.add_parser("words", help=say("scenario-words"), description=say("scenario-words"))
    lister.add_argument("games", nargs="*", metavar=say("cli-word-word"), help=say("scenario-words-game"))
    lister.add_argument("--write", type=Path, metavar=say("cli-word-file"), help=say("scenario-words-write"))
    lister.set_defaults(run=show_words)


def run(parsed: argparse.Namespace, say: Words) -> int:
    """Play every scenario; 1 when one of them fails or cannot be played, or there is none."""
    definition = named_game(parsed, parsed.files)
    good = bad = 0
    for file in files_in(*parsed.files) if parsed.files else definition.scenarios.files:
        try:
            sheets = read(file)
        except BiontError as error:
            print(say("scenario-unreadable", reason=tell(error, say)))
            bad += 1
            continue
        for sheet in sheets:
            problems = trial(sheet, file, definition, say)
            good, bad = (good, bad + 1) if problems else (good + 1, bad)
            if problems or not parsed.quiet:
                verdict = say("scenario-failed") if problems else say("scenario-ok")
                print(f"{verdict}  {sheet.id}  {sheet.title[say.language]}".rstrip())
            for problem in problems:
                print(f"        {problem}")
    print(say("scenario-count", good=good, bad=bad))
    return 1 if bad or not good else 0


def trial(sheet: ScenarioFile, file: Path, definition: Definition, say: Words) -> list[str]:
    """What is wrong with a scenario: what it states and is not so, or why it cannot be played."""
    try:
        definition = games.game(sheet.game) if sheet.game else home_of(file, definition)
        scenario = Scenario(sheet, definition.scenarios)
    except BiontError as error:
        return [tell(error, definition.words(say.language))]
    say = definition.words(say.language)
    teller = definition.telling.teller(scenario.table_rules, say)
    return [tell(problem, say, teller) for problem in scenario.run()]


def home_of(file: Path, usual: Definition) -> Definition:
    """The game that a file came with; else the one that was named."""
    return next(
        (definition for definition in games.all_games() if file.resolve().is_relative_to(definition.scenarios.folder)),
        usual,
    )


def write_scenario(parsed: argparse.Namespace, say: Words) -> int:
    """Write the question before answer N of a record, with the table that it is asked at."""
    if parsed.to is not None and parsed.to < 0:
        raise BiontError(say("cli-to-negative", to=parsed.to))
    record = Record.load(parsed.record)
    parsed.game = record.game
    game = biont.replay(record, to=parsed.to, pack=parsed.pack)
    answer = len(game.answers)
    title = {language: words(language)("scenario-title", answer=answer) for language in LANGUAGES}
    scenarios = games.definition_of(game.rules).scenarios
    text = scenario_text(game, scenarios, f"{Path(parsed.record).stem}-{answer}", title, record.answers[answer:])
    if parsed.output is None:
        print(text, end="")
    else:
        write(parsed.output, text, say)
        print(say("scenario-written", file=str(parsed.output)))
    return 0


def show_words(parsed: argparse.Namespace, say: Words) -> int:
    """List what statements can name in some games, or in all that have such lists."""
    definitions = [games.game(name) for name in parsed.games] or list(games.all_games())
    page = words_page([definition for definition in definitions if definition.scenarios.declarations.events], say)
    if parsed.write is None:
        print(page, end="")
    else:
        write(parsed.write, page, say)
        print(say("cli-written", file=str(parsed.write)))
    return 0


def words_page(definitions: Sequence[Definition], say: Words) -> str:
    """Questions, entries and reasons of games with the kinds of their data, as Markdown."""
    lines = [f"# {say('scenario-words-title')}", "", say("scenario-words-intro")]
    for definition in definitions:
        named = definition.scenarios.declarations
        found: dict[str, Mapping[str, Declared]] = {
            "questions": named.questions,
            "entries": named.events,
            "reasons": named.reasons,
        }
        for title, kinds in found.items():
            lines += ["", f"## {definition.words(say.language)('game-title')}: {say('scenario-words-' + title)}", ""]
            lines += [f"| {say('scenario-words-kind')} | {say('scenario-words-data')} |", "|---|---|"]
            lines += [f"| `{kind}` | {', '.join(one.things)} |" for kind, one in sorted(kinds.items())]
    return "\n".join(lines) + "\n"
