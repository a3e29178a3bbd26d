# The story of a finished game: who was lucky, who chose well, where it turned. Points are points of win chance.
story-not-over = This game is not over. Its story is told when it is.
story-working = Playing on
story-title = { $game }: the story
story-games = Games played on by rules of thumb from every turn: { $games }.
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
story-turn-choice = { $skier } chooses “{ $chosen }”, not “{ $usual }”.
story-no-turns = No single event changed much.
story-decisions = Unusual choices
story-best = { $skier }, best in round { $round }: “{ $chosen }”, not “{ $usual }”: { $points }
story-worst = { $skier }, worst in round { $round }: “{ $chosen }”, not “{ $usual }”: { $points }
story-no-decisions = Everybody chose by rules of thumb.
story-chances = Win chances, round by round
story-chances-told = Win chances at the start: { $told }.
story-opens-replay = Each opens the replay there.
story-waits = The game is played on from every turn to find out.
story-round = Round { $round }
story-before = Before the first round
