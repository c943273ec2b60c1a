import type { CallOutput, Contract, StaffRole } from '@quittance/sdk/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStaff } from '../identity/index.ts';
import { password } from '../identity/sign-in-fixtures.ts';
import { type Acting, newOwner } from '../members/members-fixtures.ts';
import { codeOf, dataOf, type TestAnswer } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailedCode, mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import { business, giveDocuments, identity, noOffice, riskProfile } from '../verification/verification-fixtures.ts';

type Company = CallOutput<Contract['getCompanyUnderVerification']>;
type Person = CallOutput<Contract['getPersonUnderVerification']>;
type Companies = CallOutput<Contract['listCompaniesUnderVerification']>;
type People = CallOutput<Contract['listPeopleUnderVerification']>;

const database = testDatabase();
const { db } = database;
const portal = testServer(database);
const backOffice = testServer(database, { surface: 'admin' });

type Staff = (method: 'GET' | 'PUT', path: string, body?: object) => Promise<TestAnswer>;

async function signIn(role: StaffRole): Promise<Staff> {
  const email = `${crypto.randomUUID()}@bank.example`;
  const id = await createStaff(db, { email, password, firstName: 'Sam', lastName: 'Reed', role });
  const client = backOffice.client();
  await client.request('/api/new/admin/sessions/intermediate', { method: 'POST', body: { email, password } });
  await client.request('/api/new/admin/sessions/confirm', {
    method: 'POST',
    body: { remember2FaChecked: true },
    headers: { 'otp-code': await mailedCode(backOffice.app, email) },
  });
  return (method, path, body) =>
    client.request(`/api/${id}/admin/verification/${path}`, { method, ...(body && { body }) });
}

/** A solopreneur who handed everything in. */
async function newApplication(): Promise<Acting> {
  const owner = await newOwner(portal);
  const organizationId = owner.person.organization.id;
  await db
    .updateTable('organizations')
    .set({ verification_status: 'not_started' })
    .where('id', '=', organizationId)
    .execute();
  const today = await portal.app.clock.today(db);
  const files = await giveDocuments(portal.app, owner.person, [
    'incorporationCertificate',
    'operatingAgreement',
    'shareholderCertificate',
    'proofOfAddress',
  ]);
  const documents = Object.fromEntries(
    Object.entries(files).map(([role, fileId]) => [role, { fileId, language: 'en', issuedOn: today }]),
  );
  const saves = [
    ['POST', 'setup', { companyType: 'solopreneur' }],
    ['POST', 'risk-profile', riskProfile],
    ['POST', 'kyb', business],
    ['PUT', 'documentation', documents],
    ['POST', 'identity-details', identity],
    ['POST', 'set-kyc-vendor-dummy', undefined],
    ['POST', 'pep', noOffice],
    ['POST', 'review-and-finalize', { certified: true }],
  ] as const;
  for (const [method, path, body] of saves) {
    const answer = await owner.ask(method, `/verification/${path}`, body);
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBe(200);
  }
  return owner;
}

let staff: Staff;
let owner: Acting;
let organizationId: string;
let userId: string;
beforeEach(async () => {
  staff = await signIn('compliance-admin');
  owner = await newApplication();
  organizationId = owner.person.organization.id;
  userId = owner.person.userId;
});

const companyOf = async () => dataOf<Company>(await staff('GET', `company?organizationId=${organizationId}`));
const personOf = async () => dataOf<Person>(await staff('GET', `users/${userId}`));
const organization = () =>
  db.selectFrom('organizations').selectAll().where('id', '=', organizationId).executeTakeFirstOrThrow();
const actionsAbout = async (id: string) =>
  (await db.selectFrom('audit_events').select('action').where('object_id', '=', id).orderBy('id').execute()).map(
    ({ action }) => action,
  );
const steps = ['companyRiskProfile', 'kyb', 'documentation'] as const;
const approveParts = async () => {
  for (const step of steps) expect((await staff('PUT', 'approve-step', { organizationId, step })).status).toBe(204);
  expect((await staff('PUT', 'approve-user', { userId })).status).toBe(204);
};
const ownerMails = async () => (await mailsTo(portal.app, owner.person.email)).map(({ subject }) => subject);

describe('companies under verification', () => {
  it('are listed newest first, with what is to be done, page by page', async () => {
    const { items } = dataOf<Companies>(await staff('GET', 'companies?limit=1'));
    expect(items[0]).toMatchObject({ organizationId, displayStatus: 'needsReview', finalizedAt: expect.any(String) });
    await newApplication();
    const first = dataOf<Companies>(await staff('GET', 'companies?limit=1'));
    const second = dataOf<Companies>(await staff('GET', `companies?limit=1&cursor=${first.nextCursor}`));
    expect(second.items[0]?.organizationId).toBe(organizationId);
    expect((await staff('GET', 'companies?cursor=x')).status).toBe(422);
  });

  it('are found by name, state and flag', async () => {
    const { legal_name } = await organization();
    const find = async (query: string) =>
      dataOf<Companies>(await staff('GET', `companies?search=${encodeURIComponent(legal_name)}&${query}`)).items.length;
    expect([
      await find('escalated=all'),
      await find('escalated=escalated'),
      await find('verificationStatus[]=denied'),
    ]).toEqual([1, 0, 0]);
  });

  it('are read with their answers, and each reading is recorded', async () => {
    const company = await companyOf();
    expect(company).toMatchObject({
      owner: { userId, email: owner.person.email },
      missing: [],
      steps: { kyb: { status: 'completed', data: { taxId: business.taxId } } },
      people: [{ userId, kycStatus: 'submitted', identityStatus: 'approved' }],
      decisions: [],
    });
    expect(company.steps).not.toHaveProperty('personIdentityKyc');
    expect((await actionsAbout(organizationId)).at(-1)).toBe('verification.read');
  });

  it.each(['customer-success', 'finance'] as const)('are not for %s', async (role) => {
    const other = await signIn(role);
    expect((await other('GET', 'companies')).status).toBe(403);
    expect((await other('PUT', 'approve-company', { organizationId })).status).toBe(403);
  });
});

