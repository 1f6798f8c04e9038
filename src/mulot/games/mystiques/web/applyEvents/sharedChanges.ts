/** Changes of the stage that several events share. */
import type { AnimationStep } from "$web/board/board_interface.ts";
import type { SoundName } from "$web/sound/sound_player.ts";
import type { Banner, StageEnemy, StageMouse, Stage } from "../boardState.ts";

export const animationStep = (ms: number, sound?: SoundName): AnimationStep => (sound ? { ms, sound } : { ms });

export const findMouse = (s: Stage, hero: string): StageMouse | undefined => s.mice.find((one) => one.hero === hero);

export const findEnemy = (s: Stage, kind: string, number: number): StageEnemy | undefined =>
  s.foes.find((one) => one.kind === kind && one.number === number);

/** Return the space of a figure, mouse or enemy. */
export const spaceOfFigure = (s: Stage, who: string, number: number): string =>
  (findMouse(s, who) ?? findEnemy(s, who, number))?.space ?? "";

const MAX_FLOATING_SIGNS = 6;
export function floatSign(s: Stage, space: string, what: string, count = 1): void {
  if (space) s.pops = [...s.pops.slice(-MAX_FLOATING_SIGNS + 1), { nth: ++s.nth, space, what, count }];
}

export function showBanner(s: Stage, sort: Banner["sort"], what = "", count = 0): void {
  s.banner = { nth: ++s.nth, sort, what, count };
}

/** Clear the fields that are shown only for a moment. */
export function clearMoment(s: Stage): void {
  s.aim = null;
  s.struck = "";
  s.banner = null;
  s.telling = "";
}

/** Remove one occurrence of a thing. */
export function withoutOne<T>(things: T[], thing: T): T[] {
  const at = things.indexOf(thing);
  return at < 0 ? things : [...things.slice(0, at), ...things.slice(at + 1)];
}

/** Move a card up the track by this many slots. */
export function moveUpTrack(s: Stage, card: string, slots: number): void {
  const at = s.track.indexOf(card);
  if (at < 0) return;
  const rest = s.track.filter((one) => one !== card);
  rest.splice(Math.max(0, at - slots), 0, card);
  s.track = rest;
}
