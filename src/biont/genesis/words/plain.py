"""Plain words: a mutation is called by its molecule, and by what it does."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from biont.genesis.cards import MutationSide, Pack, icon_names
from biont.genesis.words import words
from biont.packs import Name
from biont.words import Words


@lru_cache(maxsize=8)
def plain_pack(pack: Pack) -> Pack:
    """The same cards, mutations named with what they do."""
    cards = tuple(replace(card, front=_plain(card.front), back=_plain(card.back)) for card in pack.mutations)
    return replace(pack, mutations=cards)


def _plain(side: MutationSide) -> MutationSide:
    name = side.name
    return replace(side, name=Name(_named(side, name.en, words("en")), _named(side, name.de, words("de"))))


def _named(side: MutationSide, molecule: str, say: Words) -> str:
    icons = dict.fromkeys(icon_names(side.icons))
    if not icons:
        return molecule
    effect = ", ".join(say(f"web-plain-{icon.replace('_', '-')}") for icon in icons)
    return say("web-plain-name", effect=effect, molecule=molecule)
