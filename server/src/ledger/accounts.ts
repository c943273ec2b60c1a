import type { AccountType } from '@quittance/sdk/contract';

/** Code of an account, such as `avail:org_1:smart`. It starts with the kind, up to a colon. */
export type AccountCode = string;

/**
 * An account of the ledger, opened by the first posting to it. The database derives its class, its normal side and
 * whether it may fall below zero from the kind in its code (table `ledger_account_kinds`).
 */
export interface Account {
  readonly code: AccountCode;
  /** The organization that owns the account; null for the house's own. Fixed when the account is opened. */
  readonly ownerOrganizationId: string | null;
}

/** What held money came from: a payment, a deposit, a transfer or withdrawal. */
export type HoldReason = 'pay' | 'dep' | 'txn';

/** Unit of reward points. */
export const pointsUnit = 'PTS';

const owned = (code: AccountCode, ownerOrganizationId: string): Account => ({ code, ownerOrganizationId });
const house = (code: AccountCode): Account => ({ code, ownerOrganizationId: null });

/**
 * Every account that a journal may use. Accounts of a customer or an invoice keep a running balance that never falls
 * below zero. Accounts of the house keep none, so that payments don't wait for each other at one row.
 */
export const accounts = {
  /** An organization's balance. Currencies other than US dollars have only the traditional account. */
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
  /** Authorized on an outside rail that may still return it. */
  unsettled: (invoiceId: string, sellerId: string): Account => owned(`unsettled:${invoiceId}`, sellerId),
  /** A seller's debt to the house after a return that its balance could not cover. */
  dueSeller: (sellerId: string): Account => owned(`due:seller:${sellerId}`, sellerId),

  /** Money that monitoring keeps back, by what it came from: a payment, a deposit, or a transfer or withdrawal. */
  onHold: (organizationId: string, reason: HoldReason): Account =>
    owned(`hold:${reason}:${organizationId}`, organizationId),
  /** Blocked by order of an authority: no way back without its licence. */
  blocked: (organizationId: string): Account => owned(`blocked:${organizationId}`, organizationId),
  /** To be paid out: taken from the balance, not yet sent to the bank. */
  payoutQueued: (organizationId: string): Account => owned(`payout:queued:${organizationId}`, organizationId),
  /** Sent to the bank, not yet settled. */
  payoutSent: (organizationId: string): Account => owned(`payout:sent:${organizationId}`, organizationId),
  /** Fees of payouts that the bank has not accepted yet. */
  feeHold: (organizationId: string): Account => owned(`feehold:${organizationId}`, organizationId),

  // Points book, in the unit `pointsUnit`.
  points: (organizationId: string): Account => owned(`pts:${organizationId}`, organizationId),
  /** Points that a reversal could not take back, because they had been redeemed. */
  pointsDue: (organizationId: string): Account => owned(`pts:due:${organizationId}`, organizationId),
  /** The counterpart of all points: how many are in circulation. */
  pointsIssuer: (): Account => house('pts:issuer:all'),

  // Memo book: what is owed on an invoice and how it was resolved. No money.
  receivable: (invoiceId: string, sellerId: string): Account => owned(`ar:${invoiceId}`, sellerId),
  billed: (invoiceId: string, sellerId: string): Account => owned(`billed:${invoiceId}`, sellerId),
  inflight: (invoiceId: string, sellerId: string): Account => owned(`inflight:${invoiceId}`, sellerId),
  /** Given up by the seller for a payment before the due date. */
  discount: (invoiceId: string, sellerId: string): Account => owned(`discount:${invoiceId}`, sellerId),
  /** Charged because the invoice is late. */
  lateFee: (invoiceId: string, sellerId: string): Account => owned(`latefee:${invoiceId}`, sellerId),
  cashPaid: (invoiceId: string, sellerId: string): Account => owned(`cashpaid:${invoiceId}`, sellerId),

  /** Owed no longer, because the seller canceled the invoice. */
  cancelled: (invoiceId: string, sellerId: string): Account => owned(`cancelled:${invoiceId}`, sellerId),
  /** Refused by the buyer. */
  rejected: (invoiceId: string, sellerId: string): Account => owned(`rejected:${invoiceId}`, sellerId),
  /** Paid, but the payment was denied. */
  denied: (invoiceId: string, sellerId: string): Account => owned(`denied:${invoiceId}`, sellerId),
  /** Paid outside the product. */
  paidExternally: (invoiceId: string, sellerId: string): Account => owned(`external:${invoiceId}`, sellerId),

  // The house's own.
  /** Our money at the bank behind a rail. */
  bank: (rail: string): Account => house(`bank:${rail}`),
  /** Our wallet for a coin. */
  wallet: (coin: string): Account => house(`bank:${coin.toLowerCase()}`),
  /** Submitted to a rail, not yet settled in cash. */
  due: (rail: string): Account => house(`due:${rail}`),
  /** Received, not yet matched to an organization. */
  suspenseIn: (): Account => house('suspense:in'),
  /** Returned by a bank, not yet credited to an organization again. */
  suspenseReturned: (): Account => house('suspense:ret'),
  /** On its way between two of our banks. */
  transit: (): Account => house('transit:book'),
  /** Our position in a currency that customers exchange. */
  fxPosition: (): Account => house('fx:pos'),
  /** What the house would pay if all points were redeemed. */
  rewardsPayable: (): Account => house('rewards:payable'),
  revenue: (name: string): Account => house(`rev:${name}`),
  expense: (name: string): Account => house(`exp:${name}`),
} as const;
