"""Every address of the server, in the order in which they are looked for: method, path, who replies, what is done.

``python -m biont.server.addresses`` prints the table, with what extensions bring.
"""

from __future__ import annotations

from starlette.routing import BaseRoute

from biont.games.extensions import extensions
from biont.server.company.acts import (
    AGAIN,
    AGREE,
    ANSWER,
    BE_HELPED,
    BE_SOMEBODY,
    BEGIN,
    BRANCH,
    COME_BACK,
    DELETE,
    FILL_PACKS,
    HEAR,
    HURRY,
    KEEP,
    LEAD,
    LEAVE,
    LOOK,
    MEET,
    NOTE,
    SAY,
    SIT,
    TAKE_BACK,
    TAKE_RECORD,
    VISIT,
    WAIT,
    WISH,
    Act,
)
from biont.server.routes import (
    after_game,
    agreements,
    clocks,
    daily,
    door,
    editor,
    files,
    lessons,
    reading,
    redirects,
    seats,
    start,
    table,
    tables,
)
from biont.server.routes.route import Route, get, post

HOUSE = (
    get("/static/{stamp}/{name:path}", files.static_file, VISIT),
    post(door.ENTER, door.enter, VISIT),
    get("/", start.start, VISIT),
    post("/games", start.start_game, BEGIN),
    post("/open", start.open_record, BEGIN),
    post("/look", start.set_preferences, VISIT),
    get("/licences", reading.licences, VISIT),
    get("/daily", daily.daily_games, VISIT),
    post("/daily/{game}", daily.begin_daily, BEGIN),
    # from the time when there was one game
    get("/rules", redirects.moved, VISIT),
    get("/aid", redirects.moved, VISIT),
    get("/cards", redirects.moved, VISIT),
    get("/lessons", redirects.moved, VISIT),
    post("/guided", redirects.moved, VISIT),
    get("/lessons/{name}", redirects.moved, VISIT),
    post("/lessons/{name}", redirects.moved, VISIT),
    get("/card/{pack}/{code}", redirects.card, VISIT),
)
"""The server itself."""

