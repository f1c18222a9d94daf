"""L5e. What becomes of the other member when one of a chimera goes ashore, a variant."""

from __future__ import annotations

from biont.genesis import nouns
from biont.genesis.ids import Organism
from biont.genesis.organisms import is_alive, is_macro, is_terrestrial
from biont.genesis.rules.chimera import absorb, absorb_options
from biont.genesis.rules.extinction import revert
from biont.genesis.rules.organs import landfall
from biont.genesis.table import Table
from biont.kernel.decision import Asking, ask
from biont.kernel.declared import Question
from biont.kernel.ledger import rule
from biont.kernel.notation import Verbs
from biont.kernel.play import Play
from biont.kernel.rules import StepRule


@rule("L5a", "L5e.2", "L6a.2")
def mate_ashore(play: Play[Table], organism: Organism, mate: Organism, able: int) -> Asking[None]:
    """After a member's landfall: the other follows if it lacked nothing then, else it falls back to a microorganism."""
    table = play.table
    if not is_macro(table, mate) or is_terrestrial(table, mate):
        return
    if able:
        yield from landfall(play, mate, table.box.rules.landfall_extra_organs)
        return
    play.push("absorb-mate", organism, mate)
    yield from revert(play, mate, "L5e", with_parasite=False)


ASK_ABSORB = Question("absorb", "L5e", about=(nouns.ORGANISM, nouns.ORGANISM))


@rule("L5e.3")
def absorb_mate(play: Play[Table], organism: Organism, mate: Organism) -> Asking[None]:
    """The one ashore may take bionts of its fallen mate, one after another; an NPC takes all it can."""
    table = play.table
    if not is_alive(table, mate) or not is_macro(table, organism) or is_macro(table, mate):
        return
    options = absorb_options(table, organism, mate)
    if not options:
        return
    seat = table.box.seat_of[table.owner[organism]]
    answer = options[0]
    if seat >= 0:
        answer = yield ask(seat, ASK_ABSORB, [*options, ("done",)], (organism, mate))
    if answer[0] == "done":
        return
    play.push("absorb-mate", organism, mate)
    yield from absorb(play, organism, mate, answer[1])


STEPS: dict[str, StepRule] = {"mate-ashore": mate_ashore, "absorb-mate": absorb_mate}
VERBS: Verbs = {}
