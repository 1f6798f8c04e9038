/** SVG drawings of the board: the floor with its beams, a sack of flour. The light comes from the top left. */

/** Creates an SVG element and appends it to `parent`, if given. */
export function svg(name, attributes = {}, parent = null) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  parent?.append(element);
  return element;
}

/** Returns the coordinates of a point on the board of 420 × 420. */
export function place(point) {
  return [30 + "abcdefg".indexOf(point[0]) * 60, 30 + (7 - Number(point[1])) * 60];
}

const SQUARES = [30, 90, 150];
const ARMS = [
  [30, 210, 150, 210],
  [270, 210, 390, 210],
  [210, 30, 210, 150],
  [210, 270, 210, 390],
];

/** Draws the planks of the floor and the beams between the points. */
export function beams(root) {
  const floor = svg("g", { "aria-hidden": "true" }, root);
  svg("rect", { x: 4, y: 4, width: 412, height: 412, rx: 26, fill: "#d9b27c" }, floor);
  for (let i = 1; i < 7; i++) {
    svg("path", { d: `M8 ${4 + i * 59} H412`, stroke: "#c29862", "stroke-width": 2 }, floor);
    const x = 60 + ((i * 137) % 300);
    svg("path", { d: `M${x} ${4 + i * 59} v59`, stroke: "#c29862", "stroke-width": 2 }, floor);
  }
  svg(
    "rect",
    { x: 4, y: 4, width: 412, height: 412, rx: 26, fill: "none", stroke: "#8a633a", "stroke-width": 6 },
    floor,
  );
  for (const [width, colour] of [
    [13, "#7a5330"],
    [8, "#a87b49"],
  ]) {
    const line = { fill: "none", stroke: colour, "stroke-width": width, "stroke-linejoin": "round" };
    for (const at of SQUARES) svg("rect", { x: at, y: at, width: 420 - 2 * at, height: 420 - 2 * at, ...line }, floor);
    for (const [x, y, to, down] of ARMS) svg("path", { d: `M${x} ${y} L${to} ${down}`, ...line }, floor);
  }
}

/** Creates a sack in a seat's colours with the seat's badge, centred at 0, 0. */
export function sack(colours, seat) {
  const group = svg("g", { "data-seat": seat });
  svg("ellipse", { cx: 2, cy: 17, rx: 19, ry: 6, fill: "#3a2713", opacity: 0.28 }, group);
  const body = "M-6 -14 C-22 -8 -23 18 -14 20 H14 C23 18 22 -8 6 -14 Z";
  svg("path", { d: body, fill: colours.cape, stroke: colours.capeDark, "stroke-width": 2 }, group);
  svg(
    "path",
    { d: "M-6 -14 L-11 -23 Q0 -17 11 -23 L6 -14 Z", fill: colours.soft, stroke: colours.capeDark, "stroke-width": 2 },
    group,
  );
  svg("path", { d: "M-8 -13 H8", stroke: "#6b4a2a", "stroke-width": 3, "stroke-linecap": "round" }, group);
  svg(
    "path",
    {
      d: "M-15 4 C-15 -3 -12 -8 -8 -10",
      fill: "none",
      stroke: "#fff",
      "stroke-width": 2.5,
      opacity: 0.5,
      "stroke-linecap": "round",
    },
    group,
  );
  svg("circle", { cx: 0, cy: 5, r: 10, fill: colours.soft }, group);
  svg("path", { d: colours.badge, fill: colours.capeDark, transform: "translate(-8.4, -3.4) scale(0.7)" }, group);
  return group;
}

/** Creates the glow around a point of a mill that was just closed. */
export function glow(x, y) {
  return svg("circle", { cx: x, cy: y, r: 29, fill: "none", stroke: "#ffd34d", "stroke-width": 6, opacity: 0.9 });
}
