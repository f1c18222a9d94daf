"""The board of a game, region by region, and where on it things lie.

:class:`Board` draws any game plainly, from the fields of its table. The page that shows a board knows nothing of it but
what its HTML says, so templates owe it this:

- Every region is one element whose id is its name; one of them is ``prompt``. The middle of the board has the id
  ``board``, ``tools`` stand in an element of the class ``tools``, and ``biont.draw/log.jinja`` is the log.
- Whatever can be chosen takes its id, classes and buttons from ``choices``.
- What may move says so: ``data-thing`` names a card, whatever it lies on or has become; ``data-piece`` is the kind of a
  piece (the pen writes it); ``data-holds`` is on what pieces lie on, with the id of what counts as their place, unless
  that is the next one around; ``data-supply`` is where pieces come from and go to.
- ``data-side`` on a region says whose side of the table it shows, ``data-odds`` that odds may be told there,
  ``data-opened`` on ``details`` that the board opened it (what a person opened stays open).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from types import SimpleNamespace
from typing import Any, ClassVar, NamedTuple

from markupsafe import Markup

from biont.draw.anchors import Anchors
from biont.draw.choices import Choices
from biont.draw.context import NOTHING, NOWHERE, Context, Links, Question
from biont.draw.places import Places
from biont.draw.plain import Plain, PlainAnchors, plain, written
from biont.draw.remembered import Fixed
from biont.draw.templating import DrawingTools
from biont.games.drawing.art import Art
from biont.games.outline import Outline
from biont.games.telling import Telling
from biont.kernel.decision import Decision, Option
from biont.kernel.game import Game
from biont.kernel.play import Entry
from biont.kernel.rules import Rules
from biont.kernel.view import View
from biont.words import Words


class Region(NamedTuple):
    """A part of the board that a page swaps: its template, and by their names all the values that it shows.

    It is drawn anew only when one of these has changed, or what can be chosen in it; a template that reads anything
    else is refused. Without names it gets all there are, and is drawn each time.
    """

    template: str
    shows: tuple[str, ...] = ()
    pieced: bool = False
    """Whether only its parts are remembered, for hardly ever all of it stays the same."""

    def draw(self, tools: DrawingTools, choices: Choices, places: Places, values: Mapping[str, Any]) -> Markup:
        """The region as it is now."""
        if not self.shows:
            return tools(self.template, choices=choices, **values)
        shown = {name: values[name] for name in self.shows}
        if self.pieced:
            return tools(self.template, choices=places, **shown)
        return tools.drawn(self.template, places, **shown)


class Board:
    """The board of one game; as it stands, the fields of its table."""

    regions: ClassVar[Mapping[str, Region]] = {
        "top": Region("plain_top.jinja", ("turn", "tools")),
        "fields": Region("plain_fields.jinja"),
        "story": Region("plain_story.jinja", ("points", "asked", "names", "log")),
        "prompt": Region("prompt.jinja"),
    }
    """The parts of the board that a page swaps, by their ids and in the order of reading."""
    endings: ClassVar[tuple[str, ...]] = ("done", "pass")
    """Verbs that end a question and do nothing else; their buttons are quiet while something can be done."""
    mains: ClassVar[tuple[str, ...]] = ("roll",)
    """Verbs that one came to a question for; they answer to the Enter key."""
    keys: ClassVar[Mapping[str, str]] = {}
    """Keys of its own, a space between them, and the ends of the messages (``web-help-...``) that say what they do."""

    def __init__(self, definition: Outline, telling: Telling, art: Art) -> None:
        self.definition = definition
        self.telling = telling
        self.art = art

    def draw(self, view: View[Any], say: Words, around: Context | None = None) -> dict[str, Markup]:
        """Every region of the board by its name."""
        around = around or Context()
        question = around.question
        choices = Choices(question.options, question.unavailable, question.suggested)
        values = {
            "question": question,
            "asked": around.asked,
            "points": tuple(around.points.items()),
            "names": Fixed(around.names),
            "log": tuple(around.log),
            "tools": around.tools,
            **self.values(view, say, around, choices),
        }
        tools, places = self.art.tools(say, around.links), Places(choices)
        return {name: region.draw(tools, choices, places, values) for name, region in self.regions.items()}

    def values(self, view: View[Any], say: Words, around: Context, choices: Choices) -> Mapping[str, Any]:
        """What the templates of the regions show; what is shown by a region that names it is never changed again."""
        return {"plain": self._plain(view.table, view.rules, say), "turn": self.definition.moment(view.table).turn}

    def laid_out(
        self, regions: Mapping[str, Markup], say: Words, over: Markup = NOTHING, attributes: Markup = NOTHING
    ) -> Markup:
        """The regions put together, as the game lays them out; ``over`` is what a page lays over its lower edge."""
        return self.art.tools(say)("board.jinja", regions=SimpleNamespace(**regions), over=over, attributes=attributes)

    def text(self, view: View[Any], say: Words) -> str:
        """A view for a terminal."""
        return "\n".join(written(self._plain(view.table, view.rules, say)))

    def _plain(self, table: Any, rules: Rules[Any], say: Words) -> Plain:
        return plain(table, self.telling.teller(rules, say))

    # -- around and below it -----------------------------------------------------------------------------------------

    def around(self, game: Game[Any], say: Words, colour: str = "") -> Context:
        """What stands around the board of a picture: points, the question, and whose view it is."""
        colours = self.definition.colours(game.rules)
        seat = game.decision.seat if game.decision is not None else -1
        asked = [one.name for one in colours if one.seat == seat]
        points = dict(zip((one.name for one in colours), self.definition.moment(game.table).points, strict=True))
        return Context(
            own=(colour,) if colour else tuple(asked),
            asked=asked[0] if asked else "",
            points=points,
            question=self._question(game, say),
        )

    def _question(self, game: Game[Any], say: Words) -> Question:
        """The open question as a sentence, or how the game ended."""
        teller = self.telling.teller(game.rules, say)
        teller.look(game.table)
        if game.decision is None:
            return Question(teller.result(game.result)) if game.result is not None else Question()
        return Question(teller.prompt(game.decision), rule=game.decision.rule)

    def backdrop(self, view: View[Any] | None = None) -> str:
        """What lies below the board as long as a game runs, or below the usual board, as an SVG file that pages keep;
        nothing where it may still change."""
        return ""

    @cached_property
    def backdrops(self) -> Mapping[str, str]:
        """Those that many games have, by the end of the name of the file that pages keep: at least the usual one."""
        return {"": self.backdrop()}

    def scene(self, entry: Entry, table: Any, say: Words, links: Links = NOWHERE) -> Markup:
        """What struck, large: the card that an entry tells of; as it stands, nothing."""
        return NOTHING

    def face(self, option: Option, table: Any, say: Words) -> Markup:
        """The card that an answer is about, as it looks beside the choice; as it stands, nothing."""
        return NOTHING

    # -- places on it ------------------------------------------------------------------------------------------------

    def anchors(self, rules: Rules[Any]) -> Anchors:
        """Where options and entries lie on the board."""
        return PlainAnchors(rules.notation, lambda table: self._plain(table, rules, self.definition.words()))

    def asked(self, decision: Decision, table: Any) -> str:
        """The colour that a question is put to, where a seat plays several of them."""
        return ""

    def places(self, say: Words) -> Mapping[str, tuple[str, str]]:
        """Places of usual boards that say little themselves, by their ids: what each is called, and what it is."""
        return {}

    def surface(self) -> Mapping[str, Markup]:
        """What only scripts use of usual boards: places to point at, by what they lay them on (``data-surface``)."""
        return {}
