/** Pictures of the house as plain elements, for boards that know no components. */
import { mount } from "svelte";
import MouseFigure from "../../art/MouseFigure.svelte";
import { BADGES, SEATS } from "../../art/seats.ts";
import type { Art } from "./contract.ts";

export const art: Art = {
  seats: SEATS.map((look) => ({ ...look, badge: BADGES[look.badge] })),
  mouse(figure) {
    const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
    mount(MouseFigure, { target: group, props: figure });
    return group;
  },
};
