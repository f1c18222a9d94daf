"""Links from other sites, in a real browser: whoever follows one stays who he is."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.table import buttons, moved, start, take, version

ELSEWHERE = "http://elsewhere.example/"


def linked(page: Page, target: str) -> Page:
    """Another page of the same browser, which has followed a link on another site."""
    other = page.context.new_page()
    other.route(ELSEWHERE, lambda route: route.fulfill(content_type="text/html", body=f'<a href="{target}">in</a>'))
    other.goto(ELSEWHERE)
    other.click("a")
    other.wait_for_url(target)
    return other


def test_a_link_from_another_site_leaves_the_open_table_as_it_is(page: Page) -> None:
    start(page)
    other = linked(page, page.url)
    expect(other.locator("#prompt")).to_be_visible()
    for one in (page, other, page):
        before = version(one)
        take(one, buttons(one)[0])
        moved(one, before)
        expect(one.locator("[role=alert]:visible")).to_have_count(0)


def test_a_form_on_another_site_does_nothing(page: Page) -> None:
    """Even where it knows the token."""
    start(page)
    token = page.get_attribute("[name=token] >> nth=0", "value")
    place = f"{page.url}/delete"
    other = page.context.new_page()
    form = f'<form method="post" action="{place}"><input name="token" value="{token}"><button>in</button></form>'
    other.route(ELSEWHERE, lambda route: route.fulfill(content_type="text/html", body=form))
    other.goto(ELSEWHERE)
    with other.expect_response(place) as reply:
        other.click("button")
    assert reply.value.status == 403
    page.reload()
    expect(page.locator("#prompt")).to_be_visible()
