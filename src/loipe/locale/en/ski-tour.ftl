### Ski Tour. Facts arrive by name; $skier is the name of the seat, $title that of a wax token.

ski-tour-poster = Ski Tour
ski-tour-poster-time = 45 min
ski-tour-poster-about = Fill your columns, draft your rivals, keep some stamina for the range.

## What happens

ski-tour-event-first = { $skier } gets the first-player marker.
ski-tour-event-laid = { $skier } lays out “{ $title }” as token { $number }.
ski-tour-event-laid-hidden = { $skier } lays out token { $number }, face down.
ski-tour-event-wax-shown = { $skier } shows the wax row: { $titles }.
ski-tour-event-round = Round { $round }. { $skier } has the marker.
ski-tour-event-rolled = { $skier } rolls { $dice }.
ski-tour-event-tired = { $skier } is tired: { $fives ->
    [0] { "" }
    [one] 1 five
   *[other] { $fives } fives
}{ $fives ->
    [0] { "" }
   *[other] { $sixes ->
        [0] { "" }
       *[other] { " " }and{ " " }
    }
}{ $sixes ->
    [0] { "" }
    [one] 1 six
   *[other] { $sixes } sixes
} back.
ski-tour-event-returned = { $dice ->
    [one] 1 die of { $skier } finds no place and goes back.
   *[other] { $dice } dice of { $skier } find no place and go back.
}
ski-tour-event-chose-box = { $box ->
    [s1] { $skier } puts a 6 above column 1.
    [s2] { $skier } puts a 6 above column 2.
    [s3] { $skier } puts a 6 above column 3.
    [s4] { $skier } puts a 6 above column 4.
   *[sprint] { $skier } puts a 6 in the sprint column.
}
ski-tour-event-chose-box-hidden = { $skier } has chosen a place for a 6.
ski-tour-event-six-shown = { $skier } places { $sprint ->
    [0] { "" }
    [one] a 6 in sprint
   *[other] { $sprint } 6s in sprint
}{ $sprint ->
    [0] { "" }
   *[other] { $stars ->
        [0] { "" }
       *[other] { " " }and{ " " }
    }
}{ $stars ->
    [0] { "" }
    [one] a 6 above column { $boxes }
   *[other] 6s above columns { $boxes }
}.
ski-tour-event-turn = { "" }
ski-tour-event-took = { $column ->
    [5] { $skier } takes the sprint column: { $dice } dice.
   *[other] { $skier } takes column { $column }: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }.
}
ski-tour-event-six-back = Column { $column } is not full: its 6 goes back.
ski-tour-event-paid = { $level ->
    [steady] { $skier } pays 1 stamina: a fresh heart turns steady.
    [tired] { $skier } pays 1 stamina: a steady heart turns tired.
   *[spent] { $skier } pays 1 stamina: a tired heart is spent.
}
ski-tour-event-swapped = { $turned ->
    [yes] { $skier } turns “{ $title }” back instead of counting the 6.
   *[no] { $skier } counts the 6 above column { $column }.
}
ski-tour-event-waxed = { $skier } uses “{ $title }”.
ski-tour-event-effect = { $effect ->
    [column] { $skier } may take one more column for free.
    [more] { $skier } counts 1 more.
    [fewer] { $skier } counts 1 fewer.
    [sprint] { $skier } adds the sprint column's dice.
   *[other] { $skier } goes on.
}
ski-tour-event-sprinted = { $skier } sprints: nobody follows.
ski-tour-event-lifted = { $box ->
    [c1] { $skier } picks up a die from column 1.
    [c2] { $skier } picks up a die from column 2.
    [c3] { $skier } picks up a die from column 3.
    [c4] { $skier } picks up a die from column 4.
    [s1] { $skier } picks up the 6 above column 1.
    [s2] { $skier } picks up the 6 above column 2.
    [s3] { $skier } picks up the 6 above column 3.
    [s4] { $skier } picks up the 6 above column 4.
   *[sprint] { $skier } picks up a die from the sprint column.
}
ski-tour-event-rerolled = { $skier } re-rolls: { $dice }.
ski-tour-event-stood = { $skier } stays: no dice, no step.
ski-tour-event-uphill = { $skier } climbs: { $before } becomes { $steps }.
ski-tour-event-stepped = { "" }
ski-tour-event-shared = { $skier } squeezes past on { $space }.
ski-tour-event-moved = { $skier } skis from { $origin } to { $space }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
ski-tour-event-arrived = { $skier } reaches range { $range }.
ski-tour-event-lap-done = { $skier } closes a penalty lap: { $laps ->
    [0] none left.
   *[other] { $laps } to go.
}
ski-tour-event-glided = { $skier } glides to { $space }.
ski-tour-event-drafted = { $price ->
    [0] { $skier } follows { $other-skier } from { $origin } to { $space }.
   *[other] { $skier } follows { $other-skier } from { $origin } to { $space } for { $price } stamina.
}
ski-tour-event-declined = { $skier } lets { $other-skier } go.
ski-tour-event-shot = { $hit ->
    [yes] { $skier } hits with a { $level } heart. Shots left: { $left }.
   *[no] { $skier } misses with a { $level } heart. Shots left: { $left }.
}
ski-tour-event-series = { $misses ->
    [0] { $skier } shoots clean.
    [one] { $skier } has 1 miss: 1 penalty lap.
   *[other] { $skier } has { $misses } misses: { $laps ->
        [one] 1 penalty lap
       *[other] { $laps } penalty laps
    }.
}
ski-tour-event-collapsed = { $skier } has no stamina left to pay, collapses and is out of the race.
ski-tour-event-finished = { $skier } crosses the Goal.
ski-tour-event-ranked = { $place ->
    [1] { $skier } wins gold.
    [2] { $skier } wins silver.
    [3] { $skier } wins bronze.
   *[other] { $skier } is number { $place }.
}
ski-tour-event-last-round = Round { $round } was the last one: places as they stand.
ski-tour-event-marker = The first-player marker goes to { $skier }.

