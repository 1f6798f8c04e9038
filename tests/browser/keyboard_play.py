"""Plays by keyboard: Tab to the board, arrow keys to the target, Enter."""

from __future__ import annotations

import time

from browser.app_page import PATIENCE, STEPS, AppPage, Pick, unpainted

STOP = """() => {
  const at = document.querySelector('.board [data-touch][tabindex="0"]');
  at?.focus();
  return at && (at.classList.contains('can') || !document.querySelector('.board [data-touch].can'));
}"""
WHERE = """(name) => {
  const middle = (touch) => {
    const { left, top, width, height } = touch.getBoundingClientRect();
    return [touch.dataset.touch, left + width / 2, top + height / 2];
  };
  const at = document.activeElement?.closest('[data-touch]');
  const wanted = document.querySelector(`.board [data-touch="${name}"].can`);
  return [at && middle(at), wanted && middle(wanted)];
}"""


def go_to(one: AppPage, name: str) -> bool:
    """Move from the place where Tab enters the board to a target: with arrow keys, or with page keys if none leads
    there."""
    page = one.page
    stop = page.evaluate(STOP)
    if stop is None:
        return False
    assert stop, "the Tab key stops at an element that cannot be used"
    before: set[tuple[str, str]] = set()
    for _ in range(120):
        # A long list scrolls, so positions are read again each time.
        at, wanted = page.evaluate(WHERE, name)
        if at is None or wanted is None:
            return False
        if at[0] == name:
            return True
        dx, dy = wanted[1] - at[1], wanted[2] - at[2]
        across = "ArrowRight" if dx > 0 else "ArrowLeft"
        along = "ArrowDown" if dy > 0 else "ArrowUp"
        keys = [along, across] if abs(dy) >= abs(dx) else [across, along]
        key = next((key for key in keys if (at[0], key) not in before), "PageDown")
        before.add((at[0], key))
        page.keyboard.press(key)
    raise AssertionError(f"no key leads to {name}")


def play_by_keyboard(one: AppPage, pick: Pick, most: int = STEPS) -> int:
    """Play until the game is over, or until this many moves are made. Return the number of moves."""
    page = one.page
    moves, idle_since = 0, time.monotonic()
    with unpainted([one]):
        while not (seen := one.look(patience=40))["over"] and moves < most:
            touches = [(name, x, y) for name, x, y in seen["touches"]]
            if seen["curtain"]:
                page.locator(".curtain .big").press("Enter")
            # The target may have disappeared because of somebody else's move; then look again.
            elif not seen["busy"] and touches and go_to(one, touches[pick(touches)][0]):
                page.keyboard.press("Enter")
                moves, idle_since = moves + 1, time.monotonic()
            else:
                assert time.monotonic() - idle_since < PATIENCE / 1000, page.locator("[data-prompt]").inner_text()
    assert moves < STEPS, f"no end: {page.locator('[data-prompt]').inner_text()}"
    return moves
