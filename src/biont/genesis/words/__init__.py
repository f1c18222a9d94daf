"""Bios:Genesis in words."""
