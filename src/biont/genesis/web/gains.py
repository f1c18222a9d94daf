"""Discs that came, as parts of what has just happened: food, what stands in for it, and what a death leaves."""

from __future__ import annotations

from collections.abc import Callable

from biont.genesis.pools import CATALYSTS_GAINED, FORFEITED, SUBSTITUTED
from biont.genesis.web.lines import OWN, TOUCHED, Line
from biont.genesis.web.story import Story, numbers
from biont.kernel.declared import Event
from biont.kernel.play import Entry


def _gained(story: Story, entry: Entry) -> None:
    player, colour, count = numbers(entry)
    if player in story.mine:
        key = "web-recap-consoled" if entry.rule == "B4a" else "web-recap-gain"
        text = story.say(key, count=count, colour=story.teller.colour(colour))
        line = _getting(story, entry.rule)
        feeds = entry.rule[:2] == "G2" and line.weight < OWN  # a parasite feeds its host
        line.parts.append(story.say("web-recap-feeds", what=text) if feeds else text)
        line.gained.add(line.parts[-1])
    elif story.now is not None and story.now[0] == "roll" and story.lines[story.now].weight == OWN:
        values = {"colour": story.teller.colour(colour), "player": story.teller.player(player)}
        key = "web-recap-feeds-other" if entry.rule[:2] == "G2" else "web-recap-gain-of"  # food, or what comforts
        story.lines[story.now].parts.append(story.say(key, count=count, **values))
    elif story.now is not None and story.now[0] == "place":
        given = min(count, story.awarded[player, colour])  # the cube that it is of has died before
        story.awarded[player, colour] -= given
        values = {"colour": story.teller.colour(colour), "player": story.teller.player(player)}
        line = story.lines[story.now]
        if given and story.say("web-recap-awarded", player=values["player"]) not in line.parts:
            line.parts.append(story.say("web-recap-award-comes", count=given, **values))
        if count > given:
            line.parts.append(story.say("web-recap-gain-of", count=count - given, **values))


def _substituted(story: Story, entry: Entry) -> None:
    player, colour = numbers(entry)
    if player in story.mine:
        _getting(story, entry.rule).swapped[story.teller.colour(colour)] += 1


def _forfeited(story: Story, entry: Entry) -> None:
    player, count = numbers(entry)
    if player in story.mine:
        line = _getting(story, entry.rule)
        line.parts.append(story.say("web-recap-forfeited", count=count))
        line.gained.add(line.parts[-1])


def _getting(story: Story, rule: str) -> Line:
    """The line of what whoever looks gets: of what rolls now, else of his pool."""
    now = story.now
    if now is None or now not in story.lines:
        now = ("pool", 0)
        story.lines.setdefault(now, Line(story.say("web-recap-pool"), OWN))
    line = story.lines[now]
    if line.weight < OWN and rule[:2] != "G2":  # what comforts is told of what has died
        line = next((one for one in reversed(story.lines.values()) if one.dead and one.weight == OWN), line)
    if line.earned:
        line.parts.append(line.earned)
        line.earned = ""
    line.weight = max(line.weight, TOUCHED)
    return line


GAINS: dict[Event, Callable[[Story, Entry], None]] = {
    CATALYSTS_GAINED: _gained,
    SUBSTITUTED: _substituted,
    FORFEITED: _forfeited,
}
