### Mass Start. Facts arrive by name; $skier is the name of the seat, $title that of the card.

mass-start-poster = Mass Start
mass-start-poster-time = 40 min
mass-start-poster-about = Ski your laps, hit your targets, be first across the line. Every target left costs a penalty loop.

## What happens

mass-start-event-ordered = { $skier } is next in turn order.
mass-start-event-placed = { $skier } lines up on { $square }.
mass-start-event-round = Round { $round }.
mass-start-event-turn = { "" }
mass-start-event-rolled = { $skier } rolls { $die }.
mass-start-event-fell = { $ice ->
    [yes] { $skier } falls on the ice: { $die } on the die.
   *[no] { $skier } falls on the descent: { $die } on the die.
}
mass-start-event-stood-up = { $rolls ->
    [yes] { $skier } gets up on { $square }.
   *[no] { $skier } gets up on { $square }, behind the full row, and rolls next turn.
}
mass-start-event-summed = { $skis ->
    [0] { $up ->
        [yes] { $skier }: { $die } on the die, +{ $change } from an event card.
       *[no] { $skier }: { $die } on the die, −{ $change } from an event card.
    }
   *[other] { $change ->
        [0] { $skier }: { $die } on the die, +1 for new skis.
       *[other] { $up ->
            [yes] { $skier }: { $die } on the die, +1 for new skis, +{ $change } from an event card.
           *[no] { $skier }: { $die } on the die, +1 for new skis, −{ $change } from an event card.
        }
    }
}
mass-start-event-climbed = { $skier } climbs: { $before } becomes { $points }.
mass-start-event-glided = { $skier } glides downhill: { $before } becomes { $points }.
mass-start-event-moved = { $skier } skis from { $origin } to { $square }.
mass-start-event-blocked = { $points ->
    [0] { $skier } finds no free square and stays down one more turn.
    [one] { $skier } is blocked and loses 1 square.
   *[other] { $skier } is blocked and loses { $points } squares.
}
mass-start-event-crossed = { $laps ->
    [one] { $skier } crosses the line: 1 lap done.
   *[other] { $skier } crosses the line: { $laps } laps done.
}
mass-start-event-entered = { $skier } enters stand { $stand }.
mass-start-event-waited = { $skier } waits beside stand { $stand }.
mass-start-event-blew = { $red ->
    [yes] Red wind: risk 1 higher for { $skier }.
   *[no] No wind for { $skier }.
}
mass-start-event-aimed = { $pauses ->
    [0] { $skier } takes aim: a { $risk } or higher hits.
    [one] { $skier } takes 1 pause before shooting: a { $risk } or higher hits.
   *[other] { $skier } takes { $pauses } pauses before shooting: a { $risk } or higher hits.
}
mass-start-event-paused = { $pauses ->
    [0] { $skier } takes a breath and shoots next turn.
    [one] { $skier } takes a breath: 1 pause left.
   *[other] { $skier } takes a breath: { $pauses } pauses left.
}
mass-start-event-shot = { $hit ->
    [yes] { $targets ->
        [0] Shot { $shots }: { $skier } hits. No target left!
        [one] Shot { $shots }: { $skier } hits. 1 target left.
       *[other] Shot { $shots }: { $skier } hits. { $targets } targets left.
    }
   *[no] { $targets ->
        [one] Shot { $shots }: { $skier } misses. 1 target left.
       *[other] Shot { $shots }: { $skier } misses. { $targets } targets left.
    }
}
mass-start-event-series = { $loops ->
    [0] { $skier } hits all 5 targets with { $shots } shots.
    [one] { $skier } leaves 1 target standing: 1 penalty loop.
   *[other] { $skier } leaves { $loops } targets standing: { $loops } penalty loops.
}
mass-start-event-loop-done = { $loops ->
    [0] { $skier } finishes the last penalty loop.
   *[other] { $skier } finishes a penalty loop: { $loops } to go.
}
mass-start-event-drew = { $starred ->
    [yes] { $skier } draws “{ $title }”. It counts at once.
   *[no] { $skier } draws “{ $title }” and keeps it.
}
mass-start-event-drew-hidden = { $skier } draws an event card and keeps it, face down.
mass-start-event-sprint-drawn = { $skier } draws a { colour } sprint card.
mass-start-event-sprinted = { $squares ->
    [one] { $skier } sprints 1 extra square. Sprint cards left: { $left }.
   *[other] { $skier } sprints { $squares } extra squares. Sprint cards left: { $left }.
}
mass-start-event-skis = { $own ->
    [yes] { $skier } puts on new skis: +1 on each roll this lap.
   *[no] { $skier } draws new skis: +1 on each roll this lap.
}
mass-start-event-rifle = { $own ->
    [yes] { $skier } takes a new rifle: risk 1 lower this lap.
   *[no] { $skier } draws a new rifle: risk 1 lower this lap.
}
mass-start-event-played = { $skier } plays “{ $title }”.
mass-start-event-coached = { $skier } meets the coach on { $square } and may roll again.
mass-start-event-lost-turn = { $skier } sits this turn out.
mass-start-event-carried = { $skier } goes back from { $origin } to { $square }.
mass-start-event-no-effect = The card does nothing for { $skier }.
mass-start-event-technique-drawn = { $skier } draws from the technique deck: { $title }.
mass-start-event-finished = { $beyond ->
    [one] { $skier } finishes, 1 square past the line.
   *[other] { $skier } finishes, { $beyond } squares past the line.
}
mass-start-event-rolled-off = { $round ->
    [0] { $skier } rolls { $die } for the turn order.
   *[other] { $skier } rolls { $die } in the roll-off.
}
mass-start-event-ranked = { $shared ->
    [yes] { $place ->
        [1] { $skier } shares the win!
        [2] { $skier } shares second place.
        [3] { $skier } shares third place.
       *[other] { $skier } shares { $place }th place.
    }
   *[no] { $place ->
        [1] { $skier } wins the race!
        [2] { $skier } takes second place.
        [3] { $skier } takes third place.
       *[other] { $skier } takes { $place }th place.
    }
}
mass-start-event-last-round = Round { $round } was the last. Skiers are placed where they stand.

