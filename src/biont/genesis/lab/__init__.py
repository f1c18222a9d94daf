"""What the lab knows of Bios:Genesis."""
