import { detectLocale, type Locale } from '../i18n/locale.ts';

/** How to load one table per language. */
export type NameLoaders = Readonly<Record<Locale, () => Promise<string>>>;

/** The names in the language of a BCP 47 tag, or in English: one piece is loaded, and the other never. */
export async function loadNames(loaders: NameLoaders, locale: string): Promise<readonly string[]> {
  return (await loaders[detectLocale(locale)]()).split('|');
}

/** Orders what has a label as a reader of the language expects: Áustria beside Australia. */
export function byLabel<Item extends { readonly label: string }>(
  items: readonly Item[],
  locale: string,
): readonly Item[] {
  const { compare } = new Intl.Collator(locale);
  return items.toSorted((one, other) => compare(one.label, other.label));
}
