"""The packs of a game: finding and reading them, what they inherit, their hash, and writing one to fill in.

A pack is a folder with `pack.toml` (name, edition, sources, perhaps `inherits`) and the files of the kinds of card.
Reading collects every problem before it complains.
"""

from __future__ import annotations

import gc
import os
import re
import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, TypeVar

from biont.kernel.errors import BadPack, Several
from biont.packs import clashes, new
from biont.packs.card_reader import CardReader, Where
from biont.packs.cards import Pack
from biont.packs.checks import CheckResult, Checks
from biont.packs.evidence import Claim, Stems, citations
from biont.packs.fields import Reader, Sources, values
from biont.packs.kinds import Cards
from biont.packs.layer import AS_THEY_ARE, HEAD, Layer, Progress, Texts, inherited, read_layer
from biont.packs.reading import Filed, by_code, filed, read_kind

P = TypeVar("P", bound=Pack)

PLAYED = ".played"
"""The folder with copies of packs as they were when games were begun with them."""


class PackLibrary(Generic[P]):
    """The packs of one game: those in its own folder, and those that were brought along.

    ``make`` gets the fields of :class:`Pack` and a tuple of cards for each kind, by the plural of its name.
    ``usual`` says which pack is played with the given settings where none is named. ``reserved`` are words that no code
    may take, because the game's notation has a use for them. ``stems`` are words of packs as the rulebook says them.
    """

    def __init__(
        self,
        folder: Path,
        kinds: Sequence[Cards],
        make: Callable[..., P],
        usual: Callable[[Mapping[str, Any]], str],
        *,
        checks: Checks[P] | None = None,
        reserved: Iterable[str] = (),
        stems: Stems | None = None,
    ) -> None:
        self.folder = folder
        self.kinds = tuple(kinds)
        self.checks: Checks[P] = checks if checks is not None else Checks()
        self.reserved = frozenset(reserved)
        self.stems: Stems = stems or {}
        self._make = make
        self._usual = usual
        self._loaded: dict[Path, tuple[tuple[object, ...], P]] = {}
        self._built_in: dict[str, P] = {}
        self._brought: dict[str, Path] = {}

    # Finding

    def names(self) -> tuple[str, ...]:
        """The packs that come with the game, and those that were brought along."""
        return self._shipped + self.brought()

    @cached_property
    def _shipped(self) -> tuple[str, ...]:
        return tuple(sorted(path.parent.name for path in self.folder.glob(f"*/{HEAD}")))

    def brought(self) -> tuple[str, ...]:
        """The packs that were brought along."""
        return tuple(self._brought)

    def usual(self, settings: Mapping[str, Any] | None = None) -> str:
        """The pack that is played where none is named."""
        return self._usual(settings or {})

    def load(self, name_or_path: str = "") -> P:
        """The pack of that name, or in that folder; read once and kept, a folder until one of its files changes."""
        name_or_path = name_or_path or self.usual()
        if name_or_path in self._built_in:
            return self._built_in[name_or_path]
        folder = self.find(name_or_path)
        signature = self._signature(folder)
        if self._loaded.get(folder, ((), None))[0] != signature:
            self._loaded[folder] = signature, self.read(folder)
        pack = self._loaded[folder][1]
        if folder.parent == self.folder.resolve():
            self._built_in[name_or_path] = pack
        return pack

    def bring(self, name_or_path: str) -> str:
        """Make the pack of a folder known by its own name, like those of the game; the name comes back."""
        pack, folder = self.load(name_or_path), self.find(name_or_path)
        if folder.parent != self.folder.resolve():
            if (self.folder / pack.name).exists():
                raise name_taken(pack.name, folder)
            self._brought[pack.name] = folder
        return pack.name

    def keep(self, name: str) -> None:
        """Lay a copy of a pack that was brought along beside it: games that are begun with it keep their cards."""
        place = self._kept(name, self.load(name).hash)
        if not _holds_a_pack(place):
            # pack.toml comes last, and at once: it says that the copy is whole.
            with written(place):
                place.mkdir(parents=True, exist_ok=True)
                for path in sorted(self._brought[name].glob("*.toml"), key=lambda path: path.name == HEAD):
                    shutil.copyfile(path, place / f".{path.name}.new")
                    os.replace(place / f".{path.name}.new", place / path.name)

    def recall(self, name: str, hash: str) -> str:
        """Where the cards lie with which a game was begun: under their name, or in the copy that was kept of them."""
        if name not in self._brought or not re.fullmatch("[0-9a-f]{64}", hash):
            return name
        place = self._kept(name, hash)
        return str(place) if _holds_a_pack(place) else name

    def _kept(self, name: str, hash: str) -> Path:
        folder = self._brought[name]
        return folder.parent / PLAYED / f"{folder.name}-{hash[:16]}"

    def find(self, name_or_path: str, beside: Path | None = None) -> Path:
        """The folder of a pack, by its name or its path; a relative path may start beside another pack."""
        known = name_or_path in self.names()
        places = [self._brought.get(name_or_path, self.folder / name_or_path)] if known else []
        if beside is not None:
            places.append(beside / name_or_path)
        places.append(Path(name_or_path))
        for place in places:
            if _holds_a_pack(place):
                return place.resolve()
        raise BadPack(
            "There is no pack '{name}'; give one of {packs}, or a folder that holds a pack.toml.",
            "no-pack",
            name=name_or_path,
            packs=Several(self.names()),
        )

    def _signature(self, folder: Path) -> tuple[object, ...]:
        """Changes whenever a file of the pack, or of a pack it inherits from, is written anew."""
        answer: list[object] = []
        while folder not in answer:
            answer += [folder, *(stamp(path) for path in sorted(folder.glob("*.toml")))]
            inherits = re.search(r'^inherits\s*=\s*"(.+)"', (folder / HEAD).read_text("utf-8"), re.MULTILINE)
            if inherits:
                folder = inherited(folder, inherits[1], self.find)
        return tuple(answer)

    # Reading

    def layer(self, folder: Path, lined: bool = False, instead: Texts = AS_THEY_ARE) -> Layer:
        """The tables of a pack, to be looked at only."""
        return read_layer(folder, self.kinds, self.find, lined, instead)

    def read(self, folder: Path, lined: bool = False, instead: Texts = AS_THEY_ARE) -> P:
        """Read a pack from its folder, or raise `BadPack` with every problem that was found, one a line.

        ``instead`` has texts to be read in the place of its files: the pack as it would be with them. Lines of files
        are looked up only where there is something to complain about: it costs as much as reading.
        """
        with uncollected():
            layer = self.layer(folder, lined, instead)
            pack, problems, filed = str(layer.head.get("name", "")), layer.problems, list[Filed]()
            cards = {}
            for kind in self.kinds:
                read = read_kind(layer.piles[kind.file], kind, pack, self.reserved)
                cards[kind.plural] = read.cards
                problems += read.problems
                filed += read.filed
            provenances = by_code(filed, pack, problems)
            spots = layer.lines.table("")
            head = CardReader(Reader("", spots).fields(layer.head, Sources("owner")), Where(HEAD), problems, {})
            name, edition = head.text("name"), head.text("edition")
            if problems and not lined:
                return self.read(folder, True, instead)
            if problems:
                once = {str(problem): problem for problem in problems}
                raise BadPack("{problems}", "bad-pack", problems=Several(once.values(), "\n"))
            return self._make(
                name=name,
                edition=edition,
                content=tuple(cards.values()),
                sources=layer.head["sources"],
                provenances=provenances,
                **cards,
            )

    def values(self, name_or_path: str = "") -> dict[str, dict[str, Any]]:
        """What stands in the files of a pack, by code and field as `provenances` has them."""
        layer = self.layer(self.find(name_or_path or self.usual()))
        found: dict[str, dict[str, Any]] = {}
        for cards in self.kinds:
            for table in layer.cards(cards):
                found |= filed(cards, table, {path: value.value for path, value in values(table)})
        return found

    def claims(self, name_or_path: str = "") -> list[Claim]:
        """The values of a pack that cite a line of a text, those that it inherits included."""
        pack, standing = self.load(name_or_path), self.values(name_or_path)
        return [
            Claim(code, field, standing[code].get(field), provenance.kind, provenance.source)
            for code, fields in pack.provenances.items()
            for field, provenance in fields.items()
            if citations(provenance.source)
        ]

    def progress(self, name_or_path: str = "") -> list[Progress]:
        """How far the files of a pack are filled in, a line for each kind of card."""
        folder = self.find(name_or_path or self.usual())
        return self.layer(folder, lined=True).progress

    def fares(self, name_or_path: str = "") -> list[CheckResult]:
        """How a pack fares in every check; what may be due to an inherited value that is made up has a remark."""
        pack, below = self.load(name_or_path), self._below(name_or_path)
        results = self.checks(pack)
        if below is None:
            return results
        return [
            replace(result, remark=clashes.remark(check, pack, below, self.kinds)) if result.bad else result
            for check, result in zip(self.checks.all, results, strict=True)
        ]

    def _below(self, name_or_path: str) -> P | None:
        """The pack that a pack inherits, if it does."""
        folder = self.find(name_or_path or self.usual())
        inherits = self.layer(folder).head.get("inherits")
        return None if inherits is None else self.load(str(inherited(folder, str(inherits), self.find)))

    # Writing a pack to fill in

    def write_new(self, folder: str | Path, like: str = "", tell: new.Tell = str) -> Path:
        """Write a pack to fill in: what the rulebook and public sources tell stands there, the rest is marked unknown.

        It inherits ``like``, so that it can be played at any time. ``tell`` puts the comments into the language of
        whoever fills it in.
        """
        folder = Path(folder)
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise BadPack("{folder} is not empty; a new pack needs a folder of its own.", "pack-folder", folder=folder)
        like = like or self.usual()
        layer = self.layer(self.find(like))
        texts = {HEAD: new.head_text(folder.resolve().name, like, layer.head, tell)}
        for file in dict.fromkeys(kind.file for kind in self.kinds):
            inside = [(kind, layer.cards(kind)) for kind in self.kinds if kind.file == file]
            texts[file] = new.file_text(inside, tell)
        with written(folder):
            folder.mkdir(parents=True, exist_ok=True)
            try:
                for name, text in texts.items():
                    (folder / name).write_text(text, "utf-8")
            except OSError:
                shutil.rmtree(folder, ignore_errors=True)  # or its name would be taken by a pack that is none
                raise
        return folder


