/** French keeps `?`, `!`, `:`, `;` and guillemets on the line of their words: a space that does not break. */
import type { Language } from "./languages.ts";

export const withFrenchSpacing = (language: Language, text: string): string =>
  language === "fr" ? text.replace(/ (?=[?!:;»])/g, "\u00a0").replace(/« /g, "«\u00a0") : text;
