import { expect, it } from 'vitest';
import { createPerson } from '../identity/index.ts';
import { newEmail, password } from '../identity/sign-in-fixtures.ts';
import { type Acting, acting, ageInvites, invitedToken } from '../members/members-fixtures.ts';
import { dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { newApplicant, ownerOf, saved, setup, stateOf } from './verification-fixtures.ts';

// Who is left out of the answers is no applicant anymore.

const server = testServer(testDatabase());
const { app } = server;

const me = { id: 'me', isSelf: true, jobTitle: 'Director' };
const submitSetup = async (by: Acting, answers: object) => {
  expect((await by.ask('POST', '/verification/setup', { ...answers, isDraft: true })).status).toBe(200);
  expect((await by.ask('POST', '/verification/setup', answers)).status).toBe(200);
};
const saveOwners = (by: Acting, owners: readonly object[], isDraft = false) =>
  by.ask('PUT', '/verification/ubos', { owners, hasEntityUbo: false, isDraft });
const saveOfficers = (by: Acting, officers: readonly object[], isDraft = false) =>
  by.ask('PUT', '/verification/directors', { officers, isDraft });

const invitesOf = async ({ person }: Acting) => {
  const rows = await app.db
    .selectFrom('member_invites')
    .select(['email', 'role', 'is_ubo'])
    .where('organization_id', '=', person.organization.id)
    .where('status', '=', 'open')
    .orderBy('email')
    .execute();
  return rows.map(({ email, role, is_ubo }) => ({ email, role, isUbo: is_ubo }));
};

/** Accepts the invite to an address. */
async function join(owner: Acting, email: string): Promise<Acting> {
  const userId = await createPerson(app.db, { email, password, firstName: 'Ana', lastName: 'Gil' });
  const invitee = await acting(server, { ...owner.person, email, userId });
  expect((await invitee.ask('POST', '/invites/accept', { token: await invitedToken(app, email) })).status).toBe(200);
  return await acting(server, { ...owner.person, email, userId }, owner.person.organization.id);
}

/** A registered company whose owners and officers were submitted. */
async function newCompany(...emails: readonly string[]): Promise<Acting> {
  const owner = await newApplicant(server);
  await submitSetup(owner, setup);
  await saveOfficers(owner, [me], true);
  const percent = String(100 / emails.length);
  const taxIds = ['12345678Z', '54362315K'];
  const owners = emails.map((email, index) => ({
    ...ownerOf({ id: `owner${index}`, email, percent }),
    bankingAccess: 'manager',
    taxId: taxIds[index],
  }));
  expect(saved(await saveOwners(owner, owners)).status).toBe('submitted');
  return owner;
}

it('a solopreneur has no other owners: their invites end, and those who joined are members like others', async () => {
  const [joined, invited] = [newEmail(), newEmail()];
  const owner = await newCompany(joined, invited);
  const member = await join(owner, joined);
  expect(dataOf(await member.ask('GET', '/me'))).toMatchObject({ role: 'manager', isUbo: true });
  await submitSetup(owner, { companyType: 'solopreneur' });
  expect(await invitesOf(owner)).toEqual([]);
  expect(dataOf(await member.ask('GET', '/me'))).toMatchObject({ role: 'manager', isUbo: false });
  expect((await stateOf(owner)).people).toEqual([]);
});

it('owners of a business that is a company again are named again before they are handed in', async () => {
  const email = newEmail();
  const owner = await newCompany(email);
  await submitSetup(owner, { companyType: 'solopreneur' });
  await submitSetup(owner, setup);
  const { steps, people } = await stateOf(owner);
  expect([steps.ubos.status, people.map(({ status }) => status)]).toEqual(['in_progress', ['not_invited']]);
  await ageInvites(app, email, '11 minutes');
  const { hasEntityUbo, owners = [] } = steps.ubos.data ?? {};
  expect(hasEntityUbo).toBe(false);
  expect(saved(await saveOwners(owner, owners)).status).toBe('submitted');
  expect(await invitesOf(owner)).toEqual([{ email, role: 'manager', isUbo: true }]);
});

it('another kind of company keeps its owners', async () => {
  const email = newEmail();
  const owner = await newCompany(email);
  await submitSetup(owner, { companyType: 'single_member_llc' });
  expect(await invitesOf(owner)).toEqual([{ email, role: 'manager', isUbo: true }]);
  expect((await stateOf(owner)).steps.ubos.status).toBe('submitted');
});

it('owners who were left out of a draft first are left out all the same', async () => {
  const [joined, invited, next] = [newEmail(), newEmail(), newEmail()];
  const owner = await newCompany(joined, invited);
  const member = await join(owner, joined);
  const owners = [ownerOf({ id: 'eva', email: next })];
  await saveOwners(owner, owners, true);
  expect((await invitesOf(owner)).map(({ email }) => email)).toEqual([invited]);
  await saveOwners(owner, owners);
  expect((await invitesOf(owner)).map(({ email }) => email)).toEqual([next]);
  expect(dataOf(await member.ask('GET', '/me'))).toMatchObject({ isUbo: false });
});

it('owners of a business that was handed in as a solopreneur, and is a company after staff returned it, can be named', async () => {
  const owner = await newApplicant(server);
  await submitSetup(owner, { ...setup, companyType: 'solopreneur' });
  const { id } = owner.person.organization;
  await app.db.updateTable('organizations').set({ verification_status: 'completed' }).where('id', '=', id).execute();
  await app.db
    .updateTable('verification_steps')
    .set({ status: 'rejected' })
    .where('organization_id', '=', id)
    .where('step', '=', 'bankAccount')
    .execute();
  await submitSetup(owner, setup);
  expect((await stateOf(owner)).steps.ubos).toMatchObject({ status: 'rejected', version: 0 });
  await saveOfficers(owner, [me], true);
  expect(
    saved(await saveOwners(owner, [{ ...ownerOf({ id: 'ana', email: newEmail() }), percent: '100' }])).status,
  ).toBe('submitted');
});
