"""An engine for every game of Biont, in plain Python: it likes to do something, and can say what it is asked."""

import json
import random
import sys

RESTING = {"done", "pass", "skip", "stay", "stand", "decline", "refuse", "keep", "forgo", "enough"}


def name(known, kind, number):
    """What a number of a kind is called; a kind without words is a plain number."""
    words = known["kinds"].get(kind, [])
    return words[number] if isinstance(number, int) and 0 <= number < len(words) else str(number)


def about(known, asked):
    """The question in words: "assign: player red"."""
    kinds = known["questions"].get(asked["kind"], [])
    things = [f"{kind} {name(known, kind, number)}" for kind, number in zip(kinds, asked["data"], strict=False)]
    return f"{asked['kind']}: {', '.join(things) or 'nothing else'}"


def choose(asked, chance):
    """Any option that does something; if there is none, any at all."""
    busy = [option for option in asked["options"] if option.split()[0] not in RESTING]
    return chance.choice(busy or asked["options"])


def main():
    known, chance = {}, random.Random()
    for line in sys.stdin:
        told = json.loads(line)
        if "options" in told:
            if "--talk" in sys.argv:
                print(about(known, told), file=sys.stderr)
            print(choose(told, chance), flush=True)
        else:  # the greeting: which game it is, and what everything is called
            known, chance = told, random.Random(told["seed"])
            print("ready" if told["protocol"] == 2 else "I speak protocol 2", flush=True)


main()
