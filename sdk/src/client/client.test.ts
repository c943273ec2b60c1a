import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call, CodePurpose } from '../contract/index.ts';
import { caught, guest, settled, signedIn } from '../test-support/clients.ts';
import { type Answer, data, refusal } from '../test-support/fake-server.ts';
import {
  ApiError,
  endSession,
  getInvoice,
  getMe,
  listExpenses,
  payByDebit,
  payInvoice,
  requestWithCode,
  startSession,
} from './index.ts';
import { route } from './route.ts';

const debit = { invoiceId: 'inv_1', providerUserId: 'p', authorizationHash: 'a'.repeat(64) };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a request', () => {
  it('goes to /api/{userId} with cookies, filled path, and arrays as name[]', async () => {
    const { client, requests } = signedIn([data({ items: [], nextCursor: null })]);
    await client.request(listExpenses, { query: { status: ['sent', 'draft'], search: 'a b' } });
    await client.request(getInvoice, { params: { id: 'inv_1/2' } });
    expect(requests.map(({ url }) => url.href)).toEqual([
      'https://api.example/api/usr_1/invoices/expenses?status%5B%5D=sent&status%5B%5D=draft&search=a+b',
      'https://api.example/api/usr_1/invoices/inv_1%2F2',
    ]);
    expect(requests[0]?.credentials).toBe('include');
    expect(requests[0]?.headers.has('content-type')).toBe(false);
  });

  it('outlives its page if it is asked to', async () => {
    const { client, requests } = signedIn([data({})]);
    const body = { email: 'a@b.co', password: 'x' };
    await client.request({ ...startSession, keepalive: true }, { body });
    await client.request(startSession, { body });
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, false]);
  });

  it('goes to /api/new when nobody is signed in', async () => {
    const { client, requests } = signedIn([data({})], { auth: { kind: 'cookie', userId: () => null } });
    await client.request(startSession, { body: { email: 'a@b.co', password: 'x' } });
    expect(requests[0]?.url.pathname).toBe('/api/new/sessions/intermediate');
    expect(requests[0]?.body).toEqual({ email: 'a@b.co', password: 'x' });
  });

  it('returns data with decimals as text at any depth, and nothing for 204', async () => {
    const { client } = signedIn([
      data({ totalDue: { $numberDecimal: '12.30' }, items: [{ rate: { $numberDecimal: '0.1' } }] }),
      { status: 204 },
    ]);
    expect(await client.request(getInvoice, { params: { id: 'inv_1' } })).toEqual({
      totalDue: '12.30',
      items: [{ rate: '0.1' }],
    });
    expect(await client.request(endSession, {})).toBeUndefined();
  });

  it('refuses an empty path parameter, which would name another call', async () => {
    const { client, requests } = signedIn([data({})]);
    await expect(client.request(getInvoice, { params: { id: '' } })).rejects.toThrow(TypeError);
    expect(requests).toEqual([]);
  });

  it('sends the person’s language', async () => {
    const { client, requests } = signedIn([data({})], { locale: () => 'es' });
    await client.request(getMe, {});
    expect(requests[0]?.headers.get('accept-language')).toBe('es');
  });

  it.each([
    ['es_MX', 'es-MX'],
    ['not a tag!', null],
    ['', null],
  ])('sends the language %j as %j, which needs no preflight', async (locale, header) => {
    const { client, requests } = signedIn([data({})], { locale: () => locale });
    await client.request(getMe, {});
    expect(requests[0]?.headers.get('accept-language')).toBe(header);
  });
});

describe('a refusal', () => {
  it('becomes an ApiError with code, status, validations and request id', async () => {
    const validations = [{ path: 'email', message: 'Invalid email' }];
    const { client } = signedIn([refusal(422, 'ValidationError', { validations })]);
    expect(await caught(client.request(startSession, { body: { email: 'x', password: 'x' } }))).toMatchObject({
      kind: 'refused',
      code: 'ValidationError',
      status: 422,
      validations,
      requestId: 'req_1',
      retryable: false,
    });
  });

  it('of too many wrong codes names the code as the tried secret', async () => {
    const { client } = signedIn([refusal(403, 'BruteForceAttemptError', { tried: 'code' })]);
    expect(await caught(client.request(getMe, {}))).toMatchObject({ code: 'BruteForceAttemptError', tried: 'code' });
  });

  it('that is not JSON throws its text', async () => {
    const { client } = signedIn([{ status: 400, text: 'Blocked by the firewall' }]);
    expect(await caught(client.request(getMe, {}))).toMatchObject({
      code: 'UnreadableAnswerError',
      message: 'Blocked by the firewall',
      status: 400,
    });
  });

  it('is reported to onFailure once, however often it was tried', async () => {
    const onFailure = vi.fn();
    const { client } = signedIn([refusal(503, 'MaintenanceError')], { onFailure });
    await caught(settled(client.request(getMe, {})));
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(onFailure.mock.calls[0]?.[0]).toMatchObject({ error: { code: 'MaintenanceError' }, route: { path: '/me' } });
  });
});

