import type { CallOutput, Contract } from '@quittance/sdk/contract';
import type { Connection } from '../db/index.ts';

export type IdentityCheck = CallOutput<Contract['getPersonUnderVerification']>['sessions'][number];

/** Lists the latest checks of a person by the identity vendor, newest first. */
export const listIdentityChecks = async (db: Connection, personId: string): Promise<IdentityCheck[]> =>
  (await checksOf(db, [personId]).limit(20).execute()).map(toIdentityCheck);

/** Returns the checks of people, newest first, by person id. */
export async function identityChecksOf(
  db: Connection,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, readonly IdentityCheck[]>> {
  if (personIds.length === 0) return new Map();
  const byPerson = Map.groupBy(await checksOf(db, personIds).execute(), ({ person_id }) => person_id);
  return new Map([...byPerson].map(([personId, rows]) => [personId, rows.map(toIdentityCheck)]));
}

const checksOf = (db: Connection, personIds: readonly string[]) =>
  db
    .selectFrom('identity_sessions')
    .select(['person_id', 'outcome', 'created_at', 'decided_at', 'superseded_at', 'mismatches'])
    .where('person_id', 'in', personIds)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');

type CheckRow = Awaited<ReturnType<ReturnType<typeof checksOf>['executeTakeFirstOrThrow']>>;

const toIdentityCheck = ({ outcome, created_at, decided_at, superseded_at, mismatches }: CheckRow): IdentityCheck => ({
  outcome,
  startedAt: created_at.toISOString(),
  superseded: superseded_at !== null,
  ...(decided_at && { decidedAt: decided_at.toISOString() }),
  ...(mismatches && { mismatches: [...mismatches] }),
});
