"""Many people at once, as programs that behave like browsers: what a server bears, and what it takes for that."""
