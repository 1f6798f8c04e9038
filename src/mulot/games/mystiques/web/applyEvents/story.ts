/** How events of the story change the stage: passages, choices and their effects. */
import type { GameUi } from "$web/board/board_interface.ts";
import type { Stage } from "../boardState.ts";
import type { Types } from "../types.ts";
import { showBanner, animationStep, floatSign, clearMoment } from "./sharedChanges.ts";

export const storyEvents = {
  told(s, { passage }) {
    clearMoment(s);
    s.roll = null;
    if (!s.story.includes(passage)) s.story.push(passage);
    s.telling = passage;
    return animationStep(2600, "flip");
  },
  decided(s, { choice }) {
    clearMoment(s);
    showBanner(s, "card", choice);
    return animationStep(900, "good");
  },
  given(s, { item }) {
    s.stash.push(item);
    showBanner(s, "found", item);
    return animationStep(900, "good");
  },
  "thing-lies"(s, { item, space }) {
    s.tokens.push({ item, tile: s.here, space, other: "" });
    floatSign(s, space, "star");
    return animationStep(800, "bell");
  },
  "marker-moved"(s, { page }) {
    s.end = page;
    return animationStep(900, "good");
  },
  "water-calmed"(s) {
    s.calm = true;
    return animationStep(900, "moon");
  },
  "webs-hung"(s, { spaces }) {
    for (const space of spaces) s.webs.push([s.side, space]);
    return animationStep(800, "card");
  },
  "web-torn"(s, { space }) {
    s.webs = s.webs.filter(([side, at]) => side !== s.side || at !== space);
    return animationStep(600, "fall");
  },
  "webs-swept"(s) {
    s.webs = [];
    return animationStep(900, "good");
  },
  "card-kept"(s, { card }) {
    showBanner(s, "found", card);
    return animationStep(900, "card");
  },
} satisfies GameUi<Types, Stage>["tell"];
