"""What may be done here and by whom: one table, acts by roles. The door asks it before anybody replies."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, eq=False)
class Act:
    """Something that a visitor does. ``at_table``: the address names the game at which he does it.

    An act has one address or many; its name is the end of the key of the sentence by which it is refused.
    """

    name: str
    at_table: bool = True

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True, eq=False)
class Role:
    """What somebody is at a game; he may be several things at once."""

    name: str

    def __str__(self) -> str:
        return self.name


OWNER = Role("owner")
"""Whoever runs the machine and sits at it: at home every visitor is that."""
HOST = Role("host")
"""Who opened the table, or was handed the office."""
ASKED = Role("asked")
"""Who has the seat that has to answer now."""
SEAT = Role("seat")
"""Who has another seat."""
AWAY = Role("away")
"""Who has left his seat to a program, and may take it back."""
OUT = Role("out")
"""Whose seat a program has for good: he has lost it to the clock."""
ALONE = Role("alone")
"""The only person at a table: nobody else can be wronged there."""
WATCHER = Role("watcher")
"""Who has no seat, but may look."""
LISTENER = Role("listener")
"""Who watches where the table says that he may read the talk too."""
KEEPER = Role("keeper")
"""A person who looks after a machine that serves others; at their tables he has no right by it."""
STRANGER = Role("stranger")
"""Anybody else: to him there is no such table."""
PROGRAM = Role("program")
"""A program whose seat has to answer now."""

VISIT = Act("visit", at_table=False)
"""Read what is there for all, come in by the door, say how pages shall look."""
BEGIN = Act("begin", at_table=False)
"""Begin a game, bring one along or open a table: it is one's own."""
BE_SOMEBODY = Act("be-somebody", at_table=False)
"""Say what one is called, come back as oneself, send devices away, leave for good."""
FILL_PACKS = Act("fill-packs", at_table=False)
"""Read and fill in packs of cards in the folder of whoever runs the machine."""
CAMPAIGN = Act("campaign", at_table=False)
"""Follow and lead campaigns, which belong to whoever runs the machine."""

KEEP = Act("keep", at_table=False)
"""Look after the machine: see people, tables and queues, send somebody away, close a table, say something to all."""

MEET = Act("meet", at_table=False)
"""Follow invitations, and look at the form of a new table."""
SIT = Act("sit")
"""Take a chair that is open."""
WAIT = Act("wait")
"""Say that one is ready, and leave one's chair."""
LEAD = Act("lead")
"""Invite, send away, give chairs to programs, hand the office on, close the table."""

LOOK = Act("look")
"""See a game as one's seat sees it, or as watchers do: its table, pictures, log, points, and news of it."""
TAKE_RECORD = Act("take-record")
"""Take home what may be known of a game."""
TAKE_SEED = Act("take-seed")
"""Take a running game home whole, with what is to come."""
ANSWER = Act("answer")
"""Answer, and try beforehand what an answer would do."""
TAKE_BACK = Act("take-back")
"""Take one's own answers back, and give them again."""
BE_HELPED = Act("be-helped")
"""Want a hint or the guide."""
WISH = Act("wish")
"""Say how one's own page looks and what it does by itself."""
ARRANGE = Act("arrange")
"""Say how quickly programs answer, and which of them have a seat."""
SEAT_ANYBODY = Act("seat-anybody")
"""Give any seat to a person or to a program."""
LEAVE = Act("leave")
"""Leave one's seat to a program."""
COME_BACK = Act("come-back")
"""Take one's seat back from a program."""
AGAIN = Act("again")
"""When a game is over, meet again at a table with the same people."""
HURRY = Act("hurry")
"""Do something about another person whose time has run out."""
AGREE = Act("agree")
"""Propose something to the others, and say yes or no to what they propose."""
BRANCH = Act("branch")
"""Play on from a moment of the past, and see it through every seat."""
DELETE = Act("delete")
"""Forget a game."""

