import type { WireInvoice } from '@quittance/sdk/contract';
import { isPaymentInProgress } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import type { Invoice } from './invoice.ts';

/** What an invoice tells of the payment that it names. */
export interface PaymentFacts {
  /** The organization that paid from its balance; null for a guest. */
  readonly payerOrganizationId: string | null;
  /** Null unless the payment is in progress. */
  readonly progress: NonNullable<WireInvoice['paymentState']> | null;
}

const progressStates = ['authorized', 'submitted', 'settled'] as const;

/** The payment of an invoice; null when it has none, or when neither its progress nor its payer is shown. */
export async function findPayment(
  db: Connection,
  invoice: Invoice,
  audience: 'buyer' | 'seller' | 'guest',
): Promise<PaymentFacts | null> {
  const isInProgress = isPaymentInProgress(invoice.status);
  if (invoice.paymentId === null || (audience === 'buyer' && !isInProgress)) return null;
  const row = await db
    .selectFrom('invoice_payments')
    .select(['payer_organization_id', 'state'])
    .where('id', '=', invoice.paymentId)
    .executeTakeFirst();
  if (!row) return null;
  const progress = isInProgress ? progressStates.find((state) => state === row.state) : undefined;
  return { payerOrganizationId: row.payer_organization_id, progress: progress ?? null };
}

/** The payment that the invoice's last failure belongs to, so that a payer can tell their own payment from another's. */
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
