"""A scenario as a picture: the table before its answers and after them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from biont.kernel.game import Game
from biont.scenarios import shipped
from biont.words import Words

if TYPE_CHECKING:
    from biont.games.definition import Definition


@dataclass(frozen=True, slots=True)
class Scene:
    """What is shown of a scenario."""

    title: str
    answers: tuple[str, ...]
    boards: Mapping[str, Markup]
    """``before``, and ``after`` where something has changed then."""


def scene(definition: Definition, name: str, say: Words, backdrop: Callable[[str], str]) -> Scene:
    """A scenario that comes with a game, drawn; ``backdrop`` says where a ground lies that many boards share."""
    scenario = shipped(definition.scenarios)[name]
    game = scenario.game()
    own = definition.drawing.board.around(game, say).own
    boards = {"before": _board(definition, game, say, own, backdrop)}
    for number in range(len(scenario.moves)):
        scenario.step(game, number)
    after = _board(definition, game, say, own, backdrop)
    if after != boards["before"]:
        boards["after"] = after
    return Scene(
        scenario.title[say.language],
        tuple(answer for move in scenario.moves for answer in move.answers),
        boards,
    )


def titles(definition: Definition, say: Words) -> dict[str, str]:
    """What every scenario that comes with a game is called."""
    return {name: one.title[say.language] for name, one in shipped(definition.scenarios).items()}


def _board(
    definition: Definition, game: Game[Any], say: Words, own: Sequence[str], backdrop: Callable[[str], str]
) -> Markup:
    """The table with the tableau of whoever was asked first, before and after."""
    board, view = definition.drawing.board, game.view(-1)
    ground = board.backdrop(view)
    shared = next((end for end, one in board.backdrops.items() if ground and one == ground), None)
    around = replace(board.around(game, say), own=own)
    if shared is not None:
        around = replace(around, backdrop=backdrop(shared))
    return board.laid_out(board.draw(view, say, around), say)
