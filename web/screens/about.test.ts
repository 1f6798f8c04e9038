import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { games } from "../games.svelte.ts";
import About from "./About.svelte";

const text = (): string => render(About).container.textContent.replace(/\s+/g, " ");

it("names the games that are not on the shelf, with the reason where the house tells it", () => {
  expect(text()).not.toContain("ui-about-aside");
  games.failedGames = [
    { game: "crumbs", why: "RuntimeError: the mill is on fire" },
    { game: "gnawed", why: "" },
  ];
  expect(text()).toContain(
    "ui-about-aside ui-about-aside-what crumbs – RuntimeError: the mill is on firegnawed ui-about-pictures",
  );
  games.failedGames = [];
});
