"""The panel beside the question: the idea that a guided game explains now, or a hint that was asked for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from markupsafe import Markup

from biont.games.advice import Risk
from biont.games.guide import Told
from biont.kernel import Option
from biont.server import guide, hint
from biont.server.page.happened import happened
from biont.server.page.log import Log
from biont.server.page.position import Position
from biont.server.page.recap import Recap, recap
from biont.server.page.risks import risks

LINE = 165
"""Letters of a line of the guide's strip at 1280 pixels; below its heading there is room for two."""


def _fits(beside: str, text: str) -> bool:
    """Whether a sentence is read at a glance with what stands above it, and has a line of its own."""
    return len(f"{beside} {text}".split()) <= hint.GLANCE and max(len(beside), len(text)) <= LINE


class Panel:
    """What is told and suggested to whoever looks."""

    def __init__(self, position: Position) -> None:
        self.position = position

    @property
    def is_there(self) -> bool:
        """Whether it says anything."""
        return self.told.idea is not None or self.suggestion is not None

    @cached_property
    def told(self) -> Told:
        """What a guided game tells now: nothing once it is over."""
        position = self.position
        if position.past or position.game.finished:
            return guide.SILENT
        return guide.speaks(position.open_game, position.seat, position.definition.advice.guide, self._suggested)

    def _suggested(self) -> list[Option]:
        return [step.option for step in self._hint.way.steps]

    @cached_property
    def suggestion(self) -> hint.Hint | None:
        """The answer that the set turns or a good program suggest, to whoever is guided or wants a hint."""
        position = self.position
        if not position.is_asked:
            return None
        if self.told.suggests:
            return hint.scripted(position.trying, self.told)
        asked = position.open_game.settings.get(hint.SETTING) == position.total
        if not (asked or self._is_guided):
            return None
        # Beside an idea there is room for one reason; whoever asks for it is told all of them.
        return self._hint if asked or self.told.idea is None else hint.hinted(position.trying, self._idea)

    @property
    def _idea(self) -> str:
        """The heading and the text of the idea that is told."""
        say, name = self.position.say, self.told.idea.name if self.told.idea else ""
        return f"{say(f'learn-idea-{name}')} {say(f'learn-text-{name}')}" if name else ""

    @cached_property
    def _hint(self) -> hint.Hint:
        return hint.hinted(self.position.trying)

    @property
    def has_hinted(self) -> bool:
        """Whether all stands there already that a hint could say."""
        found = self.suggestion
        return found is not None and bool(found.why or self.told.suggests or not self._hint.why)

    @property
    def number(self) -> int | None:
        """The number of what is suggested among the answers; several in one come after all of them."""
        found = self.suggestion
        if found is None:
            return None
        return len(found.way.steps[0].trying.decision.options) if found.way.is_several else found.number

    @property
    def _is_others_turn(self) -> bool:
        """Whether somebody else has his turn, where turns are anybody's: whoever looks is only asked something."""
        log = Log(self.position)
        turns = log.causes.turns
        return bool(turns) and log.entries[turns[-1]].seat != self.position.seat

    @property
    def _is_guided(self) -> bool:
        return guide.understood(self.position.open_game.settings) is not None

    @property
    def risk(self) -> str:
        """What can still come and cost most, where the guide has nothing else to say and both are read at a glance:
        what the suggested answer would bring near before what threatens as it is."""
        if not self._is_guided or self.told.suggests or self.told.idea is not None:
            return ""
        suggested = self.suggestion
        if suggested is not None and suggested.way.ends:
            return ""  # nothing comes any more
        beside = f"{suggested.label} {suggested.why}" if suggested is not None else ""
        if len(f"{beside} {self.happened}".split()) > hint.GLANCE:
            return ""
        key, said = (self._nears, self._brought) if self._brought else ("learn-risk-now", self.risks)
        told = [self._told_risk(key, one, said) for one in said]
        return next((text for text in next(filter(None, told), []) if _fits(beside, text)), "")

    def _told_risk(self, key: str, risk: Risk, risks: Sequence[Risk]) -> list[str]:
        """A risk in words with those beside it, the longest first; where something is suggested, what the game says of
        both."""
        say = self.position.say
        said = self._despite(risk)
        if said is not None:
            return [said] if said else []
        others = [one for one in risks if one is not risk and self._despite(one) != ""]
        further = "".join(f" {one.brief[:1].upper()}{one.brief[1:]}." for one in others if one.brief)
        told = [f"{risk.text} {risk.helps}{further}", f"{risk.text}{further}", risk.text]
        if risk.brief and further:  # none of them is passed over in silence
            names = self.position.teller.listing([one.name for one in others]) if others[0].name else "none"
            more = say("learn-risk-more", risk=risk.brief, count=len(others), names=names)
            told[2:] = [f"{risk.brief}.{further}", more]
        return [say(key, risk=text) for text in told]

    def _despite(self, risk: Risk) -> str | None:
        """What the game says of a risk beside what is suggested: nothing where neither has to do with the other."""
        suggested = self.suggestion
        if suggested is None:
            return None
        trying, option = suggested.way.steps[0]
        return trying.advice.despite(trying.trial(option), risk, self.position.say)

    @cached_property
    def _risks(self) -> Sequence[Risk]:
        return risks(self.position)

    @property
    def _brought(self) -> Sequence[Risk]:
        """What threatens only once the suggested answer was given, where its reason does not say it; after that in
        brief what else does."""
        known, why = {one.sort for one in self._risks}, self.suggestion.why if self.suggestion else ""
        untold = [one for one in self._ahead if one.text not in why and not (one.brief and one.brief in why)]
        brought = [one for one in untold if one.sort not in known]
        return [*brought, *(one for one in untold if one.brief and one not in brought)] if brought else ()

    @property
    def _nears(self) -> str:
        """The message that says what the suggested answer brings near, by whether it is worth it."""
        trying, option = self.suggestion.way.steps[0] if self.suggestion is not None else (None, ())
        worth = trying is not None and trying.advice.is_worth_risking(trying.trial(option), self._after)
        return "learn-risk-worth" if worth else "learn-risk-then"

    @cached_property
    def _after(self) -> Any:
        """What the seat knows of the table once the suggested answer was given; none where that depends on luck."""
        suggested, decision = self.suggestion, self.position.game.decision
        if suggested is None or suggested.way.bundle is not None or decision is None:
            return None
        if decision.kind.follows or decision.kind.judges:
            return None
        last = suggested.way.steps[-1]
        after, _, certain = last.trying.tried(last.option)
        return after.view(self.position.seat).table if certain and not after.finished else None

    @cached_property
    def _ahead(self) -> Sequence[Risk]:
        """What threatens once the suggested answer was given."""
        position = self.position
        if self._after is None:
            return ()
        seen = position.view.table
        return position.definition.advice.risks(self._after, position.seat, position.teller, position.say, seen)

    @property
    def risks(self) -> Sequence[Risk]:
        """What can still come, the same below the board as in the panel; the set turns know what comes. What the
        suggested answer makes worse stands there only where its reason takes it up: no advice beside its own warning.
        """
        if self.told.suggests:
            return ()
        advice, ahead = self.position.definition.advice, {one.sort: one for one in self._ahead}
        return [
            one
            for one in self._risks
            if self._takes_up(one) or not advice.worsens(one, ahead.get(one.sort, one), self._gained)
        ]

    @property
    def _gained(self) -> int:
        """How many points the suggested answer brings, where nothing in it depends on luck."""
        last = self.suggestion.way.steps[-1] if self.suggestion is not None else None
        if last is None or not self._ahead:
            return 0
        position = self.position
        colours = [place for place, one in enumerate(position.colours) if one.name in position.own]
        then = position.definition.moment(last.trying.tried(last.option)[0].table).points
        return sum(then[place] - position.points[position.colours[place].name] for place in colours)

    def _takes_up(self, risk: Risk) -> bool:
        """Whether the reason of what is suggested tells a price by the rule of a risk; other risks are told anyway."""
        suggested = self.suggestion
        if suggested is None or not risk.rule:
            return True
        prices = [one for trying, option in suggested.way.steps for one in trying.prices(option)]
        return any(one.rule.startswith(risk.rule) and one.text in suggested.why for one in prices)

    @cached_property
    def happened(self) -> str:
        """What the last answer led to, where the idea leaves room for it."""
        if self.recap is not None or len(self._idea) > LINE:
            return ""
        return happened(self.position, Log(self.position))

    @cached_property
    def recap(self) -> Recap | None:
        """What has just become of what, for whoever is guided."""
        return recap(self.position, Log(self.position)) if self._is_guided else None

    def draw(self) -> Markup:
        """The region of the page; an empty place where there is nothing to say. In a guided game it stays while others
        play, or the board would grow and shrink with every turn."""
        position = self.position
        waits = self._is_guided and not (position.is_asked or position.past or position.open_game.is_over)
        if not (self.is_there or waits):
            return position.drawn("guide.jinja", idea=None, hint=None, waits=False)
        return position.render(
            "guide.jinja",
            told=self.told,
            idea=self.told.idea,
            is_set=bool(self.told.suggests),
            look_at=self.told.look or (self.recap.look if self.recap else ""),
            hint=self.suggestion,
            number=self.number,
            recap=self.recap,
            happened=self.happened,
            risk=self.risk,
            waits=waits,
            guided=self._is_guided,
            asked=self._is_others_turn,
            game=self.position.open_game.id,
        )