describe('a retry', () => {
  const transient: readonly (readonly [string, Answer])[] = [
    ['a broken connection', 'broken'],
    ['502', refusal(502, 'ProviderUnavailableError')],
    ['503', refusal(503, 'MaintenanceError')],
    ['429', refusal(429, 'RateLimitError')],
  ];

  it.each(transient)('follows %s when reading', async (_name, answer) => {
    const { client, requests } = signedIn([answer, data({ ok: true })]);
    await settled(client.request(getMe, {}));
    expect(requests).toHaveLength(2);
  });

  it('ends after three attempts', async () => {
    const { client, requests } = signedIn(['broken']);
    expect(await caught(settled(client.request(getMe, {})))).toMatchObject({ kind: 'network', code: 'NetworkError' });
    expect(requests).toHaveLength(3);
  });

  it('does not follow a permanent refusal', async () => {
    const { client, requests } = signedIn([refusal(404, 'NotFoundError')]);
    await caught(client.request(getInvoice, { params: { id: 'inv_1' } }));
    expect(requests).toHaveLength(1);
  });

  it('is never made for a write without an idempotency key', async () => {
    const { client, requests } = signedIn(['broken']);
    expect(await caught(client.request(startSession, { body: { email: 'a@b.co', password: 'x' } }))).toMatchObject({
      kind: 'network',
    });
    expect(requests).toHaveLength(1);
  });

  it('waits as long as the server requests, and gives up if that is too long', async () => {
    const { client, requests } = signedIn([
      { ...(refusal(429, 'RateLimitError') as object), headers: { 'retry-after': '2' } },
      data({}),
    ]);
    const answer = client.request(getMe, {});
    await vi.advanceTimersByTimeAsync(1999);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    expect(requests).toHaveLength(2);

    const busy = signedIn([{ ...(refusal(429, 'RateLimitError') as object), headers: { 'retry-after': '600' } }]);
    expect(await caught(busy.client.request(getMe, {}))).toMatchObject({ retryAfterMs: 600_000 });
    expect(busy.requests).toHaveLength(1);
  });

  it('stops when the caller aborts, with the caller’s reason', async () => {
    const controller = new AbortController();
    const { client, requests } = signedIn(['broken']);
    const answer = client.request(getMe, {}, { signal: controller.signal });
    answer.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(1);
    controller.abort(new Error('left the page'));
    await expect(answer).rejects.toThrow('left the page');
    expect(requests).toHaveLength(1);
  });
});

