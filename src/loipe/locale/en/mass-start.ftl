### Mass Start. Facts arrive by name; $skier is the name of the seat, $title that of the card.

mass-start-poster = Mass Start
mass-start-poster-time = 40 min
mass-start-poster-about = Roll, choose your lane, hit five targets. First across the line wins.

## What happens

mass-start-event-ordered = { $skier } is next in the turn order.
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
   *[no] { $skier } gets up on { $square }, behind a full row, and the turn is over.
}
mass-start-event-summed = { $skier } adds up: { $die } on the die{ $skis ->
    [0] { "" }
   *[other] , +1 for new skis
}{ $change ->
    [0] { "" }
   *[other] , { $change } from an event card
}.
mass-start-event-climbed = { $skier } climbs: { $before } becomes { $points }.
mass-start-event-glided = { $skier } glides downhill: { $before } becomes { $points }.
mass-start-event-moved = { $skier } skis from { $origin } to { $square }.
mass-start-event-blocked = { $points ->
    [0] { $skier } finds no free square to get up on and lies one more turn.
   *[other] { $skier } is blocked and stays; { $points ->
        [one] 1 point is
       *[other] { $points } points are
    } lost.
}
mass-start-event-crossed = { $skier } crosses the line: { $laps ->
    [one] 1 lap
   *[other] { $laps } laps
} done.
mass-start-event-entered = { $skier } enters stand { $stand }.
mass-start-event-waited = { $skier } waits beside stand { $stand }.
mass-start-event-blew = { $red ->
    [yes] Red wind: the risk of { $skier } is 1 higher.
   *[no] Calm: no wind for { $skier }.
}
mass-start-event-aimed = { $skier } takes aim at risk { $risk }: { $risk } or more hits{ $pauses ->
    [0] .
    [one] , after 1 pause.
   *[other] , after { $pauses } pauses.
}
mass-start-event-paused = { $skier } breathes: { $pauses ->
    [0] the next turn is a shot.
    [one] 1 pause left.
   *[other] { $pauses } pauses left.
}
mass-start-event-shot = Shot { $shots }: { $hit ->
    [yes] { $skier } hits
   *[no] { $skier } misses
}, { $targets ->
    [0] no target left.
    [one] 1 target left.
   *[other] { $targets } targets left.
}
mass-start-event-series = { $loops ->
    [0] { $skier } shoots clean with { $shots } shots.
    [one] { $skier } leaves 1 target: 1 penalty loop.
   *[other] { $skier } leaves { $loops } targets: { $loops } penalty loops.
}
mass-start-event-loop-done = { $skier } closes a penalty loop: { $loops ->
    [0] none left.
   *[other] { $loops } to go.
}
mass-start-event-drew = { $starred ->
    [yes] { $skier } draws “{ $title }” and it acts.
   *[no] { $skier } draws “{ $title }” and keeps it.
}
mass-start-event-drew-hidden = { $skier } draws an event card and keeps it, face down.
mass-start-event-sprint-drawn = { $skier } draws a { colour } sprint card.
mass-start-event-sprinted = { $skier } sprints: { $squares ->
    [one] 1 square
   *[other] { $squares } squares
} more; { $left ->
    [0] no sprint card left.
    [one] 1 sprint card left.
   *[other] { $left } sprint cards left.
}
mass-start-event-skis = { $own ->
    [yes] { $skier } puts on new skis: +1 on each roll until the line.
   *[no] { $skier } gets new skis from the deck: +1 on each roll until the line.
}
mass-start-event-rifle = { $own ->
    [yes] { $skier } takes a new rifle: risk 1 lower at this lap's shooting.
   *[no] { $skier } gets a new rifle from the deck: risk 1 lower at this lap's shooting.
}
mass-start-event-played = { $skier } plays “{ $title }”.
mass-start-event-coached = { $skier } meets the coach on { $square } and may roll again.
mass-start-event-lost-turn = { $skier } sits this turn out.
mass-start-event-carried = { $skier } goes back from { $origin } to { $square }.
mass-start-event-no-effect = The card does nothing for { $skier }.
mass-start-event-technique-drawn = { $skier } draws from the technique deck: { $title }.
mass-start-event-finished = { $skier } finishes, { $beyond ->
    [one] 1 square
   *[other] { $beyond } squares
} beyond the line.
mass-start-event-rolled-off = { $round ->
    [0] { $skier } rolls { $die } for the turn order.
   *[other] { $skier } rolls { $die } in the roll-off.
}
mass-start-event-ranked = { $shared ->
    [yes] { $skier } shares place { $place }.
   *[no] { $place ->
        [1] { $skier } wins the race.
       *[other] { $skier } takes place { $place }.
    }
}
mass-start-event-last-round = Round { $round } was the last one agreed: places go as the skiers stand.

