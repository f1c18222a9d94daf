"""A card large: every value with where it comes from, and every icon in plain words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from markupsafe import Markup

from biont.draw import DrawingTools
from biont.draw.card_large import LargeCard, Section, Value, draw_large, origin
from biont.draw.card_small import draw_small
from biont.draw.remembered import REMEMBERED
from biont.games.drawing import Drawer
from biont.genesis.cards import (
    COLOURS,
    EONS,
    Endosymbiont,
    Event,
    Icons,
    Landform,
    Macroorganism,
    MacroSide,
    Mutation,
    Organ,
    Pack,
    ParasiteSide,
    Placard,
    icon_names,
)
from biont.genesis.draw.pen import Pen
from biont.genesis.draw.small_cards import KINDS, catalogue, front
from biont.genesis.draw.times import event as event_picture
from biont.packs import Name, Provenance
from biont.words import Words

Plain = Landform | Event | Placard | Mutation
"""Cards that have one code; a parasite has one for each side, a macroorganism has parts."""


def draw_card(pack: Pack, code: str, tools: DrawingTools) -> Markup:
    """The zoom of any card of a pack, by its code."""
    return draw_large(_Drawing(pack, code, tools).zoom(), tools)


def drawers(pack: Pack, say: Words) -> tuple[Drawer, ...]:
    """All cards of a pack by kind."""
    german = say.language == "de"
    cards: dict[str, list[tuple[str, str]]] = {kind: [] for kind in KINDS}
    for found in catalogue(pack).values():
        cards[found.kind].append((found.code, found.name.de if german else found.name.en))
    return tuple(Drawer(kind, say(f"board-cards-{kind}"), tuple(cards[kind])) for kind in KINDS)


def small(pack: Pack, code: str, tools: DrawingTools) -> Markup:
    """A card as it lies on the table."""
    return REMEMBERED.part((tools, pack, code), lambda: _small(pack, code, tools))


def _small(pack: Pack, code: str, tools: DrawingTools) -> Markup:
    assert isinstance(tools.pen, Pen)
    found = catalogue(pack)[code]
    return draw_small(front(pack, found, tools.pen), found.kind, tools)


class _Drawing:
    """One card on its way to paper."""

    def __init__(self, pack: Pack, code: str, tools: DrawingTools) -> None:
        self.pack, self.code, self.t, self.tools = pack, code, tools.words, tools
        assert isinstance(tools.pen, Pen)
        self.pen: Pen = tools.pen
        self.seen: dict[str, None] = {}
        """Abilities on the card, to be explained below it."""
        self.events: dict[str, None] = {}
        self.marks: list[tuple[Markup, str, str]] = []

    def zoom(self) -> LargeCard:
        pack = self.pack
        plain: list[Plain] = [*pack.landforms, *pack.events, *pack.placards, *pack.mutations]
        for card in plain:
            if card.code == self.code:
                return self._of(card)
        for parasite in self.pack.parasites:
            for side in parasite.sides:
                if side.code == self.code:
                    return self._parasite(side, parasite.colour)
        for macro in self.pack.macroorganisms:
            if macro.code == self.code:
                return self._macroorganism(macro)
        raise KeyError(f"The pack {self.pack.name} has no card {self.code!r}.")

    def _of(self, card: Plain) -> LargeCard:
        if isinstance(card, Landform):
            values = (self._value("row", self._text(self._row(card.row)), "row"),)
            return self._done("landform", card.name, "en", "", [Section("", values)])
        if isinstance(card, Event):
            return self._event(card)
        if isinstance(card, Placard):
            return self._placard(card)
        return self._mutation(card)

    def _done(self, kind: str, name: Name, named: str, colour: str, sections: Sequence[Section]) -> LargeCard:
        field = named if self.t.language == "en" else named[:-2] + "de"
        icons = [
            (self.pen.use(f"icon-{i}"), self.t(f"board-icon-{i}"), self.t(f"board-explain-{i}")) for i in self.seen
        ]
        icons += [(self.pen.use(f"event-{i}"), self.t(f"board-event-{i}"), "") for i in self.events]
        icons += self.marks
        found = self._origin(field)
        called = self.t(f"board-card-{kind}")
        picture = small(self.pack, self.code, self.tools)
        return LargeCard(self.code, called, name, found, tuple(sections), colour, picture, tuple(icons))

    def _event(self, card: Event) -> LargeCard:
        picture = event_picture(card)
        self.events = dict.fromkeys(
            name.replace("_", "-") for name in (*(icon for icon, _ in card.icons), *picture.specials)
        )
        icons = [
            self.pen.event(icon) + (Markup("<b>{}</b>").format(value) if icon == "uv" else Markup(""))
            for icon, value in card.icons
        ]
        rows = [self._row(row) for row in range(4) if card.landforms[row]]
        values = [
            self._value("eon", self._text(self.t(f"board-eon-{EONS[card.eon]}")), "eon"),
            self._value("landforms", self._text(", ".join(rows)) if rows else self._none(), "landforms"),
            self._value("icons", self._all(icons), "icons"),
            self._value("climate", self._all(self.pen.climate(sky) for sky in card.climate), "climate"),
            self._value("order", self._all(self.pen.dome(player) for player in card.order), "order"),
        ]
        if picture.specials:
            shown = self._all(self.pen.event(special) for special in picture.specials)
            values.append(self._value("special", shown, "special"))
        return self._done("event", card.name, "en", "", [Section("", tuple(values))])

    def _placard(self, card: Placard) -> LargeCard:
        slots = [
            Markup('<span class="slot {}" title="{}">{}<i></i></span>').format(
                "kills-manna" if manna else "kills-enzyme",
                self.t("board-death", face=face, kills="manna" if manna else "enzyme"),
                self.pen.die(face),
            )
            for face, manna in card.slots
        ]
        front = (
            self._value("row", self._text(self._row(card.row)), "row"),
            self._value("colour", self._glyph(card.colour), "colour"),
            self._value("warm", self._all(self.pen.die(face) for face in sorted(card.life[0])), "warm"),
            self._value("cool", self._all(self.pen.die(face) for face in sorted(card.life[1])), "cool"),
            self._value("slots", self._all(slots), "slots"),
            self._value("manna", self._all(self.pen.cube(colour) for colour in card.manna), "manna"),
            self._value("dots", self._all(self.pen.cube(colour) for colour in card.dots), "dots"),
            self._value("smite-proof", self._yes(card.smite_proof), "smite_proof"),
            self._value("cost", self._yes(card.cost), "cost"),
        )
        self._explain_placard(card)
        bacterium = card.bacterium
        back = (
            self._value("name", self._name(bacterium.name), f"bacterium.{self.t.language}"),
            self._value("metabolism", self.pen.disc(bacterium.metabolism), "bacterium.metabolism"),
            self._value("triple", self.pen.disc(bacterium.triple), "bacterium.triple"),
        )
        sections = [Section("", front), Section(self.t("board-card-bacterium"), back)]
        return self._done("placard", card.name, "en", COLOURS[card.colour], sections)

    def _explain_placard(self, card: Placard) -> None:
        for kind in ("warm", "cool"):
            self.marks.append((self.pen.climate(kind), self.t(f"board-card-{kind}"), self.t("board-explain-life")))
        for kind in ("manna", "enzyme"):
            face = next((face for face, manna in card.slots if manna == (kind == "manna")), 0)
            if not face:
                continue
            mark = Markup('<span class="slot kills-{}">{}<i></i></span>').format(kind, self.pen.die(face))
            self.marks.append((mark, self.t(f"board-{kind}-death"), self.t(f"board-explain-{kind}-death")))
        if card.smite_proof:
            self.marks.append((self.pen.mark("smite_proof"), self.t("board-smite-proof"), ""))
        if card.cost:
            self.marks.append((self.pen.mark("fee"), self.t("board-fee"), ""))

    def _mutation(self, card: Mutation) -> LargeCard:
        sections = []
        for path, side in (("front", card.front), ("back", card.back)):
            label = "colour" if path == "front" else "plus-colour"
            values = (
                self._value("name", self._name(side.name), f"{path}.{self.t.language}"),
                self._value(label, self.pen.cube(side.colour) + self._glyph(side.colour), f"{path}.colour"),
                self._value("icons", self._icons(side.icons), f"{path}.icons"),
            )
            sections.append(Section(self.t(f"board-card-{path}"), values))
        return self._done("mutation", card.front.name, "front.en", COLOURS[card.front.colour], sections)

    def _parasite(self, side: ParasiteSide, colour: int) -> LargeCard:
        values = (
            self._value("colour", self.pen.dome(colour), "colour"),
            self._value("diseased", self._all(self.pen.cube(slot) for slot in side.slots), "slots"),
            self._value("icons", self._icons(side.icons), "icons"),
        )
        for about in ("takes", "lives", "leaves"):
            self.marks.append(
                (self.pen.dome(colour), self.t(f"board-parasite-{about}"), self.t(f"board-explain-parasite-{about}"))
            )
        return self._done("parasite", side.name, "en", COLOURS[colour], [Section("", values)])

    def _macroorganism(self, card: Macroorganism) -> LargeCard:
        needs = self._all(self.pen.cube(c) for c in range(4) for _ in range(card.needs[c]))
        sections = [Section("", (self._value("needs", needs, "needs"),))]
        for path, side in (("marine", card.marine), ("terrestrial", card.terrestrial)):
            sections += self._macro_side(path, side)
        return self._done("macroorganism", card.marine.name, "marine.en", "", sections)

    def _macro_side(self, path: str, side: MacroSide) -> Iterable[Section]:
        system = self._all(self.pen.cube(c) for c in range(4) for _ in range(side.system[c]))
        values = [
            self._value("name", self._name(side.name), f"{path}.{self.t.language}"),
            self._value("system", system, f"{path}.system"),
        ]
        yield Section(self.t(f"board-card-{path}"), tuple(values))
        yield self._parts(path, "organs", "organs", side.organs)
        yield self._parts(path, "endosymbionts", "circles", side.endosymbionts)

    def _parts(self, path: str, kind: str, label: str, parts: Sequence[Organ | Endosymbiont]) -> Section:
        """The organs or the circles of a side, a line for each."""
        rows = tuple(
            Value(
                part.name.de if self.t.language == "de" else part.name.en,
                self.pen.cube(part.colour) + (self._icons(part.icons) if any(part.icons) else Markup("")),
                self._sources(f"{path}.{kind}.{place}"),
            )
            for place, part in enumerate(parts)
        )
        return Section(f"{self.t(f'board-card-{path}')}: {self.t(f'board-card-{label}')}", rows)

    def _origin(self, field: str) -> Provenance:
        return origin(self.pack, self.code, field, self.t)

    def _sources(self, path: str) -> tuple[tuple[str, Provenance], ...]:
        """Where name, colour and icons of a part come from: once where they agree, else one by one."""
        fields = (("name", self.t.language), ("colour", "colour"), ("icons", "icons"))
        found = [(self.t(f"board-card-{label}"), self._origin(f"{path}.{f}")) for label, f in fields]
        if len({origin.kind for _, origin in found}) == 1:
            return (("", found[0][1]),)
        return tuple(found)

    def _value(self, label: str, shown: Markup, field: str) -> Value:
        known = self.pack.provenances[self.code]
        found = (("", self._origin(field)),) if field in known else ()
        return Value(self.t(f"board-card-{label}"), shown, found)

    def _icons(self, counts: Icons) -> Markup:
        names = icon_names(counts)
        self.seen |= dict.fromkeys(name.replace("_", "-") for name in names)
        return self._all(self.pen.ability(name) for name in names)

    def _all(self, drawn: Iterable[Markup]) -> Markup:
        return Markup("").join(drawn) or self._none()

    def _none(self) -> Markup:
        return self._text(self.t("board-card-none"))

    def _yes(self, answer: bool) -> Markup:
        return self._text(self.t("board-card-yes" if answer else "board-card-no"))

    def _glyph(self, colour: int) -> Markup:
        name = self.t("board-colour", colour=COLOURS[colour])
        return Markup('<span class="c-{}">{}</span> {}').format(COLOURS[colour], self.pen.glyph(colour), name)

    def _name(self, name: Name) -> Markup:
        return Markup('<span class="name">{}</span>').format(name.de if self.t.language == "de" else name.en)

    def _row(self, row: int) -> str:
        name = self.pack.landforms[row].name
        return name.de if self.t.language == "de" else name.en

    def _text(self, text: str) -> Markup:
        return Markup("<span>{}</span>").format(text)
