import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { expect, it } from 'vitest';
import { newOrganization } from '../../contacts/contacts-fixtures.ts';
import { signIn } from '../../identity/sign-in-fixtures.ts';
import { advanceClock } from '../../jobs/index.ts';
import { codeOf, dataOf, type TestClient } from '../../test-support/test-client.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import { testServer } from '../../test-support/test-server.ts';
import { work } from '../../work.ts';

type Deposit = CallOutput<Contract['getDeposit']>;
type Deposits = CallOutput<Contract['listOrganizationDeposits']>;

const database = testDatabase();
const server = testServer(database);
const production = testServer(database, { config: { mode: 'production' } });

/** A company whose owner reads and tries its deposits. */
async function depositor() {
  const company = await newOrganization(server.app, {
    verificationStatus: 'approved',
    openAccounts: [{ currency: 'USD' }, { currency: 'EUR' }],
  });
  const client = await signIn(server, company);
  const post = (path: string, body: object, key: string = crypto.randomUUID(), by: TestClient = client) =>
    by.request(`/api/${company.userId}${path}`, { method: 'POST', body, headers: { 'idempotency-key': key } });
  const list = async (query = '') =>
    dataOf<Deposits>(await client.request(`/api/${company.userId}/currency-accounts/deposits${query}`));
  const newest = async (): Promise<string> => (await list('?limit=1')).items[0]?.depositId ?? '';
  const receive = async (body: object = { currency: 'USD', amount: '7' }) => {
    await post('/currency-accounts/simulate-deposit', body);
    return await newest();
  };
  const hold = async (body: object = { currency: 'USD', amount: '120.50' }) => {
    await post('/sandbox/reviewed-deposits', body);
    return await newest();
  };
  const read = (id: string) => client.request(`/api/${company.userId}/currency-accounts/deposits/${id}`);
  const decide = (depositId: string, decision: string) => post('/sandbox/deposits/decide', { depositId, decision });
  const recall = (depositId: string, key?: string) => post('/sandbox/deposits/recall', { depositId }, key);
  return { company, client, post, list, receive, hold, read, decide, recall };
}

it('an organization lists its deposits, newest first, page by page, in one state, and sees nobody else’s', async () => {
  const [one, other] = [await depositor(), await depositor()];
  const credited = await one.receive();
  const held = await one.hold({ currency: 'EUR', amount: '9' });
  await other.receive();
  const { items, nextCursor } = await one.list('?limit=1');
  expect(items).toMatchObject([
    {
      depositId: held,
      state: 'held',
      amount: { $numberDecimal: '9.00' },
      currency: 'EUR',
      senderName: expect.any(String),
    },
  ]);
  expect(items[0]).not.toHaveProperty('accountType');
  expect(await one.list(`?limit=1&cursor=${nextCursor}`)).toMatchObject({
    items: [{ depositId: credited, state: 'credited', accountType: 'traditional' }],
    nextCursor: null,
  });
  expect((await one.list('?state=held')).items.map(({ depositId }) => depositId)).toEqual([held]);
  expect(codeOf(await one.client.request(`/api/${one.company.userId}/currency-accounts/deposits?cursor=x`))).toBe(
    'ValidationError',
  );
  expect(codeOf(await other.read(held))).toBe('NotFoundError');
});

it('a deposit that was sent back stays in the list, with the account that it was for', async () => {
  const { hold, decide, list, read } = await depositor();
  const id = await hold();
  expect(dataOf<Deposit>(await read(id))).toMatchObject({ decisions: ['release', 'deny'], canBeRecalled: true });
  expect(dataOf<Deposit>(await decide(id, 'deny'))).toMatchObject({ state: 'refunding', decisions: [] });
  await advanceClock(server.app, work, 8 * 86_400_000);
  expect(await list('?state=refunded')).toMatchObject({ items: [{ depositId: id, accountType: 'traditional' }] });
  expect(codeOf(await decide(id, 'release'))).toBe('IdempotencyConflictError');
});

it('the sandbox releases a held deposit as compliance would, and lets the bank recall it, once', async () => {
  const { hold, decide, read, recall } = await depositor();
  const id = await hold();
  expect(dataOf<Deposit>(await decide(id, 'release'))).toMatchObject({ state: 'credited', decisions: [] });
  expect(codeOf(await decide(id, 'return'))).toBe('IdempotencyConflictError');
  const key = crypto.randomUUID();
  const recalled = { state: 'credited', decisions: ['return'], canBeRecalled: false };
  expect(dataOf<Deposit>(await recall(id, key))).toMatchObject(recalled);
  expect(dataOf<Deposit>(await recall(id, key))).toMatchObject(recalled);
  expect(dataOf<Deposit>(await recall(id))).toMatchObject(recalled);
  const { steps } = dataOf<Deposit>(await read(id));
  expect(steps.filter(({ code }) => code === 'deposit-recalled')).toMatchObject([{ reason: 'FRAD' }]);
  expect(dataOf<Deposit>(await decide(id, 'return'))).toMatchObject({ state: 'recalled' });
});

it('a deposit that is gone can’t be recalled', async () => {
  const { hold, decide, recall } = await depositor();
  const id = await hold();
  await decide(id, 'deny');
  expect(codeOf(await recall(id))).toBe('IdempotencyConflictError');
});

it('nobody decides about, or recalls, another organization’s deposit, or any in production', async () => {
  const [one, other] = [await depositor(), await depositor()];
  const id = await one.hold();
  expect(codeOf(await other.decide(id, 'release'))).toBe('NotFoundError');
  expect(codeOf(await other.recall(id))).toBe('NotFoundError');
  const elsewhere = production.client();
  for (const [name, value] of one.client.cookies) elsewhere.cookies.set(name, value);
  const live = (path: string, body: object) => one.post(path, body, crypto.randomUUID(), elsewhere);
  expect(codeOf(await live('/sandbox/deposits/decide', { depositId: id, decision: 'release' }))).toBe('NotFoundError');
  expect(codeOf(await live('/sandbox/deposits/recall', { depositId: id }))).toBe('NotFoundError');
  expect(dataOf<Deposit>(await one.read(id))).toMatchObject({ state: 'held', canBeRecalled: true });
});
