import { type InvoiceStatus, isPaid, isPaymentInProgress } from './invoice-status.ts';

/** What came of handing a debit to the bank: no answer yet, the bank took it, or it failed. */
export type SubmissionOutcome = 'awaited' | 'taken' | 'failed';

export interface SubmissionFacts {
  readonly status: InvoiceStatus;
  readonly paymentId?: string | undefined;
  readonly paymentState?: 'authorized' | 'submitted' | 'settled' | undefined;
  readonly lastPaymentFailure?:
    | { readonly paymentId?: string | undefined; readonly failedAt?: string | undefined }
    | undefined;
}

interface FailureFacts<Failure> {
  readonly lastPaymentFailure?: Failure | undefined;
}

/** Why this payment failed; undefined when the invoice tells of no failure, or of another payment's. */
export const failureOfPayment = <Failure extends { readonly paymentId?: string | undefined }>(
  { lastPaymentFailure }: FailureFacts<Failure>,
  paymentId: string,
): Failure | undefined => (lastPaymentFailure?.paymentId === paymentId ? lastPaymentFailure : undefined);

const failedAt = ({ lastPaymentFailure }: Pick<SubmissionFacts, 'lastPaymentFailure'>) =>
  lastPaymentFailure?.failedAt ?? '';

/**
 * Reads from an invoice what came of one payment of it. Where the invoice doesn't say, the answer is `awaited`.
 * @param begun the invoice before the payment; without it, the failure of another payment leaves the answer `awaited`
 */
export function submissionOutcome(
  invoice: SubmissionFacts,
  paymentId: string,
  begun: Pick<SubmissionFacts, 'lastPaymentFailure'> = invoice,
): SubmissionOutcome {
  if (failureOfPayment(invoice, paymentId)) return 'failed';
  // A later payment can only fail after this one did.
  if (invoice.paymentId === undefined) return failedAt(invoice) > failedAt(begun) ? 'failed' : 'awaited';
  // An invoice has one active payment, so another one can only begin after this one failed.
  if (invoice.paymentId !== paymentId) return 'failed';
  const { status, paymentState } = invoice;
  const isWithBank = isPaymentInProgress(status) && (paymentState === 'submitted' || paymentState === 'settled');
  return isWithBank || isPaid(status) ? 'taken' : 'awaited';
}

/** Whether a debit was authorized and the bank has not answered yet. */
export const isAwaitingBank = ({ status, paymentState }: SubmissionFacts): boolean =>
  isPaymentInProgress(status) && paymentState === 'authorized';
