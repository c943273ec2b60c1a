import { writtenLocales } from '@quittance/sdk/contract';

export type Language = 'en' | 'es';

/** A BCP 47 tag: the whole tag selects the formats of amounts and dates, its language the texts. */
export type Locale = (typeof writtenLocales)[number];

const isSameTag = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Finds the locale for a tag, with the region's formats if we have them. Undefined for a language without texts. */
export function findLocale(tag: string): Locale | undefined {
  const locale = [tag, tag.split('-')[0] ?? '']
    .map((wanted) => writtenLocales.find((written) => isSameTag(written, wanted)))
    .find(Boolean);
  // In regions with a decimal point, `3.700,00` would read as three dollars and a fraction.
  return locale === 'es' && writesDecimalPoint(tag) ? 'es-MX' : locale;
}

function writesDecimalPoint(tag: string): boolean {
  try {
    return new Intl.NumberFormat(tag).format(0.5) === '0.5';
  } catch {
    // A malformed tag.
    return false;
  }
}

export const languageOf = (locale: Locale): Language => (locale.startsWith('es') ? 'es' : 'en');
