import type { AccountType } from '@quittance/sdk/contract';
import { isRestrictedOrganization } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import type { Invoice } from '../invoices/index.ts';
import { type Account, accounts } from '../ledger/index.ts';
import { findParties, type Party, receivingAccountType } from '../organizations/index.ts';

/** Returns the organization that issued an invoice. */
export async function getSeller(db: Connection, { sellerOrganizationId }: Invoice): Promise<Party> {
  const seller = (await findParties(db, [sellerOrganizationId])).get(sellerOrganizationId);
  if (!seller) throw new Error(`There is no organization ${sellerOrganizationId}.`);
  return seller;
}

/** Chooses the account type for an invoice's money: an active one in its currency, preferably traditional. */
export const preferredAccountType = ({ accounts: open }: Party, { currency }: Invoice): AccountType =>
  receivingAccountType(open, currency);

/** Returns an account of the seller in the invoice's currency. */
export const sellerAccount = ({ sellerOrganizationId, currency }: Invoice, accountType: AccountType): Account =>
  accounts.available(sellerOrganizationId, { currency, accountType });

/** Whether the seller may receive money: verified and unrestricted. Until then the money stays reserved. */
export const canReceive = ({ organization }: Party): boolean =>
  organization.verificationStatus === 'approved' && !isRestrictedOrganization(organization.status);
