"""A first walk through the library, as its pages show it; run where only the wheel is installed."""

import random
from pathlib import Path

import biont

for name in ("genesis", "origins"):
    game = biont.new(name, seats=2, seed=7, settings={})
    luck = random.Random(7)
    while game.decision:
        game.choose(luck.choice(game.decision.options))
    record = Path(f"{name}.json")
    record.write_text(game.record().to_json(), encoding="utf-8")
    assert biont.load(str(record)).result == game.result
    print(name, game.result)
