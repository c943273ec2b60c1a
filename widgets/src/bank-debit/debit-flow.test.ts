import { describe, expect, it } from 'vitest';
import { type DebitAction, type DebitState, debitFlow, isFailedTry } from './debit-flow.ts';

const authorization = {
  version: '1',
  locale: 'en',
  text: 'I authorize…',
  hash: 'a'.repeat(64),
  bankName: 'First Sandbox Bank',
  accountMask: '6789',
} as const;

const linked: readonly DebitAction[] = [
  { type: 'started' },
  { type: 'window-opened', windowUrl: 'https://api.example/bank-linking' },
  { type: 'bank-linked', providerUserId: 'bank_user_1' },
];
const read: DebitAction = { type: 'authorization-read', authorization, idempotencyKey: 'key-1' };

const after = (...actions: readonly DebitAction[]): DebitState =>
  actions.reduce<DebitState>(debitFlow, { step: 'idle' });
const paying = (...actions: readonly DebitAction[]) => after(...linked, read, { type: 'authorized' }, ...actions);
const submitting = (...actions: readonly DebitAction[]) => paying({ type: 'taken', paymentId: 'pay_1' }, ...actions);
const slow: DebitAction = { type: 'bank-slow' };
const failed: Extract<DebitAction, { type: 'failed' }> = {
  type: 'failed',
  failure: { kind: 'refused', code: 'R13', failedAt: '2026-03-01T12:00:00Z', paymentId: 'pay_1' },
  freshKey: 'key-2',
};
const setupFailed = (code: string): DebitAction => ({ type: 'setup-failed', code });
const refused = (code: string): DebitAction => ({ type: 'refused', code, freshKey: 'key-2' });

