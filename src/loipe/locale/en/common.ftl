### What every game and every surface says: refusals of the core, and words around a table.

no-such-game = There is no game “{ $game }”. Choose from: { $games }.
no-such-clause = The rules of { $game } have no clause “{ $wanted }”. Close to it: { $near }.
not-your-turn = { $turn ->
    [-1] The dice are next.
    [-2] The game is over.
   *[other] It is { $turn-skier }'s turn, not { $skier }'s.
}
draft-too-long = Your turn ends before “{ $word }” (word { $number }).
race-is-over = The game is over.

## Seats

seats-count = { $game } is for { $low } to { $high } seats, not “{ $seats }”. Write them like me,club,club.
seats-name = “{ $name }” does not work as a name. Use up to 20 letters, digits, - or _.
seats-no-colours = { $game } has no colours to choose. Write the seats alone, like me,club.
no-such-colour = There is no colour “{ $colour }”. Choose from: { $colours }.
colour-taken = Seats { $one } and { $two } both want { colour }. Still free: { $free }.
colours-count = { $count ->
    [one] You named 1 colour for { $seats } seats. Name one for each.
   *[other] You named { $count } colours for { $seats } seats. Name one for each.
}
colour = { $colour ->
    [red] red
    [teal] teal
    [orange] rust
    [blue] blue
    [green] green
   *[purple] purple
}

## Settings

config-seats = This game is for { $low } to { $high } seats, not { $seats }.
config-number = { $setting } can be { $low } to { $high }, not { $value }.

## Logs

log-not-a-log = This is not a game log: it should start with “{ $wanted }”, not “{ $first }”.
log-bad-setting = Line { $line }: the value of “{ $name }” cannot be read.
log-bad-header = Line { $line }: “{ $word }” is not a header line. Header lines begin with game, rules, seats or set.
log-lacks = The log's header has no “{ $field }” line.
log-other-rules = This log was played by rules version “{ $rules }”. This Loipe knows versions 1 to { $ours }.
setting-unknown = This game has no setting “{ $found }”.
setting-misfit = { $wants ->
    [switch] Setting “{ $setting }”: { $found } does not work. Choose from: true, false.
    [number] Setting “{ $setting }”: { $found } does not work. It takes a whole number.
    [text] Setting “{ $setting }”: { $found } does not work. It takes a name.
    [choice] Setting “{ $setting }”: { $found } does not work. Choose from: { $values }.
   *[list] Setting “{ $setting }”: { $found } does not work. It takes a list.
}
log-seats = { $seats ->
    [one] The log's header names { $names } players, but its settings have 1 seat.
   *[other] The log's header names { $names } players, but its settings have { $seats } seats.
}
log-bad-undo = Line { $line }: “{ $word }” takes back too much. Words before it: { $plies }.
log-bad-word = Line { $line }: “{ $word }” is not a log word. Log words look like *5 or 1:b5.
log-wrong-turn = { $turn ->
    [-1] Word { $ply } of the log, “{ $word }”, comes after the end of the game.
    [0] Word { $ply } of the log is “{ $word }”, but the dice are next.
   *[other] Word { $ply } of the log is “{ $word }”, but seat { $turn } is next.
}
log-word-refused = Word { $ply } of the log, “{ $word }”, is not possible there.
log-mended = { $plies ->
    [one] This log was played by rules version { $rules }, and a rule has been mended since. Only its first word counts.
   *[other] This log was played by rules version { $rules }, and a rule has been mended since. Its first { $plies } words count.
}
log-out-of-dice = The log has no more dice.

## Files of ours

cards-out-of-order = Line { $line }: card { $wanted } should be here, not card { $found }.
cards-no-such-effect = Line { $line }: there is no effect “{ $effect }”. Choose from: { $effects }.
cards-star = Line { $line }: “{ $effect }” is on the wrong side of the star. Cards 1 to 15 have the star, the others do not.
cards-amount = Line { $line }: “{ $effect }” lacks its number, or has one it does not need.
cards-count = Line { $line }: there should be { $wanted } cards, not { $count }.

## The file of a season

season-race = “{ $word }” is not a race. Write course:format, like granlia:sprint.
season-not = { $file } is not a season. It should start with “{ $wanted }”.
season-line = Line { $line }: “{ $found }” is not a race. A race looks like “race granlia sprint”.
season-empty = { $file } has no races.
