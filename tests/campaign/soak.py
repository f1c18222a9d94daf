"""Whole campaigns by chance, from Bios:Genesis to the page for High Frontier.

    python -m tests.campaign.soak 300

Everything is drawn from the number of the campaign: how many play and how, every answer, the result of Bios:Megafauna
(made up, or an example with its players), the map, shapes and merfolk.
"""

from __future__ import annotations

import random
import sys
from collections import Counter

from biont import games
from biont.campaign.extension import CAMPAIGN
from biont.campaign.file import begun, read
from biont.campaign.megafauna import EXAMPLES, from_toml
from biont.campaign.page import chapters, departure, totals, wishes
from biont.campaign.story import Story
from biont.kernel.record import Record
from biont.kernel.replay import replay
from biont.origins.settings import CAMPAIGN_MAPS
from biont.words import words

NAMES = ("Ann", "Bob", "Cid", "Dot")
PARTIES = ((2, ""), (3, ""), (4, ""), (1, ""), (2, "cooperative"), (4, "cooperative"))


def finished(record: Record, chance: random.Random) -> Record:
    """A game in which everybody answers by chance."""
    game = replay(games.game(record.game).rules_of(record), record, log=False)
    while (decision := game.decision) is not None:
        game.choose(decision.options[chance.randrange(len(decision.options))])
    return game.record()


def middle(story: Story, chance: random.Random) -> Story:
    """Bios:Megafauna: made up, or another planet or climate with the players of the campaign."""
    if chance.random() < 0.6:
        return story.made_up(chance.getrandbits(60))
    name = chance.choice(list(EXAMPLES))
    head = EXAMPLES[name].split("[[player]]")[0]
    shapes = ("archetype", "burrower", "armoured", "flyer", "swimmer")
    for one in story.people:
        shape, figures, emotions = chance.choice(shapes), chance.randint(2, 8), chance.randint(0, 6)
        kind = chance.choice(("animal", "plant"))
        alive = f'{{ shape = "{shape}", figures = {figures}, emotions = {emotions} }}'
        creeples = alive if chance.random() < 0.9 or one is story.people[0] else ""
        head += f'\n[[player]]\ncolour = "{one.later}"\npoints = {chance.randint(0, 40)}\nkind = "{kind}"\n'
        head += f"creeples = [{creeples}]\n"
    return story.told(from_toml(head))


def campaign(number: int) -> Story:
    """A whole campaign by its number."""
    chance = random.Random(number)
    people, mode = PARTIES[number % len(PARTIES)]
    story = begun(NAMES[:people], mode)
    story = story.taken(finished(story.begun(number), chance))
    story = middle(story, chance)
    choices = {"map": CAMPAIGN_MAPS[number % len(CAMPAIGN_MAPS)]}
    say = CAMPAIGN.words(words("de" if number % 2 else "en"))
    for wish in wishes(story, say):
        if wish.name != "map":
            choices[wish.name] = chance.choice(wish.values)[0]
    story = story.arranged(choices)
    return story.taken(finished(story.begun(number), chance))


def checked(story: Story, language: str) -> str:
    """Everything that a campaign can say, and its file read and played again; the page for High Frontier."""
    say = CAMPAIGN.words(words(language))
    again = read(story.to_json())
    assert again == story
    again.check()
    assert [chapter.state for chapter in chapters(story, say)] == ["done", "done", "done", "now"]
    assert len(totals(story, say)) == len(story.people)
    return departure(story, say)


def main(count: int) -> None:
    """Play so many campaigns, and count what they were like."""
    seen: Counter[str] = Counter()
    for number in range(count):
        story = campaign(number)
        assert story.result is not None
        checked(story, "de" if number % 2 else "en")
        realm = str(story.settings().get("realm", "land"))
        seen.update([story.choices.map, story.result.planet, story.mode, f"realm {realm}"])
    print(count, dict(seen))


if __name__ == "__main__":
    main(int(sys.argv[1]))
