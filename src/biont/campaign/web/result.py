"""The game of a campaign that others play: its result by a form, a file, an example, or dice."""

from __future__ import annotations

import secrets

from starlette.responses import Response

from biont.campaign.file import read
from biont.campaign.form import entered, example, filled, form_of, noted
from biont.campaign.megafauna import EXAMPLES
from biont.campaign.page import chapters
from biont.campaign.shown import Texts
from biont.campaign.web.spoken import kept_of, page, say_of
from biont.campaign.web.timeline import Ahead, changed, next_world, timeline_page, way_to
from biont.games.preview import drawn
from biont.kernel import BiontError
from biont.server.fields import Fields
from biont.server.preview import Seen
from biont.server.routes.visit import Visit
from biont.server.store import KeptCampaign
from biont.words import Words
from biont.words.errors import tell

LONGEST = 40_000
"""Bytes of a file with a result."""
EXAMPLE = "example-"
SEEDS, LONGEST_SEED = 1_000_000, 38
"""Seeds that are drawn are below the first, so that they are easily said and typed; others have so many digits."""


def dice(visit: Visit) -> Response:
    """The game between, made up by dice: taken at once, or looked at, as often as somebody throws them again."""
    kept, say, form = kept_of(visit), say_of(visit), visit.form
    text = form.get("seed", "").strip()
    if form.get("do") == "again" or not text:
        text = str(secrets.randbelow(SEEDS))
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_SEED):
        return timeline_page(visit, kept, say("error-web-seed"), 422)
    if form.get("do") not in ("look", "again"):
        return changed(visit, lambda story, _: story.made_up(int(text)))
    try:
        story = read(kept.text).made_up(int(text))
    except BiontError as error:
        return timeline_page(visit, kept, tell(error, say), 422)
    told = [one for one in chapters(story, say) if one.state == "done"][-1]
    lines = [f"{one.name}: {say('campaign-so-many-points', points=one.points)}" for one in told.standings]
    ahead = Ahead(story, next_world(story, text, say.language), dice=text, lines=[*told.legacy, *lines])
    return timeline_page(visit, kept, ahead=ahead)


def result(visit: Visit) -> Response:
    """The form for the result of the game between."""
    return _form(visit, kept_of(visit))


def result_file(visit: Visit) -> Response:
    """The result that was told, as a file."""
    return _toml(noted(read(kept_of(visit).text)))


def bring(visit: Visit) -> Response:
    """The form filled in: by hand, from a file or from an example; then looked at, taken home, or taken."""
    kept, say, form = kept_of(visit), say_of(visit), visit.form
    story = read(kept.text)
    wish = form.get("do", "take")
    texts: Texts = {name: form.all(name) for name in form}
    try:
        if wish == "file":
            return _form(visit, kept, entered(_text(form, say)))
        if wish.startswith(EXAMPLE):
            return _form(visit, kept, example(story, wish.removeprefix(EXAMPLE)))
        if wish == "home":
            return _toml(noted(story, texts))
        if wish == "look":
            return _form(visit, kept, texts, world=next_world(filled(story, texts), drawn(), say.language))
        taken = filled(story, texts)
    except BiontError as error:
        return _form(visit, kept, None if wish == "file" else texts, tell(error, say), 422)
    visit.registry.store.change_campaign(kept.id, kept.version, taken.to_json(), kept.games)
    return way_to(visit, kept.id)


def _text(form: Fields, say: Words) -> str:
    """The file that came with a form."""
    given = form.file("file", LONGEST)
    if given is None:
        raise BiontError(say("web-error-no-file"))
    try:
        return given.decode("utf-8")
    except UnicodeDecodeError:
        raise BiontError(say("campaign-no-text")) from None


def _toml(text: str) -> Response:
    headers = {"Content-Disposition": 'attachment; filename="megafauna.toml"'}
    return Response(text, media_type="application/toml", headers=headers)


def _form(
    visit: Visit,
    kept: KeptCampaign,
    texts: Texts | None = None,
    problem: str = "",
    status: int = 200,
    world: Seen | None = None,
) -> Response:
    """The page of the form, as it was filled in."""
    say, story = say_of(visit), read(kept.text)
    if not story.is_told:
        return timeline_page(visit, kept, problem or say("error-campaign-no-megafauna"), status if problem else 404)
    form = form_of(story, say, texts)
    problems = form.problems()
    return page(
        visit,
        "result.jinja",
        None,
        422 if problems else status,
        campaign=kept.id,
        form=form,
        problems=problems,
        problem="" if problems else problem,
        seen=world,
        examples=EXAMPLES,
    )