ski-tour-over-finished = The places are decided at the Goal.
ski-tour-over-last-round = The last agreed round is over.

## Questions

ski-tour-ask-first = Draw the first player.
ski-tour-ask-waxing = { $skier }, which wax token comes { $number ->
    [1] first
   *[other] as number { $number }
} in your row?
ski-tour-ask-roll = { $skier }, roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}.
ski-tour-ask-sixes = { $skier }, place a 6{ $sixes ->
    [one] .
   *[other] { " " }({ $sixes } to place).
}
ski-tour-ask-take = { $first ->
    [yes] { $skier }, take a column.
   *[no] { $free ->
        [yes] { $skier }, take your free column.
       *[no] { $shooting ->
            [yes] { $count ->
                [one] { $skier }, 1 shot so far: shoot, or take more.
               *[other] { $skier }, { $count } shots so far: shoot, or take more.
            }
           *[no] { $count ->
                [one] { $skier }, 1 step so far: go, or take more.
               *[other] { $skier }, { $count } steps so far: go, or take more.
            }
        }
    }
}
ski-tour-ask-pay = { $skier }, you pay 1 stamina: which heart goes down?
ski-tour-ask-swap = { $skier }, count the 6, or turn a token back?
ski-tour-ask-either = { $skier }, which effect?
ski-tour-ask-lift = { $skier }, which die do you re-roll?
ski-tour-ask-faces = { $skier }, re-roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}.
ski-tour-ask-replace = { $skier }, place a 6.
ski-tour-ask-move = { $skier }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to go: where to?
ski-tour-ask-glide = { $skier }, glide on? { $steps ->
    [one] 1 space
   *[other] Up to { $steps } spaces
}.
ski-tour-ask-follow = { $skier }, follow { $other-skier } to { $space }?
ski-tour-ask-aim = { $shots ->
    [0] { $skier }, no shots left: use wax, or end your turn?
    [one] { $skier }, 1 shot: which heart do you shoot with?
   *[other] { $skier }, { $shots } shots: which heart do you shoot with?
}
ski-tour-ask-shot = { $skier }, roll the shooting die.

## Options

ski-tour-do-go = { $shooting ->
    [yes] { $count ->
        [0] No shot this turn
        [one] Shoot once
       *[other] Shoot { $count } times
    }
   *[no] { $count ->
        [0] Stay
        [one] Ski 1 step
       *[other] Ski { $count } steps
    }
}
ski-tour-do-enough = That was it
ski-tour-do-column = Column { $column }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}{ ski-tour-costs }{ $back ->
    [yes] ; its 6 goes back
   *[no] { "" }
}
ski-tour-do-sprint = Sprint column: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}{ ski-tour-costs }; nobody can follow
ski-tour-costs = { $price ->
    [0] { "" }
   *[other] , costs { $price } stamina
}
ski-tour-do-wax = Wax “{ $title }” { ski-tour-what }
ski-tour-do-count = Count the 6
ski-tour-do-turn-back = Turn “{ $title }” back (place { $number })
ski-tour-do-lay = “{ $title }” { ski-tour-what }
ski-tour-do-put-sprint = To the sprint column
ski-tour-do-put-star = To the star box above column { $column }
ski-tour-do-lift-column = A die of column { $column }
ski-tour-do-lift-sprint = A die of the sprint column
ski-tour-do-lift-star = The 6 above column { $column }
ski-tour-do-effect-reaim = Re-roll the shot
ski-tour-do-effect-sprint = Sprint
ski-tour-do-effect-column = One more column free
ski-tour-do-effect-die = Re-roll one die
ski-tour-do-effect-board = Re-roll the board
ski-tour-do-effect-more = Count 1 more
ski-tour-do-effect-fewer = Count 1 fewer
ski-tour-do-pay = { $level ->
    [fresh] A fresh heart turns steady
    [steady] A steady heart turns tired
   *[tired] A tired heart is spent
}
ski-tour-do-aim = { $level ->
    [fresh] Shoot with a fresh heart
    [steady] Shoot with a steady heart
    [tired] Shoot with a tired heart
   *[spent] Shoot with a spent heart
}
ski-tour-do-follow = { $price ->
    [0] Follow to { $space }
   *[other] Follow to { $space } for { $price } stamina
}
ski-tour-do-stop-follow = Stay
ski-tour-do-stop-glide = Stop here
ski-tour-do-finish = Cross the Goal
ski-tour-do-step = { $price ->
    [0] { ski-tour-page-space }
   *[other] { ski-tour-page-space }, costs 1 stamina
}

