import { ApiError, type ErrorCode } from '@quittance/sdk/client';
import { describe, expect, it } from 'vitest';
import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import type { PaymentIntentState } from '../widget/payment-intent.ts';
import {
  type BalanceAction,
  type BalanceContent,
  type BalanceState,
  balanceFlow,
  choosing,
  codeNotice,
} from './balance-flow.ts';

const content: BalanceContent = { invoiceId: 'inv_1', accountType: 'traditional' };
const intent = (state: PaymentIntentState<BalanceContent>): BalanceAction => ({ type: 'intent', intent: state });
const errorOf = (code: string) => new ApiError({ kind: 'refused', code: code as ErrorCode, message: '' });

const preparing = intent({ step: 'preparing', content });
const codeMailed = intent({ step: 'code', content });
const sent = intent({ step: 'sending', content });
const settled = (isLeft = false) => intent({ step: 'settled', content, answer: {} as InvoiceAnswer, isLeft });
const refused = (code: string, isLeft = false) => intent({ step: 'refused', content, error: errorOf(code), isLeft });
const unknown = { step: 'unknown', content, error: undefined, isChecking: false, isLeft: false } as const;
const lost = intent(unknown);
const checking = intent({ ...unknown, isChecking: true });
const idle = intent({ step: 'idle' });
const left: BalanceAction = { type: 'left' };
/** The intent's states after a payer leaves. */
const leftUnknown = [left, intent({ ...unknown, isLeft: true })] as const;

const after = (...actions: readonly BalanceAction[]): BalanceState =>
  actions.reduce<BalanceState>(balanceFlow, choosing);
const confirming = (...actions: readonly BalanceAction[]) => after(preparing, codeMailed, ...actions);
const paying = (...actions: readonly BalanceAction[]) => confirming(sent, ...actions);

describe('paying from a balance', () => {
  it('asks for a code before it pays', () => {
    expect(after(preparing)).toEqual({ step: 'choosing', isAsking: true });
    expect(confirming()).toEqual({ step: 'confirming' });
    expect(paying()).toEqual({ step: 'paying' });
    expect(paying(settled())).toEqual({ step: 'paid' });
  });

  it('stays at the code after a refused one, with the refused digits', () => {
    const rejected = { otpCode: '123456', error: errorOf('InvalidOtpError') };
    expect(paying(intent({ step: 'code', content, rejected }))).toEqual({ step: 'confirming', refused: '123456' });
  });

  it.each([
    ['InvalidOtpError', 'codeInvalid'],
    ['OtpRequiredError', 'codeInvalid'],
    ['ReusedLoginOtpError', 'codeInvalid'],
    ['ExpiredOtpError', 'codeExpired'],
  ])('shows the problem next to the code after %s', (code, notice) => {
    expect(codeNotice({ step: 'WAITING_OTP', purpose: '', rejected: errorOf(code) })).toBe(notice);
  });

  it.each([
    ['NetworkError', 'setupFailed'],
    ['BruteForceAttemptError', 'codeBlocked'],
  ])('says next to the code that no other one was sent after %s', (code, notice) => {
    const rejected = errorOf('InvalidOtpError');
    const sendError = errorOf(code);
    expect(codeNotice({ step: 'WAITING_OTP', purpose: '', rejected, sendError })).toBe(notice);
  });

  it('shows no notice next to a code that was mailed or is being sent', () => {
    expect(codeNotice({ step: 'WAITING_OTP', purpose: '', resendAt: new Date() })).toBeUndefined();
    expect(codeNotice({ step: 'PROCESSING_OTP_AND_REQUEST', purpose: '' })).toBeUndefined();
  });

  it.each([
    ['BruteForceAttemptError', 'codeBlocked'],
    ['InsufficientFundsError', 'insufficientFunds'],
    ['CurrencyAccountUnavailableError', 'accountUnavailable'],
    ['ForbiddenError', 'forbidden'],
    ['InternalError', 'paymentFailed'],
  ])('returns to the choice after %s', (code, notice) => {
    expect(paying(refused(code))).toEqual({ step: 'choosing', isAsking: false, notice });
  });

  it.each([
    ['BruteForceAttemptError', 'codeBlocked'],
    ['ForbiddenError', 'forbidden'],
    ['NetworkError', 'setupFailed'],
  ])('stays at the choice when no code can be mailed because of %s', (code, notice) => {
    expect(after(preparing, refused(code))).toEqual({ step: 'choosing', isAsking: false, notice });
  });

  it.each([
    ['InvoicePaymentProcessingError', true],
    ['InvoiceStateError', false],
  ])('is overtaken when the server answers %s', (code, isBeingPaid) => {
    expect(paying(refused(code))).toEqual({ step: 'overtaken', isBeingPaid });
    expect(after(preparing, refused(code))).toEqual({ step: 'overtaken', isBeingPaid });
  });

  it('stops where the invoice was paid elsewhere, as long as nothing was sent', () => {
    const overtaken = confirming({ type: 'overtaken' }, idle);
    expect(overtaken).toEqual({ step: 'overtaken' });
    expect(balanceFlow(overtaken, left)).toEqual(choosing);
    expect(paying({ type: 'overtaken' })).toEqual({ step: 'paying' });
  });

  it('returns to the start when no code is given', () => {
    expect(confirming(left, idle)).toEqual(choosing);
  });

  it('is neither paid nor failed when the answer is lost', () => {
    expect(paying(lost)).toEqual({ step: 'unknown', isChecking: false });
    expect(paying(lost, checking, settled())).toEqual({ step: 'paid' });
  });

  it('can be left while the outcome is unknown, and then offers only a check', () => {
    expect(paying(lost, ...leftUnknown)).toEqual({ step: 'unanswered' });
    expect(paying(lost, ...leftUnknown, checking)).toEqual({ step: 'unknown', isChecking: true });
    expect(paying(lost, ...leftUnknown, checking, left)).toEqual({ step: 'unknown', isChecking: true });
  });

  it('returns to the start when found paid after it was left, without a dialog for another lost answer', () => {
    expect(paying(lost, ...leftUnknown, settled(true))).toEqual(choosing);
    expect(paying(lost, ...leftUnknown, leftUnknown[1])).toEqual({ step: 'unanswered' });
  });

  it.each([
    ['InvalidOtpError', 'paymentFailed'],
    ['ExpiredOtpError', 'paymentFailed'],
    ['InsufficientFundsError', 'insufficientFunds'],
    ['InternalError', 'paymentFailed'],
  ])('says on the page that it failed with %s when asked in the background', (code, notice) => {
    const found = paying(lost, ...leftUnknown, refused(code, true));
    expect(found).toEqual({ step: 'choosing', isAsking: false, notice });
  });

  it.each([
    ['InvoicePaymentProcessingError', true],
    ['InvoiceStateError', false],
  ])('says on the page that it was overtaken with %s when asked in the background', (code, isBeingPaid) => {
    const found = paying(lost, ...leftUnknown, refused(code, true));
    expect(found).toEqual({ step: 'superseded', isBeingPaid });
    expect([left, idle].reduce(balanceFlow, found)).toEqual(choosing);
  });

  it('returns to the start after the confirmation', () => {
    expect(paying(settled(), left, idle)).toEqual(choosing);
  });

  it('can’t be left while the payment is in progress', () => {
    expect(paying(left)).toEqual({ step: 'paying' });
  });
});
