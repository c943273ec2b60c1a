import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { startOn } from '../test-support/trading-world.ts';
import { decideTransfer } from './decide-transfer.ts';
import { listWaitingTransfers, type WaitingTransfersQuery } from './list-waiting-transfers.ts';
import type { Transfer } from './transfer.ts';
import { actAs, type Company, deposit, newBusiness, send } from './transfers-fixtures.ts';

const database = testDatabase();
const app = testApp(database);
let company: Company;
let held: readonly Transfer[];

const list = (query: Partial<WaitingTransfersQuery> = {}) =>
  listWaitingTransfers(app.db, { limit: 100, search: company.organization.legalName, ...query });

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  company = await newBusiness(app, { legalName: 'Waiting 100%_Works' });
  await deposit(app, company, '100');
  await app.db
    .updateTable('organizations')
    .set({ monitored: true })
    .where('id', '=', company.organization.id)
    .execute();
  const made: Transfer[] = [];
  for (const amount of ['1', '2', '3']) {
    made.push(await send(app, company, { amount, toCurrency: 'USD', toAccountType: 'smart' }));
  }
  held = made;
});

describe('transfers that wait for staff', () => {
  it('are listed oldest first, page by page', async () => {
    const first = await list({ limit: 2 });
    const rest = await list({ limit: 2, cursor: first.nextCursor ?? '' });
    expect([...first.items, ...rest.items].map(({ transferId }) => transferId)).toEqual(held.map(({ id }) => id));
    expect(rest.nextCursor).toBeNull();
    expect(first.items[0]).toMatchObject({
      state: 'on_hold',
      kind: 'own-account',
      organizationId: company.organization.id,
      organizationName: 'Waiting 100%_Works',
      sent: { amount: { $numberDecimal: '1.00' }, currency: 'USD' },
    });
  });

  it.each([
    ['part of the sender’s name, in any case', 'wAITING 100', 3],
    ['characters that are wildcards elsewhere', '0%_w', 3],
    ['a wildcard that is no part of it', 'Waiting 100_', 0],
    ['nobody', 'Nobody of this name', 0],
  ])('are found by %s', async (_what, search, count) => {
    expect((await list({ search })).items).toHaveLength(count);
  });

  it('are found by their id, and by their state', async () => {
    const [, second] = held;
    expect((await list({ search: second?.id ?? '' })).items).toMatchObject([{ transferId: second?.id }]);
    expect((await list({ state: 'on_hold' })).items).toHaveLength(3);
    expect((await list({ state: 'in_review' })).items).toEqual([]);
  });

  it('refuse a cursor that is none of theirs', async () => {
    await expect(list({ cursor: 'dep_1' })).rejects.toMatchObject({ code: 'ValidationError' });
  });

  it('are gone once they are decided', async () => {
    const [first] = held;
    await actAs(app, company, (context) => decideTransfer(context, { transferId: first?.id ?? '', decision: 'deny' }));
    expect((await list()).items.map(({ transferId }) => transferId)).toEqual(held.slice(1).map(({ id }) => id));
  });
});
