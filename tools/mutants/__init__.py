"""Break rules on purpose, one small place at a time, and see whether the tests that name the rule notice.

``make mutants`` breaks 200 places of each game, chosen by a seed, and writes docs/mutations.md. A *mutant* is a
function that carries a rule (``@rule("E2a")``) with one change in it. The tests that carry the same id have to fail;
one that they do not notice *survives*, and stands in survivors.toml with the reason why nobody could.
"""
