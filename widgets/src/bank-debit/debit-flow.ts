import { overtakenBy } from '../widget/overtaking-codes.ts';
import type { PaymentAction } from '../widget/payment-flow.ts';
import { type PaymentIntentState, sentStep } from '../widget/payment-intent.ts';
import { setupSteps } from '../widget/payment-steps.ts';
import { type PaymentFailure, type TakenAction, type TakenState, whileTaken } from '../widget/taken-payment.ts';
import { describeFailure } from '../widget/widget-events.ts';
import type { DebitAuthorization } from './debit-authorization.ts';

/** Key of a text of the catalogue. */
export type DebitNotice =
  | 'setupFailed'
  | 'paymentFailed'
  | 'authorizationChanged'
  | 'accountBlocked'
  | 'accountNotLinked'
  | 'forbidden';

/** The payment's bank account and authorization. */
export interface DebitContent {
  readonly providerUserId: string;
  readonly authorization: DebitAuthorization;
}

/** A linked bank account with the outcome of its last debit. */
interface LinkedAccount {
  readonly providerUserId: string;
  readonly notice?: DebitNotice | undefined;
  readonly failure?: PaymentFailure | undefined;
}

/**
 * State of the payment from the payer's view.
 *
 * - `unknown` is neither success nor failure: the server's answer was lost. `unanswered`: the payer left meanwhile. No
 *   other payment is offered, so that nobody pays twice.
 * - `overtaken`: the invoice was paid elsewhere or closed before this payment; `superseded`: detected in the background
 *   after the payer left, so the page shows it without a dialog
 */
export type DebitState =
  | {
      readonly step: 'idle';
      readonly notice?: DebitNotice;
      readonly detail?: string;
      /** A linked account whose payment failed or needs another authorization; kept for a retry. */
      readonly failedTry?: LinkedAccount;
    }
  | { readonly step: 'opening' }
  | { readonly step: 'linking'; readonly windowUrl: string }
  | ({ readonly step: 'reading' } & LinkedAccount)
  | ({ readonly step: 'authorizing' } & LinkedAccount & DebitContent)
  | { readonly step: 'paying' }
  | TakenState<DebitContent>
  | { readonly step: 'unknown'; readonly isChecking: boolean }
  | { readonly step: 'unanswered' }
  | { readonly step: 'overtaken' | 'superseded'; readonly isBeingPaid?: boolean };

export type DebitAction =
  | PaymentAction<DebitContent>
  | TakenAction
  | { readonly type: 'started' }
  | { readonly type: 'window-opened'; readonly windowUrl: string }
  | { readonly type: 'bank-linked'; readonly providerUserId: string }
  | { readonly type: 'authorization-read'; readonly authorization: DebitAuthorization }
  /** The payer chooses a bank account other than the linked one. */
  | { readonly type: 'account-dropped' }
  | { readonly type: 'setup-failed'; readonly code: string }
  /** Technical details for the sandbox, which arrive after the failure. */
  | { readonly type: 'explained'; readonly detail: string };

/** Refusals that return the payer to the start, with the notice shown there. */
const noticesAtStart: Readonly<Record<string, DebitNotice>> = {
  BankAccountBlockedError: 'accountBlocked',
  BankAccountNotLinkedError: 'accountNotLinked',
  ForbiddenError: 'forbidden',
};

const idle: DebitState = { step: 'idle' };

/** Whether a payment from this account failed, so that another one may work. */
export const isFailedTry = ({ notice }: Pick<LinkedAccount, 'notice'>): boolean => notice === 'paymentFailed';

/** The state after leaving before another payment was sent. */
function afterLeaving(state: DebitState): Extract<DebitState, { readonly step: 'idle' }> {
  if (!('providerUserId' in state) || !isFailedTry(state)) return { step: 'idle' };
  const { providerUserId, notice, failure } = state;
  return { step: 'idle', failedTry: { providerUserId, notice, failure } };
}

interface FailedTry {
  readonly content: DebitContent;
  readonly notice: DebitNotice;
  readonly failure?: PaymentFailure | undefined;
  readonly isLeft: boolean;
}

/** Offers a retry with the same bank account; on the page, without a dialog, if the payer has left. */
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
  // An answer without an id was treated as lost.
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

/** The complete flow without a browser: computes the next state for each event. Late events change nothing. */
export function debitFlow(state: DebitState, action: DebitAction): DebitState {
  if ('paymentId' in state) {
    const { content } = state;
    return whileTaken(state, action, (failure, isLeft) =>
      tryAgain({ content, notice: 'paymentFailed', failure, isLeft }),
    );
  }
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
