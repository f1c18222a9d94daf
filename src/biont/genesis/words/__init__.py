"""Everything a person reads about Bios:Genesis: its Fluent files, its teller, its player aid."""

from __future__ import annotations

from biont import words as house
from biont.words import Words


def words(language: str | None = None) -> Words:
    """The words of the house and those of Bios:Genesis, in a language or in the user's own."""
    return house.words(language, "biont.genesis")
