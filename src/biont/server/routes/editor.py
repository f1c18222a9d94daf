"""Packs of one's own: begun, filled in card by card with a drawing that grows, and taken home.

They lie in a folder of whoever runs the server; where others may come too, there is no such folder and no such page.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from biont.games import Definition
from biont.kernel.errors import BadPack
from biont.packs import Cards, archive
from biont.packs.editor import PackEditor, Tried, Wrong
from biont.packs.entries import LONGEST
from biont.packs.library import Unwritable
from biont.server.routes.visit import Visit
from biont.server.user_packs import LONG, is_name, is_own, own_packs
from biont.words import Words
from biont.words.errors import tell

MOST = 50
"""Packs of a game."""


# -- packs -----------------------------------------------------------------------------------------------------------


def folder_of(visit: Visit, definition: Definition) -> Path:
    """The folder of one's own packs of a game; nobody else's server has one."""
    if visit.packs is None or not definition.library.kinds:
        raise HTTPException(404)
    return visit.packs / definition.name


def editor_of(visit: Visit, definition: Definition) -> PackEditor[Any]:
    """The pack of one's own that the address names; its name is never a path."""
    folder, pack = folder_of(visit, definition), visit.path["pack"]
    if not is_name(pack) or not is_own(folder / pack):
        raise HTTPException(404)
    return PackEditor(definition.library, folder / pack)


def packs(visit: Visit) -> Response:
    """One's own packs, and a form to begin another."""
    definition = visit.definition()
    return _packs(visit, definition, folder_of(visit, definition))


def _packs(visit: Visit, definition: Definition, folder: Path, problem: str = "", status: int = 200) -> Response:
    own = [place.name for place in own_packs(folder)]
    below = definition.library.names()
    return visit.page("editor.jinja", definition, status, own=own, below=below, problem=problem)


def begin(visit: Visit) -> Response:
    """Begin a pack."""
    definition = visit.definition()
    folder, say = folder_of(visit, definition), definition.words(visit.preferences.language)
    name, like = visit.form.get("name", "").strip(), visit.form.get("like", "")
    if not _is_free(name, definition, folder):
        return _packs(visit, definition, folder, say("web-desk-bad-name", most=LONG), 422)
    definition.library.write_new(
        folder / name, like if like in definition.library.names() else "", lambda hint: tell(hint, say)
    )
    definition.library.bring(str(folder / name))
    return visit.lead_to(f"/{definition.name}/desk/{name}")


def _is_free(name: str, definition: Definition, folder: Path) -> bool:
    """Whether another pack can be called so."""
    taken = not is_name(name) or name in definition.library.names() or (folder / name).exists()
    return not taken and len(list(folder.glob("*"))) < MOST


def bring(visit: Visit) -> Response:
    """Take in a pack from elsewhere, as it was downloaded there, and show how it fares."""
    definition = visit.definition()
    folder, say = folder_of(visit, definition), definition.words(visit.preferences.language)
    data = visit.form.file("file")
    if data is None:
        return _packs(visit, definition, folder, say("web-error-no-file"), 422)
    try:
        name = visit.form.get("name", "").strip() or archive.name_in(data)
        if not _is_free(name, definition, folder):
            return _packs(visit, definition, folder, say("web-desk-bad-name", most=LONG), 422)
        place = archive.take_in(definition.library, data, folder, name)
        definition.library.bring(str(place))
    except Unwritable:
        raise
    except BadPack as error:
        return _packs(visit, definition, folder, tell(error, say), 422)
    return visit.lead_to(f"/{definition.name}/desk/{name}/check")


def cards(visit: Visit) -> Response:
    """The cards of a pack by kind, with how many of their values are still open."""
    definition = visit.definition()
    editor = editor_of(visit, definition)
    piles = [(kind, editor.slips(kind)) for kind in definition.library.kinds]
    folder = "" if visit.in_page else editor.folder
    return visit.page("editor_pack.jinja", definition, pack=editor.folder.name, piles=piles, folder=folder)


