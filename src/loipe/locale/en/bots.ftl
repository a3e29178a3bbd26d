### The bots: what they are called, and what can be said about their strength.

page-seat-bot = { $bot ->
    [rookie] Rookie bot
    [club] Club bot
    [thumb] Club bot
    [national] National bot
    [world-cup] World Cup bot
    [random] Random bot
   *[other] Bot: { $bot }
}
no-visiting-bot = There is no bot at “{ $path }”. LOIPE_BOTS names functions, like my_bots.careful, in a folder on PYTHONPATH.
no-frozen-bot = The bot “{ $bot }” is only in builds for measuring. Make one with: make frozen.

## loipe ladder

cli-help-ladder = Find out how strong the bots are: all against all, and each among bots of one kind.
cli-help-ladder-bots = The bots, like rookie,club,world-cup; all levels without it.
cli-help-ladder-field = The bot that sits in all other seats when a bot is measured.
cli-help-ladder-games = Games of all against all.
cli-help-ladder-samples = Games of each bot among the field.
cli-help-ladder-seats = Seats at each table; without it as many as there are bots.
cli-help-ladder-by-seat = What a bot gains in each seat, where seats are not equal.
ladder-climbing = Climbing
ladder-title = { $games ->
    [one] { $game }: 1 game
   *[other] { $game }: { NUMBER($games) } games
}
ladder-bot = Bot
ladder-rating = Rating
ladder-wins = Wins, all against all (95%)
ladder-ahead = Ahead of the bot before it (99%)
ladder-adjusted = Adjusted share among { $field } (95%)
ladder-above = Above the bot before it (99%)
ladder-seat = Gain in seat { $number } (95%)
ladder-among = Wins among { $field } (95%)
ladder-time = A choice
ladder-doubt = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($doubt, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
ladder-seconds = { NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) } s
ladder-few = { $game } is for { $low } to { $high } seats: name as many bots, or say --seats.
ladder-lacks = All against all needs a bot for each seat (seats: { $seats }, bots: { $bots }): name more bots, take fewer --seats, or leave it out with --games 0.
ladder-bots = A ladder is for two or more bots, each named once, not for “{ $bots }”.
ladder-stopped = Stopped after { $games } of { $wanted } games.

## Hints. $doubt is twice the standard error: the truth lies within in 19 of 20 cases.

page-hint-says = { $games ->
    [one] Hint: option { $digit } ({ $option }). It won { $percent }% (± { $doubt }) of 1 test game from here.
   *[other] Hint: option { $digit } ({ $option }). It won { $percent }% (± { $doubt }) of { $games } test games from here.
}
cli-hint = { $games ->
    [one] Hint: { $option }. It won { $percent }% (± { $doubt }) of 1 test game from here.
   *[other] Hint: { $option }. It won { $percent }% (± { $doubt }) of { $games } test games from here.
}
page-hint-other = { $clear ->
    [yes] Lead over “{ $option }”: { $points }% (± { $doubt }).
   *[no] Hardly a lead over “{ $option }”: { $points }% (± { $doubt }).
}

## Why, from what the test games met, compared with the other option

mass-start-reason-fewer-loop-done = { $percent }% fewer penalty loops.
mass-start-reason-fewer-fell = { $percent }% fewer falls.
mass-start-reason-fewer-lost-turn = { $percent }% fewer lost turns.
mass-start-reason-fewer-paused = { $percent }% fewer pauses at the range.
mass-start-reason-fewer-rolled = { $percent }% fewer rolls to the finish.
mass-start-reason-more-coached = { $percent }% more second rolls from coaches.
mass-start-reason-many-coached = Many more second rolls from coaches.
mass-start-reason-more-glided = { $percent }% more descents.
mass-start-reason-many-glided = Many more descents.
ski-tour-reason-fewer-lap-done = { $percent }% fewer penalty loops.
ski-tour-reason-fewer-collapsed = { $percent }% fewer collapses.
ski-tour-reason-fewer-turn = { $percent }% fewer turns to the finish.
ski-tour-reason-fewer-paid = { $percent }% less stamina paid.
ski-tour-reason-more-drafted = { $percent }% more free steps behind others.
ski-tour-reason-many-drafted = Many more free steps behind others.
ski-tour-reason-more-glided = { $percent }% more gliding.
ski-tour-reason-many-glided = Much more gliding.
sport-ist-mord-reason-fewer-accident = { $percent }% fewer accidents.
sport-ist-mord-reason-fewer-fatal = { $percent }% fewer fatal accidents.
sport-ist-mord-reason-more-got = { $percent }% more cards won.
sport-ist-mord-reason-many-got = Many more cards won.
sport-ist-mord-reason-more-scored = { $percent }% more scoring.
sport-ist-mord-reason-many-scored = Much more scoring.
sport-ist-mord-reason-more-escaped = { $percent }% more narrow escapes.
sport-ist-mord-reason-many-escaped = Many more narrow escapes.
crystal-globe-reason-fewer-ring-done = { $percent }% fewer penalty loops.
crystal-globe-reason-fewer-fell = { $percent }% fewer falls.
crystal-globe-reason-fewer-miss = { $percent }% fewer misses.
crystal-globe-reason-fewer-turn = { $percent }% fewer turns to the finish.
crystal-globe-reason-more-drafted = { $percent }% more slipstreams.
crystal-globe-reason-many-drafted = Many more slipstreams.
crystal-globe-reason-more-slipstream = { $percent }% more slipstreams.
crystal-globe-reason-many-slipstream = Many more slipstreams.

## hints among several people

server-hints-off = Hints are off until everybody agrees. Not yet agreed: { $names }
server-hints-answer = “{ $text }” is no answer: agree to hints with “yes”, or say “no”.
page-hints-asked = { $name } would like hints for everybody.
page-hints-waits = You agree to hints. They are off until everybody does. Waiting for: { $names }
page-hints-agree = Agree
page-hints-withdraw = No hints
