"""Compiles the engine with mypyc and puts it beside the sources: `python -m tools.compiled [FOLDER]`.

The folder is the one that `biont` lies in, `src` unless another one is named. `--changed` compiles only where it is not
done yet, `--leave` leaves what was made in `build`, `--clean` takes everything away again.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from hashlib import blake2b
from importlib import import_module
from pathlib import Path

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from tools.compiled import fitting
from tools.compiled.fitting import fitted, with_copy

ROOT = Path(__file__).resolve().parent.parent.parent
BUILD = ROOT / "build" / "compiled"

COMPILED = ("genesis", "origins")
"""Games whose rules are compiled; others run interpreted on the compiled kernel."""
MODULES = {
    "kernel": "chance decision game history play runner table undoable",
    "bots": "tree",
    "genesis": "bionts box hidden ids organisms pools table vocabulary rules/*",
    "origins": "atlas box brain hidden latitudes measures passage people table tableau travel ways world",
    "origins/rules": "* advanced/*",
    "genesis/bots": "bodies evaluation habits refugia",
    "origins/bots": "evaluation habits",
}
"""What is compiled, by its package."""
CONSTANTS = {
    *("biont.genesis.cards", "biont.genesis.nouns"),
    *("biont.origins.cards", "biont.origins.nouns", "biont.origins.tiles", "biont.origins.vocabulary"),
}
"""What stays interpreted, and has constants that the others use."""
CONFIGURATION = "[mypy]\nignore_missing_imports = True\ndisable_error_code = func-returns-value\n"
"""Without their marks, rules are seen to return nothing where a trial runs them all the same."""
BUNDLE = 1_500_000
"""How long the C is that is compiled at a time."""
QUICK = Path(__file__).with_name("quick.h")
HIDDEN = "#pragma GCC visibility push(hidden)"
"""What nobody outside of the library can see need not be looked up by the loader."""
LEFT = {
    *("biont.genesis.rules.parts", "biont.origins.rules.parts"),
    *(f"biont.genesis.rules.{name}" for name in ("chimera_death", "chimera_shore", "crystal", "purchase_refusals")),
    *(f"biont.origins.rules.{name}" for name in ("campaign", "planets", "worlds")),
}
"""What only puts the others together, or is run once a game, or in few of them: it would gain nothing."""
ENGINE = (
    *("kernel/*.py", "packs/*.py"),
    *(f"{game}/{parts}" for game in COMPILED for parts in ("*.py", "rules/**/*.py", "packs/**/*.toml")),
)
"""What decides how games go, below the package, compiled or not."""
MARK = BUILD / "made_of"
"""Says of which sources what was compiled last was made."""
TOP = re.compile(r"^char (CPyDef_\w+_____top_level__)\(void\) \{", re.MULTILINE)
"""What runs when a module is imported, once, and is a sixth of all C."""


def compiled_modules(source: Path) -> list[Path]:
    """The files that are compiled, as paths below the folder of the sources."""
    paths = [
        path.relative_to(source)
        for package, names in MODULES.items()
        for name in names.split()
        for path in sorted((source / "biont" / package).glob(f"{name}.py"))
    ]
    return [path for path in paths if path.name != "__init__.py" and _module(path) not in LEFT]


def _module(path: Path) -> str:
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def write(source: Path, target: Path) -> None:
    """Write all sources of the house; those that are compiled, or whose constants are, as the compiler wants them."""
    shutil.rmtree(target, ignore_errors=True)
    chosen = {*compiled_modules(source)}
    for path in sorted(source.glob("biont/**/*.py")):
        where = path.relative_to(source)
        text = path.read_text(encoding="utf-8")
        if where in chosen or _module(where) in CONSTANTS:
            text = fitted(text, import_module(_module(where)))
        place = target / where
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    _write_copies(target)


def _write_copies(target: Path) -> None:
    """Write out how the tables of the games that come with the program are copied."""
    import biont

    for name in COMPILED:
        table = biont.new(name, seats=2, settings={}, seed=1).table
        kind = type(table)
        path = target.joinpath(*kind.__module__.split(".")).with_suffix(".py")
        lists = [slot for slot in kind.fields() if isinstance(getattr(table, slot), list)]
        shared = [*kind.static, *(slot for slot in kind.fields() if slot not in lists)]
        path.write_text(with_copy(path.read_text(encoding="utf-8"), kind.__name__, lists, shared), encoding="utf-8")


def build(source: Path, folder: Path) -> list[Path]:
    """Compile; the libraries that came out, where they were made."""
    from mypyc.build import mypycify

    os.environ["BIONT_PURE"] = "1"  # what is read here are the sources, whatever was compiled before
    fit = folder / "src"
    write(source, fit)
    shutil.rmtree(folder / "lib", ignore_errors=True)
    os.environ["MYPYPATH"] = str(fit)
    (fit / "mypy.ini").write_text(CONFIGURATION)
    options = ["--config-file=mypy.ini", "--namespace-packages", "--explicit-package-bases", "--follow-imports=silent"]
    with chdir(fit):
        extensions = mypycify(
            [*options, *(str(path) for path in compiled_modules(source))],
            opt_level="1",
            debug_level="0",
            group_name="biont",
            multi_file=True,  # one file of everything takes the C compiler several times as long
            target_dir=str(folder / "c"),
        )
    engine = extensions[0]
    engine.sources = _bundled([Path(name) for name in engine.sources], folder / "c")
    if sys.platform == "linux":
        engine.extra_link_args = ["-Wl,-Bsymbolic"]  # its functions call each other without asking the loader
    command = SideBySide(Distribution({"name": "biont", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(folder / "lib"), str(folder / "temp")
    command.ensure_finalized()
    command.run()
    return sorted((folder / "lib").rglob("*.so")) + sorted((folder / "lib").rglob("*.pyd"))


class SideBySide(build_ext):  # type: ignore[misc]
    """Compiles as many files at a time as there are cores."""

    def build_extension(self, ext: Extension) -> None:
        """Compile what belongs to a library, and link it."""

        def compiled(source: str) -> str:
            objects: list[str] = self.compiler.compile(
                [source], self.build_temp, include_dirs=ext.include_dirs, extra_postargs=ext.extra_compile_args
            )
            return objects[0]

        with ThreadPoolExecutor(os.cpu_count()) as cores:
            ext.extra_objects = [*cores.map(compiled, ext.sources)]
        ext.sources = []
        super().build_extension(ext)


def _bundled(sources: list[Path], folder: Path) -> list[str]:
    """Files of C in bundles, since all of them have one long list of declarations to read; the runtime as it is."""
    bundles: list[list[Path]] = []
    room = 0
    own = [path for path in sources if path.name.startswith("__native")]
    for path in own:
        room -= path.stat().st_size
        if room < 0:
            bundles.append([])
            room = BUNDLE - path.stat().st_size
        bundles[-1].append(path)
    written = [folder / f"bundle_{number}.c" for number in range(len(bundles))]
    for path, bundle in zip(written, bundles, strict=True):
        once = [f"char {name}(void) ONCE;" for one in bundle for name in TOP.findall(one.read_text(encoding="utf-8"))]
        files = [f'#include "{one.as_posix()}"' for one in (QUICK, *bundle)]
        lines = [files[0], HIDDEN, *once, *files[1:], ""]
        path.write_text("\n".join(lines), encoding="utf-8")
    return [str(path) for path in (*written, *sources) if path not in own]


def made_of(source: Path) -> str:
    """A mark of everything that the engines there are made of: sources, cards, and what compiles them."""
    mark = blake2b(sys.version.encode(), digest_size=16)
    paths = {path for parts in ENGINE for path in (source / "biont").glob(parts)}
    paths.update(source / path for path in compiled_modules(source))
    tools = [Path(str(module.__file__)) for module in (fitting, *fitting.LOOPS)]
    for path in (*sorted(paths), *tools, Path(__file__), QUICK):
        mark.update(path.read_bytes())
    return mark.hexdigest()


def is_made(source: Path) -> bool:
    """Whether what is compiled there was made of the sources as they are."""
    is_there = any((source / "biont" / "kernel").glob("play.*[od]"))  # .so, .pyd
    return is_there and MARK.exists() and MARK.read_text(encoding="utf-8") == made_of(source)


def clean(source: Path) -> None:
    """Take what was compiled away."""
    for path in [*source.rglob("*.so"), *source.rglob("*.pyd")]:
        path.unlink()


def main(arguments: list[str]) -> int:
    """Compile and put it in place, compile only, or clean up."""
    folders = [Path(argument).resolve() for argument in arguments if not argument.startswith("-")]
    source = folders[0] if folders else ROOT / "src"
    if "--changed" in arguments and is_made(source):
        print("what is compiled is up to date")
        return 0
    if "--leave" not in arguments:
        clean(source)
    if "--clean" not in arguments:
        libraries = build(source, BUILD)
        if "--leave" not in arguments:
            for library in libraries:
                shutil.copy(library, source / library.relative_to(BUILD / "lib"))
            MARK.write_text(made_of(source), encoding="utf-8")
        print(f"{len(compiled_modules(source))} modules are compiled")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
