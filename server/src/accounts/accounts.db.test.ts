import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../db/index.ts';
import { saveDraft, totalInvoicesByStatus } from '../invoices/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../test-support/trading-world.ts';
import { getFunds } from './get-funds.ts';
import { getInvoiceIndicators } from './get-invoice-indicators.ts';
import { listCurrencyAccounts, simulateDeposit } from './index.ts';

const database = testDatabase();
const app = testApp(database);
let world: TradingWorld;

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  world = await createTradingWorld(app, {
    sellerChanges: { openAccounts: [{ currency: 'EUR' }, { currency: 'USD' }, { currency: 'GBP' }] },
  });
});

const sellerId = () => world.seller.organizationId ?? '';

const deposit = (currency: string, amount: string) =>
  world.as(world.seller, (context) => simulateDeposit(context, { organizationId: sellerId(), currency, amount }));

it('books a deposit and returns the account with its balance, converted exactly', async () => {
  expect(await deposit('EUR', '1000.01')).toMatchObject({
    currency: 'EUR',
    balance: { $numberDecimal: '1000.01' },
    balanceConvertedToUSD: { $numberDecimal: '1084.21' },
    currencyStatus: 'CURRENCY_ACCOUNT_ACTIVE_FOR_TRANSACTIONS',
  });
});

it('says nothing of money in US dollars while there are no rates, except of empty accounts', async () => {
  await deposit('EUR', '1');
  const listed = await listCurrencyAccounts({ app, db: database.db }, sellerId(), null);
  const inUsd = (of: string) => listed.find(({ currency }) => currency === of)?.balanceConvertedToUSD;
  expect(inUsd('EUR')).toBeUndefined();
  expect(inUsd('CAD')).toEqual({ $numberDecimal: '0.00' });
  expect(listed.find(({ currency, isActive }) => currency === 'USD' && isActive)?.balanceConvertedToUSD).toBeDefined();
});

it.each([
  ['an account that was never opened', 'CAD', '1', 'CurrencyAccountUnavailableError'],
  ['more decimals than the currency has', 'USD', '1.001', 'ValidationError'],
])('refuses a deposit to %s', async (_what, currency, amount, code) => {
  await expect(deposit(currency, amount)).rejects.toMatchObject({ code });
});

it('lists active accounts first: USD, EUR, then the rest; the others follow by alphabet', async () => {
  const listed = await listCurrencyAccounts({ app, db: database.db }, sellerId());
  expect(listed.slice(0, 3).map(({ label }) => label)).toEqual(['USD', 'EUR', 'GBP']);
  const inactive = listed.slice(3);
  expect(inactive.every(({ isActive }) => !isActive)).toBe(true);
  expect(inactive.map(({ currency }) => currency)).toEqual(inactive.map(({ currency }) => currency).sort());
  expect(listed.every(({ currency, accountType }) => (currency === 'USD') === (accountType !== undefined))).toBe(true);
});

it('distinguishes balance, guaranteed and outstanding funds', async () => {
  const { invoice } = await world.send({ dueDate: '2090-03-20' });
  await world.send({ dueDate: '2090-03-21', items: [{ name: 'More', rate: '50', qty: '1' }] });
  await world.deposit('100');
  await world.payFromBalance(invoice);
  expect(await getFunds(database.db, { organizationId: sellerId(), currency: 'USD' })).toMatchObject({
    transactionalBalance: { $numberDecimal: '0.00' },
    availableGuaranteedFunds: { $numberDecimal: '100.00' },
    outstandingInvoicesTotal: { $numberDecimal: '50.00' },
    availableFundsAfterVerification: { $numberDecimal: '0.00' },
  });
  expect(await indicators('USD')).toMatchObject({
    income: { sent: { count: 1, total: { $numberDecimal: '50.00' } }, overdue: { count: 0 } },
  });
});

const indicators = (currency?: string) =>
  getInvoiceIndicators({ app, db: database.db }, { organizationId: sellerId(), ...(currency && { currency }) });

