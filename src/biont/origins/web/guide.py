"""The guide of a first game: its ideas with their rules, and what brings up those that the set turns do not tell."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar

from biont.games.guide import ANYTHING, Guide, Idea, Told
from biont.kernel.decision import Option
from biont.kernel.declared import Event
from biont.kernel.game import Game
from biont.origins.cards import CULTURE, DISCIPLINES, INDUSTRY, POLITICS
from biont.origins.rules.activities import ASK_FOUNDATION, ASK_UPPER_ROW
from biont.origins.rules.advancements import ASK_PRAY, PAWN_MOVED, STAGE_REACHED
from biont.origins.rules.auction import ASK_BID, ASK_ORIENT, ASK_PAY, QUIET_REVOLUTION
from biont.origins.rules.challenge import ASK_CHALLENGE_PHASE, GLOBALIZE
from biont.origins.rules.chaos import ASK_DISSENT, ASK_REBEL
from biont.origins.rules.climate import ASK_LAY_CHIT, ASK_LIFT_CHIT
from biont.origins.rules.comet import COMET_DRAWN, EPOCH_BEGINS, VICTORY_CHITS_TAKEN
from biont.origins.rules.destroy import ASK_FLEE, ASK_REFUGE
from biont.origins.rules.diaspora import ASK_DIASPORA
from biont.origins.rules.events import (
    ASK_LOSE_CITY,
    ASK_LOSE_ELDER,
    CATASTROPHE_STRUCK,
    CRISIS_STRUCK,
    FAMINE_STRUCK,
    INFECTED,
    POLLUTION_STRUCK,
)
from biont.origins.rules.footprint import ASK_STARVE
from biont.origins.rules.knowledge import ASK_ELECT, ASK_INVENT, ASK_LIBRARY, ASK_SPECIALIZE, INVENTED
from biont.origins.rules.philosophy import ASK_GLOBALIZE, PHILOSOPHY_MOVED, within_reach
from biont.origins.rules.quell import ASK_QUELL
from biont.origins.rules.revolution import ASK_PUTSCH, CROWN_MOVED, REVOLUTION_CAME
from biont.origins.rules.scoring import final_score, is_scored, scores
from biont.origins.rules.sequence import turns_left
from biont.origins.rules.spread import ASK_DESTINATION, ASK_LEAVE, ASK_SPREAD
from biont.origins.rules.urbanize import ASK_URBANIZE, CITY_FOUNDED
from biont.origins.table import Table
from biont.origins.web.facts import can_be_moved

LAST_EPOCH, LAST_COMET, LAST_TURN = Event("last epoch"), Event("last comet"), Event("last turn")
PHILOSOPHY_IN_REACH = Event("philosophy near")
COMET_CAME, LEAD_SHAKY, SCORE_SHUT = Event("comet came"), Event("lead shaky"), Event("score shut")
PLAN = {CULTURE: Event("plan culture"), POLITICS: Event("plan politics"), INDUSTRY: Event("plan industry")}
"""News that no entry tells by itself."""

AHEAD, ALONE = 3, 4
"""So many points before the others a score is a plan, and so many it is all that somebody has."""

IDEAS = (
    Idea("welcome", ("F0a", "A2.1"), asked=(ANYTHING,), look="#ledger"),
    # The first turn
    Idea("elder", ("G1.1", "D1a"), asked=(ASK_SPECIALIZE,), look="#market"),
    Idea("spread", ("G6.1", "G6a.1", "G6b"), asked=(ASK_UPPER_ROW,), look="#act-spread"),
    Idea("branch", ("G5a", "G5b"), asked=(ASK_SPREAD,)),
    Idea("footprint", ("D1c.1", "H1a.1"), asked=(ASK_DESTINATION,)),
    # The second
    Idea("challenge", ("A1a.2", "E0a"), asked=(ASK_CHALLENGE_PHASE,), look="#deck"),
    Idea("climate", ("E1c-f", "B8a.1"), asked=(ASK_LIFT_CHIT,)),
    Idea("desert", ("B3d.1", "G6f.1"), asked=(ASK_LAY_CHIT,)),
    Idea("auction", ("E2.1", "E2a.1", "E2d"), asked=(ASK_BID,), look="#challenge .auction"),
    Idea("foundation", ("E2h", "E2g", "GL-Ruling-class"), asked=(ASK_ORIENT,), look="#challenge .card-face"),
    Idea("city", ("G7.1", "I2"), offered=("found",), happened=(CITY_FOUNDED,)),
    Idea(
        "scores",
        ("I1", "I2", "I3"),
        happened=(STAGE_REACHED, CITY_FOUNDED, PAWN_MOVED, VICTORY_CHITS_TAKEN),
        look="#ledger",
    ),
    Idea("will", ("G1.4", "GL-Expend")),
    Idea("eureka", ("G2b.1", "GL-Eureka")),
    Idea("reach", ("D1c.2", "D1c.5")),
    Idea("moved", ("G6c.1",)),
    Idea("room", ("D1c.1", "H1a.1")),
    # The third
    Idea("starved", ("H1b.1", "D2.1")),
    Idea("disease", ("E1a.2", "E1a.3", "E1a.4"), happened=(INFECTED,), look="#track-immunology"),
    Idea("ice", ("E1d", "G6f.4")),
    Idea("bidders", ("E2a.1", "E2a.2")),
    Idea("dissent", ("D2c", "D1d")),
    Idea("ladder", ("F0a", "D1e.2"), asked=(ASK_FOUNDATION,), look="#mine .ladder"),
    Idea("helpers", ("G2a.1", "G2a.2")),
    Idea("choice", ("A2.1",)),
    Idea("depart", ("G5b", "G6.1"), offered=("depart",)),
    Idea("crops", ("G7.1", "G7c")),
    Idea("invention", ("G2a.1", "G2b.1"), asked=(ASK_INVENT,), happened=(INVENTED,)),
    Idea("brain", ("G9a", "G9b", "G1.4"), happened=(PAWN_MOVED,), look="#mine .brain"),
    Idea("pool", ("B3b.1",)),
    Idea("way", ("G6f.1", "G6d.1")),
    # The fourth
    Idea("comet", ("A1b.1", "E3a", "E3b.2"), offered=("claim",), look="#deck", needed=True),
    Idea("chaos", ("D2.1", "D2b.1"), asked=(ASK_REBEL,), look="#mine .fuse"),
    Idea("dissident", ("D2c", "F0b.1"), asked=(ASK_DISSENT,)),
    Idea("revolution", ("D3.2", "D3a.2", "D3b.1"), happened=(REVOLUTION_CAME,), look="#mine .fuse"),
    Idea("epoch", ("E3b.2",), happened=(EPOCH_BEGINS,), look="#market"),
    Idea("chits", ("E3d.1",), happened=(VICTORY_CHITS_TAKEN,), look="#ledger"),
    Idea("site", ("G7.2", "G7c"), asked=(ASK_URBANIZE,)),
    Idea("best", ("I0",), look="#ledger"),
    Idea(
        "philosophy",
        ("I0b.1", "E4"),
        asked=(ASK_GLOBALIZE,),
        offered=("globalize",),
        happened=(PHILOSOPHY_MOVED, PHILOSOPHY_IN_REACH),
        look="#philosophy, #ledger",
    ),
    Idea("free", ("A0",)),
    # Later, as they come
    Idea("lapse", ("I0c", "A0a.2"), happened=(LAST_COMET,), look="#deck", at_once=True),
    Idea("shut", ("I0b.1", "E4"), happened=(SCORE_SHUT,), look="#philosophy, #ledger", at_once=True),
    Idea("comet-falls", ("E3a", "D2c", "F0b.1"), happened=(COMET_CAME,), look="#mine .fuse", at_once=True),
    Idea("shaky", ("I0b.1", "E4"), happened=(LEAD_SHAKY,), look="#philosophy, #ledger"),
    *(Idea(f"plan-{DISCIPLINES[one]}", ("I0", "I0b.1"), happened=(PLAN[one],), look="#ledger") for one in PLAN),
    Idea("starving", ("H1b.1", "A3.2"), asked=(ASK_STARVE,)),
    Idea("quelling", ("D3a.1", "D3a.2", "GL-Quell"), asked=(ASK_QUELL,), look="#mine .fuse"),
    Idea("losses", ("E1a.3",), asked=(ASK_LOSE_CITY, ASK_LOSE_ELDER)),
    Idea("refuge", ("GL-Refugee",), asked=(ASK_REFUGE,)),
    Idea("prayer", ("G9d", "I1"), asked=(ASK_PRAY,), look="#mine .brain"),
    Idea("library", ("G3",), asked=(ASK_LIBRARY,), look="#market"),
    Idea("election", ("G4.1", "G4.3"), asked=(ASK_ELECT,)),
    Idea("payment", ("E2d",), asked=(ASK_PAY,), look="#market"),
    Idea("leave", ("G6d.1",), asked=(ASK_LEAVE,)),
    Idea("diaspora", ("D4.1",), asked=(ASK_DIASPORA, ASK_FLEE)),
    Idea("putsch", ("D3b.1", "D3c"), asked=(ASK_PUTSCH,)),
    Idea("column", ("D3c", "D3e"), happened=(CROWN_MOVED,), look="#mine .ladder"),
    Idea("quiet", ("E2i.1",), happened=(QUIET_REVOLUTION,)),
    Idea("catastrophe", ("E1b.1",), happened=(CATASTROPHE_STRUCK,)),
    Idea("famine", ("E1g", "E1h"), happened=(FAMINE_STRUCK, POLLUTION_STRUCK)),
    Idea("crisis", ("E1i.1",), happened=(CRISIS_STRUCK,)),
    Idea("last-turn", ("I0c", "I0"), happened=(LAST_TURN,), look="#ledger"),
    Idea("end", ("A0a.2", "I0"), happened=(LAST_EPOCH,), look="#ledger"),
)


class FirstGame(Guide):
    """The basic game: four set turns with a challenge or a Comet in three of them, two Cities and two inventions."""

    opening: ClassVar[str] = "first-game"
    opponent: ClassVar[str] = "easy"
    ideas: ClassVar[Sequence[Idea]] = IDEAS

    def now(
        self,
        game: Game[Any],
        seat: int,
        known: Iterable[str],
        since: int = 0,
        suggests: Callable[[], Iterable[Option]] | None = None,
    ) -> Told:
        """Whoever has met a Dissident with his first Comet is not told of him again."""
        told = {*known}
        return super().now(game, seat, told | {"dissident"} if "comet-falls" in told else told, since, suggests)

    def news(self, game: Game[Any], seat: int, since: int) -> set[Event]:
        """Also that the Philosophy was moved, by anybody, or could be; in the last Epoch that it is the last; then that
        the end comes by itself, and which turn is the last."""
        table: Table = game.table
        left = turns_left(table)
        found = super().news(game, seat, since)
        if any(entry.kind is PHILOSOPHY_MOVED for entry in game.entries_since(since)):
            found.add(PHILOSOPHY_MOVED)  # whoever moves it, it lies there for all
        if game.decision is not None and GLOBALIZE in game.decision.options:
            found.add(PHILOSOPHY_IN_REACH)
        if table.epoch == len(table.box.pack.comets):
            found.add(LAST_EPOCH)
        if left:
            found.add(LAST_TURN if left <= table.box.players else LAST_COMET)
        if PHILOSOPHY_MOVED in found and is_shut(table, seat):
            found.add(SCORE_SHUT)
        asked = game.decision.kind if game.decision is not None else None
        kinds = {entry.kind for entry in game.entries_since(since)}
        if asked in (ASK_REBEL, ASK_DISSENT) and COMET_DRAWN in kinds and table.epoch == 1:
            found.add(COMET_CAME)
        return found | _plans(table, seat)


def _plans(table: Table, seat: int) -> set[Event]:
    """The score that leads so far that it is what to go on with, and that somebody could shut it who has all in it."""
    best, *others = sorted(zip(scores(table, seat), PLAN, strict=True), reverse=True)
    lead = best[0] - others[0][0]
    found = {PLAN[best[1]]} if lead >= AHEAD and is_scored(table, best[1]) else set()
    return found | ({LEAD_SHAKY} if found and lead >= ALONE and may_be_shut(table, seat, best[1]) else set())


def is_shut(table: Table, seat: int) -> bool:
    """Whether the best score of a player counts for nobody."""
    return final_score(table, seat) < max(scores(table, seat))


def may_be_shut(table: Table, seat: int, discipline: int) -> bool:
    """Whether somebody else has a Bellwether with which a score can be shut, or a demagogue can do it."""
    box = table.box
    others = any(table.bellwethers[one] for one in range(box.players) if one != seat)
    spaces = within_reach(table) if others else set(box.adjacent[table.philosophy]) if can_be_moved(table) else set()
    return any(box.shuts[space] == discipline for space in spaces)
