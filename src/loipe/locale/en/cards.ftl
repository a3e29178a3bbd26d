### The sheets of all cards and tokens of Crystal Globe, Ski Tour and Sport ist Mord.

crystal-globe-cards-own = Energy cards: { $skier }
crystal-globe-cards-about = After your roll: each card adds up to its number in squares.
crystal-globe-cards-where = Hand: { $hand } · deck: { $deck } · played: { $played }
crystal-globe-cards-form = Form card
crystal-globe-cards-others = Everybody’s cards
crystal-globe-cards-other = { $skier }: hand { $hand }, deck { $deck }

ski-tour-cards = Wax tokens
ski-tour-cards-about = One of the two outer tokens of a row, once per turn.
ski-tour-cards-none = In nobody’s row
ski-tour-cards-used = { $skier } (used)

sport-ist-mord-cards-about = { $pile ->
    [one] 1 card in the pile.
   *[other] { $pile } cards in the pile.
}
sport-ist-mord-cards-closed = Closed.
sport-ist-mord-cardtext-T = Yours if your success is higher than the number of cards you own here.
sport-ist-mord-cardtext-U2 = Risk 2 or more: a light accident.
sport-ist-mord-cardtext-U4 = Risk 4 or more: a serious accident.
sport-ist-mord-cardtext-U6 = Risk 6 or more: fatal, and the sport closes.
sport-ist-mord-cards-left = In the pile: { $count }
