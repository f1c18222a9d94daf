### Wer jemand ist, wo mehrere Leute hinkommen: Namen, Geräte, Zurückkommen, Gehen.

me-title = Wer ich bin
me-nobody = Du bist hier noch niemand
me-nobody-about = Ein Name genügt: kein Konto, kein Passwort. Von denen, die nur schauen, bleibt nichts.
me-name = Dein Name am Tisch
me-be = Jemand sein
me-rename = Den Namen ändern
me-rename-do = Ändern
me-since = hier seit { $day }
me-keep = Bewahre deine acht Wörter auf.
me-keep-why = Geht dieses Gerät verloren, bringen sie deine Plätze zurück.
me-named = Dein Name in Aufzeichnungen
me-named-on = Aufzeichnungen deiner Spiele sagen, wie du heißt.
me-named-off = Aufzeichnungen deiner Spiele sagen nicht, wie du heißt.
me-named-do = Hineinschreiben
me-named-stop = Weglassen
me-coming-back = Zurückkommen
me-words = Acht Wörter
me-words-none = Auf Papier, für jedes Gerät. Noch nicht aufbewahrt.
me-words-since = Aufgeschrieben am { $day }. Ein neues Blatt macht das alte wertlos.
me-words-do = Zeig mir acht Wörter
me-words-again = Ein neues Blatt
me-passkey = Ein Passkey
me-passkey-away = Verwerfen
me-passkey-new = Ein weiterer Passkey
me-passkey-about = Dieses Gerät oder dein Schlüsselbund kennt dich; du tippst nichts.
me-passkey-do = Anlegen
me-notices = Auf diesem Gerät
me-notices-turn = Sag mir, wenn ich am Zug bin
me-notices-about = Durch eine Meldung des Systems, solange eine Seite dieses Servers offen ist, die du nicht ansiehst.
me-notices-refused = Der Browser erlaubt dieser Seite keine Meldungen; seine Einstellungen für diese Seite können das ändern.
me-notices-on = Einschalten
me-notices-off = Ausschalten
me-devices = Geräte
me-device = { $browser } auf { $system }
me-device-unknown = Ein Gerät
me-device-here = hier
me-device-used = zuletzt benutzt am { $day }
me-device-away = Wegschicken
me-device-away-label = Wegschicken: { $device }
me-device-leave = Dieses Gerät verlassen
me-device-leave-guest = Sonst bringt dich nichts zurück: Bewahre zuerst deine acht Wörter auf.
me-link = Noch ein Gerät
me-link-about = Ein Link mit QR-Code, einmal und zehn Minuten lang gut.
me-link-do = Erstellen
me-data = Meine Daten als Datei
me-forget = Für immer gehen

words-title = Deine acht Wörter
words-about = Schreib sie auf oder drucke diese Seite, und bewahre sie auf. Sie werden nur jetzt gezeigt. Wer sie hat, ist du.
words-place = Auf { $place } unter »Ich war schon hier«, in dieser Reihenfolge. Von jedem genügen die ersten vier Buchstaben.
words-done = Ich habe sie

link-title = Noch ein Gerät
link-about = Fotografiere das mit dem anderen Gerät, oder öffne dort den Link. Er ist einmal gut, { $minutes } Minuten lang, und macht jenes Gerät zu deinem.
link-code = Der Link als QR-Code
link-back = Zurück

back-title = Ich war schon hier
back-about = Deine acht Wörter bringen deine Plätze zurück, auf jedem Gerät.
back-words = Deine acht Wörter, in ihrer Reihenfolge
back-do = Zurückkommen
back-passkey = Mit einem Passkey zurückkommen
back-wrong = Diese Wörter bringen niemanden zurück. Sieh noch einmal auf das Blatt: Ein neues macht ältere wertlos.
back-guest = Was du hier als { $name } getan hast, kommt mit.
back-elsewhere = Ein Link mit QR-Code tut dasselbe: Ein anderes Gerät von dir erstellt ihn, unter deinem Namen.

come-title = Als { $name } hereinkommen?
come-about = Von da an gehört dieses Gerät { $name }. Der Link ist einmal gut.
come-do = Hereinkommen
nowhere-title = Dieser Link führt nirgendwohin mehr.
nowhere-about = Er wurde benutzt, ist zu alt oder war nie einer. Erstelle einen neuen auf dem Gerät, das dich kennt.

forget-title = Für immer gehen?
forget-about = Dein Name verschwindet überall; was du gespielt hast, bleibt, von jemandem. Deine Geräte, Wörter und Links sind von da an nichts mehr wert. Das lässt sich nicht zurücknehmen.
forget-do = Vergesst mich
forget-not = Bleiben

somebody = jemand

error-name-empty = Ein Name hat wenigstens einen Buchstaben.
error-name-long = Ein Name hat höchstens { $longest } Buchstaben; dieser hat { $count }.
error-name-marks = Ein Name hat Buchstaben und Zeichen, die man sieht, keine Steuer- oder Richtungszeichen.
error-words-count = Auf einem Blatt stehen { $wanted } Wörter; das sind { $count }.
error-words-unknown = »{ $word }« steht auf keinem Blatt. Schreibt es sich so?
error-passkey-bad = Dieser Passkey bringt niemanden zurück.
error-too-often = Das wurde zu oft versucht; der nächste Versuch ist in { $minutes } min möglich.
error-many-opened = Du hast viele Tische eröffnet; der nächste ist in { $minutes } min möglich.
error-many-changes = Von hier wurde in zu kurzer Zeit zu viel geändert; in { $minutes } min geht es weiter.
error-text-long = Das hat { $count } Zeichen; höchstens { $longest } werden behalten.
error-many-messages = Du hast in kurzer Zeit viel gesagt; die anderen wollen es erst lesen. In { $minutes } min geht es weiter.
error-many-streams = Von hier sind zu viele Seiten offen; schließe einige davon, oder sieh in { $minutes } min wieder her.
error-many-running = Du sitzt an { $count } Tischen, deren Spiele nicht zu Ende sind. Spiele eines davon zu Ende, oder lösche eines, das nur deines ist.
error-many-running-guest = Du sitzt an { $count } Tischen, deren Spiele nicht zu Ende sind, und nichts brächte dich zu ihnen zurück. Schreib dir deine acht Wörter auf: Dann darfst du an mehr sitzen.
web-refused-be-somebody = Am Rechner selbst braucht niemand einen Namen.
