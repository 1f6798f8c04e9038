/** French typography: a non-breaking space before `?`, `!`, `:` and `;`, and inside guillemets. */
import type { Language } from "./languages.ts";

export const withFrenchSpacing = (language: Language, text: string): string =>
  language === "fr" ? text.replace(/ (?=[?!:;»])/g, "\u00a0").replace(/« /g, "«\u00a0") : text;
