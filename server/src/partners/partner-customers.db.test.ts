import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createApiKey } from '../identity/index.ts';
import { newEmail } from '../identity/sign-in-fixtures.ts';
import { codeOf, dataOf, type TestAnswer } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import { createTradingWorld, startOn, type TradingWorld } from '../test-support/trading-world.ts';
import {
  ownerOf,
  riskProfile,
  type StepAnswer,
  setup,
  type VerificationAnswer,
} from '../verification/verification-fixtures.ts';

const database = testDatabase();
const { db } = database;
const server = testServer(database);
const { app } = server;
const origin = 'https://shop.example';
let partner: TradingWorld;
let secret: string;
let acceptedTermsVersion: string;

const newKey = async (of: TradingWorld) =>
  await createApiKey(db, {
    organizationId: of.seller.organizationId ?? '',
    name: 'Shop',
    scopes: ['embed-sessions:write', 'customers:write'],
    widgets: ['onboarding', 'balances'],
    origins: [origin],
  });

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  partner = await createTradingWorld(app);
  ({ secret } = await newKey(partner));
  const terms = await server.client().request('/api/new/signups/terms', {});
  acceptedTermsVersion = dataOf<{ version: string }>(terms).version;
});

const ask = (method: string, path: string, body?: object, headers: Readonly<Record<string, string>> = {}) =>
  server.client().request(`/api/new${path}`, {
    method,
    ...(body && { body }),
    headers: { authorization: `Bearer ${secret}`, ...headers },
  });

let handles = 0;
const newHandle = () => {
  handles += 1;
  return `customer${handles}`;
};

const bodyOf = (changes: object = {}) => ({
  handle: newHandle(),
  firstName: 'Iris',
  lastName: 'Vale',
  email: newEmail(),
  phoneNumber: '+1 212 555 0123',
  countryIso: 'US',
  acceptedTermsVersion,
  ...changes,
});

interface Customer {
  readonly customerId: string;
  readonly verificationStatus: string;
}

const create = (body: object, idempotencyKey: string = randomUUID()): Promise<TestAnswer> =>
  ask('POST', '/partners/customers', body, { 'idempotency-key': idempotencyKey });

const newCustomer = async () => dataOf<Customer>(await create(bodyOf()));

const open = (body: object, key = secret) =>
  ask('POST', '/embed/sessions', { origin, ...body }, { authorization: `Bearer ${key}` });

/** The calls of the page of a customer. */
async function pageOf(customerId: string) {
  const { token } = dataOf<{ token: string }>(await open({ widgets: ['onboarding'], customerId }));
  return (method: string, path: string, body?: object) =>
    ask(method, path, body, { authorization: `Bearer ${token}`, origin });
}

describe('a customer of a partner', () => {
  it('is a business with an owner, who is mailed a link and has accepted the terms', async () => {
    const body = bodyOf();
    const created = dataOf<Customer>(await create(body));
    expect(created).toMatchObject({ handle: body.handle, verificationStatus: 'not_started' });
    expect(dataOf(await ask('GET', `/partners/customers/${created.customerId}`))).toEqual(created);
    const [mail] = await mailsTo(app, body.email);
    expect(mail?.text).toContain('/auth/set-password#token=');
    const accepted = await db
      .selectFrom('sign_ups')
      .innerJoin('terms_acceptances', 'terms_acceptances.sign_up_id', 'sign_ups.id')
      .select('terms_acceptances.version')
      .where('sign_ups.email', '=', body.email)
      .execute();
    expect(new Set(accepted.map(({ version }) => version))).toEqual(new Set([acceptedTermsVersion]));
  });

  it('has signed up, so that its owner earns the welcome bonus in time', async () => {
    const { customerId } = await newCustomer();
    const page = await pageOf(customerId);
    const { welcome } = dataOf<VerificationAnswer>(await page('GET', '/verification'));
    expect(welcome).toMatchObject({ points: 500, isGranted: false });
    expect(welcome?.secondsLeft).toBeGreaterThan(23 * 3600);
  });

  it('is created once for a repeated request, also when both arrive together', async () => {
    const body = bodyOf();
    const answers = await Promise.all([create(body, 'customer-1'), create(body, 'customer-1')]);
    answers.push(await create(body, 'customer-1'));
    expect(new Set(answers.map((answer) => dataOf<Customer>(answer).customerId)).size).toBe(1);
    expect(await mailsTo(app, body.email)).toHaveLength(1);
  });

  it.each([
    ['an address that somebody has', 'EmailInUseError', undefined],
    ['a handle that is taken', 'ValidationError', 'handle'],
  ])('is refused with %s, and nothing is left', async (what, code, path) => {
    const earlier = bodyOf();
    await create(earlier);
    const body = bodyOf(what.startsWith('a handle') ? { handle: earlier.handle } : { email: earlier.email });
    const refused = await create(body);
    expect(codeOf(refused)).toBe(code);
    if (path) expect(refused).toMatchObject({ body: { validations: [{ path }] } });
    const left = await db.selectFrom('organizations').select('id').where('handle', '=', body.handle).execute();
    expect(left).toHaveLength(what.startsWith('a handle') ? 1 : 0);
    const people = await db.selectFrom('people').select('id').where('email', '=', body.email).execute();
    expect(people).toHaveLength(what.startsWith('a handle') ? 0 : 1);
  });

  it.each([
    [{ acceptedTermsVersion: '1999-01-01' }, 'acceptedTermsVersion'],
    [{ email: 'iris' }, 'email'],
    [{ phoneNumber: '12' }, 'phoneNumber'],
    [{ handle: 'a' }, 'handle'],
  ])('is refused with %j', async (changes, path) => {
    expect(await create(bodyOf(changes))).toMatchObject({ status: 422, body: { validations: [{ path }] } });
  });

  it('is not found by another partner', async () => {
    const { customerId } = await newCustomer();
    const other = await newKey(await createTradingWorld(app));
    const authorization = `Bearer ${other.secret}`;
    expect((await ask('GET', `/partners/customers/${customerId}`, undefined, { authorization })).status).toBe(404);
    expect((await open({ widgets: ['onboarding'], customerId }, other.secret)).status).toBe(404);
  });
});

