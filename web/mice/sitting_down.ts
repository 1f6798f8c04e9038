/** Sitting down with one's own mouse, where somebody else may have its name already. */
import type { OwnMouse } from "./family.svelte.ts";

export type Brought = Partial<OwnMouse>;

const TAKEN = "house-no-name-taken";

/** Ask for a seat with this mouse; where its name is taken, with another one that the house chooses. */
export async function sitDownAs<A>(
  mouse: OwnMouse | null,
  ask: (brought: Brought) => Promise<A>,
  refusal: (answer: A) => string | null,
): Promise<A> {
  const answer = await ask(mouse ?? {});
  if (!mouse || refusal(answer) !== TAKEN) return answer;
  return ask({ face: mouse.face, coat: mouse.coat });
}