mass-start-over-finished = All skiers but one have finished.
mass-start-over-last-round = The last round is over.

## What is asked

mass-start-ask-order = { $skier }, roll for the turn order.
mass-start-ask-grid = { $skier }, pick your start square.
mass-start-ask-before = { $skier }, roll, or play a card first.
mass-start-ask-before-again = { $skier }, roll again if you like.
mass-start-ask-roll = { $skier }, roll the die.
mass-start-ask-move = { $points ->
    [one] { $skier }, 1 square to ski: where to?
   *[other] { $skier }, { $points } squares to ski: where to?
}
mass-start-ask-put-back = { $skier }, you get up: on which square?
mass-start-ask-wind = { $skier }, roll the wind die.
mass-start-ask-risk = { $skier }, choose your risk for these shots.
mass-start-ask-aim = { $pauses ->
    [0] { $skier }, shoot at risk { $risk }, or play a card first.
    [one] { $skier }, 1 pause left: take a breath, or play a card first.
   *[other] { $skier }, { $pauses } pauses left: take a breath, or play a card first.
}
mass-start-ask-shot = { $targets ->
    [one] { $skier }, shot { $shot } of 8: 1 target left. You hit with { $risk } or higher.
   *[other] { $skier }, shot { $shot } of 8: { $targets } targets left. You hit with { $risk } or higher.
}
mass-start-ask-back = { $skier }, back to the track: on which square?
mass-start-ask-draw = { $skier }, draw an event card.
mass-start-ask-carried = { $points ->
    [one] { $skier }, the card moves you 1 square ahead: where to?
   *[other] { $skier }, the card moves you { $points } squares ahead: where to?
}
mass-start-ask-technique = { $skier }, play a technique card now: which one?
mass-start-ask-technique-draw = { $skier }, draw from the technique deck.
mass-start-ask-roll-off = { $skier }, roll off for the better place.