mass-start-over-finished = All but one have finished.
mass-start-over-last-round = The last agreed round is over.

## What is asked

mass-start-ask-order = { $skier }, roll for the turn order.
mass-start-ask-grid = { $skier }, pick your start square.
mass-start-ask-before = { $skier }, roll, or play a card first.
mass-start-ask-before-again = { $skier }, roll again if you like.
mass-start-ask-roll = { $skier }, roll the die.
mass-start-ask-move = { $skier }, { $points ->
    [one] 1 point
   *[other] { $points } points
} to ski: where to?
mass-start-ask-put-back = { $skier }, get up: on which square?
mass-start-ask-wind = { $skier }, roll the wind die.
mass-start-ask-risk = { $skier }, choose your risk for this series.
mass-start-ask-aim = { $pauses ->
    [0] { $skier }, shoot at risk { $risk }, or play a card first.
    [one] { $skier }, 1 pause left: breathe, or play a card first.
   *[other] { $skier }, { $pauses } pauses left: breathe, or play a card first.
}
mass-start-ask-shot = { $skier }, shot { $shot } of 8: { $targets ->
    [one] 1 target
   *[other] { $targets } targets
} left, { $risk } or more hits.
mass-start-ask-back = { $skier }, back to the track: on which square?
mass-start-ask-draw = { $skier }, draw an event card.
mass-start-ask-carried = { $skier }, the card takes you { $points ->
    [one] 1 square
   *[other] { $points } squares
} on: where to?
mass-start-ask-technique = { $skier }, play a technique card in mid-lap: which one?
mass-start-ask-technique-draw = { $skier }, draw from the technique deck.
mass-start-ask-roll-off = { $skier }, roll off for the better place.

## What a skier may do

mass-start-do-stay = Stay: no free square ahead
mass-start-do-finish = Cross the finish line
mass-start-do-sprint = Play a sprint card: +{ $squares } ({ $left } held)
mass-start-do-skis = New skis: +1 on each roll until the line
mass-start-do-rifle = New rifle: risk 1 lower this lap
mass-start-do-deck = Draw from the technique deck
mass-start-do-decline = No, thank you
mass-start-do-roll = Roll
mass-start-do-shoot = Shoot
mass-start-do-pause = Breathe ({ $pauses ->
    [one] 1 pause
   *[other] { $pauses } pauses
} left)
mass-start-do-low = Low: risk { $risk }, { $pauses ->
    [0] no pause
    [one] 1 pause
   *[other] { $pauses } pauses
}
mass-start-do-medium = Medium: risk { $risk }, { $pauses ->
    [0] no pause
    [one] 1 pause
   *[other] { $pauses } pauses
}
mass-start-do-high = High: risk { $risk }, no pause
mass-start-do-square = { $holds ->
    [stand] Stand { $stand }
    [event] { $square }: draw an event card
    [coach] { $square }: the coach, roll again
    [climb] { $square }: climb, { $climb } less next roll
    [ice] { $square }: ice
    [descent] { $square }: descent
    [loop] { $square }: penalty loop
   *[plain] { $square }
}
mass-start-do-push = “{ $title }”: { $amount ->
    [one] 1 square
   *[other] { $amount } squares
} more
mass-start-do-reroll = “{ $title }”: roll once more
mass-start-do-grip = “{ $title }”: this roll cannot fell you
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

