import { lineKeyOf } from '@quittance/sdk/proofs';
import type { Connection } from '../db/index.ts';
import { type App, Refusal } from '../kernel/index.ts';
import { findLineOf } from '../ledger/index.ts';
import { describeLines } from './describer.ts';
import type { DescribedLine } from './present-transaction.ts';

export interface GetTransaction {
  readonly organizationId: string;
  readonly transactionId: string;
}

/** @throws NotFoundError for a transaction of another organization, like for one that doesn't exist */
export async function getTransaction(
  { app, db }: { readonly app: App; readonly db: Connection },
  { organizationId, transactionId }: GetTransaction,
): Promise<DescribedLine> {
  const line = await findLineOf(db, lineKeyOf(transactionId));
  if (line?.organizationId !== organizationId) throw new Refusal('NotFoundError', 'There is no such transaction.');
  const [facts] = await describeLines({ app, db }, [line]);
  if (!facts) throw new Error('Each line has facts.');
  return { line, facts };
}
