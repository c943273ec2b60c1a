import type { PostalAddress } from '@quittance/sdk/contract';
import { findContactAddress } from '../contacts/index.ts';
import type { Connection } from '../db/index.ts';
import type { Organization } from '../organizations/index.ts';
import type { Invoice } from './invoice.ts';

/** Finds the address of a buyer that is the seller's contact by the invoice's email address; null for all others. */
export const findAddressOfContact = async (
  db: Connection,
  {
    sellerOrganizationId: organizationId,
    recipientEmail: email,
    buyer,
  }: Pick<Invoice, 'sellerOrganizationId' | 'recipientEmail'> & { readonly buyer: Organization | null },
): Promise<PostalAddress | null> =>
  buyer && (await findContactAddress(db, { organizationId, contact: buyer, email: email.toLowerCase() }));
