import { describe, expect, it, vi } from 'vitest';
import { sandboxChainKey, signedChainHeaders } from '../../providers/chain/index.ts';
import { journalsOf } from '../../test-support/trading-world.ts';
import { listExceptions } from '../exceptions/index.ts';
import { coinScene } from './coin-scene-fixtures.ts';

const scene = coinScene();
const { app, db, server } = scene;

describe('news of a chain', () => {
  it('changes nothing when it is repeated or comes out of order', async () => {
    await scene.guest.quote();
    const seen = await scene.news();
    const final = { ...seen, eventId: crypto.randomUUID(), sequence: 3, confirmations: 3 };
    for (const event of [
      final,
      seen,
      final,
      { ...seen, eventId: crypto.randomUUID(), sequence: 1, confirmations: 1 },
    ]) {
      expect(await scene.post(event)).toBe(204);
    }
    expect(await scene.guest.see()).toMatchObject({ state: 'paid', confirmations: 3 });
    expect((await scene.invoice()).status).toBe('allocated');
  });

  it('of a reorganization takes a payment back that was final', async () => {
    await scene.guest.quote();
    const seen = await scene.news({ transactionId: 'b'.repeat(64) });
    await scene.post({ ...seen, confirmations: 3, sequence: 3 });
    expect((await scene.invoice()).status).toBe('allocated');
    await scene.post({ ...seen, eventId: crypto.randomUUID(), sequence: 4, isDropped: true });
    expect(await scene.invoice()).toMatchObject({ status: 'sent', lastPaymentFailure: { code: 'crypto_dropped' } });
    expect(await journalsOf(app, scene.sent.invoice)).toMatchObject({
      'coins-lost': 'Dr suspense:in 1486.98 / Cr bank:btc 1486.98',
      'late-return': 'Dr reserve 100.00 / Cr fx:pos 100.00',
    });
  });

  it('that coins were lost after they went back is an item for staff, and they may come again', async () => {
    await scene.guest.quote();
    await scene.pass(16);
    const seen = await scene.news({ transactionId: 'c'.repeat(64) });
    await scene.post({ ...seen, confirmations: 3, sequence: 3 });
    await scene.drain();
    expect(await scene.guest.see()).toMatchObject({ refunds: [{ state: 'sent' }] });
    await scene.post({ ...seen, eventId: crypto.randomUUID(), sequence: 4, isDropped: true });
    const { items } = await listExceptions(db, { limit: 1 });
    expect(items).toMatchObject([
      { kind: 'coins-lost-after-refund', paymentMethod: 'crypto', invoiceId: scene.sent.invoice.id },
    ]);
    await scene.post({ ...seen, eventId: crypto.randomUUID(), sequence: 5, confirmations: 3 });
  });

  it('is refused with another key, and when it is none', async () => {
    await scene.guest.quote();
    expect(await scene.post(await scene.news(), Buffer.alloc(32))).toBe(401);
    expect((await scene.invoice()).status).toBe('sent');
    const body = '{"coin":"DOGE"}';
    const headers = signedChainHeaders(sandboxChainKey(app.config.dataKey), { id: 'evt', body });
    const answer = await fetch(`${server.url}/callbacks/chain-events`, { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
  });
});

describe('a refund', () => {
  it('whose answer is lost is asked for, and sent once', async () => {
    await scene.guest.quote();
    await scene.guest.send('over');
    await scene.pass(40);
    const { chain } = app.providers;
    const { send } = chain;
    const sending = vi.spyOn(chain, 'send').mockImplementationOnce(async (order) => {
      await send(order);
      throw new Error('The answer was lost.');
    });
    await scene.drain();
    await scene.drain();
    expect(sending.mock.calls.length).toBeLessThanOrEqual(1);
    expect(await scene.guest.see()).toMatchObject({ refunds: [{ state: 'sent' }] });
  });

  it('of a denied payment sends its coins back', async () => {
    await scene.guest.quote();
    await scene.guest.send('exact');
    await scene.pass(40);
    await scene.decide('deny');
    await scene.drain();
    expect(await scene.guest.see()).toMatchObject({
      refunds: [{ amount: { $numberDecimal: '0.00147698' }, state: 'sent' }],
    });
    expect(await journalsOf(app, scene.sent.invoice)).toMatchObject({
      'payment-denied': 'Dr reserve 100.00 / Cr suspense:ret 100.00',
      'denied-payment-refunded': 'Dr suspense:ret 100.00 / Cr fx:pos 100.00',
      'coins-sent-back': 'Dr fx:pos 1486.98 / Cr bank:btc 1486.98',
    });
  });
});
