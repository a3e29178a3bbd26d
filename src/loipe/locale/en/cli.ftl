### What the command line says.

## Help

cli-help-loipe = Sports board games in your terminal: play, simulate, replay.
cli-help-play = Play against bots, or with several people on one device.
cli-help-simulate = Let bots play many games and tell who wins how often.
cli-help-season = Race a season of Crystal Globe: a calendar, points, and the globes.
cli-help-season-file = The season's file; made if it is not there, gone on with if it is.
cli-help-races = The calendar, like granlia:sprint,granlia:pursuit; ours unless said otherwise.
cli-help-show = Only tell how the season stands.
cli-help-replay = Retell a logged game, sentence by sentence.
cli-help-rules = Read the rules of a game, or one clause.
cli-help-games = List the games, or what one of them can be set to.
cli-help-settings-of = A game, to list its presets and settings.
cli-help-courses = Check, list and look at courses.
cli-help-of-game = The game the course is for.
cli-help-courses-check = Check a course file; every defect comes with its line.
cli-help-courses-list = List the courses that come with the game.
cli-help-courses-show = Draw a course, or print its text.
cli-help-courses-build = Lay Ski Tour's tiles one after the other and save the course.
cli-help-tiles = Tiles in order, like 1a 16a; without them you are asked.
cli-help-title = What the course is called.
cli-help-perft = Count the ways to each depth, over all options of seats and chance.
cli-help-serve = Open tables in the browser: with bots, on one device or with friends by link.
cli-help-version = Say the version and which build runs.
cli-help-game = A game, like mass-start.
cli-help-preset = Named settings; loipe games GAME lists them.
cli-help-set = One setting, like laps=3; loipe games GAME lists them. May be repeated.
cli-help-seats = Who sits where: a name for a person, thumb or random for a bot, like me,thumb,thumb; me:red to choose a colour.
cli-help-json = Print JSON instead of sentences.
cli-help-line = Plain lines without colour or cursor movement, for screen readers and pipes.
cli-help-dice = live, physical (you type what real dice and cards show) or seed:N.
cli-help-resume = Continue a saved game.
cli-help-save = Save the game to this file.
cli-help-fast = Show the bots' moves all at once.
cli-help-auto-dice = Your dice fall by themselves.
cli-help-games-count = How many games.
cli-help-seed = Same seed, same games.
cli-help-logs = Write one log per game into this folder.
cli-help-processes = Processes; all cores unless said otherwise.
cli-help-file = A file.
cli-help-clause = A clause, like MS-5.
cli-help-depth = Plies to look ahead.
cli-help-course = A course, like lindmoos.
cli-help-text = Print the course file itself.

## A season

cli-season-now = Race { $number } of { $races }: { cli-season-format } at { $course }.
cli-season-standings = { $raced ->
    [0] { $races ->
        [one] A season of 1 race begins.
       *[other] A season of { $races } races begins.
    }
   *[other] { $races ->
        [one] After the only race:
       *[other] After { $raced } of { $races } races:
    }
}
cli-season-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
cli-season-place = { $place }. { $name }, { cli-season-points } (places { $places })
cli-season-globe = { $left ->
    [0] { cli-season-format } globe: { $names }, { cli-season-points }.
   *[other] { cli-season-format } globe, so far: { $names }, { cli-season-points }.
}
cli-season-format = { $format ->
    [booklet] Booklet race
    [sprint] Sprint
    [pursuit] Pursuit
    [mass-start] Mass start
    [individual] Individual
   *[relay] Relay
}
cli-season-on = Continue with: { $command }
cli-season-over = The season is over. The Crystal Globe goes to { $names }.
cli-season-alone = { $file } is a season under way and goes on as agreed: leave { $option } out.
cli-season-other = { $file } is not race { $number } of this season; move it away, or name another season.

## What does not fit

cli-usage = { $problem }; loipe --help lists what there is.
cli-no-such-game = There is no game “{ $game }”. { $near ->
    [none] There is: { $games }.
   *[other] Did you mean { $near }?
}
cli-which-game = Name a game: { $games }.
cli-no-such-preset = There is no preset “{ $preset }”{ $near ->
    [none] .
   *[other] ; did you mean { $near }?
} There is: { $presets }.
cli-set-form = “{ $setting }” is not a setting: write name=value, like laps=3.
cli-no-such-setting = There is no setting “{ $name }”{ $near ->
    [none] .
   *[other] ; did you mean { $near }?
} There is: { $names }.
cli-set-switch = { $name } is on or off, not “{ $value }”.
cli-set-number = { $name } is a whole number from { $low } to { $high }, not “{ $value }”.
cli-set-choice = { $name } is one of { $values }, not “{ $value }”.
cli-set-other = { $name } cannot be “{ $value }”.
cli-bots-only = “{ $name }” is not a bot{ $near ->
    [none] { "" }
   *[other] { " " }(did you mean { $near }?)
}; a simulation takes { $bots }.
no-such-bot = There is no bot “{ $bot }”. There is: { $bots }.
cli-whole-number = { $name } is a whole number{ $high ->
    [none] { " " }from { $low } up
   *[other] { " " }from { $low } to { $high }
}, not “{ $value }”.
cli-no-such-dice = “{ $dice }” are not dice we know: say live, physical or seed:N with a whole number N.
cli-resume-alone = A saved game keeps its settings: leave out { $option }.
cli-other-game = { $file } is a game of { $game }.
cli-log-seats = The log names { $names } seats, but the game has { $seats }.
cli-no-such-course = There is no course “{ $course }”{ $near ->
    [none] .
   *[other] ; did you mean { $near }?
} There is: { $courses }.
cli-no-courses = { $game } has no courses. These games have: { $games }.
cli-file-missing = There is no file { $file }.
cli-file-folder = { $file } is a folder, not a file.
cli-file-large = { $file } is too large to be a log or a course.
cli-file-not-text = { $file } is not a text file.
cli-file-closed = { $file } cannot be read: { $problem }.
cli-file-unwritable = { $file } cannot be written: { $problem }.
cli-roll-first = “{ $word }” has to wait: press Enter to roll first.

