"""The tests of Biont; their folders mirror src/biont."""
