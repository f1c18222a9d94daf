"""A position of a game as its page shows it, region by region, as one seat may see it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from typing import Any
from zlib import crc32

from markupsafe import Markup

from biont import games
from biont.draw import Line, Question, Surroundings
from biont.games import Kit
from biont.games.guide import Told
from biont.kernel import Game
from biont.server import guide, hint
from biont.server.asking import asked
from biont.server.effects import Effect, Trying
from biont.server.look import Look, backdrop_of, links_of, render
from biont.server.opponents import PERSON, called_briefly
from biont.server.sitting import SWITCHES, Sitting
from biont.words import Words

LINES = 30
"""Lines of the log beside the board; the whole log has a page of its own."""

ROLLS = 3
"""Rolls that lie in the tray."""

STEPS = 14
"""So much of what happened comes on stage; more nobody follows, and the log has it all."""


class Frame:
    """One sitting as one visitor sees it, now or after so many answers."""

    def __init__(self, sitting: Sitting, look: Look, at: int | None = None) -> None:
        self.sitting = sitting
        self.look = look
        self.total = len(sitting.given)
        self.past = at is not None and at < self.total
        self.at = max(0, min(at, self.total)) if at is not None else self.total
        self.game: Game[Any] = sitting.at(self.at) if self.past else sitting.game
        self.kit = games.kit_of(self.game.rules)
        self.say = self.kit.words(look.language)
        self.seat = sitting.looker
        self.plain = bool(sitting.settings["plain"])
        self.view = self.game.view(self.seat)
        self.teller = self.kit.telling.teller(self.game.rules, self.say, plain=self.plain)
        self.teller.look(self.view.table)
        self.colours = self.kit.colours(self.game.rules)
        self.links = links_of(self.kit, self.game.rules.pack().get("name", ""))

    def data(self) -> dict[str, Any]:
        """Everything that a page needs to show this position: its regions, a mark of each, and where it stands."""
        question, effects = self._question()
        around = self.around(question)
        drawn = self.kit.drawing.draw(self.view, self.say, around)
        regions = {name: str(html) for name, html in drawn.items()}
        ask = f"/game/{self.sitting.id}/effect/{self.sitting.version}/" if question.options and not effects else ""
        regions["effects"] = str(render("effects.jinja", self.look, self.kit, effects=effects, ask=ask))
        regions["tray"] = str(render("tray.jinja", self.look, self.kit, rolls=self._rolls()))
        regions["strip"] = str(self._strip())
        regions["guide"] = str(self._guide())
        regions["stage"] = str(self._stage())
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
            "told": len(self.lines),
            "seat": decision.seat if decision else -1,
            "marks": marks,
            "regions": regions,
        }

    def around(self, question: Question) -> Surroundings:
        """What stands around the board."""
        decision = self.game.decision
        asked_seat = decision.seat if decision else -1
        asked = self.kit.drawing.asked(decision, self.view.table) if decision else ""
        return Surroundings(
            own=self.own,
            asked=asked or next((one.name for one in self.colours if one.seat == asked_seat), ""),
            points=self.points,
            names=self.names,
            question=question,
            log=self.lines[::-1][:LINES],
            tools=self._tools(),
            links=self.links,
            backdrop=backdrop_of(self.kit, self.view, self.sitting.id),
            plain=self.plain,
            panel=self._told.idea is not None or self._suggestion is not None,
        )

    @property
    def own(self) -> tuple[str, ...]:
        """The colours of whoever looks."""
        return tuple(one.name for one in self.colours if one.seat == self.seat)

    @property
    def points(self) -> dict[str, int]:
        """Everybody's points."""
        return dict(zip((one.name for one in self.colours), self.sitting.history[self.at].points, strict=True))

    @property
    def names(self) -> dict[str, str]:
        """What every colour is called: its name, and which program plays it."""
        return {one.name: self._name(one.name, one.seat) for one in self.colours}

    def _name(self, colour: str, seat: int) -> str:
        name = self.teller.seat(colour)
        who = self.sitting.players[seat]
        return name if who == PERSON else self.say("web-named", name=name, who=called_briefly(who, self.say))

    # -- the question ------------------------------------------------------------------------------------------------

    def trying(self) -> Trying:
        """Tries what can be chosen now."""
        return Trying(self.game, self.kit, self.teller, self.sitting.is_settled, plain=self.plain)

    def _question(self) -> tuple[Question, list[Effect]]:
        sitting, say = self.sitting, self.say
        decision = self.game.decision
        if self.past:
            here = f"/game/{sitting.id}"
            hint = Markup('<a class="key" href="{}">{}</a>').format(here, say("web-back-to-now"))
            branch = render(
                "branch.jinja", self.look, self.kit, game=sitting.id, at=self.at, study=not sitting.is_secret
            )
            return Question(say("web-past", at=self.at, total=self.total), hint + branch), []
        if decision is None:
            result = self.game.result
            assert result is not None
            link = Markup('<a class="key" href="/game/{}/end">{}</a>').format(sitting.id, say("web-to-end"))
            return Question(self.teller.result(result), link), []
        if not sitting.is_person(decision.seat):
            name = next(self._name(one.name, one.seat) for one in self.colours if one.seat == decision.seat)
            return Question(say("web-thinking", name=name)), []
        action = f"/game/{sitting.id}/answer/{sitting.version}"
        question, effects = asked(self.trying(), action, self.look.token, all_at_once=False)
        if self._cause >= 0:
            question = replace(question, hint=self.lines[self._cause].text)
        return question, effects

    # -- the log -----------------------------------------------------------------------------------------------------

    @cached_property
    def lines(self) -> list[Line]:
        """The log up to this position; what was told before is not told again."""
        key = f"{self.look.language}{self.plain}{self.seat}"
        game = self.sitting.game
        fresh = self.kit.telling.teller(game.rules, self.say, plain=self.plain)
        teller, told = self.sitting.told.setdefault(key, (fresh, []))
        anchors = self.kit.drawing.anchors(game.rules)
        for entry in game.entries_for(self.seat)[len(told) :]:
            place = anchors.of_entry(entry, game.table)
            told.append(Line(teller.entry(entry), entry.rule, place, len(told), kind=entry.kind))
        return told[: len(self.game.entries_for(self.seat))] if self.past else self._with_undo(told)

    def _with_undo(self, lines: list[Line]) -> list[Line]:
        """The log with a way back before every answer that can be taken back, at the first line that it wrote."""
        found = list(lines)
        for count in self.sitting.steps_back():
            left = len(self.sitting.given) - count
            line = self._told_before(left)
            if line < len(found):
                found[line] = found[line]._replace(back=left)
        return found

    def _told_before(self, answer: int) -> int:
        """How many lines of the log stood there before an answer was given."""
        game = self.sitting.game
        before = len(game.entries) - len(game.entries_since(answer))
        return sum(entry.only in (-1, self.seat) for entry in game.entries[:before])

    @cached_property
    def _since(self) -> int:
        """How many lines of the log whoever looks had read when he gave his last answer."""
        given = self.sitting.given
        own = [number for number, one in enumerate(given) if one.seat == self.seat and not one.by_itself]
        return len(self.lines) if self.past else self._told_before(own[-1]) if own else 0

    def _rolls(self) -> list[dict[str, Any]]:
        """The last rolls of this turn, newest first.

        Those that the question is about stay; those of a phase that is over leave soon, and come only as news.
        """
        advice, entries, lines = self.kit.advice, self.game.entries_for(self.seat), self.lines
        decision = self.game.decision
        rolls: list[dict[str, Any]] = []
        over = False
        for number in range(len(entries) - 1, -1, -1):
            entry = entries[number]
            over = over or entry.kind == advice.phase
            if entry.kind == advice.turn or len(rolls) == ROLLS or (over and number < self._since):
                break
            if faces := advice.faces(entry):
                about = number == self._cause or (decision is not None and decision.kind in advice.thrown)
                groups = advice.dice(entry, self.view.table, self.say) if not rolls else []
                colour = self._colour_of(entry.seat)
                rolls.append(
                    {
                        "number": number,
                        "lasts": "over" if over else "stays" if about and not rolls else "",
                        "faces": sorted(faces),
                        "groups": groups,
                        "text": lines[number].text,
                        "colour": colour,
                        "who": self.names.get(colour, ""),
                    }
                )
        return rolls

    def _colour_of(self, seat: int) -> str:
        """The colour of a seat; none where it plays several."""
        colours = [one.name for one in self.colours if one.seat == seat]
        return colours[0] if len(colours) == 1 else ""

    def _stage(self) -> Markup:
        """What happened since the last answer of whoever looks, and whether it comes on stage by itself."""
        sitting, advice = self.sitting, self.kit.advice
        entries = self.game.entries_for(self.seat)
        kinds = advice.untold | advice.offstage
        found = [number for number in range(self._since, len(entries)) if entries[number].kind not in kinds]
        # What an own answer did at once, its giver has seen.
        while found and entries[found[0]].seat == self.seat:
            found.pop(0)
        earlier = max(0, len(found) - STEPS)
        steps = [
            {
                "text": self.lines[number].text,
                "rule": entries[number].rule,
                "colour": self._colour_of(entries[number].seat),
            }
            for number in found[earlier:]
        ]
        decision = self.game.decision
        fits = advice.stages is None or (decision is not None and decision.kind in advice.stages)
        auto = sitting.settings["stage"] and fits and any(entries[number].kind in advice.staged for number in found)
        picture = self.kit.drawing.scene(self.view, self.say, self.links)
        last = found[-1] if found else -1
        pace = sitting.settings["pace"]
        return render(
            "stage.jinja", self.look, self.kit, steps=steps, earlier=earlier, auto=auto, picture=picture, last=last,
            pace=pace,
        )  # fmt: skip

    @cached_property
    def _cause(self) -> int:
        """The line of the log that led to a question which nobody would understand without it; -1 where none did."""
        decision = self.game.decision
        if decision is None or decision.kind not in self.kit.advice.caused:
            return -1
        entries = self.game.entries_for(self.seat)
        causes = [number for number, entry in enumerate(entries) if self.kit.advice.leads(entry, decision)]
        return causes[-1] if causes and entries[causes[-1]].kind not in self.kit.advice.untold else -1

    @cached_property
    def _told(self) -> Told:
        """What a guided game tells now."""
        return guide.SILENT if self.past else guide.speaks(self.sitting, self.kit.advice.guide)

    @cached_property
    def _suggestion(self) -> hint.Hint | None:
        """The answer that the set turns or a good program suggest, to whoever is guided or wants a hint."""
        sitting, decision = self.sitting, self.game.decision
        if self.past or decision is None or not sitting.is_person(decision.seat):
            return None
        if self._told.suggests:
            return hint.scripted(self.trying(), self._told)
        wanted = sitting.settings.get(hint.SETTING) == self.total or guide.understood(sitting.settings) is not None
        # Beside an idea there is no room for a reason: one reads one thing at a time.
        return hint.hinted(self.trying(), brief=self._told.idea is not None) if wanted else None

    def _guide(self) -> Markup:
        """The idea that a guided game explains now, or a hint that was asked for; else an empty place for them."""
        return render(
            "guide.jinja",
            self.look,
            self.kit,
            idea=self._told.idea,
            is_set=bool(self._told.suggests),
            look_at=self._told.look,
            hint=self._suggestion,
            guided=guide.understood(self.sitting.settings) is not None,
            game=self.sitting.id,
        )

    # -- around the board --------------------------------------------------------------------------------------------

    def _tools(self) -> Markup:
        sitting = self.sitting
        steps = [] if self.past else sitting.steps_back()
        return render(
            "tools.jinja",
            self.look,
            self.kit,
            sitting=sitting,
            seats=[self.teller.seat(seat) for seat in self.game.seats],
            steps=[(count, self._taken_back(count)) for count in steps[:12]],
            redoable=0 if self.past else len(sitting.undone),
            settings=sitting.settings,
            switches=SWITCHES,
            at=self.at if self.past else None,
            hintable=not self.past and sitting.waits_for_person and sitting.players.count(PERSON) == 1,
        )

    def _taken_back(self, count: int) -> str:
        """What an answer that can be taken back said, unless it was given in secret by somebody else at this screen."""
        game = self.sitting.game
        number = len(game.answers) - count
        if game.was_secret(number) and self.sitting.given[number].seat != self.seat:
            return self.say("web-secret-answer")
        return self.teller.option(game.answers[number])

    def _turns(self) -> list[tuple[int, int]]:
        """The turns so far, and after how many answers each began."""
        found: dict[int, int] = {}
        for answers, moment in enumerate(self.sitting.history):
            found.setdefault(moment.turn, answers)
        return list(found.items())

    def _strip(self) -> Markup:
        return render(
            "strip.jinja",
            self.look,
            self.kit,
            sitting=self.sitting,
            at=self.at,
            total=self.total,
            past=self.past,
            turn=self.sitting.history[self.at].turn,
            turns=self._turns(),
            chances=self.kit.advice.odds(self.view.table, self.teller, self.say),
        )


def assembled(kit: Kit, say: Words, data: Mapping[str, Any]) -> Markup:
    """The data of a frame as the board that a page begins with."""
    regions = {name: Markup(html) for name, html in data["regions"].items()}
    marked = Markup(' data-game="{game}" data-version="{version}" data-at="{at}" data-total="{total}" ')
    marked += Markup('data-told="{told}" data-marks="{}"')
    attributes = marked.format(" ".join(f"{name}={mark}" for name, mark in data["marks"].items()), **data)
    over = Markup('<div class="perch">{}{}</div>{}{}').format(
        regions["effects"], regions["tray"], regions["guide"], regions["stage"]
    )
    return kit.drawing.board(regions, say, over, attributes) + regions["strip"]
