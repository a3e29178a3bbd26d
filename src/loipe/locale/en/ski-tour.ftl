### Ski Tour. Facts arrive by name; $skier is the name of the seat, $title that of a wax token.

ski-tour-poster = Ski Tour
ski-tour-poster-time = 45 min
ski-tour-poster-about = Fill your columns, follow your rivals, and save some stamina for the range.

## What happens

ski-tour-event-first = { $skier } goes first.
ski-tour-event-laid = { $skier } puts “{ $title }” in the wax row as token { $number }.
ski-tour-event-laid-hidden = { $skier } puts token { $number } in the wax row, face down.
ski-tour-event-wax-shown = Wax row of { $skier }: { $titles }.
ski-tour-event-round = Round { $round }. { $skier } goes first.
ski-tour-event-rolled = { $skier } rolls { $dice }.
ski-tour-event-tired = { $fives ->
    [0] { $skier } is tired. Back to the supply: { $sixes } × 6.
   *[other] { $sixes ->
        [0] { $skier } is tired. Back to the supply: { $fives } × 5.
       *[other] { $skier } is tired. Back to the supply: { $fives } × 5, { $sixes } × 6.
    }
}
ski-tour-event-returned = { $dice ->
    [one] 1 die of { $skier } has no room and goes back to the supply.
   *[other] { $dice } dice of { $skier } have no room and go back to the supply.
}
ski-tour-event-chose-box = { $box ->
    [s1] { $skier } puts a 6 above column 1.
    [s2] { $skier } puts a 6 above column 2.
    [s3] { $skier } puts a 6 above column 3.
    [s4] { $skier } puts a 6 above column 4.
   *[sprint] { $skier } puts a 6 in the sprint column.
}
ski-tour-event-chose-box-hidden = { $skier } decides where a 6 goes.
ski-tour-event-six-shown = { $stars ->
    [0] { $skier } shows the 6s. In sprint: { $sprint }.
   *[other] { $sprint ->
        [0] { $skier } shows the 6s. Above column: { $boxes }.
       *[other] { $skier } shows the 6s. In sprint: { $sprint }. Above column: { $boxes }.
    }
}
ski-tour-event-turn = { "" }
ski-tour-event-took = { $column ->
    [5] { $dice ->
        [one] { $skier } takes the sprint column: 1 die.
       *[other] { $skier } takes the sprint column: { $dice } dice.
    }
   *[other] { $dice ->
        [one] { $skier } takes column { $column }: 1 die.
       *[other] { $skier } takes column { $column }: { $dice } dice.
    }
}
ski-tour-event-six-back = Column { $column } is not full: its 6 goes back to the supply.
ski-tour-event-paid = { $level ->
    [steady] { $skier } pays 1 stamina: a fresh heart turns steady.
    [tired] { $skier } pays 1 stamina: a steady heart turns tired.
   *[spent] { $skier } pays 1 stamina: a tired heart is spent.
}
ski-tour-event-swapped = { $turned ->
    [yes] { $skier } gets “{ $title }” back instead of counting the 6.
   *[no] { $skier } counts the 6 above column { $column }.
}
ski-tour-event-waxed = { $skier } uses “{ $title }”.
ski-tour-event-effect = { $effect ->
    [column] { $skier } may take one more column for free.
    [more] { $shooting ->
        [yes] { $skier } gets +1 shot.
       *[no] { $skier } gets +1 step.
    }
    [fewer] { $shooting ->
        [yes] { $skier } gets −1 shot.
       *[no] { $skier } gets −1 step.
    }
    [sprint] { $skier } adds the dice in the sprint column.
   *[other] { $skier } goes on.
}
ski-tour-event-sprinted = { $skier } sprints: nobody can follow.
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
ski-tour-event-stood = { $skier } has no dice and stays.
ski-tour-event-uphill = { $skier } climbs: { $before } becomes { $steps }.
ski-tour-event-stepped = { "" }
ski-tour-event-shared = { $skier } squeezes onto { $space }.
ski-tour-event-moved = { $steps ->
    [one] { $skier } skis 1 step from { $origin } to { $space }.
   *[other] { $skier } skis { $steps } steps from { $origin } to { $space }.
}
ski-tour-event-arrived = { $skier } reaches range { $range }.
ski-tour-event-lap-done = { $laps ->
    [0] { $skier } finishes the last penalty loop.
   *[other] { $skier } finishes a penalty loop: { $laps } to go.
}
ski-tour-event-glided = { $skier } glides to { $space }.
ski-tour-event-drafted = { $price ->
    [0] { $skier } follows { $other-skier } from { $origin } to { $space }.
   *[other] { $skier } follows { $other-skier } from { $origin } to { $space } for { $price } stamina.
}
ski-tour-event-declined = { $skier } lets { $other-skier } go.
ski-tour-event-shot = { $hit ->
    [yes] { $skier } hits with a { ski-tour-level } heart. Shots left: { $left }.
   *[no] { $skier } misses with a { ski-tour-level } heart. Shots left: { $left }.
}
ski-tour-event-series = { $misses ->
    [0] { $skier } hits all 5 targets.
    [one] { $skier } misses 1 target: 1 penalty loop.
   *[other] { $laps ->
        [one] { $skier } misses { $misses } targets: 1 penalty loop.
       *[other] { $skier } misses { $misses } targets: { $laps } penalty loops.
    }
}
ski-tour-event-collapsed = { $skier } has no stamina left to pay, collapses and is out of the race.
ski-tour-event-finished = { $skier } crosses the finish line.
ski-tour-event-ranked = { $place ->
    [1] { $skier } wins gold!
    [2] { $skier } wins silver.
    [3] { $skier } wins bronze.
   *[other] { $skier } takes { $place }th place.
}
ski-tour-event-last-round = Round { $round } was the last. Skiers are placed where they stand.
ski-tour-event-marker = { $skier } goes first next round.

