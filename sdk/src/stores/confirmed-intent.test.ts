import { describe, expect, it } from 'vitest';
import { createClient, payInvoice, requestWithCode } from '../client/index.ts';
import { type AnswerSource, data, fakeServer, type ReceivedRequest, refusal } from '../test-support/fake-server.ts';
import { until } from '../test-support/until.ts';
import { createConfirmedIntent, createOneTimeCodeStore } from './index.ts';

const payment = { invoiceId: 'inv_1' };
const resendAt = '2026-03-05T10:00:30Z';
const isMail = ({ url }: ReceivedRequest) => url.pathname.endsWith('/send-email-2fa');

interface Answers {
  readonly mails?: readonly AnswerSource[];
  readonly payments?: readonly AnswerSource[];
}

/** A payment confirmed by a code, over a client and its server. Without answers, codes are mailed and payments taken. */
function setUpCodes({ mails = [data({ resendAt })], payments = [data({ _id: 'inv_1' })] }: Answers = {}) {
  const next = { mail: 0, payment: 0 };
  const answer = async (source: AnswerSource | undefined, request: ReceivedRequest) =>
    typeof source === 'function' ? source(request) : (source ?? 'broken');
  const server = fakeServer((request) => {
    if (isMail(request)) return answer(mails[Math.min(next.mail++, mails.length - 1)], request);
    return answer(payments[Math.min(next.payment++, payments.length - 1)], request);
  });
  const client = createClient({
    baseUrl: '',
    auth: { kind: 'cookie', userId: () => 'usr_1' },
    fetch: server.fetch,
  });
  const codes = createOneTimeCodeStore(client);
  const intent = createConfirmedIntent({
    codes,
    send: (body: typeof payment, options) => requestWithCode(client, payInvoice, { body }, options),
  });
  const steps: string[] = [];
  intent.$intent.listen(({ step }) => void (steps.at(-1) === step || steps.push(step)));
  const sent = () => server.requests.filter((request) => !isMail(request));
  const headers = (name: string) => sent().map((request) => request.headers.get(name));
  const reach = (step: string) => until(intent.$intent, (state) => state.step === step);
  return { intent, codes, steps, reach, headers, sent, mails: () => server.requests.filter(isMail) };
}

