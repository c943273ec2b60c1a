import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SentInvoice } from '../../invoices/index.ts';
import { advanceClock } from '../../jobs/index.ts';
import { accounts, balanceOf, verifyLedger } from '../../ledger/index.ts';
import { sandboxChainKey, signedChainHeaders, writeChainWebhook } from '../../providers/chain/index.ts';
import type { ChainEvent } from '../../providers/index.ts';
import { codeOf, dataOf } from '../../test-support/test-client.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import { testServer } from '../../test-support/test-server.ts';
import {
  createTradingWorld,
  expectInvariants,
  journalsOf,
  paymentWork,
  startOn,
  type TradingWorld,
} from '../../test-support/trading-world.ts';
import { fxCovering } from '../../transfers/index.ts';
import { ledgerEvidence } from '../../work.ts';
import { decidePayment } from '../decide-payment.ts';
import { listExceptions } from '../exceptions/index.ts';
import { coinSending } from './coin-sending.ts';
import { type CoinGuest, coinGuest } from './crypto-fixtures.ts';

const database = testDatabase();
const { db } = database;
const server = testServer(database);
const { app } = server;
const work = { ...paymentWork, due: [...paymentWork.due, fxCovering] };
const minuteMs = 60_000;
let world: TradingWorld;
let sent: SentInvoice;
let guest: CoinGuest;

const paymentMethods = { achDirectDebit: { enabled: true }, cryptoPayment: { enabled: true } };

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  world = await createTradingWorld(app, {
    sellerChanges: { openAccounts: [{ currency: 'USD' }, { currency: 'BTC' }] },
  });
  await world.deposit('1000');
});

beforeEach(async () => {
  sent = await world.send({ dueDate: '2090-12-31', paymentMethods });
  guest = coinGuest(server, sent);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await expectInvariants(app, sent.invoice.id);
});

afterAll(async () => {
  await advanceClock(app, work, 4 * 24 * 60 * minuteMs);
  expect((await verifyLedger(db, { evidence: ledgerEvidence })).findings).toEqual([]);
  for (const coin of ['BTC', 'ETH']) {
    expect(await balanceOf(db, accounts.suspenseIn(), coin), `${coin} in suspense`).toBe(0n);
    expect(await balanceOf(db, accounts.fxPosition(), coin), `${coin} not covered`).toBe(0n);
  }
});

const invoice = () => world.invoice(sent.invoice.id);
const pass = (minutes: number) => advanceClock(app, work, minutes * minuteMs);
/** Lets the wallet send what it was told to, whatever it waits for. */
async function drain(): Promise<void> {
  do await sql`update crypto_refunds set next_attempt_at = now() - interval '1 second'`.execute(db);
  while ((await coinSending.drain(app)) > 0);
}
const mails = async (): Promise<string[]> => {
  const rows = await db
    .selectFrom('outbox')
    .select('template')
    .where('about', '=', sent.invoice.id)
    .orderBy('id')
    .execute();
  return rows.map(({ template }) => template).filter((template) => template.startsWith('crypto-'));
};

/** News of a transaction to the guest's address, as the provider would post it. */
async function news(changes: Partial<ChainEvent> = {}): Promise<ChainEvent> {
  const { address, coinMinor } = await guest.see();
  return {
    eventId: crypto.randomUUID(),
    sequence: 0,
    transactionId: 'a'.repeat(64),
    coin: 'BTC',
    address: String(address),
    amountMinor: BigInt(String(coinMinor)),
    confirmations: 0,
    isDropped: false,
    occurredAt: await app.clock.now(db),
    ...changes,
  };
}

async function post(event: ChainEvent, key = sandboxChainKey(app.config.dataKey)): Promise<number> {
  const body = writeChainWebhook(event);
  const headers = signedChainHeaders(key, { id: event.eventId, body });
  return (await fetch(`${server.url}/callbacks/chain-events`, { method: 'POST', headers, body })).status;
}

