"""A small net that was taught by self-play how likely a seat is to win: plain arrays in a file, read with NumPy alone.

The file says where it comes from (``about``): the version of its inputs, the games it learned from, how well it
foretold games that it had not seen. NumPy is an extra: without it, or with a file for other inputs, programs judge by
their weights alone, and the log says why in a sentence.
"""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Mapping, Sequence
from importlib.resources import files
from math import exp
from struct import Struct
from typing import TYPE_CHECKING, Any
from zipfile import BadZipFile

from biont.kernel.errors import BiontError

if TYPE_CHECKING:
    from numpy import float32
    from numpy.typing import NDArray

    Array = NDArray[float32]

LARGEST = 1 << 20
"""Bytes that a file may have."""


class NoNet(BiontError):
    """Why programs play without a net."""


class Net:
    """Layers of sums, each cut off at zero before the next; the last has two: whether a seat wins, and by how much."""

    def __init__(self, layers: Sequence[tuple[Array, Array]], about: Mapping[str, Any]) -> None:
        import numpy  # which need not be there where nobody has a net

        self._read, self._positive, self._float = numpy.frombuffer, numpy.maximum, numpy.float32
        self.layers = tuple(layers)
        self.packed = Struct(f"{len(self.layers[0][0])}f").pack  # twice as quick as an array of a list
        self.about = about
        *self._inner, (last, bias) = self.layers
        self._last, self._bias = last[:, 0].copy(), float(bias[0])

    def chance(self, inputs: Sequence[float]) -> float:
        """How likely the seat is to win whose inputs these are."""
        return self.chance_of(self.packed(*inputs))

    def chance_of(self, packed: bytes) -> float:
        """The same for inputs that are packed already."""
        row: Any = self._read(packed, self._float)
        for weights, bias in self._inner:
            row = row @ weights
            row += bias
            self._positive(row, 0, out=row)
        return 1 / (1 + exp(-max(-30.0, min(30.0, float(row @ self._last) + self._bias))))

    def to_bytes(self) -> bytes:
        """The file."""
        import numpy as np

        arrays: dict[str, Any] = {"about": np.array(json.dumps(self.about, sort_keys=True))}
        for place, (weights, bias) in enumerate(self.layers):
            arrays |= {f"w{place}": weights, f"b{place}": bias}
        content = io.BytesIO()
        np.savez(content, **arrays)
        if len(content.getvalue()) > LARGEST:
            raise NoNet("A net may have at most {bytes} bytes.", "net-large", bytes=LARGEST)
        return content.getvalue()

    @classmethod
    def read(cls, content: bytes, inputs: str) -> Net:
        """The net of a file, for inputs of this version; another one is refused in a sentence."""
        try:
            import numpy as np
        except ImportError:
            sentence = (
                "Without NumPy programs play without what they learned; install it with: pip install 'biont[learned]'."
            )
            raise NoNet(sentence, "net-no-numpy") from None
        try:
            with np.load(io.BytesIO(content), allow_pickle=False) as arrays:
                about = json.loads(str(arrays["about"]))
                depth = sum(name.startswith("w") for name in arrays.files)
                layers = [(arrays[f"w{place}"], arrays[f"b{place}"]) for place in range(depth)]
        except (OSError, ValueError, KeyError, EOFError, BadZipFile):
            raise NoNet("This is no file with a net, or it is damaged.", "net-unreadable") from None
        if not layers or about.get("inputs") != inputs:
            sentence = "The net was taught with inputs {theirs}, and these are {ours}: programs play without it."
            raise NoNet(sentence, "net-other-inputs", theirs=str(about.get("inputs")), ours=inputs)
        return cls(layers, about)

    @classmethod
    def found(cls, package: str, file: str, inputs: str) -> Net | None:
        """The net that comes with a package; None, and a line in the log, where it cannot be played with."""
        lying = files(package) / file
        try:
            if not lying.is_file():
                raise NoNet("No net comes with this game: programs play without one.", "net-none")
            return cls.read(lying.read_bytes(), inputs)
        except NoNet as error:
            logging.getLogger(__name__).warning("%s", error)
            return None
