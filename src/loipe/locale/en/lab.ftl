### The lab: runs of many games, and the reports about them.

cli-help-vary = Play every value of a setting, like 'laps=1|2|3'; also seats and preset. May be repeated: every combination is played.
cli-help-rotate = Bots change seats from game to game.
cli-help-until = Play until every win share is known this closely, like 0.5%.
cli-help-out = Save every game in this folder, for “loipe report”. The same command continues where it stopped.
cli-help-run-title = The question that the run answers, for its report.
cli-help-cluster = Play on a Ray cluster: its address, or “local” for this machine.
cli-help-report = Make a page with pictures of a run that “loipe simulate --out” saved.
cli-help-run = The folder of a run.
cli-help-report-out = Where to write the page. Default: report.html in the folder of the run.
cli-help-report-pictures = Also write every picture as an SVG file into this folder.
cli-vary-form = Write --vary as NAME=A|B with two or more values, like 'laps=1|2|3', not “{ $vary }”.
cli-vary-twice = { $name } is varied twice; name all its values in one --vary.
cli-vary-many = Too many variants: { $variants }. The most are { $most }.
cli-until-form = --until takes a percentage from 0.01% to 50%, like 0.5%, not “{ $value }”.
cli-logs-alone = --logs goes with neither --vary, --out, --until, --rotate, --cluster nor habits; leave it out.
lab-no-habit = “{ $word }” is not a word of { $game }. Write a bot’s habit as logs have it, like club~R4 in Mass Start.
lab-extra = This needs the extra “{ $extra }”: pip install 'loipe[{ $extra }]'.
lab-no-run = { $folder } is not a run: it has no { $file }. “loipe simulate --out { $folder }” makes one.
lab-damaged = { $file } cannot be read; take it from a copy, or begin the run in another folder.
lab-format = The run in { $folder } has format { $found }, and this Loipe reads format { $wanted }; use the Loipe that made it.
lab-another-run = { $what ->
    [seed] { $folder } holds a run with another seed; choose another folder.
    [rules] { $folder } holds a run by another version of the rules; choose another folder.
    [loipe] { $folder } holds a run of another version of Loipe; choose another folder.
    [game] { $folder } holds a run of another game; choose another folder.
    [rotate] { $folder } holds a run that differs in --rotate; choose another folder.
   *[other] { $folder } holds a run with other settings, seats or values; choose another folder.
}
lab-cut-short = { $file } is cut short or damaged; the command that made the run plays its games again.
lab-dropped = { $part } was cut short or damaged; its games are played again.
lab-unwritable = { $file } cannot be written: { $problem }. What was written before is safe.
lab-empty = The run in { $folder } has no games yet.
lab-workers-die = Processes that play games { $first } to { $last } keep dying; is there enough memory?
lab-stopped = { $kept ->
    [yes] Stopped. Games played: { $games }. They are saved, and the same command continues.
   *[no] Stopped. Games played: { $games }.
}
lab-percent = { $number }%
lab-title = { $game }, games: { $games }
lab-games = games
lab-contender = who
lab-wins = wins
lab-interval = 95% interval
lab-place = mean place
lab-seat = seat { $seat }
lab-kept = Saved in { $folder }; “loipe report { $folder }” draws it.
lab-no-cluster = There is no Ray cluster at { $address }: { $problem }.
lab-cluster-gone = The Ray cluster is gone: { $problem }. What came in is saved.
lab-cluster-fails = A node of the cluster cannot play: { $problem }.
lab-cluster-version = A node of the cluster has Loipe { $found }, and this is Loipe { $wanted }; install the same everywhere.
lab-node = { $games ->
    [one] Node { $node } played 1 game.
   *[other] Node { $node } played { $games } games.
}

## The report

