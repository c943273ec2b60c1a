import { describe, expect, it } from 'vitest';
import { actAs, mailedToken as mailedCompanyInvite, newOrganization } from '../contacts/contacts-fixtures.ts';
import { inviteContact } from '../contacts/index.ts';
import { newEmail, signIn, start } from '../identity/sign-in-fixtures.ts';
import { inviteMember } from '../members/index.ts';
import { invitedToken } from '../members/members-fixtures.ts';
import { codeOf, dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { mailedToken, post, signUpBody } from './sign-up-fixtures.ts';

const server = testServer(testDatabase({ poolSize: 20 }), { config: { guardedCallsPerMinute: 10_000 } });
const { app } = server;
const { db } = app;

/** Invites an address without an account to a new company. */
async function invited() {
  const company = await newOrganization(app);
  const email = newEmail();
  const { id: organizationId } = company.organization;
  await actAs(app, company, (context) =>
    inviteMember(context, { organizationId, ownEmail: company.email, inviteeEmail: email, role: 'read-only' }),
  );
  return { company, email, organizationId, token: await invitedToken(app, email) };
}

const signUp = async (email: string, token: string, path = 'set-credentials') =>
  post(server.client(), `/invited-signups/${path}`, await signUpBody(app, email, { token }));

const rolesOf = (email: string) =>
  db
    .selectFrom('memberships')
    .innerJoin('people', 'people.id', 'memberships.person_id')
    .select(['organization_id as organizationId', 'role'])
    .where('people.email', '=', email)
    .execute();

describe('signing up with an invite to an organization', () => {
  it('makes the person a member, who signs in at once', async () => {
    const { email, token, organizationId } = await invited();
    const read = await server.client().request(`/api/new/invited-signups/get-invite?token=${token}`);
    expect(dataOf(read)).toMatchObject({ email, hasAccount: false });
    expect(dataOf(await signUp(email, token))).toMatchObject({ isEmailVerified: true, isMember: true });
    expect(await rolesOf(email)).toEqual([{ organizationId, role: 'read-only' }]);
    expect((await start(server.client(), { email })).status).toBe(200);
    expect(codeOf(await signUp(newEmail(), token))).toBe('InvalidInviteTokenError');
  });

  it('with another address creates the account without the membership, and keeps the invite', async () => {
    const { token } = await invited();
    const other = newEmail();
    expect(dataOf(await signUp(other, token))).toMatchObject({ isEmailVerified: false, isMember: false });
    await post(server.client(), '/invited-signups/verify-updated-email', { token: await mailedToken(app, other) });
    expect((await start(server.client(), { email: other })).status).toBe(200);
    expect(await rolesOf(other)).toEqual([]);
    expect((await server.client().request(`/api/new/invited-signups/get-invite?token=${token}`)).status).toBe(200);
  });

  it('that the plan no longer includes creates the account alone, and keeps the invite', async () => {
    const { email, token, organizationId } = await invited();
    await db.updateTable('organizations').set({ pricing_tier: 'vault' }).where('id', '=', organizationId).execute();
    expect(dataOf(await signUp(email, token))).toMatchObject({ isEmailVerified: true, isMember: false });
    expect(await rolesOf(email)).toEqual([]);
  });
});

it('a company invite is used by the business that its person creates', async () => {
  const inviter = await newOrganization(app);
  const email = newEmail();
  await actAs(app, inviter, (context) =>
    inviteContact(context, { organizationId: inviter.organization.id, firstName: 'Sol', lastName: 'Reyes', email }),
  );
  await signUp(email, await mailedCompanyInvite(app, email), 'set-credentials-company');
  const client = await signIn(server, { email });
  const { id: userId } = await db
    .selectFrom('people')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const body = { handle: 'reyes_company' };
  const created = await client.request(`/api/${userId}/organization`, { method: 'POST', body });
  const { organizationId } = dataOf<{ organizationId: string }>(created);
  const contacts = await db
    .selectFrom('contacts')
    .select('contact_organization_id as id')
    .where('organization_id', '=', organizationId)
    .execute();
  expect(contacts).toEqual([{ id: inviter.organization.id }]);
});
