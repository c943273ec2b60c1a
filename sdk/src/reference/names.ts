import { detectLocale, type Locale } from '../i18n/locale.ts';

/** Loaders of one table in each language. */
export type NameLoaders = Readonly<Record<Locale, () => Promise<string>>>;

/** Loads the names in the language of a BCP 47 tag, or in English. */
export async function loadNames(loaders: NameLoaders, locale: string): Promise<readonly string[]> {
  return (await loaders[detectLocale(locale)]()).split('|');
}

/** Sorts items with a label for readers of the language: Áustria next to Australia. */
export function byLabel<Item extends { readonly label: string }>(
  items: readonly Item[],
  locale: string,
): readonly Item[] {
  const { compare } = new Intl.Collator(locale);
  return items.toSorted((one, other) => compare(one.label, other.label));
}
