import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Company, newOrganization } from '../contacts/contacts-fixtures.ts';
import { createPerson } from '../identity/index.ts';
import { password, signIn } from '../identity/sign-in-fixtures.ts';
import { addMember } from '../organizations/index.ts';
import { codeOf, dataOf, type TestClient } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailedCode, mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import { addAccount, germanAccount, holderAddress } from './external-accounts-fixtures.ts';

const database = testDatabase();
const server = testServer(database);
const { app } = server;

let own: Company;
let client: TestClient;

beforeAll(async () => {
  own = await newOrganization(app, { legalName: 'Own Company', handle: 'own_recipients' });
  client = await signIn(server, own);
});

const ask = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  client.request(`/api/${own.userId}${path}`, {
    method,
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
  });

const checkName = (changes: object = {}) => ask('POST', '/accounts/check-name', { ...germanAccount, ...changes });

async function codeFor(call: 'POST' | 'PUT', nameCheckId: string): Promise<string> {
  const asked = await ask('POST', '/me/send-email-2fa', { purpose: `${call} /accounts`, nameCheckId });
  if (asked.status !== 200) throw new Error(`No code: ${JSON.stringify(asked.body)}`);
  return await mailedCode(app, own.email);
}

const accountBody = (nameCheckId: string, changes: object = {}) => ({
  name: 'Hafenlicht',
  ...germanAccount,
  address: holderAddress,
  nameCheckId,
  ...changes,
});

/** Checks the name, asks for a code, and adds the account. */
async function add(changes: object = {}) {
  const check = await checkName(changes);
  if (check.status !== 200) return check;
  const { nameCheckId } = dataOf<{ nameCheckId: string }>(check);
  const code = await codeFor('POST', nameCheckId);
  return await ask('POST', '/accounts', accountBody(nameCheckId, changes), { 'otp-code': code });
}

interface Wire {
  readonly _id: string;
  readonly version: number;
  readonly status: string;
  readonly name: string;
  readonly history: readonly { readonly event: string; readonly by?: string; readonly name?: string }[];
}

const added = async (changes: object = {}): Promise<Wire> => dataOf<Wire>(await add(changes));
const get = async (id: string): Promise<Wire> => dataOf<Wire>(await ask('GET', `/accounts/${id}`));

const firstMessage = ({ body }: { readonly body: unknown }) =>
  (body as { validations?: { path: string; message: string }[] }).validations?.[0];

/** A German account that no other test has. The check digits follow from the account's number. */
let accounts = 0;
function nextIban(): string {
  accounts += 1;
  const bban = `37040044${String(accounts).padStart(10, '0')}`;
  const check = 98n - (BigInt(`${bban}131400`) % 97n);
  return `DE${String(check).padStart(2, '0')}${bban}`;
}
const withNewIban = () => ({ details: { iban: nextIban() } });

