/** How events of fights and enemies' turns change the stage. */
import type { Play } from "$web/board.ts";
import type { Stage } from "../stage.ts";
import type { Types } from "../types.ts";
import { isHero, KINDS } from "../world.ts";
import { banner, beat, drop, foe, mouse, pop, still, where } from "./change.ts";

export const fights = {
  "attack-aimed"(s, { who, number, whom, other }) {
    still(s);
    s.roll = null;
    s.aim = { from: where(s, who, number), to: where(s, whom, other) };
    return beat(500, "tap");
  },
  "attack-rolled"(s, { who, number, faces, hits }) {
    s.roll = { who, number, faces, sort: "attack", count: hits, trial: "", nth: ++s.nth };
    if (s.aim && !hits) pop(s, s.aim.to, "miss");
    return beat(1050, "die");
  },
  "defence-rolled"(s, { who, number, faces, blocks }) {
    s.roll = { who, number, faces, sort: "defence", count: blocks, trial: "", nth: ++s.nth };
    if (blocks) pop(s, where(s, who, number), "block", blocks);
    return beat(950, "die");
  },
  wounded(s, { who, number, count }) {
    const space = where(s, who, number);
    pop(s, space, "wound", count);
    s.struck = isHero(who) ? who : `${who}-${number}`;
    const one = mouse(s, who);
    if (one) one.wounds += count;
    else {
      // With several cards the event does not say which one is wounded; the next view does.
      const cards = (KINDS[who]?.cards ?? []).filter((card) => s.track.includes(card));
      if (cards.length === 1 && (KINDS[who]?.life ?? 1) > 1) s.hurt[cards[0]!] = (s.hurt[cards[0]!] ?? 0) + count;
    }
    return beat(550, "wood");
  },
  poisoned(s, { who, count }) {
    const one = mouse(s, who);
    if (one) {
      one.poison += count;
      pop(s, one.space, "poison", count);
      s.struck = who;
    }
    return beat(600, "oh");
  },
  affected(s, { who, number, effect }) {
    const one = mouse(s, who);
    if (one && !one.effects.includes(effect)) one.effects.push(effect);
    const other = foe(s, who, number);
    if (other && effect === "down") other.down = true;
    pop(s, where(s, who, number), effect);
    return beat(550, "fall");
  },
  defeated(s, { foe: kind, number }) {
    const space = where(s, kind, number);
    s.foes = s.foes.filter((one) => one.kind !== kind || one.number !== number);
    if (kind === "roach" && !s.foes.some((one) => one.kind === kind)) s.greedy = false;
    pop(s, space, "flees");
    s.aim = null;
    return beat(650, "squeak");
  },
  captured(s, { hero }) {
    still(s);
    const one = mouse(s, hero);
    if (one) {
      let own = [...one.start];
      const kept: string[] = [];
      for (const card of one.gear)
        if (own.includes(card)) {
          own = drop(own, card);
          kept.push(card);
        }
      Object.assign(one, { space: "", caught: true, cheese: 0, wounds: 0, poison: 0, effects: [], gear: kept });
    }
    banner(s, "captured", hero);
    return beat(1500, "lose");
  },
  "came-back"(s, { hero, space }) {
    const one = mouse(s, hero);
    if (one) Object.assign(one, { space, caught: false });
    s.placing = "";
    if (!s.acted.includes(hero)) s.acted.push(hero);
    pop(s, space, "heal", 0);
    return beat(800, "good");
  },
  "enemies-turn"(s, { card }) {
    still(s);
    s.roll = null;
    s.active = card;
    if (!s.acted.includes(card)) s.acted.push(card);
    return beat(600, "owl");
  },
  "enemy-moved"(s, { foe: kind, number, to }) {
    still(s);
    const one = foe(s, kind, number);
    if (one) one.space = to;
    return beat(330, "step");
  },
  "cat-pounced"(s, { to }) {
    still(s);
    for (const one of s.foes) if (one.kind === "brodie") one.space = to;
    pop(s, to, "paw");
    return beat(1000, "meow");
  },
  "cat-chased"(s, { path }) {
    still(s);
    const to = path.at(-1);
    for (const one of s.foes) if (one.kind === "brodie" && to) one.space = to;
    for (const space of path) pop(s, space, "paw");
    return beat(1200, "meow");
  },
} satisfies Play<Types, Stage>["tell"];
