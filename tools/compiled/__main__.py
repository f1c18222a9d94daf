"""Compiles the engine with mypyc and puts it beside the sources: `python -m tools.compiled [FOLDER]`.

The folder is the one that `biont` lies in, `src` unless another one is named. `--leave` leaves what was made in
`build`; `--clean` takes everything away again. So far that is the kernel and Bios:Genesis; Bios:Origins is interpreted.
"""

from __future__ import annotations

import os
import shutil
import sys
from importlib import import_module
from pathlib import Path

from setuptools import Distribution
from tools.compiled.fitting import fitted, with_copy

ROOT = Path(__file__).resolve().parent.parent.parent
BUILD = ROOT / "build" / "compiled"

COMPILED = ("genesis",)
"""Games whose rules are compiled; others run interpreted on the compiled kernel."""
KERNEL = ["chance", "decision", "history", "play", "runner", "table", "undoable"]
GENESIS = ["bionts", "box", "ids", "organisms", "pools", "table", "rules/*"]
CONSTANTS = {"biont.genesis.cards", "biont.genesis.nouns", "biont.genesis.vocabulary"}
"""What stays interpreted, and has constants that the others use."""
LEFT = {"biont.genesis.rules.parts"}
"""What only puts the others together."""


def compiled_modules(source: Path) -> list[Path]:
    """The files that are compiled, as paths below the folder of the sources."""
    wanted = [("kernel", KERNEL), ("genesis", GENESIS)]
    paths = [
        path.relative_to(source)
        for package, names in wanted
        for name in names
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
    os.chdir(fit)
    os.environ["MYPYPATH"] = str(fit)
    (fit / "mypy.ini").write_text("[mypy]\nignore_missing_imports = True\n")
    options = ["--config-file=mypy.ini", "--namespace-packages", "--explicit-package-bases", "--follow-imports=silent"]
    paths = [str(path) for path in compiled_modules(source)]
    extensions = mypycify(
        [*options, *paths],
        opt_level="1",
        debug_level="0",
        group_name="biont",
        multi_file=True,  # one file of everything takes the C compiler several times as long
        target_dir=str(folder / "c"),
    )
    made = Distribution({"name": "biont", "ext_modules": extensions})
    command = made.get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(folder / "lib"), str(folder / "temp")
    command.ensure_finalized()
    command.run()
    return sorted((folder / "lib").rglob("*.so")) + sorted((folder / "lib").rglob("*.pyd"))


def clean(source: Path) -> None:
    """Take what was compiled away."""
    for path in [*source.rglob("*.so"), *source.rglob("*.pyd")]:
        path.unlink()


def main(arguments: list[str]) -> int:
    """Compile and put it in place, compile only, or clean up."""
    folders = [Path(argument).resolve() for argument in arguments if not argument.startswith("-")]
    source = folders[0] if folders else ROOT / "src"
    if "--leave" not in arguments:
        clean(source)
    if "--clean" not in arguments:
        libraries = build(source, BUILD)
        if "--leave" not in arguments:
            for library in libraries:
                shutil.copy(library, source / library.relative_to(BUILD / "lib"))
        print(f"{len(compiled_modules(source))} modules are compiled")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
