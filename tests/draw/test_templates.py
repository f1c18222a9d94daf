"""Templates of every package in one environment, and documents that stand alone."""

from __future__ import annotations

import gc
from importlib.resources import files
from pathlib import Path
from weakref import ref

import pytest
from jinja2 import Environment, TemplateNotFound, UndefinedError
from markupsafe import Markup

import biont
from biont.draw import DrawingTools, Dress, Links, Pen, html_document, sprite, templates
from biont.draw.templating import Compiled, joined
from biont.packs import Name
from biont.words import words

EVERY = sorted(
    f"{'.'.join(file.parent.parent.relative_to(Path(biont.__file__).parent.parent).parts)}/{file.name}"
    for file in Path(str(files("biont"))).rglob("templates/*.jinja")
)


@pytest.mark.parametrize("name", EVERY)
def test_every_template_is_found_by_its_package_and_compiles(name: str) -> None:
    assert templates().get_template(name).name == name


def test_a_template_names_its_neighbours_without_their_package() -> None:
    assert templates().join_path("log.jinja", "biont.draw/board.jinja") == "biont.draw/log.jinja"
    assert templates().join_path("biont.draw/log.jinja", "biont.server/game.jinja") == "biont.draw/log.jinja"
    with pytest.raises(TemplateNotFound):
        templates().get_template("biont.draw/nothing.jinja")


def test_unknown_names_are_refused_and_values_escaped() -> None:
    template = templates().from_string("{{ value }}")
    assert template.render(value="<b>") == "&lt;b&gt;"
    with pytest.raises(UndefinedError):
        template.render()


def test_what_is_safe_is_shown_as_it_is_and_everything_else_escaped_once() -> None:
    inner = "{% macro bold(text, tag='b') %}<{{ tag }}>{{ text }}</{{ tag }}>{% endmacro %}"
    outer = "{% macro row(text) %}{{ text }}: {{ caller() }}{% endmacro %}{% call row(1) %}{{ value }}{% endcall %}"
    shows = "{{ bold(value) }}{{ bold(safe, tag='i') }}{{ number }}{{ joined(*both, between=value) }}{{ name.en }}"
    template = templates().from_string(inner + shows + outer)
    values = {"value": "'<", "safe": Markup("<hr>"), "number": 3, "both": ("a", "b"), "name": Name("D&D", "")}
    drawn = template.render(joined=lambda *parts, between: between.join(parts), **values)
    assert drawn == "<b>&#39;&lt;</b><i><hr></i>3a&#39;&lt;bD&amp;D1: &#39;&lt;"


class Shown:
    """Something that is drawn, and can be watched."""

    word = "word"


@pytest.mark.parametrize("imported", [False, True])
def test_nothing_stays_of_what_was_drawn_with_macros(imported: bool) -> None:
    """No collector of cycles has to find it."""
    macro = templates().from_string("{% macro said() %}{{ shown.word }}{% endmacro %}{{ said() }}")
    gc.disable()
    try:
        shown = Shown()
        watched = ref(shown)
        if imported:
            assert vars(macro.make_module({"shown": shown}))["said"]() == "word"
        else:
            assert macro.render(shown=shown) == "word"
        del shown
        assert watched() is None
    finally:
        gc.enable()


def test_no_line_breaks_between_a_number_and_what_it_is_compared_with() -> None:
    assert joined("Für dich: Städte 5 → 6.") == "Für dich: Städte\xa05\xa0→\xa06."
    assert joined("Fußabdruck 2 > Immunologie 1, getroffen") == "Fußabdruck\xa02\xa0> Immunologie\xa01, getroffen"
    assert joined("A → B, Zug 8") == "A → B, Zug 8"
    assert isinstance(joined(Markup("Städte 5 → 6")), Markup)


