### The tools for a host's database: copy, check, backup, restore.

## The commands

store-help-database = Copy a database, or check it.
store-help-copy = Move all tables to another, empty database: from a file to PostgreSQL, or back.
store-help-check = Replay every log and list every problem.
store-help-backup = Write everything into one file, also while the server runs.
store-help-restore = Bring a backup back into an empty database.
store-help-from = The database to read: a file or the URL of a PostgreSQL database.
store-help-to = The database to fill: a file or the URL of a PostgreSQL database.
store-help-checked = A file or the URL of a PostgreSQL database. Default: the file in your data folder.
store-help-file = The backup.

## What they say

store-copying = { $table }
store-checking = Tables
store-copied = Copied and compared. Tables: { $tables }, rows in all: { $rows }.
store-backed-up = Everything is in { $file }. Tables: { $tables }, rows in all: { $rows }. Keep this file as safe as the database.
store-restored = Brought back. Tables: { $tables }, rows in all: { $rows }.
store-checked = Tables: { $tables }, records: { $records }, moves replayed: { $plies }, tables with problems: { $misfits }.
store-checked-so-far = Stopped early. Tables looked at: { $tables }.
store-misfit = Table { $table }:
store-not-empty = { $database } is not empty: it holds games. Choose another, which is still empty.
store-in-use = A server uses { $database } now. Stop it first, so that no move is left behind.
store-not-ours = { $database } is not a database of Loipe.
store-newer = This database is of version { $version }, made by a newer Loipe; this one knows versions up to { $newest }. Install the newer one.
store-no-file = There is no file { $file }.
store-there = { $file } is there already. Choose another name.
store-differs = The copy of { $table } is not like the original. Nothing was kept; try again.
store-gap = Record { $record } is missing.
store-unreadable = It cannot be read: { $problem }.
