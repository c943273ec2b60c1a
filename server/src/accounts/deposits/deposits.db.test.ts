import { fromMinor } from '@quittance/sdk/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '../../jobs/index.ts';
import { accounts, balanceOf, verifyLedger } from '../../ledger/index.ts';
import type { IncomingCredit } from '../../providers/index.ts';
import { applyRailsEvents, receiveRailsEvents } from '../../rails/index.ts';
import { testApp } from '../../test-support/test-app.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../../test-support/trading-world.ts';
import { latestTransactions } from '../../transactions/index.ts';
import { ledgerEvidence, work } from '../../work.ts';
import { depositReferenceOf, sandboxSender, simulateDeposit } from '../index.ts';
import { assignDeposit } from './assign-deposit.ts';
import { depositNews } from './deposit-news-fixtures.ts';
import { findReference } from './deposit-reference.ts';
import { getDepositInstructions } from './get-deposit-instructions.ts';
import { getDeposit } from './own-deposits.ts';
import { listDeposits } from './read-deposits.ts';
import { releaseDeposit } from './release-deposit.ts';
import { denyDeposit, returnDeposit } from './send-deposit-back.ts';

const database = testDatabase();
const app = testApp(database);
let world: TradingWorld;
let sellerId: string;
let buyerId: string;
const { receive, rowOf, recall, stepsOf } = depositNews(app);

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  world = await createTradingWorld(app, {
    sellerChanges: {
      openAccounts: [{ currency: 'USD' }, { currency: 'EUR' }, { currency: 'USD', accountType: 'smart' }],
    },
  });
  sellerId = world.seller.organizationId ?? '';
  buyerId = world.buyer.organizationId ?? '';
});

afterAll(async () => expect((await verifyLedger(app.db, { evidence: ledgerEvidence })).findings).toEqual([]));

const available = (organizationId: string, currency = 'USD') =>
  balanceOf(app.db, accounts.available(organizationId, { currency }), currency);
const suspense = () => balanceOf(app.db, accounts.suspenseIn(), 'USD');

/** Its last digit is another one. */
const mistyped = (reference: string): string => reference.slice(0, -1) + (reference.endsWith('0') ? '1' : '0');

/** As a member of the staff. */
const staff = { kind: 'staff', sessionId: 'test', userId: 'stf_1', email: 's@example.com', role: 'finance' } as const;

