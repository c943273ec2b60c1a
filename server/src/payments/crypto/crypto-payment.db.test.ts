import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, dataOf } from '../../test-support/test-client.ts';
import { expectInvariants, journalsOf } from '../../test-support/trading-world.ts';
import { coinScene } from './coin-scene-fixtures.ts';

const scene = coinScene();
const { app } = scene;

describe('coins', () => {
  it('that are exact pay once they are final, at the quoted rate', async () => {
    const quoted = dataOf(await scene.guest.quote());
    expect(quoted).toMatchObject({
      state: 'waiting',
      coinAmount: { $numberDecimal: '0.00148698' },
      rate: { $numberDecimal: '67250.500000' },
      confirmationsNeeded: 3,
      address: expect.stringMatching(/^tb1q/),
    });
    expect(dataOf(await scene.guest.send('exact')).quote).toMatchObject({ state: 'confirming', confirmations: 0 });
    expect(await scene.invoice()).toMatchObject({ status: 'pending_payment_approval' });
    await expectInvariants(app, scene.sent.invoice.id);
    await expect(scene.world.payFromBalance(scene.sent.invoice)).rejects.toMatchObject({
      code: 'InvoicePaymentProcessingError',
    });
    await scene.pass(25);
    expect(await scene.guest.see()).toMatchObject({ state: 'confirming', confirmations: 2 });
    await scene.pass(10);
    expect(await scene.guest.see()).toMatchObject({ state: 'paid', refunds: [] });
    expect((await scene.invoice()).status).toBe('allocated');
    expect(await journalsOf(app, scene.sent.invoice)).toMatchObject({
      'coins-detected (hold)': 'Dr fx:pos 100.00 / Cr unsettled 100.00',
      'coins-arrived': 'Dr bank:btc 1486.98 / Cr suspense:in 1486.98',
      'coins-converted': 'Dr suspense:in 1486.98 / Cr fx:pos 1486.98',
      'coins-bought': 'Dr fx:pos 100.00 / Cr unsettled 100.00',
      'crypto-cleared': 'Dr unsettled 100.00 / Cr reserve 100.00',
    });
    expect(await scene.mails()).toEqual(['crypto-seen-seller']);
  });

  it('of Ethereum have 18 decimals', async () => {
    expect(dataOf(await scene.guest.quote('ETH'))).toMatchObject({
      coinAmount: { $numberDecimal: '0.028467730000000000' },
      coinMinor: '28467730000000000',
    });
    await scene.guest.send('exact');
    await scene.pass(15);
    expect(await scene.guest.see()).toMatchObject({ state: 'paid' });
  });

  it('that are too many pay, and the excess goes back', async () => {
    await scene.guest.quote();
    await scene.guest.send('over');
    await scene.pass(40);
    await scene.drain();
    expect(await scene.guest.see()).toMatchObject({
      state: 'paid',
      refunds: [{ amount: { $numberDecimal: '0.00013869' }, state: 'sent' }],
    });
    expect(await journalsOf(app, scene.sent.invoice)).toMatchObject({
      'coins-sent-back': 'Dr suspense:in 148.69 / Cr bank:btc 148.69',
    });
    expect(await scene.mails()).toEqual(['crypto-seen-seller', 'crypto-returned-payer']);
  });

  it('that are too few wait for the rest, which may come in time', async () => {
    await scene.guest.quote();
    expect(dataOf(await scene.guest.send('under')).quote).toMatchObject({
      state: 'underpaid',
      missing: { $numberDecimal: '0.00014869' },
    });
    expect((await scene.invoice()).status).toBe('sent');
    expect(dataOf(await scene.guest.send('exact')).quote).toMatchObject({ state: 'confirming' });
    await scene.pass(40);
    expect(await scene.guest.see()).toMatchObject({ state: 'paid' });
  });

  it('that stay too few go back, and the invoice stays open', async () => {
    await scene.guest.quote();
    await scene.guest.send('under');
    await scene.pass(40);
    await scene.drain();
    expect(await scene.guest.see()).toMatchObject({ state: 'returning', refunds: [{ state: 'sent' }] });
    expect((await scene.invoice()).status).toBe('sent');
    expect(codeOf(await scene.guest.quote())).toBeUndefined();
  });

  it('that come after the quote has expired go back', async () => {
    await scene.guest.quote();
    await scene.pass(16);
    expect(await scene.guest.see()).toMatchObject({ state: 'expired' });
    await scene.guest.send('exact');
    await scene.pass(40);
    await scene.drain();
    expect(await scene.guest.see()).toMatchObject({ state: 'returning', refunds: [{ state: 'sent' }] });
    expect((await scene.invoice()).status).toBe('sent');
  });

  it('that come after the invoice was paid otherwise go back', async () => {
    await scene.guest.quote();
    await scene.world.payFromBalance(scene.sent.invoice);
    await scene.guest.send('exact');
    await scene.pass(40);
    await scene.drain();
    expect(await scene.guest.see()).toMatchObject({ refunds: [{ state: 'sent' }] });
    expect((await scene.invoice()).status).toBe('allocated');
  });

  it('whose transaction is dropped open the invoice again, and it can be paid again', async () => {
    await scene.guest.quote();
    await scene.guest.send('dropped');
    expect((await scene.invoice()).status).toBe('pending_payment_approval');
    await scene.pass(31);
    expect(await scene.invoice()).toMatchObject({
      status: 'sent',
      lastPaymentFailure: { kind: 'refused', code: 'crypto_dropped' },
    });
    expect(await scene.mails()).toEqual(['crypto-seen-seller', 'crypto-failed-seller', 'crypto-failed-payer']);
    await scene.guest.quote();
    await scene.guest.send('exact');
    await scene.pass(40);
    expect((await scene.invoice()).status).toBe('allocated');
  });

  it('that were seen in time count, however late we learn of it', async () => {
    await scene.guest.quote();
    const late = await scene.news();
    await scene.pass(20);
    expect(await scene.guest.see()).toMatchObject({ state: 'expired' });
    await scene.post(late);
    await scene.post({ ...late, eventId: crypto.randomUUID(), sequence: 3, confirmations: 3 });
    expect(await scene.guest.see()).toMatchObject({ state: 'paid' });
  });
});

describe('coins of a monitored buyer', () => {
  beforeEach(async () => {
    await scene.monitor(true);
    await scene.guest.quote();
    await scene.guest.send('over');
    await scene.pass(40);
    await scene.drain();
  });
  afterEach(() => scene.monitor(false));

  it('that are too many all wait for the decision', async () => {
    expect(await scene.guest.see()).toMatchObject({ state: 'confirming', refunds: [] });
    await scene.decide('allow');
    await scene.drain();
    expect(await scene.guest.see()).toMatchObject({ state: 'paid', refunds: [{ state: 'sent' }] });
  });

  it('that are denied go back, the excess too', async () => {
    await scene.decide('deny');
    await scene.drain();
    expect(await scene.guest.see()).toMatchObject({
      state: 'returning',
      refunds: [{ state: 'sent' }, { state: 'sent' }],
    });
  });
});

describe('an invoice in coins', () => {
  it('is paid with as many coins, and nothing is exchanged', async () => {
    await scene.send({ dueDate: '2090-12-31', currency: 'BTC' });
    expect(dataOf(await scene.guest.quote())).toMatchObject({ coinAmount: { $numberDecimal: '100.00000000' } });
    await scene.guest.send('exact');
    await scene.pass(40);
    expect(await scene.guest.see()).toMatchObject({ state: 'paid' });
    expect((await scene.invoice()).status).toBe('allocated');
  });
});
