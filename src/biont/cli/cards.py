"""``biont cards``: the cards of a pack, where their values come from, and whether a pack is sound."""

from __future__ import annotations

import argparse
from pathlib import Path

from biont import games
from biont.cli import lab
from biont.cli.settings import found_pack, named_game
from biont.games import Definition
from biont.kernel import BiontError
from biont.packs import Pack, Progress
from biont.packs.evidence import doubt, read_texts
from biont.packs.fields import shown
from biont.words import Words
from biont.words.errors import tell
from biont.words.sources import source


def add(parser: argparse.ArgumentParser, definition: Definition, say: Words) -> None:
    """Add its arguments."""
    parser.add_argument("words", nargs="*", metavar=say("cli-word-cards"), help=say("cli-cards-words"))
    parser.add_argument("--pack", metavar=say("cli-word-pack"), help=say("cli-pack"))
    parser.add_argument("--check", nargs="?", const="", metavar=say("cli-word-pack"), help=say("cli-cards-check"))
    parser.add_argument("--sources", nargs="+", metavar=say("cli-word-texts"), help=say("cli-cards-sources"))
    parser.add_argument("--new", type=Path, metavar=say("cli-word-folder"), help=say("cli-cards-new"))
    lab.add_stats(parser, definition, say)
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace, say: Words) -> int:
    """List, show, check or write."""
    if parsed.check in games.names():
        parsed.words, parsed.check = [parsed.check, *parsed.words], ""
    definition = named_game(parsed, parsed.words)
    say = definition.words(say.language)
    library, words = definition.library, parsed.words
    parsed.check = found_pack(parsed.check, definition)
    if words and words[0] != "show":
        words[0] = found_pack(words[0], definition)
    if parsed.new is not None:
        library.write_new(parsed.new, like=parsed.pack or "", tell=lambda hint: tell(hint, say))
        print(say("cli-cards-written", folder=str(parsed.new), game=definition.name))
        return 0
    if parsed.check is not None:
        return _check(definition, parsed.check or (words[0] if words else parsed.pack or ""), say)
    if parsed.sources:
        return _compare(definition, words[0] if words else parsed.pack or "", parsed.sources, say)
    if parsed.stats:
        return lab.show_stats(words[0] if words else parsed.pack or library.usual(), parsed, say)
    if words and words[0] == "show":
        return _show(definition, parsed.pack or "", " ".join(words[1:]), say)
    return _list(definition, library.load(words[0] if words else parsed.pack or ""), say)


def _check(definition: Definition, name: str, say: Words) -> int:
    """How far a pack is filled in, and how it fares in every check."""
    pack, checks = definition.library.load(name), definition.library.checks
    _tell_progress(definition.library.progress(name), say)
    results = definition.library.fares(name)
    for result in results:
        mark = say("cli-cards-ok" if result.ok else "cli-cards-bad" if result.bad else "cli-cards-warning")
        figure = f" ({result.figure})" if result.figure else ""
        print(f"{mark}  {tell(result.title, say)}{figure}  [{result.source}]")
        if result.detail is not None:
            print(f"        {tell(result.detail, say)}")
        if result.remark is not None:
            print(f"        {tell(result.remark, say)}")
    for statement in checks.untestable:
        print(f"{say('cli-cards-untestable')}  {tell(statement.title, say)}  [{statement.source}]")
        print(f"        {tell(statement.why, say)}")
    good, bad = sum(result.ok for result in results), sum(result.bad for result in results)
    remarks = sum(result.remark is not None for result in results)
    counts = {"good": good, "bad": bad, "warnings": len(results) - good - bad - remarks}
    counts["untestable"] = len(checks.untestable)
    print(say("cli-cards-checked", pack=pack.name, **counts))
    if remarks:
        print(say("cli-cards-remarks", remarks=remarks))
    return 1 if bad else 0


def _compare(definition: Definition, name: str, places: list[str], say: Words) -> int:
    """Hold every citation of a pack against the texts that are at hand."""
    library = definition.library
    pack = library.load(name)
    texts = read_texts(places, pack.sources)
    claims = library.claims(name)
    bad = apart = 0
    for claim in claims:
        apart += not any(citation.text in texts for citation in claim.citations)
        found = doubt(claim, texts, library.stems)
        if found is not None:
            bad += 1
            print(say("cli-cards-doubt", card=claim.code, field=claim.field, value=shown(claim.value)))
            print(f"        {say('provenance-' + claim.kind)}  {source(claim.source, say)}")
            print(f"        {tell(found, say)}")
    counts = {"cited": len(claims), "good": len(claims) - bad - apart, "bad": bad, "apart": apart}
    print(say("cli-cards-cited", pack=pack.name, **counts))
    return 1 if bad else 0


def _tell_progress(files: list[Progress], say: Words) -> None:
    """A line for each file that has something to fill in, and one for all of them."""
    everything, gaps = sum(file.values for file in files), sum(len(file.gaps) for file in files)
    if not gaps:
        return
    for file in files:
        done = {"file": file.file, "done": file.values - len(file.gaps), "all": file.values}
        print(say("cli-cards-file", **done))
        if file.gaps:
            gap = file.gaps[0]
            print(say("cli-cards-gap", file=f"{file.file}:{gap.line}", card=gap.card, field=gap.field))
    print(say("cli-cards-total", done=everything - gaps, all=everything, open=gaps))


def _list(definition: Definition, pack: Pack, say: Words) -> int:
    if not (listed := definition.telling.cards(pack, say)):
        raise BiontError(say("cli-no-cards", game=definition.telling.title(say)))
    for card in listed:
        print(f"{card.code:14} {card.name:52} {card.facts}".rstrip())
    return 0


def _show(definition: Definition, name: str, wanted: str, say: Words) -> int:
    """The values of a card, each with where it comes from."""
    pack, values = definition.library.load(name), definition.library.values(name)
    cards = definition.telling.cards(pack, say)
    found = [card for card in cards if wanted.lower() in (card.code, *card.name.lower().split(" / "))]
    if not found:
        raise BiontError(say("cli-cards-none", name=wanted, pack=pack.name))
    for card in found:
        print(f"{card.name}  ({card.code})\n    {card.facts}".rstrip())
        for field, provenance in pack.provenances[card.code].items():
            origin = f"{say('provenance-' + provenance.kind)}  {source(provenance.source, say)}"
            inherited = say("inherited-from", pack=provenance.pack) if provenance.pack != pack.name else ""
            value = _value(values[card.code].get(field))
            print(f"    {field:34} {value:26} {origin.rstrip()}  {inherited}".rstrip())
    return 0


def _value(value: object) -> str:
    """A value as a person reads it: words as they are, a dash for nothing."""
    return value or "–" if isinstance(value, str) else shown(value)
