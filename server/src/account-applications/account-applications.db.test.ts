import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import { applicationWorld, minute } from './application-world-fixtures.ts';

const { accountOf, app, applications, applyFor, company, db, newCompany, providersOf, send, sendCallbacks, statesOf } =
  applicationWorld(testDatabase());

beforeEach(() => newCompany());

describe('a verified company', () => {
  it('applies once for each account type, however often it is asked to', async () => {
    await Promise.all([applyFor(), applyFor(), applyFor()]);
    expect(await statesOf()).toEqual({ traditional: 'queued', smart: 'queued', merchant: 'queued' });
    expect(await providersOf()).toEqual({ traditional: 'submitted', smart: 'submitted', merchant: 'submitted' });
    expect((await accountOf('smart'))?.currencyStatus).toBe('PROVIDER_APPLICATION_UNDER_REVIEW');
  });

  it('is sent once, by several processes', async () => {
    await applyFor();
    await Promise.all([send(), send(), send()]);
    const sent = await db
      .selectFrom('sandbox_account_applications')
      .select('tries')
      .where(
        'reference',
        'in',
        (await applications()).map(({ id }) => id),
      )
      .execute();
    expect(sent.map(({ tries }) => tries)).toEqual([1, 1, 1]);
    expect(await statesOf()).toEqual({ traditional: 'submitted', smart: 'submitted', merchant: 'submitted' });
  });

  it('can open its accounts once the provider has approved, and its owner is mailed once', async () => {
    await applyFor();
    await send();
    const open = () => company().owner.ask('POST', '/currency-accounts', { currency: 'USD', accountType: 'smart' });
    expect(codeOf(await open())).toBe('CurrencyAccountUnavailableError');
    await sendCallbacks(3 * minute);
    expect(await providersOf()).toEqual({ traditional: 'approved', smart: 'approved', merchant: 'approved' });
    expect((await accountOf('smart'))?.currencyStatus).toBe('CURRENCY_ACCOUNT_ELIGIBLE_FOR_OPENING');
    const subjects = (await mailsTo(app, company().owner.person.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('can open its accounts'))).toHaveLength(1);
    expect((await open()).status).toBe(200);
    expect((await accountOf('smart'))?.currencyStatus).toBe('CURRENCY_ACCOUNT_ACTIVE_FOR_TRANSACTIONS');
  });
});
