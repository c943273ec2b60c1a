import { ApiError, type ErrorCode } from '@quittance/sdk/client';
import { describe, expect, it } from 'vitest';
import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import type { PaymentIntentState } from '../widget/payment-intent.ts';
import { type DebitAction, type DebitContent, type DebitState, debitFlow, isFailedTry } from './debit-flow.ts';

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
const read: DebitAction = { type: 'authorization-read', authorization };

const content: DebitContent = { providerUserId: 'bank_user_1', authorization };
const intent = (state: PaymentIntentState<DebitContent>): DebitAction => ({ type: 'intent', intent: state });
const sent = intent({ step: 'sending', content });
const answer = { paymentId: 'pay_1' } as InvoiceAnswer;
const taken = intent({ step: 'settled', content, answer, isLeft: false });
const takenUnseen = intent({ step: 'settled', content, answer, isLeft: true });
const unknown = { step: 'unknown', content, error: undefined, isChecking: false, isLeft: false } as const;
const lost = intent(unknown);
const checking = intent({ ...unknown, isChecking: true });
const left: DebitAction = { type: 'left' };
/** The intent's states after a payer leaves. */
const leftUnknown = [left, intent({ ...unknown, isLeft: true })] as const;
const refusal = (code: string, isLeft: boolean): DebitAction => {
  const error = new ApiError({ kind: 'refused', code: code as ErrorCode, message: '' });
  return intent({ step: 'refused', content, error, isLeft });
};
const refused = (code: string) => refusal(code, false);
const refusedUnseen = (code: string) => refusal(code, true);

const after = (...actions: readonly DebitAction[]): DebitState =>
  actions.reduce<DebitState>(debitFlow, { step: 'idle' });
const paying = (...actions: readonly DebitAction[]) => after(...linked, read, sent, ...actions);
const submitting = (...actions: readonly DebitAction[]) => paying(taken, ...actions);
const slow: DebitAction = { type: 'bank-slow' };
const failed: Extract<DebitAction, { type: 'failed' }> = {
  type: 'failed',
  failure: { kind: 'refused', code: 'R13', failedAt: '2026-03-01T12:00:00Z', paymentId: 'pay_1' },
};
const setupFailed = (code: string): DebitAction => ({ type: 'setup-failed', code });

