import { type SimulateDeposit, simulateDeposit, simulatedReference } from '../accounts/index.ts';
import type { Connection } from '../db/index.ts';
import { type App, Refusal } from '../kernel/index.ts';

/**
 * Lets the sandbox's bank receive a credit that it asks us to check: compliance keeps it back. Runs outside any transaction.
 * Sandbox mode only.
 * @returns the id of the deposit
 * @throws what `simulateDeposit` does; NotFoundError if the bank's news did not come
 */
export async function simulateReviewedDeposit(
  app: App,
  deposit: SimulateDeposit & { readonly intent: string },
): Promise<string> {
  const { organizationId, intent } = deposit;
  await simulateDeposit({ app }, { ...deposit, outcome: 'held' });
  return await getDepositId(app.db, simulatedReference(organizationId, intent));
}

async function getDepositId(db: Connection, bankReference: string): Promise<string> {
  const row = await db
    .selectFrom('deposits')
    .select('id')
    .where('bank_reference', '=', bankReference)
    .executeTakeFirst();
  if (!row) throw new Refusal('NotFoundError', 'The deposit has not arrived.');
  return row.id;
}
