"""The picture on an event card, drawn from what the card does: a sky of its eon, active landforms, and its icons."""

from __future__ import annotations

from markupsafe import Markup

from biont.genesis.cards import ROWS
from biont.genesis.draw.times import EventPicture

WIDTH, HEIGHT = 180, 66
ROOM = 88
"""So much of the width is seen where a picture stands beside its words; the icons keep to it."""

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
    parts += _climate(picture.climate)
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
    step = min(34, ROOM // max(1, len(shown)))
    side = min(26, step)
    return [
        f'<g class="cast"><use href="#s-event-{name}" x="{8 + step * number}" y="{height}" width="{side}" '
        f'height="{side}"/></g>'
        for number, (name, height) in enumerate(shown)
    ]


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
