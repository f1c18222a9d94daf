"""Passkeys as they are kept: of each what a signature is checked by, which is no secret."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from biont.server.store.database import Database
from biont.server.store.people import KeptPerson, passkeys, people


@dataclass(frozen=True, slots=True)
class Passkey:
    """A passkey by the hash of its id, and what may be said of it in a list."""

    hash: str
    person: str
    public: str
    count: int
    """How often it was used, as it says itself; many say nothing."""
    created: str
    browser: str
    system: str


class Passkeys(Database):
    """The passkeys of one database."""

    def keep_passkey(self, passkey: Passkey) -> None:
        """A passkey brings somebody back from now on."""
        with self._changing() as connection:
            connection.execute(passkeys.delete().where(passkeys.c.hash == passkey.hash))
            row = {column.name: getattr(passkey, column.name) for column in passkeys.columns}
            connection.execute(passkeys.insert().values(row))

    def passkeys(self, person: str) -> list[Passkey]:
        """Those of a person, the oldest first."""
        mine = sa.select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created)
        with self._reading() as connection:
            return [Passkey(*row) for row in connection.execute(mine)]

    def by_passkey(self, hashed: str) -> tuple[KeptPerson, Passkey] | None:
        """Whom a passkey brings back."""
        with self._reading() as connection:
            row = connection.execute(sa.select(passkeys).where(passkeys.c.hash == hashed)).first()
            found = Passkey(*row) if row else None
            wanted = sa.select(people.c.id, people.c.name, people.c.created, people.c.owner)
            here = wanted.where(people.c.id == found.person, people.c.barred.is_(None)) if found else None
            who = connection.execute(here).first() if here is not None else None
        return (KeptPerson(*who), found) if who and found else None

    def use_passkey(self, hashed: str, count: int) -> None:
        """A passkey was used, so often now."""
        with self._changing() as connection:
            connection.execute(passkeys.update().where(passkeys.c.hash == hashed).values(count=count))

    def drop_passkey(self, person: str, hashed: str) -> bool:
        """Let one of somebody's passkeys bring nobody back; whether it did."""
        mine = passkeys.delete().where(passkeys.c.person == person, passkeys.c.hash == hashed)
        with self._changing() as connection:
            return bool(connection.execute(mine).rowcount)
