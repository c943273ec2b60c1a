import { paymentWindowOf, statusWhenPaid } from '@quittance/sdk/rules';
import { addDays, startOfBusinessDay } from '@quittance/sdk/time';
import { type InvoiceMove, type InvoiceWithItems, moveInvoiceWithItems } from '../invoices/index.ts';
import type { OperationContext } from '../kernel/index.ts';
import { type JournalEntry, postJournalsLast } from '../ledger/index.ts';
import { publishLiveEvent } from '../live-events/index.ts';
import type { Party } from '../organizations/index.ts';
import type { Payment } from './payment.ts';
import { mailPaymentReceived } from './payment-mails.ts';
import { type Paying, paymentReceived, releasedToSeller } from './postings.ts';
import { canReceive, preferredAccountType, sellerAccount } from './seller-account.ts';
import { verifyByOf } from './verification-terms.ts';

/** How cleared money arrived, and data about its recipient that is already known. */
export interface Receipt {
  /** The event that moves the invoice. */
  readonly event: 'balance-paid' | 'payment-accepted' | 'deposit-matched';
  /** Journals that credit the reserve; posted together with the rest. */
  readonly journals: readonly JournalEntry[];
  readonly seller: Party;
  /** Stores the payment in its state after clearing. */
  readonly save: (payment: Payment) => Promise<unknown>;
  /** What else to keep with the event. */
  readonly detail?: InvoiceMove['detail'];
}

/**
 * Processes cleared money: from a balance, by a bank transfer, or from a debit that can no longer be returned. Before the due date it is
 * reserved for the seller; from then on it is credited to the seller at once. The journals are posted as the
 * transaction's last step; the ledger's refusals are thrown there.
 */
export async function receivePayment(
  context: OperationContext,
  paying: Paying,
  { event, journals, seller, save, detail }: Receipt,
): Promise<InvoiceWithItems> {
  const { invoice, payment } = paying;
  const today = await context.app.clock.today(context.db);
  const mayReceive = canReceive(seller);
  const status = mayReceive
    ? statusWhenPaid({ authorizedOn: payment.authorizedOn, dueDate: invoice.dueDate, today })
    : 'allocated';
  const creditedAccountType = status === 'allocated' ? null : preferredAccountType(seller, invoice);
  const isReleased = creditedAccountType !== null;
  const release = isReleased ? [releasedToSeller(paying, sellerAccount(invoice, creditedAccountType))] : [];
  await postJournalsLast(context.db, context.app.clock, [...journals, paymentReceived(paying), ...release]);
  const releaseOn = invoice.dueDate > today ? invoice.dueDate : isReleased ? today : addDays(today, 1);
  const at = await context.app.clock.now(context.db);
  const received: Payment = {
    ...payment,
    state: 'cleared',
    clearedAt: at,
    releaseAt: startOfBusinessDay(releaseOn),
    verifyBy: verifyByOf({ dueDate: invoice.dueDate, clearedOn: today }),
    releasedAt: isReleased ? at : null,
    creditedAccountType,
  };
  await save(received);
  const { invoice: moved, items } = await moveInvoiceWithItems(context, invoice, {
    event,
    to: status,
    changes: {
      is_overdue: false,
      payment_id: payment.id,
      paid_amount_minor: payment.amountMinor,
      paid_on_date: payment.authorizedOn,
      discount_taken_minor: payment.discountMinor,
      payment_window: paymentWindowOf({
        authorizedOn: payment.authorizedOn,
        dueDate: invoice.dueDate,
        hasEarlyDiscount: payment.discountMinor > 0n,
      }),
      last_payment_failure_code: null,
      last_payment_failed_at: null,
      last_payment_failure_kind: null,
    },
    detail: { paymentId: payment.id, amountMinor: String(payment.amountMinor), ...detail },
  });
  await publishBalance(context, moved.sellerOrganizationId, moved.id);
  await mailPaymentReceived(
    context,
    { invoice: moved, payment: received },
    { sellerOwners: seller.owners, availableOn: mayReceive ? releaseOn : null },
  );
  return { invoice: moved, items };
}

/** Publishes a live event about an organization's changed balance. */
export const publishBalance = (context: OperationContext, organizationId: string, objectId: string): Promise<void> =>
  publishLiveEvent(context.db, { organizationId, kind: 'balance.changed', objectId });
