import { describe, expect, it } from 'vitest';
import { Refusal } from '../kernel/index.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { errorOf, send, testHttpApp } from './testing/test-http-app.ts';

const { db } = testDatabase();

describe('an answer', () => {
  it('contains the result in data', async () => {
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

  it('has the id of its request, that of the client if it is well-formed', async () => {
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
    const http = testHttpApp({
      db,
      environment: { QUITTANCE_MODE: 'production', DATA_KEY: '0f'.repeat(32), MALWARE_SCAN: 'sandbox' },
    });
    expect((await send(http, 'GET', '/sandbox/clock')).status).toBe(404);
    expect((await send(http, 'POST', '/currency-accounts/simulate-deposit', { as: 'owner', body: {} })).status).toBe(
      404,
    );
  });

  it('reveals nothing about a bug', async () => {
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

  it('says when to retry', async () => {
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
});
