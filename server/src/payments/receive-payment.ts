import { paymentWindowOf, statusWhenPaid } from '@quittance/sdk/rules';
import { addDays, startOfBusinessDay } from '@quittance/sdk/time';
import { type Invoice, moveInvoice, type OperationContext } from '../invoices/index.ts';
import { type JournalEntry, postJournals } from '../ledger/index.ts';
import { publishLiveEvent } from '../live-events/index.ts';
import type { AccountType } from '../organizations/index.ts';
import { type Payment, toPayment } from './payment.ts';
import { mailPaymentReceived } from './payment-mails.ts';
import { type Paying, paymentReceived, releasedToSeller } from './postings.ts';
import { canReceive, preferredAccountType, sellerAccount } from './seller-account.ts';

/**
 * What good money does, whether it came from a balance or by a debit that can no longer be returned: it is reserved for
 * the seller until the due date, and the seller's at once from then on.
 * @param event how the invoice moves
 * @param journals what brings the money into the reserve, posted together with the rest
 */
export async function receivePayment(
  context: OperationContext,
  paying: Paying,
  {
    event,
    journals,
  }: { readonly event: 'balance-paid' | 'payment-accepted'; readonly journals: readonly JournalEntry[] },
): Promise<Invoice> {
  const { invoice, payment } = paying;
  const today = await context.app.clock.today(context.db);
  const mayReceive = await canReceive(context.db, invoice.sellerOrganizationId);
  const status = mayReceive
    ? statusWhenPaid({ authorizedOn: payment.authorizedOn, dueDate: invoice.dueDate, today })
    : 'allocated';
  const creditedAccountType = status === 'allocated' ? null : await preferredAccountType(context.db, invoice);
  const isReleased = creditedAccountType !== null;
  const release = isReleased ? [releasedToSeller(paying, sellerAccount(invoice, creditedAccountType))] : [];
  await postJournals(context.db, context.app.clock, [...journals, paymentReceived(paying), ...release]);
  const releaseOn = invoice.dueDate > today ? invoice.dueDate : isReleased ? today : addDays(today, 1);
  const received = await markCleared(context, payment, {
    creditedAccountType,
    releaseAt: startOfBusinessDay(releaseOn),
  });
  const moved = await moveInvoice(context, invoice, {
    event,
    to: status,
    changes: {
      is_overdue: false,
      payment_id: payment.id,
      paid_amount_minor: payment.amountMinor,
      paid_on_date: payment.authorizedOn,
      payment_window: paymentWindowOf({ authorizedOn: payment.authorizedOn, dueDate: invoice.dueDate }),
      last_payment_failure_code: null,
      last_payment_failed_at: null,
      last_payment_failure_kind: null,
      payment_reversed: false,
    },
    detail: { paymentId: payment.id, amountMinor: String(payment.amountMinor) },
  });
  await publishBalance(context, moved.sellerOrganizationId, moved.id);
  await mailPaymentReceived(context, { invoice: moved, payment: received }, mayReceive ? releaseOn : null);
  return moved;
}

async function markCleared(
  context: OperationContext,
  payment: Payment,
  { creditedAccountType, releaseAt }: { readonly creditedAccountType: AccountType | null; readonly releaseAt: Date },
): Promise<Payment> {
  const at = await context.app.clock.now(context.db);
  const row = await context.db
    .updateTable('invoice_payments')
    .set({
      state: 'cleared',
      cleared_at: at,
      release_at: releaseAt,
      released_at: creditedAccountType === null ? null : at,
      credited_account_type: creditedAccountType,
    })
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toPayment(row);
}

/** Tells a business's open tabs that its figures have changed. */
export const publishBalance = (context: OperationContext, organizationId: string, objectId: string): Promise<void> =>
  publishLiveEvent(context.db, { organizationId, kind: 'balance.changed', objectId });
