"""Who is at a game, and what each of them may do there.

``acts.py`` is the one table of rights: every address declares its act, and the door asks the table before anybody
replies. ``company.py`` says which roles somebody has at a game.
"""