ski-tour-over-finished = The race is decided.
ski-tour-over-last-round = The last round is over.

## Questions

ski-tour-ask-first = Draw who goes first.
ski-tour-ask-waxing = { $skier }, choose token { $number } for your wax row.
ski-tour-ask-roll = { $dice ->
    [one] { $skier }, roll 1 die.
   *[other] { $skier }, roll { $dice } dice.
}
ski-tour-ask-sixes = { $sixes ->
    [one] { $skier }, place a 6.
   *[other] { $skier }, place a 6 ({ $sixes } left to place).
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
ski-tour-ask-swap = { $skier }, count the 6, or get a used token back?
ski-tour-ask-either = { $skier }, which effect do you want?
ski-tour-ask-lift = { $skier }, which die do you re-roll?
ski-tour-ask-faces = { $dice ->
    [one] { $skier }, re-roll 1 die.
   *[other] { $skier }, re-roll { $dice } dice.
}
ski-tour-ask-replace = { $skier }, place a 6.
ski-tour-ask-move = { $steps ->
    [one] { $skier }, 1 step to go: where to?
   *[other] { $skier }, { $steps } steps to go: where to?
}
ski-tour-ask-glide = { $steps ->
    [one] { $skier }, glide on? 1 more space.
   *[other] { $skier }, glide on? Up to { $steps } more spaces.
}
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
ski-tour-do-enough = Done
ski-tour-do-column = { $price ->
    [0] { $back ->
        [yes] { $dice ->
            [one] Column { $column }: 1 die; its 6 goes back
           *[other] Column { $column }: { $dice } dice; its 6 goes back
        }
       *[no] { $dice ->
            [one] Column { $column }: 1 die
           *[other] Column { $column }: { $dice } dice
        }
    }
   *[other] { $back ->
        [yes] { $dice ->
            [one] Column { $column }: 1 die, costs { $price } stamina; its 6 goes back
           *[other] Column { $column }: { $dice } dice, costs { $price } stamina; its 6 goes back
        }
       *[no] { $dice ->
            [one] Column { $column }: 1 die, costs { $price } stamina
           *[other] Column { $column }: { $dice } dice, costs { $price } stamina
        }
    }
}
ski-tour-do-sprint = { $price ->
    [0] { $dice ->
        [one] Sprint column: 1 die; nobody can follow
       *[other] Sprint column: { $dice } dice; nobody can follow
    }
   *[other] { $dice ->
        [one] Sprint column: 1 die, costs { $price } stamina; nobody can follow
       *[other] Sprint column: { $dice } dice, costs { $price } stamina; nobody can follow
    }
}
ski-tour-do-wax = Use “{ $title }”: { ski-tour-what }
ski-tour-do-count = Count the 6
ski-tour-do-turn-back = Get “{ $title }” back (token { $number })
ski-tour-do-lay = “{ $title }”: { ski-tour-what }
ski-tour-do-put-sprint = In the sprint column
ski-tour-do-put-star = In the star box above column { $column }
ski-tour-do-lift-column = A die from column { $column }
ski-tour-do-lift-sprint = A die from the sprint column
ski-tour-do-lift-star = The 6 above column { $column }
ski-tour-do-effect-reaim = Re-roll the shot
ski-tour-do-effect-sprint = Sprint
ski-tour-do-effect-column = Take one more column for free
ski-tour-do-effect-die = Re-roll one die
ski-tour-do-effect-board = Re-roll all dice on your board
ski-tour-do-effect-more = { $shooting ->
    [yes] +1 shot
   *[no] +1 step
}
ski-tour-do-effect-fewer = { $shooting ->
    [yes] −1 shot
   *[no] −1 step
}
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
ski-tour-do-stop-follow = Stay here
ski-tour-do-stop-glide = Stop here
ski-tour-do-finish = Cross the finish line
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
    [100] you collapse
   *[other] collapse: { $percent }%
}
ski-tour-odds-hit = hit: { $ways } in { $of }

