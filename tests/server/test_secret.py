"""A secret answer stays secret at a screen that several people share."""

from __future__ import annotations

import hashlib
import json
import re

import pytest

import biont
from biont.genesis.rules.purchase import ASK_PURCHASE
from biont.kernel import BadRecord, Chance, Record
from biont.server import Store
from biont.server.known import KIN, cut_off
from biont.server.open_game import OpenGame
from biont.server.page import tools
from biont.server.page.draw import draw
from biont.server.registry import Registry
from biont.server.threads import Threads
from tests.browser.positions import recorded, seen
from tests.server.conftest import Visitor


def before_vote() -> Record:
    """A game in which a vote about the end of the world has just been called."""
    for seed in range(50):
        game = biont.new("genesis", seats=["red", "blue"], seed=seed)
        chance = Chance(2)
        while game.decision is not None and not game.decision.secret:
            options = game.decision.options
            called = ("call-vote",)
            game.choose(called if called in options else options[chance.below(len(options))])
        if game.decision is not None:
            return game.record()
    raise AssertionError("Nobody voted.")


def voted(registry: Registry, vote: str, players: list[str]) -> OpenGame:
    """The game after the first vote."""
    open_game = registry.open(registry.take_in(before_vote(), players))
    open_game.answer(vote, open_game.version)
    assert open_game.decision is not None
    assert open_game.decision.secret
    return open_game


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "An answer given in secret"), ("de", "Eine geheime Antwort")]
)
def test_the_second_voter_reads_nothing_of_the_first_vote(store: Store, language: str, sentence: str) -> None:
    registry = Registry(store, Threads())
    frames = []
    for vote in ("gaia", "medea"):
        open_game = voted(registry, vote, ["person", "person"])
        position = seen(open_game, language)
        assert tools._taken_back(position, open_game.steps_back({0, 1})[0]) == sentence
        regions = draw(position).regions
        own = re.compile(f"{open_game.id}|{open_game.seed_hash()[:16]}")
        frames.append({name: own.sub("", html) for name, html in regions.items()})
    assert frames[0] == frames[1]
    assert len(open_game.steps_back({0, 1})) > 1
    assert sentence in "".join(frames[0].values())
    registry.close()


def test_what_an_npc_will_do_after_a_purchase_is_told_nobody(store: Store) -> None:
    """It buys at once, by lot or what the purchase uncovers: of neither may the answer before it say anything."""
    registry = Registry(store, Threads())
    record = next(one for one in recorded("genesis") if one.seed == 25)
    drawn = []
    for seed in range(1, 5):
        game = registry.take_in(cut_off(record, 169, anew=True, seed=seed), ["person", "person"], salt="0" * 16)
        open_game = registry.open(game)
        assert open_game.decision is not None
        assert open_game.decision.kind == ASK_PURCHASE
        own = re.compile(f"{open_game.id}|{open_game.seed_hash()[:16]}")
        drawn.append({name: own.sub("", html) for name, html in draw(seen(open_game, "en")).regions.items()})
    told = [{name for name in one if one[name] != drawn[0][name]} for one in drawn]
    assert not set().union(*told)
    registry.close()


def test_the_record_of_a_running_game_gives_nothing_away(store: Store) -> None:
    """Neither the seed, nor tables with everything hidden, nor a vote while others still vote."""
    registry = Registry(store, Threads())
    texts = []
    for vote in ("gaia", "medea"):
        open_game = voted(registry, vote, ["person", "person"])
        texts.append(open_game.text(whole=True))
        assert str(open_game.game.seed) not in json.loads(texts[-1])["seed"]
        assert json.loads(texts[-1])["answers"][-1] == "withheld"
        assert json.loads(texts[-1])["snapshots"] == []
    assert texts[0] == texts[1]
    with pytest.raises(BadRecord, match="when the game is over"):
        Record.from_json(texts[0])
    registry.close()


