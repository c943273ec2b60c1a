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

export type BalanceState =
  | { readonly step: 'choosing'; readonly isAsking: boolean; readonly notice?: BalanceNotice | PaymentNotice }
  | { readonly step: 'confirming'; readonly idempotencyKey: string; readonly notice?: BalanceNotice }
  | { readonly step: 'paying'; readonly idempotencyKey: string }
  | { readonly step: 'unknown'; readonly idempotencyKey: string; readonly isChecking: boolean }
  | { readonly step: 'paid' };

export type BalanceAction =
  | { readonly type: 'code-asked' }
  | { readonly type: 'code-sent'; readonly idempotencyKey: string }
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

function afterRefusal(idempotencyKey: string, code: string): BalanceState {
  const codeNotice = codeNotices[code];
  if (codeNotice) return { step: 'confirming', idempotencyKey, notice: codeNotice };
  return { step: 'choosing', isAsking: false, notice: notices[code] ?? 'paymentFailed' };
}

function whileChoosing(state: BalanceState, action: BalanceAction): BalanceState {
  if (action.type === 'code-asked') return { step: 'choosing', isAsking: true };
  if (action.type === 'code-sent') return { step: 'confirming', idempotencyKey: action.idempotencyKey };
  if (action.type !== 'refused') return state;
  return { step: 'choosing', isAsking: false, notice: notices[action.code] ?? 'setupFailed' };
}

function whilePaying(state: BalanceState, action: BalanceAction): BalanceState {
  if (state.step !== 'paying' && state.step !== 'unknown') return state;
  const { idempotencyKey } = state;
  switch (action.type) {
    case 'paid':
      return { step: 'paid' };
    case 'refused':
      return afterRefusal(idempotencyKey, action.code);
    case 'answer-lost':
      return { step: 'unknown', idempotencyKey, isChecking: false };
    case 'check-started':
      return { step: 'unknown', idempotencyKey, isChecking: true };
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
      if (action.type === 'code-entered') return { step: 'paying', idempotencyKey: state.idempotencyKey };
      return action.type === 'left' ? { step: 'choosing', isAsking: false } : state;
    case 'paying':
    case 'unknown':
      return whilePaying(state, action);
    case 'paid':
      return state;
  }
}
