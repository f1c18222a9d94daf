## The owner's pages, and what an owner tells everybody.

web-refused-keep = Only those who look after this server may do that.
owner-offer = Look after this server
owner-offer-about = This link makes you an owner: you see who is here, can close tables and send people away. It is good once.
owner-offer-as = You become one as
owner-offer-do = Become an owner
owner-title = This server
owner-is = owner
owner-people = { $count ->
    [one] One person is known here
   *[other] { $count } people are known here
}
owner-watching = { $count ->
    [0] Nobody looks at anything just now.
    [one] One page is open just now.
   *[other] { $count } pages are open just now.
}
owner-people-look = People
owner-people-title = People
owner-people-name = Part of a name
owner-people-find = Find
owner-people-none = Nobody is called that.
owner-games = { $count ->
    [one] One game is kept
   *[other] { $count } games are kept
}
owner-tables-look = Tables
owner-tables-title = Tables
owner-tables-none = No table stands here.
owner-table-runs = is being played
owner-table-waits = waits for people
owner-close = Close
owner-close-sure = yes, close it
owner-close-label = Yes, close { $title }
owner-close-about = A table that waits goes. A running game ends as it stands, and its record is kept. What happens at a table is not shown here.
owner-bar = Send away
owner-bar-label = Send { $name } away
owner-bar-about = Who is sent away is nobody on his next page, and nothing brings him back until you let him. His seats stay his; others may hand them to programs.
owner-barred = sent away on { $day }
owner-let-back = Let back in
owner-let-back-label = Let { $name } back in
owner-dump = Last dump
owner-dump-hours = { $hours ->
    [0] less than an hour old
    [one] one hour old
   *[other] { $hours } hours old
}
owner-dump-days = { $days } days old
owner-dump-none = There is none yet; one is written each night.
owner-dump-never = None is written by itself: the settings name no folder for dumps.
owner-say = A word to all
owner-say-about = It stands on every page until you take it back. Say it before you restart the server.
owner-say-text = Text
owner-say-do = Say it
owner-hush = Take it back
owner-work = What is to be done
owner-work-none = Nothing waits.
owner-work-waits = { $kind }: { $count } due
owner-work-failed = What has failed
owner-work-again = Try it once more
owner-notices = Messages to people
owner-log = What owners did
owner-deed-own = { $who } became an owner.{ $about }{ $text }
owner-deed-bar = { $who } sent { $about } away.{ $text }
owner-deed-let-back = { $who } let { $about } back in.{ $text }
owner-deed-close = { $who } closed a table: { $about }{ $text }
owner-deed-say = { $who } said to all: { $text }{ $about }
owner-deed-hush = { $who } took back what was said to all.{ $about }{ $text }
owner-deed-again = { $who } tried again what had failed: { $about }{ $text }
host-owner = print a link by which somebody becomes an owner; it is good once, and the one before no longer is
host-owner-link = Whoever opens this link becomes an owner of the server; it is good once: { $link }
error-host-no-address = The settings name no address to which a link could lead.
house-imprint = Imprint
house-privacy = Privacy
house-keeps-name = Who plays here has a name of his own choice. Nothing else is asked for; an address for mail only if you want messages, and you can take it back.
house-keeps-play = Games, with every answer and what was said at the table, are kept until somebody deletes them. Those at a table see each other’s names; your name stands in the record of a game only if you allow it.
house-keeps-cookies = Cookies hold your session, your language and theme, and which games you have played. There are no others, and nobody else is told anything.
house-keeps-log = Of an address on the net nothing is written down; in memory it is counted how often something was tried from there. Of devices the kind of browser and system is kept, so that you can tell them apart.
house-keeps-notices = Messages go only where you have them sent: to your mail, your browser’s push service, or a room that you name.
house-keeps-leaving = Under your name you find everything that is kept of you, as a file, and you can leave for good: then your name and every way back are gone, and what you played stays without it.
house-keeps-days = A guest without a game is forgotten after { $guests } days.

## A game that no program here can replay

record-title = A game as its record
record-about = No program here can replay this game; what was kept of it is whole.
record-of = { $game }, rules { $rules }, { $answers ->
    [one] one answer
   *[other] { $answers } answers
}.
record-part = As long as it runs you see your own answers, and neither those of others nor the seed.
record-take = Take the record along
