### The page around the table in a visitor's own browser: how far the start is, and what is missing.

shell-begin = Getting ready …
shell-load = Loading the table: { $come } of { $total } MB. This happens only once.
shell-interpreter = Starting …
shell-table = Laying out cards and words …
shell-ready = Setting the table …
shell-no-https = This page was opened without https, and then a browser lets no table run in it. Open the same address with https.
shell-too-old = This browser is too old for the table. A current Firefox, Chrome, Edge or Safari can run it.
shell-offline = The table is not on this device yet, and there is no network to load it. Come back once there is one.
shell-full = There is no room left on this device for the table. It needs about 60 MB; make room and load this page again.
shell-broken = The table could not be started. Load this page again; your games are safe where they were stored.
shell-otherwise = The table also runs on your own computer, with Python: pip install biont, and then biont play.
shell-not-kept = This window keeps nothing: it is a private one, or the browser refuses storage. You can play; the game ends with the window.
shell-again = The table stopped and starts again. Your game stands where it was stored.
shell-no-worker = This browser lets no table run in this window, as some do in private windows: it has no service worker here. Open the page in an ordinary window, or in a current Firefox, Chrome, Edge or Safari.
shell-no-script = The table is a program: allow this page to run scripts, and load it again.
shell-refused = This browser allows this page to keep nothing at all, not even the table itself, as where cookies are blocked. Allow it for this address, or open the page in an ordinary window.
shell-held = Another window still holds the games of this page. Close all its windows, and open it again.
shell-along = Take the record along
shell-along-none = No game is open in this window. Open the one that you want to take along, and click again.
shell-again-empty = The table stopped and starts again. This window keeps nothing, so its games are gone.
shell-nowhere = There is no page at this address.
