"""Runs in the page that compiles: /sources becomes /made, each module as the content of its .pyc file.

Asserts stay, docstrings go: they are a sixth of what a visitor would have to load. So do the columns in which things
stand, which only underline them in a report of an error.
"""

import ast
import importlib.util
import json
import marshal
import warnings

PLAIN = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)
"""The head of bytecode that is never held against a source."""

BODIES = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def undocumented(tree: ast.AST) -> ast.AST:
    """A module without its docstrings; what would be empty then says nothing in another way."""
    for node in ast.walk(tree):
        if isinstance(node, BODIES) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or ([] if isinstance(node, ast.Module) else [ast.copy_location(ast.Pass(), node)])
    return tree


def bytecode(name: str, source: bytes) -> bytes:
    """What stands in the .pyc file of a module."""
    tree = undocumented(ast.parse(source, name))
    return PLAIN + marshal.dumps(compile(tree, name, "exec", dont_inherit=True, optimize=0))


def main() -> None:
    with open("/sources", "rb") as given:
        blob = given.read()
    start = 4 + int.from_bytes(blob[:4], "little")
    listed, parts = [], []
    for name, length in json.loads(blob[4:start]):
        made = bytecode(name, blob[start : start + length])
        start += length
        listed.append([name, len(made)])
        parts.append(made)
    index = json.dumps(listed).encode()
    with open("/made", "wb") as out:
        out.write(b"".join([len(index).to_bytes(4, "little"), index, *parts]))


warnings.simplefilter("ignore")
main()
