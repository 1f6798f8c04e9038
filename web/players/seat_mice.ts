/** Which mice are shown on the seats of a table: known to every mouse that is drawn inside, so that no board has to ask. */
import { getContext, setContext } from "svelte";
import type { COATS, FACES } from "../api/messages.ts";

export type Face = (typeof FACES)[number];
export type Coat = (typeof COATS)[number];

/** What a mouse of somebody's own looks like. The cape and its badge are the seat's: they show who is who. */
export interface MouseLook {
  readonly face?: string;
  readonly coat?: string;
}

/** Who sits on a seat; nobody in particular: the mouse of the seat. */
export type MouseOfSeat = (seat: number) => MouseLook | null | undefined;

export const SEAT_MICE = Symbol("who sits where");

/** Inside this component, and what is in it, the mice of these seats are drawn. */
export const provideSeatMice = (sitters: MouseOfSeat): void => void setContext(SEAT_MICE, sitters);

export const useSeatMice = (): MouseOfSeat => getContext<MouseOfSeat | undefined>(SEAT_MICE) ?? (() => null);
