import { cryptoIcons } from './crypto-icons.ts';
import { flagsPieces } from './generated/flags.generated.ts';
import type { Shape } from './shape.ts';

/**
 * Loads the flag of a country or of the European Union in the format 3:2, or the sign of a crypto currency.
 * @param code two capital letters, or `BTC`, `ETH`: the `iconCode` of a currency
 */
export async function loadFlag(code: string): Promise<Shape | null> {
  const known = cryptoIcons[code];
  if (known) return known;
  const piece = await flagsPieces[code.charAt(0)]?.();
  return piece ? ((JSON.parse(piece) as Readonly<Record<string, Shape>>)[code] ?? null) : null;
}
