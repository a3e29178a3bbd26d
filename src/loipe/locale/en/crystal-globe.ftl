### Biathlon Crystal Globe. Facts arrive by name; $skier is the name of the seat, $other-skier that of the other one.

crystal-globe-poster = Crystal Globe
crystal-globe-poster-time = 10 min per skier
crystal-globe-poster-about = Spend your energy, read the wind, decide shot by shot.

## What happens

crystal-globe-event-weather = { $wind ->
    [yes] The windsock stands out: wind on the range.
   *[no] Calm on the range.
}
crystal-globe-event-form = { $skier } is in form: +{ $value }, as the last card.
crystal-globe-event-form-hidden = { $skier } looks at a form card and puts it under the deck.
crystal-globe-event-drew = { $form ->
    [yes] { $skier } draws the form card, +{ $value }.
   *[no] { $skier } draws a +{ $value }.
}
crystal-globe-event-drew-hidden = { $skier } draws a card.
crystal-globe-event-ordered = { $skier } starts as number { $place }.
crystal-globe-event-round = Round { $round }.
crystal-globe-event-turn = { "" }
crystal-globe-event-started = { $skier } starts in round { $round }.
crystal-globe-event-rolled = { $skier } rolls { $die }.
crystal-globe-event-summed = { $zone ->
    [climb] { $skier } climbs{ $slipstream ->
        [yes] {" "}in a slipstream
       *[no] { "" }
    }: { $die } becomes { $points }.
    [descent] { $skier } glides downhill{ $slipstream ->
        [yes] {" "}in a slipstream
       *[no] { "" }
    }: { $die } becomes { $points }.
   *[flat] { $skier } drafts: { $die } becomes { $points }.
}
crystal-globe-event-played = { $form ->
    [yes] { $skier } plays the form card: +{ $value }.
   *[no] { $skier } plays +{ $value }.
}
crystal-globe-event-moved = { $skier } skis from { $origin } to { $square }.
crystal-globe-event-stayed = { $skier } stays put.
crystal-globe-event-checked = { $face ->
    [ice] The event die shows ice.
   *[other] { $skier } stays upright on the ice.
}
crystal-globe-event-fell = { $skier } falls on { $square }.
crystal-globe-event-stood-up = { $skier } gets up.
crystal-globe-event-passed = { $skier } slips between the others: { $points ->
    [one] 1 point more.
   *[other] { $points } points more.
}
crystal-globe-event-given-stand = { $skier } heads for stand { $stand }.
crystal-globe-event-at-stand = { $skier } takes stand { $stand }.
crystal-globe-event-shot = Shot { $number }, { $die } die: { $shot ->
    [miss] { $skier } misses.
    [hit] { $skier } hits.
   *[windsock] { $skier } hits, and the windsock moves.
}
crystal-globe-event-gust = { $turned ->
    [yes] { $wind ->
        [yes] The wind gets up.
       *[no] The wind drops.
    }
   *[no] The weather holds.
}
crystal-globe-event-stopped = { $skier } takes a breath: { $left ->
    [one] 1 shot left.
   *[other] { $left } shots left.
}
crystal-globe-event-series = { $misses ->
    [0] { $skier } shoots clean.
    [one] { $skier } misses 1: { $ring ->
        [yes] once round the ring.
       *[no] time is added.
    }
   *[other] { $skier } misses { $misses }: { $ring ->
        [yes] { $misses } times round the ring.
       *[no] time is added.
    }
}
crystal-globe-event-ring-done = { $skier } closes a lap of the ring: { $laps ->
    [0] none left.
   *[other] { $laps } to go.
}
crystal-globe-event-lapped = { $skier } starts lap { NUMBER($lap) }.
crystal-globe-event-drafted = { $skier } tucks in behind { $other-skier }.
crystal-globe-event-accelerated = { $points ->
    [one] { $skier } accelerates with 1 point.
   *[other] { $skier } accelerates with { $points } points.
}
crystal-globe-event-shaken-off = { $skier } loses the slipstream of { $other-skier }.
crystal-globe-event-tire-check = { $face ->
    [vortex] A vortex: { $skier } tires.
   *[other] { $skier } takes the pace well.
}
crystal-globe-event-lost-card = { $form ->
    [yes] { $skier } loses the form card, +{ $value }.
   *[no] { $skier } loses a +{ $value } from the deck.
}
crystal-globe-event-recovered = { $skier } recovers a +1 and holds { $hand ->
    [one] 1 card.
   *[other] { $hand } cards.
}
crystal-globe-event-finished = { $skier } finishes, { $beyond ->
    [one] 1 square
   *[other] { $beyond } squares
} beyond the line.
crystal-globe-event-tagged = { $skier } tags { $other-skier }.
crystal-globe-event-timed = { $ring ->
    [yes] { $rounds ->
        [one] { $skier } needed 1 round.
       *[other] { $skier } needed { $rounds } rounds.
    }
   *[no] { $rounds ->
        [one] { $skier } needed 1 round and missed { $misses }.
       *[other] { $skier } needed { $rounds } rounds and missed { $misses }.
    }
}
crystal-globe-event-ranked = { $team ->
    [0] { $skier } { $place ->
        [1] wins the race.
       *[other] takes place { $place }.
    }
   *[other] { $skier } and the { $team ->
        [1] red
        [2] blue
        [3] violet
       *[4] green
    } team { $place ->
        [1] win the race.
       *[other] take place { $place }.
    }
}
crystal-globe-event-last-round = Round { $round } was the last one agreed: places go as the skiers stand.

