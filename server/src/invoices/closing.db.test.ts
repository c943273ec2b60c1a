import { beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '../ledger/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../test-support/trading-world.ts';
import { ledgerEvidence } from '../work.ts';
import { archiveInvoice } from './archive-invoice.ts';
import { cancelInvoice, getInvoiceFor, type Invoice, markPaidExternally, rejectInvoice } from './index.ts';
import { listInvoices } from './list-invoices.ts';

const database = testDatabase();
const { db } = database;
const app = testApp(database);
let world: TradingWorld;

const dueDate = '2090-03-20';
const idOf = ({ organizationId }: { readonly organizationId: string | null }): string => organizationId ?? '';

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  world = await createTradingWorld(app);
});

const sendOne = async (): Promise<Invoice> => (await world.send({ dueDate })).invoice;
type Side = 'seller' | 'buyer';

const cancel = ({ id }: Pick<Invoice, 'id'>, by: Side = 'seller', message = 'payment-not-owed') =>
  world.as(world[by], (context) => cancelInvoice(context, { invoiceId: id, organizationId: idOf(world[by]), message }));
const markExternally = ({ id }: Pick<Invoice, 'id'>, by: Side = 'seller') =>
  world.as(world[by], (context) =>
    markPaidExternally(context, { invoiceId: id, organizationId: idOf(world[by]), markedBy: 'Ann Lee' }),
  );
const reject = ({ id }: Pick<Invoice, 'id'>, by: Side = 'buyer', message: string | null = 'Wrong price') =>
  world.as(world[by], (context) => rejectInvoice(context, { invoiceId: id, by: world[by], message }));
const archive = ({ id }: Pick<Invoice, 'id'>, by: Side) =>
  world.as(world[by], (context) => archiveInvoice(context, { invoiceId: id, organizationId: idOf(world[by]) }));

const seenBy = (by: Side, { id }: Pick<Invoice, 'id'>) => getInvoiceFor({ app, db }, idOf(world[by]), id);
const placesOf = async (by: Side, { id }: Pick<Invoice, 'id'>): Promise<string[]> => {
  const places = ['list', 'log'] as const;
  const found = await Promise.all(
    places.map((place) =>
      listInvoices(db, { organizationId: idOf(world[by]), viewers: [by], place, today: '2090-01-15', limit: 100 }),
    ),
  );
  return places.filter((_place, index) => found[index]?.invoices.some((invoice) => invoice.id === id));
};

const processing = { code: 'InvoicePaymentProcessingError' };
const wrongState = { code: 'InvoiceStateError' };
const unknown = { code: 'NotFoundError' };

