import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createApiKey, revokeApiKey } from '../identity/index.ts';
import { codeOf, dataOf, type TestAnswer } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../test-support/trading-world.ts';

const database = testDatabase();
const { db } = database;
const server = testServer(database);
const origin = 'https://shop.example';
let world: TradingWorld;
let key: Awaited<ReturnType<typeof newKey>>;

const newKey = (origins = [origin], of = world) =>
  createApiKey(db, {
    organizationId: of.seller.organizationId ?? '',
    name: 'Shop',
    scopes: ['embed-sessions:write'],
    widgets: ['invoice', 'bank-debit', 'balances'],
    origins,
  });

beforeAll(async () => {
  await startOn(server.app, '2090-03-06');
  world = await createTradingWorld(server.app);
  key = await newKey();
});

interface Opened {
  readonly embedSessionId: string;
  readonly token: string;
  readonly expiresAt: string;
}

interface PartnerCall {
  readonly method?: string;
  readonly body?: object;
  readonly idempotencyKey?: string;
  readonly secret?: string;
}

const call = (path: string, { method = 'POST', body, idempotencyKey, secret = key.secret }: PartnerCall) =>
  server.client().request(`/api/new/embed/${path}`, {
    method,
    ...(body && { body }),
    headers: {
      authorization: `Bearer ${secret}`,
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
  });

const open = async (body: object = { widgets: ['balances'], origin }, secret?: string): Promise<Opened> =>
  dataOf<Opened>(await call('sessions', { body, ...(secret !== undefined && { secret }) }));

const read = (path: string, token: string, page = origin): Promise<TestAnswer> =>
  server.client().request(`/api/new${path}`, { headers: { authorization: `Bearer ${token}`, origin: page } });
const balances = (token: string, page?: string) => read('/currency-accounts/balances', token, page);

describe('a session of the organization', () => {
  it('shows its accounts for minutes, and is stored as a hash', async () => {
    const { embedSessionId, token, expiresAt } = await open();
    expect(token).toMatch(/^embed_[\w-]{43}$/);
    const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(5);
    expect(minutes).toBeLessThan(30);
    expect((await balances(token)).status).toBe(200);
    const row = await db.selectFrom('embed_sessions').selectAll().where('id', '=', embedSessionId).executeTakeFirst();
    expect(JSON.stringify(row)).not.toContain(token);
    await db
      .updateTable('embed_sessions')
      .set({ expires_at: sql<Date>`now()` })
      .where('id', '=', embedSessionId)
      .execute();
    expect((await balances(token)).status).toBe(401);
  });

  it('is the same one for a repeated request, and another for another key', async () => {
    const body = { widgets: ['balances'], origin };
    const ask = (idempotencyKey: string) => call('sessions', { body, idempotencyKey });
    const sessions = [await ask('page-1'), await ask('page-1'), await ask('page-2')].map((each) =>
      dataOf<Opened>(each),
    );
    expect(sessions[1]).toEqual(sessions[0]);
    expect(sessions[2]?.token).not.toBe(sessions[0]?.token);
    const changed = await call('sessions', {
      body: { ...body, origin: 'https://other.example' },
      idempotencyKey: 'page-1',
    });
    expect(codeOf(changed)).toBe('IdempotencyConflictError');
  });

  it('is refused from every page but those of its origin', async () => {
    const { token } = await open();
    expect(codeOf(await balances(token, 'https://elsewhere.example'))).toBe('ForbiddenOriginError');
  });

  it('opens no call of another widget', async () => {
    const { token } = await open();
    expect((await read('/invoices/get-from-invite', token)).status).toBe(403);
  });

  it('ends when it is revoked, which may be repeated', async () => {
    const { embedSessionId, token } = await open();
    const revoke = (secret?: string) =>
      call(`sessions/${embedSessionId}`, { method: 'DELETE', ...(secret !== undefined && { secret }) });
    const foreign = await newKey([origin], await createTradingWorld(server.app));
    expect((await revoke(foreign.secret)).status).toBe(404);
    expect((await balances(token)).status).toBe(200);
    expect((await revoke()).status).toBe(204);
    expect((await revoke()).status).toBe(204);
    expect((await balances(token)).status).toBe(401);
  });

  it('ends with its key, and its page can still read why', async () => {
    const page = 'https://once.example';
    const once = await newKey([page]);
    const { token } = await open({ widgets: ['balances'], origin: page }, once.secret);
    expect((await balances(token, page)).status).toBe(200);
    await revokeApiKey(db, once.apiKeyId);
    const refused = await balances(token, page);
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, page]);
  });

  it('is refused while its organization is restricted', async () => {
    const other = await createTradingWorld(server.app);
    const { token } = await open({ widgets: ['balances'], origin }, (await newKey([origin], other)).secret);
    const { organizationId } = other.seller;
    await db.updateTable('organizations').set({ status: 'ofac' }).where('id', '=', organizationId).execute();
    expect(codeOf(await balances(token))).toBe('PersonOrCompanyDisabled');
  });
});

describe('a session of an invoice', () => {
  it('opens that invoice and nothing of the seller', async () => {
    const { invoice } = await world.send({ dueDate: '2090-03-31' });
    const { token } = await open({ widgets: ['invoice'], origin, invoiceId: invoice.id });
    expect(dataOf<object>(await read('/invoices/get-from-invite', token))).toMatchObject({ _id: invoice.id });
    expect((await balances(token)).status).toBe(403);
  });

  it('shares its rights with the next one, so that a linked bank account survives a refresh', async () => {
    const { invoice } = await world.send({ dueDate: '2090-03-31' });
    const request = { widgets: ['invoice', 'bank-debit'], origin, invoiceId: invoice.id };
    await open(request);
    await open(request);
    const invites = await db
      .selectFrom('embed_sessions')
      .select('invite_id')
      .distinct()
      .where('invoice_id', '=', invoice.id)
      .execute();
    expect(invites).toHaveLength(1);
  });

  it('is not opened for an invoice of another organization', async () => {
    const { invoice } = await (await createTradingWorld(server.app)).send({ dueDate: '2090-03-31' });
    const answer = await call('sessions', { body: { widgets: ['invoice'], origin, invoiceId: invoice.id } });
    expect(answer.status).toBe(404);
  });
});

it.each([
  [{ widgets: ['balances'], origin: 'https://elsewhere.example' }, 'origin'],
  [{ widgets: ['onboarding'], origin, customerId: 'org_00000000000000000000000000' }, 'widgets'],
  [{ widgets: ['balances'], origin: 'shop.example' }, 'origin'],
  [{ widgets: ['invoice'], origin }, 'invoiceId'],
  [{ widgets: ['invoice', 'balances'], origin, invoiceId: 'inv_00000000000000000000000000' }, 'widgets'],
  [{ widgets: [], origin }, 'widgets'],
])('refuses %j because of %s', async (body, path) => {
  const answer = await call('sessions', { body });
  expect(answer).toMatchObject({ status: 422, body: { validations: [{ path }] } });
});
