"""Comments outlive the rewriting of a file."""

from __future__ import annotations

import tomllib

from biont.packs.comments import comment_of, kept

OLD = """\
# What this file holds.

[source]
default = "owner"  # mine

# Found in the attic.
[[card]]
code = 'a'
# smudged
icons = "?"  # three?
sides = [
  { en = "One" },
  # worn off
  { en = "Two # no comment" },  # the back
]

[card.inner]
name = "x"

# Bought later.

# Twice.
[[card]]
code = "b" # here
# The end.
"""

PLAIN = """\
[source]
default = "owner"

[[card]]
code = "a"
icons = "sun"
sides = [
  { en = "One" },
  { en = "Two # no comment" },
]

[card.inner]
name = "x"

[[card]]
code = "b"
"""


def test_every_comment_goes_back_to_where_it_stood() -> None:
    text = kept(PLAIN, OLD)
    assert tomllib.loads(text) == tomllib.loads(PLAIN)
    written = OLD.replace("'a'", '"a"').replace('icons = "?"', 'icons = "sun"').replace('"b" # here', '"b"  # here')
    assert text == written
    assert kept(PLAIN, text) == text


def test_a_comment_of_what_is_gone_stays_with_its_card() -> None:
    shorter = PLAIN.replace('  { en = "Two # no comment" },\n', "").replace('icons = "sun"\n', "")
    text = kept(shorter, OLD)
    assert tomllib.loads(text) == tomllib.loads(shorter)
    lines = text.splitlines()
    for comment in ("# smudged", "# three?", "# worn off", "# the back"):
        assert lines.index('code = "b"  # here') > next(n for n, line in enumerate(lines) if comment in line)
    comments = [comment for line in OLD.splitlines() if (comment := comment_of(line))]
    assert all(text.count(comment) == 1 for comment in comments)


def test_a_file_without_comments_stays_as_it_is() -> None:
    assert kept(PLAIN, "") == PLAIN
