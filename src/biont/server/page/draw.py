"""The regions of a position put together: as a frame, and as the board that a page begins with."""

from __future__ import annotations

from itertools import islice

from markupsafe import Markup

from biont.draw import Context, LogLine, Question
from biont.games import Definition
from biont.server.page.company import company
from biont.server.page.frame import Frame, marks_of
from biont.server.page.guide import Panel
from biont.server.page.log import Log
from biont.server.page.position import Position
from biont.server.page.proposals import proposals
from biont.server.page.question import effects_of, question
from biont.server.page.sounds import sounds
from biont.server.page.stage import stage
from biont.server.page.strip import strip
from biont.server.page.tools import tools
from biont.server.page.tray import tray
from biont.server.preferences import backdrop_of
from biont.words import Words

LINES, MOST_LINES = 20, 60
"""Lines of the log beside the board, and how many where more is new to whoever looks; the whole log has a page of its
own."""
EARLIER = 30
"""So many lines a board can tell of in its own words."""


def draw(position: Position) -> Frame:
    """Everything that a page needs to show a position to whoever sees it so."""
    log, panel = Log(position), Panel(position)
    asked, effects = question(position, log, panel)
    around = _around(position, asked, log, panel, tools(position, panel))
    drawn = {
        **position.definition.drawing.board.draw(position.view, position.say, around),
        "effects": effects_of(position, asked, effects),
        "tray": tray(position, log),
        "strip": strip(position, log, panel),
        "guide": panel.draw(),
        "stage": stage(position, log),
    }
    if position.people:
        drawn |= {"company": company(position), "proposals": proposals(position)}
    regions = {name: str(html) for name, html in drawn.items()}
    decision = position.game.decision
    return Frame(
        game=position.open_game.id,
        version=position.open_game.version,
        at=position.at,
        total=position.total,
        past=position.past,
        asked=bool(asked.options),
        finished=position.open_game.is_over,
        told=len(log.lines) + len(log.journal),
        seat=decision.seat if decision else -1,
        sounds=sounds(position, log),
        marks=marks_of(regions),
        regions=regions,
    )


def _around(position: Position, asked: Question, log: Log, panel: Panel, tools: Markup) -> Context:
    """What stands around the board."""
    definition, decision = position.definition, position.game.decision
    seat = decision.seat if decision else -1
    named = definition.drawing.board.asked(decision, position.view.table) if decision else ""
    return Context(
        own=position.own,
        asked=named or next((one.name for one in position.colours if one.seat == seat), ""),
        points=position.points,
        names=position.names,
        question=asked,
        log=_newest(log),
        earlier=tuple(islice(log.read, EARLIER)),
        tools=tools,
        links=position.links,
        backdrop=backdrop_of(definition, position.view, position.open_game.id, position.home),
        plain=position.plain,
        panel=panel.is_there,
    )


def _newest(log: Log) -> list[LogLine]:
    """The newest lines, all that are new to whoever looks among them, and after them the way to all."""
    new = len(log.lines) - log.since if log.last_own >= 0 else 0
    count = min(MOST_LINES, max(LINES, new))
    lines = list(islice(log.read, count + 1))
    if len(lines) > count:
        whole = Markup('<a href="{}/log">{} →</a>').format(log.position.address, log.position.say("web-whole-log"))
        lines[count:] = [LogLine(whole)]
    return lines


def assembled(definition: Definition, say: Words, frame: Frame) -> Markup:
    """A frame as the board that a page begins with."""
    regions = {name: Markup(html) for name, html in frame.regions.items()}
    attributes = Markup(
        ' data-game="{}" data-version="{}" data-at="{}" data-total="{}" data-told="{}" data-marks="{}"'
    ).format(
        frame.game,
        frame.version,
        frame.at,
        frame.total,
        frame.told,
        " ".join(f"{name}={mark}" for name, mark in frame.marks.items()),
    )
    over = Markup('<div class="perch">{}{}</div>{}').format(regions["effects"], regions["tray"], regions["stage"])
    board = definition.drawing.board.laid_out(regions, say, over, attributes) + regions["strip"]
    return regions.get("company", Markup("")) + regions.get("proposals", Markup("")) + board
