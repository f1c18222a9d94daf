"""A position of a game as one seat may see it, in one language: what everybody who looks so sees alike."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cached_property
from typing import Any

from markupsafe import Markup

from biont import games
from biont.kernel import Game
from biont.server.company.eyes import Eyes
from biont.server.company.proposals import Proposed
from biont.server.effects import Trying
from biont.server.open_game import NAMES, OpenGame
from biont.server.opponents import PERSON, called_briefly
from biont.server.page.journal import Told
from biont.server.preferences import links_of, remembered, render, shared
from biont.server.times import Left
from biont.server.wishes import wishes_of
from biont.words.teller import seat_name


class Position:
    """One open game, now or after so many answers. It knows no visitor: no token, no theme."""

    def __init__(
        self,
        open_game: OpenGame,
        language: str,
        eyes: Eyes,
        at: int | None = None,
        home: str = "",
        people: Sequence[str] = (),
        told: Sequence[Told] = (),
        proposals: Sequence[Proposed] = (),
        table: str = "",
        left: Left | None = None,
    ) -> None:
        """``eyes`` are how somebody looks at it, ``home`` is what stands before every address here; ``people`` are the
        names of those who have the seats, where each has a screen of his own; ``told``: their journal, with the
        ``proposals`` on which nothing has been decided, ``table`` the id of their table, and ``left`` what whoever is
        asked has left of his time."""
        self.open_game = open_game
        self.language = language
        self.eyes = eyes
        self.people = tuple(people)
        self.told = tuple(told)
        self.proposals = tuple(proposals)
        self.table = table
        self.left = left
        self.home = home
        self.address = f"{home}/game/{open_game.id}"
        self.total = len(open_game.given)
        self.past = at is not None and at < self.total
        self.at = max(0, min(at, self.total)) if at is not None else self.total
        self.game: Game[Any] = open_game.at(self.at) if self.past else open_game.game
        self.definition = games.definition_of(self.game.rules)
        self.say = self.definition.words(language)
        self._preferences = shared(language, home)
        self.seat = eyes.seat
        self.wishes = wishes_of(open_game.settings, eyes.seat)
        self.plain = bool(self.wishes["plain"])
        self.view = self.game.view(self.seat)
        self.teller = self.definition.telling.teller(self.game.rules, self.say, plain=self.plain)
        self.teller.look(self.view.table)
        self.colours = self.definition.colours(self.game.rules)
        self.teller.called = self.called
        self.links = links_of(self.definition, self.game.rules.pack().get("name", ""), home)

    @property
    def own(self) -> tuple[str, ...]:
        """The colours of whoever looks."""
        return tuple(one.name for one in self.colours if one.seat == self.seat)

    @property
    def points(self) -> dict[str, int]:
        """Everybody's points."""
        return dict(zip((one.name for one in self.colours), self.open_game.history[self.at].points, strict=True))

    @cached_property
    def names(self) -> dict[str, str]:
        """What every colour is called: its name, and which program plays it."""
        return {one.name: self._name(one.name, one.seat) for one in self.colours}

    def brief(self, colour: str) -> str:
        """What a colour is called, whoever plays it."""
        return self.called.get(colour) or seat_name(colour, self.say)

    def _name(self, colour: str, seat: int) -> str:
        name = seat_name(colour, self.say)
        who = self.open_game.players[seat]
        if who != PERSON:
            return self.say("web-named", name=name, who=called_briefly(who, self.say))
        person = self.called.get(colour, "")
        return self.say("web-named", name=person, who=name) if person else name

    @cached_property
    def called(self) -> dict[str, str]:
        """The names of the people who play, by their colours."""
        known = self.open_game.settings.get(NAMES, {})
        sitting = dict(enumerate(self.people))
        found = {one.name: sitting.get(one.seat) or known.get(one.name, "") for one in self.colours}
        persons = [one.name for one in self.colours if self.open_game.players[one.seat] == PERSON]
        return {colour: found[colour] for colour in persons if found[colour]}

    @cached_property
    def addressed(self) -> dict[str, str]:
        """The same, and who of all is the one that looks, where that is a single person among others."""
        alone = len(self.eyes.seats) == 1 and len({one.seat for one in self.colours}) > 1
        own = [one.name for one in self.colours if one.seat in self.eyes.seats] if alone else []
        you = {one: self.say("web-named-you", name=self.called.get(one) or seat_name(one, self.say)) for one in own}
        return self.called | you

    @property
    def is_asked(self) -> bool:
        """Whether whoever looks has to answer now."""
        decision = self.open_game.decision
        return not self.past and decision is not None and decision.seat in self.eyes.seats

    def colour_of(self, seat: int) -> str:
        """The colour of a seat; none where it plays several."""
        colours = [one.name for one in self.colours if one.seat == seat]
        return colours[0] if len(colours) == 1 else ""

    @cached_property
    def trying(self) -> Trying:
        """Tries what can be chosen now."""
        return Trying(self.game, self.definition, self.teller, self.open_game.is_settled, plain=self.plain)

    def render(self, template: str, **values: Any) -> Markup:
        """A template of the server; what is one visitor's own is only marked in it."""
        return render(template, self._preferences, self.definition, **values)

    def drawn(self, template: str, **values: Hashable) -> Markup:
        """The same of a template that shows nothing but these values, which is remembered by them."""
        return remembered(template, self._preferences, self.definition, **values)
