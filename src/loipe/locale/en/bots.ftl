### The bots: what they are called, and what can be said about their strength.

bot-name = { $bot ->
    [rookie] Rookie
    [club] Club skier
    [thumb] Club skier
    [national] National team
    [world-cup] World Cup
    [random] Anything goes
   *[other] { $bot }
}
page-seat-bot = { $bot ->
    [rookie] Bot: rookie, slips now and then
    [club] Bot: club skier, quick and solid
    [thumb] Bot: club skier, quick and solid
    [national] Bot: national team, thinks ahead
    [world-cup] Bot: World Cup, thinks for a second
    [random] Bot: plays at random
   *[other] Bot: { $bot }
}
no-frozen-bot = The bot “{ $bot }” is only in builds for measuring. Make one with: make frozen.
