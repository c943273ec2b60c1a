import type { MoneyIntent, MoneyIntentState } from '@quittance/sdk/stores';
import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import { overtakenBy } from './overtaking-codes.ts';
import { describeFailure } from './widget-events.ts';

/** The money intent of a payment, from the answer with the invoice. */
export type PaymentIntent<Content> = MoneyIntent<Content, InvoiceAnswer>;
export type PaymentIntentState<Content> = MoneyIntentState<Content, InvoiceAnswer>;

/** The state that both ways to pay show for a sent intent; undefined where they differ. */
export function sentStep(intent: PaymentIntentState<unknown>) {
  if (intent.step === 'sending') return { step: 'paying' } as const;
  if (intent.step === 'unknown') {
    const { isLeft, isChecking } = intent;
    return isLeft ? ({ step: 'unanswered' } as const) : ({ step: 'unknown', isChecking } as const);
  }
  return intent.step === 'refused' ? overtakenBy(describeFailure(intent.error).code, intent.isLeft) : undefined;
}
