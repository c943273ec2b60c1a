import type { Connection } from '../db/index.ts';
import { findOrganizations } from '../organizations/index.ts';
import type { Paying } from './postings.ts';

/** Whether staff monitor an organization; false for nobody. */
export async function isMonitored(db: Connection, organizationId: string | null): Promise<boolean> {
  if (organizationId === null) return false;
  return (await findOrganizations(db, [organizationId])).get(organizationId)?.monitored === true;
}

/** Whether staff monitor the payer or the invoice's buyer. */
export const isPayerMonitored = async (db: Connection, { invoice, payment }: Paying): Promise<boolean> =>
  (await isMonitored(db, payment.payerOrganizationId)) || (await isMonitored(db, invoice.buyerOrganizationId));
