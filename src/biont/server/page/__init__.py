"""The page of a game, region by region.

``position.py`` is what all see alike who look through the eyes of one seat, in one language; only what draws forms is
also told who the visitor is (``Look``: his token and his wishes). ``draw.py`` puts the regions together, ``frame.py``
is what goes to the browser.
"""
