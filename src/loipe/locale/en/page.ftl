### The page in the browser: what it says around the board. Seats arrive by number; $skier is the name.

## Start

page-start-claim = Four board games. One snowy table.
page-start-about = Play with friends by link, or against bots at once.
page-start-credit = The rules are the designers’; boards, courses, cards and pictures are Loipe’s own and not the published ones. If you like a game, buy the box.
page-game-seats = { $low } to { $high }
page-game-credit = After “{ $box }” by { $designer }
page-start-games = Games
page-play-now = Play now
page-play-now-game = Play now: { $game }
page-set-up = Set up a table
page-set-up-game = Set up a table of { $game }
page-set-up-title = A table of { $game }
page-me = Aune
page-my-tables = My tables
page-my-all = All { $count } tables
page-my-none = Your tables will show up here. This browser remembers them.
page-my-over = { $place ->
    [0] The game is over.
   *[other] Over: you took place { $place }.
}
page-my-runs = { $place ->
    [0] You are watching.
   *[other] You are in place { $place }.
}
page-my-log = A log file
page-my-drop = Forget this table of { $game }
page-join = Join a table
page-join-about = Paste the link you were given.
page-join-do = Join
page-join-unclear = A link to a table looks like http://…/t/name#secret.
page-open-log = Open a log file

## The table form

page-presets = How much of the rules?
page-seats = Who is playing?
page-seat-name = Name of seat { $number }
page-seat-colour = Colour of seat { $number }
page-seat-who = Who plays seat { $number }?
page-seat-me = Me, on this device
page-seat-friend = A friend, by link
page-seat-bot = Bot: { $bot ->
    [thumb] rules of thumb
    [random] rolls along
    [search] thinks ahead
   *[other] { $bot }
}
page-seat-remove = Remove seat { $number }
page-seat-add = One more seat
page-two-hold-four = Two players run two seats each, in turn: { $one }, { $two }, { $one } 2, { $two } 2.
page-shared = Several people share this device: cover each other's secret cards
page-details = All { $count } settings
page-list-typed = Type the names …
page-own-file = { $setting ->
    [course] Use a course file of your own
   *[other] Use a file of your own
}
page-course-drop = Do without { $file }
page-dice = Dice and cards
page-dice-pressed = Each of us presses for our own dice; the table deals
page-dice-live = The table rolls and deals by itself
page-dice-physical = We use real dice and cards and tap in what we get
page-open-table = Open the table

## The frame

page-ranking = Ranking
page-bar = What to do
page-panel = Log, rulebook, chances
page-your-turn = Your turn
page-turn-of = { $skier }'s turn
page-wait = One moment
page-over = The game is over.
page-sending = Sending …
page-skip = Skip
page-roll = Roll
page-shoot = Shoot
page-die = The die shows { $die }
page-die-waits = The die waits for you
page-places = { $count ->
    [one] Pick the amber square
   *[other] Pick one of { $count } amber squares
}
page-take-back = Take back
page-dots = { $shootings ->
    [0] No shooting yet
   *[other] Last shooting: { $hits } down, { $misses } missed
}
page-away = not connected
page-order = Standing order
page-who = { $bot ->
    [yes] A bot plays: { $kind ->
        [thumb] rules of thumb
        [random] rolls along
        [search] thinks ahead
       *[other] { $kind }
    }.
   *[no] { $own ->
        [yes] This is you.
       *[no] { $here ->
            [yes] Connected.
           *[no] { $minutes ->
                [0] Away just now.
                [one] Away for 1 minute.
               *[other] Away for { $minutes } minutes.
            }
        }
    }
}
page-history = Lately
page-rename = A new name
page-rename-do = Rename
page-bot-in = Let a bot play
page-bot-out = Take the seat back
page-map = Map: near or far
page-open-clause = Open the rulebook at { $clause }
page-close = Close

