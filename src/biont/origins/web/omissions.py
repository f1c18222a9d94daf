"""Why nothing of what could be done is worth doing: each of them with what it would cost, or why it brings little."""

from __future__ import annotations

from collections.abc import Iterator

from biont.games.advice import Fact, TriedOption
from biont.kernel.decision import Option
from biont.origins.brain import bidders, places_with_elders
from biont.origins.cards import CULTURE, INFORMATION, INVENT, LIBRARY, PRAYER, SPECIALIZE, SPREAD
from biont.origins.rules.challenge import CHALLENGE_GODS, CLAIM, GLOBALIZE, SKIP
from biont.origins.rules.knowledge import can_invent
from biont.origins.rules.scoring import final_score, is_scored, scores
from biont.origins.rules.sequence import COMET_IV, top_challenge
from biont.origins.table import Table
from biont.origins.tableau import empty_dissents
from biont.origins.web.leads import comet, lead_at, within_reach
from biont.origins.web.regrets import Try, regrets
from biont.origins.web.risks import blows
from biont.words import Words


def omissions(trial: TriedOption, say: Words) -> Iterator[Fact]:
    """What speaks against each of the other answers, as a question and its answer."""
    for option in trial.decision.options:
        if option != SKIP and (against := _against(trial, option, say)):
            label, *_ = trial.teller.option(option, trial.decision).partition(":")
            yield Fact(f"not {label}", against, say("web-omits-answer", other=label, why=against))


def _against(trial: TriedOption, option: Option, say: Words) -> str:
    """What may be regretted of an answer even before it is tried; else what the position says."""
    table, seat = trial.before, trial.decision.seat
    if option == CHALLENGE_GODS:
        return _challenge(table, seat, say)
    if option == GLOBALIZE:
        return _globalize(table, seat, say)
    found = regrets(Try(table, None, trial.decision, option, trial.teller))
    if found:
        return found[0].told(say).text
    if option == CLAIM:
        return _claim(table, seat, say)
    if option[0] == "use" and table.box.menu[option[1]][0] == INVENT:
        return _invent(trial, say)
    return _activity(table, seat, option, say)


def _challenge(table: Table, seat: int, say: Words) -> str:
    """Others who can bid more, or the worst that the card may bring."""
    own, rival = bidding(table, seat)
    if rival > own:
        return say("web-omits-outbid", own=own, rival=rival)
    found = blows(table, seat)
    return found[0].told(say) if found else say("web-omits-challenge", own=bidders(table, seat))


def bidding(table: Table, seat: int) -> tuple[int, int]:
    """What a player's highest bid is worth before the card is known, and that of whoever else can bid most."""
    worth = [_highest(table, one) for one in range(table.box.players)]
    return worth.pop(seat), max(worth, default=0)


def _highest(table: Table, seat: int) -> int:
    """All pawns that can bid; the Philosophy adds one to the bid of a class that it favours (E2c)."""
    pawns = bidders(table, seat)
    return pawns + (table.box.favours[table.philosophy] == table.ruling[seat]) if pawns else 0


def _claim(table: Table, seat: int, say: Words) -> str:
    """The last Comet ends a game that is not won; others pay rivals as well, and bring Chaos."""
    if top_challenge(table) == COMET_IV:
        own, rival = lead_at(table, seat, table.philosophy)
        return say("web-omits-end", own=own, rival=rival)
    paid = comet(table, seat, say)
    chaos = say("web-omits-chaos", free=empty_dissents(table, seat).bit_count())
    if paid is None:
        return chaos
    return paid.text if paid.value <= 0 else f"{paid.text} {chaos}"


def _globalize(table: Table, seat: int, say: Words) -> str:
    """No space in reach where the lead is greater, or time enough to wait with it."""
    own, rival = lead_at(table, seat, table.philosophy)
    leads = (lead_at(table, seat, space) for space in within_reach(table))
    best = max(there - against for there, against in leads)
    if best > own - rival:
        return say("web-omits-globalize")
    return say("web-omits-philosophy", own=own, rival=rival)


def _invent(trial: TriedOption, say: Words) -> str:
    """That the Idea brings nothing, or brings others the same; else what becomes of the Elders."""
    table, seat = trial.before, trial.decision.seat
    ideas = [table.market[place] for place in places_with_elders(table, seat) if can_invent(table, seat, place)]
    tried = (Try(table, None, trial.decision, ("invent", idea), trial.teller) for idea in ideas)
    found = [one for each in tried for one in regrets(each)]
    return found[0].told(say).text if found else say("web-omits-invent")


def _activity(table: Table, seat: int, option: Option, say: Words) -> str:
    """What an activity takes, for which there is better use."""
    if option[0] != "use":
        return ""
    kind = table.box.menu[option[1]][0]
    if kind == PRAYER and is_scored(table, CULTURE):
        culture, best = scores(table, seat)[CULTURE], final_score(table, seat)
        return say("web-omits-prayer", culture=culture, best=best) if culture < best else say("web-omits-pawn")
    if kind == SPREAD:
        return say("web-omits-ground")
    if kind == SPECIALIZE:
        return say("web-omits-specialize")
    if kind == LIBRARY:
        return say("web-omits-library", elders=table.stage(seat, INFORMATION))
    return ""
