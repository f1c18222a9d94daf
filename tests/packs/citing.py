"""Packs that cite lines of rulebooks, whatever the game."""

from __future__ import annotations

from typing import Any

from biont.packs import PackLibrary
from biont.packs.evidence import weakness


def assert_cited(library: PackLibrary[Any], name: str) -> None:
    """Every citation names the few words it rests on.

    A name may stand in the line itself, which only the texts can tell (`biont cards --sources`).
    """
    claims = library.claims(name)
    assert len(claims) > 400
    lacking = [(claim, weakness(claim, library.stems)) for claim in claims if not claim.is_name]
    assert [f"{claim.code} {claim.field}: {why}" for claim, why in lacking if why is not None] == []
    words = {words for claim in claims for citation in claim.citations for words in citation.words}
    assert [long for long in words if len(long.split()) > 9] == [], "a few words, no sentences"
