"""The picture on an event card, drawn from what the card does: a sky of its eon, active landforms, and its icons."""

from __future__ import annotations

from markupsafe import Markup

from biont.genesis.cards import ROWS
from biont.genesis.draw.times import EventPicture

WIDTH, HEIGHT = 180, 66
HEIGHTS = {"heaven": 7, "smite": 10, "uv": 5, "x": 18, "o2": 22, "cancer": 22, "drought": 22, "earth": 27}
"""How high an icon floats: what falls hangs in the sky, what rises stands on the ground."""

SILHOUETTES = (
    '<g class="stars"><circle cx="18" cy="10" r="1"/><circle cx="48" cy="6" r=".8"/><circle cx="84" cy="12" r="1"/>'
    '<circle cx="121" cy="5" r=".9"/><circle cx="158" cy="13" r="1.1"/><circle cx="140" cy="22" r=".7"/></g>',
    '<path class="sea" d="M0 53c9-3 15 3 24 0s15-3 24 0 15 3 24 0 15-3 24 0 15 3 24 0 15-3 24 0 15 3 24 0l12 '
    '1v12H0Z"/>',
    '<path class="shore" d="M0 60c40-6 62 2 92-1s60-5 88 1v6H0Z"/>',
    '<path class="land" d="M112 66l18-22 8 8 12-16 16 19 6-5 8 8v8Z"/>',
)


def plate(picture: EventPicture) -> Markup:
    """The picture; it says nothing that the list of icons below it does not say, so it is decoration for a reader."""
    card = picture.card
    parts = [f'<rect class="sky" width="{WIDTH}" height="{HEIGHT}" fill="url(#g-{picture.eon})"/>']
    for row, drawing in enumerate(SILHOUETTES):
        off = "" if card.landforms[row] else " off"
        parts.append(f'<g class="scene {ROWS[row]}{off}">{drawing}</g>')
    parts += _climate(card.climate)
    parts += _icons([name for name, _ in card.icons], picture.specials)
    body = "".join(parts)
    head = f'viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMinYMid slice" aria-hidden="true"'
    return Markup(f'<svg class="plate" {head}>{body}</svg>')


def _climate(icons: tuple[str, ...]) -> list[str]:
    return [
        f'<g class="sky-{name}"><use href="#s-climate-{name}" x="{WIDTH - 27 - 20 * number}" y="4" width="22" '
        f'height="22"/></g>'
        for number, name in enumerate(icons)
    ]


def _icons(names: list[str], specials: tuple[str, ...]) -> list[str]:
    shown = [(name, HEIGHTS[name]) for name in names]
    shown += [(name.replace("_", "-"), 18) for name in specials]
    room = WIDTH - 40 if names else WIDTH
    step = min(34, room // max(1, len(shown)))
    return [
        f'<g class="cast"><use href="#s-event-{name}" x="{8 + step * number}" y="{height}" width="26" height="26"/></g>'
        for number, (name, height) in enumerate(shown)
    ]


SCENERY = {
    "cosmic": (
        '<circle cx="196" cy="46" r="25"/><path d="M160 58c-16 12-9 17 22 6s64-35 52-42c-5-3-16 0-28 5" '
        'fill="none" '
        'stroke="currentColor" stroke-width="3"/><circle cx="96" cy="26" r="6"/><circle cx="128" cy="84" r="2.5"/>'
        '<path d="M30 64 66 46l-30 24Z"/><circle cx="29" cy="68" r="5"/>'
    ),
    "ocean": '<path d="M176 120l7-54c2-8 14-8 16 0l4 20 5-38c2-7 14-7 16 0l9 72Z"/><circle cx="192" cy="44" r="4"/>'
    '<circle cx="204" cy="30" r="3"/><circle cx="214" cy="20" r="5"/><circle cx="220" cy="38" r="2.5"/>'
    '<path d="M20 120c20-14 40-16 66-6s50 8 76 6v4H20Z"/><rect x="62" y="52" width="34" height="14" rx="7" '
    'transform="rotate(-12 79 59)"/>'
    '<path d="M97 54c8-6 10 5 17-1s9 5 16-1" fill="none" stroke="currentColor" stroke-width="2"/>',
    "coastal": '<path d="M0 120c40-24 80-22 120-12s80-2 120-20v36H0Z"/><path d="M150 88c12-16 30-20 48-10 8 5 10 9 9 14'
    'Z"/><path d="M60 34c8-8 16 6 24 0s16 6 24 0M84 50c8-8 16 6 24 0s16 6 24 0" fill="none" stroke="currentColor" '
    'stroke-width="3" stroke-linecap="round"/>',
    "continent": (
        '<path d="M20 124l52-64 22 24 44-62 14 4 8-2 48 66 12-12 20 46Z"/><path d="M136 16c-8-10 6-14-2-24 14 4 '
        '20 0 18 12s14 6 6 16Z"/>'
    ),
}
"""What a stratum is made of, drawn large and faint behind its right end."""


def scenery() -> dict[str, tuple[str, str]]:
    """The scenery as symbols."""
    return {f"scenery-{row}": ("0 0 240 124", f'<g fill="currentColor">{SCENERY[row]}</g>') for row in ROWS}


def gradients() -> str:
    """The skies of the three eons: molten, hazy, clear."""
    skies = {
        "hadean": ("#2b1118", "#7c2b1d", "#e07b34"),
        "archean": ("#43304f", "#a2604c", "#e6b06c"),
        "proterozoic": ("#143450", "#2f7492", "#a9d3cf"),
    }
    return "".join(
        f'<linearGradient id="g-{eon}" x1="0" y1="0" x2="0" y2="1">'
        + "".join(
            f'<stop offset="{place}" stop-color="{colour}"/>' for place, colour in zip((0, 0.55, 1), sky, strict=True)
        )
        + "</linearGradient>"
        for eon, sky in skies.items()
    )
