"""People as they are kept: names, sessions, and what they come back with; of every secret only its hash."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass

import sqlalchemy as sa

from biont.server.store.database import Database
from biont.server.store.news import EVERYBODY, announce
from biont.server.store.schema import metadata

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("name", sa.String(30), nullable=False),
    sa.Column("created", sa.String(32), nullable=False),
    sa.Column("gone", sa.String(32), nullable=True),
    sa.Column("named", sa.Boolean, nullable=True),
    sa.Column("owner", sa.Boolean, nullable=True),
    sa.Column("barred", sa.String(32), nullable=True),
)
sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("device", sa.String(16), nullable=False, unique=True),
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("created", sa.String(32), nullable=False),
    sa.Column("used", sa.String(32), nullable=False, index=True),
    sa.Column("browser", sa.String(16), nullable=False),
    sa.Column("system", sa.String(16), nullable=False),
)
words = sa.Table(
    "words",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("hash", sa.String(64), nullable=False, unique=True),
    sa.Column("created", sa.String(32), nullable=False),
)
links = sa.Table(
    "links",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("until", sa.String(32), nullable=False, index=True),
)
passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("public", sa.Text, nullable=False),
    sa.Column("count", sa.Integer, nullable=False),
    sa.Column("created", sa.String(32), nullable=False),
    sa.Column("browser", sa.String(16), nullable=False),
    sa.Column("system", sa.String(16), nullable=False),
)

HOLDING = ("tables", "chairs", "mailboxes")
"""Where whoever stands is more than a guest who has gone."""

_belongings: list[sa.Column[str]] = []
_farewells: list[Callable[[sa.Connection, str], None]] = []


def belongs(column: sa.Column[str]) -> None:
    """Say that a column names a person: who played as a guest and comes in as himself takes such rows along."""
    _belongings.append(column)


def at_farewell(leave: Callable[[sa.Connection, str], None]) -> None:
    """Say what else has to be done in the transaction in which a person of that id is forgotten."""
    _farewells.append(leave)


@dataclass(frozen=True, slots=True)
class KeptPerson:
    """Somebody, and since when he is known."""

    id: str
    name: str
    created: str
    owner: bool | None = False
    """Whether he looks after the machine."""


@dataclass(frozen=True, slots=True)
class Device:
    """A device on which somebody is known: what may be said of it in a list."""

    id: str
    browser: str
    system: str
    created: str
    used: str
    hash: str


class People(Database):
    """The people of one database. Times are given: whoever asks has the clock."""

    # -- who -----------------------------------------------------------------------------------------------------------

    def add_person(self, name: str, now: str) -> str:
        """Keep somebody new, and return his id."""
        person = secrets.token_urlsafe(9)
        with self._changing() as connection:
            connection.execute(people.insert().values(id=person, name=name, created=now))
        return person

    def person(self, person: str) -> KeptPerson | None:
        """Somebody by his id; who was forgotten has an empty name."""
        with self._reading() as connection:
            row = connection.execute(_persons.where(people.c.id == person)).first()
        return KeptPerson(*row) if row else None

    def names(self, wanted: list[str]) -> dict[str, str]:
        """What people are called."""
        with self._reading() as connection:
            rows = connection.execute(sa.select(people.c.id, people.c.name).where(people.c.id.in_(wanted))).all()
        return {str(person): str(name) for person, name in rows}

    def names_in_records(self, wanted: list[str]) -> dict[str, str]:
        """What those are called whose names may stand in records."""
        with self._reading() as connection:
            names = sa.select(people.c.id, people.c.name).where(people.c.id.in_(wanted), people.c.named.is_(True))
            return {str(person): str(name) for person, name in connection.execute(names) if name}

    def be_named(self, person: str, wanted: bool) -> None:
        """Say whether one's name may stand in the records of one's games."""
        with self._changing() as connection:
            connection.execute(people.update().where(people.c.id == person).values(named=wanted))

    def rename(self, person: str, name: str) -> None:
        """Call somebody otherwise."""
        with self._changing() as connection:
            connection.execute(people.update().where(people.c.id == person).values(name=name))

    def forget(self, person: str, now: str) -> None:
        """Somebody leaves for good: his name and every way to come back go, what he has played stays."""
        with self._changing() as connection:
            for leave in _farewells:
                leave(connection, person)
            for table in (sessions, words, links, passkeys):
                connection.execute(table.delete().where(table.c.person == person))
            connection.execute(people.update().where(people.c.id == person).values(name="", gone=now))
            announce(connection, EVERYBODY)

    def is_guest(self, person: str) -> bool:
        """Whether somebody is known on one device and has no other way to come back."""
        with self._reading() as connection:
            count = sa.select(sa.func.count()).select_from(sessions).where(sessions.c.person == person)
            ways = [
                connection.scalar(sa.select(one.c.person).where(one.c.person == person)) for one in (words, passkeys)
            ]
            return ways == [None, None] and (connection.scalar(count) or 0) <= 1

    def idle_guests(self, before: str) -> list[str]:
        """People without a game and without a way to come back, whose devices were not used since then."""
        has = [sa.select(one).where(one.is_not(None)) for one in _belongings if one.table.name in HOLDING]
        used = sa.select(sessions.c.person).where(sessions.c.used >= before)
        ways = [sa.select(one.c.person) for one in (words, passkeys)]
        idle = [people.c.id.not_in(one) for one in (used, *ways, *has)]
        wanted = sa.select(people.c.id).where(people.c.created < before, people.c.gone.is_(None), *idle)
        with self._reading() as connection:
            return list(connection.scalars(wanted))

    def merge(self, guest: str, person: str) -> None:
        """Give somebody all that he did as a guest, of whom nothing is left."""
        with self._changing() as connection:
            for column in _belongings:
                connection.execute(column.table.update().where(column == guest).values({column: person}))
            owner = connection.scalar(sa.select(people.c.owner).where(people.c.id == guest))
            if owner:
                connection.execute(people.update().where(people.c.id == person).values(owner=True))
            connection.execute(people.delete().where(people.c.id == guest))

    # -- sessions ------------------------------------------------------------------------------------------------------

    def begin_session(self, person: str, device: Device, instead: str, outdated: str) -> None:
        """Let a device be known; ``instead`` is the session that it had, and those not used since ``outdated`` go."""
        with self._changing() as connection:
            connection.execute(sessions.delete().where((sessions.c.hash == instead) | (sessions.c.used < outdated)))
            row = {"hash": device.hash, "device": device.id, "created": device.created, "used": device.used}
            row |= {"person": person, "browser": device.browser, "system": device.system}
            connection.execute(sessions.insert().values(row))

    def session(self, hashed: str, outdated: str) -> tuple[KeptPerson, str] | None:
        """Whose session that is, and when it was last used; None where nobody's, or it is out of date."""
        found = self._found(_session, {"session": hashed, "outdated": outdated})
        if not found:
            return None
        row = dict(found[0])
        used = str(row.pop("used"))
        return KeptPerson(**row), used

    def use_session(self, hashed: str, now: str) -> None:
        """Note that a session is used."""
        with self._changing() as connection:
            connection.execute(sessions.update().where(sessions.c.hash == hashed).values(used=now))

    def devices(self, person: str, outdated: str) -> list[Device]:
        """The devices on which somebody is known, the one used last first."""
        wanted = sa.select(*(sessions.c[name] for name in ("device", "browser", "system", "created", "used", "hash")))
        mine = wanted.where(sessions.c.person == person, sessions.c.used >= outdated)
        with self._reading() as connection:
            return [Device(*row) for row in connection.execute(mine.order_by(sessions.c.used.desc()))]

    def send_away(self, person: str, device: str) -> bool:
        """Let one of somebody's devices be known no more; whether it was."""
        with self._changing() as connection:
            mine = sessions.delete().where(sessions.c.person == person, sessions.c.device == device)
            announce(connection, EVERYBODY)
            return bool(connection.execute(mine).rowcount)

    def end_session(self, hashed: str) -> None:
        """Let the device of that session be known no more."""
        with self._changing() as connection:
            connection.execute(sessions.delete().where(sessions.c.hash == hashed))
            announce(connection, EVERYBODY)

    # -- ways to come back ---------------------------------------------------------------------------------------------

    def keep_words(self, person: str, hashed: str, now: str) -> None:
        """Eight words bring somebody back; those that did before no longer do."""
        with self._changing() as connection:
            connection.execute(words.delete().where(words.c.person == person))
            connection.execute(words.insert().values(person=person, hash=hashed, created=now))

    def words_since(self, person: str) -> str:
        """When somebody was given his eight words; empty where he has none."""
        with self._reading() as connection:
            return str(connection.scalar(sa.select(words.c.created).where(words.c.person == person)) or "")

    def by_words(self, hashes: list[str]) -> KeptPerson | None:
        """Whom words bring back."""
        found = _persons.select_from(people.join(words)).where(words.c.hash.in_(hashes), _welcome)
        with self._reading() as connection:
            row = connection.execute(found).first()
        return KeptPerson(*row) if row else None

    def keep_link(self, person: str, hashed: str, until: str, now: str) -> None:
        """A link brings somebody to another device until then; one at a time."""
        with self._changing() as connection:
            connection.execute(links.delete().where((links.c.person == person) | (links.c.until <= now)))
            connection.execute(links.insert().values(person=person, hash=hashed, until=until))

    def by_link(self, hashed: str, now: str) -> KeptPerson | None:
        """Whom a link would bring; it is not used up by looking."""
        found = _persons.select_from(people.join(links))
        with self._reading() as connection:
            row = connection.execute(found.where(links.c.hash == hashed, links.c.until > now, _welcome)).first()
        return KeptPerson(*row) if row else None

    def use_link(self, hashed: str, now: str) -> KeptPerson | None:
        """The same, and it was good for once. One that was used, one that is too old and one that never was are told
        apart by nothing: all are the row that is not there."""
        spent = links.delete().where(links.c.hash == hashed, links.c.until > now).returning(links.c.person)
        with self._changing() as connection:
            person = connection.scalar(spent)
            row = connection.execute(_persons.where(people.c.id == person, _welcome)).first()
        return KeptPerson(*row) if row else None


_persons = sa.select(people.c.id, people.c.name, people.c.created, people.c.owner)
_welcome = people.c.barred.is_(None)
"""Nobody has sent him away."""

_session = (
    _persons.add_columns(sessions.c.used)
    .select_from(people.join(sessions))
    .where(sessions.c.hash == sa.bindparam("session"), sessions.c.used >= sa.bindparam("outdated"), _welcome)
)
