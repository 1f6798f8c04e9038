/** The question which mouse a child is: asked once on a device, when somebody first sits down. */
import { games } from "../games.svelte.ts";
import { settings } from "../settings.svelte.ts";
import { COATS, FACES, NAMES } from "../api/message_types.ts";
import { family, MAX_MICE, type PlayerMouse } from "./player_mice.svelte.ts";

class MouseQuestion {
  /** Ends the question; null while it is not asked. */
  answer: ((mouse: PlayerMouse | null) => void) | null = $state.raw(null);
}

export const mouseQuestion = new MouseQuestion();

/** Wait until somebody has said which mouse they are, unless that is known or need not be asked. */
export function askForMouse(): Promise<void> {
  if (settings.met || family.mice.length || games.shared) return Promise.resolve();
  return new Promise((done) => {
    mouseQuestion.answer = (mouse) => {
      settings.met = true;
      if (mouse) family.merge([mouse]);
      mouseQuestion.answer = null;
      done();
    };
  });
}

/** Return mice to choose from. No two have the same face, coat or name. */
export function proposeMice(random = Math.random): PlayerMouse[] {
  const from = Math.floor(random() * NAMES.length);
  return Array.from({ length: MAX_MICE }, (_, i) => ({
    face: FACES[(i * 3 + 1) % FACES.length]!,
    coat: COATS[(i * 3 + 4) % COATS.length]!,
    name: NAMES[(from + i * 11) % NAMES.length]!,
  }));
}
