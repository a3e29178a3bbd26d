### What the adapters for Gymnasium, PettingZoo and OpenSpiel refuse.

adapters-lacking = This needs packages that are not installed. Get them with: pip install "loipe[{ $extra }]".
adapters-players = { $game } is for { $low } to { $high } players, not “{ $players }”.
adapters-seat = There is no seat { $seat }. Seats are 0 to { $last }.
adapters-num-envs = num_envs can be 1 or higher, not “{ $count }”.
adapters-opponents = { $wanted ->
    [one] Name one bot for all seats, or 1 bot for the other seat, not { $count }; a list needs a fixed seat.
   *[other] Name one bot for all seats, or { $wanted } bots for the other seats, not { $count }; a list needs a fixed seat.
}
adapters-render = There is no render mode “{ $mode }”. Choose from: ansi.
adapters-over = The game is over. Call reset first.
adapters-whole = An action is a whole number, not “{ $action }”.
adapters-batch = Give an array of whole numbers, an action for each game. Games: { $count }.
adapters-not-offered = Action { $action } is not offered here. Choose from: { $options }.
adapters-in-game = Game { $game }: { $sentence }
adapters-parameter = { $name } can be { $values }, not “{ $value }”.
adapters-observer = These observations take no parameters.
