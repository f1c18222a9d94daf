"""``python -m biont`` is the command ``biont``."""

import sys

from biont.cli import main

sys.exit(main())
