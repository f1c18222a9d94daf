"""Lets Sphinx write one language of the handbook: MyST reads the pages, Furo dresses them, warnings are errors."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from docutils import nodes
from docutils.utils import new_document
from sphinx.application import Sphinx
from sphinx.util.docutils import docutils_namespace, patch_docutils
from tools.handbook import atlas
from tools.handbook.contents import LANGUAGES, word

import biont

SETTINGS: dict[str, Any] = {
    "project": "Biont",
    "author": "The Biont contributors",
    "copyright": "The Biont contributors",
    "version": biont.__version__,
    "release": biont.__version__,
    "extensions": ["myst_parser", "sphinx.ext.autodoc"],
    "myst_heading_anchors": 4,
    "myst_enable_extensions": ["colon_fence"],
    "autodoc_typehints": "description",
    "autodoc_member_order": "bysource",
    "html_theme": "furo",
    "html_show_sphinx": False,
    "html_copy_source": False,
    "html_show_sourcelink": False,
    "templates_path": [str(Path(__file__).parent / "templates")],
    "html_permalinks_icon": "#",
    "exclude_patterns": ["examples"],
}


def build(sources: Path, out: Path, language: str) -> bool:
    """Whether the pages of a folder were written without a warning, with those of rules, cards and scenarios."""
    other = next(one for one in LANGUAGES if one != language)
    settings = {
        **SETTINGS,
        "language": language,
        "html_title": f"Biont {biont.__version__}",
        "html_context": {"other": other, "other_language": word("other-language", language)},
        "html_sidebars": {"**": [
            "sidebar/brand.html", "language.html", "sidebar/search.html", "sidebar/scroll-start.html",
            "sidebar/navigation.html", "sidebar/scroll-end.html",
        ]},
    }  # fmt: skip
    with TemporaryDirectory(prefix="biont-doctrees-") as kept, patch_docutils(), docutils_namespace():
        app = Sphinx(sources, None, out, kept, "html", settings, status=None, warning=sys.stderr, warningiserror=True)
        app.connect("html-collect-pages", _atlas)
        app.build()
    for page in out.glob("*.html"):
        page.write_text(mended(page.read_text(encoding="utf-8"), language), encoding="utf-8")
    return app.statuscode == 0


def mended(page: str, language: str) -> str:
    """A page of Furo as axe-core wants it: headings have a level, sidebars a name, an
    empty corner of a table is no heading, and what scrolls can be focused."""
    page = page.replace('role="heading">', 'role="heading" aria-level="2">').replace("<pre>", '<pre tabindex="0">')
    page = page.replace('<th class="head"><p></p></th>', "<td></td>")
    return page.replace(
        '<aside class="sidebar-drawer">', f'<aside class="sidebar-drawer" aria-label="{word("home", language)}">'
    )


def _atlas(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    """Write what is no document of Sphinx, and let its search know of it; nothing is left for Sphinx to write."""
    builder: Any = app.builder
    builder.indexer.prune = lambda _: None  # it would forget what is no document; a fresh build has nothing to forget
    for page in atlas.write(Path(app.outdir), app.config.language):
        if page.text:
            found = new_document(page.address)
            found += nodes.section("", nodes.title(page.title, page.title), nodes.paragraph(page.text, page.text))
            builder.indexer.feed(page.address, f"{page.address}.md", page.title, found)
    yield from ()


def entrance() -> str:
    """The page above both languages."""
    return (Path(__file__).parent / "templates" / "entrance.html").read_text(encoding="utf-8")
