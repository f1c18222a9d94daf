"""Where games are kept: one row a game, one row an answer, and nothing acknowledged before it is on the disk.

Everything is SQLAlchemy Core. ``database.py`` has the engine and its transactions; each kind of thing that is kept has
a module with its tables, its rows and its queries.
"""

from biont.server.store.campaigns import Campaigns, KeptCampaign
from biont.server.store.database import sqlite_url
from biont.server.store.games import Games
from biont.server.store.journal import Journal
from biont.server.store.kept import Answer, Kept
from biont.server.store.notices import Notice, Notices
from biont.server.store.owners import Owners
from biont.server.store.parties import Parties, Party
from biont.server.store.passkeys import Passkey, Passkeys
from biont.server.store.people import Device, KeptPerson, People
from biont.server.store.reviews import Reviewing, Reviews
from biont.server.store.tables import Tables
from biont.server.store.talk import Hearing, Message, Talk
from biont.server.store.trouble import NoSuchGame, Overtaken, Trouble
from biont.server.store.turns import Timed, Turns
from biont.server.store.ways import Hook, Mailbox, Subscription, Ways
from biont.server.store.work import Job, Work

__all__ = [
    "Answer",
    "Device",
    "Hearing",
    "Hook",
    "Job",
    "Kept",
    "KeptCampaign",
    "KeptPerson",
    "Mailbox",
    "Message",
    "NoSuchGame",
    "Notice",
    "Overtaken",
    "Party",
    "Passkey",
    "Reviewing",
    "Store",
    "Subscription",
    "Timed",
    "Trouble",
    "sqlite_url",
]


class Store(
    Games, Campaigns, People, Tables, Journal, Talk, Work, Passkeys, Turns, Owners, Notices, Ways, Parties, Reviews
):
    """All that is kept in one database. Every method that changes something is one transaction."""