PEOPLE = (
    get("/health/live", "biont.server.routes.health:live", VISIT),
    get("/health/ready", "biont.server.routes.health:ready", VISIT),
    get("/me", "biont.server.routes.me:who_i_am", VISIT),
    post("/me/name", "biont.server.routes.me:set_name", BE_SOMEBODY),
    post("/me/named", "biont.server.routes.me:be_named", BE_SOMEBODY),
    post("/me/words", "biont.server.routes.me:write_words", BE_SOMEBODY),
    post("/me/link", "biont.server.routes.me:make_link", BE_SOMEBODY),
    post("/me/devices/{device}/away", "biont.server.routes.me:send_away", BE_SOMEBODY),
    post("/me/holidays", "biont.server.routes.clocks:announce", BE_SOMEBODY),
    post("/me/holidays/off", "biont.server.routes.clocks:call_off", BE_SOMEBODY),
    get("/me/next", "biont.server.routes.notices:next_table", VISIT),
    get("/me/notices", "biont.server.routes.notices:settings", VISIT),
    post("/me/notices", "biont.server.routes.notices:save", BE_SOMEBODY),
    post("/me/notices/mail", "biont.server.routes.notices:set_mail", BE_SOMEBODY),
    post("/me/notices/mail/off", "biont.server.routes.notices:drop_mail", BE_SOMEBODY),
    post("/me/notices/hook", "biont.server.routes.notices:set_hook", BE_SOMEBODY),
    post("/me/notices/hook/off", "biont.server.routes.notices:drop_hook", BE_SOMEBODY),
    post("/me/notices/hook/try", "biont.server.routes.notices:try_hook", BE_SOMEBODY),
    post("/me/push", "biont.server.routes.pushes:begin", BE_SOMEBODY),
    post("/me/push/off", "biont.server.routes.pushes:end", BE_SOMEBODY),
    get("/service-worker.js", "biont.server.routes.pushes:service_worker", VISIT),
    get("/manifest.webmanifest", "biont.server.routes.pushes:manifest", VISIT),
    get("/mail/{secret}", "biont.server.routes.notices:confirming", VISIT),
    post("/mail/{secret}", "biont.server.routes.notices:confirm", BE_SOMEBODY),
    get("/unsubscribe/{key}", "biont.server.routes.notices:unsubscribing", VISIT),
    post("/unsubscribe/{key}", "biont.server.routes.notices:unsubscribe", BE_SOMEBODY, keyed=True),
    post("/back/mail", "biont.server.routes.notices:back_by_mail", BE_SOMEBODY),
    get("/me/events", "biont.server.routes.news:events", VISIT),
    get("/me/data", "biont.server.routes.me:data", VISIT),
    get("/me/forget", "biont.server.routes.me:leaving", VISIT),
    post("/me/forget", "biont.server.routes.me:leave_for_good", BE_SOMEBODY),
    post("/me/passkeys/ask", "biont.server.routes.passkeys:ask_to_make", BE_SOMEBODY),
    post("/me/passkeys", "biont.server.routes.passkeys:make", BE_SOMEBODY),
    post("/me/passkeys/{key}/away", "biont.server.routes.passkeys:let_go", BE_SOMEBODY),
    post("/back/passkey/ask", "biont.server.routes.passkeys:ask_to_use", BE_SOMEBODY),
    post("/back/passkey", "biont.server.routes.passkeys:use", BE_SOMEBODY),
    get("/back", "biont.server.routes.back:was_here", VISIT),
    post("/back", "biont.server.routes.back:come_back", BE_SOMEBODY),
    get("/imprint", "biont.server.routes.house_rules:imprint", VISIT),
    get("/privacy", "biont.server.routes.house_rules:privacy", VISIT),
    get("/own/{secret}", "biont.server.routes.owner:offered", VISIT),
    post("/own/{secret}", "biont.server.routes.owner:own", BE_SOMEBODY),
    get("/owner", "biont.server.routes.owner:house", KEEP),
    get("/owner/people", "biont.server.routes.owner:people", KEEP),
    get("/owner/tables", "biont.server.routes.owner:tables", KEEP),
    post("/owner/people/{person}/away", "biont.server.routes.owner:send_away", KEEP),
    post("/owner/people/{person}/back", "biont.server.routes.owner:let_back", KEEP),
    post("/owner/tables/{table}/close", "biont.server.routes.owner:close", KEEP),
    post("/owner/say", "biont.server.routes.owner:say_to_all", KEEP),
    post("/owner/hush", "biont.server.routes.owner:hush", KEEP),
    post("/owner/again", "biont.server.routes.owner:try_again", KEEP),
    get("/come/{secret}", "biont.server.routes.back:look_at_link", VISIT),
    post("/come/{secret}", "biont.server.routes.back:come_by_link", BE_SOMEBODY),
)
"""Who somebody is; only where there are people. Named by strings, since a web page has none."""

TABLES = (
    get("/game/{game}", table.table, LOOK),
    get("/game/{game}/backdrop/{stamp}.svg", table.backdrop, LOOK),
    get("/game/{game}/frame", table.frame, LOOK),
    get("/game/{game}/effect/{version}/{number}", table.effect, ANSWER),
    get("/game/{game}/effects/{version}", table.effects, ANSWER),
    get("/game/{game}/events", table.events, LOOK),
    post("/game/{game}/answer/{version}", table.answer, ANSWER),
    post("/game/{game}/undo/{version}", table.undo, TAKE_BACK),
    post("/game/{game}/redo/{version}", table.redo, TAKE_BACK),
    post("/game/{game}/arrange", table.arrange, WISH),
    post("/game/{game}/guide", table.explained, BE_HELPED),
    post("/game/{game}/hint/{version}", table.hint_wanted, BE_HELPED),
    post("/game/{game}/branch", table.branch, BRANCH),
    post("/game/{game}/delete", table.delete, DELETE),
    get("/game/{game}/record", after_game.record, TAKE_RECORD),
    get("/game/{game}/report", after_game.report, TAKE_RECORD),
    get("/game/{game}/board.svg", after_game.picture, LOOK),
    get("/game/{game}/share.svg", after_game.share, LOOK),
    get("/game/{game}/end", after_game.end, LOOK),
    get("/game/{game}/review", after_game.review, LOOK),
    post("/game/{game}/review", after_game.review_wanted, LOOK),
    get("/game/{game}/chronicle", after_game.natural_history, LOOK),
    get("/game/{game}/cause/{line}", after_game.cause, LOOK),
    get("/game/{game}/log", after_game.log, LOOK),
)
"""One game that is played, or was."""

