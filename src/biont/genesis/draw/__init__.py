"""Bios:Genesis in pictures."""
