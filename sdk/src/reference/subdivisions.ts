import { detectLocale } from '../i18n/locale.ts';
import { subdivisionNamesEsPieces } from './generated/subdivision-names-es.generated.ts';
import { subdivisionsPieces } from './generated/subdivisions.generated.ts';

/** A state, region, province or the like, of ISO 3166-2. */
export interface Subdivision {
  readonly countryCode: string;
  /** The name in the language asked for; where there is none, the English one or that of the place. */
  readonly name: string;
  /** What follows the country in ISO 3166-2: 1 to 3 letters and digits, leading zeros kept. */
  readonly code: string;
  /** The subdivision that it lies in; null at the first level. */
  readonly parentCode: string | null;
  /** 1 for regions, 2 for the provinces in them, and so on; a country that has one level has 1 alone. */
  readonly level: number;
}

type Row = Omit<Subdivision, 'level'>;

function parseRow(countryCode: string, row: string): Row {
  const [place = '', name = ''] = row.split('=');
  const [code = '', parentCode = null] = place.split('>');
  return { countryCode, code, name, parentCode };
}

function levelOf(row: Row, rows: ReadonlyMap<string, Row>): number {
  const parent = row.parentCode === null ? undefined : rows.get(row.parentCode);
  return parent ? levelOf(parent, rows) + 1 : 1;
}

function parsePiece(piece: string, country: string): readonly Row[] {
  const own = piece.split(';').find((rows) => rows.startsWith(`${country}:`));
  return (own?.slice(3).split('|') ?? []).map((row) => parseRow(country, row));
}

/** One piece holds the countries of one letter; of a language other than English, only the names that differ. */
async function loadPieces(letter: string, locale: string): Promise<readonly [all: string, translated: string]> {
  const isSpanish = detectLocale(locale) === 'es';
  const [all = '', translated = ''] = await Promise.all([
    subdivisionsPieces[letter]?.(),
    isSpanish ? subdivisionNamesEsPieces[letter]?.() : undefined,
  ]);
  return [all, translated];
}

/**
 * The subdivisions of a country, of every level, by name. Fifty territories have none: do not ask for one there.
 * @param country two capital letters of ISO 3166-1
 * @param locale BCP 47 tag of the language of the names
 */
export async function loadSubdivisions(country: string, locale: string): Promise<readonly Subdivision[]> {
  const [all, translated] = await loadPieces(country.charAt(0), locale);
  const rows = parsePiece(all, country);
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const names = new Map(parsePiece(translated, country).map(({ code, name }) => [code, name]));
  const { compare } = new Intl.Collator(locale);
  return rows
    .map((row) => ({ ...row, name: names.get(row.code) ?? row.name, level: levelOf(row, byCode) }))
    .toSorted((one, other) => compare(one.name, other.name));
}
