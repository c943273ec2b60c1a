import { lockInvoice, recordMilestone } from '../invoices/index.ts';
import type { OperationContext } from '../kernel/index.ts';
import { postHold } from '../ledger/index.ts';
import type { DebitDecision } from '../providers/index.ts';
import { refuseDebit } from './fail-payment.ts';
import { getPayment, type Payment, toPayment } from './payment.ts';
import { businessKey, type Paying } from './postings.ts';

/**
 * Applies the bank's decision on a submitted debit, once. Still stores the trace number if so far only an event, which
 * arrived before the answer, had proved the acceptance.
 */
export async function applyDecision(
  context: OperationContext,
  paymentId: string,
  decision: DebitDecision,
): Promise<void> {
  const { invoiceId } = await getPayment(context.db, paymentId);
  const invoice = await lockInvoice(context.db, invoiceId);
  const payment = await getPayment(context.db, paymentId);
  if (decision.outcome === 'accepted') await keepTraceNumber(context, paymentId, decision.traceNumber);
  if (payment.state !== 'authorized') return;
  if (decision.outcome === 'accepted') await acceptDebit(context, { invoice, payment }, decision.traceNumber);
  else await refuseSubmission(context, { invoice, payment }, decision.code);
}

async function keepTraceNumber(context: OperationContext, paymentId: string, traceNumber: string): Promise<void> {
  await context.db
    .updateTable('rails_submissions')
    .set({ trace_number: traceNumber })
    .where('payment_id', '=', paymentId)
    .where('trace_number', 'is', null)
    .execute();
}

/** P3b: records that the bank accepted the debit and posts the hold. The caller holds the invoice's lock. */
export async function acceptDebit(
  context: OperationContext,
  paying: Paying,
  traceNumber: string | null,
): Promise<Payment> {
  const { payment, invoice } = paying;
  await postHold(context.db, context.app.clock, {
    holdKey: businessKey(payment, 'debit'),
    businessKey: businessKey(payment, 'submitted'),
    kind: 'debit-submitted',
  });
  await context.db
    .updateTable('rails_submissions')
    .set({ state: 'accepted', ...(traceNumber !== null && { trace_number: traceNumber }) })
    .where('payment_id', '=', payment.id)
    .execute();
  const row = await context.db
    .updateTable('invoice_payments')
    .set({ state: 'submitted' })
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordMilestone(context, invoice, {
    event: 'debit-submitted',
    detail: { paymentId: payment.id, traceNumber },
  });
  return toPayment(row);
}

async function refuseSubmission(context: OperationContext, paying: Paying, code: string): Promise<void> {
  await context.db
    .updateTable('rails_submissions')
    .set({ state: 'refused', refusal_code: code })
    .where('payment_id', '=', paying.payment.id)
    .execute();
  await refuseDebit(context, paying, code);
}
