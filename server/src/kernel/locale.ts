import { writtenLocales } from '@quittance/sdk/contract';

export type Language = 'en' | 'es';

/** BCP 47 tag that we write by: the whole tag picks the formats of amounts and dates, its language the text. */
export type Locale = (typeof writtenLocales)[number];

const sameTag = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** How we write for a tag: by the tag itself, else by its language. Undefined for a language that we have no texts in. */
export const findLocale = (tag: string): Locale | undefined =>
  [tag, tag.split('-')[0] ?? '']
    .map((wanted) => writtenLocales.find((locale) => sameTag(locale, wanted)))
    .find(Boolean);

export const languageOf = (locale: Locale): Language => (locale.startsWith('es') ? 'es' : 'en');
