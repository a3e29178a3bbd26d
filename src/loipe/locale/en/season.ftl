## Plans and files of a season

season-field = A season has { $low } to { $high } athletes, not { $athletes }.
season-twice = “{ $name }” is there twice. Give each athlete a name of their own.
season-name = “{ $name }” cannot be a name here. A name has up to { $most } characters in one line, no comma or colon, and no plus in front.
season-title-line = A title is one line of up to { $most } characters.
season-races = A season has 1 to { $most } races, not { $races }.
season-drop = Results dropped: { $drop }. Drop fewer than there are races ({ $races }).
season-points = The points must not rise from one place to the next.
season-points-count = Points are whole numbers from 0 to { $most }. Places that earn points: up to { $places }.
season-start = Race { $number } does not suit this field. Athletes: { $athletes }. { $problem }
season-format = { $known ->
    [none] { $game } has no formats. Leave out “{ $format }”.
   *[other] There is no format “{ $format }” in { $game }. Choose from: { $known }.
  }
season-course = { $known ->
    [none] This game has no courses. Leave out “{ $course }”.
   *[other] There is no course “{ $course }”. Choose from: { $known }.
  }
season-date = “{ $found }” is not a date. Write it like 2027-01-16.
season-no-preset = There is no season “{ $found }”. Choose from: { $known }.
season-over = { $title } is over.
season-header = Line { $line }: “{ $found }” does not belong in the head of a season. An athlete looks like “athlete club 4711 Granlia: Ines Morel”.
season-at = Line { $line }: { $problem }
season-lacks = The head of the season lacks a line “{ $field } …”.
season-race-line = Line { $line }: “{ $found }” is not a race. A race looks like “race crystal-globe granlia sprint 2026-11-28”.
season-result = Line { $line }: “{ $found }” is not a result of an athlete of this season. A result looks like “1 +0 Ines Morel”.
season-result-twice = Line { $line }: “{ $name }” is there twice in this race.
season-number = “{ $field }” takes whole numbers, not “{ $found }”.

cli-season-missing = There is no { $file } here. Make one with: loipe season new { $name }
cli-season-there = { $file } is there already. Choose another name, or race on with: loipe season next { $name }
cli-season-log-there = { $file } is there already, and belongs to another race. Move it away first.
cli-season-thinking = The bots race. Moves so far: { $plies }
cli-season-log-part = { $file } does not tell race { $number } to its end. Move it away to bring the season without it.
cli-season-other-way = Race on with: { $command }
cli-season-meanwhile = { $file } has changed meanwhile, so this race does not count. It is kept in { $kept }.
cli-season-changed = { $file } has changed meanwhile. Look at it, then race on with: loipe season next { $name }
cli-season-command = There is no command “{ $word }”. Did you mean { $near }?
cli-season-no-name = A season needs a name.
cli-season-made = { $races ->
    [one] { $file } has 1 race. Athletes: { $athletes }. Start with: loipe season next { $name }
   *[other] { $file } has { $races } races. Athletes: { $athletes }. Start with: loipe season next { $name }
  }
cli-season-athlete = { $near ->
    [none] “{ $who }” does not name one athlete. Choose from: { $names }.
   *[other] “{ $who }” does not name one athlete. Choose from: { $names }. Did you mean { $near }?
  }
cli-season-exported = Written to { $file }.
cli-season-brought = The season is at the server: { $season }. Races over: { $raced } of { $races }. Put the server's address before a link.
cli-season-link = { $name }: { $path }
cli-season-link-watch = To watch: { $path }

## Telling a season

season-title = { $kind ->
    [world-cup] World Cup
    [olympics] Olympics
    [grand-tour] Grand Tour
   *[other] Short Cup
  }
season-stop = { $format ->
    [sprint] Sprint at { $course }
    [pursuit] Pursuit at { $course }
    [mass-start] Mass start at { $course }
    [individual] Individual at { $course }
    [relay] Relay at { $course }
    [ski-tour] Ski Tour at { $course }
    [sport-ist-mord] Training camp
   *[other] Booklet race at { $course }
  }
