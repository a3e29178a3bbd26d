"""Tables in the browser: words are checked, committed, and only then acknowledged and announced."""
