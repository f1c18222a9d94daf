"""What a campaign looks like: its chapters in words, wishes, and the page for High Frontier."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from biont import games
from biont.campaign.megafauna import Result
from biont.campaign.people import Person
from biont.campaign.played import game_of
from biont.campaign.shown import Chapter, Sheet, Standing, Wish
from biont.campaign.story import Story
from biont.draw.templating import templates
from biont.genesis.definition import GENESIS
from biont.genesis.successor import successor
from biont.origins.definition import ORIGINS
from biont.origins.frontier import campaign_winners, domes, victory_chits
from biont.origins.legacy import SHAPES, SWIMMER, ancestry, heirs
from biont.origins.pack_library import load_pack
from biont.origins.settings import CAMPAIGN_MAPS
from biont.words import Words
from biont.words.teller import seat_name

KEYS = ("genesis", "megafauna", "origins", "frontier")


def chapters(story: Story, say: Words) -> list[Chapter]:
    """The four chapters: done, now, or still to come."""
    return [
        Chapter(
            key,
            *heading(key, say),
            state=state,
            **(_TOLD[key](story, say) if state == "done" or (key, state) == ("frontier", "now") else {}),
        )
        for key, state in states(story).items()
    ]


def states(story: Story) -> dict[str, str]:
    """How it is with every chapter: ``done``, ``now``, ``later``, or ``never`` where the campaign ended before it."""
    now = story.chapter
    done = KEYS.index(now) if now else KEYS.index("origins")
    return {
        key: "now" if key == now else "done" if number < done else "later" if now else "never"
        for number, key in enumerate(KEYS)
    }


def title(story: Story, say: Words) -> str:
    """What the chapter that is now is called."""
    return heading(story.chapter, say)[0] if story.chapter else ""


def heading(key: str, say: Words) -> tuple[str, str, str]:
    """What a chapter is called, when it is, and what it is about; a game that is played here says so itself."""
    if key in games.names():
        definition = games.game(key)
        words = definition.words(say.language)
        return definition.telling.title(words), words("chapter-when"), words("chapter-about")
    return say(f"campaign-{key}"), say(f"campaign-{key}-when"), say(f"campaign-{key}-about")


def _genesis(story: Story, say: Words) -> dict[str, Any]:
    assert story.genesis is not None
    game = game_of(story.genesis)
    teller = GENESIS.telling.teller(game.rules, GENESIS.words(say.language))
    assert game.result is not None
    data = successor(game.table)
    legacy = [
        say(
            "campaign-macroorganism",
            name=one["name"][say.language],
            owner=teller.seat(one["owner"]),
            where=one["ecosystem"],
            organs=len(one["organs"]),
        )
        for one in data["macroorganisms"]
    ]
    legacy += [
        say("campaign-catalysts", owner=teller.seat(one["colour"]), number=sum(one["catalysts"].values()))
        for one in data["players"]
        if one["catalysts"]
    ]
    said = {one.first: teller.seat(one.first) for one in story.people}
    return {
        "sentence": teller.result(game.result),
        "standings": _standings(story, story.genesis_points(), said, GENESIS.name),
        "legacy": tuple(legacy) or (say("campaign-no-macroorganism"),),
        "sheets": tuple(_sheet(one, data, story, say) for one in story.people),
        "record": story.genesis,
    }


def _sheet(person: Person, data: Mapping[str, Any], story: Story, say: Words) -> Sheet:
    """What a player takes into Bios:Megafauna, line by line: colour, points, catalysts, and every macroorganism (K)."""
    words, later = GENESIS.words(say.language), _said(story, say)[person.later]
    own = next(one for one in data["players"] if one["colour"] == person.first)
    catalysts = [f"{number} {seat_name(colour, words)}" for colour, number in own["catalysts"].items()]
    lines = [
        (say("campaign-sheet-colour"), later),
        (say("campaign-points"), str(own["victory_points"])),
        (say("campaign-sheet-catalysts"), ", ".join(catalysts) or say("campaign-sheet-none")),
    ]
    for one in data["macroorganisms"]:
        if one["owner"] == person.first:
            lines.append((one["name"][say.language], _organism(one, say)))
    return Sheet(person.name, person.first, GENESIS.name, tuple(lines))


def _organism(one: Mapping[str, Any], say: Words) -> str:
    """A macroorganism in a line: where it lives, what it eats, its organs and those who live in it."""
    parts = [say("campaign-sheet-life", where=one["ecosystem"], level=one["level"])]
    for kind in ("organs", "endosymbionts"):
        names = ", ".join(part["name"][say.language] for part in one[kind])
        parts += [say(f"campaign-sheet-{kind}", names=names)] if names else []
    return "; ".join(parts)


def _megafauna(story: Story, say: Words) -> dict[str, Any]:
    result = story.result
    assert result is not None
    words = ORIGINS.words(say.language)
    remark = say("campaign-made-up", seed=str(story.seed)) if story.seed is not None else say("campaign-brought")
    return {
        "sentence": _outlook(result, say),
        "remark": remark,
        "standings": _standings(story, result.points, _said(story, say)),
        "legacy": tuple(_inheritance(story, result, say, words)) if result.goes_on else (),
    }


def _outlook(result: Result, say: Words) -> str:
    """Whether the campaign goes on after Bios:Megafauna, and why not."""
    if result.goes_on:
        return say("campaign-goes-on")
    return say("campaign-ends-here", why="greenhouse" if result.runaway else "extinct")


def _inheritance(story: Story, result: Result, say: Words, words: Words) -> list[str]:
    """What Bios:Origins takes over, in sentences."""
    strip = next(one for one in load_pack("standard").strips if one.code == result.strip)
    found = [
        say(
            "campaign-world",
            planet=result.planet,
            cratons=len(result.cratons),
            strip=strip.name.de if say.language == "de" else strip.name.en,
            oxygen=result.oxygen,
        )
    ]
    shapes = dict(story.choices.shapes)
    for one in result.order:
        colour = words(f"seat-{one.colour}")
        if not one.creeples:
            found.append(say("campaign-died-out", colour=colour))
            continue
        heir = result.heir(one.colour, shapes.get(one.colour, ""))
        found.append(
            say(
                "campaign-heir",
                colour=colour,
                ancestry=ancestry(one.colour),
                shape=heir.shape,
                figures=heir.figures,
                emotions=heir.emotions,
                language="yes" if heir.language else "no",
            )
        )
    return found


def _origins(story: Story, say: Words) -> dict[str, Any]:
    assert story.origins is not None
    game, words = game_of(story.origins), ORIGINS.words(say.language)
    assert game.result is not None
    return {
        "sentence": ORIGINS.telling.teller(game.rules, words).result(game.result),
        "standings": _standings(story, story.origins_points(), _said(story, say)),
        "record": story.origins,
    }


def _frontier(story: Story, say: Words) -> dict[str, Any]:
    return {"sentence": say("campaign-law", law=story.launch().law), "legacy": tuple(_start(story, say))}


_TOLD = {"genesis": _genesis, "megafauna": _megafauna, "origins": _origins, "frontier": _frontier}


def _said(story: Story, say: Words) -> dict[str, str]:
    """What the colours are called from Bios:Megafauna on."""
    words = ORIGINS.words(say.language)
    return {one.later: words(f"seat-{one.later}") for one in story.people}


def _standings(
    story: Story, points: dict[str, int], said: dict[str, str], game: str = ORIGINS.name
) -> tuple[Standing, ...]:
    """Everybody after a game, best first, with the victory chits that it brings if another one follows (C6j)."""
    chits = _chits(story, points)
    best = max(points.values(), default=0)
    found = []
    for one in story.people:
        colour = one.first if game == GENESIS.name else one.later
        own = points.get(one.later, 0)
        found.append(Standing(one.name, colour, said[colour], own, chits.get(one.later, 0), own == best, game))
    return tuple(sorted(found, key=lambda standing: -standing.points))


def _chits(story: Story, points: dict[str, int]) -> dict[str, int]:
    """Victory chits of a game; partners have no opponents, and where the campaign broke off nobody counts them."""
    broke_off = story.result is not None and not story.result.goes_on
    return victory_chits(points) if story.mode == "competitive" and not broke_off else dict.fromkeys(points, 0)


def totals(story: Story, say: Words) -> tuple[Standing, ...]:
    """The campaign's own score, best first: half of Bios:Origins and all chits before it."""
    if story.origins is None:
        return ()
    words, points, chits = ORIGINS.words(say.language), story.campaign_points(), story.chits()
    winners = campaign_winners(points) if story.mode == "competitive" else _partners(story)
    found = [
        Standing(
            one.name,
            one.later,
            words(f"seat-{one.later}"),
            points[one.later],
            chits[one.later],
            one.later in winners,
            ORIGINS.name,
        )
        for one in story.people
    ]
    return tuple(sorted(found, key=lambda standing: -standing.points))


