import type { Connection } from '../db/index.ts';
import type { App } from '../kernel/index.ts';
import { latestLinesOf } from '../ledger/index.ts';
import { describeLines } from './describer.ts';
import { presentTransaction, type WireTransaction } from './present-transaction.ts';

/** Lists the latest transactions of all accounts of an organization, the newest first. */
export async function latestTransactions(
  { app, db }: { readonly app: App; readonly db: Connection },
  organizationId: string,
  limit: number,
): Promise<readonly WireTransaction[]> {
  const lines = await latestLinesOf(db, organizationId, limit);
  const facts = await describeLines({ app, db }, lines);
  return lines.flatMap((line, index) => {
    const own = facts[index];
    return own ? [presentTransaction({ line, facts: own })] : [];
  });
}