## Chance

ski-tour-outcome-first = Seat { $word } begins
ski-tour-outcome-roll = { $word }
ski-tour-outcome-faces = { $word }
ski-tour-outcome-shot = { $word ->
    [x] Hit
   *[o] Miss
}
ski-tour-odds-collapse = { $percent ->
    [100] collapses
   *[other] may collapse: { $percent } %
}
ski-tour-odds-hit = hits { $ways } in { $of }

## Numbers behind a question

ski-tour-part-taken = { $dice ->
    [one] 1 die taken
   *[other] { $dice } dice taken
}
ski-tour-part-extra = from wax: { $extra }
ski-tour-part-shots = { $shots ->
    [one] 1 shot left of five
   *[other] { $shots } shots left of five
}
ski-tour-part-behind = { $skier } may follow
ski-tour-part-uphill = uphill: 1 step fewer
ski-tour-part-stamina = { $left ->
    [0] no stamina left: spaces with a skier are closed
   *[other] stamina left: { $left }
}
ski-tour-part-reach = { $price ->
    [0] can end on { $space }
   *[other] can end on { $space } for { $price } stamina
}

## What real dice show

ski-tour-type-roll = { $dice ->
    [one] Type the die, 1 to 6.
   *[other] Type the { $dice } dice in a row, like 1156.
}
ski-tour-type-faces = { ski-tour-type-roll }
ski-tour-type-shot = Type x for a hit, o for a miss.

## Why a word does not fit

ski-tour-no-such-word = “{ $word }” is not a choice here. You can say: { $words }.
ski-tour-no-such-outcome = “{ $word }” cannot come up here. It is one of { $words }.
ski-tour-no-such-roll = “{ $word }” is not a roll of { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}; write the faces in a row, like 1156.
ski-tour-not-now-waxing = First lay out your wax row from the tokens you have left.
ski-tour-token-laid = That token lies in your row already. Choose one that is left.
ski-tour-rows-laid = The wax rows lie already; tokens are chosen before the race.
ski-tour-not-now-pay = First choose the heart that pays.
ski-tour-heart-spent = A spent heart cannot go down any further. Choose another one.
ski-tour-not-now-swap = First decide: count the 6, or turn a used token back.
ski-tour-token-unused = That token is not used, so it cannot be turned back.
ski-tour-token-inside = At this table only the first used token from either end can be turned back.
ski-tour-not-now-either = First choose an effect of the token.
ski-tour-effect-other = “{ $title }” does not have that effect.
ski-tour-effect-not-now = That effect can do nothing right now.
ski-tour-not-now-lift = First pick up the die that you re-roll.
ski-tour-no-die-there = There is no die there. Pick one up from your board.
ski-tour-not-now-follow = Follow all of the way, or stay.
ski-tour-not-now-sixes = First place your 6: in the sprint column or in a star box.
ski-tour-not-now-replace = First place your 6: in the sprint column or in a star box.
ski-tour-not-now-take = First take your columns, then go.
ski-tour-not-now-aim = { $shots ->
    [0] You have fired your shots: go ends your turn.
   *[other] First choose the heart you shoot with.
}
ski-tour-not-now-move = First ski your steps.
ski-tour-not-now-glide = Glide on, or stop.
ski-tour-no-range = You are not at a range: your dice are steps.
ski-tour-shoot-here = You are at a range: you shoot this turn and do not move.
ski-tour-columns-late = It is too late for columns: take them before your first step or shot.
ski-tour-wax-late = It is too late for wax: use it before you set off.
ski-tour-wax-shot = Use wax before you go, or after a shot.
ski-tour-wax-turn = Wax is for your own turn of the race.
ski-tour-sprint-full = The sprint column holds four dice already.
ski-tour-printed-range = The wax on your board works at a range only.
ski-tour-star-empty = Column { $column } is empty, so its star box takes no 6.
ski-tour-star-taken = The star box above column { $column } is taken.
ski-tour-printed-used = The wax on your board works once per visit to the range.
ski-tour-no-printed = Your board has no wax printed on it.
ski-tour-waxed = You have already used a token this turn.
ski-tour-wax-gone = You have used all your tokens.
ski-tour-one-token = You have one token left: say left.
ski-tour-wax-not-now = “{ $title }” has no effect right now.
ski-tour-wax-price = “{ $title }” costs 1 stamina, and no heart can pay it.
ski-tour-take-first = Take one of the columns 1 to 4 first.
ski-tour-free-column = First take the free column that your token gave you.
ski-tour-unpaid = After “{ $word }” the rest of the way would cost more stamina than you have.
ski-tour-glide-unpaid = Entering { $word } costs 1 stamina, and you have none left.
ski-tour-column-empty = That column is empty.
ski-tour-column-unpaid = That column costs 1 stamina, and no heart can pay it.
ski-tour-sprint-later = Take one of the columns 1 to 4 first; sprint comes as a further column.
ski-tour-shoot-on = You still have { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
} to fire.
ski-tour-no-heart-there = No heart on that level has a target left to shoot at.
ski-tour-no-shot-left = You have no shot left this turn.
ski-tour-five-shots = You have fired all five shots.
ski-tour-laps-first = Ski your penalty laps first.
ski-tour-no-laps = You have no misses, so the penalty lane is closed to you.
ski-tour-sideways-twice = After a step sideways, pass a skier before the next one.
ski-tour-diagonal = { $word } is diagonally ahead. Diagonal steps work only inside a white zone.
ski-tour-never-back = { $word } is behind you. Skiers never go back.
ski-tour-step-by-step = { $word } is not next to you. Go one space at a time.