describe('the debit flow', () => {
  it('leads from the bank window over the authorization to the payment', () => {
    expect(after(...linked)).toEqual({ step: 'reading', providerUserId: 'bank_user_1' });
    expect(after(...linked, read)).toEqual({ step: 'authorizing', ...content });
    expect(paying()).toMatchObject({ step: 'paying' });
    expect(submitting()).toMatchObject({ step: 'submitting', paymentId: 'pay_1' });
    expect(submitting({ type: 'paid' })).toMatchObject({ step: 'paid', paymentId: 'pay_1' });
  });

  it('shows no thanks before the bank has accepted the debit', () => {
    expect(paying({ type: 'paid' })).toMatchObject({ step: 'paying' });
    expect(submitting(left)).toMatchObject({ step: 'submitting' });
  });

  it('says after a while that the bank has not confirmed, and keeps waiting', () => {
    expect(submitting(slow)).toMatchObject({ step: 'unconfirmed', paymentId: 'pay_1' });
    expect(submitting(slow, { type: 'paid' })).toMatchObject({ step: 'paid' });
    expect(submitting({ type: 'paid' }, slow)).toMatchObject({ step: 'paid' });
  });

  it.each([
    ['at once', []],
    ['after a while', [slow]],
    ['while its thanks are still open', [{ type: 'paid' } as const]],
  ])('when the bank refuses %s, keeps the linked bank', (_when, before) => {
    expect(submitting(...before, failed)).toMatchObject({
      step: 'authorizing',
      notice: 'paymentFailed',
      failure: { code: 'R13' },
      ...content,
    });
  });

  it('lets the payer use another account after a refusal, or leave and return to the same one', () => {
    expect(submitting(failed, { type: 'account-dropped' })).toEqual({ step: 'opening' });
    expect(submitting(failed, left, { type: 'started' })).toMatchObject({
      step: 'reading',
      providerUserId: 'bank_user_1',
    });
  });

  it.each([
    ['the bank', () => submitting(failed), 'R13'],
    ['the server', () => paying(refused('ProviderUnavailableError')), undefined],
  ])('after %s refused, a returning payer reads why, and can use another account', (_who, fail, code) => {
    const leftTwice = [left, { type: 'started' }, left, { type: 'started' }, read] as const;
    const back = leftTwice.reduce<DebitState>(debitFlow, fail());
    expect(back).toMatchObject({ step: 'authorizing', notice: 'paymentFailed', ...content });
    expect(back.step === 'authorizing' && isFailedTry(back)).toBe(true);
    expect(back.step === 'authorizing' && back.failure?.code).toBe(code);
  });

  it('keeps the linked bank of a failed payment without a readable authorization, unless the account is unusable', () => {
    const again = [failed, left, { type: 'started' }] as const;
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

  it('offers no other account before a failure', () => {
    const state = after(...linked, read);
    expect(state.step === 'authorizing' && isFailedTry(state)).toBe(false);
  });

  it('follows an unconfirmed payment that the payer has left', () => {
    const following = submitting(slow, left);
    expect(following).toMatchObject({ step: 'following', paymentId: 'pay_1' });
    expect(debitFlow(following, { type: 'started' })).toBe(following);
    expect(debitFlow(following, { type: 'paid' })).toEqual({ step: 'idle' });
    expect(debitFlow(following, failed)).toEqual({
      step: 'idle',
      notice: 'paymentFailed',
      failedTry: { providerUserId: 'bank_user_1', notice: 'paymentFailed', failure: failed.failure },
    });
  });

  it('stops if the invoice was paid elsewhere before anything was sent', () => {
    const overtaken: DebitAction = { type: 'overtaken' };
    for (const sofar of [[], linked.slice(0, 1), linked.slice(0, 2), linked, [...linked, read]]) {
      const step = sofar.length === 0 ? 'idle' : 'overtaken';
      expect(after(...sofar, overtaken)).toMatchObject({ step });
    }
    expect(paying(overtaken)).toMatchObject({ step: 'paying' });
    expect(submitting(overtaken)).toMatchObject({ step: 'submitting' });
    expect(after(...linked, overtaken, left)).toEqual({ step: 'idle' });
  });

  it('never pays without a shown authorization', () => {
    expect(after({ type: 'started' }, sent)).toEqual({ step: 'opening' });
    expect(after(...linked, sent)).toMatchObject({ step: 'reading' });
  });

  it('returns to the start when the window is closed or fails', () => {
    expect(after(...linked.slice(0, 2), left)).toEqual({ step: 'idle' });
    expect(after(...linked.slice(0, 2), setupFailed('ProviderUnavailableError'))).toEqual({
      step: 'idle',
      notice: 'setupFailed',
    });
  });

  it('can’t be left while the payment is in progress', () => {
    expect(paying(left)).toMatchObject({ step: 'paying' });
  });

  it('is neither paid nor failed when the answer is lost', () => {
    expect(paying(lost)).toEqual({ step: 'unknown', isChecking: false });
  });

  it('continues with the payment that a check finds', () => {
    expect(paying(lost, checking)).toEqual({ step: 'unknown', isChecking: true });
    expect(paying(lost, checking, taken)).toMatchObject({ step: 'submitting', paymentId: 'pay_1' });
  });

  it('can be left while the outcome is unknown, and then offers only a check', () => {
    const unanswered = paying(lost, ...leftUnknown);
    expect(unanswered).toEqual({ step: 'unanswered' });
    expect(debitFlow(unanswered, { type: 'started' })).toBe(unanswered);
    expect(debitFlow(unanswered, checking)).toEqual({ step: 'unknown', isChecking: true });
  });

  it('opens no dialog for an answer that is lost again after it was left', () => {
    const checkedUnseen = intent({ ...unknown, isLeft: true, isChecking: true });
    expect(paying(lost, ...leftUnknown, checkedUnseen)).toEqual({ step: 'unanswered' });
    expect(paying(lost, ...leftUnknown, checkedUnseen, leftUnknown[1])).toEqual({ step: 'unanswered' });
  });

  it.each([
    ['ProviderUnavailableError', 'paymentFailed'],
    ['DebitAuthorizationChangedError', 'authorizationChanged'],
  ])(
    'says on the page that it failed with %s when asked in the background, and keeps the bank account',
    (code, notice) => {
      const found = paying(lost, ...leftUnknown, refusedUnseen(code));
      expect(found).toEqual({ step: 'idle', notice, failedTry: { providerUserId: 'bank_user_1', notice } });
      expect(debitFlow(found, { type: 'started' })).toEqual({ step: 'reading', providerUserId: 'bank_user_1', notice });
    },
  );

  it.each([
    ['InvoicePaymentProcessingError', true],
    ['InvoiceStateError', false],
  ])('says on the page that it was overtaken with %s when asked in the background', (code, isBeingPaid) => {
    const found = paying(lost, ...leftUnknown, refusedUnseen(code));
    expect(found).toEqual({ step: 'superseded', isBeingPaid });
    expect(debitFlow(found, left)).toEqual({ step: 'idle' });
  });

  it('can’t be left during a check of the payment', () => {
    expect(paying(lost, checking, left)).toEqual({ step: 'unknown', isChecking: true });
  });

  it('keeps the linked bank after a refusal', () => {
    expect(paying(refused('ProviderUnavailableError'))).toMatchObject({
      step: 'authorizing',
      notice: 'paymentFailed',
      ...content,
    });
  });

  it('shows the authorization again when it has changed', () => {
    const state = paying(refused('DebitAuthorizationChangedError'));
    expect(state).toMatchObject({ step: 'reading', notice: 'authorizationChanged' });
    expect(debitFlow(state, read)).toMatchObject({
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

  it('continues in the background when a payment with a lost answer is found after it was left', () => {
    expect(paying(lost, ...leftUnknown, takenUnseen)).toMatchObject({ step: 'following', paymentId: 'pay_1' });
  });

  it('shows the details of a failure only while it is shown', () => {
    const explained: DebitAction = { type: 'explained', detail: 'why' };
    expect(after(...linked, setupFailed('InternalError'), explained)).toMatchObject({ detail: 'why' });
    expect(after(...linked, setupFailed('InternalError'), { type: 'started' }, explained)).toEqual({ step: 'opening' });
  });

  it('ignores an answer that arrives after the payer has left', () => {
    expect(after(...linked, left, read)).toEqual({ step: 'idle' });
  });
});
