import { expect, it } from 'vitest';
import { inTransaction } from '../db/index.ts';
import { createStaff } from '../identity/index.ts';
import { coinScene } from '../payments/crypto/coin-scene-fixtures.ts';
import { listExceptions } from '../payments/index.ts';
import { journalsOf } from '../test-support/trading-world.ts';
import { decideRelease } from './decide-release.ts';
import { listBlockedMoney } from './list-blocked-money.ts';
import { requestRelease } from './request-release.ts';

const scene = coinScene();
const { app, db } = scene;

async function release(invoiceId: string): Promise<void> {
  const [requester, decider] = await Promise.all(
    ['Ada', 'Ben'].map((firstName) =>
      createStaff(db, {
        email: `${crypto.randomUUID()}@bank.example`,
        firstName,
        lastName: 'Okoye',
        password: 'Correct-Horse-1',
        role: 'compliance-head',
      }),
    ),
  );
  const staffCall = (userId = '') =>
    ({
      app,
      actor: { kind: 'staff', sessionId: 't', userId, email: 's@bank.example', role: 'compliance-head' },
      locale: 'en',
      ip: '192.0.2.1',
      requestId: 'req_1',
    }) as const;
  const licence = { authority: 'OFAC', licenceNumber: 'MUL-2090-2', reason: 'Specific licence' };
  const { releaseId } = await inTransaction(db, (transaction) =>
    requestRelease({ ...staffCall(requester), db: transaction }, { subject: { invoiceId }, ...licence }),
  );
  await inTransaction(db, (transaction) =>
    decideRelease(
      { ...staffCall(decider), db: transaction },
      { releaseId, decision: 'release', reason: 'Checked with the authority' },
    ),
  );
}

async function blockCoins(what: 'exact' | 'over'): Promise<void> {
  await scene.monitor(true);
  await scene.guest.quote();
  await scene.guest.send(what);
  await scene.pass(40);
  await scene.monitor(false);
  await scene.decide('block');
}

const openItems = async () => (await listExceptions(db, { limit: 20 })).items.map(({ kind }) => kind);

const listed = async () => (await listBlockedMoney(db, { limit: 10, reader: '' })).items;

it('blocked coins go back to the wallet that they came from', async () => {
  await blockCoins('exact');
  await scene.drain();
  expect(await scene.guest.see()).toMatchObject({ refunds: [] });
  expect(await listed()).toMatchObject([
    { invoiceId: scene.sent.invoice.id, amount: { $numberDecimal: '100.00' }, currency: 'USD' },
  ]);
  await release(scene.sent.invoice.id);
  await scene.drain();
  expect(await scene.guest.see()).toMatchObject({
    refunds: [{ amount: { $numberDecimal: '0.00147698' }, state: 'sent' }],
  });
  expect(await journalsOf(app, scene.sent.invoice)).toMatchObject({
    'payment-blocked': 'Dr hold:pay 100.00 / Cr blocked 100.00',
    'payment-unblocked': 'Dr blocked 100.00 / Cr suspense:ret 100.00',
    'denied-payment-refunded': 'Dr suspense:ret 100.00 / Cr fx:pos 100.00',
  });
  expect(await listed()).toEqual([]);
});

it('coins beside blocked ones go back with them, and then need no staff', async () => {
  await blockCoins('over');
  expect(await openItems()).toEqual(['coins-beside-blocked']);
  await release(scene.sent.invoice.id);
  await scene.drain();
  const { refunds } = await scene.guest.see();
  expect(refunds).toHaveLength(2);
  expect(refunds).toEqual([expect.objectContaining({ state: 'sent' }), expect.objectContaining({ state: 'sent' })]);
  expect(await openItems()).toEqual([]);
});
