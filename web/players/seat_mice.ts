/** A context with the mice on a table's seats, from which every mouse drawn inside gets its look. */
import { getContext, setContext } from "svelte";
import type { COATS, FACES } from "../api/message_types.ts";

export type Face = (typeof FACES)[number];
export type Coat = (typeof COATS)[number];

/** The look of a player's own mouse. Cape and badge belong to the seat, and show who is who. */
export interface MouseLook {
  readonly face?: string;
  readonly coat?: string;
}

/** Returns the look of the mouse on a seat; null for the default mouse. */
export type MouseOfSeat = (seat: number) => MouseLook | null | undefined;

export const SEAT_MICE = Symbol("who sits where");

/** Set the seats' mice for this component and everything inside it. */
export const provideSeatMice = (sitters: MouseOfSeat): void => void setContext(SEAT_MICE, sitters);

export const useSeatMice = (): MouseOfSeat => getContext<MouseOfSeat | undefined>(SEAT_MICE) ?? (() => null);
