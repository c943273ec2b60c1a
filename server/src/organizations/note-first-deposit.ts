import type { Connection } from '../db/index.ts';

/** Stores when an organization received its first approved deposit. Later deposits change nothing. */
export async function noteFirstDeposit(transaction: Connection, organizationId: string, at: Date): Promise<void> {
  await transaction
    .updateTable('organizations')
    .set({ first_deposit_at: at })
    .where('id', '=', organizationId)
    .where('first_deposit_at', 'is', null)
    .execute();
}