describe('adding an account', () => {
  it('stores it sealed, shows it masked, and says in the mail what the code confirms', async () => {
    const iban = nextIban();
    const answer = await add({ details: { iban: ` ${iban.slice(0, 4)}-${iban.slice(4)} ` } });
    expect(answer.status).toBe(200);
    expect(dataOf(answer)).toMatchObject({
      _id: expect.stringMatching(/^eac_/),
      version: 1,
      status: 'active',
      name: 'Hafenlicht',
      maskedNumber: `DE •••• ${iban.slice(-4)}`,
      details: { iban: `DE •••• ${iban.slice(-4)}` },
      address: { ...holderAddress },
      nameCheck: { outcome: 'match', checkedAt: expect.any(String) },
      isKnown: false,
    });
    const [mail] = await mailsTo(app, own.email);
    expect(mail?.text).toContain('Hafenlicht GmbH');
    expect(mail?.text).toContain(`DE •••• ${iban.slice(-4)}`);

    const { _id } = dataOf<Wire>(answer);
    const { rows } = await sql<{ stored: string }>`
      select external_accounts::text || coalesce((select string_agg(audit_events::text, ' ') from audit_events
        where object_id = ${_id}), '') as stored from external_accounts where id = ${_id}`.execute(database.db);
    expect(rows[0]?.stored).toContain('external-account.added');
    expect(rows[0]?.stored).not.toContain(iban.slice(-10));
    const page = JSON.stringify([await ask('GET', '/accounts'), await get(_id), ...(await mailsTo(app, own.email))]);
    expect(page).not.toContain(iban.slice(-10));
    expect((await get(_id)).history).toMatchObject([{ event: 'added', by: expect.stringMatching(/^Ada /) }]);
  });

  it.each([
    ['to a blocked country', { country: 'IR', rail: 'swift', details: { bic: 'BKBPIRTH', iban: 'x' } }, 'country'],
    ['by a rail of another country', { country: 'US', rail: 'sepa' }, 'rail'],
    ['in a currency that is not sent there', { currency: 'MXN' }, 'rail'],
    ['with a wrong IBAN', { details: { iban: 'DE89370400440532013001' } }, 'details.iban'],
    ['without a field', { details: {} }, 'details.iban'],
    [
      'with a field of another country',
      { details: { ...germanAccount.details, sortCode: '089999' } },
      'details.sortCode',
    ],
    ['as one’s own in another name', { kind: 'own-business', holderName: 'Another' }, 'holderName'],
  ])('%s is refused beside its field', async (_, changes, path) => {
    const answer = await checkName(changes);
    expect([answer.status, firstMessage(answer)?.path]).toEqual([422, path]);
  });

  it('again is refused in any spelling, even when the first is in another case', async () => {
    const iban = nextIban();
    expect((await add({ details: { iban } })).status).toBe(200);
    expect(codeOf(await checkName({ details: { iban: iban.toLowerCase() } }))).toBe('ExternalAccountExistsError');
  });

  it('twice at once gives one account', async () => {
    const changes = withNewIban();
    const checks = [await checkName(changes), await checkName(changes)].map((each) =>
      dataOf<{ nameCheckId: string }>(each),
    );
    const codes: string[] = [];
    for (const { nameCheckId } of checks) codes.push(await codeFor('POST', nameCheckId));
    const answers = await Promise.all(
      checks.map(({ nameCheckId }, at) =>
        ask('POST', '/accounts', accountBody(nameCheckId, changes), { 'otp-code': codes[at] ?? '' }),
      ),
    );
    const outcomes = answers.map((answer) => codeOf(answer) ?? 'added').sort();
    expect(outcomes).toEqual(['ExternalAccountExistsError', 'added']);
  });

  it('with a code for other details is refused, and so is a used check', async () => {
    const changes = withNewIban();
    const first = dataOf<{ nameCheckId: string }>(await checkName(changes)).nameCheckId;
    const second = dataOf<{ nameCheckId: string }>(await checkName(withNewIban())).nameCheckId;
    const code = await codeFor('POST', first);
    const other = await ask('POST', '/accounts', accountBody(second, changes), { 'otp-code': code });
    expect(codeOf(other)).toBe('InvalidOtpError');

    const swapped = accountBody(first, withNewIban());
    const fresh = await codeFor('POST', first);
    expect(codeOf(await ask('POST', '/accounts', swapped, { 'otp-code': fresh }))).toBe('NameCheckOutdatedError');

    const third = await codeFor('POST', first);
    const { _id } = dataOf<Wire>(await ask('POST', '/accounts', accountBody(first, changes), { 'otp-code': third }));
    await ask('DELETE', '/accounts', { accountId: _id });
    const again = await ask('POST', '/me/send-email-2fa', { purpose: 'POST /accounts', nameCheckId: first });
    expect(codeOf(again)).toBe('NameCheckOutdatedError');
  });

  it('with an expired check is refused', async () => {
    const changes = withNewIban();
    const { nameCheckId } = dataOf<{ nameCheckId: string }>(await checkName(changes));
    const code = await codeFor('POST', nameCheckId);
    await sql`update external_account_name_checks set expires_at = now() where id = ${nameCheckId}`.execute(
      database.db,
    );
    const answer = await ask('POST', '/accounts', accountBody(nameCheckId, changes), { 'otp-code': code });
    expect(codeOf(answer)).toBe('NameCheckOutdatedError');
  });

  it('needs a code', async () => {
    const { nameCheckId } = dataOf<{ nameCheckId: string }>(await checkName(withNewIban()));
    expect(codeOf(await ask('POST', '/accounts', accountBody(nameCheckId)))).toBe('OtpRequiredError');
  });

  it('needs a verified company, and a role that manages it', async () => {
    const unverified = await newOrganization(app, { verificationStatus: 'completed' });
    const theirs = await signIn(server, unverified);
    const path = `/api/${unverified.userId}/accounts/check-name`;
    const refused = await theirs.request(path, { method: 'POST', body: germanAccount });
    expect(codeOf(refused)).toBe('CompanyNotVerifiedError');

    const email = `reader-${crypto.randomUUID()}@example.com`;
    const userId = await createPerson(app.db, { email, password, firstName: 'Mo', lastName: 'Field' });
    await addMember(app.db, { organizationId: own.organization.id, personId: userId, role: 'read-only' });
    const reader = await signIn(server, { email });
    const asReader = (method: string, route: string, body?: unknown) =>
      reader.request(`/api/${userId}${route}`, { method, ...(body !== undefined && { body }) });
    expect((await asReader('GET', '/accounts')).status).toBe(200);
    expect(codeOf(await asReader('POST', '/accounts/check-name', germanAccount))).toBe('ForbiddenError');
    const { _id } = await added(withNewIban());
    expect(codeOf(await asReader('DELETE', '/accounts', { accountId: _id }))).toBe('ForbiddenError');
    expect(codeOf(await asReader('PUT', '/accounts/name', { accountId: _id, name: 'x' }))).toBe('ForbiddenError');
  });
});

