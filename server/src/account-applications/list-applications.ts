import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { accountTypes } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';

type Application = CallOutput<Contract['getCompanyUnderVerification']>['providers'][number];

/** Lists an organization's applications in the order of account types. */
export async function listApplications(db: Connection, organizationId: string): Promise<Application[]> {
  const rows = await db
    .selectFrom('account_applications')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .execute();
  return rows
    .toSorted((a, b) => accountTypes.indexOf(a.account_type) - accountTypes.indexOf(b.account_type))
    .map((row) => ({
      accountType: row.account_type,
      state: row.state,
      requestedAt: row.requested_at.toISOString(),
      ...(row.reason !== null && { reason: row.reason }),
      ...(row.decided_at !== null && { decidedAt: row.decided_at.toISOString() }),
    }));
}
