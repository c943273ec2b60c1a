import type { CurrencyAccount } from '@quittance/sdk/stores';
import { overtakenBy } from '../widget/overtaking-codes.ts';

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

/** One intent to pay, from the code on. */
export interface BalanceIntent {
  /** The account chosen when the code was asked for, whatever the balances have come to since. */
  readonly account: CurrencyAccount;
  readonly idempotencyKey: string;
  /** When another code may be asked for. */
  readonly resendAt: Date;
}

/** All that a payment was sent with, to send it once more unchanged. */
export interface BalanceAttempt {
  readonly intent: BalanceIntent;
  readonly otpCode: string;
}

export type BalanceState =
  | { readonly step: 'choosing'; readonly isAsking: boolean; readonly notice?: BalanceNotice | PaymentNotice }
  | {
      readonly step: 'confirming';
      readonly intent: BalanceIntent;
      readonly notice?: BalanceNotice;
      /** The code that was refused last. */
      readonly refused?: string;
    }
  | { readonly step: 'paying'; readonly attempt: BalanceAttempt }
  | { readonly step: 'unknown'; readonly attempt: BalanceAttempt; readonly isChecking: boolean }
  /** Left without an answer: nothing is offered but to ask for it, so that nobody pays a second time. */
  | { readonly step: 'unanswered'; readonly attempt: BalanceAttempt }
  /**
   * The invoice was paid elsewhere or closed before this payment. `superseded`: found out in the background, after the
   * payer left, so the page says it and no dialog opens.
   */
  | { readonly step: 'overtaken' | 'superseded'; readonly isBeingPaid?: boolean }
  | { readonly step: 'paid' };

export type BalanceAction =
  | { readonly type: 'code-asked' }
  | { readonly type: 'code-sent'; readonly intent: BalanceIntent }
  | { readonly type: 'code-resent'; readonly resendAt: Date }
  /** No other code was mailed; the one that was mailed before is still good. */
  | { readonly type: 'resend-failed'; readonly code: string }
  | { readonly type: 'code-entered'; readonly otpCode: string }
  | { readonly type: 'paid' }
  | { readonly type: 'refused'; readonly code: string }
  | { readonly type: 'answer-lost' }
  | { readonly type: 'check-started' }
  /** The invoice turned out to be no longer payable before anything was sent. */
  | { readonly type: 'overtaken' }
  | { readonly type: 'left' };

/** Refusals that another code can mend, and what is said beside the field. */
const codeNotices: Readonly<Record<string, BalanceNotice>> = {
  InvalidOtpError: 'codeInvalid',
  OtpRequiredError: 'codeInvalid',
  ReusedLoginOtpError: 'codeInvalid',
  ExpiredOtpError: 'codeExpired',
};

const notices: Readonly<Record<string, BalanceNotice | PaymentNotice>> = {
  BruteForceAttemptError: 'codeBlocked',
  InsufficientFundsError: 'insufficientFunds',
  CurrencyAccountUnavailableError: 'accountUnavailable',
  ForbiddenError: 'forbidden',
};

type Sent = Extract<BalanceState, { readonly step: 'paying' | 'unknown' | 'unanswered' }>;

function afterRefusal({ step, attempt }: Sent, code: string): BalanceState {
  // The payer left, and the refused request was sent in the background: only steps without a dialog may follow.
  const isLeft = step === 'unanswered';
  const codeNotice = codeNotices[code];
  if (codeNotice && !isLeft) {
    const { intent, otpCode } = attempt;
    return { step: 'confirming', intent, notice: codeNotice, refused: otpCode };
  }
  return overtakenBy(code, isLeft) ?? { step: 'choosing', isAsking: false, notice: notices[code] ?? 'paymentFailed' };
}

function whileChoosing(state: BalanceState, action: BalanceAction): BalanceState {
  if (action.type === 'code-asked') return { step: 'choosing', isAsking: true };
  if (action.type === 'code-sent') return { step: 'confirming', intent: action.intent };
  if (action.type !== 'refused') return state;
  return (
    overtakenBy(action.code) ?? { step: 'choosing', isAsking: false, notice: notices[action.code] ?? 'setupFailed' }
  );
}

function whileConfirming(state: BalanceState, action: BalanceAction): BalanceState {
  if (state.step !== 'confirming') return state;
  const { intent } = state;
  switch (action.type) {
    case 'code-entered':
      return { step: 'paying', attempt: { intent, otpCode: action.otpCode } };
    case 'code-resent':
      return { step: 'confirming', intent: { ...intent, resendAt: action.resendAt } };
    case 'resend-failed':
      return { ...state, notice: action.code === 'BruteForceAttemptError' ? 'codeBlocked' : 'setupFailed' };
    case 'left':
      return { step: 'choosing', isAsking: false };
    case 'overtaken':
      return { step: 'overtaken' };
    default:
      return state;
  }
}

function whilePaying(state: Sent, action: BalanceAction): BalanceState {
  const { attempt } = state;
  switch (action.type) {
    case 'left':
      // An answer that is being waited for must find its dialog.
      return state.step === 'unknown' && !state.isChecking ? { step: 'unanswered', attempt } : state;
    case 'paid':
      // Left by its payer, who is somewhere else on the page; the invoice shows it.
      return state.step === 'unanswered' ? { step: 'choosing', isAsking: false } : { step: 'paid' };
    case 'refused':
      return afterRefusal(state, action.code);
    case 'answer-lost':
      return state.step === 'unanswered' ? state : { step: 'unknown', attempt, isChecking: false };
    case 'check-started':
      return { step: 'unknown', attempt, isChecking: true };
    default:
      return state;
  }
}

/** Paying from a balance, without a browser: choose an account, confirm with a code, wait for the answer. */
export function balanceFlow(state: BalanceState, action: BalanceAction): BalanceState {
  switch (state.step) {
    case 'choosing':
      return whileChoosing(state, action);
    case 'confirming':
      return whileConfirming(state, action);
    case 'paying':
    case 'unknown':
    case 'unanswered':
      return whilePaying(state, action);
    case 'overtaken':
    case 'superseded':
    case 'paid':
      return action.type === 'left' ? { step: 'choosing', isAsking: false } : state;
  }
}