describe('a money intent with a one-time code', () => {
  it('mails a code, waits for it, and sends both', async () => {
    const { intent, codes, steps, reach, headers } = setUpCodes();
    const submitted = intent.submit(payment);
    await reach('code');
    expect(codes.$code.get()).toMatchObject({ step: 'WAITING_OTP', resendAt: new Date(resendAt) });
    codes.submit('123456');
    await submitted;
    expect(steps).toEqual(['preparing', 'code', 'sending', 'settled']);
    expect(headers('otp-code')).toEqual(['123456']);
  });

  it('is refused at once when no code can be mailed', async () => {
    const { intent, steps, codes } = setUpCodes({ mails: [refusal(409, 'InvoicePaymentProcessingError')] });
    await intent.submit(payment);
    expect(steps).toEqual(['preparing', 'refused']);
    expect(intent.$intent.get()).toMatchObject({ error: { code: 'InvoicePaymentProcessingError' }, isLeft: false });
    expect(codes.$code.get()).toEqual({ step: 'IDLE' });
  });

  it('still waits for the mailed code when another one can’t be mailed', async () => {
    const { intent, codes, reach } = setUpCodes({
      mails: [data({ resendAt }), refusal(429, 'BruteForceAttemptError')],
    });
    const submitted = intent.submit(payment);
    await reach('code');
    await codes.resend();
    expect(codes.$code.get()).toMatchObject({ sendError: { code: 'BruteForceAttemptError' } });
    expect(intent.$intent.get().step).toBe('code');
    codes.submit('123456');
    await submitted;
    expect(intent.$intent.get().step).toBe('settled');
  });

  it('waits again after a wrong code: same key, no other mail, with the digits and the reason', async () => {
    const { intent, codes, reach, headers, mails } = setUpCodes({
      payments: [refusal(403, 'InvalidOtpError'), data({})],
    });
    const submitted = intent.submit(payment);
    await reach('code');
    codes.submit('000000');
    await until(intent.$intent, (state) => state.step === 'code' && state.rejected !== undefined);
    expect(intent.$intent.get()).toMatchObject({
      rejected: { otpCode: '000000', error: { code: 'InvalidOtpError' } },
    });
    codes.submit('123456');
    await submitted;
    expect(intent.$intent.get().step).toBe('settled');
    expect(headers('otp-code')).toEqual(['000000', '123456']);
    expect(new Set(headers('idempotency-key')).size).toBe(1);
    expect(mails()).toHaveLength(1);
  });

  it('is refused when another code would not help', async () => {
    const { intent, codes, reach } = setUpCodes({ payments: [refusal(403, 'BruteForceAttemptError')] });
    const submitted = intent.submit(payment);
    await reach('code');
    codes.submit('000000');
    await submitted;
    expect(intent.$intent.get()).toMatchObject({ step: 'refused', error: { code: 'BruteForceAttemptError' } });
  });

  it.each([
    ['leaves', ({ intent }: ReturnType<typeof setUpCodes>) => intent.leave()],
    ['gives it up', ({ intent }: ReturnType<typeof setUpCodes>) => intent.abort()],
    ['gives no code', ({ codes }: ReturnType<typeof setUpCodes>) => codes.cancel()],
  ])('is idle again when the person %s, and a later code sends nothing', async (_how, stop) => {
    const set = setUpCodes();
    const submitted = set.intent.submit(payment);
    await set.reach('code');
    stop(set);
    set.codes.submit('123456');
    await submitted;
    expect(set.intent.$intent.get()).toEqual({ step: 'idle' });
    expect(set.codes.$code.get()).toEqual({ step: 'IDLE' });
    expect(set.sent()).toEqual([]);
  });

  it('sends nothing when it is cancelled just after the code was entered', async () => {
    const { intent, codes, reach, sent } = setUpCodes();
    const submitted = intent.submit(payment);
    await reach('code');
    codes.submit('123456');
    intent.abort();
    await submitted;
    expect(intent.$intent.get()).toEqual({ step: 'idle' });
    expect(sent()).toEqual([]);
  });

  it('can be submitted again at once after it was cancelled, and ignores the first attempt', async () => {
    const { intent, codes, reach, headers } = setUpCodes();
    const first = intent.submit(payment);
    intent.abort();
    const second = intent.submit({ invoiceId: 'inv_2' });
    await first;
    expect(intent.$intent.get()).toEqual({ step: 'preparing', content: { invoiceId: 'inv_2' } });
    await reach('code');
    codes.submit('123456');
    await second;
    expect(intent.$intent.get()).toMatchObject({ step: 'settled', content: { invoiceId: 'inv_2' } });
    expect(headers('otp-code')).toEqual(['123456']);
  });

  const threeTimes = (source: AnswerSource) => [source, source, source];
  const lostOnce = threeTimes({ status: 504, text: '' });

  async function loseTheAnswer(...payments: readonly AnswerSource[]) {
    const set = setUpCodes({ payments: [...lostOnce, ...payments] });
    const submitted = set.intent.submit(payment);
    await set.reach('code');
    set.codes.submit('123456');
    await submitted;
    expect(set.intent.$intent.get().step).toBe('unknown');
    return set;
  }

  it('checks a lost answer with the same code and key, without asking for another code', async () => {
    const { intent, codes, headers, mails } = await loseTheAnswer(data({}));
    await intent.check();
    expect(intent.$intent.get().step).toBe('settled');
    expect(new Set(headers('otp-code'))).toEqual(new Set(['123456']));
    expect(new Set(headers('idempotency-key')).size).toBe(1);
    expect(mails()).toHaveLength(1);
    expect(codes.$code.get().step).not.toBe('WAITING_OTP');
  });

  it('asks for another code when the command never arrived and its code has expired', async () => {
    const { intent, codes, reach, headers } = await loseTheAnswer(refusal(403, 'ExpiredOtpError'), data({}));
    const checked = intent.check();
    await reach('code');
    expect(intent.$intent.get()).toMatchObject({ rejected: { error: { code: 'ExpiredOtpError' } } });
    await codes.resend();
    codes.submit('654321');
    await checked;
    expect(intent.$intent.get().step).toBe('settled');
    expect(headers('otp-code').at(-1)).toBe('654321');
    expect(new Set(headers('idempotency-key')).size).toBe(1);
  });

  it('asks for no code in the background: an expired code refuses the payment', async () => {
    const { intent, steps, codes } = await loseTheAnswer(refusal(403, 'ExpiredOtpError'));
    intent.leave();
    await intent.checkInBackground();
    expect(intent.$intent.get()).toMatchObject({ step: 'refused', isLeft: true, error: { code: 'ExpiredOtpError' } });
    expect(steps).toEqual(['preparing', 'code', 'sending', 'unknown', 'refused']);
    expect(codes.$code.get().step).not.toBe('WAITING_OTP');
  });
});
