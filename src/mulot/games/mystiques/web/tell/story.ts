/** How events of the story change the stage: passages, choices and their effects. */
import type { GameUi } from "$web/board.ts";
import type { Stage } from "../stage.ts";
import type { Types } from "../types.ts";
import { showBanner, beat, floatSign, clearMoment } from "./stageChanges.ts";

export const stories = {
  told(s, { passage }) {
    clearMoment(s);
    s.roll = null;
    if (!s.story.includes(passage)) s.story.push(passage);
    s.telling = passage;
    return beat(2600, "flip");
  },
  decided(s, { choice }) {
    clearMoment(s);
    showBanner(s, "card", choice);
    return beat(900, "good");
  },
  given(s, { item }) {
    s.stash.push(item);
    showBanner(s, "found", item);
    return beat(900, "good");
  },
  "thing-lies"(s, { item, space }) {
    s.tokens.push({ item, tile: s.here, space, other: "" });
    floatSign(s, space, "star");
    return beat(800, "bell");
  },
  "marker-moved"(s, { page }) {
    s.end = page;
    return beat(900, "good");
  },
  "water-calmed"(s) {
    s.calm = true;
    return beat(900, "moon");
  },
  "webs-hung"(s, { spaces }) {
    for (const space of spaces) s.webs.push([s.side, space]);
    return beat(800, "card");
  },
  "web-torn"(s, { space }) {
    s.webs = s.webs.filter(([side, at]) => side !== s.side || at !== space);
    return beat(600, "fall");
  },
  "webs-swept"(s) {
    s.webs = [];
    return beat(900, "good");
  },
  "card-kept"(s, { card }) {
    showBanner(s, "found", card);
    return beat(900, "card");
  },
} satisfies GameUi<Types, Stage>["tell"];
