import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../db/index.ts';
import { systemContext } from '../kernel/index.ts';
import { codeOf, dataOf, type TestClient } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import { resetSecondFactors } from './index.ts';
import {
  type AuthenticatorApp,
  call,
  challengeIn,
  passSteps,
  post,
  type SoftwarePasskey,
  setUpApp,
  softwarePasskey,
} from './second-factor-fixtures.ts';
import { confirm, me, newPerson, type SignInPerson, signIn, start } from './sign-in-fixtures.ts';

const database = testDatabase({ poolSize: 20 });
const { db } = database;
const portal = testServer(database);
const origin = portal.app.config.publicUrl;

let person: SignInPerson;
let client: TestClient;

beforeEach(async () => {
  person = await newPerson(db);
  client = await signIn(portal, person, { remember2FaChecked: true });
});

interface Security {
  readonly sessions: readonly { readonly sessionId: string; readonly isCurrent: boolean }[];
  readonly devices: readonly { readonly deviceId: string; readonly isCurrent: boolean }[];
  readonly passkeys: readonly { readonly passkeyId: string; readonly name: string; readonly usedAt: string | null }[];
}
const security = async (of = client, who = person) => dataOf<Security>(await call(of, who, 'GET', '/me/security'));
const remove = (path: string) => call(client, person, 'DELETE', path);

describe('the list of sessions', () => {
  it('says which browser, where from, and marks this one', async () => {
    const firefox = portal.client();
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';
    const app = await setUpApp(portal.app, client, person);
    await start(firefox, person, { 'user-agent': userAgent });
    await confirm(firefox, app.code());
    const { sessions } = await security();
    expect(sessions).toHaveLength(2);
    expect(sessions).toContainEqual(
      expect.objectContaining({ browser: 'Firefox', system: 'Windows', network: '127.0.0.1', isCurrent: false }),
    );
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });

  it('ends one, or all others', async () => {
    const app = await setUpApp(portal.app, client, person);
    const others = [portal.client(), portal.client()];
    for (const other of others) {
      await start(other, person);
      await passSteps(db, person);
      expect((await confirm(other, app.code())).status).toBe(200);
    }
    const [first] = (await security()).sessions.filter(({ isCurrent }) => !isCurrent);
    expect((await remove(`/me/sessions/${first?.sessionId}`)).status).toBe(204);
    const open = await Promise.all(others.map(async (other) => (await me(other, person)).status));
    expect(open.toSorted()).toEqual([200, 401]);
    expect((await remove('/me/sessions')).status).toBe(204);
    expect((await security()).sessions).toHaveLength(1);
    expect((await me(client, person)).status).toBe(200);
  });

  it('keeps sessions and devices of others', async () => {
    const other = await newPerson(db);
    const theirs = await signIn(portal, other, { remember2FaChecked: true });
    const { sessions, devices } = await security(theirs, other);
    expect((await remove(`/me/sessions/${sessions[0]?.sessionId}`)).status).toBe(404);
    expect((await remove(`/me/devices/${devices[0]?.deviceId}`)).status).toBe(404);
    await remove('/me/sessions');
    expect((await me(theirs, other)).status).toBe(200);
  });
});

describe('a remembered device', () => {
  it('stays remembered after signing out, until it is forgotten', async () => {
    await client.request(`/api/${person.userId}/sessions`, { method: 'DELETE' });
    expect(dataOf(await start(client, person))).toMatchObject({ otpRequired: false });
    await confirm(client);
    const [device] = (await security()).devices;
    expect(device?.isCurrent).toBe(true);
    expect((await remove(`/me/devices/${device?.deviceId}`)).status).toBe(204);
    expect(dataOf(await start(client, person))).toMatchObject({ otpRequired: true });
  });
});

describe('a lock on codes', () => {
  it('by strangers lets a remembered device in, and nobody else', async () => {
    for (let guess = 0; guess < 10; guess += 1) {
      await post(client, person, '/me/create-2fa-secret', undefined, '000000');
    }
    expect((await start(portal.client(), person)).body).toMatchObject({
      code: 'BruteForceAttemptError',
      tried: 'code',
    });
    expect(dataOf(await start(client, person))).toMatchObject({ otpRequired: false });
    expect((await confirm(client)).status).toBe(200);
  });
});