describe('a deposit', () => {
  it('with the organization’s reference is credited, however the sender writes it', async () => {
    const before = await available(sellerId, 'EUR');
    const reference = depositReferenceOf(sellerId)
      .toLowerCase()
      .replaceAll(/(.{4})/g, '$1 ');
    const id = await receive({ remittance: `Thanks! ref: ${reference}.`, currency: 'EUR' });
    expect(await rowOf(id)).toMatchObject({ state: 'credited', organization_id: sellerId });
    expect(await available(sellerId, 'EUR')).toBe(before + 10_000n);
    expect(await getDeposit({ app, db: app.db }, sellerId, id)).toMatchObject({
      state: 'credited',
      steps: [{ code: 'deposit-arrived' }, { code: 'deposit-credited' }, { code: 'deposit-may-be-recalled' }],
    });
    await expect(getDeposit({ app, db: app.db }, buyerId, id)).rejects.toMatchObject({ code: 'NotFoundError' });
  });

  it('with the reference of a Smart account is credited there, and only in its currency', async () => {
    const smart = () =>
      balanceOf(app.db, accounts.available(sellerId, { currency: 'USD', accountType: 'smart' }), 'USD');
    const before = [await smart(), await available(sellerId)];
    const key = { organizationId: sellerId, currency: 'USD', accountType: 'smart' } as const;
    const { reference } = await getDepositInstructions({ app, db: app.db }, key);
    expect(reference).toBe(depositReferenceOf(sellerId, 'smart'));
    const id = await receive({ remittance: `for ${reference}` });
    expect(await rowOf(id)).toMatchObject({ state: 'credited', organization_id: sellerId });
    expect([await smart(), await available(sellerId)]).toEqual([(before[0] ?? 0n) + 10_000n, before[1]]);
    expect(await rowOf(await receive({ remittance: reference, currency: 'EUR' }))).toMatchObject({
      state: 'unmatched',
    });
  });

  it.each([
    ['with the reference of an account that is not open', () => depositReferenceOf(sellerId, 'merchant')],
    ['with a mistyped reference of an account', () => mistyped(depositReferenceOf(sellerId, 'smart'))],
  ])('%s waits in suspense for staff', async (_what, remittance) => {
    expect(await rowOf(await receive({ remittance: remittance() }))).toMatchObject({
      state: 'unmatched',
      organization_id: null,
    });
  });

  it.each([
    ['without a reference', { remittance: 'Invoice 12' }],
    ['with a mistyped reference', { remittance: 'RF99ABCDEF012345' }],
    ['in a currency that the organization doesn’t hold', { currency: 'PLN' }],
  ])('%s waits in suspense for staff, encrypted', async (_what, changes) => {
    const id = await receive({ remittance: depositReferenceOf(sellerId), senderName: 'Ann Ray', ...changes });
    expect(await rowOf(id)).toMatchObject({ state: 'unmatched', organization_id: null });
    const { items } = await listDeposits({ app, db: app.db }, { state: 'unmatched', limit: 1 });
    expect(items).toMatchObject([{ depositId: id, senderName: 'Ann Ray' }]);
    const { sealed_details } = await app.db
      .selectFrom('deposits')
      .select('sealed_details')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(sealed_details?.toString('latin1')).not.toContain('Ann');
  });

  it('reported several times, also at once, arrives once', async () => {
    const [before, waiting] = [await available(buyerId), await suspense()];
    await receive({ remittance: depositReferenceOf(buyerId), bankReference: 'twice' }).catch(() => {});
    await app.db
      .updateTable('sandbox_rails_events')
      .set({ deliveries_left: 3 })
      .where('reference', '=', 'twice')
      .execute();
    await Promise.all([receiveRailsEvents(app), receiveRailsEvents(app), applyRailsEvents(app)]);
    expect(await available(buyerId)).toBe(before + 10_000n);
    expect(await suspense()).toBe(waiting);
  });

  it('of a simulated intent that is repeated arrives once', async () => {
    const before = await available(buyerId);
    const deposit = { organizationId: buyerId, currency: 'USD', amount: '5', intent: 'one' };
    await Promise.all([simulateDeposit({ app }, deposit), simulateDeposit({ app }, deposit)]);
    await simulateDeposit({ app }, deposit);
    expect(await available(buyerId)).toBe(before + 500n);
  });
});

const assign = (depositId: string, organizationId: string, reason = 'Sender called') =>
  world.as(staff, (context) => assignDeposit(context, { depositId, organizationId, reason }));

