import { beforeEach, describe, expect, it } from 'vitest';
import { addMember } from '../organizations/index.ts';
import { codeOf, dataOf, type TestClient } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { codeMailTo, mailedCode, mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import { type AuthenticatorApp, call, offeredSecret, passSteps, post, setUpApp } from './second-factor-fixtures.ts';
import { age, confirm, me, newPerson, type SignInPerson, signIn, start, wrongFor } from './sign-in-fixtures.ts';
import { acceptedSteps, totpCode } from './totp.ts';

const database = testDatabase({ poolSize: 30 });
const { db } = database;
const portal = testServer(database);
const secondPortal = testServer(database);

let person: SignInPerson;
let client: TestClient;

beforeEach(async () => {
  person = await newPerson(db);
  client = await signIn(portal, person);
});

const mailCount = async () => (await mailsTo(portal.app, person.email)).length;
const renew = (code?: string, at = client) => post(at, person, '/me/recovery-codes', undefined, code);
const remove = (code?: string) => call(client, person, 'DELETE', '/me/2fa-secret', undefined, code);

/** The same session, on the other process. */
function twin(of: TestClient): TestClient {
  const other = secondPortal.client();
  for (const [name, value] of of.cookies) other.cookies.set(name, value);
  return other;
}

describe('setting an authenticator app up', () => {
  it('takes effect with its first code, and gives ten recovery codes once', async () => {
    await offeredSecret(portal.app, client, person);
    expect(dataOf(await me(client, person))).toMatchObject({ hasMobile2FA: false, accountSecure: false });
    const { recoveryCodes } = await setUpApp(portal.app, client, person);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(dataOf(await me(client, person))).toMatchObject({ hasMobile2FA: true, accountSecure: false });
    expect((await mailsTo(portal.app, person.email))[0]?.subject).toMatch(/authenticator app was added/);
  });

  it('makes the account secure once the phone is verified', async () => {
    await db.updateTable('people').set({ phone_number_verified: true }).where('id', '=', person.userId).execute();
    await setUpApp(portal.app, client, person);
    expect(dataOf(await me(client, person))).toMatchObject({ accountSecure: true });
  });

  it('keeps neither secret nor recovery codes readable', async () => {
    const secret = await offeredSecret(portal.app, client, person);
    const { recoveryCodes } = await setUpApp(portal.app, client, person);
    const rows = JSON.stringify(
      await Promise.all([
        db.selectFrom('authenticators').select('sealed_secret').where('user_id', '=', person.userId).execute(),
        db.selectFrom('recovery_codes').selectAll().where('user_id', '=', person.userId).execute(),
      ]),
    );
    expect(rows).not.toContain(JSON.stringify(secret).slice(10, -1));
    for (const code of recoveryCodes) expect(rows).not.toContain(code);
  });

  it('refuses a wrong code, and locks after ten', async () => {
    await offeredSecret(portal.app, client, person);
    const tries = [];
    for (let index = 0; index < 10; index += 1) {
      tries.push(codeOf(await post(client, person, '/me/validate-2fa-secret', { code: 'abcdef' })));
    }
    expect(new Set(tries.slice(0, 9))).toEqual(new Set(['InvalidOtpError']));
    expect(tries[9]).toBe('BruteForceAttemptError');
  });

  it('is refused while one is set up: it must be removed first, with a code', async () => {
    const app = await setUpApp(portal.app, client, person);
    const again = await post(client, person, '/me/create-2fa-secret', undefined, app.code());
    expect(again.body).toMatchObject({ code: 'ForbiddenError' });
    expect(codeOf(await remove())).toBe('OtpRequiredError');
    expect((await remove(app.code())).status).toBe(204);
    expect(await offeredSecret(portal.app, client, person)).toHaveLength(20);
    expect(dataOf(await me(client, person))).toMatchObject({ hasMobile2FA: false });
  });

  it('ends codes that were mailed before', async () => {
    await post(client, person, '/me/send-email-2fa', { purpose: 'DELETE /me/2fa-secret' });
    const mailed = await mailedCode(portal.app, person.email);
    await setUpApp(portal.app, client, person);
    expect((await remove(mailed)).status).toBe(403);
  });

  it('takes a mailed code: a stolen session must not get the codes of later calls', async () => {
    expect(codeOf(await post(client, person, '/me/create-2fa-secret'))).toBe('OtpRequiredError');
    expect((await post(client, person, '/me/validate-2fa-secret', { code: '123456' })).status).toBe(404);
    await post(client, person, '/me/send-email-2fa', { purpose: 'POST /me/create-2fa-secret' });
    expect((await codeMailTo(portal.app, person.email)).text).toContain('set up an authenticator app');
  });

  it('confirms the secret whose code was given, not one that was made at the same moment', async () => {
    const first = await offeredSecret(portal.app, client, person);
    await age(db, person, '31 seconds');
    await offeredSecret(portal.app, client, person);
    const code = totpCode(first, acceptedSteps(Date.now())[1] ?? 0);
    expect(codeOf(await post(client, person, '/me/validate-2fa-secret', { code }))).toBe('InvalidOtpError');
    expect(dataOf(await me(client, person))).toMatchObject({ hasMobile2FA: false });
  });

  it('needs a session', async () => {
    expect((await portal.client().request('/api/new/me/create-2fa-secret', { method: 'POST' })).status).toBe(401);
  });
});

describe('a member who may not manage funds', () => {
  it('is told of to the owner when the account is secure, once', async () => {
    const reader = await newPerson(db);
    const { organization } = person;
    await addMember(db, { organizationId: organization.id, personId: reader.userId, role: 'read-only' });
    await db.updateTable('people').set({ phone_number_verified: true }).where('id', '=', reader.userId).execute();
    const readers = await signIn(portal, reader);
    const app = await setUpApp(portal.app, readers, reader);
    await call(readers, reader, 'DELETE', '/me/2fa-secret', undefined, app.code());
    await setUpApp(portal.app, readers, reader);
    const told = (await mailsTo(portal.app, person.email)).filter(({ subject }) =>
      /secured their account/.test(subject),
    );
    expect(told).toHaveLength(1);
    expect(await mailsTo(portal.app, reader.email)).not.toContainEqual(
      expect.objectContaining({ subject: expect.stringMatching(/secured their account/) }),
    );
  });
});

describe('a code of an authenticator app', () => {
  let app: AuthenticatorApp;
  beforeEach(async () => {
    app = await setUpApp(portal.app, client, person);
  });

  it('is asked for instead of a mailed one, and nothing is mailed', async () => {
    const before = await mailCount();
    const asked = await post(client, person, '/me/send-email-2fa', { purpose: 'POST /me/recovery-codes' });
    expect(dataOf(asked)).toMatchObject({ codeSource: 'authenticator' });
    const other = portal.client();
    expect(dataOf(await start(other, person))).toMatchObject({ otpRequired: true, codeSource: 'authenticator' });
    await other.request('/api/new/me/send-email-2fa', { method: 'POST', body: { purpose: 'sign-in' } });
    await portal.client().request('/api/new/me/send-email-2fa', {
      method: 'POST',
      body: { email: person.email, purpose: 'sign-in' },
    });
    expect(await mailCount()).toBe(before);
    expect((await confirm(other, app.code())).status).toBe(200);
  });

  it.each([0, 1])('is right %i steps from now', async (offset) => {
    expect((await renew(app.code(offset))).status).toBe(200);
  });

  it.each([-3, 3])('is wrong %i steps from now', async (offset) => {
    expect(codeOf(await renew(app.code(offset)))).toBe('InvalidOtpError');
  });

  it('is good once, also for another call', async () => {
    const code = app.code();
    expect((await renew(code)).status).toBe(200);
    expect(codeOf(await renew(code))).toBe('InvalidOtpError');
    expect(codeOf(await remove(code))).toBe('InvalidOtpError');
    const other = portal.client();
    await start(other, person);
    expect(codeOf(await confirm(other, code))).toBe('ReusedLoginOtpError');
  });

  it('does not go back: after a code, older ones are used too', async () => {
    expect((await renew(app.code(1))).status).toBe(200);
    expect(codeOf(await renew(app.code()))).toBe('InvalidOtpError');
  });

  it('is used by exactly one of thirty parallel requests, on two processes', async () => {
    const code = app.code();
    const other = twin(client);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => renew(code, index % 2 === 0 ? client : other)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403)).toHaveLength(29);
  });

  it('stays good when the call is refused', async () => {
    const wrong = { currentPassword: 'wrong', newPassword: 'Another-Horse-2' };
    const code = app.code();
    expect((await call(client, person, 'PUT', '/me/password', wrong, code)).status).toBe(422);
    expect((await renew(code)).status).toBe(200);
  });

  it('is locked after ten wrong ones, sent one by one or all at once', async () => {
    const wrong = wrongFor(app.code(20));
    const answers = await Promise.all(Array.from({ length: 20 }, () => renew(wrong)));
    expect(answers.map(codeOf)).not.toContain(undefined);
    expect(codeOf(await renew(app.code()))).toBe('BruteForceAttemptError');
    expect(codeOf(await start(portal.client(), person))).toBe('BruteForceAttemptError');
  });
});

