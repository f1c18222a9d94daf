### What Python and the system say by themselves, word for word; %s and %(name)s are their values.

## The command line: argparse

foreign-usage = usage:
foreign-positionals = positional arguments
foreign-options = options
foreign-help = show this help message and exit
foreign-error = %(prog)s: error: %(message)s
foreign-argument = argument %(argument_name)s: %(message)s
foreign-required = the following arguments are required: %s
foreign-unrecognized = unrecognized arguments: %s
foreign-choice = invalid choice: %(value)r (choose from %(choices)s)
foreign-choice-near = invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)
foreign-one = expected one argument
foreign-at-most-one = expected at most one argument
foreign-at-least-one = expected at least one argument
foreign-explicit = ignored explicit argument %r
foreign-ambiguous = ambiguous option: %(option)s could match %(matches)s
foreign-parser = unknown parser %(parser_name)r (choices: %(choices)s)

## The system: files and network

foreign-no-file = No such file or directory
foreign-denied = Permission denied
foreign-not-permitted = Operation not permitted
foreign-is-folder = Is a directory
foreign-no-folder = Not a directory
foreign-exists = File exists
foreign-full = No space left on device
foreign-read-only = Read-only file system
foreign-too-long = File name too long
foreign-invalid = Invalid argument
foreign-in-use = Address already in use
foreign-no-address = Cannot assign requested address
foreign-no-host = Name or service not known
foreign-no-name = Temporary failure in name resolution
foreign-format = Exec format error
foreign-quotation = No closing quotation
foreign-escaped = No escaped character
foreign-refused = Connection refused
foreign-late = Connection timed out
foreign-no-route = No route to host
foreign-no-network = Network is unreachable
foreign-timed-out = timed out
foreign-port = bind(): port must be 0-65535

## TOML

foreign-at = %s (at line %s, column %s)
foreign-at-end = %s (at end of document)
foreign-toml-value = Invalid value
foreign-toml-statement = Invalid statement
foreign-toml-key = Invalid initial character for a key part
foreign-toml-equals = Expected '=' after a key in a key/value pair
foreign-toml-newline = Expected newline or end of document after a statement
foreign-toml-table = Expected ']' at the end of a table declaration
foreign-toml-array = Expected ']]' at the end of an array declaration
foreign-toml-expected = Expected %s
foreign-toml-twice = Cannot declare %s twice
foreign-toml-overwrite = Cannot overwrite a value
foreign-toml-parts = Too many parts in a key
foreign-toml-number = Too long a number
foreign-toml-nested = Too many brackets in brackets
foreign-toml-fixed = Cannot mutate immutable namespace %s
foreign-toml-again = Cannot redefine namespace %s
foreign-toml-inline-twice = Duplicate inline table key %s
foreign-toml-open-table = Unclosed inline table
foreign-toml-open-array = Unclosed array
foreign-toml-open-string = Unterminated string
foreign-toml-character = Illegal character %s
foreign-toml-found = Found invalid character %s
foreign-toml-backslash = Unescaped '\' in a string
foreign-toml-hex = Invalid hex value
foreign-toml-unicode = Escaped character is not a Unicode scalar value
foreign-toml-date = Invalid date or datetime

## JSON

foreign-json-at = %s: line %s column %s (char %s)
foreign-json-value = Expecting value
foreign-json-name = Expecting property name enclosed in double quotes
foreign-json-colon = Expecting ':' delimiter
foreign-json-comma = Expecting ',' delimiter
foreign-json-extra = Extra data
foreign-json-string = Unterminated string starting at
foreign-json-control = Invalid control character at
foreign-json-escape = Invalid \escape
foreign-json-comma-last = Illegal trailing comma before end of object
foreign-json-comma-list = Illegal trailing comma before end of array