## Numbers behind a question

ski-tour-part-taken = { $dice ->
    [one] 1 die taken
   *[other] { $dice } dice taken
}
ski-tour-part-extra = { $up ->
    [yes] +{ $extra } from wax
   *[no] −{ $extra } from wax
}
ski-tour-part-shots = { $shots ->
    [one] 1 of 5 shots left
   *[other] { $shots } of 5 shots left
}
ski-tour-part-behind = { $skier } may follow
ski-tour-part-uphill = uphill: −1 step
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
ski-tour-no-such-outcome = “{ $word }” cannot come up here. Possible: { $words }.
ski-tour-no-such-roll = { $dice ->
    [one] “{ $word }” is not a roll of 1 die. Type a number from 1 to 6.
   *[other] “{ $word }” is not a roll of { $dice } dice. Type the numbers in a row, like 1156.
}
ski-tour-not-now-waxing = First lay out your wax row from the tokens you have left.
ski-tour-token-laid = That token is already in your row. Choose one that is left.
ski-tour-rows-laid = The wax rows are laid out. Tokens are chosen before the race.
ski-tour-not-now-pay = First choose the heart that pays.
ski-tour-heart-spent = A spent heart cannot go down any further. Choose another one.
ski-tour-not-now-swap = First decide: count the 6, or get a used token back.
ski-tour-token-unused = That token is not used, so you cannot get it back.
ski-tour-token-inside = At this table you get back only the first used token from either end.
ski-tour-not-now-either = First choose an effect of the token.
ski-tour-effect-other = “{ $title }” does not have that effect.
ski-tour-effect-not-now = That effect changes nothing right now.
ski-tour-not-now-lift = First pick up the die you re-roll.
ski-tour-no-die-there = There is no die there. Pick one up from your board.
ski-tour-not-now-follow = Follow all the way, or stay.
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
ski-tour-columns-late = Too late for columns: take them before your first step or shot.
ski-tour-wax-late = Too late for wax: use it before you set off.
ski-tour-wax-shot = Use wax before you go, or after a shot.
ski-tour-wax-turn = Use wax in your own turn.
ski-tour-sprint-full = The sprint column already has four dice.
ski-tour-printed-range = The wax on your board works only at a range.
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
ski-tour-unpaid = After { $word } the rest of the way costs more stamina than you have.
ski-tour-glide-unpaid = Entering { $word } costs 1 stamina, and you have none left.
ski-tour-column-empty = That column is empty.
ski-tour-column-unpaid = That column costs 1 stamina, and no heart can pay it.
ski-tour-sprint-later = Take one of the columns 1 to 4 first. Then you can add sprint.
ski-tour-shoot-on = { $shots ->
    [one] You still have 1 shot to fire.
   *[other] You still have { $shots } shots to fire.
}
ski-tour-no-heart-there = No heart on that level has a target left to shoot at.
ski-tour-no-shot-left = You have no shot left this turn.
ski-tour-five-shots = You have fired all five shots.
ski-tour-laps-first = Ski your penalty loops first.
ski-tour-no-laps = You have no misses, so the penalty loop is closed to you.
ski-tour-sideways-twice = After a sideways step, pass a skier before you step sideways again.
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
ski-tour-config-nation = There is no nation “{ $nation }”. Choose from: { $nations }.
ski-tour-config-nations = Nations named: { $count }, seats: { $seats }. Name one for each.
ski-tour-config-nation-twice = Each nation can race only once.