## Settings

ski-tour-config-alternate = With two players the nations take turns: seat them A, B, A, B.
ski-tour-config-players = Players named: { $count }, seats: { $seats }. Name one for each.
ski-tour-config-holders = { $players ->
    [one] 1 player and { $seats } nations: three to five players run one nation each, two players two each.
   *[other] { $players } players and { $seats } nations: three to five players run one nation each, two players two each.
}
ski-tour-config-nation = There is no nation “{ $nation }”. There is: { $nations }.
ski-tour-config-nations = Nations named: { $count }, seats: { $seats }. Name one for each.
ski-tour-config-nation-twice = A nation can race once only.

ski-tour-preset-starter = Starter
ski-tour-preset-starter-about = Base nations, two shootings, wax rows laid out for you: a first race.
ski-tour-preset-full = Short race
ski-tour-preset-full-about = Base nations on the starter course; you lay out your own wax.
ski-tour-preset-long = Long race
ski-tour-preset-long-about = Base nations, three shootings, all hearts fresh.
ski-tour-preset-advanced = Advanced nations
ski-tour-preset-advanced-about = Five boards with rules of their own on the long course.

ski-tour-option-course = Course
ski-tour-option-course-about = One of our courses, or a course file of your own.
ski-tour-option-course-starter = Starter course
ski-tour-option-course-long = Long course
ski-tour-option-course-breitmoos = Breitmoos
ski-tour-option-course-kammfels = Kammfels
ski-tour-option-course-vierstand = Vierstand
ski-tour-option-nations = Nations
ski-tour-option-nations-about = One for each seat, base and advanced as you like.
ski-tour-option-nations-norway = { ski-tour-nation-norway }
ski-tour-option-nations-germany = { ski-tour-nation-germany }
ski-tour-option-nations-russia = { ski-tour-nation-russia }
ski-tour-option-nations-france = { ski-tour-nation-france }
ski-tour-option-nations-sweden = { ski-tour-nation-sweden }
ski-tour-option-nations-austria = { ski-tour-nation-austria }
ski-tour-option-nations-finland = { ski-tour-nation-finland }
ski-tour-option-nations-italy = { ski-tour-nation-italy }
ski-tour-option-nations-united-kingdom = { ski-tour-nation-united-kingdom }
ski-tour-option-nations-usa = { ski-tour-nation-usa }
ski-tour-option-stamina = Hearts at the start
ski-tour-option-stamina-about = Fresh in a long race and steady in a short one, or as you choose.
ski-tour-option-stamina-by_length = By length of the race
ski-tour-option-stamina-top = All fresh
ski-tour-option-stamina-second = All steady
ski-tour-option-wax = Wax rows
ski-tour-option-wax-about = Choose six of eight tokens, or race with the row your nation suggests.
ski-tour-option-wax-chosen = Chosen
ski-tour-option-wax-suggested = Suggested
ski-tour-option-boards = Nation boards
ski-tour-option-boards-about = A file with dice, tokens and boards of your own; empty for ours.
ski-tour-option-turn_back = Token turned back
ski-tour-option-turn_back-about = Which used token Italy and the United Kingdom may turn back for a 6.
ski-tour-option-turn_back-any = Any
ski-tour-option-turn_back-outermost = First from either end
ski-tour-option-glide = Glide
ski-tour-option-glide-about = Spaces a downhill glide may go on: 3 by the book, with 0 nobody glides.
ski-tour-option-last_round = Last round
ski-tour-option-last_round-about = The race stops after this round; places as they stand.

