import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { cookies } from '../kernel/index.ts';
import { createOrganization } from '../organizations/index.ts';
import { codeOf, dataOf, type TestAnswer } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailedCode, mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import { createPerson } from './index.ts';
import {
  age,
  confirm,
  me,
  newEmail,
  newPerson,
  password,
  type SignInPerson,
  signIn,
  signOut,
  start,
  wrongFor,
} from './sign-in-fixtures.ts';

const database = testDatabase({ poolSize: 20 });
const { db } = database;
const portal = testServer(database);
const secondPortal = testServer(database);

let person: SignInPerson;

beforeEach(async () => {
  person = await newPerson(db);
});

const codeFor = () => mailedCode(portal.app, person.email);

const auditOf = async (objectId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('audit_events')
    .select('action')
    .where('object_id', '=', objectId)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
};

describe('signing in', () => {
  it('requires e-mail, password and the mailed code, and gives access to the organization', async () => {
    const client = portal.client();
    const started = await start(client, { email: person.email.toUpperCase(), password });
    expect(started.status).toBe(200);
    expect(dataOf(started)).toMatchObject({
      userId: person.userId,
      otpRequired: true,
      organizations: [{ organizationId: person.organization.id, legalName: person.organization.legalName }],
    });
    const confirmed = await confirm(client, await codeFor());
    expect(dataOf(confirmed)).toEqual({ userId: person.userId, organizationId: person.organization.id });
    expect(dataOf(await me(client, person))).toMatchObject({
      userId: person.userId,
      email: person.email,
      organizationId: person.organization.id,
      role: 'owner',
      company: { legalName: person.organization.legalName, isNew: true, status: 'enabled' },
    });
  });

  it('leaves an audit trail', async () => {
    const client = portal.client();
    await start(client, { email: person.email, password: 'wrong' });
    await start(client, person);
    const code = await codeFor();
    await confirm(client, wrongFor(code));
    await confirm(client, code);
    await signOut(client, person);
    expect((await auditOf(person.userId)).sort()).toEqual(
      [
        'sign-in.refused',
        'one-time-code.sent',
        'sign-in.started',
        'one-time-code.refused',
        'one-time-code.used',
        'sign-in.completed',
        'sign-out.completed',
      ].sort(),
    );
  });

  it('refuses a wrong password and an unknown address with the same answer', async () => {
    const wrong = await start(portal.client(), { email: person.email, password: 'wrong' });
    const unknown = await start(portal.client(), { email: newEmail(), password: 'wrong' });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    const withoutId = ({ body }: TestAnswer) => ({ ...(body as object), requestId: '' });
    expect(withoutId(wrong)).toEqual(withoutId(unknown));
    expect(codeOf(wrong)).toBe('InvalidCredentialsError');
  });

  it('tells restricted people that they may not sign in, only after the right password', async () => {
    await db.updateTable('people').set({ status: 'suspended' }).where('id', '=', person.userId).execute();
    expect(codeOf(await start(portal.client(), { email: person.email, password: 'wrong' }))).toBe(
      'InvalidCredentialsError',
    );
    expect(codeOf(await start(portal.client(), person))).toBe('PersonOrCompanyDisabled');
    expect(await mailsTo(portal.app, person.email)).toEqual([]);
  });

  it('gives no access before the code', async () => {
    const client = portal.client();
    await start(client, person);
    expect((await me(client, person)).status).toBe(401);
    expect(codeOf(await confirm(client))).toBe('OtpRequiredError');
    expect(codeOf(await confirm(client, wrongFor(await codeFor())))).toBe('InvalidOtpError');
    expect((await me(client, person)).status).toBe(401);
  });

  it('must be completed within 15 minutes', async () => {
    const client = portal.client();
    await start(client, person);
    await age(db, person, '15 minutes');
    expect((await confirm(client, await codeFor())).status).toBe(401);
  });

  it('reports a sign-in code that was used already', async () => {
    const client = portal.client();
    await start(client, person);
    const code = await codeFor();
    await confirm(client, code);
    const again = portal.client();
    await start(again, person);
    expect(codeOf(await confirm(again, code))).toBe('ReusedLoginOtpError');
  });

  it('succeeds for exactly one of fifty parallel confirmations on two processes', async () => {
    const client = portal.client();
    await start(client, person);
    const code = await codeFor();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const twin = (index % 2 === 0 ? portal : secondPortal).client();
        for (const [name, value] of client.cookies) twin.cookies.set(name, value);
        return confirm(twin, code);
      }),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 401 || status === 403)).toHaveLength(49);
    const sessions = await db.selectFrom('sessions').select('stage').where('user_id', '=', person.userId).execute();
    expect(sessions).toEqual([{ stage: 'confirmed' }]);
  });

  it('takes a code that was issued by the other process', async () => {
    const client = portal.client();
    await start(client, person);
    const elsewhere = secondPortal.client();
    for (const [name, value] of client.cookies) elsewhere.cookies.set(name, value);
    expect((await confirm(elsewhere, await codeFor())).status).toBe(200);
  });

  it('gives the session a new token, and refuses the old one', async () => {
    const client = portal.client();
    await start(client, person);
    const intermediate = client.cookies.get(cookies.session) ?? '';
    await confirm(client, await codeFor());
    expect(client.cookies.get(cookies.session)).not.toBe(intermediate);
    client.cookies.set(cookies.session, intermediate);
    expect((await me(client, person)).status).toBe(401);
  });
});

