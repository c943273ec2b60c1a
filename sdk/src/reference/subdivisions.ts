import { detectLocale } from '../i18n/locale.ts';
import { subdivisionNamesEsPieces } from './generated/subdivision-names-es.generated.ts';
import { subdivisionsPieces } from './generated/subdivisions.generated.ts';

/** A state, region, province or similar subdivision of ISO 3166-2. */
export interface Subdivision {
  readonly countryCode: string;
  /** Name in the requested language; else the English or the local name. */
  readonly name: string;
  /** ISO 3166-2 code without the country: 1 to 3 letters and digits, with leading zeros. */
  readonly code: string;
  /** The parent subdivision; null at the first level. */
  readonly parentCode: string | null;
  /** 1 for regions, 2 for provinces in them, and so on. A country with one level has only 1. */
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

/** Loads the countries of one letter; in a language other than English, only the names that differ. */
async function loadPieces(letter: string, locale: string): Promise<readonly [all: string, translated: string]> {
  const isSpanish = detectLocale(locale) === 'es';
  const [all = '', translated = ''] = await Promise.all([
    subdivisionsPieces[letter]?.(),
    isSpanish ? subdivisionNamesEsPieces[letter]?.() : undefined,
  ]);
  return [all, translated];
}

/**
 * Loads the subdivisions of a country, of every level, by name. Fifty territories have none: forms must not ask for
 * one.
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