describe('staff', () => {
  it('can’t release held money by assigning it to somebody else', async () => {
    const id = await hold();
    const before = await available(sellerId);
    await assign(id, sellerId);
    expect(await rowOf(id)).toMatchObject({ state: 'held', organization_id: sellerId });
    expect(await available(sellerId)).toBe(before);
    await release(id);
    expect(await available(sellerId)).toBe(before + 10_000n);
  });

  it('assign to compliance what its bank asks to check, also while it was nobody’s', async () => {
    const id = await receive({ remittance: 'who?', needsReview: true });
    await assign(id, buyerId);
    expect(await rowOf(id)).toMatchObject({ state: 'held', organization_id: buyerId });
  });

  it('assign to compliance what goes to an organization that is monitored', async () => {
    await app.db.updateTable('organizations').set({ monitored: true }).where('id', '=', buyerId).execute();
    const id = await receive({ remittance: 'who?' });
    await assign(id, buyerId);
    await app.db.updateTable('organizations').set({ monitored: false }).where('id', '=', buyerId).execute();
    expect(await rowOf(id)).toMatchObject({ state: 'held', organization_id: buyerId });
  });

  it('assign a deposit of nobody, and relabel it as often as needed', async () => {
    const id = await receive({ remittance: 'who?' });
    const [seller, buyer] = [await available(sellerId), await available(buyerId)];
    for (const organizationId of [buyerId, sellerId, buyerId]) await assign(id, organizationId);
    await expect(assign(id, buyerId)).rejects.toMatchObject({ code: 'IdempotencyConflictError' });
    expect([await available(sellerId), await available(buyerId)]).toEqual([seller, buyer + 10_000n]);
    expect(await rowOf(id)).toMatchObject({ state: 'credited', matches: 3 });
  });

  it('relabel a deposit, and only the transactions of its organization lead to it', async () => {
    const id = await receive({ remittance: depositReferenceOf(sellerId) });
    await world.as(staff, (context) =>
      assignDeposit(context, { depositId: id, organizationId: buyerId, reason: 'Wrong reference' }),
    );
    const newest = (organizationId: string, count: number) =>
      latestTransactions({ app, db: app.db }, organizationId, count);
    expect(await newest(buyerId, 1)).toMatchObject([{ kind: 'deposit', record: { kind: 'deposit', id } }]);
    const before = await newest(sellerId, 2);
    expect(before.map(({ kind }) => kind)).toEqual(['reversal', 'deposit']);
    for (const transaction of before) expect(transaction).not.toHaveProperty('record');
  });

  it('can’t relabel money that was spent, and nothing changes', async () => {
    const id = await receive({ remittance: depositReferenceOf(sellerId), amountMinor: 1_000_000n });
    await world.spend('9900');
    const relabel = world.as(staff, (context) =>
      assignDeposit(context, { depositId: id, organizationId: buyerId, reason: 'Wrong' }),
    );
    await expect(relabel).rejects.toMatchObject({ code: 'InsufficientFundsError' });
    expect(await rowOf(id)).toMatchObject({ state: 'credited', organization_id: sellerId, matches: 1 });
  });

  it('release what monitoring keeps back, once', async () => {
    await app.db.updateTable('organizations').set({ monitored: true }).where('id', '=', buyerId).execute();
    const before = await available(buyerId);
    const id = await receive({ remittance: depositReferenceOf(buyerId) });
    await app.db.updateTable('organizations').set({ monitored: false }).where('id', '=', buyerId).execute();
    expect(await rowOf(id)).toMatchObject({ state: 'held' });
    expect(await available(buyerId)).toBe(before);
    const release = () => world.as(staff, (context) => releaseDeposit(context, { depositId: id, reason: 'Checked' }));
    const outcomes = await Promise.allSettled([release(), release()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await available(buyerId)).toBe(before + 10_000n);
  });
});

const hold = async (changes: Partial<IncomingCredit> = {}) => {
  const id = await receive({
    remittance: depositReferenceOf(buyerId),
    needsReview: true,
    senderName: 'Ann Ray',
    senderAccount: sandboxSender,
    ...changes,
  });
  expect(await rowOf(id)).toMatchObject({ state: 'held' });
  return id;
};
const release = (id: string) =>
  world.as(staff, (context) => releaseDeposit(context, { depositId: id, reason: 'Checked' }));
const deny = (id: string) => world.as(staff, (context) => denyDeposit(context, { depositId: id, reason: 'No answer' }));
const giveBack = (id: string) =>
  world.as(staff, (context) => returnDeposit(context, { depositId: id, reason: 'Sender was deceived' }));
const heldOf = (organizationId: string) => balanceOf(app.db, accounts.onHold(organizationId, 'dep'), 'USD');
const returned = () => balanceOf(app.db, accounts.suspenseReturned(), 'USD');
const bank = () => balanceOf(app.db, accounts.bank('wire'), 'USD');
const mailsAbout = (id: string) =>
  app.db.selectFrom('outbox').select(['template', 'data']).where('about', '=', id).execute();

describe('a denied deposit', () => {
  it('goes back to its sender, once, and its owner is told', async () => {
    const before = [await available(buyerId), await heldOf(buyerId), await suspense(), await bank()];
    const id = await hold();
    expect(await heldOf(buyerId)).toBe((before[1] ?? 0n) + 10_000n);
    await deny(id);
    expect(await rowOf(id)).toMatchObject({ state: 'refunding', organization_id: null });
    expect(await stepsOf(buyerId, id)).toEqual([
      'done deposit-arrived',
      'done deposit-held',
      'done deposit-denied',
      'next deposit-refund',
    ]);
    expect(await mailsAbout(id)).toMatchObject([
      {
        template: 'deposit-sent-back',
        data: {
          senderName: 'Ann Ray',
          amount: '$100.00',
          why: 'denied',
          link: expect.stringContaining(`/deposits/${id}`),
        },
      },
    ]);
    await expect(deny(id)).rejects.toMatchObject({ code: 'IdempotencyConflictError' });
    await expect(release(id)).rejects.toMatchObject({ code: 'IdempotencyConflictError' });
    await advanceClock(app, work, 8 * 86_400_000);
    expect(await rowOf(id)).toMatchObject({ state: 'refunded' });
    expect(await stepsOf(buyerId, id)).toContain('done deposit-refunded');
    await expect(getDeposit({ app, db: app.db }, sellerId, id)).rejects.toMatchObject({ code: 'NotFoundError' });
    expect([await available(buyerId), await heldOf(buyerId), await suspense(), await bank()]).toEqual(before);
  });

  it('is released or denied, whatever is decided at the same moment', async () => {
    const before = [await available(buyerId), await returned()];
    const id = await hold();
    const outcomes = await Promise.allSettled([deny(id), release(id), deny(id), release(id)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { state } = await rowOf(id);
    const isDenied = state === 'refunding';
    expect([await available(buyerId), await returned()]).toEqual([
      (before[0] ?? 0n) + (isDenied ? 0n : 10_000n),
      (before[1] ?? 0n) + (isDenied ? 10_000n : 0n),
    ]);
    expect(state).toBe(isDenied ? 'refunding' : 'credited');
  });

  it('stays held while its sender’s account is unknown, until the bank recalls it', async () => {
    const [held, waiting] = [await heldOf(buyerId), await suspense()];
    const id = await hold({ senderAccount: '000123456789' });
    await expect(deny(id)).rejects.toMatchObject({ code: 'RecipientUnavailableError' });
    expect(await rowOf(id)).toMatchObject({ state: 'held', organization_id: buyerId });
    expect(await heldOf(buyerId)).toBe(held + 10_000n);
    expect(await mailsAbout(id)).toEqual([]);
    await recall(id);
    await deny(id);
    expect(await rowOf(id)).toMatchObject({ state: 'recalled' });
    expect([await heldOf(buyerId), await suspense()]).toEqual([held, waiting]);
    expect(await stepsOf(buyerId, id)).toEqual([
      'done deposit-arrived',
      'done deposit-held',
      'done deposit-recalled',
      'done deposit-denied',
    ]);
  });

  it('of nobody goes back to its sender, and can’t be assigned meanwhile', async () => {
    // Refunds of earlier tests leave the bank first.
    await advanceClock(app, work, 8 * 86_400_000);
    const before = [await suspense(), await bank()];
    const id = await receive({ remittance: 'who?', senderName: 'Ann Ray', senderAccount: sandboxSender });
    await deny(id);
    expect(await rowOf(id)).toMatchObject({ state: 'refunding' });
    await expect(assign(id, buyerId)).rejects.toMatchObject({ code: 'IdempotencyConflictError' });
    await advanceClock(app, work, 8 * 86_400_000);
    expect(await rowOf(id)).toMatchObject({ state: 'refunded' });
    expect([await suspense(), await bank()]).toEqual(before);
    expect(await mailsAbout(id)).toEqual([]);
  });

  it('must be held, or nobody’s', async () => {
    const credited = await receive({ remittance: depositReferenceOf(buyerId) });
    await expect(deny(credited)).rejects.toMatchObject({ code: 'IdempotencyConflictError' });
    await expect(deny('dep_none')).rejects.toMatchObject({ code: 'NotFoundError' });
  });
});

describe('a recall', () => {
  it('takes back a deposit of nobody', async () => {
    const before = await suspense();
    const id = await receive({ remittance: 'who?' });
    await recall(id);
    expect(await rowOf(id)).toMatchObject({ state: 'recalled', recall_code: 'FRAD' });
    expect(await suspense()).toBe(before);
  });

  it('of credited money leaves the balance to staff', async () => {
    const id = await receive({ remittance: depositReferenceOf(buyerId) });
    const before = await available(buyerId);
    await recall(id);
    expect(await rowOf(id)).toMatchObject({ state: 'credited', recall_code: 'FRAD' });
    expect(await available(buyerId)).toBe(before);
  });

  it('of credited money is granted by staff, once', async () => {
    const before = await available(buyerId);
    const id = await receive({ remittance: depositReferenceOf(buyerId) });
    await expect(giveBack(id)).rejects.toMatchObject({ code: 'IdempotencyConflictError' });
    await recall(id);
    const waiting = await suspense();
    const outcomes = await Promise.allSettled([giveBack(id), giveBack(id)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await rowOf(id)).toMatchObject({ state: 'recalled', organization_id: null });
    expect([await available(buyerId), await suspense()]).toEqual([before, waiting]);
    expect(await stepsOf(buyerId, id)).toEqual([
      'done deposit-arrived',
      'done deposit-credited',
      'done deposit-recalled',
      'done deposit-returned',
    ]);
    expect(await mailsAbout(id)).toMatchObject([{ template: 'deposit-sent-back', data: { why: 'recalled' } }]);
    const transactions = await latestTransactions({ app, db: app.db }, buyerId, 2);
    expect(transactions).toMatchObject([
      { kind: 'reversal', record: { kind: 'deposit', id } },
      { kind: 'deposit', record: { kind: 'deposit', id } },
    ]);
  });

  it('of money that was released and spent is not granted, and nothing changes', async () => {
    const id = await hold({ remittance: depositReferenceOf(sellerId), amountMinor: 9_000_000n });
    await release(id);
    await world.spend(fromMinor(await available(sellerId), 'USD'));
    await recall(id);
    await expect(giveBack(id)).rejects.toMatchObject({ code: 'InsufficientFundsError' });
    expect(await rowOf(id)).toMatchObject({ state: 'credited', organization_id: sellerId });
    expect(await mailsAbout(id)).toEqual([]);
  });
});

it('finds only references whose check digits are right', () => {
  const reference = depositReferenceOf('org_1');
  expect(findReference(`RF00 ${reference}`)).toBe(reference.slice(4));
  expect(findReference(reference.slice(0, -1))).toBeNull();
  const wrong = reference.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  expect(findReference(wrong)).toBeNull();
});

it('describes how to send money to an open account only', async () => {
  const ask = (currency: string) => getDepositInstructions({ app, db: app.db }, { organizationId: sellerId, currency });
  expect(await ask('EUR')).toMatchObject({
    holderName: 'seller Inc.',
    reference: depositReferenceOf(sellerId),
    local: { country: 'DE', fields: [{ name: 'iban', value: expect.stringMatching(/^DE\d{20}$/) }, { name: 'bic' }] },
  });
  await expect(ask('PLN')).rejects.toMatchObject({ code: 'CurrencyAccountUnavailableError' });
});
