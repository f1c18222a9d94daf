### Learning: the guide of a first game, and lessons.

learn-your-turn = Your turn
learn-asked = You are asked
learn-others-turn = The others are at it
learn-others-turn-text = What each of them does stands below the board and in the log; what touches you is shown first.
learn-news = Just now:
learn-risk-now = As things stand: { $risk }
learn-risk-then = After that: { $risk }
learn-risk-worth = Worth the risk: { $risk }
learn-risk-more = { $risk }{ $names ->
    [none] , and { $count ->
        [one] another danger threatens
       *[other] { $count } other dangers threaten
     }
   *[other] . Also to be feared: { $names }
 }.
learn-happened-more = (+{ $count } more)
learn-happened = { $name } { $before } → { $after }: { $why }
learn-scored = { $own ->
    [1] For you
   *[other] { $name }
 }: { $why }.
learn-leave = Leave the guide
learn-leave-title = Play on without explanations. The rules and the player aid stay in the menu.
learn-back = Take up the guide
learn-back-title = Every idea is explained when it first comes up; what you have understood already is left out.
learn-rules = Rules

## Lessons

learn-lessons = Lessons
learn-lessons-about = Small positions with a goal, one idea each. Reach it, and read why it works.
learn-lessons-intro = Each lesson is a position with a goal. Nothing can go wrong: choose, read what happens, try something else.
learn-guided-start = Play it
learn-solved = { $count ->
    [0] None of the { $all } lessons solved yet. Start with the first one.
    [one] One of { $all } lessons solved.
   *[other] { $count } of { $all } lessons solved.
 }
learn-solved-one = solved
learn-title = { $title } – Biont
learn-all = All lessons
learn-next = Next lesson
learn-again = Try again
learn-right = Solved!
learn-other = Not this time.
learn-example = One way to do it

## Puzzles

learn-puzzles = Puzzles
learn-puzzles-intro = Questions out of games that programs played against each other. One answer is clearly best: it wins at least 5 % more of such games than any other. Find it.
learn-puzzles-solved = { $count ->
    [0] None of the { $all } puzzles solved yet.
    [one] One of { $all } puzzles solved.
   *[other] { $count } of { $all } puzzles solved.
 }
learn-puzzle = { $theme }: puzzle { $number }
learn-puzzle-task = You are { $name }, and it is turn { $turn }. You get one answer; nothing more is asked.
learn-puzzle-goal = Find the answer with which { $name } wins most often.
learn-puzzle-why = “{ $best }” wins { $chance } % of { $imagined } imagined games, the next best answer, “{ $second }”, { $other } %.
learn-next-puzzle = Next puzzle
learn-answer = Show the best answer

## Terms: a plain name, the scientific one, a sentence

learn-words = Words of the table
learn-recap = What came of it
