/** How events of fights and enemies' turns change the stage. */
import type { GameUi } from "$web/board/board_interface.ts";
import type { Stage } from "../boardState.ts";
import type { Types } from "../types.ts";
import { isHero, KINDS } from "../gameContent.ts";
import {
  showBanner,
  animationStep,
  withoutOne,
  findEnemy,
  findMouse,
  floatSign,
  clearMoment,
  spaceOfFigure,
} from "./sharedChanges.ts";

export const fightEvents = {
  "attack-aimed"(s, { who, number, whom, other }) {
    clearMoment(s);
    s.roll = null;
    s.aim = { from: spaceOfFigure(s, who, number), to: spaceOfFigure(s, whom, other) };
    return animationStep(500, "tap");
  },
  "attack-rolled"(s, { who, number, faces, hits }) {
    s.roll = { who, number, faces, sort: "attack", count: hits, trial: "", nth: ++s.nth };
    if (s.aim && !hits) floatSign(s, s.aim.to, "miss");
    return animationStep(1050, "die");
  },
  "defence-rolled"(s, { who, number, faces, blocks }) {
    s.roll = { who, number, faces, sort: "defence", count: blocks, trial: "", nth: ++s.nth };
    if (blocks) floatSign(s, spaceOfFigure(s, who, number), "block", blocks);
    return animationStep(950, "die");
  },
  wounded(s, { who, number, count }) {
    const space = spaceOfFigure(s, who, number);
    floatSign(s, space, "wound", count);
    s.struck = isHero(who) ? who : `${who}-${number}`;
    const one = findMouse(s, who);
    if (one) one.wounds += count;
    else {
      // If there are several cards, the event does not tell which one is wounded; the next view does.
      const cards = (KINDS[who]?.cards ?? []).filter((card) => s.track.includes(card));
      if (cards.length === 1 && (KINDS[who]?.life ?? 1) > 1) s.hurt[cards[0]!] = (s.hurt[cards[0]!] ?? 0) + count;
    }
    return animationStep(550, "wood");
  },
  poisoned(s, { who, count }) {
    const one = findMouse(s, who);
    if (one) {
      one.poison += count;
      floatSign(s, one.space, "poison", count);
      s.struck = who;
    }
    return animationStep(600, "oh");
  },
  affected(s, { who, number, effect }) {
    const one = findMouse(s, who);
    if (one && !one.effects.includes(effect)) one.effects.push(effect);
    const other = findEnemy(s, who, number);
    if (other && effect === "down") other.down = true;
    floatSign(s, spaceOfFigure(s, who, number), effect);
    return animationStep(550, "fall");
  },
  defeated(s, { foe: kind, number }) {
    const space = spaceOfFigure(s, kind, number);
    s.foes = s.foes.filter((one) => one.kind !== kind || one.number !== number);
    if (kind === "roach" && !s.foes.some((one) => one.kind === kind)) s.greedy = false;
    floatSign(s, space, "flees");
    s.aim = null;
    return animationStep(650, "squeak");
  },
  captured(s, { hero }) {
    clearMoment(s);
    const one = findMouse(s, hero);
    if (one) {
      let own = [...one.start];
      const kept: string[] = [];
      for (const card of one.gear)
        if (own.includes(card)) {
          own = withoutOne(own, card);
          kept.push(card);
        }
      Object.assign(one, { space: "", caught: true, cheese: 0, wounds: 0, poison: 0, effects: [], gear: kept });
    }
    showBanner(s, "captured", hero);
    return animationStep(1500, "lose");
  },
  "came-back"(s, { hero, space }) {
    const one = findMouse(s, hero);
    if (one) Object.assign(one, { space, caught: false });
    s.placing = "";
    if (!s.acted.includes(hero)) s.acted.push(hero);
    floatSign(s, space, "heal", 0);
    return animationStep(800, "good");
  },
  "enemies-turn"(s, { card }) {
    clearMoment(s);
    s.roll = null;
    s.active = card;
    if (!s.acted.includes(card)) s.acted.push(card);
    return animationStep(600, "owl");
  },
  "enemy-moved"(s, { foe: kind, number, to }) {
    clearMoment(s);
    const one = findEnemy(s, kind, number);
    if (one) one.space = to;
    return animationStep(330, "step");
  },
  "cat-pounced"(s, { to }) {
    clearMoment(s);
    for (const one of s.foes) if (one.kind === "brodie") one.space = to;
    floatSign(s, to, "paw");
    return animationStep(1000, "meow");
  },
  "cat-chased"(s, { path }) {
    clearMoment(s);
    const to = path.at(-1);
    for (const one of s.foes) if (one.kind === "brodie" && to) one.space = to;
    for (const space of path) floatSign(s, space, "paw");
    return animationStep(1200, "meow");
  },
} satisfies GameUi<Types, Stage>["tell"];
