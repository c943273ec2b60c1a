import type { CallOutput, Contract } from '@quittance/sdk/contract';
import type { Connection } from '../db/index.ts';
import { getOrganization } from '../organizations/index.ts';

const latestErrors = 100;

/** Lists the latest faults of an organization's applications, newest first. @throws NotFoundError */
export async function listProviderErrors(
  db: Connection,
  organizationId: string,
): Promise<CallOutput<Contract['listProviderErrors']>> {
  await getOrganization(db, organizationId);
  const rows = await db
    .selectFrom('account_application_errors as error')
    .innerJoin('account_applications as application', 'application.id', 'error.application_id')
    .select(['application.account_type', 'error.code', 'error.message', 'error.field', 'error.occurred_at'])
    .where('application.organization_id', '=', organizationId)
    .orderBy('error.id', 'desc')
    .limit(latestErrors)
    .execute();
  return {
    items: rows.map(({ account_type, code, message, field, occurred_at }) => ({
      accountType: account_type,
      code,
      message,
      ...(field !== null && { field }),
      occurredAt: occurred_at.toISOString(),
    })),
  };
}
