import type { WireInvoice } from '@quittance/sdk/contract';
import { isPaymentInProgress } from '@quittance/sdk/rules';
import { businessDateOf } from '@quittance/sdk/time';
import type { Connection } from '../db/index.ts';
import type { Invoice } from './invoice.ts';

/** The facts of a payment that its invoice shows. */
export interface PaymentFacts {
  /** The organization whose signed-in person paid; null for a guest. */
  readonly payerOrganizationId: string | null;
  /** Null unless the payment is in progress. */
  readonly progress: NonNullable<WireInvoice['paymentState']> | null;
  /** Null unless the payment is in progress. */
  readonly method: NonNullable<WireInvoice['paymentMethod']> | null;
  /** When the window in which a settled debit can be returned ends; null for others. */
  readonly clearsOn: string | null;
  /** For the seller: whether the payer's bank disputes it. */
  readonly isDisputed: boolean;
}

const progressStates = ['authorized', 'submitted', 'settled', 'held'] as const;
const slowMethods = ['bank-debit', 'card', 'crypto'] as const;

/** Finds the payment of an invoice; null if it has none, or if neither its progress nor its payer is shown. */
export async function findPayment(
  db: Connection,
  invoice: Invoice,
  audience: 'buyer' | 'seller' | 'guest',
): Promise<PaymentFacts | null> {
  const isInProgress = isPaymentInProgress(invoice.status);
  if (invoice.paymentId === null || (audience === 'buyer' && !isInProgress)) return null;
  const row = await db
    .selectFrom('invoice_payments')
    .select(['payer_organization_id', 'state', 'method', 'disputed_at', 'window_closes_at'])
    .where('id', '=', invoice.paymentId)
    .executeTakeFirst();
  if (!row) return null;
  const progress = isInProgress ? progressStates.find((state) => state === row.state) : undefined;
  const method = isInProgress ? slowMethods.find((each) => each === row.method) : undefined;
  return {
    payerOrganizationId: row.payer_organization_id,
    progress: progress ?? null,
    method: method ?? null,
    clearsOn: progress === 'settled' && row.window_closes_at ? businessDateOf(row.window_closes_at) : null,
    isDisputed: audience === 'seller' && row.disputed_at !== null,
  };
}

/** Finds the payment of the invoice's last failure, so that payers can recognize their own payment. */
export async function findFailedPaymentId(db: Connection, invoice: Invoice): Promise<string | null> {
  if (!invoice.lastPaymentFailure) return null;
  const row = await db
    .selectFrom('invoice_payments')
    .select('id')
    .where('invoice_id', '=', invoice.id)
    .where('failed_at', '=', invoice.lastPaymentFailure.failedAt)
    .orderBy('authorized_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
