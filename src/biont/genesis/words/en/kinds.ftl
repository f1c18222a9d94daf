### What the kinds of things are called that positions name

kind-colour = colour
kind-row = row
kind-bearer = bearer
kind-refugium = refugium
kind-organism = organism
kind-mutation = mutation
kind-cube = cube
kind-macroorganism = macroorganism
kind-macro = macro
kind-side = side
kind-slot = slot
kind-source = source
kind-player = player
kind-event = event
kind-phase = phase
kind-climate = climate
kind-armageddon = Armageddon
kind-level = level
kind-habitat = habitat
kind-crisis = crisis
kind-vote = vote
kind-flag = flag
kind-lapse = lapse
kind-price = price
kind-where = where
kind-measure = measure
