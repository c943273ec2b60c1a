import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { codeOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import { applicationWorld, day, minute } from './application-world-fixtures.ts';
import { applicationSending } from './index.ts';

const {
  accountOf,
  answersOf,
  app,
  applicationOf,

  applyFor,
  company,
  db,
  newCompany,
  passPause,
  post,
  send,
  sendCallbacks,
  statesOf,
} = applicationWorld(testDatabase());

beforeEach(() => newCompany());

describe('the provider', () => {
  it.each([
    ['Provider Denied', 'denied', 'Outside of the risk appetite.'],
    ['Provider Ineligible', 'ineligible', 'Not offered to this business.'],
  ])('by the name %s: %s, and the account is locked', async (words, state, reason) => {
    await newCompany(`${words} Merchant`);
    await applyFor();
    await send();
    await sendCallbacks(3 * minute);
    expect(await statesOf()).toEqual({ traditional: 'approved', smart: 'approved', merchant: state });
    expect((await applicationOf('merchant')).reason).toBe(reason);
    expect((await accountOf('merchant'))?.currencyStatus).toBe('CURRENCY_ACCOUNT_LOCKED');
    const [mail] = await mailsTo(app, company().owner.person.email);
    expect(mail?.text).toContain('USD Merchant account');
  });

  it('asks and reviews, which staff see and customers don’t', async () => {
    await newCompany('Provider Question Smart, Provider Review Merchant');
    await applyFor();
    await send();
    await sendCallbacks(3 * minute);
    expect(await statesOf()).toEqual({
      traditional: 'approved',
      smart: 'request_for_information',
      merchant: 'in_review',
    });
    expect((await applicationOf('smart')).reason).toBe('A bank statement of the last three months.');
    expect(await accountOf('smart')).toMatchObject({
      providerStatus: 'submitted',
      currencyStatus: 'PROVIDER_APPLICATION_UNDER_REVIEW',
    });
    await sendCallbacks(day + minute);
    expect(await statesOf()).toEqual({ traditional: 'approved', smart: 'approved', merchant: 'approved' });
  });

  it('that is away is tried again', async () => {
    await newCompany('Provider Away Smart');
    await applyFor();
    await send();
    expect(await statesOf()).toMatchObject({ smart: 'unknown', traditional: 'submitted' });
    await passPause();
    await send();
    expect(await statesOf()).toMatchObject({ smart: 'submitted' });
  });

  it('that does not answer about one application gets the others meanwhile', async () => {
    await applyFor();
    const { accountProvider } = app.providers;
    const { submit } = accountProvider;
    const answer = Promise.withResolvers<void>();
    const submitting = vi.spyOn(accountProvider, 'submit').mockImplementation(async (order) => {
      if (order.accountType === 'smart') await answer.promise;
      return await submit(order);
    });
    const sending = send();
    await vi.waitFor(async () =>
      expect(await statesOf()).toEqual({ traditional: 'submitted', smart: 'unknown', merchant: 'submitted' }),
    );
    answer.resolve();
    await sending;
    submitting.mockRestore();
    expect(await statesOf()).toMatchObject({ smart: 'submitted' });
  });

  it('that fails while staff queue the application again gets it at once', async () => {
    await applyFor();
    await send();
    await passPause();
    const finding = vi.spyOn(app.providers.accountProvider, 'find').mockImplementation(async (id) => {
      await db
        .updateTable('account_applications')
        .set({ state: 'queued', sending: 2, news_at: null, next_attempt_at: sql<Date>`now()` })
        .where('id', '=', id)
        .execute();
      throw new Error('The provider is away.');
    });
    await db
      .updateTable('account_applications')
      .set({ attempts: 3 })
      .where('organization_id', '=', company().organizationId)
      .execute();
    const queuedAgain = await applicationSending.drain(app);
    finding.mockRestore();
    expect(queuedAgain).toBe(3);
    await send();
    expect(await statesOf()).toEqual({ traditional: 'submitted', smart: 'submitted', merchant: 'submitted' });
  });

  it('whose answer was lost is asked, and has the application once', async () => {
    await newCompany('Provider Late Smart');
    await applyFor();
    await send();
    expect(await statesOf()).toMatchObject({ smart: 'submitted' });
    const { id } = await applicationOf('smart');
    const events = await db.selectFrom('sandbox_account_events').selectAll().where('reference', '=', id).execute();
    expect(events).toHaveLength(2);
  });

  it('is asked when its callbacks are lost', async () => {
    await applyFor();
    await send();
    await db
      .updateTable('sandbox_account_events')
      .set({ callback_at: null, occurs_at: await app.clock.now(db) })
      .where('status', '=', 'approved')
      .execute();
    await passPause();
    await send();
    expect(await statesOf()).toEqual({ traditional: 'approved', smart: 'approved', merchant: 'approved' });
  });

  it('is heard once, by callback or when asked', async () => {
    await applyFor();
    await send();
    const before = (await answersOf()).length;
    await Promise.all([post({}), post({}), post({})]);
    expect(await answersOf()).toHaveLength(before + 1);
    expect((await post({ status: 'denied' })).status).toBe(204);
    expect(await statesOf()).toMatchObject({ smart: 'approved' });
  });

  it('that speaks out of order is understood', async () => {
    await applyFor();
    await send();
    const now = (await app.clock.now(db)).getTime();
    await post({ status: 'request_for_information', at: new Date(now + 2 * minute) });
    await post({ status: 'in_review', at: new Date(now + minute) });
    expect(await statesOf()).toMatchObject({ smart: 'request_for_information' });
  });

  it('is not heard without its signature, or about applications that nobody made', async () => {
    await applyFor();
    expect(codeOf(await post({ key: Buffer.alloc(32) }))).toBe('UnauthenticatedError');
    expect(codeOf(await post({ status: 'unheard' as never }))).toBe('MalformedRequestError');
    expect(codeOf(await post({ reference: 'aap_nobody' }))).toBe('NotFoundError');
    expect(await statesOf()).toMatchObject({ smart: 'queued' });
  });
});
