"""``biont rules``: the ledger. Which rules there are, which code and which tests carry them, and where gaps are."""

from __future__ import annotations

import argparse
import ast
from collections import defaultdict
from pathlib import Path

from biont import games
from biont.cli.draw import write
from biont.cli.settings import named_game
from biont.games import Definition
from biont.kernel import BiontError
from biont.kernel.ledger import Rule, carriers, ledger, marked_rules
from biont.scenarios import scenario_rules
from biont.words import Words

FEW = 12
"""Rules of which code and tests are shown, too."""


def add(parser: argparse.ArgumentParser, definition: Definition, say: Words) -> None:
    """Add its arguments."""
    parser.add_argument("query", nargs="*", metavar=say("cli-word-word"), help=say("cli-rules-query"))
    parser.add_argument("--game", choices=games.names(), help=argparse.SUPPRESS)
    every = (*games.names(), "all")
    parser.add_argument("--check", nargs="?", const="all", choices=every, help=say("cli-rules-check"))
    parser.add_argument(
        "--tests", type=Path, default=Path("tests"), metavar=say("cli-word-folder"), help=say("cli-rules-tests")
    )
    parser.add_argument("--write", type=Path, metavar=say("cli-word-file"), help=say("cli-rules-write"))
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace, say: Words) -> int:
    """Check, write, search or show."""
    definition = named_game(parsed, parsed.query)
    say = definition.words(say.language)
    if parsed.check:
        definitions = list(games.all_games()) if parsed.check == "all" else [games.game(parsed.check)]
        return max(_check(one, parsed.tests, one.words(say.language)) for one in definitions)
    if parsed.write:
        write(parsed.write, document(definition, say), say)
        print(say("cli-rules-written", file=str(parsed.write)))
        return 0
    if not ledger(definition.package):
        raise BiontError(say("cli-no-ledger", game=definition.telling.title(say)))
    found = search(definition, parsed.query)
    if not found:
        raise BiontError(say("cli-rules-none", query=" ".join(parsed.query)))
    # Both are looked for in the whole source, so only where they are shown.
    code, tests = (code_of(definition), tests_of(definition, parsed.tests)) if len(found) <= FEW else ({}, {})
    for rule in found:
        print(f"{rule.id}  {rule.title[say.language]}  [{definition.telling.tag(rule, say)}]")
        print(f"    {rule.text[say.language]}")
        for place in code.get(rule.id, ()):
            print(f"    {say('cli-rules-code')} {place}")
        for place in tests.get(rule.id, ()):
            print(f"    {say('cli-rules-test')} {place}")
    return 0


def search(definition: Definition, query: list[str]) -> list[Rule]:
    """Rules whose id begins with the query, or whose texts in any language hold all its words."""
    rules = ledger(definition.package)
    if len(query) == 1:
        wanted = query[0].lower()
        by_id = [
            rule for rule in rules.values() if rule.id.lower() == wanted or rule.id.lower().startswith(wanted + ".")
        ]
        if by_id:
            return by_id
    needles = [word.lower() for word in query]
    return [
        rule
        for rule in rules.values()
        if all(word in " ".join([rule.id, *rule.title.values(), *rule.text.values()]).lower() for word in needles)
    ]


def code_of(definition: Definition) -> dict[str, list[str]]:
    """Rule id -> the functions that carry it, as the sources of the game mark them."""
    found: dict[str, list[str]] = defaultdict(list)
    for rule_id, module, name in carriers(definition.package):
        found[rule_id].append(f"{module}.{name}")
    return found


def tests_of(definition: Definition, folder: Path) -> dict[str, list[str]]:
    """Rule id -> the tests marked with it, read from the source of the tests of that game and its scenarios."""
    tests: dict[str, list[str]] = defaultdict(list)
    own = folder / definition.name
    for file in sorted((own if own.is_dir() else folder).rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for mark in node.decorator_list:
                    for rule_id in marked_rules(mark, "pytest.mark.rule"):
                        tests[rule_id].append(f"{file.as_posix()}::{node.name}")
    for rule_id, scenarios in scenario_rules(definition.scenarios).items():
        tests[rule_id] += [f"{definition.package}.scenarios::{scenario}" for scenario in scenarios]
    return tests


def _check(definition: Definition, folder: Path, say: Words) -> int:
    """List what is missing or unknown and end with the count."""
    rules = ledger(definition.package)
    code, tests = code_of(definition), tests_of(definition, folder)
    gaps = growing = 0
    for rule_id, rule in rules.items():
        missing = [word for word, carried in (("code", code), ("test", tests)) if not carried[rule_id]]
        if missing and (rule.tag in definition.growing or rule.part in definition.growing):
            growing += 1
            continue
        gaps += len(missing)
        for word in missing:
            print(say(f"cli-rules-no-{word}", id=rule_id, title=rule.title[say.language]))
    unknown = sorted({rule_id for rule_id in {*code, *tests} if rule_id not in rules})
    for rule_id in unknown:
        print(say("cli-rules-unknown", id=rule_id, places=", ".join(code[rule_id] + tests[rule_id])))
    with_code = sum(bool(code[rule_id]) for rule_id in rules)
    with_test = sum(bool(tests[rule_id]) for rule_id in rules)
    print(say("cli-rules-count", rules=len(rules), code=with_code, tests=with_test))
    if growing:
        print(say("cli-rules-growing", count=growing, tags=", ".join(definition.growing)))
    return 1 if unknown or gaps else 0


def document(definition: Definition, say: Words) -> str:
    """All rules of a game as a page of Markdown."""
    telling = definition.telling
    lines = [f"# {say('rules-title', game=telling.title(say))}"]
    lines += ["", say("rules-about")] if say.has("rules-about") else []
    part = ""
    for rule in ledger(definition.package).values():
        if rule.part != part:
            part = rule.part
            lines += ["", f"## {telling.part(rule, say)}", ""]
        title, text = rule.title[say.language], rule.text[say.language]
        lines.append(f"- **{rule.id}** {title} *({telling.tag(rule, say)})*. {text}")
    return "\n".join(lines) + "\n"
