import type { Contract, RequestOf } from '@quittance/sdk/client';
import type { OneTimeCodeState } from '@quittance/sdk/stores';
import type { PaymentAction } from '../widget/payment-flow.ts';
import { type PaymentIntentState, sentStep } from '../widget/payment-intent.ts';
import { describeFailure } from '../widget/widget-events.ts';

/** A sentence of the invoice catalogue below `balance`. */
export type BalanceNotice =
  | 'setupFailed'
  | 'insufficientFunds'
  | 'accountUnavailable'
  | 'codeBlocked'
  | 'codeInvalid'
  | 'codeExpired';

/** A sentence that the debit shares. */
export type PaymentNotice = 'paymentFailed' | 'forbidden';

/** What is paid, and from which account: the one chosen when the code was asked for. */
export type BalanceContent = RequestOf<Contract['payInvoice']>['body'];

export type BalanceAction = PaymentAction<BalanceContent>;

export type BalanceState =
  | { readonly step: 'choosing'; readonly isAsking: boolean; readonly notice?: BalanceNotice | PaymentNotice }
  | {
      readonly step: 'confirming';
      /** The code that was refused last. */
      readonly refused?: string;
    }
  | { readonly step: 'paying' }
  | { readonly step: 'unknown'; readonly isChecking: boolean }
  /** Left without an answer: nothing is offered but to ask for it, so that nobody pays a second time. */
  | { readonly step: 'unanswered' }
  /**
   * The invoice was paid elsewhere or closed before this payment. `superseded`: found out in the background, after the
   * payer left, so the page says it and no dialog opens.
   */
  | { readonly step: 'overtaken' | 'superseded'; readonly isBeingPaid?: boolean }
  | { readonly step: 'paid' };

export const choosing = { step: 'choosing', isAsking: false } as const satisfies BalanceState;

const notices: Readonly<Record<string, BalanceNotice | PaymentNotice>> = {
  BruteForceAttemptError: 'codeBlocked',
  InsufficientFundsError: 'insufficientFunds',
  CurrencyAccountUnavailableError: 'accountUnavailable',
  ForbiddenError: 'forbidden',
};

/** What is said beside the field for the code, if anything. */
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
      // Left by its payer, who is somewhere else on the page; the invoice shows it.
      return intent.isLeft ? choosing : { step: 'paid' };
    default:
      // Given up. What overtook it is still to be read.
      return state.step === 'overtaken' ? state : choosing;
  }
}

/** What a payer sees of the money intent of a payment from a balance. */
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
