import { writtenLocales } from '@quittance/sdk/contract';

export type Language = 'en' | 'es';

/** BCP 47 tag that we write by: the whole tag picks the formats of amounts and dates, its language the text. */
export type Locale = (typeof writtenLocales)[number];

const sameTag = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** How we write for a tag: by its region's formats where we have them. Undefined for a language that we have no texts in. */
export function findLocale(tag: string): Locale | undefined {
  const locale = [tag, tag.split('-')[0] ?? '']
    .map((wanted) => writtenLocales.find((written) => sameTag(written, wanted)))
    .find(Boolean);
  // `3.700,00` would read as three dollars and a fraction where a point begins the cents.
  return locale === 'es' && writesDecimalPoint(tag) ? 'es-MX' : locale;
}

function writesDecimalPoint(tag: string): boolean {
  try {
    return new Intl.NumberFormat(tag).format(0.5) === '0.5';
  } catch {
    // Not a well-formed tag.
    return false;
  }
}

export const languageOf = (locale: Locale): Language => (locale.startsWith('es') ? 'es' : 'en');
