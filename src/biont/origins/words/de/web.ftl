### Bios:Origins auf den Seiten um den Tisch herum.

web-hero = Denk dich hinaus aus Afrika
web-hero-about = Zwei Millionen Jahre auf einer Karte: Fordere die Götter heraus, wandere über die Erde, gründe Städte und lehre eine Handvoll Gefühle sprechen, beten und denken, ehe die Kometen das Zeitalter schließen.
web-play-now-about = Du bist Schwarz; das Programm spielt Grün.
