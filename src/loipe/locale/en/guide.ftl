## What is pointed at

page-tell-place = { $thing }, { $place }
page-tell-log = Log
page-tell-log-does = All that happened, newest last. Tap a line to see the board as it was then.
page-tell-rules = Rulebook
page-tell-rules-does = Every rule with its number, and a search.
page-tell-chances = Chances
page-tell-chances-does = The odds behind your options, and everybody's chance to win.
page-tell-talk = Chat
page-tell-talk-does = A few words to the others at the table. They are gone with the table.
page-tell-lesson = Lesson
page-tell-lesson-does = What the coach says.
page-tell-guide = Guide
page-tell-guide-does = The goals of this game and what is on at this table.
page-tell-replay = Replay
page-tell-replay-does = The game from its first move to now. Marks are its key moments.
page-tell-ranking = Ranking
page-tell-ranking-does = Who leads, and by how much. Tap a row to know more of a player.
page-tell-bar = The bar
page-tell-bar-does = Whose turn it is, what to do, and where each number comes from.
page-tell-map = Map
page-tell-map-does = The whole board and the part you see. Tap it to see all of it, and again to go back.
page-tell-die = Die
page-tell-die-does = What was rolled last.
page-tell-hint = Hint
page-tell-hint-does = Tries each of your options in test games and tells the best.
page-tell-undo = Undo
page-tell-undo-does = Undoes your last choice: alone until dice are rolled, after that if the others agree.
page-tell-sound = Sound
page-tell-sound-does = Sounds on or off.
page-tell-theme = Day and night
page-tell-theme-does = A light table or a dark one.
page-tell-help = Help
page-tell-help-does = All keys, and what amber means.
page-tell-menu = Menu
page-tell-menu-does = Links, log file, settings, and the way back to the start page.
page-set-names = Names on the squares
page-key-names = names on the squares
page-key-what = opens the rule of what is explained

## The first game

page-guide = Guide
page-tab-guide = Guide
page-key-guide = the guide of a first game
page-guide-offer = Your first game of { $game }?
page-guide-about = The guide shows your goals and explains each new thing once.
page-guide-take = Show me the guide
page-guide-decline = No, thanks
page-guide-off = End the guide
page-guide-on = What is on at this table
page-guide-new = New
page-guide-understood = Understood
page-guide-again = Show the guide
page-learn-begin = Begin
