"""Packs of one's own: begun, filled in card by card with a drawing that grows, and taken home.

They lie in a folder of whoever runs the server; where others may come too, there is no such folder and no such page.
"""

from __future__ import annotations

import io
import zipfile
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse
from markupsafe import Markup
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException

from biont.games import Definition
from biont.kernel.errors import BadPack
from biont.packs import Cards
from biont.packs.editor import PackEditor, Tried, Wrong
from biont.packs.entries import LONGEST
from biont.packs.layer import HEAD
from biont.server.routes.visit import Form, Named, page, preferences_of
from biont.server.user_packs import LONG, is_name, is_own, own_packs
from biont.words import Words
from biont.words.errors import tell

router = APIRouter(default_response_class=HTMLResponse)

MOST = 50
"""Packs of a game."""


def library_of(request: Request, definition: Named) -> Path:
    """The folder of one's own packs of a game; nobody else's server has one."""
    folder: Path | None = request.app.state.packs
    if folder is None or not definition.library.kinds:
        raise HTTPException(404)
    return folder / definition.name


Shelved = Annotated[Path, Depends(library_of)]


def editor_of(definition: Named, library: Shelved, pack: str) -> PackEditor[Any]:
    """A pack of one's own by its name, which is never a path."""
    if not is_name(pack) or not is_own(library / pack):
        raise HTTPException(404)
    return PackEditor(definition.library, library / pack)


OnDesk = Annotated[PackEditor[Any], Depends(editor_of)]


def kind_of(editor: OnDesk, kind: str) -> Cards:
    """A kind of card of an address."""
    try:
        return editor.kind(kind)
    except KeyError:
        raise HTTPException(404) from None


OfKind = Annotated[Cards, Depends(kind_of)]


@router.get("/{game}/desk")
def packs(request: Request, definition: Named, library: Shelved) -> Response:
    """One's own packs, and a form to begin another."""
    return _packs(request, definition, library)


def _packs(request: Request, definition: Definition, library: Path, problem: str = "", status: int = 200) -> Response:
    own = [place.name for place in own_packs(library)]
    return page(
        "editor.jinja",
        preferences_of(request),
        definition,
        status,
        own=own,
        below=definition.library.names(),
        problem=problem,
    )


@router.post("/{game}/desk")
def begin(request: Request, definition: Named, library: Shelved, form: Form) -> Response:
    """Begin a pack."""
    say = definition.words(preferences_of(request).language)
    name, like = str(form.get("name", "")).strip(), str(form.get("like", ""))
    taken = name in definition.library.names() or (library / name).exists() if is_name(name) else True
    if taken or len(list(library.glob("*"))) >= MOST:
        return _packs(request, definition, library, say("web-desk-bad-name", most=LONG), 422)
    definition.library.write_new(
        library / name, like if like in definition.library.names() else "", lambda hint: tell(hint, say)
    )
    definition.library.bring(str(library / name))
    return RedirectResponse(f"/{definition.name}/desk/{name}", 303)


@router.get("/{game}/desk/{pack}")
def cards(request: Request, definition: Named, editor: OnDesk, pack: str) -> Response:
    """The cards of a pack by kind, with how many of their values are still open."""
    piles = [(kind, editor.slips(kind)) for kind in definition.library.kinds]
    return page("editor_pack.jinja", preferences_of(request), definition, pack=pack, piles=piles, folder=editor.folder)


@router.get("/{game}/desk/{pack}/check")
def checked(request: Request, definition: Named, editor: OnDesk, pack: str) -> Response:
    """How the pack fares in what the rulebooks say about the cards: what is wrong first, then remarks and hints."""
    say = definition.words(preferences_of(request).language)
    try:
        results = definition.library.fares(str(editor.folder))
    except BadPack as error:
        return page("editor_check.jinja", preferences_of(request), definition, pack=pack, broken=tell(error, say))
    failed = sorted((result for result in results if not result.ok), key=lambda result: not result.bad)
    return page(
        "editor_check.jinja",
        preferences_of(request),
        definition,
        pack=pack,
        broken="",
        held=len(results) - len(failed),
        failed=failed,
        told=lambda phrase: tell(phrase, say),
    )


