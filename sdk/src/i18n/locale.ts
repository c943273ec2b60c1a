/** The languages that every text exists in. */
export const locales = ['en', 'es'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

const languageOf = (tag: string): Locale | undefined =>
  locales.find((locale) => tag.toLowerCase() === locale || tag.toLowerCase().startsWith(`${locale}-`));

/**
 * The tag as formatting and Accept-Language take it: `es-MX` for `es_MX`, nothing for what is no tag. Formatting throws
 * on any other text, and a browser asks beforehand whether it may send it.
 * @param tag what a page calls its language, or a person has saved
 */
export function normalizeLocale(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}

const wellFormed = (tags: readonly string[]): readonly string[] =>
  tags.map(normalizeLocale).filter((tag) => tag !== undefined);

/** The browser's own tag for a language that the person has chosen, such as `es-MX` for Spanish in Mexico. */
export const localeFor = (language: Locale, preferred: readonly string[]): string =>
  wellFormed(preferred).find((tag) => languageOf(tag) === language) ?? language;

const isBareLanguage = (tag: string): tag is Locale => (locales as readonly string[]).includes(tag);

/**
 * The whole tag by which amounts and dates are written, such as `es-MX`: the saved preference, then the first of the
 * browser's whose language we have, then English. A saved language without a region takes the browser's region.
 * @param saved BCP 47 tag, or nothing when the person never chose
 * @param preferred `navigator.languages`, most wanted first
 */
export function chooseLocale(saved: string | null | undefined, preferred: readonly string[] = []): string {
  const chosen = wellFormed([saved ?? '', ...preferred]).find(languageOf) ?? defaultLocale;
  return isBareLanguage(chosen) && chosen === saved ? localeFor(chosen, preferred) : chosen;
}

/** The language of that locale. */
export const detectLocale = (saved: string | null | undefined, preferred?: readonly string[]): Locale =>
  languageOf(chooseLocale(saved, preferred)) ?? defaultLocale;
