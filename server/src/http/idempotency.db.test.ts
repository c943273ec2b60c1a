import { type RawBuilder, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Connection } from '../db/index.ts';
import { type CallContext, Refusal } from '../kernel/index.ts';
import { testDatabase } from '../test-support/test-database.ts';
import type { Person } from './testing/fake-people.ts';
import { acceptingCode, runClaim, send, testHttpApp } from './testing/test-http-app.ts';

const { db } = testDatabase({ poolSize: 20 });

const invoiceId = 'inv_00000000000000000000000001';
const otherInvoiceId = 'inv_00000000000000000000000002';

/** A handler that counts its runs and writes a row in each. */
function counter() {
  const count = { runs: 0 };
  const run = async (context: CallContext) => {
    count.runs += 1;
    await leaveTrace(context);
    return { run: count.runs, key: context.idempotencyKey ?? null };
  };
  return { count, run };
}

const leaveTrace = ({ db: connection, requestId }: CallContext) =>
  connection
    .insertInto('error_reports')
    .values({ id: `err_${Math.random()}`, application: 'portal', message: 'ran', request_id: requestId })
    .execute();

interface Payment {
  readonly key?: string;
  readonly as?: Person;
  readonly invoice?: string;
  readonly code?: string | null;
}

const pay = (
  http: ReturnType<typeof testHttpApp>,
  { key, as = 'owner', invoice = invoiceId, code = '123456' }: Payment,
) =>
  send(http, 'POST', '/invoices/pay', {
    as,
    body: { invoiceId: invoice },
    headers: { ...(key !== undefined && { 'idempotency-key': key }), ...(code !== null && { 'otp-code': code }) },
  });