## Nations, wax, levels

ski-tour-nation-norway = Norway
ski-tour-nation-germany = Germany
ski-tour-nation-russia = Russia
ski-tour-nation-france = France
ski-tour-nation-sweden = Sweden
ski-tour-nation-austria = Austria
ski-tour-nation-finland = Finland
ski-tour-nation-italy = Italy
ski-tour-nation-united-kingdom = United Kingdom
ski-tour-nation-usa = USA

ski-tour-card-push = Push
ski-tour-cardtext-push = 1 more.
ski-tour-card-pair = Double Push
ski-tour-cardtext-pair = 2 more.
ski-tour-card-surge = Surge
ski-tour-cardtext-surge = Pay 1 stamina: 3 more.
ski-tour-card-feather = Feather
ski-tour-cardtext-feather = 1 more or 1 fewer.
ski-tour-card-second-look = Second Look
ski-tour-cardtext-second-look = Re-roll the shot just made.
ski-tour-card-steady-hand = Steady Hand
ski-tour-cardtext-steady-hand = Re-roll the shot just made, or 1 more.
ski-tour-card-kick = Kick
ski-tour-cardtext-kick = Sprint, with the sprint column's dice added.
ski-tour-card-attack = Attack
ski-tour-cardtext-attack = Sprint, with the sprint column's dice and 1 more.
ski-tour-card-last-gasp = Last Gasp
ski-tour-cardtext-last-gasp = Pay 1 stamina: sprint, with the sprint column's dice and 2 more.
ski-tour-card-extra-row = Extra Row
ski-tour-cardtext-extra-row = One more column free.
ski-tour-card-big-pull = Big Pull
ski-tour-cardtext-big-pull = One more column free, and 1 more.
ski-tour-card-deal = Deal
ski-tour-cardtext-deal = Pay 1 stamina: one more column, and 1 more.
ski-tour-card-pick = Pick
ski-tour-cardtext-pick = Re-roll one die on your board.
ski-tour-card-pick-and-push = Pick and Push
ski-tour-cardtext-pick-and-push = Re-roll one die on your board, and 1 more.
ski-tour-card-shake = Shake
ski-tour-cardtext-shake = Re-roll all dice on your board.
ski-tour-card-shake-and-push = Shake and Push
ski-tour-cardtext-shake-and-push = Re-roll all dice on your board, and 1 more.
ski-tour-card-brake = Brake
ski-tour-cardtext-brake = 1 fewer.
ski-tour-card-grip = Grip
ski-tour-cardtext-grip = 1 fewer, or re-roll the shot just made.

ski-tour-what = { $card ->
    [push] { ski-tour-cardtext-push }
    [pair] { ski-tour-cardtext-pair }
    [surge] { ski-tour-cardtext-surge }
    [feather] { ski-tour-cardtext-feather }
    [second-look] { ski-tour-cardtext-second-look }
    [steady-hand] { ski-tour-cardtext-steady-hand }
    [kick] { ski-tour-cardtext-kick }
    [attack] { ski-tour-cardtext-attack }
    [last-gasp] { ski-tour-cardtext-last-gasp }
    [extra-row] { ski-tour-cardtext-extra-row }
    [big-pull] { ski-tour-cardtext-big-pull }
    [deal] { ski-tour-cardtext-deal }
    [pick] { ski-tour-cardtext-pick }
    [pick-and-push] { ski-tour-cardtext-pick-and-push }
    [shake] { ski-tour-cardtext-shake }
    [shake-and-push] { ski-tour-cardtext-shake-and-push }
    [brake] { ski-tour-cardtext-brake }
    [grip] { ski-tour-cardtext-grip }
   *[other] { "" }
}

## Tiles, courses, boards

