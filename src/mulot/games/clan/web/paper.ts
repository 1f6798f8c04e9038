/** The print-and-play edition: tiles of every forest, missions, teeth, moons, trophies, mice and mats. */
import { discOutline, roundedBox, type PieceKind, type PrintableGame } from "$web/print/print_game.ts";
import PaperMouse from "$web/print/PaperMouse.svelte";
import { TILE } from "./layout.ts";
import { pieces } from "./paper.json";
import PaperToothChest from "./paper/PaperToothChest.svelte";
import PaperToothKeeper from "./paper/PaperToothKeeper.svelte";
import PaperMission from "./paper/PaperMission.svelte";
import PaperMoon from "./paper/PaperMoon.svelte";
import PaperMoonKeeper from "./paper/PaperMoonKeeper.svelte";
import PaperTile from "./paper/PaperTile.svelte";
import PaperTooth from "./paper/PaperTooth.svelte";
import PaperTrophy from "./paper/PaperTrophy.svelte";

/** The side of a forest tile, in millimetres. */
const WIDE = 44;
const tile = () => roundedBox(WIDE, WIDE, (15 / TILE) * WIDE);
const tooth = (across: number): PieceKind => ({
  way: "one-side",
  width: across,
  height: across,
  outline: () => discOutline(across),
  front: PaperTooth,
});

export default {
  pieces,
  kinds: {
    tile: {
      way: "two-sides",
      width: WIDE,
      height: WIDE,
      outline: tile,
      front: PaperTile,
      back: PaperTile,
      bleed: "#1b3350",
    },
    mission: {
      way: "two-sides",
      width: 42,
      height: 42 * 1.06,
      outline: () => roundedBox(42, 42 * 1.06, 4.2),
      front: PaperMission,
      back: PaperMission,
      bleed: "#f4e8cc",
    },
    moon: { way: "one-side", width: 22, height: 22, outline: () => discOutline(22), front: PaperMoon },
    "tooth-small": tooth(17),
    "tooth-medium": tooth(21),
    "tooth-large": tooth(25),
    trophy: { way: "one-side", width: WIDE, height: WIDE, outline: tile, front: PaperTrophy },
    mouse: { way: "stands", width: 24, height: 28, front: PaperMouse },
    sky: { way: "one-side", width: 144, height: 62, front: PaperMoonKeeper },
    keeper: { way: "one-side", width: 96, height: 96, front: PaperToothKeeper },
    chest: { way: "one-side", width: 112, height: 107.4, front: PaperToothChest },
  },
} satisfies PrintableGame as PrintableGame;
