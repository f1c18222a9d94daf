"""Icons as SVG symbols: abilities, events, landforms, climate, trophic levels and the marks of the table.

All are drawn in a square of 24 with one line width and take the colour of the text around them. Shields share one
outline, so that "protects from" is learnt once.
"""

from __future__ import annotations

from biont.genesis.cards import EVENT_ICONS, EVENT_SPECIALS, ICONS, ROWS

SHIELD = '<path d="M12 1.8 20.4 4.4V11c0 5.2-3.2 9-8.4 11.2C6.8 20 3.6 16.2 3.6 11V4.4Z"/>'
SUN_RAYS = "".join(
    f'<path d="M12 1.4v3" transform="rotate({angle} 12 12)"/>' for angle in (0, 45, 90, 135, 180, 225, 270, 315)
)
SNOW_ARMS = "".join(
    f'<path d="M12 12V2M12 5.2 9.6 3M12 5.2 14.4 3" transform="rotate({angle} 12 12)"/>'
    for angle in (0, 60, 120, 180, 240, 300)
)
CRAB = (
    '<ellipse cx="12" cy="14" rx="5.4" ry="4.2"/><path d="M7.4 11.6C4.6 10.4 3.4 8 4.2 4.6c1.2.4 2 1.2 2.3 2.4'
    "M16.6 11.6c2.8-1.2 4-3.6 3.2-7-1.2.4-2 1.2-2.3 2.4M6.8 15.4 3 17M7.8 17.4 5 20.4M17.2 15.4 21 17M16.2 17.4 19 20.4"
    'M10.2 9.6V8M13.8 9.6V8"/>'
)

ABILITIES = {
    "heat_shield": SHIELD
    + '<path class="solid" d="M12.3 5.4c2.6 2.5 4 4.8 3.5 7.2-.4 2-1.9 3.2-3.8 3.2s-3.4-1.2-3.7-3.1c-.4-2.2 '
    '1.2-3 1.4-5 1 .6 1.5 1.4 1.6 2.2.9-1.4 1.2-2.9 1-4.5Z"/>',
    "o2_shield": SHIELD + '<circle cx="9.4" cy="10.4" r="3"/><circle cx="14.6" cy="10.4" r="3"/>'
    '<path d="M13 16.4c0-1.6 2.4-1.4 2.2 0-.1.8-2.2 1.6-2.2 2.4h2.4"/>',
    "immunology": '<path d="M3 21l4.4-4.4M6 12.8l5.2 5.2M7.6 14.4 15 7l2 2 .1 0L9.2 16.4M13.6 5.6l4.8 4.8M17 7l3.6-3.6'
    'M18.8 1.6l3.6 3.6M10.4 11.6l1.4 1.4M12.4 9.6l1.4 1.4"/>',
    "spore": '<circle cx="12" cy="12" r="6.4"/><circle class="solid" cx="12" cy="12" r="2.6"/>'
    '<path d="M12 2v2.4M12 19.6V22M2 12h2.4M19.6 12H22M4.9 4.9l1.7 1.7M17.4 17.4l1.7 1.7M19.1 4.9l-1.7 1.7M6.6 '
    '17.4 4.9 19.1"/>',
    "hgt": '<circle cx="6" cy="15.6" r="4.4"/><circle cx="18" cy="15.6" r="4.4"/><path d="M6 8.4C8 3.4 16 3.4 18 8.2'
    'M18.6 4.6 18 8.4 14.4 7.6"/><circle class="solid" cx="6" cy="15.6" r="1.3"/><circle class="solid" cx="18" '
    'cy="15.6" r="1.3"/>',
    "fission": (
        '<path d="M12 8.6C10.8 6.8 9.2 5.8 7.2 5.8 4 5.8 1.8 8.6 1.8 12s2.2 6.2 5.4 6.2c2 0 3.6-1 4.8-2.8 1.2 '
        "1.8 2.8"
        ' 2.8 4.8 2.8 3.2 0 5.4-2.8 5.4-6.2s-2.2-6.2-5.4-6.2c-2 0-3.6 1-4.8 2.8Z"/><path d="M12 2.4v3M12 18.6v3"/>'
        '<circle class="solid" cx="7" cy="12" r="1.7"/><circle class="solid" cx="17" cy="12" r="1.7"/>'
    ),
    "nucleus": (
        '<circle cx="12" cy="12" r="9.4"/><circle class="solid" cx="13.4" cy="11" r="4"/><path d="M5.4 14.6c1.4 '
        '2.6 3.4 4 6 4.4"/>'
    ),
    "sex": '<circle cx="10.6" cy="11.4" r="4.8"/><path d="M10.6 16.2v6M7.6 19.4h6M14 8l5.6-5.6M15.2 2.2h4.6v4.6"/>',
    "red_queen": '<path class="solid" d="M3 18.6 2 7.4l5.6 4L12 4.2l4.4 7.2 5.6-4-1 11.2Z"/><path d="M3.4 21.4h17.2"/>',
    "pollution": '<path d="M6.4 13.8c-2.6 0-4.4-1.6-4.4-3.8s1.8-3.8 4-3.8C6.8 3.8 9 2.4 11.6 2.4c3 0 5.2 1.8 5.8 4.6'
    ' 2.6 0 4.6 1.4 4.6 3.6s-1.8 3.2-4 3.2Z"/><path d="M7.4 17.2v4M12 16.6v5M16.6 17.2v4"/>',
    "dna": (
        '<path d="M7 1.8c0 6.4 10 6 10 10.2S7 15.8 7 22.2M17 1.8c0 6.4-10 6-10 10.2s10 3.8 10 10.2M8.2 '
        "4.4h7.6M9.6 7.2h4.8"
        'M9.6 16.8h4.8M8.2 19.6h7.6"/>'
    ),
    "uv_shield": SHIELD + '<path d="M8 5.8 11 9.4 8.6 10.8 12.4 16M13.4 5.4l2 3.4-2 1.4 2.6 3.8"/>',
    "cancer_shield": SHIELD + f'<g transform="translate(4.6 4) scale(.62)">{CRAB}</g>',
    "drought_shield": (
        SHIELD + '<path class="solid" d="M12 5.6c2.6 3.2 3.8 5.2 3.8 7a3.8 3.8 0 0 1-7.6 0c0-1.8 1.2-3.8 3.8-7Z"/>'
    ),
}

