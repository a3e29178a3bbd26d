### Coming in: the waiting room, the invitation, whose seat it is. Texts of a game: <game>-glance-1 to -3.

## The waiting room

invite-title = { $host ->
    [yes] Your table is open
   *[no] You are at the table
}
invite-with = { $game }: { $names }
invite-send = Invite your friends
invite-send-about = One link for everybody: they type a name, pick a seat and arrive here.
invite-link = Link for friends
invite-copy = Copy link
invite-copied = Copied
invite-copy-failed = Your browser does not allow copying. Mark the link and copy it yourself.
invite-share = Share
invite-share-text = Play { $game } with me. The code is { $code }.
invite-qr = QR code: scan it with a phone
invite-say = Or say the code out loud
invite-watch = Link to watch
invite-watch-about = Whoever watches sees the game, never your secrets.
invite-renew = New link
invite-renew-about = The old link and code stop working.
invite-seats = At the start
invite-you = { $host ->
    [yes] You, host
   *[no] You
}
invite-seat-host = Host, ready
invite-seat-ready = Ready
invite-seat-away = Stepped out
invite-seat-free = Still to come
invite-add = Add a seat
invite-places = Up to { $most } can play
invite-remove = Remove { $name }
invite-remove-ask = Remove { $name }? The seat is free again, and there is a new link.
invite-remove-do = Remove
invite-remove-keep = Keep
invite-guests = Guests
invite-watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
invite-awaited = Still to come: { $names }
invite-starts = The game starts by itself as soon as everybody is here.
invite-start = Start now
invite-start-about = { $count ->
    [one] A bot plays the free seat until your friend comes.
   *[other] Bots play the free seats until your friends come.
}
invite-host-starts = { $host } can also start now.
invite-table = This table
invite-change = Change
invite-change-title = Change the table
invite-change-do = Save
invite-rules = Rules
invite-course = Course
invite-dice = Dice
invite-dice-is = { $dice ->
    [pressed] Each rolls their own
    [live] Loipe rolls
   *[physical] Real dice and cards
}
invite-clock = Time
invite-yes-no = { $value ->
    [yes] Yes
   *[no] No
}

## The invitation

invite-come-title = { $title } – Loipe
invite-invites = { $name } invites you to
invite-come = You are invited to
invite-at = { $game }: { $course }
invite-name = What is your name?
invite-bib = Your colour
invite-bib-about = Number, colour and shape
invite-number = Your seat
invite-free = free
invite-yours = yours
invite-seat-option = { $count ->
    [one] Seat { $numbers }
   *[other] Seats { $numbers }
}
invite-glance = The game in 30 seconds
invite-lesson = Try a lesson
invite-sit = Sit down
invite-just-watch = Just watch
invite-begun = The game has begun. A bot keeps your seat warm.
invite-known = You have been at this table before.
invite-known-go = Back to the table
invite-lost = This invitation leads nowhere
invite-full = You are too late
invite-full-about = All seats are taken by now, or your friend has a new link. You can still watch.
invite-later = One moment
invite-shut = { $been ->
    [yes] You are not at this table any more
   *[no] This link leads nowhere
}

## Whose seat it is

invite-whose = { $count ->
    [0] Are you the host of this table?
   *[other] Are you { $name }?
}
invite-whose-about = This link opens the seat of { $name }. Whoever opens it can play there.
invite-whose-host = This link opens the table for its host.
invite-whose-yes = { $count ->
    [0] Yes, I am the host
   *[other] Yes, I am { $name }
}
invite-whose-no = No, just watch
invite-no-seat = This address alone opens no seat
invite-no-seat-about = It is safe to show around. To play, ask for the invitation or its code.

## Taking a seat along

invite-along = Take your seat along
invite-along-about = Open this link on another device, and you play on there. Keep it to yourself: whoever has it plays as you.
invite-along-link = Link to my seat

## The table form

page-formats = Which race?
page-seat-with = Same friend as seat { $number }
page-file-refused = { $file } does not work here:
crystal-globe-no-format = As in the rulebook
crystal-globe-no-format-about = Three laps, two visits to the range, all start together.

## The course builder

ski-tour-build-purpose = Lay your own Ski Tour course from 20 double-sided tiles. Race it against bots, invite friends to it, or save it as a file.
ski-tour-build-fits = It fits the open end.
ski-tour-build-table = Set up a table
ski-tour-face = { $kind ->
    [start] Start
    [goal] Finish
    [range] Range
    [climb] { $turn ->
        [left] Climb, left
        [right] Climb, right
       *[straight] Climb
    }
    [descent] { $turn ->
        [left] Descent, left
        [right] Descent, right
       *[straight] Descent
    }
    [white] { $turn ->
        [left] White, left
        [right] White, right
       *[straight] White zone
    }
   *[plain] { $turn ->
        [left] Bend left
        [right] Bend right
       *[straight] Straight
    }
}

## The games in 30 seconds

mass-start-glance-1 = Roll, ski on, pick your lane
mass-start-glance-2 = Hit five targets; each one left is a penalty loop
mass-start-glance-3 = First across the line wins
crystal-globe-glance-1 = Roll, then add energy cards to go farther
crystal-globe-glance-2 = Shoot fast or safely; each miss is a penalty loop
crystal-globe-glance-3 = First across the line wins
ski-tour-glance-1 = Dice in your columns become steps
ski-tour-glance-2 = Tired hearts shoot badly: save some for the range
ski-tour-glance-3 = First across the finish line wins
sport-ist-mord-glance-1 = Train eight sports with your dice
sport-ist-mord-glance-2 = Dope if you dare: accidents wait in every pile
sport-ist-mord-glance-3 = Your score: your sports × the cards of your largest one
