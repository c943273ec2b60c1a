import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type CallContext, Refusal } from '../kernel/index.ts';
import { testDatabase } from '../test-support/test-database.ts';
import type { ValidInput } from './read-input.ts';
import { send, testHttpApp } from './testing/test-http-app.ts';

const { db } = testDatabase();

const draft = {
  recipientEmail: 'Buyer@Example.com',
  recipientName: 'Buyer',
  currency: 'USD',
  items: [{ name: 'Work', rate: '12.50', qty: { $numberDecimal: '2' } }],
  dueDate: '2026-02-01',
};

const received = () => {
  const inputs: ValidInput[] = [];
  const keep = (_context: CallContext, input: ValidInput) => {
    inputs.push(input);
    return {};
  };
  return { inputs, keep };
};

const errorOf = async (response: Response) =>
  (await response.json()) as { code: string; message: string; requestId: string; validations: unknown[] };

describe('an answer', () => {
  it('holds the result in data', async () => {
    const http = testHttpApp({ db, handlers: { getMe: () => ({ some: 'thing' }) } });
    const response = await send(http, 'GET', '/me', { as: 'owner' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ data: { some: 'thing' } });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('is 204 and empty for a call declared without output', async () => {
    const http = testHttpApp({ db, handlers: { endSession: () => undefined } });
    const response = await send(http, 'DELETE', '/sessions', { as: 'owner' });
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
  });

  it('has the id of its request, the given one if that is well-formed', async () => {
    const http = testHttpApp({ db });
    const given = await send(http, 'GET', '/nothing', { headers: { 'x-request-id': 'trace-12345678' } });
    expect(given.headers.get('x-request-id')).toBe('trace-12345678');
    expect((await errorOf(given)).requestId).toBe('trace-12345678');
    const forged = await send(http, 'GET', '/nothing', { headers: { 'x-request-id': 'a b"}{' } });
    expect(forged.headers.get('x-request-id')).toMatch(/^req_/);
  });

  it('is a 404 in JSON for an unknown address or method, a call of the other listener and a malformed id', async () => {
    const http = testHttpApp({ db });
    for (const [method, path] of [
      ['GET', '/nothing'],
      ['PATCH', '/me'],
      ['GET', '/admin/me'],
      ['GET', '/invoices/INV-000001'],
    ] as const) {
      const response = await send(http, method, path, { as: 'owner' });
      expect(response.status).toBe(404);
      expect(await errorOf(response)).toMatchObject({ code: 'NotFoundError', validations: [] });
    }
  });

  it('is a 404 on the back office for calls of customers, and not for calls of staff', async () => {
    const http = testHttpApp({ db, surface: 'admin', handlers: { getStaffMe: () => ({}) } });
    expect((await send(http, 'GET', '/me', { as: 'owner' })).status).toBe(404);
    expect((await send(http, 'GET', '/admin/me', { as: 'head' })).status).toBe(200);
  });

  it('is a 404 outside sandbox mode for a call that belongs to the sandbox', async () => {
    const http = testHttpApp({ db, environment: { QUITTANCE_MODE: 'production', DATA_KEY: '0f'.repeat(32) } });
    expect((await send(http, 'GET', '/sandbox/clock')).status).toBe(404);
    expect((await send(http, 'POST', '/currency-accounts/simulate-deposit', { as: 'owner', body: {} })).status).toBe(
      404,
    );
  });

  it('tells nothing of a bug', async () => {
    const http = testHttpApp({
      db,
      handlers: {
        getMe: () => {
          throw new Error('password of owner@example.com is hunter2');
        },
      },
    });
    const response = await send(http, 'GET', '/me', { as: 'owner' });
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      code: 'InternalError',
      message: 'Something went wrong. Please try again.',
    });
    expect(text).not.toMatch(/hunter2|owner@/);
  });

  it('tells when to ask again', async () => {
    const http = testHttpApp({
      db,
      handlers: {
        sendEmailCode: () => {
          throw new Refusal('RateLimitError', 'Wait.', [], { retryAfterSeconds: 30 });
        },
      },
    });
    const response = await send(http, 'POST', '/me/send-email-2fa', { body: { purpose: 'sign-in' } });
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('30');
  });

  it('is compared with its declaration where that is switched on, before anything is committed', async () => {
    const http = testHttpApp({
      db,
      environment: { CHECK_ANSWERS: 'true' },
      handlers: {
        sendInvoice: async (context) => {
          await leaveTrace(context, 'mismatch');
          return { _id: 'not an invoice' };
        },
      },
    });
    const body = { invoiceId: 'inv_00000000000000000000000001' };
    const response = await send(http, 'POST', '/invoices/send', { as: 'owner', body });
    expect(response.status).toBe(500);
    expect(await traces('mismatch')).toBe(0);
  });
});

