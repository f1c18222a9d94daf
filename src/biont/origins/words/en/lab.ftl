### The lab: what a run of games says of Bios:Origins.

lab-kind-challenge = Foundations (bought: won)
lab-kind-idea = Ideas (bought: invented; promoted: kept)
summary-challenges = Challenges
summary-revolutions = Chaotic revolutions
summary-founded = Cities founded
summary-invented = Inventions
summary-traded = Trades
summary-attacks = Attacks
summary-diasporas = Diasporas
lab-report-disciplines = Winning disciplines
lab-report-disciplines-about = In which of the three scores victories were won, and how those fared whose best score it was.
lab-report-discipline = Discipline
lab-report-victories = Share of victories
lab-report-events = Events
lab-report-events-about = How many of each kind a game brings, how many of them strike anybody or change the world, and in how many games that happens.
lab-report-event = Event
lab-report-a-game = A game
lab-report-struck = Struck
lab-report-games-struck = Games
lab-report-tracks = Technology at the end
lab-report-tracks-about = The share of players who end on each stage.
lab-report-track = Track

event-crowd-disease = Crowd disease
event-zoonotic-disease = Zoonotic disease
event-catastrophe = Catastrophe
event-cooling = Cooling
event-warming = Warming
event-deforestation = Deforestation
event-forestation = Forestation
event-pollution = Pollution
event-famine = Famine
event-crisis = Economic crisis
event-dictator-left = Leftist dictator
event-dictator-right = Rightist dictator
