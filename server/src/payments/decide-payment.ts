import { type PaymentDecision, paymentDecisionsAbout } from '@quittance/sdk/rules';
import { type Invoice, lockInvoice } from '../invoices/index.ts';
import { type OperationContext, Refusal } from '../kernel/index.ts';
import { describeAgain } from '../transactions/index.ts';
import { followPaidQuote } from './crypto/follow-quote.ts';
import { blockPayment, denyPayment } from './deny-payment.ts';
import { getPayment, isDisputed, markCleared } from './payment.ts';
import { businessKey, type Paying, paymentAllowed } from './postings.ts';
import { receivePayment } from './receive-payment.ts';
import { getSeller } from './seller-account.ts';

export interface DecidePayment {
  readonly invoiceId: string;
  /** `not-verified`: denies a reserved payment because its seller was not verified in time. */
  readonly decision: PaymentDecision | 'not-verified';
  /** Kept with the audit. */
  readonly reason: string;
}

/**
 * P7b to P7e: decides about the payment of an invoice. The caller has checked the right to.
 * @throws NotFoundError; InvoiceStateError when the payment doesn't wait for this decision
 */
export async function decidePayment(
  context: OperationContext,
  { invoiceId, decision, reason: note }: DecidePayment,
): Promise<Invoice> {
  const paying = await lockPaying(context, invoiceId);
  const isPossible =
    paying !== null &&
    paymentDecisionsAbout({ status: paying.invoice.status, paymentState: paying.payment.state }).includes(
      decision === 'not-verified' ? 'deny' : decision,
    );
  if (!isPossible || (decision === 'not-verified' && paying.invoice.status !== 'allocated')) {
    throw new Refusal('InvoiceStateError', `The payment of this invoice can’t be decided about: ${decision}.`);
  }
  if (await isDisputed(context.db, paying.payment.id)) {
    throw new Refusal('InvoiceStateError', 'The payment is disputed: nothing can be decided before that is.');
  }
  switch (decision) {
    case 'allow':
      return await allowPayment(context, paying, note);
    case 'deny':
      return await denyPayment(context, paying, { reason: 'payment_denied_by_compliance', note });
    case 'block': {
      const blocked = await blockPayment(context, paying, { note });
      if (paying.payment.method === 'crypto') await followPaidQuote(context, paying.payment);
      return blocked;
    }
    case 'not-verified':
      return await denyPayment(context, paying, { reason: 'recipient_not_verified', note });
  }
}

/** Locks an invoice and returns it with its payment; null without one. @throws NotFoundError */
async function lockPaying({ db }: OperationContext, invoiceId: string): Promise<Paying | null> {
  const invoice = await lockInvoice(db, invoiceId);
  return invoice.paymentId === null ? null : { invoice, payment: await getPayment(db, invoice.paymentId) };
}

/** P7b: lets a payment on hold go on. The day on which it was authorized decides whether it was in time. */
async function allowPayment(context: OperationContext, paying: Paying, note: string): Promise<Invoice> {
  const { invoice } = await receivePayment(context, paying, {
    event: 'payment-accepted',
    journals: [paymentAllowed(paying)],
    seller: await getSeller(context.db, paying.invoice),
    save: (cleared) => markCleared(context.db, cleared),
    detail: { note },
  });
  await describeAgain(context.db, [businessKey(paying.payment, 'held')]);
  if (paying.payment.method === 'crypto') await followPaidQuote(context, paying.payment);
  return invoice;
}