describe('people under verification', () => {
  it('are listed and read, and each reading is recorded', async () => {
    const { items } = dataOf<People>(await staff('GET', `users?search=${encodeURIComponent(owner.person.email)}`));
    expect(items).toMatchObject([{ userId, organizationId, kycStatus: 'submitted' }]);
    expect(await personOf()).toMatchObject({
      identity: { documentNumber: identity.documentNumber },
      publicOffice: { publicOffice: 'none' },
      missing: [],
      sessions: [{ outcome: 'approved' }],
    });
    expect((await actionsAbout(userId)).at(-1)).toBe('verification.read');
  });

  it('are approved once', async () => {
    const answers = await Promise.all([1, 2].map(() => staff('PUT', 'approve-user', { userId })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await personOf()).toMatchObject({ kycStatus: 'approved', pepStatus: 'approved' });
  });

  it('are not approved before the vendor has', async () => {
    await db.updateTable('people').set({ identity_status: 'pending' }).where('id', '=', userId).execute();
    expect(codeOf(await staff('PUT', 'approve-user', { userId }))).toBe('ValidationError');
  });

  it('are denied with a reason', async () => {
    expect(codeOf(await staff('PUT', 'deny-user', { userId, note: ' ' }))).toBe('ValidationError');
    expect((await staff('PUT', 'deny-user', { userId, note: 'The document is forged.' })).status).toBe(204);
    const { kycStatus, decisions } = await personOf();
    expect(kycStatus).toBe('denied');
    expect(decisions).toMatchObject([{ decision: 'denied', note: 'The document is forged.', decidedBy: 'Sam Reed' }]);
    expect(codeOf(await staff('PUT', 'deny-user', { userId, note: 'Again' }))).toBe('IdempotencyConflictError');
  });
});

describe('a step', () => {
  it('is approved once', async () => {
    const approve = () => staff('PUT', 'approve-step', { organizationId, step: 'kyb' });
    expect((await Promise.all([approve(), approve()])).map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await companyOf()).decisions).toMatchObject([{ decision: 'approved', step: 'kyb' }]);
  });

  it('is returned to its owner, who is mailed and submits it again', async () => {
    const note = 'The name differs from the register.';
    expect((await staff('PUT', 'deny-step', { organizationId, step: 'kyb', note })).status).toBe(204);
    expect((await ownerMails())[0]).toMatch(/^Please correct your application/);
    expect((await companyOf()).steps.kyb.status).toBe('rejected');
    const answer = await owner.ask('POST', '/verification/kyb', { ...business, legalName: 'Harbor Lights SL' });
    expect(dataOf<{ status: string }>(answer).status).toBe('submitted');
    expect((await staff('PUT', 'approve-step', { organizationId, step: 'kyb' })).status).toBe(204);
  });

  it('of a company that has handed nothing in can’t be decided', async () => {
    await db
      .updateTable('organizations')
      .set({ verification_status: 'in_progress' })
      .where('id', '=', organizationId)
      .execute();
    const answer = await staff('PUT', 'approve-step', { organizationId, step: 'kyb' });
    expect(codeOf(answer)).toBe('IdempotencyConflictError');
  });
});

describe('a company', () => {
  it('is approved when its steps and people are, and takes the facts that it gave', async () => {
    await approveParts();
    expect((await staff('PUT', 'approve-company', { organizationId })).status).toBe(204);
    expect(await organization()).toMatchObject({
      status: 'enabled',
      verification_status: 'approved',
      legal_name: business.legalName,
      address: business.address,
      website: business.website,
    });
    expect((await ownerMails())[0]).toBe(`${business.legalName} is verified`);
    expect((await actionsAbout(organizationId)).at(-1)).toBe('verification.decided');
  });

  it('is not approved before: each open part is named', async () => {
    await staff('PUT', 'approve-step', { organizationId, step: 'kyb' });
    const answer = await staff('PUT', 'approve-company', { organizationId });
    expect(answer.body).toMatchObject({
      validations: [{ path: 'steps.companyRiskProfile' }, { path: 'steps.documentation' }, { path: 'people.owner' }],
    });
    expect((await organization()).verification_status).toBe('completed');
  });

  it('is denied with a reason, which the owner is mailed, and is restricted from then on', async () => {
    expect((await staff('PUT', 'deny-company', { organizationId, note: 'Unclear ownership.' })).status).toBe(204);
    expect(await organization()).toMatchObject({ status: 'verification_denied', verification_status: 'denied' });
    expect((await ownerMails())[0]).toMatch(/^Your application for/);
    expect(codeOf(await owner.ask('GET', '/verification'))).toBe('PersonOrCompanyDisabled');
  });

  it('is decided once, whoever is faster', async () => {
    await approveParts();
    const answers = await Promise.all([
      staff('PUT', 'approve-company', { organizationId }),
      staff('PUT', 'deny-company', { organizationId, note: 'No' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  it('that is unknown is not found', async () => {
    const nobody = 'org_00000000000000000000000000';
    expect((await staff('GET', `company?organizationId=${nobody}`)).status).toBe(404);
    expect((await staff('PUT', 'deny-company', { organizationId: nobody, note: 'No' })).status).toBe(404);
    expect((await staff('PUT', 'approve-user', { userId: 'usr_00000000000000000000000000' })).status).toBe(404);
  });
});
