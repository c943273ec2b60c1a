import { isRestrictedCompany } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import type { Invoice } from '../invoices/index.ts';
import { type Account, accounts } from '../ledger/index.ts';
import { type AccountType, getOrganization, listOpenedAccounts } from '../organizations/index.ts';

const preference: readonly AccountType[] = ['traditional', 'smart', 'merchant'];

/** Where an invoice's money goes now: the seller's active account in its currency, the traditional one before others. */
export async function preferredAccountType(db: Connection, invoice: Invoice): Promise<AccountType> {
  const opened = await listOpenedAccounts(db, invoice.sellerOrganizationId);
  const active = opened.filter(({ currency, isActive }) => isActive && currency === invoice.currency);
  return preference.find((type) => active.some((account) => account.accountType === type)) ?? 'traditional';
}

/** An account of the seller in the invoice's currency. */
export const sellerAccount = ({ sellerOrganizationId, currency }: Invoice, accountType: AccountType): Account =>
  accounts.available(sellerOrganizationId, { currency, accountType });

/** A seller gets money only when verified and unrestricted; until then it stays reserved. */
export async function canReceive(db: Connection, sellerOrganizationId: string): Promise<boolean> {
  const seller = await getOrganization(db, sellerOrganizationId);
  return seller.verificationStatus === 'approved' && !isRestrictedCompany(seller.status);
}
