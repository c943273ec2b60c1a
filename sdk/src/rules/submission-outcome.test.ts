import { describe, expect, it } from 'vitest';
import { isAwaitingBank, type SubmissionFacts, submissionOutcome } from './submission-outcome.ts';

const inProgress = { status: 'pending_payment_approval', paymentId: 'pay_1' } as const;

describe('what came of a payment', () => {
  it.each<[string, SubmissionFacts, string]>([
    ['the bank has not answered', { ...inProgress, paymentState: 'authorized' }, 'awaited'],
    ['nobody says how far it is', inProgress, 'awaited'],
    ['the invoice was read before the payment', { status: 'sent' }, 'awaited'],
    ['the bank took it', { ...inProgress, paymentState: 'submitted' }, 'taken'],
    ['its money arrived', { ...inProgress, paymentState: 'settled' }, 'taken'],
    ['its money is good', { status: 'allocated', paymentId: 'pay_1' }, 'taken'],
    ['the bank refused it', { status: 'sent', lastPaymentFailure: { paymentId: 'pay_1' } }, 'failed'],
    ['an earlier payment had failed', { status: 'sent', lastPaymentFailure: { paymentId: 'pay_0' } }, 'awaited'],
    ['another payment has begun since', { ...inProgress, paymentId: 'pay_2' }, 'failed'],
  ])('when %s: %s', (_name, invoice, outcome) => {
    expect(submissionOutcome(invoice, 'pay_1')).toBe(outcome);
  });

  it('is awaited only while a payment is in progress', () => {
    expect(isAwaitingBank({ ...inProgress, paymentState: 'authorized' })).toBe(true);
    expect(isAwaitingBank({ ...inProgress, paymentState: 'submitted' })).toBe(false);
    expect(isAwaitingBank({ status: 'sent' })).toBe(false);
  });
});
