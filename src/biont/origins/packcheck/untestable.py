"""Statements of the rulebook about cards and map that no check holds."""

from biont.packs import Untestable

UNTESTABLE = (
    Untestable(
        "cards: events, orientations and activities are of the known kinds",
        "002:L560, 002:L1459, 002:L1485",
        "A pack with another word is not read at all.",
    ),
    Untestable(
        "consequents: only after prayer, urbanize, exogamy, war and trade; an advancement, Chaos or preach",
        "002:L770, 002:L427",
        "A pack with another one is not read at all.",
    ),
    Untestable("foundations: each has a Rainbow", "002:L1554", "A pack says only whether the Rainbow is a Dissent."),
    Untestable(
        "tracks: all cubes start on the first stages, Diversity at 1", "002:L268", "That is a rule of the setup."
    ),
    Untestable(
        "canary islands: an island", "002:L544", "On this grid its corner touches the Sahara, so it can be walked to."
    ),
)
