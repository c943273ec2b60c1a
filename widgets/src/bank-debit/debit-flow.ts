import type { DebitAuthorization } from './debit-authorization.ts';

/** A sentence of the catalogue, by its key. */
export type DebitNotice =
  | 'setupFailed'
  | 'paymentFailed'
  | 'beingReviewed'
  | 'authorizationChanged'
  | 'accountBlocked'
  | 'accountNotLinked'
  | 'notPayable';

/** One intent to pay. Its key stays the same until the server has said no, so that it can never be charged twice. */
export interface DebitIntent {
  readonly providerUserId: string;
  readonly authorization: DebitAuthorization;
  readonly idempotencyKey: string;
}

/**
 * Where a payer stands. `unknown` is neither success nor failure: nobody heard the server's answer. Who leaves it is in
 * `unanswered`, which keeps the intent and offers no other, so that nobody pays a second time for want of an answer.
 */
export type DebitState =
  | { readonly step: 'idle'; readonly notice?: DebitNotice; readonly detail?: string }
  | { readonly step: 'opening' }
  | { readonly step: 'linking'; readonly windowUrl: string }
  | { readonly step: 'reading'; readonly providerUserId: string; readonly notice?: DebitNotice }
  | { readonly step: 'authorizing'; readonly intent: DebitIntent; readonly notice?: DebitNotice }
  | { readonly step: 'paying'; readonly intent: DebitIntent }
  | { readonly step: 'unknown'; readonly intent: DebitIntent; readonly isChecking: boolean }
  | { readonly step: 'unanswered'; readonly intent: DebitIntent }
  | { readonly step: 'paid' };

export type DebitAction =
  | { readonly type: 'started' }
  | { readonly type: 'window-opened'; readonly windowUrl: string }
  | { readonly type: 'bank-linked'; readonly providerUserId: string }
  | { readonly type: 'authorization-read'; readonly authorization: DebitAuthorization; readonly idempotencyKey: string }
  | { readonly type: 'authorized' }
  | { readonly type: 'paid' }
  | { readonly type: 'answer-lost' }
  | { readonly type: 'check-started' }
  | { readonly type: 'refused'; readonly code: string; readonly freshKey: string }
  | { readonly type: 'setup-failed'; readonly code: string }
  /** Words for whoever tries the sandbox, which come after the failure that they explain. */
  | { readonly type: 'explained'; readonly detail: string }
  /** The invoice that an answer is missing for was found paid, or is no longer payable for another reason. */
  | { readonly type: 'closed' }
  | { readonly type: 'left' };

/** Refusals that send the payer back to the start, and what they are told there. */
const noticesAtStart: Readonly<Record<string, DebitNotice>> = {
  InvoicePaymentProcessingError: 'beingReviewed',
  InvoiceStateError: 'notPayable',
  BankAccountBlockedError: 'accountBlocked',
  BankAccountNotLinkedError: 'accountNotLinked',
};

function afterRefusal(intent: DebitIntent, code: string, freshKey: string): DebitState {
  if (code === 'DebitAuthorizationChangedError') {
    return { step: 'reading', providerUserId: intent.providerUserId, notice: 'authorizationChanged' };
  }
  const notice = noticesAtStart[code];
  if (notice) return { step: 'idle', notice };
  // The refused key would answer the same refusal for ever: another try is another intent.
  return { step: 'authorizing', intent: { ...intent, idempotencyKey: freshKey }, notice: 'paymentFailed' };
}

function whileSettingUp(state: DebitState, action: DebitAction): DebitState {
  switch (action.type) {
    case 'window-opened':
      return state.step === 'opening' ? { step: 'linking', windowUrl: action.windowUrl } : state;
    case 'bank-linked':
      return state.step === 'linking' ? { step: 'reading', providerUserId: action.providerUserId } : state;
    case 'authorization-read': {
      if (state.step !== 'reading') return state;
      const { authorization, idempotencyKey } = action;
      const { providerUserId, ...kept } = state;
      return { ...kept, step: 'authorizing', intent: { providerUserId, authorization, idempotencyKey } };
    }
    case 'setup-failed':
      return { step: 'idle', notice: noticesAtStart[action.code] ?? 'setupFailed' };
    default:
      return state;
  }
}

type Sent = Extract<DebitState, { readonly step: 'paying' | 'unknown' | 'unanswered' }>;

function whilePaying(state: Sent, action: DebitAction): DebitState {
  const { intent } = state;
  switch (action.type) {
    case 'left':
      // An answer that is being waited for must find its dialog.
      return state.step === 'unknown' && !state.isChecking ? { step: 'unanswered', intent } : state;
    case 'closed':
      return state.step === 'unanswered' ? { step: 'idle' } : state;
    case 'paid':
      return { step: 'paid' };
    case 'answer-lost':
      return { step: 'unknown', intent, isChecking: false };
    case 'check-started':
      return { step: 'unknown', intent, isChecking: true };
    case 'refused':
      return afterRefusal(intent, action.code, action.freshKey);
    default:
      return state;
  }
}

/** The whole flow without a browser: what each event makes of each state; an event that comes too late changes nothing. */
export function debitFlow(state: DebitState, action: DebitAction): DebitState {
  switch (state.step) {
    case 'idle':
      if (action.type === 'explained' && state.notice) return { ...state, detail: action.detail };
      return action.type === 'started' ? { step: 'opening' } : state;
    case 'opening':
    case 'linking':
    case 'reading':
      return action.type === 'left' ? { step: 'idle' } : whileSettingUp(state, action);
    case 'authorizing':
      if (action.type === 'authorized') return { step: 'paying', intent: state.intent };
      return action.type === 'left' ? { step: 'idle' } : state;
    case 'paying':
    case 'unknown':
    case 'unanswered':
      return whilePaying(state, action);
    case 'paid':
      return action.type === 'left' ? { step: 'idle' } : state;
  }
}
