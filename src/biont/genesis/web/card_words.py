"""A mutation that can be bought or turned over, in words: what it does now, and what once it is promoted."""

from __future__ import annotations

from biont.genesis.cards import COLOURS, MutationSide, icon_names
from biont.genesis.table import HIDDEN, Table
from biont.kernel import Option
from biont.packs import Name
from biont.words import Words


def card_words(table: Table, option: Option, say: Words) -> tuple[str, ...]:
    """What stands on the card that an answer is about; nothing where it is about none."""
    pack = table.box.pack
    if option[0] == "promote":
        return (say("web-card-now", **_side(pack.mutations[option[-1]].back, say)),)
    deck = table.decks[option[-1]] if option[0] == "buy" else []
    if not deck or deck[0] == HIDDEN:
        return ()
    card = pack.mutations[deck[0]]
    return say("web-card-now", **_side(card.front, say)), say("web-card-later", **_side(card.back, say))


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
