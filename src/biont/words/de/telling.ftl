### Was jedes Spiel erzählt: das Ende, und Antworten an Stelle eines Programms.

nothing = nichts
and = {" "}und{" "}
entry-stand-in = { $lapse ->
    [failed] { $seat }: Das Programm ist abgebrochen, deshalb wurde für es die einfachste Antwort gegeben.
    [not-offered] { $seat }: Das Programm gab eine Antwort, die nicht angeboten war, deshalb wurde für es die einfachste gegeben.
    [too-slow] { $seat }: Das Programm brauchte zu lange, deshalb wurde für es die einfachste Antwort gegeben.
   *[given-up] { $seat }: Das Programm wird nicht mehr gefragt, deshalb wurde für es die einfachste Antwort gegeben.
}
result-won = { $many ->
    [one] { $winners } gewinnt
   *[other] { $winners } gewinnen
 } ({ $reason }): { $scores }.
result-lost = Das Spiel ist verloren ({ $reason }): { $scores }.
score = { $player } { $points }: { $parts }
score-points = Punkte
