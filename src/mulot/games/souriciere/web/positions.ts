/** Positions in the drawing. The board itself is `board.json`, generated from the content in Python (`generated.py`). */
import board from "./board.json";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

export type Colour = "green" | "red";

export const CHEESE = board.path.length;
export const TRAP = board.trap;
export const ROOMS = board.rooms;
export const HOLES: ReadonlyMap<number, string> = new Map(board.rooms.map((room) => [room.hole, room.id]));
export const SQUARES: readonly Point[] = board.path.map(([x, y]) => ({ x: x!, y: y! }));

/** How far in front of the centre of a square the mice on it stand. */
const FEET_OFFSET = 26;

/** Return the centre of a square of the path. */
export const squareCentre = (square: number): Point => SQUARES[square - 1]!;

export const roomOf = (id: string) => board.rooms.find((room) => room.id === id)!;

/** Return the rectangle of a room as drawn: smaller than its area, to leave space for the arrows around it. */
export function roomBox(id: string): Area {
  const { x, y, width } = roomOf(id).area;
  return { x: x + 8, y: y + 4, width: width - 16, height: 168 };
}

export const TRAP_BOX: Area = { x: board.trap_area.x + 6, y: board.trap_area.y + 4, width: 338, height: 172 };

/** Return where a mouse stands on a square; in the mouse house each has its own corner. */
export function pointOnSquare(square: number, seat: number, seats: number): Point {
  if (square === 0) {
    const row = seats > 3 ? seat % 2 : 1;
    return { x: 100 + (seat - (seats - 1) / 2) * (seats > 3 ? 31 : 52), y: row ? 104 : 76 };
  }
  const { x, y } = squareCentre(square);
  return square === CHEESE ? { x: x + 12, y: y + 34 } : { x, y: y + FEET_OFFSET };
}

const offsetInRow = (seat: number, seats: number) => seat - (seats - 1) / 2;

export function pointInRoom(id: string, seat: number, seats: number): Point {
  const box = roomBox(id);
  return { x: box.x + box.width / 2 + offsetInRow(seat, seats) * 56, y: box.y + 160 - (seat % 2) * 7 };
}

/** Return where a mouse that falls through the hole appears: under the ceiling of the room. */
export function pointUnderCeiling(id: string): Point {
  const box = roomBox(id);
  return { x: box.x + box.width / 2, y: box.y + 34 };
}

export function pointInTrap(seat: number, seats: number): Point {
  return { x: TRAP_BOX.x + TRAP_BOX.width / 2 + offsetInRow(seat, seats) * 44, y: TRAP_BOX.y + 148 - (seat % 2) * 6 };
}

/** The bends of each arrow between its room and its square; both ends are computed from the board. */
const BENDS: Readonly<Record<string, Readonly<Record<Colour, string>>>> = {
  bedroom: { green: "606,240 650,252", red: "300,128 300,92" },
  bathroom: { green: "786,252 700,252 700,390 672,410 672,580 250,580", red: "1116,190 1186,190 1186,100" },
  "dining-room": { green: "570,530 622,530 622,611 1150,611", red: "500,428 500,396" },
  laundry: { green: "800,540 800,690 787,704 787,896", red: "732,500 650,500 650,596 350,596" },
  library: { green: "832,850 832,894 450,894", red: "1150,800 1206,806" },
  kitchen: { green: "150,842 150,880", red: "370,800 470,800" },
};
const PAST_THE_TRAP = "370,800 412,800 412,908 540,908";

const parsePoints = (points: string): Point[] =>
  points.split(" ").map((point) => {
    const [x, y] = point.split(",").map(Number);
    return { x: x!, y: y! };
  });

/** Return the points of an arrow, from inside its room to the edge of its square, or into the trap. */
export function arrowPoints(id: string, colour: Colour, withTrap: boolean): readonly Point[] {
  const room = roomOf(id);
  const intoTrap = withTrap && colour === "red" && room.red === TRAP;
  const bends = !withTrap && colour === "red" && room.red === TRAP ? PAST_THE_TRAP : BENDS[id]![colour];
  const way = parsePoints(bends);
  if (intoTrap) return way;
  const from = way.at(-1)!;
  const to = squareCentre(room[colour]);
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const stop = Math.max(0, far - 36) / far;
  return [...way, { x: from.x + (to.x - from.x) * stop, y: from.y + (to.y - from.y) * stop }];
}

/** Return a line through points, with rounded corners, as an SVG path. */
export function roundedPath(points: readonly Point[], radius = 26): string {
  const start = points[0]!;
  let d = `M${start.x} ${start.y}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [a, b, c] = [points[i - 1]!, points[i]!, points[i + 1]!];
    const before = pointTowards(b, a, radius);
    const after = pointTowards(b, c, radius);
    d += `L${before.x} ${before.y}Q${b.x} ${b.y} ${after.x} ${after.y}`;
  }
  const end = points.at(-1)!;
  return `${d}L${end.x} ${end.y}`;
}

function pointTowards(from: Point, to: Point, at: number): Point {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(at, far / 2) / far;
  return { x: roundToTenth(from.x + (to.x - from.x) * part), y: roundToTenth(from.y + (to.y - from.y) * part) };
}

const roundToTenth = (n: number) => Math.round(n * 10) / 10;

/** Return a smooth curve through all points, as an SVG path. */
export function smoothPath(points: readonly Point[]): string {
  let d = `M${points[0]!.x} ${points[0]!.y}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [p, a, b, n] = [
      points[Math.max(i - 1, 0)]!,
      points[i]!,
      points[i + 1]!,
      points[Math.min(i + 2, points.length - 1)]!,
    ];
    d += `C${roundToTenth(a.x + (b.x - p.x) / 6)} ${roundToTenth(a.y + (b.y - p.y) / 6)} ${roundToTenth(b.x - (n.x - a.x) / 6)} ${roundToTenth(b.y - (n.y - a.y) / 6)} ${b.x} ${b.y}`;
  }
  return d;
}

/** Return the rotation of a square along the path, in degrees. */
export function squareRotation(square: number): number {
  const before = SQUARES[Math.max(square - 2, 0)]!;
  const after = SQUARES[Math.min(square, SQUARES.length - 1)]!;
  const angle = (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI;
  const upright = angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle;
  return Math.abs(upright) > 50 ? 0 : upright;
}