describe('coins', () => {
  it('that are exact pay once they are final, at the quoted rate', async () => {
    const quoted = dataOf(await guest.quote());
    expect(quoted).toMatchObject({
      state: 'waiting',
      coinAmount: { $numberDecimal: '0.00148698' },
      rate: { $numberDecimal: '67250.500000' },
      confirmationsNeeded: 3,
      address: expect.stringMatching(/^tb1q/),
    });
    expect(dataOf(await guest.send('exact')).quote).toMatchObject({ state: 'confirming', confirmations: 0 });
    expect(await invoice()).toMatchObject({ status: 'pending_payment_approval' });
    await expectInvariants(app, sent.invoice.id);
    await expect(world.payFromBalance(sent.invoice)).rejects.toMatchObject({ code: 'InvoicePaymentProcessingError' });
    await pass(25);
    expect(await guest.see()).toMatchObject({ state: 'confirming', confirmations: 2 });
    await pass(10);
    expect(await guest.see()).toMatchObject({ state: 'paid', refunds: [] });
    expect((await invoice()).status).toBe('allocated');
    expect(await journalsOf(app, sent.invoice)).toMatchObject({
      'coins-detected (hold)': 'Dr fx:pos 100.00 / Cr unsettled 100.00',
      'coins-arrived': 'Dr bank:btc 1486.98 / Cr suspense:in 1486.98',
      'coins-converted': 'Dr suspense:in 1486.98 / Cr fx:pos 1486.98',
      'coins-bought': 'Dr fx:pos 100.00 / Cr unsettled 100.00',
      'crypto-cleared': 'Dr unsettled 100.00 / Cr reserve 100.00',
    });
    expect(await mails()).toEqual(['crypto-seen-seller']);
  });

  it('of Ethereum have 18 decimals', async () => {
    expect(dataOf(await guest.quote('ETH'))).toMatchObject({
      coinAmount: { $numberDecimal: '0.028467730000000000' },
      coinMinor: '28467730000000000',
    });
    await guest.send('exact');
    await pass(15);
    expect(await guest.see()).toMatchObject({ state: 'paid' });
  });

  it('that are too many pay, and the excess goes back', async () => {
    await guest.quote();
    await guest.send('over');
    await pass(40);
    await drain();
    expect(await guest.see()).toMatchObject({
      state: 'paid',
      refunds: [{ amount: { $numberDecimal: '0.00013869' }, state: 'sent' }],
    });
    expect(await journalsOf(app, sent.invoice)).toMatchObject({
      'coins-sent-back': 'Dr suspense:in 148.69 / Cr bank:btc 148.69',
    });
    expect(await mails()).toEqual(['crypto-seen-seller', 'crypto-returned-payer']);
  });

  it('that are too few wait for the rest, which may come in time', async () => {
    await guest.quote();
    expect(dataOf(await guest.send('under')).quote).toMatchObject({
      state: 'underpaid',
      missing: { $numberDecimal: '0.00014869' },
    });
    expect((await invoice()).status).toBe('sent');
    expect(dataOf(await guest.send('exact')).quote).toMatchObject({ state: 'confirming' });
    await pass(40);
    expect(await guest.see()).toMatchObject({ state: 'paid' });
  });

  it('that stay too few go back, and the invoice stays open', async () => {
    await guest.quote();
    await guest.send('under');
    await pass(40);
    await drain();
    expect(await guest.see()).toMatchObject({ state: 'returning', refunds: [{ state: 'sent' }] });
    expect((await invoice()).status).toBe('sent');
    expect(codeOf(await guest.quote())).toBeUndefined();
  });

  it('that come after the quote has expired go back', async () => {
    await guest.quote();
    await pass(16);
    expect(await guest.see()).toMatchObject({ state: 'expired' });
    await guest.send('exact');
    await pass(40);
    await drain();
    expect(await guest.see()).toMatchObject({ state: 'returning', refunds: [{ state: 'sent' }] });
    expect((await invoice()).status).toBe('sent');
  });

  it('that come after the invoice was paid otherwise go back', async () => {
    await guest.quote();
    await world.payFromBalance(sent.invoice);
    await guest.send('exact');
    await pass(40);
    await drain();
    expect(await guest.see()).toMatchObject({ refunds: [{ state: 'sent' }] });
    expect((await invoice()).status).toBe('allocated');
  });

  it('whose transaction is dropped open the invoice again, and it can be paid again', async () => {
    await guest.quote();
    await guest.send('dropped');
    expect((await invoice()).status).toBe('pending_payment_approval');
    await pass(31);
    expect(await invoice()).toMatchObject({
      status: 'sent',
      lastPaymentFailure: { kind: 'refused', code: 'crypto_dropped' },
    });
    expect(await mails()).toEqual(['crypto-seen-seller', 'crypto-failed-seller', 'crypto-failed-payer']);
    await guest.quote();
    await guest.send('exact');
    await pass(40);
    expect((await invoice()).status).toBe('allocated');
  });

  it('that were seen in time count, however late we hear of it', async () => {
    await guest.quote();
    const late = await news();
    await pass(20);
    expect(await guest.see()).toMatchObject({ state: 'expired' });
    await post(late);
    await post({ ...late, eventId: crypto.randomUUID(), sequence: 3, confirmations: 3 });
    expect(await guest.see()).toMatchObject({ state: 'paid' });
  });
});

