"""Cards on a line each, in the reader's language."""

from biont.origins.pack_library import load_pack
from biont.origins.words.cards import card_lines
from biont.words import words

PACK = load_pack("standard")


def line(code: str, language: str) -> str:
    found = [one for one in card_lines(PACK, words(language, "biont.origins")) if one.code == code]
    return f"{found[0].name}: {found[0].facts}"


def test_a_challenge_card_is_told_whole() -> None:
    assert line("televangelists", "en") == (
        "Televangelists: pollution, rightist dictator ★ Dissent; IV: prayer + purge; "
        "culture: spread / war / prayer → preach; industry: information 6 / artisan"
    )


def test_so_is_an_idea_in_german() -> None:
    assert line("broadcasting", "de") == (
        "Rundfunk: Kultur IV: Information 6 [Stadt (Biobrennstoff) / Stadt (Öl)]; "
        "Kultur: Information 6 / Predigt; Politik: Information 6 / Kalter Krieg"
    )


def test_a_hex_shows_its_ring_and_what_its_resources_need() -> None:
    assert line("california", "en") == "California: desert ☆☆☆; jojoba (biofuel), gold (metal, metallurgy 2)"
    assert line("middle-east", "de") == "Mittlerer Osten: Erdöl (Öl, Metallurgie 4), Gerste (Nutzpflanzen)"


def test_a_catastrophe_bears_its_name() -> None:
    assert "catastrophe (Toba)" in line("ancestral-voices", "en")


def test_every_card_has_a_line() -> None:
    codes = {one.code for one in card_lines(PACK, words("de", "biont.origins"))}
    kinds = (PACK.challenges, PACK.ideas, PACK.comets, PACK.species, PACK.philosophy, PACK.world.hexes)
    assert codes == {card.code for kind in kinds for card in kind}