describe('an exactly-once call', () => {
  it('runs once for 50 simultaneous requests with one key on two servers, and answers all alike', async () => {
    const { count, run } = counter();
    const servers = [
      testHttpApp({ db, handlers: { payInvoice: run } }),
      testHttpApp({ db, handlers: { payInvoice: run } }),
    ];
    const requests = Array.from({ length: 50 }, (_, index) =>
      pay(servers[index % 2] ?? expect.fail(), { key: 'race' }),
    );
    const answers = await Promise.all(requests);
    expect(count.runs).toBe(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(bodies).toEqual(Array(50).fill({ data: { run: 1, key: 'race' } }));
    expect(answers.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(49);
  });

  it('runs for the next request when the first fails: a failure is no answer', async () => {
    let runs = 0;
    const http = testHttpApp({
      db,
      handlers: {
        payInvoice: () => {
          runs += 1;
          if (runs === 1) throw new Error('a bug');
          return { run: runs };
        },
      },
    });
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(http, { key: 'first-fails' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 500]);
    expect(runs).toBe(2);
  });

  it('refuses a key that was used for another request', async () => {
    const { count, run } = counter();
    const http = testHttpApp({ db, handlers: { payInvoice: run, simulateDeposit: run } });
    expect((await pay(http, { key: 'other-body' })).status).toBe(200);
    const otherBody = await pay(http, { key: 'other-body', invoice: otherInvoiceId });
    expect(otherBody.status).toBe(409);
    expect(await otherBody.json()).toMatchObject({ code: 'IdempotencyConflictError' });
    const otherCall = await send(http, 'POST', '/currency-accounts/simulate-deposit', {
      as: 'owner',
      body: { currency: 'USD' },
      headers: { 'idempotency-key': 'other-body' },
    });
    expect(otherCall.status).toBe(409);
    expect(count.runs).toBe(1);
  });

  it('refuses the slower of two different requests with one key', async () => {
    const { count, run } = counter();
    const http = testHttpApp({ db, handlers: { payInvoice: run } });
    const answers = await Promise.all([
      pay(http, { key: 'different' }),
      pay(http, { key: 'different', invoice: otherInvoiceId }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(count.runs).toBe(1);
  });

  it('treats the same fields in another order as the same request', async () => {
    const { count, run } = counter();
    const http = testHttpApp({ db, handlers: { simulateDeposit: run } });
    const deposit = (body: string) =>
      send(http, 'POST', '/currency-accounts/simulate-deposit', {
        as: 'owner',
        body,
        headers: { 'idempotency-key': 'order' },
      });
    await deposit('{"currency":"USD","amount":"5"}');
    expect((await deposit('{ "amount": "5", "currency": "USD" }')).status).toBe(200);
    expect(count.runs).toBe(1);
  });

  it('separates the keys of different callers', async () => {
    const { count, run } = counter();
    const http = testHttpApp({ db, handlers: { payInvoice: run, simulateDeposit: run, payByDebit: run } });
    const other = {
      kind: 'customer',
      sessionId: 's',
      userId: 'usr_other',
      email: '',
      organizationId: null,
      role: 'owner',
    } as const;
    const authentication = { readSession: async () => other, findApiKey: async () => null };
    const elsewhere = testHttpApp({ db, handlers: { payInvoice: run }, ports: { authentication } });
    await pay(http, { key: 'shared' });
    await send(elsewhere, 'POST', '/invoices/pay', {
      userId: 'usr_other',
      headers: { 'idempotency-key': 'shared', 'otp-code': '123456', cookie: 'quittance_session=x' },
      body: { invoiceId },
    });
    const debit = { invoiceId, providerUserId: 'bank', authorizationHash: '0'.repeat(64) };
    await send(http, 'POST', '/invoices/ach-debit/pay', {
      as: 'guest',
      headers: { 'idempotency-key': 'shared' },
      body: debit,
    });
    expect(count.runs).toBe(3);
  });

  it('remembers a refusal, and undoes its work', async () => {
    let runs = 0;
    const http = testHttpApp({
      db,
      handlers: {
        payInvoice: async (context) => {
          runs += 1;
          await leaveTrace(context);
          throw new Refusal('InsufficientFundsError', 'Not enough money.', [
            { path: 'invoiceId', message: 'Too much' },
          ]);
        },
      },
    });
    const first = await pay(http, { key: 'refused' });
    const second = await pay(http, { key: 'refused' });
    expect([first.status, second.status]).toEqual([409, 409]);
    const [one, other] = [await first.json(), await second.json()] as Record<string, unknown>[];
    expect(other).toEqual({ ...one, requestId: second.headers.get('x-request-id') });
    expect(other).toMatchObject({ validations: [{ path: 'invoiceId', message: 'Too much' }] });
    expect(runs).toBe(1);
    const traces = db
      .selectFrom('error_reports')
      .select('id')
      .where('request_id', '=', first.headers.get('x-request-id') ?? '');
    expect(await traces.execute()).toEqual([]);
  });

  it('stores neither the key nor the answer in clear, and still repeats the answer', async () => {
    const token = 'guest-token-that-opens-an-invoice';
    const http = testHttpApp({ db, handlers: { payInvoice: () => ({ guestLink: `https://pay.example/i#${token}` }) } });
    const first = await pay(http, { key: 'key-of-the-caller' });
    const { rows } = await sql<{ row: string; answer: Buffer }>`
      select keys::text as row, answer from idempotency_keys keys order by created_at desc limit 1`.execute(db);
    const [stored] = rows;
    const inClear = `${stored?.row} ${stored?.answer.toString('latin1')}`;
    for (const secret of [token, token.slice(0, 8), 'pay.example', 'key-of-the-caller']) {
      expect(inClear).not.toContain(secret);
      expect(inClear).not.toContain(Buffer.from(secret).toString('hex'));
    }
    const repeated = await pay(http, { key: 'key-of-the-caller' });
    expect(repeated.headers.get('idempotency-replayed')).toBe('true');
    expect(await repeated.json()).toEqual(await first.json());
  });

  it('does not remember that a provider was unavailable', async () => {
    let runs = 0;
    const http = testHttpApp({
      db,
      handlers: {
        payInvoice: () => {
          runs += 1;
          if (runs === 1) throw new Refusal('ProviderUnavailableError', 'The bank does not answer.');
          return {};
        },
      },
    });
    expect((await pay(http, { key: 'provider' })).status).toBe(502);
    expect((await pay(http, { key: 'provider' })).status).toBe(200);
  });

  it('repeats the first answer although its code is used up', async () => {
    const { count, run } = counter();
    const http = testHttpApp({ db, handlers: { payInvoice: run }, ports: { oneTimeCodes: singleUseCode() } });
    expect((await pay(http, { key: 'again' })).status).toBe(200);
    expect((await pay(http, { key: 'again' })).status).toBe(200);
    expect((await pay(http, { key: 'new-intention' })).status).toBe(403);
    expect(count.runs).toBe(1);
  });

  it('runs once for one code when the client sends no key', async () => {
    const { count, run } = counter();
    const http = testHttpApp({ db, handlers: { payInvoice: run } });
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(http, {})));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await answers[0]?.json()).toEqual({ data: { run: 1, key: 'otp_1' } });
    expect(count.runs).toBe(1);
  });

  it('repeats the first answer to a client without a key although its code is used up', async () => {
    const { count, run } = counter();
    const http = testHttpApp({ db, handlers: { payInvoice: run }, ports: { oneTimeCodes: singleUseCode() } });
    const first = await pay(http, {});
    const repeated = await pay(http, {});
    expect([first.status, repeated.status]).toEqual([200, 200]);
    expect(repeated.headers.get('idempotency-replayed')).toBe('true');
    expect(await repeated.json()).toEqual(await first.json());
    expect((await pay(http, { invoice: otherInvoiceId })).status).toBe(403);
    expect(count.runs).toBe(1);
  });

  it('runs for a guest without a key: an active payment prevents a second one', async () => {
    const { count, run } = counter();
    const http = testHttpApp({ db, handlers: { payByDebit: run } });
    const body = { invoiceId, providerUserId: 'bank', authorizationHash: '0'.repeat(64) };
    for (let round = 0; round < 2; round += 1)
      await send(http, 'POST', '/invoices/ach-debit/pay', { as: 'guest', body });
    expect(count.runs).toBe(2);
  });

  it.each(['', 'a b', 'ä', 'x'.repeat(201)])('refuses the malformed key %j', async (key) => {
    const http = testHttpApp({ db });
    // Fetch trims and encodes header values, so an unusual one is given in the form in which it would arrive.
    const response = await send(http, 'POST', '/currency-accounts/simulate-deposit', {
      as: 'owner',
      body: { currency: 'USD' },
      headers: { 'idempotency-key': key },
    });
    expect(response.status).toBe(422);
  });
});

describe('a one-time code', () => {
  it('is required only when the request is otherwise valid', async () => {
    const attempts: string[] = [];
    const oneTimeCodes = {
      check: async (_db: unknown, { purpose, code }: { purpose: string; code: string }) => {
        attempts.push(`${purpose} ${code}`);
        throw new Refusal('InvalidOtpError', 'Wrong.');
      },
      findUsed: async () => null,
      consume: async () => true,
    };
    const http = testHttpApp({ db, ports: { oneTimeCodes } });
    const code = { 'otp-code': '000000' };
    const codes = async (request: Parameters<typeof send>[3]) =>
      ((await (await send(http, 'POST', '/invoices/pay', request)).json()) as { code: string }).code;
    expect(await codes({ headers: code, body: { invoiceId } })).toBe('UnauthenticatedError');
    expect(await codes({ as: 'reader', headers: code, body: { invoiceId } })).toBe('ForbiddenError');
    expect(await codes({ as: 'owner', headers: code, body: {} })).toBe('ValidationError');
    expect(await codes({ as: 'owner', body: { invoiceId } })).toBe('OtpRequiredError');
    expect(attempts).toEqual([]);
    expect(await codes({ as: 'owner', headers: code, body: { invoiceId } })).toBe('InvalidOtpError');
    const other = { invoiceId: invoiceId.replace(/.$/, '9') };
    expect(await codes({ as: 'owner', headers: code, body: other })).toBe('InvalidOtpError');
    expect(attempts).toEqual([
      expect.stringMatching(/^POST \/invoices\/pay \S+ 000000$/),
      expect.stringMatching(/^POST \/invoices\/pay \S+ 000000$/),
    ]);
    expect(new Set(attempts).size, 'a code for another invoice has another purpose').toBe(2);
  });

  it('used first by another request undoes the call', async () => {
    let runs = 0;
    const http = testHttpApp({
      db,
      ports: {
        oneTimeCodes: {
          ...acceptingCode('123456'),
          consume: async () => {
            throw new Refusal('InvalidOtpError', 'Used.');
          },
        },
      },
      handlers: {
        payInvoice: () => {
          runs += 1;
          return {};
        },
      },
    });
    const before = await countKeys();
    expect((await pay(http, { key: 'used-elsewhere' })).status).toBe(403);
    expect(runs).toBe(0);
    expect(await countKeys()).toBe(before);
  });

  it('is passed to the handler if the call is about the code', async () => {
    const http = testHttpApp({ db, handlers: { confirmSession: ({ otpCode }) => ({ otpCode: otpCode ?? null }) } });
    const confirm = (headers: Record<string, string>) =>
      send(http, 'POST', '/sessions/confirm', { as: 'halfSignedIn', body: {}, headers });
    expect(await (await confirm({ 'otp-code': '42' })).json()).toEqual({ data: { otpCode: '42' } });
    expect(await (await confirm({})).json()).toEqual({ data: { otpCode: null } });
  });
});

async function countKeys(): Promise<number> {
  return (await db.selectFrom('idempotency_keys').select('call').execute()).length;
}

/** A code that works until it is used, like identity's. */
function singleUseCode() {
  let isUsed = false;
  return {
    check: async () => {
      if (isUsed) throw new Refusal('InvalidOtpError', 'Used.');
      return { challengeId: 'otp_single' };
    },
    findUsed: async () => (isUsed ? { challengeId: 'otp_single' } : null),
    consume: async (connection: Connection, _challengeId: string, _by: unknown, claim?: RawBuilder<unknown>) => {
      isUsed = true;
      return runClaim(connection, claim);
    },
  };
}