describe('the debit flow', () => {
  it('goes from the bank window over the authorisation to the payment', () => {
    expect(after(...linked)).toEqual({ step: 'reading', providerUserId: 'bank_user_1' });
    expect(after(...linked, read)).toMatchObject({ step: 'authorizing', intent: { idempotencyKey: 'key-1' } });
    expect(paying()).toMatchObject({ step: 'paying' });
    expect(submitting()).toMatchObject({ step: 'submitting', paymentId: 'pay_1' });
    expect(submitting({ type: 'paid' })).toEqual({ step: 'paid' });
  });

  it('thanks nobody before the bank has taken the debit', () => {
    expect(paying({ type: 'paid' })).toMatchObject({ step: 'paying' });
    expect(submitting({ type: 'left' })).toMatchObject({ step: 'submitting' });
  });

  it('says after a while that the bank has not confirmed, and goes on waiting', () => {
    expect(submitting(slow)).toMatchObject({ step: 'unconfirmed', paymentId: 'pay_1' });
    expect(submitting(slow, { type: 'paid' })).toEqual({ step: 'paid' });
    expect(submitting({ type: 'paid' }, slow)).toEqual({ step: 'paid' });
  });

  it.each([
    ['at once', []],
    ['after a while', [slow]],
  ])('when the bank refuses %s, keeps the linked bank and takes a new key', (_when, before) => {
    expect(submitting(...before, failed)).toMatchObject({
      step: 'authorizing',
      notice: 'paymentFailed',
      failure: { code: 'R13' },
      intent: { providerUserId: 'bank_user_1', idempotencyKey: 'key-2' },
    });
  });

  it('lets the payer use another account after a refusal, or leave and come back to the same one', () => {
    expect(submitting(failed, { type: 'account-dropped' })).toEqual({ step: 'opening' });
    expect(submitting(failed, { type: 'left' }, { type: 'started' })).toMatchObject({
      step: 'reading',
      providerUserId: 'bank_user_1',
    });
  });

  it.each([
    ['the bank', () => submitting(failed), 'R13'],
    ['the server', () => paying(refused('ProviderUnavailableError')), undefined],
  ])('when %s refused, a payer who left and came back reads why, and can use another account', (_who, fail, code) => {
    const leftTwice = [{ type: 'left' }, { type: 'started' }, { type: 'left' }, { type: 'started' }, read] as const;
    const back = leftTwice.reduce<DebitState>(debitFlow, fail());
    expect(back).toMatchObject({ step: 'authorizing', notice: 'paymentFailed', intent: { idempotencyKey: 'key-1' } });
    expect(back.step === 'authorizing' && isFailedTry(back)).toBe(true);
    expect(back.step === 'authorizing' && back.failure?.code).toBe(code);
  });

  it('keeps the linked bank of a failed payment when its authorisation can’t be read, unless the account is of no use', () => {
    const again = [failed, { type: 'left' }, { type: 'started' }] as const;
    expect(submitting(...again, setupFailed('NetworkError'))).toMatchObject({
      step: 'idle',
      notice: 'setupFailed',
      failedTry: { providerUserId: 'bank_user_1', failure: { code: 'R13' } },
    });
    expect(submitting(...again, setupFailed('BankAccountBlockedError'))).toEqual({
      step: 'idle',
      notice: 'accountBlocked',
    });
  });

  it('offers no other account before anything has failed', () => {
    const state = after(...linked, read);
    expect(state.step === 'authorizing' && isFailedTry(state)).toBe(false);
  });

  it('follows an unconfirmed payment that the payer has left', () => {
    const left = submitting(slow, { type: 'left' });
    expect(left).toMatchObject({ step: 'following', paymentId: 'pay_1' });
    expect(debitFlow(left, { type: 'started' })).toBe(left);
    expect(debitFlow(left, { type: 'paid' })).toEqual({ step: 'idle' });
    expect(debitFlow(left, failed)).toEqual({
      step: 'idle',
      notice: 'paymentFailed',
      failedTry: { providerUserId: 'bank_user_1', notice: 'paymentFailed', failure: failed.failure },
    });
  });

  it('stops where the invoice was paid elsewhere, as long as nothing was sent', () => {
    const overtaken: DebitAction = { type: 'overtaken' };
    for (const sofar of [[], linked.slice(0, 1), linked.slice(0, 2), linked, [...linked, read]]) {
      const step = sofar.length === 0 ? 'idle' : 'overtaken';
      expect(after(...sofar, overtaken)).toMatchObject({ step });
    }
    expect(paying(overtaken)).toMatchObject({ step: 'paying' });
    expect(submitting(overtaken)).toMatchObject({ step: 'submitting' });
    expect(after(...linked, overtaken, { type: 'left' })).toEqual({ step: 'idle' });
  });

  it('never pays without an authorisation that was shown', () => {
    expect(after({ type: 'started' }, { type: 'authorized' })).toEqual({ step: 'opening' });
    expect(after(...linked, { type: 'authorized' })).toMatchObject({ step: 'reading' });
  });

  it('returns to the start when the window is closed or fails', () => {
    expect(after(...linked.slice(0, 2), { type: 'left' })).toEqual({ step: 'idle' });
    expect(after(...linked.slice(0, 2), setupFailed('ProviderUnavailableError'))).toEqual({
      step: 'idle',
      notice: 'setupFailed',
    });
  });

  it('can’t be left while the payment is under way', () => {
    expect(paying({ type: 'left' })).toMatchObject({ step: 'paying' });
  });

  it('is neither paid nor failed when the answer is lost', () => {
    expect(paying({ type: 'answer-lost' })).toMatchObject({ step: 'unknown' });
  });

  it('keeps the key of an unknown outcome, so that asking again can’t charge twice', () => {
    const checking = paying({ type: 'answer-lost' }, { type: 'check-started' });
    expect(checking).toMatchObject({ step: 'unknown', isChecking: true, intent: { idempotencyKey: 'key-1' } });
    expect(debitFlow(checking, { type: 'taken', paymentId: 'pay_1' })).toMatchObject({ step: 'submitting' });
  });

  it('can be left while the outcome is unknown, and then offers nothing but to ask again with the same key', () => {
    const left = paying({ type: 'answer-lost' }, { type: 'left' });
    expect(left).toMatchObject({ step: 'unanswered', intent: { idempotencyKey: 'key-1' } });
    expect(debitFlow(left, { type: 'started' })).toBe(left);
    expect(debitFlow(left, { type: 'check-started' })).toMatchObject({
      step: 'unknown',
      isChecking: true,
      intent: { idempotencyKey: 'key-1' },
    });
  });

  it('opens no dialog for an answer that is lost again after it was left', () => {
    const left = paying({ type: 'answer-lost' }, { type: 'left' });
    expect(debitFlow(left, { type: 'answer-lost' })).toBe(left);
  });

  it.each([
    ['ProviderUnavailableError', 'paymentFailed'],
    ['DebitAuthorizationChangedError', 'authorizationChanged'],
  ])(
    'says on the page that it failed with %s when asked in the background, and keeps the bank account',
    (code, notice) => {
      const found = paying({ type: 'answer-lost' }, { type: 'left' }, refused(code));
      expect(found).toEqual({ step: 'idle', notice, failedTry: { providerUserId: 'bank_user_1', notice } });
      expect(debitFlow(found, { type: 'started' })).toEqual({ step: 'reading', providerUserId: 'bank_user_1', notice });
    },
  );

  it.each([
    ['InvoicePaymentProcessingError', true],
    ['InvoiceStateError', false],
  ])('says on the page that it was overtaken with %s when asked in the background', (code, isBeingPaid) => {
    const found = paying({ type: 'answer-lost' }, { type: 'left' }, refused(code));
    expect(found).toEqual({ step: 'superseded', isBeingPaid });
    expect(debitFlow(found, { type: 'left' })).toEqual({ step: 'idle' });
  });

  it('can’t be left while it asks what became of the payment', () => {
    const checking = paying({ type: 'answer-lost' }, { type: 'check-started' });
    expect(debitFlow(checking, { type: 'left' })).toBe(checking);
  });

  it('takes a new key after a refusal, which the old key would only repeat', () => {
    expect(paying(refused('ProviderUnavailableError'))).toMatchObject({
      step: 'authorizing',
      notice: 'paymentFailed',
      intent: { idempotencyKey: 'key-2' },
    });
  });

  it('shows the authorisation anew when it has changed', () => {
    const state = paying(refused('DebitAuthorizationChangedError'));
    expect(state).toMatchObject({ step: 'reading', notice: 'authorizationChanged' });
    expect(debitFlow(state, { ...read, idempotencyKey: 'key-3' })).toMatchObject({
      step: 'authorizing',
      notice: 'authorizationChanged',
    });
  });

  it.each([
    ['BankAccountBlockedError', 'accountBlocked'],
    ['BankAccountNotLinkedError', 'accountNotLinked'],
  ])('ends with a reason when the server answers %s', (code, notice) => {
    expect(paying(refused(code))).toEqual({ step: 'idle', notice });
    expect(after(...linked, setupFailed(code))).toEqual({ step: 'idle', notice });
  });

  it.each([
    ['InvoicePaymentProcessingError', true],
    ['InvoiceStateError', false],
  ])('is overtaken when the server answers %s', (code, isBeingPaid) => {
    expect(paying(refused(code))).toEqual({ step: 'overtaken', isBeingPaid });
    expect(after(...linked, setupFailed(code))).toEqual({ step: 'overtaken', isBeingPaid });
  });

  it('goes on unseen when a payment whose answer was lost is found after it was left', () => {
    const left = paying({ type: 'answer-lost' }, { type: 'left' });
    expect(debitFlow(left, { type: 'taken', paymentId: 'pay_1' })).toMatchObject({ step: 'following' });
  });

  it('tells the details of a failure that is still shown, and of no other', () => {
    const explained: DebitAction = { type: 'explained', detail: 'why' };
    expect(after(...linked, setupFailed('InternalError'), explained)).toMatchObject({ detail: 'why' });
    expect(after(...linked, setupFailed('InternalError'), { type: 'started' }, explained)).toEqual({ step: 'opening' });
  });

  it('ignores an answer that comes after the payer has left', () => {
    expect(after(...linked, { type: 'left' }, read)).toEqual({ step: 'idle' });
  });
});
