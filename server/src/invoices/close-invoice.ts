import type { InvoiceEvent } from '@quittance/sdk/rules';
import type { OperationContext } from '../kernel/index.ts';
import { type Account, accounts, credit, debit, postJournal, reverseJournal } from '../ledger/index.ts';
import { assertNotBeingPaid } from './assert-not-being-paid.ts';
import type { Invoice } from './invoice.ts';
import { type InvoiceMove, moveInvoice } from './move-invoice.ts';
import type { DenialReason } from './tables.ts';

/** The ways to close an invoice without money: its status, and where the memo book keeps what was owed. */
const closings = {
  rejected: { to: 'rejected_by_recipient', step: 'rejected', account: accounts.rejected },
  canceled: { to: 'canceled_by_sender', step: 'canceled', account: accounts.cancelled },
  'marked-paid-externally': { to: 'paid_externally', step: 'external', account: accounts.paidExternally },
} as const satisfies Partial<Record<InvoiceEvent, unknown>>;

export interface ClosingMove extends Pick<InvoiceMove, 'changes' | 'detail'> {
  readonly event: keyof typeof closings;
}

/**
 * M4 and P6: closes an open or rejected invoice. What is owed moves within the memo book; no money moves. The caller
 * holds the invoice's lock.
 * @throws InvoicePaymentProcessingError while a payment is in progress; InvoiceStateError for other statuses
 */
export async function closeInvoice(context: OperationContext, invoice: Invoice, move: ClosingMove): Promise<Invoice> {
  assertNotBeingPaid(invoice);
  const { to, step, account } = closings[move.event];
  const closed = await moveInvoice(context, invoice, {
    ...move,
    to,
    changes: { ...move.changes, is_overdue: false },
  });
  // A rejection was not final: first the invoice is owed again.
  if (invoice.status === 'rejected_by_recipient') await takeBackRejection(context, invoice);
  await postClosing(context, invoice, step, account);
  return closed;
}

/**
 * P7c and P7e: ends an invoice whose payment was denied. Its receivable is open again, and is given up. The caller holds
 * the invoice's lock and has moved the money.
 */
export async function denyInvoice(
  context: OperationContext,
  invoice: Invoice,
  { reason, detail }: { readonly reason: DenialReason } & Pick<InvoiceMove, 'detail'>,
): Promise<Invoice> {
  const denied = await moveInvoice(context, invoice, {
    event: reason === 'recipient_not_verified' ? 'recipient-not-verified' : 'payment-denied',
    to: 'denied',
    changes: {
      is_overdue: false,
      denied_at: await context.app.clock.now(context.db),
      denial_reason: reason,
      payment_id: null,
      paid_amount_minor: null,
      paid_on_date: null,
      payment_window: null,
      discount_taken_minor: 0n,
    },
    ...(detail && { detail }),
  });
  await postClosing(context, denied, 'denied', accounts.denied);
  return denied;
}

async function postClosing(
  { app, db }: OperationContext,
  invoice: Invoice,
  step: string,
  accountOf: (invoiceId: string, sellerId: string) => Account,
): Promise<void> {
  const { id, sellerOrganizationId, totalDueMinor, currency } = invoice;
  await postJournal(db, app.clock, {
    businessKey: `inv:${id}:${step}`,
    book: 'memo',
    kind: `invoice-${step}`,
    organizationId: sellerOrganizationId,
    invoiceId: id,
    lines: [
      debit(accountOf(id, sellerOrganizationId), totalDueMinor, currency),
      credit(accounts.receivable(id, sellerOrganizationId), totalDueMinor, currency),
    ],
  });
}

const takeBackRejection = ({ app, db }: OperationContext, { id }: Invoice) =>
  reverseJournal(db, app.clock, {
    businessKey: `inv:${id}:rejected:reversed`,
    reverses: `inv:${id}:rejected`,
    book: 'memo',
    kind: 'invoice-rejected-reversed',
  });
