import { transactionIdOf } from '@quittance/sdk/proofs';
import { simulateDeposit } from '../accounts/index.ts';
import { inTransaction } from '../db/index.ts';
import { type App, systemContext } from '../kernel/index.ts';
import { listTransactions } from './list-transactions.ts';

/** Deposits money to the organization's US dollars. Returns the id of the transaction. */
export async function depositedTransactionOf(app: App, organizationId: string): Promise<string> {
  await inTransaction(app.db, (db) =>
    simulateDeposit(systemContext(app, db), { organizationId, currency: 'USD', amount: '10' }),
  );
  const { items } = await listTransactions({ app, db: app.db }, { organizationId, currency: 'USD', limit: 1 });
  if (!items[0]) throw new Error('The deposit is not listed.');
  return transactionIdOf(items[0].line);
}
