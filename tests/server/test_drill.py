"""docs/hosting.md holds: the drill as it stands there, and a real Caddy before a real server."""

from __future__ import annotations

import os
import re
import shlex
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import httpx
import pytest
from starlette.testclient import TestClient
from tools.caddy import NONE, program

from biont.cli import main
from biont.server import Store, create_app
from biont.server.hosting.reading import read
from biont.server.threads import Threads
from biont.testing.visitor import Visitor

ROOT = Path(__file__).resolve().parents[2]
PEOPLE = {"seat-red": "person", "seat-blue": "person", "name": "Anna"}


def drill(page: str) -> list[str]:
    """The commands of the drill."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    block = next(one for one in re.findall(r"^```\n(.*?)^```$", text, re.MULTILINE | re.DOTALL) if "rm games" in one)
    return str(block).splitlines()


def test_the_drill_as_it_stands_in_the_manual(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game goes on after everything was destroyed: its people are still known, and nothing is asked twice."""
    monkeypatch.setenv("BIONT_DATA", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "answers").write_text('[server]\naddress = "http://localhost"\n', encoding="utf-8")
    assert main(["host", "init", "--answers", "answers"]) == 0
    settings = read(tmp_path / "host.toml", {})
    assert drill("hosting.md") == drill("hosting.de.md")
    cookies: dict[str, str] = {}
    game, version = "", 0
    for line in [*drill("hosting.md"), ""]:
        if not line or line.startswith("systemctl start") or not game:
            with TestClient(create_app(Store(settings.database), Threads(), people=True, settings=settings)) as client:
                client.cookies.update(cookies)
                anna = Visitor(client)
                game = game or anna.new(**PEOPLE)
                assert version in (0, anna.frame(game)["version"])
                cookies, before, version = dict(client.cookies), version, anna.play(game, 5)["version"]
                assert version >= before + 5
        words = shlex.split(line)
        if words[:1] == ["biont"]:
            assert main(words[1:]) == 0
        elif words[:1] == ["rm"]:
            for one in tmp_path.glob(f"{words[1]}*"):
                one.unlink()


# -- a real Caddy ------------------------------------------------------------------------------------------------------


def free_port() -> int:
    """A port that nobody has now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path, dict[str, str]]]:
    """The address of a server with Caddy before it, by the repository's own Caddyfile; the certificate of whom it
    trusts, and the variables by which `biont host` finds the server."""
    caddy = program()
    assert caddy is not None, NONE
    folder = tmp_path_factory.mktemp("caddy")
    address, port = f"https://localhost:{free_port()}", free_port()
    (folder / "answers").write_text(f'[server]\naddress = "{address}"\nport = {port}\n', encoding="utf-8")
    known = {**os.environ, "BIONT_DATA": str(folder / "data"), "BIONT_LANG": "en", "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "biont", "host"]
    subprocess.run([*command, "init", "--answers", str(folder / "answers")], env=known, check=True, capture_output=True)
    around = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"
    (folder / "Caddyfile").write_text(f"{around}import {ROOT}/deploy/Caddyfile\n", encoding="utf-8")
    told = {"BIONT_ADDRESS": address, "BIONT_TLS": "tls internal", "BIONT_AT": f"127.0.0.1:{port}"}
    at = {**known, **told, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "HOME": str(folder)}
    with (
        subprocess.Popen([*command, "run"], env=known, stdout=subprocess.PIPE, text=True) as biont,
        subprocess.Popen(
            [str(caddy), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"],
            env=at,
            stderr=subprocess.PIPE,
            text=True,
        ) as door,
    ):
        try:
            assert biont.stdout is not None
            assert door.stderr is not None
            assert "localhost" in biont.stdout.readline()
            waited = {"serving initial configuration", "certificate obtained successfully"}
            while waited:  # in whichever order they come
                line = door.stderr.readline()
                assert line, "Caddy has gone"
                waited -= {one for one in waited if one in line}
            yield address, folder / "caddy" / "pki" / "authorities" / "local" / "root.crt", known
        finally:
            door.terminate()
            biont.terminate()


@pytest.mark.real
def test_behind_caddy_cookies_are_secure_forms_work_and_news_come_at_once(
    served: tuple[str, Path, dict[str, str]],
) -> None:
    address, root, _ = served
    with httpx.Client(base_url=address, verify=ssl.create_default_context(cafile=root), timeout=10) as client:
        anna = Visitor(cast(TestClient, client))
        reply = anna.post("/games", seed="5", **PEOPLE)
        assert reply.status_code == 303
        assert reply.headers["strict-transport-security"]
        cookies = reply.headers.get_list("set-cookie")
        assert cookies
        assert all("; Secure" in one and one.startswith("__Host-") and "HttpOnly" in one for one in cookies)
        game = str(reply.headers["location"]).removeprefix("/game/")
        with client.stream("GET", f"/game/{game}/events") as stream:
            lines = stream.iter_lines()
            assert next(line for line in lines if line) == "event: frame"  # one that is gathered would come too late
            frame = anna.frame(game)
            assert anna.answer(game, frame, anna.options(frame)[0]).status_code == 200
            assert any(line == "event: frame" for line in lines)


@pytest.mark.real
def test_the_check_comes_from_outside_in(served: tuple[str, Path, dict[str, str]]) -> None:
    _, root, known = served
    command = [sys.executable, "-m", "biont", "host", "check"]
    environment = {**known, "SSL_CERT_FILE": str(root)}
    said = subprocess.run(command, env=environment, capture_output=True, text=True, check=False).stdout
    for name in ("settings", "database", "TLS", "address", "page", "proxy", "mail", "push"):
        assert re.search(rf"^ok +{name} ", said, re.MULTILINE), said
    assert re.search(r"^NO +certificate ", said, re.MULTILINE), "Caddy's own are good for half a day"


# -- what stands in deploy/ --------------------------------------------------------------------------------------------


def test_both_manuals_have_the_same_lines_about_files_that_there_are() -> None:
    blocks = []
    for page in ("hosting.md", "hosting.de.md"):
        text = (ROOT / "docs" / page).read_text(encoding="utf-8")
        blocks.append(re.findall(r"^```\n(.*?)^```$", text.replace("dein.name", "your.name"), re.MULTILINE | re.DOTALL))
        named = set(re.findall(r"\bdeploy/([\w.]+)", text))
        assert named == {one.name for one in (ROOT / "deploy").iterdir()} - {"Containerfile"}
    assert blocks[0] == blocks[1]


def test_no_container_runs_as_root_or_writes_into_itself() -> None:
    text = (ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8")
    services = re.split(
        r"^  (?=\w+:$)", text.partition("services:\n")[2].partition("\nvolumes:")[0], flags=re.MULTILINE
    )
    found = {one.partition(":")[0]: one for one in services if one.strip()}
    assert set(found) == {"biont", "caddy", "database"}
    for one in found.values():
        assert "read_only: true" in one
        assert re.search(r"^    user: (?!\"?0)", one, re.MULTILINE)
        assert "cap_drop: [ALL]" in one
    assert "HEALTHCHECK" in (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