ski-tour-tiles-word = Line { $line }: “{ $word }” begins no line of a tile file; write tile, row or range.
ski-tour-tiles-head = Line { $line }: a tile line reads: tile, number and face, kind, turn.
ski-tour-tiles-name = Line { $line }: “{ $name }” is not a tile; they are called 1a to { $last }b.
ski-tour-tiles-twice = Line { $line }: tile { $name } was given before.
ski-tour-tiles-kind = Line { $line }: “{ $kind }” is not a kind of tile. There is: { $kinds }.
ski-tour-tiles-turn = Line { $line }: “{ $turn }” is not a turn. There is: { $turns }.
ski-tour-tiles-row-alone = Line { $line }: this row belongs to no tile.
ski-tour-tiles-cell = Line { $line }: “{ $cell }” is not a space. There is: { $cells }
ski-tour-tiles-lanes = Line { $line }: a row has two or three spaces, not { $count }.
ski-tour-tiles-penalty = Line { $line }: a penalty lane has one to eight spaces, not { $count }.
ski-tour-tiles-empty = Line { $line }: tile { $name } has no rows.
ski-tour-tiles-range = Line { $line }: tile { $name } needs a range between two rows if it is one, and none if it is not.
ski-tour-tiles-mark = Line { $line }: tile { $name } is called { $kind } but has no { $mark }.
ski-tour-course-word = Line { $line }: “{ $word }” begins no line of a course; write course, title, heading or tiles.
ski-tour-course-name = Line { $line }: “{ $name }” is not a name for a course; use letters, digits and hyphens.
ski-tour-course-title = Line { $line }: a title has at most { $most } letters, in one line.
ski-tour-course-long = The file has { $letters } letters; a course needs at most { $most }.
ski-tour-course-many = Line { $line }: { $tiles } tiles, and the box holds { $most }.
ski-tour-course-empty = { $line ->
    [0] The course
   *[other] Line { $line }: the course
} has no tiles.
ski-tour-course-no-such-tile = { $line ->
    [0] There is
   *[other] Line { $line }: there is
} no tile “{ $tile }” in the box.
ski-tour-course-starts-with = { $line ->
    [0] A course
   *[other] Line { $line }: a course
} begins with a start tile, not with { $tile }.
ski-tour-course-second-start = { $line ->
    [0] { "" }
   *[other] Line { $line }:{ " " }
}{ $tile } is a start tile, and the course has begun already.
ski-tour-course-after-goal = { $line ->
    [0] { "" }
   *[other] Line { $line }:{ " " }
}{ $tile } comes after the goal.
ski-tour-course-ends-with = { $line ->
    [0] A course
   *[other] Line { $line }: a course
} ends with a goal tile.
ski-tour-course-no-range = { $line ->
    [0] The course
   *[other] Line { $line }: the course
} has no range.
ski-tour-course-lanes = { $line ->
    [0] { "" }
   *[other] Line { $line }:{ " " }
}{ $before } ends with { $leaves ->
    [one] 1 lane
   *[other] { $leaves } lanes
}, { $tile } begins with { $enters }.
ski-tour-course-tile-twice = { $line ->
    [0] { "" }
   *[other] Line { $line }:{ " " }
}{ $tile } and { $twin } are the same piece of cardboard.
ski-tour-course-on-top = { $line ->
    [0] { "" }
   *[other] Line { $line }:{ " " }
}{ $tile } would lie on top of { $under }.
ski-tour-course-heading = Line { $line }: “{ $heading }” is not a direction; 0 is east, and each of 1 to 5 a sixth of a turn further to the left.
ski-tour-course-turned = { $tile } does not take up the way out of { $before }: turn it.
ski-tour-course-apart = { $count ->
    [one] { $tiles } lies apart from the course.
   *[other] { $tiles } lie apart from the course.
}
ski-tour-advice-range = Tip: { $next } is a range right after range { $tile }; spread them out.
ski-tour-advice-climb = Tip: { $next } is a climb right after climb { $tile }; that bunches the field.
ski-tour-boards-word = Line { $line }: “{ $word }” does not belong here.
ski-tour-boards-name = Line { $line }: “{ $word }” is too long or cannot be printed; use at most { $most } letters.
ski-tour-boards-long = The file has { $letters } letters; nation boards need at most { $most }.
ski-tour-boards-empty = Line { $line }: the file has no nation.
ski-tour-boards-die = Line { $line }: “{ $word }” is not a die; write its colour and how many of its six faces hit, 1 to 5.
ski-tour-boards-token = Line { $line }: token “{ $name }” needs a name of its own and effects, or effects with “or” between them.
ski-tour-boards-effect = Line { $line }: “{ $effect }” is not an effect. There is: { $effects }.
ski-tour-boards-effects = Line { $line }: token “{ $name }” has too many effects; { $most } are enough.
ski-tour-boards-nation = Line { $line }: “{ $name }” is not a new nation with base or advanced after it.
ski-tour-boards-no-token = Line { $line }: there is no token “{ $name }”.
ski-tour-boards-row = Line { $line }: a suggested row names { $count } different tokens by number, 1 to { $last }.
ski-tour-boards-ladder = Line { $line }: a ladder has { $count } levels, each one of { $dice }.
ski-tour-boards-column = Line { $line }: write column 1 to 4, room and full with numbers from 1 to 4, full at most room.
ski-tour-boards-swap = Line { $line }: write swap and a column, 1 to 4.
ski-tour-boards-printed = Line { $line }: write printed and the name of a token.
ski-tour-boards-tokens = Line { $line }: { $name } needs { $wanted } tokens, not { $count }.

## Standing orders

ski-tour-order-always = Always follow
ski-tour-order-never = Never follow
ski-tour-order-ask = Ask me each time

## In the terminal

