import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, startOn } from '../test-support/trading-world.ts';
import { connect } from './connect.ts';
import { up } from './migrations/0028-payers-of-debits.ts';

const database = testDatabase();
const app = testApp(database);

it('debits that a person authorized name their organization, and those of guests name none', async () => {
  await startOn(app, '2090-03-06');
  const world = await createTradingWorld(app);
  const [signedIn, byGuest] = [
    await world.send({ dueDate: '2090-03-20' }),
    await world.send({ dueDate: '2090-03-20' }),
  ];
  for (const sent of [signedIn, byGuest]) await world.payAsGuest(sent, 'everyday');
  const owner = connect(database.ownerUrl);
  try {
    await sql`
      update debit_authorizations set invite_id = null, person_id = ${world.buyer.userId}
      where invoice_id = ${signedIn.invoice.id}`.execute(owner.db);
    await sql`
      alter table invoice_payments
        drop constraint invoice_payments_payer,
        add constraint invoice_payments_check
          check ((method = 'balance') = (payer_organization_id is not null))`.execute(owner.db);
    await up(owner.db as unknown as Kysely<unknown>);
  } finally {
    await owner.close();
  }
  const payers = await app.db
    .selectFrom('invoice_payments')
    .select(['invoice_id as invoiceId', 'payer_organization_id as payer'])
    .execute();
  expect(new Map(payers.map(({ invoiceId, payer }) => [invoiceId, payer]))).toEqual(
    new Map([
      [signedIn.invoice.id, world.buyer.organizationId],
      [byGuest.invoice.id, null],
    ]),
  );
});
