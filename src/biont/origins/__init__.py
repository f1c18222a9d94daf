"""Bios:Origins: its world, its cards and its rules."""
