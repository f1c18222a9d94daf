"""Every address of the server, in the order in which they are looked for: method, path, and who replies.

``python -m biont.server.addresses`` prints the table, with what extensions bring.
"""

from __future__ import annotations

from starlette.routing import BaseRoute

from biont.games.extensions import extensions
from biont.server.routes import after_game, daily, door, editor, files, lessons, reading, redirects, start, table
from biont.server.routes.route import get, post

HOUSE = (
    get("/static/{stamp}/{name:path}", files.static_file),
    post(door.ENTER, door.enter),
    get("/", start.start),
    post("/games", start.start_game),
    post("/open", start.open_record),
    post("/look", start.set_preferences),
    get("/daily", daily.daily_games),
    post("/daily/{game}", daily.begin_daily),
    # from the time when there was one game
    get("/rules", redirects.moved),
    get("/aid", redirects.moved),
    get("/cards", redirects.moved),
    get("/lessons", redirects.moved),
    post("/guided", redirects.moved),
    get("/lessons/{name}", redirects.moved),
    post("/lessons/{name}", redirects.moved),
    get("/card/{pack}/{code}", redirects.card),
)
"""The server itself."""

TABLES = (
    get("/game/{game}", table.table),
    get("/game/{game}/backdrop/{stamp}.svg", table.backdrop),
    get("/game/{game}/frame", table.frame),
    get("/game/{game}/effect/{version}/{number}", table.effect),
    get("/game/{game}/events", table.events),
    post("/game/{game}/answer/{version}", table.answer),
    post("/game/{game}/undo/{version}", table.undo),
    post("/game/{game}/redo/{version}", table.redo),
    post("/game/{game}/arrange", table.arrange),
    post("/game/{game}/guide", table.explained),
    post("/game/{game}/hint/{version}", table.hint_wanted),
    post("/game/{game}/branch", table.branch),
    post("/game/{game}/delete", table.delete),
    get("/game/{game}/record", after_game.record),
    get("/game/{game}/report", after_game.report),
    get("/game/{game}/board.svg", after_game.picture),
    get("/game/{game}/share.svg", after_game.share),
    get("/game/{game}/end", after_game.end),
    get("/game/{game}/chronicle", after_game.natural_history),
    get("/game/{game}/cause/{line}", after_game.cause),
    get("/game/{game}/log", after_game.log),
)
"""One game that is played, or was."""

GAMES = (
    post("/{game}/guided", lessons.guided_game),
    get("/{game}/lessons", lessons.lessons),
    get("/{game}/lessons/{name}", lessons.lesson),
    post("/{game}/lessons/{name}", lessons.choose),
    get("/{game}/desk", editor.packs),
    post("/{game}/desk", editor.begin),
    post("/{game}/desk/bring", editor.bring),
    get("/{game}/desk/{pack}", editor.cards),
    get("/{game}/desk/{pack}/check", editor.checked),
    get("/{game}/desk/{pack}/download", editor.download),
    get("/{game}/desk/{pack}/{kind}/{key}", editor.card),
    post("/{game}/desk/{pack}/{kind}/{key}", editor.enter),
    post("/{game}/desk/{pack}/{kind}/{key}/try", editor.attempt),
    get("/{game}/rules", reading.rules),
    get("/{game}/rules/{name}", reading.rule),
    get("/{game}/aid", reading.aid),
    get("/{game}/cards", reading.cards),
    get("/{game}/pictures/{name}.svg", reading.picture),
    get("/{game}/cards/{pack}/{code}", reading.card),
)
"""What there is of every game; they come last, so that no game takes the place of what is older."""


def addresses() -> tuple[BaseRoute, ...]:
    """The whole table."""
    brought = [route for extension in extensions() for route in extension.pages.routes]
    return (*HOUSE, *TABLES, *brought, *GAMES)


if __name__ == "__main__":
    print(*addresses(), sep="\n")
