/** Joins small drawings side by side into one SVG. */
const ROW_HEIGHT = 60;
const GAP = 8;
/** The minimum width. Pictures fill the page width, so a single small drawing would be too large. */
const MIN_WIDTH = 5 * ROW_HEIGHT;

export function sideBySide(drawings: readonly Element[]): Element {
  const row = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  let left = GAP;
  for (const drawing of drawings) {
    const [, , width, height] = drawing
      .getAttribute("viewBox")!
      .split(/[\s,]+/)
      .map(Number);
    const wide = Math.round((ROW_HEIGHT * width!) / height!);
    const place = { x: left, y: GAP, width: wide, height: ROW_HEIGHT };
    for (const [name, value] of Object.entries(place)) drawing.setAttribute(name, String(value));
    row.append(drawing);
    left += wide + GAP;
  }
  const wide = Math.max(MIN_WIDTH, left);
  row.setAttribute("viewBox", `${(left - wide) / 2} 0 ${wide} ${ROW_HEIGHT + 2 * GAP}`);
  return row;
}
