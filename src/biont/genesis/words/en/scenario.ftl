### Scenarios

## What is wrong with a scenario, word for word as the code says it

error-scenario-no-roll = Nobody has a biont on '{ $refugium }', so nobody rolls for it.
error-scenario-two-places = '{ $word }' is in two places of the position.
error-scenario-nowhere = These mutations lie nowhere: { $words }; end a deck with '...'.
error-scenario-removed = The events that lie nowhere else are removed: { $words }.
error-scenario-chain = The event '{ $word }' of this turn is not past.
error-scenario-past = The event '{ $word }' is both past and to come.
error-scenario-other-deck = The placard '{ $word }' is no card of the deck '{ $deck }', or lies elsewhere.
scenario-placard-is = The placard '{ $code }' is: { $place }.
scenario-no-organism = There is no organism '{ $code }'.
error-scenario-no-place = A placard is one of { $places }, not { $value }.
scenario-alive = The organism '{ $code }' is alive.
scenario-not-macro = The organism '{ $code }' is no macroorganism.
error-scenario-no-organ = '{ $organ }' is no organ of '{ $card }'; it has { $known }, or by number 0 to { $last }.
error-scenario-many-bionts = The position has more bionts of { $colour } than the game; '{ $where }' has one too many.
scenario-the-organism = The organism '{ $code }'
error-scenario-no-owner = The organism '{ $code }' needs an owner.
error-scenario-absent-owner = The owner of '{ $code }' has no biont in it.
error-scenario-macro-taken = The macroorganism '{ $word }' is taken already, or not in this game.
error-scenario-macro-cubes = '{ $code }' is a macroorganism, which has organs in place of cubes and mutations.
scenario-the-parasite = The parasite of { $colour }
error-scenario-parasite-biont = The parasite of { $colour } has no biont.
error-scenario-no-host = The parasite of { $colour } needs a host.
error-scenario-other-host = The host '{ $host }' of { $colour }'s parasite is no other organism of the position.
error-scenario-two = '{ $host }' has two parasites; an organism has one at most.
error-scenario-slots = The parasite of { $colour } has two slots for diseased cubes, not { $count }.
error-scenario-cube-away = The cube '{ $cube }' does not lie on the host of { $colour }'s parasite.
error-scenario-slot-colour = The cube '{ $cube }' is { $own }, but slot { $slot } is for { $colour }.
error-scenario-many-npc-bionts = The position has more bionts of the NPC of { $colour } than the game; '{ $where }' has one too many.
error-scenario-only-macro = '{ $code }' has '{ $name }' but is no macroorganism; say which with 'macro'.
error-scenario-no-chimera = Only with the setting 'chimera' can the parasite of { $colour } be a macroorganism.
scenario-the-refugium = The refugium '{ $code }'
error-scenario-enzymes = '{ $code }' has only { $count } enzyme slots.
error-scenario-no-manna = '{ $code }' has no { $colour } manna left to be organized.
error-scenario-much-manna = '{ $code }' has more { $colour } manna than is printed on it.
error-scenario-pool = The pool of { $colour } holds { $cap } catalysts of a colour at most (B3b).
error-scenario-own-host = The parasite of { $colour } lives on itself.
error-scenario-stranger = '{ $code }' belongs to { $colour }, who does not play.
error-scenario-idle-pool = There is a pool of { $colour }, who does not play.
error-scenario-no-letter = '{ $name }' has the pieces '{ $text }', but '{ $letter }' is no colour; colours are r, y, g and b.
error-scenario-mutation = A mutation is written 'tmrna', 'tmrna+' or 'tmrna+ without tmrna', not { $value }.
error-scenario-lost-cube = Only a promoted mutation can lack a cube, and only its first one, not { $value }.
