### Sport ist Mord. Facts arrive by name; $skier is the name of the seat, $title that of the card.

sport-ist-mord-poster = Sport ist Mord
sport-ist-mord-poster-time = 60 min
sport-ist-mord-poster-about = Train eight sports, dope a little, survive your accidents.
sport-ist-mord-content-note = Jokes about doping and about sports accidents, fatal ones included. Black humour; 16 and up, says the box.

sport-ist-mord-preset-box = As in the box
sport-ist-mord-preset-box-about = The rules of the box: a doped die is 1 higher, and coaches stay out of other people's contests.
sport-ist-mord-preset-free-for-all = Free for all
sport-ist-mord-preset-free-for-all-about = A doped die may jump higher, and the budget coach meddles in everybody's contests.
sport-ist-mord-option-doping_jump = Doping jumps higher
sport-ist-mord-option-doping_jump-about = A doped die may be any value above your die at a sport, not just 1 higher. A new sport still starts with a 1.
sport-ist-mord-option-coach_from_outside = The budget coach meddles
sport-ist-mord-option-coach_from_outside-about = Whoever has the budget coach may re-roll a die in contests of others.
sport-ist-mord-option-roll_off_coaches = Coaches in a roll-off
sport-ist-mord-option-roll_off_coaches-about = Each coach acts once per contest, roll-offs included, or anew in every roll-off.
sport-ist-mord-option-roll_off_coaches-once = Once per contest
sport-ist-mord-option-roll_off_coaches-afresh = Anew each time
sport-ist-mord-option-last_round = Last round
sport-ist-mord-option-last_round-about = After this round the game is scored, whoever is still alive.

## Sports and cards

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

sport-ist-mord-card-training = Training
sport-ist-mord-card-no-card = No card
sport-ist-mord-card-bowling-u2 = Thumb stuck
sport-ist-mord-card-bowling-u4 = Thumb still stuck, ball gone
sport-ist-mord-card-bowling-u6 = First strike, in person
sport-ist-mord-card-tennis-u2 = Tennis elbow
sport-ist-mord-card-tennis-u4 = Umpire's chair
sport-ist-mord-card-tennis-u6 = Sudden death
sport-ist-mord-card-billiards-u2 = Chalk in the eye
sport-ist-mord-card-billiards-u4 = Cue from behind
sport-ist-mord-card-billiards-u6 = Eight ball, swallowed
sport-ist-mord-card-football-u2 = Stud marks
sport-ist-mord-card-football-u4 = The wall held, you did not
sport-ist-mord-card-football-u6 = Extra time in heaven
sport-ist-mord-card-darts-u2 = Toe
sport-ist-mord-card-darts-u4 = Other toe
sport-ist-mord-card-darts-u6 = Bull's eye
sport-ist-mord-card-jogging-u2 = Blister
sport-ist-mord-card-jogging-u4 = Lamp post
sport-ist-mord-card-jogging-u6 = Runner's last high
sport-ist-mord-card-chess-u2 = Sat too long
sport-ist-mord-card-chess-u4 = Board to the head
sport-ist-mord-card-chess-u6 = Checkmate
sport-ist-mord-card-skiing-u2 = Wrong wax
sport-ist-mord-card-skiing-u4 = Tree
sport-ist-mord-card-skiing-u6 = Eternal snow

## What happens

