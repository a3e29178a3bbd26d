## What is pointed at

ski-tour-tell-plain = Track
ski-tour-tell-plain-does = Entering a space where somebody stands costs 1 stamina. Right behind somebody you may follow for free.
ski-tour-tell-climb = Uphill
ski-tour-tell-climb-does = { $steps ->
    [one] Start your move here and you make 1 step fewer, but at least 1.
   *[other] Start your move here and you make { $steps } steps fewer, but at least 1.
}
ski-tour-tell-descent = Downhill
ski-tour-tell-descent-does = { $spaces ->
    [0] At this table nobody glides.
    [one] End your move here right behind another skier and glide 1 space further for free.
   *[other] End your move here right behind another skier and glide up to { $spaces } spaces further for free.
}
ski-tour-tell-white = White zone
ski-tour-tell-white-does = Only here you may step diagonally.
ski-tour-tell-range = Range
ski-tour-tell-range-does = Entering it ends your move. From your next turn you shoot, one shot for each die you take, 5 in all.
ski-tour-tell-penalty = Penalty loop
ski-tour-tell-penalty-does = One loop for 1 or 2 misses, two for 3 or 4, three for 5.
ski-tour-tell-finish = Finish
ski-tour-tell-finish-does = The first skier across the line wins.
ski-tour-tell-column = Column
ski-tour-tell-column-does = Take all its dice: each is a step or, at the range, a shot. Further columns cost 1 stamina each.
ski-tour-tell-sprint = Sprint column
ski-tour-tell-sprint-does = Add its dice for 1 stamina. After a sprint nobody may follow you this turn.
ski-tour-tell-star = Star box
ski-tour-tell-star-does = Holds one 6. It counts only if the column below is full when you take it.
ski-tour-tell-supply = Supply
ski-tour-tell-supply-does = Dice that are not on your board. Each round you roll half of them, rounded up.
ski-tour-tell-heart = Heart
ski-tour-tell-heart-does = Paying 1 stamina moves your highest heart down a level. The lower a heart, the worse it shoots at its target.
ski-tour-tell-targets = Targets
ski-tour-tell-targets-does = One shot for each. The chance below comes from the heart above.
ski-tour-tell-nation = Nation
ski-tour-tell-nation-does = Each nation has its own wax tokens. Advanced nations have boards of their own, too.
ski-tour-tell-wax = Wax row
ski-tour-tell-wax-does = Once per turn you may use one of the two outermost tokens.
ski-tour-tell-unseen = Wax token, face down
ski-tour-tell-unseen-does = Rows are laid out unseen and shown together.

## The goals of a first race

ski-tour-goal-title = Your goal: be the first across the finish line
ski-tour-goal-roll = Fill your columns
ski-tour-goal-roll-does = Half of your free dice are rolled each round
ski-tour-goal-take = Take a column
ski-tour-goal-take-does = Its dice are your steps or shots
ski-tour-goal-follow = Save stamina
ski-tour-goal-follow-does = Follow others for free, avoid full spaces
ski-tour-goal-shoot = Shoot with fresh hearts
ski-tour-goal-shoot-does = Tired hearts miss, and misses are loops
ski-tour-goal-finish = Cross the line first
ski-tour-goal-finish-does = Sprint when nobody should follow

## Once, when it first happens

ski-tour-ask-waxing-guide = You can use only the two outermost tokens. Put what you need first at the ends.
ski-tour-ask-roll-guide = Your dice go to the columns of their numbers by themselves. Press the button, or press Space.
ski-tour-ask-sixes-guide = A 6 waits in a star box until its column is full, or goes to the sprint column.
ski-tour-ask-take-guide = Pick an amber column: its dice are your steps. More columns cost stamina.
ski-tour-ask-move-guide = Tap the space where you want to go. A heart beside it is its price in stamina.
ski-tour-ask-pay-guide = Choose the heart that goes down. Low hearts shoot badly.
ski-tour-ask-follow-guide = Following costs no dice. You end right behind the skier ahead.
ski-tour-ask-glide-guide = Gliding is free. Past the first skier you pay as usual.
ski-tour-ask-aim-guide = Each target has its own heart and its own chance. You may take them in any order.
ski-tour-ask-swap-guide = Instead of a step you may get a used token back.
ski-tour-event-tired-guide = Spent hearts send 5s and 6s back to the supply.
ski-tour-event-shared-guide = Entering a space where somebody stands costs 1 stamina.
ski-tour-event-uphill-guide = A start on red costs a step.
ski-tour-event-drafted-guide = Whoever stands right behind a skier may follow along the same way.
ski-tour-event-arrived-guide = At the range dice are shots. First comes the shooting, then the loops.
ski-tour-event-series-guide = One loop for 1 or 2 misses, two for 3 or 4, three for 5.
ski-tour-event-waxed-guide = A used token is flipped, and the next one is outermost.
ski-tour-event-collapsed-guide = Whoever has to pay with all hearts spent is out.
ski-tour-event-lap-done-guide = One loop less to ski. After the last one the course goes on.
