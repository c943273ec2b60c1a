import { beforeAll, expect, it } from 'vitest';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../test-support/trading-world.ts';
import { listInvoiceEvents } from './list-invoice-events.ts';
import { mailAgain } from './mail-again.ts';

const database = testDatabase();
const { db } = database;
const app = testApp(database);
let world: TradingWorld;

const idOf = ({ organizationId }: { readonly organizationId: string | null }): string => organizationId ?? '';
const eventsFor = async (invoiceId: string, organizationId: string): Promise<readonly string[]> =>
  (await listInvoiceEvents(db, { invoiceId, organizationId })).items.map(({ event }) => event);

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  world = await createTradingWorld(app);
});

it('lists what happened, to each side what it may know', async () => {
  await world.deposit('500');
  const { invoice } = await world.send({ dueDate: '2090-03-20' });
  await world.as(world.seller, (context) =>
    mailAgain(context, { invoiceId: invoice.id, organizationId: idOf(world.seller) }, 'remind'),
  );
  await world.payFromBalance(invoice);
  await world.goTo('2090-03-21');
  expect(await eventsFor(invoice.id, idOf(world.seller))).toEqual(['send', 'reminded', 'balance-paid', 'released']);
  expect(await eventsFor(invoice.id, idOf(world.buyer))).toEqual(['send', 'balance-paid']);
});

it('is hidden from others', async () => {
  const { invoice } = await world.send({ dueDate: '2090-03-30' });
  const stranger = await createTradingWorld(app);
  await expect(eventsFor(invoice.id, idOf(stranger.buyer))).rejects.toMatchObject({ code: 'NotFoundError' });
});

it('has late fees, but none that rounding made zero', async () => {
  const lateFeeSettings = { type: 'flat', percent: '0.05' } as const;
  const [small, large] = await Promise.all(
    ['0.05', '50.00'].map((rate) =>
      world.send({ dueDate: '2090-04-10', lateFeeSettings, items: [{ name: 'Work', rate, qty: '1' }] }),
    ),
  );
  await world.goTo('2090-04-12');
  expect(await eventsFor(large?.invoice.id ?? '', idOf(world.seller))).toContain('late-fee-charged');
  expect(await eventsFor(small?.invoice.id ?? '', idOf(world.seller))).not.toContain('late-fee-charged');
});
