/** The languages that every text exists in. */
export const locales = ['en', 'es'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

const languageOf = (tag: string): Locale | undefined =>
  locales.find((locale) => tag.toLowerCase() === locale || tag.toLowerCase().startsWith(`${locale}-`));

/**
 * The language to speak: the saved preference, then the first of the browser's that we have, then English.
 * @param saved BCP 47 tag, or nothing when the person never chose
 * @param preferred `navigator.languages`, most wanted first
 */
export function detectLocale(saved: string | null | undefined, preferred: readonly string[] = []): Locale {
  for (const tag of [saved ?? '', ...preferred]) {
    const locale = languageOf(tag);
    if (locale) return locale;
  }
  return defaultLocale;
}
