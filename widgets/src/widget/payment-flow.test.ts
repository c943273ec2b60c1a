import { ApiError, type Client, payByDebit, payInvoice, sendEmailCode } from '@quittance/sdk/client';
import { describe, expect, it } from 'vitest';
import { createBalancePayment } from '../balance-payment/balance-payment.ts';
import { createDebitPayment } from '../bank-debit/debit-payment.ts';
import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import { findSentPayment, type PaymentView } from './payment-flow.ts';

type Answer = InvoiceAnswer | ApiError;

const paid = { status: 'pending_payment_approval', paymentId: 'pay_1' } as InvoiceAnswer;
const settled = { status: 'allocated', paymentId: 'pay_1' } as InvoiceAnswer;
const lost = new ApiError({ kind: 'unknown-outcome', code: 'UnknownOutcomeError', message: '', retryable: true });
const signedOut = new ApiError({ kind: 'refused', code: 'UnauthenticatedError', message: '', status: 401 });
const refused = (code: 'InvalidOtpError' | 'InvoiceStateError') =>
  new ApiError({ kind: 'refused', code, message: '', status: 403 });

let invoices = 0;

/** Creates a new invoice for each test, since sent payments stay in the page's memory. */
function newInvoice(): InvoiceAnswer {
  invoices += 1;
  return { _id: `inv_${invoices}`, viewer: 'buyer' } as InvoiceAnswer;
}

/** Creates a client that mails every code and answers payments in this order, repeating the last answer. */
function fakeClient(...answers: readonly Answer[]) {
  const payments: { readonly body: unknown; readonly idempotencyKey: unknown; readonly otpCode: unknown }[] = [];
  const client = {
    async request(route: unknown, { body }: { body?: unknown }, options: Record<string, unknown>) {
      if (route === sendEmailCode) return { resendAt: '2026-03-05T10:00:30Z' };
      if (route !== payByDebit && route !== payInvoice) throw new Error('not called here');
      const answer = answers[Math.min(payments.length, answers.length - 1)];
      payments.push({ body, idempotencyKey: options.idempotencyKey, otpCode: options.otpCode });
      if (answer instanceof ApiError) throw answer;
      return answer;
    },
  } as unknown as Client;
  return { client, payments };
}

/** A view that records its events. */
function fakeView() {
  const told: string[] = [];
  const view: PaymentView = {
    onEvent(name, detail) {
      told.push('status' in detail ? `${name} ${detail.status}` : name);
      return true;
    },
    onPaid: ({ status }) => void told.push(`paid ${status}`),
    onStale: () => void told.push('stale'),
  };
  return { told, mounted: { current: view } };
}

const authorization = { version: '1', locale: 'en', text: '', hash: 'h', bankName: '', accountMask: '' } as const;

function setUpDebit(...answers: readonly Answer[]) {
  const { client, payments } = fakeClient(...answers);
  const invoice = newInvoice();
  const flow = createDebitPayment(client, invoice);
  const { told, mounted } = fakeView();
  const detach = flow.attach(mounted);
  for (const action of [
    { type: 'started' },
    { type: 'window-opened', windowUrl: 'https://pay.test' },
    { type: 'bank-linked', providerUserId: 'p_1' },
    { type: 'authorization-read', authorization },
  ] as const) {
    flow.dispatch(action);
  }
  const pay = () => flow.intent.submit({ providerUserId: 'p_1', authorization });
  const step = () => flow.$state.get().step;
  return { client, payments, invoice, flow, told, detach, pay, step };
}

describe('a bank debit', () => {
  it('shows and reports that the server has accepted it', async () => {
    const { pay, step, told, payments, invoice } = setUpDebit(paid);
    await pay();
    expect(step()).toBe('submitting');
    expect(told).toEqual(['paid pending_payment_approval', 'pending pending_payment_approval']);
    expect(payments[0]?.body).toEqual({ invoiceId: invoice._id, providerUserId: 'p_1', authorizationHash: 'h' });
  });

  it('reports a lost answer once, however often it is checked and left', async () => {
    const { flow, pay, step, told, payments } = setUpDebit(lost, lost, paid);
    await pay();
    await flow.intent.check();
    flow.intent.leave();
    expect(step()).toBe('unanswered');
    await flow.intent.checkInBackground();
    expect(step()).toBe('following');
    expect(told).toEqual(['pending unknown', 'paid pending_payment_approval', 'pending pending_payment_approval']);
    expect(new Set(payments.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('treats an answer without a payment id as lost', async () => {
    const { pay, step, told } = setUpDebit({ status: 'pending_payment_approval' } as InvoiceAnswer);
    await pay();
    expect(step()).toBe('unknown');
    expect(told).toEqual(['pending unknown']);
  });

  it('reports that the session has ended, also at a check, whose outcome stays unknown', async () => {
    const { flow, pay, step, told } = setUpDebit(lost, signedOut);
    await pay();
    await flow.intent.check();
    expect(step()).toBe('unknown');
    expect(told).toEqual(['pending unknown', 'session-expired']);
  });

  it('reloads the invoice when it can no longer be paid', async () => {
    const { pay, step, told } = setUpDebit(refused('InvoiceStateError'));
    await pay();
    expect(step()).toBe('overtaken');
    expect(told).toEqual(['failure', 'stale']);
  });

  it('continues in the next view, which gets the missed events and checks with its own client', async () => {
    const { client, invoice, flow, pay, told, detach } = setUpDebit(lost);
    const before = pay();
    detach();
    await before;
    expect(told).toEqual([]);
    expect(findSentPayment(client, invoice)).toBe(flow);
    const next = fakeView();
    const other = fakeClient(paid);
    flow.client = other.client;
    flow.attach(next.mounted);
    await flow.intent.check();
    expect(other.payments).toHaveLength(1);
    expect(next.told).toEqual(['pending unknown', 'paid pending_payment_approval', 'pending pending_payment_approval']);
  });
});

function setUpBalance(...answers: readonly Answer[]) {
  const { client, payments } = fakeClient(...answers);
  const flow = createBalancePayment(client, newInvoice());
  const { told, mounted } = fakeView();
  flow.attach(mounted);
  const steps: string[] = [];
  flow.$state.listen(({ step }) => void steps.push(step));
  const enter = async (code: string) => {
    await expect.poll(() => flow.codes.$code.get()).toMatchObject({ step: 'WAITING_OTP', resendAt: expect.any(Date) });
    flow.codes.submit(code);
  };
  return { flow, payments, told, steps, enter };
}

describe('a payment from a balance', () => {
  it('is complete when the server has accepted it', async () => {
    const { flow, steps, told, enter } = setUpBalance(settled);
    const submitted = flow.intent.submit({ invoiceId: 'inv_1' });
    await enter('123456');
    await submitted;
    expect(steps).toEqual(['choosing', 'confirming', 'paying', 'paid']);
    expect(told).toEqual(['paid allocated', 'complete allocated']);
  });

  it('reports a refused code as a failure, and pays with the next one under the same key', async () => {
    const { flow, told, steps, payments, enter } = setUpBalance(refused('InvalidOtpError'), settled);
    const submitted = flow.intent.submit({ invoiceId: 'inv_1' });
    await enter('000000');
    await expect.poll(() => flow.$state.get()).toMatchObject({ step: 'confirming', refused: '000000' });
    expect(told).toEqual(['failure']);
    await enter('123456');
    await submitted;
    expect(steps).toEqual(['choosing', 'confirming', 'paying', 'confirming', 'paying', 'paid']);
    expect(payments.map(({ otpCode }) => otpCode)).toEqual(['000000', '123456']);
    expect(new Set(payments.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });
});
