## Seasons on the page

page-season = Seasons
page-season-about = A calendar of races, points for every place, and a crystal globe at the end.
page-season-mine = My seasons
page-season-which = Which season?
page-season-kind-short-cup = Short cup
page-season-kind-short-cup-about = An evening. Races: { $races }, athletes: { $athletes }.
page-season-kind-world-cup = World Cup
page-season-kind-world-cup-about = A winter. Races: { $races }, athletes: { $athletes }.
page-season-kind-olympics = Olympics
page-season-kind-olympics-about = For medals. Events: { $races }, athletes: { $athletes }, clubs: { $clubs }.
page-season-kind-grand-tour = Grand tour
page-season-kind-grand-tour-about = Through all the games, with a training camp. Races: { $races }, athletes: { $athletes }.
page-season-kind-own = Your own
page-season-kind-own-about = Choose every race yourself.
page-season-names = Who races at this device? Names with commas between them
page-season-friends = Friends who come by a link
page-season-strength = The bots are
page-season-easy = rookies
page-season-mixed = club skiers and rookies
page-season-hard = club, national team and World Cup
page-season-start = Begin the season
page-season-calendar = The calendar
page-season-game = Game
page-season-course = Course
page-season-format = Format
page-season-date = Date
page-season-title = Title
page-season-field = Athletes (0: as many as usual)
page-season-drop = Worst results left out
page-season-points = Points by place, the last for all further places; none for medals
page-season-settings = Settings of race { $number }
page-season-add = Add a race
page-season-remove = Remove race { $number }

page-season-standings = Standings
page-season-rules = The rules of seasons
page-season-after = { $raced ->
    [0] Before the first of { $races } races
   *[other] After race { $raced } of { $races }
  }
page-season-you = you
page-season-bib-crystal = leads the season
page-season-bib-mint = leads this format
page-season-globes = Globes
page-season-globes-about = one for each format
page-season-left = { $left ->
    [0] decided
   *[other] to come: { $left }
  }
page-season-medals = Medals
page-season-gold = Gold
page-season-silver = Silver
page-season-bronze = Bronze
page-season-format-sprint = Sprint
page-season-format-pursuit = Pursuit
page-season-format-mass-start = Mass start
page-season-format-individual = Individual
page-season-format-relay = Relay
page-season-format-booklet = Booklet race
page-season-format-ski-tour = Ski Tour
page-season-format-sport-ist-mord = Training camp
page-season-format-friendly = Camp for fun
page-season-race-of = Race { $number } of { $races }
page-season-visit-prone = prone
page-season-visit-standing = standing
page-season-visit-range = range
page-season-visits = { $visits ->
    [one] From the start to the finish: 1 visit to the range
   *[other] From the start to the finish: { $visits } visits to the range
  }
page-season-start-list = Start list
page-season-behind-about = rounds behind
page-season-first = first
page-season-others = { $others ->
    [one] 1 athlete does not start here.
   *[other] { $others } athletes do not start here.
  }
page-season-stake = What is at stake
page-season-stake-leads = Win, and the crystal bib is yours, even if { $rival } comes second: { $own } to { $theirs }.
page-season-stake-not = Win, and { $rival } still leads by coming second: { $theirs } to { $own }.
page-season-won = Won by { $names }
page-season-next = The next race
page-season-next-is = Next: { $race }
page-season-is-over = The season is over
page-season-open-own = The race is on. Your table waits for you.
page-season-open = The race is on.
page-season-awaited = { $date ->
    [none] You are ready. Still awaited: { $names }.
   *[other] You are ready. Still awaited: { $names }. Bots ski for those who are missing after { $date }.
  }
page-season-ready = Ready for the race, and waiting for you: { $names }.
page-season-away = You have left, and a bot skis for you. Ski the next race, and you are back.
page-season-watching = You are watching this season.
page-season-not-in = You do not start in this race. Let it be raced.
page-season-you-start = Start place: { $place }. Rounds behind the first: { $rounds }.
page-season-empty = { $count ->
    [one] One place is free for a friend.
   *[other] { $count } places are free for friends.
  }
page-season-go = Ski it yourself, or let bots ski it for everybody.
page-season-ski = Ski the next race
page-season-ski-first = Ski the first race
page-season-ski-on = To your race
page-season-begin = Begin without them
page-season-simulate = Simulate it
page-season-simulate-about = bots, a second
page-season-watch = Watch the race
page-season-watch-race = { $race }, won by { $names }: watch it
page-season-rewind = Look back, race by race
page-season-rewind-play = Play the winter again
page-season-rewind-pause = Pause
page-season-invite = Invite friends
page-season-invite-about = This link is for the whole season: whoever opens it races along or watches.
page-season-share-link = Share the season
page-season-share-about = Whoever opens this link watches the season.
page-season-copy = Copy the link
page-season-copied = Copied
page-season-file = Save the season's file
page-season-leave = Leave the season
page-season-leave-about = Your results stay, and a bot skis on. You may come back before any race.
page-season-come = There is a place for you. Your name:
page-season-race-along = Race along
page-season-ceremony = Ceremony
page-season-tab-standings = Standings
page-season-tab-start = Next race
page-season-tab-globes = Globes
page-season-back = Back to the season

page-season-athletes = Athletes
page-season-bot = Bot: { $bot }
page-season-podiums = Podiums
page-season-ranked = Ranked
page-season-best = Best result
page-season-best-at = Place { $place }: { $race }
page-season-none-yet = Nothing yet.
page-season-form = Form
page-season-podium-places = podium places
page-season-form-next = next
page-season-hits = Hits
page-season-shots = Shots: { $shots }
page-season-targets = Hits of each target
page-season-head-race = Race
page-season-head-place = Place
page-season-head-shots = Shooting
page-season-starts = { $rounds ->
    [0] Next. Start place: { $place }
   *[other] Next. Start place: { $place }, rounds behind: { $rounds }
  }
page-season-range = At the range
page-season-prone = Prone
page-season-standing = Standing
page-season-of = { $hits } of { $shots }
page-season-percent = { $rate }%
page-season-field-rate = All athletes: { $rate }%
page-season-races = Races
page-season-tap = tap a race to watch it
page-season-against = Head to head
page-season-against-about = who was ahead
page-season-the-other = the other
page-season-met = { $rival }. Races ahead: { $ahead }, behind: { $behind }.

page-season-champions = { $kind ->
    [olympics] Most medals: { $names }
   *[other] The Crystal Globe goes to { $names }.
  }
page-season-yours = The Crystal Globe is yours, { $name }!
page-season-how = How it was won
page-season-behind-leader = points behind the leader
page-season-final = Final table
page-season-after-last = After the last race
page-season-small-globes = The small globes
page-season-equal = { $how ->
    [shared] { $points }, shared
   *[wins] { $points }, by places
  }
page-season-led-since = { $race ->
    [1] { $name } leads from the first race to the last.
   *[other] { $name } leads since race { $race }.
  }
page-season-sum = Your place: { $place }. Points: { $points }. Wins: { $wins }.
page-season-sum-olympic = Your place: { $place }. Gold medals: { $wins }.
page-season-again = Start next winter
page-season-share = Share a picture
page-season-look-back = Look back