## What a skier may do

mass-start-do-stay = Stay: no free square ahead
mass-start-do-finish = Cross the finish line
mass-start-do-sprint = Play a sprint card: +{ $squares } (you have { $left })
mass-start-do-skis = New skis: +1 on each roll this lap
mass-start-do-rifle = New rifle: risk 1 lower this lap
mass-start-do-deck = Draw from the technique deck
mass-start-do-decline = Not now
mass-start-do-roll = Roll
mass-start-do-shoot = Shoot
mass-start-do-pause = { $pauses ->
    [one] Take a breath (1 pause left)
   *[other] Take a breath ({ $pauses } pauses left)
}
mass-start-do-low = { $pauses ->
    [0] Low: hit with { $risk } or higher, no pause
    [one] Low: hit with { $risk } or higher, 1 pause
   *[other] Low: hit with { $risk } or higher, { $pauses } pauses
}
mass-start-do-medium = { $pauses ->
    [0] Medium: hit with { $risk } or higher, no pause
    [one] Medium: hit with { $risk } or higher, 1 pause
   *[other] Medium: hit with { $risk } or higher, { $pauses } pauses
}
mass-start-do-high = High: hit with { $risk } or higher, no pause
mass-start-do-square = { $holds ->
    [stand] Stand { $stand }
    [event] { $square }: draw an event card
    [coach] { $square }: coach, roll again
    [climb] { $square }: climb, −{ $climb } on your next roll
    [ice] { $square }: ice
    [descent] { $square }: descent
    [loop] { $square }: penalty loop
   *[plain] { $square }
}
mass-start-do-push = { $amount ->
    [one] “{ $title }”: 1 extra square
   *[other] “{ $title }”: { $amount } extra squares
}
mass-start-do-reroll = “{ $title }”: re-roll
mass-start-do-grip = “{ $title }”: you cannot fall on this roll
mass-start-do-calm = “{ $title }”: risk 1 lower
mass-start-do-quick = “{ $title }”: no more pauses

## What the dice and decks may show

mass-start-outcome-order = { $word }
mass-start-outcome-roll = { $word }
mass-start-outcome-roll-off = { $word }
mass-start-outcome-wind = { $word ->
    [red] Red: wind
   *[blue] Blue: calm
}
mass-start-outcome-shot = { $word ->
    [x] Hit
   *[o] Miss
}
mass-start-outcome-draw = { $title }
mass-start-outcome-sprint-card = A { colour } sprint card
mass-start-outcome-technique-draw = { $word ->
    [skis] New skis
   *[rifle] New rifle
}

## Numbers behind a question

mass-start-odds-fall = fall: { $ways } in { $of }
mass-start-odds-hit = hit: { $ways } in { $of }
mass-start-odds-red = red: { $ways } in { $of }
mass-start-odds-clean = all 5 hit: { $percent }%
mass-start-odds-loops = loops: about { NUMBER($loops, minimumFractionDigits: 2, maximumFractionDigits: 2) }
mass-start-odds-calm = all 5 hit with “{ $title }”: { $percent }%
mass-start-odds-quick = no pause with “{ $title }”
mass-start-part-die = { $die } on the die
mass-start-part-skis = +1 new skis
mass-start-part-change = { $up ->
    [yes] +{ $change } from an event card
   *[no] −{ $change } from an event card
}
mass-start-part-climb = −{ $climb } uphill
mass-start-part-descent = +{ $bonus } downhill
mass-start-part-raised = +{ $raised }: a roll always moves you at least 1
mass-start-part-extra = +{ $extra } from cards
mass-start-part-loops = { $loops ->
    [one] 1 penalty loop to ski
   *[other] { $loops } penalty loops to ski
}
mass-start-part-card = { $points } from the card
mass-start-part-red = red wind: risk 1 higher

