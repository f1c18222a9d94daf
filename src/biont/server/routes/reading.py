"""What there is to read: rules, player aid and cards of a game, and whose work comes along."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any
from urllib.parse import quote, urlencode

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response

from biont.games import Definition
from biont.games.annotated import annotated
from biont.games.scene import Scene, titles
from biont.games.scene import scene as drawn_scene
from biont.kernel.ledger import Rule, find, ledger
from biont.scenarios import shipped
from biont.server.licences import notices
from biont.server.preferences import Preferences, links_of
from biont.server.routes.visit import PICTURE, Visit
from biont.server.static import BACKDROP, address

PARAGRAPH = 8
"""Rules of a paragraph that are read at the table at once."""

FRAMED = "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; frame-ancestors 'self'"
"""The policy of a picture that a page of ours shows in a frame: it has no script."""

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
    """A rule to be read at the table, or with all that is known of it; a paragraph is a place on the page of rules."""
    definition = visit.definition()
    found = find(definition.package, visit.path["name"][:ASKED])[:PARAGRAPH]
    if not found:
        raise HTTPException(404)
    if visit.script:
        return visit.page("rule.jinja", definition, rules=found)
    if len(found) > 1:
        return visit.lead_to(f"/{definition.name}/rules#{found[0].id}")
    return visit.page("rule_page.jinja", definition, **_whole(definition, found[0].id, visit.preferences))


def _whole(definition: Definition, rule_id: str, preferences: Preferences) -> dict[str, Any]:
    """A rule with everything that goes with it, as the handbook has it too."""
    say, known = definition.words(preferences.language), annotated(definition)
    one, ids, names = known[rule_id], list(known), _card_names(definition, preferences.language)
    place = ids.index(rule_id)
    return {
        "one": one,
        "heading": definition.telling.title(say),
        "part": definition.telling.part(one.rule, say),
        "tag": definition.telling.tag(one.rule, say),
        "known": {other: rule.title[say.language] for other, rule in ledger(definition.package).items()},
        "titles": titles(definition, say) if one.scenarios else {},
        "scene": _scene(definition, one.scenarios[0], say.language, preferences.home) if one.scenarios else None,
        "drawn": None,
        "cards": {code: names[code] for code in one.cards if code in names},
        "before": ids[place - 1] if place else "",
        "following": ids[place + 1] if place + 1 < len(ids) else "",
        "to": _way(definition, preferences.home),
    }


def _way(definition: Definition, home: str) -> Callable[[str, str], str]:
    """Where rules, cards and scenes of a game are found."""
    own = f"{home}/{definition.name}"
    folders = {"rule": "rules", "scene": "scenes", "card": f"cards/{quote(definition.library.usual(), safe='')}"}
    return lambda kind, name: f"{own}/{folders[kind]}/{quote(name, safe='')}"


@lru_cache(maxsize=16)
def _card_names(definition: Definition, language: str) -> dict[str, str]:
    """What the cards of the usual pack are called."""
    drawers = definition.drawing.gallery.drawers(definition.library.load(""), definition.words(language))
    return {code: name for drawer in drawers for code, name in drawer.cards}


def scene(visit: Visit) -> Response:
    """The table before a scenario or after it, as a picture that only pages of this server may show in a frame."""
    definition, preferences = visit.definition(), visit.preferences
    name, _, when = visit.path["name"][:ASKED].rpartition("-")
    drawn = _scene(definition, name, preferences.language, preferences.home)
    if drawn is None or when not in drawn.boards:
        raise HTTPException(404)
    page = visit.page("scene.jinja", definition, title=drawn.title, board=drawn.boards[when])
    page.headers["Content-Security-Policy"] = FRAMED
    return page


@lru_cache(maxsize=32)
def _scene(definition: Definition, name: str, language: str, home: str) -> Scene | None:
    if name not in shipped(definition.scenarios):
        return None
    return drawn_scene(definition, name, definition.words(language), partial(_ground, definition.name, home))


def _ground(game: str, home: str, end: str) -> str:
    """Where the ground lies that many boards of a game share."""
    return home + address(f"{game}{BACKDROP}{end}.svg")


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