describe('coins of a monitored buyer', () => {
  const monitor = (monitored: boolean) =>
    db
      .updateTable('organizations')
      .set({ monitored })
      .where('id', '=', world.buyer.organizationId ?? '')
      .execute();
  const decide = (decision: 'allow' | 'deny') =>
    world.as({ kind: 'system' }, (context) =>
      decidePayment(context, { invoiceId: sent.invoice.id, decision, reason: 'A test' }),
    );

  beforeEach(async () => {
    await monitor(true);
    await guest.quote();
    await guest.send('over');
    await pass(40);
    await drain();
  });
  afterEach(() => monitor(false));

  it('that are too many all wait for the decision', async () => {
    expect(await guest.see()).toMatchObject({ state: 'confirming', refunds: [] });
    await decide('allow');
    await drain();
    expect(await guest.see()).toMatchObject({ state: 'paid', refunds: [{ state: 'sent' }] });
  });

  it('that are denied go back, the excess too', async () => {
    await decide('deny');
    await drain();
    expect(await guest.see()).toMatchObject({ state: 'returning', refunds: [{ state: 'sent' }, { state: 'sent' }] });
  });
});

describe('news of a chain', () => {
  it('changes nothing when it is repeated or comes out of order', async () => {
    await guest.quote();
    const seen = await news();
    const final = { ...seen, eventId: crypto.randomUUID(), sequence: 3, confirmations: 3 };
    for (const event of [
      final,
      seen,
      final,
      { ...seen, eventId: crypto.randomUUID(), sequence: 1, confirmations: 1 },
    ]) {
      expect(await post(event)).toBe(204);
    }
    expect(await guest.see()).toMatchObject({ state: 'paid', confirmations: 3 });
    expect((await invoice()).status).toBe('allocated');
  });

  it('of a reorganization takes a payment back that was final', async () => {
    await guest.quote();
    const seen = await news({ transactionId: 'b'.repeat(64) });
    await post({ ...seen, confirmations: 3, sequence: 3 });
    expect((await invoice()).status).toBe('allocated');
    await post({ ...seen, eventId: crypto.randomUUID(), sequence: 4, isDropped: true });
    expect(await invoice()).toMatchObject({ status: 'sent', lastPaymentFailure: { code: 'crypto_dropped' } });
    expect(await journalsOf(app, sent.invoice)).toMatchObject({
      'coins-lost': 'Dr suspense:in 1486.98 / Cr bank:btc 1486.98',
      'late-return': 'Dr reserve 100.00 / Cr fx:pos 100.00',
    });
  });

  it('that coins were lost after they went back is an item for staff, and they may come again', async () => {
    await guest.quote();
    await pass(16);
    const seen = await news({ transactionId: 'c'.repeat(64) });
    await post({ ...seen, confirmations: 3, sequence: 3 });
    await drain();
    expect(await guest.see()).toMatchObject({ refunds: [{ state: 'sent' }] });
    await post({ ...seen, eventId: crypto.randomUUID(), sequence: 4, isDropped: true });
    const { items } = await listExceptions(db, { limit: 1 });
    expect(items).toMatchObject([
      { kind: 'coins-lost-after-refund', paymentMethod: 'crypto', invoiceId: sent.invoice.id },
    ]);
    await post({ ...seen, eventId: crypto.randomUUID(), sequence: 5, confirmations: 3 });
  });

  it('is refused with another key, and when it is none', async () => {
    await guest.quote();
    expect(await post(await news(), Buffer.alloc(32))).toBe(401);
    expect((await invoice()).status).toBe('sent');
    const body = '{"coin":"DOGE"}';
    const headers = signedChainHeaders(sandboxChainKey(app.config.dataKey), { id: 'evt', body });
    const answer = await fetch(`${server.url}/callbacks/chain-events`, { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
  });
});

describe('an invoice in coins', () => {
  it('is paid with as many coins, and nothing is exchanged', async () => {
    sent = await world.send({ dueDate: '2090-12-31', paymentMethods, currency: 'BTC' });
    guest = coinGuest(server, sent);
    expect(dataOf(await guest.quote())).toMatchObject({ coinAmount: { $numberDecimal: '100.00000000' } });
    await guest.send('exact');
    await pass(40);
    expect(await guest.see()).toMatchObject({ state: 'paid' });
    expect((await invoice()).status).toBe('allocated');
  });
});

describe('a quote', () => {
  it('isn’t offered for payment once its time is over, even before it is closed', async () => {
    await guest.quote();
    await advanceClock(app, { ...work, due: [] }, 16 * minuteMs);
    expect(await guest.see()).toMatchObject({ state: 'expired', secondsLeft: 0 });
  });

  it('that pays the invoice is shown before a newer one', async () => {
    await guest.quote();
    const late = await news();
    const { quoteId } = await guest.see();
    await pass(16);
    await guest.quote();
    await post(late);
    expect(await guest.see()).toMatchObject({ quoteId, state: 'confirming' });
  });

  it('takes parts down to the last unit', async () => {
    await guest.quote();
    for (let part = 0; part < 8; part++) await guest.send('under');
    expect((await guest.send('under')).status).toBe(200);
    await pass(40);
    await drain();
  });

  it('is refused for another amount than was shown, an address that is none, and where it is not offered', async () => {
    expect(codeOf(await guest.quote('BTC', { finalAmount: '99' }))).toBe('PaymentAmountChangedError');
    expect((await guest.quote('BTC', { refundAddress: 'tb1qwrong' })).status).toBe(422);
    const other = await world.send({ dueDate: '2090-12-31' });
    expect(codeOf(await coinGuest(server, other).quote())).toBe('PaymentMethodUnavailableError');
  });

  it('is seen by its payer only', async () => {
    await guest.quote();
    const other = await world.send({ dueDate: '2090-12-31', paymentMethods });
    expect(await coinGuest(server, other).see()).toBeNull();
  });
});

describe('a refund', () => {
  it('whose answer is lost is asked for, and sent once', async () => {
    await guest.quote();
    await guest.send('over');
    await pass(40);
    const { chain } = app.providers;
    const { send } = chain;
    const sending = vi.spyOn(chain, 'send').mockImplementationOnce(async (order) => {
      await send(order);
      throw new Error('The answer was lost.');
    });
    await drain();
    await drain();
    expect(sending.mock.calls.length).toBeLessThanOrEqual(1);
    expect(await guest.see()).toMatchObject({ refunds: [{ state: 'sent' }] });
  });

  it('of a denied payment sends its coins back', async () => {
    await guest.quote();
    await guest.send('exact');
    await pass(40);
    await world.as({ kind: 'system' }, (context) =>
      decidePayment(context, { invoiceId: sent.invoice.id, decision: 'deny', reason: 'A test' }),
    );
    await drain();
    expect(await guest.see()).toMatchObject({ refunds: [{ amount: { $numberDecimal: '0.00147698' }, state: 'sent' }] });
    expect(await journalsOf(app, sent.invoice)).toMatchObject({
      'payment-denied': 'Dr reserve 100.00 / Cr suspense:ret 100.00',
      'denied-payment-refunded': 'Dr suspense:ret 100.00 / Cr fx:pos 100.00',
      'coins-sent-back': 'Dr fx:pos 1486.98 / Cr bank:btc 1486.98',
    });
  });
});
