"""One table: what is committed, who is there, clocks, chat, bots' turns, worlds that fit a view."""
