## A host's machine: its file, its keys, and whether all of it holds.

host-settings = file with the settings; else host.toml in the folder of data
host-without-tls = serve a public address without TLS all the same
host-at-public = People find it at { $address }
host-init = write the file with the settings of this server: asks for what it needs, or takes the answers from a file
host-answers = file with answers, laid out like the one that is written; what it leaves out is as usual
host-init-done =
    The settings lie in { $file }, the keys in { $keys }. Nobody but you can read them; keep a copy of both apart from your dumps.
host-init-next = Next: biont host run serves, biont host check says what holds.
host-ask-address = Public address, such as https://table.example:
host-ask-address-how = An address begins with https:// or http:// and ends with the name, or with a port.
host-ask-database = Database (postgresql://…; empty: a file on this machine):
host-ask-mail = Mail server that sends for you (empty: no mail):
host-ask-mail-security = How it is secured: starttls, tls or none (empty: starttls):
host-ask-mail-sender = Sender of the mails, an address:
host-ask-mail-user = Its user (empty: none):
host-ask-mail-password = Its password:
host-ask-imprint = Imprint: a text in one line, or the name of a file with it (empty: none):
host-ask-privacy = What you want to add about privacy, likewise (empty: nothing):

## The file itself

host-file-head = Settings of a Biont server. Variables such as BIONT_HOST_MAIL_PASSWORD override what stands here. The keys lie in a file beside it.
host-file-keys = The keys of a Biont server. Whoever has them can be anybody there: show them to nobody, and keep a copy where your dumps are not.
host-file-server-address = By which people find the server; links in messages begin with it.
host-file-server-database = Where games are kept: sqlite:////folder/games.sqlite, or postgresql://user:password@machine/name.
host-file-server-listen = Another address of the same database, where the first one leads to a pooler.
host-file-server-host = Where the server listens. With a proxy on the same machine this stays 127.0.0.1.
host-file-server-port = And at which port.
host-file-server-processes = Processes that serve pages; more than one need PostgreSQL.
host-file-server-workers = Processes in which programs think and messages are sent; with 0 those that serve pages do that.
host-file-server-metrics = Port for the numbers of the first process (Prometheus), at this machine only; 0 for none.
host-file-server-proxies = Addresses of proxies whose word about visitors is believed, separated by commas; empty: nobody is believed.
host-file-server-without-tls = Whether a public address without TLS is meant. Anybody on the way could take anybody's seat.
host-file-server-site = Where the table is a web page without a server, if you have one.
host-file-server-hooks = Whether people may have messages sent to addresses of their own (Discord, Slack, Matrix).
host-file-pages-imprint = Who is responsible for this server; a page of its own, linked at the foot of every page.
host-file-pages-privacy = What you add to the page about privacy, which says what the program itself keeps.
host-file-mail-server = The server that takes mails; without this section nothing is mailed.
host-file-mail-port = Its port: 587 for starttls, 465 for tls.
host-file-mail-security = How the way there is secured: starttls, tls or none.
host-file-mail-user = Its user, if it wants one; the password lies with the keys.
host-file-mail-sender = From which address the mails come.
host-file-mail-bounces = A mailbox for mail that comes back, which has to take addresses with a + too. What arrives there belongs into `biont host bounce`: whose mail will never arrive gets none any more. Empty: nobody hears of it.
host-file-mail-a-person = Mails a day to one person; more are gathered in one.
host-file-mail-a-day = Mails a day of the whole server.
host-file-push-public-key = The public key for push messages; the private one lies with the keys. A new pair makes all devices deaf.
host-file-push-contact = Where the people of a push service may write if something is wrong: mailto: or https:
host-file-keeping-unstarted-days = Days after which a table goes at which no game began; 0 for never, here and below.
host-file-keeping-quiet-days = Days after which a game in which nothing happened is closed as it stands; its record is kept.
host-file-keeping-guests-days = Days after which guests without a game go.
host-file-dumps-folder = Folder for a dump of everything each night; empty: none.
host-file-dumps-at = At which time, UTC.
host-file-dumps-kept = How many dumps are kept.
error-host-file-none = There is no { $file }. `biont host init` writes one.
error-host-file-there = { $file } is there already, and was left as it is. Move it away to begin anew.
error-host-file-large = { $file } is too large for settings.
error-host-file-unreadable = { $file } cannot be read: { $why }.
error-host-file-unwritten = { $file } cannot be written: { $why }.
error-host-init-ended = The answers ended before the questions did; nothing was written.
error-host-setting-unknown = { $where } has { $name }, which is no setting.
error-host-setting-kind = { $name } in { $where } has to be of the kind that TOML calls { $kind }.
error-host-setting-value = { $name } cannot be { $value }.
error-host-no-tls =
    { $address } is public and without TLS: whoever listens in on the way could take anybody's seat. Put a server with TLS before it and name its https address, or say without_tls.
error-no-net-extra = A server for people elsewhere needs more packages: pip install 'biont[net]'.

## What holds

host-check = say line by line what holds of the settings: database, disk, clock, address, certificate, proxy, mail, push
host-check-mail = address to which a mail is sent
host-check-holds = ok
host-check-fails = NO
host-check-file-title = settings
host-check-file = { $file } can be read by nobody else.
host-check-file-open = Others can read { $file }. Take that right away: chmod 600.
host-check-database-title = database
host-check-database-not = { $error }
host-check-postgres = PostgreSQL { $version } at { $place }; 15 or newer is needed.
host-check-sqlite = SQLite { $version } in { $place }.
host-check-clock-title = clock
host-check-clock = { $now }, kept by the system.
host-check-clock-loose = { $now }, and nothing keeps it right. Install systemd-timesyncd or chrony.
host-check-clock-unknown = { $now }; whether something keeps it right cannot be told here.
host-check-clock-database = The clock of the database differs by { $seconds } s.
host-check-disk-title = disk
host-check-disk = { $gigabytes } GB are left in { $folder }; one should be.
host-check-tls-title = TLS
host-check-tls = { $address } can be listened in on by nobody.
host-check-tls-none = { $address } is without TLS.
host-check-tls-not = { $error }
host-check-address-title = address
host-check-address = { $name } leads to { $found }.
host-check-address-unknown = Nobody knows where { $name } is: its name leads nowhere.
host-check-certificate-title = certificate
host-check-certificate = It is good for { $days } days; from ten on it is renewed too late.
host-check-certificate-not = It is not accepted: { $why }
host-check-page-title = page
host-check-page = { $address } leads to this server, and it is well.
host-check-page-foreign = { $address } leads to another server.
host-check-page-not = It does not answer: { $why }
host-check-proxy-title = proxy
host-check-proxy = Its word that visitors come by TLS is believed.
host-check-proxy-not = The server does not learn that visitors come by TLS: name the proxy's address under proxies, and let it send X-Forwarded-Proto.
host-check-mail-title = mail
host-check-mail-none = None is sent.
host-check-mail-not = { $server } refuses: { $why }
host-check-mail-sent = { $server } has taken a mail to { $to }.
host-check-mail-ready = { $server } lets us in.
host-check-push-title = push
host-check-push-none = There are no keys for it.
host-check-push-keys = The two keys do not belong together.
host-check-push-no-tls = Browsers allow it at https addresses only.
host-check-push = Its keys fit, and the address is secured.

## Safe keeping

host-dump = write everything that is kept into a file, as it is at one moment, while the server runs; keys are no part of it
host-dump-file = the file to write
host-dumped = { $count } rows lie in { $file }.
host-load = fill an empty database of either kind with a dump
host-load-file = a dump
host-bounce = read a mail that came back: whoever it was for gets none any more
host-bounced = No more mail is sent there: { $why }
host-bounce-none = This stops no mail of this server.
host-load-check = replay every game afterwards
host-loaded = { $count } rows were loaded from { $file }.
host-load-not = Game { $game } does not replay: { $error }
host-load-replayed = { $games ->
    [one] One game replays
   *[other] { $games } games replay
} answer for answer.
error-dump-there = { $file } is there already, and was left as it is.
error-dump-unwritten = { $file } cannot be written: { $why }.
error-dump-none = { $file } is no dump of Biont.
error-dump-version = { $file } is of version { $version }, and this program has { $newest }: load it with a newer one.
error-dump-damaged = { $file } is no whole dump ({ $where }); nothing was loaded.
error-dump-not-empty = The database is not empty, and was left as it is: a dump fills an empty one.
