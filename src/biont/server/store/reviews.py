"""Reviews of finished games as they are kept: one a game, with how far it has come."""

from __future__ import annotations

import json
from dataclasses import dataclass

import sqlalchemy as sa

from biont.games.review import Review
from biont.server.store.database import Database
from biont.server.store.planned import plans
from biont.server.store.postgres import alone_with
from biont.server.store.schema import metadata
from biont.server.store.work import REVIEW, plan_in

reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("done", sa.Integer, nullable=False),
    sa.Column("of", sa.Integer, nullable=False),
    sa.Column("review", sa.Text, nullable=True),
)


@dataclass(frozen=True, slots=True)
class Reviewing:
    """A review that is there, or on its way: so many steps are done, of so many; of none as long as nobody knows."""

    done: int = 0
    of: int = 0
    review: Review | None = None


class Reviews(Database):
    """The reviews of one database."""

    def review(self, game: str, version: int) -> Reviewing | None:
        """The review of a game as it stands, if somebody has asked for it."""
        wanted = sa.select(reviews.c.done, reviews.c.of, reviews.c.review).where(_of(game, version))
        with self._reading() as connection:
            row = connection.execute(wanted).first()
        if row is None:
            return None
        return Reviewing(row.done, row.of, Review.from_data(json.loads(row.review)) if row.review else None)

    def begin_review(self, game: str, version: int) -> None:
        """Somebody wants one; what there was of the game as it stood before goes. Whoever works here is to make it."""
        with self._changing() as connection:
            alone_with(connection, f"{REVIEW} {game}")
            if connection.scalar(sa.select(reviews.c.game).where(_of(game, version))) is not None:
                return
            connection.execute(reviews.delete().where(reviews.c.game == game))
            connection.execute(reviews.insert().values(game=game, version=version, done=0, of=0))
            if plans(connection):
                plan_in(connection, REVIEW, game, game=game, version=version)

    def keep_review(self, game: str, version: int, review: Reviewing) -> None:
        """How far one has come."""
        found = None if review.review is None else json.dumps(review.review.to_data(), separators=(",", ":"))
        now = {"done": review.done, "of": review.of, "review": found}
        with self._changing() as connection:
            connection.execute(reviews.update().where(_of(game, version)).values(**now))

    def drop_review(self, game: str, version: int) -> None:
        """It cannot be made; whoever likes may ask again."""
        with self._changing() as connection:
            connection.execute(reviews.delete().where(_of(game, version)))


def _of(game: str, version: int) -> sa.ColumnElement[bool]:
    return sa.and_(reviews.c.game == game, reviews.c.version == version)
