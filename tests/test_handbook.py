"""The handbook as far as it can be told without building it: contents, what is filled in, and who checks its links."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from markupsafe import Markup
from tools.handbook import annotating, atlas, contents, grounds, links, lookup

import biont
import biont.cli
from biont import games
from biont.games.annotated import annotated
from biont.kernel.ledger import ledger


def test_every_page_has_a_place_and_stands_in_both_languages() -> None:
    """A page that is new stands in one of the four kinds and in both languages."""
    assert contents.flaws() == []
    assert [kind.name for kind in contents.kinds()] == ["learn", "how-to", "look-up", "understand"]


@pytest.mark.parametrize("game", annotating.GAMES)
def test_a_rule_is_known_with_code_and_with_what_it_leads_to(game: str) -> None:
    """Both ways: what a rule sets off is set off by it, and a card that a rule names is named by it."""
    definition = games.game(game)
    known = annotated(definition)
    assert list(known) == list(ledger(definition.package))
    assert all(one.code for one in known.values())
    assert all(rule_id in known[other].set_off_by for rule_id, one in known.items() for other in one.sets_off)
    assert all(rule_id in known[other].named_by for rule_id, one in known.items() for other in one.names)
    assert all(code in known[one].cards for code, ids in annotating.cards_named(definition).items() for one in ids)
    assert any(one.scenarios for one in known.values())
    assert annotating.text(definition) == annotating.file_of(definition).read_text("utf-8"), "`make docs` writes it"


def test_a_rule_that_calls_another_ones_code_sets_it_off() -> None:
    """The limit of ultraviolet light is reckoned by the rule that says how mutations count."""
    assert "D7a.1" in annotated(games.game("genesis"))["D7.1"].sets_off


@pytest.mark.parametrize("language", contents.LANGUAGES)
def test_what_is_looked_up_is_filled_in(language: str) -> None:
    """Every command, every setting and every name of the library."""
    helped = dict(lookup.helped(language))
    assert set(biont.cli.commands()) <= set(helped)
    assert "scenario run" in helped
    made = lookup.made(language)
    for name in helped:
        *_, example, _ = made["commands"].split(f"\n## biont {name}\n")[1].split("\n## ")[0].split("```")
        assert example.startswith(f"\nbiont {name}"), name
    for definition in map(games.game, annotating.GAMES):
        assert all(f"| `{one.name}` |" in made["settings"] for one in definition.settings)
        exec(lookup.example(definition), {"biont": biont})
    assert all(f"biont.{name}\n" in made["names"] for name in biont.__all__)


def test_links_that_lead_nowhere_are_found(tmp_path: Path) -> None:
    """A missing page, a missing place, something from another host, and nothing else."""
    (tmp_path / "a.html").write_text(
        '<p id="here"><a href="#here"></a><a href="b.html"></a><a href="#gone"></a><a href="https://example.org/"></a>'
        '<img src="https://example.org/x.png"></p>',
        encoding="utf-8",
    )
    assert list(links.flaws(tmp_path)) == [
        "a.html: b.html leads nowhere",
        "a.html: #gone has no such place",
        "a.html: takes https://example.org/x.png from another host",
    ]


def test_a_page_without_a_script_has_nothing_for_one() -> None:
    """What its style, a label or a drawing refers to stays."""
    page = (
        '<p id="odd" data-holds="x" data-piece="y"><input id="pane"><label for="pane"></label>'
        '<linearGradient id="sky" x1="0"></linearGradient><linearGradient id="gone" x1="0"></linearGradient>'
        '<symbol id="s-a" fill="url(#sky)"></symbol><use href="#s-a"/><b id="one" id="two">'
    )
    assert atlas.lean(page, "#two [data-piece]{}") == (
        '<p data-piece="y"><input id="pane"><label for="pane"></label><linearGradient id="sky" x1="0"></linearGradient>'
        '<symbol id="s-a" fill="url(#sky)"></symbol><use href="#s-a"/><b id="two">'
    )


def test_rules_cards_and_scenarios_have_a_page(tmp_path: Path) -> None:
    """The first of each kind in German, and every link between pages of rules, cards and scenarios has an end."""
    book = atlas.Book(games.game("genesis"), tmp_path / "genesis", "de")
    rule, card, scene = next(book.rules()), next(book.cards()), next(book.scenes())
    assert (rule.address, rule.title) == ("genesis/rules/META.1", "META.1 Karten gehen vor")
    for page in (rule, card, scene):
        text = (tmp_path / f"{page.address}.html").read_text(encoding="utf-8")
        assert f"<title>{page.title} – Bios:Genesis</title>" in text


def test_what_adorns_a_board_is_a_picture_that_all_pages_share(tmp_path: Path) -> None:
    book = atlas.Book(games.game("genesis"), tmp_path / "genesis", "en")
    page = (tmp_path / f"{next(book.scenes()).address}.html").read_text(encoding="utf-8")
    taken = re.findall(r'<img class="scenery" alt="" src="../../../common/([\w.-]+)">', page)
    assert len(taken) == 4
    pictures = atlas.sceneries(book.definition)
    assert pictures.keys() == {*taken}
    assert "scenery-" not in page.split("</svg>")[0]
    for picture in pictures.values():
        worn = {*" ".join(re.findall(r'class="([^"]+)"', picture)).split()}
        assert worn <= {*re.findall(r"\.(\w+)", picture.split("</style>")[0])}


def test_a_ground_is_a_picture_while_it_is_one_of_the_drawing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Colours aside, which change with a style; the board above it is drawn in either case."""
    monkeypatch.setattr(grounds, "GROUNDS", tmp_path)
    drawing = "<svg><style>.sea{}</style><path/></svg>"
    for file in grounds.files("origins", drawing).values():
        file.write_bytes(b"")
    assert [*grounds.pictures("origins", drawing)] == ["origins-light.webp", "origins-dark.webp"]
    assert grounds.pictures("origins", drawing.replace(".sea", ".land"))
    assert not grounds.pictures("origins", drawing.replace("<path/>", "<path/><path/>"))
    board = 'a <image href="../../../common/origins.svg" x="22"/> b'
    assert atlas.lifted(Markup(board), {"origins"}) == ("a b", "origins")
    assert atlas.lifted(Markup(board), set()) == (board, "")
