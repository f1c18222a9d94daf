"""G9: advancements."""

from __future__ import annotations

import pytest

from biont.kernel.play import Play
from biont.origins.brain import emotions, free_will, is_menopausal, mysticism, vocabulary
from biont.origins.cards import (
    ABSTRACTION,
    ART,
    ENCEPHALIZE,
    ENERGY,
    FOOTPRINT,
    IMMUNOLOGY,
    INFORMATION,
    INVENT,
    MARITIME,
    PRAYER,
)
from biont.origins.rules.advancements import (
    AT_LIMIT,
    NO_LIMIT,
    NO_PAWN,
    NOTHING_GAINED,
    can_step_up,
    eureka,
    useless,
)
from tests.origins.positions import NOBODY_ASKED, Position

BLACK = 0


@pytest.mark.rule("G9", "G9a", "G9b", "G9c", "B1a.2")
@pytest.mark.parametrize(
    ("kind", "after"),
    [(ENCEPHALIZE, (2, 3, 1, 1)), (ABSTRACTION, (3, 1, 2, 1)), (ART, (3, 2, 2, 0))],
)
def test_a_pawn_goes_on_in_the_brain(kind: int, after: tuple[int, ...]) -> None:
    at = Position(black={"vocabulary": 2, "free-will": 1, "mysticism": 1}).run("advance", BLACK, kind, 0)
    table = at.table
    assert (
        emotions(table, BLACK),
        vocabulary(table, BLACK),
        free_will(table, BLACK),
        mysticism(table, BLACK),
    ) == after


@pytest.mark.rule("GL-Eureka", "G2b.1")
@pytest.mark.parametrize(("kind", "given"), [(ENCEPHALIZE, {"free-will": 7}), (ABSTRACTION, {}), (ART, {})])
def test_an_advancement_without_a_pawn_does_nothing(kind: int, given: dict[str, int]) -> None:
    at = Position(black=given)
    before = list(at.laid.pawns)
    assert useless(at.laid, BLACK, kind, 0) == NO_PAWN
    at.run("advance", BLACK, kind, 0)
    assert (at.asked, at.table.pawns) == (NOBODY_ASKED, before)


@pytest.mark.rule("G9d", "B4a")
def test_prayer_takes_a_pawn_of_any_domain() -> None:
    at = Position(black={"vocabulary": 2, "free-will": 1}).run("advance", BLACK, PRAYER, 0)
    assert at.options == ["pray emotions", "pray vocabulary", "pray free-will"]
    at.answer("pray vocabulary")
    assert (vocabulary(at.table, BLACK), mysticism(at.table, BLACK)) == (1, 1)
    at = Position(black={"mysticism": 7}).run("advance", BLACK, PRAYER, 0)
    assert at.asked == NOBODY_ASKED


@pytest.mark.rule("G9e.1", "D1c.8")
def test_a_step_leads_to_the_next_stage_and_never_beyond_the_limit() -> None:
    """Footprint 4 lifts stage 2 to 3, and leaves stage 4 where it is."""
    for stage, after in ((2, 3), (4, 4), (5, 5)):
        at = Position(black={"footprint": stage}).run("advance", BLACK, FOOTPRINT, 4)
        assert at.table.stage(BLACK, FOOTPRINT) == after


@pytest.mark.rule("G9e.1")
def test_a_limit_between_two_stages_stops_at_the_lower_one() -> None:
    at = Position(black={"maritime": 3, "immunology": 4})
    assert not can_step_up(at.laid, BLACK, MARITIME, 5)
    assert can_step_up(at.laid, BLACK, MARITIME, 6)
    assert not can_step_up(at.laid, BLACK, IMMUNOLOGY, 5)
    assert useless(at.laid, BLACK, MARITIME, 5) == AT_LIMIT


@pytest.mark.rule("G9e.1", "D1c.8")
def test_no_track_goes_beyond_its_last_stage() -> None:
    at = Position(black={"information": 6}).run("advance", BLACK, INFORMATION, NO_LIMIT)
    assert at.table.stage(BLACK, INFORMATION) == 6


@pytest.mark.rule("G9e.2", "GL-Consequent.2")
@pytest.mark.parametrize(("stage", "bonus"), [(4, False), (5, True), (6, True), (7, False)])
def test_steam_and_oil_give_a_free_step_on_another_track(stage: int, bonus: bool) -> None:
    at = Position(black={"energy": stage, "footprint": 6}).run("advance", BLACK, ENERGY, 8)
    assert at.table.stage(BLACK, ENERGY) == stage + 1
    if not bonus:
        assert at.asked == NOBODY_ASKED
        return
    assert at.options == ["step metallurgy", "step immunology", "step maritime", "step information"]
    at.answer("step immunology")
    assert (at.asked, at.table.stage(BLACK, IMMUNOLOGY)) == (NOBODY_ASKED, 2)


@pytest.mark.rule("G9e.2")
def test_a_player_at_all_ends_gets_no_free_step() -> None:
    at = Position(
        black={"energy": 5, "footprint": 6, "metallurgy": 6, "immunology": 10, "maritime": 8, "information": 6}
    )
    at.run("advance", BLACK, ENERGY, 8)
    assert at.asked == NOBODY_ASKED


@pytest.mark.rule("G2b.2", "E2e")
def test_a_eureka_is_all_of_its_advancements_in_order() -> None:
    at = Position(black={"mysticism": 0})
    eureka(Play(at.laid, []), BLACK, [(ENCEPHALIZE, 0), (ABSTRACTION, 0), (FOOTPRINT, 2)])
    at.run_all(*at.laid.steps[::-1])
    assert (emotions(at.table, BLACK), free_will(at.table, BLACK), at.table.stage(BLACK, FOOTPRINT)) == (6, 1, 2)


@pytest.mark.rule("J2a")
@pytest.mark.parametrize(("words", "reached"), [(4, False), (5, True), (7, True)])
def test_menopause_comes_with_two_emotions_or_fewer(words: int, reached: bool) -> None:
    assert is_menopausal(Position(black={"vocabulary": words}).laid, BLACK) == reached


@pytest.mark.rule("G9")
@pytest.mark.parametrize(("kind", "limit"), [(ART, 0), (FOOTPRINT, 1), (INVENT, 0)])
def test_an_advancement_that_does_nothing_is_told(kind: int, limit: int) -> None:
    at = Position().run("advance", BLACK, kind, limit)
    assert [(entry.seat, entry.data) for entry in at.entries(NOTHING_GAINED)] == [(BLACK, (kind,))]
