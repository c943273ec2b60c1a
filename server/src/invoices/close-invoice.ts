import type { InvoiceEvent } from '@quittance/sdk/rules';
import type { OperationContext } from '../kernel/index.ts';
import { type Account, accounts, credit, debit, postJournal, reverseJournal } from '../ledger/index.ts';
import { assertNotBeingPaid } from './assert-not-being-paid.ts';
import type { Invoice } from './invoice.ts';
import { type InvoiceMove, moveInvoice } from './move-invoice.ts';

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
