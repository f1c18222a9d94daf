"""A compiled engine beside the pure one: `make compiled` puts it next to the sources, which stay the truth."""
