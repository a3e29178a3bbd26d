### The page in the browser: what it says around the board. Seats arrive by number; $skier is the name.

## Start

page-start-claim = Four board games. One snowy table.
page-start-about = Play with friends by link, or start right away against bots.
page-start-credit = The rules are the work of the games’ designers. Boards, courses, cards and pictures are Loipe’s own. If you like a game, buy the box.
page-game-seats = { $low } to { $high }
page-game-credit = Based on “{ $box }” by { $designer }
page-start-games = Games
page-play-now = Play now
page-play-now-game = Play now: { $game }
page-set-up = Set up a table
page-set-up-game = Set up a table: { $game }
page-set-up-title = New { $game } table
page-me = Aune
page-my-tables = My tables
page-my-all = All { $count } tables
page-my-few = Fewer
page-my-none = { $others ->
    [yes] Your other tables will show up here.
   *[no] Your tables will show up here. This browser remembers them.
}
page-my-over = { $place ->
    [0] The game is over.
    [1] Over: you won.
    [2] Over: you came second.
    [3] Over: you came third.
   *[other] Over: you came { $place }th.
}
page-my-runs = { $place ->
    [-1] Nobody is ahead yet.
    [0] You are watching.
    [1] You are in the lead.
    [2] You are second.
    [3] You are third.
   *[other] You are { $place }th.
}
page-my-waiting = Not everybody is here yet.
page-my-next = Next: { $names }
page-my-go-on = Play on
page-my-log = Opened from a log
page-my-gone = { $reason ->
    [server-table-unreadable] This table can no longer be read.
    [server-no-such-link] Your link no longer opens this table.
   *[other] This table is gone.
}
page-my-drop = Remove this { $game } table from my list
page-my-drop-ask = Remove { $game } from your list? Without its link you cannot come back.
page-my-drop-do = Remove
page-my-drop-keep = Keep
page-my-dropped = { $game } is off your list.
page-join = Join a table
page-join-about = Type the code or paste the link a friend gave you.
page-join-code = Join with a code
page-join-do = Join
page-open-log = Open a log file

## The table form

