import type { AccountType } from '@quittance/sdk/contract';
import { type PaymentMethod, rewardCurrency } from '@quittance/sdk/rules';
import { type Selectable, sql } from 'kysely';
import { type Connection, type RowWriter, writeLast } from '../db/index.ts';
import type { Locale } from '../kernel/index.ts';
import type { InvoicePaymentsTable, PaymentState } from './tables.ts';

/** An attempt to pay an invoice. At most one per invoice can take money. Amounts are minor units of `currency`. */
export interface Payment {
  readonly id: string;
  readonly invoiceId: string;
  readonly method: PaymentMethod;
  readonly state: PaymentState;
  readonly amountMinor: bigint;
  /** The early discount that it took: amount and discount are what the buyer owed. */
  readonly discountMinor: bigint;
  readonly currency: string;
  /** The organization whose signed-in person paid; null for a guest. */
  readonly payerOrganizationId: string | null;
  readonly payerAccountType: AccountType | null;
  /** The person who paid by card signed in; null for others. A debit's is kept with its authorization. */
  readonly payerPersonId: string | null;
  readonly debitAuthorizationId: string | null;
  readonly payerLocale: Locale;
  /** How often its debit was presented to the bank, or will have been next; 1 in a simple life. */
  readonly presentment: number;
  /** Banking days from the settlement of its debit until the money counts as good; null without a debit. */
  readonly windowBankingDays: number | null;
  readonly authorizedOn: string;
  readonly authorizedAt: Date;
  /** When compliance took it to check; null if it never did. */
  readonly heldAt: Date | null;
  /** When the bank's money arrived; on a refused debit, when the bank settled it nevertheless. */
  readonly settledAt: Date | null;
  readonly windowClosesAt: Date | null;
  /** When the money cleared. */
  readonly clearedAt: Date | null;
  readonly releaseAt: Date | null;
  /** When it is denied if the seller is not verified by then. */
  readonly verifyBy: Date | null;
  readonly releasedAt: Date | null;
  /** Type of the seller's account that was credited; null until the release. */
  readonly creditedAccountType: AccountType | null;
}

/** The parts of a payment that begins which its method decides. */
type NewPayment = Pick<
  Payment,
  | 'id'
  | 'invoiceId'
  | 'method'
  | 'amountMinor'
  | 'discountMinor'
  | 'currency'
  | 'payerOrganizationId'
  | 'payerAccountType'
  | 'payerLocale'
  | 'authorizedOn'
  | 'authorizedAt'
>;

/** Returns a payment of money that is there at once, before it is received. */
export const newPayment = (facts: NewPayment): Payment => ({
  state: 'authorized',
  presentment: 1,
  windowBankingDays: null,
  payerPersonId: null,
  debitAuthorizationId: null,
  heldAt: null,
  settledAt: null,
  windowClosesAt: null,
  clearedAt: null,
  releaseAt: null,
  verifyBy: null,
  releasedAt: null,
  creditedAccountType: null,
  ...facts,
});

export const toPayment = (row: Selectable<InvoicePaymentsTable>): Payment => ({
  id: row.id,
  invoiceId: row.invoice_id,
  method: row.method,
  state: row.state,
  amountMinor: BigInt(row.amount_minor),
  discountMinor: BigInt(row.discount_minor),
  currency: row.currency,
  payerOrganizationId: row.payer_organization_id,
  payerAccountType: row.payer_account_type,
  payerPersonId: row.payer_person_id,
  debitAuthorizationId: row.debit_authorization_id,
  payerLocale: row.payer_locale,
  presentment: row.presentment,
  windowBankingDays: row.window_banking_days,
  authorizedOn: row.authorized_on,
  authorizedAt: row.authorized_at,
  heldAt: row.held_at,
  settledAt: row.settled_at,
  windowClosesAt: row.window_closes_at,
  clearedAt: row.cleared_at,
  releaseAt: row.release_at,
  verifyBy: row.verify_by,
  releasedAt: row.released_at,
  creditedAccountType: row.credited_account_type,
});

