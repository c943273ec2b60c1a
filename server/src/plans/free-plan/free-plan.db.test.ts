import { beforeAll, describe, expect, it } from 'vitest';
import { simulateDeposit } from '../../accounts/index.ts';
import { actAs, type Company, newOrganization } from '../../contacts/contacts-fixtures.ts';
import { advanceClock, type Work } from '../../jobs/index.ts';
import { testApp } from '../../test-support/test-app.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import { mailsTo } from '../../test-support/test-mailbox.ts';
import { startOn } from '../../test-support/trading-world.ts';
import { setPlan } from '../index.ts';
import { findFreePlanBalance } from './find-free-plan-balance.ts';
import { freePlanChecking } from './free-plan-checking.ts';
import { listFreePlanBalances } from './list-free-plan-balances.ts';
import { isBalanceMissed, requireFreePlanBalance } from './require-balance.ts';

const app = testApp(testDatabase());
const work: Work = { due: [freePlanChecking], drains: [] };

beforeAll(async () => {
  await startOn(app, '2090-01-02');
});

/** A company that is approved today, on the free plan unless said otherwise. */
async function approved(pricingTier: 'vault' | 'premium' = 'vault'): Promise<Company> {
  const company = await newOrganization(app, {
    pricingTier,
    openAccounts: [{ currency: 'USD' }, { currency: 'EUR' }],
  });
  await actAs(app, company, (context) => requireFreePlanBalance(context, company.organization.id));
  return company;
}

const deposit = ({ organization: { id: organizationId } }: Company, amount: string, currency = 'USD') =>
  simulateDeposit({ app }, { organizationId, currency, amount });
const goOn = (days: number) => advanceClock(app, work, days * 86_400_000);
const balanceOf = ({ organization: { id } }: Company) => findFreePlanBalance({ app, db: app.db }, id);
const stateOf = async (company: Company) => (await balanceOf(company))?.state;
const subjectsTo = async ({ email }: Company) =>
  (await mailsTo(app, email)).map(({ subject }) => subject.replace(/ by .*$/, '')).toReversed();

const reminder = 'Your plan needs a balance of $5,000.00';
const missed = 'Your plan’s balance of $5,000.00 wasn’t reached';

describe('a business on the free plan without the balance', () => {
  it('is reminded on days 7, 12 and 14 after its approval, and then missed, which closes nothing', async () => {
    const company = await approved();
    for (const [days, mails] of [
      [6, []],
      [1, [reminder]],
      [4, [reminder]],
      [1, [reminder, reminder]],
      [2, [reminder, reminder, reminder]],
    ] as const) {
      await goOn(days);
      expect(await subjectsTo(company)).toEqual(mails);
      expect(await stateOf(company)).toBe('pending');
    }
    await goOn(1);
    expect(await stateOf(company)).toBe('missed');
    expect(await isBalanceMissed(app.db, company.organization.id)).toBe(true);
    await goOn(60);
    expect(await subjectsTo(company)).toEqual([reminder, reminder, reminder, missed]);
    expect(await stateOf(company)).toBe('missed');
    const [mail] = await mailsTo(app, company.email);
    expect(mail?.text).toContain('Your accounts stay open');
    const organization = app.db.selectFrom('organizations').select('status').where('id', '=', company.organization.id);
    expect((await organization.executeTakeFirstOrThrow()).status).toBe('enabled');
  });

  it('is reminded once for days that nobody checked, however many processes run', async () => {
    const company = await approved();
    await advanceClock(app, { due: [], drains: [] }, 13 * 86_400_000);
    const now = await app.clock.now(app.db);
    await Promise.all([1, 2, 3].map(() => freePlanChecking.runDue(app, now)));
    expect(await subjectsTo(company)).toEqual([reminder]);
  });

  it('is listed for staff with what it had when it was last checked', async () => {
    const company = await approved();
    await deposit(company, '1250');
    await goOn(15);
    const { items } = await listFreePlanBalances(app.db, { state: 'missed', limit: 1 });
    expect(items).toMatchObject([
      {
        organizationId: company.organization.id,
        companyName: company.organization.legalName,
        balance: { $numberDecimal: '1250.00' },
        requiredBalance: { $numberDecimal: '5000.00' },
      },
    ]);
  });

  it('is not told so while there are no exchange rates', async () => {
    const company = await approved();
    const withoutRates = { ...app, providers: { ...app.providers, exchangeRates: { current: failing } } };
    await goOn(6);
    await advanceClock(app, { due: [], drains: [] }, 9 * 86_400_000);
    await expect(freePlanChecking.runDue(withoutRates, await app.clock.now(app.db))).rejects.toThrow('no rates');
    expect(await stateOf(company)).toBe('pending');
    await goOn(0);
    expect(await stateOf(company)).toBe('missed');
  });

  it('is not told so while it has money in a currency without a rate', async () => {
    const company = await approved();
    await deposit(company, '6000', 'EUR');
    const rates = await app.providers.exchangeRates.current();
    const values = new Map([...rates.values].filter(([currency]) => currency !== 'EUR'));
    const current = async () => ({ ...rates, values });
    const withoutEuros = { ...app, providers: { ...app.providers, exchangeRates: { current } } };
    await advanceClock(app, { due: [], drains: [] }, 15 * 86_400_000);
    await freePlanChecking.runDue(withoutEuros, await app.clock.now(app.db));
    expect(await stateOf(company)).toBe('pending');
    expect(await subjectsTo(company)).toEqual([]);
    await goOn(1);
    expect(await stateOf(company)).toBe('reached');
  });

  it('that is closed is not mailed', async () => {
    const company = await approved();
    const close = app.db.updateTable('organizations').set({ status: 'owner_closed' });
    await close.where('id', '=', company.organization.id).execute();
    await goOn(20);
    expect(await subjectsTo(company)).toEqual([]);
  });
});

const failing = async () => {
  throw new Error('no rates');
};

describe('the balance', () => {
  it('is reached by the money of all accounts, in every currency', async () => {
    const company = await approved();
    await deposit(company, '4000');
    await goOn(1);
    expect(await stateOf(company)).toBe('pending');
    await deposit(company, '1000', 'EUR');
    await goOn(1);
    expect(await stateOf(company)).toBe('reached');
    await goOn(30);
    expect(await subjectsTo(company)).toEqual([]);
  });

  it('still counts after the time is over', async () => {
    const company = await approved();
    await goOn(15);
    expect(await stateOf(company)).toBe('missed');
    await deposit(company, '5000');
    await goOn(1);
    expect(await stateOf(company)).toBe('reached');
    expect(await isBalanceMissed(app.db, company.organization.id)).toBe(false);
  });

  it('is required once, and of the free plan only', async () => {
    expect(await balanceOf(await approved('premium'))).toBeNull();
    const company = await approved();
    const put = (tier: 'vault' | 'premium') =>
      actAs(app, company, (context) => setPlan(context, { organizationId: company.organization.id, tier }));
    await put('premium');
    expect(await stateOf(company)).toBe('ended');
    await put('vault');
    await actAs(app, company, (context) => requireFreePlanBalance(context, company.organization.id));
    await goOn(20);
    expect(await stateOf(company)).toBe('ended');
    expect(await subjectsTo(company)).toEqual([]);
  });
});
