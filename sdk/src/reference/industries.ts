import { byLabel, loadNames } from './names.ts';

export interface Industry {
  /** Three digits: a subsector of the North American Industry Classification System, 2022. */
  readonly code: string;
  /** Title in the requested language. */
  readonly label: string;
}

/**
 * Loads the industries that an organization can choose, in the order of titles. Organizations may also describe their
 * own.
 */
export async function loadIndustries(locale: string): Promise<readonly Industry[]> {
  const rows = await loadNames(
    {
      en: () => import('./industry-names-en.ts').then((piece) => piece.industryNames),
      es: () => import('./industry-names-es.ts').then((piece) => piece.industryNames),
    },
    locale,
  );
  return byLabel(
    rows.map((row) => ({ code: row.slice(0, 3), label: row.slice(3) })),
    locale,
  );
}