describe('a passkey', () => {
  let app: AuthenticatorApp;
  let passkey: SoftwarePasskey;

  const offer = async (to = client) => challengeIn(await post(to, person, '/me/passkeys/options'));
  async function add(created: object, name = 'Phone') {
    await passSteps(db, person);
    return post(client, person, '/me/passkeys', { name, passkey: created }, app.code());
  }
  const signInOptions = async (to: TestClient) =>
    challengeIn(await to.request('/api/new/sessions/passkey-options', { method: 'POST' }));
  const startWith = (to: TestClient, used: object, email = person.email) =>
    to.request('/api/new/sessions/intermediate', {
      method: 'POST',
      body: { email, password: 'Correct-Horse-1', passkey: used },
    });

  beforeEach(async () => {
    app = await setUpApp(portal.app, client, person);
    passkey = softwarePasskey({ origin });
  });

  it('confirms sign-ins in place of the code', async () => {
    expect((await add(passkey.create(await offer()))).status).toBe(200);
    const other = portal.client();
    expect(dataOf(await start(other, person))).toMatchObject({ hasPasskey: true });
    const used = passkey.use(await signInOptions(other));
    expect((await confirm(other, undefined, { passkey: used })).status).toBe(200);
    expect((await security()).passkeys[0]?.usedAt).not.toBeNull();
  });

  it('answers each challenge once, of the same session only', async () => {
    await add(passkey.create(await offer()));
    const [one, other] = [portal.client(), portal.client()];
    await start(one, person);
    await start(other, person);
    const used = passkey.use(await signInOptions(one));
    expect((await confirm(other, undefined, { passkey: used })).status).toBe(422);
    expect((await confirm(one, undefined, { passkey: used })).status).toBe(200);
    await start(one, person);
    expect((await confirm(one, undefined, { passkey: used })).status).toBe(422);
  });

  it.each([
    ['another origin', { origin: 'https://elsewhere.example', rpId: new URL(origin).hostname }],
    ['another host name', { origin, rpId: 'elsewhere.example' }],
  ])('of %s is refused', async (_, place) => {
    expect((await add(softwarePasskey(place).create(await offer()))).status).toBe(422);
  });

  it('is refused without a challenge of ours, and when it is no passkey at all', async () => {
    expect((await add(passkey.create('bWFkZS11cA'))).status).toBe(422);
    const broken = {
      ...passkey.create(await offer()),
      response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
    };
    expect((await add(broken)).status).toBe(422);
  });

  it('needs a code to be added, renamed and removed', async () => {
    const created = passkey.create(await offer());
    expect(codeOf(await post(client, person, '/me/passkeys', { name: 'Phone', passkey: created }))).toBe(
      'OtpRequiredError',
    );
    const { passkeyId } = dataOf<{ passkeyId: string }>(await add(created));
    const path = `/me/passkeys/${passkeyId}`;
    expect(codeOf(await call(client, person, 'PATCH', path, { name: 'Laptop' }))).toBe('OtpRequiredError');
    expect(codeOf(await call(client, person, 'DELETE', path))).toBe('OtpRequiredError');
    await passSteps(db, person);
    await call(client, person, 'PATCH', path, { name: 'Laptop' }, app.code());
    expect((await security()).passkeys).toMatchObject([{ name: 'Laptop' }]);
    await passSteps(db, person);
    expect((await call(client, person, 'DELETE', path, undefined, app.code())).status).toBe(204);
    expect((await security()).passkeys).toEqual([]);
  });

  it('of somebody else is refused, and can be neither renamed nor removed', async () => {
    const { passkeyId } = dataOf<{ passkeyId: string }>(await add(passkey.create(await offer())));
    const other = await newPerson(db);
    const theirs = await signIn(portal, other);
    const others = await setUpApp(portal.app, theirs, other);
    const path = `/me/passkeys/${passkeyId}`;
    expect((await call(theirs, other, 'DELETE', path, undefined, others.code())).status).toBe(404);
    const thief = portal.client();
    await start(thief, other);
    const used = passkey.use(await signInOptions(thief));
    expect((await confirm(thief, undefined, { passkey: used })).status).toBe(422);
  });

  it('confirms nothing but a sign-in: calls still take a code', async () => {
    await add(passkey.create(await offer()));
    expect(codeOf(await post(client, person, '/me/recovery-codes'))).toBe('OtpRequiredError');
  });

  it('gets its owner in while strangers have locked passwords and codes', async () => {
    await add(passkey.create(await offer()));
    for (let guess = 0; guess < 10; guess += 1) {
      await start(portal.client(), { email: person.email, password: 'wrong' });
      await post(client, person, '/me/recovery-codes', undefined, '000000');
    }
    const owner = portal.client();
    expect(codeOf(await start(owner, person))).toBe('BruteForceAttemptError');
    const started = await startWith(owner, passkey.use(await signInOptions(owner)));
    expect(dataOf(started)).toMatchObject({ otpRequired: false });
    expect((await confirm(owner)).status).toBe(200);
  });

  it('is not added with a challenge for a sign-in, even of the same session', async () => {
    const browser = portal.client();
    await start(browser, { email: person.email });
    const challenge = await signInOptions(browser);
    await confirm(browser, app.code());
    const path = `/api/${person.userId}/me/passkeys`;
    await passSteps(db, person);
    const answer = await browser.request(path, {
      method: 'POST',
      body: { name: 'Phone', passkey: passkey.create(challenge) },
      headers: { 'otp-code': app.code() },
    });
    expect(answer).toMatchObject({ status: 422, body: { validations: [{ path: 'passkey' }] } });
  });

  it('is added as long as its code may arrive, and confirms a sign-in for five minutes', async () => {
    const letPass = (minutes: number) =>
      db
        .updateTable('passkey_challenges')
        .set({ created_at: sql<Date>`now() - make_interval(mins => ${minutes})` })
        .execute();
    const created = passkey.create(await offer());
    await letPass(14);
    // Another person's request deletes only challenges that can no longer be answered.
    await signInOptions(portal.client());
    expect((await add(created)).status).toBe(200);
    const browser = portal.client();
    await start(browser, person);
    const used = passkey.use(await signInOptions(browser));
    await letPass(6);
    expect((await confirm(browser, undefined, { passkey: used })).status).toBe(422);
  });

  it('is kept once, by one person', async () => {
    expect((await add(passkey.create(await offer()))).status).toBe(200);
    expect((await add(passkey.create(await offer()))).status).toBe(422);
    const other = await newPerson(db);
    const theirs = await signIn(portal, other);
    const others = await setUpApp(portal.app, theirs, other);
    await passSteps(db, other);
    const challenge = challengeIn(await post(theirs, other, '/me/passkeys/options'));
    const body = { name: 'Phone', passkey: passkey.create(challenge) };
    expect((await post(theirs, other, '/me/passkeys', body, others.code())).status).toBe(422);
    expect((await security()).passkeys).toHaveLength(1);
  });

  it('that counts its uses is refused when the count goes back, as that of a copy does', async () => {
    await add(passkey.create(await offer()));
    const use = async (uses: number) => {
      const browser = portal.client();
      await start(browser, person);
      return (await confirm(browser, undefined, { passkey: passkey.use(await signInOptions(browser), uses) })).status;
    };
    expect([await use(7), await use(7), await use(3), await use(8)]).toEqual([200, 422, 422, 200]);
  });

  it('of one person lifts no lock of another, and needs the browser that asked', async () => {
    await add(passkey.create(await offer()));
    const other = await newPerson(db);
    const browser = portal.client();
    const used = passkey.use(await signInOptions(browser));
    expect((await startWith(portal.client(), used)).status).toBe(422);
    expect((await startWith(browser, used, other.email)).status).toBe(422);
  });
});

describe('a reset of second factors', () => {
  it('removes app, recovery codes, passkeys and devices, ends sessions, and mails a notice', async () => {
    const app = await setUpApp(portal.app, client, person);
    const created = softwarePasskey({ origin }).create(challengeIn(await post(client, person, '/me/passkeys/options')));
    await post(client, person, '/me/passkeys', { name: 'Phone', passkey: created }, app.code());
    await inTransaction(db, (transaction) =>
      resetSecondFactors(systemContext(portal.app, transaction), { kind: 'customer', userId: person.userId }),
    );
    expect((await me(client, person)).status).toBe(401);
    expect(dataOf(await start(client, person))).toMatchObject({
      otpRequired: true,
      codeSource: 'email',
      hasPasskey: false,
    });
    const mails = await mailsTo(portal.app, person.email);
    expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/Two-factor sign-in was reset/));
    const event = await db
      .selectFrom('audit_events')
      .select('action')
      .where('object_id', '=', person.userId)
      .where('action', '=', 'second-factors.reset')
      .execute();
    expect(event).toHaveLength(1);
  });
});
