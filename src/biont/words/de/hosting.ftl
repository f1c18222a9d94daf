## Der Rechner eines Gastgebers: seine Datei, seine Schlüssel, und ob alles stimmt.

host-settings = Datei mit den Einstellungen; sonst host.toml im Ordner der Daten
host-without-tls = eine öffentliche Adresse trotzdem ohne TLS anbieten
host-at-public = Zu finden ist es unter { $address }
host-init = die Datei mit den Einstellungen dieses Servers schreiben: fragt, was es braucht, oder nimmt die Antworten aus einer Datei
host-answers = Datei mit Antworten, aufgebaut wie die, die geschrieben wird; was darin fehlt, ist wie üblich
host-init-done =
    Die Einstellungen liegen in { $file }, die Schlüssel in { $keys }. Niemand außer dir kann sie lesen; bewahre von beiden eine Kopie auf, getrennt von deinen Sicherungen.
host-init-next = Als Nächstes: biont host run bietet den Tisch an, biont host check sagt, was stimmt.
host-ask-address = Öffentliche Adresse, etwa https://tisch.example:
host-ask-address-how = Eine Adresse beginnt mit https:// oder http:// und endet mit dem Namen oder einem Port.
host-ask-database = Datenbank (postgresql://…; leer: eine Datei auf diesem Rechner):
host-ask-mail = Mailserver, der für dich verschickt (leer: keine Mail):
host-ask-mail-security = Wie er gesichert ist: starttls, tls oder none (leer: starttls):
host-ask-mail-sender = Absender der Mails, eine Adresse:
host-ask-mail-user = Benutzer dort (leer: keiner):
host-ask-mail-password = Passwort dort:
host-ask-imprint = Impressum: ein Text in einer Zeile oder der Name einer Datei damit (leer: keines):
host-ask-privacy = Was du zum Datenschutz hinzufügen willst, ebenso (leer: nichts):

## Die Datei selbst

host-file-head = Einstellungen eines Biont-Servers. Variablen wie BIONT_HOST_MAIL_PASSWORD gehen dem vor, was hier steht. Die Schlüssel liegen in einer Datei daneben.
host-file-keys = Die Schlüssel eines Biont-Servers. Wer sie hat, kann dort jeder sein: Zeige sie niemandem, und bewahre eine Kopie dort auf, wo deine Sicherungen nicht sind.
host-file-server-address = Unter welcher Adresse der Server zu finden ist; Links in Nachrichten beginnen damit.
host-file-server-database = Wo Spiele liegen: sqlite:////ordner/games.sqlite oder postgresql://benutzer:passwort@rechner/name.
host-file-server-listen = Eine andere Adresse derselben Datenbank, wo die erste zu einem Verteiler führt.
host-file-server-host = Wo der Server lauscht. Mit einem Proxy auf demselben Rechner bleibt es 127.0.0.1.
host-file-server-port = Und an welchem Port.
host-file-server-processes = Prozesse, die Seiten anbieten; mehr als einer braucht PostgreSQL.
host-file-server-workers = Prozesse, in denen Programme denken und Nachrichten verschickt werden; mit 0 tun das die, die Seiten anbieten.
host-file-server-metrics = Port für die Zahlen des ersten Prozesses (Prometheus), nur an diesem Rechner; 0 für keinen.
host-file-server-proxies = Adressen von Proxys, denen geglaubt wird, was sie über Besucher sagen, durch Kommas getrennt; leer: niemandem wird geglaubt.
host-file-server-without-tls = Ob eine öffentliche Adresse ohne TLS gewollt ist. Jeder auf dem Weg könnte sich auf jeden Platz setzen.
host-file-server-site = Wo der Tisch eine Webseite ohne Server ist, wenn du eine hast.
host-file-server-hooks = Ob sich Leute Nachrichten an eigene Adressen schicken lassen dürfen (Discord, Slack, Matrix).
host-file-pages-imprint = Wer für diesen Server verantwortlich ist; eine eigene Seite, am Fuß jeder Seite verlinkt.
host-file-pages-privacy = Was du der Seite zum Datenschutz hinzufügst, die sagt, was das Programm selbst aufbewahrt.
host-file-mail-server = Der Server, der Mails annimmt; ohne diesen Abschnitt wird nichts gemailt.
host-file-mail-port = Sein Port: 587 für starttls, 465 für tls.
host-file-mail-security = Wie der Weg dorthin gesichert ist: starttls, tls oder none.
host-file-mail-user = Der Benutzer dort, wenn einer nötig ist; das Passwort liegt bei den Schlüsseln.
host-file-mail-sender = Von welcher Adresse die Mails kommen.
host-file-mail-bounces = Ein Postfach für Mails, die zurückkommen; es muss auch Adressen mit einem + annehmen. Was dort ankommt, gehört in `biont host bounce`: Wessen Mail nie ankommen wird, der bekommt keine mehr. Leer: Niemand erfährt davon.
host-file-mail-a-person = Mails am Tag an eine Person; weitere werden in einer gesammelt.
host-file-mail-a-day = Mails am Tag vom ganzen Server.
host-file-push-public-key = Der öffentliche Schlüssel für Push-Nachrichten; der private liegt bei den Schlüsseln. Ein neues Paar macht alle Geräte taub.
host-file-push-contact = Wohin die Leute eines Push-Dienstes schreiben können, wenn etwas nicht stimmt: mailto: oder https:
host-file-keeping-unstarted-days = Tage, nach denen ein Tisch verschwindet, an dem kein Spiel begann; 0 für nie, hier und unten.
host-file-keeping-quiet-days = Tage, nach denen ein Spiel, in dem nichts geschah, so beendet wird, wie es steht; die Aufzeichnung bleibt.
host-file-keeping-guests-days = Tage, nach denen Gäste ohne Spiel verschwinden.
host-file-dumps-folder = Ordner für eine Sicherung von allem in jeder Nacht; leer: keine.
host-file-dumps-at = Um welche Zeit, UTC.
host-file-dumps-kept = Wie viele Sicherungen aufbewahrt werden.
error-host-file-none = { $file } gibt es nicht. `biont host init` schreibt die Datei.
error-host-file-there = { $file } gibt es schon und blieb, wie es ist. Nimm die Datei weg, um neu zu beginnen.
error-host-file-large = { $file } ist zu groß für Einstellungen.
error-host-file-unreadable = { $file } lässt sich nicht lesen: { $why }.
error-host-file-unwritten = { $file } lässt sich nicht schreiben: { $why }.
error-host-init-ended = Die Antworten endeten vor den Fragen; nichts wurde geschrieben.
error-host-setting-unknown = { $where } hat { $name }, was keine Einstellung ist.
error-host-setting-kind = { $name } in { $where } muss von der Art sein, die in TOML { $kind } heißt.
error-host-setting-value = { $name } kann nicht { $value } sein.
error-host-no-tls =
    { $address } ist öffentlich und ohne TLS: Wer auf dem Weg mitliest, könnte sich auf jeden Platz setzen. Stelle einen Server mit TLS davor und nenne seine https-Adresse, oder sage without_tls.
error-no-net-extra = Ein Server für Leute anderswo braucht mehr Pakete: pip install 'biont[net]'.

## Was stimmt

host-check = Zeile für Zeile sagen, was an den Einstellungen stimmt: Datenbank, Platte, Uhr, Adresse, Zertifikat, Proxy, Mail, Push
host-check-mail = Adresse, an die eine Mail geschickt wird
host-check-holds = ja
host-check-fails = NEIN
host-check-file-title = Einstellungen
host-check-file = { $file } kann niemand anders lesen.
host-check-file-open = Andere können { $file } lesen. Nimm ihnen das Recht: chmod 600.
host-check-database-title = Datenbank
host-check-database-not = { $error }
host-check-postgres = PostgreSQL { $version } unter { $place }; gebraucht wird 15 oder neuer.
host-check-sqlite = SQLite { $version } in { $place }.
host-check-clock-title = Uhr
host-check-clock = { $now }, vom System gestellt.
host-check-clock-loose = { $now }, und nichts stellt sie. Installiere systemd-timesyncd oder chrony.
host-check-clock-unknown = { $now }; ob etwas sie stellt, lässt sich hier nicht sagen.
host-check-clock-database = Die Uhr der Datenbank weicht um { $seconds } s ab.
host-check-disk-title = Platte
host-check-disk = { $gigabytes } GB sind in { $folder } frei; eines sollte es sein.
host-check-tls-title = TLS
host-check-tls = { $address } kann niemand mitlesen.
host-check-tls-none = { $address } ist ohne TLS.
host-check-tls-not = { $error }
host-check-address-title = Adresse
host-check-address = { $name } führt zu { $found }.
host-check-address-unknown = Niemand weiß, wo { $name } ist: Der Name führt nirgendwohin.
host-check-certificate-title = Zertifikat
host-check-certificate = Es gilt noch { $days } Tage; ab zehn wird es zu spät erneuert.
host-check-certificate-not = Es wird nicht anerkannt: { $why }
host-check-page-title = Seite
host-check-page = { $address } führt zu diesem Server, und es geht ihm gut.
host-check-page-foreign = { $address } führt zu einem anderen Server.
host-check-page-not = Sie antwortet nicht: { $why }
host-check-proxy-title = Proxy
host-check-proxy = Ihm wird geglaubt, dass Besucher über TLS kommen.
host-check-proxy-not = Der Server erfährt nicht, dass Besucher über TLS kommen: Nenne die Adresse des Proxys unter proxies, und lass ihn X-Forwarded-Proto schicken.
host-check-mail-title = Mail
host-check-mail-none = Es wird keine verschickt.
host-check-mail-not = { $server } lehnt ab: { $why }
host-check-mail-sent = { $server } hat eine Mail an { $to } angenommen.
host-check-mail-ready = { $server } lässt uns ein.
host-check-push-title = Push
host-check-push-none = Es gibt keine Schlüssel dafür.
host-check-push-keys = Die beiden Schlüssel gehören nicht zusammen.
host-check-push-no-tls = Browser erlauben es nur unter https-Adressen.
host-check-push = Die Schlüssel passen, und die Adresse ist gesichert.

## Sicher aufbewahrt

host-dump = alles, was aufbewahrt wird, in eine Datei schreiben, so wie es in einem Augenblick ist, während der Server läuft; ohne die Schlüssel
host-dump-file = die Datei, die geschrieben wird
host-dumped = { $count } Zeilen liegen in { $file }.
host-load = eine leere Datenbank beider Arten mit einer Sicherung füllen
host-load-file = eine Sicherung
host-bounce = eine Mail lesen, die zurückkam: Für wen sie war, der bekommt keine mehr
host-bounced = Dorthin geht keine Mail mehr: { $why }
host-bounce-none = Das hält keine Mail dieses Servers auf.
host-load-check = danach jedes Spiel nachspielen
host-loaded = { $count } Zeilen aus { $file } sind geladen.
host-load-not = Spiel { $game } lässt sich nicht nachspielen: { $error }
host-load-replayed = { $games ->
    [one] Ein Spiel lässt
   *[other] { $games } Spiele lassen
} sich Antwort für Antwort nachspielen.
error-dump-there = { $file } gibt es schon und blieb, wie es ist.
error-dump-unwritten = { $file } lässt sich nicht schreiben: { $why }.
error-dump-none = { $file } ist keine Sicherung von Biont.
error-dump-version = { $file } hat den Stand { $version }, dieses Programm hat { $newest }: Lade die Datei mit einem neueren.
error-dump-damaged = { $file } ist keine ganze Sicherung ({ $where }); nichts wurde geladen.
error-dump-not-empty = Die Datenbank ist nicht leer und blieb, wie sie ist: Eine Sicherung füllt eine leere.
