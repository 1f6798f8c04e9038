export const LANGUAGES = ["fr", "nl", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { fr: "Français", nl: "Nederlands", en: "English" };
