import { describe, expect, it } from 'vitest';
import type { CallContext } from '../kernel/index.ts';
import { testDatabase } from '../test-support/test-database.ts';
import type { ValidInput } from './read-input.ts';
import { errorOf, send, testHttpApp } from './testing/test-http-app.ts';

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

describe('a request', () => {
  it('reaches the handler validated, with defaults, and with decimals as strings', async () => {
    const { inputs, keep } = received();
    const http = testHttpApp({ db, handlers: { saveDraft: keep } });
    expect((await send(http, 'PUT', '/invoices/draft', { as: 'owner', body: draft })).status).toBe(200);
    expect(inputs[0]?.body).toMatchObject({
      recipientEmail: 'buyer@example.com',
      items: [{ rate: '12.50', qty: '2' }],
      paymentMethods: { achDirectDebit: { enabled: true } },
    });
  });

  it('describes every missing and every wrong field', async () => {
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

  it('treats an absent body as one without fields', async () => {
    const response = await send(testHttpApp({ db }), 'POST', '/invoices/send', { as: 'owner' });
    expect(response.status).toBe(422);
    expect((await errorOf(response)).validations).toEqual([{ path: 'invoiceId', message: 'This field is required.' }]);
  });

  it('may have arrays in the query as name[]', async () => {
    const { inputs, keep } = received();
    const http = testHttpApp({ db, handlers: { listIncome: keep } });
    await send(http, 'GET', '/invoices/income?status[]=sent&status[]=draft&limit=7', { as: 'owner' });
    await send(http, 'GET', '/invoices/income?status%5B%5D=sent', { as: 'owner' });
    expect(inputs[0]?.query).toEqual({ status: ['sent', 'draft'], limit: 7 });
    expect(inputs[1]?.query).toEqual({ status: ['sent'], limit: 25 });
  });

  it('may not repeat a single value', async () => {
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

  it('is refused with a content type other than JSON', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await send(testHttpApp({ db }), 'POST', '/invoices/send', { as: 'owner', body: 'a=b', headers });
    expect(response.status).toBe(415);
  });

  it.each([
    { 'content-type': 'application/json; charset=latin1' },
    { 'content-type': 'application/json;charset="UTF-16"' },
    { 'content-encoding': 'gzip' },
    { 'content-encoding': 'utf-8' },
  ])('is refused in an encoding other than UTF-8, or compressed: %j', async (headers) => {
    const http = testHttpApp({ db, handlers: { saveDraft: () => ({}) } });
    const response = await send(http, 'PUT', '/invoices/draft', { as: 'owner', body: draft, headers });
    expect([response.status, (await errorOf(response)).code]).toEqual([415, 'UnsupportedMediaTypeError']);
  });

  it.each([
    { 'content-type': 'application/json; charset=utf-8' },
    { 'content-type': 'Application/JSON;charset="UTF-8"' },
    { 'content-encoding': 'identity' },
  ])('is read in UTF-8, declared or not: %j', async (headers) => {
    const http = testHttpApp({ db, handlers: { saveDraft: () => ({}) } });
    const response = await send(http, 'PUT', '/invoices/draft', { as: 'owner', body: draft, headers });
    expect(response.status).toBe(200);
  });

  it('names the fields with hidden characters or lone surrogates', async () => {
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

  it('is refused for a NUL in its path or query', async () => {
    const http = testHttpApp({ db });
    expect((await send(http, 'GET', '/invoices/inv_%00', { as: 'owner' })).status).toBe(422);
    expect((await send(http, 'GET', '/invoices/income?search=%00', { as: 'owner' })).status).toBe(422);
  });
});
