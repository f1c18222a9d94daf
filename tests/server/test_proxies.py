"""What somebody says in a proxy's words about where he comes from counts only if the owner named that proxy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from biont.cli import main
from biont.server import Store, create_app
from biont.server.hosting.reading import read
from biont.server.running import Server
from biont.server.threads import Threads
from biont.testing.visitor import Visitor
from tests.server.test_tables import SEATS

FORGED = {
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Host": "evil.example",
    "X-Forwarded-Port": "443",
    "Forwarded": "for=198.51.100.7;proto=https;host=evil.example",
    "X-Real-IP": "198.51.100.7",
}
UNNAMED = [("", "127.0.0.1"), ("", "203.0.113.9"), ("127.0.0.1", "203.0.113.9"), ("10.0.0.1,10.0.0.2", "127.0.0.1")]
"""Proxies that an owner named, and the address of somebody else."""


@pytest.fixture
def app(store: Store) -> Iterator[Any]:
    served = create_app(store, Threads(), people=True)
    with TestClient(served):
        yield served


def someone(app: Any, proxies: str, peer: str) -> Visitor:
    """Somebody who comes from an address, at a server as it is really served."""
    config = Server(app, lambda: None, proxies).config
    config.load()
    visitor = Visitor(TestClient(config.loaded_app, client=(peer, 50000)))
    visitor.client.headers.update(FORGED)
    return visitor


def opened(visitor: Visitor, whence: str) -> Any:
    """A table that somebody opens who says that he comes from there, as the newcomer whom he seems to be."""
    visitor.client.cookies.clear()
    visitor.client.headers["X-Forwarded-For"] = whence
    return visitor.post("/tables/genesis", **{"name": "Anna", **SEATS})


@pytest.mark.parametrize(("proxies", "peer"), UNNAMED)
def test_whoever_is_no_proxy_of_ours_says_nothing_by_its_words(
    app: Any, proxies: str, peer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")  # of another program on this machine
    liar = someone(app, proxies, peer)
    app.state.newcomers.times = 3
    replies = [opened(liar, f"198.51.100.{number}") for number in range(5)]
    assert [reply.status_code for reply in replies] == [303] * 3 + [429] * 2, "the limit of his own address"
    assert list(app.state.newcomers._done) == [peer], "and no other is kept"
    for reply in (replies[0], liar.client.get("/")):
        assert "strict-transport-security" not in reply.headers
        assert not any("__Host-" in cookie or "Secure" in cookie for cookie in reply.headers.get_list("set-cookie"))
        assert "evil.example" not in reply.text + str(reply.headers)
    assert len(replies[0].headers.get_list("set-cookie")) == 2, "and what he gets is what everybody gets without TLS"


def test_a_proxy_that_was_named_is_believed(app: Any) -> None:
    visitor = someone(app, "127.0.0.1,10.0.0.1", "10.0.0.1")
    visitor.client.headers["Origin"] = "https://testserver"
    app.state.newcomers.times = 1
    replies = [opened(visitor, f"198.51.100.{number}") for number in range(2)]
    assert [reply.status_code for reply in replies] == [303, 303]
    assert opened(visitor, "9.9.9.9, 198.51.100.0").status_code == 429, "what a visitor told the proxy does not count"
    cookies = replies[0].headers.get_list("set-cookie")
    assert cookies
    assert all(cookie.startswith("__Host-") and "Secure" in cookie for cookie in cookies)
    assert "strict-transport-security" in replies[0].headers


@pytest.mark.parametrize(
    ("address", "told", "named"),
    [
        ("https://table.example", "", "127.0.0.1"),
        ("https://table.example", 'proxies = "10.0.0.1"', "10.0.0.1"),
        ("http://localhost:8417", "", ""),
    ],
)
def test_the_file_of_a_host_names_the_proxy_beside_it(tmp_path: Any, address: str, told: str, named: str) -> None:
    (tmp_path / "answers.toml").write_text(f'[server]\naddress = "{address}"\n{told}\n', encoding="utf-8")
    file = tmp_path / "host.toml"
    assert main(["host", "init", "--settings", str(file), "--answers", str(tmp_path / "answers.toml")]) == 0
    assert read(file, {}).proxies == named
