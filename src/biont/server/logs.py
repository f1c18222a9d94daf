"""The log of a process as lines of JSON, each with the number of its request: no names, tokens, talk or addresses."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

from biont.server.counts import number

QUOTES = "DETAIL:"
"""How a line begins in which PostgreSQL quotes what is in a row."""


class Lines(logging.Formatter):
    """One line of JSON for each record."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as a line."""
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "request": number.get(),
            "process": record.process,
            "text": record.getMessage(),
        }
        if record.exc_info and record.exc_info[1] is not None:
            told["error"] = type(record.exc_info[1]).__name__
            trace = self.formatException(record.exc_info).splitlines()
            told["trace"] = "\n".join(line for line in trace if not line.startswith(QUOTES))
        return json.dumps(told, ensure_ascii=False)


def begin() -> None:
    """From now on everything that is logged goes to the error output so."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
