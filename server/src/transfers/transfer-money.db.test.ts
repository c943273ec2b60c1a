import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveClockTo } from '../clock/index.ts';
import { advanceClock } from '../jobs/index.ts';
import { verifyLedger } from '../ledger/index.ts';
import { listInstructions, railsInbox, railsSubmission } from '../rails/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import { ledgerEvidence } from '../work.ts';
import { presentTransfer } from './present-transfer.ts';
import { getTransfer } from './transfer.ts';
import { transferOwner } from './transfer-owner.ts';
import {
  actAs,
  balance,
  type Company,
  deposit,
  journalsOf,
  newBusiness,
  quote,
  send,
  transfer,
} from './transfers-fixtures.ts';

const database = testDatabase({ poolSize: 30 });
const app = testApp(database);
let own: Company;
let other: Company;

beforeAll(async () => {
  own = await newBusiness(app);
  other = await newBusiness(app);
  await deposit(app, own, '10000');
});

afterAll(async () => expect((await verifyLedger(app.db, { evidence: ledgerEvidence })).findings).toEqual([]));

const refusal = (code: string, path?: string) =>
  expect.objectContaining({ code, ...(path !== undefined && { validations: [expect.objectContaining({ path })] }) });

describe('a transfer to another business', () => {
  it('arrives at once, and both sides see it and get a mail', async () => {
    const before = [await balance(app, own), await balance(app, other)].map(Number);
    const made = await send(app, own, { handle: other.handle.toUpperCase(), amount: '125.50', reference: 'Rent' });
    expect(made.state).toBe('completed');
    expect(await journalsOf(app, made)).toEqual({
      moved: 'Dr avail:traditional 125.5 USD / Cr avail:traditional 125.5 USD',
    });
    expect([await balance(app, own), await balance(app, other)].map(Number)).toEqual([
      (before[0] ?? 0) - 125.5,
      (before[1] ?? 0) + 125.5,
    ]);
    const [sent] = await mailsTo(app, own.email);
    const [received] = await mailsTo(app, other.email);
    expect(sent?.subject).toBe(`Your transfer of $125.50 to ${other.organization.legalName}`);
    expect(received?.subject).toBe(`${own.organization.legalName} sent you $125.50`);
    expect(received?.text).toContain('Rent');
    const incoming = await presentTransfer({ app, db: app.db }, made, other.organization.id);
    expect(incoming).toMatchObject({
      direction: 'incoming',
      from: { name: own.organization.legalName, handle: own.handle },
      received: { amount: { $numberDecimal: '125.50' }, currency: 'USD' },
      reference: 'Rent',
    });
    expect(incoming).not.toHaveProperty('sent');
    expect((await getTransfer(app.db, other.organization.id, made.id)).id).toBe(made.id);
  });

  it('is a stranger’s nothing', async () => {
    const made = await send(app, own, { handle: other.handle, amount: '1' });
    const stranger = await newBusiness(app);
    await expect(getTransfer(app.db, stranger.organization.id, made.id)).rejects.toMatchObject(
      refusal('NotFoundError'),
    );
  });

  it.for([
    ['restricted', { status: 'restricted' }],
    ['disabled', { status: 'inactive' }],
    ['unverified', { verificationStatus: 'completed' }],
    ['without an account in the currency', { openAccounts: [{ currency: 'EUR' }] }],
  ] as const)('is refused if that business is %s', async ([, changes]) => {
    const refused = await newBusiness(app, changes);
    await expect(quote(app, own, { handle: refused.handle, amount: '1' })).rejects.toEqual(
      refusal('RecipientUnavailableError'),
    );
  });

  it('is refused if that business was restricted after the quote', async () => {
    const fallen = await newBusiness(app);
    const quoted = await quote(app, own, { handle: fallen.handle, amount: '1' });
    const id = fallen.organization.id;
    await app.db.updateTable('organizations').set({ status: 'ofac' }).where('id', '=', id).execute();
    await expect(transfer(app, own, quoted)).rejects.toEqual(refusal('RecipientUnavailableError'));
  });

  it('is refused with the field for an unknown business and for one’s own', async () => {
    await expect(quote(app, own, { handle: 'nobody', amount: '1' })).rejects.toEqual(
      refusal('ValidationError', 'handle'),
    );
    await expect(quote(app, own, { handle: own.handle, amount: '1' })).rejects.toEqual(
      refusal('ValidationError', 'handle'),
    );
  });
});

