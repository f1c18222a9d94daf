"""Every term and icon of the board explained: a plain name, the scientific one and a sentence, and what it is found on.

The drawings know nothing of this. A page carries the glossary once, and its script shows the entry of whatever is
pointed at, or the entries of all that lies on a card that is focused.
"""

from __future__ import annotations

from functools import lru_cache

from biont.draw import id_of
from biont.games.advice import Glossary, Term, Word
from biont.genesis.cards import COLOURS, EVENT_ICONS, ICONS
from biont.words import Words

CARDS = ".mutation, .refugium, .organism, .event, .spare"
PARTS = ".icons svg, .does svg, .numbers > span, .life, .slot, .fee"
SAID = ".slot"
"""What is a card, what lies on one, and what says itself what its entry says."""


def _symbol(name: str) -> str:
    """What a symbol of the sprite is drawn on."""
    return f'svg:has(> use[href="#{id_of(name)}"])'


FOUND = {
    "phase-events": ".phases li:nth-child(1)",
    "phase-assignment": ".phases li:nth-child(2)",
    "phase-autocatalysis": ".phases li:nth-child(3)",
    "phase-darwin": ".phases li:nth-child(4)",
    "phase-purchases": ".phases li:nth-child(5)",
    "biont": ".dome[data-piece^=dome]",
    "npc": ".dome[data-piece^=npc]",
    "organized": ".organized .cube",
    "disorganized": ".disorganized .cube",
    "cube": "svg.cube",
    "catalyst": ".pool .disc, .has .disc",
    "enzyme": ".slots .disc",
    "antioxidant": ".guards .disc",
    "life": ".refugium .life",
    "manna-death": ".slot.kills-manna",
    "enzyme-death": ".slot.kills-enzyme",
    "fee": ".fee",
    "smite-proof": _symbol("mark-smite-proof"),
    "ties": ".ties",
    "refugium": ".refugium > :is(header, .scene)",
    "active": ".stratum.on > header small",
    "inactive": ".stratum.off > header small",
    "deck": ".deck > small",
    "plus": ".plus",
    "limit": ".limit .c-green",
    "wanton": ".wanton",
    "free": ".free",
    "vp": ".vp",
    "trophy": ".trophies",
    "dice": '.numbers > span:has(use[href="#s-mark-dice"])',
    "errors": ".numbers > .c-blue",
    "heat": ".numbers > .c-red",
    "oxygen": ".numbers > .c-green",
    "rate": '.numbers > span:has(use[href="#s-mark-metabolism"])',
    "order": ".order",
    "climate": f".climate, {_symbol('climate-warm')}, {_symbol('climate-cool')}",
    "eons": ".eons",
    "stack": ".stack > summary",
    "soup": ".soup",
    "chain": ".chain",
    "spare": ".spare",
    "diseased": f".slot-diseased, {_symbol('mark-diseased')}",
    "trophic": ".trophic",
    "organ": ".organs > li",
    "endosymbiont": ".circles > li",
}
"""Terms whose words are ``learn-about-...``, three lines each, and where they are found."""


WORDS = (
    *("refugium", "biont", "placard", "manna", "organize", "enzyme", "catalyst", "autocatalytic", "darwin", "atrophy"),
    *("roil", "crisis", "spike", "ultraviolet", "smite", "mutation", "promote", "chromosome", "parasite", "diseased"),
    *("queen", "progenote", "entropy", "hgt", "macroorganism", "endosymbiont", "trophic", "soup", "pollution"),
    *("extinct", "errors", "antioxidant", "wanton", "sex"),
)
"""Terms of sentences whose words are ``learn-word-...``, three lines each."""


@lru_cache(maxsize=8)
def glossary(say: Words) -> Glossary:
    """All entries in a language."""
    spoken = tuple(Term(on, *say(f"learn-about-{name}").splitlines()) for name, on in FOUND.items())
    terms = [*spoken]
    for name in (icon.replace("_", "-") for icon in ICONS):
        plain, called = say(f"web-plain-{name}"), say(f"board-icon-{name}")
        plain = "" if plain.lower() == called.lower() else plain
        # The shields below an organism have entries of their own.
        on = _symbol(f"icon-{name}").replace("svg", "svg:not(.numbers *)", 1)
        terms.append(Term(on, plain, called, say(f"board-explain-{name}")))
    for name in EVENT_ICONS:
        terms.append(Term(_symbol(f"event-{name}"), "", say(f"event-icon-{name}"), say(f"aid-event-{name}")))
    for name in COLOURS:
        terms.append(Term(_symbol(f"glyph-{name}"), "", say(f"aid-colour-name-{name}"), say(f"aid-colour-{name}")))
    words = tuple(Word(*say(f"learn-word-{name}").splitlines()) for name in WORDS)
    return Glossary(tuple(terms), spoken, CARDS, PARTS, SAID, words)
