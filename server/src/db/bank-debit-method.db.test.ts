import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, startOn } from '../test-support/trading-world.ts';
import { connect } from './connect.ts';
import { up } from './migrations/0027-bank-debit-method.ts';

const database = testDatabase();
const app = testApp(database);

it('renames debits stored under their network’s name, and keeps balance payments', async () => {
  await startOn(app, '2090-03-06');
  const world = await createTradingWorld(app);
  await world.deposit('1000');
  const [byDebit, fromBalance] = [
    await world.send({ dueDate: '2090-03-20' }),
    await world.send({ dueDate: '2090-03-20' }),
  ];
  await world.payAsGuest(byDebit, 'everyday');
  await world.payFromBalance(fromBalance.invoice);

  const owner = connect(database.ownerUrl);
  try {
    await sql`
      alter table invoice_payments
        drop constraint invoice_payments_method,
        drop constraint invoice_payments_authorized`.execute(owner.db);
    await sql`update invoice_payments set method = 'ach-debit' where method = 'bank-debit'`.execute(owner.db);
    await sql`
      alter table invoice_payments
        add constraint invoice_payments_method_check check (method in ('balance', 'ach-debit')),
        add constraint invoice_payments_check1
          check ((method = 'ach-debit') = (debit_authorization_id is not null))`.execute(owner.db);
    await up(owner.db as unknown as Kysely<unknown>);
  } finally {
    await owner.close();
  }
  const payments = await app.db
    .selectFrom('invoice_payments')
    .select(['invoice_id as invoiceId', 'method'])
    .orderBy('method')
    .execute();
  expect(payments).toEqual([
    { invoiceId: fromBalance.invoice.id, method: 'balance' },
    { invoiceId: byDebit.invoice.id, method: 'bank-debit' },
  ]);
});
