## "Your turn": notifications, in the page's settings and as people see them.

push-your-turn = It is your turn.
server-push-off = This server sends no notifications.
server-push-endpoint = Notifications go to push services at public https addresses only.
server-push-keys = These are not the keys of a browser that wants notifications.
server-push-bad-key = The key for notifications must be a private key on the curve P-256, as PEM or in base64.
server-push-contact = A contact looks like mailto:me@example.org or https://example.org/, not like this: { $contact }

push-offer = Notify me
push-set = Notify me when it is my turn
push-state = { $state ->
    [off] Your browser asks for permission first.
    [wait] Just a moment …
    [push] You are told even when Loipe is closed.
    [tab] You are told while the table is open in a tab. This browser or server cannot reach you when it is closed.
    [denied] This browser blocks notifications of this page. Allow them in its settings for this site.
    [insecure] Notifications need an https address. Until then, title and sound tell you.
    [home-screen] On an iPhone or iPad, tap Share, choose “Add to Home Screen”, and open Loipe from there.
   *[none] This browser has no notifications. Title and sound tell you.
}
