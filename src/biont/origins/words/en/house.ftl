### What the house says in general, in the words of this game.

cli-word-colour = COLOUR
cli-word-colours = COLOURS
cli-seats = the colours that play, separated by commas
cli-people = the colours that people play; programs play the others
cli-bot = who plays a colour without a person: a bot's name, file.py:Bot or cmd:PROGRAM; several times for several colours
cli-summary-points = Victory points of { $colour }, mean (range), games won
cli-draw-seat = the colour whose tableau is drawn large (default: the one who is asked)
cli-no-seat = Nobody plays { $colour } in this game; the colours are { $colours }.
web-chances-about = What may be drawn next
web-total = Victory points
web-chart-label = Victory points of each player over the whole game
lab-summary-bot = Victory points of { $bot }, mean (range), games won
lab-report-scores = Victory points
lab-report-points = Victory points
