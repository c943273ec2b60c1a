import { addDays } from '@quittance/sdk/time';
import { beforeAll, expect, it } from 'vitest';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../test-support/trading-world.ts';
import { getLastInvoice } from './get-last-invoice.ts';
import { getInvoiceFor, saveDraft, sendInvoice } from './index.ts';

const database = testDatabase();
const { db } = database;
const app = testApp(database);
let world: TradingWorld;
let today: string;

const idOf = ({ organizationId }: { readonly organizationId: string | null }): string => organizationId ?? '';

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  world = await createTradingWorld(app);
  today = await app.clock.today(db);
});

const contentOf = (customName: string) => ({
  currency: 'USD',
  customName,
  recipientEmail: world.buyer.email,
  recipientName: 'Buyer',
  items: [{ name: 'Work', rate: '1', qty: '1' }],
  dueDate: addDays(today, 5),
  paymentMethods: { achDirectDebit: { enabled: true } },
});
const save = (customName: string, draft: { readonly invoiceId?: string; readonly revision?: number } = {}) =>
  world.as(world.seller, (context) =>
    saveDraft(context, { sellerOrganizationId: idOf(world.seller), content: contentOf(customName), ...draft }),
  );

it('refuses to overwrite a draft that was changed since it was read', async () => {
  const { id, draftRevision } = await save('First');
  const second = await save('Second', { invoiceId: id, revision: draftRevision });
  expect(second.draftRevision).toBe(draftRevision + 1);
  const late = { invoiceId: id, revision: draftRevision };
  await expect(save('Other tab', late)).rejects.toMatchObject({ code: 'DraftChangedError' });
  const sending = world.as(world.seller, (context) =>
    sendInvoice(context, { sellerOrganizationId: idOf(world.seller), content: contentOf('Other tab'), ...late }),
  );
  await expect(sending).rejects.toMatchObject({ code: 'DraftChangedError' });
  expect(await getInvoiceFor({ app, db }, idOf(world.seller), id)).toMatchObject({
    customName: 'Second',
    revision: second.draftRevision,
  });
  expect((await save('Without a revision', { invoiceId: id })).customName).toBe('Without a revision');
});

it('lets only one of two tabs save the same revision', async () => {
  const { id: invoiceId, draftRevision: revision } = await save('Read by both');
  const saves = await Promise.allSettled(['A', 'B', 'C'].map((name) => save(name, { invoiceId, revision })));
  expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('finds the invoice that was sent last to a buyer, and no draft and nobody else’s', async () => {
  const recipientEmail = 'model@nobody.example';
  const last = (sellerOrganizationId: string) => getLastInvoice({ app, db }, { sellerOrganizationId, recipientEmail });
  expect(await last(idOf(world.seller))).toEqual({});
  await world.send({ dueDate: addDays(today, 5), recipientEmail, customName: 'Older' });
  await world.goTo(addDays(today, 1));
  const { invoice } = await world.send({ dueDate: addDays(today, 5), recipientEmail, customName: 'Newer' });
  expect(await last(idOf(world.seller))).toMatchObject({ invoice: { _id: invoice.id, customName: 'Newer' } });
  expect(await last(idOf(world.buyer))).toEqual({});
});
