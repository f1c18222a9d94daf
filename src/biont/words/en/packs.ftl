### Packs: what is wrong with one, what stands in one to fill in, and what is checked

## Problems, word for word as the code notes them

pack-not-inherited = { $file }: { $key }: { $given } stands there, but the inherited pack has only { $have }.
pack-own = { $file }: { $field }: { $value } stands there; it takes kinds out of { $kinds }.
pack-inherits-nothing = { $file }: { $key }: nothing stands there; the inherited pack has { $have }.
pack-count = { $file }: the number of tables [[{ $kind }]] is { $count }; a pack has { $wanted }.
pack-card = card { $position }
pack-no-tables = { $file }: { $kind }: { $value } stands there; each card is a table [[{ $kind }]].
pack-one-each = { $file }: { $count } cards are { $word }; there is one for each of { $words }.
pack-no-file = { $file }: a pack has no such file; it may hold { $files }.
pack-missing = { $file }: the file is missing.
pack-no-text = { $file }: it is no text in UTF-8.
pack-no-toml = { $file }: it is not valid TOML: { $why }.
pack-no-table = { $file }: { $name }: there is no such table; the file holds [source] and { $kinds }.
pack-code-taken = { $code } stands there, but another card has that code; each has its own.
pack-bad-source = its source is { $source }; a source begins with one of { $kinds }.
pack-no-source = it has no source; a source begins with one of { $kinds }.
pack-field = { $where }: { $field }: { $what }
pack-nothing = nothing stands there; it takes { $allowed }.
pack-any-words = any number of words out of { $allowed }
pack-words = { $count } words out of { $allowed }
pack-unknown = "?" stands there, so it is still to be filled in; it takes { $allowed }.
pack-strange = { $strange } stands there, among others; it takes { $allowed }.
pack-brackets = { $value } stands there without brackets; it takes a list, such as [{ $value }]: { $allowed }.
pack-wrong = { $value } stands there; it takes { $allowed }.
pack-text = a text
pack-code = lowercase letters, digits and hyphens, but none of { $reserved }
pack-number = a number from 1 to { $most }, or nothing at all
pack-whole = a whole number from { $least } to { $most }
pack-flag = true or false
pack-choice = one of { $allowed }
pack-once = { $words }, each once at most
pack-table = a table
pack-tables = a list of tables
pack-no-field = there is no such field; the fields are { $fields }.

## Comments in the files of a pack to fill in

pack-hint =
    A pack of cards to fill in from a printed copy of the game.

    Wherever "?" stands, a value is still to be read off the card; until then that of { $pack } serves, so the pack can
    be played at any time. The check says what is left, with its line.
    The other values are known from the rulebook or a public source: compare them with the card. When you
    correct one, take it out of the `source` of its card; it then counts as read off by its owner.

    `code` is the short name for notation: lowercase letters, digits and hyphens, each once in the pack. A card whose
    name is not known stands `instead` of one of { $pack }: put any card there that has no table of its own.
    `de`, a German name, may be added to any card; without one the English name serves.
    `number` may be left out.

## What a check that fails says

pack-clash = This does not make the pack bad: { $card }, { $field } (read off the card), may be right, and { $other }, { $other_field } (reconstructed, from { $pack }), wrong. Enter that one too.
pack-twice = These stand twice: { $numbers }.
pack-misfit = { $card } does not fit { $word }.
pack-they-are = They are { $numbers }.
pack-it-has = It has { $number }.
pack-not-so = It is not so in this pack.
pack-figure = It is { $figure }.

## Slips in TOML

toml-slip = { $why }; { $hint }
toml-hint-flag = true and false are written in small letters
toml-hint-quotes = a text stands in quotes: "{ $word }"
toml-hint-value = after = stands a number, a text in quotes, true, false, a list or a table
toml-hint-whole = what an earlier line wrote in braces or brackets is whole and cannot be added to; write all of it there, or all of it on lines of its own
toml-hint-twice = the same name stands on an earlier line
toml-hint-heading = a heading [name] stands once; a list of tables has [[name]] each time
toml-hint-end = a value ends its line; a text with quotes inside stands in 'single' ones
toml-hint-name = a line is name = value; a name with blanks or dots in it stands in quotes
toml-hint-open = a text ends with its quotes on the line where it began
toml-hint-array = a list has commas between its values and ends with ]
toml-hint-table = a table in braces begins and ends on one line

## What sources rest on

evidence-no-line = { $where }: the text has no such line.
evidence-not-there = { $where }: “{ $words }” does not stand there.
evidence-no-words = { $where }: the source does not say which words it rests on.
evidence-unsaid = The words say nothing of { $missing }.
evidence-list = Words that name some of them do not say that there are no others; such a list is deduced.
error-evidence-no-text = { $place } is none of the texts { $names }; a file's name begins with one of these, or say 000=FILE.
error-evidence-no-utf8 = { $path } is no text in UTF-8.
