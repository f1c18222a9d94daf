"""The handbook: docs/ and docstrings as a site in both languages, with a page for every rule and every card."""
