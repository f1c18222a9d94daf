"""What ``biont campaign`` does: begin, show, go on, draw the next world, check."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Callable, Mapping
from pathlib import Path

from biont import games
from biont.campaign import file as files
from biont.campaign.form import example, filled, sheet
from biont.campaign.megafauna import EXAMPLES, from_toml
from biont.campaign.page import chapters, departure, title, totals, wishes
from biont.campaign.shown import Chapter
from biont.campaign.story import Story
from biont.cli.draw import KINDS, output, save, write
from biont.games.preview import drawn
from biont.kernel import BiontError, Record
from biont.kernel.replay import replay
from biont.words import Words
from biont.words.foreign import trouble

CHANCE = 1 << 63
"""Seeds that are drawn are below this."""


def begin(parsed: argparse.Namespace, say: Words) -> int:
    """Write the file of a campaign that has not begun."""
    campaign = files.begun(parsed.name or [say("cli-campaign-somebody")], parsed.mode or "")
    if Path(parsed.file).exists():
        raise BiontError(say("cli-campaign-exists", file=parsed.file))
    write(Path(parsed.file), campaign.to_json(), say)
    print(say("cli-written", file=parsed.file))
    print(say("cli-campaign-how", file=parsed.file))
    return 0


def tell(parsed: argparse.Namespace, say: Words) -> int:
    """Print the timeline."""
    campaign = _read(parsed.file, say)
    for chapter in chapters(campaign, say):
        _print(chapter, say)
    _print_totals(campaign, say)
    return 0


def go_on(parsed: argparse.Namespace, say: Words) -> int:
    """Take what was played or brought, or write what the next step needs."""
    campaign = _read(parsed.file, say)
    seed = secrets.randbelow(CHANCE) if parsed.seed is None else parsed.seed
    if parsed.choose:
        campaign = campaign.arranged(_chosen(parsed))
        write(Path(parsed.file), campaign.to_json(), say)
    if parsed.stand_in or parsed.result:
        return _between(campaign, seed, parsed, say)
    if campaign.is_played or parsed.record or parsed.bot:
        return _game(campaign, seed, parsed, say)
    if campaign.is_told:
        return _between(campaign, seed, parsed, say)
    if campaign.departs:
        return _out(parsed.output or _beside(parsed.file, "frontier.html"), departure(campaign, say), say)
    raise BiontError(say("cli-campaign-over"))


def look(parsed: argparse.Namespace, say: Words) -> int:
    """Draw the world of the next game: that of a number, or another one each time. The file stays as it is."""
    campaign = _read(parsed.file, say)
    chosen = _chosen(parsed)
    record = campaign.arranged(chosen).begun(0)
    definition = games.game(record.game)
    if definition.preview is None:
        raise BiontError(say("cli-campaign-no-world", game=title(campaign, say)))
    name = definition.preview.name
    if name not in record.settings:
        record = campaign.arranged({**chosen, name: drawn()}).begun(0)
    settings = {key: value for key, value in record.settings.items() if isinstance(value, str)}
    settings["seats"] = ",".join(record.seats)
    target = output(parsed.output or _beside(parsed.file, f"{name}.svg"), KINDS, say)
    save(
        definition.drawing.pictures.picture(
            name, definition.library.load(""), definition.words(say.language), parsed.theme, settings
        ),
        target,
        say,
    )
    print(say("cli-written", file=str(target)))
    choices = " ".join(f"--choose {key}={value}" for key, value in {**chosen, name: settings[name]}.items())
    print(say("cli-campaign-this-world", number=settings[name], campaign=parsed.file, choices=choices))
    return 0


def _chosen(parsed: argparse.Namespace) -> dict[str, str]:
    return dict(choice.partition("=")[::2] for choice in parsed.choose)


def prove(parsed: argparse.Namespace, say: Words) -> int:
    """Play everything again."""
    _read(parsed.file, say).check()
    print(say("cli-campaign-true", file=parsed.file))
    return 0


def _game(campaign: Story, seed: int, parsed: argparse.Namespace, say: Words) -> int:
    """A game that this program plays: one that is over is taken, otherwise a new one is written, to be played."""
    if parsed.record:
        return _keep(campaign.taken(Record.load(parsed.record)), parsed.file, say)
    begun = campaign.begun(seed)
    if parsed.bot:
        return _keep(campaign.taken(played(begun, parsed.bot, seed)), parsed.file, say)
    for wish in wishes(campaign, say):
        values = ", ".join(f"{wish.name}={value}" for value, _ in wish.values)
        print(say("cli-campaign-wish", what=wish.said, chosen=wish.chosen, values=values))
    target = parsed.output or _beside(parsed.file, f"{campaign.chapter}.json")
    begun.save(target)
    print(say("cli-written", file=target))
    print(say("cli-campaign-play", file=target, campaign=parsed.file))
    return 0


def _between(campaign: Story, seed: int, parsed: argparse.Namespace, say: Words) -> int:
    """The game between: its result is taken, made up, or a sheet to fill in is written."""
    if parsed.stand_in:
        return _keep(campaign.made_up(seed), parsed.file, say)
    if parsed.result:
        if parsed.result in EXAMPLES:
            return _keep(filled(campaign, example(campaign, parsed.result)), parsed.file, say)
        return _keep(campaign.told(from_toml(_text(parsed.result, say))), parsed.file, say)
    target = parsed.output or _beside(parsed.file, f"{campaign.chapter}.toml")
    _out(target, sheet(campaign), say)
    print(say("cli-campaign-fill", file=target, campaign=parsed.file, examples=", ".join(EXAMPLES)))
    return 0


def played(record: Record, bot: str, seed: int) -> Record:
    """A game that programs play to its end."""
    definition = games.game(record.game)
    game = replay(games.rules_of(record), record, log=False)
    programs = [definition.players.make(bot, seed + seat) for seat in range(len(game.seats))]
    try:
        while (decision := game.decision) is not None:
            game.choose(programs[decision.seat].choose(game.view(decision.seat)))
    finally:
        for program in programs:
            program.close()
    return game.record()


def _keep(campaign: Story, file: str, say: Words) -> int:
    """Write the campaign down, and say how it stands."""
    write(Path(file), campaign.to_json(), say)
    for chapter in chapters(campaign, say):
        if chapter.state == "done":
            last = chapter
    _print(last, say)
    if campaign.chapter:
        print(say("cli-campaign-how", file=file))
    return 0


def _print(chapter: Chapter, say: Words) -> None:
    print(f"{chapter.title}  {chapter.when}  [{say('campaign-state-' + chapter.state)}]")
    for line in (chapter.sentence, chapter.remark, *chapter.legacy):
        if line:
            print(f"    {line}")
    for one in chapter.standings:
        print(f"    {one.name} ({one.said}): {say('cli-campaign-points', points=one.points, chits=one.chits)}")


def _print_totals(campaign: Story, say: Words) -> None:
    found = totals(campaign, say)
    for one in found:
        print(f"    {one.name} ({one.said}): {say('cli-campaign-total', points=f'{one.points:g}', chits=one.chits)}")
    winners = [one.name for one in found if one.won]
    if winners:
        print(say("campaign-winners", names=", ".join(winners), many=len(winners)))


def _read(file: str, say: Words) -> Story:
    return files.read(_text(file, say))


def _text(file: str, say: Words) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BiontError(say("cli-campaign-no-text", file=file)) from None
    except OSError as error:
        raise BiontError(say("cli-campaign-unreadable", file=file, why=trouble(error, say))) from None


def _beside(file: str, ending: str) -> str:
    return str(Path(file).with_suffix("." + ending))


def _out(target: str, text: str, say: Words) -> int:
    write(Path(target), text, say)
    print(say("cli-written", file=target))
    return 0


ACTIONS: Mapping[str, Callable[[argparse.Namespace, Words], int]] = {
    "new": begin,
    "show": tell,
    "next": go_on,
    "world": look,
    "check": prove,
}
"""By the word after ``biont campaign``."""
