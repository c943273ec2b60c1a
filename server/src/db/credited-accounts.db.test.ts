import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, startOn } from '../test-support/trading-world.ts';
import { connect } from './connect.ts';
import { up } from './migrations/0012-credited-accounts.ts';

const database = testDatabase();
const app = testApp(database);

it('payments released by earlier versions get their credited account from the journal', async () => {
  await startOn(app, '2090-03-06');
  const world = await createTradingWorld(app, {
    sellerChanges: { openAccounts: [{ currency: 'USD', accountType: 'smart' }] },
  });
  await world.deposit('1000');
  for (const dueDate of ['2090-03-06', '2090-03-20'])
    await world.payFromBalance((await world.send({ dueDate })).invoice);

  const owner = connect(database.ownerUrl);
  try {
    await sql`alter table invoice_payments drop column credited_account_type`.execute(owner.db);
    await up(owner.db as unknown as Kysely<unknown>);
  } finally {
    await owner.close();
  }
  const payments = await app.db
    .selectFrom('invoice_payments')
    .select('credited_account_type as account')
    .orderBy('id')
    .execute();
  expect(payments).toEqual([{ account: 'smart' }, { account: null }]);
});