## Why a word does not fit now

mass-start-no-such-word = “{ $word }” is not a move here. You can say: { $words }.
mass-start-no-such-outcome = “{ $word }” cannot come up here. Possible: { $words }.
mass-start-not-in-deck = “{ $word }” is not in the deck.
mass-start-under-deck = “{ $word }” is under the deck and comes up later.
mass-start-not-now-grid = First pick a free start square.
mass-start-not-now-put-back = First get up. Choose from: { $squares }.
mass-start-not-now-back = First step back to the track. Choose from: { $squares }.
mass-start-not-now-risk = First choose your risk: low (R2), medium (R3) or high (R4).
mass-start-not-now-aim = You are at the stand: one shot or one pause per turn.
mass-start-not-now-technique = First choose the technique card you play.
mass-start-not-now-before = Roll first, then ski.
mass-start-must-move = First ski your roll.
mass-start-carried = First choose the square the card takes you to.
mass-start-must-play = The event has a star: you cannot decline it.
mass-start-not-blocked = You are not blocked: there are squares to ski to.
mass-start-sprint-once = One sprint card per turn, and you have played yours.
mass-start-no-sprint = You have no sprint card.
mass-start-sprint-on-roll = A sprint card goes with a roll, not with another card.
mass-start-card-not-now = This card is for another moment.
mass-start-card-no-use = This card would change nothing now.
mass-start-card-not-held = You do not have that event card.
mass-start-no-technique-card = You do not have that technique card.
mass-start-second-technique = You already have a technique card in play, and this one cannot go with it.
mass-start-technique-at-line = Technique cards are played at the start of a lap, before the first roll.
mass-start-deck-by-event = You draw from the technique deck only when an event card says so.
mass-start-no-deck = The technique deck has no card for you now.
mass-start-risk-once = You choose your risk once, on entering a stand.
mass-start-risk-off = At this table nobody chooses a risk.
mass-start-blocked = Every square ahead of you is taken: you stay.
mass-start-blocked-at-range = Others block your way to the nearest free stand: you stay.
mass-start-last-stand = Nobody skis past the last stand without shooting: you stay.
mass-start-crosses = You have enough squares to cross the line, so you finish.
mass-start-laps-to-go = You finish after your last lap, and this is an earlier one.
mass-start-shoot-first = You have not shot on this lap yet.
mass-start-cannot-finish = Your squares do not reach the finish line.
mass-start-taken = { $other-skier } is on { $word }. One skier per square.
mass-start-has-shot = You have already shot on this lap. Ski past the stands.
mass-start-no-shooting = You do not shoot on the last lap. Ski past the stands.
mass-start-must-stop = Time to shoot: stop at a free stand you can reach.
mass-start-nearer-stand = Another free stand is nearer: ski towards that one.
mass-start-past-range = Nobody skis past the range without shooting.
mass-start-loops-first = You owe penalty loops. Ski them before { $word }.
mass-start-no-loop-owed = You owe no penalty loop, so you do not enter it.
mass-start-way-blocked = Other skiers block the way to { $word }.
mass-start-too-short = { $points ->
    [one] { $word } is too close. You have 1 square to ski.
   *[other] { $word } is too close. Ski all { $points } squares if you can.
}
mass-start-out-of-reach = { $points ->
    [one] { $word } is more than 1 square away, or not on your way.
   *[other] { $word } is more than { $points } squares away, or not on your way.
}

## What the table agrees on

mass-start-preset-basic = Basic
mass-start-preset-basic-about = One lap, one visit to the range, no extra rules: about 10 minutes.
mass-start-preset-family = Family
mass-start-preset-family-about = Two laps with climbs, descents, falls, sprint cards and coaches.
mass-start-preset-full = Full
mass-start-preset-full-about = Three laps with all 11 extra rules.

