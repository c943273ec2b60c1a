import type { CurrencyAccount } from '@quittance/sdk/stores';
import { describe, expect, it } from 'vitest';
import { type BalanceAction, type BalanceState, balanceFlow } from './balance-flow.ts';

const after = (...actions: readonly BalanceAction[]): BalanceState =>
  actions.reduce<BalanceState>(balanceFlow, { step: 'choosing', isAsking: false });
const resendAt = new Date('2026-03-05T10:00:30Z');
const account = { currency: 'USD', accountType: 'traditional' } as CurrencyAccount;
const intent = { account, idempotencyKey: 'key-1', resendAt };
const attempt = { intent, otpCode: '123456' };
const paying = (...actions: readonly BalanceAction[]) =>
  after({ type: 'code-asked' }, { type: 'code-sent', intent }, { type: 'code-entered', otpCode: '123456' }, ...actions);

describe('paying from a balance', () => {
  it('asks for a code before it pays', () => {
    expect(after({ type: 'code-asked' })).toMatchObject({ step: 'choosing', isAsking: true });
    expect(after({ type: 'code-entered', otpCode: '123456' })).toMatchObject({ step: 'choosing' });
    expect(paying()).toEqual({ step: 'paying', attempt });
    expect(paying({ type: 'paid' })).toEqual({ step: 'paid' });
  });

  it.each([
    ['InvalidOtpError', 'codeInvalid'],
    ['ReusedLoginOtpError', 'codeInvalid'],
    ['ExpiredOtpError', 'codeExpired'],
  ])('stays at the code after %s, with the same intent and the refused digits', (code, notice) => {
    expect(paying({ type: 'refused', code })).toEqual({ step: 'confirming', intent, notice, refused: '123456' });
  });

  it.each([
    ['BruteForceAttemptError', 'codeBlocked'],
    ['InsufficientFundsError', 'insufficientFunds'],
    ['CurrencyAccountUnavailableError', 'accountUnavailable'],
    ['ForbiddenError', 'forbidden'],
    ['InternalError', 'paymentFailed'],
  ])('goes back to the choice after %s', (code, notice) => {
    expect(paying({ type: 'refused', code })).toEqual({ step: 'choosing', isAsking: false, notice });
  });

  it.each([
    ['InvoicePaymentProcessingError', true],
    ['InvoiceStateError', false],
  ])('is overtaken when the server answers %s', (code, isBeingPaid) => {
    expect(paying({ type: 'refused', code })).toEqual({ step: 'overtaken', isBeingPaid });
    expect(after({ type: 'code-asked' }, { type: 'refused', code })).toEqual({ step: 'overtaken', isBeingPaid });
  });

  it('stops where the invoice was paid elsewhere, as long as nothing was sent', () => {
    const overtaken = after({ type: 'code-asked' }, { type: 'code-sent', intent }, { type: 'overtaken' });
    expect(overtaken).toEqual({ step: 'overtaken' });
    expect(balanceFlow(overtaken, { type: 'left' })).toEqual({ step: 'choosing', isAsking: false });
    expect(paying({ type: 'overtaken' })).toMatchObject({ step: 'paying' });
  });

  it('says that no other code was sent, and goes on with the one that was', () => {
    const confirming = after({ type: 'code-asked' }, { type: 'code-sent', intent });
    const failed = balanceFlow(confirming, { type: 'resend-failed', code: 'NetworkError' });
    expect(failed).toEqual({ step: 'confirming', intent, notice: 'setupFailed' });
    const later = new Date('2026-03-05T10:01:30Z');
    expect(balanceFlow(failed, { type: 'code-resent', resendAt: later })).toEqual({
      step: 'confirming',
      intent: { ...intent, resendAt: later },
    });
    expect(balanceFlow(failed, { type: 'code-entered', otpCode: '123456' })).toEqual({ step: 'paying', attempt });
  });

  it('is neither paid nor failed when the answer is lost', () => {
    expect(paying({ type: 'answer-lost' })).toMatchObject({ step: 'unknown' });
    expect(paying({ type: 'answer-lost' }, { type: 'check-started' }, { type: 'paid' })).toEqual({ step: 'paid' });
  });

  it('can be left while the outcome is unknown, and then offers nothing but to ask again', () => {
    const left = paying({ type: 'answer-lost' }, { type: 'left' });
    expect(left).toEqual({ step: 'unanswered', attempt });
    expect(balanceFlow(left, { type: 'code-asked' })).toBe(left);
    const checking = balanceFlow(left, { type: 'check-started' });
    expect(checking).toEqual({ step: 'unknown', isChecking: true, attempt });
    expect(balanceFlow(checking, { type: 'left' })).toBe(checking);
  });

  it('ends where it began when it is found paid after it was left, and opens no dialog for an answer lost again', () => {
    const left = paying({ type: 'answer-lost' }, { type: 'left' });
    expect(balanceFlow(left, { type: 'paid' })).toEqual({ step: 'choosing', isAsking: false });
    expect(balanceFlow(left, { type: 'answer-lost' })).toBe(left);
  });

  it.each([
    ['InvalidOtpError', 'paymentFailed'],
    ['ExpiredOtpError', 'paymentFailed'],
    ['InsufficientFundsError', 'insufficientFunds'],
    ['InternalError', 'paymentFailed'],
  ])('says on the page that it failed with %s when asked in the background', (code, notice) => {
    const left = paying({ type: 'answer-lost' }, { type: 'left' });
    expect(balanceFlow(left, { type: 'refused', code })).toEqual({ step: 'choosing', isAsking: false, notice });
  });

  it.each([
    ['InvoicePaymentProcessingError', true],
    ['InvoiceStateError', false],
  ])('says on the page that it was overtaken with %s when asked in the background', (code, isBeingPaid) => {
    const found = paying({ type: 'answer-lost' }, { type: 'left' }, { type: 'refused', code });
    expect(found).toEqual({ step: 'superseded', isBeingPaid });
    expect(balanceFlow(found, { type: 'left' })).toEqual({ step: 'choosing', isAsking: false });
  });

  it('ends where it began when the thanks were seen', () => {
    expect(paying({ type: 'paid' }, { type: 'left' })).toEqual({ step: 'choosing', isAsking: false });
  });

  it('can’t be left while the payment is under way', () => {
    expect(paying({ type: 'left' })).toMatchObject({ step: 'paying' });
  });
});
