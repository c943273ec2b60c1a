import { describe, expect, it } from 'vitest';
import { type BalanceAction, type BalanceState, balanceFlow } from './balance-flow.ts';

const after = (...actions: readonly BalanceAction[]): BalanceState =>
  actions.reduce<BalanceState>(balanceFlow, { step: 'choosing', isAsking: false });
const paying = (...actions: readonly BalanceAction[]) =>
  after({ type: 'code-asked' }, { type: 'code-sent', idempotencyKey: 'key-1' }, { type: 'code-entered' }, ...actions);

describe('paying from a balance', () => {
  it('asks for a code before it pays', () => {
    expect(after({ type: 'code-asked' })).toMatchObject({ step: 'choosing', isAsking: true });
    expect(after({ type: 'code-entered' })).toMatchObject({ step: 'choosing' });
    expect(paying()).toEqual({ step: 'paying', idempotencyKey: 'key-1' });
    expect(paying({ type: 'paid' })).toEqual({ step: 'paid' });
  });

  it.each([
    ['InvalidOtpError', 'codeInvalid'],
    ['ReusedLoginOtpError', 'codeInvalid'],
    ['ExpiredOtpError', 'codeExpired'],
  ])('stays at the code after %s, with the same intent', (code, notice) => {
    expect(paying({ type: 'refused', code })).toEqual({ step: 'confirming', idempotencyKey: 'key-1', notice });
  });

  it.each([
    ['BruteForceAttemptError', 'codeBlocked'],
    ['InsufficientFundsError', 'insufficientFunds'],
    ['CurrencyAccountUnavailableError', 'accountUnavailable'],
    ['ForbiddenError', 'forbidden'],
    ['InvoicePaymentProcessingError', 'beingReviewed'],
    ['InvoiceStateError', 'notPayable'],
    ['InternalError', 'paymentFailed'],
  ])('goes back to the choice after %s', (code, notice) => {
    expect(paying({ type: 'refused', code })).toEqual({ step: 'choosing', isAsking: false, notice });
  });

  it('is neither paid nor failed when the answer is lost', () => {
    expect(paying({ type: 'answer-lost' })).toMatchObject({ step: 'unknown' });
    expect(paying({ type: 'answer-lost' }, { type: 'check-started' }, { type: 'paid' })).toEqual({ step: 'paid' });
  });

  it('can’t be left while the payment is under way', () => {
    expect(paying({ type: 'left' })).toMatchObject({ step: 'paying' });
  });
});