describe('the time limit', () => {
  it('is 30 seconds, and a read is not retried after it', async () => {
    const { client, requests } = signedIn(['silent']);
    expect(await caught(settled(client.request(getMe, {})))).toMatchObject({ kind: 'timeout', code: 'TimeoutError' });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['the client', { timeoutMs: 500 }, {}, {}],
    ['a route before the client', { timeoutMs: 100 }, { timeoutMs: 500 }, {}],
    ['a request before its route', {}, { timeoutMs: 100 }, { timeoutMs: 500 }],
  ])('is taken from %s', async (_name, ofClient, ofRoute, ofRequest) => {
    const { client } = signedIn(['silent'], ofClient);
    const failed = vi.fn();
    const answer = client.request({ ...getMe, ...ofRoute }, {}, ofRequest).catch(failed);
    await vi.advanceTimersByTimeAsync(499);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }));
    await answer;
  });

  it('leaves no timer behind', async () => {
    const { client } = signedIn([data({})]);
    await client.request(getMe, {});
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a payment', () => {
  it('carries one idempotency key through all its attempts', async () => {
    const { client, requests } = guest(['broken', refusal(502, 'ProviderUnavailableError'), data({})]);
    await settled(client.request(payByDebit, { body: debit }));
    const keys = requests.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('has a new key for each intent, or the caller’s key', async () => {
    const { client, requests } = guest([data({})]);
    await client.request(payByDebit, { body: debit });
    await client.request(payByDebit, { body: debit });
    await client.request(payByDebit, { body: debit }, { idempotencyKey: 'mine' });
    const [first, second, third] = requests.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).not.toBe(second);
    expect(third).toBe('mine');
  });

  it.each([
    ['the connection breaks', 'broken'],
    ['no answer comes', 'silent'],
    ['a proxy answers instead of the server', { status: 504, text: '<h1>Gateway timeout</h1>' }],
    ['the answer is cut off', { status: 200, text: '{"data": {"_id"' }],
    ['the server breaks down', refusal(500, 'InternalError')],
    ['a server breaks down with an unknown body', { status: 500, text: '{"error": "oops"}' }],
  ] as const)('has an unknown outcome when %s, and provides the key for a retry', async (_name, answer) => {
    const { client, requests } = guest([answer]);
    const error = await caught(settled(client.request(payByDebit, { body: debit })));
    expect(error).toMatchObject({ kind: 'unknown-outcome', code: 'UnknownOutcomeError' });
    expect(error.idempotencyKey).toBe(requests[0]?.headers.get('idempotency-key'));
    expect(error.cause).toBeInstanceOf(ApiError);
  });

  it.each([
    [409, 'InvoicePaymentProcessingError'],
    [502, 'ProviderUnavailableError'],
    [503, 'MaintenanceError'],
    [503, 'ServiceBusyError'],
  ] as const)('is refused, with a known outcome, when the server answers %i %s', async (status, code) => {
    const { client } = guest([refusal(status, code)]);
    const error = await caught(settled(client.request(payByDebit, { body: debit })));
    expect(error).toMatchObject({ kind: 'refused', status });
  });
});

describe('a call that needs a one-time code', () => {
  const pay = { body: { invoiceId: 'inv_1' } };

  it('asks first and sends the code as otp-code', async () => {
    const askForCode = vi.fn(async () => '123456');
    const { client, requests } = signedIn([data({})], { askForCode });
    await client.request(payInvoice, pay);
    const order = { purpose: 'POST /invoices/pay', invoiceId: 'inv_1' };
    expect(askForCode).toHaveBeenCalledWith(expect.objectContaining({ purpose: order.purpose, order }));
    expect(requests[0]?.headers.get('otp-code')).toBe('123456');
  });

  it('is aborted if no code is provided', async () => {
    const { client, requests } = signedIn([data({})], { askForCode: async () => null });
    expect(await caught(client.request(payInvoice, pay))).toMatchObject({ kind: 'cancelled' });
    expect(requests).toEqual([]);
  });

  it('asks again after a wrong code, with the reason and the same idempotency key', async () => {
    const codes = ['000000', '123456'];
    const rejections: (string | undefined)[] = [];
    const { client, requests } = signedIn([refusal(403, 'InvalidOtpError'), data({})], {
      askForCode: async ({ rejected }) => {
        rejections.push(rejected?.code);
        return codes.shift() ?? null;
      },
    });
    await client.request(payInvoice, pay);
    expect(rejections).toEqual([undefined, 'InvalidOtpError']);
    expect(requests.map(({ headers }) => headers.get('otp-code'))).toEqual(['000000', '123456']);
    expect(new Set(requests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it('asks through the caller’s own dialog where the caller provides one', async () => {
    const own = vi.fn(async () => '000000');
    const codes = ['111111', '123456'];
    const { client, requests } = signedIn([refusal(403, 'InvalidOtpError'), data({})], { askForCode: own });
    await requestWithCode(client, payInvoice, pay, { askForCode: async () => codes.shift() ?? null });
    expect(own).not.toHaveBeenCalled();
    expect(requests.map(({ headers }) => headers.get('otp-code'))).toEqual(['111111', '123456']);
    expect(new Set(requests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it('does not ask again when another code would not help', async () => {
    const askForCode = vi.fn(async () => '123456');
    const { client } = signedIn([refusal(403, 'BruteForceAttemptError')], { askForCode });
    expect(await caught(client.request(payInvoice, pay))).toMatchObject({ code: 'BruteForceAttemptError' });
    expect(askForCode).toHaveBeenCalledTimes(1);
  });

  it('notifies the dialog when the call is over, even if it failed', async () => {
    const over = vi.fn();
    const { client } = signedIn([refusal(409, 'InsufficientFundsError')], {
      askForCode: async ({ finished }) => {
        void finished.then(over);
        return '123456';
      },
    });
    await caught(client.request(payInvoice, pay));
    expect(over).toHaveBeenCalledTimes(1);
  });

  it('uses a given code without asking', async () => {
    const askForCode = vi.fn(async () => '000000');
    const { client, requests } = signedIn([data({})], { askForCode });
    await client.request(payInvoice, pay, { otpCode: '654321' });
    expect(askForCode).not.toHaveBeenCalled();
    expect(requests[0]?.headers.get('otp-code')).toBe('654321');
  });

  it('is aborted if the caller’s own field for the code is empty', async () => {
    const askForCode = vi.fn(async () => '000000');
    const { client, requests } = signedIn([data({})], { askForCode });
    const payment = client.request(payInvoice, pay, { otpCode: '' });
    expect(await caught(payment)).toMatchObject({ kind: 'cancelled', code: 'OtpNotProvidedError' });
    expect(askForCode).not.toHaveBeenCalled();
    expect(requests).toEqual([]);
  });

  it('requests an unbound code by its purpose alone', async () => {
    const askForCode = vi.fn(async () => '123456');
    const { client } = signedIn([data({})], { askForCode });
    const purpose = 'PUT /me/seal' as CodePurpose;
    await client.request(route<Call>({ method: 'PUT', path: '/me/seal', access: 'customer', otp: { purpose } }), {});
    expect(askForCode).toHaveBeenCalledWith(expect.objectContaining({ purpose, order: { purpose } }));
  });
});