page-tab-log = Log
page-tab-rules = Rules
page-tab-chances = Chances
page-tab-replay = Replay
page-log-since = since your last turn
page-log-turn = your turn
page-log-earlier = { $count ->
    [one] 1 earlier line
   *[other] { $count } earlier lines
}
page-rules-search = Search the rulebook
page-rules-none = Nothing found. Try a shorter word.
page-chances-none = No dice are rolled for this choice, so there are no odds to show.
page-hint = Hint
page-hint-thinks = Thinking …
page-hint-says = { $games ->
    [one] Hint: option { $digit } ({ $option }). It won { $percent }% of 1 test game from here.
   *[other] Hint: option { $digit } ({ $option }). It won { $percent }% of { $games } test games from here.
}
page-hint-wins = wins
page-win-chance = Win chance
page-win-games = { $games ->
    [one] 1 game
   *[other] { $games } games
  } played on, ±{ $doubt } %
page-win-wait = playing on from here …
page-chances-wait = When you have to choose, the odds of every option stand here.
page-loading = One moment …

page-replay = Replay
page-replay-play = Play the replay
page-replay-pause = Stop the replay
page-replay-slider = Replay: move through the game
page-replay-at = Replay: move { $ply } of { $last }
page-to-now = Back to now

page-line-lost = No connection. Trying again; nothing you confirmed is lost.
page-line-refused = This link does not open the table any more.
page-undo-asked = { $name } would like to take the last move back.
page-undo-waits = { $name } asked to take a move back. Waiting for the others.
page-agree = All right
page-decline = Play on
page-withdraw = Never mind

## Menu, settings, help

page-menu = Table
page-links = Links to share
page-links-friend = For a friend
page-links-watch = To watch
page-copy = Copy
page-copied = Copied
page-undo = Take back
page-download = Download the log
page-rematch = Rematch
page-settings = Settings
page-help = Help
page-leave = Start page
page-forget = Forget this table
page-set-speed = Animation
page-set-speed-calm = As on television
page-set-speed-quick = Quick
page-set-speed-none = None
page-set-theme = Day or night
page-set-day = Day
page-set-night = Night
page-set-sound = Sound
page-set-language = Language
page-help-about = Amber means: you can act here. Tap or point at anything else to see why not.
page-help-clause = Every rule has a number. Tap it to read the rule:
page-key-digits = take that option; for 12 press 1, then 2
page-enter-roll = That is my roll
page-typed = Option { $typed }, unless another digit follows
page-key-space = roll, shoot, or skip the animation
page-key-arrows = step through the replay
page-key-ends = start of the game, back to now
page-key-tab = to the next amber place or button
page-key-walk = on the board: from place to place
page-key-zoom = zoom the board
page-key-tabs = log, rulebook, chances
page-key-hint = a hint
page-key-undo = take back
page-key-sound = sound on and off
page-key-theme = day and night
page-key-settings = settings
page-key-escape = close; back to now
page-key-help = this help

## Shared device

page-pass = Pass the device to { $name }
page-pass-about = Secret cards stay hidden until then.
page-pass-ready = I am { $name }

## The finish

page-podium = Podium
page-podium-title = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
page-watch-again = Replay

## Mass Start

page-ms-board = The course of { $course }
page-ms-finish = FINISH
page-ms-square = { $holds ->
    [E] { $square }, event
    [C] { $square }, coach
    [climb] { $square }, climb { $climb }
    [descent] { $square }, descent
    [ice] { $square }, ice
    [stand] { $square }, shooting stand
    [loop] { $square }, penalty loop
    [start] { $square }, start
   *[other] { $square }
}
page-ms-square-taken = { $place }; { $skier } is here
page-ms-range-close = Your series at stand { $stand }: { $down } of 5 down
page-ms-closeup = { $wind ->
    [yes] Red wind
   *[no] Calm
}{ $risk ->
    [0] { "" }
   *[other] { " " }· { $risk } or more hits
} · shot { $shots } of 8