mass-start-option-course = Course
mass-start-option-course-about = One of our courses, or your own course file.
mass-start-option-laps = Laps
mass-start-option-laps-about = 1 to 5. You shoot once on each.
mass-start-option-ending = After the last visit to the range
mass-start-option-ending-about = What you ski after your last visit to the range.
mass-start-option-ending-full_lap = One more full lap
mass-start-option-ending-straight_to_finish = Straight to the finish
mass-start-option-ending-through_penalty_loop = Once through the penalty loop
mass-start-option-climbs = Climbs
mass-start-option-climbs-about = Red squares make the next roll smaller.
mass-start-option-descents = Descents
mass-start-option-descents-about = Green squares make the next roll larger.
mass-start-option-falls = Falls
mass-start-option-falls-about = Roll a 6 on a descent and you fall.
mass-start-option-ice = Ice
mass-start-option-ice-about = Roll a 5 or a 6 on ice and you fall.
mass-start-option-sprint_cards = Sprint cards
mass-start-option-sprint_cards-about = Cards for extra squares after a roll.
mass-start-option-risk = Risk
mass-start-option-risk-about = At the range: wait and aim well, or shoot at once.
mass-start-option-wind = Wind
mass-start-option-wind-about = A wind die can raise your risk at the range.
mass-start-option-events = Events
mass-start-option-events-about = E squares draw one of 24 event cards.
mass-start-option-coaches = Coaches
mass-start-option-coaches-about = C squares let you roll again.
mass-start-option-skis = New skis
mass-start-option-skis-about = A card that adds 1 to each roll on one lap.
mass-start-option-rifle = New rifle
mass-start-option-rifle-about = A card that lowers your risk on one lap.
mass-start-option-edition = Edition
mass-start-option-edition-about = Which printed rulebook counts where the two differ.
mass-start-option-edition-ru = Russian
mass-start-option-edition-fr = French
mass-start-option-routes = Routes
mass-start-option-routes-about = One route for all laps, or one per lap.
mass-start-option-turn_order = Turn order
mass-start-option-turn_order-about = As seated, or rolled for before the race.
mass-start-option-turn_order-agreed = As seated
mass-start-option-turn_order-die = By die
mass-start-option-absent_sprint = Spare sprint cards
mass-start-option-absent_sprint-about = Sprint cards of colours nobody plays: in the event deck, or left in the box.
mass-start-option-absent_sprint-shuffled = In the deck
mass-start-option-absent_sprint-boxed = In the box
mass-start-option-descent_bonus = Descent bonus
mass-start-option-descent_bonus-about = How much a descent adds to the roll.
mass-start-option-sprint_squares = Sprint squares
mass-start-option-sprint_squares-about = How far a sprint card takes you.
mass-start-option-low_pauses = Pauses at low risk
mass-start-option-low_pauses-about = Turns to wait before the first shot.
mass-start-option-medium_pauses = Pauses at medium risk
mass-start-option-medium_pauses-about = Turns to wait before the first shot.
mass-start-option-red_faces = Red faces of the wind die
mass-start-option-red_faces-about = Out of 6. Red wind raises your risk.
mass-start-option-last_round = Last round
mass-start-option-last_round-about = The race stops after this round at the latest.

mass-start-config-ending = The French edition does not finish through the penalty loop. Choose “One more full lap” or “Straight to the finish”.
mass-start-config-order = In the French edition you agree on the turn order. Choose “As seated”, or the Russian edition.
mass-start-config-route = The course has no route “{ $route }”. It has: { $routes }.
mass-start-config-routes = { $laps ->
    [one] You named { $count } routes, but there is only 1 lap. Name one route.
   *[other] You named { $count } routes for { $laps } laps. Name one route for all laps, or one per lap.
}

