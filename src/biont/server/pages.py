"""The pages around the table: start, rules, aid, cards, and how pages look."""

from __future__ import annotations

import hmac
import re
from collections.abc import AsyncIterator, Sequence
from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from markupsafe import Markup, escape
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException

from biont.draw import draw_card
from biont.genesis.cards import COLOURS
from biont.genesis.draw.sprite import names as symbols
from biont.genesis.draw.sprite import sprite
from biont.genesis.options import EDITIONS, MODES
from biont.genesis.packfile import load_pack, pack_names
from biont.genesis.words.aid import aid as genesis_aid
from biont.kernel import BadOptions, BadRecord, BiontError, Record
from biont.kernel.ledger import Rule, ledger
from biont.server import guide, opponents
from biont.server.glossary import spoken
from biont.server.hall import Hall
from biont.server.opponents import EMPTY, PERSON
from biont.server.page import Look, pen_of, render, rule_link
from biont.words import LANGUAGES
from biont.words.errors import tell

router = APIRouter(default_response_class=HTMLResponse)

VARIANTS = ("short", "intro", "bans", "macro", "crystal", "chimera", "plants", "gifts", "waiting")
NAMED = re.compile(r"\b(?:GL-[A-Z][a-z]+|[A-Z]\d+[a-z]?)(?:\.\d+)?\b")
"""The id of a rule in a text that is in brackets."""


class Foreign(BiontError):
    """A form that was not made for this visitor."""


def hall_of(request: Request) -> Hall:
    """The hall of the application."""
    hall: Hall = request.app.state.hall
    return hall


def look_of(request: Request) -> Look:
    """How the visitor wants pages."""
    look: Look = request.state.look
    return look


async def form_of(request: Request) -> AsyncIterator[FormData]:
    """The form of a request, refused unless it carries the visitor's token."""
    async with request.form(max_files=1, max_fields=60) as form:
        token = form.get("token") or ""
        if not isinstance(token, str) or not hmac.compare_digest(token.encode(), look_of(request).token.encode()):
            raise Foreign("token")
        yield form


Form = Annotated[FormData, Depends(form_of)]


def page(template: str, look: Look, status: int = 200, **values: Any) -> HTMLResponse:
    """A whole page."""
    return HTMLResponse(render(template, look, **values), status_code=status)


# -- start -----------------------------------------------------------------------------------------------------------


@router.get("/")
def start(request: Request) -> Response:
    """New game, saved games, and the way to everything else."""
    return start_page(request)


def start_page(request: Request, problem: str = "", chosen: FormData | None = None, status: int = 200) -> Response:
    """The start page, with what was wrong with a form, and the form as it was filled in."""
    form = dict(chosen) if chosen is not None else {}
    usual = {"red": PERSON, "blue": opponents.USUAL}
    seats = {colour: str(form.get(f"seat-{colour}", usual.get(colour, EMPTY))) for colour in COLOURS}
    kept = hall_of(request).store.latest(30)
    return page(
        "start.jinja",
        look_of(request),
        status,
        problem=problem,
        form=form,
        seats=seats,
        whos=(*hall_of(request).whos, EMPTY),
        usual=opponents.USUAL,
        modes=MODES,
        editions=tuple(EDITIONS),
        variants=VARIANTS,
        games=kept,
    )


@router.post("/games")
def new_game(request: Request, form: Form) -> Response:
    """Start a game as the form says."""
    try:
        colours, players, seed, settings = chosen_game(form, hall_of(request).whos)
        game = hall_of(request).new(colours, players, seed, settings)
    except BadOptions as error:
        return start_page(request, tell(error, look_of(request).say), form, 422)
    hall = hall_of(request)
    hall.go_on(hall.open(game))
    return RedirectResponse(f"/game/{game}", 303)


@router.post("/guided")
def guided_game(request: Request, form: Form) -> Response:
    """Start the guided first game: the introductory one with a fixed seed, in plain words."""
    hall = hall_of(request)
    sitting = hall.open(hall.new(["red", "blue"], [PERSON, opponents.USUAL], guide.SEED, guide.GAME))
    with sitting.lock:
        sitting.arrange(sitting.players, sitting.settings | {guide.SETTING: [], "plain": True})
    hall.go_on(sitting)
    return RedirectResponse(f"/game/{sitting.id}", 303)


def chosen_game(form: FormData, whos: Sequence[str]) -> tuple[list[str], list[str], int | None, dict[str, Any]]:
    """Colours, who plays them, seed and settings of a filled-in form."""
    named = {colour: str(form.get(f"seat-{colour}", EMPTY)) for colour in COLOURS}
    for who in named.values():
        if who not in (*whos, EMPTY):
            raise BadOptions(
                "Nobody is called '{who}'; seats are for a person or one of {programs}.",
                "web-who",
                who=who[:40],
                programs=", ".join(one for one in whos if one != PERSON),
            )
    colours = [colour for colour, who in named.items() if who != EMPTY]
    text = str(form.get("seed", "")).strip()
    if text and not (text.isascii() and text.isdigit() and len(text) <= 38):
        raise BadOptions("A seed is a number of at most 38 digits; without one the program draws it.", "web-seed")
    edition = str(form.get("edition", "2e"))
    settings: dict[str, Any] = {"mode": str(form.get("mode", "competitive")), "edition": edition}
    settings["pack"] = "standard-1e" if edition == "1e" else "standard-2e"
    settings |= {name: name in form for name in VARIANTS}
    players = [named[colour] for colour in colours]
    if settings["mode"] == "solitaire":
        players = players[:1]
    return colours, players, int(text) if text else None, settings


