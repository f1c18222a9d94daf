"""Lays the pages of one language where Sphinx reads them."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from tools.handbook import lookup
from tools.handbook.contents import DOCS, kinds, pages, word

SWITCH = re.compile(r"^\*?\[(?:English|In English|Deutsch|Auf Deutsch)\]\([\w.-]+\)\*?\n\n?", flags=re.MULTILINE)
"""The line of a page that leads to its other language: here every page has such a link anyway."""
OUTSIDE = re.compile(r"\[([^\]]*)\]\(\.\./[^)]*\)")
"""A link to a file of the repository that is no page."""
RULE = re.compile(r"^- \*\*([\w.-]+)\*\*", flags=re.MULTILINE)
GAMES = {"rules": "genesis", "rules-origins": "origins"}
"""Pages that list the rules of a game."""
BESIDE = ("pictures", "examples", "learning.ipynb", "greedy-10000.html", "origins-5000.html")
"""What pages of docs/ show, or give to take along."""

FILM = (
    '<img class="film" src="../common/film-still.webp" data-film="../common/film.webp" width="960" height="600"'
    ' alt="{about}">\n\n<script>addEventListener("load", () => {{ if (matchMedia("(prefers-reduced-motion: reduce)")'
    '.matches) return; const film = document.querySelector(".film"); film.src = film.dataset.film; }})</script>'
)
"""Both games, which open the start page: a still picture, and the film once everything else is there. Whoever wants no
motion keeps the still one."""


def lay(folder: Path, language: str) -> None:
    """Every page of the language below a folder, an index of four kinds, and what they show."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in BESIDE:
        copy = shutil.copytree if (DOCS / name).is_dir() else shutil.copyfile
        copy(DOCS / name, folder / name)
    for page in pages():
        (folder / f"{page}.md").write_text(_page(page, language), encoding="utf-8")
    for page, text in lookup.made(language).items():
        (folder / f"{page}.md").write_text(text, encoding="utf-8")
    (folder / "index.md").write_text(_index(language), encoding="utf-8")


def _page(page: str, language: str) -> str:
    """A page as Sphinx reads it: links stay inside its language, and ids of rules lead to their pages."""
    file = DOCS / (f"{page}.{language}.md" if language != "en" else f"{page}.md")
    text = SWITCH.sub("", file.read_text(encoding="utf-8"), count=1).replace(".de.md", ".md")
    text = OUTSIDE.sub(r"\1", text)
    if page in GAMES:
        text = RULE.sub(rf"- <a href='{GAMES[page]}/rules/\1.html'><strong>\1</strong></a>", text)
    return text


def _index(language: str) -> str:
    lines = ["# Biont", "", word("about", language), "", FILM.format(about=word("film", language)), ""]
    for kind in kinds():
        lines += [f"- **{kind.title[language]}**: {kind.about[language]}"]
    for kind in kinds():
        title = kind.title[language]
        lines += ["", f"## {title}", "", ":::{toctree}", ":maxdepth: 1", f":caption: {title}", "", *kind.pages, ":::"]
    return "\n".join(lines) + "\n"
