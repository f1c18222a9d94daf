"""A secret answer stays secret at a screen that several people share."""

from __future__ import annotations

import pytest

import biont
from biont.kernel import Chance, Record
from biont.server import Store
from biont.server.frame import Frame
from biont.server.hall import Hall
from biont.server.look import Look
from biont.server.sitting import Sitting


def before_vote() -> Record:
    """A game in which a vote about the end of the world has just been called."""
    for seed in range(50):
        game = biont.new("genesis", seats=["red", "blue"], seed=seed)
        chance = Chance(2)
        while game.decision is not None and not game.decision.secret:
            options = game.decision.options
            called = ("call-vote",)
            game.choose(called if called in options else options[chance.below(len(options))])
        if game.decision is not None:
            return game.record()
    raise AssertionError("Nobody voted.")


def voted(hall: Hall, vote: str, players: list[str]) -> Sitting:
    """The game after the first vote."""
    sitting = hall.open(hall.take_in(before_vote(), players))
    sitting.answer(vote, sitting.version)
    assert sitting.decision is not None
    assert sitting.decision.secret
    return sitting


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "An answer given in secret"), ("de", "Eine geheime Antwort")]
)
def test_the_second_voter_reads_nothing_of_the_first_vote(store: Store, language: str, sentence: str) -> None:
    hall = Hall(store)
    frames = []
    for vote in ("gaia", "medea"):
        sitting = voted(hall, vote, ["person", "person"])
        frame = Frame(sitting, Look(language))
        assert frame._taken_back(sitting.steps_back()[0]) == sentence
        regions = frame.data()["regions"]
        frames.append({name: html.replace(sitting.id, "") for name, html in regions.items()})
    assert frames[0] == frames[1]
    assert len(sitting.steps_back()) > 1
    assert sentence in "".join(frames[0].values())
    hall.close()


def test_a_voter_reads_his_own_vote(store: Store) -> None:
    hall = Hall(store)
    record = before_vote()
    seat = biont.replay(record).decision.seat  # type: ignore[union-attr]
    players = ["person" if one == seat else "easy" for one in range(2)]
    sitting = voted(hall, "medea", players)
    frame = Frame(sitting, Look())
    assert frame.seat == seat
    assert frame._taken_back(1) == frame.teller.option(("medea",))
    hall.close()
