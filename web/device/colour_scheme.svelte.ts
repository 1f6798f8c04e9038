/** How the house looks: light, dark, or as the device has it. */
import { settings } from "../settings.svelte.ts";

const COLOURS = { light: "#FBF3E4", dark: "#1F1A1E" } as const;

class DeviceLook {
  private readonly evening = matchMedia("(prefers-color-scheme: dark)");
  private dim = $state(this.evening.matches);

  constructor() {
    this.evening.addEventListener?.("change", ({ matches }) => (this.dim = matches));
  }

  get shown(): "light" | "dark" {
    return settings.look === "auto" ? (this.dim ? "dark" : "light") : settings.look;
  }

  /** Tell the page, and the bars of the browser round it. */
  show(): void {
    document.documentElement.dataset["look"] = this.shown;
    for (const [name, content] of [
      ["color-scheme", this.shown],
      ["theme-color", COLOURS[this.shown]],
    ] as const)
      document.querySelector(`meta[name="${name}"]`)?.setAttribute("content", content);
  }
}

export const deviceLook = new DeviceLook();
