/** How events of rounds, turns and a mouse's actions change the stage. */
import type { GameUi } from "$web/board/board_interface.ts";
import { sideName, type Stage } from "../boardState.ts";
import type { Types } from "../types.ts";
import { ABILITIES, CARDS, TILES, ABILITY_PRICE } from "../gameContent.ts";
import {
  showBanner,
  animationStep,
  withoutOne,
  findEnemy,
  findMouse,
  floatSign,
  clearMoment,
} from "./sharedChanges.ts";

export const turnEvents = {
  "round-began"(s, { number }) {
    clearMoment(s);
    s.round = number;
    s.acted = [];
    s.active = "";
    showBanner(s, "round", "", number);
    return animationStep(650, "bell");
  },
  "turn-began"(s, { hero }) {
    clearMoment(s);
    s.roll = null;
    s.active = hero;
    if (!s.acted.includes(hero)) s.acted.push(hero);
    return animationStep(450, "turn");
  },
  "turn-missed"(s, { hero }) {
    clearMoment(s);
    if (!s.acted.includes(hero)) s.acted.push(hero);
    return animationStep(700, "oh");
  },
  whispered(s, { hero }) {
    clearMoment(s);
    if (!s.acted.includes(hero)) s.acted.push(hero);
    return animationStep(700, "hop");
  },
  "move-rolled"(s, { hero, face, points }) {
    s.points = points;
    s.roll = { who: hero, number: 0, faces: [face], sort: "move", count: points, trial: "", nth: ++s.nth };
    return animationStep(750, "die");
  },
  moved(s, { hero, to }) {
    const one = findMouse(s, hero);
    if (one) one.space = to;
    return animationStep(280, "step");
  },
  "stood-up"(s, { who, number }) {
    const one = findMouse(s, who);
    if (one) one.effects = one.effects.filter((effect) => effect !== "down");
    const other = findEnemy(s, who, number);
    if (other) other.down = false;
    return animationStep(400, "hop");
  },
  "stars-rolled"(s, { hero, trial, faces, stars }) {
    clearMoment(s);
    s.roll = { who: hero, number: 0, faces, sort: "stars", count: stars, trial, nth: ++s.nth };
    return animationStep(1000, stars ? "good" : "die");
  },
  "trap-passed"(s, { space }) {
    floatSign(s, space, "phew");
    return animationStep(600, "good");
  },
  "trap-sprung"(s, { space }) {
    s.traps = s.traps.filter(([side, at]) => side !== s.side || at !== space);
    floatSign(s, space, "snap");
    return animationStep(800, "trap");
  },
  drifted(s, { hero, to }) {
    const one = findMouse(s, hero);
    if (one) one.space = to;
    return animationStep(700, "fall");
  },
  recovered(s, { hero, effect }) {
    const one = findMouse(s, hero);
    if (one) {
      one.effects = one.effects.filter((other) => other !== effect);
      floatSign(s, one.space, "heal", 0);
    }
    return animationStep(500, "good");
  },
  explored(s, { side }) {
    clearMoment(s);
    s.roll = null;
    const turned = s.side;
    s.board.forEach((laid, index) => {
      const up = TILES[laid.tile]?.indexOf(side) ?? -1;
      if (up < 0) return;
      const old = sideName(s.board, index);
      laid.side = up;
      s.here = index;
      // Mousetraps on a side that is turned down are removed.
      if (old !== side) s.traps = s.traps.filter(([of]) => of !== old);
    });
    s.side = side;
    s.tokens = [];
    for (const one of s.mice) one.space = "";
    if (turned !== side) showBanner(s, "card", side);
    return animationStep(1100, "climb");
  },
  "put-down"(s, { hero, space }) {
    const one = findMouse(s, hero);
    if (one) one.space = space;
    s.placing = "";
    return animationStep(280, "hop");
  },
  shared(s, { giver, taker, what }) {
    const [from, to] = [findMouse(s, giver), findMouse(s, taker)];
    if (!from || !to) return animationStep(200);
    if (what === "cheese") {
      from.cheese -= 1;
      to.cheese += 1;
    } else {
      from.bag = withoutOne(from.bag, what);
      to.bag.push(what);
    }
    floatSign(s, to.space, what === "cheese" ? "cheese" : "card");
    return animationStep(400, "card");
  },
  worn(s, { hero, card }) {
    const one = findMouse(s, hero);
    if (one) {
      one.bag = withoutOne(one.bag, card);
      one.gear.push(card);
    }
    return animationStep(350, "card");
  },
  stowed(s, { hero, card }) {
    const one = findMouse(s, hero);
    if (one) {
      one.gear = withoutOne(one.gear, card);
      one.bag.push(card);
    }
    return animationStep(350, "card");
  },
  "levelled-up"(s, { hero, ability }) {
    const one = findMouse(s, hero);
    if (one) {
      one.cheese -= ABILITY_PRICE;
      one.abilities.push(ability);
      floatSign(s, one.space, "star");
    }
    showBanner(s, "learned", ability);
    return animationStep(1300, "cheese");
  },
  used(s, { hero, card }) {
    clearMoment(s);
    const one = findMouse(s, hero);
    s.played = card;
    if (one) {
      if (one.abilities.includes(card)) one.cheese -= ABILITIES[card]?.cost ?? 0;
      else if (one.tricks.includes(card)) one.tricks = withoutOne(one.tricks, card);
      else one.bag = withoutOne(one.bag, card);
    }
    showBanner(s, "card", card);
    return animationStep(1000, "bell");
  },
  healed(s, { hero, count }) {
    const one = findMouse(s, hero);
    const power = ABILITIES[s.played] ?? CARDS[s.played]?.power;
    if (one) {
      if (power?.effect === "antidote") one.poison -= count;
      else one.wounds -= count;
      floatSign(s, one.space, "heal", count);
    }
    return animationStep(500, "good");
  },
} satisfies GameUi<Types, Stage>["tell"];