describe('a request', () => {
  it('reaches the handler validated, with defaults, and with decimals in either form as strings', async () => {
    const { inputs, keep } = received();
    const http = testHttpApp({ db, handlers: { saveDraft: keep } });
    expect((await send(http, 'PUT', '/invoices/draft', { as: 'owner', body: draft })).status).toBe(200);
    expect(inputs[0]?.body).toMatchObject({
      recipientEmail: 'buyer@example.com',
      items: [{ rate: '12.50', qty: '2' }],
      paymentMethods: { achDirectDebit: { enabled: true } },
    });
  });

  it('names every missing and every wrong field in words', async () => {
    const http = testHttpApp({ db });
    const body = {
      ...draft,
      dueDate: undefined,
      currency: 'dollars',
      items: [{ name: 'x'.repeat(201), rate: 1.5 }],
    };
    const response = await send(http, 'PUT', '/invoices/draft', { as: 'owner', body });
    expect(response.status).toBe(422);
    expect(await errorOf(response)).toMatchObject({
      code: 'ValidationError',
      validations: [
        { path: 'currency', message: 'Missing field or wrong format' },
        { path: 'items.0.name', message: 'Maximum of 200 characters allowed' },
        { path: 'items.0.rate', message: 'Missing field or wrong format' },
        { path: 'dueDate', message: 'This field is required.' },
      ],
    });
  });

  it('counts an absent body as one without fields', async () => {
    const response = await send(testHttpApp({ db }), 'POST', '/invoices/send', { as: 'owner' });
    expect(response.status).toBe(422);
    expect((await errorOf(response)).validations).toEqual([{ path: 'invoiceId', message: 'This field is required.' }]);
  });

  it('sends arrays in the query as name[]', async () => {
    const { inputs, keep } = received();
    const http = testHttpApp({ db, handlers: { listIncome: keep } });
    await send(http, 'GET', '/invoices/income?status[]=sent&status[]=draft&limit=7', { as: 'owner' });
    await send(http, 'GET', '/invoices/income?status%5B%5D=sent', { as: 'owner' });
    expect(inputs[0]?.query).toEqual({ status: ['sent', 'draft'], limit: 7 });
    expect(inputs[1]?.query).toEqual({ status: ['sent'], limit: 25 });
  });

  it('may not give one value twice', async () => {
    const response = await send(testHttpApp({ db }), 'GET', '/invoices/income?limit=5&limit=6', { as: 'owner' });
    expect(response.status).toBe(422);
  });

  it.each([
    ['that is no JSON', '{"a":', 400],
    ['that is no UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 400],
    ['nested without end', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, 400],
    ['that is an array', '[]', 422],
    ['that is null', 'null', 422],
    ['with the character NUL', JSON.stringify({ invoiceId: 'a\0b' }), 422],
    ['of more than 1 MB', JSON.stringify({ invoiceId: 'a'.repeat(1_000_000) }), 413],
  ])('is refused with a body %s', async (_what, body, status) => {
    const http = testHttpApp({ db });
    const headers = {
      'content-type': 'application/json',
      origin: 'http://localhost:4000',
      cookie: 'quittance_session=owner',
    };
    const url = 'http://localhost:4000/api/usr_00000000000000000000owner1/invoices/send';
    expect((await http.request(url, { method: 'POST', headers, body })).status).toBe(status);
  });

  it('is refused with a body of more than 1 MB that announces no length, and with one that announces too much', async () => {
    const http = testHttpApp({ db });
    const chunk = new TextEncoder().encode(' '.repeat(100_000));
    const stream = new ReadableStream({
      start(controller) {
        for (let index = 0; index < 12; index += 1) controller.enqueue(chunk);
        controller.close();
      },
    });
    const headers = {
      'content-type': 'application/json',
      origin: 'http://localhost:4000',
      cookie: 'quittance_session=owner',
    };
    const url = 'http://localhost:4000/api/usr_00000000000000000000owner1/invoices/send';
    const chunked = await http.request(url, { method: 'POST', headers, body: stream, duplex: 'half' } as RequestInit);
    expect(chunked.status).toBe(413);
    const announced = await send(http, 'POST', '/invoices/send', { headers: { 'content-length': '1000001' } });
    expect(announced.status).toBe(413);
  });

  it('is refused with another content type than JSON', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await send(testHttpApp({ db }), 'POST', '/invoices/send', { as: 'owner', body: 'a=b', headers });
    expect(response.status).toBe(415);
  });

  it.each([
    { 'content-type': 'application/json; charset=latin1' },
    { 'content-type': 'application/json;charset="UTF-16"' },
    { 'content-encoding': 'gzip' },
    { 'content-encoding': 'utf-8' },
  ])('is refused in another encoding than UTF-8, or compressed: %j', async (headers) => {
    const http = testHttpApp({ db, handlers: { saveDraft: () => ({}) } });
    const response = await send(http, 'PUT', '/invoices/draft', { as: 'owner', body: draft, headers });
    expect([response.status, (await errorOf(response)).code]).toEqual([415, 'UnsupportedMediaTypeError']);
  });

  it.each([
    { 'content-type': 'application/json; charset=utf-8' },
    { 'content-type': 'Application/JSON;charset="UTF-8"' },
    { 'content-encoding': 'identity' },
  ])('is read in UTF-8, named as such or not: %j', async (headers) => {
    const http = testHttpApp({ db, handlers: { saveDraft: () => ({}) } });
    const response = await send(http, 'PUT', '/invoices/draft', { as: 'owner', body: draft, headers });
    expect(response.status).toBe(200);
  });

  it('names the fields that hold hidden characters or halves of surrogate pairs', async () => {
    const body = JSON.stringify({
      ...draft,
      recipientName: 'Buyer\u202E',
      customName: 'Work\u200B',
      items: [{ ...draft.items[0], name: 'W\u2066ork' }],
    });
    const response = await send(testHttpApp({ db }), 'PUT', '/invoices/draft', { as: 'owner', body });
    expect(response.status).toBe(422);
    const message = 'Remove invisible characters.';
    expect((await errorOf(response)).validations).toEqual([
      { path: 'recipientName', message },
      { path: 'items.0.name', message },
      { path: 'customName', message },
    ]);
    const half = JSON.stringify({ ...draft, recipientName: 'Buyer\uD83D' });
    const refused = await send(testHttpApp({ db }), 'PUT', '/invoices/draft', { as: 'owner', body: half });
    expect((await errorOf(refused)).validations).toMatchObject([{ path: 'recipientName' }]);
  });

  it('may be refused for a NUL in its path or query', async () => {
    const http = testHttpApp({ db });
    expect((await send(http, 'GET', '/invoices/inv_%00', { as: 'owner' })).status).toBe(422);
    expect((await send(http, 'GET', '/invoices/income?search=%00', { as: 'owner' })).status).toBe(422);
  });
});