describe('indicators of one type of account', () => {
  it('have the income that goes to it, and the expenses that it can pay', async () => {
    const smart = await createTradingWorld(app, {
      sellerChanges: { openAccounts: [{ currency: 'USD', accountType: 'smart' }, { currency: 'EUR' }] },
    });
    const items = [{ name: 'Work', rate: '50', qty: '1' }];
    await smart.send({ dueDate: '2090-03-20', items });
    await smart.send({ dueDate: '2090-03-20', currency: 'EUR', items });
    const of = (actor: TradingWorld['seller'], accountType: 'traditional' | 'smart' | 'merchant') =>
      getInvoiceIndicators({ app, db: database.db }, { organizationId: actor.organizationId ?? '', accountType });
    const currencies = ({ amounts }: { readonly amounts: readonly { readonly currency: string }[] }) =>
      amounts.map(({ currency }) => currency);
    expect(currencies((await of(smart.seller, 'smart')).income.sent)).toEqual(['USD']);
    expect(currencies((await of(smart.seller, 'traditional')).income.sent)).toEqual(['EUR']);
    expect((await of(smart.seller, 'merchant')).income.sent).toMatchObject({ count: 0, amounts: [] });
    // The buyer has a traditional account in US dollars alone.
    expect(currencies((await of(smart.buyer, 'traditional')).expenses.unpaid)).toEqual(['USD']);
    expect((await of(smart.buyer, 'smart')).expenses.unpaid).toMatchObject({ count: 0, amounts: [] });
  });
});

describe('indicators of every currency', () => {
  const amountOf = (currency: string, count: number, total: string) => ({
    currency,
    count,
    total: { $numberDecimal: total },
  });

  it('count all, with a sum in dollars beside the exact figures', async () => {
    await world.send({ dueDate: '2090-03-20', currency: 'EUR', items: [{ name: 'Work', rate: '10.05', qty: '1' }] });
    const { income, rates } = await indicators();
    const { sent, overdue } = income;
    expect(sent).toEqual({
      count: 2,
      total: { $numberDecimal: '60.90' },
      amounts: [amountOf('EUR', 1, '10.05'), amountOf('USD', 1, '50.00')],
    });
    expect(overdue).toEqual({ count: 0, total: { $numberDecimal: '0.00' }, amounts: [] });
    expect(rates).toEqual({ source: 'sandbox', asOf: '2026-03-06T15:00:00.000Z' });
    expect(await indicators('EUR')).not.toHaveProperty('rates');
    expect((await indicators('EUR')).income.sent).toEqual({
      count: 1,
      total: { $numberDecimal: '10.05' },
      amounts: [amountOf('EUR', 1, '10.05')],
    });
  });

  it('sum what is due today: less a discount while it lasts', async () => {
    const before = (await indicators('GBP')).income.sent.total;
    expect(before).toEqual({ $numberDecimal: '0.00' });
    await world.send({
      dueDate: '2090-03-30',
      currency: 'GBP',
      items: [{ name: 'Work', rate: '100', qty: '1' }],
      earlyDiscountPercent: '0.10',
      earlyDiscountEndDate: '2090-03-20',
      paymentMethods: { achDirectDebit: { enabled: false } },
    });
    expect((await indicators('GBP')).income.sent.total).toEqual({ $numberDecimal: '90.00' });
    const organizationId = sellerId();
    const later = await totalInvoicesByStatus(database.db, { organizationId, viewer: 'seller', today: '2090-03-21' });
    expect(later.find(({ currency }) => currency === 'GBP')?.totalMinor).toBe(10_000n);
  });

  it('show no sum when a currency has no rate', async () => {
    await world.as(world.seller, (context) =>
      saveDraft(context, {
        sellerOrganizationId: sellerId(),
        content: {
          currency: 'JPY',
          dueDate: '2090-03-20',
          items: [{ name: 'Work', rate: '900', qty: '1' }],
          paymentMethods: { achDirectDebit: { enabled: false } },
        },
      }),
    );
    expect((await indicators()).income.draft).toEqual({ count: 1, amounts: [amountOf('JPY', 1, '900')] });
  });
});

it('keeps money in the reserve until the seller is verified, and releases it the day after', async () => {
  const unverified = await createTradingWorld(app, { sellerChanges: { verificationStatus: 'completed' } });
  const { invoice } = await unverified.send({ dueDate: '2090-03-08' });
  await unverified.deposit('100');
  await unverified.payFromBalance(invoice);
  await unverified.goTo('2090-03-10');
  expect((await unverified.invoice(invoice.id)).status).toBe('allocated');

  await inTransaction(database.db, (transaction) =>
    transaction
      .updateTable('organizations')
      .set({ verification_status: 'approved' })
      .where('id', '=', unverified.seller.organizationId ?? '')
      .execute(),
  );
  await unverified.goTo('2090-03-11', 0);
  expect((await unverified.invoice(invoice.id)).status).toBe('completed');
});
