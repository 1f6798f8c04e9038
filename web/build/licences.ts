/** Writes `licences.txt` with the licence of every module in the built client. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Packages without a licence file: the file in shipping/licences to use, and the copyright holder. */
const KEPT: Readonly<Record<string, readonly [file: string, whose: string]>> = {
  "@fluent/bundle": ["Apache-2.0", "Copyright Mozilla Foundation and others"],
  "@iconify-json/fluent-emoji-flat": ["fluent-emoji-flat", "Fluent Emoji, Copyright (c) Microsoft Corporation"],
  "@iconify-json/game-icons": [
    "CC-BY-3.0",
    "Icons made by Lorc, Delapouite and contributors, game-icons.net; set in other colours and sizes",
  ],
};

export function packageOf(id: string): string | null {
  const icons = /^\0icon:([^/]+)\//.exec(id);
  if (icons) return `@iconify-json/${icons[1]}`;
  return [...id.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].at(-1)?.[1] ?? null;
}

export function textOf(name: string): string {
  const folder = here(`node_modules/${name}`);
  const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8")) as Record<string, string>;
  const own = readdirSync(folder).find((file) => /^licen[cs]e(\.\w+)?$/i.test(file));
  const [file, whose] = KEPT[name] ?? [];
  const path = own ? `${folder}/${own}` : here(`shipping/licences/${file}.txt`);
  if (!existsSync(path)) throw new Error(`There is no licence text for ${name} (${license}).`);
  const text = readFileSync(path, "utf8").trim();
  return `## ${name} ${version} · ${license}\n\n${whose ? `${whose}\n\n` : ""}${text}\n`;
}

export function licences(): Plugin {
  return {
    name: "licences",
    generateBundle() {
      const found = new Set([...this.getModuleIds()].map(packageOf));
      const names = [...found].filter((name) => name !== null && name !== "vite").sort() as string[];
      const own = `## mulot · MIT\n\n${readFileSync(here("LICENSE"), "utf8").trim()}\n`;
      const sounds = `## fluid-soundfont 3.1 · MIT\n\nThe instruments in the sounds and the music.\n\n${readFileSync(here("shipping/licences/fluid-soundfont.txt"), "utf8").trim()}\n`;
      const head = "What this page is made of, and the licences it is used under.\n";
      const source = [head, own, sounds, ...names.map(textOf)].join("\n");
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}
