import type { BusinessDate } from '@quittance/sdk/time';
import { recalledCredits } from '../accounts/index.ts';
import type { App } from '../kernel/index.ts';
import type { ClosingBalance } from '../providers/index.ts';
import { unbookedMoves } from '../rails/index.ts';

/** Returns what accounts held together at the end of a day; null while a bank has not closed it. */
export function closingOf(accounts: readonly ClosingBalance[]): bigint | null {
  const stated = accounts.flatMap(({ closingMinor }) => (closingMinor === null ? [] : [closingMinor]));
  if (stated.length === 0 || stated.length < accounts.length) return null;
  return stated.reduce((sum, closing) => sum + closing, 0n);
}

/** What the bank moved and the ledger had not booked by the end of a day, also what it took back and is still credited. */
export async function unbookedOf(app: App, date: BusinessDate): Promise<ReadonlyMap<string, bigint>> {
  const unbooked = new Map(await unbookedMoves(app, date));
  for (const [currency, amount] of await recalledCredits(app.db, date)) {
    unbooked.set(currency, (unbooked.get(currency) ?? 0n) - amount);
  }
  return unbooked;
}
