import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailedCode } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import { businessPassword, createTradingWorld, startOn, type TradingWorld } from '../test-support/trading-world.ts';

/** Round trips to the database while a buyer waits for a payment; each costs both sides, so their number may only fall. */
const mostStatements = 12;

const sent: string[] = [];
const { query } = pg.Client.prototype;
// Before the first connection, which keeps the function that it finds.
pg.Client.prototype.query = function record(this: pg.Client, ...parameters: unknown[]): unknown {
  const [statement] = parameters as [string | { readonly text: string }];
  sent.push(typeof statement === 'string' ? statement : statement.text);
  return Reflect.apply(query, this, parameters);
} as typeof query;
afterAll(() => {
  pg.Client.prototype.query = query;
});

const portal = testServer(testDatabase());
let world: TradingWorld;
let buyer: TestClient;

beforeAll(async () => {
  await startOn(portal.app, '2090-03-06');
  world = await createTradingWorld(portal.app);
  await world.deposit('10000');
  buyer = portal.client();
  const credentials = { email: world.buyer.email, password: businessPassword };
  await buyer.request('/api/new/sessions/intermediate', { method: 'POST', body: credentials });
  const code = await mailedCode(portal.app, world.buyer.email);
  await buyer.request('/api/new/sessions/confirm', { method: 'POST', body: {}, headers: { 'otp-code': code } });
});

/** The statements of one payment, in order. */
async function statementsOfPayment(dueDate: string): Promise<readonly string[]> {
  const { invoice } = await world.send({ dueDate, items: [{ name: 'Work', rate: '100', qty: '1' }] });
  const path = `/api/${world.buyer.userId}`;
  const body = { invoiceId: invoice.id };
  await buyer.request(`${path}/me/send-email-2fa`, {
    method: 'POST',
    body: { purpose: 'POST /invoices/pay', ...body },
  });
  const headers = {
    'otp-code': await mailedCode(portal.app, world.buyer.email),
    'idempotency-key': randomUUID(),
  };
  sent.length = 0;
  const paid = await buyer.request(`${path}/invoices/pay`, { method: 'POST', body, headers });
  expect(paid.status).toBe(200);
  // A limit's share is fetched once for thousands of calls.
  return sent.filter((text) => !text.includes('rate_limits'));
}

it.each([
  ['before the due date', '2090-03-20'],
  ['on the due date', '2090-03-06'],
])('a payment %s takes few statements and locks balances last', async (_when, dueDate) => {
  const statements = await statementsOfPayment(dueDate);
  expect(statements.length, statements.join('\n\n')).toBeLessThanOrEqual(mostStatements);
  expect(statements.at(-2)).toContain('ledger_post');
  expect(statements.at(-1)).toBe('commit');
});
