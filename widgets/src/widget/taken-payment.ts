import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';

/** Why a payment failed after the server had accepted it. */
export type PaymentFailure = NonNullable<InvoiceAnswer['lastPaymentFailure']>;

/** A payment that the server accepted. */
export interface TakenPayment<Content> {
  readonly content: Content;
  readonly paymentId: string;
}

/**
 * - `submitting`: the bank or the card processor has not answered; `unconfirmed`: still no answer after a while;
 *   `following`: the payer left meanwhile
 * - `paid`: it agreed. The payment may still fail while the thanks are shown.
 */
export type TakenState<Content> = {
  readonly step: 'submitting' | 'unconfirmed' | 'following' | 'paid';
} & TakenPayment<Content>;

export type TakenAction =
  /** There was no answer within the payer's waiting time. */
  | { readonly type: 'bank-slow' }
  | { readonly type: 'paid' }
  /** The payment failed after the server had accepted it. */
  | { readonly type: 'failed'; readonly failure: PaymentFailure | undefined };

interface Idle {
  readonly step: 'idle';
}

/**
 * Handles events of a payment that the server accepted.
 * @param tryAgain returns the state that offers a retry; on the page, without a dialog, if the payer has left
 */
export function whileTaken<Content, Retry>(
  state: TakenState<Content>,
  action: TakenAction | { readonly type: 'left' } | { readonly type: string },
  tryAgain: (failure: PaymentFailure | undefined, isLeft: boolean) => Retry,
): TakenState<Content> | Retry | Idle {
  const { step } = state;
  const isLeft = step === 'following';
  switch (action.type) {
    case 'bank-slow':
      return step === 'submitting' ? { ...state, step: 'unconfirmed' } : state;
    case 'left':
      if (step === 'paid') return { step: 'idle' };
      return step === 'unconfirmed' ? { ...state, step: 'following' } : state;
    case 'paid':
      return isLeft ? { step: 'idle' } : { ...state, step: 'paid' };
    case 'failed':
      return tryAgain('failure' in action ? action.failure : undefined, isLeft);
    default:
      return state;
  }
}
