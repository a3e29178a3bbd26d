## What is pointed at

sport-ist-mord-tell-sport = Begin with a 1. After that a die may be at most 1 higher than your die there.
sport-ist-mord-tell-closed = Closed sport
sport-ist-mord-tell-closed-does = A fatal accident closed it. No more dice, no more cards; those you own are safe.
sport-ist-mord-tell-die = Die
sport-ist-mord-tell-die-does = Placed this round, it comes back in the next. The higher it is, the more you win and the more you risk.
sport-ist-mord-tell-doped = Doped die
sport-ist-mord-tell-doped-does = { $jump ->
    [yes] You chose its value. It adds 1 to success and risk, and you draw one card more.
   *[no] You chose its value, 1 higher than your die there. It adds 1 to success and risk, and you draw one card more.
}
sport-ist-mord-tell-pill = Pill
sport-ist-mord-tell-pill-does = Spend it to re-roll all your dice, or to dope one die.
sport-ist-mord-tell-reserve = Reserve
sport-ist-mord-tell-reserve-does = Pills nobody has. The budget coach brings two of them.
sport-ist-mord-tell-side = Inside or outside
sport-ist-mord-tell-side-does = New dice go to this side of the circle. Those of last round are on the other.
sport-ist-mord-tell-star = Star coach
sport-ist-mord-tell-star-does = Goes first and may re-roll any of their own dice. Moves on by one seat each round.
sport-ist-mord-tell-budget = Budget coach
sport-ist-mord-tell-budget-does = Brings two pills, one to keep and one to give, and may re-roll one die, anybody's.
sport-ist-mord-tell-training = Training card
sport-ist-mord-tell-training-does = You keep it if your success is greater than the number of cards of this sport you own.
sport-ist-mord-tell-accident = { $card ->
    [u2] Light accident, U2
   *[u4] Serious accident, U4
}
sport-ist-mord-tell-accident-does = It happens at risk { $number } or more. Your die lies on the card until it has healed.
sport-ist-mord-tell-fatal = Fatal accident, U6
sport-ist-mord-tell-fatal-does = It happens at risk { $number } or more. Your die is gone and the sport closes for good.
sport-ist-mord-tell-none = No card
sport-ist-mord-tell-none-does = There are fewer cards than players. Somebody goes without.
sport-ist-mord-tell-owned = Cards you own
sport-ist-mord-tell-owned-does = Your different sports times the cards of your largest one are your score.
sport-ist-mord-tell-bench = Your bench
sport-ist-mord-tell-bench-does = Your free dice, your pills and your injuries.
sport-ist-mord-tell-score = Score
sport-ist-mord-tell-score-does = Different sports times the cards of the largest one.

## The goals of a first game

sport-ist-mord-goal-title = Your goal: be the fittest when the last sport closes
sport-ist-mord-goal-roll = Roll your free dice
sport-ist-mord-goal-roll-does = You have { $dice } in all
sport-ist-mord-goal-place = Place them at sports
sport-ist-mord-goal-place-does = A 1 to begin with, then 1 higher each round
sport-ist-mord-goal-share = Win training cards
sport-ist-mord-goal-share-does = By agreement or by contest
sport-ist-mord-goal-survive = Survive
sport-ist-mord-goal-survive-does = High dice and crowds are dangerous
sport-ist-mord-goal-score = Count your cards
sport-ist-mord-goal-score-does = Sports times the largest one

## Once, when it first happens

sport-ist-mord-ask-train-guide = Roll all your free dice. Press the button, or press Space.
sport-ist-mord-ask-give-coach-guide = The budget coach helps whoever has it. Give it to somebody who is behind.
sport-ist-mord-ask-pick-guide = Tap the dice you want to re-roll. Keep your 1s: they begin new sports.
sport-ist-mord-ask-give-pill-guide = You keep one pill and give one. Pills can be saved for later rounds.
sport-ist-mord-ask-pick-one-guide = One die of anybody, for better or worse.
sport-ist-mord-ask-spend-guide = A pill re-rolls all your dice or dopes one. You need not use it now.
sport-ist-mord-ask-place-guide = Tap a die, then an amber sport. You need not place any die.
sport-ist-mord-ask-claim-guide = Everybody claims in secret. If the claims fit together there is no contest.
sport-ist-mord-ask-contest-guide = All free dice are rolled. The higher your total, the earlier you choose.
sport-ist-mord-ask-choose-guide = Training is good, accidents are not. Your risk decides whether they happen.
sport-ist-mord-event-lost-form-guide = Own cards of a sport and have no die there, and you lose one of them.
sport-ist-mord-event-kept-guide = Success has to be greater than the number of cards owned already.
sport-ist-mord-event-too-much-guide = Success was too small for one more card.
sport-ist-mord-event-accident-guide = The die lies on the card and goes down by 1 each round until it comes back.
sport-ist-mord-event-fatal-guide = The sport is closed for good. The game ends when all are closed.
sport-ist-mord-event-quarrelled-guide = Claims did not fit together, so a contest decides.
sport-ist-mord-event-escaped-guide = The risk was too small for this accident.
sport-ist-mord-event-doped-guide = A doped die has to be placed, and draws one card more.
