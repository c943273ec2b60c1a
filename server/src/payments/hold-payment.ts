import { type InvoiceWithItems, moveInvoiceWithItems } from '../invoices/index.ts';
import type { OperationContext } from '../kernel/index.ts';
import { type Account, postJournalsLast } from '../ledger/index.ts';
import type { Owner } from '../organizations/index.ts';
import { insertHeldPayment, type Payment } from './payment.ts';
import { mailPaymentHeld } from './payment-mails.ts';
import { type Paying, paymentAccepted, paymentHeld } from './postings.ts';
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
