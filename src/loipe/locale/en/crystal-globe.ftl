### Biathlon Crystal Globe. Facts arrive by name; $skier is the name of the seat, $other-skier that of the other one.

crystal-globe-poster = Crystal Globe
crystal-globe-poster-time = 10 min per skier
crystal-globe-poster-about = Spend your energy well, ski in slipstreams, shoot fast or safely, and be first across the line.

## Words inside sentences

crystal-globe-colour = { $die ->
    [green] green
    [blue] blue
    [yellow] yellow
    [orange] orange
    [red] red
    [purple] purple
   *[other] { $die }
}
crystal-globe-base = { $base ->
    [white] white
    [grey] grey
   *[black] black
}
crystal-globe-team = { $team ->
    [1] red
    [2] blue
    [3] violet
   *[4] green
}

## What happens

crystal-globe-event-weather = { $wind ->
    [yes] The windsock fills: wind on the range.
   *[no] Calm on the range.
}
crystal-globe-event-form = { $skier } draws a +{ $value } form card. It goes under the deck.
crystal-globe-event-form-hidden = { $skier } draws a form card. It goes under the deck.
crystal-globe-event-drew = { $form ->
    [yes] { $skier } draws the form card: +{ $value }.
   *[no] { $skier } draws a +{ $value } card.
}
crystal-globe-event-drew-hidden = { $skier } draws a card.
crystal-globe-event-ordered = { $place ->
    [1] { $skier } starts first.
    [2] { $skier } starts second.
    [3] { $skier } starts third.
   *[other] { $skier } starts { $place }th.
}
crystal-globe-event-round = Round { $round }.
crystal-globe-event-turn = { "" }
crystal-globe-event-started = { $skier } starts in round { $round }.
crystal-globe-event-rolled = { $skier } rolls { $die }.
crystal-globe-event-summed = { $zone ->
    [climb] { $slipstream ->
        [yes] { $skier } climbs in a slipstream: { $die } becomes { $points }.
       *[no] { $skier } climbs: { $die } becomes { $points }.
    }
    [descent] { $slipstream ->
        [yes] { $skier } glides downhill in a slipstream: { $die } becomes { $points }.
       *[no] { $skier } glides downhill: { $die } becomes { $points }.
    }
   *[flat] { $skier } skis in a slipstream: { $die } becomes { $points }.
}
crystal-globe-event-played = { $form ->
    [yes] { $skier } plays the form card: +{ $value }.
   *[no] { $skier } plays a +{ $value } card.
}
crystal-globe-event-moved = { $skier } skis from { $origin } to { $square }.
crystal-globe-event-stayed = { $skier } stays put.
crystal-globe-event-checked = { $face ->
    [ice] The event die shows ice.
   *[other] { $skier } stays up on the ice.
}
crystal-globe-event-fell = { $skier } falls on { $square }.
crystal-globe-event-stood-up = { $skier } gets up.
crystal-globe-event-passed = { $points ->
    [one] { $skier } squeezes through a closed row for 1 extra point.
   *[other] { $skier } squeezes through closed rows for { $points } extra points.
}
crystal-globe-event-given-stand = { $skier } heads for stand { $stand }.
crystal-globe-event-at-stand = { $skier } takes stand { $stand }.
crystal-globe-event-shot = { $shot ->
    [miss] Shot { $number }, { crystal-globe-colour } die: { $skier } misses.
    [hit] Shot { $number }, { crystal-globe-colour } die: { $skier } hits.
   *[windsock] Shot { $number }, { crystal-globe-colour } die: { $skier } hits, and the windsock moves.
}
crystal-globe-event-gust = { $turned ->
    [yes] { $wind ->
        [yes] The wind gets up.
       *[no] The wind drops.
    }
   *[no] The weather holds.
}
crystal-globe-event-stopped = { $left ->
    [one] { $skier } takes a breath: 1 shot left.
   *[other] { $skier } takes a breath: { $left } shots left.
}
crystal-globe-event-series = { $ring ->
    [yes] { $misses ->
        [0] { $skier } hits all 5 targets.
        [one] { $skier } misses 1 target: 1 penalty loop.
       *[other] { $skier } misses { $misses } targets: { $misses } penalty loops.
    }
   *[no] { $misses ->
        [0] { $skier } hits all 5 targets.
        [one] { $skier } misses 1 target and gets extra time.
       *[other] { $skier } misses { $misses } targets and gets extra time.
    }
}
crystal-globe-event-ring-done = { $laps ->
    [0] { $skier } finishes the last penalty loop.
   *[other] { $skier } finishes a penalty loop: { $laps } to go.
}
crystal-globe-event-lapped = { $skier } starts lap { NUMBER($lap) }.
crystal-globe-event-drafted = { $skier } is in the slipstream of { $other-skier }: +{ $bonus } next turn.
crystal-globe-event-accelerated = { $points ->
    [one] { $skier } accelerates with 1 energy point.
   *[other] { $skier } accelerates with { $points } energy points.
}
crystal-globe-event-shaken-off = { $skier } loses the slipstream of { $other-skier }.
crystal-globe-event-tire-check = { $face ->
    [vortex] The event die shows a vortex: { $skier } tires.
   *[other] { $skier } holds the pace.
}
crystal-globe-event-lost-card = { $form ->
    [yes] { $skier } loses the form card: +{ $value }.
   *[no] { $skier } loses a +{ $value } card from the deck.
}
crystal-globe-event-recovered = { $skier } takes back a +1 card. Cards in hand: { $hand }.
crystal-globe-event-finished = { $beyond ->
    [one] { $skier } finishes, 1 square past the line.
   *[other] { $skier } finishes, { $beyond } squares past the line.
}
crystal-globe-event-tagged = { $skier } tags { $other-skier }.
crystal-globe-event-timed = { $ring ->
    [yes] { $rounds ->
        [one] Time of { $skier }: 1 round.
       *[other] Time of { $skier }: { $rounds } rounds.
    }
   *[no] { $rounds ->
        [one] Time of { $skier }: 1 round; misses: { $misses }.
       *[other] Time of { $skier }: { $rounds } rounds; misses: { $misses }.
    }
}
crystal-globe-event-ranked = { $team ->
    [0] { $place ->
        [1] { $skier } wins the race!
        [2] { $skier } takes second place.
        [3] { $skier } takes third place.
       *[other] { $skier } takes { $place }th place.
    }
   *[other] { $place ->
        [1] { $skier } wins for the { crystal-globe-team } team!
        [2] { $skier } takes second place for the { crystal-globe-team } team.
        [3] { $skier } takes third place for the { crystal-globe-team } team.
       *[other] { $skier } takes { $place }th place for the { crystal-globe-team } team.
    }
}
crystal-globe-event-last-round = Round { $round } was the last. Skiers are placed where they stand.