ski-tour-preset-starter = Starter
ski-tour-preset-starter-about = Base nations, two visits to the range, wax laid out for you. Good for a first race.
ski-tour-preset-full = Short race
ski-tour-preset-full-about = Base nations on the starter course. You lay out your own wax.
ski-tour-preset-long = Long race
ski-tour-preset-long-about = Base nations, three visits to the range, all hearts fresh.
ski-tour-preset-advanced = Advanced nations
ski-tour-preset-advanced-about = Five nations with rules of their own, on the long course.

ski-tour-option-course = Course
ski-tour-option-course-about = One of our courses, or your own course file.
ski-tour-option-course-starter = Starter course
ski-tour-option-course-long = Long course
ski-tour-option-course-breitmoos = Breitmoos
ski-tour-option-course-kammfels = Kammfels
ski-tour-option-course-vierstand = Vierstand
ski-tour-option-nations = Nations
ski-tour-option-nations-about = One for each seat. You can mix base and advanced.
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
ski-tour-option-wax-about = Choose six of your eight tokens, or take the row your nation suggests.
ski-tour-option-wax-chosen = Chosen
ski-tour-option-wax-suggested = Suggested
ski-tour-option-boards = Nation boards
ski-tour-option-boards-about = Your own file with dice, tokens and boards. Leave it empty for ours.
ski-tour-option-turn_back = Getting a token back
ski-tour-option-turn_back-about = Which used token Italy and the United Kingdom may get back for a 6.
ski-tour-option-turn_back-any = Any
ski-tour-option-turn_back-outermost = First from either end
ski-tour-option-glide = Glide
ski-tour-option-glide-about = How many spaces you may glide downhill. The book says 3; with 0 nobody glides.
ski-tour-option-last_round = Last round
ski-tour-option-last_round-about = The race stops after this round. Skiers are placed where they stand.

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
ski-tour-cardtext-push = { $shooting ->
    [yes] +1 shot.
    [no] +1 step.
   *[either] +1 step or shot.
}
ski-tour-card-pair = Double Push
ski-tour-cardtext-pair = { $shooting ->
    [yes] +2 shots.
    [no] +2 steps.
   *[either] +2 steps or shots.
}
ski-tour-card-surge = Surge
ski-tour-cardtext-surge = { $shooting ->
    [yes] Pay 1 stamina: +3 shots.
    [no] Pay 1 stamina: +3 steps.
   *[either] Pay 1 stamina: +3 steps or shots.
}
ski-tour-card-feather = Feather
ski-tour-cardtext-feather = { $shooting ->
    [yes] +1 or −1 shot.
    [no] +1 or −1 step.
   *[either] +1 or −1 step or shot.
}
ski-tour-card-second-look = Second Look
ski-tour-cardtext-second-look = Re-roll the shot you just fired.
ski-tour-card-steady-hand = Steady Hand
ski-tour-cardtext-steady-hand = { $shooting ->
    [yes] Re-roll the shot you just fired, or +1 shot.
    [no] +1 step.
   *[either] Re-roll the shot you just fired, or +1 step or shot.
}
ski-tour-card-kick = Kick
ski-tour-cardtext-kick = Sprint, and add the dice in your sprint column.
ski-tour-card-attack = Attack
ski-tour-cardtext-attack = Sprint, and add the dice in your sprint column and +1.
ski-tour-card-last-gasp = Last Gasp
ski-tour-cardtext-last-gasp = Pay 1 stamina: sprint, and add the dice in your sprint column and +2.
ski-tour-card-extra-row = Extra Column
ski-tour-cardtext-extra-row = Take one more column for free.
ski-tour-card-big-pull = Big Pull
ski-tour-cardtext-big-pull = Take one more column for free, and +1.
ski-tour-card-deal = Deal
ski-tour-cardtext-deal = Pay 1 stamina: take one more column, and +1.
ski-tour-card-pick = Pick
ski-tour-cardtext-pick = Re-roll one die on your board.
ski-tour-card-pick-and-push = Pick and Push
ski-tour-cardtext-pick-and-push = Re-roll one die on your board, and +1.
ski-tour-card-shake = Shake
ski-tour-cardtext-shake = Re-roll all dice on your board.
ski-tour-card-shake-and-push = Shake and Push
ski-tour-cardtext-shake-and-push = Re-roll all dice on your board, and +1.
ski-tour-card-brake = Brake
ski-tour-cardtext-brake = { $shooting ->
    [yes] −1 shot.
    [no] −1 step.
   *[either] −1 step or shot.
}
ski-tour-card-grip = Grip
ski-tour-cardtext-grip = { $shooting ->
    [yes] −1 shot, or re-roll the shot you just fired.
    [no] −1 step.
   *[either] −1 step or shot, or re-roll the shot you just fired.
}

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
   *[other] A token of this table.
}

