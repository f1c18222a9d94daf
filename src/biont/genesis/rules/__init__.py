"""The rules of Bios:Genesis, one module for each part of the rulebook."""
