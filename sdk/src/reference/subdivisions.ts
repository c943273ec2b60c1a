import { subdivisionsPieces } from './generated/subdivisions.generated.ts';

/** A state, region, province or the like, of ISO 3166-2. */
export interface Subdivision {
  readonly countryCode: string;
  /** The name as written in the country, in Latin letters. */
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

function parsePiece(piece: string, country: string): readonly Subdivision[] {
  const own = piece.split(';').find((rows) => rows.startsWith(`${country}:`));
  const rows = (own?.slice(3).split('|') ?? []).map((row) => parseRow(country, row));
  const byCode = new Map(rows.map((row) => [row.code, row]));
  return rows.map((row) => ({ ...row, level: levelOf(row, byCode) }));
}

/**
 * The subdivisions of a country, of every level, by name. Fifty territories have none: do not ask for one there.
 * @param country two capital letters of ISO 3166-1
 */
export async function loadSubdivisions(country: string): Promise<readonly Subdivision[]> {
  const piece = await subdivisionsPieces[country.charAt(0)]?.();
  return piece ? parsePiece(piece, country) : [];
}