ski-tour-level-fresh = fresh
ski-tour-level-steady = steady
ski-tour-level-tired = tired
ski-tour-level-spent = spent
ski-tour-headline = { $course }, round { $round }
ski-tour-board-lane = Penalty lane { $range }
ski-tour-board-laps = { $laps ->
    [one] 1 lap
   *[other] { $laps } laps
}
ski-tour-board-ready = ready: { $dice }
ski-tour-board-hearts = hearts
ski-tour-board-wax = wax
ski-tour-status-collapsed = collapsed
ski-tour-status-collapsed-page = OUT
ski-tour-status-finished = finished
ski-tour-status-finished-page = IN
ski-tour-status-range = range: { $shots ->
    [one] 1 shot left
   *[other] { $shots } shots left
}
ski-tour-status-range-page = RANGE
ski-tour-status-laps = { $laps ->
    [one] 1 penalty lap
   *[other] { $laps } penalty laps
}
ski-tour-status-laps-page = { $laps ->
    [one] 1 LAP
   *[other] { $laps } LAPS
}
ski-tour-status-left = { $left } to go
ski-tour-status-left-page = { $left } left
ski-tour-status-level = { $left } to go
ski-tour-status-level-page = { "" }
ski-tour-status-gap = { $gap ->
    [0] { $left } to go
   *[other] +{ $gap }
}
ski-tour-status-gap-page = { $gap ->
    [0] LEAD
   *[other] +{ $gap }
}
ski-tour-head = Round { $round }
ski-tour-before = Before the start

## What the ranking tells of a skier

ski-tour-fact-own = { $nation }
ski-tour-fact-way = On { $space }. Rows to the Goal: { $left }.
ski-tour-fact-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} on the board, { $ready } ready.
ski-tour-fact-stamina = { $stamina ->
    [0] No stamina left.
   *[other] Stamina left: { $stamina }.
}
ski-tour-fact-misses = Misses at each range so far: { $misses }.
ski-tour-fact-range = At the range: { $shots ->
    [one] 1 shot left.
   *[other] { $shots } shots left.
}
ski-tour-fact-laps = { $laps ->
    [one] 1 penalty lap to ski.
   *[other] { $laps } penalty laps to ski.
}
ski-tour-fact-collapsed = Collapsed: out of the race.
ski-tour-hand = Board of { $skier }: columns { $columns }; sprint { $sprint }; stars above { $stars }; ready { $ready }. Hearts: { $hearts }. Wax: { $wax }.

## Building a course

cli-build-welcome = Name a tile to lay it. { $undo } takes the last one back, { $tiles } lists the box, { $save } saves, { $quit } leaves.
cli-build-ask = tile>{ " " }
cli-build-so-far = { $tiles ->
    [0] No tile yet.
    [one] 1 tile, { $rows } rows.
   *[other] { $tiles } tiles, { $rows } rows, { $ranges ->
        [one] 1 range
       *[other] { $ranges } ranges
    }.
}
cli-build-fits = Fits: { $kind } { $tiles }
cli-build-complete = From Start to Goal: { $save } writes the file.
cli-build-saved = Saved { $file }: { $rows } rows, { $ranges ->
    [one] 1 range
   *[other] { $ranges } ranges
}. Ski it with: loipe play ski-tour --set course={ $file }
cli-build-fine = { $file } is fine: { $rows } rows, { $ranges ->
    [one] 1 range
   *[other] { $ranges } ranges
}.
cli-build-given-up = Nothing was saved.
ski-tour-tile-start = start
ski-tour-tile-goal = goal
ski-tour-tile-plain = plain
ski-tour-tile-climb = climb
ski-tour-tile-descent = descent
ski-tour-tile-white = white
ski-tour-tile-range = range

## On the page

