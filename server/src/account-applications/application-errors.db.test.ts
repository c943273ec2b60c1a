import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { codeOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { applicationWorld, minute } from './application-world-fixtures.ts';
import { applicationSending } from './index.ts';

const {
  accountOf,
  answersOf,
  app,
  applicationOf,
  applyFor,
  company,
  db,
  errorsSeenBy,
  newCompany,
  passPause,
  post,
  send,
  sendCallbacks,
  signInStaff,
  statesOf,
} = applicationWorld(testDatabase());

beforeEach(() => newCompany());

describe('faults that the provider finds', () => {
  it('are listed for compliance, who sends the application again', async () => {
    await newCompany('Provider Error Smart');
    await applyFor();
    await send();
    expect(await statesOf()).toMatchObject({ smart: 'error', traditional: 'submitted' });
    expect((await accountOf('smart'))?.currencyStatus).toBe('PROVIDER_APPLICATION_UNDER_REVIEW');
    const staff = await signInStaff('compliance-admin');
    expect(await errorsSeenBy(staff)).toMatchObject([
      { accountType: 'smart', code: 'invalid_tax_id', field: 'taxId', occurredAt: expect.any(String) },
    ]);
    const again = (accountType: string) =>
      staff('POST', 'send-application-again', { organizationId: company().organizationId, accountType });
    const answers = await Promise.all([again('smart'), again('smart')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(codeOf(await again('merchant'))).toBe('IdempotencyConflictError');
    await send();
    expect(await statesOf()).toMatchObject({ smart: 'submitted' });
  });

  it('found later, which it posts, are kept once, until staff send the application again', async () => {
    await newCompany('Provider Faults Smart');
    await applyFor();
    await send();
    expect(await statesOf()).toMatchObject({ smart: 'submitted' });
    await sendCallbacks(3 * minute);
    expect(await statesOf()).toEqual({ traditional: 'approved', smart: 'error', merchant: 'approved' });
    const staff = await signInStaff('compliance-admin');
    const found = [
      {
        accountType: 'smart',
        code: 'invalid_tax_id',
        message: 'The tax number was not found in the register.',
        field: 'taxId',
      },
    ];
    expect(await errorsSeenBy(staff)).toMatchObject(found);
    await staff('POST', 'send-application-again', { organizationId: company().organizationId, accountType: 'smart' });
    await send();
    expect(await statesOf()).toMatchObject({ smart: 'submitted' });
    await sendCallbacks(5 * minute);
    expect(await statesOf()).toMatchObject({ smart: 'approved' });
    expect(await errorsSeenBy(staff)).toHaveLength(1);
  });

  it('of an earlier sending, told late, don’t undo that staff sent it again', async () => {
    await newCompany('Provider Error Smart');
    await applyFor();
    await send();
    const staff = await signInStaff('compliance-admin');
    await staff('POST', 'send-application-again', { organizationId: company().organizationId, accountType: 'smart' });
    const before = await answersOf();
    expect((await post({ status: 'error', sending: 1 })).status).toBe(204);
    expect(await statesOf()).toMatchObject({ smart: 'queued' });
    expect(await answersOf()).toEqual(before);
    const late = await db
      .selectFrom('audit_events')
      .select('detail')
      .where('object_id', '=', company().organizationId)
      .where('action', '=', 'organization.account_application_answered_late')
      .execute();
    expect(late.map(({ detail }) => detail)).toEqual([{ accountType: 'smart', status: 'error', sending: '1' }]);
    await send();
    expect(await statesOf()).toMatchObject({ smart: 'submitted' });
  });

  it('found in an attempt that staff overtook don’t undo that they sent it again', async () => {
    await newCompany('Provider Error Smart');
    await applyFor();
    await send();
    await passPause();
    const { id } = await applicationOf('smart');
    const staff = await signInStaff('compliance-admin');
    await staff('POST', 'send-application-again', { organizationId: company().organizationId, accountType: 'smart' });
    const { accountProvider } = app.providers;
    const { submit } = accountProvider;
    const submitting = vi.spyOn(accountProvider, 'submit').mockImplementationOnce(async (order) => {
      // The provider finds a fault at once, and staff send the application a third time before its answer is stored.
      await db
        .updateTable('account_applications')
        .set({ state: 'queued', sending: 3, news_at: null, next_attempt_at: sql<Date>`now()` })
        .where('id', '=', id)
        .execute();
      const at = await app.clock.now(db);
      return { sending: order.sending, status: 'error', at, providerReference: 'acct_1', faults: [] };
    });
    expect(await applicationSending.drain(app)).toBeGreaterThan(0);
    expect(await statesOf()).toMatchObject({ smart: 'queued' });
    submitting.mockImplementation(submit);
    await send();
    submitting.mockRestore();
    expect(await statesOf()).toMatchObject({ smart: 'submitted' });
  });

  it('and other news of an earlier sending stay its own while the provider takes the next one', async () => {
    await newCompany('Provider Faults Smart');
    await applyFor();
    await send();
    const { id } = await applicationOf('smart');
    await db.updateTable('account_applications').set({ state: 'queued', sending: 2 }).where('id', '=', id).execute();
    // As when the provider has received it and not accepted it yet.
    await db.updateTable('sandbox_account_applications').set({ sending: 2 }).where('reference', '=', id).execute();
    expect(await app.providers.accountProvider.find(id)).toBeNull();
    await sendCallbacks(3 * minute);
    expect(await statesOf()).toMatchObject({ smart: 'queued' });
  });

  it('are told after several failed attempts to reach it', async () => {
    await applyFor();
    await db
      .updateTable('account_applications')
      .set({ attempts: 4 })
      .where('organization_id', '=', company().organizationId)
      .where('account_type', '=', 'smart')
      .execute();
    const away = async () => {
      throw new Error('away');
    };
    const cut = {
      ...app,
      providers: { ...app.providers, accountProvider: { ...app.providers.accountProvider, submit: away } },
    };
    while ((await applicationSending.drain(cut)) > 0);
    const staff = await signInStaff('compliance-head');
    expect(await errorsSeenBy(staff)).toMatchObject([{ accountType: 'smart', code: 'provider_unreachable' }]);
  });

  it('of unknown companies are not found, and no concern of support', async () => {
    const staff = await signInStaff('compliance-admin');
    const nobody = 'org_00000000000000000000000000';
    expect((await staff('GET', `routefusion-errors/${nobody}`)).status).toBe(404);
    expect(
      (await staff('POST', 'send-application-again', { organizationId: nobody, accountType: 'smart' })).status,
    ).toBe(404);
    const support = await signInStaff('customer-success');
    expect((await support('GET', `routefusion-errors/${company().organizationId}`)).status).toBe(403);
  });
});
