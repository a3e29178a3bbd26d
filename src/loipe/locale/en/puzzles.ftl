### Puzzle of the day: the page, the terminal, and the command that finds them.

cli-help-puzzles = The puzzle of the day: one position, one question, answered by test games.
cli-help-puzzles-day = Another day's puzzle, like 2026-11-17.
cli-help-puzzles-list = Today's puzzle and those of the last four weeks.
cli-help-puzzles-find = Look through simulated games for choices where the obvious move is clearly worse.
cli-help-puzzles-seats = Players in these games; from 2 to 6.
cli-help-puzzles-count = Puzzles to be found.
cli-help-puzzles-games = Games to look through at most.
cli-help-puzzles-points = How many of 100 games more the best answer must win than the obvious one.
cli-help-puzzles-to = The folder the puzzles are put into.

puzzle-line = Line { $line } does not belong in a puzzle. A puzzle ends with “ask”, “way” and “reason” lines.
puzzle-answers = A puzzle needs two “way” lines or more; from line { $line } on there are fewer.
puzzle-unknown = { $game } has no puzzle { $number }.
puzzle-no-day = There is no puzzle for { $day }: the first is that of { $first }.
puzzle-not-yet = The puzzle of { $day } is not out yet.
puzzle-bad-day = “{ $day }” is not a day. Write one like 2026-11-17.
puzzle-not-open = “{ $word }” cannot be chosen here. Choose one of the answers.
puzzle-no-hint = There are no hints in a puzzle. Choose one of the answers.

puzzle-of = { $game }, puzzle of { $day }
puzzle-line-of = { $day }  { $game }: { $question }
puzzle-right = Right! That is the best answer.
puzzle-usual = That is the obvious answer. The best one wins more often, by { $points } of 100 games.
puzzle-wrong = The best answer wins more often, by { $points } of 100 games.
puzzle-played-on = { $games ->
    [one] 1 test game after each answer
   *[other] { $games } test games after each answer
}
puzzle-answer = Answer
puzzle-wins = Wins
puzzle-better = Against the obvious answer
puzzle-yours = { $answer } ← your answer
puzzle-win = { NUMBER($win, maximumFractionDigits: 0) }%
puzzle-gain = { $better ->
    [0] ±0 (±{ NUMBER($doubt, maximumFractionDigits: 0) })
   *[other] { NUMBER($better, maximumFractionDigits: 0) } (±{ NUMBER($doubt, maximumFractionDigits: 0) })
}

puzzle-found = { $file }: { $points } of 100 games better than the obvious move
puzzle-stopped = Stopped. Puzzles found: { $found }
puzzle-looked = Puzzles found: { $found }, games looked through: { $games }

page-puzzle = Puzzle of the day
page-tab-puzzle = Puzzle
page-puzzle-how = Choose as in a game. Test games have tried each answer.
page-puzzle-obvious = the obvious answer
page-puzzle-why = After the best answer ({ $answer }):
page-puzzle-doubt = The gain over the obvious answer is known to ± { $doubt } of 100 games.
page-puzzle-past = Today and the days before
page-puzzle-open = not answered yet
page-puzzle-right = you were right
page-puzzle-wrong = answered

## what a puzzle asks, in short

puzzle-mass-start-ask-grid = Which start square?
puzzle-mass-start-ask-before = Roll, or play a card first?
puzzle-mass-start-ask-before-again = Roll again?
puzzle-mass-start-ask-move = Where do you stop?
puzzle-mass-start-ask-put-back = Where do you get up?
puzzle-mass-start-ask-risk = How much risk at the range?
puzzle-mass-start-ask-aim = Shoot on, or pause?
puzzle-mass-start-ask-back = Where do you come back to the track?
puzzle-mass-start-ask-carried = Where does the card carry you?
puzzle-mass-start-ask-technique = Which technique card?
puzzle-crystal-globe-ask-order = Who starts next?
puzzle-crystal-globe-ask-choose = Which cards do you ski with?
puzzle-crystal-globe-ask-aim = Shoot, or stop here?
puzzle-ski-tour-ask-waxing = Which wax do you take along?
puzzle-ski-tour-ask-sixes = Where does the 6 go?
puzzle-ski-tour-ask-take = Which column do you play?
puzzle-ski-tour-ask-pay = Which heart pays?
puzzle-ski-tour-ask-swap = Count the 6, or get a token back?
puzzle-ski-tour-ask-either = Which effect do you want?
puzzle-ski-tour-ask-lift = Which die do you re-roll?
puzzle-ski-tour-ask-faces = Keep the dice, or roll again?
puzzle-ski-tour-ask-replace = Where does the 6 go now?
puzzle-ski-tour-ask-move = Which way do you ski?
puzzle-ski-tour-ask-glide = Where do you glide?
puzzle-ski-tour-ask-follow = Follow the skier ahead?
puzzle-ski-tour-ask-aim = Which target, and what do you pay?
puzzle-sport-ist-mord-ask-give-coach = Who gets the budget coach?
puzzle-sport-ist-mord-ask-pick = Which dice does the star coach re-roll?
puzzle-sport-ist-mord-ask-pick-contest = Which dice do you re-roll in the contest?
puzzle-sport-ist-mord-ask-give-pill = Take pills, and for whom?
puzzle-sport-ist-mord-ask-pick-one = Whose die does the budget coach re-roll?
puzzle-sport-ist-mord-ask-pick-one-contest = Which die do you re-roll in the contest?
puzzle-sport-ist-mord-ask-spend = What is your pill for?
puzzle-sport-ist-mord-ask-dope = Which value for the doped die?
puzzle-sport-ist-mord-ask-place = Which die goes where?
puzzle-sport-ist-mord-ask-claim = Which card do you claim?
puzzle-sport-ist-mord-ask-choose = Which card do you take?
