### The page around the table in a visitor's own browser: how far the start is, and what is missing.

shell-begin = Getting ready …
shell-load = Loading the table: { $come } of { $total } MB. This happens only once.
shell-interpreter = Starting …
shell-table = Laying out cards and words …
shell-ready = Setting the table …
shell-no-https = This page was opened without https, and then a browser lets no table run in it. Open the same address with https.
shell-too-old = This browser lacks something that the table needs. A current Firefox, Chrome, Edge or Safari has it; where windows are private, open an ordinary one.
shell-offline = The table is not on this device yet, and there is no network to load it. Come back once there is one.
shell-full = There is no room left on this device for the table. It needs about 60 MB; make room and load this page again.
shell-broken = The table could not be started. Load this page again; your games are safe where they were stored.
shell-otherwise = The table also runs on your own computer, with Python: pip install biont, and then biont play.
shell-not-kept = This browser keeps nothing for this page: games end when this window is closed. Take along a game that you like, as a file: Menu, Save as a file.
shell-again = The table stopped and starts again. Your game stands where it was stored.
