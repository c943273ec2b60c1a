import { describe, expect, it } from 'vitest';
import { ApiError, createClient, payInvoice } from '../client/index.ts';
import { type AnswerSource, data, fakeServer, type ReceivedRequest, refusal } from '../test-support/fake-server.ts';
import { until } from '../test-support/until.ts';
import { createOneTimeCodeStore } from './index.ts';

const pay = { body: { invoiceId: 'inv_1' } };
const resendAt = '2026-03-05T10:00:30Z';

/** A client that asks through the store. Codes are always mailed; payments get the given answers. */
function setUp(...payments: readonly AnswerSource[]) {
  let paid = 0;
  const isMail = ({ url }: ReceivedRequest) => url.pathname.endsWith('/send-email-2fa');
  const server = fakeServer(async (request) => {
    if (isMail(request)) return data({ resendAt, codeSource: 'authenticator' });
    const answer = payments[Math.min(paid, payments.length - 1)];
    paid += 1;
    return typeof answer === 'function' ? answer(request) : (answer ?? 'broken');
  });
  const client = createClient({
    baseUrl: '',
    auth: { kind: 'cookie', userId: () => 'usr_1' },
    fetch: server.fetch,
    askForCode: (request) => codes.ask(request),
  });
  const codes = createOneTimeCodeStore(client);
  const steps: string[] = [];
  codes.$code.listen(({ step }) => {
    if (steps.at(-1) !== step) steps.push(step);
  });
  return { client, codes, steps, mails: () => server.requests.filter(isMail) };
}

const isWaiting = ({ $code }: ReturnType<typeof createOneTimeCodeStore>) =>
  until($code, (state) => state.step === 'WAITING_OTP' && state.resendAt !== undefined);

describe('the one-time code flow', () => {
  it('goes through WAITING_OTP, PROCESSING_OTP_AND_REQUEST and OTP_AND_REQUEST_COMPLETED', async () => {
    const { client, codes, steps, mails } = setUp(data({}));
    const payment = client.request(payInvoice, pay);
    await isWaiting(codes);
    codes.submit('123456');
    await payment;
    expect(steps).toEqual(['WAITING_OTP', 'PROCESSING_OTP_AND_REQUEST', 'OTP_AND_REQUEST_COMPLETED']);
    expect(mails().map(({ body }) => body)).toEqual([{ purpose: 'POST /invoices/pay', invoiceId: 'inv_1' }]);
  });

  it('tells where the person finds the code, after a wrong one too', async () => {
    const { client, codes } = setUp(refusal(403, 'InvalidOtpError'), data({}));
    const payment = client.request(payInvoice, pay);
    await isWaiting(codes);
    expect(codes.$code.get()).toMatchObject({ codeSource: 'authenticator' });
    codes.submit('000000');
    await until(codes.$code, (state) => state.step === 'WAITING_OTP' && state.rejected !== undefined);
    expect(codes.$code.get()).toMatchObject({ codeSource: 'authenticator' });
    codes.submit('123456');
    await payment;
  });

  it('waits again after a wrong code, with the reason and without another mail', async () => {
    const { client, codes, mails } = setUp(refusal(403, 'InvalidOtpError'), data({}));
    const payment = client.request(payInvoice, pay);
    await isWaiting(codes);
    codes.submit('000000');
    await until(codes.$code, (state) => state.step === 'WAITING_OTP' && state.rejected?.code === 'InvalidOtpError');
    expect(codes.$code.get(), 'another code may still be asked for').toMatchObject({ resendAt: new Date(resendAt) });
    codes.submit('123456');
    await payment;
    expect(mails()).toHaveLength(1);
  });

  it('clears the reason for a refusal once another code was mailed', async () => {
    const { client, codes } = setUp(refusal(403, 'InvalidOtpError'), data({}));
    const payment = client.request(payInvoice, pay);
    await isWaiting(codes);
    codes.submit('000000');
    await until(codes.$code, (state) => state.step === 'WAITING_OTP' && state.rejected !== undefined);
    await codes.resend();
    expect(codes.$code.get()).toMatchObject({ step: 'WAITING_OTP', rejected: undefined });
    codes.submit('123456');
    await payment;
  });

  it('aborts the request if no code is provided', async () => {
    const { client, codes } = setUp(data({}));
    const payment = client.request(payInvoice, pay);
    await isWaiting(codes);
    codes.cancel();
    await expect(payment).rejects.toMatchObject({ kind: 'cancelled' });
    expect(codes.$code.get()).toEqual({ step: 'IDLE' });
  });

  it('closes when the page aborts the request', async () => {
    const { client, codes } = setUp(data({}));
    const controller = new AbortController();
    const payment = client.request(payInvoice, pay, { signal: controller.signal });
    await isWaiting(codes);
    controller.abort(new Error('unmounted'));
    await expect(payment).rejects.toThrow('unmounted');
    expect(codes.$code.get()).toEqual({ step: 'IDLE' });
  });

  it('ignores the answer to a code request when its call is over', async () => {
    const { client, codes } = setUp(data({}));
    const controller = new AbortController();
    const first = client.request(payInvoice, pay, { signal: controller.signal });
    await until(codes.$code, (state) => state.step === 'WAITING_OTP');
    controller.abort(new Error('unmounted'));
    const second = client.request(payInvoice, pay);
    await expect(first).rejects.toThrow('unmounted');
    await isWaiting(codes);
    expect(codes.$code.get()).not.toHaveProperty('sendError');
    codes.submit('123456');
    await second;
  });

  it('mails another code on request', async () => {
    const { client, codes, mails } = setUp(data({}));
    const payment = client.request(payInvoice, pay);
    await isWaiting(codes);
    await codes.resend();
    expect(mails()).toHaveLength(2);
    codes.submit('123456');
    await payment;
  });

  it('shows one dialog at a time', async () => {
    const { client, codes } = setUp(data({}));
    const first = client.request(payInvoice, pay);
    const second = client.request(payInvoice, pay);
    await isWaiting(codes);
    codes.submit('111111');
    await first;
    await isWaiting(codes);
    codes.cancel();
    await expect(second).rejects.toBeInstanceOf(ApiError);
  });
});