EVENTS = {
    "heaven": (
        '<path class="solid" d="M12 22.4 5.6 15h4V9.4h4.8V15h4Z"/><path d="M12 1.2v4M5 3.4l2 2.4M19 3.4l-2 2.4"/>'
    ),
    "earth": '<path class="solid" d="M12 1.6 18.4 9h-4v5.6H9.6V9h-4Z"/><path d="M2 21.6 7.4 16l4 4.6 4.2-6 6.4 7"/>',
    "smite": '<circle class="solid" cx="8" cy="16" r="4.8"/><path d="M11.4 10.4 20 1.8M14.2 13.4 22 6M8.6 8.4 14 3"/>',
    "x": '<path class="thick" d="M4.6 4.6 19.4 19.4M19.4 4.6 4.6 19.4"/>',
    "o2": '<circle cx="7.6" cy="10.4" r="5"/><circle cx="15" cy="10.4" r="5"/><path d="M17.4 18.4c0-2.4 3.8-2.2 3.5.1'
    '-.2 1.3-3.5 2.3-3.5 3.7h3.8"/>',
    "uv": (
        '<path class="thick" d="M3 9v6.6a3.9 3.9 0 0 0 7.8 0V9M13.6 9l4 10.4L21.6 9"/><path d="M6 1.6v3.2M12 '
        '1v3.8M18 1.6v3.2"/>'
    ),
    "cancer": CRAB,
    "drought": (
        '<path d="M12 1.8c4.6 5.6 6.8 9 6.8 12.2a6.8 6.8 0 0 1-13.6 0C5.2 10.8 7.4 7.4 12 1.8Z"/><path '
        'class="thick" d="M3.4 3.4 20.6 20.6"/>'
    ),
    "aftershock": '<path d="M1.6 12h3.6l2-7 3.4 15L14.4 3l3 13 1.8-4h3.2"/>',
    "waterworld": (
        '<circle cx="12" cy="12" r="9.6"/><path d="M3 10c3-2.4 5.4 2.2 9 0s6-2.2 9 0M3 15c3-2.4 5.4 2.2 9 '
        '0s6-2.2 9 0"/>'
    ),
    "ozone": (
        '<path d="M2 20.4a10 10 0 0 1 20 0M5.4 20.4a6.6 6.6 0 0 1 13.2 0"/><circle class="solid" cx="12" cy="20" '
        'r="2.4"/>'
        '<path d="M7.4 2.2v3.4M12 1.2v4.4M16.6 2.2v3.4"/>'
    ),
    "ignores_ozone": (
        '<path d="M2 20.4A10 10 0 0 1 8 11.3M16 11.3a10 10 0 0 1 6 9.1"/><circle class="solid" cx="12" cy="20" '
        'r="2.4"/>'
        '<path d="M12 1.4v13M9 11.6l3 3 3-3"/>'
    ),
    "immune_cosmic": (
        SHIELD + '<path class="solid" d="m12 5.8 1.5 3.4 3.7.3-2.8 2.4.9 3.6-3.3-1.9-3.3 1.9.9-3.6-2.8-2.4 3.7-.3Z"/>'
    ),
}

