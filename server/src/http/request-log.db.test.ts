import { describe, expect, it } from 'vitest';
import { createLogger } from '../kernel/index.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { send, testHttpApp } from './testing/test-http-app.ts';

const { db } = testDatabase();

function capturedLog() {
  const lines: string[] = [];
  const log = createLogger({ level: 'trace', destination: { write: (line: string) => void lines.push(line) } });
  return { lines, log, parsed: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

describe('the log of a request', () => {
  it('is one line with operational data and no personal data', async () => {
    const { log, parsed } = capturedLog();
    const http = testHttpApp({ db, log, handlers: { getInvoice: () => ({}) } });
    await send(http, 'GET', '/invoices/inv_00000000000000000000000001', {
      as: 'owner',
      headers: { 'x-request-id': 'request-1' },
    });
    expect(parsed()).toEqual([
      {
        level: 'info',
        time: expect.any(String),
        requestId: 'request-1',
        surface: 'portal',
        method: 'GET',
        route: '/api/{userId}/invoices/{id}',
        status: 200,
        durationMs: expect.any(Number),
        actor: 'customer',
        msg: 'answered',
      },
    ]);
  });

  it('contains no part of bodies, queries, headers or paths, whatever the result', async () => {
    const { log, lines } = capturedLog();
    const secrets = [
      'Sesame42',
      'ann@example.com',
      '4111111111111111',
      'guest_SeCrEtInViTe',
      'usr_00000000000000000000owner1',
    ];
    const http = testHttpApp({
      db,
      log,
      handlers: {
        startSession: (_context, { body }) => {
          throw new Error(`cannot handle ${JSON.stringify(body)} of ann@example.com, card 4111 1111 1111 1111`);
        },
        listIncome: () => ({}),
      },
    });
    await send(http, 'POST', '/sessions/intermediate', { body: { email: 'ann@example.com', password: 'x' } });
    await send(http, 'POST', '/sessions/intermediate', { body: { email: 'ann@example.com', password: ['Sesame42'] } });
    await send(http, 'GET', '/invoices/income?search=ann@example.com', { as: 'owner' });
    await send(http, 'GET', '/nothing/4111111111111111');
    await send(http, 'GET', '/invoices/get-from-invite', { headers: { 'invoice-invite-token': 'guest_SeCrEtInViTe' } });
    await send(http, 'POST', '/invoices/pay', { as: 'owner', body: {}, headers: { 'otp-code': 'Sesame42' } });
    expect(lines.length).toBeGreaterThanOrEqual(7);
    for (const secret of [...secrets, '4111 1111']) expect(lines.join('')).not.toContain(secret);
  });

  it('reports a bug with the request id', async () => {
    const { log, parsed } = capturedLog();
    const http = testHttpApp({
      db,
      log,
      handlers: {
        getMe: () => {
          throw new TypeError('broken', { cause: new Error('deeper') });
        },
      },
    });
    const response = await send(http, 'GET', '/me', { as: 'owner' });
    const { requestId } = (await response.json()) as { requestId: string };
    expect(parsed()[0]).toMatchObject({
      level: 'error',
      requestId,
      route: '/api/{userId}/me',
      err: { type: 'TypeError', message: 'broken', cause: { message: 'deeper' } },
    });
  });
});

describe('the logger', () => {
  it('redacts secrets', () => {
    const { log, lines } = capturedLog();
    log.info({ email: 'ann@example.com', customer: { phone: '+1 555 0100', token: 't0ken' } }, 'careless');
    expect(lines.join('')).not.toMatch(/ann@|555|t0ken/);
    expect(lines.join('')).toContain('careless');
  });

  it('omits row values that PostgreSQL quotes', async () => {
    const { log, parsed, lines } = capturedLog();
    const insert = () =>
      db
        .insertInto('rate_limits')
        .values({ bucket: 'ann@example.com', window_start: new Date(0), count: 1 })
        .execute();
    await insert();
    await insert().catch((error: unknown) => log.error({ err: error }, 'failed'));
    expect(lines.join('')).not.toContain('ann@example.com');
    expect(parsed()[0]).toMatchObject({ err: { code: '23505', constraint: 'rate_limits_pkey' } });
  });
});