describe('a conversion', () => {
  it('sells at the quote’s rate after the margin and rounds down', async () => {
    await app.db.transaction().execute((trx) => moveClockTo(trx, new Date('2090-03-06T15:00:00Z')));
    const quoted = await quote(app, own, { toCurrency: 'EUR', amount: '1000' });
    expect(quoted).toMatchObject({
      kind: 'own-account',
      marginMinor: 600n,
      receivedMinor: 916_80n,
      conversion: { rate: '0.922339', marginRate: '0.006', source: 'sandbox' },
    });
    const before = Number(await balance(app, own, 'EUR'));
    const made = await transfer(app, own, quoted);
    expect(await journalsOf(app, made)).toEqual({
      moved: 'Dr avail:traditional 1000 USD / Cr fx:pos 994 USD + rev:fx 6 USD',
      bought: 'Dr fx:pos 916.8 EUR / Cr avail:traditional 916.8 EUR',
    });
    expect(Number(await balance(app, own, 'EUR'))).toBe(before + 916.8);
  });

  it('delivers at least the amount that must arrive, to another business too', async () => {
    const quoted = await quote(app, own, {
      handle: other.handle,
      toCurrency: 'MXN',
      amount: '500',
      amountIs: 'received',
    });
    expect(quoted.receivedMinor).toBeGreaterThanOrEqual(500_00n);
    expect(quoted.receivedMinor).toBeLessThan(500_20n);
    const before = Number(await balance(app, other, 'MXN'));
    await transfer(app, own, quoted);
    expect(Number(await balance(app, other, 'MXN')) - before).toBeCloseTo(Number(quoted.receivedMinor) / 100, 2);
  });

  it.for([
    ['from a Smart account', { fromAccountType: 'smart', toCurrency: 'EUR' }],
    ['from a Smart account to another business', { fromAccountType: 'smart', toCurrency: 'EUR', isToOther: true }],
    ['to a Smart account', { fromCurrency: 'EUR', toCurrency: 'USD', toAccountType: 'smart' }],
  ] as const)('arrives at once %s, and asks no bank to move the money between our accounts', async ([, request]) => {
    const trader = await newBusiness(app);
    await deposit(app, trader, '100');
    await deposit(app, trader, '100', 'EUR');
    await send(app, trader, { toCurrency: 'USD', toAccountType: 'smart', amount: '50' });
    await advanceClock(app, { due: [railsInbox], drains: [railsSubmission] }, 120_000);
    const to = 'isToOther' in request ? { handle: other.handle } : {};
    const made = await send(app, trader, { amount: '20', ...request, ...to });
    expect(made).toMatchObject({ state: 'completed', viaTransit: false });
    expect(await listInstructions(app.db, { type: 'transfer', id: made.id })).toEqual([]);
    expect(Object.values(await journalsOf(app, made)).join()).not.toContain('transit');
  });

  it('is refused without a rate', async () => {
    const without = testApp(database);
    const away = {
      ...without,
      providers: { ...without.providers, exchangeRates: { current: () => Promise.reject(new Error('away')) } },
    };
    await expect(quote(away, own, { toCurrency: 'EUR', amount: '1' })).rejects.toEqual(
      refusal('ExchangeRateUnavailableError'),
    );
  });
});

