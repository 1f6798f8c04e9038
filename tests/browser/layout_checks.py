"""Geometric checks of a page: no text is cut off or covered, no plates overlap, and the names of the players have one
size."""

from __future__ import annotations

from playwright.sync_api import Page

SETTLED = """async () => {
  await document.fonts.ready;
  // Boards that lay themselves out by their size have done so after a few frames.
  for (let frame = 0; frame < 4; frame++) await new Promise((then) => requestAnimationFrame(then));
}"""

FAULTS = """() => {
  const LAYERS = "dialog[open], .curtain, .paused, .board .panel, .said, .finger, .end .words, .bubble.open";
  const SLACK = 3;
  const sameLayer = (one, other) => one.closest(LAYERS) === other.closest(LAYERS);
  // Elements that cannot be touched are not found at a point, so for a moment everything can be.
  const inert = [...document.querySelectorAll("[inert]")];
  for (const one of inert) one.removeAttribute("inert");
  const touchable = new CSSStyleSheet();
  touchable.replaceSync("* { pointer-events: auto !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, touchable];

  const top = [...document.querySelectorAll("dialog[open], .curtain, .paused")].at(-1) ?? document.body;
  const visible = (one) =>
    one.checkVisibility({ checkOpacity: true, visibilityProperty: true }) && !one.closest(".hidden, [data-drawn]");
  /** The part of the window in which an element may be painted, and the part in which it is seen now: what can be
      scrolled may be painted farther. */
  const clips = (one) => {
    const bottom = Math.max(document.documentElement.scrollHeight, innerHeight);
    const may = { left: 0, right: innerWidth, top: -Infinity, bottom }, seen = { ...may };
    const open = { X: false, Y: false };
    for (let at = one.parentElement; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at), box = at.getBoundingClientRect();
      for (const [axis, from, to] of [["X", "left", "right"], ["Y", "top", "bottom"]]) {
        if (style[`overflow${axis}`] === "visible") continue;
        open[axis] ||= /auto|scroll/.test(style[`overflow${axis}`]);
        for (const clip of open[axis] ? [seen] : [seen, may]) {
          clip[from] = Math.max(clip[from], box[from]);
          clip[to] = Math.min(clip[to], box[to]);
        }
      }
      if (style.position === "fixed" || at.tagName === "DIALOG") break;
    }
    if (open.X) [may.left, may.right] = [-Infinity, Infinity];
    if (open.Y) [may.top, may.bottom] = [-Infinity, Infinity];
    return { may, seen };
  };
  const outside = (box, clip, slack) =>
    Math.max(clip.left - box.left, box.right - clip.right, clip.top - box.top, box.bottom - clip.bottom) > slack;
  const within = (box, clip) =>
    box.right > clip.left + 1 && box.left < clip.right - 1 && box.bottom > clip.top + 1 && box.top < clip.bottom - 1;
  const alpha = (colour) => (colour === "transparent" ? 0 : Number(/[/,] *([\\d.]+)\\)$/.exec(colour)?.[1] ?? 1));
  const paints = (one) => {
    const style = getComputedStyle(one);
    if (one instanceof SVGElement)
      return one instanceof SVGGeometryElement && style.fill !== "none" && alpha(style.fill) * style.fillOpacity > 0.3;
    return alpha(style.backgroundColor) > 0.3 || style.backgroundImage !== "none" || one.tagName === "IMG";
  };
  const named = (one) => {
    const kind = typeof one.className === "string" ? one.className : (one.className?.baseVal ?? "");
    const text = (one.ariaLabel ?? one.textContent).trim().replace(/\\s+/g, " ").slice(0, 40);
    return `${one.tagName.toLowerCase()}.${kind.replace(/ ?s-[\\w-]+/g, "").trim()} “${text}”`;
  };
  const faults = new Set();

  // ------------------------------------------------------------ texts
  const texts = [];
  const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const of = node.parentElement;
    if (!node.data.trim() || /^(SCRIPT|STYLE|TITLE|OPTION)$/i.test(of.tagName) || !visible(of)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { may, seen } = clips(of);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      // The letters fill about the middle 60 % of their line.
      const edge = box.height * 0.2;
      const letters = { left: box.left, right: box.right, top: box.top + edge, bottom: box.bottom - edge };
      if (!within(letters, may)) continue;
      if (outside(letters, may, 1.5)) faults.add(`cut off: ${named(of)}`);
      else if (!outside(letters, seen, 1.5)) texts.push({ of, letters });
    }
  }
  for (const { of, letters } of texts) {
    const y = (letters.top + letters.bottom) / 2, wide = letters.right - letters.left;
    for (const part of [0.08, 0.5, 0.92]) {
      const x = letters.left + wide * part;
      if (x < 0 || x > innerWidth || y < 0 || y > innerHeight) continue;
      const hits = document.elementsFromPoint(x, y);
      const own = hits.findIndex((one) => of.contains(one) || one.contains(of));
      const over = hits.slice(0, Math.max(0, own)).find((one) => paints(one) && sameLayer(one, of));
      if (over) faults.add(`covered: ${named(of)} by ${named(over)}`);
    }
  }
  const meet = (a, b, slack) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
  texts.forEach(({ of, letters }, i) => {
    for (const other of texts.slice(0, i))
      if (other.of !== of && sameLayer(of, other.of) && meet(letters, other.letters, 1.5))
        faults.add(`texts overlap: ${named(of)} and ${named(other.of)}`);
  });

  // ------------------------------------------------------------ plates
  /** The box of a plate, with the ring around it. */
  const ringed = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const rings = [...getComputedStyle(one).boxShadow.matchAll(/\\) 0px 0px 0px ([\\d.]+)px(?! inset)/g)];
    const ring = Math.max(0, ...rings.map(([, wide]) => Number(wide)));
    return { left: left - ring, right: right + ring, top: top - ring, bottom: bottom + ring };
  };
  const plates = [...top.querySelectorAll("*")].filter((one) => {
    if (one instanceof SVGElement || one.closest("svg") || !visible(one)) return false;
    const { width, height } = one.getBoundingClientRect();
    if (width < 8 || height < 8 || width * height > (innerWidth * innerHeight) / 2) return false;
    const button = one.matches("button, a.soft, a.round, input");
    return button || (paints(one) && getComputedStyle(one).borderRadius !== "0px");
  });
  const part = (box, { left, right, top, bottom }) => ({
    left: Math.max(box.left, left),
    right: Math.min(box.right, right),
    top: Math.max(box.top, top),
    bottom: Math.min(box.bottom, bottom),
  });
  const boxes = [];
  for (const of of plates) {
    const { may, seen } = clips(of), whole = of.getBoundingClientRect();
    if (!within(whole, seen)) continue;
    if (outside(whole, may, SLACK)) faults.add(`cut off: ${named(of)}`);
    boxes.push({ of, box: part(ringed(of), seen) });
  }
  boxes.forEach(({ of, box }, i) => {
    for (const other of boxes.slice(0, i)) {
      if (of.contains(other.of) || other.of.contains(of) || !sameLayer(of, other.of)) continue;
      if (meet(box, other.box, SLACK)) faults.add(`overlap: ${named(other.of)} and ${named(of)}`);
    }
  });

  // ------------------------------------------------------------ sentences and names
  for (const one of top.querySelectorAll(".bubble.more:not(.open)")) faults.add(`cut off with “…”: ${named(one)}`);
  for (const list of top.querySelectorAll(".plates, header ul")) {
    const sizes = [...list.querySelectorAll(".name")].map((one) => parseFloat(getComputedStyle(one).fontSize));
    const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
    if (most - least > 0.3) faults.add(`names of different sizes: ${least.toFixed(1)} to ${most.toFixed(1)}`);
  }

  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== touchable);
  for (const one of inert) one.setAttribute("inert", "");
  return [...faults];
}"""


def layout_faults(page: Page) -> list[str]:
    """Return what is cut off, covered or overlaps on the page as it is shown now."""
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(FAULTS)
    return found
