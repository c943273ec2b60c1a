import { describe, expect, it } from 'vitest';
import { failureOfPayment, isAwaitingBank, type SubmissionFacts, submissionOutcome } from './submission-outcome.ts';

const inProgress = { status: 'pending_payment_approval', paymentId: 'pay_1' } as const;

/** Another payment failed, and the invoice was reopened. */
const failedOn = (day: string): SubmissionFacts => ({
  status: 'sent',
  lastPaymentFailure: { paymentId: 'pay_2', failedAt: `2026-03-${day}T12:00:00.000Z` },
});

describe('the outcome of a payment', () => {
  it.each<[string, SubmissionFacts, string]>([
    ['the bank has not answered', { ...inProgress, paymentState: 'authorized' }, 'awaited'],
    ['its state is missing', inProgress, 'awaited'],
    ['the invoice was read before the payment', { status: 'sent' }, 'awaited'],
    ['the invoice is open and still names it', { status: 'sent', paymentId: 'pay_1' }, 'awaited'],
    ['the bank accepted it', { ...inProgress, paymentState: 'submitted' }, 'taken'],
    ['its money arrived', { ...inProgress, paymentState: 'settled' }, 'taken'],
    ['its money has cleared', { status: 'allocated', paymentId: 'pay_1' }, 'taken'],
    ['the bank refused it', { status: 'sent', lastPaymentFailure: { paymentId: 'pay_1' } }, 'failed'],
    ['an earlier payment had failed', { status: 'sent', lastPaymentFailure: { paymentId: 'pay_0' } }, 'awaited'],
    ['a payment of unknown id had failed', { status: 'sent', lastPaymentFailure: {} }, 'awaited'],
    ['another payment was started since', { ...inProgress, paymentId: 'pay_2' }, 'failed'],
  ])('when %s: %s', (_name, invoice, outcome) => {
    expect(submissionOutcome(invoice, 'pay_1')).toBe(outcome);
  });

  it.each<[string, SubmissionFacts, SubmissionFacts, string]>([
    ['nothing has failed', { status: 'sent' }, { status: 'sent' }, 'awaited'],
    ['the first failure came since', failedOn('02'), { status: 'sent' }, 'failed'],
    ['another failure came since', failedOn('02'), failedOn('01'), 'failed'],
    ['the failure is the one before it', failedOn('01'), failedOn('01'), 'awaited'],
    ['the invoice was read before that failure', { status: 'sent' }, failedOn('01'), 'awaited'],
  ])('when no later payment is in progress and %s', (_name, invoice, begun, outcome) => {
    expect(submissionOutcome(invoice, 'pay_1', begun)).toBe(outcome);
  });

  it('waits for the bank only while a payment is in progress', () => {
    expect(isAwaitingBank({ ...inProgress, paymentState: 'authorized' })).toBe(true);
    expect(isAwaitingBank({ ...inProgress, paymentState: 'submitted' })).toBe(false);
    expect(isAwaitingBank({ status: 'sent', paymentState: 'authorized' })).toBe(false);
  });

  it('doesn’t wait for the bank if the payment’s state is missing', () => {
    expect(isAwaitingBank(inProgress)).toBe(false);
  });
});

describe('the failure of a payment', () => {
  it.each([
    ['its own', { paymentId: 'pay_1', code: 'R01' }, 'R01'],
    ['another payment’s', { paymentId: 'pay_2', code: 'R01' }, undefined],
    ['nobody knows whose', { code: 'R01' }, undefined],
    ['none', undefined, undefined],
  ])('on an invoice with %s: %j gives %j', (_whose, lastPaymentFailure, code) => {
    const invoice: { lastPaymentFailure?: { paymentId?: string; code: string } | undefined } = { lastPaymentFailure };
    expect(failureOfPayment(invoice, 'pay_1')?.code).toBe(code);
  });
});
