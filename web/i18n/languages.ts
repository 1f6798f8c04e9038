export const LANGUAGES = ["fr", "nl", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { fr: "Français", nl: "Nederlands", en: "English" };

/** The languages in which something is looked for: the reader's, then English, then what there is. */
export const languageFallbacks = (language: Language): readonly Language[] => [
  ...new Set([language, "en", ...LANGUAGES] as const),
];

/** Of files that are called by a language, the one for this reader. */
export const firstAvailable = <T>(language: Language, fileOf: (language: Language) => T | undefined): T | undefined => {
  for (const each of languageFallbacks(language)) {
    const file = fileOf(each);
    if (file !== undefined) return file;
  }
  return undefined;
};
