"""What need not be asked one by one: answers that a person gives once and for all, and answers given in one.

The rules ask each question all the same, so that records, programs and the rulebook stay as they are.
"""

from __future__ import annotations

from typing import NamedTuple

from biont.kernel.decision import Option


class Standing(NamedTuple):
    """An answer that a question gets without being asked, and the switch by which a person wants that.

    It is ``proven`` where the rules alone show that no other answer is better; then it needs no switch. Where it
    ``rolls``, it only says which dice fall next, once the person has let all of them fall. Where it ``ends`` something,
    it waits as long as the person could take back anything but just such an answer.
    """

    name: str
    option: Option
    proven: bool = False
    rolls: bool = False
    ends: bool = False


class Bundle(NamedTuple):
    """Several answers in one: its name (``web-bundle-<name>`` says it), the answers, and the same in notation.

    It stands beside the single answers, and is offered only where their order makes no difference but that of cards
    below a deck. One that ``rolls`` lets all dice of a phase fall, one after another. It is ``advised`` where nothing
    is left to decide; another one only spares clicks to whoever wants just that.
    """

    name: str
    options: tuple[Option, ...]
    texts: tuple[str, ...]
    rolls: bool = False
    advised: bool = True
