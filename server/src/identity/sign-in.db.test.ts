import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { cookies } from '../kernel/index.ts';
import { createOrganization, type Organization } from '../organizations/index.ts';
import { codeOf, dataOf, type TestAnswer, type TestClient } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailedCode, mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import { emailSubject } from './check-password.ts';
import { createPerson } from './index.ts';

const database = testDatabase({ poolSize: 20 });
const { db } = database;
const portal = testServer(database);
const secondPortal = testServer(database);

const password = 'Correct-Horse-1';
let count = 0;
let email: string;
let userId: string;
let company: Organization;

beforeEach(async () => {
  count += 1;
  email = `person-${count}@example.com`;
  userId = await createPerson(db, { email, password, firstName: 'Ada', lastName: 'Vale' });
  company = await createOrganization(db, {
    legalName: `Company ${count}`,
    organizationType: 'business',
    pricingTier: 'premium',
    ownerId: userId,
    verificationStatus: 'approved',
  });
});

const start = (client: TestClient, credentials: object = { email, password }) =>
  client.request('/api/new/sessions/intermediate', { method: 'POST', body: credentials });

const confirm = (client: TestClient, otpCode?: string, body: object = {}) =>
  client.request('/api/new/sessions/confirm', {
    method: 'POST',
    body,
    headers: { ...(otpCode && { 'otp-code': otpCode }) },
  });

const me = (client: TestClient, id = userId) => client.request(`/api/${id}/me`);

const resend = (client: TestClient, body: object = { purpose: 'sign-in' }) =>
  client.request('/api/new/me/send-email-2fa', { method: 'POST', body });

const codeFor = (address = email) => mailedCode(portal.app, address);

const wrongFor = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function signIn(body: object = {}): Promise<TestClient> {
  const client = portal.client();
  await start(client);
  const answer = await confirm(client, await codeFor(), body);
  expect(answer.status).toBe(200);
  return client;
}

/** Lets real time pass for codes and sessions of the person. */
async function age(interval: string): Promise<void> {
  const ago = (column: string) => sql<Date>`${sql.ref(column)} - ${interval}::interval`;
  await db
    .updateTable('otp_challenges')
    .set({ created_at: ago('created_at'), expires_at: ago('expires_at') })
    .where('user_id', '=', userId)
    .execute();
  await db
    .updateTable('sessions')
    .set({
      seen_at: ago('seen_at'),
      idle_expires_at: ago('idle_expires_at'),
      absolute_expires_at: ago('absolute_expires_at'),
    })
    .where('user_id', '=', userId)
    .execute();
}

