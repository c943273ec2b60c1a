import { expect, it } from 'vitest';
import { createPerson } from '../identity/index.ts';
import { newEmail, password } from '../identity/sign-in-fixtures.ts';
import { type Acting, acting, ageInvites, invitedToken } from '../members/members-fixtures.ts';
import { dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { newApplicant, outcome, ownerOf, saved, setup, stateOf } from './verification-fixtures.ts';

// A person who is left out of the answers is no longer an applicant.

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

/** Makes the business one that was handed in, and whose setup staff returned. */
async function returnSetup({ person }: Acting): Promise<void> {
  const { id } = person.organization;
  await app.db.updateTable('organizations').set({ verification_status: 'completed' }).where('id', '=', id).execute();
  await app.db
    .updateTable('verification_steps')
    .set({ status: 'rejected' })
    .where('organization_id', '=', id)
    .where('step', '=', 'bankAccount')
    .execute();
}

it('a solopreneur has no other owners after the hand-in: their invites end, and those who joined are members like others', async () => {
  const [joined, invited] = [newEmail(), newEmail()];
  const owner = await newCompany(joined, invited);
  const member = await join(owner, joined);
  expect(dataOf(await member.ask('GET', '/me'))).toMatchObject({ role: 'manager', isUbo: true });
  await returnSetup(owner);
  expect(outcome(await member.ask('POST', '/verification/setup', { companyType: 'solopreneur' }))).toBe(
    'ForbiddenError',
  );
  await submitSetup(owner, { companyType: 'solopreneur' });
  expect(await invitesOf(owner)).toEqual([]);
  expect(dataOf(await member.ask('GET', '/me'))).toMatchObject({ role: 'manager', isUbo: false });
  expect((await stateOf(owner)).people).toEqual([]);
});

it('trying another kind of business before the hand-in keeps the owners', async () => {
  const email = newEmail();
  const owner = await newCompany(email);
  await submitSetup(owner, { companyType: 'solopreneur' });
  await submitSetup(owner, setup);
  const { steps, people } = await stateOf(owner);
  expect([steps.ubos.status, people.map(({ status }) => status)]).toEqual(['submitted', ['invited']]);
  expect(await invitesOf(owner)).toEqual([{ email, role: 'manager', isUbo: true }]);
});

it('owners who were withdrawn from a returned business are asked for once it is a company again', async () => {
  const email = newEmail();
  const owner = await newCompany(email);
  await returnSetup(owner);
  await submitSetup(owner, { companyType: 'solopreneur' });
  await returnSetup(owner);
  await submitSetup(owner, setup);
  const { steps, people } = await stateOf(owner);
  expect([steps.ubos.status, people.map(({ status }) => status)]).toEqual(['rejected', ['not_invited']]);
  await ageInvites(app, email, '11 minutes');
  expect(saved(await saveOwners(owner, steps.ubos.data?.owners ?? [])).status).toBe('submitted');
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

it('officers who were left out of a draft first are left out too, and an ordinary invite stays', async () => {
  const [officer, ordinary] = [newEmail(), newEmail()];
  const owner = await newCompany(newEmail());
  const officers = [me, { id: 'leo', firstName: 'Leo', lastName: 'Paz', jobTitle: 'CFO', email: officer }];
  await saveOfficers(owner, officers);
  await owner.confirmed('POST /invites', { inviteeEmail: ordinary, role: 'no-access' });
  const emails = async () => (await invitesOf(owner)).map(({ email }) => email);
  expect(await emails()).toEqual(expect.arrayContaining([officer, ordinary]));
  await saveOfficers(owner, [me], true);
  await saveOfficers(owner, [me]);
  expect(await emails()).toEqual(expect.arrayContaining([ordinary]));
  expect(await emails()).not.toContain(officer);
});

it('a returned step of owners is not asked for while the business is a solopreneur', async () => {
  const owner = await newCompany(newEmail());
  await returnSetup(owner);
  const { id } = owner.person.organization;
  await app.db
    .updateTable('verification_steps')
    .set({ status: 'rejected' })
    .where('organization_id', '=', id)
    .execute();
  const isAsked = async () =>
    dataOf<{ company?: { isResubmissionRequested?: boolean } }>(await owner.ask('GET', '/me')).company
      ?.isResubmissionRequested;
  expect(await isAsked()).toBe(true);
  await submitSetup(owner, { companyType: 'solopreneur' });
  expect(await isAsked()).toBe(false);
});

it('owners of a business that was handed in as a solopreneur, and is a company after staff returned it, can be named', async () => {
  const owner = await newApplicant(server);
  await submitSetup(owner, { ...setup, companyType: 'solopreneur' });
  await returnSetup(owner);
  await submitSetup(owner, setup);
  expect((await stateOf(owner)).steps.ubos).toMatchObject({ status: 'rejected', version: 0 });
  await saveOfficers(owner, [me], true);
  expect(
    saved(await saveOwners(owner, [{ ...ownerOf({ id: 'ana', email: newEmail() }), percent: '100' }])).status,
  ).toBe('submitted');
});
