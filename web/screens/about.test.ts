import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { games } from "../games.svelte.ts";
import About from "./About.svelte";

const text = (): string => render(About).container.textContent.replace(/\s+/g, " ");

it("lists the games that failed to load, with the reason if the server gives it", () => {
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