describe('a transfer between two of our banks', () => {
  const toSmart = (amount: string) => quote(app, own, { toCurrency: 'USD', toAccountType: 'smart', amount });

  it('is on its way until the bank has settled it', async () => {
    const made = await transfer(app, own, await toSmart('40'));
    expect(made.state).toBe('in_transit');
    expect(await balance(app, own, 'USD', 'smart')).toBe('0.00');
    await advanceClock(app, { due: [railsInbox], drains: [railsSubmission] }, 120_000);
    expect(await getTransfer(app.db, own.organization.id, made.id)).toMatchObject({ state: 'completed' });
    expect(await balance(app, own, 'USD', 'smart')).toBe('40.00');
    expect(await journalsOf(app, made)).toEqual({
      moved: 'Dr avail:traditional 40 USD / Cr transit:book 40 USD',
      booked: 'Dr bank:smart 40 USD / Cr bank:traditional 40 USD',
      arrived: 'Dr transit:book 40 USD / Cr avail:smart 40 USD',
    });
  });

  it('goes back to the balance if the bank never takes it', async () => {
    const before = await balance(app, own);
    const made = await transfer(app, own, await toSmart('40'));
    const [instruction] = await listInstructions(app.db, { type: 'transfer', id: made.id });
    if (!instruction) throw new Error('No instruction was queued.');
    await actAs(app, own, (context) => transferOwner.refused(context, { ...instruction, failureCode: 'R13' }));
    expect(await balance(app, own)).toBe(before);
    const { state, steps } = await presentTransfer(
      { app, db: app.db },
      await getTransfer(app.db, own.organization.id, made.id),
      own.organization.id,
    );
    expect(state).toBe('rejected');
    expect(steps.at(-1)).toMatchObject({ kind: 'done', code: 'rejected', reason: 'R13' });
    await app.db
      .updateTable('rails_instructions')
      .set({ state: 'refused', ended_at: new Date() })
      .where('id', '=', instruction.id)
      .execute();
  });
});

describe('a quote', () => {
  it.for([
    ['zero decimals too many', { toCurrency: 'EUR', amount: '1.001' }, refusal('ValidationError', 'amount')],
    ['an amount that yields nothing', { toCurrency: 'EUR', amount: '0.01' }, refusal('ValidationError', 'amount')],
    ['the same account', { toCurrency: 'USD', amount: '1' }, refusal('ValidationError', 'toCurrency')],
    ['an account that isn’t open', { toCurrency: 'GBP', amount: '1' }, refusal('CurrencyAccountUnavailableError')],
    ['more than the balance', { toCurrency: 'EUR', amount: '999999' }, refusal('InsufficientFundsError')],
  ] as const)('is refused for %s', async ([, request, refused]) => {
    await expect(quote(app, own, request)).rejects.toEqual(refused);
  });

  it('is used once, also by many at the same time', async () => {
    const before = Number(await balance(app, own));
    const quoted = await quote(app, own, { handle: other.handle, amount: '3' });
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => transfer(app, own, quoted)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const codes = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
    expect(new Set(codes)).toEqual(new Set(['QuoteUsedError']));
    expect(Number(await balance(app, own))).toBe(before - 3);
  });

  it('expires, sooner with a conversion, and is that of its business alone', async () => {
    const converting = await quote(app, own, { toCurrency: 'EUR', amount: '1' });
    const plain = await quote(app, own, { handle: other.handle, amount: '1' });
    const minutes = (quoted: typeof plain) => (quoted.expiresAt.getTime() - quoted.createdAt.getTime()) / 60_000;
    expect([minutes(converting), minutes(plain)]).toEqual([5, 30]);
    await expect(transfer(app, other, plain)).rejects.toEqual(refusal('NotFoundError'));
    await app.db.transaction().execute((trx) => moveClockTo(trx, converting.expiresAt));
    await expect(transfer(app, own, converting)).rejects.toEqual(refusal('QuoteExpiredError'));
    expect((await transfer(app, own, plain)).state).toBe('completed');
  });
});

it('spends a balance once, whatever spends it at the same time', async () => {
  const poor = await newBusiness(app);
  await deposit(app, poor, '100');
  const quotes = [];
  for (let index = 0; index < 20; index += 1) {
    quotes.push(
      await quote(app, poor, index % 2 ? { handle: other.handle, amount: '15' } : { toCurrency: 'EUR', amount: '15' }),
    );
  }
  const results = await Promise.allSettled(quotes.map((each) => transfer(app, poor, each)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
  expect(await balance(app, poor)).toBe('10.00');
});