def _partners(story: Story) -> tuple[str, ...]:
    """The soloist and partners win a campaign with its last game (C8a, C9e)."""
    assert story.origins is not None
    result = game_of(story.origins).result
    return tuple(result.seats) if result is not None and result.winners else ()


# -- before Bios:Origins -----------------------------------------------------------------------------------------------


def wishes(story: Story, say: Words) -> Sequence[Wish]:
    """The map, the advanced game, shapes where several may go on, and swimmers who may be merfolk."""
    if story.chapter != "origins" or story.result is None:
        return ()
    words = ORIGINS.words(say.language)
    answers = tuple((value, say(f"campaign-{value}")) for value in ("no", "yes"))
    maps = tuple((which, say(f"campaign-map-{which}")) for which in CAMPAIGN_MAPS)
    found = [Wish("map", words("setting-map"), maps, story.choices.map)]
    if story.mode == "competitive":
        chosen = "yes" if story.choices.advanced else "no"
        found.append(Wish("advanced", words("setting-advanced"), answers, chosen))
    shapes = dict(story.choices.shapes)
    for one in story.people:
        creeples = story.result.of(one.later).creeples
        if not creeples:
            continue
        fit = heirs(creeples)
        heir = story.result.heir(one.later, shapes.get(one.later, ""))
        colour = words(f"seat-{one.later}")
        if len(fit) > 1:
            values = tuple((own.shape, say("campaign-shape", shape=own.shape)) for own in fit)
            found.append(Wish(f"shape-{one.later}", say("campaign-shape-of", colour=colour), values, heir.shape))
        if heir.shape == SHAPES[SWIMMER]:
            chosen = "yes" if one.later in story.choices.merfolk else "no"
            found.append(Wish(f"merfolk-{one.later}", say("campaign-merfolk-of", colour=colour), answers, chosen))
    return found