lab-report-made = Written to { $file }.
lab-report-lab = Loipe lab
lab-report-title = { $game }, by the numbers
lab-report-answer-one = { $best } wins most: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } of 100 games. { $worst } wins least: { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
lab-report-answer-ways = { $best } wins most, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } of 100 games ({ $way }). { $worst } wins least, { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $worst-way }).
lab-report-answer-level = Nobody is clearly ahead: everybody wins { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } of 100 games.
lab-report-answer-fair = If nothing mattered, each would win { NUMBER($fair, minimumFractionDigits: 1, maximumFractionDigits: 1) } of 100.
lab-report-answer-sizes = Tables differ in size, so no share is fair for all.
lab-report-fact-games = games
lab-report-fact-plies = dice and choices
lab-report-fact-seconds = of playing
lab-report-fact-doubt = points, 95% interval
lab-report-table = At the table
lab-report-as-set = One table
lab-report-bots = { $count ->
    [one] { $bot }
   *[other] { $count } × { $bot }
}
lab-report-more = { $count ->
    [one] and one more variant
   *[other] and { $count } more variants
}
lab-report-seat = Seat { $number }
lab-report-seat-gauge = Seat
lab-report-bot = { $bot ->
    [random] Random
    [rookie] Rookie
    [club] Club
    [thumb] Club
    [national] National
    [world-cup] World cup
   *[other] { $bot }
}
lab-report-habit = { $count ->
    [one] { lab-report-bot } (always { $words })
   *[other] { lab-report-bot } (by lot: { $words })
}
lab-report-fair = fair share
lab-report-same = no change
lab-report-lap = Shooting { $number }
lab-report-sentence = { $title }.
lab-report-some = { $caption }; { $shown } of { $rows } are shown
lab-report-figure = Figure { $number }: { $caption }
lab-report-shares-clear = { $best } wins most: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of the games
lab-report-shares-level = The win shares lie close together: { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) }% to { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
lab-report-shares-sizes = Each table has its own fair share
lab-report-shares-caption = share of games won, with 95% intervals
lab-report-differences-gain = Most points gained by { $who }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $way })
lab-report-differences-loss = Most points lost by { $who }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $way })
lab-report-differences-level = The variants change nobody’s share for certain
lab-report-differences-caption = points of win share against “{ $first }”, game by game with the same luck
lab-report-places-clear = { $who } comes last most often: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of the games
lab-report-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
lab-report-places-level = Everybody comes last about equally often: { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) }% to { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
lab-report-places-caption = how often each takes each place, in %
lab-report-times = { $slow } needs { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } rounds, { $quick } { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) }. { $part }: { NUMBER($own, minimumFractionDigits: 1, maximumFractionDigits: 1) } against { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-report-times-level = Everybody needs { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } rounds
lab-report-times-caption = rounds of a race by what they are spent on, from the start to the line
lab-report-worth-clear = { $gauge }: { $best } wins { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%, { $worst } wins { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
lab-report-worth-lap = { $beside ->
    [none] { $lap }, { $gauge }: { $best } wins { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%, { $worst } wins { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
   *[other] { $lap }, { $beside }, { $gauge }: { $best } wins { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%, { $worst } wins { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
}
lab-report-worth-level = { $gauge }: no difference is certain
lab-report-worth-caption = { $gauge }: share of games won afterwards; intervals ± { NUMBER($doubt, minimumFractionDigits: 1, maximumFractionDigits: 1) } at most
lab-report-lengths = Nine games in ten last { $low } to { $high } rounds
lab-report-lengths-ways = Median rounds: from { $least } ({ $shortest }) to { $most } ({ $longest })
lab-report-lengths-level = All variants last equally long: { $most } rounds
lab-report-lengths-caption = rounds from the start to the end of a game; games: { $games }
lab-report-rounds = rounds
lab-report-median = median { $rounds }
lab-report-again = Make it again
lab-report-copy = Copy
lab-report-copied = Copied
lab-report-colophon = Rules version { $rules }, Loipe { $version }, seed { $seed }: the same games on any number of cores.
lab-report-intervals = Lines with ends are 95% intervals (Wilson). Equal winners share a win. Rings mark the best value and all that may be as good.
lab-report-alone = One file, no network: all pictures are drawn inside.
lab-way-preset = Rules
lab-way-seats = Seats
