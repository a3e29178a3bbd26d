### What the server says: refusals of requests, and the few words it needs itself.

server-seat-name = Player { $number }
server-page-missing = The page is not built yet. Run “make install” in the source folder, then start the server again.
server-address = Loipe is at { $address } (Ctrl-C stops it).
server-port-taken = Port { $port } is taken; using { $free } instead.
server-no-port = Port { $port } at { $host } cannot be used: { $problem }.
server-no-database = The database cannot be opened: { $problem }.
server-file-taken = Another server already uses { $file }. One file is for one server; several can share a PostgreSQL database (--database postgresql://…).
server-workers-file = A SQLite file is for one process, so it cannot be served with --workers { $workers }. Use PostgreSQL (--database postgresql://…), or leave out --workers.
server-not-installed = The server needs more packages ({ $module } is missing). Install “loipe[server]”.

## Who may do what

server-no-such-link = This link does not open a table. Ask your friend for a new one.
server-no-room = All tables of this server are in use (at most { $tables }). Try again another day, or ask the host for room.
server-no-such-table = There is no table “{ $table }”.
server-not-your-seat = Seat { $number } is not yours.
server-not-your-dice = Somebody else enters these dice.
server-not-a-player = You are watching. Only the players of this table can do that.
server-only-a-log = This table shows a log. You can replay it, but not play on.
server-bot-plays = A bot plays for { $skier } now. Take the seat back first.
server-no-person-there = Seat { $number } has been a bot from the start.
server-chat-shape = A line needs letters that everybody can read.
server-chat-long = A line has at most { $most } letters. Say it in two.
server-chat-link = Links stay out of the chat. Say it in your own words.
server-chat-fast = { $seconds ->
    [one] One thing at a time: wait { $seconds } second, please.
   *[other] One thing at a time: wait { $seconds } seconds, please.
}
server-clock-range = The time for a move is between 1 minute and 7 days.
server-clock-real-dice = With real dice there is no clock. Give each move as long as you like.
server-not-away = { $name } is still here. A bot can take over after { $seconds } s away.

## Coming in

server-no-such-code = No table waits under the code { $code }. Perhaps all its seats are taken, or a letter is wrong. Ask your friend.
server-codes-too-fast = That was a wrong code too often. Try again in { $seconds } s.
server-table-full = All seats at this table are taken. You can still watch.
server-seat-taken = Somebody has just taken seat { $number }. Choose another one.
server-colour-worn = { $colour ->
    [red] Somebody at this table wears red already.
    [teal] Somebody at this table wears teal already.
    [orange] Somebody at this table wears rust already.
    [blue] Somebody at this table wears blue already.
    [green] Somebody at this table wears green already.
   *[purple] Somebody at this table wears purple already.
}
server-token-shape = A secret of your own has 43 letters, digits, - or _.
server-not-the-host = Only whoever opened this table can do that.
server-has-begun = The game has begun. Nothing of its settings can be changed any more.
server-not-begun = The game has not begun yet.
server-guest-left-out = { $name } has a seat already. Remove { $name } in the waiting room first.
server-not-removable = Only a guest who has not played yet can be removed.

## Words

server-not-asked = { $skier } has nothing to decide right now.
server-stale = The game has moved on. Have another look at the table.
server-no-hint-for-dice = No hint needed: just enter what you rolled.
server-no-such-ply = There is no move { $ply }; this game is at move { $last }.
server-game-over = The game is over.
server-no-dice-now = No roll is due right now, so “{ $word }” cannot be entered.
server-request-used = The request id { $request } has already been used for something else.
server-request-shape = A request id has 8 to 64 letters, digits, - or _.
server-words-count = Send 1 to { $most } words at once, not { $count }.
server-word-shape = “{ $word }” is not a word: at most 40 characters, nothing invisible.
server-no-undo-die = Too late to undo: dice were rolled since your last move.
server-no-undo-secret = Too late to undo: a secret came out.
server-no-undo-yet = You have nothing to undo yet.
server-no-undo-over = The game is over. Nothing can be undone.
server-no-undo-watching = You are watching. Only the players of this table can undo.
server-no-such-reaction = There is no such reaction. Choose from: { $reactions }.
server-no-throw = { $skier } has no dice to roll right now.
server-nothing-asked = Nobody has asked to undo anything.
server-not-over = The rematch can start once this game is over.
server-no-such-order = This game has no automatic answer “{ $order }”.

## What everybody at a table should know

server-bot-waits = { $tries ->
    [1] { $skier } has no answer yet and tries again.
   *[other] { $skier } has no answer yet and tries again. Tries so far: { $tries }.
}
server-database-waits = The database is not answering. The table waits and continues by itself.
server-mended = A rule has been mended since this was played. Move { $ply } and all after it are gone, and the game continues from there.
server-fits-to = This game was played by earlier rules. It is shown up to move { $ply }, as far as the rules of today allow.

## Setting up a table

server-name-shape = “{ $name }” does not work as a name. Use 1 to 20 letters, digits, spaces, dots, hyphens or apostrophes, and start with a letter or digit.
server-name-taken = Somebody here is already called { $name }.
server-no-such-preset = There is no preset “{ $preset }”. Choose from: { $presets }.
server-no-such-setting = There is no setting “{ $name }”. Choose from: { $names }.
server-no-courses = { $game } has no course files.
server-no-such-bot = There is no bot “{ $bot }”. Choose from: { $bots }.
server-dice-need-hands = Real dice need a person at the table to read them.
server-log-names = The names in this log ({ $names }) do not work. Use 1 to 20 letters, digits, spaces, dots, hyphens or apostrophes for each.
server-no-such-language = Loipe does not speak “{ $language }” yet. It speaks: { $languages }.

## Requests

server-not-understood = We could not read this request: { $problem }
server-not-there = There is nothing at this address.
server-wrong-method = This address does not answer requests of that kind.
server-from-elsewhere = A page of another site cannot ask this for you. Open the table's own link.
server-not-json = Send the body as JSON, with the header “content-type: application/json”.
server-too-large = That is too much for the server in one go.
server-too-fast = Too many requests. Try again in { $seconds } s.
server-database-away = The database is not answering. Nothing is lost. Try again in { $seconds } s.
server-full = All { $tables } places on this server are taken. Try again in { $seconds } s.
server-table-unreadable = Table { $table } can no longer be read.
server-asked-enough = Questions of yours still in the works: { $count }. Try again in { $seconds } s.
server-thinks-for-others = The server is busy with other tables. Try again in { $seconds } s.
server-no-thought = There is no answer this time. Try again in { $seconds } s.
server-our-fault = Something went wrong on our side. Your table is safe. Please try again.
