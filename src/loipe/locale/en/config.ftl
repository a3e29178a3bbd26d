### What a host can set: one sentence for each setting, and for each way to get one wrong.

config-about-host = The address to listen on; 0.0.0.0 lets in everybody on your network.
config-about-port = The port to listen on; 0 for any free one. Default: 8350, or a free one if that is taken.
config-about-database = Where tables are kept: a file or the URL of a PostgreSQL database. Default: a file in your data folder.
config-about-workers = How many processes serve together; more than one need a PostgreSQL database.
config-about-proxies = Addresses and networks of your proxies, separated by commas. Only they may say where somebody comes from.
config-about-proxy-header = The header in which they say it.
config-about-log = How lines are logged to the standard error stream.
config-about-log-level = What is logged: from “info” on every request, from “warning” on only what is wrong.
config-about-metrics-host = The address for Prometheus to ask.
config-about-metrics-port = The port for Prometheus to ask; 0 for none.
config-about-farewell = How many seconds what is under way may take when the server is told to end.
config-about-silence = How many seconds a worker may give no sign of life until it is replaced.
config-about-most-tables = How many tables there can be.
config-about-keep = How many days a table is kept after the last visit.
config-about-keep-finished = The same, once the game is over.
config-about-sweep-every = How many seconds pass from one look for old tables to the next.
config-about-season-every = How many seconds pass from one look at the dates of seasons to the next.
config-about-in-memory = How many tables stay in memory; the longest unused goes first.
config-about-think = How many seconds a bot or a hint may think.
config-about-story = How many seconds of games the story of a finished game may take: the more, the surer it is.
config-about-absence = How many seconds somebody is away until others can let a bot play.
config-about-push = Tell people who are away of their turn, by the push services of their browsers.
config-about-push-key = A file with a private key of your own for it. Default: one is made and kept in the database.
config-about-contact = Where push services may write to you, as mailto:me@example.org. Default: the address of the page.
config-about-push-after = How many seconds somebody has to come by themselves before they are told.
config-about-request-bytes = How long a request can be.
config-about-file-bytes = The same, where it carries a course or a log.
config-about-message-bytes = How long a message over a socket can be.
config-about-head-bytes = How long a request can be before its body.
config-about-requests = How many requests and messages an address may send each second.
config-about-burst = How many more it may send at once.
config-about-new-tables = How many tables an address may open each second.
config-about-new-burst = How many more it may open at once.
config-about-codes = How many wrong codes of invitations an address may try each second.
config-about-code-burst = How many more it may try at once.
config-about-sockets = How many sockets an address may have open.
config-about-patience = How many seconds a whole request, a socket's first message, or reading a little of an answer may take.
config-about-unread-bytes = How much may wait for a socket's reader, in bytes.
config-about-unread-messages = The same, in messages.
config-about-config = A file with settings, in TOML.
config-about-set = Any setting by its name, for instance --set sockets=20. Repeat it for more.
config-about-show = Print every setting and where it comes from, then stop.
config-about-open = Open the page in the browser.

config-by-default = default
config-whole = { $name } can be { $low } to { $high }, a whole number, not “{ $value }”.
config-number = { $name } can be { $low } to { $high }, not “{ $value }”.
config-yes-no = { $name } can be yes or no (in a file: true or false), not “{ $value }”.
config-text = { $name } is a text, not “{ $value }”.
config-choice = { $name } can be one of { $choices }, not “{ $value }”.
config-proxies = { $name } lists addresses like 10.0.0.7 and networks like 10.0.0.0/8, separated by commas, not “{ $value }”.
config-unknown = { $near ->
    [none] { $where }: there is no setting “{ $name }”. “loipe serve --show-config” lists them all.
   *[other] { $where }: there is no setting “{ $name }”. Is it { $near }?
}
config-set-shape = --set takes a name and a value, like --set sockets=20, not “{ $value }”.
config-no-file = The file { $file } cannot be read: { $problem }.
config-not-toml = The file { $file } is not TOML: { $problem }.
config-stranger = { $name } is no setting of Loipe. “loipe serve --show-config” lists them all.
