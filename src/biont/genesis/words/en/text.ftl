### The table at the terminal

text-help =
    How the table is written: r y g b are the colours of cubes and catalysts, R Y G B bionts; R' is an NPC's biont.
    Active rows are marked with *. Life: dice that organize cubes. Deaths: 4m means that a 4 kills manna, 5e that a 5 kills an
    enzyme, until an enzyme covers it. P H C are plant, herbivore and carnivore, x is a cube that a parasite holds.
text-turn = Turn { $turn }  ·  { $event }  ·  { $left ->
    [one] one event left
   *[other] { $left } events left
 }
text-climate = Climate { $climate } ({ $icons })  ·  order: { $order }
text-row = { $active } { $row }: { $placards ->
    [0] no refugium to come
    [one] one refugium to come
   *[other] { $placards } refugia to come
 }  ·  { $cards ->
    [one] one mutation
   *[other] { $cards } mutations
 }, top: { $deck }
text-refugium = { $name } ({ $code }, { $colour })  organized { $up }  disorganized { $down }  life { $life }  enzymes { $enzymes }  deaths { $deaths }
text-player = { $player }: { $points } VP, { $bionts ->
    [one] one biont
   *[other] { $bionts } bionts
 } and catalysts { $pool } in the pool
text-organism = { $name } ({ $code }, { $row })  { $chromosomes }  discs { $discs }  dice { $dice }, errors { $errors }, heat { $heat }, O2 { $oxygen }
text-macro = { $name } ({ $code }, { $place } { $level })  system { $system }  organs { $organs }  bionts { $bionts } ({ $number })  discs { $discs }  rate { $rate }, heat { $heat }, O2 { $oxygen }
text-abroad = { $name } in the tableau of { $player }
text-sea = sea
text-land = land
