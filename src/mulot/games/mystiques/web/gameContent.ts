/** Everything that is printed on tiles, cards and dice, from `world.json`, which `generated.py` generates. */
import world from "./world.json";

export type Sign = "sword" | "shield" | "bow" | "star" | "cheese";

export interface DieFace {
  readonly number: number;
  readonly signs: readonly Sign[];
}

export interface HeroValues {
  readonly classes: readonly string[];
  readonly battle: number;
  readonly defence: number;
  readonly lore: number;
  readonly move: number;
  readonly life: number;
}

export interface KindValues {
  readonly battle: number;
  readonly defence: number;
  readonly life: number;
  readonly ranged: boolean;
  readonly large: boolean;
  readonly several: boolean;
  readonly gift: string;
  readonly cards: readonly string[];
}

export interface Power {
  readonly moment: string;
  readonly effect: string;
  readonly n: number;
  readonly reach: string;
  readonly cost: number;
  readonly by?: "lore";
  readonly weapon?: "melee" | "ranged";
}

export interface CardValues {
  readonly sort: string;
  readonly paws?: number;
  readonly slot?: string;
  readonly melee?: number;
  readonly ranged?: number;
  readonly defence?: number;
  readonly move?: number;
  readonly lore?: number;
  readonly search?: number;
  readonly classes?: readonly string[];
  readonly quirk?: string;
  readonly event?: string;
  readonly n?: number;
  readonly power?: Power;
}

export interface DrawnSide {
  readonly colour: string;
  readonly drawn: string;
}

const of = <T>(things: unknown) => things as Readonly<Record<string, T>>;

export const DIE = of<DieFace>(world.die);
export const TILES = of<readonly string[]>(world.tiles);
export const SIDES = of<DrawnSide>(world.sides);
export const HEROES = of<HeroValues>(world.heroes);
export const KINDS = of<KindValues>(world.kinds);
export const ABILITIES = of<Power>(world.abilities);
export const CARDS = of<CardValues>(world.cards);
/** How much cheese learning an ability costs. */
export const ABILITY_PRICE = world.learning;
export const CHAPTERS = of<{ readonly end: number; readonly mice: number }>(world.chapters);

/** Return the kind of enemy to which an initiative card belongs; null for a hero's card. */
export const kindOf = (card: string): string | null =>
  Object.keys(KINDS).find((kind) => KINDS[kind]!.cards.includes(card)) ?? null;

export const isHero = (name: string): boolean => name in HEROES;

/** True if there can be several figures of this kind, which then have numbers. */
export const hasNumbers = (kind: string): boolean => KINDS[kind]?.several ?? false;

/** Return a hero's values, including everything she wears. */
export function heroValues(hero: string, gear: readonly string[]): Omit<HeroValues, "classes"> {
  const own = HEROES[hero] ?? { battle: 0, defence: 0, lore: 0, move: 0, life: 1 };
  const sum = (what: "defence" | "lore" | "move") => gear.reduce((all, card) => all + (CARDS[card]?.[what] ?? 0), 0);
  return {
    battle: own.battle,
    life: own.life,
    defence: own.defence + sum("defence"),
    lore: own.lore + sum("lore"),
    move: own.move + sum("move"),
  };
}
