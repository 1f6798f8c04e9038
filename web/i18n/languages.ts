/** The supported languages. */
export const LANGUAGES = ["fr", "nl", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { fr: "Français", nl: "Nederlands", en: "English" };

/** Return the languages to try, in order: the reader's, English, the others. */
export const languageFallbacks = (language: Language): readonly Language[] => [
  ...new Set([language, "en", ...LANGUAGES] as const),
];

/** Return the first existing file in the order of `languageFallbacks`, or undefined. */
export const firstAvailable = <T>(language: Language, fileOf: (language: Language) => T | undefined): T | undefined => {
  for (const each of languageFallbacks(language)) {
    const file = fileOf(each);
    if (file !== undefined) return file;
  }
  return undefined;
};
