import { describe, expect, it } from 'vitest';
import type { ChainEvent } from '../../providers/index.ts';
import { journalsOf } from '../../test-support/trading-world.ts';
import { listExceptions } from '../exceptions/index.ts';
import { coinScene } from './coin-scene-fixtures.ts';

/** The rest beside a blocked payment, in satoshi. */
const blockedRest = 14_869n;
const scene = coinScene({ leftMinor: blockedRest });
const { app, db } = scene;
const hours = 60;

const exceptions = async () => {
  const { items } = await listExceptions(db, { limit: 20 });
  return items.filter(({ invoiceId }) => invoiceId === scene.sent.invoice.id).map(({ kind, code }) => [kind, code]);
};

describe('coins that the network does not confirm', () => {
  /** Sends the quoted coins, and waits until the payment is given up. */
  async function waitInVain(transactionId: string): Promise<ChainEvent> {
    await scene.guest.quote();
    const seen = await scene.news({ transactionId: transactionId.repeat(64) });
    await scene.post(seen);
    await scene.pass(71 * hours);
    expect((await scene.invoice()).status).toBe('pending_payment_approval');
    await scene.pass(2 * hours);
    return seen;
  }
  const confirm = (seen: ChainEvent) =>
    scene.post({ ...seen, eventId: crypto.randomUUID(), sequence: 3, confirmations: 3 });

  it('in time open the invoice again, and are an item for staff', async () => {
    await waitInVain('1');
    expect(await scene.invoice()).toMatchObject({
      status: 'sent',
      lastPaymentFailure: { kind: 'refused', code: 'crypto_unconfirmed' },
    });
    expect(await scene.guest.see()).toMatchObject({ state: 'unconfirmed', refunds: [] });
    expect(await exceptions()).toEqual([['coins-unconfirmed', undefined]]);
    expect(await scene.mails()).toEqual(['crypto-seen-seller', 'crypto-failed-seller', 'crypto-failed-payer']);
    await scene.guest.quote();
    await scene.guest.send('exact');
    await scene.pass(40);
    expect((await scene.invoice()).status).toBe('allocated');
  });

  it('in time go back once if they come later, whatever has paid the invoice meanwhile', async () => {
    const seen = await waitInVain('2');
    await scene.world.payFromBalance(scene.sent.invoice);
    for (const _again of [1, 2]) await confirm(seen);
    await scene.drain();
    expect(await scene.guest.see()).toMatchObject({ state: 'returning', refunds: [{ state: 'sent' }] });
    expect((await scene.invoice()).status).toBe('allocated');
  });

  it('in time go back also while the invoice is still open', async () => {
    const seen = await waitInVain('3');
    await confirm(seen);
    await scene.drain();
    expect(await scene.guest.see()).toMatchObject({ state: 'returning', refunds: [{ state: 'sent' }] });
    expect((await scene.invoice()).status).toBe('sent');
  });

  it('in time and then drops are over', async () => {
    const seen = await waitInVain('4');
    await scene.post({ ...seen, eventId: crypto.randomUUID(), sequence: 1, isDropped: true });
    expect(await scene.guest.see()).toMatchObject({ state: 'expired', refunds: [] });
  });

  it('pay if they are confirmed just in time', async () => {
    await scene.guest.quote();
    const seen = await scene.news({ transactionId: '5'.repeat(64) });
    await scene.post(seen);
    await scene.pass(71 * hours);
    await confirm(seen);
    await scene.pass(2 * hours);
    expect((await scene.invoice()).status).toBe('allocated');
    expect(await exceptions()).toEqual([]);
  });
});

describe('coins that are too few to send back', () => {
  it('are kept, which the payer reads and is mailed', async () => {
    await scene.guest.quote();
    await scene.post(await scene.news({ transactionId: '6'.repeat(64), amountMinor: 1_999n, confirmations: 3 }));
    expect(await scene.guest.see()).toMatchObject({ state: 'underpaid', refunds: [] });
    await scene.pass(16);
    expect(await scene.guest.see()).toMatchObject({
      state: 'kept',
      refunds: [{ state: 'kept', amount: { $numberDecimal: '0.00001999' } }],
    });
    expect(await journalsOf(app, scene.sent.invoice)).toMatchObject({
      'coins-kept': 'Dr suspense:in 19.99 / Cr rev:fx_residual 19.99',
    });
    expect(await scene.mails()).toEqual(['crypto-kept-payer']);
  });

  it('are kept besides a payment, and later ones again', async () => {
    await scene.guest.quote();
    const seen = await scene.news({ transactionId: '7'.repeat(64), confirmations: 3 });
    await scene.post({ ...seen, amountMinor: seen.amountMinor + 1_500n });
    const late = { ...seen, transactionId: '8'.repeat(64), amountMinor: 700n };
    for (const _again of [1, 2]) await scene.post({ ...late, eventId: crypto.randomUUID() });
    expect(await scene.guest.see()).toMatchObject({
      state: 'paid',
      refunds: [
        { state: 'kept', amount: { $numberDecimal: '0.00001500' } },
        { state: 'kept', amount: { $numberDecimal: '0.00000700' } },
      ],
    });
  });
});

describe('coins beside a blocked payment', () => {
  it('stay where they are, as an item for staff that comes once', async () => {
    await scene.monitor(true);
    await scene.guest.quote();
    const seen = await scene.news({ transactionId: '9'.repeat(64), confirmations: 3 });
    const over = { ...seen, amountMinor: seen.amountMinor + blockedRest };
    await scene.post(over);
    await scene.monitor(false);
    expect(await exceptions()).toEqual([]);
    await scene.decide('block');
    expect(await exceptions()).toEqual([['coins-beside-blocked', '0.00014869 BTC']]);
    await db.updateTable('payment_exceptions').set({ resolved_at: new Date() }).execute();
    await scene.post({ ...over, eventId: crypto.randomUUID(), sequence: 4, confirmations: 4 });
    expect(await exceptions()).toEqual([]);
    expect(await scene.guest.see()).toMatchObject({ state: 'confirming', refunds: [] });
  });
});
