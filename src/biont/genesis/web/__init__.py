"""What the table in the browser knows of Bios:Genesis."""
