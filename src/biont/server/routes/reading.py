"""What there is to read: rules, player aid and cards of a game, and whose work comes along."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any
from urllib.parse import urlencode

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response

from biont.games import Definition
from biont.kernel.ledger import Rule, find, ledger
from biont.server.licences import notices
from biont.server.preferences import links_of
from biont.server.routes.visit import PICTURE, Visit

PARAGRAPH = 8
"""Rules of a paragraph that are read at the table at once."""

ASKED = 200
"""Letters of a search."""


def licences(visit: Visit) -> Response:
    """Whose work comes along, and under which terms."""
    return visit.page("licences.jinja", notices=notices())


def rules(visit: Visit) -> Response:
    """The ledger, whole or searched."""
    definition = visit.definition()
    say = definition.words(visit.preferences.language)
    query = visit.query.get("q", "")[:ASKED]
    needles = query.lower().split()
    found = [rule for rule in ledger(definition.package).values() if _matches(rule, needles)]
    parts: dict[str, list[tuple[Rule, list[str]]]] = {}
    names: dict[str, str] = {}
    seen: set[str] = set()
    for rule in found:
        names.setdefault(rule.part, definition.telling.part(rule, say))
        parts.setdefault(rule.part, []).append((rule, _marks(definition, rule.id, seen)))
    return visit.page("rules.jinja", definition, parts=parts, names=names, query=query, count=len(found))


def rule(visit: Visit) -> Response:
    """One paragraph of the ledger: to be read at the table, or its place on the page of rules."""
    definition = visit.definition()
    found = find(definition.package, visit.path["name"][:ASKED])[:PARAGRAPH]
    if not found:
        raise HTTPException(404)
    if not visit.script:
        return visit.lead_to(f"/{definition.name}/rules#{found[0].id}")
    return visit.page("rule.jinja", definition, rules=found)


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


def aid(visit: Visit) -> Response:
    """The player aid."""
    definition = visit.definition()
    say = definition.words(visit.preferences.language)
    drawn = definition.drawing.pictures.aid(say, links_of(definition, home=visit.preferences.home))
    if not drawn:
        raise HTTPException(404)
    return visit.page("aid.jinja", definition, aid=drawn, terms=definition.advice.glossary(say).spoken)


@dataclass(frozen=True, slots=True)
class Filter:
    """Something cards are looked for by: its name, every value that one of them has, and the one that is wanted."""

    name: str
    values: tuple[str, ...]
    wanted: str


def cards(visit: Visit) -> Response:
    """The cards of one kind of a pack, those that have every trait that is asked for."""
    definition, kind = visit.definition(), visit.query.get("kind", "")
    packs = definition.library.names()
    pack = visit.query.get("pack", "") or definition.library.usual()
    if pack not in packs:
        raise HTTPException(404)
    say, loaded = definition.words(visit.preferences.language), definition.library.load(pack)
    drawers = [drawer for drawer in definition.drawing.gallery.drawers(loaded, say) if drawer.cards]
    opened = next((drawer for drawer in drawers if drawer.kind == kind or not kind), None)
    if opened is None:
        raise HTTPException(404)
    traits = {code: definition.drawing.gallery.traits(loaded, code) for code, _ in opened.cards}
    filters = _filters(definition, traits.values(), visit.query)
    wanted = {one.name: one.wanted for one in filters if one.wanted}
    links = links_of(definition, pack, visit.preferences.home)
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
    values["editor"] = visit.packs is not None
    return visit.page("cards.jinja", definition, found=found, address=address, **values)


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


def picture(visit: Visit) -> Response:
    """A picture of a pack, such as the world that settings lead to."""
    definition, name, theme = visit.definition(), visit.path["name"], visit.query.get("theme", "light")
    if name not in definition.drawing.pictures.names or theme not in ("light", "dark"):
        raise HTTPException(404)
    settings = {key: value for key, value in visit.query.items() if key != "theme"}
    svg = definition.drawing.pictures.picture(
        name, definition.library.load(""), definition.words(visit.preferences.language), theme, settings
    )
    headers = {**PICTURE, "Cache-Control": "private, max-age=3600"}
    return Response(svg, media_type="image/svg+xml", headers=headers)


def card(visit: Visit) -> Response:
    """One card large, with where every value comes from; for the script only the card itself."""
    definition, pack, language = visit.definition(), visit.path["pack"], visit.preferences.language
    drawn = _card(definition, pack, visit.path["code"], language) if pack in definition.library.names() else None
    if drawn is None:
        raise HTTPException(404)
    if visit.script:
        return HTMLResponse(drawn)
    return visit.page("card.jinja", definition, card=drawn, pack=pack)


@lru_cache(maxsize=512)
def _card(definition: Definition, pack: str, code: str, language: str) -> Markup | None:
    try:
        return definition.drawing.gallery.large(definition.library.load(pack), code, definition.words(language))
    except KeyError:
        return None