describe('the page of a customer', () => {
  it('answers the verification as its owner', async () => {
    const { customerId } = await newCustomer();
    const page = await pageOf(customerId);
    const seen = dataOf<VerificationAnswer>(await page('GET', '/verification'));
    expect(seen).toMatchObject({ isOwner: true, verificationStatus: 'not_started' });
    const draft = dataOf<StepAnswer>(await page('POST', '/verification/setup', { ...setup, isDraft: true }));
    expect(draft.version).toBe(1);
    const saved = dataOf<StepAnswer>(await page('POST', '/verification/risk-profile', riskProfile));
    expect(saved.missing).toEqual([]);
    const audit = await db
      .selectFrom('audit_events')
      .select('actor_kind')
      .where('organization_id', '=', customerId)
      .where('action', 'like', 'verification%')
      .execute();
    expect(new Set(audit.map(({ actor_kind: kind }) => kind))).toEqual(new Set(['embed']));
  });

  it('gives an owner who has not signed up another address', async () => {
    const { customerId } = await newCustomer();
    const page = await pageOf(customerId);
    const [oldEmail, newAddress] = [newEmail(), newEmail()];
    await page('PUT', '/verification/directors', {
      officers: [{ id: 'me', isSelf: true, jobTitle: 'Director' }],
      isDraft: true,
    });
    const owners = [{ ...ownerOf({ id: 'ana', email: oldEmail }), bankingAccess: 'no-access' }];
    expect((await page('PUT', '/verification/ubos', { owners, hasEntityUbo: false })).status).toBe(200);
    const change = { oldEmail, newEmail: newAddress };
    expect(codeOf(await page('PUT', '/verification/ubo-email', change))).toBeUndefined();
    const { people } = dataOf<VerificationAnswer>(await page('GET', '/verification'));
    expect(people).toMatchObject([{ id: 'ana', email: newAddress, status: 'invited' }]);
  });

  it('opens the business’s balances, and no other call of it', async () => {
    const { customerId } = await newCustomer();
    const { token } = dataOf<{ token: string }>(await open({ widgets: ['balances'], customerId }));
    const page = (path: string) => ask('GET', path, undefined, { authorization: `Bearer ${token}`, origin });
    expect((await page('/currency-accounts/balances')).status).toBe(200);
    expect((await page('/verification')).status).toBe(403);
  });

  it.each(['restricted', 'ofac', 'inactive', 'duplicated'] as const)(
    'is refused once the business is %s',
    async (status) => {
      const { customerId } = await newCustomer();
      const page = await pageOf(customerId);
      await db.updateTable('organizations').set({ status }).where('id', '=', customerId).execute();
      expect(codeOf(await page('GET', '/verification'))).toBe('PersonOrCompanyDisabled');
    },
  );

  it.each(['verification_denied', 'automatically_denied'] as const)(
    'says that the business was denied, and nothing else, once it is %s',
    async (status) => {
      const { customerId } = await newCustomer();
      const page = await pageOf(customerId);
      const denied = { status, verification_status: 'denied' } as const;
      await db.updateTable('organizations').set(denied).where('id', '=', customerId).execute();
      expect(dataOf(await page('GET', '/verification'))).toMatchObject({
        verificationStatus: 'denied',
        isFinalized: true,
      });
      for (const [method, path] of [
        ['POST', '/verification/setup'],
        ['GET', '/currency-accounts/balances'],
      ] as const) {
        expect(codeOf(await page(method, path))).toBe('PersonOrCompanyDisabled');
      }
    },
  );

  it('is refused once its owner is no owner', async () => {
    const { customerId } = await newCustomer();
    const page = await pageOf(customerId);
    await db.updateTable('memberships').set({ role: 'manager' }).where('organization_id', '=', customerId).execute();
    expect((await page('GET', '/verification')).status).toBe(403);
  });

  it.each([
    [{ widgets: ['onboarding'] }, 'customerId'],
    [{ widgets: ['balances'], customerId: 'org_1', invoiceId: 'inv_00000000000000000000000000' }, 'customerId'],
  ])('is not opened with %j', async (body, path) => {
    const refused = await open(body);
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain(`"${path}"`);
  });
});
