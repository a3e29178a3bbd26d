### Sport ist Mord. Facts arrive by name; $skier is the name of the seat, $title that of the card.

sport-ist-mord-poster = Sport ist Mord
sport-ist-mord-poster-time = 60 min
sport-ist-mord-poster-about = Train eight sports, dope a little, survive your accidents.
sport-ist-mord-content-note = Jokes about doping and about sports accidents, fatal ones included. Black humour; 16 and up, says the box.

sport-ist-mord-preset-box = As in the box
sport-ist-mord-preset-box-about = The rules as we read them: doping climbs step by step, coaches keep to their own contests.
sport-ist-mord-preset-free-for-all = Free for all
sport-ist-mord-preset-free-for-all-about = Doped dice may skip steps, and the best coach meddles in everybody's contests.
sport-ist-mord-option-doping_jump = Doping skips steps
sport-ist-mord-option-doping_jump-about = A doped die may be any value above your own die at a sport, not just one higher. A new sport still starts with a 1.
sport-ist-mord-option-coach_from_outside = The best coach meddles
sport-ist-mord-option-coach_from_outside-about = The holder of the best coach may re-roll a die in contests they take no part in.
sport-ist-mord-option-roll_off_coaches = Coaches in a roll-off
sport-ist-mord-option-roll_off_coaches-about = Each coach acts once for a contest and its roll-offs together, or afresh in every roll-off.
sport-ist-mord-option-roll_off_coaches-once = Once a contest
sport-ist-mord-option-roll_off_coaches-afresh = Afresh each time
sport-ist-mord-option-last_round = Last round
sport-ist-mord-option-last_round-about = After this round the game is scored as it stands, whoever is still alive.

## Sports and cards

sport-ist-mord-sport = { $sport ->
    [bowling] bowling
    [tennis] tennis
    [billiards] billiards
    [football] football
    [darts] darts
    [jogging] jogging
    [chess] chess
   *[skiing] cross-country skiing
}
sport-ist-mord-sport-bowling = Bowling
sport-ist-mord-sport-tennis = Tennis
sport-ist-mord-sport-billiards = Billiards
sport-ist-mord-sport-football = Football
sport-ist-mord-sport-darts = Darts
sport-ist-mord-sport-jogging = Jogging
sport-ist-mord-sport-chess = Chess
sport-ist-mord-sport-skiing = Cross-country skiing
sport-ist-mord-short-bowling = Bowling
sport-ist-mord-short-tennis = Tennis
sport-ist-mord-short-billiards = Billiards
sport-ist-mord-short-football = Football
sport-ist-mord-short-darts = Darts
sport-ist-mord-short-jogging = Jogging
sport-ist-mord-short-chess = Chess
sport-ist-mord-short-skiing = XC skiing

sport-ist-mord-card-training = training
sport-ist-mord-card-no-card = no card
sport-ist-mord-card-bowling-u2 = thumb stuck
sport-ist-mord-card-bowling-u4 = thumb still stuck, ball gone
sport-ist-mord-card-bowling-u6 = first strike, in person
sport-ist-mord-card-tennis-u2 = elbow
sport-ist-mord-card-tennis-u4 = umpire's chair
sport-ist-mord-card-tennis-u6 = sudden death
sport-ist-mord-card-billiards-u2 = chalk in the eye
sport-ist-mord-card-billiards-u4 = cue from behind
sport-ist-mord-card-billiards-u6 = the black one, swallowed
sport-ist-mord-card-football-u2 = stud marks
sport-ist-mord-card-football-u4 = the wall held, you did not
sport-ist-mord-card-football-u6 = extra time in heaven
sport-ist-mord-card-darts-u2 = toe
sport-ist-mord-card-darts-u4 = other toe
sport-ist-mord-card-darts-u6 = bull's eye
sport-ist-mord-card-jogging-u2 = blister
sport-ist-mord-card-jogging-u4 = lamp post
sport-ist-mord-card-jogging-u6 = runner's last high
sport-ist-mord-card-chess-u2 = deep vein
sport-ist-mord-card-chess-u4 = board over the head
sport-ist-mord-card-chess-u6 = mate
sport-ist-mord-card-skiing-u2 = wrong wax
sport-ist-mord-card-skiing-u4 = tree
sport-ist-mord-card-skiing-u6 = eternal snow

