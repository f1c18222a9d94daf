"""Campaigns as they are kept: the text of a file, and which games here belong to it."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass

import sqlalchemy as sa

from biont.server.store.database import Database, now, sorted_out
from biont.server.store.schema import metadata
from biont.server.store.trouble import NoSuchGame, Overtaken, damaged

campaigns = sa.Table(
    "campaigns",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("touched", sa.String(32), nullable=False, index=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("games", sa.Text, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
)


@dataclass(frozen=True, slots=True)
class KeptCampaign:
    """A campaign as it is kept: the text of its file, and its games on this server by their chapters."""

    id: str
    touched: str
    text: str
    games: dict[str, str]
    version: int


class Campaigns(Database):
    """The campaigns of one database."""

    def create_campaign(self, text: str) -> str:
        """Keep a new campaign and return its id."""
        campaign = secrets.token_urlsafe(9)
        with self._changing() as connection:
            row = {"id": campaign, "touched": now(), "text": text, "games": "{}", "version": 0}
            connection.execute(campaigns.insert().values(**row))
        return campaign

    def campaign(self, campaign: str) -> KeptCampaign:
        """A campaign as it stands."""
        with self._reading() as connection:
            row = connection.execute(sa.select(campaigns).where(campaigns.c.id == campaign)).mappings().first()
        if row is None:
            raise NoSuchGame(campaign)
        return _kept(row)

    def latest_campaigns(self, count: int) -> tuple[list[KeptCampaign], list[str]]:
        """The campaigns touched last, and the ids of those among them that cannot be read."""
        return sorted_out(self._latest(campaigns, count), _kept)

    def change_campaign(self, campaign: str, version: int, text: str, played: dict[str, str]) -> None:
        """Keep a campaign as it is now; refused if it has changed since ``version``."""
        update = campaigns.update().where(campaigns.c.id == campaign, campaigns.c.version == version)
        row = {"touched": now(), "text": text, "games": json.dumps(played), "version": version + 1}
        with self._changing() as connection:
            if not connection.execute(update.values(**row)).rowcount:
                raise Overtaken(campaign)


def _kept(row: sa.RowMapping) -> KeptCampaign:
    try:
        games = {str(chapter): str(game) for chapter, game in json.loads(row["games"]).items()}
        return KeptCampaign(str(row["id"]), str(row["touched"]), str(row["text"]), games, int(row["version"]))
    except (ValueError, TypeError, AttributeError) as error:
        raise damaged(str(row["id"])) from error
