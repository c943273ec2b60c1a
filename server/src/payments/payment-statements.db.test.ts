import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { mailedCode } from '../test-support/test-mailbox.ts';
import { buyerPortal } from './buyer-portal-fixtures.ts';

/**
 * Round trips to the database while a buyer waits for a payment. Each costs time, so lower this number but never raise
 * it.
 */
const maxStatements = 12;

const sent: string[] = [];
const { query } = pg.Client.prototype;
// Before the first connection, which keeps a reference to the function.
pg.Client.prototype.query = function record(this: pg.Client, ...parameters: unknown[]): unknown {
  const [statement] = parameters as [string | { readonly text: string }];
  sent.push(typeof statement === 'string' ? statement : statement.text);
  return Reflect.apply(query, this, parameters);
} as typeof query;
afterAll(() => {
  pg.Client.prototype.query = query;
});

const portal = buyerPortal();

/** Returns the statements of one payment, in order. */
async function statementsOfPayment(dueDate: string): Promise<readonly string[]> {
  const { invoice } = await portal.world.send({ dueDate, items: [{ name: 'Work', rate: '100', qty: '1' }] });
  await portal.askForCode(invoice.id);
  const code = await mailedCode(portal.app, portal.world.buyer.email);
  sent.length = 0;
  const paid = await portal.pay(invoice.id, code, randomUUID());
  expect(paid.status).toBe(200);
  // A lease of a rate limit is fetched once for thousands of calls.
  return sent.filter((text) => !text.includes('rate_limits'));
}

it.each([
  ['before the due date', '2090-03-20'],
  ['on the due date', '2090-03-06'],
])('a payment %s takes few statements and locks balances last', async (_when, dueDate) => {
  const statements = await statementsOfPayment(dueDate);
  expect(statements.length, statements.join('\n\n')).toBeLessThanOrEqual(maxStatements);
  expect(statements.at(-2)).toContain('ledger_post');
  expect(statements.at(-1)).toBe('commit');
});

it('reads no items when an invoice moves without being shown', async () => {
  await portal.world.send({ dueDate: '2090-03-07' });
  sent.length = 0;
  await portal.world.goTo('2090-03-20');
  const moves = sent.filter((text) => /^update "invoices" .* returning/.test(text));
  expect(moves.length).toBeGreaterThan(0);
  expect(moves.filter((text) => text.includes('invoice_items'))).toEqual([]);
});
