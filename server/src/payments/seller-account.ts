import { isRestrictedCompany } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import type { Invoice } from '../invoices/index.ts';
import { type Account, accounts } from '../ledger/index.ts';
import { type AccountType, getOrganization, listOpenedAccounts } from '../organizations/index.ts';

const preference: readonly AccountType[] = ['traditional', 'smart', 'merchant'];

/** Where an invoice's money goes: the seller's active account in its currency, the traditional one before others. */
export async function sellerAccountOf(db: Connection, invoice: Invoice): Promise<Account> {
  const opened = await listOpenedAccounts(db, invoice.sellerOrganizationId);
  const active = opened.filter(({ currency, isActive }) => isActive && currency === invoice.currency);
  const accountType = preference.find((type) => active.some((account) => account.accountType === type));
  return accounts.available(invoice.sellerOrganizationId, { currency: invoice.currency, accountType });
}

/** A seller gets money only when verified and unrestricted; until then it stays reserved. */
export async function canReceive(db: Connection, sellerOrganizationId: string): Promise<boolean> {
  const seller = await getOrganization(db, sellerOrganizationId);
  return seller.verificationStatus === 'approved' && !isRestrictedCompany(seller.status);
}
