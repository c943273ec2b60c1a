import type { Connection } from '../db/index.ts';
import { newId } from '../kernel/index.ts';
import type { ApplicationReport } from '../providers/index.ts';

/** Keeps faults of an application for staff. */
export async function recordErrors(
  db: Connection,
  applicationId: string,
  faults: NonNullable<ApplicationReport['faults']>,
  at: Date,
): Promise<void> {
  if (faults.length === 0) return;
  await db
    .insertInto('account_application_errors')
    .values(
      faults.map(({ code, message, field }) => ({
        id: newId('aae'),
        application_id: applicationId,
        code,
        message,
        field: field ?? null,
        occurred_at: at,
      })),
    )
    .execute();
}
