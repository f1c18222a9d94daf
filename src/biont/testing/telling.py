"""A game can be told, in every language: what is asked, offered, refused and done, and how it ended."""

from __future__ import annotations

from biont.games import Definition
from biont.kernel.ledger import ledger
from biont.testing.parts import Part, every_language, new, play_on
from biont.words import LANGUAGES
from biont.words.settings import about, briefly, called


class TellingTests(Part):
    """Sentences, names, the rulebook, the player aid, cards."""

    @every_language
    def test_a_whole_game_is_told(self, definition: Definition, language: str) -> None:
        game = new(definition, 11)
        teller = definition.telling.teller(game.rules, definition.words(language))
        told = answers = 0
        while (decision := game.decision) is not None:
            assert all(teller.entry(entry) for entry in game.entries[told:])
            told = len(game.entries)
            teller.look(game.table)
            assert teller.prompt(decision)
            texts = [teller.option(option, decision) for option in decision.options]
            assert len(set(texts)) == len(texts), texts
            assert all(teller.reason(refusal) for refusal in decision.refusals())
            play_on(game, answers, 1)
            answers += 1
        assert game.result is not None
        assert teller.result(game.result).endswith(".")
        assert all(teller.scores(game.result))

    @every_language
    def test_seats_and_settings_have_names(self, definition: Definition, language: str) -> None:
        say = definition.words(language)
        teller = definition.telling.teller(new(definition, 1).rules, say)
        assert len({teller.seat(name) for name in definition.seating.names}) == len(definition.seating.names)
        for setting in definition.settings:
            assert called(setting, say) in briefly(setting, say)
            assert about(setting, say) in briefly(setting, say)
            values = getattr(setting, "values", ())
            assert len({called(setting, say, value) for value in values}) == len(values)

    @every_language
    def test_the_parts_of_its_rulebook_have_names(self, definition: Definition, language: str) -> None:
        say = definition.words(language)
        for rule in ledger(definition.package).values():
            assert definition.telling.part(rule, say)
            assert definition.telling.tag(rule, say)
            assert rule.text[language]

    @every_language
    def test_the_kinds_of_things_that_a_position_names_have_names(self, definition: Definition, language: str) -> None:
        """A game without words of its own is told by its notation."""
        say = definition.words(language)
        kinds = new(definition, 1).rules.notation.kinds.values()
        unnamed = [kind.name for kind in kinds if kind.words and not say.has(f"kind-{kind.name}")]
        assert unnamed == [] or not say.has("game-title")

    def test_the_player_aid_says_as_much_in_every_language(self, definition: Definition) -> None:
        shapes = []
        for language in LANGUAGES:
            aid = definition.telling.aid(definition.words(language))
            assert definition.telling.has_aid == bool(aid)
            assert all(line.text and section.title for page in aid for section in page for line in section.lines)
            shapes.append([[len(section.lines) for section in page] for page in aid])
        assert shapes[0] == shapes[1]

    def test_its_cards_are_told(self, definition: Definition) -> None:
        for name in definition.library.names():
            cards = definition.telling.cards(definition.library.load(name), definition.words("en"))
            assert cards
            assert all(card.code and card.name for card in cards)
