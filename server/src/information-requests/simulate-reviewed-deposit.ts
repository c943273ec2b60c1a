import { type SimulateDeposit, simulateDeposit, simulatedReference } from '../accounts/index.ts';
import { type Connection, inTransaction } from '../db/index.ts';
import { type App, Refusal } from '../kernel/index.ts';
import { getOrganization } from '../organizations/index.ts';

/**
 * Lets the sandbox's bank receive a credit that compliance keeps back: the organization is monitored meanwhile. Runs outside
 * any transaction. Sandbox mode only.
 * @returns the id of the deposit
 * @throws what `simulateDeposit` does; NotFoundError if the bank's news did not come
 */
export async function simulateReviewedDeposit(
  app: App,
  deposit: SimulateDeposit & { readonly intent: string },
): Promise<string> {
  const { organizationId, intent } = deposit;
  const { monitored } = await getOrganization(app.db, organizationId);
  if (!monitored) await monitor(app, organizationId, true);
  try {
    await simulateDeposit({ app }, deposit);
  } finally {
    if (!monitored) await monitor(app, organizationId, false);
  }
  return await getDepositId(app.db, simulatedReference(organizationId, intent));
}

const monitor = (app: App, organizationId: string, monitored: boolean): Promise<unknown> =>
  inTransaction(app.db, (db) =>
    db.updateTable('organizations').set({ monitored }).where('id', '=', organizationId).execute(),
  );

async function getDepositId(db: Connection, bankReference: string): Promise<string> {
  const row = await db
    .selectFrom('deposits')
    .select('id')
    .where('bank_reference', '=', bankReference)
    .executeTakeFirst();
  if (!row) throw new Refusal('NotFoundError', 'The deposit has not arrived.');
  return row.id;
}
