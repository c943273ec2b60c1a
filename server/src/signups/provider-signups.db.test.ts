import { beforeEach, describe, expect, it } from 'vitest';
import { actAs, mailedToken as mailedCompanyInvite, newOrganization } from '../contacts/contacts-fixtures.ts';
import { inviteContact } from '../contacts/index.ts';
import { visit } from '../identity/provider-fixtures.ts';
import { confirm, me, newEmail, newPerson, start } from '../identity/sign-in-fixtures.ts';
import { inviteMember } from '../members/index.ts';
import { invitedToken } from '../members/members-fixtures.ts';
import { codeOf, dataOf, type TestAnswer, type TestClient } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailedCode, mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import { mailedToken, post, signUpBody, useUpMails, verify } from './sign-up-fixtures.ts';

const database = testDatabase({ poolSize: 20 });
const { db } = database;
const server = testServer(database, { config: { trustedProxyHops: 1 } });
const { app } = server;

let email: string;
let client: TestClient;

beforeEach(async () => {
  email = newEmail();
  client = server.client();
  // All tests share one network.
  await db.deleteFrom('sign_in_attempts').where('kind', '=', 'email-lookup').execute();
});

const signUp = async (changes: object = {}): Promise<TestAnswer> =>
  post(client, '/signups/provider', await signUpBody(app, email, changes));
const person = () => db.selectFrom('people').selectAll().where('email', '=', email).executeTakeFirst();
const linkedTo = (personId = '') =>
  db.selectFrom('linked_identities').selectAll().where('person_id', '=', personId).execute();

