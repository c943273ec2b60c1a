import { addDays } from '@quittance/sdk/time';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { denyDeposit } from '../accounts/index.ts';
import { createApiKey, createPerson } from '../identity/index.ts';
import {
  cancelInvoice,
  type DraftContent,
  type Invoice,
  overdueMarking,
  scheduledReminders,
  scheduledSending,
  scheduleInvoice,
  seriesSending,
} from '../invoices/index.ts';
import { advanceClock } from '../jobs/index.ts';
import type { ActorOf, Locale } from '../kernel/index.ts';
import { addMember } from '../organizations/index.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { createTradingWorld, linkAsGuest, startOn, type TradingWorld } from '../test-support/trading-world.ts';
import { transferNews } from './bank-transfer/transfer-fixtures.ts';
import { payByDebit, writeAuthorization } from './index.ts';

const database = testDatabase();
const server = testServer(database);
const { app } = server;
const { db } = database;
const { transfer } = transferNews(app);
const staff = { kind: 'staff', sessionId: 't', userId: 'stf_1', email: 's@example.com', role: 'finance' } as const;
const dayMs = 86_400_000;
let world: TradingWorld;
let today: string;
let guest: string;

beforeAll(() => startOn(app, '2090-03-06'));

beforeEach(async () => {
  world = await createTradingWorld(app);
  today = await app.clock.today(db);
  guest = `guest-${crypto.randomUUID()}@example.com`;
  await speak(world.seller, 'es');
});

/** Stores the language of a person. The requests of this file are all in English. */
const speak = ({ userId }: Pick<ActorOf<'customer'>, 'userId'>, locale: Locale | null) =>
  db.updateTable('people').set({ locale }).where('id', '=', userId).execute();

const idOf = ({ organizationId }: { readonly organizationId: string | null }): string => organizationId ?? '';

const toGuest = (changes: Partial<DraftContent> = {}) => ({
  recipientEmail: guest,
  recipientName: 'Guest Ltd',
  dueDate: addDays(today, 20),
  paymentMethods: { achDirectDebit: { enabled: true }, bankTransfer: { enabled: true } },
  ...changes,
});

/** Schedules an invoice for the next day. */
const schedule = (by: ActorOf<'customer'>, changes: Partial<DraftContent> = {}) =>
  world.as(by, (context) =>
    scheduleInvoice(context, {
      sellerOrganizationId: idOf(world.seller),
      content: {
        ...toGuest(),
        currency: 'USD',
        items: [{ name: 'Work', rate: '100', qty: '1' }],
        sendingDate: addDays(today, 1),
        ...changes,
      },
    }),
  );

const cancel = ({ id }: Invoice) =>
  world.as(world.seller, (context) =>
    cancelInvoice(context, { invoiceId: id, organizationId: idOf(world.seller), message: 'payment-not-owed' }),
  );

const goOn = (days: number) =>
  advanceClock(
    app,
    { due: [scheduledSending, seriesSending, scheduledReminders, overdueMarking], drains: [] },
    days * dayMs,
  );

/** Template and language of each mail that the guest got, the oldest first. */
const mails = async (): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('outbox')
    .select(['template', 'locale'])
    .where('recipient', '=', guest)
    .orderBy('id')
    .execute();
  return rows.map(({ template, locale }) => `${template} ${locale}`);
};

/** Adds a manager to the seller's organization. */
async function colleague(locale: Locale): Promise<ActorOf<'customer'>> {
  const email = `manager-${crypto.randomUUID()}@example.com`;
  const userId = await createPerson(db, { email, firstName: 'A', lastName: 'Manager' });
  await addMember(db, { organizationId: idOf(world.seller), personId: userId, role: 'manager' });
  await speak({ userId }, locale);
  return { ...world.seller, userId, email, role: 'manager' };
}

