/** What is drawn over a picture in a rulebook: the way of a mouse, in hops, and the die that was rolled. */
import { PIPS } from "../art/die_pips.ts";
import type { PictureSpec } from "./static_board.ts";

const INK = "#3b2a20";
const PAPER = "#fffaf0";
const BERRY = "#b83a51";

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Return the SVG of these arrows and this die, for a picture with this left and upper edge and this width. */
export function arrowsAndDie(
  [left, top, width]: readonly [number, number, number],
  arrows: PictureSpec["arrows"],
  die: number | null,
): string {
  const unit = width / 100;
  return (
    arrows.map((points) => arrow(points, unit)).join("") +
    (die === null ? "" : dieFace(left + 91 * unit, top + 9 * unit, 6 * unit, die))
  );
}

function arrow(points: PictureSpec["arrows"][number], unit: number): string {
  let way = `M${points[0]!.map(n).join(" ")}`;
  let from = points[0]!;
  let angle = 0;
  for (const to of points.slice(1)) {
    const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
    // A hop rises above the straight line, unless it goes straight up or down.
    const high = 0.4 * Math.abs(to[0] - from[0]);
    const peak = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - high] as const;
    // The last hop ends before the middle, where the mouse stands.
    const end = to === points.at(-1) ? 1 - (2.2 * unit) / far : 1;
    const stop = [peak[0] + (to[0] - peak[0]) * end, peak[1] + (to[1] - peak[1]) * end] as const;
    way += `Q${peak.map(n).join(" ")} ${stop.map(n).join(" ")}`;
    angle = (Math.atan2(stop[1] - peak[1], stop[0] - peak[0]) * 180) / Math.PI;
    from = end === 1 ? to : stop;
  }
  const line = (colour: string, thick: number) =>
    `<path d="${way}" fill="none" stroke="${colour}" stroke-width="${n(thick * unit)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const head = `<path d="M-2.6 -2.4L2 0L-2.6 2.4z" fill="${BERRY}" stroke="${PAPER}" stroke-width=".7" stroke-linejoin="round" transform="translate(${from.map(n).join(" ")}) rotate(${n(angle)}) scale(${n(unit)})"/>`;
  return `${line(PAPER, 1.9)}${line(BERRY, 1.1)}${head}`;
}

function dieFace(x: number, y: number, half: number, number: number): string {
  const pips = PIPS[number]!.map(
    ([right, down]) =>
      `<circle cx="${n(0.5 * right * half)}" cy="${n(0.5 * down * half)}" r="${n(0.17 * half)}" fill="${INK}"/>`,
  );
  const face = `<rect x="${n(-half)}" y="${n(-half)}" width="${n(2 * half)}" height="${n(2 * half)}" rx="${n(0.35 * half)}" fill="${PAPER}" stroke="${INK}" stroke-width="${n(0.12 * half)}"/>`;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(8)">${face}${pips.join("")}</g>`;
}
