"""Bios:Origins drawn: an atlas with everybody's tableaus around it."""
