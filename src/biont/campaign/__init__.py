"""A campaign: one game's end is the next one's start, from the first cell to space.

Bios:Genesis is played here; Bios:Megafauna is not, so its result is brought (`megafauna`) or made up by dice
(`standin`); Bios:Origins goes on from there; and High Frontier gets a page to start from. One file carries all of it
(`file`), and everything in it can be checked again from the records.
"""
