"""The site in a browser takes minutes and a network: `make soak-site` runs it, not every run."""

from __future__ import annotations

import sys

collect_ignore = [] if "--soak" in sys.argv else ["test_page.py"]
