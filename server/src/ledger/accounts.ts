import type { AccountType } from '@quittance/sdk/contract';

/** Names an account, such as `avail:org_1:smart`; what stands before the first colons is its kind. */
export type AccountCode = string;

/**
 * An account of the ledger. It is opened by the first posting that names it; the database derives its class, its normal
 * side and whether it may fall below zero from the kind in its code (table `ledger_account_kinds`).
 */
export interface Account {
  readonly code: AccountCode;
  /** The organization whose account it is; null for the house's own. Fixed when the account is opened. */
  readonly ownerOrganizationId: string | null;
}

const owned = (code: AccountCode, ownerOrganizationId: string): Account => ({ code, ownerOrganizationId });
const house = (code: AccountCode): Account => ({ code, ownerOrganizationId: null });

/**
 * Every account that a journal may name. Accounts of a customer or of an invoice keep a running balance that never falls
 * below zero; accounts of the house keep none, so that no payment waits for another at a hot row.
 */
export const accounts = {
  /** What an organization may spend; a currency other than US dollars has only the traditional account. */
  available: (
    organizationId: string,
    { currency, accountType }: { readonly currency: string; readonly accountType?: AccountType | null | undefined },
  ): Account =>
    owned(
      `avail:${organizationId}:${currency === 'USD' ? (accountType ?? 'traditional') : 'traditional'}`,
      organizationId,
    ),
  /** Paid and guaranteed to the seller, not yet released. */
  reserve: (invoiceId: string, sellerId: string): Account => owned(`reserve:${invoiceId}`, sellerId),
  /** Authorised on an outside rail that may still return it. */
  unsettled: (invoiceId: string, sellerId: string): Account => owned(`unsettled:${invoiceId}`, sellerId),
  /** What a seller owes the house after a return that its balance could not cover. */
  dueSeller: (sellerId: string): Account => owned(`due:seller:${sellerId}`, sellerId),

  // Memo book: what is owed on an invoice and what became of it. No money.
  receivable: (invoiceId: string, sellerId: string): Account => owned(`ar:${invoiceId}`, sellerId),
  billed: (invoiceId: string, sellerId: string): Account => owned(`billed:${invoiceId}`, sellerId),
  inflight: (invoiceId: string, sellerId: string): Account => owned(`inflight:${invoiceId}`, sellerId),
  cashPaid: (invoiceId: string, sellerId: string): Account => owned(`cashpaid:${invoiceId}`, sellerId),

  // The house's own.
  /** Our money at the bank behind a rail. */
  bank: (rail: string): Account => house(`bank:${rail}`),
  /** Submitted to a rail and not yet settled in cash. */
  due: (rail: string): Account => house(`due:${rail}`),
  /** Arrived and not yet matched to anybody. */
  suspenseIn: (): Account => house('suspense:in'),
  expense: (name: string): Account => house(`exp:${name}`),
} as const;
