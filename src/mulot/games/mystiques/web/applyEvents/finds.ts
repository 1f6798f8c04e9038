/** How events of searching, cheese and group items change the stage. */
import type { GameUi } from "$web/board/board_interface.ts";
import type { Stage } from "../boardState.ts";
import type { Types } from "../types.ts";
import { CARDS } from "../gameContent.ts";
import { showBanner, animationStep, withoutOne, findMouse, floatSign, clearMoment } from "./sharedChanges.ts";

function found(s: Stage, hero: string): void {
  const one = findMouse(s, hero);
  if (one && !one.searched.includes(s.side)) one.searched.push(s.side);
}

export const findEvents = {
  searched(s, { hero, card }) {
    clearMoment(s);
    found(s, hero);
    showBanner(s, "found", card);
    return animationStep(1200, "cheese");
  },
  "found-nothing"(s, { hero }) {
    found(s, hero);
    return animationStep(600, "oh");
  },
  kept(s, { hero, card }) {
    const one = findMouse(s, hero);
    if (one) (CARDS[card]?.sort === "trick" ? one.tricks : one.bag).push(card);
    return animationStep(350, "card");
  },
  traded: () => animationStep(350, "card"),
  dropped(s, { hero, card }) {
    const one = findMouse(s, hero);
    if (one) one.bag = withoutOne(one.bag, card);
    return animationStep(300, "card");
  },
  happened(s, { card }) {
    clearMoment(s);
    showBanner(s, "found", card);
    return animationStep(1300, "bell");
  },
  "item-found"(s, { item }) {
    s.stash.push(item);
    return animationStep(700, "good");
  },
  "cheese-won"(s, { hero, count }) {
    const one = findMouse(s, hero);
    if (one) {
      one.cheese += count;
      floatSign(s, one.space, "cheese", count);
    }
    return animationStep(450, "cheese");
  },
  "cheese-lost"(s, { hero, count }) {
    const one = findMouse(s, hero);
    if (one) {
      one.cheese -= count;
      floatSign(s, one.space, "stolen", count);
    }
    return animationStep(600, "oh");
  },
  "cheese-given"(s, { hero, count }) {
    const one = findMouse(s, hero);
    if (one) {
      one.cheese -= count;
      floatSign(s, one.space, "given", count);
    }
    return animationStep(450, "cheese");
  },
  averted() {
    return animationStep(700, "good");
  },
  "cheese-on-wheel"(s, { total }) {
    s.wheel = total;
    return animationStep(600, "moon");
  },
  "cheese-off-wheel"(s, { total }) {
    s.wheel = total;
    return animationStep(600, "good");
  },
  "item-placed"(s, { item, space }) {
    s.stash = withoutOne(s.stash, item);
    // A bell that is hung on the cat is not a token on the floor.
    if (item === "bell" && s.foes.some((foe) => foe.kind === "brodie" && foe.space === space)) {
      floatSign(s, space, "star");
      return animationStep(1200, "bell");
    }
    // A thread begins at the mouse who lays it.
    const from = findMouse(s, s.active)?.space ?? space;
    s.tokens.push({ item, tile: s.here, space: item === "hook" ? from : space, other: item === "hook" ? space : "" });
    return animationStep(450, "wood");
  },
  "item-taken"(s, { item }) {
    s.tokens = s.tokens.filter((token) => token.item !== item);
    s.stash.push(item);
    return animationStep(450, "card");
  },
  "item-gone"(s, { item }) {
    s.tokens = s.tokens.filter((token) => token.item !== item);
    s.stash = withoutOne(s.stash, item);
    return animationStep(350, "card");
  },
  catapulted(s, { hero, to }) {
    clearMoment(s);
    const one = findMouse(s, hero);
    if (one) one.space = to;
    return animationStep(900, "climb");
  },
  "grape-thrown"(s, { to, squashed }) {
    clearMoment(s);
    s.tokens = s.tokens.filter(({ item }) => item !== "grape");
    s.stash = withoutOne(s.stash, "grape");
    if (squashed) floatSign(s, to, "splash");
    else s.tokens.push({ item: "grape", tile: s.here, space: to, other: "" });
    return animationStep(900, squashed ? "fall" : "hop");
  },
  "grape-eaten": () => animationStep(900, "good"),
} satisfies GameUi<Types, Stage>["tell"];
