### What every game and every surface says: refusals of the core, and words around a table.

no-such-game = There is no game “{ $game }”. There is: { $games }.
no-such-clause = { $game } has no clause “{ $wanted }”. Near it: { $near }.
not-your-turn = { $turn ->
    [-1] The dice come first.
    [-2] The game is over.
   *[other] It is { $turn-skier }'s turn, not { $skier }'s.
}
draft-too-long = “{ $word }” comes too late: your turn stops before word { $number }.
race-is-over = The game is over.

## Seats

seats-count = { $game } takes { $low } to { $high } seats; “{ $seats }” does not fit. Name them like me,thumb,thumb.
seats-name = “{ $name }” cannot be a seat's name: use letters, digits, - or _, at most 20 of them.
seats-no-colours = There are no colours to choose in { $game }: name the seats alone, like me,thumb.
no-such-colour = There is no colour “{ $colour }”. Choose from: { $colours }.
colour-taken = Seats { $one } and { $two } both want { colour }. Still free: { $free }.
colours-count = { $count ->
    [one] 1 colour is named for { $seats } seats: name one for each.
   *[other] { $count } colours are named for { $seats } seats: name one for each.
}
colour = { $colour ->
    [red] red
    [teal] teal
    [orange] orange
    [blue] blue
    [green] green
   *[purple] purple
}

## Settings

config-seats = A game takes { $low } to { $high } seats, not { $seats }.
config-number = { $setting } can be { $low } to { $high }, not { $value }.

## Logs

log-not-a-log = This is not a game log: it should start with “{ $wanted }”, not “{ $first }”.
log-bad-setting = Line { $line }: the value of “{ $name }” cannot be read.
log-bad-header = Line { $line }: “{ $word }” is not a field of the header (game, rules, seats, set).
log-lacks = The log's header does not say “{ $field }”.
log-other-rules = This log was played by rules version “{ $rules }”; this Loipe knows versions 1 to { $ours }.
log-bad-config = The log's settings do not fit the game: { $problem }.
log-seats = The log's header names { $names } who play, but its settings have { $seats ->
    [one] one seat.
   *[other] { $seats } seats.
}
log-bad-undo = Line { $line }: “{ $word }” takes back more words than the { $plies } before it.
log-bad-word = Line { $line }: “{ $word }” is not a word of a log, like *5 or 1:b5.
log-wrong-turn = Word { $ply } of the log, “{ $word }”, comes out of turn{ $turn ->
    [-1] : the game is over.
    [0] : the dice are next.
   *[other] : seat { $turn } is next.
}
log-word-refused = Word { $ply } of the log, “{ $word }”, does not fit.
log-mended = The log was played by rules version { $rules }, and a rule has been mended since. Its first { $plies ->
    [one] { $plies } word counts.
   *[other] { $plies } words count.
}
log-out-of-dice = The log holds no more dice.

## Files of ours

cards-out-of-order = Line { $line }: card { $found } stands where number { $wanted } belongs.
cards-no-such-effect = Line { $line }: “{ $effect }” is not an effect. There is: { $effects }.
cards-star = Line { $line }: “{ $effect }” and the star do not fit together; cards 1 to 15 carry it.
cards-amount = Line { $line }: the amount of “{ $effect }” is missing or not wanted.
cards-count = Line { $line }: there should be { $wanted } cards, not { $count }.

## The file of a season

season-race = “{ $word }” is not a race: write course:format, like granlia:sprint.
season-not = { $file } is not a season: it should start with “{ $wanted }”.
season-line = Line { $line }: “{ $found }” is not a race of the calendar, like “race granlia sprint”.
season-empty = { $file } has no races.
