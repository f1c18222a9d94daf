"""The game of a campaign that others play: its result by a form, a file, an example, or dice."""

from __future__ import annotations

import secrets

from fastapi import Request, Response
from starlette.datastructures import FormData, UploadFile

from biont.campaign.file import read
from biont.campaign.form import entered, example, filled, form_of, noted
from biont.campaign.megafauna import EXAMPLES
from biont.campaign.page import chapters
from biont.campaign.shown import Texts
from biont.campaign.web.spoken import page, routes, say_of
from biont.campaign.web.timeline import Ahead, changed, next_world, timeline_page, way_to
from biont.games.preview import drawn
from biont.kernel import BiontError
from biont.server.preview import Seen
from biont.server.routes.visit import Form, preferences_of, registry_of
from biont.server.store import KeptCampaign
from biont.words import Words
from biont.words.errors import tell

router = routes()

LONGEST = 40_000
"""Bytes of a file with a result."""
EXAMPLE = "example-"
SEEDS, LONGEST_SEED = 1_000_000, 38
"""Seeds that are drawn are below the first, so that they are easily said and typed; others have so many digits."""


@router.post("/campaign/{campaign}/dice")
def dice(request: Request, campaign: str, form: Form) -> Response:
    """The game between, made up by dice: taken at once, or looked at, as often as somebody throws them again."""
    kept, say = registry_of(request).store.campaign(campaign), say_of(request)
    text = str(form.get("seed", "")).strip()
    if form.get("do") == "again" or not text:
        text = str(secrets.randbelow(SEEDS))
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_SEED):
        return timeline_page(request, kept, say("error-web-seed"), 422)
    if form.get("do") not in ("look", "again"):
        return changed(request, campaign, lambda story, _: story.made_up(int(text)))
    try:
        story = read(kept.text).made_up(int(text))
    except BiontError as error:
        return timeline_page(request, kept, tell(error, say), 422)
    told = [one for one in chapters(story, say) if one.state == "done"][-1]
    lines = [f"{one.name}: {say('campaign-so-many-points', points=one.points)}" for one in told.standings]
    ahead = Ahead(story, next_world(story, text, say.language), dice=text, lines=[*told.legacy, *lines])
    return timeline_page(request, kept, ahead=ahead)


@router.get("/campaign/{campaign}/result")
def result(request: Request, campaign: str) -> Response:
    """The form for the result of the game between."""
    return _form(request, registry_of(request).store.campaign(campaign))


@router.get("/campaign/{campaign}/result.toml")
def result_file(request: Request, campaign: str) -> Response:
    """The result that was told, as a file."""
    return _toml(noted(read(registry_of(request).store.campaign(campaign).text)))


@router.post("/campaign/{campaign}/result")
def bring(request: Request, campaign: str, form: Form) -> Response:
    """The form filled in: by hand, from a file or from an example; then looked at, taken home, or taken."""
    kept, say = registry_of(request).store.campaign(campaign), say_of(request)
    story = read(kept.text)
    wish = str(form.get("do", "take"))
    texts: Texts = {name: [str(one) for one in form.getlist(name)] for name in form}
    try:
        if wish == "file":
            return _form(request, kept, entered(_text(form, say)))
        if wish.startswith(EXAMPLE):
            return _form(request, kept, example(story, wish.removeprefix(EXAMPLE)))
        if wish == "home":
            return _toml(noted(story, texts))
        if wish == "look":
            return _form(request, kept, texts, world=next_world(filled(story, texts), drawn(), say.language))
        taken = filled(story, texts)
    except BiontError as error:
        return _form(request, kept, None if wish == "file" else texts, tell(error, say), 422)
    registry_of(request).store.change_campaign(kept.id, kept.version, taken.to_json(), kept.games)
    return way_to(kept.id)


def _text(form: FormData, say: Words) -> str:
    """The file that came with a form."""
    file = form.get("file")
    if not isinstance(file, UploadFile) or not file.filename:
        raise BiontError(say("web-error-no-file"))
    try:
        return file.file.read(LONGEST).decode("utf-8")
    except UnicodeDecodeError:
        raise BiontError(say("campaign-no-text")) from None


def _toml(text: str) -> Response:
    headers = {"Content-Disposition": 'attachment; filename="megafauna.toml"'}
    return Response(text, media_type="application/toml", headers=headers)


def _form(
    request: Request,
    kept: KeptCampaign,
    texts: Texts | None = None,
    problem: str = "",
    status: int = 200,
    world: Seen | None = None,
) -> Response:
    """The page of the form, as it was filled in."""
    say, story = say_of(request), read(kept.text)
    if not story.is_told:
        return timeline_page(request, kept, problem or say("error-campaign-no-megafauna"), status if problem else 404)
    form = form_of(story, say, texts)
    problems = form.problems()
    return page(
        "result.jinja",
        preferences_of(request),
        None,
        422 if problems else status,
        campaign=kept.id,
        form=form,
        problems=problems,
        problem="" if problems else problem,
        seen=world,
        examples=EXAMPLES,
    )