describe('a sign-up with an account whose e-mail the provider has verified', () => {
  beforeEach(async () => {
    await visit(server, client, 'linkedin', { email });
  });

  it('makes the person at once, who then enters a code', async () => {
    const answer = await signUp({ utm_source: 'news' });
    expect(dataOf(answer)).toMatchObject({ email, signIn: { otpRequired: true }, verification: null });
    expect((await confirm(client, await mailedCode(app, email))).status).toBe(200);
    const newcomer = await person();
    expect(newcomer).toMatchObject({ first_name: 'Ada', password_hash: null, phone_number: null });
    expect(dataOf(await me(client, { userId: newcomer?.id ?? '' }))).toMatchObject({
      hasLinkedInId: true,
      profile: { phoneNumberVerified: false },
    });
  });

  it('needs no mail, so it passes when strangers have used up the mails to the address', async () => {
    await useUpMails(server, email);
    expect((await signUp()).status).toBe(200);
  });

  it('records what was accepted', async () => {
    await signUp();
    const [signedUp] = await db.selectFrom('sign_ups').selectAll().where('email', '=', email).execute();
    const accepted = await db
      .selectFrom('terms_acceptances')
      .select(['version', 'sha256'])
      .where('sign_up_id', '=', signedUp?.id ?? '')
      .execute();
    expect(accepted).toHaveLength(4);
    expect(accepted[0]?.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('signs in the next time', async () => {
    await signUp();
    expect((await visit(server, server.client(), 'linkedin', { email })).status).toBe(200);
  });

  it('refuses other terms, and keeps the account for another try', async () => {
    expect((await signUp({ acceptedTermsVersion: '1999' })).body).toMatchObject({
      validations: [{ path: 'acceptedTermsVersion' }],
    });
    expect((await signUp()).status).toBe(200);
  });

  it('happens once, also when sent twice at once', async () => {
    const answers = await Promise.all([signUp(), signUp()]);
    expect(answers.map(({ status }) => status === 200).toSorted()).toEqual([false, true]);
    expect(await linkedTo((await person())?.id)).toHaveLength(1);
  });

  it('has no password to sign in with', async () => {
    await signUp();
    expect(codeOf(await start(server.client(), { email }))).toBe('InvalidCredentialsError');
  });

  it('with another address waits for its link', async () => {
    email = newEmail();
    expect(dataOf(await signUp())).toMatchObject({ signIn: null, verification: { email } });
    expect(await person()).toBeUndefined();
    expect((await verify(server, await mailedToken(app, email), client)).status).toBe(200);
    expect(await linkedTo((await person())?.id)).toMatchObject([{ provider: 'linkedin' }]);
    expect(codeOf(await verify(server, await mailedToken(app, email)))).toBe('UsedVerificationLinkError');
  });
});

it('an e-mail that the provider has not verified waits for its link', async () => {
  await visit(server, client, 'google', { email, isVerified: false });
  expect(dataOf(await signUp())).toMatchObject({ signIn: null, verification: { email } });
  expect(codeOf(await visit(server, server.client(), 'google', { email }))).toBe('IdentityNotLinkedError');
  await verify(server, await mailedToken(app, email), client);
  expect((await visit(server, server.client(), 'google', { email })).status).toBe(200);
});

it('the account of somebody who typed another’s address is not connected by that person’s click', async () => {
  const strangers = { email: newEmail() };
  await visit(server, client, 'google', strangers);
  await signUp();
  const [mail] = await mailsTo(app, email);
  expect(mail?.text).toContain('Google');
  const owner = server.client();
  await visit(server, owner, 'google', { email });
  expect((await verify(server, await mailedToken(app, email), owner)).status).toBe(200);
  const newcomer = await person();
  expect(newcomer).toMatchObject({ email, password_hash: null });
  expect(await linkedTo(newcomer?.id)).toEqual([]);
  expect(codeOf(await visit(server, client, 'google', strangers))).toBe('IdentityNotLinkedError');
});

it('somebody’s e-mail is refused', async () => {
  const owner = await newPerson(db);
  await visit(server, client, 'google', { email: owner.email });
  email = owner.email;
  expect(codeOf(await signUp())).toBe('EmailInUseError');
  expect(await linkedTo(owner.userId)).toEqual([]);
});

it('without a proven account it is refused', async () => {
  expect((await signUp()).status).toBe(404);
});

describe('a sign-up with an invite', () => {
  /** Invites `email` as a member. The newcomer's account at the provider has another address. */
  async function invited() {
    const company = await newOrganization(app);
    const { id: organizationId } = company.organization;
    await actAs(app, company, (context) =>
      inviteMember(context, { organizationId, ownEmail: company.email, inviteeEmail: email, role: 'manager' }),
    );
    await visit(server, client, 'google', { email: newEmail() });
    return { organizationId, invite: { kind: 'member', token: await invitedToken(app, email) } };
  }

  const roles = async () =>
    db
      .selectFrom('memberships')
      .select(['organization_id as organizationId', 'role'])
      .where('person_id', '=', (await person())?.id ?? '')
      .execute();

  it('of a member makes them a member at once: the invite has verified the address', async () => {
    const { organizationId, invite } = await invited();
    expect(dataOf(await signUp({ invite }))).toMatchObject({
      email,
      signIn: { otpRequired: true },
      verification: null,
      isMember: true,
    });
    expect(await roles()).toEqual([{ organizationId, role: 'manager' }]);
    expect(await linkedTo((await person())?.id)).toMatchObject([{ provider: 'google' }]);
    expect((await confirm(client, await mailedCode(app, email))).status).toBe(200);
  });

  it('and another address waits for its link, and makes nobody a member', async () => {
    const { invite } = await invited();
    email = newEmail();
    expect(dataOf(await signUp({ invite }))).toMatchObject({ signIn: null, verification: { email }, isMember: false });
    const token = await mailedToken(app, email);
    expect((await post(client, '/invited-signups/verify-updated-email', { token })).status).toBe(200);
    expect(await roles()).toEqual([]);
    expect(await linkedTo((await person())?.id)).toMatchObject([{ provider: 'google' }]);
  });

  it('that is unknown or used is refused, and the account is kept for another try', async () => {
    const { invite } = await invited();
    const unknown = { kind: 'member', token: 'member_unknown' };
    expect(codeOf(await signUp({ invite: unknown }))).toBe('InvalidInviteTokenError');
    expect(codeOf(await signUp({ invite: { ...invite, kind: 'company' } }))).toBe('InvalidInviteTokenError');
    expect((await signUp({ invite })).status).toBe(200);
    client = server.client();
    await visit(server, client, 'linkedin', { email: newEmail() });
    email = newEmail();
    expect(codeOf(await signUp({ invite }))).toBe('InvalidInviteTokenError');
  });

  it('of a company is used by the business that the person creates', async () => {
    const inviter = await newOrganization(app);
    await actAs(app, inviter, (context) =>
      inviteContact(context, { organizationId: inviter.organization.id, firstName: 'Sol', lastName: 'Reyes', email }),
    );
    await visit(server, client, 'linkedin', { email });
    const invite = { kind: 'company', token: await mailedCompanyInvite(app, email) };
    expect(dataOf(await signUp({ invite }))).toMatchObject({ isMember: false, verification: null });
    expect((await confirm(client, await mailedCode(app, email))).status).toBe(200);
    const userId = (await person())?.id ?? '';
    const body = { handle: `sol_${userId.slice(-8).toLowerCase()}` };
    const created = await client.request(`/api/${userId}/organization`, { method: 'POST', body });
    const contacts = await db
      .selectFrom('contacts')
      .select('contact_organization_id as id')
      .where('organization_id', '=', dataOf<{ organizationId: string }>(created).organizationId)
      .execute();
    expect(contacts).toEqual([{ id: inviter.organization.id }]);
  });
});
