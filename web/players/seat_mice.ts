/** Which mice are shown on the seats of a table: known to every mouse that is drawn inside, so that no board has to ask. */
import { getContext, setContext } from "svelte";
import type { COATS, FACES } from "../api/messages.ts";

export type Face = (typeof FACES)[number];
export type Coat = (typeof COATS)[number];

/** What a mouse of somebody's own looks like. The cape and its badge are the seat's: they show who is who. */
export interface Looks {
  readonly face?: string;
  readonly coat?: string;
}

/** Who sits on a seat; nobody in particular: the mouse of the seat. */
export type Sitters = (seat: number) => Looks | null | undefined;

export const SITTERS = Symbol("who sits where");

/** Inside this component, and what is in it, the mice of these seats are drawn. */
export const showSitters = (sitters: Sitters): void => void setContext(SITTERS, sitters);

export const sittersShown = (): Sitters => getContext<Sitters | undefined>(SITTERS) ?? (() => null);