mass-start-odds-fall = falls { $ways } in { $of }
mass-start-odds-hit = hits { $ways } in { $of }
mass-start-odds-red = red { $ways } in { $of }
mass-start-odds-clean = clean { $percent } %
mass-start-odds-loops = about { $whole }.{ $tenths } loops
mass-start-part-die = { $die } on the die
mass-start-part-skis = +1 new skis
mass-start-part-change = { $change } from an event card
mass-start-part-climb = −{ $climb } uphill
mass-start-part-descent = +{ $bonus } downhill
mass-start-part-raised = +{ $raised }, for a roll moves 1 at least
mass-start-part-extra = +{ $extra } from cards
mass-start-part-loops = { $loops ->
    [one] 1 penalty loop
   *[other] { $loops } penalty loops
} to ski
mass-start-part-card = { $points } from the card
mass-start-part-red = red wind: every risk 1 higher

## Why a word does not fit now

mass-start-no-such-word = “{ $word }” is not a move here. You can say: { $words }.
mass-start-no-such-outcome = “{ $word }” is not something that can come up here. Possible: { $words }.
mass-start-not-in-deck = “{ $word }” is not in the deck.
mass-start-under-deck = “{ $word }” lies under the deck: it comes up later.
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
mass-start-second-technique = You already have a technique card in play, and this one may not lie beside it.
mass-start-technique-at-line = Technique cards are played at the start of a lap, before the first roll.
mass-start-deck-by-event = You draw from the technique deck only when an event card says so.
mass-start-no-deck = The technique deck has no card for you now.
mass-start-risk-once = You choose your risk once, on entering a stand.
mass-start-risk-off = At this table nobody chooses a risk.
mass-start-blocked = Every square ahead of you is taken: you stay.
mass-start-blocked-at-range = Others block your way to the nearest free stand: you stay.
mass-start-last-stand = Nobody skis past the last stand without shooting: you stay.
mass-start-crosses = You have squares enough to cross the line, so you finish.
mass-start-laps-to-go = You finish after your last lap, and this is an earlier one.
mass-start-shoot-first = You have not shot in this lap yet.
mass-start-cannot-finish = The finish line is farther than your squares reach.
mass-start-taken = { $other-skier } is on { $word }. One skier per square.
mass-start-has-shot = You have shot in this lap and ski past the stands.
mass-start-no-shooting = The last lap has no shooting: you ski past the stands.
mass-start-must-stop = Time to shoot: stop at a free stand you can reach.
mass-start-nearer-stand = Another free stand is nearer: ski towards that one.
mass-start-past-range = Nobody skis past the range without shooting.
mass-start-loops-first = You owe penalty loops: they come before { $word }.
mass-start-no-loop-owed = You owe no penalty loop, so you do not enter it.
mass-start-way-blocked = Other skiers block the way to { $word }.
mass-start-too-short = { $word } is { $steps ->
    [one] 1 square
   *[other] { $steps } squares
} away and you have { $points }: use as many as you can.
mass-start-out-of-reach = { $word } is out of reach with { $points ->
    [one] 1 square
   *[other] { $points } squares
}.

## What the table agrees on

mass-start-preset-basic = Basic
mass-start-preset-basic-about = One lap, one shooting, no extra rules: about ten minutes.
mass-start-preset-family = Family
mass-start-preset-family-about = Two laps with climbs, descents, falls, sprint cards and coaches.
mass-start-preset-full = Full
mass-start-preset-full-about = Three laps with all 11 extra rules.

