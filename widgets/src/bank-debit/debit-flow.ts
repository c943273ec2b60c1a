import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import { overtakenBy } from '../widget/overtaking-codes.ts';
import type { PaymentAction } from '../widget/payment-flow.ts';
import { type PaymentIntentState, sentStep } from '../widget/payment-intent.ts';
import { setupSteps } from '../widget/payment-steps.ts';
import { describeFailure } from '../widget/widget-events.ts';
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

/** What is paid: by which bank account, as the payer authorized it. */
export interface DebitContent {
  readonly providerUserId: string;
  readonly authorization: DebitAuthorization;
}

/** A linked bank account, and what came of the last try to debit it. */
interface LinkedAccount {
  readonly providerUserId: string;
  readonly notice?: DebitNotice | undefined;
  readonly failure?: DebitFailure | undefined;
}

/** A payment that the server took. */
interface TakenPayment {
  readonly content: DebitContent;
  readonly paymentId: string;
}

/**
 * Where a payer stands.
 *
 * - `submitting`: the server took the payment, the bank has not answered; `unconfirmed`: nor has it after a while;
 *   `following`: the payer left meanwhile
 * - `unknown` is neither success nor failure: nobody heard the server's answer. `unanswered`: the payer left meanwhile. It
 *   offers no other payment, so that nobody pays a second time for want of an answer.
 * - `overtaken`: the invoice was paid elsewhere or closed before this payment; `superseded`: found out in the background,
 *   after the payer left, so the page says it and no dialog opens
 * - `paid`: the bank took the debit. It may still return it while the payer reads the thanks.
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
  | ({ readonly step: 'authorizing' } & LinkedAccount & DebitContent)
  | { readonly step: 'paying' }
  | ({ readonly step: 'submitting' | 'unconfirmed' | 'following' | 'paid' } & TakenPayment)
  | { readonly step: 'unknown'; readonly isChecking: boolean }
  | { readonly step: 'unanswered' }
  | { readonly step: 'overtaken' | 'superseded'; readonly isBeingPaid?: boolean };

export type DebitAction =
  | PaymentAction<DebitContent>
  | { readonly type: 'started' }
  | { readonly type: 'window-opened'; readonly windowUrl: string }
  | { readonly type: 'bank-linked'; readonly providerUserId: string }
  | { readonly type: 'authorization-read'; readonly authorization: DebitAuthorization }
  /** The payer chooses another bank account than the linked one. */
  | { readonly type: 'account-dropped' }
  /** The bank has not answered within the time in which a payer waits. */
  | { readonly type: 'bank-slow' }
  /** The bank took the debit. */
  | { readonly type: 'paid' }
  /** The server had taken the payment, and then it failed. */
  | { readonly type: 'failed'; readonly failure: DebitFailure | undefined }
  | { readonly type: 'setup-failed'; readonly code: string }
  /** Words for whoever tries the sandbox, which come after the failure that they explain. */
  | { readonly type: 'explained'; readonly detail: string };

/** Refusals that send the payer back to the start, and what they are told there. */
const noticesAtStart: Readonly<Record<string, DebitNotice>> = {
  BankAccountBlockedError: 'accountBlocked',
  BankAccountNotLinkedError: 'accountNotLinked',
  ForbiddenError: 'forbidden',
};

const idle: DebitState = { step: 'idle' };

/** Whether a payment from this account failed, so that another one may serve better. */
export const isFailedTry = ({ notice }: Pick<LinkedAccount, 'notice'>): boolean => notice === 'paymentFailed';

/** Left before another payment was sent. */
function afterLeaving(state: DebitState): Extract<DebitState, { readonly step: 'idle' }> {
  if (!('providerUserId' in state) || !isFailedTry(state)) return { step: 'idle' };
  const { providerUserId, notice, failure } = state;
  return { step: 'idle', failedTry: { providerUserId, notice, failure } };
}

interface FailedTry {
  readonly content: DebitContent;
  readonly notice: DebitNotice;
  readonly failure?: DebitFailure | undefined;
  readonly isLeft: boolean;
}

