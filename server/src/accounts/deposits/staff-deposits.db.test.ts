import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '../../ledger/index.ts';
import { testApp } from '../../test-support/test-app.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../../test-support/trading-world.ts';
import { ledgerEvidence } from '../../work.ts';
import { sandboxSender } from '../index.ts';
import { assignDeposit } from './assign-deposit.ts';
import { depositNews } from './deposit-news-fixtures.ts';
import { depositReferenceOf } from './deposit-reference.ts';
import { getStaffDeposit, listDeposits } from './read-deposits.ts';
import { releaseDeposit } from './release-deposit.ts';
import { denyDeposit } from './send-deposit-back.ts';

const database = testDatabase();
const app = testApp(database);
let world: TradingWorld;
let sellerId: string;
let buyerId: string;
const { receive, recall } = depositNews(app);
const sender = { senderName: 'Ann Ray', senderAccount: sandboxSender };
const staff = { kind: 'staff', sessionId: 'test', userId: 'stf_1', email: 's@example.com', role: 'finance' } as const;

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  world = await createTradingWorld(app, {
    sellerChanges: { openAccounts: [{ currency: 'USD' }, { currency: 'EUR' }] },
  });
  sellerId = world.seller.organizationId ?? '';
  buyerId = world.buyer.organizationId ?? '';
  await app.db
    .insertInto('staff')
    .values({
      id: staff.userId,
      email: staff.email,
      first_name: 'Elena',
      last_name: 'Ruiz',
      password_hash: 'none',
      role: 'finance',
    })
    .execute();
});

afterAll(async () => expect((await verifyLedger(app.db, { evidence: ledgerEvidence })).findings).toEqual([]));

const read = (id: string) => getStaffDeposit({ app, db: app.db }, id);
const list = async (search: Partial<Parameters<typeof listDeposits>[1]> = {}) =>
  await listDeposits({ app, db: app.db }, { limit: 100, ...search });
const idsOf = async (search: Parameters<typeof list>[0]) =>
  (await list(search)).items.map(({ depositId }) => depositId);

describe('the record of a deposit', () => {
  it('says who it came from, without the whole account, and that nobody is known', async () => {
    const id = await receive({ remittance: 'who?', ...sender });
    expect(await read(id)).toMatchObject({
      state: 'unmatched',
      amount: { $numberDecimal: '100.00' },
      senderName: 'Ann Ray',
      senderAccount: 'DE •••• 3000',
      remittance: 'who?',
      bookedOn: '2090-03-06',
      decisions: ['deny'],
      isAssignable: true,
      events: [{ code: 'arrived' }],
    });
    expect(await read(id)).not.toHaveProperty('organizationName');
  });

  it('keeps who decided what, and why', async () => {
    const id = await receive({ remittance: 'who?', needsReview: true, ...sender });
    await world.as(staff, (context) =>
      assignDeposit(context, { depositId: id, organizationId: buyerId, reason: 'Sender called' }),
    );
    await world.as(staff, (context) => releaseDeposit(context, { depositId: id, reason: 'Contract seen' }));
    const { events, organizationName, decisions, isAssignable } = await read(id);
    expect(events).toEqual([
      { code: 'arrived', at: expect.any(String) },
      {
        code: 'assigned',
        at: expect.any(String),
        by: 'Elena Ruiz',
        reason: 'Sender called',
        organizationName,
      },
      { code: 'held', at: expect.any(String) },
      { code: 'released', at: expect.any(String), by: 'Elena Ruiz', reason: 'Contract seen' },
    ]);
    expect([decisions, isAssignable]).toEqual([[], true]);
  });

  it('of a denied one says so once', async () => {
    const id = await receive({ remittance: depositReferenceOf(buyerId), needsReview: true, ...sender });
    await world.as(staff, (context) => denyDeposit(context, { depositId: id, reason: 'No answer' }));
    expect((await read(id)).events.map(({ code, reason }) => [code, reason])).toEqual([
      ['arrived', undefined],
      ['held', undefined],
      ['denied', 'No answer'],
      ['refund-ordered', undefined],
    ]);
  });

  it('is refused for an unknown one', async () => {
    await expect(read('dep_none')).rejects.toMatchObject({ code: 'NotFoundError' });
  });
});

describe('the list of deposits', () => {
  it('has those that wait, of a currency, newest first, page by page', async () => {
    const reference = depositReferenceOf(sellerId);
    const credited = await receive({ remittance: reference, currency: 'EUR' });
    const recalled = await receive({ remittance: reference, currency: 'EUR' });
    await recall(recalled);
    const held = await receive({ remittance: reference, currency: 'EUR', needsReview: true });
    const unmatched = await receive({ remittance: 'who?', currency: 'EUR' });
    const waiting = [unmatched, held, recalled];
    expect(await idsOf({ state: 'waiting', currency: 'EUR' })).toEqual(waiting);
    const first = await list({ state: 'waiting', currency: 'EUR', limit: 2 });
    const rest = await list({ state: 'waiting', currency: 'EUR', cursor: first.nextCursor ?? '' });
    expect([...first.items, ...rest.items].map(({ depositId }) => depositId)).toEqual(waiting);
    expect(await idsOf({ state: 'credited', currency: 'EUR' })).toEqual([recalled, credited]);
    expect(first.items[1]).toMatchObject({ depositId: held, organizationName: 'seller Inc.' });
    expect(await idsOf({ state: 'waiting', currency: 'PLN' })).toEqual([]);
  });
});