def test_a_dot_reads_attributes_and_a_default_is_for_what_is_not_there() -> None:
    template = templates().from_string("{{ name.en }}{{ name.fr|default('-') }}{{ 1 if name.fr is defined else 0 }}")
    assert template.render(name=Name("Dust", "Staub")) == "Dust-0"
    with pytest.raises(AttributeError):
        templates().from_string("{{ row.en }}").render(row={"en": "Dust"})
    assert templates().from_string("{{ row['en'] }}").render(row={"en": "Dust"}) == "Dust"


def test_a_message_is_said_in_the_language_of_its_words_and_escaped() -> None:
    template = templates().from_string('{{ t("web-undo") }} {{ t("board-turn", turn=3) }} {{ t("web-undo")|upper }}')
    for say in (words("en"), words("de"), words("en")):
        undo = say("web-undo")
        assert template.render(t=say) == f"{undo} {say('board-turn', turn=3)} {undo.upper()}"
    assert words("en")("web-undo") != words("de")("web-undo")
    assert templates().from_string('{{ t("x") }}').render(t=lambda key: f"<{key}>") == "&lt;x&gt;"


def test_a_macro_takes_what_it_is_given_and_defaults_for_the_rest() -> None:
    macro = "{% macro pair(one, other='-', last='.') %}<{{ one }}{{ other }}{{ last }}>{% endmacro %}"
    calls = "{{ pair(1) }}{{ pair(1, 2) }}{{ pair(1, 2, 3) }}{{ pair(1, last='!') }}"
    assert templates().from_string(macro + calls).render() == "<1-.><12.><123><1-!>"
    with pytest.raises(TypeError):
        templates().from_string(macro + "{{ pair(1, 2, 3, 4) }}").render()


def tools(links: Links) -> DrawingTools:
    say = words("de")
    return DrawingTools("biont.draw", say, Pen(say, {"die-1": ("0 0 1 1", "<g/>")}), links)


def test_names_and_rules_lead_somewhere_only_on_a_page() -> None:
    name = Name("Dust", "Staub")
    picture, page = tools(Links()), tools(Links("/x/cards/p/", "/x/rules#"))
    assert picture.title(name, "dust") == '<span class="name">Staub</span>'
    assert page.title(name, "dust") == '<a class=name href="/x/cards/p/dust">Staub</a>'
    assert picture.links.to_rule("E2<") == '<span class="rule">E2&lt;</span>'
    assert 'href="/x/rules#E2"' in page.links.to_rule("E2")
    assert page.links.to_rule("GL-Medea.1") == '<a class=rule href="/x/rules#GL-Medea.1">Gl.</a>'


def test_a_symbol_that_is_not_there_is_an_error() -> None:
    pen = tools(Links()).pen
    assert 'href="#s-die-1"' in pen.die(1)
    with pytest.raises(AssertionError, match="no symbol 'die-2'"):
        pen.use("die-2")


def test_a_document_brings_everything_along() -> None:
    dress = Dress("nim", "b { color: red }", sprite({"a": ("0 0 1 1", "<g/>")}))
    html = html_document("A < B", words("en"), [Markup("<b>x</b>")], dress, "dark")
    assert "<title>A &lt; B</title>" in html
    assert '<body class="nim">' in html
    assert "b { color: red }" in html
    assert 'data-theme="dark"' in html
    with pytest.raises(ValueError, match="themes are light and dark"):
        html_document("x", words("en"), [], dress, "pink")


def test_compiled_templates_are_kept_and_a_damaged_one_or_a_closed_folder_costs_only_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def drawn(folder: Path) -> str:
        environment = templates().overlay(bytecode_cache=Compiled(folder))
        return environment.get_template("biont.draw/prompt.jinja").root_render_func.__code__.co_filename

    folder = tmp_path / "cache"
    assert drawn(folder).endswith("prompt.jinja")
    (kept,) = folder.iterdir()
    with monkeypatch.context() as patch:
        patch.setattr(Environment, "compile", None)  # nothing is left to compile
        assert drawn(folder).endswith("prompt.jinja")
    kept.write_bytes(kept.read_bytes()[:20])
    assert drawn(folder).endswith("prompt.jinja")
    assert drawn(kept).endswith("prompt.jinja"), "no folder at all"
