### Who somebody is, where several people come: names, devices, coming back, leaving.

me-title = Who I am
me-nobody = You are nobody here yet
me-nobody-about = A name is enough: no account, no password. Nothing is kept of who only looks.
me-name = Your name at the table
me-be = Be somebody
me-rename = Change the name
me-rename-do = Change
me-since = here since { $day }
me-keep = Keep your eight words.
me-keep-why = If this device is lost, they bring your seats back.
me-named = Your name in records
me-named-on = Records of your games say what you are called.
me-named-off = Records of your games do not say what you are called.
me-named-do = Put it in
me-named-stop = Leave it out
me-coming-back = Coming back
me-words = Eight words
me-words-none = On paper, for any device. Not yet kept.
me-words-since = Written down on { $day }. A new sheet makes the old one worthless.
me-words-do = Show me eight words
me-words-again = A new sheet
me-passkey = A passkey
me-passkey-away = Let it go
me-passkey-new = One more passkey
me-passkey-about = This device or your key ring knows you; you type nothing.
me-passkey-do = Make one
me-notices = On this device
me-notices-turn = Tell me when it is my turn
me-notices-about = By a message of the system, while a page of this server is open that you do not look at.
me-notices-refused = The browser does not allow messages of this page; its settings for this page can change that.
me-notices-on = Switch on
me-notices-off = Switch off
me-devices = Devices
me-device = { $browser } on { $system }
me-device-unknown = A device
me-device-here = here
me-device-used = last used on { $day }
me-device-away = Send away
me-device-away-label = Send away: { $device }
me-device-leave = Leave this device
me-device-leave-guest = Nothing else brings you back: keep your eight words first.
me-link = One more device
me-link-about = A link with QR code, good once and for ten minutes.
me-link-do = Make it
me-data = My data as a file
me-forget = Leave for good

words-title = Your eight words
words-about = Write them down or print this page, and keep it. They are shown only now. Whoever has them is you.
words-place = At { $place } under “I was here before”, in this order. The first four letters of each are enough.
words-done = I have them

link-title = One more device
link-about = Take a picture of this with the other device, or open the link there. It is good once, for { $minutes } minutes, and makes that device yours.
link-code = The link as QR code
link-back = Back

back-title = I was here before
back-about = Your eight words bring your seats back, on any device.
back-words = Your eight words, in their order
back-do = Come back
back-passkey = Come back by a passkey
back-wrong = These words bring nobody back. Look at the sheet once more: a new one makes older ones worthless.
back-guest = What you have done here as { $name } comes along.
back-elsewhere = A link with QR code does the same: another device of yours makes it, under your name.

come-title = Come in as { $name }?
come-about = From then on this device is one of { $name }’s. The link is good once.
come-do = Come in
nowhere-title = This link leads nowhere any more.
nowhere-about = It was used, is too old, or never was one. Make a new one on the device that knows you.

forget-title = Leave for good?
forget-about = Your name goes everywhere; what you have played stays, by somebody. Your devices, words and links are worth nothing from then on. This cannot be taken back.
forget-do = Forget me
forget-not = Stay

somebody = somebody

error-name-empty = A name has at least one letter.
error-name-long = A name has at most { $longest } letters; this one has { $count }.
error-name-marks = A name has letters and signs that can be seen, no marks for control or direction.
error-words-count = A sheet has { $wanted } words; these are { $count }.
error-words-unknown = “{ $word }” stands on no sheet. Is it spelt like that?
error-passkey-bad = This passkey brings nobody back.
error-too-often = That was tried too often; the next try is possible in { $minutes } min.
error-many-opened = You have opened many tables; the next one is possible in { $minutes } min.
error-many-changes = Too much was changed from here in too short a time; it goes on in { $minutes } min.
error-text-long = That has { $count } letters; at most { $longest } are kept.
error-many-messages = You have said much in a short time; the others want to read it first. It goes on in { $minutes } min.
error-many-streams = Too many pages are open from here; close some of them, or look again in { $minutes } min.
error-many-running = You sit at { $count } tables whose games are not over. Play one of them to its end, or delete one of your own.
error-many-running-guest = You sit at { $count } tables whose games are not over, and nothing would bring you back to them. Write down your eight words: then you may sit at more.
web-refused-be-somebody = At the machine itself nobody needs a name.
