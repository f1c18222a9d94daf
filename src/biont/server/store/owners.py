"""Those who look after the machine: how they become owners, whom they send away, what they say to all, and the log of
what they did, written in the transaction that does it."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from biont.server.store.database import Database, now
from biont.server.store.news import EVERYBODY, announce
from biont.server.store.people import belongs, people, sessions
from biont.server.store.schema import keys, metadata
from biont.server.store.work import again_in

KEY = "owner"
"""Under which name the hash of the link lies by which somebody becomes an owner; empty once it was used."""

OWN, BAR, LET_BACK, CLOSE, SAY, HUSH, AGAIN = "own", "bar", "let-back", "close", "say", "hush", "again"
"""What owners do."""

deeds = sa.Table(
    "deeds",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("moment", sa.String(32), nullable=False),
    sa.Column("person", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("deed", sa.String(16), nullable=False),
    sa.Column("about", sa.String(64), nullable=True),
    sa.Column("text", sa.String(500), nullable=True),
)
belongs(deeds.c.person)


@dataclass(frozen=True, slots=True)
class Deed:
    """What an owner did, when, and about whom or what."""

    moment: str
    person: str
    deed: str
    about: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Resident:
    """Somebody in the list of all people."""

    id: str
    name: str
    created: str
    used: str
    """When he was last seen; empty where no device of his is known any more."""
    owner: bool
    barred: str


class Owners(Database):
    """The owners of one database."""

    # -- becoming one ------------------------------------------------------------------------------------------------

    def offer(self, hashed: str, anew: bool = False) -> None:
        """Let whoever has a link of that hash become an owner; not ``anew``: if there is no owner and was no link."""
        with self._changing() as connection:
            known = connection.scalar(sa.select(keys.c.value).where(keys.c.name == KEY)) is not None
            owners = sa.select(people.c.id).where(people.c.owner.is_(True)).limit(1)
            if not anew and (known or connection.scalar(owners)):
                return
            connection.execute(keys.delete().where(keys.c.name == KEY))
            connection.execute(keys.insert().values(name=KEY, value=hashed))

    def is_offered(self, hashed: str) -> bool:
        """Whether a link leads anywhere."""
        with self._reading() as connection:
            return connection.scalar(_offered(hashed)) is not None

    def become_owner(self, person: str, hashed: str) -> bool:
        """Let somebody be an owner by a link, which is worth nothing from then on; whether it was worth anything."""
        with self._changing() as connection:
            used = keys.update().where(keys.c.name == KEY, keys.c.value == hashed).values(value="")
            if not connection.execute(used).rowcount:
                return False
            connection.execute(people.update().where(people.c.id == person).values(owner=True))
            note_deed(connection, Deed(now(), person, OWN))
            return True

    # -- what they do --------------------------------------------------------------------------------------------------

    def bar(self, owner: str, person: str) -> bool:
        """Send somebody away: from now on no device of his is known, and nothing brings him back. Owners stay."""
        return self._set_barred(owner, person, now())

    def let_back(self, owner: str, person: str) -> bool:
        """Let somebody come again who was sent away."""
        return self._set_barred(owner, person, None)

    def _set_barred(self, owner: str, person: str, since: str | None) -> bool:
        with self._changing() as connection:
            one = people.update().where(people.c.id == person, people.c.owner.is_not(True), people.c.gone.is_(None))
            if not connection.execute(one.values(barred=since)).rowcount:
                return False
            note_deed(connection, Deed(now(), owner, BAR if since else LET_BACK, person))
            return True

    def did(self, owner: str, deed: str, about: str = "", text: str = "") -> None:
        """Note what an owner did, said or took back."""
        with self._changing() as connection:
            note_deed(connection, Deed(now(), owner, deed, about, text))

    def tries_again(self, owner: str) -> int:
        """Plan anew what has failed for good, because an owner wants it; how much that was."""
        with self._changing() as connection:
            count = again_in(connection)
            note_deed(connection, Deed(now(), owner, AGAIN, str(count)))
            return count

    def said_to_all(self) -> str:
        """What an owner has to say to all who are here; empty where nothing."""
        last = sa.select(deeds.c.deed, deeds.c.text).where(deeds.c.deed.in_((SAY, HUSH))).order_by(deeds.c.id.desc())
        with self._reading() as connection:
            row = connection.execute(last.limit(1)).first()
        return str(row[1] or "") if row is not None and row[0] == SAY else ""

    # -- what they see -------------------------------------------------------------------------------------------------

    def deeds(self, count: int) -> list[Deed]:
        """The log, the latest first."""
        wanted = sa.select(*(deeds.c[name] for name in ("moment", "person", "deed", "about", "text")))
        with self._reading() as connection:
            found = connection.execute(wanted.order_by(deeds.c.id.desc()).limit(count))
            return [Deed(row[0], row[1], row[2], row[3] or "", row[4] or "") for row in found]

    def residents(self, count: int, like: str = "") -> list[Resident]:
        """The people whose devices were used last, or those whose name has something in it."""
        used = sa.func.coalesce(sa.func.max(sessions.c.used), "")
        wanted = (
            sa.select(people.c.id, people.c.name, people.c.created, used, people.c.owner, people.c.barred)
            .select_from(people.outerjoin(sessions))
            .where(people.c.gone.is_(None))
            .group_by(people.c.id, people.c.name, people.c.created, people.c.owner, people.c.barred)
            .order_by(used.desc(), people.c.created.desc())
            .limit(count)
        )
        if like:
            wanted = wanted.where(sa.func.lower(people.c.name).contains(like.lower(), autoescape=True))
        with self._reading() as connection:
            return [Resident(*row[:4], bool(row[4]), row[5] or "") for row in connection.execute(wanted)]

    def head_count(self) -> int:
        """How many people there are."""
        with self._reading() as connection:
            wanted = sa.select(sa.func.count()).select_from(people).where(people.c.gone.is_(None))
            return connection.scalar(wanted) or 0


def _offered(hashed: str) -> sa.Select[tuple[str]]:
    return sa.select(keys.c.name).where(keys.c.name == KEY, keys.c.value == hashed, keys.c.value != "")


def note_deed(connection: sa.Connection, deed: Deed) -> None:
    """Write into the log, and let every process look who is still there and what is said to all."""
    row = {"moment": deed.moment, "person": deed.person, "deed": deed.deed}
    connection.execute(deeds.insert().values(**row, about=deed.about or None, text=deed.text or None))
    announce(connection, EVERYBODY)
