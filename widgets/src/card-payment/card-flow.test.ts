import { ApiError, type ErrorCode } from '@quittance/sdk/client';
import { describe, expect, it } from 'vitest';
import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import type { PaymentIntentState } from '../widget/payment-intent.ts';
import { type CardAction, type CardContent, type CardState, cardFlow } from './card-flow.ts';

const content: CardContent = { cardToken: 'card_1', finalAmount: '100' };
const fieldsUrl = 'https://pay.example/card-fields';
const intent = (state: PaymentIntentState<CardContent>): CardAction => ({ type: 'intent', intent: state });
const opened: readonly CardAction[] = [{ type: 'started' }, { type: 'fields-opened', fieldsUrl }];
const sending = intent({ step: 'sending', content });
const settled = (isLeft: boolean) =>
  intent({ step: 'settled', content, answer: { paymentId: 'pay_1' } as InvoiceAnswer, isLeft });
const refused = (code: string, isLeft = false) =>
  intent({
    step: 'refused',
    content,
    error: new ApiError({ kind: 'refused', code: code as ErrorCode, message: '' }),
    isLeft,
  });
const unknown = { step: 'unknown', content, error: undefined, isChecking: false, isLeft: false } as const;
const failure = {
  kind: 'refused',
  code: 'card_declined',
  failedAt: '2026-03-01T12:00:00Z',
  paymentId: 'pay_1',
} as const;

const after = (...actions: readonly CardAction[]): CardState => actions.reduce<CardState>(cardFlow, { step: 'idle' });
const paying = (...actions: readonly CardAction[]) => after(...opened, sending, ...actions);

describe('the card flow', () => {
  it('leads from the fields to the payment', () => {
    expect(after(...opened)).toEqual({ step: 'filling', fieldsUrl });
    expect(paying()).toEqual({ step: 'paying' });
    expect(paying(settled(false))).toEqual({ step: 'submitting', content, paymentId: 'pay_1' });
    expect(paying(settled(false), { type: 'paid' })).toMatchObject({ step: 'paid' });
  });

  it('opens the fields again after a decline, with its reason', () => {
    const declined = paying(settled(false), { type: 'failed', failure });
    expect(declined).toEqual({ step: 'opening', notice: 'paymentFailed', failure });
    expect(cardFlow(declined, { type: 'fields-opened', fieldsUrl })).toMatchObject({ step: 'filling', failure });
  });

  it('shows a decline on the page if the payer has left', () => {
    const left = paying(settled(false), { type: 'bank-slow' }, { type: 'left' });
    expect(left).toMatchObject({ step: 'following' });
    expect(cardFlow(left, { type: 'failed', failure })).toEqual({ step: 'idle', notice: 'paymentFailed', failure });
  });

  it.each([
    ['CardTokenInvalidError', { step: 'opening', notice: 'enterAgain' }],
    ['InternalError', { step: 'opening', notice: 'paymentFailed' }],
    ['PaymentAmountChangedError', { step: 'idle', notice: 'amountChanged' }],
    ['ForbiddenError', { step: 'idle', notice: 'forbidden' }],
    ['InvoicePaymentProcessingError', { step: 'overtaken', isBeingPaid: true }],
    ['InvoiceStateError', { step: 'overtaken', isBeingPaid: false }],
  ])('after the refusal %s is %j', (code, state) => {
    expect(paying(refused(code))).toEqual(state);
  });

  it('never offers another payment while the outcome is unknown', () => {
    expect(paying(intent(unknown))).toEqual({ step: 'unknown', isChecking: false });
    expect(paying(intent(unknown), intent({ ...unknown, isLeft: true }))).toEqual({ step: 'unanswered' });
    expect(paying(intent(unknown), { type: 'started' })).toMatchObject({ step: 'unknown' });
  });

  it('ends at the start when the fields can’t be opened, or the payer leaves', () => {
    expect(after({ type: 'started' }, { type: 'setup-failed', code: 'ProviderUnavailableError' })).toEqual({
      step: 'idle',
      notice: 'setupFailed',
    });
    expect(after(...opened, { type: 'left' })).toEqual({ step: 'idle' });
  });

  it('says that the invoice was paid meanwhile', () => {
    expect(after(...opened, { type: 'overtaken' })).toEqual({ step: 'overtaken' });
    expect(paying(refused('InvoiceStateError', true), { type: 'left' })).toEqual({ step: 'idle' });
  });
});
