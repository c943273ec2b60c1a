import { showsLogo } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import { findLogo, holdFile } from '../files/index.ts';
import type { Organization } from '../organizations/index.ts';

/** Returns the logo that new invoices of a seller show; null without one and for plans without it. */
export async function findInvoiceLogo(db: Connection, { id, pricingTier }: Organization): Promise<string | null> {
  return showsLogo(pricingTier) ? ((await findLogo(db, id))?.fileId ?? null) : null;
}

/** Returns the logo that an invoice is sent with, held for the transaction. One that is replaced meanwhile is read again. */
export async function holdInvoiceLogo(db: Connection, seller: Organization): Promise<string | null> {
  for (let fileId = await findInvoiceLogo(db, seller); fileId !== null; fileId = await findInvoiceLogo(db, seller)) {
    if (await holdFile(db, fileId)) return fileId;
  }
  return null;
}
