"""Plans of bodies: what is computed from a few numbers, in a square of a hundred."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import TypeAlias

Stroke: TypeAlias = tuple[str, str]
"""A tint (see ``faces.toml``) and an SVG path."""

Tube: TypeAlias = "list[tuple[float, float, float, float]]"
"""The rings of a tube from left to right: middle of each, half width, and how it leans."""


def disc(x: float, y: float, wide: float, high: float = 0) -> str:
    """The path of a disc or an oval."""
    high = high or wide
    half = f"a{wide:.1f} {high:.1f} 0 1 0 "
    return f"M{x - wide:.1f} {y:.1f}{half}{2 * wide:.1f} 0{half}{-2 * wide:.1f} 0"


def _tube(segments: int, bend: float, taper: float, width: float, power: float) -> Tube:
    """A bent tube from left to right: the middle of every ring, its half width, and how it leans."""
    found = []
    for number in range(segments + 1):
        t = number / segments
        half = width * (1 - taper * abs(2 * t - 1) ** power)
        found.append((14 + 72 * t, 54 + bend * math.sin(t * 5.4), half, math.atan(bend * 0.075 * math.cos(t * 5.4))))
    return found


def _edges(tube: Tube) -> tuple[list[str], list[str]]:
    upper = [f"{x + r * math.sin(a):.1f} {y - r * math.cos(a):.1f}" for x, y, r, a in tube]
    lower = [f"{x - r * math.sin(a):.1f} {y + r * math.cos(a):.1f}" for x, y, r, a in tube]
    return upper, lower


def _worm(tube: Tube) -> list[Stroke]:
    """A tube with its rings."""
    upper, lower = _edges(tube)
    rings = "".join(
        f"M{above}Q{x + 2.5:.1f} {y:.1f} {below}"
        for above, below, (x, y, _, _) in list(zip(upper, lower, tube, strict=True))[1:-1]
    )
    return [("2e", f"M{'L'.join(upper)}L{'L'.join(lower[::-1])}Z"), ("hatch", rings)]


def ringworm(segments: int, bend: float, taper: float, first: int, last: int) -> list[Stroke]:
    """A worm with a girdle from one ring to another."""
    tube = _tube(segments, bend, taper, 13, 2.2)
    upper, lower = _edges(tube)
    girdle = [*upper[first : last + 1], *lower[first : last + 1][::-1]]
    return [*_worm(tube), ("ae", f"M{'L'.join(girdle)}Z")]


def leafworm(segments: int, bend: float, taper: float) -> list[Stroke]:
    """A flat worm with two eyes and the branches of its gut."""
    tube = _tube(segments, bend, taper, 17, 1.4)
    (x, y, _, _), spine = tube[2], "L".join(f"{x:.1f} {y:.1f}" for x, y, _, _ in tube[2:-1])
    gut = "".join(f"M{x:.1f} {y:.1f}l5-{r * 0.6:.1f}M{x:.1f} {y:.1f}l5 {r * 0.6:.1f}" for x, y, r, _ in tube[3:-2])
    return [_worm(tube)[0], ("line", f"M{spine}"), ("hatch", gut), ("3e", disc(x, y - 4, 2) + disc(x, y + 4, 2))]


def finworm(segments: int, bend: float, taper: float) -> list[Stroke]:
    """A worm with fins, a tail and two eyes."""
    tube = _tube(segments, bend, taper, 13, 2.2)
    (x, y, _, _), end = tube[2], tube[-1][1]
    fins = f"M46 42l-8-12 22 8ZM46 66l-8 12 22-8ZM84 {end:.0f}l12-10v20Z"
    return [("1e", fins), *_worm(tube), ("3e", disc(x, y - 4, 2) + disc(x, y + 4, 2))]


def star(arms: int, spread: float, waist: float) -> list[Stroke]:
    """A star with rounded arms and two rows of feet on each."""

    def at(length: float, angle: float, aside: float = 0) -> tuple[float, float]:
        x, y = length * math.cos(angle), length * math.sin(angle)
        return 50 + x - aside * math.sin(angle), 52 + y + aside * math.cos(angle)

    outline, lines, feet = "", "", ""
    for number in range(arms):
        angle = -math.pi / 2 + number * 2 * math.pi / arms
        points = [at(spread * 0.94, angle - 0.13), at(spread * 1.06, angle), at(spread * 0.94, angle + 0.13)]
        (ax, ay), (bx, by), (cx, cy) = points
        wx, wy = at(waist, angle + math.pi / arms)
        outline += f"{'L' if outline else 'M'}{ax:.1f} {ay:.1f}Q{bx:.1f} {by:.1f} {cx:.1f} {cy:.1f}L{wx:.1f} {wy:.1f}"
        lines += "M50 52L{:.1f} {:.1f}".format(*at(spread * 0.86, angle))
        for t in (0.4, 0.55, 0.7, 0.82):
            feet += disc(*at(spread * t, angle, 4.4 - 3 * t), 1.1) + disc(*at(spread * t, angle, 3 * t - 4.4), 1.1)
    return [("2e", outline + "Z"), ("line", lines), ("d", feet), ("ae", disc(50, 52, 4.5))]


def fronds(count: int, height: float, wave: float) -> list[Stroke]:
    """Blades from one foot, with bladders on them."""
    found: list[Stroke] = []
    for number in range(count):
        aside = number - (count - 1) / 2
        tip, top = 50 + aside * 19, 88 - height * (1 - 0.12 * abs(aside))
        high, mid = 88 - top, 50 + aside * 13
        left, right = mid - wave * 0.8 + aside * 2, mid + wave * 1.1 + aside * 4
        found.append(
            ("2e", f"M50 90C{mid - 3:.0f} {88 - high * 0.3:.0f} {left:.0f} {88 - high * 0.6:.0f} {tip:.0f} {top:.0f}"
             f"C{right + 3:.0f} {top + high * 0.3:.0f} {right:.0f} {top + high * 0.55:.0f} 50 90Z")
        )  # fmt: skip
        found.append(("line", f"M50 90Q{mid:.0f} {88 - high * 0.5:.0f} {tip:.0f} {top + 5:.0f}"))
        found.append(
            ("ae", disc(mid + aside * 3 + 3, top + high * 0.35, 3) + disc(mid + aside + 3, top + high * 0.55, 2.4))
        )
    return [*found, ("3e", "M38 92q6-5 12-1 6-4 12 1 4 3-2 3H40q-6 0-2-3Z")]


def tufts(count: int) -> list[Stroke]:
    """Stems with leaves and capsules on a cushion of soil."""
    found: list[Stroke] = [("3e", "M8 92c10-14 24-16 42-16s34 4 42 16Z")]
    for number in range(count):
        x, high = 16 + number * 68 / (count - 1), 26 + (number * 13) % 17
        leaves = "".join(f"M{x:.0f} {82 - t}q-7-1-8-8 8 1 8 8q7-1 8-8-8 1-8 8Z" for t in range(4, high - 4, 8))
        found += [
            ("line", f"M{x:.0f} 82V{82 - high}q6-4 3-10"),
            ("2e", leaves),
            ("ae", disc(x + 3, 70 - high, 3, 4.5)),
        ]
    return found


def valve(ribs: int) -> list[Stroke]:
    """A ribbed shell on its stalk."""
    lines = ""
    for number in range(ribs):
        t = (number - (ribs - 1) / 2) / ribs
        lines += f"M50 80C{50 + t * 30:.0f} 66 {50 + t * 62:.0f} 44 {50 + t * 52:.0f} {15 + abs(t) * 16:.0f}"
    return [
        ("1e", "M46 76c-2 8-6 12-4 18h10c4-6 2-12 2-18Z"),
        ("2e", "M50 10C78 14 88 40 78 62 70 78 58 80 50 80S30 78 22 62C12 40 22 14 50 10Z"),
        ("hatch", lines),
        ("line", "M23 30q27 10 54 0M21 46q29 10 58 0M28 63q22 10 44 0"),
        ("ae", "M44 80c0-6 12-6 12 0Z"),
    ]


def coil(radius: float) -> list[Stroke]:
    """A coiled shell on a creeping foot."""
    around, turn, angle = [], radius - 2, 0.4
    while turn > 2:
        around.append(f"{46 + turn * math.cos(angle):.1f} {52 + turn * math.sin(angle):.1f}")
        turn, angle = turn - 0.9, angle - 0.35
    ribs = "".join(
        f"M{46 + radius * math.cos(b):.1f} {52 + radius * math.sin(b):.1f}"
        f"L{46 + 16 * math.cos(b - 0.2):.1f} {52 + 16 * math.sin(b - 0.2):.1f}"
        for b in (step * 0.4 for step in range(8, 15))
    )
    return [
        ("1e", "M18 82c20 4 44 4 66 0 6-2 6-8-2-9-6-18-14-10-16 0L30 72c-8 0-18 6-12 10Z"),
        ("line", "M80 62c2-8 2-14-1-20M86 64c4-6 6-12 6-17"),
        ("3e", disc(79, 41, 2) + disc(92, 46, 2)),
        ("2e", disc(46, 52, radius)),
        ("line", f"M{'L'.join(around)}"),
        ("hatch", ribs),
    ]


def plated(segments: int, legs: float, lobed: int, tail: float, feelers: int = 0) -> list[Stroke]:
    """A head with two eyes, plates that grow narrower, legs of a length, perhaps lobes, a tail spine and feelers."""
    limbs = "M42 22C36 10 28 6 20 6M58 22C64 10 72 6 80 6" if feelers else ""
    plates, lobes = "", ""
    for number in range(segments):
        y, wide = 38 + number * 44 / segments, 25 - 14 * (number / segments) ** 1.4
        high = 44 / segments + 3
        if legs:
            reach = legs - 12 * number / segments
            limbs += f"M50 {y:.0f}l{reach:.0f} 5 5 7M50 {y:.0f}l-{reach:.0f} 5-5 7"
        plates += (
            f"M{50 - wide:.1f} {y:.1f}q{wide:.1f}-5 {2 * wide:.1f} 0 3 {high * 0.5:.1f}-2 {high:.1f}"
            f"-{wide - 2:.1f} {high * 0.35:.1f}-{2 * wide - 4:.1f} 0-5-{high * 0.5:.1f}-2-{high:.1f}Z"
        )
        if lobed:
            lobes += f"M{50 - wide * 0.36:.1f} {y - 1.5:.1f}v{high:.1f}M{50 + wide * 0.36:.1f} {y - 1.5:.1f}v{high:.1f}"
    spine = f"M50 92v{tail}" if tail else ""
    return [
        ("line", limbs + spine),
        ("3e", "M50 12C74 12 78 30 76 36 70 40 30 40 24 36 22 30 26 12 50 12ZM42 82q8-4 16 0c0 8-4 12-8 12s-8-4-8-12Z"),
        ("2e", plates),
        ("hatch", lobes),
        ("ae", disc(38, 24, 4, 6) + disc(62, 24, 4, 6)),
    ]


def quilt(quilts: int) -> list[Stroke]:
    """An oval of ribs to either side of a line."""
    ribs = ""
    for number in range(quilts):
        y = 16 + number * 72 / quilts
        wide = 34 * math.sqrt(max(0.0, 1 - ((y - 52) / 42) ** 2))
        ribs += f"M{50 - wide:.1f} {y:.1f}Q{50 - wide * 0.4:.1f} {y + 2:.1f} 50 {y + 6:.1f}"
        ribs += f"Q{50 + wide * 0.4:.1f} {y + 2:.1f} {50 + wide:.1f} {y:.1f}"
    return [("2e", disc(50, 52, 34, 42)), ("hatch", ribs), ("line", "M50 12V93"), ("ae", disc(50, 18, 5, 4))]


def caps(*stands: float) -> list[Stroke]:
    """Mushrooms: where each stands, and its size."""
    found: list[Stroke] = []
    for x, s in sorted(zip(stands[::2], stands[1::2], strict=True), key=lambda one: -one[1]):
        high, brim = 58 * s, 92 - 38.3 * s
        stem = (
            f"M{x - 6 * s:.1f} 92c2-{high * 0.4:.0f} 2-{high * 0.5:.0f} 1-{high * 0.7:.0f}h{10 * s:.1f}"
            f"c-1 {high * 0.2:.0f}-1 {high * 0.4:.0f} 2 {high * 0.7:.0f}Z"
        )
        cap = (
            f"M{x - 30 * s:.1f} {brim:.1f}c0-{36 * s:.0f} {60 * s:.0f}-{36 * s:.0f} {60 * s:.0f} 0"
            f"-{14 * s:.0f} {7 * s:.0f}-{46 * s:.0f} {7 * s:.0f}-{60 * s:.0f} 0Z"
        )
        spots = disc(x - 8 * s, brim - 14 * s, 3.5 * s) + disc(x + 10 * s, brim - 9 * s, 3 * s)
        found += [("1e", stem), ("2e", cap), ("a", spots)]
    return found


def flapped(segments: int, eyes: int) -> list[Stroke]:
    """A swimmer seen from above: flaps to either side, a fan for a tail, stalked eyes, and a trunk with a claw."""
    flaps, rings = "", ""
    for number in reversed(range(segments)):
        x, half = 34 + number * 44 / segments, 12 - 6 * (number / segments) ** 1.5
        for side in (-1, 1):
            flaps += (
                f"M{x - 2:.1f} {52 + side * (half - 3):.1f}q2 {side * 14} 11 {side * 17} 1 {side * -7}-1 {side * -17}Z"
            )
        rings += f"M{x:.1f} {52 - half:.1f}q4 {half:.1f} 0 {2 * half:.1f}"
    fan = "M78 52l16-17q2 8-3 14 6 0 6 3t-6 3q5 6 3 14Z"
    body = "M22 52c0-9 6-13 14-13 18 0 34 4 46 10 2 2 2 4 0 6-12 6-28 10-46 10-8 0-14-4-14-13Z"
    trunk = "M24 54C16 58 14 68 8 70l-6-3 5 5-3 6 6-5c9 0 9-13 17-15Z"
    stalks, pupils = "", ""
    for number in range(eyes):
        t = number / (eyes - 1)
        x, y = 26 - 5 * math.cos((t - 0.5) * 2.4), 40 + 24 * t
        stalks += f"M30 {44 + 16 * t:.1f}L{x:.1f} {y:.1f}"
        pupils += disc(x, y, 3)
    return [("3e", trunk), ("1e", fan + flaps), ("2e", body), ("hatch", rings), ("line", stalks), ("ae", pupils)]


def stumpy(pairs: int, bend: float) -> list[Stroke]:
    """A soft body on stumps of legs, with two rings to each pair, and two feelers."""
    tube = _tube(2 * pairs, bend, 0.5, 11, 2.6)
    legs = "".join(f"M{x - 3:.1f} {y + r - 3:.1f}l-1 9q0 3 4 3t3-3l1-9Z" for x, y, r, _ in tube[1:-1:2])
    x, y, _, _ = tube[0]
    feelers = "".join(f"M{x + 3:.1f} {y - down:.1f}q{-9 - down:.0f}-6-{back}-20" for down, back in ((4, 8), (1, 15)))
    dots = "".join(disc(x, y - r * 0.45, 1.6) for x, y, r, _ in tube[2:-1:2])
    return [("line", feelers), ("3e", legs), *_worm(tube), ("a", dots), ("d", disc(x + 6, y - 3, 1.5))]


def crawler(spots: int, toes: int) -> list[Stroke]:
    """A crawler seen from above: a broad head, four legs with toes, and a long tail."""
    legs, feet = "", ""
    for x, side, lean in ((36, 1, -1), (36, -1, -1), (60, 1, 1), (60, -1, 1)):
        y = 52 + side * 9
        thigh = f"q{lean * 3} {side * 12} {lean * 9} {side * 15}l7 0q{-lean * 2} {-side * 8} {3 - lean} {-side * 15}Z"
        legs += f"M{x - 4} {y}{thigh}"
        end, sole = x - 4 + lean * 9 + 3, y + side * 15
        for toe in range(toes):
            feet += f"M{end} {sole}l{-6 + 12 * toe / (toes - 1):.1f} {side * 6}"
    body = (
        "M8 52c0-9 7-13 15-12 6 1 8 3 13 3 10-3 20-3 28 1 8 3 16 6 20 12 3 5 8 6 13 3-2 9-13 10-19 4"
        "-4-4-9-5-14-4-9 3-19 3-28 1-5 0-7 2-13 3-8 1-15-2-15-11Z"
    )
    marks = "".join(disc(40 + 4 * number, 52 + (2.6 if number % 2 else -3), 1.7) for number in range(spots))
    return [
        ("line", feet),
        ("1e", legs),
        ("2e", body),
        ("hatch", "M12 56q6 3 12 1M30 52H74"),
        ("a", marks),
        ("ae", disc(18, 44, 2.6) + disc(18, 60, 2.6)),
    ]


PLANS: Mapping[str, Callable[..., list[Stroke]]] = {
    plan.__name__: plan
    for plan in (
        ringworm,
        leafworm,
        finworm,
        star,
        fronds,
        tufts,
        valve,
        coil,
        plated,
        quilt,
        caps,
        flapped,
        stumpy,
        crawler,
    )
}
"""Every plan by the word that ``faces.toml`` has for it."""