crystal-globe-over-finished = The race is decided.
crystal-globe-over-last-round = The last round is over.

## What is asked

crystal-globe-ask-weather = Roll the event die for the weather.
crystal-globe-ask-form = { $skier }, draw your form card.
crystal-globe-ask-fill = { $skier }, draw a card.
crystal-globe-ask-order = Who starts next?
crystal-globe-ask-roll = { $skier }, roll your die.
crystal-globe-ask-choose = { $points ->
    [one] { $skier }, you have 1 point: where to?
   *[other] { $skier }, you have { $points } points: where to?
}
crystal-globe-ask-reveal = { $skier }, turn up the top card.
crystal-globe-ask-ice = { $skier }, ice: roll the event die.
crystal-globe-ask-fatigue = { $skier }, roll the event die for fatigue.
crystal-globe-ask-tired = { $skier }, turn up the card you lose.
crystal-globe-ask-shot = { $position ->
    [prone] { $wind ->
        [yes] { $skier }, shot { $shot }: prone in the wind, { crystal-globe-colour } die.
       *[no] { $skier }, shot { $shot }: prone, no wind, { crystal-globe-colour } die.
    }
   *[standing] { $wind ->
        [yes] { $skier }, shot { $shot }: standing in the wind, { crystal-globe-colour } die.
       *[no] { $skier }, shot { $shot }: standing, no wind, { crystal-globe-colour } die.
    }
}
crystal-globe-ask-gust = { $skier }, the windsock came up: roll the event die.
crystal-globe-ask-aim = { $is_spare ->
    [yes] { $left ->
        [one] { $skier }, 1 spare shot left. Shoot on with the { crystal-globe-colour } die, or stop?
       *[other] { $skier }, { $left } spare shots left. Shoot on with the { crystal-globe-colour } die, or stop?
    }
   *[no] { $spare ->
        [0] { $left ->
            [one] { $skier }, 1 shot left. Shoot on with the { crystal-globe-colour } die, or stop?
           *[other] { $skier }, { $left } shots left. Shoot on with the { crystal-globe-colour } die, or stop?
        }
       *[other] { $left ->
            [one] { $skier }, 1 shot left (spare shots: { $spare }). Shoot on with the { crystal-globe-colour } die, or stop?
           *[other] { $skier }, { $left } shots left (spare shots: { $spare }). Shoot on with the { crystal-globe-colour } die, or stop?
        }
    }
}

