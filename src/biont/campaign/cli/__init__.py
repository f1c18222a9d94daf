"""``biont campaign``: several games as one story, in one file."""

from __future__ import annotations

import argparse

from biont.campaign.people import MODES
from biont.campaign.words import of_campaigns
from biont.cli.draw import THEMES
from biont.cli.parser import whole
from biont.games import Definition
from biont.kernel import BiontError
from biont.words import Words
from biont.words.errors import tell


def add(parser: argparse.ArgumentParser, definition: Definition, say: Words) -> None:
    """Add what it can do."""
    say = of_campaigns(say)
    parser.set_defaults(run=run)
    actions = parser.add_subparsers(dest="action", required=True, metavar=say("cli-command"))
    parts = {
        action: actions.add_parser(
            action, help=say(f"cli-campaign-{action}"), description=say(f"cli-campaign-{action}")
        )
        for action in ("new", "show", "next", "world", "check")
    }
    for part in parts.values():
        part.add_argument("file", metavar=say("cli-word-file"), help=say("cli-campaign-file"))
    _add_people(parts["new"], say)
    _add_steps(parts["next"], say)
    _add_choices(parts["next"], say)
    parts["next"].add_argument("-o", "--output", metavar=say("cli-word-file"), help=say("cli-campaign-output"))
    _add_choices(parts["world"], say)
    parts["world"].add_argument("--theme", choices=THEMES, default="light", help=say("cli-draw-theme"))
    parts["world"].add_argument("-o", "--output", metavar=say("cli-word-file"), help=say("cli-campaign-world-output"))


def _add_people(parser: argparse.ArgumentParser, say: Words) -> None:
    parser.add_argument(
        "--name", action="append", default=[], metavar=say("cli-word-name"), help=say("cli-campaign-name")
    )
    parser.add_argument("--mode", choices=MODES, help=say("cli-campaign-mode"))


def _add_steps(parser: argparse.ArgumentParser, say: Words) -> None:
    parser.add_argument("--record", metavar=say("cli-word-file"), help=say("cli-campaign-record"))
    parser.add_argument("--bot", metavar=say("cli-word-bot"), help=say("cli-campaign-bot"))
    parser.add_argument("--result", metavar=say("cli-word-file"), help=say("cli-campaign-result"))
    parser.add_argument("--stand-in", action="store_true", help=say("cli-campaign-stand-in"))
    parser.add_argument("--seed", type=whole(say), metavar="N", help=say("cli-seed"))


def _add_choices(parser: argparse.ArgumentParser, say: Words) -> None:
    parser.add_argument(
        "--choose", action="append", default=[], metavar=say("cli-word-choice"), help=say("cli-campaign-choose")
    )


def run(parsed: argparse.Namespace, say: Words) -> int:
    """Do what the word after the command says, in the words of campaigns; the games are loaded only now."""
    from biont.campaign.cli.actions import ACTIONS

    say = of_campaigns(say)
    try:
        return ACTIONS[parsed.action](parsed, say)
    except BiontError as error:
        raise BiontError(tell(error, say)) from error
