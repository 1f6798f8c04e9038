/** The shell's pictures as plain DOM elements, for boards from packages. */
import { mount } from "svelte";
import MouseFigure from "../../art/MouseFigure.svelte";
import { BADGES, SEATS } from "../../art/seat_colours.ts";
import { SEAT_MICE, type MouseOfSeat } from "../../players/seat_mice.ts";
import type { Art } from "./board_contract.ts";

/** Return the pictures for a table. `sitters` tells which mice sit there. */
export const createArt = (sitters: MouseOfSeat): Art => ({
  seats: SEATS.map((look) => ({ ...look, badge: BADGES[look.badge] })),
  mouse(figure) {
    const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
    mount(MouseFigure, { target: group, props: figure, context: new Map([[SEAT_MICE, sitters]]) });
    return group;
  },
});

/** Pictures for use outside a table, such as on covers and options. */
export const art: Art = createArt(() => null);