describe('the name check', () => {
  it.each([
    ['Exact Bakery', { outcome: 'match', consequence: 'continue', waitingHours: 0 }],
    ['Close Match Bakery', { outcome: 'close-match', suggestedName: 'Exact Match Bakery', consequence: 'warn' }],
    ['No Match Bakery', { outcome: 'no-match', consequence: 'warn', waitingHours: 24 }],
    ['No Answer Bakery', { outcome: 'unavailable', consequence: 'warn', waitingHours: 0 }],
    ['Timeout Bakery', { outcome: 'unavailable', consequence: 'warn', waitingHours: 0 }],
  ])('of “%s” answers %j', async (holderName, expected) => {
    expect(dataOf(await checkName({ ...withNewIban(), holderName }))).toMatchObject(expected);
  });

  it('that warns has to be accepted, and a name without a match waits a day', async () => {
    const changes = { ...withNewIban(), holderName: 'No Match Bakery' };
    expect(codeOf(await add(changes))).toBe('NameMismatchError');
    const account = await added({ ...changes, acceptsNameMismatch: true });
    expect(account).toMatchObject({ status: 'pending', payableFrom: expect.any(String) });
    const listed = async (status: string) =>
      dataOf<{ items: Wire[] }>(await ask('GET', `/accounts?status=${status}&search=Hafenlicht`)).items.map(
        ({ _id }) => _id,
      );
    expect(await listed('pending')).toEqual([account._id]);
    expect(await listed('active')).not.toContain(account._id);
    await sql`update external_accounts set payable_from = added_at where id = ${account._id}`.execute(database.db);
    expect((await get(account._id)).status).toBe('active');
  });

  it('of one’s own account without a match ends there', async () => {
    const company = await newOrganization(app, { legalName: 'No Match Own' });
    const theirs = await signIn(server, company);
    const answer = await theirs.request(`/api/${company.userId}/accounts/check-name`, {
      method: 'POST',
      body: { ...germanAccount, kind: 'own-business', holderName: 'no match own' },
    });
    expect(dataOf(answer)).toMatchObject({ outcome: 'no-match', consequence: 'refuse' });
  });

  it('is limited to 200 a day for a company', async () => {
    await sql`
      insert into external_account_name_checks (id, organization_id, content_hash, holder_name, masked_number, currency,
        outcome, checked_at, expires_at)
      select 'anc_' || number, ${own.organization.id}, '', '', '', 'EUR', 'match', now(), now()
      from generate_series(1, 200) number`.execute(database.db);
    expect(codeOf(await checkName(withNewIban()))).toBe('TooManyNameChecksError');
    await sql`delete from external_account_name_checks where holder_name = ''`.execute(database.db);
  });
});

