/** The print-and-play edition: the big cheese, the slices with their holes, the tokens. */
import { discOutline, type PrintableGame } from "$web/print/print_game.ts";
import { cardByNumber, outlineWithHoles, NEWEST, SLICE } from "./slices.ts";
import { pieces } from "./paper.json";
import PaperCheeseWheel from "./paper/PaperCheeseWheel.svelte";
import PaperSlice from "./paper/PaperSlice.svelte";
import PaperToken from "./paper/PaperToken.svelte";

/** Millimetres per unit of the drawing: a slice is 90 mm wide, and a hole is large enough for scissors. */
const SCALE = 90 / SLICE.width;

/** Return an SVG path moved and scaled into the box of a slice, in millimetres. */
const inMillimetres = (path: string): string => {
  const [left, top] = [SLICE.left, SLICE.top];
  let across = true;
  // Upper-case commands are absolute, so they are moved and scaled; lower-case ones are only scaled.
  return path.replace(/([MLQaZz])([^MLQaZz]*)/g, (_, sign: string, numbers: string) => {
    across = true;
    let n = 0;
    const scaled = numbers.replace(/-?\d+(\.\d+)?/g, (number) => {
      const place = n++ % 7;
      if (sign === "a") return place >= 2 && place <= 4 ? number : (Number(number) * SCALE).toFixed(3);
      const moved = (Number(number) - (across ? left : top)) * SCALE;
      across = !across;
      return moved.toFixed(3);
    });
    return sign + scaled;
  });
};

export default {
  pieces,
  kinds: {
    cheese: { way: "board", width: 500 * SCALE, height: 500 * SCALE, front: PaperCheeseWheel },
    card: {
      way: "two-sides",
      width: SLICE.width * SCALE,
      height: SLICE.height * SCALE,
      outline: (name) => inMillimetres(outlineWithHoles(cardByNumber(NEWEST, Number(name)).front)),
      front: PaperSlice,
      back: PaperSlice,
    },
    token: { way: "one-side", width: 25, height: 25, outline: () => discOutline(25), front: PaperToken },
  },
} satisfies PrintableGame as PrintableGame;
