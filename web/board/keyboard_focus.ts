/**
 * Keyboard control for a board. The board is a single tab stop; the arrow keys go to the nearest touch in their
 * direction, Page Up and Page Down cycle through the touches that can be used. Attach it to the element around a board:
 * `<div {@attach rovingFocus}>`.
 */
export function rovingFocus(board: Element): () => void {
  const touches = () => [...board.querySelectorAll<SVGElement | HTMLElement>("[data-touch]")];

  function updateTabStop() {
    const all = touches();
    const current = all.find((touch) => touch.tabIndex === 0 && touch.classList.contains("can"));
    const wanted = current ?? all.find((touch) => touch.classList.contains("can")) ?? all[0];
    for (const touch of all) {
      const stops = touch === wanted ? "0" : "-1";
      if (touch.getAttribute("tabindex") !== stops) touch.setAttribute("tabindex", stops);
    }
  }

  function key(event: Event) {
    const pressed = (event as KeyboardEvent).key;
    // Pressing a key on a touch that cannot be used asks why; the next Tab goes to one that can be used.
    if (pressed === "Enter" || pressed === " ") updateTabStop();
    const from = (event.target as Element).closest<SVGElement | HTMLElement>("[data-touch]");
    if (!from) return;
    const next = cycled(pressed, from) ?? inDirection(pressed, from);
    if (!next) return;
    event.preventDefault();
    for (const touch of touches()) touch.tabIndex = touch === next ? 0 : -1;
    next.focus();
  }

  function inDirection(pressed: string, from: Element) {
    const direction = DIRECTIONS[pressed];
    if (!direction) return null;
    const boxes = touches().map((touch) => ({ touch, box: touch.getBoundingClientRect() }));
    const others = boxes.filter(({ touch }) => touch !== from);
    return nearestInDirection(from.getBoundingClientRect(), others, direction)?.touch ?? null;
  }

  function cycled(pressed: string, from: SVGElement | HTMLElement) {
    const by = pressed === "PageDown" ? 1 : pressed === "PageUp" ? -1 : 0;
    if (!by) return null;
    const round = touches().filter((touch) => touch === from || touch.classList.contains("can"));
    return round.at((round.indexOf(from) + by) % round.length) ?? null;
  }

  board.addEventListener("keydown", key);
  // When the user comes back to the board, Tab stops at a touch that can be used.
  board.addEventListener("focusout", updateTabStop);
  const watch = new MutationObserver(updateTabStop);
  watch.observe(board, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
  updateTabStop();
  return () => {
    watch.disconnect();
    board.removeEventListener("keydown", key);
    board.removeEventListener("focusout", updateTabStop);
  };
}

type Direction = readonly [number, number];
const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Return the nearest element in a direction, where a sideways offset counts double. Null if there is none. */
export function nearestInDirection<T extends { readonly box: Bounds }>(
  from: Bounds,
  others: readonly T[],
  [dx, dy]: Direction,
): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const other of others) {
    const x = other.box.left + other.box.width / 2 - from.left - from.width / 2;
    const y = other.box.top + other.box.height / 2 - from.top - from.height / 2;
    const ahead = x * dx + y * dy;
    if (ahead <= 1) continue;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    // It is more to the side than ahead, so another arrow key leads there.
    if (aside > 2 * ahead) continue;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [other, far];
  }
  return best;
}