LANDFORMS = {
    "cosmic": EVENTS["smite"],
    "ocean": (
        '<path d="M1.6 7.4c3.4-3 6 3 10.4 0s7-3 10.4 0M1.6 13c3.4-3 6 3 10.4 0s7-3 10.4 0M1.6 18.6c3.4-3 6 3 '
        '10.4 0s7-3 10.4 0"/>'
    ),
    "coastal": (
        '<path d="M1.6 11.4c4 0 6.4 1 9 3.2 2.6 2.4 6 4 11.8 4M1.6 18.4h8M14 7.4c2-1.8 3.6 1.8 8.4 0M12.4 '
        '11.8c2.8-1.8 5.4 1.8 10 0"/><circle class="solid" cx="5.6" cy="5.4" r="2.6"/>'
    ),
    "continent": (
        '<path class="solid" d="M1.6 20.4 9 6.4l4 6.8 2.4-3.4 7 10.6Z"/><path d="M14.6 4.4c1.6-1.4 3.4 1 5.4-.4"/>'
    ),
}

CLIMATES = {
    "warm": '<circle class="solid" cx="12" cy="12" r="4.8"/>' + SUN_RAYS,
    "cool": SNOW_ARMS,
}

TROPHIC = {
    "plant": (
        '<path d="M12 22V11"/><path class="solid" d="M12 13C5.6 13 3.2 9.4 3 4c6 .2 9 3.2 9 9ZM12 11c0-5 2.6-8 '
        '9-8.4 0 5.6-3 8.4-9 8.4Z"/>'
    ),
    "herbivore": (
        '<path class="solid" d="M2.4 12a9.6 9.6 0 0 1 17.2-5.8L12 12l7.6 5.8A9.6 9.6 0 0 1 2.4 12Z"/><path '
        'd="M17.4 12h4.8M20 9.8 22.4 12 20 14.2"/>'
    ),
    "carnivore": (
        '<path class="solid" d="M2 6.4C7.6 3.6 16.4 3.6 22 6.4L20 14l-2.6-5.6-2.7 4.8L12 8.4l-2.7 4.8-2.7-4.8L4 '
        '14Z"/><path d="M5 19.6c4.4 2 9.6 2 14 0"/>'
    ),
    "waiting": (
        '<path d="M6 2h12M6 22h12M7.4 2c0 6 9.2 6.6 9.2 10s-9.2 4-9.2 10M16.6 2c0 6-9.2 6.6-9.2 10s9.2 4 9.2 10"/>'
    ),
}

