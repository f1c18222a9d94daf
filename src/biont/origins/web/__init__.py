"""What Bios:Origins tells somebody at the table: odds, regrets, terms."""