## What happens

sport-ist-mord-event-round = Round { $round }.
sport-ist-mord-event-trained = { $skier } trains: { $dice }.
sport-ist-mord-event-led = { $skier } rolls { $dice } for the 1A coach: { $total }.
sport-ist-mord-event-first = { $round ->
    [1] { $skier } has the highest total and gets the 1A coach.
   *[other] The 1A coach moves on to { $skier }.
}
sport-ist-mord-event-best = { $skier } gives the best coach one could get to { $other-skier }.
sport-ist-mord-event-flipped = New dice go { $side } this round.
sport-ist-mord-event-rolled-again = The 1A coach shouts, { $skier } rolls again: { $dice }.
sport-ist-mord-event-pills-shared = { $skier } finds two pills in the coach's bag, keeps one and gives one to { $other-skier }.
sport-ist-mord-event-pills-left = { $skier } leaves { $pills ->
    [one] the last pill in the reserve.
   *[other] the pills in the reserve.
}
sport-ist-mord-event-pill-kept = { $skier } keeps the last pill of the reserve.
sport-ist-mord-event-nudged = { $own ->
    [yes] The best coach leans on a die of { $skier }: { $before } becomes { $value }.
   *[no] { $skier } lets the best coach trip over a die of { $other-skier }: { $before } becomes { $value }.
}
sport-ist-mord-event-repeated = { $skier } swallows a pill and starts over: { $dice }.
sport-ist-mord-event-doped = { $skier } dopes a die: { $before } becomes { $value }.
sport-ist-mord-event-placed = { $skier } places a { $doped ->
    [yes] doped { $value }
   *[no] { $value }
}: { sport-ist-mord-sport }.
sport-ist-mord-event-took-back = { $skier } takes back { $count ->
    [one] 1 die.
   *[other] { $count } dice.
}
sport-ist-mord-event-healing = { $skier } is on the mend: { sport-ist-mord-sport }, { $title }, down to { $value }.
sport-ist-mord-event-healed = { $skier } is back from { sport-ist-mord-sport }, { $title }; the card stays as a souvenir.
sport-ist-mord-event-lost-form = { $skier } skips { sport-ist-mord-sport } and gets flabby: { $left ->
    [0] no card of it left.
    [one] 1 card of it left.
   *[other] { $left } cards of it left.
}
sport-ist-mord-event-settling = { $cards ->
    [one] { sport-ist-mord-sport-bold }: 1 card
   *[other] { sport-ist-mord-sport-bold }: { $cards } cards
} for { $count ->
    [one] 1 die.
   *[other] { $count } dice.
}
sport-ist-mord-sport-bold = { $sport ->
    [bowling] Bowling
    [tennis] Tennis
    [billiards] Billiards
    [football] Football
    [darts] Darts
    [jogging] Jogging
    [chess] Chess
   *[skiing] Cross-country skiing
}
sport-ist-mord-event-revealed = Face up: { $title }.
sport-ist-mord-event-pile-out = That was the whole pile: whatever can go wrong will.
sport-ist-mord-event-claimed = { $skier } claims: { $title }.
sport-ist-mord-event-claimed-hidden = { $skier } has made a claim.
sport-ist-mord-event-showed = { $skier } wanted: { $title }.
sport-ist-mord-event-agreed = Everybody agrees. Rare in sport.
sport-ist-mord-event-quarrelled = No agreement at { sport-ist-mord-sport }: a contest decides.
sport-ist-mord-event-contested = { $skier } rolls { $dice } in the contest: { $total }.
sport-ist-mord-event-tied = { $skier } and { $other-skier } are level at { $total } and roll off.
sport-ist-mord-event-ordered = { $place ->
    [1] { $skier } chooses first.
   *[other] { $skier } chooses at place { $place }.
}
sport-ist-mord-event-draw-order = { $place ->
    [1] { $skier } draws first.
   *[other] { $skier } draws at place { $place }.
}
sport-ist-mord-event-chose = { $skier } chooses: { $title }.
sport-ist-mord-event-declined = { $skier } declines politely.
sport-ist-mord-event-got = { $skier } gets: { $title }.
sport-ist-mord-event-empty-handed = { $skier } goes home without a card.
sport-ist-mord-event-kept = { $skier } keeps the training: success { $success }, more than the { $owned } owned.
sport-ist-mord-event-too-much = { $skier } is too fit for this training: success { $success }, already { $owned } owned. Under the pile.
sport-ist-mord-event-accident = { $skier } at { sport-ist-mord-sport }: { $title }. Risk { $risk }{ $last ->
    [yes] , and the pile was out.
   *[no] .
}
sport-ist-mord-event-fatal = { $skier } at { sport-ist-mord-sport }: { $title }. { $last ->
    [yes] The pile was out.
   *[no] Risk { $risk }.
} The sport closes. A minute of silence, then on with the others.
sport-ist-mord-event-escaped = { $skier } gets away with it: risk { $risk }, not enough for “{ $title }”. Under the pile.
sport-ist-mord-event-drew-extra = The pill works: { $skier } draws one more card of { sport-ist-mord-sport }: { $title }.
sport-ist-mord-event-no-extra = { sport-ist-mord-sport-bold } is closed: no extra card for { $skier }.
sport-ist-mord-event-pill-back = The pill under { $skier }'s die returns to the reserve. Nobody saw anything.
sport-ist-mord-event-all-closed = Round { $round }: all eight sports are closed. Finally, peace.
sport-ist-mord-event-last-round = Round { $round } was the last one agreed: cards count as they lie.
sport-ist-mord-event-scored = { $skier }: { sport-ist-mord-sum }.
sport-ist-mord-sum = { $sports ->
    [one] 1 sport
   *[other] { $sports } sports
} x { $largest } = { $score }
sport-ist-mord-event-level = Level at { $score }, so accidents decide: { $skier } has { $accidents ->
    [0] no accident card.
    [one] 1 accident card.
   *[other] { $accidents } accident cards.
}

