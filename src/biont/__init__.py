"""Biont: a digital table for Bios:Genesis and Bios:Origins."""

__version__ = "0.1.0"