describe('a recovery code', () => {
  let app: AuthenticatorApp;
  beforeEach(async () => {
    app = await setUpApp(portal.app, client, person);
  });

  const signInWith = async (code: string) => {
    const other = portal.client();
    await start(other, person);
    return confirm(other, code);
  };

  it('signs in once, in capitals and without hyphens too, and its owner is told', async () => {
    const [code = ''] = app.recoveryCodes;
    expect((await signInWith(code.toUpperCase().replaceAll('-', ''))).status).toBe(200);
    expect(codeOf(await signInWith(code))).toBe('ReusedLoginOtpError');
    expect((await mailsTo(portal.app, person.email))[0]?.subject).toMatch(/recovery code signed in/);
    expect(dataOf(await call(client, person, 'GET', '/me/security'))).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it('signs in one of twenty parallel attempts, on two processes', async () => {
    const [code = ''] = app.recoveryCodes;
    const clients = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? portal : secondPortal).client());
    await Promise.all(clients.map((each) => start(each, person)));
    const answers = await Promise.all(clients.map((each) => confirm(each, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('confirms nothing but a sign-in', async () => {
    expect((await renew(app.recoveryCodes[0])).status).toBe(403);
  });

  it('is no good after new ones were made', async () => {
    expect((await renew(app.code())).status).toBe(200);
    expect(codeOf(await signInWith(app.recoveryCodes[0] ?? ''))).toBe('InvalidOtpError');
  });

  it('that is wrong counts as a wrong code', async () => {
    for (let guess = 0; guess < 10; guess += 1) await signInWith('2222-2222-2222');
    await passSteps(db, person);
    expect(codeOf(await start(portal.client(), person))).toBe('BruteForceAttemptError');
  });

  it('of somebody else is refused', async () => {
    const other = await newPerson(db);
    await setUpApp(portal.app, await signIn(portal, other), other);
    const stranger = portal.client();
    await start(stranger, other);
    expect(codeOf(await confirm(stranger, app.recoveryCodes[0]))).toBe('InvalidOtpError');
  });
});
