import type { CallOutput, Contract } from '@quittance/sdk/contract';
import type { Connection } from '../db/index.ts';
import { Refusal } from '../kernel/index.ts';
import { getOrganization } from '../organizations/index.ts';

type PartnerCustomer = CallOutput<Contract['getPartnerCustomer']>;

/**
 * Returns a business that the partner created.
 * @throws NotFoundError for every other organization
 */
export async function getPartnerCustomer(
  db: Connection,
  partnerId: string,
  customerId: string,
): Promise<PartnerCustomer> {
  const row = await db
    .selectFrom('partner_customers')
    .select('created_at')
    .where('organization_id', '=', customerId)
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  if (!row) throw new Refusal('NotFoundError', 'There is no such customer.');
  const { handle, verificationStatus } = await getOrganization(db, customerId);
  return {
    customerId,
    ...(handle !== undefined && { handle }),
    verificationStatus,
    createdAt: row.created_at.toISOString(),
  };
}