## At the table

cli-person = Player
cli-athlete-1 = Ahlgren
cli-athlete-2 = Brandt
cli-athlete-3 = Castel
cli-athlete-4 = Dahlen
cli-athlete-5 = Ekholm
cli-athlete-6 = Favre
cli-athlete-7 = Grube
cli-athlete-8 = Halder
cli-athlete-9 = Ivarsen
cli-athlete-10 = Jelen
cli-athlete-11 = Kranz
cli-athlete-12 = Lorenz
cli-line-seat = { $bot ->
    [none] { $colour ->
        [none] Seat { $number }: { $name }.
       *[other] Seat { $number }, { colour }: { $name }.
    }
   *[other] { $colour ->
        [none] Seat { $number }: { $name }, a { $bot } bot.
       *[other] Seat { $number }, { colour }: { $name }, a { $bot } bot.
    }
}
cli-line-start = Say an option by its number or its word. ? tells the rule and the commands.
cli-press-enter = Press Enter to roll.
cli-say-something = Say one of the options, by its number or its word.
cli-type-something = Type what came up.
cli-type-one = Type what came up: { $words }.
cli-hand-over = Pass the device to { $name }, then press Enter.
cli-hand-over-why = Secret cards stay hidden until then.
cli-hand = You hold: { $cards }.
cli-standing = { $place ->
    [0] { "" }
   *[other] { $place }.{" "}
}{ $bot ->
    [none] { $name } (seat { $number }):
   *[other] { $name } (seat { $number }, { $bot } bot):
}
cli-place = { $place }. { $name }
cli-command-help = ? tells the rule at hand, ? { $clause } any other.
cli-command-hint = hint tells what to do, and how often that wins.
cli-command-undo = undo takes your last word back, until dice fall.
cli-command-log = log retells the game so far.
cli-command-standing = standing tells who is where.
cli-command-board = board tells what lies where.
cli-command-save = save FILE saves the game to a file.
cli-command-quit = quit leaves the game; you can continue later.
cli-see-also = More to it: ? with { $clauses }.
cli-hint = { $games ->
    [one] Hint: { $option }. It won { $percent }% of 1 test game from here.
   *[other] Hint: { $option }. It won { $percent }% of { $games } test games from here.
}
cli-no-hint = Dice need no hint.
cli-undone = Taken back.
cli-nothing-to-undo = Nothing to undo: dice were rolled, or somebody else has moved.
cli-save-where = Say where: save FILE.
cli-saved = The game is saved in { $file }.
cli-kept = The game is saved. Continue with: { $command }
cli-not-kept = Nothing to save.
cli-over = Read the game again with: { $command }
cli-replay-open = { $plies ->
    [one] The log ends here, after 1 word. The game is not over yet.
   *[other] The log ends here, after { $plies } words. The game is not over yet.
}

## On the screen

cli-screen-hint = number or word, ? rules, undo, log, quit
cli-screen-roll = Enter to roll, ? rules, quit
cli-screen-type = type what the real dice or cards show
cli-screen-more = Enter for more
cli-screen-back = Enter to go on
cli-screen-quit = Save this game for later? Enter for yes, n for no
cli-screen-over = Enter to leave
cli-screen-watch = Enter to skip ahead

## Results

cli-simulating = Playing
cli-stopped = { $wanted ->
    [one] Stopped before the game was over.
   *[other] Stopped after { $games } of { $wanted } games.
}
cli-sim-title = { $games ->
    [one] { $game }, 1 game
   *[other] { $game }, { $games } games
}
cli-sim-seat = seat
cli-sim-bot = bot
cli-sim-name = name
cli-sim-wins = wins
cli-sim-interval = 95 % interval
cli-sim-place = mean place
cli-sim-length = { $length } steps a game; { $steps } steps in { $seconds } s, { $speed } a second.
cli-games-game = game
cli-games-title = title
cli-games-seats = seats
cli-games-presets = presets
cli-games-preset = --preset
cli-games-set = --set
cli-games-called = called
cli-games-about = what it is
cli-games-values = values
cli-games-more = Presets and settings of a game: { $command }
cli-games-of = { $title } (“{ $box }” by { $designer })
cli-games-play = Start with: { $command }
cli-course-fine = { $file } is fine: { $squares } squares in all, { $routes } a lap.
cli-course-good = { $file } is fine.
cli-course-name = name
cli-course-title = title
cli-course-squares = squares
cli-course-routes = lap
cli-perft-depth = depth
cli-perft-positions = positions
cli-perft-seconds = seconds
cli-version = loipe { $version }
cli-build = { $module }: { $build } ({ $file })
