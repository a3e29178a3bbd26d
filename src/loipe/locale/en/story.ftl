# The story of a finished game: who was lucky, who chose well, where it turned. Points are points of win chance.
story-not-over = This game is not over. Its story is told when it is.
story-one-form = A story is printed as JSON or as a page: give --json or --html, not both.
story-working = Playing test games
story-title = { $game }: the story
story-games = Test games by rules of thumb, from every turn: { $games }.
story-doubt = A share may be off by this many points: { NUMBER($doubt, maximumFractionDigits: 1) }.
story-luck-and-choices = Luck and choices
story-column-place = place
story-column-name = name
story-column-start = start
story-column-dice = own dice
story-column-choices = choices
story-column-rivals = rivals
story-column-end = end
story-points = { $sign ->
    [plus] +{ NUMBER($points, maximumFractionDigits: 0) }
    [minus] −{ NUMBER($points, maximumFractionDigits: 0) }
   *[none] 0
}
story-share = { NUMBER($share, maximumFractionDigits: 0) }%
story-sum = Start + own dice + choices + rivals = end, in points of win chance.
story-turning-points = Turning points
story-turn = Round { $round }: { $told } { $points }
story-turn-before = Before the first round: { $told } { $points }
story-turn-luck = { $skier }: luck.
story-turn-luck-all = Luck that is nobody’s own.
story-turn-choice = { $skier } chooses “{ $chosen }”, not “{ $usual }”.
story-no-turns = No single event changed much.
story-decisions = Unusual choices
story-best = { $skier }, best in round { $round }: “{ $chosen }”, not “{ $usual }”: { $points }
story-worst = { $skier }, worst in round { $round }: “{ $chosen }”, not “{ $usual }”: { $points }
story-no-decisions = Everybody made the usual choices.
story-decisions-alike = No unusual choice was clearly good or bad.
story-chances = Win chances, round by round
story-chances-told = Win chances at the start: { $told }.
story-opens-replay = Each opens the replay there.
story-waits = Test games from every turn find out what decided this game.
story-round = Round { $round }
story-in-round = in this round
story-before = Before the first round
story-laps = Laps and hits
story-skiing = skiing
story-range = range
story-loop = penalty loop
story-hit = hit
story-miss = miss
story-place-so-far = place so far
story-shooting = Shooting { $number }
story-hits = { $shots ->
    [0] no shots
   *[other] { NUMBER($hits) } of { NUMBER($shots) }
}
story-column-hits = hits
story-column-places = places so far
story-column-finish = finish
story-column-loops = loops
story-column-splits = rounds: skiing, range, loops
story-splits = { NUMBER($skiing) }, { NUMBER($range) }, { NUMBER($loop) }
story-finish-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
story-finish-later = { $rounds ->
    [one] +1 round
   *[other] +{ $rounds } rounds
}
story-finish-squares = { $squares ->
    [0] same round
    [one] +1 square
   *[other] +{ $squares } squares
}
story-finish-timed = { $rounds ->
    [one] 1 round, { NUMBER($misses) } missed
   *[other] { $rounds } rounds, { NUMBER($misses) } missed
}
story-finish-leg = tags in round { NUMBER($rounds) }
story-finish-collapsed = collapsed
story-finish-on-the-way = on the track
story-finish-scored = { NUMBER($sports) } × { NUMBER($largest) } = { NUMBER($score) }

# What is said first: the best true thing for whoever looks.
story-head = { $place ->
    [1] { $own ->
        [yes] You win, { $skier }!
       *[no] { $skier } wins!
    }
    [2] Second, { $skier }.
    [3] Third, { $skier }.
   *[other] { $place }th, { $skier }.
}
story-head-shared = { $count ->
    [1] { $names } wins!
   *[other] { $names } share the win!
}
story-head-team = Team { $team } wins!
story-line-led = In front until round { $round }.
story-line-best-choices = { $sign ->
    [minus] Nobody chose better. Points left on the table: { NUMBER($points) }.
   *[plus] Nobody chose better. Points won by choices: { NUMBER($points) }.
}
story-line-clean = All targets hit: { $hits } of { $hits }.
story-line-best-shot = The best at the range: { $hits } of { $shots }.
story-line-dice-took = { $points ->
    [one] The dice take a point of win chance.
   *[other] The dice take { $points } points of win chance.
}
story-line-peak = The chance was { $share }% in round { $round }.
story-line-best-choice = { $points ->
    [one] A fine choice in round { $round } brings a point of win chance.
   *[other] A fine choice in round { $round } brings { $points } points of win chance.
}
story-line-comeback = Down to { $share }% in round { $round }, and still first.
story-line-late = Never in front before round { $round }.
story-line-ahead = In front from round { $round } to the end.
story-line-against-dice = { $points ->
    [one] First against the dice, which take a point of win chance.
   *[other] First against the dice, which take { $points } points of win chance.
}
story-doubt-choices = Doubt of each one’s choices, in points: up to { NUMBER($doubt, maximumFractionDigits: 1) }.
story-split = Lap { $lap }, place { $place }. Rounds of skiing: { $skiing }, at the range: { $range }, in loops: { $loop }.
story-team = team { $team }
story-tea = Hot tea for you.
story-save = Save log
story-share-picture = Share picture
story-board = Back to the board
story-again = Rematch?
story-page = The story of the race
story-picture-failed = The picture could not be made here.
story-counting = Test games: { NUMBER($share, maximumFractionDigits: 0) }% played.
story-funniest = Funniest accident
story-tie-break = Level at { $score }. Accidents decide: { $accidents }.
story-graves = Closed sports
story-sports-largest = sports × largest
story-accidents = accidents
story-risk = risk { $risk }
