"""Players of Bios:Genesis: its odds, its evaluation, quick habits, and the two bots built on them."""
