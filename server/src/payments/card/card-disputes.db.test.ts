import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getInvoiceFor, type SentInvoice } from '../../invoices/index.ts';
import { accounts, balanceOf, verifyLedger } from '../../ledger/index.ts';
import { sandboxBooks, sandboxWebhookKey, signedHeaders, writeWebhook } from '../../providers/card-processor/index.ts';
import type { CardNews } from '../../providers/index.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import { testServer } from '../../test-support/test-server.ts';
import {
  createTradingWorld,
  expectInvariants,
  journalsOf,
  startOn,
  type TradingWorld,
} from '../../test-support/trading-world.ts';
import { ledgerEvidence } from '../../work.ts';
import { decidePayment } from '../decide-payment.ts';
import { listExceptions } from '../exceptions/index.ts';
import { applyCardNews } from './apply-charge.ts';
import { cardGuest } from './card-fixtures.ts';
import { cardSubmission } from './charge-submission.ts';

const database = testDatabase();
const { db } = database;
const server = testServer(database);
const { app } = server;
let world: TradingWorld;

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  world = await createTradingWorld(app);
});

afterAll(async () => {
  expect((await verifyLedger(db, { evidence: ledgerEvidence })).findings).toEqual([]);
});

const inDays = async (days: number): Promise<string> =>
  new Date((await app.clock.now(db)).getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** Sends an invoice and has it paid by a card, which is captured. */
async function paid(number: string, dueInDays: number): Promise<SentInvoice> {
  const sent = await world.send({
    dueDate: await inDays(dueInDays),
    paymentMethods: { achDirectDebit: { enabled: false }, cardPayment: { enabled: true } },
  });
  const guest = cardGuest(server, sent);
  expect((await guest.pay(await guest.enter(number))).status).toBe(200);
  do await sql`update card_charges set next_attempt_at = now() - interval '1 second'`.execute(db);
  while ((await cardSubmission.drain(app)) > 0);
  return sent;
}

const chargeOf = async ({ invoice }: SentInvoice) =>
  await db
    .selectFrom('card_charges')
    .innerJoin('invoice_payments', 'invoice_payments.id', 'payment_id')
    .selectAll('card_charges')
    .where('invoice_id', '=', invoice.id)
    .executeTakeFirstOrThrow();

const mailsAbout = async ({ invoice }: SentInvoice) => {
  const rows = await db.selectFrom('outbox').select('template').where('about', '=', invoice.id).orderBy('id').execute();
  return rows.map(({ template }) => template).filter((template) => template.includes('dispute'));
};

const asSeller = (sent: SentInvoice) => getInvoiceFor({ app, db }, world.seller.organizationId ?? '', sent.invoice.id);

/** Plays the payer's bank. The event is posted, signed, as the processor's site does. */
async function dispute(sent: SentInvoice, news: 'dispute-opened' | 'dispute-won' | 'dispute-lost', key?: Buffer) {
  const event = (await sandboxBooks(db, app.clock).dispute((await chargeOf(sent)).id, news)) ?? expect.fail();
  const body = writeWebhook(event);
  const headers = signedHeaders(key ?? sandboxWebhookKey(app.config.dataKey), { id: event.eventId, body });
  return await fetch(`${server.url}/callbacks/card-events`, { method: 'POST', headers, body });
}

describe('a chargeback', () => {
  it('that the seller loses after the release takes the money back and opens the invoice again', async () => {
    const sent = await paid('4242424242424242', 8);
    await world.goTo(await inDays(10));
    expect((await world.invoice(sent.invoice.id)).status).toBe('completed');
    const before = Number(await world.balanceOf(world.seller));

    expect((await dispute(sent, 'dispute-opened')).status).toBe(204);
    expect(await asSeller(sent)).toMatchObject({ status: 'completed', paymentDisputed: true });
    expect(Number(await world.balanceOf(world.seller))).toBe(before);
    expect((await dispute(sent, 'dispute-lost')).status).toBe(204);

    expect(await world.invoice(sent.invoice.id)).toMatchObject({
      status: 'sent',
      lastPaymentFailure: { kind: 'reversed', code: 'card_dispute' },
    });
    expect(Number(await world.balanceOf(world.seller))).toBe(before - 100);
    expect(await journalsOf(app, sent.invoice)).toMatchObject({
      'card-disputed': 'Dr due:card 100.00 / Cr bank:card 100.00',
      'card-dispute-fee': 'Dr exp:card_dispute 15.00 / Cr bank:card 15.00',
      'late-return': 'Dr avail:traditional 100.00 / Cr due:card 100.00',
    });
    expect(await mailsAbout(sent)).toEqual([
      'card-disputed-seller',
      'card-dispute-lost-seller',
      'card-dispute-lost-payer',
    ]);
    await expectInvariants(app, sent.invoice.id);
  });

  it('that the balance does not cover leaves a debt of the seller', async () => {
    const sent = await paid('4242424242424242', 8);
    await world.goTo(await inDays(10));
    await world.spend(await world.balanceOf(world.seller));
    await dispute(sent, 'dispute-opened');
    await dispute(sent, 'dispute-lost');
    expect(await journalsOf(app, sent.invoice)).toMatchObject({
      'late-return': 'Dr due:seller 100.00 / Cr due:card 100.00',
    });
  });

  it('holds up the release until it is won', async () => {
    const sent = await paid('4242424242424242', 20);
    await world.goTo(await inDays(12));
    expect((await world.invoice(sent.invoice.id)).status).toBe('allocated');
    await dispute(sent, 'dispute-opened');
    await world.goTo(await inDays(12));
    expect((await world.invoice(sent.invoice.id)).status).toBe('allocated');
    await dispute(sent, 'dispute-won');
    await world.goTo(await inDays(1));
    expect((await world.invoice(sent.invoice.id)).status).toBe('completed');
    expect(await journalsOf(app, sent.invoice)).toMatchObject({
      'card-dispute-won': 'Dr bank:card 100.00 / Cr due:card 100.00',
    });
    expect(await mailsAbout(sent)).toEqual(['card-disputed-seller', 'card-dispute-won-seller']);
  });

  it('that is lost while the money is reserved, or held for its risk, never reaches the seller', async () => {
    const reserved = await paid('4242424242424242', 60);
    await world.goTo(await inDays(10));
    const held = await paid('4242424242424242', 60);
    for (const sent of [reserved, held]) {
      await dispute(sent, 'dispute-opened');
      await dispute(sent, 'dispute-lost');
      expect((await world.invoice(sent.invoice.id)).status).toBe('sent');
      await expectInvariants(app, sent.invoice.id);
    }
    expect(await journalsOf(app, reserved.invoice)).toMatchObject({
      'late-return': 'Dr reserve 100.00 / Cr due:card 100.00',
    });
    expect(await journalsOf(app, held.invoice)).toMatchObject({
      'card-taken-back': 'Dr unsettled 100.00 / Cr due:card 100.00',
    });
    // The payout still comes; the processor took it back when the dispute was opened.
    await world.goTo(await inDays(10));
    expect(await journalsOf(app, held.invoice)).toHaveProperty('card-paid-out');
    expect((await world.invoice(held.invoice.id)).status).toBe('sent');
  });

  it.each([
    ['4000000000000259', 'sent'],
    ['4000000000001976', 'completed'],
  ])('of the test card %s ends with the invoice %s', async (number, status) => {
    const sent = await paid(number, 5);
    await world.goTo(await inDays(50));
    expect(await world.invoice(sent.invoice.id)).toMatchObject({ status });
  });
});

/** Applies news that the sandbox’s processor would not send. */
const processorSays = async (sent: SentInvoice, kind: CardNews['kind'], feeMinor?: bigint) => {
  const [{ id }, at] = [await chargeOf(sent), await app.clock.now(db)];
  const news = { kind, at, code: 'card_dispute', feeMinor };
  await world.as({ kind: 'system' }, (context) => applyCardNews(context, id, news));
};

const deny = (sent: SentInvoice) =>
  world.as({ kind: 'system' }, (context) =>
    decidePayment(context, { invoiceId: sent.invoice.id, decision: 'deny', reason: 'A test' }),
  );

describe('a refund that nobody ordered', () => {
  const losses = () => balanceOf(db, accounts.expense('card_loss'), 'USD');

  it('before the payout is a loss, and the payment goes on', async () => {
    const [sent, before] = [await paid('4242424242424242', 60), await losses()];
    await processorSays(sent, 'refunded');
    expect(await chargeOf(sent)).toMatchObject({ state: 'refunded', paid_out_at: null });
    await processorSays(sent, 'refunded');
    expect((await losses()) - before).toBe(10_000n);
    expect((await listExceptions(db, { limit: 1 })).items).toMatchObject([{ kind: 'card-refunded-unasked' }]);
    await world.goTo(await inDays(20));
    expect((await world.invoice(sent.invoice.id)).status).toBe('allocated');
    await expectInvariants(app, sent.invoice.id);
  });

  it('is not repeated by a denial, whose money covers the loss', async () => {
    const [sent, before] = [await paid('4242424242424242', 60), await losses()];
    const waiting = await balanceOf(db, accounts.suspenseReturned(), 'USD');
    await world.goTo(await inDays(20));
    await processorSays(sent, 'refunded');
    await deny(sent);
    await sql`update card_charges set next_attempt_at = now() - interval '1 second'`.execute(db);
    expect(await cardSubmission.drain(app)).toBe(0);
    expect(await losses()).toBe(before);
    expect(await balanceOf(db, accounts.suspenseReturned(), 'USD')).toBe(waiting);
    await expectInvariants(app, sent.invoice.id);
  });

  it('ends alike before and after the payout, also once the payment is denied', async () => {
    const [first, last, denied] = [
      await paid('4242424242424242', 60),
      await paid('4242424242424242', 60),
      await paid('4242424242424242', 60),
    ];
    await processorSays(first, 'paid-out', 320n);
    await processorSays(first, 'refunded');
    for (const sent of [last, denied]) await processorSays(sent, 'refunded');
    await deny(denied);
    for (const sent of [last, denied]) await processorSays(sent, 'paid-out', 320n);

    const payout = {
      'card-paid-out': 'Dr bank:card 96.80 + exp:card_fee 3.20 / Cr due:card 100.00',
      'card-refunded-unasked': 'Dr exp:card_loss 100.00 / Cr due:card 100.00',
    };
    expect(await journalsOf(app, first.invoice)).toMatchObject(payout);
    expect(await journalsOf(app, last.invoice)).toEqual(await journalsOf(app, first.invoice));
    expect(await journalsOf(app, denied.invoice)).toMatchObject(payout);
    expect((await world.invoice(denied.invoice.id)).status).toBe('denied');
    await world.goTo(await inDays(20));
    for (const sent of [first, last]) expect((await world.invoice(sent.invoice.id)).status).toBe('allocated');
    for (const sent of [first, last, denied]) await expectInvariants(app, sent.invoice.id);
  });

  it('is one loss after a lost dispute, however often it is told', async () => {
    const [sent, before] = [await paid('4242424242424242', 60), await losses()];
    await processorSays(sent, 'dispute-lost');
    await processorSays(sent, 'refunded');
    await processorSays(sent, 'refunded');
    expect((await losses()) - before).toBe(10_000n);
    expect((await listExceptions(db, { limit: 1 })).items).toMatchObject([
      { kind: 'card-paid-back-twice', invoiceId: sent.invoice.id },
    ]);
    await expectInvariants(app, sent.invoice.id);
  });

  it.each(['dispute-won', 'dispute-lost'] as const)('can be denied after the news %s', async (decided) => {
    const sent = await paid('4242424242424242', 60);
    await processorSays(sent, 'refunded');
    await processorSays(sent, 'dispute-opened');
    await expect(deny(sent)).rejects.toMatchObject({ code: 'InvoiceStateError' });
    await processorSays(sent, decided);
    expect(await deny(sent)).toMatchObject({ status: 'denied' });
    expect(await journalsOf(app, sent.invoice)).toMatchObject({
      'card-refunded': 'Dr suspense:ret 100.00 / Cr exp:card_loss 100.00',
    });
    await expectInvariants(app, sent.invoice.id);
  });
});

describe('a card of a monitored buyer', () => {
  it('is held once its risk hold is over, and is decided about like any other payment', async () => {
    const monitor = (monitored: boolean) =>
      db
        .updateTable('organizations')
        .set({ monitored })
        .where('id', '=', world.buyer.organizationId ?? '')
        .execute();
    const sent = await paid('4242424242424242', 60);
    await monitor(true);
    await world.goTo(await inDays(10));
    await monitor(false);
    expect(await asSeller(sent)).toMatchObject({ status: 'pending_payment_approval', paymentState: 'held' });
    const allow = () =>
      world.as({ kind: 'system' }, (context) =>
        decidePayment(context, { invoiceId: sent.invoice.id, decision: 'allow', reason: 'A test' }),
      );
    await dispute(sent, 'dispute-opened');
    await expect(allow()).rejects.toMatchObject({ code: 'InvoiceStateError' });
    await dispute(sent, 'dispute-won');
    expect(await allow()).toMatchObject({ status: 'allocated' });
    await expectInvariants(app, sent.invoice.id);
  });
});

describe('a denied payment', () => {
  it('goes back to its card', async () => {
    const sent = await paid('4242424242424242', 60);
    await world.goTo(await inDays(10));
    expect(await deny(sent)).toMatchObject({ status: 'denied' });
    await cardSubmission.drain(app);
    expect(await chargeOf(sent)).toMatchObject({ state: 'refunded' });
    expect(await journalsOf(app, sent.invoice)).toMatchObject({
      'payment-denied': 'Dr reserve 100.00 / Cr suspense:ret 100.00',
      'card-refunded': 'Dr suspense:ret 100.00 / Cr due:card 100.00',
    });
    await world.goTo(await inDays(1));
    await expectInvariants(app, sent.invoice.id);
  });

  it('whose dispute takes its money before or after the refund is booked, and shown to staff', async () => {
    const [before, after] = [await paid('4242424242424242', 60), await paid('4242424242424242', 60)];
    await world.goTo(await inDays(10));
    await deny(after);
    await cardSubmission.drain(app);
    await deny(before);
    for (const sent of [before, after]) {
      await processorSays(sent, 'dispute-opened');
      await processorSays(sent, 'dispute-lost');
      expect((await world.invoice(sent.invoice.id)).status).toBe('denied');
      await expectInvariants(app, sent.invoice.id);
    }
    expect(await journalsOf(app, before.invoice)).toMatchObject({
      'card-refunded': 'Dr suspense:ret 100.00 / Cr due:card 100.00',
    });
    expect(await journalsOf(app, before.invoice)).not.toHaveProperty('card-paid-back-twice');
    expect(await journalsOf(app, after.invoice)).toMatchObject({
      'card-paid-back-twice': 'Dr exp:card_loss 100.00 / Cr due:card 100.00',
    });
    const { items } = await listExceptions(db, { limit: 10 });
    const ofThese = items.filter(({ invoiceId }) => [before.invoice.id, after.invoice.id].includes(invoiceId));
    expect(ofThese.map(({ kind, invoiceId }) => [kind, invoiceId])).toEqual([
      ['card-paid-back-twice', after.invoice.id],
      ['card-refund-by-dispute', before.invoice.id],
    ]);
    expect(await mailsAbout(before)).toEqual([]);
  });

  it('can’t be denied while it is disputed', async () => {
    const sent = await paid('4242424242424242', 60);
    await world.goTo(await inDays(10));
    await dispute(sent, 'dispute-opened');
    await expect(deny(sent)).rejects.toMatchObject({ code: 'InvoiceStateError' });
  });
});

describe('a posted event', () => {
  it('is applied once however often it comes, and refused with another key', async () => {
    const sent = await paid('4242424242424242', 30);
    expect((await dispute(sent, 'dispute-opened', Buffer.alloc(32))).status).toBe(401);
    expect((await chargeOf(sent)).dispute_state).toBeNull();
    const { id } = await chargeOf(sent);
    const event = {
      eventId: `${id}:dispute-opened`,
      reference: id,
      occurredAt: new Date(),
      kind: 'dispute-opened',
    } as const;
    const body = writeWebhook({ ...event, code: 'card_dispute', feeMinor: 1500n });
    for (let times = 0; times < 2; times++) {
      const headers = signedHeaders(sandboxWebhookKey(app.config.dataKey), { id: event.eventId, body });
      const answer = await fetch(`${server.url}/callbacks/card-events`, { method: 'POST', headers, body });
      expect(answer.status).toBe(204);
    }
    expect(await mailsAbout(sent)).toEqual(['card-disputed-seller']);
  });

  it('that is no event is refused', async () => {
    const body = '{"kind":"gift"}';
    const headers = signedHeaders(sandboxWebhookKey(app.config.dataKey), { id: 'evt', body });
    const answer = await fetch(`${server.url}/callbacks/card-events`, { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
  });
});
