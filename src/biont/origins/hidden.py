"""What nobody has seen: Ideas and Challenge Cards to come. How a view hides them, and how they are dealt anew."""

from __future__ import annotations

from biont.kernel.chance import Chance
from biont.kernel.ledger import rule
from biont.origins.cards import DISCIPLINES, EPOCHS
from biont.origins.table import FIRST_COMET, HIDDEN, Table


@rule("C2g.9")
def blinded(table: Table) -> Table:
    """A copy without the order of the decks, what left the game unseen, and the dice to come.

    The Lore Deck is open: every card in it was laid down in everybody's sight. But its order below the top card says
    nothing (GL Lore), so it is forgotten.
    """
    blind = table.copy()
    blind.key = blind.count = 0
    blind.decks = [(HIDDEN,) * len(deck) for deck in table.decks]
    blind.buried = [HIDDEN] * len(table.buried)
    blind.challenges = [card if card >= FIRST_COMET else HIDDEN for card in table.challenges]
    blind.unused = [
        (*pile[:seen], *([HIDDEN] * (len(pile) - seen))) for pile, seen in zip(table.unused, table.exposed, strict=True)
    ]
    blind.lore = [*sorted(table.lore[:-1]), *table.lore[-1:]]
    return blind


def imagine(table: Table, chance: Chance) -> None:
    """Deal unseen Ideas (pile by pile) and Challenge Cards (Epoch by Epoch) anew."""
    _imagine_ideas(table, chance)
    _imagine_challenges(table, chance)


def _imagine_ideas(table: Table, chance: Chance) -> None:
    """Every Idea that nobody has seen is in its draw deck, or was buried with it at the end of its Epoch."""
    seen = {*table.market, *table.lore, *table.removed}
    for cards in table.ideas:
        seen.update(cards)
    buried: list[int] = []
    for epoch in range(1, len(EPOCHS)):
        for discipline in range(len(DISCIPLINES)):
            unseen = [idea for idea in table.box.deck(epoch, discipline) if idea not in seen]
            if epoch < table.epoch:
                buried += unseen  # in any order: they come back no more
            else:
                chance.shuffle(unseen)
                table.set_pile(epoch, discipline, tuple(unseen))
    table.buried = buried


def _imagine_challenges(table: Table, chance: Chance) -> None:
    """Challenge Cards that nobody has seen are in the deck, as many as its Comets show, or beside it."""
    known = {*table.foundations_of_all(), *table.spent, table.auctioned}
    for pile in table.unused:
        known.update(pile)
    for epoch in range(1, len(EPOCHS)):
        unseen = [card for card in table.box.challenges_of[epoch] if card not in known]
        if epoch >= table.epoch:  # those of past Epochs come back no more
            chance.shuffle(unseen)
        table.unused[epoch - 1] = tuple([unseen.pop() if card == HIDDEN else card for card in table.unused[epoch - 1]])
        comet = FIRST_COMET + epoch - 1
        below = table.challenges.index(comet) + 1 if comet in table.challenges else 0
        for position in range(below, below + len(unseen)):
            table.challenges[position] = unseen.pop()
