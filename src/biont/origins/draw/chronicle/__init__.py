"""A game retold: a timeline of epochs, maps of the dispersal, minds, deeds, and the reckoning."""

from biont.origins.draw.chronicle.page import OriginsChronicle, written
from biont.origins.draw.chronicle.story import Chapter, Deed, Story, story_of

__all__ = ["Chapter", "Deed", "OriginsChronicle", "Story", "story_of", "written"]
