"""Rules: the parts of a rulebook joined."""

from __future__ import annotations

from typing import TypeAlias

import pytest

from biont.kernel import joined

Verbs: TypeAlias = dict[str, tuple[str, ...]]


def test_the_parts_of_a_rulebook_are_joined_in_their_order() -> None:
    parts: list[Verbs] = [{"pass": (), "bid": ("number",)}, {"rest": ()}]
    assert list(joined(parts).items()) == [("pass", ()), ("bid", ("number",)), ("rest", ())]


def test_two_parts_may_share_a_name_only_if_they_mean_the_same_by_it() -> None:
    assert joined([{"pass": ()}, {"pass": ()}]) == {"pass": ()}
    parts: list[Verbs] = [{"pass": ()}, {"pass": ("number",)}]
    with pytest.raises(ValueError, match="'pass' has two meanings: .. and .'number',."):
        joined(parts)
