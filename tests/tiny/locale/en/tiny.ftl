### Tiny Sprint. Facts arrive by name; $skier is the name of the seat.

tiny-poster = Tiny Sprint
tiny-poster-time = 5 min
tiny-poster-about = Wax in secret, then glide or push: first up the hill wins.
tiny-preset-short = Short
tiny-preset-short-about = Ten squares, over in minutes.
tiny-preset-long = Long
tiny-preset-long-about = Twenty squares.
tiny-option-track = Squares
tiny-option-track-about = How far it is to the line.
tiny-option-last_round = Last round
tiny-option-last_round-about = Without anybody across the line the sprint ends here.

tiny-event-waxed = { $skier } waxes for { $wax } snow.
tiny-event-waxed-hidden = { $skier } has waxed.
tiny-event-snowed = The snow is { $weather }. All waxes are shown.
tiny-event-moved = { $skier } skis to square { $square }.
tiny-event-fell = { $skier } falls on square { $square }.
tiny-event-round = Round { $round }.

tiny-ask-wax = { $skier }, which wax?
tiny-ask-weather = The weather comes.
tiny-ask-move = { $skier }, glide or push?
tiny-ask-roll = { $skier } pushes: roll the die.
tiny-do-cold = Wax for cold snow
tiny-do-warm = Wax for warm snow
tiny-do-glide = Glide 2 squares
tiny-do-push = Push: roll a die
tiny-odds-fall = falls 1 time in 6
tiny-outcome-roll = { $die }

tiny-head = Round { $round }{ $weather ->
    [unknown] { "" }
   *[other] , { $weather } snow
}
tiny-status = { $gap ->
    [0] { $square }
   *[other] +{ $gap }
}
tiny-fact-square = Square { $square } of { $track }.
tiny-fact-wax = Waxed for { $wax } snow.
tiny-fact-waxed = Has waxed.
tiny-own-wax = { $skier } has waxed for { $wax } snow.

tiny-not-now = “{ $word }” answers another question. Now it is: { $words }.
tiny-no-such-word = “{ $word }” is no word of this game. Now it is: { $words }.
tiny-over-finished = The sprint is over: somebody has crossed the line.
tiny-over-last-round = The sprint is over: it was the last round.
tiny-gauge-ski = Moving
tiny-gauge-wax = Wax
tiny-gauge-falls = Falls