/**
 * Whether the payer's bank disputes a card payment. Ask under the invoice's lock, which the news of a dispute takes too.
 */
export async function isDisputed(db: Connection, id: string): Promise<boolean> {
  const { disputed_at } = await db
    .selectFrom('invoice_payments')
    .select('disputed_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return disputed_at !== null;
}

/** Whether a payment may earn points: the payer has an account here, and the currency earns any. */
export const mayEarnPoints = ({
  payerOrganizationId,
  currency,
}: Pick<Payment, 'payerOrganizationId' | 'currency'>): boolean =>
  payerOrganizationId !== null && currency === rewardCurrency;

/** Stores a new payment with the last writes of the transaction. */
export const insertPayment = (db: Connection, payment: Payment): Promise<void> =>
  writeLast(db, paymentWriter, {
    ...payment,
    amountMinor: String(payment.amountMinor),
    discountMinor: String(payment.discountMinor),
    rewardDue: mayEarnPoints(payment),
  });

/** Stores a payment on hold. At once, because the answer shows how far it is. */
export const insertHeldPayment = (db: Connection, payment: Payment) =>
  db
    .insertInto('invoice_payments')
    .values({
      id: payment.id,
      invoice_id: payment.invoiceId,
      method: payment.method,
      state: payment.state,
      amount_minor: payment.amountMinor,
      discount_minor: payment.discountMinor,
      currency: payment.currency,
      payer_organization_id: payment.payerOrganizationId,
      payer_account_type: payment.payerAccountType,
      payer_locale: payment.payerLocale,
      authorized_on: payment.authorizedOn,
      authorized_at: payment.authorizedAt,
      held_at: payment.heldAt,
      reward_due: mayEarnPoints(payment),
    })
    .execute();

const paymentWriter: RowWriter<Readonly<Record<string, unknown>>> = {
  statement: (payments) => sql`
    insert into invoice_payments (id, invoice_id, method, state, amount_minor, discount_minor, currency,
      payer_organization_id, payer_account_type, debit_authorization_id, payer_locale, authorized_on, authorized_at, cleared_at, release_at,
      released_at, credited_account_type, reward_due, verify_by)
    select id, "invoiceId", method, state, "amountMinor", "discountMinor", currency, "payerOrganizationId",
      "payerAccountType", "debitAuthorizationId", "payerLocale", "authorizedOn", "authorizedAt", "clearedAt", "releaseAt", "releasedAt",
      "creditedAccountType", "rewardDue", "verifyBy"
    from jsonb_to_recordset(${JSON.stringify(payments)}::jsonb) as payment (id text, "invoiceId" text, method text,
      state text, "amountMinor" numeric, "discountMinor" numeric, currency text, "payerOrganizationId" text, "payerAccountType" text,
      "debitAuthorizationId" text, "payerLocale" text, "authorizedOn" date, "authorizedAt" timestamptz,
      "clearedAt" timestamptz, "releaseAt" timestamptz, "releasedAt" timestamptz, "creditedAccountType" text,
      "rewardDue" boolean, "verifyBy" timestamptz)
    returning 1`,
};

/** Stores that a payment has cleared. */
export const markCleared = (db: Connection, payment: Payment) =>
  db
    .updateTable('invoice_payments')
    .set({
      state: payment.state,
      cleared_at: payment.clearedAt,
      release_at: payment.releaseAt,
      verify_by: payment.verifyBy,
      released_at: payment.releasedAt,
      credited_account_type: payment.creditedAccountType,
    })
    .where('id', '=', payment.id)
    .execute();

/** Returns a payment. The caller holds its invoice's lock. @throws Error for an unknown id, which is a bug */
export async function getPayment(db: Connection, id: string): Promise<Payment> {
  return toPayment(await db.selectFrom('invoice_payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
}
