"""Everything a person reads about Bios:Origins: its Fluent files, its glossary, its teller."""

from __future__ import annotations

from biont import words as house
from biont.words import Words


def words(language: str | None = None) -> Words:
    """The words of the house and those of Bios:Origins, in a language or in the user's own."""
    return house.words(language, "biont.origins")
