import { canPay, isPaymentInProgress, type StoredInvoiceStatus } from '@quittance/sdk/rules';

/** Why a transfer with the reference of an invoice doesn't pay it. */
export type TransferProblem = 'not-open' | 'being-paid' | 'other-currency' | 'less-than-due' | 'monitored';

/** Why a transfer, or a part of it, paid nothing. */
export type RestReason = TransferProblem | 'more-than-due';

interface TransferFacts {
  readonly status: StoredInvoiceStatus;
  readonly isSameCurrency: boolean;
  readonly isEnough: boolean;
  /** Whether the money is held until compliance has checked it. */
  readonly isHeldBack: boolean;
}

/** Returns why a transfer pays nothing; null if it pays the invoice. */
export function transferProblem(facts: TransferFacts): TransferProblem | null {
  if (isPaymentInProgress(facts.status)) return 'being-paid';
  if (!canPay('buyer', facts.status)) return 'not-open';
  if (!facts.isSameCurrency) return 'other-currency';
  if (!facts.isEnough) return 'less-than-due';
  return facts.isHeldBack ? 'monitored' : null;
}