ski-tour-ask-waxing-places = Pick a token on your tray.
ski-tour-ask-sixes-places = Pick an amber box on your tray.
ski-tour-ask-replace-places = Pick an amber box on your tray.
ski-tour-ask-lift-places = Pick an amber die on your tray.
ski-tour-ask-take-page = { $first ->
    [yes] { $skier }, take a column.
   *[no] { $free ->
        [yes] { $skier }, take your free column.
       *[no] { $shooting ->
            [yes] { $count ->
                [one] { $skier }, 1 shot so far.
               *[other] { $skier }, { $count } shots so far.
            }
           *[no] { $count ->
                [one] { $skier }, 1 step so far.
               *[other] { $skier }, { $count } steps so far.
            }
        }
    }
}
ski-tour-ask-take-places = { $first ->
    [yes] Pick an amber column.
   *[no] { $free ->
        [yes] Pick an amber column.
       *[no] Go, or take more.
    }
}
ski-tour-ask-swap-places = Or pick a token to turn back.
ski-tour-ask-pay-places = Pick an amber heart.
ski-tour-ask-aim-places = Pick an amber heart to shoot with.
ski-tour-ask-move-places = { $steps ->
    [one] Pick an amber space.
   *[other] Step by step, or straight to a dashed space.
}
ski-tour-ask-glide-places = Pick an amber space.
ski-tour-page-board = The course of { $course }
ski-tour-page-start = START
ski-tour-page-goal = GOAL
ski-tour-page-white = white zone
ski-tour-page-penalty = PENALTY
ski-tour-page-space = { $holds ->
    [climb] { $space }, uphill
    [descent] { $space }, downhill
    [white] { $space }, white zone
    [range] { $space }, the range
    [penalty] { $space }, penalty lane
   *[plain] { $space }
}
ski-tour-page-space-taken = { $place }; { $who } is here
ski-tour-page-may-follow = { $skier } may follow
ski-tour-page-tray = Board of { $skier }
ski-tour-page-trays = Whose board
ski-tour-page-look = Board of { $skier }
ski-tour-page-more = All
ski-tour-page-less = Less
ski-tour-page-columns = Columns
ski-tour-page-column = { $column ->
    [5] Sprint column
   *[other] Column { $column }
}: { $dice ->
    [0] empty
    [one] 1 die
   *[other] { $dice } dice
}
ski-tour-page-star = Star box { $column }: { $filled ->
    [yes] a 6
   *[no] empty
}
ski-tour-page-swap = A full column's 6 may turn a token back instead
ski-tour-page-ready = Ready: { $dice }
ski-tour-page-rolled = last roll
ski-tour-page-after = +{ $dice } after this move
ski-tour-page-next-roll = next roll: { $dice }
ski-tour-page-free = free
ski-tour-page-six-back = This 6 goes back uncounted
ski-tour-page-column-taken = { $column ->
    [5] Sprint column
   *[other] Column { $column }
}: taken, { $dice ->
    [one] 1 die counts
   *[other] { $dice } dice count
}
ski-tour-tally-column = { $first ->
    [yes] { "" }
   *[no] { "+ " }
}{ $column ->
    [5] sprint
   *[other] column { $column }
} ({ $dice })
ski-tour-tally-wax = { $more ->
    [yes] { $first ->
        [yes] { "" }
       *[no] { "+ " }
    }
   *[no] { "− " }
}wax ({ $extra })
ski-tour-tally-uphill = − uphill ({ $uphill })
ski-tour-tally = = { $shooting ->
    [yes] { $count ->
        [one] 1 shot
       *[other] { $count } shots
    }
   *[no] { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
}{ $paid ->
    [0] { "" }
   *[other] , for { $paid } stamina
}
ski-tour-page-hearts = Hearts and targets
ski-tour-page-targets = targets
ski-tour-page-heart = Heart { $number }: { $level }, hits { $chance }, target { $target ->
    [hit] hit
    [miss] missed
   *[open] open
}
ski-tour-page-wax = Wax
ski-tour-page-wax-about = one of the two outer tokens, once a turn
ski-tour-page-wax-choose = six of these, in the order you want them
ski-tour-page-unseen = face down
ski-tour-page-used = used
ski-tour-page-token = { $card ->
    [none] A token, face down
   *[other] { $title }: { $text }
}{ $used ->
    [yes] { " " }Used.
   *[no] { "" }
}
ski-tour-page-cell = Stamina { $hearts }; { $hits } of 5 targets hit
ski-tour-page-hand-six = { $box ->
    [s1] A 6 goes above column 1
    [s2] A 6 goes above column 2
    [s3] A 6 goes above column 3
    [s4] A 6 goes above column 4
   *[sprint] A 6 goes to sprint
}

## The course builder on the page

ski-tour-build-link = Build a course of your own from tiles
ski-tour-build-title = Course builder
ski-tour-build-about = Drag tiles onto the snow, or tap one for the amber place. Tap a tile that lies to turn it.
ski-tour-build-name = Name of the course
ski-tour-build-unnamed = My course
ski-tour-build-so-far = { $tiles ->
    [0] No tile yet: begin with a start tile.
   *[other] { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }, { $rows } rows, { $ranges ->
        [one] 1 range
       *[other] { $ranges } ranges
    }
}
ski-tour-build-complete = From Start to Goal: ready to ski.
ski-tour-build-back = Undo
ski-tour-build-clear = Clear
ski-tour-build-turn = Turn { $tile }
ski-tour-build-far = Tile { $tile } lies too far away: { $most } hexagons from the middle of the table at most.
ski-tour-build-over = Flip { $tile }
ski-tour-build-cut = Take { $tile } away
ski-tour-build-open = Open a course file
ski-tour-build-save = Save the course file
ski-tour-build-play = Play it now
ski-tour-build-here = The next tile goes here
ski-tour-build-tile = Tile { $tile }: { $kind }, { $turn ->
    [left] bend to the left
    [right] bend to the right
   *[straight] straight
}{ $state ->
    [fits] ; joins the open end
    [wrong] ; does not join
   *[other] { "" }
}
ski-tour-build-all = All
ski-tour-build-box = Tiles in the box
ski-tour-build-none = The box is empty.
ski-tour-build-course = The course so far
