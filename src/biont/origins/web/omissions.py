"""Why nothing of what could be done is worth doing: each of them with what it would cost, or why it brings little."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from biont.games.advice import PASSED, Fact, TriedOption
from biont.kernel.decision import Option
from biont.origins.brain import bidders, mysticism, places_with_elders
from biont.origins.cards import CULTURE, INFORMATION, INVENT, LIBRARY, NONE, PRAYER, SPECIALIZE, SPREAD
from biont.origins.rules.challenge import CHALLENGE_GODS, CLAIM, GLOBALIZE, SKIP
from biont.origins.rules.knowledge import can_invent
from biont.origins.rules.philosophy import within_reach
from biont.origins.rules.scoring import final_score, is_scored, scores
from biont.origins.rules.sequence import COMET_IV, top_challenge
from biont.origins.table import Table
from biont.origins.tableau import empty_dissents
from biont.origins.web.leads import comet, lead_at
from biont.origins.web.odds import prospects
from biont.origins.web.regrets import Try, regrets
from biont.origins.web.risks import blows
from biont.words import Words

WANTED = (INVENT, PRAYER)
"""What was prepared for: whoever passes it by with something else in mind asks why."""


def omissions(trial: TriedOption, say: Words) -> Iterator[Fact]:
    """What speaks against each of the other answers, as a question and its answer."""
    for option in trial.decision.options:
        if option != SKIP and (against := _against(trial, option, say)):
            label, *_ = trial.teller.option(option, trial.decision).partition(":")
            kind = trial.before.box.menu[option[1]][0] if option[0] == "use" else NONE
            sort = PASSED if kind in WANTED else f"not {label}"
            yield Fact(sort, against, say("web-omits-answer", other=label, why=against))


def _against(trial: TriedOption, option: Option, say: Words) -> str:
    """What may be regretted of an answer even before it is tried; else what the position says."""
    table, seat = trial.before, trial.decision.seat
    if option == CHALLENGE_GODS:
        return _challenge(table, seat, say)
    if option == GLOBALIZE:
        return _globalize(table, seat, say)
    found = regrets(Try(table, None, trial.decision, option, trial.teller))
    if option == CLAIM and all(one.slight for one in found):
        return _claim(table, seat, say)
    if found:  # a risk that is not taken is not called worth it
        return found[0]._replace(values={**found[0].values, "worth": 0}).told(say).text
    if option[0] == "use" and table.box.menu[option[1]][0] == INVENT:
        return _invent(trial, say)
    return _activity(table, seat, option, say)


def _challenge(table: Table, seat: int, say: Words) -> str:
    """Others who can bid more, or the worst that the card may bring."""
    bids = bidding(table, seat)
    if not bids.can_win:
        return say("web-omits-outbid", **bids._asdict())
    found = blows(table, seat)
    return found[0].told(say) if found else say("web-omits-challenge", own=bidders(table, seat))


class Bids(NamedTuple):
    """What the highest bids of a player and of whoever else can bid most are worth before the card is known: on most
    cards, and on religious ones; and how many of the cards that can come are such, where Mysticism adds anything."""

    own: int
    rival: int
    pious: int
    opposed: int
    religious: int
    of: int

    @property
    def can_win(self) -> bool:
        """Whether nobody can bid more on most of the cards that can come."""
        plain = self.of - self.religious if self.own >= self.rival else 0
        return plain + (self.religious if self.pious >= self.opposed else 0) > self.of // 2


def bidding(table: Table, seat: int) -> Bids:
    """What a player can bid for the next card, and what others can."""
    ahead = prospects(table)
    plain, pious = ([_highest(table, one, adds) for one in range(table.box.players)] for adds in (0, 1))
    religious, of = (ahead.religious if plain != pious else 0, ahead.cards) if ahead else (0, 1)
    return Bids(plain.pop(seat), max(plain, default=0), pious.pop(seat), max(pious, default=0), religious, of)


def _highest(table: Table, seat: int, religious: int) -> int:
    """All pawns that can bid; Mysticism adds to the bid for a religious card (E2b), the Philosophy one to that of a
    class that it favours (E2c)."""
    pawns, favoured = bidders(table, seat), table.box.favours[table.philosophy] == table.ruling[seat]
    return pawns + favoured + religious * mysticism(table, seat) if pawns else 0


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
    best, there = max(
        (one - against, one) for one, against in (lead_at(table, seat, space) for space in within_reach(table))
    )
    if best > own - rival:
        return say("web-omits-globalize", best=there, own=own) if there > own else say("web-omits-wait")
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
