### What the server says: refusals of requests, and the few words it needs itself.

server-seat-name = Player { $number }
server-page-missing = The page is not built yet. Run “make install” in the source folder, then start the server again.
server-address = Loipe is at { $address } (Ctrl-C stops it).
server-port-taken = Port { $port } is taken; using { $free } instead.
server-no-port = Port { $port } at { $host } cannot be used: { $problem }.
server-no-database = The database cannot be opened: { $problem }.
server-file-taken = Another server uses { $file } already. One file is for one server; several can share a PostgreSQL database (--database postgresql://…).
server-not-installed = The server needs more packages ({ $module } is missing). Install “loipe[server]”.

## The command

server-help-host = The address to listen at; 0.0.0.0 for everybody.
server-help-port = 8350, or a free one if that is taken.
server-help-database = A file, or the URL of a PostgreSQL database. Without it a file of yours.
server-help-most = So many tables at most.
server-help-keep = Days that a table is kept after somebody was last there.
server-help-finished = The same, where the game is over.
server-help-memory = So many tables in memory at once; the longest unused goes first.
server-help-think = Seconds that a bot or a hint may think.
server-help-open = Show the page in the browser.

## Who may do what

server-no-such-link = This link does not open the table. Ask for it again.
server-no-room = All tables of this server are in use (at most { $tables }). Try again another day, or ask its host for room.
server-no-such-table = There is no table “{ $table }”.
server-not-your-seat = Seat { $number } is not yours.
server-not-your-dice = These dice are not yours to read.
server-not-a-player = You watch this table; only its players can do that.
server-only-a-log = This is a log that was opened to look at; nothing can be played here.
server-bot-plays = A bot plays for { $skier } now. Take the seat back first.
server-no-person-there = Seat { $number } has always been a bot's.
server-not-away = { $name } is still here. A bot may take over after { $seconds } s away.

## Words

server-not-asked = { $skier } is not asked anything just now.
server-stale = That question is answered already; look at the table as it is now.
server-no-hint-for-dice = No hint needed: just enter what you rolled.
server-no-such-ply = There is no move { $ply }; this game is at move { $last }.
server-game-over = The game is over.
server-no-dice-now = No roll is due right now, so “{ $word }” cannot be entered.
server-request-used = The request id { $request } was already used for other words.
server-request-shape = A request id has 8 to 64 letters, digits, - or _.
server-words-count = Send 1 to { $most } words at once, not { $count }.
server-word-shape = “{ $word }” is not a word: at most 40 characters, nothing invisible.
server-no-undo-die = Nothing can be taken back: a die fell since your last word.
server-no-undo-secret = Nothing can be taken back: a secret came to light.
server-no-undo-yet = There is nothing of yours to take back yet.
server-no-undo-over = The game is over; nothing can be taken back.
server-no-undo-watching = You watch this table, so there is nothing of yours to take back.
server-no-such-reaction = That is none of the reactions: { $reactions }.
server-no-throw = { $skier } has no throw to make just now.
server-nothing-asked = Nobody has asked to take anything back.
server-not-over = A rematch can begin when this game is over.
server-no-such-order = “{ $order }” is not a standing order of this game.

## What everybody at a table should know

server-bot-waits = { $skier } cannot answer just now and tries again{ $tries ->
    [1] .
   *[other]  (try { $tries } failed).
}
server-database-waits = The database does not answer just now; the table waits and goes on by itself.
server-mended = A rule was mended after this was played. Move { $ply } and what came after it no longer fit; the game goes on from there, also if it had been over.
server-fits-to = This game was played by earlier rules. It is shown as far as it fits the rules of today, to move { $ply }.

## Setting up a table

server-name-shape = “{ $name }” cannot be a name: use 1 to 20 letters, digits, blanks, dots, hyphens or apostrophes, a letter or digit first.
server-name-taken = Somebody here is already called { $name }.
server-no-such-preset = There is no preset “{ $preset }”. There is: { $presets }.
server-no-such-setting = There is no setting “{ $name }”. There is: { $names }.
server-setting-refused = A setting does not fit: { $problem }.
server-no-courses = { $game } has no course files.
server-no-such-bot = There is no bot “{ $bot }”. There is: { $bots }.
server-dice-need-hands = Real dice need a person at the table who reads them.
server-log-names = The names in this log ({ $names }) need 1 to 20 letters, digits, blanks, dots, hyphens or apostrophes each.
server-no-such-language = There are no words in “{ $language }”. There is: { $languages }.

## Requests

server-not-understood = The request is not understood: { $problem }
server-not-there = There is nothing at this address.
server-wrong-method = This address does not answer requests of that kind.
server-from-elsewhere = Another site's page cannot ask this for you. Open the table's own link.
server-not-json = Send the body as JSON, with the header “content-type: application/json”.
server-too-large = That is more than the server takes at once.
server-too-fast = Too many requests. Try again in { $seconds } s.
server-database-away = The database does not answer just now. Nothing is lost; try again in { $seconds } s.
server-full = All { $tables } places at this server are taken just now; try again in { $seconds } s.
server-table-unreadable = Table { $table } cannot be read any more.
server-asked-enough = { $count } of your questions are still being thought about; wait { $seconds } s.
server-thinks-for-others = Others are being thought for just now; ask again in { $seconds } s.
server-no-thought = That could not be thought out; ask again in { $seconds } s.
server-our-fault = Something went wrong on our side. The table is as it was; try again.
