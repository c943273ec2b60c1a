import { showsLogo } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import { findLogo } from '../files/index.ts';
import type { Organization } from '../organizations/index.ts';

/** Returns the logo that new invoices of a seller show; null without one and for plans without it. */
export async function findInvoiceLogo(db: Connection, { id, pricingTier }: Organization): Promise<string | null> {
  return showsLogo(pricingTier) ? ((await findLogo(db, id))?.fileId ?? null) : null;
}
