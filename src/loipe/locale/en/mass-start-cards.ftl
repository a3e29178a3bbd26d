### Mass Start's cards as cards: what stands on them beside their titles and texts, and where they lie.

mass-start-card-sprint = Sprint
mass-start-card-deck = Technique deck
mass-start-cardtext-sprint = { $squares ->
    [one] After a roll: 1 extra square. One per turn.
   *[other] After a roll: { $squares } extra squares. One per turn.
}
mass-start-cardtext-skis = Play at the start of a lap: +1 on each roll of it.
mass-start-cardtext-rifle = Play at the start of a lap: risk 1 lower at the range.
mass-start-badge-sprint = +{ $amount }
mass-start-badge-forward = +{ $amount }
mass-start-badge-fast = +{ $amount }
mass-start-badge-push = +{ $amount }
mass-start-badge-back = −{ $amount }
mass-start-badge-thrown = −{ $amount }
mass-start-badge-slow = −{ $amount }
mass-start-badge-skis = +1
mass-start-star = Counts at once
mass-start-own-cards = Your cards: { $cards }
mass-start-deck = { $deck ->
    [one] Event deck: 1 card
   *[other] Event deck: { $deck } cards
}
mass-start-open = in play
mass-start-play-card = { $title }: play it
mass-start-ask-before-places = Or play an amber card.
mass-start-ask-technique-places = Play an amber card.

## All cards of the table

mass-start-cards-own = Sprint and technique cards
mass-start-cards-events = Event cards
mass-start-cards-events-about = { $hidden ->
    [0] { $deck ->
        [one] 1 card in the deck.
       *[other] { $deck } cards in the deck.
    }
   *[other] { $deck ->
        [one] 1 card in the deck. Kept by players: { $hidden }.
       *[other] { $deck } cards in the deck. Kept by players: { $hidden }.
    }
}
mass-start-where-own = Yours
mass-start-where-with = With { $skier }
mass-start-where-under = Used, under the deck
mass-start-where-unseen = Not seen yet
mass-start-where-count = { $skier }: { $count }
mass-start-where-open = { $skier }: in play
mass-start-where-technique = Technique deck: { $count }