describe('a guest of a seller who reads Spanish is written to in Spanish', () => {
  it('about an invoice that is sent, and canceled, in a browser in English', async () => {
    const { invoice } = await world.send(toGuest());
    await cancel(invoice);
    expect(await mails()).toEqual(['invoice-sent es', 'invoice-canceled es']);
  });

  it('about an invoice that is sent on its sending date', async () => {
    await schedule(world.seller);
    await goOn(1);
    expect(await mails()).toEqual(['invoice-sent es']);
  });

  it('about each invoice of a series', async () => {
    await world.send(toGuest({ recurrence: { every: 'week', count: 2 } }));
    await goOn(7);
    expect(await mails()).toEqual(['invoice-sent es', 'invoice-sent es']);
  });

  it('by a planned reminder, and when the invoice is overdue', async () => {
    await world.send(toGuest({ dueDate: addDays(today, 3), reminderDays: [-2] }));
    await goOn(4);
    expect(await mails()).toEqual(['invoice-sent es', 'invoice-reminder es', 'invoice-overdue-buyer es']);
  });

  it('about a transfer that pays, and about one that pays too little', async () => {
    const [exact, short] = [await world.send(toGuest()), await world.send(toGuest())];
    await transfer(exact, 10_000n);
    await transfer(short, 9_000n);
    expect(await mails()).toEqual([
      'invoice-sent es',
      'invoice-sent es',
      'payment-confirmation-payer es',
      'transfer-rest es',
    ]);
  });

  it('about a transfer that staff deny, who read English', async () => {
    const bankReference = await transfer(await world.send(toGuest()), 10_000n, { needsReview: true });
    const { id } = await db
      .selectFrom('deposits')
      .select('id')
      .where('bank_reference', '=', bankReference)
      .executeTakeFirstOrThrow();
    await world.as(staff, (context) => denyDeposit(context, { depositId: id, reason: 'Checked' }));
    expect(await mails()).toEqual(['invoice-sent es', 'transfer-rest es', 'transfer-rest es']);
  });

  it('about an invoice that a partner’s server sends', async () => {
    const { secret } = await createApiKey(db, {
      organizationId: idOf(world.seller),
      name: 'Shop',
      scopes: ['invoices:write'],
    });
    const { status } = await server.client().request('/api/new/partners/invoices', {
      method: 'POST',
      body: {
        recipientEmail: guest,
        recipientName: 'Guest Ltd',
        currency: 'USD',
        items: [{ name: 'Lamp', rate: '49.90', qty: '2' }],
        dueDate: addDays(today, 3),
      },
      headers: {
        authorization: `Bearer ${secret}`,
        'accept-language': 'en',
        'idempotency-key': crypto.randomUUID(),
      },
    });
    expect(status).toBe(200);
    await goOn(4);
    expect(await mails()).toEqual(['invoice-sent es', 'invoice-overdue-buyer es']);
  });
});

describe('the language of mails to a guest', () => {
  it('is that of the person who scheduled the invoice, also if somebody else acts later', async () => {
    const manager = await colleague('en');
    const invoice = await schedule(manager);
    await goOn(1);
    await cancel(invoice);
    expect(await mails()).toEqual(['invoice-sent en', 'invoice-canceled en']);
  });

  it('is that of the person who scheduled the first invoice of a series', async () => {
    const manager = await colleague('es-MX');
    await speak(world.seller, 'en');
    await schedule(manager, { recurrence: { every: 'week', count: 2 } });
    await goOn(8);
    expect(await mails()).toEqual(['invoice-sent es-MX', 'invoice-sent es-MX']);
  });

  it('is the owner’s if the language of who sent it is unknown', async () => {
    const manager = await colleague('en');
    await speak(manager, null);
    await schedule(manager);
    await goOn(1);
    expect(await mails()).toEqual(['invoice-sent es']);
  });

  it('is English if no language of the seller is known', async () => {
    await speak(world.seller, null);
    await schedule(world.seller);
    await goOn(1);
    expect(await mails()).toEqual(['invoice-sent en']);
  });

  it('is the one in which the guest authorized a debit, also after the bank refused it', async () => {
    await speak(world.seller, 'en');
    const sent = await world.send(toGuest({ dueDate: addDays(today, 10) }));
    const { guest: payer, ...debit } = await linkAsGuest(app, sent, { accountId: 'refuses' });
    const { hash } = writeAuthorization(
      app,
      { invoice: sent.invoice, payerName: sent.invoice.recipientName, account: debit.account, today },
      'es',
    );
    await world.as(payer, (context) =>
      payByDebit(context, { ...debit, authorizationHash: hash, payer, ip: '192.0.2.1', userAgent: 'Test browser' }),
    );
    await world.goTo(addDays(today, 11));
    expect(await mails()).toEqual([
      'invoice-sent en',
      'debit-authorization-copy es',
      'debit-refused-payer es',
      'invoice-overdue-buyer es',
    ]);
  });

  it('is the stored one of a person with that address', async () => {
    guest = world.buyer.email;
    await speak(world.buyer, 'en');
    await schedule(world.seller);
    await goOn(1);
    expect(await mails()).toEqual(['invoice-sent en']);
  });
});
