import type { Contract, RequestOf } from '@quittance/sdk/client';
import type { OneTimeCodeState } from '@quittance/sdk/stores';
import type { PaymentAction } from '../widget/payment-flow.ts';
import { type PaymentIntentState, sentStep } from '../widget/payment-intent.ts';
import { describeFailure } from '../widget/widget-events.ts';

/** Key of a text of the invoice catalogue below `balance`. */
export type BalanceNotice =
  | 'setupFailed'
  | 'insufficientFunds'
  | 'accountUnavailable'
  | 'amountChanged'
  | 'codeBlocked'
  | 'codeInvalid'
  | 'codeExpired';

/** Key of a text that the debit shares. */
export type PaymentNotice = 'paymentFailed' | 'forbidden';

/** The payment and its account: the one chosen when the code was requested. */
export type BalanceContent = RequestOf<Contract['payInvoice']>['body'];

export type BalanceAction = PaymentAction<BalanceContent>;

export type BalanceState =
  | { readonly step: 'choosing'; readonly isAsking: boolean; readonly notice?: BalanceNotice | PaymentNotice }
  | {
      readonly step: 'confirming';
      /** The last refused code. */
      readonly refused?: string;
    }
  | { readonly step: 'paying' }
  | { readonly step: 'unknown'; readonly isChecking: boolean }
  /** Left without an answer: offers only a check of that payment, so that nobody pays twice. */
  | { readonly step: 'unanswered' }
  /**
   * The invoice was paid elsewhere or closed before this payment. `superseded`: detected in the background after the
   * payer left, so the page shows it without a dialog.
   */
  | { readonly step: 'overtaken' | 'superseded'; readonly isBeingPaid?: boolean }
  | { readonly step: 'paid' };

export const choosing = { step: 'choosing', isAsking: false } as const satisfies BalanceState;

const notices: Readonly<Record<string, BalanceNotice | PaymentNotice>> = {
  BruteForceAttemptError: 'codeBlocked',
  InsufficientFundsError: 'insufficientFunds',
  PaymentAmountChangedError: 'amountChanged',
  CurrencyAccountUnavailableError: 'accountUnavailable',
  ForbiddenError: 'forbidden',
};

/** Returns the notice next to the code field, if any. */
export function codeNotice(state: OneTimeCodeState): BalanceNotice | undefined {
  if (state.step !== 'WAITING_OTP') return undefined;
  const { rejected, sendError } = state;
  if (sendError !== undefined)
    return describeFailure(sendError).code === 'BruteForceAttemptError' ? 'codeBlocked' : 'setupFailed';
  if (!rejected) return undefined;
  return rejected.code === 'ExpiredOtpError' ? 'codeExpired' : 'codeInvalid';
}

function afterIntent(state: BalanceState, intent: PaymentIntentState<BalanceContent>): BalanceState {
  const sent = sentStep(intent);
  if (sent) return sent;
  switch (intent.step) {
    case 'preparing':
      return { step: 'choosing', isAsking: true };
    case 'code':
      return { step: 'confirming', ...(intent.rejected && { refused: intent.rejected.otpCode }) };
    case 'refused': {
      // Refused before anything was sent: no code was mailed.
      const otherwise = state.step === 'choosing' ? 'setupFailed' : 'paymentFailed';
      return { ...choosing, notice: notices[describeFailure(intent.error).code] ?? otherwise };
    }
    case 'settled':
      // The payer has left and is elsewhere on the page; the invoice shows the result.
      return intent.isLeft ? choosing : { step: 'paid' };
    default:
      // Cancelled. If something overtook it, that is still shown.
      return state.step === 'overtaken' ? state : choosing;
  }
}

/** Computes the state that a payer sees of a payment from a balance. */
export function balanceFlow(state: BalanceState, action: BalanceAction): BalanceState {
  switch (action.type) {
    case 'intent':
      return afterIntent(state, action.intent);
    case 'overtaken':
      return state.step === 'confirming' ? { step: 'overtaken' } : state;
    case 'left':
      return state.step === 'overtaken' ? choosing : state;
  }
}
