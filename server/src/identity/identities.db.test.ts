import { type IdentityProvider, identityProviders } from '@quittance/sdk/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, dataOf, type TestClient } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailedCode, mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import { begin, choose, link, startWith, urlOf, visit } from './provider-fixtures.ts';
import { type AuthenticatorApp, call, passSteps, post, setUpApp } from './second-factor-fixtures.ts';
import { confirm, me, newEmail, newPerson, type SignInPerson, signIn, start } from './sign-in-fixtures.ts';

const database = testDatabase({ poolSize: 20 });
const { db } = database;
const portal = testServer(database);
const production = testServer(database, { config: { mode: 'production' } });

let person: SignInPerson;

beforeEach(async () => {
  person = await newPerson(db);
});

const account = () => ({ email: person.email });
const linked = () => db.selectFrom('linked_identities').selectAll().where('person_id', '=', person.userId).execute();

/** Signs in with a mailed code. */
async function finish(client: TestClient): Promise<void> {
  expect((await confirm(client, await mailedCode(portal.app, person.email))).status).toBe(200);
}

/** Connects the person's account as somebody new to the button does: sign in first, then connect. */
async function connect(provider: IdentityProvider, to = account()): Promise<TestClient> {
  const client = portal.client();
  expect(codeOf(await visit(portal, client, provider, to))).toBe('IdentityNotLinkedError');
  await start(client, person);
  await finish(client);
  expect((await link(client, person)).status).toBe(200);
  return client;
}

