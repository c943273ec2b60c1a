import { type InvoiceWithItems, moveInvoiceWithItems, recordMilestone } from '../invoices/index.ts';
import type { OperationContext } from '../kernel/index.ts';
import { type Account, postJournal, postJournalsLast } from '../ledger/index.ts';
import type { Owner } from '../organizations/index.ts';
import { insertHeldPayment, type Payment } from './payment.ts';
import { mailPaymentHeld } from './payment-mails.ts';
import { arrivedHeld, type Paying, paymentAccepted, paymentHeld } from './postings.ts';
import { getSeller } from './seller-account.ts';
import { underPayment } from './under-payment.ts';

/**
 * P7a: takes the money of a monitored buyer, and keeps it until compliance decides. The ledger's refusals are thrown at the
 * end, as for every payment.
 */
export async function holdPayment(
  context: OperationContext,
  paying: Paying,
  { buyerAccount, sellerOwners }: { readonly buyerAccount: Account; readonly sellerOwners: readonly Owner[] },
): Promise<InvoiceWithItems> {
  const { db, app } = context;
  const payment: Payment = { ...paying.payment, state: 'held', heldAt: await app.clock.now(db) };
  const held = { ...paying, payment };
  await postJournalsLast(db, app.clock, [paymentAccepted(held), paymentHeld(held, buyerAccount)]);
  await insertHeldPayment(db, payment);
  const moved = await moveInvoiceWithItems(context, paying.invoice, {
    event: 'payment-flagged',
    to: 'pending_payment_approval',
    changes: underPayment(payment),
    detail: { paymentId: payment.id, amountMinor: String(payment.amountMinor) },
  });
  await mailPaymentHeld(context, { invoice: moved.invoice, payment }, sellerOwners);
  return moved;
}

/**
 * P7a: keeps a debit or card payment of a monitored buyer once its money would have cleared. The caller holds the invoice's
 * lock.
 */
export async function holdArrivedPayment(context: OperationContext, paying: Paying): Promise<void> {
  const { db, app } = context;
  const { invoice, payment } = paying;
  await postJournal(db, app.clock, arrivedHeld(paying));
  await db
    .updateTable('invoice_payments')
    .set({ state: 'held', held_at: await app.clock.now(db) })
    .where('id', '=', payment.id)
    .execute();
  const moved = await recordMilestone(context, invoice, {
    event: 'payment-flagged',
    detail: { paymentId: payment.id, amountMinor: String(payment.amountMinor) },
  });
  const { owners } = await getSeller(db, invoice);
  await mailPaymentHeld(context, { invoice: moved, payment }, owners);
}