crystal-globe-over-finished = The race is decided.
crystal-globe-over-last-round = The last agreed round is over.

## What is asked

crystal-globe-ask-weather = Roll the event die for the weather.
crystal-globe-ask-form = { $skier }, draw your form card.
crystal-globe-ask-fill = { $skier }, draw a card.
crystal-globe-ask-order = Who starts next?
crystal-globe-ask-roll = { $skier }, roll your die.
crystal-globe-ask-choose = { $skier }, { $points ->
    [one] 1 point
   *[other] { $points } points
} to ski: where to?
crystal-globe-ask-reveal = { $skier }, turn up the top card.
crystal-globe-ask-ice = { $skier }, ice: roll the event die.
crystal-globe-ask-fatigue = { $skier }, roll the event die for fatigue.
crystal-globe-ask-tired = { $skier }, turn up the card you lose.
crystal-globe-ask-shot = { $skier }, shot { $shot }, { $position ->
    [prone] prone
   *[standing] standing
} in { $wind ->
    [yes] wind
   *[no] calm
}: the { $die } die.
crystal-globe-ask-gust = { $skier }, the windsock: roll the event die.
crystal-globe-ask-aim = { $skier }, { $is_spare ->
    [yes] { $left ->
        [one] 1 spare round
       *[other] { $left } spare rounds
    }
   *[no] { $left ->
        [one] 1 shot
       *[other] { $left } shots
    }{ $spare ->
        [0] { "" }
       *[other] { " " }and { $spare } spare
    }
} left: on with the { $die } die, or stop?

## What a skier may do

crystal-globe-do-stay = { $recovers ->
    [yes] Stay, and take a +1 back
   *[no] Stay
}
crystal-globe-do-card = Turn up the top card
crystal-globe-do-energy = Play +{ $value } ({ $held } held)
crystal-globe-do-finish = Cross the line, { $beyond ->
    [one] 1 square
   *[other] { $beyond } squares
} beyond
crystal-globe-do-square = { $holds ->
    [climb] { $square }: climb
    [descent] { $square }: descent
    [ring] { $square }: penalty ring
    [stand] { $square }: stand { $stand }
    [range] { $square }: on the way to stand { $stand }
   *[flat] { $square }
}{ $recovers ->
    [yes] , and take a +1 back
   *[no] { "" }
}
crystal-globe-do-go = Fire with the { $die } die
crystal-globe-do-stop = Stop, and start the sequence again next turn

## What the dice and decks may show

crystal-globe-outcome-weather = { $word ->
    [windsock] Windsock: wind
    [ice] Ice: calm
   *[vortex] Vortex: calm
}
crystal-globe-outcome-form = { $word }
crystal-globe-outcome-fill = { $word }
crystal-globe-outcome-order = Seat { $word }
crystal-globe-outcome-roll = { $word }
crystal-globe-outcome-reveal = { $word }
crystal-globe-outcome-ice = { $word ->
    [ice] Ice: a fall
    [windsock] Windsock: upright
   *[vortex] Vortex: upright
}
crystal-globe-outcome-fatigue = { $word ->
    [vortex] Vortex: fatigue
    [windsock] Windsock: nothing happens
   *[ice] Ice: nothing happens
}
crystal-globe-outcome-tired = { $word }
crystal-globe-outcome-shot = { $word ->
    [x] Hit
    [w] Windsock: hit
   *[o] Miss
}
crystal-globe-outcome-gust = { $word ->
    [windsock] Windsock: the weather turns
    [ice] Ice: no change
   *[vortex] Vortex: no change
}

