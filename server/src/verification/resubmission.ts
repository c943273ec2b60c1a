import type { Connection } from '../db/index.ts';

/** Whether staff returned a step of an organization, which was not submitted again. */
export const isResubmissionRequested = async (db: Connection, organizationId: string): Promise<boolean> =>
  (await listResubmissions(db, [organizationId])).has(organizationId);

/** Returns those of the organizations whose steps were returned and not submitted again. */
export async function listResubmissions(db: Connection, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('verification_steps')
    .innerJoin('organizations', 'organizations.id', 'verification_steps.organization_id')
    .select('organizations.id')
    .where('organizations.id', 'in', ids)
    .where('organizations.verification_status', 'in', ['in_progress', 'completed'])
    .where('verification_steps.status', '=', 'rejected')
    // A solopreneur has no such step, whatever an earlier one says.
    .where((row) =>
      row.or([row('step', '!=', 'ubos'), row('organizations.organization_type', 'is distinct from', 'solopreneur')]),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}
