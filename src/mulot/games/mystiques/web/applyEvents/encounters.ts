/** How events of encounters, surges, the track and the hourglass change the stage. */
import type { GameUi } from "$web/board/board_interface.ts";
import type { Stage } from "../boardState.ts";
import type { Types } from "../types.ts";
import { showBanner, animationStep, floatSign, moveUpTrack, clearMoment } from "./sharedChanges.ts";

export const encounterEvents = {
  "encounter-revealed"(s, { card }) {
    clearMoment(s);
    s.visible = card;
    if (!s.explored.includes(s.side)) s.explored.push(s.side);
    showBanner(s, "encounter", card);
    return animationStep(1500, "owl");
  },
  "encounter-special"(s, { side }) {
    clearMoment(s);
    if (!s.explored.includes(side)) s.explored.push(side);
    showBanner(s, "special", side);
    return animationStep(1300, "owl");
  },
  disguised: () => animationStep(900, "squeak"),
  "enemy-came"(s, { foe, number, space }) {
    s.foes.push({ kind: foe, number, tile: s.here, space, down: false });
    floatSign(s, space, "paw");
    return animationStep(420, "hop");
  },
  "track-laid"(s, { cards }) {
    s.banner = null;
    s.track = [...cards];
    return animationStep(700, "flip");
  },
  "cards-added"(s, { cards }) {
    s.track = [...s.track, ...cards];
    return animationStep(500, "card");
  },
  ambushed(s, { card, slots }) {
    moveUpTrack(s, card, slots);
    return animationStep(700, "oh");
  },
  "card-swapped"(s, { card }) {
    moveUpTrack(s, card, 1);
    return animationStep(500, "card");
  },
  "card-rose"(s, { card, slots }) {
    moveUpTrack(s, card, slots);
    return animationStep(500, "good");
  },
  "card-left"(s, { card }) {
    s.track = s.track.filter((one) => one !== card);
    s.hurt = Object.fromEntries(Object.entries(s.hurt).filter(([of]) => of !== card));
    return animationStep(350, "card");
  },
  "traps-set"(s, { spaces }) {
    for (const space of spaces)
      if (!s.traps.some(([side, at]) => side === s.side && at === space)) s.traps.push([s.side, space]);
    showBanner(s, "traps");
    return animationStep(900, "trap");
  },
  "roaches-greedy"(s) {
    s.greedy = true;
    showBanner(s, "greedy");
    return animationStep(900, "oh");
  },
  "surge-began"(s) {
    clearMoment(s);
    s.roll = null;
    showBanner(s, "surge");
    return animationStep(1500, "lose");
  },
  "surge-over"(s) {
    clearMoment(s);
    s.wheel = 0;
    s.visible = "";
    return animationStep(400, "card");
  },
  "hourglass-moved"(s, { page }) {
    s.page = page;
    showBanner(s, "page", "", page);
    return animationStep(1000, "moon");
  },
} satisfies GameUi<Types, Stage>["tell"];