@router.get("/{game}/desk/{pack}/download")
def download(editor: OnDesk, pack: str) -> Response:
    """The pack as its files of TOML."""
    stored = io.BytesIO()
    with zipfile.ZipFile(stored, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in dict.fromkeys((HEAD, *(kind.file for kind in editor.library.kinds))):
            if (editor.folder / file).is_file():
                archive.write(editor.folder / file, f"{pack}/{file}")
    headers = {"Content-Disposition": f'attachment; filename="{pack}.zip"'}
    return Response(stored.getvalue(), media_type="application/zip", headers=headers)


@router.get("/{game}/desk/{pack}/{kind}/{key}")
def card(
    request: Request, definition: Named, editor: OnDesk, cards: OfKind, pack: str, key: str, saved: bool = False
) -> Response:
    """The form of a card."""
    return _card(request, definition, editor, cards, key, None, editor_tried(editor, cards, key, {}), saved=saved)


def editor_tried(editor: PackEditor[Any], cards: Cards, key: str, answers: dict[str, str]) -> Tried[Any]:
    """The pack with some answers; what is no card is no page."""
    try:
        return editor.tried(cards, key, answers)
    except KeyError:
        raise HTTPException(404) from None


def _card(
    request: Request,
    definition: Definition,
    editor: PackEditor[Any],
    cards: Cards,
    key: str,
    answers: dict[str, str] | None,
    tried: Tried[Any],
    *,
    saved: bool = False,
) -> Response:
    say = definition.words(preferences_of(request).language)
    return page(
        "editor_card.jinja",
        preferences_of(request),
        definition,
        422 if tried.wrong and answers is not None else 200,
        pack=editor.folder.name,
        below=editor.head["inherits"],
        cards=cards,
        key=key,
        slips=editor.slips(cards),
        groups=editor.groups(cards, key, answers),
        given=answers or {},
        drawing=_drawn(definition, tried, say),
        wrong=_told(tried.wrong, say),
        hint=tell(cards.hint, say) if cards.hint is not None else "",
        told=lambda phrase: tell(phrase, say),
        field_name=lambda name: called_field(name, say),
        longest=LONGEST,
        saved=saved,
    )


@router.post("/{game}/desk/{pack}/{kind}/{key}")
def enter(request: Request, definition: Named, editor: OnDesk, cards: OfKind, key: str, form: Form) -> Response:
    """Save a card, if nothing is wrong with it, and go on to the next one that is open."""
    answers = _answers(form)
    tried = editor_tried(editor, cards, key, answers)
    wrong = tried.wrong or editor.enter(cards, key, answers)
    if wrong:
        return _card(request, definition, editor, cards, key, answers, Tried(tried.pack, tried.codes, wrong))
    slips = editor.slips(cards)
    place = [slip.key for slip in slips].index(key)
    following = next((slip.key for slip in (*slips[place + 1 :], *slips[:place]) if slip.open), key)
    target = following if form.get("then") == "next" else key
    return RedirectResponse(f"/{definition.name}/desk/{editor.folder.name}/{cards.kind}/{target}?saved=1", 303)


@router.post("/{game}/desk/{pack}/{kind}/{key}/try")
def attempt(request: Request, definition: Named, editor: OnDesk, cards: OfKind, key: str, form: Form) -> Response:
    """The card as it would be drawn, and what is wrong with it, while somebody types."""
    tried = editor_tried(editor, cards, key, _answers(form))
    say = definition.words(preferences_of(request).language)
    return JSONResponse({"drawing": str(_drawn(definition, tried, say)), "wrong": _told(tried.wrong, say)})


def _answers(form: FormData) -> dict[str, str]:
    """What was entered, by its fields; files are none of it."""
    given = {name: text for name, text in form.items() if isinstance(text, str) and len(text) <= LONGEST}
    return {name: text for name, text in given.items() if name not in ("token", "then")}


def _drawn(definition: Definition, tried: Tried[Any], say: Words) -> Markup:
    """The card, or its sides; nothing where it cannot be drawn."""
    if tried.pack is None:
        return Markup("")
    shown = {code for drawer in definition.drawing.gallery.drawers(tried.pack, say) for code, _ in drawer.cards}
    return Markup("").join(
        definition.drawing.gallery.small(tried.pack, code, say) for code in tried.codes if code in shown
    )


def _told(wrong: tuple[Wrong, ...], say: Words) -> dict[str, list[str]]:
    """What is wrong, by fields; under no name what stands elsewhere."""
    found: dict[str, list[str]] = {}
    for one in wrong:
        found.setdefault(one.path, []).append(tell(one.what, say))
    return found


def called_field(name: str, say: Words) -> str:
    """What a field is called."""
    key = f"blank-{name.replace('_', '-')}"
    return say(key) if say.has(key) else name.replace("_", " ")
