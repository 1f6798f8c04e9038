"""Accessibility checks of a page: axe finds nothing, targets are large enough for fingers, and nothing overflows."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe

from browser.app_page import AppPage

SMALLEST = 44


AXE = Axe().axe_script
COMPLAIN = """() => axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`))"""


def findings(one: AppPage) -> list[str]:
    """Return axe's findings, shortened."""
    assert one.page.evaluate("document.documentElement.style.opacity") == "", "axe ignores a page that is not painted"
    # A page that is still loading has no heading yet, about which axe would complain.
    for must_be in ("main", "h1"):
        one.page.wait_for_selector(must_be, state="attached")
    if not one.page.evaluate("'axe' in window"):
        one.page.evaluate(AXE)
    found: list[str] = one.page.evaluate(COMPLAIN)
    return found


def small(one: AppPage) -> list[str]:
    """Return the buttons and links that are too small for a finger, except links within a text."""
    result: list[str] = one.page.evaluate(
        """(least) => [...document.querySelectorAll('button, a[href], input, select, [role=button]')]
          .filter((one) => one.checkVisibility({ checkOpacity: true, visibilityProperty: true }))
          .filter((one) => !one.closest('[inert], p, .board'))
          .map((one) => [one, one.getBoundingClientRect()])
          .filter(([, box]) => box.width > 0 && (box.width < least - 0.5 || box.height < least - 0.5))
          .map(([one, box]) => `${one.outerHTML.slice(0, 90)} ${box.width.toFixed(0)}×${box.height.toFixed(0)}`)""",
        SMALLEST,
    )
    return result


def check(one: AppPage, where: str) -> None:
    """Run all checks."""
    found = findings(one)
    assert not found, f"{where}: {found}"
    check_size(one, where)


def check_size(one: AppPage, where: str) -> None:
    """Run the checks that depend on the size of the screen."""
    tiny = small(one)
    assert not tiny, f"{where}: too small: {tiny}"
    wide = one.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{where}: {wide} pixels overflow"
