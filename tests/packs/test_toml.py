"""TOML of strangers: whatever is wrong with it is one kind of error."""

from __future__ import annotations

import pytest

from biont.packs import toml


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a" + ".a" * 200_000 + " = 1", "parts in a key"),
        ("x = 1\n[a" + ".a" * 200_000 + "]", "at line 2"),
        ("a = " + "9" * 5000, "long a number"),
        ("a = " + "[" * 100_000, "brackets"),
        ("a = ", "Invalid value"),
    ],
)
def test_what_is_wrong_is_said(text: str, said: str) -> None:
    with pytest.raises(toml.TomlError, match=said):
        toml.loads(text)


def test_dots_in_a_value_are_no_parts_of_a_key() -> None:
    assert toml.loads('a = "' + "." * 5000 + '"') == {"a": "." * 5000}


@pytest.mark.parametrize("text", ["a = { b = [1] }", "a = { b = [1], c = 2020-01-01 }"])
def test_tables_belong_to_whoever_read_them(text: str) -> None:
    toml.loads(text)["a"]["b"].append(2)
    assert toml.loads(text)["a"]["b"] == [1]
