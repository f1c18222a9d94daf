"""Packs of cards: tables in TOML in which every value says where it comes from. Serves any game and knows none.

A game makes one :class:`PackLibrary`. It says where its packs lie, which kinds of card there are and how one is read;
finding, inheriting, provenance, the hash, checking and writing a pack to fill in are then done here:

>>> from dataclasses import dataclass
>>> from biont.packs import Cards, Checks, Name, Pack, CardReader, PackLibrary

The cards are frozen objects of the game; its pack adds a tuple for each kind, named by the plural of the kind:

>>> @dataclass(frozen=True, slots=True)
... class Comet:
...     code: str
...     name: Name
...     closes: int
>>> @dataclass(frozen=True, slots=True, eq=False)
... class Skies(Pack):
...     comets: tuple[Comet, ...]

A reader takes a card's fields from its sheet, which notes what is wrong and where every value comes from:

>>> def read_comet(sheet: CardReader) -> Comet:
...     return Comet(sheet.code(), sheet.name(), sheet.whole("closes", 1, 4))

What the rulebook says about the cards is a list of checks, one for the game:

>>> CHECKS = Checks[Skies]()
>>> CHECKS.fact("comets: one closes each Epoch", "002:L720", lambda pack: len({c.closes for c in pack.comets}) == 2)

And the library (`usual` may look at the settings, and `reserved` are the words that no code may take):

>>> import tempfile, pathlib
>>> folder = pathlib.Path(tempfile.mkdtemp())
>>> COMETS = Cards("comet", read_comet, count=2)
>>> SKIES = PackLibrary(folder, [COMETS], Skies, lambda settings: "standard", checks=CHECKS)

>>> (folder / "standard").mkdir()
>>> _ = (folder / "standard" / "pack.toml").write_text('''
... name = "standard"
... edition = "1e"
... [sources]
... 002 = "the rulebook"
... ''')
>>> _ = (folder / "standard" / "comets.toml").write_text('''
... [source]
... default = "rulebook 002:L720"
... [[comet]]
... code = "voices"
... en = "Breakdown of the voices"
... closes = 2
... source = { en = "reconstructed" }
... [[comet]]
... code = "reason"
... en = "Age of Reason"
... closes = 3
... ''')
>>> pack = SKIES.load()
>>> pack.comets[1]
Comet(code='reason', name=Name(en='Age of Reason', de='Age of Reason'), closes=3)
>>> pack.provenance("voices", "name")
Provenance(kind='reconstructed', source='', pack='standard')
>>> [result.ok for result in SKIES.checks(pack)]
[True]
"""

from biont.packs.card_reader import CardReader
from biont.packs.cards import PROVENANCES, Name, Pack, Provenance
from biont.packs.checks import CheckResult, Checks, NotFound, Row, Untestable, Verdict
from biont.packs.kinds import Cards
from biont.packs.layer import Gap, Progress
from biont.packs.library import NoCards, PackLibrary

__all__ = [
    "PROVENANCES",
    "CardReader",
    "Cards",
    "CheckResult",
    "Checks",
    "Gap",
    "Name",
    "NoCards",
    "NotFound",
    "Pack",
    "PackLibrary",
    "Progress",
    "Provenance",
    "Row",
    "Untestable",
    "Verdict",
]
