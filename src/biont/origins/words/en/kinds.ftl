### What the kinds of things are called that positions name

kind-seat = seat
kind-discipline = discipline
kind-track = track
kind-domain = domain
kind-resource = resource
kind-site = site
kind-climate = climate
kind-spot = spot
kind-hex = hex
kind-idea = idea
kind-challenge = challenge
kind-dissent = dissent
kind-comet = comet
kind-chit = chit
kind-face = face
kind-space = space
kind-activity = activity
kind-epoch = epoch
kind-ending = ending
kind-event = event
kind-crisis = crisis
kind-way = way
kind-flag = flag
kind-lapse = lapse
kind-phase = phase
kind-card = card