## What a skier may do

crystal-globe-do-stay = { $recovers ->
    [yes] Stay and take back a +1 card
   *[no] Stay
}
crystal-globe-do-card = Turn up the top card
crystal-globe-do-energy = Play a +{ $value } card (you have { $held })
crystal-globe-do-finish = { $beyond ->
    [one] Finish, 1 square past the line
   *[other] Finish, { $beyond } squares past the line
}
crystal-globe-do-square = { $recovers ->
    [yes] { $holds ->
        [climb] { $square }: climb, take back a +1 card
        [descent] { $square }: descent, take back a +1 card
       *[flat] { $square }: take back a +1 card
    }
   *[no] { $holds ->
        [climb] { $square }: climb
        [descent] { $square }: descent
        [ring] { $square }: penalty loop
        [stand] { $square }: stand { $stand }
        [range] { $stand ->
            [0] { $square }: past the range
           *[other] { $square }: on the way to stand { $stand }
        }
       *[flat] { $square }
    }
}
crystal-globe-do-go = Shoot with the { crystal-globe-colour } die
crystal-globe-do-stop = Stop; next turn start again with the first die

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
    [ice] Ice: you fall
    [windsock] Windsock: you stay up
   *[vortex] Vortex: you stay up
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

crystal-globe-odds-hit = hit: { $ways } in { $of }
crystal-globe-odds-split = { $clean ->
    [yes] { $ring ->
        [yes] { $split }: all 5 hit { $percent }%, penalty loops about { NUMBER($laps, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[no] { $split }: all 5 hit { $percent }%, misses about { NUMBER($laps, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
   *[no] { $ring ->
        [yes] { $split }: penalty loops about { NUMBER($laps, minimumFractionDigits: 1, maximumFractionDigits: 1) } in all
       *[no] { $split }: misses about { NUMBER($laps, minimumFractionDigits: 1, maximumFractionDigits: 1) } in all
    }
}
crystal-globe-odds-fall = fall: { $percent }%
crystal-globe-odds-card = +{ $value }: { $ways } in { $of }
crystal-globe-part-die = { $die } on the die
crystal-globe-part-fixed = { $die } squares
crystal-globe-part-climb = −{ $cost } uphill
crystal-globe-part-raised = +{ $raised }: a die always moves you at least 1
crystal-globe-part-descent = +{ $bonus } downhill
crystal-globe-part-slipstream = +{ $bonus } slipstream
crystal-globe-part-energy = +{ $energy } energy
crystal-globe-part-ring = { $laps ->
    [one] 1 penalty loop to ski
   *[other] { $laps } penalty loops to ski
}
crystal-globe-part-recovers = { $points ->
    [one] stay: take back a +1 card
   *[other] use fewer than { $points } points: take back a +1 card
}
crystal-globe-part-barred = no card when you ski from the flat into a climb
crystal-globe-part-stand-near = your stand ends the move: no card

## Why a word does not fit now

crystal-globe-no-such-word = “{ $word }” is not a move here. You can say: { $words }.
crystal-globe-no-such-outcome = “{ $word }” cannot come up here. Possible: { $words }.
crystal-globe-drawn = Seat { $word } already has its start number.
crystal-globe-later-leg = Seat { $word } skis a later leg and starts when tagged.
crystal-globe-forms-out = There is no form card { $word } left.
crystal-globe-deck-lacks = There is no { $word } left in the deck.
crystal-globe-form-last = { $cards ->
    [one] The form card comes last. There is 1 card above it.
   *[other] The form card comes last. There are { $cards } cards above it.
}
crystal-globe-other-form = { $word } is not the form card that was drawn before the start.
crystal-globe-not-on-die = The { crystal-globe-colour } die has no face for “{ $word }”.
crystal-globe-at-range = You are at the range: shoot on (go) or stop.
crystal-globe-not-at-range = That is for the range. Now you ski.
crystal-globe-card-spent = { $points ->
    [one] You played a card, so use at least the 1 point of your die.
   *[other] You played a card, so use at least the { $points } points of your die.
}
crystal-globe-cards-blind = At this level cards are turned up blind: say card.
crystal-globe-cards-chosen = At this level you choose from your hand: say +1, +2, +3 or +4.
crystal-globe-cards-enough = { $cards ->
    [one] You can play 1 card per turn.
   *[other] You can play { $cards } cards per turn.
}
crystal-globe-into-climb = Your move goes from the flat into a climb: no card this time.
crystal-globe-stand-near = Your stand ends this move before your die is used up: no card this time.
crystal-globe-cards-out = You have no card left.
crystal-globe-no-such-card = You do not have a { $word } card.
crystal-globe-here = You are already on { $word }.
crystal-globe-beside = { $word } is beside you. Steps go ahead, straight or diagonally.
crystal-globe-behind = { $word } is behind you. Skiers never go back.
crystal-globe-lap-first = This is lap { $lap }. The race ends after lap { $laps }.
crystal-globe-no-lap-owed = You owe no penalty loop, so { $word } is not on your way.
crystal-globe-shoot-first = First shoot: your way ends at stand { $stand }.
crystal-globe-ring-first = { $laps ->
    [one] First ski your penalty loop, then { $word }.
   *[other] First ski your { $laps } penalty loops, then { $word }.
}
crystal-globe-taken = { $other-skier } is on { $word }. One skier per white square.
crystal-globe-out-of-reach = { $points ->
    [one] { $word } is more than 1 point away, or not on your way.
   *[other] { $word } is more than { $points } points away, or not on your way.
}
crystal-globe-longest = A move has at most { $most } squares, and { $word } is { $squares } away.
crystal-globe-two-lanes = { $word } is two lanes over. A step goes straight, or one lane over.
crystal-globe-toll = Other skiers block the way to { $word }: it takes { $needed } points to get through, and you have { $points }.
crystal-globe-way-closed = Other skiers block the way to { $word }.

## What the table agrees on

crystal-globe-preset-ludique = Family
crystal-globe-preset-ludique-about = Level 1 (Ludique): one skier each, three laps, two visits to the range, cards turned up blind.
crystal-globe-preset-tactique = Tactical
crystal-globe-preset-tactique-about = Level 2 (Tactique): up to three skiers each, a hand of five cards, and you can win energy back.
crystal-globe-preset-strategique = Strategic
crystal-globe-preset-strategique-about = Level 3 (Stratégique): no movement dice; acceleration, obstruction and fatigue.
crystal-globe-preset-sprint = Sprint
crystal-globe-preset-sprint-about = Three laps, starting one by one. The best time wins.
crystal-globe-preset-pursuit = Pursuit
crystal-globe-preset-pursuit-about = Five laps, four visits to the range, starting one after another. First across the line wins.
crystal-globe-preset-mass-start = Mass start
crystal-globe-preset-mass-start-about = Five laps, four visits to the range, all start together.
crystal-globe-preset-individual = Individual
crystal-globe-preset-individual-about = Five laps, four visits to the range. A miss costs time instead of a penalty loop.
crystal-globe-preset-relay = Relay
crystal-globe-preset-relay-about = Teams of three, three laps each, three spare shots per visit to the range.

crystal-globe-option-level = Level
crystal-globe-option-level-about = How many of the rules are in play.
crystal-globe-option-level-ludique = 1, Family
crystal-globe-option-level-tactique = 2, Tactical
crystal-globe-option-level-strategique = 3, Strategic
crystal-globe-option-skiers_per_player = Skiers per player
crystal-globe-option-skiers_per_player-about = By the booklet: 1 at level 1, up to 3 at levels 2 and 3.
crystal-globe-option-skiers_per_player-booklet = By the booklet
crystal-globe-option-skiers_per_player-any = Any number
crystal-globe-option-course = Venue
crystal-globe-option-course-about = One of our venues, or your own course file.
crystal-globe-option-bases = Bases
crystal-globe-option-bases-about = White shoots better, black skis faster, grey is in between. One for each seat.
crystal-globe-option-teams = Teams
crystal-globe-option-teams-about = One for each seat: 1 red, 2 blue, 3 violet, 4 green. Leave it empty for one colour per player.
crystal-globe-option-laps = Laps
crystal-globe-option-laps-about = 2 to 5. You do not shoot on the last one.
crystal-globe-option-shootings = Visits to the range
crystal-globe-option-shootings-about = Prone or standing, one per lap from the first lap on.
crystal-globe-option-start = Start
crystal-globe-option-start-about = All at once, one after another, or with delays.
crystal-globe-option-start-together = Together
crystal-globe-option-start-staggered = One after another
crystal-globe-option-start-delays = With delays
crystal-globe-option-start_gap = Rounds between starters
crystal-globe-option-start_gap-about = For a start one after another.
crystal-globe-option-start_delays = Delays
crystal-globe-option-start_delays-about = How many rounds later each seat starts: the gaps of a pursuit.
crystal-globe-option-start_order = Start order
crystal-globe-option-start_order-about = Which seat starts when, if you start with delays.
crystal-globe-option-penalty = A miss costs
crystal-globe-option-penalty-about = A penalty loop, or time.
crystal-globe-option-penalty-ring = A penalty loop
crystal-globe-option-penalty-squares = Time
crystal-globe-option-miss_squares = Squares per miss
crystal-globe-option-miss_squares-about = What a miss costs, if it costs time.
crystal-globe-option-spare_shots = Spare shots
crystal-globe-option-spare_shots-about = Extra shots per visit to the range while targets are left.
crystal-globe-option-ranking = Ranking
crystal-globe-option-ranking-about = First across the line, or by time.
crystal-globe-option-ranking-line = First across the line
crystal-globe-option-ranking-time = By time
crystal-globe-option-relay = Relay
crystal-globe-option-relay-about = The three skiers of a team race one after another.
crystal-globe-option-player_result = Result for a player
crystal-globe-option-player_result-about = The best skier's place, or all places added up.
crystal-globe-option-player_result-best = Best skier
crystal-globe-option-player_result-sum_of_places = Sum of places
crystal-globe-option-closed_way = Closed rows
crystal-globe-option-closed_way-about = When you may slip between other skiers.
crystal-globe-option-closed_way-ahead = No free square ahead
crystal-globe-option-closed_way-three_only = Three side by side
crystal-globe-option-slipstream = Slipstream
crystal-globe-option-slipstream-about = Who has to be right in front of you.
crystal-globe-option-slipstream-lane = Same lane
crystal-globe-option-slipstream-row = Any lane of the row ahead
crystal-globe-option-finish = Finish
crystal-globe-option-finish-about = Who is ahead among those who cross in the same round.
crystal-globe-option-finish-first_across = First across
crystal-globe-option-finish-farthest = Farthest past the line
crystal-globe-option-recovery = Recovery at level 2
crystal-globe-option-recovery-about = Whether you may take back a +1 card in a turn in which you played one.
crystal-globe-option-recovery-as_printed = Also after a card
crystal-globe-option-recovery-without_cards = Only without a card
crystal-globe-option-strategic_energy = Energy at level 3
crystal-globe-option-strategic_energy-about = Energy points for white, grey and black.
crystal-globe-option-strategic_energy-rulebook = 36, 30, 24 (rulebook)
crystal-globe-option-strategic_energy-mirrored = 24, 30, 36 (mirrored)
crystal-globe-option-strategic_energy-even = 28, 30, 32 (even)
crystal-globe-option-climb_cost = Climb
crystal-globe-option-climb_cost-about = Squares you lose when your turn starts on a climb.
crystal-globe-option-descent_bonus = Descent
crystal-globe-option-descent_bonus-about = Squares you gain when your turn starts on a descent.
crystal-globe-option-slipstream_bonus = Slipstream bonus
crystal-globe-option-slipstream_bonus-about = Squares a slipstream gives you.
crystal-globe-option-strategic_move = Squares at level 3
crystal-globe-option-strategic_move-about = Squares per turn, instead of a movement die.
crystal-globe-option-most_squares = Longest move
crystal-globe-option-most_squares-about = The most squares you can ski in one turn.
crystal-globe-option-fall_squares = Falls on ice from
crystal-globe-option-fall_squares-about = Ski this many squares or more over ice and you may fall.
crystal-globe-option-hand_cards = Hand
crystal-globe-option-hand_cards-about = You fill your hand up to this many cards.
crystal-globe-option-turn_cards = Cards per turn
crystal-globe-option-turn_cards-about = How many you may play.
crystal-globe-option-acceleration_points = Acceleration from
crystal-globe-option-acceleration_points-about = Energy points in one turn that shake off the skier behind you.
crystal-globe-option-last_round = Last round
crystal-globe-option-last_round-about = The race stops after this round at the latest. 0 means 20 rounds per lap.

crystal-globe-config-count = { $setting }: { $count } named for { $seats } seats. Name one for each seat, or none.
crystal-globe-config-shootings = { $shootings } visits to the range do not work with { $laps } laps. Have at least one, and none on the last lap.
crystal-globe-config-delays = Delays are 0 to { $most } rounds.
crystal-globe-config-order = A start order names each of the { $seats } seats once, from 1 on.
crystal-globe-config-team = There is no team { $team }; teams are 1 to { $most }.
crystal-globe-config-twice = Team { $team } has two skiers with a { crystal-globe-base } base. Give one of them another base or team.
crystal-globe-config-skiers = { $most ->
    [one] At level 1 each player has 1 skier, not { $skiers }. Give the others to somebody else, or set “Skiers per player” to “Any number”.
   *[other] A player has at most { $most } skiers, not { $skiers }. Give the others to somebody else, or set “Skiers per player” to “Any number”.
}
crystal-globe-config-relay = A relay takes whole teams of three: 6, 9 or 12 seats, not { $seats }.
crystal-globe-config-relay-line = A relay starts together, uses the penalty loop and is decided at the line.
crystal-globe-config-squares = If a miss costs time, time decides the race: set “Ranking” to “By time”.
crystal-globe-no-such-format = There is no format “{ $found }”. Choose from: { $known }.
crystal-globe-no-sprint = A pursuit needs a finished sprint.

## What can be wrong with the box file

crystal-globe-box-keyword = Line { $line }: “{ $found }” is not a keyword; a line begins with one of { $known }.
crystal-globe-box-pair = Line { $line }: “{ $found }” is not a number and a count like 3:4, or comes twice in “{ $keyword }”.
crystal-globe-box-empty = Line { $line }: “{ $keyword }” has no numbers.
crystal-globe-box-named = Line { $line }: “{ $found }” does not belong to “{ $keyword }”. Name each of { $known } once, with a number.
crystal-globe-box-base = Line { $line }: “{ $found }” is not a base, or has a die already. Choose from: { $known }.
crystal-globe-box-faces = Line { $line }: a die of { $wanted } cannot have { $found } faces.
crystal-globe-box-die = Line { $line }: “{ $found }” cannot name a shooting die, or names one already.
crystal-globe-box-step = Line { $line }: step { $wanted } should be here, not “{ $found }”.
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
crystal-globe-course-ring-small = Line { $line }: the penalty loop is too small to draw; each radius must be at least { $least }.
crystal-globe-course-range-white = Line { $line }: the range “{ $name }” has grey squares only.
crystal-globe-course-rows = The lap has { $found } rows; it may have { $low } to { $high }.
crystal-globe-course-all-ice = Line { $line }: all three squares are ice. Leave one lane free of it.
crystal-globe-course-first-row = Line { $line }: a lap begins with a white row.

## The board in the terminal

crystal-globe-headline = { $wind ->
    [yes] { $course } · lap { $lap } of { $laps } · round { $round } · wind
   *[no] { $course } · lap { $lap } of { $laps } · round { $round } · calm
}
crystal-globe-board-start = START
crystal-globe-board-range = RANGE
crystal-globe-board-ring = LOOP
crystal-globe-board-finish = finish
crystal-globe-board-sequence = dice
crystal-globe-status-range = RANGE
crystal-globe-status-range-page = STAND { $stand }
crystal-globe-status-fallen = FALLEN
crystal-globe-status-waiting = waits
crystal-globe-status-waiting-page = WAITS
crystal-globe-status-ring = { $laps ->
    [one] 1 loop
   *[other] { $laps } loops
}
crystal-globe-status-ring-page = LOOPS { $laps }
crystal-globe-status-finished = home, +{ $beyond }
crystal-globe-status-finished-page = HOME
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
crystal-globe-status-left-page = { $left } to go
crystal-globe-head = { $wind ->
    [yes] Lap { $lap } / { $laps } · wind
   *[no] Lap { $lap } / { $laps } · calm
}
crystal-globe-tag = { $team ->
    [1] RED
    [2] BLUE
    [3] VIOLET
   *[4] GREEN
}
crystal-globe-fact-team = { $team ->
    [1] Red team (1), { crystal-globe-base } base.
    [2] Blue team (2), { crystal-globe-base } base.
    [3] Violet team (3), { crystal-globe-base } base.
   *[4] Green team (4), { crystal-globe-base } base.
}
crystal-globe-fact-lap = Lap { $lap } of { $laps }, on { $square }. Squares to the finish: { $left }.
crystal-globe-fact-start = Starts in round { $round }.
crystal-globe-fact-shooting = At the range: { $shots } of { $targets } fired, { $white } hit.
crystal-globe-fact-ring = { $laps ->
    [one] 1 penalty loop to ski.
   *[other] { $laps } penalty loops to ski.
}
crystal-globe-fact-misses = { $misses ->
    [one] 1 miss so far.
   *[other] { $misses } misses so far.
}
crystal-globe-fact-fallen = Has fallen and gets up next turn.
crystal-globe-fact-slipstream = In a slipstream: +{ $bonus } next turn.
crystal-globe-fact-cards = { $cards ->
    [0] Cards in the deck: { $deck }.
    [one] 1 card in hand, { $deck } in the deck.
   *[other] { $cards } cards in hand, { $deck } in the deck.
}
crystal-globe-told-base = { $base ->
    [white] white base, { crystal-globe-team } team
    [grey] grey base, { crystal-globe-team } team
   *[black] black base, { crystal-globe-team } team
}
crystal-globe-told-place = lap { $lap }, on { $square }
crystal-globe-told-targets = { $white } hit, { $black } missed
crystal-globe-told-cards = { $cards ->
    [one] 1 card in hand, { $deck } in the deck
   *[other] { $cards } cards in hand, { $deck } in the deck
}
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

crystal-globe-page-ring = LOOP
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
    [one] Pick the amber square or card.
   *[other] Pick an amber square or card.
}
# The two answers stand large above the bar.
crystal-globe-ask-aim-places = { "" }
crystal-globe-page-series = Your shooting at stand { $stand }: { $shots } fired, { $white } hit
crystal-globe-page-hit = hit
crystal-globe-page-miss = miss
crystal-globe-page-colour = { crystal-globe-colour }
crystal-globe-page-ways = { $ways } of { $of }
crystal-globe-page-in-calm = Calm
crystal-globe-page-in-wind = Wind
crystal-globe-page-how = { $position ->
    [prone] Prone, { crystal-globe-base } base
   *[standing] Standing, { crystal-globe-base } base
}
crystal-globe-page-next-die = Next die: { crystal-globe-colour }
crystal-globe-page-faces = { $socks ->
    [0] Hits: { $hits }. Misses: { $misses }.
   *[other] Hits: { $hits }. Misses: { $misses }. The windsock hits too and may turn the weather.
}
crystal-globe-page-go = Shoot on
crystal-globe-page-stop = Stop here
crystal-globe-page-with = with the { crystal-globe-colour } die
crystal-globe-page-again = next turn starts with { crystal-globe-colour }
crystal-globe-page-this-shot = this shot
crystal-globe-page-clean-series = all 5 hit
crystal-globe-page-laps = { $ring ->
    [yes] penalty loops
   *[no] misses
}
crystal-globe-page-about = { NUMBER($laps, minimumFractionDigits: 1, maximumFractionDigits: 1) }
crystal-globe-page-longer = more at the range
crystal-globe-page-one-turn = 1 turn
crystal-globe-page-splits = Other ways to split the shots

## What the lab measures

crystal-globe-gauge-ski = Skiing
crystal-globe-gauge-shoot = Shooting
crystal-globe-gauge-ring = Penalty loops
crystal-globe-gauge-down = Fallen
crystal-globe-gauge-base = Base
crystal-globe-gauge-base-white = White
crystal-globe-gauge-base-grey = Grey
crystal-globe-gauge-base-black = Black
crystal-globe-gauge-order = Starting order
crystal-globe-gauge-form = Form card
crystal-globe-gauge-turns = Turns taken for five shots
crystal-globe-gauge-misses = Targets missed
crystal-globe-gauge-energy = Energy played
crystal-globe-gauge-drafts = Slipstreams
crystal-globe-gauge-falls = Falls
crystal-globe-gauge-shots_prone = Shots, prone
crystal-globe-gauge-shots_standing = Shots, standing
crystal-globe-gauge-hits_prone = Hits, prone
crystal-globe-gauge-hits_standing = Hits, standing
