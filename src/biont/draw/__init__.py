"""A view of a table, drawn as HTML and SVG."""

from biont.draw.acts import Acts
from biont.draw.document import board_html_document, board_svg, document, notebook_html, table_html_document
from biont.draw.render import style_sheet
from biont.genesis.draw.anchors import PROMPT, Anchors, Choice, Unavailable
from biont.genesis.draw.board import REGIONS, Line, Question, Surroundings, draw_board, draw_region, draw_regions
from biont.genesis.draw.cards import draw_card
from biont.genesis.draw.sprite import Pen, sprite

__all__ = [
    "PROMPT",
    "REGIONS",
    "Acts",
    "Anchors",
    "Choice",
    "Line",
    "Pen",
    "Question",
    "Surroundings",
    "Unavailable",
    "board_html_document",
    "board_svg",
    "document",
    "draw_board",
    "draw_card",
    "draw_region",
    "draw_regions",
    "notebook_html",
    "sprite",
    "style_sheet",
    "table_html_document",
]