def checked(visit: Visit) -> Response:
    """How the pack fares in what the rulebooks say about the cards: what is wrong first, then remarks and hints."""
    definition = visit.definition()
    editor, say = editor_of(visit, definition), definition.words(visit.preferences.language)
    pack = editor.folder.name
    try:
        results = definition.library.fares(str(editor.folder))
    except BadPack as error:
        return visit.page("editor_check.jinja", definition, pack=pack, broken=tell(error, say))
    failed = sorted((result for result in results if not result.ok), key=lambda result: not result.bad)
    return visit.page(
        "editor_check.jinja",
        definition,
        pack=pack,
        broken="",
        held=len(results) - len(failed),
        failed=failed,
        told=lambda phrase: tell(phrase, say),
    )


def download(visit: Visit) -> Response:
    """The pack as its files of TOML."""
    editor = editor_of(visit, visit.definition())
    headers = {"Content-Disposition": f'attachment; filename="{editor.folder.name}.zip"'}
    data = archive.packed(editor.folder, archive.files_of(editor.library))
    return Response(data, media_type="application/zip", headers=headers)


# -- cards -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Entry:
    """A card of a pack of one's own: which one of which kind."""

    definition: Definition
    editor: PackEditor[Any]
    cards: Cards
    key: str

    def tried(self, answers: Mapping[str, str]) -> Tried[Any]:
        """The pack with some answers; what is no card is no page."""
        try:
            return self.editor.tried(self.cards, self.key, answers)
        except KeyError:
            raise HTTPException(404) from None

    def address(self, key: str) -> str:
        """Where another card of the kind is entered."""
        return f"/{self.definition.name}/desk/{self.editor.folder.name}/{self.cards.kind}/{key}"


def entry_of(visit: Visit) -> Entry:
    """The card that the address names."""
    definition = visit.definition()
    editor = editor_of(visit, definition)
    try:
        return Entry(definition, editor, editor.kind(visit.path["kind"]), visit.path["key"])
    except KeyError:
        raise HTTPException(404) from None


def card(visit: Visit) -> Response:
    """The form of a card."""
    entry = entry_of(visit)
    saved = visit.query.switch("saved")
    return _card(visit, entry, None, entry.tried({}), saved=saved)


def _card(
    visit: Visit, entry: Entry, answers: dict[str, str] | None, tried: Tried[Any], *, saved: bool = False
) -> Response:
    definition, editor, cards = entry.definition, entry.editor, entry.cards
    say = definition.words(visit.preferences.language)
    return visit.page(
        "editor_card.jinja",
        definition,
        422 if tried.wrong and answers is not None else 200,
        pack=editor.folder.name,
        below=editor.head["inherits"],
        cards=cards,
        key=entry.key,
        slips=editor.slips(cards),
        groups=editor.groups(cards, entry.key, answers),
        given=answers or {},
        drawing=_drawn(definition, tried, say),
        wrong=_told(tried.wrong, say),
        hint=tell(cards.hint, say) if cards.hint is not None else "",
        told=lambda phrase: tell(phrase, say),
        field_name=lambda name: called_field(name, say),
        longest=LONGEST,
        saved=saved,
    )


def enter(visit: Visit) -> Response:
    """Save a card, if nothing is wrong with it, and go on to the next one that is open."""
    entry, answers = entry_of(visit), _answers(visit)
    editor, cards, key = entry.editor, entry.cards, entry.key
    tried = entry.tried(answers)
    wrong = tried.wrong or editor.enter(cards, key, answers)
    if wrong:
        return _card(visit, entry, answers, Tried(tried.pack, tried.codes, wrong))
    slips = editor.slips(cards)
    place = [slip.key for slip in slips].index(key)
    following = next((slip.key for slip in (*slips[place + 1 :], *slips[:place]) if slip.open), key)
    target = following if visit.form.get("then") == "next" else key
    return visit.lead_to(f"{entry.address(target)}?saved=1")


def attempt(visit: Visit) -> Response:
    """The card as it would be drawn, and what is wrong with it, while somebody types."""
    entry = entry_of(visit)
    tried = entry.tried(_answers(visit))
    say = entry.definition.words(visit.preferences.language)
    return JSONResponse({"drawing": str(_drawn(entry.definition, tried, say)), "wrong": _told(tried.wrong, say)})


def _answers(visit: Visit) -> dict[str, str]:
    """What was entered, by its fields."""
    given = {name: text for name, text in visit.form.items() if len(text) <= LONGEST}
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
