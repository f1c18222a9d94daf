"""Style sheets and the fonts that come with the program."""

from __future__ import annotations

from importlib.resources import files

from markupsafe import Markup

from biont.draw.document import Dress, svg_document
from biont.draw.style import FONT, font, house_style, inlined, lean_script, with_fonts


def test_every_font_of_the_house_is_there_with_its_licence() -> None:
    named = set(FONT.findall(house_style()))
    assert named == {"alegreya.woff2", "alegreya-italic.woff2", "source-sans-3.woff2"}
    for name in named:
        assert (font(name) or b"").startswith(b"wOF2")
    folder = files("biont.draw") / "static" / "fonts"
    for name in ("OFL-alegreya.txt", "OFL-source-sans-3.txt"):
        assert "SIL Open Font License, Version 1.1" in (folder / name).read_text(encoding="utf-8")


def test_only_fonts_are_read_as_fonts() -> None:
    assert font("OFL-alegreya.txt") is None
    assert font("../house.woff2") is None
    assert font("none.woff2") is None


def test_a_file_that_stands_alone_has_its_fonts_inside() -> None:
    style = with_fonts("a { src: url(alegreya.woff2) } b { background: url(#x) }", inlined)
    assert style.startswith("a { src: url(data:font/woff2;base64,d09GMg")
    assert style.endswith("b { background: url(#x) }")


def test_a_script_goes_out_without_what_only_its_readers_need() -> None:
    script = """
    // What it does.
    if (one >= two && three) say("a = b; c", { four: 5 });   // and why
    const text = `a = ${b}`, found = /a : b/.exec(text)
    const half = one / 2, name = `a = ${half}`;
    const within = `a = ${b ? `c = d` : ""}`;
    const less = one - -1
    import { one, two } from "./other.js";
    """
    assert lean_script(script).splitlines() == [
        'if(one>=two&&three)say("a = b; c",{four:5});const text = `a = ${b}`, found = /a : b/.exec(text)',
        'const half=one/2,name=`a = ${half}`;const within = `a = ${b ? `c = d` : ""}`;const less=one - -1',
        'import{one,two}from "./other.js";',
    ]


def test_a_picture_of_a_board_is_laid_out_for_its_own_room() -> None:
    """However narrow the page is that shows it: there its style would take the room of the page for that of a phone."""
    style = "@media (max-width: 760px) { a { b: c } } @media (min-width: 761px) and (max-height: 800px) { d { e: f } }"
    svg = svg_document("", Markup("<p></p>"), Dress("origins", style, Markup("")))
    assert "@media (max-width: 0) { a" in svg
    assert "@media (min-width: 0) and (min-width: 0) { d" in svg
