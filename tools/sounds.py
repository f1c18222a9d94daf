"""Makes the sounds of the table, each out of sines and noise: `python -m tools.sounds [FOLDER]`.

Short, quiet, mono: nobody should have to turn them down, and a page that wants them takes them at once.
"""

from __future__ import annotations

import math
import sys
import wave
from collections.abc import Callable, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from random import Random

RATE = 16_000
"""Samples a second: nothing in them is higher than half of it."""
LOUDEST = 0.5
"""The highest sample of every sound, of all that could be."""
FADE = 0.02
"""Seconds in which a sound ends, so that it does not click."""

PLACE = Path(__file__).parent.parent / "src" / "biont" / "server" / "static" / "sounds"

Wave = list[float]

A3, C4, F4, A4, C5, E5, G5, A5, C6 = (440 * 2 ** (step / 12) for step in (-12, -9, -4, 0, 3, 7, 10, 12, 15))


def silence(seconds: float) -> Wave:
    """Nothing yet."""
    return [0.0] * round(seconds * RATE)


def struck(pitch: float, seconds: float, overtones: Sequence[tuple[float, float]], dies: float) -> Wave:
    """Something that was struck: its tone and its overtones (how high, how loud), which die the sooner the higher."""
    found = silence(seconds)
    for times, loud in ((1.0, 1.0), *overtones):
        for n in range(len(found)):
            at = n / RATE
            found[n] += loud * math.exp(-at * dies * times) * math.sin(2 * math.pi * pitch * times * at)
    return risen(found)


def wood(pitch: float, seconds: float) -> Wave:
    """A bar of wood."""
    return struck(pitch, seconds, ((3.93, 0.25), (9.2, 0.08)), 7.5)


def bell(pitch: float, seconds: float) -> Wave:
    """A small bell."""
    return struck(pitch, seconds, ((2.0, 0.35), (2.76, 0.18), (5.4, 0.06)), 4.0)


def rustle(seconds: float, shape: Callable[[float], float], dull: float, luck: Random) -> Wave:
    """Noise as loud as its shape says from beginning (0) to end (1); ``dull`` keeps what is high out of it."""
    found, last = silence(seconds), 0.0
    for n in range(len(found)):
        last += (luck.uniform(-1, 1) - last) * (1 - dull)
        found[n] = last * shape(n / len(found))
    return found


def risen(found: Wave) -> Wave:
    """The same without the click of its first moment."""
    rise = RATE // 500
    return [one * min(1.0, n / rise) for n, one in enumerate(found)]


def mixed(seconds: float, *parts: tuple[float, float, Wave]) -> Wave:
    """Sounds together: when each begins, how loud, and what."""
    found = silence(seconds)
    for begins, loud, part in parts:
        start = round(begins * RATE)
        for n, one in enumerate(part[: len(found) - start]):
            found[start + n] += loud * one
    return found


def my_turn() -> Wave:
    """Two bells, the second a fourth higher."""
    return mixed(0.6, (0.0, 0.7, bell(E5, 0.4)), (0.13, 1.0, bell(A5, 0.47)))


def dice() -> Wave:
    """Knocks on wood that come faster and lie still."""
    luck = Random(6)
    knocks = [(at, 1.0 - at * 1.3) for at in (0.0, 0.09, 0.16, 0.22, 0.265, 0.3, 0.33)]
    knock = [wood(luck.uniform(900, 1300), 0.06) for _ in knocks]
    clack = [rustle(0.02, lambda at: (1 - at) ** 3, 0.2, luck) for _ in knocks]
    parts = [(at, loud, one) for (at, loud), one in zip(knocks, knock, strict=True)]
    return mixed(0.42, *parts, *((at, loud * 1.6, one) for (at, loud), one in zip(knocks, clack, strict=True)))


def card() -> Wave:
    """A card that slides and is laid down."""
    luck = Random(3)
    slid = rustle(0.16, lambda at: math.sin(math.pi * at) ** 2, 0.45, luck)
    laid = rustle(0.05, lambda at: (1 - at) ** 4, 0.7, luck)
    return mixed(0.24, (0.0, 0.8, slid), (0.16, 1.4, laid))


def loss() -> Wave:
    """Down."""
    return mixed(0.55, (0.0, 1.0, wood(C4, 0.35)), (0.14, 1.0, wood(A3, 0.41)))


def gain() -> Wave:
    """Up."""
    return mixed(0.45, (0.0, 0.8, wood(C5, 0.3)), (0.1, 1.0, wood(G5, 0.35)))


def end() -> Wave:
    """A chord, one tone after the other."""
    tones = (F4, A4, C5, C6)
    return mixed(1.2, *((0.13 * n, 0.8, bell(tone, 1.2 - 0.13 * n)) for n, tone in enumerate(tones)))


SOUNDS: Mapping[str, Callable[[], Wave]] = {
    "turn": my_turn,
    "dice": dice,
    "card": card,
    "loss": loss,
    "gain": gain,
    "end": end,
}


def written(found: Wave) -> bytes:
    """A sound as a file."""
    fade, high = round(FADE * RATE), max(map(abs, found))
    levels = (one * LOUDEST / high * min(1.0, (len(found) - n) / fade) for n, one in enumerate(found))
    file = BytesIO()
    with wave.open(file, "wb") as opened:
        opened.setnchannels(1)
        opened.setsampwidth(2)
        opened.setframerate(RATE)
        opened.writeframes(b"".join(round(one * 32767).to_bytes(2, "little", signed=True) for one in levels))
    return file.getvalue()


def main(place: Path) -> int:
    """Write all of them."""
    place.mkdir(parents=True, exist_ok=True)
    for name, made in SOUNDS.items():
        (place / f"{name}.wav").write_bytes(written(made()))
    print(f"{place}: {sum(file.stat().st_size for file in place.glob('*.wav')) / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else PLACE))
