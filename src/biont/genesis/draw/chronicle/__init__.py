"""A game retold: timeline, tree of life, a paragraph for each turn, and the reckoning."""

from biont.genesis.draw.chronicle.page import chronicle, chronicle_html, chronicle_markdown, draw_chronicle, tree_svg
from biont.genesis.draw.chronicle.story import Chronicle, Deed, Life, Moment, Stage, Turn

__all__ = [
    "Chronicle",
    "Deed",
    "Life",
    "Moment",
    "Stage",
    "Turn",
    "chronicle",
    "chronicle_html",
    "chronicle_markdown",
    "draw_chronicle",
    "tree_svg",
]
