import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type CallContext, Refusal } from '../kernel/index.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { errorOf, send, testHttpApp } from './testing/test-http-app.ts';

const { db } = testDatabase();

describe('a handler', () => {
  const body = { invoiceId: 'inv_00000000000000000000000001' };

  it('writes in one transaction, which a refusal rolls back', async () => {
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

  it('is retried after a serialization failure, and only the last attempt leaves cookies and rows', async () => {
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

  it('is answered as busy after three attempts', async () => {
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

  it('prepares before its transaction, so those writes survive a refusal', async () => {
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

  it('has its answer checked before the commit, where checks are enabled', async () => {
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
    const response = await send(http, 'POST', '/invoices/send', { as: 'owner', body });
    expect(response.status).toBe(500);
    expect(await traces('mismatch')).toBe(0);
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

/** Writes a row that shows whether a handler's transaction was committed. */
const leaveTrace = (context: CallContext, message: string) =>
  context.db
    .insertInto('error_reports')
    .values({ id: `err_${Math.random()}`, application: 'portal', message, request_id: context.requestId })
    .execute();

const traces = async (message: string): Promise<number> =>
  (await db.selectFrom('error_reports').select('id').where('message', '=', message).execute()).length;

const raise = (context: CallContext, state: string) =>
  sql`do ${sql.raw(`$$ begin raise exception 'given up' using errcode = '${state}'; end $$`)}`.execute(context.db);