sport-ist-mord-event-round = Round { $round }.
sport-ist-mord-event-trained = { $skier } rolls for training: { $dice }.
sport-ist-mord-event-led = { $skier } rolls { $dice } for the star coach: { $total }.
sport-ist-mord-event-first = { $round ->
    [1] { $skier } has the highest total and gets the star coach.
   *[other] The star coach moves on to { $skier }.
}
sport-ist-mord-event-best = { $skier } gives the budget coach to { $other-skier }.
sport-ist-mord-event-flipped = { $side ->
    [inside] New dice go inside the circle this round.
   *[outside] New dice go outside the circle this round.
}
sport-ist-mord-event-rolled-again = The star coach shouts, { $skier } re-rolls: { $dice }.
sport-ist-mord-event-pills-shared = { $skier } finds two pills in the coach's bag, keeps one and gives one to { $other-skier }.
sport-ist-mord-event-pills-left = { $pills ->
    [one] { $skier } leaves the last pill in the reserve.
   *[other] { $skier } leaves both pills in the reserve.
}
sport-ist-mord-event-pill-kept = { $skier } takes the last pill of the reserve.
sport-ist-mord-event-nudged = { $own ->
    [yes] The budget coach leans on a die of { $skier }: { $before } becomes { $value }.
   *[no] { $skier } lets the budget coach trip over a die of { $other-skier }: { $before } becomes { $value }.
}
sport-ist-mord-event-repeated = { $skier } swallows a pill and re-rolls everything: { $dice }.
sport-ist-mord-event-doped = { $skier } dopes a die: { $before } becomes { $value }.
sport-ist-mord-event-placed = { $doped ->
    [yes] { sport-ist-mord-sport-bold }: { $skier } places a doped { $value }.
   *[no] { sport-ist-mord-sport-bold }: { $skier } places a { $value }.
}
sport-ist-mord-event-took-back = { $count ->
    [one] { $skier } collects 1 die from last round.
   *[other] { $skier } collects { $count } dice from last round.
}
sport-ist-mord-event-healing = { $skier } is on the mend from “{ $title }”: { $value } to go.
sport-ist-mord-event-healed = { $skier } is over “{ $title }” and keeps the card as a souvenir.
sport-ist-mord-event-lost-form = { sport-ist-mord-sport-bold }: { $skier } skips training, gets flabby and loses a card. Cards left: { $left }.
sport-ist-mord-event-settling = { $cards ->
    [one] { sport-ist-mord-sport-bold }: 1 card (dice: { $count }).
   *[other] { sport-ist-mord-sport-bold }: { $cards } cards (dice: { $count }).
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
sport-ist-mord-event-revealed = Face up: “{ $title }”.
sport-ist-mord-event-pile-out = That was the whole pile: whatever can go wrong will.
sport-ist-mord-event-claimed = { $skier } claims “{ $title }”.
sport-ist-mord-event-claimed-hidden = { $skier } claims a card in secret.
sport-ist-mord-event-showed = Claim of { $skier }: “{ $title }”.
sport-ist-mord-event-agreed = Everybody agrees. Rare in sport.
sport-ist-mord-event-quarrelled = { sport-ist-mord-sport-bold }: no agreement, so a contest decides.
sport-ist-mord-event-contested = { $skier } rolls { $dice } in the contest: { $total }.
sport-ist-mord-event-tied = { $skier } and { $other-skier } both have { $total } and roll off.
sport-ist-mord-event-ordered = { $place ->
    [1] { $skier } chooses first.
    [2] { $skier } chooses second.
    [3] { $skier } chooses third.
   *[other] { $skier } chooses { $place }th.
}
sport-ist-mord-event-draw-order = { $place ->
    [1] { $skier } draws first.
    [2] { $skier } draws second.
    [3] { $skier } draws third.
   *[other] { $skier } draws { $place }th.
}
sport-ist-mord-event-chose = { $skier } chooses “{ $title }”.
sport-ist-mord-event-declined = { $skier } declines politely.
sport-ist-mord-event-got = { $skier } gets “{ $title }”.
sport-ist-mord-event-empty-handed = { $skier } goes home without a card.
sport-ist-mord-event-kept = { $skier } keeps the training card: success { $success } beats { $owned } owned.
sport-ist-mord-event-too-much = { $skier } is too fit for this one: success { $success } does not beat { $owned } owned. The card goes under the pile.
sport-ist-mord-event-accident = { $last ->
    [yes] { sport-ist-mord-sport-bold }: “{ $title }” hits { $skier }. The pile was out.
   *[no] { sport-ist-mord-sport-bold }: “{ $title }” hits { $skier } (risk { $risk }).
}
sport-ist-mord-event-fatal = { $last ->
    [yes] { sport-ist-mord-sport-bold }: “{ $title }” hits { $skier }. Fatal: the pile was out. The sport closes. A minute of silence, then on with the others.
   *[no] { sport-ist-mord-sport-bold }: “{ $title }” hits { $skier }. Fatal (risk { $risk }). The sport closes. A minute of silence, then on with the others.
}
sport-ist-mord-event-escaped = { $skier } gets away with it: risk { $risk } is too low for “{ $title }”. The card goes under the pile.
sport-ist-mord-event-drew-extra = { sport-ist-mord-sport-bold }: the pill works, { $skier } draws one more card: “{ $title }”.
sport-ist-mord-event-no-extra = { sport-ist-mord-sport-bold } is closed: no extra card for { $skier }.
sport-ist-mord-event-pill-back = The pill under { $skier }'s die returns to the reserve. Nobody saw anything.
sport-ist-mord-event-all-closed = Round { $round }: all eight sports are closed. Finally, peace.
sport-ist-mord-event-last-round = Round { $round } was the last. The cards are scored as they are.
sport-ist-mord-event-scored = { $skier }: { sport-ist-mord-sum }.
sport-ist-mord-sum = { $sports ->
    [one] 1 sport × { $largest } = { $score }
   *[other] { $sports } sports × { $largest } = { $score }
}
sport-ist-mord-event-level = { $accidents ->
    [0] Level at { $score }, so accidents decide: { $skier } has no accident card.
    [one] Level at { $score }, so accidents decide: { $skier } has 1 accident card.
   *[other] Level at { $score }, so accidents decide: { $skier } has { $accidents } accident cards.
}

sport-ist-mord-over-closed = All sports are closed.
sport-ist-mord-over-last-round = The last round is over.

## What is asked

sport-ist-mord-ask-lead = { $skier }, roll { $dice } dice for the star coach.
sport-ist-mord-ask-give-coach = { $skier }, who gets the budget coach?
sport-ist-mord-ask-train = { $dice ->
    [one] { $skier }, roll 1 die for training.
   *[other] { $skier }, roll { $dice } dice for training.
}
sport-ist-mord-ask-pick = { $skier }, your star coach lets you re-roll: which dice?
sport-ist-mord-ask-pick-contest = { $skier }, your star coach lets you re-roll in this contest: which dice?
sport-ist-mord-ask-roll-picked = { $dice ->
    [one] { $skier }, re-roll 1 die.
   *[other] { $skier }, re-roll { $dice } dice.
}
sport-ist-mord-ask-roll-picked-contest = { sport-ist-mord-ask-roll-picked }
sport-ist-mord-ask-give-pill = { $reserve ->
    [one] { $skier }, the budget coach brings the last pill. Take it?
   *[other] { $skier }, the budget coach brings two pills. One is yours. Who gets the other?
}
sport-ist-mord-ask-give-pill-page = { $reserve ->
    [one] The last pill: take it?
   *[other] Two pills, one for you: who gets the other?
}
sport-ist-mord-ask-pick-one = { $skier }, your budget coach re-rolls one die, yours or anybody's: which one?
sport-ist-mord-ask-pick-one-contest = { $skier }, your budget coach re-rolls one die in this contest: which one?
sport-ist-mord-ask-roll-one = Budget coach: re-roll a { $value } of { $other-skier }.
sport-ist-mord-ask-roll-one-contest = { sport-ist-mord-ask-roll-one }
sport-ist-mord-ask-spend = { $pills ->
    [one] { $skier }, you have 1 pill. Use it?
   *[other] { $skier }, you have { $pills } pills. Use one?
}
sport-ist-mord-ask-repeat = { $dice ->
    [one] { $skier }, re-roll your 1 die.
   *[other] { $skier }, re-roll all { $dice } dice.
}
sport-ist-mord-ask-dope = { $skier }, the { $value } becomes what?
sport-ist-mord-ask-place = { $skier }, place your dice.
sport-ist-mord-ask-reveal = { $reveals ->
    [one] { sport-ist-mord-sport-bold }: turn up the last card.
   *[other] { sport-ist-mord-sport-bold }: turn up a card ({ $reveals } left).
}
sport-ist-mord-ask-claim = { sport-ist-mord-sport-bold }: { $skier }, claim a card in secret.
sport-ist-mord-ask-contest = { $dice ->
    [one] { $skier }, roll 1 die for the contest.
   *[other] { $skier }, roll { $dice } dice for the contest.
}
sport-ist-mord-ask-choose = { sport-ist-mord-sport-bold }: { $skier }, choose a card.
sport-ist-mord-ask-extra = { sport-ist-mord-sport-bold }: { $skier }, draw one more card for your pill.

## What can be done

sport-ist-mord-do-coach = The budget coach goes to { $skier }
sport-ist-mord-do-pill = A pill for { $skier }
sport-ist-mord-do-take = Take the last pill
sport-ist-mord-do-leave = { $pills ->
    [one] Leave it in the reserve
   *[other] Leave both in the reserve
}
sport-ist-mord-do-pick = Pick a { $value }
sport-ist-mord-do-roll = { $dice ->
    [one] Re-roll 1 die
   *[other] Re-roll { $dice } dice
}
sport-ist-mord-do-keep = Keep the dice
sport-ist-mord-do-nudge = { $own ->
    [yes] Your { $value }
   *[no] { $skier }: { $value }
}
sport-ist-mord-do-save = { $pills ->
    [one] Keep the pill
   *[other] Keep the pills
}
sport-ist-mord-do-repeat = { $dice ->
    [one] Re-roll your 1 die
   *[other] Re-roll all { $dice } dice
}
sport-ist-mord-do-dope = Dope a { $value }
sport-ist-mord-do-turn = Make it a { $value }
sport-ist-mord-do-place = { $doped ->
    [yes] { sport-ist-mord-sport-bold }: the doped { $value }
   *[no] { sport-ist-mord-sport-bold }: a { $value }
}
sport-ist-mord-do-done = { $dice ->
    [0] Done: no free dice left
    [one] Done: 1 die stays free
   *[other] Done: { $dice } dice stay free
}
sport-ist-mord-do-card = { $effect ->
    [kept] Training: you keep it
    [back] Training: too fit, it goes back
    [escape] { $title } ({ $kind }): you get away with it
    [accident] { $title } ({ $kind }): it hurts
    [fatal] { $title } ({ $kind }): fatal, the sport closes
   *[none] No card
}
sport-ist-mord-outcome-card = { $word }, “{ $title }”
sport-ist-mord-outcome-roll = { $dice } ({ $total })

sport-ist-mord-odds-kept = keep a card: { $percent }%
sport-ist-mord-odds-accident = accident: { $percent }%
sport-ist-mord-odds-contest = { $dice ->
    [0] no free dice for a contest
    [one] 1 free die: { $percent }% to win a contest outright
   *[other] { $dice } free dice: { $percent }% to win a contest outright
}
sport-ist-mord-part-success = { $doped ->
    [yes] { $others ->
        [0] success and risk { $success }: your { $value }, +1 for the pill; you own { $owned }
       *[other] success and risk { $success }: your { $value }, +1 for the pill, +{ $others } for other dice; you own { $owned }
    }
   *[no] { $others ->
        [0] success and risk { $success }: your { $value }; you own { $owned }
       *[other] success and risk { $success }: your { $value }, +{ $others } for other dice; you own { $owned }
    }
}
sport-ist-mord-part-dope = you choose the value of a doped die; it adds 1 to success and risk
sport-ist-mord-part-start = start a sport with a 1
sport-ist-mord-part-follow = next die: at most 1 higher
sport-ist-mord-part-one = one new die per sport
sport-ist-mord-part-doped = you must place your doped dice
sport-ist-mord-part-lot = chances: dice as they lie now, cards by lot; doped dice with both cards
sport-ist-mord-part-pile-out = the pile is out: every accident happens
sport-ist-mord-part-total = { $skier }: { $total }

## Why not

sport-ist-mord-is-over = The game is over.
sport-ist-mord-no-such-word = “{ $word }” is not a choice here. You can say: { $words }.
sport-ist-mord-no-such-card = “{ $word }” cannot come up here. Possible: { $words }.
sport-ist-mord-no-such-roll = { $dice ->
    [one] “{ $word }” is not a roll of 1 die. Type a number from 1 to 6.
   *[other] “{ $word }” is not a roll of { $dice } dice. Type their numbers in a row.
}
sport-ist-mord-not-in-pile = “{ $word }” cannot come up: there is none left in the pile, or a known card is next. Possible: { $words }.
sport-ist-mord-not-now-coach = First choose who gets the budget coach, like P2.
sport-ist-mord-not-now-pill = First choose who gets the second pill, like P2; take the last one; or leave.
sport-ist-mord-not-now-pick = First pick dice of yours by value, then roll; or keep.
sport-ist-mord-not-now-pick-one = First pick one die, like P2.5; or keep.
sport-ist-mord-not-now-spend = First decide about your pill: dope a die (dope3), re-roll (repeat) or keep it (pass).
sport-ist-mord-not-now-dope = First choose the new value of the doped die, like =4.
sport-ist-mord-not-now-place = Place a die, like 2@tennis, or say done.
sport-ist-mord-not-now-claim = Claim a card, like T or U2.
sport-ist-mord-not-now-choose = Choose a card, like T or U2.
sport-ist-mord-doped-waits = You must place your doped die first.
sport-ist-mord-die-not-held = { $doped ->
    [yes] You have no doped { $value } to place.
   *[no] You have not rolled a { $value } that is not doped.
}
sport-ist-mord-all-picked = You have already picked every { $value } of yours.
sport-ist-mord-closed = { sport-ist-mord-sport-bold } is closed for good.
sport-ist-mord-one-a-round = { sport-ist-mord-sport-bold }: you have already placed a die here this round.
sport-ist-mord-start-with-one = { sport-ist-mord-sport-bold }: you start with a 1.
sport-ist-mord-too-high = { sport-ist-mord-sport-bold }: your die shows { $own }, so the next one can be { $most } at most.
sport-ist-mord-doped-higher = { sport-ist-mord-sport-bold }: a doped die must be higher than your { $own }.
sport-ist-mord-doped-room = { sport-ist-mord-sport-bold }: this place is needed for your doped die.
sport-ist-mord-card-not-there = { sport-ist-mord-sport-bold }: no such card is left.
sport-ist-mord-card-for-each = { sport-ist-mord-sport-bold }: there is a card for everyone, so claim one.
sport-ist-mord-must-take = { sport-ist-mord-sport-bold }: too few players come after you to take all the cards, so take one.
sport-ist-mord-no-such-player = There are only { $players } players.
sport-ist-mord-coach-to-other = The budget coach goes to somebody else.
sport-ist-mord-two-pills = Two pills come together. Name who gets the second, like P2, or leave both.
sport-ist-mord-last-pill = Only one pill is left. Take it for yourself, or leave it.
sport-ist-mord-pill-to-other = The second pill goes to somebody else.
sport-ist-mord-no-such-die = There is no such die.
sport-ist-mord-no-room = No sport has room for one more doped die.
sport-ist-mord-no-room-for = No sport has room for a doped { $value }.
sport-ist-mord-roll-picked = You have picked dice: roll them, or undo the pick.
sport-ist-mord-nothing-picked = Pick a die first.

## How it stands

sport-ist-mord-head = Round { $round } · { $step }/9
sport-ist-mord-round = Round { $round }
sport-ist-mord-step = { $step ->
    [1] 1 of 9: coaches
    [2] 2 of 9: training roll
    [3] 3 of 9: coaches, pills
    [4] 4 of 9: placing
    [8] 8 of 9: cards
   *[9] 9 of 9: doping
}
sport-ist-mord-status = { $sports }×{ $largest }={ $score }
sport-ist-mord-status-page = { $score }
sport-ist-mord-status-sum = { sport-ist-mord-sum }
sport-ist-mord-status-sum-page = { $sports ->
    [one] 1 sport × { $largest }
   *[other] { $sports } sports × { $largest }
}
sport-ist-mord-fact-first = star coach
sport-ist-mord-fact-first-page = Has the star coach and goes first.
sport-ist-mord-fact-best = budget coach
sport-ist-mord-fact-best-page = Has the budget coach.
sport-ist-mord-fact-sport = { sport-ist-mord-sport-bold }: { $cards }
sport-ist-mord-fact-sport-page = { sport-ist-mord-sport-bold }: { $cards }.
sport-ist-mord-fact-stock = training cards: { $cards }
sport-ist-mord-fact-stock-page = Training cards: { $cards }.
sport-ist-mord-fact-dice = dice free: { $dice }
sport-ist-mord-fact-dice-page = { $dice ->
    [0] No free dice.
    [one] 1 free die.
   *[other] { $dice } free dice.
}
sport-ist-mord-fact-pills = pills: { $pills }
sport-ist-mord-fact-pills-page = { $pills ->
    [one] 1 pill.
   *[other] { $pills } pills.
}
sport-ist-mord-fact-accident = { $heals ->
    [0] “{ $title }” ({ $kind })
   *[other] “{ $title }” ({ $kind }): healing, { $heals } to go
}
sport-ist-mord-fact-accident-page = { $heals ->
    [0] “{ $title }” ({ $kind }).
   *[other] “{ $title }” ({ $kind }): healing, { $heals } to go.
}

## The terminal

sport-ist-mord-headline = Round { $round } of { $rounds } · { sport-ist-mord-step } · { $closed } of 8 closed
sport-ist-mord-board-side = { $side ->
    [inside] NEW DICE INSIDE ●
   *[outside] NEW DICE OUTSIDE ○
}
sport-ist-mord-board-first = star coach
sport-ist-mord-board-best = budget coach
sport-ist-mord-board-reserve = { $pills } of 12 pills left
sport-ist-mord-board-closed = CLOSED
sport-ist-mord-board-again = to re-roll: { $dice }
sport-ist-mord-board-face-up = Face up: { $cards }
sport-ist-mord-laid-centre = { $side ->
    [inside] New dice go inside. Star coach: { $first }. Budget coach: { $best }. Pills in reserve: { $pills } of 12.
   *[outside] New dice go outside. Star coach: { $first }. Budget coach: { $best }. Pills in reserve: { $pills } of 12.
}
sport-ist-mord-laid-pile = { sport-ist-mord-sport-bold }, cards in the pile: { $cards }
sport-ist-mord-laid-closed = { sport-ist-mord-sport-bold }: closed, with a die of { $skier } on it
sport-ist-mord-laid-new = new dice: { $dice }
sport-ist-mord-laid-old = last round's: { $dice }
sport-ist-mord-laid-success = success and risk: { $sums }
sport-ist-mord-laid-roll = Rolled: { $dice }
sport-ist-mord-laid-die = { $doped ->
    [yes] { $skier } { $value } doped
   *[no] { $skier } { $value }
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
sport-ist-mord-page-coach-1a = Star coach
sport-ist-mord-page-coach-1a-short = STAR
sport-ist-mord-page-coach-1a-about = re-roll your dice
sport-ist-mord-page-coach-best = Budget coach
sport-ist-mord-page-coach-best-short = BUDGET
sport-ist-mord-page-coach-best-about = 2 pills, 1 re-roll
sport-ist-mord-page-nobody = nobody yet
sport-ist-mord-page-centre = { $side ->
    [inside] { $known ->
        [yes] New dice go inside. Pills in reserve: { $reserve }. Star coach: { $one }. Budget coach: { $best }.
       *[no] New dice go inside. Pills in reserve: { $reserve }. No coach yet.
    }
   *[outside] { $known ->
        [yes] New dice go outside. Pills in reserve: { $reserve }. Star coach: { $one }. Budget coach: { $best }.
       *[no] New dice go outside. Pills in reserve: { $reserve }. No coach yet.
    }
}
sport-ist-mord-page-closed = CLOSED
sport-ist-mord-page-closed-count = Sports closed: { $closed } of { $sports }
sport-ist-mord-page-station = { $open ->
    [yes] { sport-ist-mord-sport-bold }. Cards in the pile: { $cards }. You own: { $owned }. Outside: { $outside }. Inside: { $inside }.
   *[no] { sport-ist-mord-sport-bold }, closed. You own: { $owned }. Outside: { $outside }. Inside: { $inside }.
}
sport-ist-mord-do-place-page = { $doped ->
    [yes] { sport-ist-mord-sport-bold }: place the doped { $value }
   *[no] { sport-ist-mord-sport-bold }: place a { $value }
}
sport-ist-mord-odds-kept-page = { $percent }% to keep a card: success { $success }, { $owned } owned
sport-ist-mord-odds-accident-page = { $out ->
    [yes] { $percent }% for an accident: risk { $risk }, and the pile runs out
   *[no] { $percent }% for an accident: risk { $risk }
}
sport-ist-mord-outcome-card-page = { $word ->
    [T] Training
   *[other] { $word }
}
sport-ist-mord-do-coach-page = { $skier }
sport-ist-mord-do-pill-page = { $skier }
sport-ist-mord-do-repeat-page = { $dice ->
    [one] Re-roll your 1 die
   *[other] Re-roll all { $dice } dice
}
sport-ist-mord-page-chances = { $doped ->
    [yes] Chances for your doped { $value }
   *[no] Chances for your { $value }
}
sport-ist-mord-page-chances-kept = card kept
sport-ist-mord-page-chances-hurt = accident
sport-ist-mord-page-chances-success = { $enough ->
    [yes] success { $success } > { $owned } owned
   *[no] success { $success } ≤ { $owned } owned
}
sport-ist-mord-page-chances-risk = { $out ->
    [yes] the pile runs out
   *[no] { $worst ->
        [0] risk { $risk } < U2
       *[other] risk { $risk } ≥ U{ $worst }
    }
}
sport-ist-mord-page-chances-about = As the dice lie now: your die, +1 if doped, +1 for each new die of another player. Cards are shared by lot. The extra card of a doped die in phase 9 is counted too.
sport-ist-mord-page-lift = { $lifted ->
    [yes] { $doped ->
        [yes] A doped { $value }, in your hand
       *[no] A { $value }, in your hand
    }
   *[no] { $doped ->
        [yes] A doped { $value }
       *[no] { $count ->
            [one] A { $value }
           *[other] { $count } dice showing { $value }
        }
    }
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
    [one] 1 sport × { $largest } = { $score }
   *[other] { $sports } sports × { $largest } = { $score }
}
sport-ist-mord-page-cell = pills: { $pills }, accidents: { $wounds }
sport-ist-mord-page-rolls = Round { $round }: the rolls
sport-ist-mord-page-settle = { $extra ->
    [yes] { sport-ist-mord-sport-bold }: a card for the pill
   *[no] { sport-ist-mord-sport-bold }
}
sport-ist-mord-page-round = Round { $round } in short
sport-ist-mord-page-entry = Tap what you rolled
sport-ist-mord-page-fold = Fold the clipboard away
sport-ist-mord-page-thinks = thinks …
sport-ist-mord-page-sealed = sealed
sport-ist-mord-page-own-claim = { $kind ->
    [T] your claim: training
    [none] your claim: no card
   *[other] your claim: { $kind }
}
sport-ist-mord-page-wanted = { $kind ->
    [T] claim: training
    [none] claim: no card
   *[other] claim: { $kind }
}
sport-ist-mord-page-agreed = Everybody agrees
sport-ist-mord-page-quarrelled = No agreement: contest!
sport-ist-mord-page-pile-out = The pile is out: accidents happen
sport-ist-mord-page-place = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] { $place }th
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
sport-ist-mord-page-won = Won: { sport-ist-mord-sport-bold }
sport-ist-mord-page-lost = Lost: { sport-ist-mord-sport-bold }
sport-ist-mord-page-quiet = a quiet round
sport-ist-mord-page-closed-now = Closed: { $sports }
sport-ist-mord-page-advice = { $which ->
    [0] Sport keeps you young: nobody here gets old.
    [1] No pain, no gain. I have neither.
    [2] Warm up first. I did not.
    [3] Bones heal. Ask me.
    [4] Breathe in. I used to.
   *[5] I only wanted to lose weight.
}
sport-ist-mord-ask-place-places = Drag a die to an amber sport, or tap the sport.
sport-ist-mord-ask-pick-places = Tap your amber dice.
sport-ist-mord-ask-pick-contest-places = Tap your amber dice.
sport-ist-mord-ask-train-places = Tap or type what you rolled.
sport-ist-mord-ask-lead-places = { sport-ist-mord-ask-train-places }
sport-ist-mord-ask-roll-picked-places = { sport-ist-mord-ask-train-places }
sport-ist-mord-ask-roll-picked-contest-places = { sport-ist-mord-ask-train-places }
sport-ist-mord-ask-roll-one-places = { sport-ist-mord-ask-train-places }
sport-ist-mord-ask-roll-one-contest-places = { sport-ist-mord-ask-train-places }
sport-ist-mord-ask-repeat-places = { sport-ist-mord-ask-train-places }
sport-ist-mord-ask-contest-places = { sport-ist-mord-ask-train-places }
sport-ist-mord-ask-pick-one-places = Tap an amber die.
sport-ist-mord-ask-pick-one-contest-places = Tap an amber die.
sport-ist-mord-ask-claim-places = Tap a card on the clipboard.
sport-ist-mord-ask-choose-places = Tap a card on the clipboard.
sport-ist-mord-ask-spend-places = Tap a die to dope it.

## What the lab measures

sport-ist-mord-gauge-doped = Doped dice placed
sport-ist-mord-gauge-sports = Sports owned at the end
sport-ist-mord-gauge-rounds = Rounds
sport-ist-mord-gauge-score = Score
sport-ist-mord-gauge-largest = Cards of the largest sport
sport-ist-mord-gauge-kept = Training cards kept
sport-ist-mord-gauge-lost = Training cards lost
sport-ist-mord-gauge-accidents = Accidents
sport-ist-mord-gauge-fatal = Fatal accidents
sport-ist-mord-gauge-star = Rounds with the star coach
sport-ist-mord-gauge-budget = Rounds with the budget coach
sport-ist-mord-gauge-doped_kept = Training cards from doping
sport-ist-mord-gauge-doped_hurt = Accidents from doping
sport-ist-mord-word-pass = without pills
sport-ist-mord-lap-1 = Rounds 1 to 4
sport-ist-mord-lap-2 = Rounds 5 to 8
sport-ist-mord-lap-3 = From round 9
