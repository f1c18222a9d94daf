"""The page of a game, region by region, as one seat may see it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any
from urllib.parse import quote
from zlib import crc32

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from biont.draw import Line, Pen, Question, Surroundings, draw_regions
from biont.draw.render import Link
from biont.genesis.cards import COLOURS, Pack
from biont.genesis.entries import ENTRIES
from biont.genesis.table import Table
from biont.genesis.web import odds
from biont.genesis.web.plain import plain_table
from biont.genesis.words import words
from biont.genesis.words.teller import Teller
from biont.kernel import Game
from biont.server import guide
from biont.server.asking import anchor_of, asked, organism_id
from biont.server.effects import Effect, told_chance
from biont.server.glossary import glossary
from biont.server.opponents import PERSON, called, called_briefly
from biont.server.rewind import with_undo
from biont.server.sitting import SWITCHES, Sitting
from biont.server.static import address
from biont.words import Words

LINES = 60
"""Lines of the log beside the board; the whole log has a page of its own."""

ROLLS = 3
"""Rolls that lie in the tray."""

RULE = re.compile(r'<span class="rule">([^<]+)</span>')


@dataclass(frozen=True, slots=True)
class Look:
    """How one visitor wants pages: language and theme; and the token that his forms send back."""

    language: str = "en"
    theme: str = ""
    token: str = ""

    @property
    def say(self) -> Words:
        """The words of the language."""
        return words(self.language)


@cache
def environment() -> Environment:
    """Templates of the pages around the board."""
    env = Environment(
        loader=PackageLoader("biont.server"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    env.globals.update(COLOURS=COLOURS, rule_link=rule_link, static=address, glossary=glossary, called=called)
    return env


@cache
def pen_of(language: str) -> Pen:
    """The pen of a language."""
    return Pen(words(language))


def render(template: str, look: Look, **values: Any) -> Markup:
    """A template with words, look and pen at hand."""
    found = environment().get_template(template)
    return Markup(found.render(t=look.say, look=look, pen=pen_of(look.language), **values))


@lru_cache(maxsize=1000)
def rule_link(rule: str) -> Markup:
    """A rule's id as a link to its place on the page of rules."""
    return Markup('<a class="rule" href="/rules#{0}" target="rules" rel="noopener">{0}</a>').format(rule)


@cache
def card_link(pack: str) -> Link:
    """The way to the zoom of any card of a pack; always the same function, so that drawings can be remembered by it."""
    return lambda code: f"/card/{quote(pack, safe='')}/{code}"


def linked(html: Markup) -> Markup:
    """Drawn HTML with every rule id made a link."""
    return Markup(RULE.sub(lambda found: str(rule_link(found[1])), html))