## Tiles, courses, boards

ski-tour-tiles-word = Line { $line }: “{ $word }” begins no line of a tile file; write tile, row or range.
ski-tour-tiles-head = Line { $line }: a tile line reads: tile, number and face, kind, turn.
ski-tour-tiles-name = Line { $line }: “{ $name }” is not a tile; they are called 1a to { $last }b.
ski-tour-tiles-twice = Line { $line }: tile { $name } was given before.
ski-tour-tiles-kind = Line { $line }: there is no kind of tile “{ $kind }”. Choose from: { $kinds }.
ski-tour-tiles-turn = Line { $line }: “{ $turn }” is not a turn. Choose from: { $turns }.
ski-tour-tiles-row-alone = Line { $line }: this row belongs to no tile.
ski-tour-tiles-cell = Line { $line }: “{ $cell }” is not a space. Choose from: { $cells }
ski-tour-tiles-lanes = Line { $line }: a row has two or three spaces, not { $count }.
ski-tour-tiles-penalty = Line { $line }: a penalty loop has 1 to 8 spaces, not { $count }.
ski-tour-tiles-empty = Line { $line }: tile { $name } has no rows.
ski-tour-tiles-range = Line { $line }: tile { $name } needs a range between two rows if it is one, and none if it is not.
ski-tour-tiles-mark = Line { $line }: tile { $name } is called { $kind } but has no { $mark }.
ski-tour-course-word = Line { $line }: “{ $word }” begins no line of a course; write course, title, heading or tiles.
ski-tour-course-name = Line { $line }: “{ $name }” is not a name for a course; use letters, digits and hyphens.
ski-tour-course-title = Line { $line }: a title has at most { $most } letters, in one line.
ski-tour-course-long = The file has { $letters } letters; a course needs at most { $most }.
ski-tour-course-many = Line { $line }: { $tiles } tiles, and the box holds { $most }.
ski-tour-course-empty = { $line ->
    [0] The course has no tiles.
   *[other] Line { $line }: the course has no tiles.
}
ski-tour-course-no-such-tile = { $line ->
    [0] There is no tile “{ $tile }” in the box.
   *[other] Line { $line }: there is no tile “{ $tile }” in the box.
}
ski-tour-course-starts-with = { $line ->
    [0] A course begins with a start tile, not with { $tile }.
   *[other] Line { $line }: a course begins with a start tile, not with { $tile }.
}
ski-tour-course-second-start = { $line ->
    [0] { $tile } is a second start tile. A course has one.
   *[other] Line { $line }: { $tile } is a second start tile. A course has one.
}
ski-tour-course-after-goal = { $line ->
    [0] { $tile } comes after the finish.
   *[other] Line { $line }: { $tile } comes after the finish.
}
ski-tour-course-ends-with = { $line ->
    [0] A course ends with a finish tile.
   *[other] Line { $line }: a course ends with a finish tile (goal).
}
ski-tour-course-no-range = { $line ->
    [0] The course has no range.
   *[other] Line { $line }: the course has no range.
}
ski-tour-course-lanes = { $line ->
    [0] { $leaves ->
        [one] { $before } ends with 1 lane, but { $tile } begins with { $enters }.
       *[other] { $before } ends with { $leaves } lanes, but { $tile } begins with { $enters }.
    }
   *[other] { $leaves ->
        [one] Line { $line }: { $before } ends with 1 lane, but { $tile } begins with { $enters }.
       *[other] Line { $line }: { $before } ends with { $leaves } lanes, but { $tile } begins with { $enters }.
    }
}
ski-tour-course-tile-twice = { $line ->
    [0] { $tile } and { $twin } are two sides of the same tile.
   *[other] Line { $line }: { $tile } and { $twin } are two sides of the same tile.
}
ski-tour-course-on-top = { $line ->
    [0] { $tile } would lie on top of { $under }.
   *[other] Line { $line }: { $tile } would lie on top of { $under }.
}
ski-tour-course-heading = Line { $line }: “{ $heading }” is not a direction; 0 is east, and each of 1 to 5 a sixth of a turn further to the left.
ski-tour-course-turned = { $tile } does not connect to { $before }. Turn it.
ski-tour-course-apart = { $count ->
    [one] { $tiles } is not connected to the course.
   *[other] { $tiles } are not connected to the course.
}
ski-tour-advice-range = Tip: { $next } is a range right after range { $tile }; spread them out.
ski-tour-advice-climb = Tip: { $next } is a climb right after climb { $tile }; that bunches the field.
ski-tour-boards-word = Line { $line }: “{ $word }” does not belong here.
ski-tour-boards-name = Line { $line }: “{ $word }” is too long or cannot be printed; use at most { $most } letters.
ski-tour-boards-long = The file has { $letters } letters; nation boards need at most { $most }.
ski-tour-boards-empty = Line { $line }: the file has no nation.
ski-tour-boards-die = Line { $line }: “{ $word }” is not a die; write its colour and how many of its six faces hit, 1 to 5.
ski-tour-boards-token = Line { $line }: token “{ $name }” needs a name of its own and effects, or effects with “or” between them.
ski-tour-boards-effect = Line { $line }: there is no effect “{ $effect }”. Choose from: { $effects }.
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

