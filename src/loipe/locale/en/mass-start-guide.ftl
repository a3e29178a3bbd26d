## What is pointed at

mass-start-tell-climb = { $squares ->
    [2] Climb
   *[other] Steep climb
}
mass-start-tell-climb-does = Stop here and your next roll is { $squares } lower, but at least 1. Skiing across is free.
mass-start-tell-descent = Descent
mass-start-tell-descent-does = { $squares ->
    [0] Stop here, and a 6 on your next roll makes you fall.
   *[other] { $falls ->
        [yes] Stop here and your next roll counts { $squares } more. But with a 6 you fall.
       *[no] Stop here and your next roll counts { $squares } more.
    }
}
mass-start-tell-ice = Ice
mass-start-tell-ice-does = Stop here, and a 5 or 6 on your next roll makes you fall.
mass-start-tell-event = Event square
mass-start-tell-event-does = Land here and draw an event card: with a star it counts at once, without one you keep it.
mass-start-tell-coach = Coach square
mass-start-tell-coach-does = Land here and you may roll again at once.
mass-start-tell-stand = Stand at the range
mass-start-tell-stand-does = { $risk ->
    [yes] Choose your risk, then fire one shot per turn, up to 8, until 5 targets are hit.
   *[no] Fire one shot per turn, up to 8: a 3 or higher hits. You are done when 5 targets are hit.
}
mass-start-tell-loop = Penalty loop
mass-start-tell-loop-does = Ski one loop here for each target left standing.
mass-start-tell-track = Plain snow
mass-start-tell-track-does = Nothing happens here. A square holds one skier, and nobody jumps over anybody.
mass-start-tell-start = Start square
mass-start-tell-start-does = The race begins here. Nobody comes back to it.
mass-start-tell-lane = Square beside the range
mass-start-tell-lane-does = From here you go into a free stand. Nobody gets by without shooting.
mass-start-tell-targets = Your five targets
mass-start-tell-targets-does = Black targets are still standing, white ones are hit. You have up to 8 shots.
mass-start-tell-wind = Wind
mass-start-tell-wind-does = Red wind makes your risk 1 higher for this visit to the range. Blue changes nothing.
mass-start-tell-die = The die
mass-start-tell-die-does = You ski exactly what it shows, plus or minus what your square and your cards add.

## The goals of a first race

mass-start-goal-title = { $laps ->
    [one] Your goal: one lap, five targets, home first
   *[other] Your goal: { $laps } laps, five targets in each, home first
}
mass-start-goal-ski = Ski the lap
mass-start-goal-ski-does = Follow the blue arrows
mass-start-goal-glide = Glide
mass-start-goal-glide-does = Green adds { $squares } to your next roll
mass-start-goal-pass = Find a way
mass-start-goal-pass-does = Around others, never over them
mass-start-goal-shoot = Shoot at five targets
mass-start-goal-shoot-does = { $risk ->
    [yes] One shot per turn, at a risk you choose
   *[no] One shot per turn: a 3 or higher hits
}
mass-start-goal-loops = Pay for your misses
mass-start-goal-loops-does = One loop for each target left
mass-start-goal-finish = Cross the line first
mass-start-goal-finish-does = { $laps ->
    [one] After your lap
   *[other] After { $laps } laps
}

## Once, when it first happens

mass-start-ask-roll-guide = Your turn starts with the die. Press it, or press Space.
mass-start-ask-before-guide = You may play a card before you roll. If you are not sure, just roll.
mass-start-ask-move-guide = Amber means: you can act here. Tap an amber square, or press its number.
mass-start-ask-grid-guide = Any start square will do. The lower ones are nearer to the inside of the course.
mass-start-ask-risk-guide = Low risk hits more often but makes you wait. High risk shoots at once.
mass-start-ask-aim-guide = While you pause, others ski. After the last pause you shoot.
mass-start-ask-shot-guide = Each shot is a die. Black targets are standing, white ones are hit.
mass-start-ask-back-guide = Your shooting is done. With targets left you ski penalty loops first.
mass-start-ask-put-back-guide = You get up in your own row and then roll. Plain snow is the safest place.
mass-start-ask-carried-guide = The card moves you. You still choose the lane.
mass-start-event-climbed-guide = Climbs make the next roll smaller. Try to stop in front of red, or beyond it.
mass-start-event-glided-guide = Stopping on green pays: it made this roll longer.
mass-start-event-fell-guide = A fall costs the turn. Falls happen on green and on ice, never on plain snow.
mass-start-event-blocked-guide = Every square ahead was taken, so the rest of the roll is lost. Mind the skiers ahead of you.
mass-start-event-entered-guide = This skier shoots from the next turn on. Up to 8 shots for 5 targets, one per turn.
mass-start-event-series-guide = Five targets hit means straight on. Each target left means one penalty loop.
mass-start-event-loop-done-guide = One loop less to ski. After the last one the way leads to the line.
mass-start-event-drew-guide = Event cards with a star count at once. Others stay in the hand until they help.
mass-start-event-sprinted-guide = A sprint card adds squares after the roll. Keep one for the finish.
mass-start-event-coached-guide = A coach square gives one more roll at once.
mass-start-event-crossed-guide = A lap is done. The next one has its own visit to the range.
mass-start-event-finished-guide = Whoever crosses in this round can still get farther past the line.
