"""The page of a game, region by region.

``position.py`` is what all see alike who look through the eyes of one seat, in one language; what is one visitor's own,
his token and his theme, is only marked (``preferences.py``). ``draw.py`` puts the regions together, ``frame.py`` is
what goes to the browser.
"""