ski-tour-level = { $level ->
    [fresh] fresh
    [steady] steady
    [tired] tired
   *[spent] spent
}
ski-tour-level-fresh = fresh
ski-tour-level-steady = steady
ski-tour-level-tired = tired
ski-tour-level-spent = spent
ski-tour-headline = { $course }, round { $round }
ski-tour-board-lane = Penalty loop { $range }
ski-tour-board-laps = { $laps ->
    [one] 1 loop
   *[other] { $laps } loops
}
ski-tour-board-ready = supply: { $dice }
ski-tour-board-hearts = hearts
ski-tour-board-wax = wax
ski-tour-status-collapsed = collapsed
ski-tour-status-collapsed-page = OUT
ski-tour-status-finished = finished
ski-tour-status-finished-page = HOME
ski-tour-status-range = { $shots ->
    [one] range: 1 shot left
   *[other] range: { $shots } shots left
}
ski-tour-status-range-page = RANGE
ski-tour-status-laps = { $laps ->
    [one] 1 penalty loop
   *[other] { $laps } penalty loops
}
ski-tour-status-laps-page = { $laps ->
    [one] 1 LOOP
   *[other] { $laps } LOOPS
}
ski-tour-status-left = { $left } to go
ski-tour-status-left-page = { $left } to go
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
ski-tour-fact-way = On { $space }. Rows to the finish: { $left }.
ski-tour-fact-dice = Dice on the board: { $dice }. In the supply: { $ready }.
ski-tour-fact-stamina = { $stamina ->
    [0] No stamina left.
   *[other] Stamina left: { $stamina }.
}
ski-tour-fact-misses = Misses at each range so far: { $misses }.
ski-tour-fact-range = { $shots ->
    [one] At the range: 1 shot left.
   *[other] At the range: { $shots } shots left.
}
ski-tour-fact-laps = { $laps ->
    [one] 1 penalty loop to ski.
   *[other] { $laps } penalty loops to ski.
}
ski-tour-fact-collapsed = Collapsed: out of the race.
ski-tour-hand = Board of { $skier }: columns { $columns }; sprint { $sprint }; 6s above { $stars }; supply { $ready }. Hearts: { $hearts }. Wax: { $wax }.

