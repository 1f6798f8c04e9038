/** The picture on the box: a mill on a hill in the evening, and a mouse with a sack. */
import { sack, svg } from "./drawing.js";

export function cover(target, art) {
  const root = svg("svg", { viewBox: "0 0 300 400", "aria-hidden": "true" }, target);
  svg("rect", { width: 300, height: 400, fill: "#f6c987" }, root);
  svg("rect", { width: 300, height: 150, fill: "#f2a56b", opacity: 0.55 }, root);
  svg("circle", { cx: 232, cy: 88, r: 34, fill: "#fff0c2" }, root);
  svg("path", { d: "M0 250 Q80 190 160 236 T300 214 V400 H0 Z", fill: "#9bb765" }, root);
  svg("path", { d: "M0 312 Q110 252 300 300 V400 H0 Z", fill: "#6f9447" }, root);
  mill(root);
  for (const [x, y, scale] of [
    [196, 342, 1.1],
    [232, 352, 1.25],
    [214, 318, 1],
  ]) {
    const one = sack(art.seats[1], 1);
    one.setAttribute("transform", `translate(${x}, ${y}) scale(${scale})`);
    root.append(one);
  }
  root.append(art.mouse({ seat: 0, x: 120, y: 378, size: 120, mood: "glad" }));
  const carried = sack(art.seats[0], 0);
  carried.setAttribute("transform", "translate(164, 340) rotate(12) scale(1.2)");
  root.append(carried);
}

function mill(root) {
  svg("path", { d: "M70 268 L86 150 H154 L170 268 Z", fill: "#fbf1dc", stroke: "#8a633a", "stroke-width": 4 }, root);
  svg("path", { d: "M78 152 L120 108 L162 152 Z", fill: "#a8552f", stroke: "#7a3a1e", "stroke-width": 4 }, root);
  svg("path", { d: "M106 268 v-34 q14 -18 28 0 v34 Z", fill: "#7a5330" }, root);
  svg(
    "rect",
    { x: 110, y: 178, width: 20, height: 22, rx: 4, fill: "#ffd98a", stroke: "#7a5330", "stroke-width": 3 },
    root,
  );
  const wings = svg("g", { transform: "translate(120, 146) rotate(18)" }, root);
  for (let i = 0; i < 4; i++) {
    const wing = svg("g", { transform: `rotate(${i * 90})` }, wings);
    svg("path", { d: "M0 0 V-84", stroke: "#6b4a2a", "stroke-width": 5, "stroke-linecap": "round" }, wing);
    svg(
      "path",
      { d: "M3 -22 H22 V-84 H3 Z", fill: "#fff6e2", stroke: "#8a633a", "stroke-width": 3, opacity: 0.95 },
      wing,
    );
    svg("path", { d: "M3 -42 H22 M3 -63 H22", stroke: "#8a633a", "stroke-width": 2 }, wing);
  }
  svg("circle", { cx: 120, cy: 146, r: 7, fill: "#6b4a2a" }, root);
}
