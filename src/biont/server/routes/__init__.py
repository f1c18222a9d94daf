"""The addresses of the server: the house, what a game has to read, its lessons, its tables, and what to take home."""
