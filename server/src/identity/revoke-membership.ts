import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import { signInPurposes } from './purposes.ts';

/**
 * Ends what a person could still do for an organization: their sessions stop acting for it, and one-time codes that were
 * mailed to them for calls stop working.
 */
export async function revokeMembership(
  transaction: Connection,
  { personId, organizationId }: { readonly personId: string; readonly organizationId: string },
): Promise<void> {
  await transaction
    .updateTable('sessions')
    .set({ organization_id: null })
    .where('user_id', '=', personId)
    .where('organization_id', '=', organizationId)
    .execute();
  await transaction
    .updateTable('otp_challenges')
    .set({ superseded_at: sql<Date>`now()` })
    .where('user_id', '=', personId)
    .where('purpose', '<>', signInPurposes.customer)
    .where('consumed_at', 'is', null)
    .where('superseded_at', 'is', null)
    .execute();
}
