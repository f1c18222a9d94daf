"""A mutation that can be bought or turned over, in words: what it does now, and what once it is promoted."""

from __future__ import annotations

from biont.genesis.cards import COLOURS, MutationSide, icon_names
from biont.genesis.organisms import tableau_of
from biont.genesis.pools import payments
from biont.genesis.rules.buyers import card_price, is_chameleon
from biont.genesis.rules.mutations import top_card
from biont.genesis.table import HIDDEN, Table
from biont.kernel import Option
from biont.packs import Name
from biont.words import Words


def card_words(table: Table, option: Option, say: Words) -> tuple[str, ...]:
    """What stands on the card that an answer is about; nothing where it is about none."""
    pack, price = table.box.pack, cheapest_price(table, option, say)
    costs = (say("web-card-price", price=price),) if price else ()
    if option[0] == "promote":
        return *costs, say("web-card-now", **_side(pack.mutations[option[-1]].back, say))
    deck = table.decks[option[-1]] if option[0] == "buy" else []
    if not deck or deck[0] == HIDDEN:
        return ()
    card = pack.mutations[deck[0]]
    return *costs, say("web-card-now", **_side(card.front, say)), say("web-card-later", **_side(card.back, say))


def cheapest_price(table: Table, option: Option, say: Words) -> str:
    """The fewest discs that pay for a mutation which can be bought or turned over, of its colour or another."""
    match option:
        case ("buy", int(organism), int(row)):
            mutation = top_card(table, row)
        case ("promote", int(organism), int(mutation)):
            pass
        case _:
            return ""
    ways = payments(table, tableau_of(table, organism), card_price(table, mutation), is_chameleon(table, organism))
    least = min((way[2] for way in ways), default=0)
    colours = [way[1] for way in ways if way[2] == least]
    if len(colours) != 1:
        return say("web-price-any", count=least) if ways else ""
    return f"{least} {say(f'colour-{COLOURS[colours[0]]}')}"


def _side(side: MutationSide, say: Words) -> dict[str, str]:
    """The name, the colour and the abilities of a side."""
    names = icon_names(side.icons)
    abilities = [say(f"board-icon-{name.replace('_', '-')}") for name in dict.fromkeys(names)]
    return {
        "name": _told(side.name, say),
        "colour": COLOURS[side.colour],
        "abilities": ", ".join(abilities) or say("web-card-plain"),
    }


def _told(name: Name, say: Words) -> str:
    return name.de if say.language == "de" else name.en
