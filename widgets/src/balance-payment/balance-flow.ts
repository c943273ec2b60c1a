/** A sentence of the invoice catalogue below `balance`. */
export type BalanceNotice =
  | 'setupFailed'
  | 'insufficientFunds'
  | 'accountUnavailable'
  | 'codeBlocked'
  | 'forbidden'
  | 'codeInvalid'
  | 'codeExpired';

/** Sentences that the debit shares: `paymentFailed`, `beingReviewed`, `notPayable`. */
export type PaymentNotice = 'paymentFailed' | 'beingReviewed' | 'notPayable';

/** One intent to pay, from the code on. */
interface Intent {
  readonly idempotencyKey: string;
  /** When another code may be asked for. */
  readonly resendAt: Date;
}

export type BalanceState =
  | { readonly step: 'choosing'; readonly isAsking: boolean; readonly notice?: BalanceNotice | PaymentNotice }
  | ({ readonly step: 'confirming'; readonly notice?: BalanceNotice } & Intent)
  | ({ readonly step: 'paying' } & Intent)
  | ({ readonly step: 'unknown'; readonly isChecking: boolean } & Intent)
  /** Left without an answer: nothing is offered but to ask for it, so that nobody pays a second time. */
  | ({ readonly step: 'unanswered' } & Intent)
  | { readonly step: 'paid' };

export type BalanceAction =
  | { readonly type: 'code-asked' }
  | { readonly type: 'code-sent'; readonly idempotencyKey: string; readonly resendAt: Date }
  | { readonly type: 'code-resent'; readonly resendAt: Date }
  /** No other code was mailed; the one that was mailed before is still good. */
  | { readonly type: 'resend-failed'; readonly code: string }
  | { readonly type: 'code-entered' }
  | { readonly type: 'paid' }
  | { readonly type: 'refused'; readonly code: string }
  | { readonly type: 'answer-lost' }
  | { readonly type: 'check-started' }
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
  InvoicePaymentProcessingError: 'beingReviewed',
  InvoiceStateError: 'notPayable',
};

function afterRefusal({ idempotencyKey, resendAt }: Intent, code: string): BalanceState {
  const codeNotice = codeNotices[code];
  if (codeNotice) return { step: 'confirming', idempotencyKey, resendAt, notice: codeNotice };
  return { step: 'choosing', isAsking: false, notice: notices[code] ?? 'paymentFailed' };
}

function whileChoosing(state: BalanceState, action: BalanceAction): BalanceState {
  if (action.type === 'code-asked') return { step: 'choosing', isAsking: true };
  if (action.type === 'code-sent') {
    return { step: 'confirming', idempotencyKey: action.idempotencyKey, resendAt: action.resendAt };
  }
  if (action.type !== 'refused') return state;
  return { step: 'choosing', isAsking: false, notice: notices[action.code] ?? 'setupFailed' };
}

function whileConfirming(state: BalanceState, action: BalanceAction): BalanceState {
  if (state.step !== 'confirming') return state;
  const { idempotencyKey, resendAt } = state;
  switch (action.type) {
    case 'code-entered':
      return { step: 'paying', idempotencyKey, resendAt };
    case 'code-resent':
      return { step: 'confirming', idempotencyKey, resendAt: action.resendAt };
    case 'resend-failed':
      return { ...state, notice: action.code === 'BruteForceAttemptError' ? 'codeBlocked' : 'setupFailed' };
    case 'left':
      return { step: 'choosing', isAsking: false };
    default:
      return state;
  }
}

function whilePaying(state: BalanceState, action: BalanceAction): BalanceState {
  if (state.step !== 'paying' && state.step !== 'unknown' && state.step !== 'unanswered') return state;
  const { idempotencyKey, resendAt } = state;
  switch (action.type) {
    case 'left':
      // An answer that is being waited for must find its dialog.
      return state.step === 'unknown' && !state.isChecking ? { step: 'unanswered', idempotencyKey, resendAt } : state;
    case 'paid':
      return { step: 'paid' };
    case 'refused':
      return afterRefusal(state, action.code);
    case 'answer-lost':
      return { step: 'unknown', idempotencyKey, resendAt, isChecking: false };
    case 'check-started':
      return { step: 'unknown', idempotencyKey, resendAt, isChecking: true };
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
    case 'paid':
      return state;
  }
}
