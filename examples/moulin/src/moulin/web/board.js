/** The board of Le Moulin: the floor of a mill with its beams, sacks of flour, and two mice. Plain DOM, no framework. */
import { cover } from "./cover.js";
import { beams, glow, place, sack, svg } from "./drawing.js";

/** The points in the order of `view.board` (a1, a4, a7, b2, …). */
const POINTS = [
  ["a", 147],
  ["b", 246],
  ["c", 345],
  ["d", 123567],
  ["e", 345],
  ["f", 246],
  ["g", 147],
].flatMap(([column, rows]) => [...String(rows)].map((row) => column + row));

export default {
  contract: 1,
  ages: 6,
  minutes: [10, 20],
  together: false,
  colour: "forest",
  credit: "",
  cover,
  shape: { wide: 42, tall: 49 },
  stage: (view) => ({ board: [...view.board], hand: [...view.hand], mill: [] }),
  tell: {
    placed(stage, { seat, at }) {
      stage.hand[seat] -= 1;
      stage.board[POINTS.indexOf(at)] = seat;
      return { ms: 350, sound: "wood" };
    },
    pushed: push("step"),
    flew: push("hop"),
    closed(stage, { points }) {
      stage.mill = [...points];
      return { ms: 700, sound: "good" };
    },
    taken(stage, { at }) {
      stage.board[POINTS.indexOf(at)] = -1;
      stage.mill = [];
      return { ms: 500, sound: "squeak" };
    },
    won: () => ({ ms: 300, sound: "win" }),
    rested: () => ({ ms: 300, sound: "owl" }),
  },
  touches({ type, at, to }) {
    return type === "push" ? [`point-${at}`, `point-${to}`] : [`point-${at}`];
  },
  play,
};

function push(sound) {
  return (stage, { seat, at, to }) => {
    stage.board[POINTS.indexOf(at)] = -1;
    stage.board[POINTS.indexOf(to)] = seat;
    stage.moved = { at, to };
    return { ms: 450, sound };
  };
}

function play(target, table, art) {
  const root = svg("svg", { viewBox: "0 0 420 490", class: "moulin" }, target);
  beams(root);
  const hands = svg("g", { "aria-hidden": "true" }, root);
  const marks = svg("g", { "aria-hidden": "true", "pointer-events": "none" }, root);
  const points = new Map(POINTS.map((point) => [point, spot(root, point)]));
  // Players touch the point below a sack, not the sack itself.
  const sacks = svg("g", { class: "moulin-sacks", "aria-hidden": "true", "pointer-events": "none" }, root);
  const pieces = new Map();
  let asked = null;
  let picked = null;

  function update() {
    if (table.question !== asked) {
      asked = table.question;
      picked = null;
    }
    drawSacks();
    drawHands();
    marks.replaceChildren(...table.stage.mill.map((point) => glow(...place(point))));
    for (const [point, element] of points) table.touch(element, touchOf(point));
  }

  /** A pushed sack keeps its element, so that the transition animates it. */
  function drawSacks() {
    const { board, moved } = table.stage;
    if (moved && pieces.has(moved.at) && !pieces.has(moved.to)) {
      pieces.set(moved.to, pieces.get(moved.at));
      pieces.delete(moved.at);
    }
    POINTS.forEach((point, number) => {
      const seat = board[number];
      let piece = pieces.get(point);
      if (piece && piece.dataset.seat !== String(seat)) {
        piece.remove();
        pieces.delete(point);
        piece = undefined;
      }
      if (seat < 0) return;
      if (!piece) {
        piece = sacks.appendChild(sack(art.seats[seat], seat));
        pieces.set(point, piece);
      }
      const [x, y] = place(point);
      piece.style.transition = `transform ${table.ms(400)}ms ease-in-out`;
      piece.style.transform = `translate(${x}px, ${y}px) scale(${picked === point ? 1.18 : 1})`;
    });
  }

  /** Draws the mice below the board, each next to the sacks that it still has to place. */
  function drawHands() {
    hands.replaceChildren();
    table.stage.hand.forEach((left, seat) => {
      const side = seat === 0 ? 1 : -1;
      const home = seat === 0 ? 40 : 380;
      const awaited = table.seats[seat]?.awaited;
      hands.append(art.mouse({ seat, x: home, y: 484, size: awaited ? 74 : 62, mood: awaited ? "glad" : "calm" }));
      for (let i = 0; i < left; i++) {
        const one = sack(art.seats[seat], seat);
        one.setAttribute("transform", `translate(${home + side * (44 + i * 13)}, 462) scale(0.62)`);
        hands.append(one);
      }
    });
  }

  function touchOf(point) {
    const id = `point-${point}`;
    const legal = table.legal;
    const single = legal.find(({ type, at }) => type !== "push" && at === point);
    if (single) return { id, action: single, label: table.doing(single) };
    const first = legal[0];
    if (first?.type !== "push") {
      const tried = { type: first?.type ?? "place", at: point };
      return { id, action: tried, label: table.thing(point), can: false };
    }
    if (picked && picked !== point) {
      const going = { type: "push", at: picked, to: point };
      const own = legal.some(({ at }) => at === point);
      if (!own) return { id, action: going, label: table.doing(going) };
    }
    const mine = legal.some(({ at }) => at === point);
    return {
      id,
      label: table.thing(point),
      can: mine,
      picked: picked === point,
      ontouch: () => {
        picked = picked === point ? null : mine ? point : null;
        update();
      },
    };
  }

  return { update, destroy: () => root.remove() };
}

/** Creates a point that can be touched: a peg with a larger invisible circle around it. */
function spot(root, point) {
  const [x, y] = place(point);
  const group = svg("g", {}, root);
  svg("circle", { cx: x, cy: y, r: 25, fill: "transparent" }, group);
  svg("circle", { cx: x, cy: y, r: 8, fill: "#5b3d22" }, group);
  svg("circle", { cx: x - 1.5, cy: y - 1.5, r: 5.5, fill: "#8a633a" }, group);
  return group;
}
