"""What a card in auction would leave its winner with: he pays, its Eureka comes, then it is his Foundation."""

from __future__ import annotations

from biont.origins.brain import bidders, expend_elder, places_with_elders
from biont.origins.cards import DISCIPLINES, PRAYER, PURGE
from biont.origins.draw.board import enlightened
from biont.origins.draw.faces import Face, challenge_face
from biont.origins.draw.gains import gains
from biont.origins.rules.advancements import BRAIN
from biont.origins.rules.scoring import final_score, scores
from biont.origins.rules.sequence import top_challenge
from biont.origins.table import FREE_WILL, MYSTICS, NOTHING, Seat, Table
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


def won(table: Table, seat: Seat) -> Table | None:
    """The table after a player has won the card in auction and keeps it; nothing where it leaves the game, or takes
    other cards with it."""
    card, box, ruling = table.auctioned, table.box, table.ruling[seat]
    kinds = {kind for kind, _ in box.challenge_eureka[card]}
    after = enlightened(table, seat, box.challenge_eureka[card])
    if PURGE in kinds or not meets(after, seat, box.challenge_needs[card]):
        return None
    if PRAYER in kinds and after.pawns_in(seat, FREE_WILL):
        after.move_pawn(seat, FREE_WILL, MYSTICS)
    sides = box.challenge_sides[card]
    side = ruling if ruling in sides else min(sides)
    after.set_column(seat, side, (*after.column(seat, side), card))
    if side != ruling:
        after.dissidents[seat] = 0
    return after


def prize(table: Table, seat: Seat, say: Words) -> str:
    """What a card that is won adds to the Diversity of its winner, and to what may count for him in the end."""
    after = won(table, seat)
    if after is None:
        return ""
    pairs = zip(scores(table, seat), scores(after, seat), strict=True)
    risen = [
        say("score-part", part=say(f"discipline-{DISCIPLINES[one]}"), was=was, now=now)
        for one, (was, now) in zip(ALL_DISCIPLINES, pairs, strict=True)
        if now > was and may_count(after, seat, one)
    ]
    values = {"was": diversity(table, seat), "now": diversity(after, seat)}
    return say("web-fact-prize", **values, scores=", ".join(risen) or "none")


def disarms(table: Table, seat: Seat) -> bool:
    """Whether the Eureka of the card in auction sends the last pawn who could be an Elder to Mysticism, for nothing
    that counts: after that its winner could neither challenge nor bid."""
    kinds = {kind for kind, _ in table.box.challenge_eureka[table.auctioned]}
    pawns = sum(table.pawns_in(seat, domain) for domain in BRAIN) + bidders(table, seat)
    if PRAYER not in kinds or pawns > 1 or top_challenge(table) == NOTHING:
        return False
    face = challenge_face(table.box.pack, table.auctioned, table.box.ignored)
    after = won(paid(table, seat, 1, face), seat)
    return after is None or final_score(after, seat) <= final_score(table, seat)