## The event cards: a title, and what it does

mass-start-card-skis = New skis
mass-start-card-rifle = New rifle
mass-start-card-broken-pole = Broken Pole
mass-start-cardtext-broken-pole = Your pole snaps: back 3 squares.
mass-start-card-lost-glove = Lost Glove
mass-start-cardtext-lost-glove = You go back for your glove: back 2 squares.
mass-start-card-wrong-turn = Wrong Turn
mass-start-cardtext-wrong-turn = That was the path to the inn: back 4 squares.
mass-start-card-tailwind = Tailwind
mass-start-cardtext-tailwind = The wind pushes: forward 2 squares.
mass-start-card-cowbells = Cowbells
mass-start-cardtext-cowbells = The crowd rings you on: forward 3 squares.
mass-start-card-free-track = Free Track
mass-start-cardtext-free-track = Fresh grooves all to yourself: forward 4 squares.
mass-start-card-loose-binding = Loose Binding
mass-start-cardtext-loose-binding = You kneel down and fix it: sit out your next turn.
mass-start-card-cramp = Cramp
mass-start-cardtext-cramp = You stretch your calf: sit out your next turn.
mass-start-card-sticky-snow = Sticky Snow
mass-start-cardtext-sticky-snow = Snow clings to your skis: 2 less on your next roll.
mass-start-card-wrong-wax = Wrong Wax
mass-start-cardtext-wrong-wax = Yesterday's wax: 3 less on your next roll.
mass-start-card-good-wax = Good Wax
mass-start-cardtext-good-wax = Your skis run by themselves: 2 more on your next roll.
mass-start-card-second-wind = Second Wind
mass-start-cardtext-second-wind = Suddenly it is easy: 3 more on your next roll.
mass-start-card-wax-truck = Wax Truck
mass-start-cardtext-wax-truck = The wax truck is parked by the track: you may play a technique card now.
mass-start-card-service-stop = Service Stop
mass-start-cardtext-service-stop = Your team waves you in: you may play a technique card now.
mass-start-card-coach-shouts = The Coach Shouts
mass-start-cardtext-coach-shouts = The whole valley heard it: roll again.
mass-start-card-fresh-legs = Fresh Legs
mass-start-cardtext-fresh-legs = Keep. After a roll: 1 extra square.
mass-start-card-hidden-reserve = Hidden Reserve
mass-start-cardtext-hidden-reserve = Keep. After a roll: 2 extra squares.
mass-start-card-late-attack = Late Attack
mass-start-cardtext-late-attack = Keep. After a roll: 3 extra squares.
mass-start-card-second-try = Second Try
mass-start-cardtext-second-try = Keep. After a roll: re-roll it, and the new roll counts.
mass-start-card-lucky-bounce = Lucky Bounce
mass-start-cardtext-lucky-bounce = Keep. After a roll: re-roll it, and the new roll counts.
mass-start-card-sharp-edges = Sharp Edges
mass-start-cardtext-sharp-edges = Keep. Before a roll on a descent or ice: you cannot fall.
mass-start-card-low-crouch = Low Crouch
mass-start-cardtext-low-crouch = Keep. Before a roll on a descent or ice: you cannot fall.
mass-start-card-deep-breath = Deep Breath
mass-start-cardtext-deep-breath = Keep. At the stand: your risk is 1 lower.
mass-start-card-cool-head = Cool Head
mass-start-cardtext-cool-head = Keep. At the stand: no more pauses.

## For real dice and cards

mass-start-type-order = Type the die, 1 to 6.
mass-start-type-roll = Type the die, 1 to 6.
mass-start-type-roll-off = Type the die, 1 to 6.
mass-start-type-shot = Type the die, 1 to 6, or x for a hit and o for a miss.
mass-start-type-wind = Type red or blue.
mass-start-type-draw = Type the card: E1 to E24, or a sprint card by its colour: Z1 red, Z2 teal, Z3 rust, Z4 blue, Z5 green, Z6 purple.
mass-start-type-technique-draw = Type skis or rifle.

