import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, type AnswerSource, data, fakeServer, refusal } from '../test-support/fake-server.ts';
import {
  ApiError,
  type ClientOptions,
  createClient,
  endSession,
  getInvitedInvoice,
  getInvoice,
  getMe,
  getPublicConstants,
  listExpenses,
  payByDebit,
  payInvoice,
  startSession,
} from './index.ts';

const userId = 'usr_1';
const debit = { invoiceId: 'inv_1', providerUserId: 'p', authorizationHash: 'a'.repeat(64) };

type Answers = readonly AnswerSource[];

function signedIn(answers: Answers, options: Partial<ClientOptions> = {}) {
  const server = fakeServer(...answers);
  const client = createClient({
    baseUrl: 'https://api.example/',
    auth: { kind: 'cookie', userId: () => userId },
    fetch: server.fetch,
    ...options,
  });
  return { client, requests: server.requests };
}

function guest(answers: Answers, tokens = ['guest_1', 'guest_2'], options: Partial<ClientOptions> = {}) {
  const reasons: string[] = [];
  const get = vi.fn(async ({ reason }: { reason: string }) => {
    reasons.push(reason);
    const token = tokens[reasons.length - 1];
    if (token === undefined) throw new Error('no session');
    return { token, expiresAt: Date.now() + 3_600_000 };
  });
  return { ...signedIn(answers, { auth: { kind: 'session', get }, ...options }), reasons, get };
}

