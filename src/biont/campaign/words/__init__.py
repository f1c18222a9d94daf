"""What a person reads of a campaign: Fluent files of its own, beside the words of the house."""

from __future__ import annotations

from biont.words import Words

PACKAGE = "biont.campaign"


def of_campaigns(say: Words) -> Words:
    """These words, and those of campaigns."""
    return say.also(PACKAGE)
