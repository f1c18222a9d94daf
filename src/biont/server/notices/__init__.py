"""Telling people who are not there: what is said, by which way, and only when it is needed.

``store/notices.py`` has the rows, written in the transactions of what happens. Workers read them here. Nothing of this
is part of the table in a web page, nor of one at home.
"""
