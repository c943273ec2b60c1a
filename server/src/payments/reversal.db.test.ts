import { expect, it } from 'vitest';
import { presentInvoice } from '../invoices/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, startOn } from '../test-support/trading-world.ts';

const database = testDatabase();
const app = testApp(database);

it('an invoice says that its payment was taken back from the seller, until it is paid again', async () => {
  await startOn(app, '2090-03-06');
  const world = await createTradingWorld(app);
  const sent = await world.send({ dueDate: '2090-03-10' });
  const seen = async () => presentInvoice(app.db, await world.invoice(sent.invoice.id), 'seller');
  await world.payAsGuest(sent, 'r10');
  await world.goTo('2090-03-12');
  expect(await seen()).toMatchObject({ status: 'completed' });
  expect(await seen()).not.toHaveProperty('paymentReversed');

  await world.goTo('2090-04-08');
  const reversed = { status: 'sent', paymentReversed: true, lastPaymentFailure: { kind: 'reversed', code: 'R10' } };
  expect(await seen()).toMatchObject(reversed);

  await world.payAsGuest(sent, 'everyday', 'somebody else');
  expect(await seen()).not.toHaveProperty('paymentReversed');
  expect(await seen()).not.toHaveProperty('lastPaymentFailure');
});
