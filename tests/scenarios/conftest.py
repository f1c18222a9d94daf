"""Every scenario of every TOML file in this folder is a test: ``pytest tests/scenarios/F.toml -k S25``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from biont.genesis.scenario import Scenario
from biont.genesis.scenario_file import Sheet, read


class ScenarioFailed(Exception):
    """What a scenario states is not so."""


class ScenarioItem(pytest.Item):
    """One scenario."""

    sheet: Sheet

    def runtest(self) -> None:
        """Play it."""
        problems = Scenario(self.sheet).run()
        if problems:
            raise ScenarioFailed("\n".join(problems))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:
        """The sentences, without a traceback."""
        return f"{self.sheet.id} ({self.sheet.title['en']}):\n{excinfo.value}"

    def reportinfo(self) -> tuple[Path, int, str]:
        """Where the scenario begins."""
        return self.path, self.sheet.span.first - 1, self.sheet.id


class ScenarioFile(pytest.File):
    """A file of scenarios."""

    def collect(self) -> Iterator[ScenarioItem]:
        """One item for each scenario, marked with the rules it checks."""
        for sheet in read(self.path):
            item = ScenarioItem.from_parent(self, name=sheet.id)
            item.sheet = sheet
            item.add_marker(pytest.mark.rule(*sheet.rules))
            yield item


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect TOML files."""
    return ScenarioFile.from_parent(parent, path=file_path) if file_path.suffix == ".toml" else None