/** Attempts counted for the person's e-mail address. */
async function countOfPasswords(): Promise<number> {
  const row = await db
    .selectFrom('sign_in_attempts')
    .select('count')
    .where('kind', '=', 'password')
    .where('subject', '=', emailSubject('customer', email))
    .executeTakeFirst();
  return row?.count ?? 0;
}

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
  it('takes e-mail, password and the mailed code, and opens the business', async () => {
    const client = portal.client();
    const started = await start(client, { email: email.toUpperCase(), password });
    expect(started.status).toBe(200);
    expect(dataOf(started)).toMatchObject({
      userId,
      otpRequired: true,
      organizations: [{ organizationId: company.id, legalName: company.legalName }],
    });
    const confirmed = await confirm(client, await codeFor());
    expect(dataOf(confirmed)).toEqual({ userId, organizationId: company.id });
    expect(dataOf(await me(client))).toMatchObject({
      userId,
      email,
      organizationId: company.id,
      role: 'owner',
      company: { legalName: company.legalName, isNew: true, status: 'enabled' },
    });
  });

  it('leaves an audit trail', async () => {
    const client = portal.client();
    await start(client, { email, password: 'wrong' });
    await start(client);
    const code = await codeFor();
    await confirm(client, wrongFor(code));
    await confirm(client, code);
    await client.request(`/api/${userId}/sessions`, { method: 'DELETE' });
    expect((await auditOf(userId)).sort()).toEqual(
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

  it('refuses a wrong password and an unknown address alike', async () => {
    const wrong = await start(portal.client(), { email, password: 'wrong' });
    const unknown = await start(portal.client(), { email: `nobody-${count}@example.com`, password: 'wrong' });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    const withoutId = ({ body }: TestAnswer) => ({ ...(body as object), requestId: '' });
    expect(withoutId(wrong)).toEqual(withoutId(unknown));
    expect(codeOf(wrong)).toBe('InvalidCredentialsError');
  });

  it('locks an address after ten wrong passwords on either process, known or not', async () => {
    for (const address of [email, `nobody-${count}@example.com`]) {
      const refused: (string | undefined)[] = [];
      for (let attempt = 0; attempt < 11; attempt += 1) {
        const client = (attempt % 2 === 0 ? portal : secondPortal).client();
        refused.push(codeOf(await start(client, { email: address, password: 'wrong' })));
      }
      expect(refused).toEqual([...Array(10).fill('InvalidCredentialsError'), 'BruteForceAttemptError']);
    }
    expect(codeOf(await start(portal.client()))).toBe('BruteForceAttemptError');
  });

  it('looks at ten of many passwords sent at once, and lets none past the lock, not even the right one', async () => {
    const guess = (guessed: string, index: number) =>
      start((index % 2 === 0 ? portal : secondPortal).client(), { email, password: guessed });
    const wrong = Array.from({ length: 30 }, (_, index) => guess('wrong', index));
    const outcomes = (await Promise.all(wrong)).map(codeOf);
    expect(outcomes.filter((code) => code === 'InvalidCredentialsError')).toHaveLength(10);
    expect(outcomes.filter((code) => code === 'BruteForceAttemptError')).toHaveLength(20);
    const late = await Promise.all([guess(password, 0), guess('wrong', 1), guess(password, 2)]);
    expect(late.map(codeOf)).toEqual(Array(3).fill('BruteForceAttemptError'));
  });

  it('counts a password that is still being looked at', async () => {
    const ten = Array.from({ length: 10 }, () => start(portal.client(), { email, password: 'wrong' }));
    await expect.poll(countOfPasswords, { interval: 1 }).toBe(10);
    const right = start(secondPortal.client());
    expect(codeOf(await right)).toBe('BruteForceAttemptError');
    expect((await Promise.all(ten)).map(codeOf)).toEqual(Array(10).fill('InvalidCredentialsError'));
  });

  it('forgets wrong passwords after the right one', async () => {
    for (let attempt = 0; attempt < 9; attempt += 1) await start(portal.client(), { email, password: 'wrong' });
    expect((await start(portal.client())).status).toBe(200);
    expect(await countOfPasswords()).toBe(0);
  });

  it('tells a person who may not sign in only after the right password', async () => {
    await db.updateTable('people').set({ status: 'suspended' }).where('id', '=', userId).execute();
    expect(codeOf(await start(portal.client(), { email, password: 'wrong' }))).toBe('InvalidCredentialsError');
    expect(codeOf(await start(portal.client()))).toBe('PersonOrCompanyDisabled');
    expect(await mailsTo(portal.app, email)).toEqual([]);
  });

  it('opens nothing before the code', async () => {
    const client = portal.client();
    await start(client);
    expect((await me(client)).status).toBe(401);
    expect(codeOf(await confirm(client))).toBe('OtpRequiredError');
    expect(codeOf(await confirm(client, wrongFor(await codeFor())))).toBe('InvalidOtpError');
    expect((await me(client)).status).toBe(401);
  });

  it('must be finished in a quarter of an hour', async () => {
    const client = portal.client();
    await start(client);
    await age('15 minutes');
    expect((await confirm(client, await codeFor())).status).toBe(401);
  });

  it('says that a sign-in code was used already', async () => {
    const client = portal.client();
    await start(client);
    const code = await codeFor();
    await confirm(client, code);
    const again = portal.client();
    await start(again);
    expect(codeOf(await confirm(again, code))).toBe('ReusedLoginOtpError');
  });

  it('succeeds for exactly one of fifty parallel confirmations on two processes', async () => {
    const client = portal.client();
    await start(client);
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
    const sessions = await db.selectFrom('sessions').select('stage').where('user_id', '=', userId).execute();
    expect(sessions).toEqual([{ stage: 'confirmed' }]);
  });

  it('takes a code that was issued by the other process', async () => {
    const client = portal.client();
    await start(client);
    const elsewhere = secondPortal.client();
    for (const [name, value] of client.cookies) elsewhere.cookies.set(name, value);
    expect((await confirm(elsewhere, await codeFor())).status).toBe(200);
  });

  it('gives the session a new token, and the old one opens nothing', async () => {
    const client = portal.client();
    await start(client);
    const intermediate = client.cookies.get(cookies.session) ?? '';
    await confirm(client, await codeFor());
    expect(client.cookies.get(cookies.session)).not.toBe(intermediate);
    client.cookies.set(cookies.session, intermediate);
    expect((await me(client)).status).toBe(401);
  });
});

describe('choosing a business', () => {
  it('acts for the asked one', async () => {
    const second = await createOrganization(db, {
      legalName: 'Second Company',
      organizationType: 'solopreneur',
      pricingTier: 'vault',
      ownerId: userId,
    });
    const client = await signIn({ organizationId: second.id });
    expect(dataOf(await me(client))).toMatchObject({ organizationId: second.id });
  });

  it('refuses one that the person does not belong to, and the code stays good', async () => {
    const client = portal.client();
    await start(client);
    const code = await codeFor();
    const stranger = await createPerson(db, { email: `x-${email}`, password, firstName: 'Bo', lastName: 'Fox' });
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
  it('needs no code for thirty days, for this person only', async () => {
    const client = await signIn({ remember2FaChecked: true });
    await client.request(`/api/${userId}/sessions`, { method: 'DELETE' });
    const started = await start(client);
    expect(dataOf(started)).toMatchObject({ otpRequired: false });
    expect((await confirm(client)).status).toBe(200);

    await createPerson(db, { email: `y-${email}`, password, firstName: 'Bo', lastName: 'Fox' });
    expect(dataOf(await start(client, { email: `y-${email}`, password }))).toMatchObject({ otpRequired: true });

    await db
      .updateTable('trusted_devices')
      .set({ expires_at: sql<Date>`expires_at - interval '30 days'` })
      .where('user_id', '=', userId)
      .execute();
    expect(dataOf(await start(client))).toMatchObject({ otpRequired: true });
  });

  it('is not remembered unless asked', async () => {
    const client = await signIn();
    expect(dataOf(await start(client))).toMatchObject({ otpRequired: true });
  });
});

describe('a session', () => {
  it('ends with signing out', async () => {
    const client = await signIn();
    const token = client.cookies.get(cookies.session) ?? '';
    expect((await client.request(`/api/${userId}/sessions`, { method: 'DELETE' })).status).toBe(204);
    expect(client.cookies.has(cookies.session)).toBe(false);
    client.cookies.set(cookies.session, token);
    expect((await me(client)).status).toBe(401);
  });

  it('ends when idle for a little longer than the client waits', async () => {
    const client = await signIn();
    await age('31 minutes');
    expect((await me(client)).status).toBe(200);
    await age('31 minutes');
    expect((await me(client)).status).toBe(200);
    await age('36 minutes');
    expect((await me(client)).status).toBe(401);
  });

  it('ends after twelve hours, however active', async () => {
    const client = await signIn();
    await db
      .updateTable('sessions')
      .set({ absolute_expires_at: sql<Date>`absolute_expires_at - interval '12 hours'` })
      .where('user_id', '=', userId)
      .execute();
    expect((await me(client)).status).toBe(401);
  });

  it('keeps its token out of the database', async () => {
    const client = await signIn({ remember2FaChecked: true });
    const rows = [
      ...(await db.selectFrom('sessions').selectAll().execute()),
      ...(await db.selectFrom('trusted_devices').selectAll().execute()),
    ];
    const stored = rows.map((row) => row.token_hash.toString('latin1')).join();
    for (const value of client.cookies.values()) expect(stored).not.toContain(value);
  });

  it.each(['restricted', 'verification_denied', 'automatically_denied', 'inactive', 'ofac', 'duplicated'] as const)(
    'of a company that is %s still tells why and signs out, and does nothing else',
    async (status) => {
      const client = await signIn();
      await db.updateTable('organizations').set({ status }).where('id', '=', company.id).execute();
      expect(dataOf(await me(client))).toMatchObject({ company: { status } });
      const refused = await client.request(`/api/${userId}/currency-accounts/balances`);
      expect(refused.status).toBe(403);
      expect(codeOf(refused)).toBe('PersonOrCompanyDisabled');
      expect((await client.request(`/api/${userId}/sessions`, { method: 'DELETE' })).status).toBe(204);
    },
  );

  it('of a person who becomes restricted does no more than tell why', async () => {
    const client = await signIn();
    await db.updateTable('people').set({ status: 'restricted' }).where('id', '=', userId).execute();
    expect(dataOf(await me(client))).toMatchObject({ status: 'restricted' });
    expect(codeOf(await client.request(`/api/${userId}/currency-accounts/balances`))).toBe('PersonOrCompanyDisabled');
  });
});

describe('asking for a code', () => {
  it('again within thirty seconds is answered and mails nothing; the one that was mailed stays good', async () => {
    const client = portal.client();
    await start(client);
    const code = await codeFor();
    expect((await resend(client)).status).toBe(200);
    expect(await mailsTo(portal.app, email)).toHaveLength(1);
    expect((await confirm(client, code)).status).toBe(200);
  });

  it('again after thirty seconds replaces the code', async () => {
    const client = portal.client();
    await start(client);
    const first = await codeFor();
    await age('31 seconds');
    expect((await resend(client)).status).toBe(200);
    const second = await codeFor();
    expect(await mailsTo(portal.app, email)).toHaveLength(2);
    if (first !== second) expect(codeOf(await confirm(client, first))).toBe('InvalidOtpError');
    expect((await confirm(client, second)).status).toBe(200);
  });

  it('for a purpose that is not theirs is refused', async () => {
    const client = await signIn();
    const answer = await client.request(`/api/${userId}/me/send-email-2fa`, {
      method: 'POST',
      body: { purpose: 'staff-sign-in' },
    });
    expect(answer.status).toBe(422);
  });

  it('by e-mail address answers alike whether or not somebody has it', async () => {
    const unknownAddress = `nobody-${count}@example.com`;
    const known = await resend(portal.client(), { email, purpose: 'sign-in' });
    const unknown = await resend(portal.client(), { email: unknownAddress, purpose: 'sign-in' });
    const again = await resend(portal.client(), { email, purpose: 'sign-in' });
    for (const answer of [known, unknown, again]) {
      expect(answer.status).toBe(200);
      expect(Object.keys(dataOf(answer)).sort()).toEqual(['challengeId', 'expiresAt', 'resendAt']);
    }
    expect(await mailsTo(portal.app, email)).toHaveLength(1);
    expect(await mailsTo(portal.app, unknownAddress)).toEqual([]);
  });

  it('by e-mail address can not be used to flood a mailbox', async () => {
    for (let request = 0; request < 8; request += 1) {
      await resend(portal.client(), { email, purpose: 'sign-in' });
      await age('31 seconds');
    }
    expect(await mailsTo(portal.app, email)).toHaveLength(4);
  });

  it('signed out needs an address', async () => {
    const answer = await resend(portal.client());
    expect(answer.status).toBe(422);
  });
});

describe('constants', () => {
  it('tell the installation apart', async () => {
    const client = await signIn();
    expect(dataOf(await client.request(`/api/${userId}/me/constants`))).toMatchObject({
      brandName: 'Bancoli',
      isSandbox: true,
      idleWarningMinutes: 14,
      currencies: expect.arrayContaining(['USD', 'NZD']),
    });
    expect(dataOf(await portal.client().request('/api/new/constants'))).toMatchObject({ brandName: 'Bancoli' });
  });
});
