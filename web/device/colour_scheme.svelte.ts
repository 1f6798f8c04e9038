/** The page's colour scheme: light, dark, or as set on the device. */
import { settings } from "../settings.svelte.ts";

const COLOURS = { light: "#FBF3E4", dark: "#171D3A" } as const;

class ColourSchemeController {
  private readonly darkQuery = matchMedia("(prefers-color-scheme: dark)");
  private prefersDark = $state(this.darkQuery.matches);

  constructor() {
    this.darkQuery.addEventListener?.("change", ({ matches }) => (this.prefersDark = matches));
  }

  get current(): "light" | "dark" {
    return settings.look === "auto" ? (this.prefersDark ? "dark" : "light") : settings.look;
  }

  /** Apply the colour scheme to the page and to the browser's bars. */
  apply(): void {
    document.documentElement.dataset["look"] = this.current;
    for (const [name, content] of [
      ["color-scheme", this.current],
      ["theme-color", COLOURS[this.current]],
    ] as const)
      document.querySelector(`meta[name="${name}"]`)?.setAttribute("content", content);
  }
}

export const colourScheme = new ColourSchemeController();
