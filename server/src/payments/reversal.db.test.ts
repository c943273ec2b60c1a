import { addDays } from '@quittance/sdk/time';
import { expect, it } from 'vitest';
import { presentInvoice } from '../invoices/index.ts';
import { openCurrencyAccount } from '../organizations/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, journalsOf, startOn } from '../test-support/trading-world.ts';

const database = testDatabase();
const app = testApp(database);

const mailsTo = (recipient: string) =>
  app.db
    .selectFrom('outbox')
    .select(['template', 'data'])
    .where('recipient', '=', recipient)
    .where('template', 'like', 'debit-%')
    .where('template', '<>', 'debit-authorization-copy')
    .execute();

it('an invoice shows that its payment was reversed, until it is paid again', async () => {
  await startOn(app, '2090-03-06');
  const world = await createTradingWorld(app);
  const sent = await world.send({ dueDate: '2090-03-10' });
  const seen = async () => presentInvoice({ app, db: app.db }, await world.invoice(sent.invoice.id), 'seller');
  await world.payAsGuest(sent, 'r10');
  await world.goTo('2090-03-12');
  expect(await seen()).toMatchObject({ status: 'completed' });

  await world.goTo('2090-04-08');
  const reversed = { status: 'sent', lastPaymentFailure: { kind: 'reversed', code: 'R10' } };
  expect(await seen()).toMatchObject(reversed);
  expect(await mailsTo(world.seller.email)).toMatchObject([
    { template: 'debit-reversed-seller', data: { amount: '$100.00', taken: '$100.00', returnCode: 'R10' } },
  ]);
  expect(await mailsTo(world.buyer.email)).toMatchObject([{ template: 'debit-reversed-payer' }]);

  await world.payAsGuest(sent, 'everyday', 'somebody else');
  expect(await seen()).not.toHaveProperty('lastPaymentFailure');
});

it('a return before the release is an ordinary return', async () => {
  await startOn(app, '2090-05-01');
  const world = await createTradingWorld(app);
  const sent = await world.send({ dueDate: '2090-09-30' });
  await world.payAsGuest(sent, 'r10');
  await world.goTo('2090-05-12');
  expect((await world.invoice(sent.invoice.id)).status).toBe('allocated');
  await world.goTo('2090-06-20');
  const invoice = await presentInvoice({ app, db: app.db }, await world.invoice(sent.invoice.id), 'seller');
  expect(invoice).toMatchObject({ status: 'sent', lastPaymentFailure: { kind: 'returned', code: 'R10' } });
  expect(await mailsTo(world.seller.email)).toMatchObject([{ template: 'debit-returned-seller' }]);
});

it.each([
  { released: 'as it cleared', sentOn: '2090-07-05', dueDate: '2090-07-06', returnedBy: '2090-08-20' },
  { released: 'on its due date', sentOn: '2090-09-05', dueDate: '2090-09-20', returnedBy: '2090-10-20' },
])(
  'money released $released is debited from the credited account, whichever the seller prefers by then',
  async ({ sentOn, dueDate, returnedBy }) => {
    await startOn(app, sentOn);
    const world = await createTradingWorld(app, {
      sellerChanges: { openAccounts: [{ currency: 'USD', accountType: 'smart' }] },
    });
    const sent = await world.send({ dueDate });
    await world.payAsGuest(sent, 'r10');
    await world.goTo(addDays(dueDate, 8));
    expect(await world.invoice(sent.invoice.id)).toMatchObject({ status: 'completed' });

    await world.as(world.seller, ({ db }) =>
      openCurrencyAccount(db, world.seller.organizationId ?? '', { currency: 'USD', accountType: 'traditional' }),
    );
    await world.goTo(returnedBy);
    expect(await journalsOf(app, sent.invoice)).toMatchObject({
      'invoice-release': 'Dr reserve 100.00 / Cr avail:smart 100.00',
      'late-return': 'Dr avail:smart 100.00 / Cr bank:ach 100.00',
    });
  },
);
