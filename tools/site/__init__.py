"""Writes the table as a folder of files that any file host can give out (`make site`)."""
