"""``biont serve`` says what is wrong with an address."""

from __future__ import annotations

import socket

import pytest

from biont.cli import main


def test_a_taken_port_gets_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["--lang", "en", "serve", "--quiet", "--port", str(port)]) == 1
    assert f"Port {port} on 127.0.0.1 cannot be used" in capsys.readouterr().err


def test_an_impossible_port_gets_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "serve", "--quiet", "--port", "99999"]) == 1
    assert "Choose another with --port" in capsys.readouterr().err