const caught = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.then(
    () => new Error('It succeeded.'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

/** Lets waits between attempts pass without waiting for them. */
async function settled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  await vi.runAllTimersAsync();
  return promise;
}

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

  it('stands under /api/new when nobody is signed in', async () => {
    const { client, requests } = signedIn([data({})], { auth: { kind: 'cookie', userId: () => null } });
    await client.request(startSession, { body: { email: 'a@b.co', password: 'x' } });
    expect(requests[0]?.url.pathname).toBe('/api/new/sessions/intermediate');
    expect(requests[0]?.body).toEqual({ email: 'a@b.co', password: 'x' });
  });

  it('answers data with decimals as text at any depth, and nothing for 204', async () => {
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

  it('names the reader’s language', async () => {
    const { client, requests } = signedIn([data({})], { locale: () => 'es' });
    await client.request(getMe, {});
    expect(requests[0]?.headers.get('accept-language')).toBe('es');
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

  it('that is no JSON throws its text', async () => {
    const { client } = signedIn([{ status: 400, text: 'Blocked by the firewall' }]);
    expect(await caught(client.request(getMe, {}))).toMatchObject({
      code: 'UnreadableAnswerError',
      message: 'Blocked by the firewall',
      status: 400,
    });
  });

  it('is told to onFailure once, however often it was tried', async () => {
    const onFailure = vi.fn();
    const { client } = signedIn([refusal(503, 'MaintenanceError')], { onFailure });
    await caught(settled(client.request(getMe, {})));
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(onFailure.mock.calls[0]?.[0]).toMatchObject({ error: { code: 'MaintenanceError' }, route: { path: '/me' } });
  });
});

describe('a repetition', () => {
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

  it('follows no refusal that would come again', async () => {
    const { client, requests } = signedIn([refusal(404, 'NotFoundError')]);
    await caught(client.request(getInvoice, { params: { id: 'inv_1' } }));
    expect(requests).toHaveLength(1);
  });

  it('is never made of a writing call that has no idempotency key', async () => {
    const { client, requests } = signedIn(['broken']);
    expect(await caught(client.request(startSession, { body: { email: 'a@b.co', password: 'x' } }))).toMatchObject({
      kind: 'network',
    });
    expect(requests).toHaveLength(1);
  });

  it('waits as long as the server asks, and gives up when that is too long', async () => {
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

  it('stops when the caller gives up, with the caller’s reason', async () => {
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

describe('time', () => {
  it('is up after 30 seconds, and a read is not tried again', async () => {
    const { client, requests } = signedIn(['silent']);
    expect(await caught(settled(client.request(getMe, {})))).toMatchObject({ kind: 'timeout', code: 'TimeoutError' });
    expect(requests).toHaveLength(1);
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

  it('has another key for another intent, and the caller’s when given', async () => {
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
    ['a proxy answers for the server', { status: 504, text: '<h1>Gateway timeout</h1>' }],
    ['the answer is cut off', { status: 200, text: '{"data": {"_id"' }],
    ['the server breaks down', refusal(500, 'InternalError')],
    ['a server breaks down in its own words', { status: 500, text: '{"error": "oops"}' }],
  ] as const)('has an unknown outcome when %s, and says with which key to ask again', async (_name, answer) => {
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
  ] as const)('is refused, and no more than that, when the server says so by %i %s', async (status, code) => {
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
    expect(askForCode).toHaveBeenCalledWith(expect.objectContaining({ purpose: 'POST /invoices/pay' }));
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

  it('does not ask again when another code would not help', async () => {
    const askForCode = vi.fn(async () => '123456');
    const { client } = signedIn([refusal(403, 'BruteForceAttemptError')], { askForCode });
    expect(await caught(client.request(payInvoice, pay))).toMatchObject({ code: 'BruteForceAttemptError' });
    expect(askForCode).toHaveBeenCalledTimes(1);
  });

  it('tells whoever asked when the call is over, also when it failed', async () => {
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

  it('may skip the question with a code at hand', async () => {
    const askForCode = vi.fn(async () => '000000');
    const { client, requests } = signedIn([data({})], { askForCode });
    await client.request(payInvoice, pay, { otpCode: '654321' });
    expect(askForCode).not.toHaveBeenCalled();
    expect(requests[0]?.headers.get('otp-code')).toBe('654321');
  });
});

describe('a session from a callback', () => {
  it('carries a guest’s token as invoice-invite-token, without cookies', async () => {
    const { client, requests } = guest([data({})]);
    await client.request(getInvitedInvoice, {});
    expect(requests[0]?.headers.get('invoice-invite-token')).toBe('guest_1');
    expect(requests[0]?.headers.has('authorization')).toBe(false);
    expect(requests[0]?.credentials).toBe('omit');
    expect(requests[0]?.url.pathname).toBe('/api/new/invoices/get-from-invite');
  });

  it('carries any other token as a bearer', async () => {
    const { client, requests } = guest([data({})], ['embed_1']);
    await client.request(getMe, {});
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer embed_1');
  });

  it('is asked for once by calls that start together', async () => {
    const { client, requests, reasons } = guest([data({})]);
    await Promise.all([1, 2, 3].map(() => client.request(getInvitedInvoice, {})));
    expect(reasons).toEqual(['start']);
    expect(requests).toHaveLength(3);
  });

  it('is not opened for a public call', async () => {
    const { client, requests, get } = guest([data({})]);
    await client.request(getPublicConstants, {});
    expect(get).not.toHaveBeenCalled();
    expect(requests[0]?.headers.has('invoice-invite-token')).toBe(false);
  });

  it('is renewed in the background shortly before it expires, and waited for after', async () => {
    const { client, requests, reasons } = guest([data({})], ['guest_1', 'guest_2', 'guest_3']);
    await client.request(getInvitedInvoice, {});
    await vi.advanceTimersByTimeAsync(3_600_000 - 30_000);
    await client.request(getInvitedInvoice, {});
    await vi.advanceTimersByTimeAsync(3_600_000);
    await client.request(getInvitedInvoice, {});
    expect(reasons).toEqual(['start', 'refresh', 'refresh']);
    const tokens = requests.map(({ headers }) => headers.get('invoice-invite-token'));
    expect(tokens).toEqual(['guest_1', 'guest_1', 'guest_3']);
  });

  it('is renewed once after a 401, for all calls that met it, which then go through', async () => {
    const { client, requests, reasons } = guest([
      ({ headers }) =>
        headers.get('invoice-invite-token') === 'guest_2' ? data({}) : refusal(401, 'ExpiredInviteTokenError'),
    ]);
    await Promise.all([1, 2].map(() => client.request(payByDebit, { body: debit })));
    expect(reasons).toEqual(['start', 'unauthorized']);
    expect(requests).toHaveLength(4);
  });

  it('has expired when a second 401 comes', async () => {
    const onSessionExpired = vi.fn(() => undefined);
    const { client, requests } = guest([refusal(401, 'ExpiredInviteTokenError')], undefined, { onSessionExpired });
    expect(await caught(client.request(getInvitedInvoice, {}))).toMatchObject({ status: 401 });
    expect(requests).toHaveLength(2);
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
  });

  it('has expired when the host gives none', async () => {
    const onSessionExpired = vi.fn(() => undefined);
    const { client } = guest([data({})], [], { onSessionExpired });
    expect(await caught(client.request(getInvitedInvoice, {}))).toMatchObject({ code: 'SessionUnavailableError' });
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
  });

  it('is given up when the host’s callback never answers', async () => {
    const { client } = signedIn([data({})], {
      auth: { kind: 'session', get: () => new Promise(() => undefined) },
    });
    expect(await caught(settled(client.request(getInvitedInvoice, {})))).toMatchObject({
      code: 'SessionUnavailableError',
    });
  });

  it('is dropped on demand', async () => {
    const { client, requests } = guest([data({})]);
    await client.request(getInvitedInvoice, {});
    client.forgetSession();
    await client.request(getInvitedInvoice, {});
    expect(requests[1]?.headers.get('invoice-invite-token')).toBe('guest_2');
  });

  it('of a caller who gives up still reaches the others', async () => {
    const controller = new AbortController();
    const release: ((session: { token: string; expiresAt: number }) => void)[] = [];
    const { client, requests } = signedIn([data({})], {
      auth: { kind: 'session', get: () => new Promise((resolve) => release.push(resolve)) },
    });
    const first = client.request(getInvitedInvoice, {}, { signal: controller.signal });
    const second = client.request(getInvitedInvoice, {});
    controller.abort(new Error('unmounted'));
    release[0]?.({ token: 'guest_1', expiresAt: Date.now() + 1000 });
    await expect(first).rejects.toThrow('unmounted');
    await second;
    expect(requests).toHaveLength(1);
  });
});

describe('a cookie session that has ended', () => {
  it('is told, and the call fails at once unless the page holds it', async () => {
    const onSessionExpired = vi.fn(() => undefined);
    const { client } = signedIn([refusal(401, 'UnauthenticatedError')], { onSessionExpired });
    expect(await caught(client.request(getMe, {}))).toMatchObject({ status: 401 });
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
  });

  it('holds calls until it is resumed, then repeats them', async () => {
    const { client, requests } = signedIn([refusal(401, 'UnauthenticatedError'), data({ ok: true })], {
      onSessionExpired: () => 'hold',
    });
    const answer = client.request(getMe, {});
    await vi.advanceTimersByTimeAsync(500_000);
    expect(requests).toHaveLength(1);
    client.resumeSession();
    expect(await answer).toEqual({ ok: true });
  });

  it('does not repeat what one person began in the name of another', async () => {
    let current = 'usr_1';
    const { client, requests } = signedIn([refusal(401, 'UnauthenticatedError'), data({})], {
      auth: { kind: 'cookie', userId: () => current },
      onSessionExpired: () => 'hold',
    });
    const answer = caught(client.request(getMe, {}));
    await vi.advanceTimersByTimeAsync(1);
    current = 'usr_2';
    client.resumeSession();
    await answer;
    expect(requests).toHaveLength(1);
  });

  it('holds calls for 1,000,000 ms at most', async () => {
    const { client } = signedIn([refusal(401, 'UnauthenticatedError')], { onSessionExpired: () => 'hold' });
    const answer = caught(client.request(getMe, {}));
    await vi.advanceTimersByTimeAsync(1_000_000);
    expect(await answer).toMatchObject({ status: 401 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is no matter of a wrong password or of nobody', async () => {
    const onSessionExpired = vi.fn(() => undefined);
    const wrong = signedIn([refusal(401, 'InvalidCredentialsError')], { onSessionExpired });
    await caught(wrong.client.request(startSession, { body: { email: 'a@b.co', password: 'x' } }));
    const nobody = signedIn([refusal(401, 'UnauthenticatedError')], {
      auth: { kind: 'cookie', userId: () => null },
      onSessionExpired,
    });
    await caught(nobody.client.request(getMe, {}));
    expect(onSessionExpired).not.toHaveBeenCalled();
  });
});