describe('the choice of an organization', () => {
  it('makes the person act for it', async () => {
    const second = await createOrganization(db, {
      legalName: 'Second Company',
      organizationType: 'solopreneur',
      pricingTier: 'vault',
      ownerId: person.userId,
    });
    const client = await signIn(portal, person, { organizationId: second.id });
    expect(dataOf(await me(client, person))).toMatchObject({ organizationId: second.id });
  });

  it('is refused if the person does not belong to it, and the code stays valid', async () => {
    const client = portal.client();
    await start(client, person);
    const code = await codeFor();
    const stranger = await createPerson(db, { email: `x-${person.email}`, password, firstName: 'Bo', lastName: 'Fox' });
    const foreign = await createOrganization(db, {
      legalName: 'Foreign Company',
      organizationType: 'business',
      pricingTier: 'premium',
      ownerId: stranger,
    });
    expect((await confirm(client, code, { organizationId: foreign.id })).status).toBe(422);
    expect((await confirm(client, code)).status).toBe(200);
  });
});

describe('a remembered device', () => {
  it('needs no code for thirty days, but only for this person', async () => {
    const client = await signIn(portal, person, { remember2FaChecked: true });
    await signOut(client, person);
    const started = await start(client, person);
    expect(dataOf(started)).toMatchObject({ otpRequired: false });
    expect((await confirm(client)).status).toBe(200);

    await createPerson(db, { email: `y-${person.email}`, password, firstName: 'Bo', lastName: 'Fox' });
    expect(dataOf(await start(client, { email: `y-${person.email}`, password }))).toMatchObject({ otpRequired: true });

    await db
      .updateTable('trusted_devices')
      .set({ expires_at: sql<Date>`expires_at - interval '30 days'` })
      .where('user_id', '=', person.userId)
      .execute();
    expect(dataOf(await start(client, person))).toMatchObject({ otpRequired: true });
  });

  it('is remembered only on request', async () => {
    const client = await signIn(portal, person);
    expect(dataOf(await start(client, person))).toMatchObject({ otpRequired: true });
  });
});

describe('constants', () => {
  it('describe the installation', async () => {
    const client = await signIn(portal, person);
    expect(dataOf(await client.request(`/api/${person.userId}/me/constants`))).toMatchObject({
      brandName: 'Bancoli',
      isSandbox: true,
      idleWarningMinutes: 14,
      currencies: expect.arrayContaining(['USD', 'NZD']),
    });
    expect(dataOf(await portal.client().request('/api/new/constants'))).toMatchObject({
      brandName: 'Bancoli',
      idleWarningMinutes: 14,
    });
  });
});
