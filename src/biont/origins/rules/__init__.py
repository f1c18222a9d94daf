"""The rules of Bios:Origins, in the order of the rulebook."""
