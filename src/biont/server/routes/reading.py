"""What a game has to read: its rules, its player aid, its cards."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from markupsafe import Markup
from starlette.exceptions import HTTPException

from biont.games import Definition
from biont.kernel.ledger import Rule, find, ledger
from biont.server.preferences import links_of
from biont.server.routes.visit import PICTURE, Named, page, preferences_of

router = APIRouter(default_response_class=HTMLResponse)

PARAGRAPH = 8
"""Rules of a paragraph that are read at the table at once."""

ASKED = 200
"""Letters of a search."""


@router.get("/{game}/rules")
def rules(request: Request, definition: Named, q: str = "") -> Response:
    """The ledger, whole or searched."""
    look = preferences_of(request)
    say = definition.words(look.language)
    q = q[:ASKED]
    needles = q.lower().split()
    found = [rule for rule in ledger(definition.package).values() if _matches(rule, needles)]
    parts: dict[str, list[tuple[Rule, list[str]]]] = {}
    names: dict[str, str] = {}
    seen: set[str] = set()
    for rule in found:
        names.setdefault(rule.part, definition.telling.part(rule, say))
        parts.setdefault(rule.part, []).append((rule, _marks(definition, rule.id, seen)))
    return page("rules.jinja", look, definition, parts=parts, names=names, query=q, count=len(found))


@router.get("/{game}/rules/{name}")
def rule(request: Request, definition: Named, name: str) -> Response:
    """One paragraph of the ledger: to be read at the table, or its place on the page of rules."""
    found = find(definition.package, name[:ASKED])[:PARAGRAPH]
    if not found:
        raise HTTPException(404)
    if not request.headers.get("x-biont"):
        return RedirectResponse(f"/{definition.name}/rules#{found[0].id}", 303)
    return page("rule.jinja", preferences_of(request), definition, rules=found)


def _matches(rule: Rule, needles: list[str]) -> bool:
    text = " ".join((rule.id, *rule.title.values(), *rule.text.values())).lower()
    return all(needle in text for needle in needles)


def _marks(definition: Definition, rule_id: str, seen: set[str]) -> list[str]:
    """Further ids that lead to this rule: those of its paragraph, if no earlier rule has taken them."""
    heads = [rule_id.rsplit(".", 1)[0]] if "." in rule_id else []
    found = re.match(r"[A-Z]+\d+", rule_id)
    if found:
        heads.append(found[0])
    fresh = [head for head in dict.fromkeys(heads) if head not in seen and head not in ledger(definition.package)]
    seen.update(fresh)
    return fresh


@router.get("/{game}/aid")
def aid(request: Request, definition: Named) -> Response:
    """The player aid."""
    look = preferences_of(request)
    say = definition.words(look.language)
    drawn = definition.drawing.pictures.aid(say, links_of(definition))
    if not drawn:
        raise HTTPException(404)
    return page("aid.jinja", look, definition, aid=drawn, terms=definition.advice.glossary(say).spoken)


@dataclass(frozen=True, slots=True)
class Filter:
    """Something cards are looked for by: its name, every value that one of them has, and the one that is wanted."""

    name: str
    values: tuple[str, ...]
    wanted: str


@router.get("/{game}/cards")
def cards(request: Request, definition: Named, pack: str = "", kind: str = "") -> Response:
    """The cards of one kind of a pack, those that have every trait that is asked for."""
    packs = definition.library.names()
    pack = pack or definition.library.usual()
    if pack not in packs:
        raise HTTPException(404)
    look = preferences_of(request)
    say, loaded = definition.words(look.language), definition.library.load(pack)
    drawers = [drawer for drawer in definition.drawing.gallery.drawers(loaded, say) if drawer.cards]
    opened = next((drawer for drawer in drawers if drawer.kind == kind or not kind), None)
    if opened is None:
        raise HTTPException(404)
    traits = {code: definition.drawing.gallery.traits(loaded, code) for code, _ in opened.cards}
    filters = _filters(definition, traits.values(), request.query_params)
    wanted = {one.name: one.wanted for one in filters if one.wanted}
    links = links_of(definition, pack)
    found = [
        (code, name, definition.drawing.gallery.small(loaded, code, say, links))
        for code, name in opened.cards
        if all(value in traits[code].get(trait, ()) for trait, value in wanted.items())
    ]
    query = {"pack": pack, "kind": opened.kind, **wanted}

    def address(**changed: str) -> str:
        """This page with something else wanted; what is empty is not asked for."""
        return f"/{definition.name}/cards?" + urlencode(
            {name: one for name, one in {**query, **changed}.items() if one}
        )

    values: dict[str, Any] = {"drawers": drawers, "kind": opened.kind, "pack": pack, "packs": packs, "filters": filters}
    values["editor"] = request.app.state.packs is not None
    return page("cards.jinja", look, definition, found=found, address=address, **values)


def _filters(
    definition: Definition, traits: Collection[Mapping[str, Sequence[str]]], asked: Mapping[str, str]
) -> list[Filter]:
    """The traits by which some cards differ, with those of their values that one of them has."""
    found = []
    for name, known in definition.drawing.gallery.ranges.items():
        values = tuple(value for value in known if any(value in one.get(name, ()) for one in traits))
        if len(values) > 1:
            found.append(Filter(name, values, asked.get(name, "") if asked.get(name, "") in values else ""))
    return found


@router.get("/{game}/pictures/{name}.svg")
def picture(request: Request, definition: Named, name: str, theme: str = "light") -> Response:
    """A picture of a pack, such as the world that settings lead to."""
    if name not in definition.drawing.pictures.names or theme not in ("light", "dark"):
        raise HTTPException(404)
    settings = {key: value for key, value in request.query_params.items() if key != "theme"}
    svg = definition.drawing.pictures.picture(
        name, definition.library.load(""), definition.words(preferences_of(request).language), theme, settings
    )
    headers = {**PICTURE, "Cache-Control": "private, max-age=3600"}
    return Response(svg, media_type="image/svg+xml", headers=headers)


@router.get("/{game}/cards/{pack}/{code}")
def card(request: Request, definition: Named, pack: str, code: str) -> Response:
    """One card large, with where every value comes from; for the script only the card itself."""
    look = preferences_of(request)
    drawn = _card(definition, pack, code, look.language) if pack in definition.library.names() else None
    if drawn is None:
        raise HTTPException(404)
    if request.headers.get("x-biont"):
        return HTMLResponse(drawn)
    return page("card.jinja", look, definition, card=drawn, pack=pack)


@lru_cache(maxsize=512)
def _card(definition: Definition, pack: str, code: str, language: str) -> Markup | None:
    try:
        return definition.drawing.gallery.large(definition.library.load(pack), code, definition.words(language))
    except KeyError:
        return None
