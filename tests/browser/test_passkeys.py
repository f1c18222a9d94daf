"""A passkey brings somebody back, with the authenticator that Chromium itself pretends to have."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.test_net import net, screen

__all__ = ["net", "screen"]

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def test_a_passkey_brings_somebody_back_until_he_lets_it_go(screen: Callable[..., Page]) -> None:
    anna = screen()
    authenticator = anna.context.new_cdp_session(anna)
    authenticator.send("WebAuthn.enable")
    authenticator.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    anna.goto("/me")
    anna.fill("[name=name]", "Anna")
    anna.click("text=Be somebody")
    anna.click("text=Make one")
    expect(anna.locator(".sets", has_text="A passkey")).to_be_visible()
    anna.context.clear_cookies()
    anna.goto("/back")
    anna.click("text=Come back by a passkey")
    anna.wait_for_url("**/me")
    expect(anna.locator("h1")).to_have_text("Anna")
    anna.click("text=Let it go")
    anna.wait_for_load_state()
    expect(anna.locator("text=Let it go")).to_have_count(0)
    anna.context.clear_cookies()
    anna.goto("/back")
    anna.click("text=Come back by a passkey")
    expect(anna.locator(".problem")).to_have_text("This passkey brings nobody back.")


def test_where_no_script_runs_no_passkey_is_offered(screen: Callable[..., Page]) -> None:
    anna = screen(scripts=False)
    anna.goto("/me")
    anna.fill("[name=name]", "Anna")
    anna.click("text=Be somebody")
    expect(anna.locator("h1")).to_have_text("Anna")
    expect(anna.locator("text=Make one")).to_be_hidden()