page-presets = Which rules?
page-seats = Who is playing?
page-seat-name = Name of seat { $number }
page-seat-colour = Colour of seat { $number }
page-seat-who = Who plays seat { $number }?
page-seat-me = Me, on this device
page-seat-friend = A friend, by link
page-seat-remove = Remove seat { $number }
page-seat-add = Add a seat
page-two-hold-four = Two players run two seats each and take turns: { $one }, { $two }, { $one } 2, { $two } 2.
page-shared = We share this device: hide secret cards between turns
page-details = All { $count } settings
page-list-typed = Type the names …
page-own-file = { $setting ->
    [course] Use your own course file
   *[other] Use your own file
}
page-course-drop = Remove { $file }
page-dice = Dice and cards
page-dice-pressed = Each of us rolls our own dice with a click; Loipe deals
page-dice-live = Loipe rolls and deals
page-dice-physical = We use real dice and cards and tap in what we get
page-clock = Time for each move
page-clock-choice = { $seconds ->
    [0] As long as you like
    [60] 1 minute
    [180] 3 minutes
    [600] 10 minutes
    [3600] 1 hour
    [86400] 1 day
    [259200] 3 days
    [604800] 7 days
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
page-clock-about = Then a bot plays until the person is back.
page-clock-is = { $seconds ->
    [60] Time for each move: 1 minute
    [180] Time for each move: 3 minutes
    [600] Time for each move: 10 minutes
    [3600] Time for each move: 1 hour
    [86400] Time for each move: 1 day
    [259200] Time for each move: 3 days
    [604800] Time for each move: 7 days
    [one] Time for each move: { $seconds } second
   *[other] Time for each move: { $seconds } seconds
}
page-clock-short = { $unit ->
    [days] { $count } d
    [hours] { $count } h
   *[minutes] { $time }
}
page-clock-left = { $unit ->
    [days] Time left, in days: { $count }
    [hours] Time left, in hours: { $count }
   *[minutes] Time left, in minutes: { $time }
}
page-open-table = Open the table

## The frame

page-ranking = Ranking
page-bar = What to do
page-panel = Log, rulebook, chances
page-your-turn = Your turn
page-turn-of = { $skier }'s turn
page-wait = One moment
page-learn-read = Read what the coach says, then go on.
page-over = The game is over.
page-sending = Sending …
page-skip = Skip
page-roll = Roll
page-shoot = Shoot
page-die = The die shows { $die }
page-die-waits = Your die is ready
page-places = { $count ->
    [one] Pick the amber square
   *[other] Pick one of { $count } amber squares
}
page-take-back = Undo
page-dots = { $shootings ->
    [0] Has not shot yet
   *[other] Last time at the range: { $hits } hit, { $misses } missed
}
page-away = { $days ->
    [0] { $hours ->
        [0] { $minutes ->
            [0] not connected
            [one] away for { $minutes } minute
           *[other] away for { $minutes } minutes
        }
        [one] away for { $hours } hour
       *[other] away for { $hours } hours
    }
    [one] away for { $days } day
   *[other] away for { $days } days
}
page-stands-in = a bot stands in
page-stood-in = A bot plays for you.
page-title = { $turn ->
    [yes] ● Your turn – { $game } – Loipe
   *[no] { $game } – Loipe
}
page-watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
page-order = Answer for me
page-who = { $bot ->
    [yes] { $kind ->
        [rookie] A bot plays here: a rookie.
        [club] A bot plays here: a club skier, quick and solid.
        [thumb] A bot plays here: a club skier, quick and solid.
        [national] A bot plays here: of the national team, it thinks ahead.
        [world-cup] A bot plays here: of the World Cup, it thinks for a second.
        [random] A bot plays here: at random.
       *[other] A bot plays here: { $kind }.
    }
   *[no] { $own ->
        [yes] This is you.
       *[no] { $here ->
            [yes] Connected.
           *[no] { $days ->
                [0] { $hours ->
                    [0] { $minutes ->
                        [0] Just left.
                        [one] Away for 1 minute.
                       *[other] Away for { $minutes } minutes.
                    }
                    [one] Away for 1 hour.
                   *[other] Away for { $hours } hours.
                }
                [one] Away for 1 day.
               *[other] Away for { $days } days.
            }
        }
    }
}
page-history = Recent moves
page-rename = New name
page-rename-do = Rename
page-bot-in = Let a bot take over
page-bot-out = Take my seat back
page-map = Map: zoom in or out
page-open-clause = Open the rulebook at { $clause }
page-close = Close

page-tab-log = Log
page-tab-rules = Rules
page-tab-talk = Chat
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
page-chances-none = There are no odds to show for this choice.
page-hint = Hint
page-hint-thinks = Thinking …
page-hint-wins = wins
page-percent = { $percent }%
page-percent-to = { $now }→{ $after }%
page-win-chance = Chance to win
page-win-games = { $games ->
    [one] from 1 test game, ±{ $doubt }%
   *[other] from { $games } test games, ±{ $doubt }%
}
page-win-wait = playing test games …
page-chances-wait = When you have a choice, the odds of each option show up here.
page-loading = One moment …

page-replay = Replay
page-replay-play = Play the replay
page-replay-pause = Pause the replay
page-replay-slider = Replay: move through the game
page-replay-at = Replay: move { $ply } of { $last }
page-to-now = Back to the game

page-line-lost = No connection. Trying again … Your confirmed moves are safe.
page-line-refused = This link no longer opens the table.
page-react = Call out to the others
page-reacts = { $name }: { $text }
page-react-cowbell = Go, go, go!
page-react-clap = Well done!
page-react-snowball = Have a snowball!
page-react-ouch = Ouch!
page-react-thanks = Thanks!
page-react-hurry = Your move!
page-said = { $name }: { $text }
page-talk-empty = Nobody has said anything yet.
page-talk-reading = The players talk here. You can read along.
page-talk-write = Say something
page-talk-send = Send
page-talk-nothing = Write something first.
page-talk-new = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
page-mute = Mute
page-mute-all = Everybody
page-undo-asked = { $name } asks to undo the last move.
page-undo-waits = { $name } asks to undo a move. Waiting for the others.
page-undone = The last move is undone.
page-agree = Allow
page-decline = No, play on
page-withdraw = Never mind

## Menu, settings, help

page-menu = Table
page-links = Links to share
page-links-friend = Invite a friend to play
page-links-watch = Invite someone to watch
page-copy = Copy
page-copied = Copied
page-undo = Undo
page-download = Download the log
page-rematch = Rematch
page-rematch-asked = { $own ->
    [yes] { $name } sets up a rematch. Your seat is ready.
   *[no] { $name } sets up a rematch.
}
page-rematch-join = Join the rematch
page-rematch-watch = Watch the rematch
page-settings = Settings
page-set-name = My name
page-help = Help
page-leave = Start page
page-forget = Remove from my tables
page-set-speed = Animation
page-set-speed-calm = Like on TV
page-set-speed-quick = Quick
page-set-speed-none = None
page-set-theme = Day or night
page-set-day = Day
page-set-night = Night
page-set-sound = Sound
page-set-language = Language
page-help-about = Amber means: you can act here. Tap or point at anything else to see why not.
page-help-clause = Every rule has a number. Tap it to read the rule:
page-key-digits = choose that option (for 12, press 1, then 2)
page-entered = Dice entered: { $dice } of { $of }
page-enter-roll = That is my roll
page-typed = Option { $typed }, or type another digit
page-key-space = roll, shoot, or skip the animation
page-key-arrows = step through the replay
page-key-ends = first move, latest move
page-key-tab = to the next amber place or button
page-key-walk = on the board: from place to place
page-key-zoom = zoom the board
page-key-tabs = log, rulebook, chances
page-key-hint = a hint
page-key-talk = chat with the others
page-key-undo = undo
page-key-sound = sound on and off
page-key-theme = day and night
page-key-settings = settings
page-key-escape = close, or back to the game
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
page-ms-range-close = Your shooting at stand { $stand }: { $down } of 5 hit
page-ms-closeup = { $wind ->
    [yes] { $risk ->
        [0] Red wind · shot { $shots } of 8
       *[other] Red wind · hit with { $risk } or higher · shot { $shots } of 8
    }
   *[no] { $risk ->
        [0] Calm · shot { $shots } of 8
       *[other] Calm · hit with { $risk } or higher · shot { $shots } of 8
    }
}
