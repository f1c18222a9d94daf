"""What the data of entries, questions and reasons are: the kind of each thing, in order, for whoever tells a game.

Kinds are those of the notation (``vocabulary.py``) and these. The player whom an entry is about is its seat. Then
``epoch`` (1 to 4), ``row`` (of the Market, 1 to 3), ``stage`` (of the track named before), ``crown`` (its number),
``card`` (a Challenge Card, or a Comet from COMET on), ``ending`` (table.COMET_CLAIMED ...), ``event`` (cards.EVENTS),
``crisis`` (cards.CRISES), ``flag``, ``lapse`` (the kernel's LAPSES).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

Kinds: TypeAlias = Mapping[str, tuple[str, ...]]

ENTRIES: Kinds = {
    "stand-in": ("seat", "lapse"),
    # C, A: set-up and sequence
    "set up": (),
    "crowned": ("crown", "discipline"),
    "turn": ("number",),
    "game ends": ("ending",),
    # D: chaos and revolution
    "chaos": ("number",),
    "rebelled": ("spot",),
    "dissident": ("dissent",),
    "quelled": ("number",),
    "revolution": (),
    "putsch": ("challenge", "discipline"),
    "crown": ("discipline",),
    "idea lost": ("idea",),
    "diaspora": ("spot",),
    # E: challenges
    "challenge": ("challenge",),
    "event": ("event",),
    "infected": (),
    "famine": (),
    "pollution": (),
    "crisis": ("crisis",),
    "catastrophe": ("hex",),
    "no climate change": ("climate",),
    "climate change": ("climate",),
    "milankovitch": ("challenge",),
    "icehouse": ("number",),
    "ice age": ("number",),
    "chit": ("climate", "hex", "hex"),
    "bid": ("number", "number"),
    "won": ("challenge", "number"),
    "dictator": ("challenge",),
    "unfit": ("challenge",),
    "challenge discarded": ("challenge",),
    "quiet revolution": ("discipline",),
    "foundation": ("challenge", "discipline"),
    "foundation lost": ("challenge",),
    "comet": ("comet",),
    "epoch": ("epoch",),
    "victory chits": ("number", "discipline"),
    "philosophy": ("space",),
    # G9: advancements
    "pawn": ("domain", "domain"),
    "stage": ("track", "stage"),
    # GL: losses
    "migrant lost": ("spot",),
    "city lost": ("hex",),
    "refugee": ("spot",),
    "no refugee": ("hex",),
    "elder expended": ("idea",),
    "emissary expended": ("idea",),
    # H: the Market
    "market": ("idea", "row"),
}

QUESTIONS: Kinds = {
    "challenge phase": (),
    "bid": ("challenge", "number", "number"),
    "pay": ("number",),
    "orient": ("challenge",),
    "lose city": ("number",),
    "lose elder": ("number",),
    "pollution": (),
    "genocide": (),
    "lift chit": ("climate",),
    "lay chit": ("climate", "hex"),
    "globalize": (),
    "globalize further": (),
    "demagogue": (),
    "pray": (),
    "free step": (),
    "rebel": ("number",),
    "dissent": (),
    "quell": ("number",),
    "putsch": (),
    "diaspora": (),
    "flee": ("hex",),
    "refuge": ("hex",),
}

REASONS: Kinds = {
    "must-challenge": (),
    "not-challenger": (),
    "no-globalization": (),
    "no-bellwether": (),
    "no-comet": (),
    "comet-on-top": (),
    "no-bidder": (),
}
