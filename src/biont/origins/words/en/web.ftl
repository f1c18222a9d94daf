### Bios:Origins on the pages around the table.

web-hero = Think your way out of Africa
web-hero-about = Two million years on one map: challenge the gods, wander over the Earth, found cities, and teach a handful of emotions to speak, to pray and to reason before the comets close the age.
web-play-now-about = You are Black; the program plays Green.
