import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import { overtakenBy } from '../widget/overtaking-codes.ts';
import type { DebitAuthorization } from './debit-authorization.ts';

/** A sentence of the catalogue, by its key. */
export type DebitNotice =
  | 'setupFailed'
  | 'paymentFailed'
  | 'authorizationChanged'
  | 'accountBlocked'
  | 'accountNotLinked'
  | 'forbidden';

/** Why a debit failed after the server had taken it. */
export type DebitFailure = NonNullable<InvoiceAnswer['lastPaymentFailure']>;

/** One intent to pay. Its key stays the same until the server has said no, so that it can never be charged twice. */
export interface DebitIntent {
  readonly providerUserId: string;
  readonly authorization: DebitAuthorization;
  readonly idempotencyKey: string;
}

/** A linked bank account, and what came of the last try to debit it. */
interface LinkedAccount {
  readonly providerUserId: string;
  readonly notice?: DebitNotice | undefined;
  readonly failure?: DebitFailure | undefined;
}

/** A payment that the server took. */
interface TakenPayment {
  readonly intent: DebitIntent;
  readonly paymentId: string;
}

/**
 * Where a payer stands.
 *
 * - `submitting`: the server took the payment, the bank has not answered; `unconfirmed`: nor has it after a while;
 *   `following`: the payer left meanwhile
 * - `unknown` is neither success nor failure: nobody heard the server's answer. `unanswered`: the payer left meanwhile. It
 *   keeps the intent and offers no other, so that nobody pays a second time for want of an answer.
 * - `overtaken`: the invoice was paid elsewhere or closed before this payment; `superseded`: found out in the background,
 *   after the payer left, so the page says it and no dialog opens
 */
export type DebitState =
  | {
      readonly step: 'idle';
      readonly notice?: DebitNotice;
      readonly detail?: string;
      /** Its payment failed or needs another authorization; kept for another try. */
      readonly failedTry?: LinkedAccount;
    }
  | { readonly step: 'opening' }
  | { readonly step: 'linking'; readonly windowUrl: string }
  | ({ readonly step: 'reading' } & LinkedAccount)
  | ({ readonly step: 'authorizing'; readonly intent: DebitIntent } & Omit<LinkedAccount, 'providerUserId'>)
  | { readonly step: 'paying'; readonly intent: DebitIntent }
  | ({ readonly step: 'submitting' | 'unconfirmed' | 'following' } & TakenPayment)
  | { readonly step: 'unknown'; readonly intent: DebitIntent; readonly isChecking: boolean }
  | { readonly step: 'unanswered'; readonly intent: DebitIntent }
  | { readonly step: 'overtaken' | 'superseded'; readonly isBeingPaid?: boolean }
  | { readonly step: 'paid' };

export type DebitAction =
  | { readonly type: 'started' }
  | { readonly type: 'window-opened'; readonly windowUrl: string }
  | { readonly type: 'bank-linked'; readonly providerUserId: string }
  | { readonly type: 'authorization-read'; readonly authorization: DebitAuthorization; readonly idempotencyKey: string }
  | { readonly type: 'authorized' }
  /** The payer chooses another bank account than the linked one. */
  | { readonly type: 'account-dropped' }
  /** The server took the payment. */
  | { readonly type: 'taken'; readonly paymentId: string }
  /** The bank has not answered within the time in which a payer waits. */
  | { readonly type: 'bank-slow' }
  /** The bank took the debit. */
  | { readonly type: 'paid' }
  /** The server had taken the payment, and then it failed. */
  | { readonly type: 'failed'; readonly failure: DebitFailure | undefined; readonly freshKey: string }
  | { readonly type: 'answer-lost' }
  | { readonly type: 'check-started' }
  | { readonly type: 'refused'; readonly code: string; readonly freshKey: string }
  | { readonly type: 'setup-failed'; readonly code: string }
  /** Words for whoever tries the sandbox, which come after the failure that they explain. */
  | { readonly type: 'explained'; readonly detail: string }
  /** The invoice turned out to be no longer payable before anything was sent. */
  | { readonly type: 'overtaken' }
  | { readonly type: 'left' };

/** Refusals that send the payer back to the start, and what they are told there. */
const noticesAtStart: Readonly<Record<string, DebitNotice>> = {
  BankAccountBlockedError: 'accountBlocked',
  BankAccountNotLinkedError: 'accountNotLinked',
  ForbiddenError: 'forbidden',
};

/** Whether a payment from this account failed, so that another one may serve better. */
export const isFailedTry = ({ notice }: Pick<LinkedAccount, 'notice'>): boolean => notice === 'paymentFailed';

/** Left before another payment was sent. */
const afterLeaving = ({ providerUserId, notice, failure }: LinkedAccount): DebitState =>
  isFailedTry({ notice }) ? { step: 'idle', failedTry: { providerUserId, notice, failure } } : { step: 'idle' };

type Sent = Extract<DebitState, { readonly step: 'paying' | 'unknown' | 'unanswered' }>;

