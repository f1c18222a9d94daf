"""Bios:Genesis: its table, its cards and its rules."""
