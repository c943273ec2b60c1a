import { byLabel, loadNames } from './names.ts';

export interface Language {
  /** Two letters of ISO 639-1. */
  readonly code: string;
  /** Name in the requested language. */
  readonly label: string;
}

/** Loads the languages that a document may be written in, in the order of names. */
export async function loadLanguages(locale: string): Promise<readonly Language[]> {
  const rows = await loadNames(
    {
      en: () => import('./generated/languages-en.generated.ts').then((piece) => piece.languageNames),
      es: () => import('./generated/languages-es.generated.ts').then((piece) => piece.languageNames),
    },
    locale,
  );
  return byLabel(
    rows.map((row) => ({ code: row.slice(0, 2), label: row.slice(2) })),
    locale,
  );
}
