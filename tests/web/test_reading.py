"""The rules as a page: what is looked up is found, marked, and can be linked to."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.playing import text


def test_a_search_leaves_what_fits_and_marks_it(visit: Visit) -> None:
    page = visit("/rules")
    sections = page.locator("main section")
    expect(sections.first).to_be_visible()
    all_sections = sections.count()
    search = page.get_by_role("searchbox", name=text("rules-search"))
    search.fill("EMBARGO")
    expect(page.locator("mark").first).to_have_text("Embargo")
    assert 0 < sections.count() < all_sections
    found = text("rules-search-found", count=sections.count())
    expect(page.get_by_role("search").get_by_role("status")).to_have_text(found)
    search.fill("dragons")
    expect(sections).to_have_count(0)
    expect(page.get_by_text(text("rules-search-empty", words="dragons"))).to_be_visible()
    search.press("Escape")
    expect(sections).to_have_count(all_sections)


def test_accents_need_not_be_typed(visit: Visit) -> None:
    page = visit("/rules", language="fr")
    page.get_by_role("searchbox").fill("hegemonie")
    expect(page.locator("mark").first).to_have_text("Hégémonie")


def test_a_part_of_the_rules_can_be_linked_to(visit: Visit) -> None:
    page = visit("/rules#majority")
    expect(page.locator("#majority")).to_be_in_viewport()
