import { type DenialReason, denyInvoice, type Invoice, recordMilestone } from '../invoices/index.ts';
import type { OperationContext } from '../kernel/index.ts';
import { type Account, accounts, type JournalEntry, postJournal, reverseJournal } from '../ledger/index.ts';
import { describeAgain } from '../transactions/index.ts';
import { queueCardRefund } from './card/queue-card-refund.ts';
import { queueCoinRefund } from './crypto/queue-coin-refund.ts';
import type { DeniedPlace } from './denied-place.ts';
import { mayEarnPoints, type Payment } from './payment.ts';
import { mailPaymentDenied } from './payment-mails.ts';
import { businessKey, type Paying, paymentBlocked, paymentDenied } from './postings.ts';
import { publishBalance } from './receive-payment.ts';
import { queueDeniedRefund } from './refund-denied.ts';

/**
 * P7c and P7e: gives the money of a payment back and ends its invoice. A balance gets it at once; a bank's or a card's
 * money is ordered back to where it came from. The caller holds the invoice's lock, and the payment is on hold, settled
 * or reserved.
 */
export async function denyPayment(
  context: OperationContext,
  paying: Paying,
  { reason, note }: { readonly reason: DenialReason; readonly note?: string },
): Promise<Invoice> {
  const { invoice, payment } = paying;
  const buyerAccount = balanceOfPayer(payment);
  await end(context, paying, { state: 'denied', code: reason, journal: paymentDenied(paying, buyerAccount) });
  const place = buyerAccount !== null ? 'balance' : await giveBack(context, paying);
  return await close(context, { invoice, payment }, { reason, place, note });
}

/** The balance that a payment came from; null for money from outside. */
export function balanceOfPayer(payment: Payment): Account | null {
  const { method, payerOrganizationId, payerAccountType: accountType, currency } = payment;
  if (method !== 'balance' || payerOrganizationId === null) return null;
  return accounts.available(payerOrganizationId, { currency, accountType });
}

/** Orders money from outside back to where it came from. */
export async function giveBack(
  context: OperationContext,
  paying: Paying,
): Promise<Exclude<DeniedPlace, 'balance' | 'blocked'>> {
  const { id, method, windowClosesAt } = paying.payment;
  if (method === 'bank-debit') {
    // The payer's bank may still take it back, or has done so already. `deniedRefunding` asks for news and sends it then.
    if (windowClosesAt === null) {
      const window_closes_at = await context.app.clock.now(context.db);
      await context.db.updateTable('invoice_payments').set({ window_closes_at }).where('id', '=', id).execute();
    }
    return 'bank';
  }
  if (method === 'crypto') {
    await queueCoinRefund(context, paying);
    return 'wallet';
  }
  if (method === 'bank-transfer') return (await queueDeniedRefund(context, paying)) ? 'bank' : 'waiting';
  await queueCardRefund(context, paying);
  return 'card';
}

/** P7d: keeps the money of a payment on hold by order of an authority, and ends its invoice. */
export async function blockPayment(
  context: OperationContext,
  paying: Paying,
  { note }: { readonly note: string },
): Promise<Invoice> {
  const reason = 'payment_denied_by_compliance';
  await end(context, paying, { state: 'blocked', code: reason, journal: paymentBlocked(paying) });
  const denied = await close(context, paying, { reason, place: 'blocked', note });
  return await recordMilestone(context, denied, { event: 'money-blocked', detail: { paymentId: paying.payment.id } });
}

async function end(
  context: OperationContext,
  paying: Paying,
  {
    state,
    code,
    journal,
  }: { readonly state: 'denied' | 'blocked'; readonly code: string; readonly journal: JournalEntry },
): Promise<void> {
  const { db, app } = context;
  const { payment } = paying;
  await postJournal(db, app.clock, journal);
  if (payment.state === 'cleared') await takeBack(context, paying, 'cashpaid', 'payment-received-reversed');
  await takeBack(context, paying, 'inflight', 'payment-accepted-reversed');
  await db
    .updateTable('invoice_payments')
    .set({
      state,
      failure_code: code,
      failed_at: await app.clock.now(db),
      ...(payment.state === 'cleared' && { reward_due: mayEarnPoints(payment) }),
    })
    .where('id', '=', payment.id)
    .execute();
}

/** The memo book says again that the invoice is owed. */
const takeBack = ({ db, app }: OperationContext, { payment }: Paying, step: 'cashpaid' | 'inflight', kind: string) =>
  reverseJournal(db, app.clock, {
    businessKey: businessKey(payment, `${step}:reversed`),
    reverses: businessKey(payment, step),
    book: 'memo',
    kind,
  });

async function close(
  context: OperationContext,
  { invoice, payment }: Paying,
  {
    reason,
    place,
    note,
  }: { readonly reason: DenialReason; readonly place: DeniedPlace; readonly note?: string | undefined },
): Promise<Invoice> {
  const denied = await denyInvoice(context, invoice, {
    reason,
    detail: { paymentId: payment.id, place, ...(note !== undefined && { note }) },
  });
  // The payment now reads as returned in the payer's transactions.
  await describeAgain(context.db, [businessKey(payment, payment.heldAt === null ? 'reserved' : 'held')]);
  await publishBalance(context, denied.sellerOrganizationId, denied.id);
  if (payment.payerOrganizationId !== null) await publishBalance(context, payment.payerOrganizationId, denied.id);
  await mailPaymentDenied(context, { invoice: denied, payment }, { reason, place });
  return denied;
}
