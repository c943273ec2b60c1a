import type { OperationContext } from '../../kernel/index.ts';
import { postJournal } from '../../ledger/index.ts';
import type { Deposit } from './deposit.ts';
import { depositRecalled } from './postings.ts';

/** The bank that recalls a deposit takes what is in suspense of it. The caller holds the deposit's lock. */
export async function giveToBank({ app, db }: Pick<OperationContext, 'app' | 'db'>, deposit: Deposit): Promise<void> {
  await postJournal(db, app.clock, depositRecalled(deposit));
  await db.updateTable('deposits').set({ state: 'recalled' }).where('id', '=', deposit.id).execute();
}