describe.each(identityProviders)('signing in with %s', (provider) => {
  it('needs a code, and then opens the session', async () => {
    await connect(provider);
    const client = portal.client();
    const started = await visit(portal, client, provider, account());
    expect(dataOf(started)).toMatchObject({
      userId: person.userId,
      email: person.email,
      otpRequired: true,
      organizations: [{ legalName: `Company of ${person.userId}` }],
    });
    expect((await me(client, person)).status).toBe(401);
    await finish(client);
    expect(dataOf(await me(client, person))).toMatchObject({
      hasGoogleId: provider === 'google',
      hasLinkedInId: provider === 'linkedin',
    });
    expect((await linked())[0]?.used_at).not.toBeNull();
  });

  it('asks for the code of the authenticator app', async () => {
    const owner = await connect(provider);
    const app = await setUpApp(portal.app, owner, person);
    const client = portal.client();
    expect(dataOf(await visit(portal, client, provider, account()))).toMatchObject({ codeSource: 'authenticator' });
    expect((await confirm(client, app.code())).status).toBe(200);
  });

  it('refuses an answer that was used', async () => {
    await connect(provider);
    const client = portal.client();
    const returned = await choose(portal, await begin(client, provider), account());
    expect((await startWith(client, returned)).status).toBe(200);
    expect(codeOf(await startWith(client, returned))).toBe('InvalidIdentityError');
  });

  it('accepts one of two answers that arrive at once', async () => {
    await connect(provider);
    const client = portal.client();
    const returned = await choose(portal, await begin(client, provider), account());
    const answers = await Promise.all([startWith(client, returned), startWith(client, returned)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  it('refuses an answer in another browser than began', async () => {
    await connect(provider);
    const returned = await choose(portal, await begin(portal.client(), provider), account());
    const victim = portal.client();
    expect(codeOf(await startWith(victim, returned))).toBe('InvalidIdentityError');
    await begin(victim, provider);
    expect(codeOf(await startWith(victim, returned))).toBe('InvalidIdentityError');
  });

  it('refuses an answer to another request of the same browser', async () => {
    await connect(provider);
    const client = portal.client();
    const { state: _, ...answer } = await choose(portal, await begin(client, provider), account());
    const { state } = await choose(portal, await begin(client, provider), account());
    expect(codeOf(await startWith(client, { ...answer, state }))).toBe('InvalidIdentityError');
  });

  it('refuses an answer after ten minutes', async () => {
    await connect(provider);
    const client = portal.client();
    const returned = await choose(portal, await begin(client, provider), account());
    await db.updateTable('identity_requests').set({ created_at: sql<Date>`now() - interval '11 minutes'` }).execute();
    expect(codeOf(await startWith(client, returned))).toBe('InvalidIdentityError');
  });

  it('refuses an answer without its state, and names the field', async () => {
    const { state: _, ...answer } = await choose(portal, await begin(portal.client(), provider), account());
    expect((await startWith(portal.client(), answer)).body).toMatchObject({ validations: [{ path: 'state' }] });
  });

  it('refuses a person who is disabled', async () => {
    await connect(provider);
    await db.updateTable('people').set({ status: 'suspended' }).where('id', '=', person.userId).execute();
    expect(codeOf(await visit(portal, portal.client(), provider, account()))).toBe('PersonOrCompanyDisabled');
  });

  it('finds the person by the account, not by its e-mail', async () => {
    const theirs = { email: newEmail() };
    await connect(provider, theirs);
    expect(dataOf(await visit(portal, portal.client(), provider, theirs))).toMatchObject({ userId: person.userId });
    expect(codeOf(await visit(portal, portal.client(), provider, account()))).toBe('IdentityNotLinkedError');
  });

  it('is not there where it is not configured', async () => {
    const answer = await production.client().request(`/api/new/sessions/providers/${provider}`, { method: 'POST' });
    expect(answer.status).toBe(404);
    expect((await fetch(`${production.url}/sandbox/identity/${provider}/keys`)).status).toBe(404);
  });
});

it('refuses an answer of one provider for a request to the other', async () => {
  const client = portal.client();
  const { state } = await choose(portal, await begin(client, 'google'), account());
  const { linkedInCode } = await choose(portal, await begin(client, 'linkedin'), account());
  expect(codeOf(await startWith(client, { linkedInCode, state }))).toBe('InvalidIdentityError');
});

it('stores no state, nonce or cookie', async () => {
  const client = portal.client();
  const { searchParams } = new URL(await begin(client, 'google'));
  const rows = JSON.stringify(await db.selectFrom('identity_requests').selectAll().execute());
  for (const secret of [
    searchParams.get('state'),
    searchParams.get('nonce'),
    client.cookies.get('quittance_provider'),
  ]) {
    expect(secret).toMatch(/^.{40,}$/);
    expect(rows).not.toContain(secret);
  }
});

describe('an account that nobody has connected', () => {
  const proven = (client: TestClient) => client.request('/api/new/sessions/proven-identity');
  const forget = (client: TestClient) => client.request('/api/new/sessions/proven-identity', { method: 'DELETE' });

  it('says that somebody has its verified e-mail', async () => {
    const client = portal.client();
    await visit(portal, client, 'google', account());
    expect(dataOf(await proven(client))).toEqual({
      provider: 'google',
      email: person.email,
      isEmailVerified: true,
      firstName: 'Grace',
      lastName: 'Vale',
      hasAccount: true,
    });
  });

  it('reveals nothing about an e-mail that is not verified', async () => {
    const client = portal.client();
    await visit(portal, client, 'linkedin', { ...account(), isVerified: false });
    expect(dataOf(await proven(client))).toMatchObject({ isEmailVerified: false, hasAccount: false });
  });

  it('is known to its own browser only', async () => {
    await visit(portal, portal.client(), 'google', account());
    expect((await proven(portal.client())).status).toBe(404);
  });

  it('is not connected by a session from before', async () => {
    const client = await signIn(portal, person);
    await visit(portal, client, 'google', account());
    expect((await link(client, person)).status).toBe(404);
    expect(await linked()).toEqual([]);
  });

  it('is not connected in another browser than signed in, with a stolen session', async () => {
    const thief = portal.client();
    await visit(portal, thief, 'google', { email: newEmail() });
    const victim = portal.client();
    await visit(portal, victim, 'google', account());
    await start(victim, person);
    await finish(victim);
    thief.cookies.set('quittance_session', victim.cookies.get('quittance_session') ?? '');
    expect((await me(thief, person)).status).toBe(200);
    expect((await link(thief, person)).status).toBe(404);
    expect(await linked()).toEqual([]);
    expect((await link(victim, person)).status).toBe(200);
  });

  it.each([
    ['the person decides so', (client: TestClient) => forget(client)],
    ['the person signs out', (client: TestClient) => call(client, person, 'DELETE', '/sessions')],
  ])('is forgotten when %s', async (_, act) => {
    const client = portal.client();
    await visit(portal, client, 'google', account());
    await start(client, person);
    await finish(client);
    const secret = client.cookies.get('quittance_provider') ?? '';
    expect((await act(client)).status).toBe(204);
    expect(client.cookies.get('quittance_provider') ?? '').toBe('');
    client.cookies.set('quittance_provider', secret);
    expect((await proven(client)).status).toBe(404);
  });

  it('is forgotten in its own browser only', async () => {
    const client = portal.client();
    await visit(portal, client, 'google', account());
    expect((await forget(portal.client())).status).toBe(204);
    expect((await proven(client)).status).toBe(200);
  });

  it('leaves the browser without its secret once used, to connect or to sign in', async () => {
    const client = await connect('google');
    expect(client.cookies.get('quittance_provider') ?? '').toBe('');
    expect((await visit(portal, client, 'google', account())).status).toBe(200);
    expect(client.cookies.get('quittance_provider') ?? '').toBe('');
  });

  it('is connected once the person has signed in, with a mail to them', async () => {
    await connect('linkedin');
    expect(await linked()).toMatchObject([{ provider: 'linkedin', email: person.email }]);
    const [mail] = await mailsTo(portal.app, person.email);
    expect(mail?.subject).toBe('A LinkedIn account was connected to your Bancoli account');
  });

  it('is not connected before the code', async () => {
    const client = portal.client();
    await visit(portal, client, 'google', account());
    await start(client, person);
    expect((await link(client, person)).status).toBe(401);
  });

  it('is connected to one of two people who try at once', async () => {
    const other = await newPerson(db);
    const client = await connect('google');
    const theirs = await signIn(portal, other);
    await db.deleteFrom('linked_identities').where('person_id', '=', person.userId).execute();
    const ready = async (browser: TestClient, owner: SignInPerson) => {
      const app = await setUpApp(portal.app, browser, owner);
      const page = urlOf(await post(browser, owner, '/me/identities/google/start', undefined, app.code()));
      const returned = await choose(portal, page, account());
      return () => link(browser, owner, returned);
    };
    const links = [await ready(client, person), await ready(theirs, other)];
    const answers = await Promise.all(links.map((attempt) => attempt()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('in the settings', () => {
  let client: TestClient;
  let app: AuthenticatorApp;

  beforeEach(async () => {
    client = await signIn(portal, person);
    app = await setUpApp(portal.app, client, person);
  });

  const startLink = async (otpCode = app.code()) => {
    await passSteps(db, person);
    return post(client, person, '/me/identities/google/start', undefined, otpCode);
  };
  const unlink = async (provider: IdentityProvider) => {
    await passSteps(db, person);
    return call(client, person, 'DELETE', `/me/identities/${provider}`, undefined, app.code());
  };
  const identities = async () => dataOf<{ identities: object[] }>(await call(client, person, 'GET', '/me/security'));

  it('an account is connected and disconnected with codes and mails', async () => {
    expect(codeOf(await startLink(''))).toBe('OtpRequiredError');
    const returned = await choose(portal, urlOf(await startLink()), { email: newEmail() });
    expect((await link(client, person, returned)).status).toBe(200);
    expect(await identities()).toMatchObject({ hasPassword: true, identities: [{ provider: 'google' }] });
    expect((await unlink('google')).status).toBe(204);
    expect(await identities()).toMatchObject({ identities: [] });
    const subjects = (await mailsTo(portal.app, person.email)).map(({ subject }) => subject);
    // Delivered side by side, so in any order.
    expect(subjects).toEqual(
      expect.arrayContaining([
        'The Google account was disconnected from your Bancoli account',
        'A Google account was connected to your Bancoli account',
      ]),
    );
    expect((await unlink('google')).status).toBe(404);
  });

  it('a second account of the provider is refused', async () => {
    for (const status of [200, 409]) {
      const returned = await choose(portal, urlOf(await startLink()), { email: newEmail() });
      expect((await link(client, person, returned)).status).toBe(status);
    }
  });

  it('an answer to connect signs nobody in, and one to sign in connects nothing', async () => {
    const toConnect = await choose(portal, urlOf(await startLink()), account());
    expect(codeOf(await startWith(client, toConnect))).toBe('InvalidIdentityError');
    const toSignIn = await choose(portal, await begin(client, 'google'), account());
    expect(codeOf(await link(client, person, toSignIn))).toBe('InvalidIdentityError');
  });

  it('the only way to sign in stays', async () => {
    const returned = await choose(portal, urlOf(await startLink()), account());
    await link(client, person, returned);
    await db.updateTable('people').set({ password_hash: null }).where('id', '=', person.userId).execute();
    expect(codeOf(await unlink('google'))).toBe('PasswordNeededError');
    expect(await linked()).toHaveLength(1);
  });
});