HEAR = Act("hear")
"""Read what is said at a table."""
SAY = Act("say")
"""Say something there, and whom one wants to hear."""
NOTE = Act("note")
"""Note something for oneself, which nobody else ever sees."""

# fmt: off
WHO =            (OWNER, HOST, ASKED, SEAT, AWAY, OUT, ALONE, WATCHER, LISTENER, STRANGER, PROGRAM, KEEPER)
_, X = False, True
TABLE = {
    VISIT:       (X,     X,    X,     X,    X,    X,   X,     X,       X,        X,        _,       _),
    BEGIN:       (X,     X,    X,     X,    X,    X,   X,     X,       X,        X,        _,       _),
    BE_SOMEBODY: (_,     X,    X,     X,    X,    X,   X,     X,       X,        X,        _,       _),
    FILL_PACKS:  (X,     _,    _,     _,    _,    _,   _,     _,       _,        _,        _,       _),
    CAMPAIGN:    (X,     _,    _,     _,    _,    _,   _,     _,       _,        _,        _,       _),
    KEEP:        (_,     _,    _,     _,    _,    _,   _,     _,       _,        _,        _,       X),
    MEET:        (_,     X,    X,     X,    X,    X,   X,     X,       X,        X,        _,       _),
    SIT:         (_,     X,    X,     X,    _,    _,   X,     X,       X,        _,        _,       _),
    WAIT:        (_,     X,    X,     X,    _,    _,   _,     _,       _,        _,        _,       _),
    LEAD:        (_,     X,    _,     _,    _,    _,   _,     _,       _,        _,        _,       _),
    LOOK:        (X,     X,    X,     X,    X,    X,   X,     X,       X,        _,        _,       _),
    TAKE_RECORD: (X,     X,    X,     X,    X,    X,   X,     X,       X,        _,        _,       _),
    TAKE_SEED:   (X,     _,    _,     _,    _,    _,   X,     _,       _,        _,        _,       _),
    ANSWER:      (X,     _,    X,     _,    _,    _,   _,     _,       _,        _,        X,       _),
    TAKE_BACK:   (X,     _,    X,     X,    _,    _,   _,     _,       _,        _,        _,       _),
    BE_HELPED:   (X,     _,    _,     _,    _,    _,   X,     _,       _,        _,        _,       _),
    WISH:        (X,     X,    X,     X,    _,    _,   _,     _,       _,        _,        _,       _),
    ARRANGE:     (X,     X,    _,     _,    _,    _,   _,     _,       _,        _,        _,       _),
    SEAT_ANYBODY: (X,    _,    _,     _,    _,    _,   _,     _,       _,        _,        _,       _),
    LEAVE:       (_,     _,    X,     X,    _,    _,   _,     _,       _,        _,        _,       _),
    COME_BACK:   (_,     _,    _,     _,    X,    _,   _,     _,       _,        _,        _,       _),
    AGAIN:       (_,     _,    X,     X,    _,    _,   _,     _,       _,        _,        _,       _),
    HURRY:       (_,     _,    _,     X,    _,    _,   _,     _,       _,        _,        _,       _),
    AGREE:       (_,     _,    X,     X,    _,    _,   _,     _,       _,        _,        _,       _),
    BRANCH:      (X,     _,    _,     _,    _,    _,   X,     _,       _,        _,        _,       _),
    DELETE:      (X,     _,    _,     _,    _,    _,   X,     _,       _,        _,        _,       _),
    HEAR:        (_,     X,    X,     X,    X,    X,   _,     _,       X,        _,        _,       _),
    SAY:         (_,     X,    X,     X,    X,    X,   _,     _,       _,        _,        _,       _),
    NOTE:        (_,     X,    X,     X,    X,    X,   _,     _,       _,        _,        _,       _),
}
"""Who may do what: whoever has any of the roles."""
# fmt: on


def may(roles: Collection[Role], act: Act) -> bool:
    """Whether somebody with these roles may do this; an act that stands in no line nobody may do."""
    return any(right and role in roles for role, right in zip(WHO, TABLE.get(act, ()), strict=False))
