### The range from near, and somebody else's shooting in the corner.

page-corner-close = { $skier } at the range. Put this away
page-corner-hit = Hit
page-corner-miss = Miss

## Mass Start

mass-start-near = Your shooting at stand { $stand }: { $down } of { $targets } hit
mass-start-near-shot = Shot { $shot } of { $shots }
mass-start-near-pauses = { $pauses ->
    [one] 1 pause left
   *[other] { $pauses } pauses left
}
mass-start-near-wind = { $red ->
    [yes] Red wind
   *[no] Calm
}
mass-start-near-wind-about = { $red ->
    [yes] risk 1 higher
   *[no] risk unchanged
}
mass-start-near-rifle = New rifle: risk 1 lower
mass-start-near-low = Low
mass-start-near-medium = Medium
mass-start-near-high = High
mass-start-near-calm = Risk 1 lower
mass-start-near-quick = No more pauses
mass-start-near-go = { $pauses ->
    [0] Shoot
   *[other] Take a breath
}
mass-start-near-now = Your next shot
mass-start-near-first = { $pauses ->
    [0] no pause
    [one] 1 pause first
   *[other] { $pauses } pauses first
}
mass-start-near-left = { $pauses ->
    [one] 1 pause left
   *[other] { $pauses } pauses left
}
mass-start-near-faces = Hit with { $risk } or higher
mass-start-near-hit = hit
mass-start-near-clean = all 5 hit
mass-start-near-loops = loops
mass-start-near-about = { NUMBER($loops, minimumFractionDigits: 2, maximumFractionDigits: 2) }
mass-start-ask-risk-places = Pick above, or press 1, 2 or 3.
mass-start-ask-aim-places = Pick above, or press its number.

## The sheet of cards, in every game

page-cards = Cards
page-key-cards = all cards of this table

## Ski Tour

ski-tour-near = Your shooting: { $down } of 5 targets hit
ski-tour-near-hit = hit
ski-tour-near-miss = missed
ski-tour-near-shots = { $left ->
    [one] 1 shot
   *[other] { $left } shots
}
