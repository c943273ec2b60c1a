import { type InvoiceStatus, isPaid, isPaymentInProgress } from './invoice-status.ts';
import type { PaymentMethod } from './payment-method.ts';

/** The outcome of submitting a debit: no answer yet, accepted by the bank, or failed. */
export type SubmissionOutcome = 'awaited' | 'taken' | 'failed';

export interface SubmissionFacts {
  readonly status: InvoiceStatus;
  readonly paymentId?: string | undefined;
  readonly paymentState?: 'authorized' | 'submitted' | 'settled' | 'held' | undefined;
  readonly paymentMethod?: PaymentMethod | undefined;
  readonly lastPaymentFailure?:
    | { readonly paymentId?: string | undefined; readonly failedAt?: string | undefined }
    | undefined;
}

interface FailureFacts<Failure> {
  readonly lastPaymentFailure?: Failure | undefined;
}

/** Returns why this payment failed; undefined if the invoice shows no failure, or another payment's. */
export const failureOfPayment = <Failure extends { readonly paymentId?: string | undefined }>(
  { lastPaymentFailure }: FailureFacts<Failure>,
  paymentId: string,
): Failure | undefined => (lastPaymentFailure?.paymentId === paymentId ? lastPaymentFailure : undefined);

const failedAt = ({ lastPaymentFailure }: Pick<SubmissionFacts, 'lastPaymentFailure'>) =>
  lastPaymentFailure?.failedAt ?? '';

/**
 * Derives the outcome of one payment from its invoice. Returns `awaited` if the invoice doesn't show it.
 * @param begun the invoice before the payment; without it, another payment's failure gives `awaited`
 */
export function submissionOutcome(
  invoice: SubmissionFacts,
  paymentId: string,
  begun: Pick<SubmissionFacts, 'lastPaymentFailure'> = invoice,
): SubmissionOutcome {
  if (failureOfPayment(invoice, paymentId)) return 'failed';
  // A later payment can only fail after this one did.
  if (invoice.paymentId === undefined) return failedAt(invoice) > failedAt(begun) ? 'failed' : 'awaited';
  // An invoice has one active payment, so another one can only start after this one failed.
  if (invoice.paymentId !== paymentId) return 'failed';
  const { status, paymentState } = invoice;
  const isWithBank = isPaymentInProgress(status) && (paymentState === 'submitted' || paymentState === 'settled');
  return isWithBank || isPaid(status) ? 'taken' : 'awaited';
}

/** Whether a debit or card was authorized and not answered yet. Coins wait for their chain only. */
export const isAwaitingBank = ({ status, paymentState, paymentMethod }: SubmissionFacts): boolean =>
  isPaymentInProgress(status) && paymentState === 'authorized' && paymentMethod !== 'crypto';