mass-start-option-course = Course
mass-start-option-course-about = One of our courses, or a course file of your own.
mass-start-option-laps = Laps
mass-start-option-laps-about = Laps with a shooting, 1 to 5.
mass-start-option-ending = After the last shooting
mass-start-option-ending-about = What follows the last shooting.
mass-start-option-ending-full_lap = One more full lap
mass-start-option-ending-straight_to_finish = Straight to the finish
mass-start-option-ending-through_penalty_loop = Once through the penalty loop
mass-start-option-climbs = Climbs
mass-start-option-climbs-about = Red squares make the next roll smaller.
mass-start-option-descents = Descents
mass-start-option-descents-about = Green squares make the next roll larger.
mass-start-option-falls = Falls
mass-start-option-falls-about = A 6 on a descent fells you.
mass-start-option-ice = Ice
mass-start-option-ice-about = A 5 or a 6 on light blue fells you.
mass-start-option-sprint_cards = Sprint cards
mass-start-option-sprint_cards-about = Cards for extra squares after a roll.
mass-start-option-risk = Risk
mass-start-option-risk-about = At the range: wait and aim well, or shoot at once.
mass-start-option-wind = Wind
mass-start-option-wind-about = A wind die may raise the risk of a series.
mass-start-option-events = Events
mass-start-option-events-about = E squares draw one of 24 event cards.
mass-start-option-coaches = Coaches
mass-start-option-coaches-about = C squares let you roll again.
mass-start-option-skis = New skis
mass-start-option-skis-about = A card that adds 1 to each roll of one lap.
mass-start-option-rifle = New rifle
mass-start-option-rifle-about = A card that lowers the risk at one shooting.
mass-start-option-edition = Edition
mass-start-option-edition-about = Which rulebook decides where the two differ.
mass-start-option-edition-ru = Russian
mass-start-option-edition-fr = French
mass-start-option-routes = Routes
mass-start-option-routes-about = One route for all laps, or one per lap.
mass-start-option-turn_order = Turn order
mass-start-option-turn_order-about = As seated, or rolled for before the race.
mass-start-option-turn_order-agreed = As seated
mass-start-option-turn_order-die = By die
mass-start-option-absent_sprint = Sprint cards of absent colours
mass-start-option-absent_sprint-about = Shuffled into the event deck, or left in the box.
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
mass-start-option-red_faces-about = Of six; red wind raises the risk.
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
mass-start-cardtext-good-wax = They glide by themselves: 2 more on your next roll.
mass-start-card-second-wind = Second Wind
mass-start-cardtext-second-wind = Suddenly it is easy: 3 more on your next roll.
mass-start-card-wax-truck = Wax Truck
mass-start-cardtext-wax-truck = The truck stands by the track: play a technique card in mid-lap.
mass-start-card-service-stop = Service Stop
mass-start-cardtext-service-stop = Your team waves you in: play a technique card in mid-lap.
mass-start-card-coach-shouts = The Coach Shouts
mass-start-cardtext-coach-shouts = Nobody could miss that: roll once more.
mass-start-card-fresh-legs = Fresh Legs
mass-start-cardtext-fresh-legs = Keep. After a roll: 1 square more.
mass-start-card-hidden-reserve = Hidden Reserve
mass-start-cardtext-hidden-reserve = Keep. After a roll: 2 squares more.
mass-start-card-late-attack = Late Attack
mass-start-cardtext-late-attack = Keep. After a roll: 3 squares more.
mass-start-card-second-try = Second Try
mass-start-cardtext-second-try = Keep. After a roll: roll again, the new roll stands.
mass-start-card-lucky-bounce = Lucky Bounce
mass-start-cardtext-lucky-bounce = Keep. After a roll: roll again, the new roll stands.
mass-start-card-sharp-edges = Sharp Edges
mass-start-cardtext-sharp-edges = Keep. Before a roll on a descent or ice: it cannot fell you.
mass-start-card-low-crouch = Low Crouch
mass-start-cardtext-low-crouch = Keep. Before a roll on a descent or ice: it cannot fell you.
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
mass-start-type-draw = Type the card: E1 to E24, or a sprint card by its colour: Z1 red, Z2 teal, Z3 orange, Z4 blue, Z5 green, Z6 purple.
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
mass-start-status-finished = home +{ $beyond }
mass-start-status-finished-page = IN
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
mass-start-status-left = { $left } left
mass-start-head = Lap { $lap } / { $laps }

## What the ranking tells of a skier

mass-start-fact-lap = Lap { $lap } of { $laps }, on { $square }. Squares to the finish: { $left }.
mass-start-fact-loops = { $loops ->
    [one] 1 penalty loop to ski.
   *[other] { $loops } penalty loops to ski.
}
mass-start-fact-shooting = At the range: { $targets ->
    [one] 1 target left
   *[other] { $targets } targets left
}, { $shots } of 8 shots taken.
mass-start-fact-fallen = Lies in the snow.
mass-start-fact-sprints = { $sprints ->
    [one] 1 sprint card.
   *[other] { $sprints } sprint cards.
}
mass-start-fact-skis = New skis: +1 on each roll.
mass-start-fact-rifle = New rifle: risk 1 lower.
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
mass-start-hand = { $skier } holds “{ $title }”. { $what }
