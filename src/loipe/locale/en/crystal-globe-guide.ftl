## What is pointed at

crystal-globe-tell-climb = Climb
crystal-globe-tell-climb-does = { $points ->
    [one] Start your turn here and you have 1 point less. Skiing across is free.
   *[other] Start your turn here and you have { $points } points less. Skiing across is free.
}
crystal-globe-tell-descent = Descent
crystal-globe-tell-descent-does = { $points ->
    [one] Start your turn here and you have 1 point more.
   *[other] Start your turn here and you have { $points } points more.
}
crystal-globe-tell-ice = Ice
crystal-globe-tell-ice-does = A move of { $squares } or more squares across ice may end in a fall. Shorter moves are safe.
crystal-globe-tell-stand = Stand at the range
crystal-globe-tell-stand-does = Fire 5 shots. You may stop after any of them: next turn you begin with the safest die again.
crystal-globe-tell-loop = Penalty loop
crystal-globe-tell-loop-does = Ski one loop of 9 squares for each miss.
crystal-globe-tell-track = Flat
crystal-globe-tell-track-does = End your move right behind another skier and you get +{ $bonus } next turn: the slipstream.
crystal-globe-tell-start = Start
crystal-globe-tell-start-does = Grey squares hold any number of skiers, and there is no slipstream.
crystal-globe-tell-range = Square beside the range
crystal-globe-tell-range-does = Your way to your stand. Any number of skiers may stand here.
crystal-globe-tell-card = Energy card
crystal-globe-tell-card-does = { $cards ->
    [one] Play 1 per turn for more points. First use all points you have.
   *[other] Play up to { $cards } per turn for more points. First use all points you have.
}
crystal-globe-tell-form = Form card
crystal-globe-tell-form-does = Only you know it. It is an energy card, the last one of your deck.
crystal-globe-tell-deck = Your deck
crystal-globe-tell-deck-does = { $blind ->
    [yes] Energy cards, face down. You turn up the top one without knowing its value.
   *[no] After your turn you draw from here until your hand is full again. Cards in a full hand: { $cards }.
}
crystal-globe-tell-pile = Played pile
crystal-globe-tell-pile-does = { $blind ->
    [yes] Energy you have spent. Only the top card is seen.
   *[no] Energy you have spent. Leave points unused and a +1 card comes back from here.
}
crystal-globe-tell-weather = Weather
crystal-globe-tell-weather-does = In the wind you shoot with worse dice. A windsock on the blue die may turn the weather.
crystal-globe-tell-targets = Your five shots
crystal-globe-tell-targets-does = Dice go from safe to risky. Stop in time and you begin with the safe ones again next turn.
crystal-globe-tell-die = Movement die
crystal-globe-tell-die-does = It shows 3 to 5 points. White bases are a little slower, black ones a little faster.
crystal-globe-tell-shooting-die = { $die ->
    [green] Green die
    [blue] Blue die
    [yellow] Yellow die
    [orange] Orange die
    [red] Red die
   *[purple] Purple die
}
crystal-globe-tell-shooting-die-does = { $windsock ->
    [yes] Faces that hit: { $hits } of { $faces }. One of them is a windsock.
   *[no] Faces that hit: { $hits } of { $faces }.
}
crystal-globe-tell-base = { $base ->
    [white] White base
    [grey] Grey base
   *[black] Black base
}
crystal-globe-tell-base-does = { $base ->
    [white] Shoots better and skis slower.
    [grey] In between, on skis and at the range.
   *[black] Skis faster and shoots worse.
}

## The goals of a first race

crystal-globe-goal-title = { $laps ->
    [one] Your goal: one lap, home first
   *[other] Your goal: { $laps } laps, the range in between, home first
}
crystal-globe-goal-ski = Ski the lap
crystal-globe-goal-ski-does = { $die ->
    [yes] One point of your die per square
   *[no] One point per square
}
crystal-globe-goal-energy = Spend energy well
crystal-globe-goal-energy-does = { $blind ->
    [yes] Cards add points, and a slipstream adds { $bonus }
   *[no] Cards from your hand add points, a slipstream adds { $bonus }
}
crystal-globe-goal-shoot = Fire five shots
crystal-globe-goal-shoot-does = Or stop in between and go on next turn
crystal-globe-goal-loops = Pay for your misses
crystal-globe-goal-loops-does = One loop for each of them
crystal-globe-goal-time = Mind the clock
crystal-globe-goal-time-does = { $squares ->
    [one] Each miss adds 1 square to your time
   *[other] Each miss adds { $squares } squares to your time
}
crystal-globe-goal-finish = Get home
crystal-globe-goal-finish-does = { $ranking ->
    [line] The first across the line wins
   *[time] The best time wins
}

## Once, when it first happens

crystal-globe-ask-roll-guide = Your turn starts with the die of your base. Press it, or press Space.
crystal-globe-ask-choose-guide = Amber means: you can act here. Tap an amber square, or press its number. Cards make the move longer.
crystal-globe-ask-reveal-guide = You turn up a card blind. It adds 1, 2 or 3 points, rarely 4.
crystal-globe-ask-aim-guide = The dice get worse from left to right. Stopping costs a turn but brings the safe dice back.
crystal-globe-ask-shot-guide = White faces hit. Each miss is one penalty loop.
crystal-globe-event-weather-guide = Wind makes shooting harder for everybody at the range.
crystal-globe-event-played-guide = Energy is scarce: about 10 points for each lap.
crystal-globe-event-checked-guide = Long moves across ice are checked with a die. Moves of 6 squares or fewer are safe.
crystal-globe-event-fell-guide = A fall costs the rest of the move and the next turn.
crystal-globe-event-at-stand-guide = This skier shoots from the next turn on.
crystal-globe-event-series-guide = The shooting is over. Each miss means one penalty loop.
crystal-globe-event-stopped-guide = Stopping early brings the safe dice back next turn.
crystal-globe-event-gust-guide = The windsock came up, so the weather may turn.
crystal-globe-event-ring-done-guide = One loop less to ski.
crystal-globe-event-drafted-guide = Right behind another skier there is slipstream: more points next turn.
crystal-globe-event-recovered-guide = Unused points bring a +1 card back into the hand.
crystal-globe-event-accelerated-guide = So much energy at once shakes off whoever is in the slipstream.
crystal-globe-event-lapped-guide = A lap is done.