season-now = Race { $number } of { $races }: { $race }.
season-next = Race { $number } is next: { $race }.
season-standings = { $raced ->
    [0] { $title }. Races: { $races }. None is over yet.
   *[other] { $title }. Races over: { $raced } of { $races }.
  }
season-head-place = #
season-head-moved = ±
season-head-athlete = Athlete
season-head-club = Club
season-head-wins = Wins
season-head-points = Points
season-head-results = Places
season-moved = { $way ->
    [up] ▲ { $by }
    [down] ▼ { $by }
   *[same] –
  }
season-place = { $how ->
    [dropped] ({ $place })
    [absent] –
   *[other] { $place }
  }
season-globe-led = { $format ->
    [sprint] Sprint globe, so far: { $names }, points: { $points }.
    [pursuit] Pursuit globe, so far: { $names }, points: { $points }.
    [mass-start] Mass start globe, so far: { $names }, points: { $points }.
    [individual] Individual globe, so far: { $names }, points: { $points }.
    [relay] Relay globe, so far: { $names }, points: { $points }.
    [ski-tour] Ski Tour globe, so far: { $names }, points: { $points }.
   *[other] Booklet globe, so far: { $names }, points: { $points }.
  }
season-globe-won = { $format ->
    [sprint] Sprint globe: { $names }, points: { $points }.
    [pursuit] Pursuit globe: { $names }, points: { $points }.
    [mass-start] Mass start globe: { $names }, points: { $points }.
    [individual] Individual globe: { $names }, points: { $points }.
    [relay] Relay globe: { $names }, points: { $points }.
    [ski-tour] Ski Tour globe: { $names }, points: { $points }.
   *[other] Booklet globe: { $names }, points: { $points }.
  }
season-medals = { $place }. { $club }: gold { $gold }, silver { $silver }, bronze { $bronze }
season-won = { $kind ->
    [olympics] The Olympics are over. Most medals: { $names }.
   *[other] The season is over. The Crystal Globe goes to { $names }.
  }
season-athlete = { $bot ->
    [person] { $name }, { $club }
   *[other] { $name }, { $club }. Bot: { $bot }
  }
season-athlete-sum = { $place ->
    [0] No race is over yet.
   *[other] Place: { $place }. Points: { $points }. Wins: { $wins }. Podiums: { $podiums }.
  }
season-athlete-race = { $place ->
    [0] { $number }. { $race }: did not race
   *[other] { $number }. { $race }: place { $place } { $shot }
  }
season-athlete-shooting = { $position ->
    [prone] Prone: { $hits } of { $shots }, { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }
    [standing] Standing: { $hits } of { $shots }, { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }
   *[other] At the range: { $hits } of { $shots }, { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }
  }
season-athlete-against = Against { $name }: { $ahead } ahead, { $behind } behind

## Many seasons

cli-season-medals = Medals have no leader to follow race by race. Choose a season with points.
cli-season-stopped = Stopped after { $seasons } of { $wanted } seasons.
season-tried = Seasons: { $seasons }. Athletes: { $athletes }, strongest ({ $level }): { $best }. By luck alone one of them leads { NUMBER($fair, style: "percent", maximumFractionDigits: 0) } of the time.
season-tried-after = After race
season-tried-leads = One of the strongest leads
season-tried-before = { $better } before { $worse }
season-tried-race = { $number }, { $race }
season-tried-share = { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($doubt, style: "percent", maximumFractionDigits: 1) }
season-tried-apart = { $race ->
    [0] { $better } before { $worse } in { NUMBER($share, style: "percent") } of pairs: not within these races.
   *[other] { $better } before { $worse } in { NUMBER($share, style: "percent") } of pairs: from race { $race } on.
  }
season-tried-level = { $level }: points of an athlete { NUMBER($points, maximumFractionDigits: 1) }

## At the server

season-friend = Friend { $number }
server-no-such-season = There is no season “{ $season }”, or not any more.
server-season-full = All places of this season are taken.
server-season-friends = There is room for { $most } athletes at most.
server-season-awaits = Others still want to ski this race. Wait for them, or begin without them.
server-no-such-athlete = There is no athlete { $number } in this season.
server-watching = You are watching this season. Only those who race can do that.