sport-ist-mord-over-closed = All sports are closed.
sport-ist-mord-over-last-round = The last agreed round is over.

## What is asked

sport-ist-mord-ask-lead = { $skier }, roll { $dice } dice for the 1A coach.
sport-ist-mord-ask-give-coach = { $skier }, who gets the best coach?
sport-ist-mord-ask-train = { $skier }, training: roll { $dice ->
    [one] 1 die.
   *[other] { $dice } dice.
}
sport-ist-mord-ask-pick = { $skier }, the 1A coach: roll dice again?
sport-ist-mord-ask-pick-contest = { $skier }, the 1A coach: roll contest dice again?
sport-ist-mord-ask-roll-picked = { $skier }, roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} again.
sport-ist-mord-ask-roll-picked-contest = { sport-ist-mord-ask-roll-picked }
sport-ist-mord-ask-give-pill = { $skier }, the best coach brings { $reserve ->
    [one] the last pill: take it?
   *[other] two pills. One is yours; who gets the other?
}
sport-ist-mord-ask-give-pill-page = { $reserve ->
    [one] The last pill: take it?
   *[other] Two pills, one for you: who gets the other?
}
sport-ist-mord-ask-pick-one = { $skier }, the best coach: roll a die of anybody again?
sport-ist-mord-ask-pick-one-contest = { $skier }, the best coach: roll a contest die again?
sport-ist-mord-ask-roll-one = The best coach: roll a { $value } of { $other-skier } again.
sport-ist-mord-ask-roll-one-contest = { sport-ist-mord-ask-roll-one }
sport-ist-mord-ask-spend = { $skier }, { $pills ->
    [one] 1 pill: use it?
   *[other] { $pills } pills: use one?
}
sport-ist-mord-ask-repeat = { $skier }, repeat the roll: { $dice ->
    [one] 1 die.
   *[other] { $dice } dice.
}
sport-ist-mord-ask-dope = { $skier }, turn the { $value } to which value?
sport-ist-mord-ask-place = { $skier }, place your dice.
sport-ist-mord-ask-reveal = { sport-ist-mord-sport-bold }: { $reveals ->
    [one] turn up the last card.
   *[other] turn up a card, { $reveals } to go.
}
sport-ist-mord-ask-claim = { $skier }, { sport-ist-mord-sport }: claim a card in secret.
sport-ist-mord-ask-contest = { $skier }, contest: roll { $dice ->
    [one] 1 die.
   *[other] { $dice } dice.
}
sport-ist-mord-ask-choose = { $skier }, { sport-ist-mord-sport }: choose a card.
sport-ist-mord-ask-extra = { $skier }, one more card of { sport-ist-mord-sport } for the pill.