describe('canceling', () => {
  it('closes a sent invoice with its reason, and moves it from both lists to both logs', async () => {
    const invoice = await sendOne();
    await cancel(invoice, 'seller', 'We agreed otherwise.');
    for (const side of ['seller', 'buyer'] as const) {
      expect(await seenBy(side, invoice)).toMatchObject({
        status: 'canceled_by_sender',
        senderCancelMessage: 'We agreed otherwise.',
        cancelDate: expect.stringMatching(/^2090-03-06T/),
      });
      expect(await placesOf(side, invoice)).toEqual(['log']);
    }
  });

  it('is the seller’s only, and once', async () => {
    const invoice = await sendOne();
    await expect(cancel(invoice, 'buyer')).rejects.toMatchObject(unknown);
    await cancel(invoice);
    await expect(cancel(invoice)).rejects.toMatchObject(wrongState);
    await expect(reject(invoice)).rejects.toMatchObject(wrongState);
    await expect(markExternally(invoice)).rejects.toMatchObject(wrongState);
  });

  it('is refused while a payment is in progress, and once it is paid', async () => {
    const sent = await world.send({ dueDate });
    const debited = await world.payAsGuest(sent, 'everyday');
    await expect(cancel(debited)).rejects.toMatchObject(processing);
    await expect(markExternally(debited)).rejects.toMatchObject(processing);
    await expect(reject(debited)).rejects.toMatchObject(processing);
    await world.deposit('100');
    const paid = await world.payFromBalance(await sendOne());
    await expect(cancel(paid)).rejects.toMatchObject(wrongState);
    await expect(reject(paid)).rejects.toMatchObject(wrongState);
  });

  it('leaves one of two at once: the payment or the cancellation', async () => {
    await world.deposit('100');
    const invoice = await sendOne();
    const outcomes = await Promise.allSettled([cancel(invoice), world.payFromBalance(invoice)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

const mailsAbout = async ({ id }: Pick<Invoice, 'id'>) =>
  (await db.selectFrom('outbox').select(['template', 'recipient', 'data']).where('about', '=', id).execute()).filter(
    ({ template }) => template !== 'invoice-sent',
  );

it('a cancellation is mailed to the buyer, a rejection to the seller, each with its reason', async () => {
  const [canceled, rejected] = [await sendOne(), await sendOne()];
  await cancel(canceled, 'seller', 'We agreed otherwise.');
  await reject(rejected);
  expect(await mailsAbout(canceled)).toMatchObject([
    { template: 'invoice-canceled', recipient: world.buyer.email, data: { reason: 'We agreed otherwise.' } },
  ]);
  expect(await mailsAbout(rejected)).toMatchObject([
    { template: 'invoice-rejected', recipient: world.seller.email, data: { reason: 'Wrong price' } },
  ]);
});

it('marking an invoice as paid mails the other side, for seller and buyer', async () => {
  const [bySeller, byBuyer] = [await sendOne(), await sendOne()];
  await markExternally(bySeller, 'seller');
  await markExternally(byBuyer, 'buyer');
  expect(await mailsAbout(bySeller)).toMatchObject([
    { template: 'invoice-marked-paid-buyer', recipient: world.buyer.email },
  ]);
  expect(await mailsAbout(byBuyer)).toMatchObject([
    { template: 'invoice-marked-paid-seller', recipient: world.seller.email },
  ]);
});

describe('rejecting', () => {
  it('shows the buyer’s reason to the seller, and keeps the invoice in both lists', async () => {
    const invoice = await sendOne();
    await reject(invoice);
    expect(await seenBy('seller', invoice)).toMatchObject({
      status: 'rejected_by_recipient',
      buyerRejectionMessage: 'Wrong price',
      rejectedAt: expect.stringMatching(/^2090-03-06T/),
      recipientId: idOf(world.buyer),
    });
    expect(await placesOf('seller', invoice)).toEqual(['list']);
    expect(await placesOf('buyer', invoice)).toEqual(['list']);
  });

  it('is the buyer’s only, and needs no reason', async () => {
    const invoice = await sendOne();
    await expect(reject(invoice, 'seller')).rejects.toMatchObject(unknown);
    await reject(invoice, 'buyer', null);
    expect(await seenBy('seller', invoice)).not.toHaveProperty('buyerRejectionMessage');
  });

  it('can be followed by a cancellation or an outside payment, but by no payment here', async () => {
    const [one, other] = [await sendOne(), await sendOne()];
    await reject(one);
    await reject(other);
    await world.deposit('100');
    await expect(world.payFromBalance(one)).rejects.toMatchObject(wrongState);
    await cancel(one);
    await markExternally(other, 'buyer');
    expect(await placesOf('seller', one)).toEqual(['log']);
    expect(await placesOf('buyer', other)).toEqual(['log']);
  });

  it('is open to the holder of the guest link, of that invoice only', async () => {
    const [sent, other] = [await world.send({ dueDate }), await world.send({ dueDate })];
    const guest = { kind: 'guest', inviteId: sent.guestLink.inviteId, invoiceId: sent.invoice.id } as const;
    const rejectAsGuest = (invoiceId: string) =>
      world.as(guest, (context) => rejectInvoice(context, { invoiceId, by: guest, message: null }));
    await expect(rejectAsGuest(other.invoice.id)).rejects.toMatchObject({ code: 'InvalidInviteTokenError' });
    expect((await rejectAsGuest(sent.invoice.id)).status).toBe('rejected_by_recipient');
  });
});

describe('marking as paid externally', () => {
  it.each(['seller', 'buyer'] as const)('by the %s closes the invoice without money, and says by whom', async (by) => {
    const invoice = await sendOne();
    await markExternally(invoice, by);
    expect(await seenBy('buyer', invoice)).toMatchObject({
      status: 'paid_externally',
      paidOnDate: '2090-03-06',
      lastUpdatedBy: 'Ann Lee',
    });
    expect(await seenBy('seller', invoice)).not.toHaveProperty('paidAmount');
    expect(await placesOf('seller', invoice)).toEqual(['log']);
  });
});

describe('archiving', () => {
  it('moves a rejected invoice to the log of one side only, and may be repeated', async () => {
    const invoice = await sendOne();
    await reject(invoice);
    await archive(invoice, 'seller');
    await archive(invoice, 'seller');
    expect(await placesOf('seller', invoice)).toEqual(['log']);
    expect(await placesOf('buyer', invoice)).toEqual(['list']);
    expect(await seenBy('seller', invoice)).toMatchObject({ archived: true, archivedBySender: true });
    expect(await seenBy('buyer', invoice)).toMatchObject({ archived: false, archivedBySender: true });
  });

  it('is refused while the invoice is open', async () => {
    const invoice = await sendOne();
    await expect(archive(invoice, 'seller')).rejects.toMatchObject(wrongState);
  });

  it('keeps a completed invoice in the log, where it is before too', async () => {
    await world.deposit('100');
    const { invoice } = await world.send({ dueDate: '2090-03-06' });
    await world.payFromBalance(invoice);
    expect(await placesOf('buyer', invoice)).toEqual(['list', 'log']);
    await archive(invoice, 'buyer');
    expect(await placesOf('buyer', invoice)).toEqual(['log']);
  });
});

it('the log of both sides together is one list by due date, without repetition', async () => {
  const { invoices } = await listInvoices(db, {
    organizationId: idOf(world.seller),
    viewers: ['seller', 'buyer'],
    place: 'log',
    today: '2090-01-15',
    limit: 100,
  });
  const keys = invoices.map(({ id, dueDate: due }) => `${due} ${id}`);
  expect(keys).toEqual([...new Set(keys)].toSorted().reverse());
  expect(keys.length).toBeGreaterThan(3);
});

it('the ledger explains every ending', async () => {
  expect((await verifyLedger(db, { evidence: ledgerEvidence })).findings).toEqual([]);
});
