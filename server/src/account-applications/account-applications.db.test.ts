import type { CallOutput, Contract, StaffRole } from '@quittance/sdk/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../db/index.ts';
import { createStaff } from '../identity/index.ts';
import { password } from '../identity/sign-in-fixtures.ts';
import { systemContext } from '../kernel/index.ts';
import { type Acting, newOwner } from '../members/members-fixtures.ts';
import { accountCallbackKey, accountCallbackPath, sandboxAccountCallbacks, writeCallback } from '../providers/index.ts';
import { codeOf, dataOf, type TestAnswer } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailedCode, mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import { applicationSending, applyForAccounts } from './index.ts';

type Errors = CallOutput<Contract['listProviderErrors']>;
type Balances = CallOutput<Contract['listBalances']>;

const database = testDatabase();
const { db } = database;
const server = testServer(database);
const backOffice = testServer(database, { surface: 'admin' });
const { app } = server;
const minute = 60_000;
const day = 24 * 60 * minute;

let owner: Acting;
let organizationId: string;

/** A verified company whose name decides what the sandbox's provider does. */
async function newCompany(words = ''): Promise<void> {
  owner = await newOwner(server);
  organizationId = owner.person.organization.id;
  await db
    .updateTable('organizations')
    .set({ legal_name: `Harbor ${words} LLC` })
    .where('id', '=', organizationId)
    .execute();
}

const applyFor = () =>
  inTransaction(db, (transaction) => applyForAccounts(systemContext(app, transaction), organizationId));

async function send(): Promise<void> {
  while ((await applicationSending.drain(app)) > 0);
}

/** Lets the pause before the next attempt pass. */
const passPause = () =>
  db
    .updateTable('account_applications')
    .set({ next_attempt_at: sql<Date>`now()` })
    .where('organization_id', '=', organizationId)
    .execute();

/** The provider posts what is due a while from now. */
async function sendCallbacks(afterMs: number): Promise<void> {
  const now = new Date((await app.clock.now(db)).getTime() + afterMs);
  await sandboxAccountCallbacks.runDue({ ...app, config: { ...app.config, publicUrl: server.url } }, now);
}

const applications = () =>
  db.selectFrom('account_applications').selectAll().where('organization_id', '=', organizationId).execute();
const applicationOf = async (accountType: string) => {
  const found = (await applications()).find((each) => each.account_type === accountType);
  if (!found) throw new Error(`There is no application for ${accountType}.`);
  return found;
};
const statesOf = async () =>
  Object.fromEntries((await applications()).map(({ account_type, state }) => [account_type, state]));
const providersOf = async () =>
  (
    await db
      .selectFrom('organizations')
      .select('provider_statuses')
      .where('id', '=', organizationId)
      .executeTakeFirstOrThrow()
  ).provider_statuses;
const accountOf = async (accountType: string) =>
  dataOf<Balances>(await owner.ask('GET', '/currency-accounts/balances')).items.find(
    (account) => account.accountType === accountType,
  );
const answersOf = async () =>
  (
    await db
      .selectFrom('audit_events')
      .select('detail')
      .where('object_id', '=', organizationId)
      .where('action', '=', 'organization.account_application_answered')
      .execute()
  ).map(({ detail }) => detail);

type Posting = Partial<Parameters<typeof writeCallback>[1]> & { readonly key?: Buffer };

async function post({ key = accountCallbackKey(app.config), ...changes }: Posting): Promise<TestAnswer> {
  const { id } = await applicationOf('smart');
  const at = new Date((await app.clock.now(db)).getTime() + minute);
  const callback = {
    reference: id,
    sending: 1,
    status: 'approved',
    at,
    providerReference: 'acct_1',
    ...changes,
  } as const;
  const response = await fetch(server.url + accountCallbackPath, { method: 'POST', ...writeCallback(key, callback) });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text ? JSON.parse(text) : undefined,
  } as TestAnswer;
}

type Staff = (method: 'GET' | 'POST', path: string, body?: object) => Promise<TestAnswer>;

async function signInStaff(role: StaffRole): Promise<Staff> {
  const email = `${crypto.randomUUID()}@bank.example`;
  const id = await createStaff(db, { email, password, firstName: 'Sam', lastName: 'Reed', role });
  const client = backOffice.client();
  await client.request('/api/new/admin/sessions/intermediate', { method: 'POST', body: { email, password } });
  await client.request('/api/new/admin/sessions/confirm', {
    method: 'POST',
    body: { remember2FaChecked: true },
    headers: { 'otp-code': await mailedCode(backOffice.app, email) },
  });
  return (method, path, body) =>
    client.request(`/api/${id}/admin/verification/${path}`, { method, ...(body && { body }) });
}

const errorsSeenBy = async (staff: Staff) =>
  dataOf<Errors>(await staff('GET', `routefusion-errors/${organizationId}`)).items;

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
    const open = () => owner.ask('POST', '/currency-accounts', { currency: 'USD', accountType: 'smart' });
    expect(codeOf(await open())).toBe('CurrencyAccountUnavailableError');
    await sendCallbacks(3 * minute);
    expect(await providersOf()).toEqual({ traditional: 'approved', smart: 'approved', merchant: 'approved' });
    expect((await accountOf('smart'))?.currencyStatus).toBe('CURRENCY_ACCOUNT_ELIGIBLE_FOR_OPENING');
    const subjects = (await mailsTo(app, owner.person.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('can open its accounts'))).toHaveLength(1);
    expect((await open()).status).toBe(200);
    expect((await accountOf('smart'))?.currencyStatus).toBe('CURRENCY_ACCOUNT_ACTIVE_FOR_TRANSACTIONS');
  });
});

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
    const [mail] = await mailsTo(app, owner.person.email);
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
      .where('organization_id', '=', organizationId)
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
    const again = (accountType: string) => staff('POST', 'send-application-again', { organizationId, accountType });
    const answers = await Promise.all([again('smart'), again('smart')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(codeOf(await again('merchant'))).toBe('IdempotencyConflictError');
    await send();
    expect(await statesOf()).toMatchObject({ smart: 'submitted' });
  });

  it('of an earlier sending, told late, don’t undo that staff sent it again', async () => {
    await newCompany('Provider Error Smart');
    await applyFor();
    await send();
    const staff = await signInStaff('compliance-admin');
    await staff('POST', 'send-application-again', { organizationId, accountType: 'smart' });
    const before = await answersOf();
    expect((await post({ status: 'error', sending: 1 })).status).toBe(204);
    expect(await statesOf()).toMatchObject({ smart: 'queued' });
    expect(await answersOf()).toEqual(before);
    const late = await db
      .selectFrom('audit_events')
      .select('detail')
      .where('object_id', '=', organizationId)
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
    await staff('POST', 'send-application-again', { organizationId, accountType: 'smart' });
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

  it('are told after several failed attempts to reach it', async () => {
    await applyFor();
    await db
      .updateTable('account_applications')
      .set({ attempts: 4 })
      .where('organization_id', '=', organizationId)
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
    expect((await support('GET', `routefusion-errors/${organizationId}`)).status).toBe(403);
  });
});
