import type { Connection } from '../db/index.ts';

/** Remembers when an organization first received an approved deposit; later ones change nothing. */
export async function noteFirstDeposit(transaction: Connection, organizationId: string, at: Date): Promise<void> {
  await transaction
    .updateTable('organizations')
    .set({ first_deposit_at: at })
    .where('id', '=', organizationId)
    .where('first_deposit_at', 'is', null)
    .execute();
}