class Unwritable(BadPack):
    """A pack cannot be written now: the disk is full, or closed to us; nothing half made stays."""


@contextmanager
def written(path: Path) -> Iterator[None]:
    """What the system complains about while something is written, as an error of the pack."""
    try:
        yield
    except OSError as error:
        why = error.strerror or str(error)
        raise Unwritable("{path} cannot be written: {why}.", "unwritable", path=str(path), why=why) from None


@contextmanager
def uncollected() -> Iterator[None]:
    """Without the collector of cycles: nearly all that is read stays, and it would look through it again and again."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _holds_a_pack(place: Path) -> bool:
    """Whether a pack lies in a folder; what cannot even be a name of one holds none."""
    try:
        return (place / HEAD).is_file()
    except (OSError, ValueError):
        return False


class NoCards(PackLibrary[Pack]):
    """The library of a game that is played without cards."""

    def __init__(self) -> None:
        super().__init__(Path(), (), Pack, lambda settings: "")
        self._empty = Pack(name="", edition="", content=(), sources={}, provenances={})

    def names(self) -> tuple[str, ...]:
        """Nothing lies there."""
        return ()

    def load(self, name_or_path: str = "") -> Pack:
        """A pack without a name, in which nothing lies."""
        return super().load(name_or_path) if name_or_path else self._empty

    def find(self, name_or_path: str, beside: Path | None = None) -> Path:
        """Whoever looks for a pack is told so."""
        raise BadPack("This game is played without cards.", "no-cards")


def name_taken(name: str, folder: Path) -> BadPack:
    """Two packs of one name cannot be told apart in a record."""
    sentence = "The pack in {folder} is called {name} like one that comes with the game; give it a name of its own."
    return BadPack(sentence, "pack-name-taken", folder=str(folder), name=name)


def stamp(path: Path) -> tuple[str, int, int]:
    """What changes when a file is written anew."""
    return path.name, path.stat().st_mtime_ns, path.stat().st_size
