### The lab: many games, tournaments, reports, environments

lab-bots = the bots, one for each seat, the last one for all further seats: { $bots }, path/to/file.py:MyBot, cmd:./engine; one with commas of its own in double quotes: '"cmd:./engine --at 1,2",greedy' (default: all play at random)
lab-out = write every game and turn to this folder, as Parquet files
lab-resume = go on with the run in the folder of --out; with --games it gets longer or is cut short
lab-jobs = number of processes (default: all cores)
lab-cluster = play on the Ray cluster at this address (host:port, ray://host:port, auto, local)
lab-resume-what = --resume needs the folder of the run: --out DIR.
lab-other-run = The run was begun with { $name } = { $begun }, not { $said }; leave that out, or begin another run in another folder.
lab-summary-bot = Points of { $bot }, mean (range), games won
lab-summary-time = Time taken
lab-summary-memory = Memory of the largest process at most, MB
lab-summary-failures = Answers given in place of a bot that failed
lab-go-on = What was written is kept. Go on with: biont simulate --out { $folder } --resume
lab-stopped = Interrupted after { $done } of { $games } games.
lab-stopped-stored = Interrupted after { $done } of { $games } games, which are kept. Go on with: biont simulate --out { $folder } --resume

lab-tournament = let bots play each other and rate them
lab-tournament-about = Every bot meets every other one on the same deals, in all seats and colours; ratings are Elo numbers around 1500 with 95% confidence intervals.
lab-tournament-who = the bots, each named once
lab-tournament-players = players at a table
lab-tournament-games = games for every table of bots, rounded up so that everybody sits everywhere
lab-column-bot = Bot
lab-column-elo = Elo
lab-column-interval = 95%
lab-column-games = Games
lab-column-won = Won
lab-column-points = Points
lab-column-against = > { $place }

lab-about = fit the bots' judgement by self-play
lab-tune = improve the weights of the evaluation by self-play
lab-tune-about = Plays greedy bots against copies of themselves that lean one way or the other, and moves the weights towards what wins.
lab-tune-rounds = rounds of tuning
lab-tune-directions = directions tried in every round
lab-tune-deals = deals for each direction, all of them played in two seatings
lab-tune-check = afterwards play so many games against the weights that come with the package
lab-tune-resume = go on with the weights in that file, after the rounds that made them
lab-tune-no-weights = { $file } holds no weights of this game to go on with.
lab-tune-to = the file to write
lab-tune-progress = Rounds
lab-tune-made = Fitted by self-play: { $command }
lab-tune-written = Wrote { $file }.
lab-tune-stopped = Interrupted; { $file } has the weights after { $done } of { $rounds } rounds.
lab-tune-stopped-early = Interrupted before the first of { $rounds } rounds was done; nothing was written to { $file }.
lab-tune-compared = Against the weights that come with the package: { $share } % of { $games } games won.

lab-train = teach the programs by self-play what a table promises
lab-train-out = the folder of the run; what lies there already is not made again
lab-train-only = do this step alone, in the last round: play games, learn from those that are there, or write the net
lab-train-rounds = rounds; from the second on games are played with what was learned before
lab-train-games = games of a round
lab-train-seconds = play no longer than so many seconds a round, and learn from the games that are there
lab-train-epochs = how often learning goes through all tables
lab-train-cpu = learn without a GPU, even where there is one that CuPy knows
lab-train-to = the file for the net; without it, in the folder
lab-train-no-numpy = Learning needs NumPy; install it with: pip install 'biont[net]'.
lab-train-playing = Round { $round }: games (in parts of 25)
lab-train-learning = Round { $round }: learning
lab-train-learned = Round { $round }: learned from { $games } games. Log-loss on { $unseen } games not seen: { $net } with the net, { $hand } without; calibration error { $error }.
lab-train-stopped = Interrupted; the same command goes on with what lies in { $folder }.

lab-cards-stats = play games and tell how often each card is drawn, bought, promoted and survives, and how its owner fares; exit 1 if a card is dead or dominant
lab-cards-games = with --stats: number of games
lab-cards-players = with --stats: number of players
lab-cards-json = with --stats: print the result as JSON
lab-column-card = Card
lab-column-drawn = Drawn
lab-column-bought = Bought
lab-column-promoted = Promoted
lab-column-survived = Survives
lab-column-rest = Others
lab-column-strength = Wins
lab-dead = dead
lab-dominant = dominant

lab-report = make a page with plots from a run of biont simulate --out
lab-report-folder = the folder of the run
lab-report-to = the file to write (default: report.html in the folder)
lab-report-written = Wrote { $file }.
lab-report-title = { $games ->
    [one] One game of { $title }
   *[other] { $games } games of { $title }
}
lab-report-plan = Players: { $players }; bots: { $bots }; seed: { $seed }; other settings: { $settings }.
lab-report-pack = Cards
lab-report-none = none
lab-report-wins = Wins by bot
lab-report-wins-about = Shares of the games won, with the interval that holds the true share with 95% (Wilson). Where a bot has several seats, each counts.
lab-report-interval = 95% interval
lab-report-facts = In figures
lab-report-mean = Mean
lab-report-low = Lowest
lab-report-high = Highest
summary-turns = Turns
summary-answers = Answers
lab-report-cards = The value of cards
lab-report-cards-about = Points of a card's last owner against the mean of the others, in the games in which somebody had it. Wins: his victories against those by chance alone. A good card and a good player are hard to tell apart here: who is ahead buys more.
lab-report-lead = Owner's lead in points
lab-report-order = Player order
lab-report-order-about = Games won by seat, by colour and by what the game sets players apart.
lab-report-scores = Points
lab-report-scores-about = How often each score was reached, and the points as turns go by (mean of the games still under way).
lab-report-points = Points
lab-report-share = Share of games
lab-report-turn = Turn
lab-report-parts = What points are made of
lab-report-length = Length
lab-report-length-about = Turns in a game.
lab-report-count = Number
lab-report-seat = Seat
lab-report-colour = Colour
lab-report-bot = Bot
lab-report-won = Won

error-lab-older-rules = The run in { $folder } was begun by version { $theirs } of the rules, and this program plays version { $mine }. Its games can be read and reported on, but not be mixed: begin another run in a new folder, or go on with the program that began it.
error-lab-other-cards = The games in { $folder } were played with other cards than those that the pack has now. Go on with the cards that began the run, or begin another one in a new folder.
error-lab-too-many-bots = { $bots } bots are named for { $seats } seats; name at most one bot for each seat.
error-lab-broken-pool = A process that played was stopped from outside, maybe for lack of memory; take fewer --jobs then.
error-lab-no-pyarrow = Parquet files need the package pyarrow; install it with: pip install 'biont[lab]'.
error-lab-no-matplotlib = Plots need the package matplotlib; install it with: pip install 'biont[lab]'.
error-lab-no-env = Environments need the packages gymnasium and pettingzoo; install them with: pip install 'biont[env]'.
error-lab-no-ray = A cluster needs the package ray; install it with: pip install 'biont[cluster]'.
error-lab-no-cluster = There is no Ray cluster at { $address }: { $why }.
error-lab-lost-games = The cluster lost the same games { $tries } times; the run is given up.
error-lab-folder-taken = { $folder } holds a run already; go on with it by --resume, or name another folder.
error-lab-no-run = { $folder } holds no run; begin one with: biont simulate --out { $folder }.
error-lab-bad-plan = { $file } is no plan of a run.
error-lab-other-format = The run in { $folder } has files of format { $theirs }, this program reads format { $mine }. Open it with the program version that wrote it, or play it again in another folder.
error-lab-damaged = { $file } is damaged; its games are played again by: biont simulate --out { $folder } --resume
error-lab-old-files = { $file } belongs to another run; name another folder, or delete the old files.
error-lab-folder-busy = Another process is writing into { $folder }; wait for its end, or name another folder.
error-lab-no-games = { $folder } holds no finished game yet.
error-lab-tournament-bots = A tournament needs at least two bots, each named once; given are: { $bots }.
error-lab-tournament-mode = A tournament is played by two to { $most } bots against each other.
error-lab-no-action = Action { $action } is not legal now; the mask says which are.
error-lab-no-seat = There is no seat { $seat }; seats are 0 to { $last }, or None for another one in every game.
error-lab-opponents = { $bots } opponents are named for { $seats } other seats; name at least one and at most one for each seat. The last one named takes all further seats.
error-lab-no-render = There is no render mode '{ $mode }'; there is: { $modes }.
error-lab-other-seats = This game has { $seats } seats, but { $bots } bots sat down.
error-lab-endless = The game did not end after { $limit } answers.
error-lab-no-players = The number of players is a number, not { $players }.
error-lab-no-tuning = The bots of { $game } have no weights to fit.
lab-bench-env = measure the environment for learning programs: steps a second
lab-bench-steps = The environment takes { $steps } steps a second, observations and masks included.
lab-keep = keep records of these games in the folder of --out: all, every:10, longest:5, shortest:5, won:BOT, lost:BOT, several with commas
lab-trajectories = write what everybody saw and chose, for learning from it, into the folder of --out (extra lab)
lab-tournament-out = the folder for what --keep and --trajectories write
lab-extras-where = { $option } needs a folder to write into: name it with --out.
lab-kept = { $count ->
    [one] One record is
   *[other] { $count } records are
} kept in { $folder }. Watch one in the browser with “Open a record”, or here: biont replay { $file } --log
error-lab-keep-form = '{ $wish }' does not say which games to keep; write all, every:10, longest:5, shortest:5, won:BOT or lost:BOT.
error-lab-keep-bot = No game can be kept because of '{ $bot }', who does not play; there are: { $bots }.
