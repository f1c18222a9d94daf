"""Ways to people as they are kept: mailboxes that they have confirmed, and addresses that are called."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from biont.server import clock
from biont.server.store.database import Database
from biont.server.store.notices import hooks, mailboxes, pushes
from biont.server.store.people import KeptPerson, people


@dataclass(frozen=True, slots=True)
class Mailbox:
    """Where somebody gets mail; ``stopped`` says why it gets none any more."""

    person: str
    address: str
    confirmed: bool
    stopped: str = ""


@dataclass(frozen=True, slots=True)
class Hook:
    """An address that is called; ``at`` is the table whose room it is, if it is not its owner's own."""

    id: int
    person: str
    at: str
    address: str
    form: str
    error: str = ""


@dataclass(frozen=True, slots=True)
class Subscription:
    """A browser that is told by its push service, and what a message to it is sealed with."""

    person: str
    endpoint: str
    key: str
    auth: str


class Ways(Database):
    """The browsers, mailboxes and hooks of one database."""

    # -- push --------------------------------------------------------------------------------------------------------

    def keep_push(self, one: Subscription) -> None:
        """Tell a browser from now on, as whoever is there now."""
        row = {"person": one.person, "endpoint": one.endpoint, "key": one.key, "auth": one.auth}
        with self._changing() as connection:
            connection.execute(pushes.delete().where(pushes.c.endpoint == one.endpoint))
            connection.execute(pushes.insert().values(**row))

    def pushes_of(self, person: str) -> list[Subscription]:
        """The browsers of somebody."""
        wanted = sa.select(pushes.c.person, pushes.c.endpoint, pushes.c.key, pushes.c.auth)
        with self._reading() as connection:
            return [Subscription(*row) for row in connection.execute(wanted.where(pushes.c.person == person))]

    def drop_push(self, person: str, endpoint: str) -> None:
        """Tell a browser no more."""
        mine = pushes.delete().where(pushes.c.person == person, pushes.c.endpoint == endpoint)
        with self._changing() as connection:
            connection.execute(mine)

    # -- mail --------------------------------------------------------------------------------------------------------

    def mailbox(self, person: str) -> Mailbox | None:
        """Somebody's mailbox; of several that he brought along, the last."""
        wanted = sa.select(mailboxes).where(mailboxes.c.person == person).order_by(mailboxes.c.id.desc()).limit(1)
        with self._reading() as connection:
            row = connection.execute(wanted).first()
        return None if row is None else Mailbox(person, row.address, row.confirmed is not None, row.stopped or "")

    def keep_mailbox(self, person: str, address: str, hashed: str, until: str) -> None:
        """Keep a mailbox that somebody has still to confirm, by a link that is good once and until then."""
        row = {"person": person, "address": address, "hash": hashed, "until": until}
        with self._changing() as connection:
            connection.execute(mailboxes.delete().where(mailboxes.c.person == person))
            connection.execute(mailboxes.insert().values(**row))

    def confirmable(self, hashed: str) -> bool:
        """Whether a link confirms a mailbox."""
        good = (mailboxes.c.hash == hashed, mailboxes.c.until > clock.moment())
        with self._reading() as connection:
            return connection.scalar(sa.select(mailboxes.c.id).where(*good)) is not None

    def confirm_mailbox(self, hashed: str) -> bool:
        """Confirm it, once; whether that was so."""
        good = (mailboxes.c.hash == hashed, mailboxes.c.until > clock.moment())
        known = {"confirmed": clock.moment(), "hash": None, "until": None}
        with self._changing() as connection:
            return bool(connection.execute(mailboxes.update().where(*good).values(**known)).rowcount)

    def drop_mailbox(self, person: str) -> None:
        """Somebody wants no mail at all."""
        with self._changing() as connection:
            connection.execute(mailboxes.delete().where(mailboxes.c.person == person))

    def stop_mailbox(self, person: str, why: str) -> bool:
        """Mail to somebody came back: there is no more until he gives another address; whether there was any."""
        mine = mailboxes.update().where(mailboxes.c.person == person, mailboxes.c.stopped.is_(None))
        with self._changing() as connection:
            return bool(connection.execute(mine.values(stopped=why[:200])).rowcount)

    def by_mailbox(self, address: str) -> KeptPerson | None:
        """Whose confirmed mailbox that is; of several people with the same one, who confirmed it last."""
        wanted = sa.select(people.c.id, people.c.name, people.c.created).select_from(people.join(mailboxes))
        good = (mailboxes.c.address == address, mailboxes.c.confirmed.is_not(None), mailboxes.c.stopped.is_(None))
        with self._reading() as connection:
            row = connection.execute(wanted.where(*good).order_by(mailboxes.c.confirmed.desc())).first()
        return KeptPerson(*row) if row else None

    # -- hooks -------------------------------------------------------------------------------------------------------

    def hooks_of(self, person: str) -> list[Hook]:
        """Somebody's own hooks."""
        return self._hooks(hooks.c.person == person, hooks.c.at.is_(None))

    def hooks_at(self, table: str) -> list[Hook]:
        """Those of a table."""
        return self._hooks(hooks.c.at == table)

    def _hooks(self, *where: sa.ColumnElement[bool]) -> list[Hook]:
        with self._reading() as connection:
            rows = connection.execute(sa.select(hooks).where(*where).order_by(hooks.c.id)).all()
        return [Hook(row.id, row.person, row.at or "", row.address, row.form, row.error or "") for row in rows]

    def keep_hook(self, person: str, address: str, form: str, at: str = "") -> None:
        """Keep a hook, in the place of the one that was there."""
        same = hooks.c.at == at if at else sa.and_(hooks.c.person == person, hooks.c.at.is_(None))
        with self._changing() as connection:
            connection.execute(hooks.delete().where(same))
            connection.execute(hooks.insert().values(person=person, at=at or None, address=address, form=form))

    def drop_hooks(self, person: str, at: str = "") -> None:
        """Have none any more."""
        same = hooks.c.at == at if at else sa.and_(hooks.c.person == person, hooks.c.at.is_(None))
        with self._changing() as connection:
            connection.execute(hooks.delete().where(same))

    def mark_hook(self, hook: int, error: str) -> None:
        """Note what went wrong with a hook; nothing: it works again."""
        with self._changing() as connection:
            connection.execute(hooks.update().where(hooks.c.id == hook).values(error=error[:200] or None))
