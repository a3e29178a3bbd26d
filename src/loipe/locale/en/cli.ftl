### What the command line says.

## Help

cli-help-loipe = Sports board games in your terminal: play, simulate, replay.
cli-help-play = Play against bots, or with several people on one device.
cli-help-simulate = Let bots play many games and see how often each seat wins.
cli-help-season = Race a season: a calendar, points, globes and medals.
cli-help-season-old = Race Crystal Globe's own calendar, kept in FILE.
cli-help-season-name = The season: NAME.season in this folder.
cli-help-season-new = Plan a season: short-cup, world-cup, olympics or grand-tour.
cli-help-season-preset = short-cup, world-cup, olympics or grand-tour.
cli-help-season-people = Names of the people who race, with commas between them.
cli-help-season-bots = Levels of the bots, with commas between them, taken in turn.
cli-help-season-athletes = How many athletes; 0 for as many as the preset has.
cli-help-season-title = What the season is called.
cli-help-season-next = Race the next race, or continue it.
cli-help-season-all = Race until the season is over.
cli-help-season-simulate = Bots race for everybody.
cli-help-season-standings = Who leads, the globes and the medals.
cli-help-season-athlete = Results, shooting and rivals of one athlete.
cli-help-season-who = The name of an athlete, or a part of it.
cli-help-season-export = Print the season as text, or its results as a table.
cli-help-season-csv = The results as CSV: a row for each athlete and race.
cli-help-season-to = Write to this file.
cli-help-season-try = Race many seasons of bots: how often the strongest lead.
cli-help-season-count = How many seasons.
cli-help-season-winters = How many winters make a season: the calendar is raced as often.
cli-help-season-import = Bring a season's file into this folder, or to a server.
cli-help-season-into = A server's database, as a URL or a path: the season goes there.
cli-help-season-from = A server's database, as a URL or a path: NAME is a season there.
cli-help-season-file = The season's file: created if it is new, continued if it is there.
cli-help-races = The calendar, like granlia:sprint,granlia:pursuit. Default: ours.
cli-help-show = Only show the standings.
cli-help-replay = Retell a logged game, sentence by sentence.
cli-help-story = Tell who was lucky and who chose well in a finished game.
cli-help-story-games = Test games from each turn. Default: until the choices are known well, 56 seconds at most.
cli-help-story-html = Print a page that needs nothing beside it.
cli-help-rules = Read the rules of a game, or one clause.
cli-help-games = List the games, or the presets and settings of one.
cli-help-settings-of = A game, to list its presets and settings.
cli-help-courses = Check, list and look at courses.
cli-help-of-game = The game the course is for.
cli-help-courses-check = Check a course file and list every problem with its line.
cli-help-courses-list = List the courses that come with the game.
cli-help-courses-show = Draw a course, or print its text.
cli-help-courses-build = Lay Ski Tour's tiles one after the other and save the course.
cli-help-tiles = Tiles in order, like 1a 16a. Leave them out to be asked.
cli-help-title = What the course is called.
cli-help-perft = Count all lines of play to each depth, dice included.
cli-help-serve = Open tables in the browser: with bots, on one device or with friends by link.
cli-help-version = Show the version and which build is running.
cli-help-game = A game, like mass-start.
cli-help-preset = Named settings; loipe games GAME lists them.
cli-help-set = One setting, like laps=3; loipe games GAME lists them. May be repeated.
cli-help-seats = Who sits where: a name for a person, rookie, club, national, world-cup or random for a bot, like me,club,world-cup; me:red to choose a colour.
cli-help-json = Print JSON instead of sentences.
cli-help-line = Plain lines without colour or cursor movement, for screen readers and pipes.
cli-help-dice = live, physical (you type what real dice and cards show) or seed:N.
cli-help-resume = Continue a saved game.
cli-help-save = Save the game to this file.
cli-help-fast = Show the bots' moves all at once.
cli-help-auto-dice = Roll your dice without waiting for Enter.
cli-help-games-count = How many games.
cli-help-seed = Same seed, same games.
cli-help-logs = Write one log per game into this folder.
cli-help-processes = How many processes to use. Default: all cores.
cli-help-ladder-processes = How many processes to use. Bots that think by the clock play best when each has a core.
cli-help-file = A file.
cli-help-clause = A clause, like MS-5.
cli-help-depth = How many moves deep to count.
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
cli-season-globe = { $format ->
    [booklet] { $left ->
        [0] Booklet globe: { $names }, { cli-season-points }.
       *[other] Booklet globe, so far: { $names }, { cli-season-points }.
    }
    [sprint] { $left ->
        [0] Sprint globe: { $names }, { cli-season-points }.
       *[other] Sprint globe, so far: { $names }, { cli-season-points }.
    }
    [pursuit] { $left ->
        [0] Pursuit globe: { $names }, { cli-season-points }.
       *[other] Pursuit globe, so far: { $names }, { cli-season-points }.
    }
    [mass-start] { $left ->
        [0] Mass start globe: { $names }, { cli-season-points }.
       *[other] Mass start globe, so far: { $names }, { cli-season-points }.
    }
    [individual] { $left ->
        [0] Individual globe: { $names }, { cli-season-points }.
       *[other] Individual globe, so far: { $names }, { cli-season-points }.
    }
   *[relay] { $left ->
        [0] Relay globe: { $names }, { cli-season-points }.
       *[other] Relay globe, so far: { $names }, { cli-season-points }.
    }
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
cli-season-alone = { $file } is a season under way and keeps its settings. Leave out { $option }.
cli-season-other = { $file } is not race { $number } of this season. Move it away, or use another season file.

## What does not fit

cli-usage = { $problem }. Try: loipe --help
cli-no-such-game = { $near ->
    [none] There is no game “{ $game }”. Choose from: { $games }.
   *[other] There is no game “{ $game }”. Did you mean { $near }?
}
cli-which-game = Name a game: { $games }.
cli-no-such-preset = { $near ->
    [none] There is no preset “{ $preset }”. Choose from: { $presets }.
   *[other] There is no preset “{ $preset }”. Did you mean { $near }? Choose from: { $presets }.
}
cli-set-form = “{ $setting }” is not a setting: write name=value, like laps=3.
cli-no-such-setting = { $near ->
    [none] There is no setting “{ $name }”. Choose from: { $names }.
   *[other] There is no setting “{ $name }”. Did you mean { $near }? Choose from: { $names }.
}
cli-set-switch = { $name } can be on or off, not “{ $value }”.
cli-set-number = { $name } can be { $low } to { $high }, not “{ $value }”.
cli-set-choice = { $name } can be { $values }, not “{ $value }”.
cli-set-other = { $name } cannot be “{ $value }”.
cli-bots-only = { $near ->
    [none] “{ $name }” is not a bot. A simulation takes: { $bots }.
   *[other] “{ $name }” is not a bot. Did you mean { $near }? A simulation takes: { $bots }.
}
no-such-bot = There is no bot “{ $bot }”. Choose from: { $bots }.
cli-whole-number = { $high ->
    [none] { $name } can be { $low } or higher, not “{ $value }”.
   *[other] { $name } can be { $low } to { $high }, not “{ $value }”.
}
cli-no-such-dice = Dice can be live, physical or seed:N (N is a whole number), not “{ $dice }”.
cli-resume-alone = A saved game keeps its settings: leave out { $option }.
cli-other-game = { $file } is a game of { $game }.
cli-log-seats = The log names { $names } seats, but the game has { $seats }.
cli-no-such-course = { $near ->
    [none] There is no course “{ $course }”. Choose from: { $courses }.
   *[other] There is no course “{ $course }”. Did you mean { $near }? Choose from: { $courses }.
}
cli-no-courses = { $game } has no courses. These games do: { $games }.
cli-file-missing = There is no file { $file }.
cli-file-folder = { $file } is a folder, not a file.
cli-file-large = { $file } is too large to be a log or a course.
cli-file-not-text = { $file } is not a text file.
cli-file-closed = { $file } cannot be read: { $problem }.
cli-file-unwritable = { $file } cannot be written: { $problem }.
cli-roll-first = Press Enter to roll first.

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
        [none] Seat { $number }: { $name } ({ cli-bot }).
       *[other] Seat { $number }, { colour }: { $name } ({ cli-bot }).
    }
}
cli-bot = { $bot ->
    [rookie] rookie bot
    [club] club bot
    [thumb] club bot
    [national] national team bot
    [world-cup] World Cup bot
    [random] random bot
   *[other] { $bot } bot
}
cli-line-start = Choose an option by its number or its word. Type ? for the rule and the commands.
cli-press-enter = Press Enter to roll.
cli-say-something = Choose an option by its number or its word.
cli-type-something = Type what you rolled or drew.
cli-type-one = Type what you rolled or drew: { $words }.
cli-hand-over = Pass the device to { $name }, then press Enter.
cli-hand-over-why = Secret cards stay hidden until then.
cli-hand = You hold: { $cards }.
cli-standing = { $bot ->
    [none] { $place ->
        [0] { $name } (seat { $number }):
       *[other] { $place }. { $name } (seat { $number }):
    }
   *[other] { $place ->
        [0] { $name } (seat { $number }, { cli-bot }):
       *[other] { $place }. { $name } (seat { $number }, { cli-bot }):
    }
}
cli-place = { $place }. { $name }
cli-command-help = ? explains the current rule, ? { $clause } any other.
cli-command-hint = hint suggests a move and says how often it wins.
cli-command-undo = undo takes back your last choice, until dice are rolled.
cli-command-log = log retells the game so far.
cli-command-standing = standing shows who is where.
cli-command-board = board shows what lies where.
cli-command-save = save FILE saves the game to a file.
cli-command-quit = quit leaves the game; you can continue later.
cli-see-also = See also: { $clauses }. Type ? and a clause to read it.
cli-no-hint = No hint needed: just roll.
cli-undone = Undone.
cli-nothing-to-undo = Nothing to undo: dice were rolled, or somebody else has moved.
cli-save-where = Where to? Type: save FILE.
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
cli-screen-back = Enter to continue
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
cli-sim-interval = 95% interval
cli-sim-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-sim-between = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-sim-place = mean place
cli-sim-length = { $length } steps per game; { $steps } steps in { $seconds } s, { $speed } per second.
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
cli-course-fine = { $file } is fine: { $squares } squares in all, { $routes } per lap.
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