## What can be done

sport-ist-mord-do-coach = The best coach goes to { $skier }
sport-ist-mord-do-pill = A pill for { $skier }
sport-ist-mord-do-take = Take the last pill
sport-ist-mord-do-leave = { $pills ->
    [one] Leave it in the reserve
   *[other] Leave both in the reserve
}
sport-ist-mord-do-pick = Pick a { $value }
sport-ist-mord-do-roll = Roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} again
sport-ist-mord-do-keep = Keep the dice
sport-ist-mord-do-nudge = { $own ->
    [yes] Own { $value }
   *[no] { $skier }: { $value }
}
sport-ist-mord-do-save = { $pills ->
    [one] Keep the pill
   *[other] Keep the pills
}
sport-ist-mord-do-repeat = Repeat the roll of { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
sport-ist-mord-do-dope = Dope a { $value }
sport-ist-mord-do-turn = Turn it to { $value }
sport-ist-mord-do-place = { $word }
sport-ist-mord-do-done = Done; { $dice ->
    [0] no die stays free
    [one] 1 die stays free
   *[other] { $dice } dice stay free
}
sport-ist-mord-do-card = { $effect ->
    [kept] Training: you keep it
    [back] Training: too fit, it goes back
    [escape] { $kind }, { $title }: you get away with it
    [accident] { $kind }, { $title }: it hurts
    [fatal] { $kind }, { $title }: fatal, the sport closes
   *[none] No card
}
sport-ist-mord-outcome-card = { $word }, { $title }
sport-ist-mord-outcome-roll = { $dice } ({ $total })

sport-ist-mord-odds-kept = { $percent }% kept
sport-ist-mord-odds-accident = { $percent }% hurt
sport-ist-mord-odds-contest = { $dice ->
    [0] no free dice for a contest
    [one] 1 free die: { $percent }% to lead a contest outright
   *[other] { $dice } free dice: { $percent }% to lead a contest outright
}
sport-ist-mord-part-success = { $value }{ $doped ->
    [yes] {" "}+ 1 for the pill
   *[no] { "" }
}{ $others ->
    [0] { "" }
    [one] {" "}+ 1 other die
   *[other] {" "}+ { $others } other dice
} = success and risk { $success }; { $owned } owned
sport-ist-mord-part-dope = doped: a value that fits, success and risk + 1
sport-ist-mord-part-start = a 1 starts a sport
sport-ist-mord-part-follow = then at most your die + 1
sport-ist-mord-part-one = one a sport
sport-ist-mord-part-doped = a doped die must go
sport-ist-mord-part-lot = chances: dice as they lie now, cards by lot, for doped dice both cards
sport-ist-mord-part-pile-out = the pile is out: every accident happens
sport-ist-mord-part-total = { $skier }: { $total }

## Why not

sport-ist-mord-is-over = The game is over; “{ $word }” has to wait for the next one.
sport-ist-mord-no-such-word = “{ $word }” means nothing here. Open now: { $words }.
sport-ist-mord-no-such-card = “{ $word }” is not a card that can come up here. Possible: { $words }.
sport-ist-mord-no-such-roll = “{ $word }” is not a roll of { $dice ->
    [one] 1 die: type a number from 1 to 6.
   *[other] { $dice } dice: type their numbers in a row.
}
sport-ist-mord-not-in-pile = “{ $word }” cannot come up: no such card lies on top or unseen in the pile. Possible: { $words }.
sport-ist-mord-not-now-coach = “{ $word }” does not fit: name a player for the best coach, like P2.
sport-ist-mord-not-now-pill = “{ $word }” does not fit: name a player for the second pill, like P2; take the last one; or leave.
sport-ist-mord-not-now-pick = “{ $word }” does not fit: pick own dice by their value, then roll; or keep.
sport-ist-mord-not-now-pick-one = “{ $word }” does not fit: name one die, like P2.5; or keep.
sport-ist-mord-not-now-spend = “{ $word }” does not fit: dope3, repeat or pass.
sport-ist-mord-not-now-dope = “{ $word }” does not fit: name the new value of the doped die, like =4.
sport-ist-mord-not-now-place = “{ $word }” does not fit: place a die, like 2@tennis, or done.
sport-ist-mord-not-now-claim = “{ $word }” does not fit: claim a card, like T or U2.
sport-ist-mord-not-now-choose = “{ $word }” does not fit: choose a card, like T or U2.
sport-ist-mord-doped-waits = A doped die still waits: it must be placed before “{ $word }”.
sport-ist-mord-die-not-held = “{ $word }”: you have no { $doped ->
    [yes] doped { $value } to place.
   *[no] rolled { $value } that is not doped.
}
sport-ist-mord-all-picked = “{ $word }”: every { $value } of yours is picked already.
sport-ist-mord-closed = “{ $word }”: { sport-ist-mord-sport } is closed for good.
sport-ist-mord-one-a-round = “{ $word }”: you have placed a die at { sport-ist-mord-sport } this round.
sport-ist-mord-start-with-one = “{ $word }”: without a die at { sport-ist-mord-sport } you start with a 1.
sport-ist-mord-too-high = “{ $word }”: your die at { sport-ist-mord-sport } shows { $own }, so at most a { $most } may follow.
sport-ist-mord-doped-higher = “{ $word }”: a doped die has to be higher than your { $own } at { sport-ist-mord-sport }.
sport-ist-mord-doped-room = “{ $word }”: a doped die that still waits needs { sport-ist-mord-sport } for itself.
sport-ist-mord-card-not-there = “{ $word }”: no such card of { sport-ist-mord-sport } lies there.
sport-ist-mord-card-for-each = “{ $word }”: there is a card of { sport-ist-mord-sport } for everyone, so everyone claims one.
sport-ist-mord-must-take = “{ $word }”: too few players follow to take all cards of { sport-ist-mord-sport }, so take one.
sport-ist-mord-no-such-player = “{ $word }”: there are { $players } players.
sport-ist-mord-coach-to-other = “{ $word }”: the best coach goes to somebody else.
sport-ist-mord-two-pills = “{ $word }”: two pills come together. Name who gets the second, like P2, or leave both.
sport-ist-mord-last-pill = “{ $word }”: only one pill is left. Take it for yourself, or leave it.
sport-ist-mord-pill-to-other = “{ $word }”: the second pill goes to somebody else.
sport-ist-mord-no-such-die = “{ $word }”: no such die lies there.
sport-ist-mord-no-room = “{ $word }”: no sport has room for one more doped die.
sport-ist-mord-no-room-for = “{ $word }”: no sport has room for a doped { $value }.
sport-ist-mord-roll-picked = “{ $word }”: dice are picked already; roll them, or take the pick back.
sport-ist-mord-nothing-picked = “{ $word }”: pick a die first.

## How it stands

sport-ist-mord-head = Round { $round } · { $step }/9
sport-ist-mord-round = Round { $round }
sport-ist-mord-step = { $step } of 9: { $step ->
    [1] coaches
    [2] training roll
    [3] coaches, pills
    [4] placing
    [8] cards
   *[9] doping
}
sport-ist-mord-status = { $sports }×{ $largest }={ $score }
sport-ist-mord-status-page = { $score }
sport-ist-mord-status-sum = { sport-ist-mord-sum }
sport-ist-mord-status-sum-page = { $sports ->
    [one] 1 sport
   *[other] { $sports } sports
} × { $largest }
sport-ist-mord-fact-first = 1A coach
sport-ist-mord-fact-first-page = Has the 1A coach and goes first.
sport-ist-mord-fact-best = best coach
sport-ist-mord-fact-best-page = Has the best coach one could get.
sport-ist-mord-fact-stock = { $bowling ->
    [0] { "" }
   *[other] { sport-ist-mord-short-bowling } { $bowling },{" "}
}{ $tennis ->
    [0] { "" }
   *[other] { sport-ist-mord-short-tennis } { $tennis },{" "}
}{ $billiards ->
    [0] { "" }
   *[other] { sport-ist-mord-short-billiards } { $billiards },{" "}
}{ $football ->
    [0] { "" }
   *[other] { sport-ist-mord-short-football } { $football },{" "}
}{ $darts ->
    [0] { "" }
   *[other] { sport-ist-mord-short-darts } { $darts },{" "}
}{ $jogging ->
    [0] { "" }
   *[other] { sport-ist-mord-short-jogging } { $jogging },{" "}
}{ $chess ->
    [0] { "" }
   *[other] { sport-ist-mord-short-chess } { $chess },{" "}
}{ $skiing ->
    [0] { "" }
   *[other] { sport-ist-mord-short-skiing } { $skiing },{" "}
}{ $cards ->
    [one] 1 card in all
   *[other] { $cards } cards in all
}
sport-ist-mord-fact-stock-page = Training: { sport-ist-mord-fact-stock }.
sport-ist-mord-fact-dice = { $dice ->
    [one] 1 die free
   *[other] { $dice } dice free
}
sport-ist-mord-fact-dice-page = { $dice ->
    [0] No free dice.
    [one] 1 free die.
   *[other] { $dice } free dice.
}
sport-ist-mord-fact-pills = { $pills ->
    [one] 1 pill
   *[other] { $pills } pills
}
sport-ist-mord-fact-pills-page = { sport-ist-mord-fact-pills }.
sport-ist-mord-fact-accident = { $kind } { $title }{ $heals ->
    [0] { "" }
   *[other] {" "}(heals, { $heals } to go)
}
sport-ist-mord-fact-accident-page = { $kind }, { $title }{ $heals ->
    [0] .
   *[other] : heals, { $heals } to go.
}

## The terminal

sport-ist-mord-headline = Round { $round } of { $rounds } · { sport-ist-mord-step } · { $closed } of 8 closed
sport-ist-mord-board-side = NEW DICE { $side ->
    [inside] INSIDE ●
   *[outside] OUTSIDE ○
}
sport-ist-mord-board-first = 1A coach
sport-ist-mord-board-best = best coach
sport-ist-mord-board-reserve = { $pills } of 12 pills left
sport-ist-mord-board-closed = CLOSED
sport-ist-mord-board-again = to roll again: { $dice }
sport-ist-mord-board-face-up = Face up: { $cards }
sport-ist-mord-laid-centre = New dice go { $side }. 1A coach: { $first }. Best coach: { $best }. { $pills } of 12 pills in the reserve.
sport-ist-mord-laid-pile = { sport-ist-mord-sport-bold }: { $cards ->
    [one] 1 card in the pile
   *[other] { $cards } cards in the pile
}
sport-ist-mord-laid-closed = { sport-ist-mord-sport-bold }: closed, with a die of { $skier } on it
sport-ist-mord-laid-new = new dice: { $dice }
sport-ist-mord-laid-old = last round's: { $dice }
sport-ist-mord-laid-success = success and risk: { $sums }
sport-ist-mord-laid-roll = Rolled: { $dice }
sport-ist-mord-laid-die = { $skier } { $value }{ $doped ->
    [yes] {" "}doped
   *[no] { "" }
}
sport-ist-mord-hand = { $skier } claims { $claim }.

sport-ist-mord-type-lead = Type the dice in a row, like 1134556666.
sport-ist-mord-type-train = Type the dice in a row, like 11345.
sport-ist-mord-type-roll-picked = Type the dice in a row, like 145.
sport-ist-mord-type-roll-picked-contest = Type the dice in a row, like 145.
sport-ist-mord-type-roll-one = Type the die, 1 to 6.
sport-ist-mord-type-roll-one-contest = Type the die, 1 to 6.
sport-ist-mord-type-repeat = Type the dice in a row, like 11345.
sport-ist-mord-type-contest = Type the dice in a row, like 2466.
sport-ist-mord-type-reveal = Type the card, T for training. Possible: { $words }.
sport-ist-mord-type-extra = { sport-ist-mord-type-reveal }

## The table in the browser

sport-ist-mord-page-seats = Who risks it?

sport-ist-mord-page-board = The circle of eight sports
sport-ist-mord-page-new = NEW
sport-ist-mord-page-old = OLD
sport-ist-mord-page-outside = OUTSIDE
sport-ist-mord-page-inside = INSIDE
sport-ist-mord-page-new-dice = for new dice
sport-ist-mord-page-doping = DOPING
sport-ist-mord-page-doping-left = { $left } of { $all } left
sport-ist-mord-page-coach-1a = 1A coach
sport-ist-mord-page-coach-1a-short = 1A
sport-ist-mord-page-coach-1a-about = re-rolls own dice
sport-ist-mord-page-coach-best = The best coach
sport-ist-mord-page-coach-best-2 = one could get
sport-ist-mord-page-coach-best-short = BEST
sport-ist-mord-page-coach-best-about = 2 pills, 1 re-roll
sport-ist-mord-page-nobody = nobody yet
sport-ist-mord-page-centre = New dice go { $side }; pills in reserve: { $reserve }; { $known ->
    [yes] the 1A coach is with { $one }, the best coach with { $best }
   *[no] no coach has been given yet
}.
sport-ist-mord-page-closed = CLOSED
sport-ist-mord-page-closed-count = Sports closed: { $closed } of { $sports }
sport-ist-mord-page-station = { sport-ist-mord-sport-bold }, { $open ->
    [yes] cards in the pile: { $cards }
   *[no] closed
}; { $owned } of them yours; outside: { $outside }; inside: { $inside }
sport-ist-mord-do-place-page = { $doped ->
    [yes] The doped { $value }
   *[no] A { $value }
} to { sport-ist-mord-sport }
sport-ist-mord-odds-kept-page = { $percent }% to keep a card: success { $success }, { $owned } owned
sport-ist-mord-odds-accident-page = { $percent }% for an accident: risk { $risk }{ $out ->
    [yes] , and the pile runs out
   *[no] { "" }
}
sport-ist-mord-outcome-card-page = { $word ->
    [T] Training
   *[other] { $word }
}
sport-ist-mord-do-coach-page = { $skier }
sport-ist-mord-do-pill-page = { $skier }
sport-ist-mord-do-repeat-page = Repeat { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
sport-ist-mord-page-chances = Chances for your { $doped ->
    [yes] doped { $value }
   *[no] { $value }
}
sport-ist-mord-page-chances-kept = card kept
sport-ist-mord-page-chances-hurt = accident
sport-ist-mord-page-chances-success = success { $success } { $enough ->
    [yes] >
   *[no] ≤
} { $owned } owned
sport-ist-mord-page-chances-risk = { $out ->
    [yes] the pile runs out
   *[no] { $worst ->
        [0] risk { $risk } < U2
       *[other] risk { $risk } ≥ U{ $worst }
    }
}
sport-ist-mord-page-chances-about = As the dice lie now: your die, + 1 if doped, + 1 for each other player's new die there. Cards are shared by lot; a doped die's card in phase 9 is counted too.
sport-ist-mord-page-lift = { $doped ->
    [yes] A doped { $value }
   *[no] { $count ->
        [one] A { $value }
       *[other] { $count } dice with { $value }
    }
}{ $lifted ->
    [yes] , in hand
   *[no] { "" }
}
sport-ist-mord-page-roll-of = { $own ->
    [yes] Your roll
   *[no] { $skier }'s roll
}
sport-ist-mord-page-free = { $dice ->
    [0] no free dice
    [one] 1 free die
   *[other] { $dice } free dice
}
sport-ist-mord-page-pills = { $pills ->
    [0] no pill
    [one] 1 pill
   *[other] { $pills } pills
}
sport-ist-mord-page-score = { $sports ->
    [one] 1 sport
   *[other] { $sports } sports
} × { $largest } = { $score }
sport-ist-mord-page-cell = { sport-ist-mord-page-pills }, { $wounds ->
    [0] no accident
    [one] 1 accident
   *[other] { $wounds } accidents
}
sport-ist-mord-page-rolls = Round { $round }: the rolls
sport-ist-mord-page-settle = { sport-ist-mord-sport-bold }{ $extra ->
    [yes] : a card for the pill
   *[no] { "" }
}
sport-ist-mord-page-round = Round { $round } in short
sport-ist-mord-page-entry = Tap what you rolled
sport-ist-mord-page-fold = Fold the clipboard away
sport-ist-mord-page-thinks = thinks …
sport-ist-mord-page-sealed = sealed
sport-ist-mord-page-own-claim = { $kind ->
    [T] you claim training
    [none] you claim no card
   *[other] you claim the { $kind }
}
sport-ist-mord-page-wanted = { $kind ->
    [T] wanted training
    [none] wanted no card
   *[other] wanted the { $kind }
}
sport-ist-mord-page-agreed = Everybody agrees
sport-ist-mord-page-quarrelled = No agreement: contest!
sport-ist-mord-page-pile-out = The pile is out: accidents happen
sport-ist-mord-page-place = { $place ->
    [1] first
   *[other] place { $place }
}
sport-ist-mord-page-sum = { $fate ->
    [kept] success { $success } > { $owned } owned
    [too-much] success { $success }, { $owned } owned
    [escaped] risk { $risk } < { $number }
    [none] { "" }
   *[other] { $last ->
        [yes] the pile was out
       *[no] risk { $risk } ≥ { $number }
    }
}
sport-ist-mord-page-stamp = { $fate ->
    [kept] kept
    [too-much] back
    [escaped] lucky
    [accident] ouch
    [fatal] fatal
   *[none] no card
}
sport-ist-mord-page-effect = { $effect ->
    [kept] yours
    [back] goes back
    [escape] harmless
    [accident] hurts
    [fatal] fatal
   *[none] none
}
sport-ist-mord-page-won = Won: { sport-ist-mord-sport }
sport-ist-mord-page-lost = Lost: { sport-ist-mord-sport }
sport-ist-mord-page-quiet = a quiet round
sport-ist-mord-page-closed-now = Closed: { $sports }
sport-ist-mord-page-advice = { $which ->
    [0] Sport keeps you|young: nobody|here gets old.
    [1] No pain, no gain.|I have neither.
    [2] Warm up first.|I did not.
    [3] Bones heal.|Ask me.
    [4] Breathe in.|I used to.
   *[5] I only wanted|to lose weight.
}
sport-ist-mord-ask-place-places = Drag a die to an amber sport, or tap the sport
sport-ist-mord-ask-pick-places = Tap your amber dice
sport-ist-mord-ask-pick-contest-places = Tap your amber dice
sport-ist-mord-ask-train-places = Tap or type what fell
sport-ist-mord-ask-lead-places = { sport-ist-mord-ask-train-places }
sport-ist-mord-ask-roll-picked-places = { sport-ist-mord-ask-train-places }
sport-ist-mord-ask-roll-picked-contest-places = { sport-ist-mord-ask-train-places }
sport-ist-mord-ask-roll-one-places = { sport-ist-mord-ask-train-places }
sport-ist-mord-ask-roll-one-contest-places = { sport-ist-mord-ask-train-places }
sport-ist-mord-ask-repeat-places = { sport-ist-mord-ask-train-places }
sport-ist-mord-ask-contest-places = { sport-ist-mord-ask-train-places }
sport-ist-mord-ask-pick-one-places = Tap an amber die
sport-ist-mord-ask-pick-one-contest-places = Tap an amber die
sport-ist-mord-ask-claim-places = Tap a card on the clipboard
sport-ist-mord-ask-choose-places = Tap a card on the clipboard
sport-ist-mord-ask-spend-places = Tap a die to dope it