## The terminal's board

mass-start-headline = { $course } · lap { $lap } of { $laps } · round { $round }
mass-start-board-loop = LOOP
mass-start-board-start = start
mass-start-board-finish = finish
mass-start-board-risk = risk { $risk }
mass-start-status-range = RANGE
mass-start-status-fallen = FALLEN
mass-start-status-loops = { $loops ->
    [one] 1 loop
   *[other] { $loops } loops
}
mass-start-status-lost = sits out
mass-start-status-finished = home, +{ $beyond }
mass-start-status-finished-page = HOME
mass-start-status-gap = { $gap ->
    [0] { $left } to go
   *[other] +{ $gap }
}
mass-start-status-gap-page = { $gap ->
    [0] LEAD
   *[other] +{ $gap }
}
mass-start-status-level = { $left } to go
mass-start-status-level-page = { "" }
mass-start-status-left = { $left } to go
mass-start-head = Lap { $lap } / { $laps }

## What the ranking tells of a skier

mass-start-fact-lap = Lap { $lap } of { $laps }, on { $square }. Squares to the finish: { $left }.
mass-start-fact-loops = { $loops ->
    [one] 1 penalty loop to ski.
   *[other] { $loops } penalty loops to ski.
}
mass-start-fact-shooting = { $targets ->
    [one] At the range: 1 target left, { $shots } of 8 shots fired.
   *[other] At the range: { $targets } targets left, { $shots } of 8 shots fired.
}
mass-start-fact-fallen = Has fallen and gets up next turn.
mass-start-fact-sprints = { $sprints ->
    [one] 1 sprint card.
   *[other] { $sprints } sprint cards.
}
mass-start-fact-skis = New skis: +1 on each roll this lap.
mass-start-fact-rifle = New rifle: risk 1 lower this lap.
mass-start-fact-technique = Holds technique cards.
mass-start-fact-cards = { $cards ->
    [one] 1 event card, face down.
   *[other] { $cards } event cards, face down.
}
mass-start-fact-lost = { $turns ->
    [one] Sits out the next turn.
   *[other] Sits out { $turns } turns.
}
mass-start-told-place = lap { $lap }, on { $square }
mass-start-told-targets = { $hits } of 5 targets hit
mass-start-told-sprints = { $count ->
    [one] 1 sprint card
   *[other] { $count } sprint cards
}
mass-start-told-cards = { $count ->
    [one] 1 event card
   *[other] { $count } event cards
}
mass-start-hand = { $skier } holds “{ $title }”: { $what }

## What the lab measures

mass-start-gauge-ski = Skiing
mass-start-gauge-wait = Waiting for a stand
mass-start-gauge-pause = Pausing
mass-start-gauge-shoot = Shooting
mass-start-gauge-loop = Penalty loops
mass-start-gauge-down = Lying or sitting out
mass-start-gauge-start = Start square
mass-start-gauge-risk = Risk
mass-start-gauge-came = Order of arrival at the range
mass-start-gauge-came-1 = comes 1st
mass-start-gauge-came-2 = comes 2nd
mass-start-gauge-came-3 = comes 3rd
mass-start-gauge-came-4 = comes 4th
mass-start-gauge-came-5 = comes 5th
mass-start-gauge-came-6 = comes 6th
mass-start-gauge-cards = Event cards drawn
mass-start-gauge-red = Wind
mass-start-gauge-red-red = red wind
mass-start-gauge-red-calm = calm
mass-start-gauge-misses = Targets missed
mass-start-gauge-falls = Falls
mass-start-gauge-coached = Coaches met
mass-start-gauge-sprints = Sprint cards played
mass-start-word-R2 = low
mass-start-word-R3 = medium
mass-start-word-R4 = high