class Page:
    """One sitting as one visitor sees it, now or after so many answers."""

    def __init__(self, sitting: Sitting, look: Look, at: int | None = None) -> None:
        self.sitting = sitting
        self.look = look
        self.say = look.say
        self.total = len(sitting.given)
        self.past = at is not None and at < self.total
        self.at = max(0, min(at, self.total)) if at is not None else self.total
        self.game: Game[Any] = sitting.at(self.at) if self.past else sitting.game
        self.seat = sitting.looker
        self.plain = bool(sitting.settings["plain"])
        table: Table = self.game.view(self.seat).table
        self.table = plain_table(table) if self.plain else table
        self.pack: Pack = self.table.box.pack
        self.teller = Teller(self.pack, self.say)
        self.teller.look(self.table)

    # -- the frame ---------------------------------------------------------------------------------------------------

    def frame(self) -> dict[str, Any]:
        """Everything that a page needs to show this position: its regions, a mark of each, and where it stands."""
        question, effects = self._question()
        around = self._around(question)
        regions = {name: str(linked(html)) for name, html in draw_regions(self.table, self.say, around).items()}
        if not self.past:
            regions["others"] = with_undo(regions["others"], self.sitting, self.seat, self.say)
        regions["effects"] = str(render("effects.jinja", self.look, effects=effects))
        regions["tray"] = str(render("tray.jinja", self.look, rolls=self._rolls()))
        regions["strip"] = str(self._strip())
        regions["guide"] = str(self._guide())
        marks = {name: f"{crc32(html.encode()):08x}" for name, html in regions.items()}
        decision = self.game.decision
        return {
            "game": self.sitting.id,
            "version": self.sitting.version,
            "at": self.at,
            "total": self.total,
            "past": self.past,
            "asked": bool(question.options),
            "finished": self.game.finished,
            "told": len(self.lines()),
            "seat": decision.seat if decision else -1,
            "marks": marks,
            "regions": regions,
        }

    def _around(self, question: Question) -> Surroundings:
        box = self.table.box
        scores = self.sitting.history[self.at].points
        asked_seat = self.game.decision.seat if self.game.decision else -1
        own = [player for player in box.players if box.seat_of[player] == self.seat]
        return Surroundings(
            own=own,
            points=dict(zip(box.players, scores, strict=True)),
            names={player: self.name(player) for player in box.players},
            question=question,
            log=self.lines()[::-1][:LINES],
            tools=self._tools(),
            link=card_link(box.pack.name),
            asked=next((player for player in box.players if box.seat_of[player] == asked_seat), -1),
        )

    def name(self, player: int) -> str:
        """A player's colour, and which program plays it."""
        name = self.teller.player(player)
        who = self.sitting.players[self.table.box.seat_of[player]]
        return name if who == PERSON else self.say("web-named", name=name, who=called_briefly(who, self.say))

    # -- the question ------------------------------------------------------------------------------------------------

    def _question(self) -> tuple[Question, list[Effect]]:
        sitting, say = self.sitting, self.say
        decision = self.game.decision
        if self.past:
            here = f"/game/{sitting.id}"
            hint = Markup('<a class="key" href="{}">{}</a>').format(here, say("web-back-to-now"))
            branch = render("branch.jinja", self.look, game=sitting.id, at=self.at)
            return Question(say("web-past", at=self.at, total=self.total), hint + branch), []
        if decision is None:
            result = self.game.result
            assert result is not None
            link = Markup('<a class="key" href="/game/{}/end">{}</a>').format(sitting.id, say("web-to-end"))
            return Question(self.teller.result(result), link), []
        if not sitting.is_person(decision.seat):
            player = next(p for p in self.table.box.players if self.table.box.seat_of[p] == decision.seat)
            return Question(say("web-thinking", name=self.name(player))), []
        action = f"/game/{sitting.id}/answer/{sitting.version}"
        return asked(self.game, self.teller, say, action, self.look.token, sitting.is_settled)

    # -- the log -----------------------------------------------------------------------------------------------------

    def lines(self) -> list[Line]:
        """The log up to this position; what was told before is not told again."""
        key = f"{self.look.language}{self.plain}{self.seat}"
        teller, told = self.sitting.told.setdefault(key, (Teller(self.pack, self.say, self.sitting.game.seats), []))
        table = self.sitting.game.table
        for entry in self.sitting.game.entries_for(self.seat)[len(told) :]:
            anchor = anchor_of(ENTRIES[entry.kind], entry.data, self.pack, table)
            told.append(Line(teller.entry(entry), entry.rule, anchor, len(told)))
        return told[: len(self.game.entries_for(self.seat))] if self.past else told

    def _rolls(self) -> list[dict[str, Any]]:
        """The last rolls of this turn, newest first."""
        entries = self.game.entries_for(self.seat)
        lines = self.lines()
        rolls: list[dict[str, Any]] = []
        for number in range(len(entries) - 1, -1, -1):
            entry = entries[number]
            if entry.kind == "turn" or len(rolls) == ROLLS:
                break
            faces = [datum for datum in entry.data if isinstance(datum, tuple)]
            if "dice" in ENTRIES[entry.kind] and faces:
                rolls.append({"number": number, "faces": sorted(faces[-1]), "text": lines[number].text})
        return rolls

    def _guide(self) -> Markup:
        """The idea that a guided game explains now, else an empty place for it."""
        known = guide.understood(self.sitting.settings)
        idea = None if known is None or self.past else guide.idea_for(self.game, self.seat, known)
        return render("guide.jinja", self.look, idea=idea, game=self.sitting.id)

    # -- around the board --------------------------------------------------------------------------------------------

    def _tools(self) -> Markup:
        sitting = self.sitting
        with_undo = not self.past
        steps = sitting.steps_back() if with_undo else []
        return render(
            "tools.jinja",
            self.look,
            sitting=sitting,
            steps=[(count, self._taken_back(count)) for count in steps[:12]],
            redoable=len(sitting.undone) if with_undo else 0,
            settings=sitting.settings,
            switches=SWITCHES,
            at=self.at if self.past else None,
        )

    def _taken_back(self, count: int) -> str:
        """What an answer that can be taken back said, unless it was given in secret by somebody else at this screen."""
        game = self.sitting.game
        number = len(game.answers) - count
        if game.was_secret(number) and self.sitting.given[number].seat != self.seat:
            return self.say("web-secret-answer")
        return self.teller.option(game.answers[number])

    def _strip(self) -> Markup:
        chances = [
            (self._rolls_at(one), told_chance(one, self.teller, self.say)) for one in odds.all_chances(self.table)
        ]
        return render(
            "strip.jinja",
            self.look,
            sitting=self.sitting,
            at=self.at,
            total=self.total,
            past=self.past,
            finished=self.sitting.game.finished,
            chances=chances,
        )

    def _rolls_at(self, chance: odds.Chance) -> str:
        """The id of what a chance is about."""
        alive = chance.of == "alive"
        return f"refugium-{self.pack.placards[chance.thing].code}" if alive else organism_id(self.pack, chance.thing)


def assemble(frame: dict[str, Any]) -> Markup:
    """The regions of a frame as the board that a page begins with."""
    part: Callable[[str], Markup] = lambda name: Markup(frame["regions"][name])  # noqa: E731
    return Markup(
        '<div class="board" data-game="{}" data-version="{}" data-at="{}" data-total="{}" data-told="{}" '
        'data-marks="{}">{}<main class="middle" id="board">{}{}{}</main>{}<div class="perch">{}{}</div>{}{}</div>{}'
    ).format(
        escape(frame["game"]), frame["version"], frame["at"], frame["total"], frame["told"],
        json.dumps(frame["marks"]),
        part("top"), part("times"), part("strata"), part("others"), part("mine"), part("effects"), part("tray"),
        part("guide"), part("prompt"), part("strip"),
    )  # fmt: skip