## Numbers behind a question

crystal-globe-odds-hit = hits { $ways } in { $of }
crystal-globe-odds-split = { $split }: { $clean ->
    [yes] clean { $percent } %, about { $whole }.{ $tenth } { $ring ->
        [yes] penalty laps
       *[no] misses
    }
   *[no] about { $whole }.{ $tenth } { $ring ->
        [yes] penalty laps
       *[no] misses
    } in all
}
crystal-globe-odds-fall = falls { $percent } %
crystal-globe-odds-card = +{ $value }: { $ways } in { $of }
crystal-globe-part-die = { $die } on the die
crystal-globe-part-fixed = { $die } squares
crystal-globe-part-climb = −{ $cost } uphill
crystal-globe-part-raised = +{ $raised }, for a die moves 1 at least
crystal-globe-part-descent = +{ $bonus } downhill
crystal-globe-part-slipstream = +{ $bonus } slipstream
crystal-globe-part-energy = +{ $energy } energy
crystal-globe-part-ring = { $laps ->
    [one] 1 lap
   *[other] { $laps } laps
} of the ring to ski
crystal-globe-part-recovers = { $points ->
    [one] short of 1 point: a +1 back
   *[other] short of { $points } points: a +1 back
}
crystal-globe-part-barred = from the flat into a climb: no card
crystal-globe-part-stand-near = your stand ends the move: no card

## Why a word does not fit now

