/** The print-and-play edition: tiles, figures, cards, dice, and the story book with the six chapters. */
import { DIE, dieOutline } from "$web/print/die_net.ts";
import { discOutline, type PieceKind, type PrintableGame } from "$web/print/print_game.ts";
import { pieces } from "./paper.json";
import CardBack, { COLOURS } from "./paper/CardBack.svelte";
import PaperActionDie from "./paper/PaperActionDie.svelte";
import PaperCard from "./paper/PaperCard.svelte";
import PaperEncounter from "./paper/PaperEncounter.svelte";
import PaperFigure from "./paper/PaperFigure.svelte";
import PaperHourglassMarker from "./paper/PaperHourglassMarker.svelte";
import PaperHero from "./paper/PaperHero.svelte";
import PaperMarker from "./paper/PaperMarker.svelte";
import PaperHourglassTrack from "./paper/PaperHourglassTrack.svelte";
import PaperStory from "./paper/PaperStory.svelte";
import PaperItem from "./paper/PaperItem.svelte";
import PaperTile from "./paper/PaperTile.svelte";
import PaperTrap from "./paper/PaperTrap.svelte";
import PaperInitiativeCard from "./paper/PaperInitiativeCard.svelte";
import PaperWeb from "./paper/PaperWeb.svelte";
import PaperCheeseWheel from "./paper/PaperCheeseWheel.svelte";

/** Millimetres per unit of a tile's drawing: a space is 30 mm wide, enough for two rows of two figures. */
const SPACE = 0.3;
const CARD = { way: "two-sides", width: 58, height: 62 } as const;
const token = (across: number, front: PieceKind["front"]): PieceKind => ({
  way: "one-side",
  width: across,
  height: across,
  outline: () => discOutline(across),
  front,
});

export default {
  pieces,
  kinds: {
    tile: { way: "two-sides", width: 540 * SPACE, height: 440 * SPACE, front: PaperTile, back: PaperTile },
    hero: { way: "one-side", width: 92, height: 84, front: PaperHero },
    turn: { ...CARD, front: PaperInitiativeCard, back: CardBack, bleed: COLOURS.turn },
    encounter: { ...CARD, front: PaperEncounter, back: CardBack, bleed: COLOURS.encounter },
    search: { ...CARD, front: PaperCard, back: CardBack, bleed: COLOURS.search },
    ability: { ...CARD, front: PaperCard, back: CardBack, bleed: COLOURS.ability },
    figure: { way: "stands", width: 18, height: 20, foot: 6, front: PaperFigure },
    large: { way: "stands", width: 28, height: 31, foot: 10, front: PaperFigure },
    die: { way: "one-side", ...DIE, outline: dieOutline, glued: true, front: PaperActionDie },
    thing: token(24, PaperItem),
    trap: { way: "one-side", width: 26, height: 20, front: PaperTrap },
    web: token(26, PaperWeb),
    marker: token(15, PaperMarker),
    glass: token(20, PaperHourglassMarker),
    wheel: token(100, PaperCheeseWheel),
    pages: { way: "one-side", width: 190, height: 30, front: PaperHourglassTrack },
  },
  story: PaperStory,
} satisfies PrintableGame as PrintableGame;