function afterRefusal({ step, intent }: Sent, code: string, freshKey: string): DebitState {
  // The payer left, and the refused request was sent in the background: only steps without a dialog may follow.
  const isLeft = step === 'unanswered';
  const overtaken = overtakenBy(code, isLeft);
  if (overtaken) return overtaken;
  const noticeAtStart = noticesAtStart[code];
  if (noticeAtStart) return { step: 'idle', notice: noticeAtStart };
  const isChanged = code === 'DebitAuthorizationChangedError';
  const notice = isChanged ? 'authorizationChanged' : 'paymentFailed';
  const failedTry: LinkedAccount = { providerUserId: intent.providerUserId, notice };
  if (isLeft) return { step: 'idle', notice, failedTry };
  if (isChanged) return { step: 'reading', ...failedTry };
  // The refused key would answer the same refusal for ever: another try is another intent.
  return { step: 'authorizing', intent: { ...intent, idempotencyKey: freshKey }, notice };
}

type SettingUp = Extract<DebitState, { readonly step: 'opening' | 'linking' | 'reading' }>;

function afterSetupFailure(state: SettingUp, code: string): DebitState {
  const noticeAtStart = noticesAtStart[code];
  if (noticeAtStart || state.step !== 'reading') return { step: 'idle', notice: noticeAtStart ?? 'setupFailed' };
  return { ...afterLeaving(state), step: 'idle', notice: 'setupFailed' };
}

function whileSettingUp(state: SettingUp, action: DebitAction): DebitState {
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
      return overtakenBy(action.code) ?? afterSetupFailure(state, action.code);
    case 'left':
      return state.step === 'reading' ? afterLeaving(state) : { step: 'idle' };
    case 'overtaken':
      return { step: 'overtaken' };
    default:
      return state;
  }
}

function whileAuthorizing(
  state: Extract<DebitState, { readonly step: 'authorizing' }>,
  action: DebitAction,
): DebitState {
  switch (action.type) {
    case 'authorized':
      return { step: 'paying', intent: state.intent };
    case 'account-dropped':
      return { step: 'opening' };
    case 'left':
      return afterLeaving({ ...state, providerUserId: state.intent.providerUserId });
    case 'overtaken':
      return { step: 'overtaken' };
    default:
      return state;
  }
}

function whilePaying(state: Sent, action: DebitAction): DebitState {
  const { intent } = state;
  switch (action.type) {
    case 'left':
      // An answer that is being waited for must find its dialog.
      return state.step === 'unknown' && !state.isChecking ? { step: 'unanswered', intent } : state;
    case 'taken':
      return { step: state.step === 'unanswered' ? 'following' : 'submitting', intent, paymentId: action.paymentId };
    case 'answer-lost':
      // Left by its payer: asking again in the background opens no dialog.
      return state.step === 'unanswered' ? state : { step: 'unknown', intent, isChecking: false };
    case 'check-started':
      return { step: 'unknown', intent, isChecking: true };
    case 'refused':
      return afterRefusal(state, action.code, action.freshKey);
    default:
      return state;
  }
}

type Taken = Extract<DebitState, { readonly step: 'submitting' | 'unconfirmed' | 'following' }>;

function whileSubmitting(state: Taken, action: DebitAction): DebitState {
  const { step, intent } = state;
  switch (action.type) {
    case 'bank-slow':
      return step === 'submitting' ? { ...state, step: 'unconfirmed' } : state;
    case 'left':
      return step === 'unconfirmed' ? { ...state, step: 'following' } : state;
    case 'paid':
      return step === 'following' ? { step: 'idle' } : { step: 'paid' };
    case 'failed': {
      const outcome = { notice: 'paymentFailed', failure: action.failure } as const;
      if (step === 'following') {
        const { providerUserId } = intent;
        return { step: 'idle', notice: outcome.notice, failedTry: { providerUserId, ...outcome } };
      }
      return { step: 'authorizing', intent: { ...intent, idempotencyKey: action.freshKey }, ...outcome };
    }
    default:
      return state;
  }
}

function whileIdle(state: Extract<DebitState, { readonly step: 'idle' }>, action: DebitAction): DebitState {
  if (action.type === 'explained' && state.notice) return { ...state, detail: action.detail };
  if (action.type !== 'started') return state;
  return state.failedTry ? { step: 'reading', ...state.failedTry } : { step: 'opening' };
}

/** The whole flow without a browser: what each event makes of each state; an event that comes too late changes nothing. */
export function debitFlow(state: DebitState, action: DebitAction): DebitState {
  switch (state.step) {
    case 'idle':
      return whileIdle(state, action);
    case 'opening':
    case 'linking':
    case 'reading':
      return whileSettingUp(state, action);
    case 'authorizing':
      return whileAuthorizing(state, action);
    case 'paying':
    case 'unknown':
    case 'unanswered':
      return whilePaying(state, action);
    case 'submitting':
    case 'unconfirmed':
    case 'following':
      return whileSubmitting(state, action);
    case 'overtaken':
    case 'superseded':
    case 'paid':
      return action.type === 'left' ? { step: 'idle' } : state;
  }
}
