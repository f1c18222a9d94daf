"""I was here before: coming back by eight words or by a link, whose reply tells nothing of what was ever there."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from biont.server.allowances import Allowance, whence
from biont.server.people import Person, become, person_of
from biont.server.people.passkeys import are_possible
from biont.server.people.sessions import called, hashed, moment
from biont.server.people.words import BadWords, read, secret_of
from biont.server.routes.visit import Visit
from biont.words.errors import tell


def claim(visit: Visit) -> tuple[Allowance, list[str]]:
    """Take one of the tries; whoever was right gets it back."""
    tries: Allowance = visit.request.app.state.comebacks
    me = person_of(visit.request)
    who = [whence(visit.request), *([f"person {me.id}"] if me else ())]
    tries.claim(*who)
    return tries, who


def was_here(visit: Visit) -> Response:
    """The page that asks for the words."""
    return _asking(visit)


def come_back(visit: Visit) -> Response:
    """Come back by eight words."""
    typed = visit.form.get("words", "")
    try:
        words = read(typed)
        tries, who = claim(visit)
    except BadWords as error:
        return _asking(visit, tell(error, visit.preferences.say), typed)
    found = visit.registry.store.by_words([hashed(secret_of(words))])
    if found is None:
        return _asking(visit, visit.preferences.say("back-wrong"), typed)
    tries.give_back(*who)
    return _is_back(visit, called(found))


def _is_back(visit: Visit, person: Person) -> Response:
    """The device is somebody's now; what it still looks at as whoever it was before ends."""
    become(visit.request, person)
    visit.registry.watchers.wake()
    return visit.lead_to("/me")


def _asking(visit: Visit, problem: str = "", typed: str = "") -> Response:
    shown: dict[str, Any] = {
        "guest": _guest(visit),
        "mail": visit.registry.host.mail is not None,
        "passkeys": are_possible(visit.request),
        "problem": problem,
        "typed": typed,
    }
    return visit.page("back.jinja", status=422 if problem else 200, **shown)


def _guest(visit: Visit) -> bool:
    """Whether somebody is there who is known on this device alone, and whose seats therefore come along."""
    me = person_of(visit.request)
    return me is not None and visit.registry.store.is_guest(me.id)


def look_at_link(visit: Visit) -> Response:
    """What a link leads to. Looking uses nothing up: programs that preview links do that."""
    tries, who = claim(visit)
    found = visit.registry.store.by_link(hashed(visit.path["secret"]), moment())
    if found is None:
        return _nowhere(visit)
    tries.give_back(*who)
    return visit.page("come.jinja", name=found.name, guest=_guest(visit), secret=visit.path["secret"])


def come_by_link(visit: Visit) -> Response:
    """Come to a further device by a link, which is worth nothing from then on."""
    tries, who = claim(visit)
    found = visit.registry.store.use_link(hashed(visit.path["secret"]), moment())
    if found is None:
        return _nowhere(visit)
    tries.give_back(*who)
    return _is_back(visit, called(found))


def _nowhere(visit: Visit) -> Response:
    """One page for a link that was used, one that is too old, and one that never was."""
    return visit.page("nowhere.jinja", status=404)
