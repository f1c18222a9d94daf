"""What a card in auction would leave its winner with: he pays, its Eureka comes, then it is his Foundation; and what an
Idea would bring its inventor."""

from __future__ import annotations

from biont.origins.brain import bidders, expend_elder, places_with_elders
from biont.origins.cards import CULTURE, DISCIPLINES, PRAYER, PURGE
from biont.origins.draw.board import enlightened
from biont.origins.draw.faces import Face, challenge_face, idea_face
from biont.origins.draw.gains import gains
from biont.origins.rules.advancements import BRAIN
from biont.origins.rules.scoring import final_score, is_scored, scores
from biont.origins.rules.sequence import top_challenge
from biont.origins.table import FREE_WILL, MYSTICS, NOTHING, Idea, Seat, Table
from biont.origins.tableau import ALL_DISCIPLINES, diversity, meets
from biont.origins.web.leads import may_count
from biont.words import Words


def paid(table: Table, seat: Seat, pawns: int, face: Face) -> Table:
    """The table after a bid was paid: of several Elders those are chosen with whom the Eureka does most."""
    for _ in range(pawns):
        tables = []
        for place in places_with_elders(table, seat):
            tables.append(table.copy())
            expend_elder(tables[-1], seat, place)
        table = max(tables, key=lambda one: sum(gain.works for gain in gains(one, seat, face)), default=table)
    return table


def learned(table: Table, seat: Seat) -> Table:
    """The table after the Eureka of the card in auction."""
    eureka = table.box.challenge_eureka[table.auctioned]
    after = enlightened(table, seat, eureka)
    if PRAYER in {kind for kind, _ in eureka} and after.pawns_in(seat, FREE_WILL):
        after.move_pawn(seat, FREE_WILL, MYSTICS)
    return after


def won(table: Table, seat: Seat) -> Table | None:
    """The table after a player has won the card in auction and keeps it; nothing where it leaves the game, or takes
    other cards with it."""
    card, box, ruling = table.auctioned, table.box, table.ruling[seat]
    eureka = box.challenge_eureka[card]
    kept = meets(enlightened(table, seat, eureka), seat, box.challenge_needs[card])
    if not kept or PURGE in {kind for kind, _ in eureka}:
        return None
    after = learned(table, seat)
    sides = box.challenge_sides[card]
    side = ruling if ruling in sides else min(sides)
    after.set_column(seat, side, (*after.column(seat, side), card))
    if side != ruling:
        after.dissidents[seat] = 0
    return after


def prize(table: Table, seat: Seat, say: Words) -> str:
    """What the Eureka of a card that is won adds to what may count for its winner in the end, and what its Rainbow
    does, which is Diversity: each by its own name, for they are not the same score."""
    after = won(table, seat)
    if after is None:
        return ""
    between = learned(table, seat)
    brought, kept = (risen(was, now, after, seat, say) for was, now in ((table, between), (between, after)))
    values = {"was": diversity(table, seat), "now": diversity(after, seat)}
    return say("web-fact-prize", **values, eureka=brought or "none", scores=kept or "none")


def risen(before: Table, after: Table, end: Table, seat: Seat, say: Words) -> str:
    """The scores that rise and may count in the end."""
    pairs = zip(ALL_DISCIPLINES, scores(before, seat), scores(after, seat), strict=True)
    risen = [(one, was, now) for one, was, now in pairs if now > was and may_count(end, seat, one)]
    return ", ".join(
        say("score-part", part=say(f"discipline-{DISCIPLINES[one]}"), was=was, now=now) for one, was, now in risen
    )


def pawns_left(table: Table, seat: Seat) -> int:
    """The pawns who are Elders or could be."""
    return sum(table.pawns_in(seat, domain) for domain in BRAIN) + bidders(table, seat)


def disarms(table: Table, seat: Seat) -> bool:
    """Whether the Eureka of the card in auction sends the last pawn who could be an Elder to Mysticism, for nothing
    that counts, or before the last Epoch for no more than a point: after that its winner could neither challenge nor
    bid."""
    kinds = {kind for kind, _ in table.box.challenge_eureka[table.auctioned]}
    if PRAYER not in kinds or pawns_left(table, seat) > 1 or top_challenge(table) == NOTHING:
        return False
    face = challenge_face(table.box.pack, table.auctioned, table.box.ignored)
    after = won(paid(table, seat, 1, face), seat)
    return after is None or final_score(after, seat) <= final_score(table, seat) + is_early(table)


def is_early(table: Table) -> int:
    """One before the last Epoch: so much a pawn is still good for; else nothing."""
    return int(table.epoch < len(table.box.pack.comets))


def promise(table: Table, seat: Seat, idea: Idea) -> int:
    """By how much an Idea would raise the final score of its inventor."""
    return final_score(enlightened(table, seat, table.box.idea_eureka[idea]), seat) - final_score(table, seat)


def brings(table: Table, seat: Seat, idea: Idea) -> bool:
    """Whether the Eureka of an Idea does anything for a player; a prayer does not where culture counts for nobody."""
    found = gains(table, seat, idea_face(table.box.pack, idea, table.box.ignored))
    return any(gain.works and (gain.deed.kind != PRAYER or is_scored(table, CULTURE)) for gain in found)
