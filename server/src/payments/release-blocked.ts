import { isDepositRecalled } from '../accounts/index.ts';
import type { Connection } from '../db/index.ts';
import { lockInvoice, recordMilestone } from '../invoices/index.ts';
import { type OperationContext, Refusal } from '../kernel/index.ts';
import { postJournal } from '../ledger/index.ts';
import { describeAgain } from '../transactions/index.ts';
import { balanceOfPayer, giveBack } from './deny-payment.ts';
import { isDisputed, toPayment } from './payment.ts';
import { mailPaymentUnblocked } from './payment-mails.ts';
import { businessKey, type Paying, paymentUnblocked } from './postings.ts';
import { publishBalance } from './receive-payment.ts';

/**
 * Locks an invoice whose payment is blocked.
 * @throws NotFoundError; InvoiceStateError when its money isn't blocked, or its bank or network has taken it back, recalls
 *   or disputes it
 */
export async function lockBlockedPayment({ db }: OperationContext, invoiceId: string): Promise<Paying> {
  const invoice = await lockInvoice(db, invoiceId);
  // A denied invoice no longer names its payment.
  const row = await db
    .selectFrom('invoice_payments')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .where('state', '=', 'blocked')
    .where('taken_back_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Refusal('InvoiceStateError', 'The money of this invoice’s payment is not blocked.');
  const payment = toPayment(row);
  if (await isDisputed(db, payment.id)) {
    throw new Refusal('InvoiceStateError', 'The payment is disputed: nothing can be decided before that is.');
  }
  if ((await isDepositRecalled(db, payment.id)) || (await hasLostCoins(db, payment.id))) {
    throw new Refusal('InvoiceStateError', 'The money of this payment is recalled, or has never become final.');
  }
  return { invoice, payment };
}

/** Whether coins of the payment disappeared from the network after they had counted as good. */
async function hasLostCoins(db: Connection, paymentId: string): Promise<boolean> {
  const item = await db
    .selectFrom('payment_exceptions')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'coins-lost-after-refund')
    .where('resolved_at', 'is', null)
    .executeTakeFirst();
  return item !== undefined;
}

/** Coins beside a blocked payment need no staff from now on: they go back with it. */
async function closeItemOfRest({ db }: OperationContext, paymentId: string, at: Date): Promise<void> {
  await db
    .updateTable('payment_exceptions')
    .set({ resolved_at: at })
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'coins-beside-blocked')
    .where('resolved_at', 'is', null)
    .execute();
}

/**
 * P7d: gives blocked money back to where it came from, under a licence of the authority. Its invoice stays denied. The
 * caller holds the invoice's lock.
 */
export async function releaseBlockedPayment(context: OperationContext, { invoice, payment }: Paying): Promise<void> {
  const { app, db } = context;
  const at = await app.clock.now(db);
  const buyerAccount = balanceOfPayer(payment);
  await postJournal(db, app.clock, paymentUnblocked({ invoice, payment }, buyerAccount));
  await db
    .updateTable('invoice_payments')
    .set({ state: 'denied', unblocked_at: at })
    .where('id', '=', payment.id)
    .execute();
  const released: Paying = { invoice, payment: { ...payment, state: 'denied' } };
  await closeItemOfRest(context, payment.id, at);
  const place = buyerAccount !== null ? 'balance' : await giveBack(context, released);
  await recordMilestone(context, invoice, { event: 'money-unblocked', detail: { paymentId: payment.id, place } });
  await describeAgain(db, [businessKey(payment, 'held')]);
  if (payment.payerOrganizationId !== null) await publishBalance(context, payment.payerOrganizationId, invoice.id);
  await mailPaymentUnblocked(context, released, place);
}
