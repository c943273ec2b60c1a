import type { AccountType } from '@quittance/sdk/contract';
import { isRestrictedOrganization } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import type { Invoice } from '../invoices/index.ts';
import { type Account, accounts } from '../ledger/index.ts';
import { findParties, type Party } from '../organizations/index.ts';

const preference: readonly AccountType[] = ['traditional', 'smart', 'merchant'];

/** The organization that an invoice is from. */
export async function getSeller(db: Connection, { sellerOrganizationId }: Invoice): Promise<Party> {
  const seller = (await findParties(db, [sellerOrganizationId])).get(sellerOrganizationId);
  if (!seller) throw new Error(`There is no organization ${sellerOrganizationId}.`);
  return seller;
}

/** Where an invoice's money goes now: the seller's active account in its currency, the traditional one before others. */
export function preferredAccountType(seller: Party, invoice: Invoice): AccountType {
  const active = seller.accounts.filter(({ currency, isActive }) => isActive && currency === invoice.currency);
  return preference.find((type) => active.some((account) => account.accountType === type)) ?? 'traditional';
}

/** An account of the seller in the invoice's currency. */
export const sellerAccount = ({ sellerOrganizationId, currency }: Invoice, accountType: AccountType): Account =>
  accounts.available(sellerOrganizationId, { currency, accountType });

/** A seller gets money only when verified and unrestricted; until then it stays reserved. */
export const canReceive = ({ organization }: Party): boolean =>
  organization.verificationStatus === 'approved' && !isRestrictedOrganization(organization.status);
