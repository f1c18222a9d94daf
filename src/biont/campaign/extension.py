"""The campaign as the rest of the house knows it: pages, words and a command."""

from __future__ import annotations

from typing import ClassVar

from biont.campaign.words import PACKAGE
from biont.games.extensions import Command, Extension, Pages


class Campaign(Extension):
    """A campaign from the first cell to space."""

    name: ClassVar[str] = "campaign"
    package: ClassVar[str] = PACKAGE
    about: ClassVar[str] = "cli-campaign"

    @property
    def pages(self) -> Pages:
        """Below ``/campaign``."""
        from biont.campaign.web import PAGES

        return PAGES

    @property
    def command(self) -> Command:
        """``biont campaign``."""
        from biont.campaign import cli

        return cli


CAMPAIGN = Campaign()
