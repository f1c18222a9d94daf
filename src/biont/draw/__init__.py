"""Machinery for drawings: pens, templates, documents, charts, options on the things they act on. It knows no game."""

from biont.draw.anchors import BOARD, Anchors
from biont.draw.chart import Curve, chart
from biont.draw.choices import PROMPT, Choices
from biont.draw.context import NOWHERE, Because, Context, Links, LogLine, Question
from biont.draw.document import Dress, framed, html_document, svg_document
from biont.draw.options import Choice, Unavailable
from biont.draw.palette import Paint, Palette
from biont.draw.pen import Pen, Shapes, Symbols, id_of, sprite
from biont.draw.places import Places
from biont.draw.style import chart_style, house_style, style_of
from biont.draw.templating import DrawingTools, templates

__all__ = [
    "BOARD",
    "NOWHERE",
    "PROMPT",
    "Anchors",
    "Because",
    "Choice",
    "Choices",
    "Context",
    "Curve",
    "DrawingTools",
    "Dress",
    "Links",
    "LogLine",
    "Paint",
    "Palette",
    "Pen",
    "Places",
    "Question",
    "Shapes",
    "Symbols",
    "Unavailable",
    "chart",
    "chart_style",
    "framed",
    "house_style",
    "html_document",
    "id_of",
    "sprite",
    "style_of",
    "svg_document",
    "templates",
]
