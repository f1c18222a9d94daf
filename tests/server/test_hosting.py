"""What an owner settles: one file that he alone can read, keys apart, variables over both, and whether it all holds."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import urllib.request
from dataclasses import replace
from pathlib import Path

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Sink

from biont.cli import main
from biont.kernel import BiontError
from biont.server.hosting import checks, keys
from biont.server.hosting.layout import SECRET, SECTIONS, keys_beside, settings_of, values_of
from biont.server.hosting.public import is_public, refuse_listeners
from biont.server.hosting.reading import read, read_environment, settled
from biont.server.hosting.writing import keep, settings_text
from biont.server.settings import HOME, HostSettings, Mail
from biont.words import LANGUAGES, words

ANSWERS = """
[server]
address = "http://localhost:8417"
port = 0
[mail]
server = "mail.example"
sender = "table@mail.example"
password = "hush"
[pages]
imprint = \"\"\"
Anna "A" Muster
Weg 1 \\\\ Hof\"\"\"
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that `biont host init` writes by those answers."""
    monkeypatch.setenv("BIONT_DATA", str(tmp_path / "data"))
    (tmp_path / "answers.toml").write_text(ANSWERS, encoding="utf-8")
    assert main(["--lang", "de", "host", "init", "--answers", str(tmp_path / "answers.toml")]) == 0
    return tmp_path / "data" / "host.toml"


def test_one_file_with_a_line_for_every_setting_and_the_keys_apart(file: Path) -> None:
    text, secret = file.read_text(encoding="utf-8"), keys_beside(file).read_text(encoding="utf-8")
    assert {one.stat().st_mode & 0o777 for one in (file, keys_beside(file))} == {0o600}
    for section, names in SECTIONS.items():
        for name in names:
            apart = (section, name) in SECRET
            assert bool(re.search(rf"^# .+\n{name} = ", text, re.MULTILINE)) is not apart or name in (
                "port",
                "password",
            )
    assert "hush" in secret
    assert "hush" not in text
    settings = read(file, {})
    assert settings.mail == Mail("mail.example", password="hush", sender="table@mail.example")
    assert settings.imprint == 'Anna "A" Muster\nWeg 1 \\ Hof'
    assert settings.push is not None
    assert keys.are_a_pair(settings.push.public_key, settings.push.private_key)
    assert settings.database.endswith("/data/games.sqlite")


def test_what_stands_there_is_never_written_over(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = file.read_bytes(), keys_beside(file).read_bytes()
    assert main(["--lang", "en", "host", "init", "--answers", str(tmp_path / "answers.toml")]) == 1
    assert "left as it is" in capsys.readouterr().err
    assert (file.read_bytes(), keys_beside(file).read_bytes()) == before


def test_variables_override_the_file(file: Path) -> None:
    told = {"BIONT_HOST_SERVER_PORT": "99", "BIONT_HOST_SERVER_HOOKS": "no", "BIONT_HOST_MAIL_PASSWORD": "other"}
    settings = read(file, told | {"BIONT_DATA": "elsewhere"})
    assert (settings.port, settings.hooks, settings.mail and settings.mail.password) == (99, False, "other")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_has_its_line_in_both_languages(language: str, tmp_path: Path) -> None:
    settings = settled(
        keys.fresh() | {("mail", "server"): "m", ("mail", "sender"): "a@b", ("push", "contact"): "mailto:a@b"}
    )
    keep(tmp_path / "host.toml", values_of(settings), words(language))
    assert read(tmp_path / "host.toml", {}) == settings
    assert "host-file" not in settings_text(values_of(settings), words(language))
    have = {
        f"{section}-{name}".replace("_", "-")
        for section in SECTIONS
        for name in SECTIONS[section]
        if (section, name) not in SECRET
    }
    assert all(words(language).has(f"host-file-{one}") for one in have)


def test_settings_go_from_process_to_process_as_they_are() -> None:
    settings = settings_of(keys.fresh() | {("mail", "server"): "m", ("dumps", "kept"): 3})
    assert HostSettings.from_json(settings.to_json()) == settings
    assert HostSettings.from_json(HOME.to_json()) == HOME


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[server]\nadress = 'x'", "no setting"),
        ("[servers]\nport = 1", "no setting"),
        ("port = 1", "no setting"),
        ("[server]\nport = '1'", "calls integer"),
        ("[server]\nhooks = 1", "calls boolean"),
        ("[server]\nport = 70000", "cannot be 70000"),
        ("[server]\naddress = 'table.example'", "cannot be table.example"),
        ("[server]\naddress = 'https://table.example/sub'", "cannot be"),
        ("[dumps]\nat = '25:00'", "cannot be"),
        ("[mail]\nserver = 'm'\nsender = 'nobody'", "cannot be nobody"),
        ("[server\n", "cannot be read"),
        ("[server]\nport = " + "9" * 5000, "cannot be read"),
    ],
)
def test_a_slip_in_the_file_is_told_in_a_sentence(
    text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "host.toml").write_text(text, encoding="utf-8")
    assert main(["--lang", "en", "host", "run", "--settings", str(tmp_path / "host.toml")]) == 1
    error = capsys.readouterr().err
    assert said in error
    assert len(error.splitlines()) == 1


def test_a_slip_in_a_variable_too() -> None:
    with pytest.raises(BiontError, match="no setting"):
        read_environment({"BIONT_HOST_MAIL_PASWORD": "x"})
    with pytest.raises(BiontError, match="calls integer"):
        read_environment({"BIONT_HOST_SERVER_PORT": "many"})


def test_a_public_address_without_tls_is_refused_unless_it_is_meant() -> None:
    public = HostSettings(address="http://table.example")
    with pytest.raises(BiontError, match="without TLS"):
        refuse_listeners(public)
    with pytest.raises(BiontError, match="without TLS"):
        refuse_listeners(HostSettings(host="0.0.0.0"))
    for fine in (
        replace(public, without_tls=True),
        replace(public, address="https://table.example"),
        replace(public, address="http://nas.local:8417"),
        HostSettings(host="192.168.1.20"),
        HOME,
    ):
        refuse_listeners(fine)
    assert [is_public(name) for name in ("8.8.8.8", "10.0.0.1", "[::1]", "::", "table.example", "nas")] == [
        *(True, False, False, True, True, False)
    ]


def test_answers_are_asked_for_one_by_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = tmp_path / "imprint.txt"
    text.write_text("Anna\nWeg 1\n", encoding="utf-8")
    given = iter(
        [
            "table.example",
            "https://table.example/",
            "",
            "m.example",
            "tls",
            "a@m.example",
            "anna",
            "hush",
            str(text),
            "",
        ]
    )
    monkeypatch.setattr("builtins.input", lambda _: next(given))
    monkeypatch.setenv("BIONT_DATA", str(tmp_path / "data"))
    assert main(["host", "init"]) == 0
    settings = read(tmp_path / "data" / "host.toml", {})
    assert settings.address == "https://table.example"
    assert settings.imprint == "Anna\nWeg 1"
    assert settings.mail == Mail("m.example", 465, "tls", "anna", "hush", "a@m.example")


@pytest.mark.real
def test_from_answers_to_a_page(file: Path) -> None:
    """The bar of a minute is measured elsewhere; here it comes to a page at all, and the check finds it."""
    command = [sys.executable, "-m", "biont", "--lang", "en", "host", "run"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        found = re.search(r"http://localhost:\d+", process.stdout.readline())
        assert found
        try:
            assert b"Biont" in urllib.request.urlopen(f"{found[0]}/", timeout=60).read()
            settings = replace(read(file, {}), address=found[0])
            seen = {(one.what, one.said): one.holds for one in checks.checked(settings, file)}
        finally:
            process.terminate()
    assert seen[("page", "page")]
    assert seen[("file", "file")]
    assert seen[("database", "sqlite")]
    assert not seen[("push", "push-no-tls")]
    strange = replace(settings, session="another")
    assert not next(checks._reply(strange, False)).holds  # nobody is there any more


def test_the_check_says_of_everything_in_words_whether_it_holds(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    keys_beside(file).chmod(0o644)
    monkeypatch.setenv("BIONT_HOST_SERVER_ADDRESS", "https://nowhere.invalid")
    monkeypatch.setenv("BIONT_HOST_MAIL_SERVER", "nowhere.invalid")
    for language in LANGUAGES:
        assert main(["--lang", language, "host", "check"]) == 1
        lines = capsys.readouterr().out.splitlines()
        assert len(lines) == 8
        assert not any("host-check" in line for line in lines)
        assert sum(line.startswith(("NO", "NEIN")) for line in lines) >= 3  # rights, name, mail


@pytest.mark.real
def test_the_check_speaks_to_a_real_mail_server() -> None:
    taken: list[str] = []

    class Box(Sink):
        async def handle_DATA(self, server: object, session: object, envelope: object) -> str:  # noqa: N802
            taken.extend(envelope.rcpt_tos)  # type: ignore[attr-defined]
            return "250 OK"

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    controller = Controller(Box(), hostname="127.0.0.1", port=port)
    controller.start()
    try:
        mail = Mail("127.0.0.1", port, "none", sender="table@mail.example")
        assert checks._mail(mail, "").said == "mail-ready"
        assert checks._mail(mail, "anna@mail.example").said == "mail-sent"
        assert taken == ["anna@mail.example"]
        assert checks._mail(replace(mail, security="starttls"), "").said == "mail-not"
    finally:
        controller.stop()


def test_where_nothing_waits_the_owner_reads_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    assert main(["--lang", "en", "host", "work", "--database", database]) == 0
    assert "Nothing waits" in capsys.readouterr().out
