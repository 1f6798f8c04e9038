/** The shell's pictures as plain DOM elements, for boards of packages. */
import { mount } from "svelte";
import MouseFigure from "../../art/MouseFigure.svelte";
import { BADGES, SEATS } from "../../art/seats.ts";
import { SEAT_MICE, type MouseOfSeat } from "../../players/seat_mice.ts";
import type { Art } from "./contract.ts";

/** `sitters` tells whose mice sit at the table. */
export const createArt = (sitters: MouseOfSeat): Art => ({
  seats: SEATS.map((look) => ({ ...look, badge: BADGES[look.badge] })),
  mouse(figure) {
    const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
    mount(MouseFigure, { target: group, props: figure, context: new Map([[SEAT_MICE, sitters]]) });
    return group;
  },
});

/** For pictures outside a table, such as covers and options. */
export const art: Art = createArt(() => null);
