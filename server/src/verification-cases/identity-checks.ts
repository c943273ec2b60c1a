import type { CallOutput, Contract } from '@quittance/sdk/contract';
import type { Connection } from '../db/index.ts';

type IdentityCheck = CallOutput<Contract['getPersonUnderVerification']>['sessions'][number];

/** Lists the latest checks of a person by the identity vendor, newest first. */
export async function listIdentityChecks(db: Connection, personId: string): Promise<IdentityCheck[]> {
  const rows = await db
    .selectFrom('identity_sessions')
    .select(['outcome', 'created_at', 'decided_at', 'superseded_at', 'mismatches'])
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ outcome, created_at, decided_at, superseded_at, mismatches }) => ({
    outcome,
    startedAt: created_at.toISOString(),
    superseded: superseded_at !== null,
    ...(decided_at && { decidedAt: decided_at.toISOString() }),
    ...(mismatches && { mismatches: [...mismatches] }),
  }));
}
