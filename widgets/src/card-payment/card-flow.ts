import { overtakenBy } from '../widget/overtaking-codes.ts';
import type { PaymentAction } from '../widget/payment-flow.ts';
import { type PaymentIntentState, sentStep } from '../widget/payment-intent.ts';
import { setupSteps } from '../widget/payment-steps.ts';
import { type PaymentFailure, type TakenAction, type TakenState, whileTaken } from '../widget/taken-payment.ts';
import { describeFailure } from '../widget/widget-events.ts';

/** Key of a text. */
export type CardNotice = 'setupFailed' | 'paymentFailed' | 'amountChanged' | 'enterAgain' | 'forbidden';

/** The entered card, and the amount that the payer was shown. */
export interface CardContent {
  readonly cardToken: string;
  readonly finalAmount: string;
}

/** The outcome of the last try. */
interface LastTry {
  readonly notice?: CardNotice | undefined;
  readonly failure?: PaymentFailure | undefined;
}

/**
 * State of the payment from the payer's view; the steps of a sent payment are those of a bank debit. `filling`: the
 * payer enters a card.
 */
export type CardState =
  | ({ readonly step: 'idle' } & LastTry)
  | ({ readonly step: 'opening' } & LastTry)
  | ({ readonly step: 'filling'; readonly fieldsUrl: string } & LastTry)
  | { readonly step: 'paying' }
  | TakenState<CardContent>
  | { readonly step: 'unknown'; readonly isChecking: boolean }
  | { readonly step: 'unanswered' }
  | { readonly step: 'overtaken' | 'superseded'; readonly isBeingPaid?: boolean };

export type CardAction =
  | PaymentAction<CardContent>
  | TakenAction
  | { readonly type: 'started' }
  | { readonly type: 'fields-opened'; readonly fieldsUrl: string }
  | { readonly type: 'setup-failed'; readonly code: string };

const notices: Readonly<Record<string, CardNotice>> = {
  PaymentAmountChangedError: 'amountChanged',
  CardTokenInvalidError: 'enterAgain',
  ForbiddenError: 'forbidden',
};

/** Notices after which the payer must read the page before another try. */
const endingNotices: ReadonlySet<CardNotice> = new Set<CardNotice>(['amountChanged', 'forbidden']);

/** Opens the fields again, since a token works once; only shows the outcome on the page if the payer has left. */
const tryAgain = (last: LastTry, isLeft: boolean): CardState => ({ step: isLeft ? 'idle' : 'opening', ...last });

function afterIntent(state: CardState, intent: PaymentIntentState<CardContent>): CardState {
  const sent = sentStep(intent);
  if (sent) return sent;
  if (intent.step === 'refused') {
    const notice = notices[describeFailure(intent.error).code] ?? 'paymentFailed';
    return tryAgain({ notice }, intent.isLeft || endingNotices.has(notice));
  }
  if (intent.step !== 'settled') return state;
  const { content, answer, isLeft } = intent;
  // An answer without an id was treated as lost.
  return { step: isLeft ? 'following' : 'submitting', content, paymentId: answer.paymentId as string };
}

function whileSettingUp(state: CardState, action: CardAction): CardState {
  switch (action.type) {
    case 'fields-opened':
      return state.step === 'opening' ? { ...state, step: 'filling', fieldsUrl: action.fieldsUrl } : state;
    case 'setup-failed':
      return overtakenBy(action.code) ?? { step: 'idle', notice: notices[action.code] ?? 'setupFailed' };
    case 'intent':
      return state.step === 'filling' ? afterIntent(state, action.intent) : state;
    case 'overtaken':
      return { step: 'overtaken' };
    case 'left':
      return { step: 'idle' };
    default:
      return state;
  }
}

/** The complete flow without a browser: computes the next state for each event. Late events change nothing. */
export function cardFlow(state: CardState, action: CardAction): CardState {
  if ('paymentId' in state) {
    return whileTaken(state, action, (failure, isLeft) => tryAgain({ notice: 'paymentFailed', failure }, isLeft));
  }
  if (setupSteps.has(state.step)) return whileSettingUp(state, action);
  switch (state.step) {
    case 'idle':
      return action.type === 'started' ? { step: 'opening' } : state;
    case 'overtaken':
    case 'superseded':
      return action.type === 'left' ? { step: 'idle' } : state;
    default:
      return action.type === 'intent' ? afterIntent(state, action.intent) : state;
  }
}