MARKS = {
    "trophy": (
        '<path d="M7 2.4h10v6.8a5 5 0 0 1-10 0ZM7 4.4H3c0 4 1.4 6 4.4 6.2M17 4.4h4c0 4-1.4 6-4.4 6.2M12 '
        '14.2v4M7.6 21.4c.4-2.2 2-3.2 4.4-3.2s4 1 4.4 3.2Z"/>'
    ),
    "smite_proof": SHIELD + '<path class="thick" d="m8 11.6 3 3 5.2-6"/>',
    "fee": '<circle cx="9" cy="12" r="7"/><path d="M9 8.6v6.8M18.4 8.4v7.2M15.6 13l2.8 2.8 2.8-2.8"/>',
    "dice": (
        '<rect x="2.4" y="7" width="13" height="13" rx="3"/><path d="M8.4 3.6h10.2a3 3 0 0 1 3 3v9.6"/><circle '
        'class="solid" cx="6.4" cy="11" r="1.3"/><circle class="solid" cx="11.4" cy="16" r="1.3"/><circle '
        'class="solid" cx="8.9" cy="13.5" r="1.3"/>'
    ),
    "errors": (
        SHIELD + '<g transform="translate(6.6 5) scale(.46)"><path class="thick" d="M7 1.8c0 6.4 10 6 10 10.2S7 15.8 7 '
        '22.2M17 1.8c0 6.4-10 6-10 10.2s10 3.8 10 10.2"/></g>'
    ),
    "metabolism": (
        '<path d="M12 2.4C7 7 5 10.4 5 14a7 7 0 0 0 14 0c0-3-1.4-5-2.8-6.6-.4 1.6-1.2 2.6-2.4 3.2C14 7.4 13.6 '
        '4.8 12 2.4Z"/><path d="M12 21c-2-.6-3-2-3-3.6s1-2.6 3-4.4c2 1.8 3 2.8 3 4.4S14 20.4 12 21Z"/>'
    ),
    "diseased": (
        '<circle cx="12" cy="12" r="6.2"/><path d="M12 2v3.8M12 18.2V22M2 12h3.8M18.2 12H22M5 5l2.6 2.6M16.4 '
        '16.4 19 19M19 5l-2.6 2.6M7.6 16.4 5 19"/><circle class="solid" cx="10" cy="10.6" r="1.2"/><circle '
        'class="solid" cx="14" cy="13.4" r="1.4"/>'
    ),
    "deck": '<rect x="3" y="3" width="13" height="16" rx="2"/><path d="M19 6.6v12.8a2.6 2.6 0 0 1-2.6 2.6H7"/>',
    "armageddon": (
        '<circle cx="12" cy="12" r="9.4"/><path class="thick" d="M12 6.4v7"/><circle class="solid" cx="12" '
        'cy="17" r="1.4"/>'
    ),
    "empty": '<circle cx="12" cy="12" r="8.6" stroke-dasharray="3.6 3.1"/>',
}


def symbols() -> dict[str, tuple[str, str]]:
    """Every icon by its name: its view box and its drawing, in lines of one width."""
    found: dict[str, str] = {}
    found |= {icon_id(name): ABILITIES[name] for name in ICONS}
    found |= {f"event-{_dashed(name)}": EVENTS[name] for name in (*EVENT_ICONS, *EVENT_SPECIALS)}
    found |= {f"landform-{name}": LANDFORMS[name] for name in ROWS}
    found |= {f"climate-{name}": drawing for name, drawing in CLIMATES.items()}
    found |= {f"trophic-{name}": drawing for name, drawing in TROPHIC.items()}
    found |= {f"mark-{_dashed(name)}": drawing for name, drawing in MARKS.items()}
    return {name: ("0 0 24 24", f'<g class="ink">{drawing}</g>') for name, drawing in found.items()}


def icon_id(name: str) -> str:
    """The symbol of an ability: "heat_shield" is "icon-heat-shield"."""
    return f"icon-{_dashed(name)}"


def _dashed(name: str) -> str:
    return name.replace("_", "-")
