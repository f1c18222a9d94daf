"""Every term and glyph of the board explained, in the words of the game's own glossary, and what it is found on."""

from __future__ import annotations

from functools import lru_cache

from biont.draw import id_of
from biont.games.advice import Glossary, Term
from biont.origins.cards import EVENTS, RESOURCES
from biont.origins.draw.glyphs import GLYPHS
from biont.origins.words.terms import glossary as terms
from biont.words import Words

CARDS = ".rung, .stall, .card-face, .tale"
PARTS = ".deed svg, .needs svg, .strikes svg, .socket"
SAID = ".socket"
"""What is a card, what lies on one, and what says itself what its entry says."""

FOUND = {
    "challenge-phase": ".phases li:nth-child(1)",
    "activities-phase": ".phases li:nth-child(2)",
    "footprint-phase": ".phases li:nth-child(3)",
    "active-player": ".order",
    "challenge-deck": ".deck",
    "epoch": ".pile > b",
    "ruling-class": ".tab.reigns",
    "column": ".tab:not(.reigns)",
    "ruling-class-column": ".ladder",
    "species-row": ".rung.upper, .rung.lower",
    "foundation": ".rung.foundation h3",
    "idea": ".rung.idea h3",
    "emissary": ".guest",
    "pool": ".stock > span:first-child",
    "cuboid": ".stock > span:last-child",
    "chaos": ".fuse",
    "chaotic-revolution": ".rev, .dots-of svg",
    "dissent": ".socket.dissent, .wick i",
    "dissident": ".socket.dissident, .wick .full, .dots-of",
    "rainbow": ".socket.rainbow",
    "emotions": ".lobe.emotions",
    "vocabulary": ".lobe.vocabulary",
    "free-will": ".lobe.will",
    "mysticism-pool": ".lobe.mysticism",
    "elder": ".lobe.old, .elders .piece, .small-market .piece",
    "philosophy": ".philosophy, .philosophy .space",
    "market": ".stalls, .over.market > h2",
    "market-row": ".row-of",
    "draw-deck": ".aisles h3 small",
    "gap": ".stall.gap",
    "lore": ".lore, .stalls > p",
    "auction": ".auction h3",
    "bid": ".bid-of",
    "augmentation": ".extra",
    "eureka": ".eureka",
    "requirement": ".needs",
    "orientation": ".other",
    "cultural-score": ".ledger .total.culture, .total.culture .lead",
    "political-score": ".ledger .total.politics, .total.politics .lead",
    "industrial-score": ".ledger .total.industry, .total.industry .lead",
    "victory-chit": ".ledger .won-of",
    "mysticism": ".ledger .m-mysticism",
    "urbanization": ".ledger .m-urbanization",
    "diversity": ".ledger .m-diversity",
    "migrant": ".figures .migrant",
    "city": ".figures .city",
    "starvation": ".crowd",
    "permanent-ice": ".north circle, .pole circle",
    "permanent-ocean": ".ground .deep",
    "ring": '.ground use[href^="#ring-"], .ground .stars',
    "catastrophe": '.ground use[href="#epicentre"], .ground .epoch',
    "start-spot": ".starts circle",
}
"""Terms that are no glyphs, and where they are found."""

ALIKE = {"advance": "technology-step", "cube": "cuboid"}
"""Glyphs that are named otherwise than their terms."""


IGNORED = ".deed.ignored, .deed.ignored *"
"""What is struck out on a card: that the game does not know it comes before what it would mean."""


def _symbol(name: str) -> str:
    """What a symbol of the sprite is drawn on."""
    return f'svg:has(> use[href="#{id_of(name)}"])'


@lru_cache(maxsize=8)
def glossary(say: Words) -> Glossary:
    """All entries in a language."""
    known = terms()
    events = {event.replace(" ", "-") for event in EVENTS}
    spoken = tuple(_term(key, on, say.language) for key, on in FOUND.items())
    glyphs = [
        _term(key, _symbol(f"{'event' if name in events else 'icon'}-{name}"), say.language)
        for name in GLYPHS
        if (key := ALIKE.get(name, name)) in known
    ]
    resources = [_term(key, f'use[href="#r-{key}"]', say.language) for key in (r.replace(" ", "-") for r in RESOURCES)]
    chits = [_term(key, f".chit.{key}", say.language) for key in ("sea", "ice", "desert", "jungle")]
    ignored = Term(IGNORED, "", say("web-ignored"), say("web-ignored-about"))
    return Glossary((*spoken, *glyphs, *resources, *chits, ignored), spoken, CARDS, PARTS, SAID)


def _term(key: str, on: str, language: str) -> Term:
    entry = terms()[key]
    return Term(on, "", entry.name[language], entry.about[language])