describe('a handler', () => {
  const body = { invoiceId: 'inv_00000000000000000000000001' };

  it('writes in one transaction that a refusal undoes', async () => {
    const http = testHttpApp({
      db,
      handlers: {
        sendInvoice: async (context) => {
          expect(context.db.isTransaction).toBe(true);
          await leaveTrace(context, 'refused');
          throw new Refusal('InvoiceStateError', 'This invoice was sent already.');
        },
      },
    });
    const response = await send(http, 'POST', '/invoices/send', { as: 'owner', body });
    expect(response.status).toBe(409);
    expect(await errorOf(response)).toMatchObject({ code: 'InvoiceStateError' });
    expect(await traces('refused')).toBe(0);
  });

  it('reads without a transaction', async () => {
    const http = testHttpApp({ db, handlers: { getMe: ({ db: connection }) => ({ tx: connection.isTransaction }) } });
    expect(await (await send(http, 'GET', '/me', { as: 'owner' })).json()).toEqual({ data: { tx: false } });
  });

  it('runs again when PostgreSQL gives its transaction up, and only its last attempt leaves cookies and rows', async () => {
    let attempts = 0;
    const http = testHttpApp({
      db,
      handlers: {
        sendInvoice: async (context) => {
          attempts += 1;
          context.setCookie(`attempt_${attempts}`, 'x');
          await leaveTrace(context, 'retried');
          if (attempts < 3) await raise(context, attempts === 1 ? '40001' : '40P01');
          return {};
        },
      },
    });
    const response = await send(http, 'POST', '/invoices/send', { as: 'owner', body });
    expect(response.status).toBe(200);
    expect(attempts).toBe(3);
    expect(response.headers.getSetCookie()).toEqual(['attempt_3=x; Path=/; HttpOnly; SameSite=Lax']);
    expect(await traces('retried')).toBe(1);
  });

  it('is told to be busy after three attempts', async () => {
    let attempts = 0;
    const http = testHttpApp({
      db,
      handlers: {
        sendInvoice: async (context) => {
          attempts += 1;
          await raise(context, '40001');
        },
      },
    });
    expect((await send(http, 'POST', '/invoices/send', { as: 'owner', body })).status).toBe(503);
    expect(attempts).toBe(3);
  });

  it('prepares before its transaction is open, so that what it writes then outlives a refusal', async () => {
    const http = testHttpApp({
      db,
      handlers: {
        sendInvoice: {
          prepare: async (context) => {
            expect(context.db.isTransaction).toBe(false);
            await leaveTrace(context, 'prepared');
            return 42;
          },
          run: (context, _input, prepared) => {
            expect(context.db.isTransaction).toBe(true);
            throw new Refusal('InvoiceStateError', `prepared ${prepared}`);
          },
        },
      },
    });
    const response = await send(http, 'POST', '/invoices/send', { as: 'owner', body });
    expect((await errorOf(response)).message).toBe('prepared 42');
    expect(await traces('prepared')).toBe(1);
  });

  it('sets host-only secure cookies under https', async () => {
    const http = testHttpApp({
      db,
      environment: { PUBLIC_URL: 'https://pay.example.com' },
      handlers: {
        startSession: (context) => {
          context.setCookie('quittance_session', 'secret', { maxAgeSeconds: 60 });
          context.setCookie('quittance_device', '');
          return { seen: context.getCookie('quittance_device') };
        },
      },
    });
    const response = await send(http, 'POST', '/sessions/intermediate', {
      body: { email: 'a@b.co', password: 'x' },
      origin: 'https://pay.example.com',
      headers: { cookie: '__Host-quittance_device=known' },
    });
    expect(await response.json()).toEqual({ data: { seen: 'known' } });
    expect(response.headers.getSetCookie()).toEqual([
      '__Host-quittance_session=secret; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-quittance_device=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
    expect(response.headers.get('strict-transport-security')).toContain('max-age=');
  });
});

/** A row that shows whether a handler's transaction was committed. */
const leaveTrace = (context: CallContext, message: string) =>
  context.db
    .insertInto('error_reports')
    .values({ id: `err_${Math.random()}`, application: 'portal', message, request_id: context.requestId })
    .execute();

const traces = async (message: string): Promise<number> =>
  (await db.selectFrom('error_reports').select('id').where('message', '=', message).execute()).length;

const raise = (context: CallContext, state: string) =>
  sql`do ${sql.raw(`$$ begin raise exception 'given up' using errcode = '${state}'; end $$`)}`.execute(context.db);
