import { addDays } from '@quittance/sdk/time';
import { beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '../jobs/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../test-support/trading-world.ts';
import {
  type DraftContent,
  deleteDraft,
  getInvoiceFor,
  scheduledSending,
  scheduleInvoice,
  sendInvoice,
} from './index.ts';
import { invoicePlaces } from './invoice-places.ts';
import { listInvoiceRows } from './list-invoice-rows.ts';
import { saveDraft } from './save-draft.ts';
import { unscheduleOwnInvoice } from './unschedule-invoice.ts';

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

const contentFor = (changes: Partial<DraftContent> = {}): DraftContent => ({
  recipientEmail: world.buyer.email,
  recipientName: 'Buyer Inc.',
  currency: 'USD',
  items: [{ name: 'Work', rate: '100', qty: '1' }],
  sendingDate: addDays(today, 3),
  dueDate: addDays(today, 20),
  paymentMethods: { achDirectDebit: { enabled: true } },
  ...changes,
});

const own = () => ({ sellerOrganizationId: idOf(world.seller) });
const schedule = (changes: Partial<DraftContent> = {}, invoiceId?: string) =>
  world.as(world.seller, (context) =>
    scheduleInvoice(context, { ...own(), content: contentFor(changes), ...(invoiceId !== undefined && { invoiceId }) }),
  );
const seenBySeller = (id: string) => getInvoiceFor({ app, db }, idOf(world.seller), id);
const dayMs = 86_400_000;
const goOn = async (days: number): Promise<void> => {
  await advanceClock(app, { due: [scheduledSending], drains: [] }, days * dayMs);
  today = await app.clock.today(db);
};
const mailsAbout = (id: string) => db.selectFrom('outbox').select('template').where('about', '=', id).execute();

describe('a scheduled invoice', () => {
  it('is the seller’s only until its sending date, and is then sent once with the next number', async () => {
    const { id } = await schedule();
    expect(await seenBySeller(id)).toMatchObject({ status: 'scheduled', sendingDate: addDays(today, 3) });
    expect(await seenBySeller(id)).not.toHaveProperty('number');
    await expect(getInvoiceFor({ app, db }, idOf(world.buyer), id)).rejects.toMatchObject({ code: 'NotFoundError' });
    await goOn(2);
    expect(await seenBySeller(id)).toMatchObject({ status: 'scheduled' });
    await goOn(1);
    await goOn(1);
    expect(await seenBySeller(id)).toMatchObject({ status: 'sent', number: expect.stringMatching(/^INV-/) });
    expect(await mailsAbout(id)).toEqual([{ template: 'invoice-sent' }]);
  });

  it('is sent after a missed run, dated on the day that it goes', async () => {
    const { id } = await schedule();
    await advanceClock(app, { due: [], drains: [] }, 5 * dayMs);
    today = await app.clock.today(db);
    await goOn(0);
    expect(await seenBySeller(id)).toMatchObject({ status: 'sent', sendingDate: today });
  });

  it('becomes a draft again, and its seller is told, when it can’t be sent any longer', async () => {
    const { id } = await schedule({ dueDate: addDays(today, 3) });
    await advanceClock(app, { due: [], drains: [] }, 4 * dayMs);
    today = await app.clock.today(db);
    await goOn(0);
    expect(await seenBySeller(id)).toMatchObject({ status: 'draft' });
    expect(await mailsAbout(id)).toEqual([{ template: 'scheduled-invoice-not-sent' }]);
  });

  it('can be scheduled for another day, sent at once, made a draft again or deleted', async () => {
    const { id } = await schedule();
    await schedule({ sendingDate: addDays(today, 5) }, id);
    expect(await seenBySeller(id)).toMatchObject({ status: 'scheduled', sendingDate: addDays(today, 5) });
    const draft = await world.as(world.seller, (context) => unscheduleOwnInvoice(context, { ...own(), invoiceId: id }));
    expect(draft.status).toBe('draft');
    await schedule({}, id);
    const { invoice } = await world.as(world.seller, (context) => sendInvoice(context, { ...own(), invoiceId: id }));
    expect(invoice).toMatchObject({ status: 'sent', sendingDate: today });
    const other = await schedule();
    await world.as(world.seller, (context) => deleteDraft(context, { ...own(), invoiceId: other.id }));
    await expect(seenBySeller(other.id)).rejects.toMatchObject({ code: 'NotFoundError' });
  });
});

describe('a draft whose sending date has passed', () => {
  const passed = async () => {
    const { id } = await schedule();
    await world.as(world.seller, (context) => unscheduleOwnInvoice(context, { ...own(), invoiceId: id }));
    await goOn(4);
    return id;
  };

  it('stays a draft that shows today, and is sent when its seller sends it, dated on that day', async () => {
    const id = await passed();
    expect(await seenBySeller(id)).toMatchObject({ status: 'draft', sendingDate: today });
    const { items } = await listInvoiceRows(
      { app, db },
      { ...invoicePlaces.income, organizationId: idOf(world.seller), limit: 100 },
    );
    expect(items).toContainEqual(expect.objectContaining({ _id: id, sendingDate: today }));
    const { invoice } = await world.as(world.seller, (context) => sendInvoice(context, { ...own(), invoiceId: id }));
    expect(invoice).toMatchObject({ status: 'sent', sendingDate: today });
  });

  it('is saved with the day that it shows, also after its due date, and can’t be sent then', async () => {
    const { id: invoiceId } = await schedule();
    await world.as(world.seller, (context) => unscheduleOwnInvoice(context, { ...own(), invoiceId }));
    const { dueDate } = await seenBySeller(invoiceId);
    await goOn(30);
    const content = contentFor({ sendingDate: today, dueDate, customName: 'Later' });
    await world.as(world.seller, (context) => saveDraft(context, { ...own(), invoiceId, content }));
    expect(await seenBySeller(invoiceId)).toMatchObject({ customName: 'Later', dueDate, sendingDate: today });
    const sending = world.as(world.seller, (context) => sendInvoice(context, { ...own(), invoiceId }));
    await expect(sending).rejects.toMatchObject({ validations: [{ path: 'dueDate' }] });
    const tomorrow = world.as(world.seller, (context) =>
      saveDraft(context, { ...own(), invoiceId, content: { ...content, sendingDate: addDays(today, 1) } }),
    );
    await expect(tomorrow).rejects.toMatchObject({ validations: [{ path: 'sendingDate' }] });
  });

  it('can’t be scheduled before it has another date', async () => {
    const invoiceId = await passed();
    const again = world.as(world.seller, (context) => scheduleInvoice(context, { ...own(), invoiceId }));
    await expect(again).rejects.toMatchObject({ validations: [{ path: 'sendingDate' }] });
    expect(await schedule({}, invoiceId)).toMatchObject({ status: 'scheduled', sendingDate: addDays(today, 3) });
  });
});

describe('scheduling is refused', () => {
  it.each([
    ['without a sending date', () => ({ sendingDate: undefined }), 'sendingDate', 'This field is required.'],
    [
      'for today',
      () => ({ sendingDate: today }),
      'sendingDate',
      'Choose tomorrow or later, or clear the date to send now.',
    ],
    [
      'after the due date',
      () => ({ dueDate: addDays(today, 2) }),
      'sendingDate',
      'The due date can’t be before the sending date.',
    ],
    ['without lines', () => ({ items: [] }), 'items', 'This field is required.'],
  ])('%s', async (_what, changes, path, message) => {
    await expect(schedule(changes())).rejects.toMatchObject({ validations: [{ path, message }] });
  });

  it('for another seller’s draft', async () => {
    const { id } = await schedule();
    const stranger = scheduleAs(world.buyer, id);
    await expect(stranger).rejects.toMatchObject({ code: 'NotFoundError' });
  });
});

const scheduleAs = (actor: TradingWorld['buyer'], invoiceId: string) =>
  world.as(actor, (context) => scheduleInvoice(context, { sellerOrganizationId: idOf(actor), invoiceId }));