describe('changing an account', () => {
  const change = async (account: Wire, changes: { details?: object; holderName?: string; version?: number } = {}) => {
    const content = { kind: 'business', holderName: 'Hafenlicht AG', ...changes };
    const { details: _, ...place } = germanAccount;
    const check = await ask('POST', '/accounts/check-name', { ...place, ...content, accountId: account._id });
    if (check.status !== 200) return check;
    const { nameCheckId } = dataOf<{ nameCheckId: string }>(check);
    const code = await codeFor('PUT', nameCheckId);
    const body = { version: account.version, ...content, accountId: account._id, address: holderAddress, nameCheckId };
    return await ask('PUT', '/accounts', body, { 'otp-code': code });
  };

  it('keeps its details unless they are given, and makes it a new recipient', async () => {
    const account = await added(withNewIban());
    await sql`update external_accounts set known_since = now(), attention_reason = 'account-closed' where id = ${account._id}`.execute(
      database.db,
    );
    expect(await get(account._id)).toMatchObject({ status: 'needs-attention', isKnown: true });
    const changed = dataOf<Wire>(await change(account));
    expect(changed).toMatchObject({ version: 2, holderName: 'Hafenlicht AG', status: 'active', isKnown: false });
    const iban = nextIban();
    const replaced = dataOf<Wire>(await change(changed, { details: { iban } }));
    expect(replaced).toMatchObject({ version: 3, maskedNumber: `DE •••• ${iban.slice(-4)}` });
    expect((await get(account._id)).history.map(({ event }) => event)).toEqual(['changed', 'changed', 'added']);
  });

  it('refuses the version before, the details of another account, and a removed one', async () => {
    const taken = withNewIban();
    await added(taken);
    const account = await added(withNewIban());
    expect(codeOf(await change(account, taken))).toBe('ExternalAccountExistsError');
    await change(account);
    expect(codeOf(await change(account))).toBe('ExternalAccountChangedError');
    await ask('DELETE', '/accounts', { accountId: account._id });
    expect(codeOf(await change(account))).toBe('NotFoundError');
  });

  it('of its name is in the history, and needs no code', async () => {
    const account = await added(withNewIban());
    const rename = (name: string) => ask('PUT', '/accounts/name', { accountId: account._id, name });
    expect(dataOf(await rename('  Rent '))).toMatchObject({ name: 'Rent', version: 1 });
    await rename('Rent');
    expect((await get(account._id)).history).toMatchObject([{ event: 'renamed', name: 'Rent' }, { event: 'added' }]);
    expect((await rename(' ')).status).toBe(422);
  });
});

