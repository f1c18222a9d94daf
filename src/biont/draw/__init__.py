"""Machinery for drawings: pens, templates, documents, charts, options on the things they act on. It knows no game."""

from biont.draw.acts import PROMPT, Acts, Choice, Unavailable
from biont.draw.anchors import BOARD, Anchors
from biont.draw.chart import Course, chart
from biont.draw.document import Dress, framed, html_document, svg_document
from biont.draw.easel import Easel, templates
from biont.draw.palette import Paint, Palette
from biont.draw.pen import Pen, Shapes, Symbols, id_of, sprite
from biont.draw.style import house_style, style_of
from biont.draw.surroundings import NOWHERE, Line, Links, Question, Surroundings

__all__ = [
    "BOARD",
    "NOWHERE",
    "PROMPT",
    "Acts",
    "Anchors",
    "Choice",
    "Course",
    "Dress",
    "Easel",
    "Line",
    "Links",
    "Paint",
    "Palette",
    "Pen",
    "Question",
    "Shapes",
    "Surroundings",
    "Symbols",
    "Unavailable",
    "chart",
    "framed",
    "house_style",
    "html_document",
    "id_of",
    "sprite",
    "style_of",
    "svg_document",
    "templates",
]
