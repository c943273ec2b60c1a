import { addBankingDays } from '@quittance/sdk/time';
import { expect, it } from 'vitest';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, startOn } from '../test-support/trading-world.ts';
import { presentInvoice } from './index.ts';

const database = testDatabase();
const app = testApp(database);
const today = '2090-03-06';

it('a bank debit says how far it has come, and what is expected', async () => {
  await startOn(app, today);
  const world = await createTradingWorld(app);
  const sent = await world.send({ dueDate: '2090-12-31' });
  const seen = async () =>
    (await presentInvoice({ app, db: database.db }, await world.invoice(sent.invoice.id), 'guest')).paymentSteps;
  expect(await seen()).toBeUndefined();

  await world.payAsGuest(sent, 'everyday');
  expect(await seen()).toEqual([
    { step: 'authorized', on: today },
    { step: 'settled', on: addBankingDays(today, 4), isExpected: true },
  ]);

  const settledOn = addBankingDays(today, 2);
  await world.goTo(settledOn, 20);
  const steps = (await seen()) ?? [];
  expect(steps.map(({ step }) => step)).toEqual(['authorized', 'submitted', 'settled', 'cleared']);
  expect(steps.map(({ isExpected = false }) => isExpected)).toEqual([false, false, false, true]);

  await world.goTo(addBankingDays(today, 12), 12);
  expect((await world.invoice(sent.invoice.id)).status).toBe('allocated');
  expect(await seen()).toBeUndefined();
});
