import { addDays } from '@quittance/sdk/time';
import { beforeAll, describe, expect, it } from 'vitest';
import { advanceClock, type Work } from '../jobs/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../test-support/trading-world.ts';
import { getInvoiceFor, markPaidExternally, overdueMarking, saveDraft, scheduledReminders } from './index.ts';
import { mailAgain } from './mail-again.ts';
import { planReminders } from './plan-reminders.ts';

const database = testDatabase();
const { db } = database;
const app = testApp(database);
let world: TradingWorld;
let today: string;

const dayMs = 86_400_000;
const jobs: Work = { due: [overdueMarking, scheduledReminders], drains: [] };
const idOf = ({ organizationId }: { readonly organizationId: string | null }): string => organizationId ?? '';

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  world = await createTradingWorld(app);
  today = await app.clock.today(db);
});

const goOn = async (days: number, work: Work = jobs): Promise<void> => {
  await advanceClock(app, work, days * dayMs);
  today = await app.clock.today(db);
};
const mailsAbout = async (id: string): Promise<readonly string[]> => {
  const rows = await db.selectFrom('outbox').select('template').where('about', '=', id).orderBy('id').execute();
  return rows.map(({ template }) => template);
};
const remindersOf = async (id: string): Promise<number> =>
  (await mailsAbout(id)).filter((template) => template === 'invoice-reminder').length;
const sent = async (dueIn: number, reminderDays: number[] = []) =>
  (await world.send({ dueDate: addDays(today, dueIn), reminderDays })).invoice;
const mail = (invoiceId: string, tool: 'remind' | 'resend', by = world.seller) =>
  world.as(by, (context) => mailAgain(context, { invoiceId, organizationId: idOf(by) }, tool));
const plan = (invoiceId: string, reminderDays: number[], by = world.seller) =>
  world.as(by, (context) => planReminders(context, { invoiceId, organizationId: idOf(by), reminderDays }));

describe('a reminder by hand', () => {
  it('is mailed once a day, with a new link', async () => {
    const { id } = await sent(20);
    await mail(id, 'remind');
    await expect(mail(id, 'remind')).rejects.toMatchObject({ code: 'InvoiceMailLimitError' });
    expect(await mailsAbout(id)).toEqual(['invoice-sent', 'invoice-reminder']);
    const links = await db.selectFrom('invoice_invites').select('id').where('invoice_id', '=', id).execute();
    expect(links).toHaveLength(2);
    await goOn(1);
    await mail(id, 'remind');
    expect(await remindersOf(id)).toBe(2);
  });

  it('is refused to the buyer, of a draft and of an invoice that is closed or being paid', async () => {
    const { id } = await sent(20);
    await expect(mail(id, 'remind', world.buyer)).rejects.toMatchObject({ code: 'NotFoundError' });
    await world.as(world.seller, (context) =>
      markPaidExternally(context, { invoiceId: id, organizationId: idOf(world.seller), markedBy: 'Ada' }),
    );
    await expect(mail(id, 'remind')).rejects.toMatchObject({ code: 'InvoiceStateError' });
    await expect(mail(id, 'resend')).rejects.toMatchObject({ code: 'InvoiceStateError' });
  });

  it('is only one when two people ask at the same time', async () => {
    const { id } = await sent(20);
    const outcomes = await Promise.allSettled([mail(id, 'remind'), mail(id, 'remind'), mail(id, 'remind')]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await remindersOf(id)).toBe(1);
  });
});

it('resends an invoice three times a day', async () => {
  const { id } = await sent(20);
  for (let count = 0; count < 3; count += 1) await mail(id, 'resend');
  await expect(mail(id, 'resend')).rejects.toMatchObject({ code: 'InvoiceMailLimitError' });
  expect(await mailsAbout(id)).toEqual(Array.from({ length: 4 }, () => 'invoice-sent'));
});

describe('planned reminders', () => {
  it('go on their days, and end when the invoice is settled', async () => {
    const { id } = await sent(10, [-7, 0, 7]);
    expect(await getInvoiceFor({ app, db }, idOf(world.seller), id)).toMatchObject({
      reminderDays: [-7, 0, 7],
      nextReminderOn: addDays(today, 3),
    });
    await goOn(2);
    expect(await remindersOf(id)).toBe(0);
    await goOn(1);
    expect(await remindersOf(id)).toBe(1);
    await goOn(1);
    expect(await remindersOf(id)).toBe(1);
    await goOn(6);
    expect(await remindersOf(id)).toBe(2);
    await world.as(world.seller, (context) =>
      markPaidExternally(context, { invoiceId: id, organizationId: idOf(world.seller), markedBy: 'Ada' }),
    );
    await goOn(30);
    expect(await remindersOf(id)).toBe(2);
    expect((await world.invoice(id)).nextReminderOn).toBeNull();
  });

  it('are no secret of the buyer’s: only the seller sees them', async () => {
    const { id } = await sent(10, [0]);
    const seen = await getInvoiceFor({ app, db }, idOf(world.buyer), id);
    expect(seen).not.toHaveProperty('reminderDays');
    expect(seen).not.toHaveProperty('nextReminderOn');
  });

  it('that were missed are one reminder afterwards', async () => {
    const { id } = await sent(10, [-7, -3, -1, 0]);
    await goOn(9, { due: [], drains: [] });
    await goOn(0);
    await goOn(0);
    expect(await remindersOf(id)).toBe(1);
    expect((await world.invoice(id)).nextReminderOn).toBe(addDays(today, 1));
  });

  it('do not follow another mail of the same day', async () => {
    const { id } = await sent(3, [0]);
    await goOn(3, { due: [], drains: [] });
    await mail(id, 'remind');
    await goOn(0);
    expect(await remindersOf(id)).toBe(1);
  });

  it('can be changed after sending, also to none', async () => {
    const { id } = await sent(10, [0]);
    const changed = await plan(id, [7, -3]);
    expect(changed).toMatchObject({ reminderDays: [-3, 7], nextReminderOn: addDays(today, 7) });
    expect((await plan(id, [])).nextReminderOn).toBeNull();
    await goOn(20);
    expect(await remindersOf(id)).toBe(0);
    await expect(plan(id, [0], world.buyer)).rejects.toMatchObject({ code: 'NotFoundError' });
  });

  it('of a draft wait for its sending', async () => {
    const sellerOrganizationId = idOf(world.seller);
    const draft = await world.as(world.seller, (context) =>
      saveDraft(context, {
        sellerOrganizationId,
        content: {
          currency: 'USD',
          items: [],
          dueDate: addDays(today, 5),
          reminderDays: [0],
          paymentMethods: { achDirectDebit: { enabled: true } },
        },
      }),
    );
    await plan(draft.id, [-1]);
    await goOn(6);
    expect(await mailsAbout(draft.id)).toEqual([]);
  });

  it('do not go while a payment is in progress, and are not caught up after it', async () => {
    const first = await world.send({ dueDate: addDays(today, 10), reminderDays: [-7, -3] });
    await world.payAsGuest(first, 'everyday');
    expect((await world.invoice(first.invoice.id)).status).toBe('pending_payment_approval');
    await goOn(4);
    expect(await remindersOf(first.invoice.id)).toBe(0);
    expect((await world.invoice(first.invoice.id)).nextReminderOn).toBe(addDays(today, 3));
  });
});