@router.post("/open")
def open_record(request: Request, form: Form) -> Response:
    """Open a record, as a file or as text: a finished game is watched from its beginning, another one goes on."""
    file, text = form.get("file"), str(form.get("text", ""))
    if isinstance(file, UploadFile) and file.filename:
        given = file.file.read()
    elif text.strip():
        given = text.encode()
    else:
        return start_page(request, look_of(request).say("web-error-no-file"), None, 422)
    try:
        record = Record.from_json(given.decode("utf-8"))
        game = hall_of(request).take_in(record)
    except UnicodeDecodeError:
        return start_page(request, look_of(request).say("web-error-no-text"), None, 422)
    except (BadRecord, BadOptions) as error:
        return start_page(request, tell(error, look_of(request).say), None, 422)
    return RedirectResponse(f"/game/{game}?at=0", 303)


@router.get("/game/{game}/report")
def report(request: Request, game: str) -> Response:
    """The game as text, to be pasted into a bug report or sent to somebody."""
    sitting = hall_of(request).open(game)
    with sitting.lock:
        text = sitting.record().to_json()
    return page("report.jinja", look_of(request), game=game, text=text)


@router.post("/look")
def set_look(request: Request, form: Form) -> Response:
    """Remember language and theme."""
    now = look_of(request)
    language, theme = str(form.get("language", now.language)), str(form.get("theme", now.theme))
    back = str(form.get("back", "/"))
    if not re.fullmatch(r"/[\w\-./?=&%~]*", back) or back.startswith("//"):
        back = "/"
    response = RedirectResponse(back, 303)
    if language in LANGUAGES and theme in ("light", "dark", ""):
        response.set_cookie("biont-look", f"{language}.{theme}", httponly=True, samesite="strict", max_age=31_536_000)
    return response


# -- reading ---------------------------------------------------------------------------------------------------------


@router.get("/rules")
def rules(request: Request, q: str = "") -> Response:
    """The ledger, whole or searched."""
    look = look_of(request)
    needles = q.lower().split()
    found = [rule for rule in ledger("biont.genesis").values() if _matches(rule, needles)]
    parts: dict[str, list[tuple[Rule, list[str]]]] = {}
    seen: set[str] = set()
    for rule in found:
        parts.setdefault(part_of(rule.id), []).append((rule, _marks(rule.id, seen)))
    return page("rules.jinja", look, parts=parts, query=q[:200], count=len(found))


def _matches(rule: Rule, needles: list[str]) -> bool:
    text = " ".join((rule.id, *rule.title.values(), *rule.text.values())).lower()
    return all(needle in text for needle in needles)


def part_of(rule_id: str) -> str:
    """The part of the rulebook that a rule stands in."""
    head = rule_id.split("-")[0].split(".")[0]
    return head if head in ("META", "GL", "IC") else head[0]


def _marks(rule_id: str, seen: set[str]) -> list[str]:
    """Further ids that lead to this rule: those of its paragraph, if no earlier rule has taken them."""
    heads = [rule_id.rsplit(".", 1)[0]] if "." in rule_id else []
    found = re.match(r"[A-Z]+\d+", rule_id)
    if found:
        heads.append(found[0])
    fresh = [head for head in dict.fromkeys(heads) if head not in seen and head not in ledger("biont.genesis")]
    seen.update(fresh)
    return fresh


@router.get("/aid")
def aid(request: Request) -> Response:
    """The player aid."""
    look = look_of(request)

    def sign(icon: str) -> Markup:
        """The drawing of an icon, where there is one."""
        dashed = icon.replace("_", "-")
        symbol = next((f"{kind}-{dashed}" for kind in ("icon", "event") if f"{kind}-{dashed}" in symbols()), "")
        return pen_of(look.language).use(symbol) if symbol else Markup("")

    parts = genesis_aid(look.say)
    return page("aid.jinja", look, aid=parts, terms=spoken(look.language), sign=sign, ruled=ruled, sprite=sprite())


def ruled(text: str) -> Markup:
    """A text in which the ids of rules, which stand in brackets, lead to the page of rules."""

    def link(bracket: re.Match[str]) -> str:
        return NAMED.sub(lambda found: str(rule_link(found[0])), bracket[0])

    return Markup(re.sub(r"\([^()]*\)", link, str(escape(text))))


@router.get("/cards")
def cards(request: Request, pack: str = "standard-2e") -> Response:
    """All cards of a pack by name."""
    if pack not in pack_names():
        raise HTTPException(404)
    found = load_pack(pack)
    look = look_of(request)
    kinds = {
        "landform": [(card.code, card.name) for card in found.landforms],
        "event": [(card.code, card.name) for card in found.events],
        "placard": [(card.code, card.name) for card in found.placards],
        "mutation": [(card.code, card.front.name) for card in found.mutations],
        "parasite": [(side.code, side.name) for card in found.parasites for side in card.sides],
        "macroorganism": [(card.code, card.marine.name) for card in found.macroorganisms],
    }
    return page("cards.jinja", look, kinds=kinds, pack=pack, packs=pack_names())


@router.get("/card/{pack}/{code}")
def card(request: Request, pack: str, code: str) -> Response:
    """One card large, with where every value comes from; for the script only the card itself."""
    look = look_of(request)
    if pack not in pack_names():
        raise HTTPException(404)
    drawn = _card(pack, code, look.language)
    if drawn is None:
        raise HTTPException(404)
    if request.headers.get("x-biont"):
        return HTMLResponse(drawn)
    return page("card.jinja", look, card=drawn, pack=pack, sprite=sprite())


@lru_cache(maxsize=512)
def _card(pack: str, code: str, language: str) -> Markup | None:
    try:
        return draw_card(load_pack(pack), code, Look(language).say)
    except KeyError:
        return None
