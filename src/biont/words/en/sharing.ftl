### Games that travel: links, and the game of the day.

daily-title = The game of the day
daily-about = One person, and the same start for everybody in the world: the date is the seed. A new one begins at midnight in Greenwich.
daily-play = Play the game of { $day }
daily-again = Play it once more
daily-result = Your result: { $points }
daily-calendar = Your results of the last weeks
daily-link = Game of the day
share-title = Show it to somebody
share-about = Whoever opens the link sees the whole game replayed, and can play on from any moment. The game lies in the link itself; no server sees it.
share-first = Biont: { $title }
share-first-daily = Biont: { $title }, the game of { $day }
share-points = { $turn }: { $points }
share-copy = Copy text and link
licences-title = Licences
licences-about = What comes along with Biont, by whom it is made, and under which terms each part may be passed on, in its own words.

site-offer = Without a server
site-offer-about = The same table as a web page: nothing to install, it plays on without a network, and your games stay in your browser. Records open on both.
site-offer-open = Open the page
site-python = With Python
site-python-about = For whoever studies games or wants to be host to others: the same table is a Python program, with a library, a laboratory for thousands of games, and a server. Records open on both.
