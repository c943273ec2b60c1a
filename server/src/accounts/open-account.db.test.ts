import { beforeAll, describe, expect, it } from 'vitest';
import { actAs, type Company, newOrganization } from '../contacts/contacts-fixtures.ts';
import { signIn } from '../identity/sign-in-fixtures.ts';
import type { App } from '../kernel/index.ts';
import { joinWaitlist, type NewOrganization } from '../organizations/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { codeOf, dataOf, type TestAnswer } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import { waitlistNotifying } from './index.ts';

const database = testDatabase();
const server = testServer(database);
const { app } = server;

const opened = { openAccounts: [{ currency: 'USD' }] } satisfies Partial<NewOrganization>;

async function member(company: Company) {
  const client = await signIn(server, company);
  const ask = (method: string, path: string, body?: unknown): Promise<TestAnswer> =>
    client.request(`/api/${company.userId}${path}`, { method, ...(body !== undefined && { body }) });
  return {
    company,
    ask,
    open: (body: object) => ask('POST', '/currency-accounts', body),
    invite: (contactId: string, currency: string) =>
      ask('POST', '/currency-accounts/send-invite-open-account', { contactId, currency }),
  };
}

const newMember = async (changes: Partial<NewOrganization> = opened) => member(await newOrganization(app, changes));

const subjectsTo = async (email: string) => (await mailsTo(app, email)).map(({ subject }) => subject);

const events = (organizationId: string) =>
  app.db
    .selectFrom('audit_events')
    .select(['action', 'detail'])
    .where('organization_id', '=', organizationId)
    .where('action', 'like', 'organization.%')
    .orderBy('id')
    .execute();

describe('opening an account', () => {
  it('makes it active, once, with an audit event and a mail to the owner', async () => {
    const owner = await newMember();
    const answers = await Promise.all([1, 2, 3].map(() => owner.open({ currency: 'EUR' })));
    const accounts = answers.map((answer) => dataOf<{ bankAccountNumber: string }>(answer));
    expect(accounts[0]).toMatchObject({
      currency: 'EUR',
      label: 'EUR',
      isActive: true,
      currencyStatus: 'CURRENCY_ACCOUNT_ACTIVE_FOR_TRANSACTIONS',
      providerStatus: 'approved',
      balance: { $numberDecimal: '0.00' },
    });
    expect(new Set(accounts.map(({ bankAccountNumber }) => bankAccountNumber)).size).toBe(1);
    expect(await events(owner.company.organization.id)).toEqual([
      { action: 'organization.account_opened', detail: { currency: 'EUR', accountType: 'traditional' } },
    ]);
    expect((await subjectsTo(owner.company.email)).filter((subject) => subject.includes('EUR'))).toEqual([
      'Your EUR account is open',
    ]);
    const deposit = await owner.ask('POST', '/currency-accounts/simulate-deposit', { currency: 'EUR', amount: '5' });
    expect(dataOf(deposit)).toMatchObject({ balance: { $numberDecimal: '5.00' } });
  });

  it('opens a closed account again, with its number', async () => {
    const owner = await newMember({
      openAccounts: [{ currency: 'GBP', isActive: false, bankAccountNumber: '700000000001' }],
    });
    expect(dataOf(await owner.open({ currency: 'GBP' }))).toMatchObject({
      isActive: true,
      bankAccountNumber: '700000000001',
    });
  });

  it('follows the provider of each type of dollar account', async () => {
    const owner = await newMember({ providerStatuses: { traditional: 'approved', smart: 'approved' } });
    expect(dataOf(await owner.open({ currency: 'USD', accountType: 'smart' }))).toMatchObject({ label: 'Smart USD' });
    expect(dataOf(await owner.open({ currency: 'USD' }))).toMatchObject({ accountType: 'traditional' });
    expect(codeOf(await owner.open({ currency: 'USD', accountType: 'merchant' }))).toBe(
      'CurrencyAccountUnavailableError',
    );
  });

  it.each<[string, Partial<NewOrganization>, object, string]>([
    ['an unverified company', { verificationStatus: 'not_started' }, { currency: 'EUR' }, 'CompanyNotVerifiedError'],
    [
      'a company under review',
      { verificationStatus: 'completed', providerStatuses: { traditional: 'submitted' } },
      { currency: 'EUR' },
      'CurrencyAccountUnavailableError',
    ],
    [
      'a company that the provider denied',
      { providerStatuses: { traditional: 'denied' } },
      { currency: 'EUR' },
      'CurrencyAccountUnavailableError',
    ],
    ['a currency with a waiting list', opened, { currency: 'NZD' }, 'CurrencyAccountUnavailableError'],
    ['a currency without accounts', opened, { currency: 'JPY' }, 'ValidationError'],
    ['a type that the currency lacks', opened, { currency: 'EUR', accountType: 'smart' }, 'ValidationError'],
  ])('is refused for %s', async (_what, changes, body, code) => {
    const owner = await newMember(changes);
    expect(codeOf(await owner.open(body))).toBe(code);
    expect(await events(owner.company.organization.id)).toEqual([]);
  });
});

describe('inviting a contact to open an account', () => {
  let inviter: Awaited<ReturnType<typeof newMember>>;
  let friend: Awaited<ReturnType<typeof newMember>>;
  const contactIdOf = async (from: typeof inviter, to: Company) =>
    dataOf<{ _id: string }>(await from.ask('POST', '/contacts/add', { handle: to.handle, category: 'supplier' }))._id;

  beforeAll(async () => {
    [inviter, friend] = [await newMember(), await newMember()];
  });

  it('needs a contact that knows the company too', async () => {
    const contactId = await contactIdOf(inviter, friend.company);
    expect(codeOf(await inviter.invite(contactId, 'EUR'))).toBe('RecipientUnavailableError');
    expect(codeOf(await friend.invite(contactId, 'EUR'))).toBe('NotFoundError');
  });

  it('mails its owner a link, once in ten minutes for each account', async () => {
    const contactId = await contactIdOf(inviter, friend.company);
    await contactIdOf(friend, inviter.company);
    const codes = await Promise.all([inviter.invite(contactId, 'EUR'), inviter.invite(contactId, 'EUR')]);
    expect(codes.map(({ status }) => status).sort()).toEqual([200, 429]);
    const [mail] = await mailsTo(app, friend.company.email);
    expect(mail).toMatchObject({ subject: `${inviter.company.organization.legalName} suggests a EUR account` });
    expect(mail?.text).toContain('/accounts/open?currency=EUR');
    expect((await inviter.invite(contactId, 'GBP')).status).toBe(200);
    expect(codeOf(await inviter.invite(contactId, 'NZD'))).toBe('ValidationError');
  });
});

describe('the waiting list of a currency', () => {
  const offering: App = testApp(database, { waitlistCurrencies: [] });
  const tell = async (on: App) => {
    const now = await on.clock.now(on.db);
    return { due: await waitlistNotifying.nextDueAt(on), done: await waitlistNotifying.runDue(on, now) };
  };

  it('is notified once when its accounts can be opened', async () => {
    const company = await newOrganization(app, opened);
    await actAs(app, company, (context) =>
      joinWaitlist(context, { organizationId: company.organization.id, currency: 'NZD' }),
    );
    expect(await tell(app)).toEqual({ due: null, done: 0 });
    expect(await tell(offering)).toEqual({ due: expect.any(Date), done: 1 });
    expect(await tell(offering)).toEqual({ due: null, done: 0 });
    expect(await subjectsTo(company.email)).toEqual(['You can now open a NZD account']);
  });
});