describe('removing an account', () => {
  it('keeps it for the history, and lets it be added again', async () => {
    const changes = withNewIban();
    const account = await added(changes);
    const remove = () => ask('DELETE', '/accounts', { accountId: account._id });
    const answers = await Promise.all([remove(), remove()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(await get(account._id)).toMatchObject({ status: 'removed', history: [{ event: 'removed' }, {}] });
    const ids = async (query: string) =>
      dataOf<{ items: Wire[] }>(await ask('GET', `/accounts?limit=100${query}`)).items.map(({ _id }) => _id);
    expect(await ids('')).not.toContain(account._id);
    expect(await ids('&status=removed')).toContain(account._id);
    expect((await add(changes)).status).toBe(200);
  });
});

describe('the list', () => {
  it('is by name, in pages, searched without accents and narrowed', async () => {
    const company = await newOrganization(app);
    const theirs = await signIn(server, company);
    const names = ['Öresund', 'alder', 'Twin', 'Twin', 'Zinc'];
    for (const name of names) await addAccountOf(company, name);
    const list = async (query: string) =>
      dataOf<{ items: Wire[]; nextCursor: string | null }>(
        await theirs.request(`/api/${company.userId}/accounts?${query}`),
      );
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await list(`limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(['alder', 'Twin', 'Twin', 'Zinc', 'Öresund']);
    expect((await list('search=oresund')).items).toHaveLength(1);
    expect((await list('search=hafenLICHT')).items).toHaveLength(5);
    expect((await list('currency=USD')).items).toHaveLength(0);
    expect((await list('country=DE&currency=EUR&kind=business')).items).toHaveLength(5);
    const wrong = await theirs.request(`/api/${company.userId}/accounts?cursor=x`);
    expect([wrong.status, firstMessage(wrong)?.path]).toEqual([422, 'cursor']);
  });
});

const addAccountOf = ({ organization }: Company, name: string) =>
  addAccount(app, organization.id, { name, ...withNewIban() });

describe('where money can be sent', () => {
  const currencies = (query: string) => ask('GET', `/accounts/transfer-currencies?${query}`);

  it('to a country in each of its currencies, and to an account in its own', async () => {
    const toPoland = await currencies('sourceCurrency=PLN&destinationCountry=PL');
    expect(dataOf<{ currencies: object[] }>(toPoland).currencies).toEqual(
      expect.arrayContaining([
        { currency: 'PLN', rails: ['elixir'], needsConversion: false },
        { currency: 'EUR', rails: ['sepa'], needsConversion: true },
        { currency: 'USD', rails: ['swift'], needsConversion: true },
      ]),
    );
    const { _id } = await added(withNewIban());
    const toAccount = await currencies(`sourceCurrency=USD&sourceAccountType=smart&accountId=${_id}`);
    expect(dataOf(toAccount)).toEqual({ currencies: [{ currency: 'EUR', rails: ['sepa'], needsConversion: true }] });
    await sql`update external_accounts set attention_reason = 'account-closed' where id = ${_id}`.execute(database.db);
    const blocked = await currencies(`sourceCurrency=USD&accountId=${_id}`);
    expect(codeOf(blocked)).toBe('ExternalAccountNotPayableError');
    expect(dataOf(await currencies('sourceCurrency=USD&destinationCountry=KP'))).toEqual({ currencies: [] });
  });

  it.each([
    ['sourceCurrency=JPY&destinationCountry=PL', 'sourceCurrency'],
    ['sourceCurrency=EUR&sourceAccountType=smart&destinationCountry=PL', 'sourceAccountType'],
    ['sourceCurrency=EUR', 'destinationCountry'],
  ])('is refused for %s', async (query, path) => {
    const answer = await currencies(query);
    expect([answer.status, firstMessage(answer)?.path]).toEqual([422, path]);
  });

  it('is listed with the fields of each corridor, without blocked countries', async () => {
    const { corridors } = dataOf<{ corridors: { country: string; rail: string; fields: { name: string }[] }[] }>(
      await ask('GET', '/accounts/available-corridors'),
    );
    expect(corridors).toContainEqual({
      country: 'MX',
      rail: 'spei',
      currencies: ['MXN'],
      fields: [{ name: 'clabe', isRequired: true }],
    });
    expect(corridors.some(({ country }) => ['CU', 'IR', 'KP', 'SY'].includes(country))).toBe(false);
  });
});
