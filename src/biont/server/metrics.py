"""What a process counts, as Prometheus reads it, on a port of its own that no visitor reaches."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Any

from biont.kernel import BiontError
from biont.server import clock
from biont.server.counts import BOUNDS, COUNTS
from biont.server.registry import Registry
from biont.server.store import Trouble

LOCAL = "127.0.0.1"


class Collector:
    """Reads the counts of a process whenever somebody asks for them."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    def collect(self) -> Iterator[Any]:
        """Every number."""
        from prometheus_client.core import (
            CounterMetricFamily,
            GaugeMetricFamily,
            HistogramMetricFamily,
            SummaryMetricFamily,
        )

        replies = HistogramMetricFamily("biont_reply_seconds", "biont_reply_seconds", labels=["route"])
        for route, seconds in COUNTS.seconds.copy().items():
            counts, total = [], 0
            for bound in (*BOUNDS, float("inf")):
                total += COUNTS.replies[route, bound]
                counts.append(("+Inf" if bound == float("inf") else str(bound), total))
            replies.add_metric([route], counts, seconds)
        yield replies
        errors = CounterMetricFamily("biont_errors", "biont_errors", labels=["route", "kind"])
        for (route, kind), value in COUNTS.errors.copy().items():
            errors.add_metric([route, kind], value)
        yield errors
        frames = CounterMetricFamily("biont_frames", "biont_frames", labels=["how"])
        for how, value in COUNTS.frames.copy().items():
            frames.add_metric([how], value)
        yield frames
        work = CounterMetricFamily("biont_work", "biont_work", labels=["kind", "how"])
        for (kind, how), value in COUNTS.work.copy().items():
            work.add_metric([kind, how], value)
        yield work
        lapses = CounterMetricFamily("biont_lapses", "biont_lapses", labels=["why"])
        for why, value in COUNTS.lapses.copy().items():
            lapses.add_metric([why], value)
        yield lapses
        waits = SummaryMetricFamily("biont_database_wait_seconds", "biont_database_wait_seconds", labels=["what"])
        for what, seconds in COUNTS.waits.copy().items():
            waits.add_metric([what], COUNTS.waited[what], seconds)
        yield waits
        yield GaugeMetricFamily("biont_under_way", "biont_under_way", value=COUNTS.under_way)
        yield GaugeMetricFamily("biont_streams", "biont_streams", value=self._registry.watchers.count)
        yield GaugeMetricFamily("biont_games", "biont_games", value=self._registry.count)
        yield from self._waiting()

    def _waiting(self) -> Iterator[Any]:
        from prometheus_client.core import GaugeMetricFamily

        waiting = GaugeMetricFamily("biont_work_waiting", "biont_work_waiting", labels=["kind"])
        age = GaugeMetricFamily("biont_work_age_seconds", "biont_work_age_seconds", labels=["kind"])
        try:
            found = self._registry.store.waiting()
        except Trouble:
            found = {}
        for kind, (count, since) in found.items():
            waiting.add_metric([kind], count)
            age.add_metric([kind], (clock.now() - datetime.fromisoformat(since)).total_seconds())
        yield waiting
        yield age


def serve(registry: Registry, port: int) -> None:
    """Let whoever is on this machine read the numbers at a port."""
    try:
        from prometheus_client import CollectorRegistry, start_http_server
    except ModuleNotFoundError:
        sentence = "Numbers for Prometheus need a package more: pip install 'biont[net]'."
        raise BiontError(sentence, "no-prometheus") from None
    known = CollectorRegistry()
    known.register(Collector(registry))
    start_http_server(port, LOCAL, known)