# -- High Frontier -----------------------------------------------------------------------------------------------------


def _start(story: Story, say: Words) -> list[str]:
    """How everybody starts High Frontier, in sentences, in the order in which factions are chosen."""
    names = {one.later: one.name for one in story.people}
    found = []
    for crew in story.launch().crews:
        found.append(
            say(
                "campaign-crew",
                name=names[crew.colour],
                best=say("and").join(say("campaign-discipline", discipline=one) for one in crew.best),
                factions=say("campaign-or").join(say("campaign-faction", faction=one) for one in crew.factions),
            )
        )
    return found


def departure(story: Story, say: Words) -> str:
    """The page to print."""
    start = story.launch()
    names = {one.later: one.name for one in story.people}
    words = ORIGINS.words(say.language)
    shape = {}
    if story.result is not None:
        chosen = dict(story.choices.shapes)
        for one in story.people:
            if story.result.of(one.later).creeples:
                shape[one.later] = domes([story.result.heir(one.later, chosen.get(one.later, "")).shape])[0]
    return (
        templates()
        .get_template("biont.campaign/frontier.jinja")
        .render(
            t=say,
            crews=start.crews,
            names=names,
            said=_said(story, say),
            best={crew.colour: ", ".join(words(f"discipline-{one}") for one in crew.best) for crew in start.crews},
            law=start.law,
            first=[names[colour] for colour in start.first],
            home=story.home(),
            totals=totals(story, say),
            next_chits=victory_chits(
                story.origins_points() if story.mode == "competitive" else dict.fromkeys(names, 0)
            ),
            shapes=shape,
        )
    )
