"""How somebody wants to be told, in a browser: the page of it, and what comes by push while no page is open."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, ViewportSize, expect

from biont.server import Store, sqlite_url
from biont.server.company.clocks import timing
from biont.server.company.table import Chair, Table
from biont.server.hosting import keys
from biont.server.notices.messages import Line, Message
from biont.server.notices.push import shown
from biont.server.registry import Registry
from biont.server.threads import Threads
from tests.browser.conftest import STEADY, opened
from tests.browser.test_access import problems
from tests.server.running import Runner
from tests.server.test_push import Browser as Subscribed

PHONE: ViewportSize = {"width": 390, "height": 844}

WIDER = """[...document.querySelectorAll(".paper .seat")]
  .filter((one) => one.getBoundingClientRect().right > one.closest(".paper").getBoundingClientRect().right)
  .map((one) => one.textContent)"""
"""Seats that leave their sheet, since a list names programs at length."""

PUBLIC, PRIVATE = (("push", name) for name in ("public_key", "private_key"))

NO_SERVICE = """
PushManager.prototype.getSubscription = async () => null;
PushManager.prototype.subscribe = async (wanted) => {
  window.wanted = wanted;
  return { endpoint: window.kept.endpoint, toJSON: () => window.kept, unsubscribe: async () => true };
};
window.kept = %s;
"""
"""A browser asks a service of its maker for a subscription, which cannot be reached from here: what that would give."""


@pytest.fixture
def fresh() -> dict[tuple[str, str], str]:
    """The keys of a server."""
    return {place: str(value) for place, value in keys.fresh().items()}


@pytest.fixture
def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fresh: dict[tuple[str, str], str]) -> Iterator[str]:
    """The address of a server that can push."""
    monkeypatch.setenv("BIONT_HOST_PUSH_PUBLIC_KEY", fresh[PUBLIC])
    monkeypatch.setenv("BIONT_HOST_PUSH_PRIVATE_KEY", fresh[PRIVATE])
    running = Runner(tmp_path, STEADY, "--database", sqlite_url(tmp_path), task=("host", "run"))
    yield running.url
    running.stop()


def delivered(session: CDPSession, worker: str, origin: str, message: Message) -> None:
    """A push service hands a message to a browser, which has unsealed it."""
    data = shown(message, origin).decode()
    session.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": worker, "data": data})


def named(page: Page, host: str) -> None:
    """Somebody who is known here looks at how he is told."""
    page.goto("/tables/genesis")
    page.set_viewport_size({"width": 1280, "height": 800})
    assert page.evaluate(WIDER) == []
    page.set_viewport_size(PHONE)
    said = page.locator(".said-of")
    expect(said).to_contain_text("You are Red.")
    page.select_option("[name=seat-red]", "open")
    page.check("[name=clock][value=brisk]", force=True)
    expect(said).to_contain_text("By turns: brisk: 1 day, and 4 hours for each turn, at most 3 days.")
    expect(said).not_to_contain_text("You are")
    page.select_option("[name=seat-red]", "mine")
    page.fill("[name=name]", "Anna")
    page.locator("button.primary").last.click()
    page.wait_for_url("**/table/*")
    page.goto("/me/notices")


def test_somebody_says_how_he_wants_to_be_told_and_is_told_by_push(
    whole_browser: Browser, host: str, tmp_path: Path, fresh: dict[tuple[str, str], str]
) -> None:
    mine = {"endpoint": "https://push.example/anna", "keys": Subscribed().form}
    context = opened(whole_browser, base_url=host, viewport=PHONE, bypass_csp=True, permissions=["notifications"])
    context.add_init_script(NO_SERVICE % json.dumps(mine))
    page = context.new_page()
    try:
        session = context.new_cdp_session(page)
        found: list[str] = []
        session.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
        )
        session.send("ServiceWorker.enable")
        named(page, host)
        _wishes(page)
        _subscribes(page, tmp_path, fresh[PUBLIC], mine["endpoint"])
        table = f"{host}/game/abc"
        turn = Message("", (Line("Your turn at Bios:Genesis, Friday: choose.", table),), "key-1")
        for _ in range(2):  # a repeat is not seen twice
            delivered(session, found[0], host, turn)
        several = Message("", (*turn.lines, Line("Your turn at Bios:Origins.", f"{host}/game/def")), "key-2")
        delivered(session, found[0], host, several)
        page.wait_for_function(f"async () => ({SHOWN}).length === 2")
        assert sorted(page.evaluate(f"async () => {SHOWN}")) == [
            ["Biont", "Your turn at Bios:Genesis, Friday: choose.", table],
            ["Biont", "Your turn at Bios:Genesis, Friday: choose.\nYour turn at Bios:Origins.", f"{host}/"],
        ]
        assert _clicked(context) == table
        _next(page, tmp_path)
    finally:
        context.close()


SHOWN = """(await (await navigator.serviceWorker.ready).getNotifications())
  .map(one => [one.title, one.body, one.data.address])"""

CLICKED = """async () => {
  Object.defineProperty(self.clients, "openWindow", { value: async (address) => { self.led = address; } });
  const [notification] = (await self.registration.getNotifications()).filter((one) => one.tag === "key-1");
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
  for (let turn = 0; turn < 1000 && !self.led; turn += 1) await new Promise((done) => setTimeout(done, 10));
  return self.led;
}"""


def _clicked(context: BrowserContext) -> str:
    """Where a click on a notice leads; a browser opens a window only for a person, so this one writes it down."""
    return str(context.service_workers[0].evaluate(CLICKED))


def _next(page: Page, folder: Path) -> None:
    """From every board a button leads to the next table that waits, the one with the least time first."""
    registry = Registry(Store(sqlite_url(folder)), Threads())
    (anna,) = [one.id for one in registry.store.residents(9)]
    chairs = tuple(Chair(colour, person=anna, ready=True) for colour in ("red", "green"))
    games = []
    for number, kind in enumerate(("none", "steady", "brisk", "none")):
        games.append(registry.new("genesis", ["red", "green"], ["person", "person"], number, {}))
        registry.store.add_table(Table("", "genesis", anna, chairs, played=games[-1], timing=timing(kind)))
        kept = registry.store.load(games[-1])
        registry.store.alter(kept.id, kept.version, [], summary=kept.summary)  # somebody is asked
    registry.close()
    page.goto(f"/game/{games[0]}")
    page.click("#company .next")
    page.wait_for_url(f"**/game/{games[2]}")
    page.click("#company .next")
    page.wait_for_url(f"**/game/{games[1]}")


def _wishes(page: Page) -> None:
    """Everybody can use the page on a phone, and what is saved is there again."""
    assert not problems(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_label("Somebody wrote: Push", exact=False).check()
    page.locator("[name=quiet]").check(force=True)
    page.select_option("[name=quiet-from]", "21")
    page.locator("button.primary").focus()
    page.keyboard.press("Enter")
    expect(page.locator("h1 [role=status]")).to_be_visible()
    expect(page.locator("[name=wrote-push]")).to_be_checked()
    assert page.input_value("[name=quiet-from]") == "21"


def _subscribes(page: Page, folder: Path, public: str, endpoint: object) -> None:
    """The browser is asked with our key, and what it gives is kept; pressed once more, it is forgotten."""
    button, store = page.locator(".push-here button"), Store(sqlite_url(folder))
    expect(button).to_have_attribute("aria-pressed", "false")
    (person,) = [one.id for one in store.residents(9)]
    for pressed, kept in (("true", [endpoint]), ("false", []), ("true", [endpoint])):
        button.click()
        expect(button).to_have_attribute("aria-pressed", pressed)
        assert [one.endpoint for one in store.pushes_of(person)] == kept
    assert page.evaluate("window.wanted") == {"userVisibleOnly": True, "applicationServerKey": public}
    store.close()
