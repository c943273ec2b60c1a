import { type InvoiceStatus, isPaymentInProgress } from './invoice-status.ts';

/** What came of handing a debit to the bank: no answer yet, the bank took it, or it failed. */
export type SubmissionOutcome = 'awaited' | 'taken' | 'failed';

export interface SubmissionFacts {
  readonly status: InvoiceStatus;
  readonly paymentId?: string | undefined;
  readonly paymentState?: 'authorized' | 'submitted' | 'settled' | undefined;
  readonly lastPaymentFailure?: { readonly paymentId?: string | undefined } | undefined;
}

/** Reads from an invoice what came of one payment of it. */
export function submissionOutcome(invoice: SubmissionFacts, paymentId: string): SubmissionOutcome {
  if (invoice.lastPaymentFailure?.paymentId === paymentId) return 'failed';
  if (invoice.paymentId === undefined) return 'awaited';
  // An invoice has one active payment, so another one can only begin after this one failed.
  if (invoice.paymentId !== paymentId) return 'failed';
  return isAwaitingBank(invoice) ? 'awaited' : 'taken';
}

/** Whether a debit was authorized and the bank has not answered yet. */
export const isAwaitingBank = ({ status, paymentState = 'authorized' }: SubmissionFacts): boolean =>
  isPaymentInProgress(status) && paymentState === 'authorized';