crystal-globe-no-such-word = “{ $word }” is not a move here. You can say: { $words }.
crystal-globe-no-such-outcome = “{ $word }” is not something that can come up here. Possible: { $words }.
crystal-globe-drawn = Seat { $word } has its start number already.
crystal-globe-later-leg = Seat { $word } skis a later leg and starts at the tag.
crystal-globe-forms-out = All form cards { $word } are drawn.
crystal-globe-deck-lacks = The deck holds no { $word } any more.
crystal-globe-form-last = The form card comes last; { $cards ->
    [one] 1 card lies
   *[other] { $cards } cards lie
} above it.
crystal-globe-other-form = { $word } is not the form card that was drawn before the start.
crystal-globe-not-on-die = The { $die } die has no face for “{ $word }”.
crystal-globe-at-range = “{ $word }” has to wait: at the range you say go or stop.
crystal-globe-not-at-range = “{ $word }” is for the range; now you ski.
crystal-globe-card-spent = You played a card, so use at least the { $points ->
    [one] 1 point
   *[other] { $points } points
} of your die first.
crystal-globe-cards-blind = At this level cards are turned up blind: say card.
crystal-globe-cards-chosen = At this level you choose from your hand: say +1, +2, +3 or +4.
crystal-globe-cards-enough = { $cards ->
    [one] 1 card a turn is
   *[other] { $cards } cards a turn are
} the most.
crystal-globe-into-climb = Your move goes from the flat into a climb: no card this time.
crystal-globe-stand-near = Your stand ends this move before your die is used up: no card this time.
crystal-globe-cards-out = You have no card left.
crystal-globe-no-such-card = You hold no { $word }.
crystal-globe-here = You are on { $word } already.
crystal-globe-beside = { $word } is beside you: steps go ahead, straight or diagonally.
crystal-globe-behind = { $word } lies behind you: steps go ahead.
crystal-globe-lap-first = This is lap { $lap }: the line counts at the end of lap { $laps }.
crystal-globe-no-lap-owed = You owe no lap of the ring, so { $word } is not on your way.
crystal-globe-shoot-first = First shoot: your way ends at stand { $stand }.
crystal-globe-ring-first = First the ring: { $laps ->
    [one] 1 lap
   *[other] { $laps } laps
} to go before { $word }.
crystal-globe-taken = { $other-skier } stands on { $word }; one skier per white square.
crystal-globe-out-of-reach = { $word } is out of reach with { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
crystal-globe-longest = A move has { $most } squares at most, and { $word } is { $squares } away.
crystal-globe-two-lanes = { $word } is two lanes over: a step goes straight or one lane over.
crystal-globe-toll = Skiers close the way to { $word }: slipping between them takes { $needed } points, and you have { $points }.
crystal-globe-way-closed = Skiers close the way to { $word }.

## What the table agrees on

crystal-globe-preset-ludique = Level 1, playful
crystal-globe-preset-ludique-about = Three laps, two shootings, one skier each, cards turned up blind. For families.
crystal-globe-preset-tactique = Level 2, tactical
crystal-globe-preset-tactique-about = Up to three skiers each, a hand of five cards, and energy to be won back.
crystal-globe-preset-strategique = Level 3, strategic
crystal-globe-preset-strategique-about = No movement dice; attacks, obstruction and fatigue.
crystal-globe-preset-sprint = Sprint
crystal-globe-preset-sprint-about = Three laps, one by one from the start; time decides.
crystal-globe-preset-pursuit = Pursuit
crystal-globe-preset-pursuit-about = Five laps, four shootings, one after another from the start; the line decides.
crystal-globe-preset-mass-start = Mass start
crystal-globe-preset-mass-start-about = Five laps, four shootings, all together.
crystal-globe-preset-individual = Individual
crystal-globe-preset-individual-about = Five laps, four shootings; a miss costs time, not a lap of the ring.
crystal-globe-preset-relay = Relay
crystal-globe-preset-relay-about = Teams of three, three laps each, three spare shots a series.

crystal-globe-option-level = Level
crystal-globe-option-level-about = How many of the rules are in play.
crystal-globe-option-level-ludique = 1, playful
crystal-globe-option-level-tactique = 2, tactical
crystal-globe-option-level-strategique = 3, strategic
crystal-globe-option-skiers_per_player = Skiers per player
crystal-globe-option-skiers_per_player-about = By the booklet 1 at level 1, up to 3 at levels 2 and 3.
crystal-globe-option-skiers_per_player-booklet = By the booklet
crystal-globe-option-skiers_per_player-any = Any number
crystal-globe-option-course = Venue
crystal-globe-option-course-about = One of our venues, or a course file of your own.
crystal-globe-option-bases = Bases
crystal-globe-option-bases-about = White shoots better, black skis faster, grey is even; one for each seat.
crystal-globe-option-teams = Teams
crystal-globe-option-teams-about = Team colours from 1 to 4, one for each seat; without, each player has a colour.
crystal-globe-option-laps = Laps
crystal-globe-option-laps-about = 2 to 5; the last one has no shooting.
crystal-globe-option-shootings = Shootings
crystal-globe-option-shootings-about = Prone or standing, one for each lap from the first on.
crystal-globe-option-start = Start
crystal-globe-option-start-about = All at once, one after another, or with delays.
crystal-globe-option-start-together = Together
crystal-globe-option-start-staggered = One after another
crystal-globe-option-start-delays = With delays
crystal-globe-option-start_gap = Rounds between starters
crystal-globe-option-start_gap-about = For a start one after another.
crystal-globe-option-start_delays = Delays
crystal-globe-option-start_delays-about = Rounds by seat: the gaps of a pursuit.
crystal-globe-option-start_order = Start order
crystal-globe-option-start_order-about = Seats in the order they start with delays.
crystal-globe-option-penalty = A miss costs
crystal-globe-option-penalty-about = A lap of the ring, or time.
crystal-globe-option-penalty-ring = A lap of the ring
crystal-globe-option-penalty-squares = Time
crystal-globe-option-miss_squares = Squares per miss
crystal-globe-option-miss_squares-about = What a miss adds where it costs time.
crystal-globe-option-spare_shots = Spare shots
crystal-globe-option-spare_shots-about = Further shots of a series while black targets are left.
crystal-globe-option-ranking = Ranking
crystal-globe-option-ranking-about = First across the line, or by time.
crystal-globe-option-ranking-line = At the line
crystal-globe-option-ranking-time = By time
crystal-globe-option-relay = Relay
crystal-globe-option-relay-about = The three of a team race one after another.
crystal-globe-option-player_result = Result of a player
crystal-globe-option-player_result-about = The best skier's place, or all places added up.
crystal-globe-option-player_result-best = Best skier
crystal-globe-option-player_result-sum_of_places = Sum of places
crystal-globe-option-closed_way = Closed rows
crystal-globe-option-closed_way-about = When you may slip between other skiers.
crystal-globe-option-closed_way-ahead = No free square ahead
crystal-globe-option-closed_way-three_only = Three side by side
crystal-globe-option-slipstream = Slipstream
crystal-globe-option-slipstream-about = Behind whom you earn it.
crystal-globe-option-slipstream-lane = Same lane
crystal-globe-option-slipstream-row = Any lane of the row ahead
crystal-globe-option-finish = Finish
crystal-globe-option-finish-about = Who is ahead among those who cross in the same round.
crystal-globe-option-finish-first_across = First across
crystal-globe-option-finish-farthest = Farthest beyond the line
crystal-globe-option-recovery = Recovery at level 2
crystal-globe-option-recovery-about = Whether a turn with a card may take a +1 back.
crystal-globe-option-recovery-as_printed = Also after a card
crystal-globe-option-recovery-without_cards = Only without a card
crystal-globe-option-strategic_energy = Energy at level 3
crystal-globe-option-strategic_energy-about = Points of white, grey and black.
crystal-globe-option-strategic_energy-rulebook = 36, 30, 24 (rulebook)
crystal-globe-option-strategic_energy-mirrored = 24, 30, 36 (mirrored)
crystal-globe-option-strategic_energy-even = 28, 30, 32 (even)
crystal-globe-option-climb_cost = Climb
crystal-globe-option-climb_cost-about = What a turn that starts on a climb loses.
crystal-globe-option-descent_bonus = Descent
crystal-globe-option-descent_bonus-about = What a turn that starts on a descent gains.
crystal-globe-option-slipstream_bonus = Slipstream bonus
crystal-globe-option-slipstream_bonus-about = What a slipstream adds.
crystal-globe-option-strategic_move = Squares at level 3
crystal-globe-option-strategic_move-about = Instead of the movement die.
crystal-globe-option-most_squares = Longest move
crystal-globe-option-most_squares-about = Squares a turn, whatever adds up.
crystal-globe-option-fall_squares = Ice from
crystal-globe-option-fall_squares-about = A move of so many squares or more may end in the snow.
crystal-globe-option-hand_cards = Hand
crystal-globe-option-hand_cards-about = Cards it is filled to.
crystal-globe-option-turn_cards = Cards a turn
crystal-globe-option-turn_cards-about = How many may be played.
crystal-globe-option-acceleration_points = Acceleration from
crystal-globe-option-acceleration_points-about = Energy points in one turn that shake off who drafts behind.
crystal-globe-option-last_round = Last round
crystal-globe-option-last_round-about = The race stops after this round at the latest; 0 means twenty rounds for each lap.

crystal-globe-config-count = { $setting }: { $count } named for { $seats } seats. Name one for each, or none.
crystal-globe-config-shootings = There is a shooting on at least one lap, and none after the last: { $shootings } for { $laps } laps do not fit.
crystal-globe-config-delays = Delays are 0 to { $most } rounds.
crystal-globe-config-order = A start order names each of the { $seats } seats once, from 1 on.
crystal-globe-config-team = There is no team { $team }; teams are 1 to { $most }.
crystal-globe-config-twice = Team { $team } has two skiers with a { $base } base; give one of them another base or team.
crystal-globe-config-skiers = { $most ->
    [one] At level 1 each player has 1 skier, not { $skiers }
   *[other] A player has { $most } skiers at most, not { $skiers }
}: give the others to somebody else, or let “Skiers per player” be “Any number”.
crystal-globe-config-relay = A relay takes whole teams of three: 6, 9 or 12 seats, not { $seats }.
crystal-globe-config-relay-line = A relay starts together, uses the ring and is decided at the line.
crystal-globe-config-squares = Where a miss costs time, time decides: choose the ranking “By time”.
crystal-globe-no-such-format = There is no format “{ $found }”. There is: { $known }.
crystal-globe-no-sprint = A pursuit needs a sprint that is over.

## What can be wrong with the box file

crystal-globe-box-keyword = Line { $line }: “{ $found }” is not a keyword; a line begins with one of { $known }.
crystal-globe-box-pair = Line { $line }: “{ $found }” is not a number and a count like 3:4, or comes twice in “{ $keyword }”.
crystal-globe-box-empty = Line { $line }: “{ $keyword }” has no numbers.
crystal-globe-box-named = Line { $line }: “{ $found }” does not fit “{ $keyword }”; name each of { $known } once, with a number.
crystal-globe-box-base = Line { $line }: “{ $found }” is not a base, or has a die already. There is: { $known }.
crystal-globe-box-faces = Line { $line }: { $found } faces do not fit a die of { $wanted }.
crystal-globe-box-die = Line { $line }: “{ $found }” cannot name a shooting die, or names one already.
crystal-globe-box-step = Line { $line }: step “{ $found }” stands where { $wanted } belongs.
crystal-globe-box-sequence = Line { $line }: a sequence has { $wanted } dice of the box, not { $count }; unknown: “{ $found }”.
crystal-globe-box-safest = Line { $line }: a sequence goes from the safest die to the riskiest.
crystal-globe-box-forms = Line { $line }: there are 12 form cards of +1 to +4, not { $found }.
crystal-globe-box-deck = Line { $line }: a deck reads like “deck 3 30 1:7 2:4 3:5”: laps, points, cards.
crystal-globe-box-points = Line { $line }: these cards have { $found } points, not { $wanted }, or are worth more than +4.
crystal-globe-box-energy = Line { $line }: energy reads like “energy 3 plain 30 30 30”; the second word is one of { $known }.
crystal-globe-box-no-deck = Line { $line }: there is no deck of { $points } points for { $laps } laps.
crystal-globe-box-missing = Line { $line }: “{ $found }” is missing.

## What can be wrong with a venue's file, besides what can be wrong with any course

crystal-globe-course-row = Line { $line }: “{ $found }” is not a count of rows, nor three squares of . and ~.
crystal-globe-course-grey = Line { $line }: the range has 2, 4 or 6 grey squares, in a stretch marked “range left” or “range right”, not “{ $found }”.
crystal-globe-course-start = Line { $line }: a start reads like “start at 980,560”.
crystal-globe-course-ring = Line { $line }: a ring reads like “ring at 820,600 radius 120,70”.
crystal-globe-course-ring-small = Line { $line }: the ring is too small to draw; each radius must be at least { $least }.
crystal-globe-course-range-white = Line { $line }: the range “{ $name }” has grey squares only.
crystal-globe-course-rows = The lap has { $found } rows; it may have { $low } to { $high }.
crystal-globe-course-all-ice = Line { $line }: all three squares are ice; leave a lane round it.
crystal-globe-course-first-row = Line { $line }: a lap begins with a white row.

## The board in the terminal

crystal-globe-headline = { $course } · lap { $lap } of { $laps } · round { $round } · { $wind ->
    [yes] wind
   *[no] calm
}
crystal-globe-board-start = START
crystal-globe-board-range = RANGE
crystal-globe-board-ring = RING
crystal-globe-board-finish = finish
crystal-globe-board-sequence = dice
crystal-globe-status-range = RANGE
crystal-globe-status-range-page = STAND { $stand }
crystal-globe-status-fallen = FALLEN
crystal-globe-status-waiting = waits
crystal-globe-status-waiting-page = WAITS
crystal-globe-status-ring = { $laps ->
    [one] 1 ring lap
   *[other] { $laps } ring laps
}
crystal-globe-status-ring-page = RING { $laps }
crystal-globe-status-finished = in, { $beyond } beyond
crystal-globe-status-finished-page = IN
crystal-globe-status-gap = { $gap ->
    [0] { $left } to go
   *[other] +{ $gap }
}
crystal-globe-status-gap-page = { $gap ->
    [0] LEAD
   *[other] +{ $gap }
}
crystal-globe-status-level = { $left } to go
crystal-globe-status-level-page = { "" }
crystal-globe-status-left = { $left } to go
crystal-globe-status-left-page = { $left } left
crystal-globe-head = Lap { $lap } / { $laps } · { $wind ->
    [yes] wind
   *[no] calm
}
crystal-globe-tag = { $team ->
    [1] RED
    [2] BLUE
    [3] VIOLET
   *[4] GREEN
}
crystal-globe-fact-team = { $team ->
    [1] Red
    [2] Blue
    [3] Violet
   *[4] Green
} team ({ $team }), { $base } base.
crystal-globe-fact-lap = Lap { $lap } of { $laps }, on { $square }. Squares to the finish: { $left }.
crystal-globe-fact-start = Starts in round { $round }.
crystal-globe-fact-shooting = At the range: { $shots } of { $targets } fired, { $white } down.
crystal-globe-fact-ring = { $laps ->
    [one] 1 lap of the ring to ski.
   *[other] { $laps } laps of the ring to ski.
}
crystal-globe-fact-misses = { $misses ->
    [one] 1 miss so far.
   *[other] { $misses } misses so far.
}
crystal-globe-fact-fallen = Lies in the snow.
crystal-globe-fact-slipstream = In the slipstream: +{ $bonus } next turn.
crystal-globe-fact-cards = { $cards ->
    [0] { $deck } cards in the deck.
    [one] 1 card in hand, { $deck } in the deck.
   *[other] { $cards } cards in hand, { $deck } in the deck.
}
crystal-globe-told-base = { $base ->
    [white] white base
    [grey] grey base
   *[black] black base
}, { $team ->
    [1] red
    [2] blue
    [3] violet
   *[4] green
} team
crystal-globe-told-place = lap { $lap }, on { $square }
crystal-globe-told-targets = targets: { $white } white, { $black } black
crystal-globe-told-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand, { $deck } in the deck
crystal-globe-told-slipstream = in a slipstream
crystal-globe-hand = { $skier } holds { $cards }; form +{ $form }; { $deck } in the deck
crystal-globe-hand-short = { $skier } { $cards } (form +{ $form })
crystal-globe-hand-blind-short = { $skier } form +{ $form }
crystal-globe-hand-blind = { $skier }: form +{ $form }, { $deck } in the deck

## What fits real dice and cards

crystal-globe-type-weather = Type windsock, ice or vortex.
crystal-globe-type-form = Type the form card: F1 to F4.
crystal-globe-type-ice = Type windsock, ice or vortex.
crystal-globe-type-fatigue = Type windsock, ice or vortex.
crystal-globe-type-shot = Type x for a hit, o for a miss, w for the windsock.
crystal-globe-type-gust = Type windsock, ice or vortex.

## On the page

crystal-globe-page-ring = RING
crystal-globe-page-start = START
crystal-globe-page-hand = { $cards ->
    [0] Your cards
    [one] Your hand: 1 card
   *[other] Your hand: { $cards } cards
}
crystal-globe-page-card = +{ $value }
crystal-globe-page-form = { $at ->
    [deck] Form card +{ $value }, under the deck
    [hand] Form card +{ $value }
   *[played] Form card +{ $value }, played
}
crystal-globe-page-deck = { $deck ->
    [one] Deck: 1 card, face down
   *[other] Deck: { $deck } cards, face down
}
crystal-globe-page-pile = Played pile, +{ $value } on top
crystal-globe-page-played = played
crystal-globe-ask-choose-places = { $count ->
    [one] 1 choice glows: a square or a card.
   *[other] { $count } choices glow: squares and cards.
}
# The two answers stand large above the bar.
crystal-globe-ask-aim-places = { "" }
crystal-globe-page-series = Your series at stand { $stand }: { $shots } fired, { $white } down
crystal-globe-page-hit = hit
crystal-globe-page-miss = miss
crystal-globe-page-colour = { $die }
crystal-globe-page-ways = { $ways } of { $of }
crystal-globe-page-in-calm = Calm
crystal-globe-page-in-wind = Wind
crystal-globe-page-how = { $position ->
    [prone] Prone
   *[standing] Standing
}, { $base } base
crystal-globe-page-next-die = Next die: { $die }
crystal-globe-page-faces = { $socks ->
    [0] { $hits } hit, { $misses } miss
   *[other] { $hits } hit, { $misses } miss; the windsock hits and may turn the weather
}
crystal-globe-page-go = Shoot on
crystal-globe-page-stop = Stop here
crystal-globe-page-with = with the { $die } die
crystal-globe-page-again = next turn from { $die }
crystal-globe-page-this-shot = this shot
crystal-globe-page-clean-series = clean series
crystal-globe-page-laps = { $ring ->
    [yes] penalty laps
   *[no] misses
}
crystal-globe-page-longer = longer here
crystal-globe-page-one-turn = 1 turn
crystal-globe-page-splits = Other ways to split the shots
