"""What a page needs of all that: the standard library, the packages and Biont, without what is never used there."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path

from tools.site.sources import ROOT, Files

NEVER = re.compile(
    r"""
    (^|/)(__pycache__|tests?|[^/]+\.dist-info)/
    | \w/__main__\.py$
    | \.(pyi|so|typed|c|pyx|h|rst|md|txt)$
    """,
    re.VERBOSE,
)
"""What no page needs of any package: tests, hints for type checkers, compiled parts for other machines."""

LIBRARY = re.compile(
    r"""
    ^(unittest|_pyrepl|xmlrpc|wsgiref|pydoc_data|ensurepip|venv|idlelib|lib2to3|tkinter|turtledemo|curses|dbm|msilib
      |xml|multiprocessing)/
    | ^(pdb|pydoc|doctest|pickletools|mailbox|imaplib|smtplib|optparse|ftplib|poplib|telnetlib|turtle|cProfile|profile
      |pstats|trace|tracemalloc|timeit|webbrowser|tabnanny|this|antigravity|netrc|nturl2path|pyclbr|modulefinder
      |plistlib|_pydatetime|_pydecimal|_pyio|sched|shelve|cmd|code|bdb|ctypes/macholib|getopt|symtable
      |compileall|zipapp|argparse|http/server|http/cookiejar|concurrent/futures/process
      |tarfile|csv|configparser|wave|fileinput|socketserver|logging/(config|handlers))\.py$
    | ^asyncio/(windows|proactor)
    | ^encodings/(?!__init__|aliases|utf_8|latin_1|ascii|idna|punycode|iso8859_1\.|cp437|cp1252|raw_unicode|unicode_esc)
    | ^(email/(?!__init__|message|charset|encoders|errors|header|quoprimime|base64mime|utils|_parseaddr|_policybase
        |_encoded_words|iterators|parser|feedparser|policy|headerregistry|contentmanager|_header_value_parser))
    """,
    re.VERBOSE,
)
"""What no page needs of the standard library."""

PACKAGES = re.compile(
    r"""
    ^sqlalchemy/(orm|ext|testing|cyextension|util/tool_support|dialects/sqlite/provision)
    | ^sqlalchemy/dialects/(?!__init__|sqlite/|_typing)
    | ^babel/(locale-data/(?!root|en\.|en_001|en_GB|en_US|de\.|de_DE)|messages|support)
    | ^pytz/(zoneinfo|lazy_data)
    | ^anyio/(_backends/_trio|pytest_plugin)
    | ^starlette/(testclient|templating|schemas|middleware/(wsgi|sessions|authentication|cors))
    | ^idna/(uts46data|codec|compat)
    | ^fluent/(migrate|pygments)
    """,
    re.VERBOSE,
)
"""What no page needs of the packages: other databases and languages, and what joins them to other programs."""

OWN = re.compile(
    r"""
    ^biont/(cli|lab|testing|\w+/lab|campaign/cli|server/hosting|server/browser/static|server/store/migrations)/
    | ^biont/(__main__|processes|games/mind_pipe|server/store/migrating)\.py$
    | ^biont/server/(hosting|load|notices)/
    | ^biont/server/(bench|bench_net|connection|cradle|fleet|listening|logs|member|metrics|running)\.py$
    | ^biont/server/(threads|thinking|timer|working)\.py$
    | ^biont/server/people/(words|passkeys)\.(py|txt)$
    | ^biont/server/routes/(back|health|house_rules|me|news|notices|owner|passkeys|pushes|talk)\.py$
    | ^biont/\w+/bots/\w+\.npz$
    """,
    re.VERBOSE,
)
"""What no page needs of Biont; nets want numpy, and programs play without them."""


def library(archive: bytes) -> Files:
    """The standard library."""
    with zipfile.ZipFile(io.BytesIO(archive)) as opened:
        names = [one for one in opened.namelist() if not one.endswith("/")]
        return {name: opened.read(name) for name in names if not NEVER.search(name) and not LIBRARY.search(name)}


def needed(packages: Files) -> Files:
    """Of packages what a page uses."""
    return {name: found for name, found in packages.items() if not NEVER.search(name) and not PACKAGES.search(name)}


def biont() -> Files:
    """Biont without its command line and its laboratory."""
    source = ROOT / "src"
    named = {path.relative_to(source).as_posix(): path for path in _files(source / "biont")}
    return {name: path.read_bytes() for name, path in sorted(named.items()) if not OWN.search(name)}


def _files(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
