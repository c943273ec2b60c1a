import { addDays } from '@quittance/sdk/time';
import { beforeAll, describe, expect, it } from 'vitest';
import { simulateDeposit } from '../accounts/index.ts';
import { actAs, type Company, newOrganization } from '../contacts/contacts-fixtures.ts';
import { advanceClock, type Work } from '../jobs/index.ts';
import { accounts, balanceOf, verifyLedger } from '../ledger/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import { startOn } from '../test-support/trading-world.ts';
import { ledgerEvidence } from '../work.ts';
import { getPlan, planCharging, setPlan, waiveCharges } from './index.ts';

const app = testApp(testDatabase());
const work: Work = { due: [planCharging], drains: [] };
const price = 4_900n;

beforeAll(async () => {
  await startOn(app, '2090-01-31');
});

const newCompany = () => newOrganization(app, { pricingTier: 'vault', openAccounts: [{ currency: 'USD' }] });
const balance = ({ organization: { id } }: Company) =>
  balanceOf(app.db, accounts.available(id, { currency: 'USD' }), 'USD');
const deposit = ({ organization: { id: organizationId } }: Company, amount: string) =>
  simulateDeposit({ app }, { organizationId, currency: 'USD', amount });
const put = (company: Company, tier: 'vault' | 'premium') =>
  actAs(app, company, (context) => setPlan(context, { organizationId: company.organization.id, tier }));
const waive = (company: Company, waived: boolean) =>
  actAs(app, company, (context) =>
    waiveCharges(context, { organizationId: company.organization.id, waived, reason: 'Goodwill' }),
  );
const planOf = ({ organization: { id } }: Company) => getPlan({ db: app.db, clock: app.clock }, id);
const states = async (company: Company) =>
  (await planOf(company)).charges.map(({ monthOn, state }) => [monthOn, state]);
/** Moves the clock to noon of a business date. */
const goTo = async (date: string) =>
  advanceClock(app, work, new Date(`${date}T17:00:00Z`).getTime() - (await app.clock.now(app.db)).getTime());

describe('a plan with a price', () => {
  it('is charged at the start of each of its months, whatever their length', async () => {
    const company = await newCompany();
    await deposit(company, '1000');
    await put(company, 'premium');
    await put(company, 'premium');
    await goTo('2090-03-01');
    expect(await states(company)).toEqual([
      ['2090-02-28', 'paid'],
      ['2090-01-31', 'paid'],
    ]);
    expect(await balance(company)).toBe(100_000n - 2n * price);
    expect(await planOf(company)).toMatchObject({
      pricingTier: 'premium',
      startedOn: '2090-01-31',
      nextMonthOn: '2090-03-31',
      monthlyPrice: { $numberDecimal: '49.00' },
    });
  });

  it('never overdraws: the charge waits for money, and the owner is mailed once', async () => {
    const company = await newCompany();
    await put(company, 'premium');
    await goTo('2090-03-04');
    expect(await states(company)).toEqual([['2090-03-01', 'due']]);
    expect((await mailsTo(app, company.email)).map(({ subject }) => subject)).toEqual(['Your plan couldn’t be paid']);
    await deposit(company, '50');
    await goTo('2090-03-05');
    expect(await states(company)).toEqual([['2090-03-01', 'paid']]);
    expect(await balance(company)).toBe(5_000n - price);
  });

  it('is not charged while staff waive it, from the open charge on', async () => {
    const company = await newCompany();
    await put(company, 'premium');
    await goTo('2090-03-06');
    await waive(company, true);
    await deposit(company, '500');
    await goTo('2090-04-06');
    expect(await states(company)).toEqual([
      ['2090-04-05', 'waived'],
      ['2090-03-05', 'waived'],
    ]);
    await waive(company, false);
    await goTo('2090-05-06');
    expect((await states(company))[0]).toEqual(['2090-05-05', 'paid']);
    expect(await balance(company)).toBe(50_000n - price);
  });

  it('ends with the free plan, which is charged nothing', async () => {
    const company = await newCompany();
    await deposit(company, '500');
    await put(company, 'premium');
    await goTo('2090-05-07');
    await put(company, 'vault');
    await put(company, 'premium');
    expect(await planOf(company)).toMatchObject({ startedOn: '2090-06-06' });
    await put(company, 'vault');
    await goTo('2090-07-07');
    expect(await states(company)).toEqual([['2090-05-06', 'paid']]);
    expect(await planOf(company)).toMatchObject({ pricingTier: 'vault', monthlyPrice: { $numberDecimal: '0.00' } });
  });

  it('is not charged for months that begin while the organization is closed or restricted', async () => {
    const company = await newCompany();
    await deposit(company, '500');
    await put(company, 'premium');
    const startedOn = await app.clock.today(app.db);
    await goTo(addDays(startedOn, 1));
    const setStatus = (status: 'owner_closed' | 'enabled') =>
      app.db.updateTable('organizations').set({ status }).where('id', '=', company.organization.id).execute();
    await setStatus('owner_closed');
    await goTo(addDays(startedOn, 70));
    expect(await states(company)).toEqual([[startedOn, 'paid']]);
    await setStatus('enabled');
    await goTo(addDays(startedOn, 95));
    expect((await states(company)).map(([, state]) => state)).toEqual(['paid', 'paid']);
    expect(await balance(company)).toBe(50_000n - 2n * price);
  });
});

it('charges once, however many processes run', async () => {
  const company = await newCompany();
  await deposit(company, '500');
  await put(company, 'premium');
  const now = await app.clock.now(app.db);
  await Promise.all([1, 2, 3].map(() => planCharging.runDue(app, now)));
  expect(await balance(company)).toBe(50_000n - price);
});

it('a charge is taken from another US dollar account if only that one covers it', async () => {
  const company = await newOrganization(app, {
    pricingTier: 'vault',
    openAccounts: [
      { currency: 'USD', accountType: 'traditional' },
      { currency: 'USD', accountType: 'smart' },
    ],
  });
  const { id: organizationId } = company.organization;
  await deposit(company, '20');
  await simulateDeposit({ app }, { organizationId, currency: 'USD', accountType: 'smart', amount: '50' });
  await put(company, 'premium');
  await goTo(addDays(await app.clock.today(app.db), 1));
  expect((await states(company)).map(([, state]) => state)).toEqual(['paid']);
  const smart = accounts.available(organizationId, { currency: 'USD', accountType: 'smart' });
  expect(await balanceOf(app.db, smart, 'USD')).toBe(5_000n - price);
  expect(await balance(company)).toBe(2_000n);
});

it('an organization that staff never put on a plan is charged nothing', async () => {
  const company = await newOrganization(app, { pricingTier: 'premium', openAccounts: [{ currency: 'USD' }] });
  await expect(waive(company, true)).rejects.toMatchObject({ code: 'NotFoundError' });
  expect(await planOf(company)).toMatchObject({ pricingTier: 'premium', chargesWaived: false, charges: [] });
});

it('the ledger explains every charge', async () => {
  expect((await verifyLedger(app.db, { evidence: ledgerEvidence })).findings).toEqual([]);
});
