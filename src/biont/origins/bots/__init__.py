"""Programs that play Bios:Origins."""
