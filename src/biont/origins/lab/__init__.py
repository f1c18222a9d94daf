"""What the lab knows of Bios:Origins."""
