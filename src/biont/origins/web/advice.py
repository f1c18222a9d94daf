"""What Bios:Origins can tell somebody before he chooses, and how it is learnt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from biont.draw.remembered import reads
from biont.games.advice import Advice, Fact, Glossary, Odds, Regret, Risk, TriedOption
from biont.games.guide import Guide
from biont.games.lessons import Lesson
from biont.games.puzzles import Puzzle, shipped
from biont.kernel.decision import Decision, Option
from biont.kernel.declared import Event, Question
from biont.kernel.game import Game
from biont.kernel.play import Entry
from biont.origins.brain import elders, elders_of_all, free_will
from biont.origins.cards import (
    ALL_TRACKS,
    CULTURE,
    DISCIPLINES,
    ICONS,
    INFORMATION,
    POLITICS,
    RESOURCES,
)
from biont.origins.draw.board import enlightened
from biont.origins.draw.faces import Face, challenge_face, idea_face
from biont.origins.draw.gains import gains
from biont.origins.people import cuboids, full_spots
from biont.origins.rules.advanced.inventions import ASK_INVENTION
from biont.origins.rules.advancements import ASK_PRAY
from biont.origins.rules.auction import ASK_BID, ASK_ORIENT, ASK_PAY
from biont.origins.rules.challenge import ASK_CHALLENGE_PHASE, CHALLENGE_GODS, CLAIM, GLOBALIZE, SKIP
from biont.origins.rules.chaos import ASK_DISSENT, ASK_REBEL, REBELLED
from biont.origins.rules.climate import ASK_LAY_CHIT, ASK_LIFT_CHIT, CHIT_LAID
from biont.origins.rules.destroy import ASK_FLEE, ASK_REFUGE, CITY_LOST, MIGRANT_LOST
from biont.origins.rules.events import ASK_LOSE_CITY, ASK_LOSE_ELDER
from biont.origins.rules.knowledge import ASK_ELECT, ASK_INVENT, ASK_LIBRARY, ASK_SPECIALIZE
from biont.origins.rules.philosophy import ASK_GLOBALIZE, ASK_GLOBALIZE_FURTHER, within_reach
from biont.origins.rules.quell import ASK_QUELL
from biont.origins.rules.scoring import final_score, is_scored
from biont.origins.rules.spread import ASK_DESTINATION, ASK_SPREAD
from biont.origins.rules.urbanize import ASK_GIVE_UP, ASK_SETTLE, ASK_URBANIZE
from biont.origins.scenario import SCENARIOS
from biont.origins.table import Idea, Seat, Table, row_of
from biont.origins.tableau import ALL_DISCIPLINES
from biont.origins.web.facts import facts, is_new, listed, only_turns, oriented
from biont.origins.web.forecasts import drawn, threats, told
from biont.origins.web.glossary import glossary
from biont.origins.web.guide import FirstGame
from biont.origins.web.journeys import journey
from biont.origins.web.leads import lead_at, may_count
from biont.origins.web.lessons import LESSONS
from biont.origins.web.odds import draws, prospects
from biont.origins.web.prizes import disarms, paid, prize, risen
from biont.origins.web.puzzles import theme
from biont.origins.web.regrets import Try, is_worth_it, regrets
from biont.origins.web.risks import risks
from biont.origins.web.worth import ACTIVITIES, is_worthy, passes_points
from biont.origins.words.cards import about, icon_name, term
from biont.origins.words.teller import Teller
from biont.words import Words
from biont.words.places import where

DEEDS = frozenset(
    (
        ASK_DESTINATION, ASK_ELECT, ASK_GLOBALIZE, ASK_GLOBALIZE_FURTHER, ASK_INVENT, ASK_LIBRARY, ASK_PRAY, ASK_SETTLE,
        ASK_SPECIALIZE, ASK_SPREAD, ASK_URBANIZE,
    )
)  # fmt: skip
"""Questions that finish what an activity or a Bellwether has begun."""

LOSSES = frozenset((ASK_DISSENT, ASK_FLEE, ASK_REFUGE))
"""Questions that finish a loss."""

FINISHED: Mapping[Question, tuple[Question, ...]] = {
    ASK_BID: (ASK_PAY, ASK_ORIENT),
    ASK_GIVE_UP: (ASK_FLEE, ASK_REFUGE),
    ASK_LIFT_CHIT: (ASK_LAY_CHIT,),
    ASK_LOSE_CITY: (ASK_LOSE_CITY,),
    ASK_LOSE_ELDER: (ASK_LOSE_ELDER,),
    ASK_PAY: (ASK_PAY, ASK_ORIENT),
    ASK_QUELL: (ASK_QUELL,),
    ASK_REFUGE: (ASK_LOSE_CITY, ASK_QUELL),
    ASK_SETTLE: (ASK_GIVE_UP,),
    ASK_URBANIZE: (ASK_GIVE_UP,),
}
"""Questions that finish another one; some are asked again until enough is lost or paid."""

SERVING = frozenset((ASK_GIVE_UP, ASK_PAY, ASK_PRAY, ASK_SETTLE))
"""Questions about what an answer uses up or moves along the way."""

MEANT = {
    "branch": "migrant", "depart": "migrant", "found": "city",
    "globalize": "philosophy", "stay": "philosophy", "step-to": "philosophy",
    "decline": "skip", "emigrate": "room", "expend-elder": "home", "land": "room", "start": "room",
    **dict.fromkeys(("destroy-city", "give-up", "starve-city", "yield-city"), "loss"),
    **dict.fromkeys(("expend-emissary", "expend-migrant", "flee", "rebel", "starve"), "lost"),
}  # fmt: skip
"""Answers that are given for the same reason, by the end of its key; others have one of their own, or none."""

DEALT = {"trade": "trade", "convert": "preach", "attack": "attack", "besiege": "siege", "enslave": "enslave"}
"""The term that explains a transaction; those with a City are called so, too."""

DEFINED = {
    "challenge": ("challenge",),
    "claim": ("claim-comet", "bellwether"),
    "globalize": ("globalize", "philosophy"),
}
"""The terms that explain what can be done in the challenge phase."""

NAMED: Mapping[Event, tuple[Question, ...]] = {
    REBELLED: (ASK_DISSENT,),
    MIGRANT_LOST: (),
    CITY_LOST: (ASK_DISSENT,),
    CHIT_LAID: (ASK_REFUGE, ASK_FLEE, ASK_DISSENT, ASK_REBEL),
}
"""What most questions name themselves, and those that do not; that somebody starves (H1b) says why."""


class OriginsAdvice(Advice):
    """What the next challenge may bring, regrets, a guide, lessons, and the glossary of the game."""

    guide: Guide = FirstGame(SCENARIOS)
    lessons: Mapping[str, Lesson] = LESSONS

    @property
    def puzzles(self) -> Mapping[str, Puzzle]:
        """Those of the file beside the game."""
        return shipped("biont.origins", "origins")

    def theme(self, game: Game[Table], decision: Decision, compared: Sequence[Option] = ()) -> str:
        """What a question is about as a puzzle."""
        return theme(game, decision, compared)

    def before_dice(
        self, table: Table, decision: Decision, option: Option, teller: Teller, say: Words
    ) -> tuple[str, ...]:
        """What a challenge may bring, and how far the way to a Spot is."""
        if option == ("challenge",):
            found = prospects(table)
            return (threats(table, decision.seat, found, say),) if found else ()
        if decision.kind == ASK_DESTINATION and option[0] == "to":
            return journey(table, decision, option[1], say)
        return ()

    def means(self, table: Table, decision: Decision, option: Option, say: Words) -> str:
        """Cards by their Eureka or what can be done with them, activities and transactions in the words of the
        glossary, everything else by what it counts for or keeps from happening."""
        verb = str(option[0])
        turns = verb == "use" and only_turns(table, decision.seat, table.box.menu[option[1]][0])
        if turns or (verb == "found" and not is_new(table, decision.seat, option[1])):
            return say("web-means-turned")
        if verb not in (*DEFINED, "found") and (found := self.defines(table, decision, option, say)):
            return found[0]
        if option == CLAIM and table.epoch == len(table.box.pack.comets):
            return say("web-means-end")
        if verb == "pass" and disarms(table, decision.seat):
            return say("web-means-pass-pawn")
        if verb == "pray" and not is_scored(table, CULTURE):
            return say("web-means-pray-shut")
        if verb in ("found", "settle"):
            if not cuboids(table, decision.seat):
                return say("web-means-yields")
            if not may_count(table, decision.seat, POLITICS):
                return say("web-means-gate")
        sort = MEANT.get(verb, verb)
        if sort in ("room", "refuge") and table.world.bit[option[1]] & full_spots(table, decision.seat):
            return ""
        if sort == "philosophy":
            shut = table.box.shuts[option[1] if verb == "step-to" else table.philosophy]
            name = say(f"discipline-{DISCIPLINES[shut]}") if shut in ALL_DISCIPLINES else "none"
            return say("web-means-philosophy", shut=name)
        key = f"web-means-{sort}"
        return say(key) if say.has(key) else ""

    def defines(self, table: Table, decision: Decision, option: Option, say: Words) -> tuple[str, ...]:
        """Cards by their Eureka or what can be done with them, everything that has a term as the glossary has it."""
        verb = str(option[0])
        if found := card_means(table, decision.seat, option, say):
            return (found,)
        if verb == "use":
            return (about(ICONS[table.box.menu[option[1]][0]], say.language),)
        if verb == "found":
            return (about(RESOURCES[table.atlas.resources[option[1]][option[2]].kind], say.language),)
        terms = DEFINED.get(verb) or tuple(filter(None, (DEALT.get(verb.removesuffix("-city")),)))
        return tuple(about(one, say.language) for one in terms)

    def completes(self, following: Decision, decision: Decision, option: Option) -> bool:
        """Where and with whom an activity is carried out, where a chit is laid, how a card lies that is paid for, and
        what else is lost, or goes where, of those who lose their place."""
        if following.kind in FINISHED.get(decision.kind, ()):
            return True
        return following.kind in (LOSSES if decision.kind.follows else DEEDS)

    def facts(self, trial: TriedOption, say: Words) -> Sequence[Fact]:
        """Scores, ground, inventions; the Eureka of a card for which one bids."""
        if trial.option[0] == "specialize":
            return tuple(_promising(trial, fact, say) for fact in facts(trial, say))
        if trial.option[0] != "bid":
            return tuple(facts(trial, say))
        return (Fact("won", trial.before.auctioned, _bid(trial, say)),)

    def is_worthy(self, trial: TriedOption) -> bool:
        """Nothing that a newcomer would call a contradiction."""
        return is_worthy(trial)

    def goes_along(self, decision: Decision, option: Option, following: Option) -> bool:
        """What is advised next, with a row that is left out, or with a challenge phase where nothing could be
        challenged or claimed."""
        idle = decision.kind == ASK_CHALLENGE_PHASE and not {CHALLENGE_GODS, CLAIM} & {*decision.options}
        return option == SKIP and (idle or decision.kind in ACTIVITIES)

    def stands_alone(self, trial: TriedOption) -> bool:
        """Where a Bellwether would bring a score back that is shut, and is kept all the same; or where an Idea that
        brings points is not invented."""
        if trial.option != SKIP:
            return False
        table, seat, options = trial.before, trial.decision.seat, trial.decision.options
        if passes_points(table, seat, options):
            return True
        best = final_score(table, seat)
        return GLOBALIZE in options and any(lead_at(table, seat, one)[0] > best for one in within_reach(table))

    def serves(self, decision: Decision) -> bool:
        """Who is given up for a City, who pays for a bid, and which pawn a Eureka moves then."""
        return decision.kind in SERVING

    def together(self, options: Sequence[Option], teller: Teller, say: Words) -> str:
        """Cities that are lost at once, whoever of them survives; Elders who are sent out at once, by where each goes;
        where a Bellwether leaves the Philosophy."""
        lost = [option for option in options if option[0] == "destroy-city"]
        if len(lost) > 1 and all(option[0] in ("destroy-city", "refuge") for option in options):
            places = [" ".join(where("hex", teller.names["hex"](option[1]), say)) for option in lost]
            return say("web-way-cities", places=teller.listing(places))
        sent = Counter(option[1] for option in options if option[0] == "specialize")
        if sent.total() > 1 and {str(option[0]) for option in options} <= {"skip", "use", "specialize", "done"}:
            names = [(teller.option(("specialize", idea)), count) for idea, count in sent.items()]
            ideas = [say("web-way-times", label=one, count=count) if count > 1 else one for one, count in names]
            skipped = [teller.option(SKIP)] if options[0] == SKIP else []
            return " → ".join([*skipped, say("web-way-elders", ideas=teller.listing(ideas))])
        if options[0] == GLOBALIZE:
            *_, last = (option for option in options if option[0] == "step-to")
            return say("web-way-globalize", **teller.named("space", "space", last[1], {}))
        return ""

    def leads(self, entry: Entry, decision: Decision) -> bool:
        """Neither what befell somebody else, nor what the question says itself, but what came before that."""
        if entry.kind.ends or (entry.kind.befalls and entry.seat != decision.seat):
            return False
        return entry.kind not in NAMED or entry.rule == "H1b" or decision.kind in NAMED[entry.kind]

    def looks_back(self, decision: Decision | None) -> bool:
        """Where something new begins; everywhere else it would cover the map."""
        return decision is not None and decision.kind.begins

    def brings(self, trial: TriedOption, say: Words) -> str:
        """What an Idea that is kept or given up can do in the Ruling Class; that a City only takes another resource, or
        all that an activity could do is that; and that the last Comet ends the game."""
        table, decision, option = trial.before, trial.decision, trial.option
        if option == CLAIM and table.epoch == len(table.box.pack.comets):
            return say("web-brings-end")
        if option[0] == "found" and not is_new(table, decision.seat, option[1]):
            return say("web-brings-turned")
        if option[0] == "use" and only_turns(table, decision.seat, table.box.menu[option[1]][0]):
            return say("web-brings-turned")
        is_kept = option[0] == "keep" or (option[0] == "discard" and decision.kind != ASK_INVENTION)
        return does(table, decision.seat, option[1], say) if is_kept else ""

    def regrets(self, trial: TriedOption, say: Words) -> tuple[Regret, ...]:
        """What may be regretted, in sentences."""
        found = regrets(Try(trial.before, trial.after, trial.decision, trial.option, trial.teller))
        return tuple(one.told(say) for one in found)

    def is_worth_risking(self, trial: TriedOption, after: Table) -> bool:
        """As what may be regretted has it; an Elder whom an event might send home again is where he was."""
        return trial.option[0] == "specialize" or is_worth_it(trial.before, after, trial.decision.seat)

    def risks(self, table: Table, seat: int, teller: Teller, say: Words, seen: Table | None = None) -> Sequence[Risk]:
        """What can still come, among the cards that nobody has seen."""
        return risks(table, seat, say)

    def odds(self, table: Table, teller: Teller, say: Words) -> Sequence[Odds]:
        """The next card of the challenge deck, and the next Idea of each discipline."""
        return _odds(table, say)

    def glossary(self, say: Words) -> Glossary:
        """The terms of the game where they are seen."""
        return glossary(say)


def _promising(trial: TriedOption, fact: Fact, say: Words) -> Fact:
    """How many Elders an Idea lacks, with what it will bring whoever has one there; where an Elder only waits for
    auctions, it brings him nothing new."""
    table, seat, idea = trial.before, trial.decision.seat, trial.option[1]
    place = table.market.index(idea)
    if fact.sort != "missing" or (fact.value < 0 and (trial.begun or table).elders_at(place, seat)):
        return fact
    found = brought(table, seat, idea_face(table.box.pack, idea, table.box.ignored), say, brief=True)
    after = enlightened(table, seat, table.box.idea_eureka[idea])
    scores = risen(table, after, after, seat, say) or "none"
    return fact._replace(text=f"{fact.text} {say('web-fact-promises', eureka=found, scores=scores)}") if found else fact


def _bid(trial: TriedOption, say: Words) -> str:
    """What a card brings whoever wins it, the Eureka only where it does anything or is all."""
    table, seat = trial.before, trial.decision.seat
    face = challenge_face(table.box.pack, table.auctioned, table.box.ignored)
    after = paid(table, seat, trial.option[1], face)
    found = prize(after, seat, say)
    if found and not any(gain.works for gain in gains(after, seat, face)):
        return found
    return f"{card_means(table, seat, trial.option, say)} {found}".rstrip()


@reads(
    "auctioned",
    "challenges",
    "decks",
    "epoch",
    "exposed",
    "foundations",
    "ideas",
    "lore",
    "market",
    "removed",
    "spent",
    "unused",
)
def _odds(table: Table, say: Words) -> Sequence[Odds]:
    found = prospects(table)
    challenge = [Odds("deck", told(found, say))] if found else []
    return *challenge, *(Odds(f"draw-{DISCIPLINES[one.discipline]}", drawn(one, say)) for one in draws(table))


def card_means(table: Table, seat: Seat, option: Option, say: Words) -> str:
    """What an answer about a card or a column brings; nothing for other answers."""
    verb, box = option[0], table.box
    if verb == "specialize":
        return eureka(table, seat, option[1], say)
    if verb == "invent":
        last = elders(table, seat) == table.elders_at(table.market.index(option[1]), seat)
        found = brought(table, seat, idea_face(box.pack, option[1], box.ignored), say)
        return say("web-means-invented", eureka=found, last=int(last and box.players > 1))
    if verb == "bid":
        face = challenge_face(box.pack, table.auctioned, box.ignored)
        after = paid(table, seat, option[1], face)
        return say("web-means-won", eureka=brought(after, seat, face, say))
    if verb in ("keep", "retrieve"):
        return say("web-means-kept", activities=activities(table, option[1], say))
    if verb == "orient":
        return oriented(table, seat, option[1], say)
    if verb == "rule":
        return say("web-means-rule", cards=len(table.column(seat, option[1])))
    return ""


def eureka(table: Table, seat: Seat, idea: Idea, say: Words) -> str:
    """What an Idea of the Market brings whoever has an Elder there when it is invented, and what that takes."""
    place = table.market.index(idea)
    found = brought(table, seat, idea_face(table.box.pack, idea, table.box.ignored), say)
    return say("web-means-idea", eureka=found, takes=row_of(place), there=elders_of_all(table, place))


def brought(table: Table, seat: Seat, face: Face, say: Words, *, brief: bool = False) -> str:
    """What the Eureka of a card does for a player now: stages before and after; a single one of another kind in the
    words of the glossary, unless it has to be brief."""
    known = [gain for gain in gains(table, seat, face) if not gain.deed.ignored]
    found = [gain for gain in known if gain.works] or known
    names = []
    for gain in found:
        name = icon_name(gain.deed.kind, gain.deed.limit, say.language)
        if gain.after > gain.before:
            name = say("score-part", part=term(ICONS[gain.deed.kind], say.language), was=gain.before, now=gain.after)
            sends = gain.deed.kind == INFORMATION and free_will(table, seat) > gain.before
            name += say("web-gain-elders", count=min(gain.after, free_will(table, seat))) if sends else ""
        elif gain.deed.kind not in ALL_TRACKS and len(found) == 1 and not brief:
            name = f"{name} ({about(ICONS[gain.deed.kind], say.language).removesuffix('.')})"
        names.append(name)
    vain = known and not any(gain.works for gain in known)
    return ", ".join(names) + (f" ({say('board-vain-short')})" if vain else "")


def activities(table: Table, idea: Idea, say: Words) -> str:
    """What an Idea lets its owner do, in whichever column it lies."""
    face = idea_face(table.box.pack, idea)
    kinds = dict.fromkeys(deed.kind for half in face.halves for deed in half.deeds)
    return ", ".join(term(ICONS[kind], say.language) for kind in kinds)


def does(table: Table, seat: Seat, idea: Idea, say: Words) -> str:
    """The activities of an Idea in the Ruling Class of a player; nothing where it does not fit there."""
    sides = table.box.pack.ideas[idea].sides
    acts = [one for side in sides if side.discipline == table.ruling[seat] for one in side.activities]
    return listed(table, acts, say)
