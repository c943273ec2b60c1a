import type { AccountType } from '@quittance/sdk/contract';
import type { Selectable } from 'kysely';
import type { Connection } from '../db/index.ts';
import type { InvoicePaymentsTable, PaymentMethod, PaymentState } from './tables.ts';

/** An attempt to pay an invoice; at most one of an invoice's can take money. Amounts are minor units of `currency`. */
export interface Payment {
  readonly id: string;
  readonly invoiceId: string;
  readonly method: PaymentMethod;
  readonly state: PaymentState;
  readonly amountMinor: bigint;
  readonly currency: string;
  /** The business that paid from its balance; null for a guest. */
  readonly payerOrganizationId: string | null;
  readonly payerAccountType: AccountType | null;
  readonly debitAuthorizationId: string | null;
  readonly payerLocale: 'en' | 'es';
  readonly authorizedOn: string;
  /** When the bank's money came; on a refused debit, when the bank took it all the same. */
  readonly settledAt: Date | null;
  readonly windowClosesAt: Date | null;
  readonly releaseAt: Date | null;
  readonly releasedAt: Date | null;
  /** Which of the seller's accounts in the currency got the money; null until it is released. */
  readonly creditedAccountType: AccountType | null;
}

export const toPayment = (row: Selectable<InvoicePaymentsTable>): Payment => ({
  id: row.id,
  invoiceId: row.invoice_id,
  method: row.method,
  state: row.state,
  amountMinor: BigInt(row.amount_minor),
  currency: row.currency,
  payerOrganizationId: row.payer_organization_id,
  payerAccountType: row.payer_account_type,
  debitAuthorizationId: row.debit_authorization_id,
  payerLocale: row.payer_locale,
  authorizedOn: row.authorized_on,
  settledAt: row.settled_at,
  windowClosesAt: row.window_closes_at,
  releaseAt: row.release_at,
  releasedAt: row.released_at,
  creditedAccountType: row.credited_account_type,
});

/** Reads a payment; throws on an id that there is not, which is a bug. The caller holds its invoice's lock. */
export async function getPayment(db: Connection, id: string): Promise<Payment> {
  return toPayment(await db.selectFrom('invoice_payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
}