/** Another try with the same bank account; on the page, without a dialog, where the payer has left. */
function tryAgain({ content, notice, failure, isLeft }: FailedTry): DebitState {
  const { providerUserId, authorization } = content;
  const failedTry = { providerUserId, notice, failure };
  if (isLeft) return { step: 'idle', notice, failedTry };
  return notice === 'authorizationChanged'
    ? { step: 'reading', ...failedTry }
    : { step: 'authorizing', authorization, ...failedTry };
}

function afterIntent(state: DebitState, intent: PaymentIntentState<DebitContent>): DebitState {
  const sent = sentStep(intent);
  if (sent) return sent;
  if (intent.step === 'refused') {
    const { content, isLeft } = intent;
    const { code } = describeFailure(intent.error);
    const noticeAtStart = noticesAtStart[code];
    if (noticeAtStart) return { step: 'idle', notice: noticeAtStart };
    const notice = code === 'DebitAuthorizationChangedError' ? 'authorizationChanged' : 'paymentFailed';
    return tryAgain({ content, notice, isLeft });
  }
  if (intent.step !== 'settled') return state;
  const { content, answer, isLeft } = intent;
  // An answer without one was taken for a lost one.
  const paymentId = answer.paymentId as string;
  return { step: isLeft ? 'following' : 'submitting', content, paymentId };
}

function afterSetupFailure(state: DebitState, code: string): DebitState {
  const noticeAtStart = noticesAtStart[code];
  return (
    overtakenBy(code) ??
    (noticeAtStart ? { step: 'idle', notice: noticeAtStart } : { ...afterLeaving(state), notice: 'setupFailed' })
  );
}

/** What each event makes of the payment that the server took. */
function whileTaken(state: Extract<DebitState, TakenPayment>, action: DebitAction): DebitState {
  const { step, content } = state;
  const isLeft = step === 'following';
  switch (action.type) {
    case 'bank-slow':
      return step === 'submitting' ? { ...state, step: 'unconfirmed' } : state;
    case 'left':
      if (step === 'paid') return idle;
      return step === 'unconfirmed' ? { ...state, step: 'following' } : state;
    case 'paid':
      return isLeft ? idle : { ...state, step: 'paid' };
    case 'failed':
      return tryAgain({ content, notice: 'paymentFailed', failure: action.failure, isLeft });
    default:
      return state;
  }
}

function whileIdle(state: Extract<DebitState, { readonly step: 'idle' }>, action: DebitAction): DebitState {
  if (action.type === 'explained' && state.notice) return { ...state, detail: action.detail };
  if (action.type !== 'started') return state;
  return state.failedTry ? { step: 'reading', ...state.failedTry } : { step: 'opening' };
}

function whileSettingUp(state: DebitState, action: DebitAction): DebitState {
  const { step } = state;
  switch (action.type) {
    case 'window-opened':
      return step === 'opening' ? { step: 'linking', windowUrl: action.windowUrl } : state;
    case 'bank-linked':
      return step === 'linking' ? { step: 'reading', providerUserId: action.providerUserId } : state;
    case 'authorization-read':
      return step === 'reading' ? { ...state, step: 'authorizing', authorization: action.authorization } : state;
    case 'account-dropped':
      return step === 'authorizing' ? { step: 'opening' } : state;
    case 'setup-failed':
      return step === 'authorizing' ? state : afterSetupFailure(state, action.code);
    case 'intent':
      return step === 'authorizing' ? afterIntent(state, action.intent) : state;
    case 'overtaken':
      return { step: 'overtaken' };
    case 'left':
      return afterLeaving(state);
    default:
      return state;
  }
}

/** The whole flow without a browser: what each event makes of each state; an event that comes too late changes nothing. */
export function debitFlow(state: DebitState, action: DebitAction): DebitState {
  if ('paymentId' in state) return whileTaken(state, action);
  if (setupSteps.has(state.step)) return whileSettingUp(state, action);
  switch (state.step) {
    case 'idle':
      return whileIdle(state, action);
    case 'overtaken':
    case 'superseded':
      return action.type === 'left' ? idle : state;
    default:
      return action.type === 'intent' ? afterIntent(state, action.intent) : state;
  }
}