## Building a course

cli-build-welcome = Name a tile to lay it. { $undo } takes the last one back, { $tiles } lists the box, { $save } saves, { $quit } leaves.
cli-build-ask = tile>
cli-build-so-far = { $tiles ->
    [0] No tile yet.
   *[other] Tiles: { $tiles }. Rows: { $rows }. Ranges: { $ranges }.
}
cli-build-fits = Fits: { $kind } { $tiles }
cli-build-complete = From start to finish: { $save } writes the file.
cli-build-saved = { $ranges ->
    [one] Saved { $file }: { $rows } rows, 1 range. Ski it with: loipe play ski-tour --set course={ $file }
   *[other] Saved { $file }: { $rows } rows, { $ranges } ranges. Ski it with: loipe play ski-tour --set course={ $file }
}
cli-build-fine = { $ranges ->
    [one] { $file } is fine: { $rows } rows, 1 range.
   *[other] { $file } is fine: { $rows } rows, { $ranges } ranges.
}
cli-build-given-up = Nothing was saved.
ski-tour-tile-start = start
ski-tour-tile-goal = finish
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
ski-tour-ask-swap-places = Or pick a token to get back.
ski-tour-ask-pay-places = Pick an amber heart.
ski-tour-ask-aim-places = Pick an amber target or its heart.
ski-tour-ask-move-places = { $steps ->
    [one] Pick an amber space.
   *[other] Step by step, or straight to a dashed space.
}
ski-tour-ask-glide-places = Pick an amber space.
ski-tour-page-board = The course of { $course }
ski-tour-page-start = START
ski-tour-page-goal = FINISH
ski-tour-page-white = white zone
ski-tour-page-penalty = PENALTY
ski-tour-page-space = { $holds ->
    [climb] { $space }, uphill
    [descent] { $space }, downhill
    [white] { $space }, white zone
    [range] { $space }, range
    [penalty] { $space }, penalty loop
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
    [5] { $dice ->
        [0] Sprint column: empty
        [one] Sprint column: 1 die
       *[other] Sprint column: { $dice } dice
    }
   *[other] { $dice ->
        [0] Column { $column }: empty
        [one] Column { $column }: 1 die
       *[other] Column { $column }: { $dice } dice
    }
}
ski-tour-page-star = { $filled ->
    [yes] Star box { $column }: a 6
   *[no] Star box { $column }: empty
}
ski-tour-page-swap = The 6 of a full column may bring a used token back instead
ski-tour-page-ready = Supply: { $dice }
ski-tour-page-rolled = last roll
ski-tour-page-after = +{ $dice } after this move
ski-tour-page-next-roll = next roll: { $dice }
ski-tour-page-free = free
ski-tour-page-six-back = This 6 goes back to the supply and does not count
ski-tour-page-column-taken = { $column ->
    [5] Sprint column taken. Dice that count: { $dice }
   *[other] Column { $column } taken. Dice that count: { $dice }
}
ski-tour-tally-column = { $column ->
    [5] sprint: { $dice }
   *[other] column { $column }: { $dice }
}
ski-tour-tally-wax = { $more ->
    [yes] wax: +{ $extra }
   *[no] wax: −{ $extra }
}
ski-tour-tally-uphill = uphill: −{ $uphill }
ski-tour-tally = { $shooting ->
    [yes] { $count ->
        [one] 1 shot
       *[other] { $count } shots
    }
   *[no] { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
}
ski-tour-tally-price = costs { $paid } stamina
ski-tour-page-hearts = Hearts and targets
ski-tour-page-targets = targets
ski-tour-page-heart = { $target ->
    [hit] Heart { $number }: { ski-tour-level }, target hit
    [miss] Heart { $number }: { ski-tour-level }, target missed
   *[open] Heart { $number }: { ski-tour-level }, hit: { $percent }%
}
ski-tour-page-wax = Wax
ski-tour-page-wax-about = one of the two outer tokens, once per turn
ski-tour-page-wax-choose = choose six, in the order you want them
ski-tour-page-unseen = face down
ski-tour-page-used = used
ski-tour-page-token = { $card ->
    [none] { $used ->
        [yes] A used token, face down
       *[no] A token, face down
    }
   *[other] { $used ->
        [yes] { $title } (used): { $text }
       *[no] { $title }: { $text }
    }
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

ski-tour-build-link = Build your own course from tiles
ski-tour-build-title = Course builder
ski-tour-build-about = Drag tiles onto the snow, or tap one to put it on the amber spot. Tap a tile on the snow to turn it.
ski-tour-build-name = Name of the course
ski-tour-build-unnamed = My course
ski-tour-build-so-far = { $tiles ->
    [0] No tile yet: begin with a start tile.
   *[other] Tiles: { $tiles }. Rows: { $rows }. Ranges: { $ranges }.
}
ski-tour-build-complete = From start to finish: ready to ski.
ski-tour-build-back = Undo
ski-tour-build-clear = Clear
ski-tour-build-turn = Turn { $tile }
ski-tour-build-far = Tile { $tile } is too far away: at most { $most } hexagons from the middle of the table.
ski-tour-build-over = Flip { $tile }
ski-tour-build-cut = Remove { $tile }
ski-tour-build-open = Open a course file
ski-tour-build-save = Save the course file
ski-tour-build-play = Play it now
ski-tour-build-here = The next tile goes here
ski-tour-build-tile = { $state ->
    [fits] Tile { $tile }: { $kind }, { ski-tour-build-way }. It fits the open end.
    [wrong] Tile { $tile }: { $kind }, { ski-tour-build-way }. It does not connect.
   *[other] Tile { $tile }: { $kind }, { ski-tour-build-way }.
}
ski-tour-build-way = { $turn ->
    [left] bend to the left
    [right] bend to the right
   *[straight] straight
}
ski-tour-build-all = All
ski-tour-build-box = Tiles in the box
ski-tour-build-none = The box is empty.
ski-tour-build-course = The course so far

## What the lab measures

ski-tour-gauge-ski = Skiing
ski-tour-gauge-stand = Standing still
ski-tour-gauge-shoot = Shooting
ski-tour-gauge-loop = Penalty loops
ski-tour-gauge-nation = Nation
ski-tour-gauge-marker = Place after the first-player marker
ski-tour-gauge-tokens = Wax tokens in the row
ski-tour-gauge-used = Wax tokens used
ski-tour-gauge-came = Order of arrival at the range
ski-tour-gauge-misses = Targets missed
ski-tour-gauge-paid = Stamina paid
ski-tour-gauge-drafts = Following others
ski-tour-gauge-glides = Glides
ski-tour-gauge-sprints = Sprints
ski-tour-gauge-collapsed = Collapses
