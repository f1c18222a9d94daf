"""A game retold: timeline, tree of life, a paragraph for each turn, and the reckoning."""

from biont.genesis.draw.chronicle.page import GenesisChronicle, story_of, written
from biont.genesis.draw.chronicle.story import Deed, Life, Moment, Stage, Story, Turn

__all__ = ["Deed", "GenesisChronicle", "Life", "Moment", "Stage", "Story", "Turn", "story_of", "written"]