MEETING = (
    get("/tables/{game}", tables.opening, MEET),
    get("/tables/{game}/said", "biont.server.routes.table_said:said", MEET),
    post("/tables/{game}", tables.open_table, BEGIN),
    get("/table/{table}", tables.room, LOOK),
    get("/table/{table}/events", tables.room_events, LOOK),
    post("/table/{table}/sit/{number}", tables.sit, SIT),
    post("/table/{table}/stand/{number}", tables.stand, WAIT),
    post("/table/{table}/ready", tables.ready, WAIT),
    post("/table/{table}/host/{number}", tables.hand_on, LEAD),
    post("/table/{table}/give/{number}", tables.give, LEAD),
    post("/table/{table}/invite", tables.invite, LEAD),
    post("/table/{table}/withdraw", tables.withdraw, LEAD),
    post("/table/{table}/close", tables.close, LEAD),
    get("/table/{table}/talk", "biont.server.routes.talk:talk", HEAR),
    post("/table/{table}/talk", "biont.server.routes.talk:say", SAY),
    post("/table/{table}/talk/heard", "biont.server.routes.talk:heard", SAY),
    post("/table/{table}/talk/off", "biont.server.routes.talk:switch", SAY),
    post("/table/{table}/talk/mute/{number}", "biont.server.routes.talk:mute", SAY),
    post("/table/{table}/hook", "biont.server.routes.notices:set_room", SAY),
    post("/table/{table}/hook/try", "biont.server.routes.notices:try_room", SAY),
    post("/table/{table}/notes", "biont.server.routes.talk:note", NOTE),
    get("/invited/{key}", tables.invited, MEET),
    post("/invited/{key}", tables.come, MEET),
    post("/game/{game}/leave", seats.leave, LEAVE),
    post("/game/{game}/come-back", seats.come_back, COME_BACK),
    post("/game/{game}/offer/{number}", seats.offer, LEAD),
    post("/game/{game}/again", seats.again, AGAIN),
    post("/game/{game}/hurry", clocks.hurry, HURRY),
    post("/game/{game}/propose", agreements.propose, AGREE),
    post("/game/{game}/agree/{number}", agreements.agree, AGREE),
    post("/game/{game}/refuse/{number}", agreements.refuse, AGREE),
    post("/game/{game}/go-on", agreements.go_on, AGREE),
)
"""Where people meet before a game begins, leave it, agree on something, and meet again."""

GAMES = (
    post("/{game}/guided", lessons.guided_game, BEGIN),
    get("/{game}/lessons", lessons.lessons, VISIT),
    get("/{game}/lessons/{name}", lessons.lesson, VISIT),
    post("/{game}/lessons/{name}", lessons.choose, VISIT),
    get("/{game}/desk", editor.packs, FILL_PACKS),
    post("/{game}/desk", editor.begin, FILL_PACKS),
    post("/{game}/desk/bring", editor.bring, FILL_PACKS),
    get("/{game}/desk/{pack}", editor.cards, FILL_PACKS),
    get("/{game}/desk/{pack}/check", editor.checked, FILL_PACKS),
    get("/{game}/desk/{pack}/download", editor.download, FILL_PACKS),
    get("/{game}/desk/{pack}/{kind}/{key}", editor.card, FILL_PACKS),
    post("/{game}/desk/{pack}/{kind}/{key}", editor.enter, FILL_PACKS),
    post("/{game}/desk/{pack}/{kind}/{key}/try", editor.attempt, FILL_PACKS),
    get("/{game}/rules", reading.rules, VISIT),
    get("/{game}/rules/{name}", reading.rule, VISIT),
    get("/{game}/scenes/{name}", reading.scene, VISIT),
    get("/{game}/aid", reading.aid, VISIT),
    get("/{game}/cards", reading.cards, VISIT),
    get("/{game}/pictures/{name}.svg", reading.picture, VISIT),
    get("/{game}/cards/{pack}/{code}", reading.card, VISIT),
)
"""What there is of every game; they come last, so that no game takes the place of what is older."""


def addresses(people: bool = False) -> tuple[Route, ...]:
    """The whole table, with what there is where visitors are told apart; what is asked for most stands first."""
    brought = [route for extension in extensions() for route in extension.pages.routes]
    met = (*PEOPLE, *MEETING) if people else ()
    return tuple(map(declared, (*TABLES, *HOUSE, *met, *brought, *GAMES)))


def declared(route: BaseRoute) -> Route:
    """A route that says what a visitor does there; with any other one no server starts."""
    if not isinstance(route, Route) or not isinstance(route.act, Act):
        raise TypeError(f"{route} does not say what is done there: biont.server.company.acts has the acts.")
    return route


if __name__ == "__main__":
    print(*addresses(people=True), sep="\n")