def test_who_plays_alone_may_take_the_seed_and_everybody_when_the_game_is_over(visitor: Visitor) -> None:
    def seed(game: str, query: str = "") -> str:
        return str(visitor.client.get(f"/game/{game}/record{query}").json()["seed"])

    alone = visitor.new(**{"seat-blue": "easy"})
    assert (seed(alone), seed(alone, "?whole=1")) == ("withheld", "5")
    report = visitor.client.get(f"/game/{alone}/report").text
    assert "whole=1" in report
    assert "sqlalchemy" in report  # what `biont doctor` says, beside the record
    together = visitor.new()
    assert (seed(together), seed(together, "?whole=1")) == ("withheld", "withheld")
    assert "whole=1" not in visitor.client.get(f"/game/{together}/report").text
    assert seed(visitor.finished()) == "5"


def test_nobody_gets_the_seed_of_a_game_of_several_by_sending_the_others_away(visitor: Visitor) -> None:
    together = visitor.new()
    assert visitor.post(f"/game/{together}/arrange", **{"player-1": "easy", "pace": "instant"}).status_code == 303
    assert visitor.client.get(f"/game/{together}/record?whole=1").json()["seed"] == "withheld"
    assert "whole=1" not in visitor.client.get(f"/game/{together}/report").text


def test_a_branch_of_a_game_of_several_tells_nothing_of_what_is_to_come_there(visitor: Visitor) -> None:
    """Neither by its dice, though they be asked for, nor by its seed, nor by a branch of the branch."""
    registry: Registry = visitor.client.app.state.registry  # type: ignore[attr-defined]
    together = visitor.new()
    visitor.play(together, 5)
    assert 'name="same"' not in visitor.frame(together, at=3)["regions"]["prompt"]
    reply = visitor.post(f"/game/{together}/branch", at="5", same="yes")
    branch = reply.headers["location"].removeprefix("/game/")
    assert registry.open(branch).game.record().deals, "it was dealt anew"
    further = visitor.post(f"/game/{branch}/branch", at="5", same="yes").headers["location"].removeprefix("/game/")
    for game in (branch, further):
        visitor.post(f"/game/{game}/arrange", **{"player-1": "easy", "pace": "instant"})
        assert visitor.client.get(f"/game/{game}/record?whole=1").json()["seed"] == "withheld"
    assert registry.open(further).settings[KIN] == [together, branch]


def test_a_finished_branch_keeps_the_seed_while_its_origin_is_played(visitor: Visitor) -> None:
    registry: Registry = visitor.client.app.state.registry  # type: ignore[attr-defined]
    together, over = visitor.new(), visitor.finished()
    open_game = registry.open(over)
    open_game.arrange(open_game.players, open_game.settings | {KIN: [together]})
    assert visitor.client.get(f"/game/{over}/record").json()["seed"] == "withheld"
    assert len(re.findall(r"<code[^>]*>(\w+)</code>", visitor.client.get(f"/game/{over}/end").text)) == 1
    visitor.post(f"/game/{together}/delete")
    assert visitor.client.get(f"/game/{over}/record").json()["seed"] == "5"


def test_a_typed_seed_cannot_be_guessed_from_its_hash_but_checked_in_the_end(visitor: Visitor) -> None:
    first, second = visitor.new(), visitor.new()
    pages = [visitor.client.get(f"/game/{game}/end").text for game in (first, second)]
    hashes = [re.findall(r"<code[^>]*>(\w+)</code>", page) for page in pages]
    assert [len(one) for one in hashes] == [1, 1]
    assert hashes[0] != hashes[1]
    over = visitor.client.get(f"/game/{visitor.finished()}/end").text
    shown, salt, seed = re.findall(r"<code[^>]*>(\w+)</code>", over)
    assert hashlib.sha256((salt + seed).encode()).hexdigest() == shown


def test_a_voter_reads_his_own_vote(store: Store) -> None:
    registry = Registry(store, Threads())
    record = before_vote()
    seat = biont.replay(record).decision.seat  # type: ignore[union-attr]
    players = ["person" if one == seat else "easy" for one in range(2)]
    open_game = voted(registry, "medea", players)
    position = seen(open_game)
    assert position.seat == seat
    assert tools._taken_back(position, 1) == position.teller.option(("medea",))
    registry.close()
