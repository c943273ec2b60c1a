import type { CallOutput, Contract, StaffRole } from '@quittance/sdk/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { unseal } from '../kernel/index.ts';
import type { Acting } from '../members/members-fixtures.ts';
import type { TestAnswer } from '../test-support/test-client.ts';
import { codeOf, dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import { address, business, identity, newApplicant } from '../verification/verification-fixtures.ts';
import { caseWorld, type Staff } from './case-world-fixtures.ts';

type Company = CallOutput<Contract['getCompanyUnderVerification']>;
type Person = CallOutput<Contract['getPersonUnderVerification']>;
type Own = CallOutput<Contract['getVerification']>;

const { db, portal, signIn, newApplication } = caseWorld(testDatabase());

let staff: Staff;
let owner: Acting;
let organizationId: string;
let userId: string;

function use(acting: Acting): void {
  owner = acting;
  organizationId = owner.person.organization.id;
  userId = owner.person.userId;
}

beforeEach(async () => {
  staff = await signIn('compliance-admin');
  use(await newApplication());
});

/** Somebody who has answered nothing. */
async function useNewcomer(): Promise<void> {
  use(await newApplicant(portal));
}

const others: readonly StaffRole[] = ['customer-success', 'finance'];
const nobody = { org: 'org_00000000000000000000000000', usr: 'usr_00000000000000000000000000' };
const elsewhere = { line1: 'Gran Vía 9', city: 'Madrid', postalCode: '28013', country: 'ES' };
const companyOf = async () => dataOf<Company>(await staff('GET', `company?organizationId=${organizationId}`));
const personOf = async () => dataOf<Person>(await staff('GET', `users/${userId}`));
const pathsOf = ({ body }: TestAnswer) =>
  (body as { validations: { path: string }[] }).validations.map(({ path }) => path);
const statuses = (answers: readonly TestAnswer[]) => answers.map(({ status }) => status).sort();

/** What the audit has of the corrections of an object, unsealed. */
async function correctionsOf(id: string): Promise<object[]> {
  const rows = await db
    .selectFrom('audit_events')
    .select('detail')
    .where('object_id', '=', id)
    .where('action', '=', 'verification.corrected')
    .orderBy('id')
    .execute();
  return rows.map(({ detail }) => {
    const { field, sealedChange } = detail as { field: string; sealedChange: string };
    const sealed = Buffer.from(sealedChange, 'base64');
    return { field, ...JSON.parse(unseal(portal.app.config.dataKey, sealed, `correction ${id}`)) };
  });
}

async function approveAll(): Promise<void> {
  for (const step of ['companyRiskProfile', 'kyb', 'documentation'] as const) {
    await staff('PUT', 'approve-step', { organizationId, step });
  }
  await staff('PUT', 'approve-user', { userId });
  expect((await staff('PUT', 'approve-company', { organizationId })).status).toBe(204);
}

describe('the legal name of a company', () => {
  const correct = async (legalName: string, as = staff, version?: number) =>
    await as('PUT', 'legal-name', {
      organizationId,
      legalName,
      version: version ?? (await companyOf()).steps.kyb.version,
    });

  it('is corrected, and what was handed in stays so', async () => {
    const before = await companyOf();
    expect((await correct(' Harbor Light SLU ')).status).toBe(204);
    const { steps, companyName, phases, missing } = await companyOf();
    expect(steps.kyb).toMatchObject({
      status: before.steps.kyb.status,
      version: before.steps.kyb.version + 1,
      data: { ...business, legalName: 'Harbor Light SLU' },
    });
    expect([companyName, phases, missing]).toEqual(['Harbor Light SLU', before.phases, before.missing]);
    expect(await correctionsOf(organizationId)).toEqual([
      { field: 'legalName', before: business.legalName, after: 'Harbor Light SLU' },
    ]);
    const { decisions } = await companyOf();
    expect(decisions).toMatchObject([{ decision: 'corrected', field: 'legalName', decidedBy: 'Sam Reed' }]);
    expect(JSON.stringify(decisions)).not.toContain('Harbor');
    await approveAll();
    expect((await companyOf()).companyName).toBe('Harbor Light SLU');
  });

  it('is in no audit event in the clear', async () => {
    await correct('Harbor Light SLU');
    const events = await db.selectFrom('audit_events').selectAll().where('object_id', '=', organizationId).execute();
    expect(JSON.stringify(events)).not.toContain('Harbor Light');
  });

  it('renames a company that is approved', async () => {
    await approveAll();
    await db
      .updateTable('organizations')
      .set({ website: 'https://own.example' })
      .where('id', '=', organizationId)
      .execute();
    expect((await correct('Harbor Light SLU')).status).toBe(204);
    const company = await companyOf();
    expect(company).toMatchObject({ companyName: 'Harbor Light SLU', verificationStatus: 'approved' });
    expect(company.steps.kyb.status).toBe('approved');
    const row = db.selectFrom('organizations').select('website').where('id', '=', organizationId);
    expect((await row.executeTakeFirstOrThrow()).website).toBe('https://own.example');
  });

  it('is corrected once, however often it is sent, and one of two colleagues is told about the other', async () => {
    const { version } = (await companyOf()).steps.kyb;
    const same = await Promise.all([correct('Same SL', staff, version), correct('Same SL', staff, version)]);
    expect(statuses(same)).toEqual([204, 204]);
    expect((await companyOf()).steps.kyb.version).toBe(version + 1);
    const head = await signIn('compliance-head');
    const two = await Promise.all([correct('One SL', staff, version + 1), correct('Two SL', head, version + 1)]);
    expect(statuses(two)).toEqual([204, 409]);
    expect(codeOf(two.find(({ status }) => status === 409) as TestAnswer)).toBe('VerificationChangedError');
    expect(await correctionsOf(organizationId)).toHaveLength(2);
  });

  it('is noticed by a person who has the former answers open', async () => {
    await staff('PUT', 'deny-step', { organizationId, step: 'kyb', note: 'Which name is it?' });
    const open = dataOf<Own>(await owner.ask('GET', '/verification')).steps.kyb.version;
    await correct('Harbor Light SLU');
    const save = (version: number) => owner.ask('POST', '/verification/kyb', { ...business, version });
    expect(codeOf(await save(open))).toBe('VerificationChangedError');
    expect((await companyOf()).steps.kyb.status).toBe('rejected');
    expect((await save(open + 1)).status).toBe(200);
  });

  it('is refused by the rules of the wizard', async () => {
    expect(pathsOf(await correct(' '))).toEqual(['legalName']);
    expect(pathsOf(await correct('x'.repeat(101)))).toEqual(['legalName']);
    expect((await correct('x', staff, -1)).status).toBe(422);
  });

  it('is refused to other staff, for strangers, before an answer, and once the company is denied or closed', async () => {
    for (const role of others) expect((await correct('x', await signIn(role))).status).toBe(403);
    const stranger = { organizationId: nobody.org, legalName: 'x', version: 1 };
    expect((await staff('PUT', 'legal-name', stranger)).status).toBe(404);
    await db.updateTable('organizations').set({ status: 'admin_closed' }).where('id', '=', organizationId).execute();
    expect(codeOf(await correct('x'))).toBe('IdempotencyConflictError');
    await db.updateTable('organizations').set({ status: 'enabled' }).where('id', '=', organizationId).execute();
    await staff('PUT', 'deny-company', { organizationId, note: 'No.' });
    expect(codeOf(await correct('x'))).toBe('IdempotencyConflictError');
    await useNewcomer();
    expect(codeOf(await correct('x', staff, 0))).toBe('IdempotencyConflictError');
  });
});

describe('the business address', () => {
  const correct = async (given: object, as = staff, version?: number) =>
    await as('PUT', 'update-address', {
      organizationId,
      address: given,
      version: version ?? (await companyOf()).steps.kyb.version,
    });
  const ofOrganization = async () =>
    (await db.selectFrom('organizations').select('address').where('id', '=', organizationId).executeTakeFirstOrThrow())
      .address;

  it('is corrected as a whole, and taken over with the approval', async () => {
    const { phases } = await companyOf();
    expect((await correct({ ...elsewhere, line1: ' Gran Vía 9 ', line2: ' ' })).status).toBe(204);
    expect((await companyOf()).steps.kyb.data?.address).toEqual(elsewhere);
    expect(await ofOrganization()).not.toEqual(elsewhere);
    expect(await correctionsOf(organizationId)).toEqual([{ field: 'address', before: address, after: elsewhere }]);
    const { decisions, phases: after } = await companyOf();
    expect(decisions).toMatchObject([{ decision: 'corrected', field: 'address' }]);
    expect(after).toEqual(phases);
    await approveAll();
    expect(await ofOrganization()).toEqual(elsewhere);
  });

  it('moves a company that is approved', async () => {
    await approveAll();
    expect((await correct(elsewhere)).status).toBe(204);
    expect(await ofOrganization()).toEqual(elsewhere);
  });

  it('is corrected once, and refused for answers that changed since', async () => {
    const { version } = (await companyOf()).steps.kyb;
    expect(
      statuses(await Promise.all([correct(elsewhere, staff, version), correct(elsewhere, staff, version)])),
    ).toEqual([204, 204]);
    expect(codeOf(await correct(address, staff, version))).toBe('VerificationChangedError');
    expect(await correctionsOf(organizationId)).toHaveLength(1);
  });

  it('is refused by the rules of the wizard, field by field', async () => {
    expect(pathsOf(await correct({}))).toEqual(['address.line1', 'address.city', 'address.country']);
    expect(pathsOf(await correct({ ...elsewhere, postalCode: 'x' }))).toEqual(['address.postalCode']);
    await staff('PUT', 'deny-step', { organizationId, step: 'kyb', note: 'Where else?' });
    await owner.ask('POST', '/verification/kyb', { ...business, tradingAddresses: [elsewhere] });
    const repeated = await correct(elsewhere);
    expect(repeated.body).toMatchObject({
      validations: [{ path: 'address.line1', message: 'Duplicate location address' }],
    });
  });

  it('is refused to other staff and for strangers', async () => {
    for (const role of others) expect((await correct(elsewhere, await signIn(role))).status).toBe(403);
    const stranger = { organizationId: nobody.org, address: elsewhere, version: 1 };
    expect((await staff('PUT', 'update-address', stranger)).status).toBe(404);
  });
});

describe('the names of a person', () => {
  const names = { firstName: 'Anna', lastName: 'Gil Ruiz' };
  const note = 'Your passport says Anna.';
  const correct = async (given: object = {}, as = staff) =>
    await as('PUT', 'person-profile-names', {
      userId,
      ...names,
      version: (await personOf()).identityVersion,
      note,
      ...given,
    });

  it('are corrected, which ends the check of the former name', async () => {
    await staff('PUT', 'approve-user', { userId });
    const { firstName, lastName, identityVersion } = await personOf();
    expect((await correct()).status).toBe(204);
    const person = await personOf();
    expect(person).toMatchObject({
      ...names,
      name: 'Anna Gil Ruiz',
      identityVersion: identityVersion + 1,
      kycStatus: 'in_progress',
      identityStatus: 'not_started',
    });
    expect(person.identity).toEqual(identity);
    expect(person.sessions.every(({ superseded }) => superseded)).toBe(true);
    expect(person.decisions).toMatchObject([
      { decision: 'returned', note },
      { decision: 'corrected', field: 'names', userId },
      { decision: 'approved' },
    ]);
    expect(await correctionsOf(userId)).toEqual([{ field: 'names', before: { firstName, lastName }, after: names }]);
    const [mail] = await mailsTo(portal.app, owner.person.email);
    expect(mail?.subject).toMatch(/^Please verify your identity again/);
    expect((await owner.ask('POST', '/verification/set-kyc-vendor-dummy')).status).toBe(200);
    expect((await staff('PUT', 'approve-user', { userId })).status).toBe(204);
  });

  it('need a note for the person only if a check ends', async () => {
    expect(pathsOf(await correct({ note: undefined }))).toEqual(['note']);
    expect((await correct()).status).toBe(204);
    const mails = (await mailsTo(portal.app, owner.person.email)).length;
    expect((await correct({ lastName: 'Gil', note: undefined })).status).toBe(204);
    expect(await mailsTo(portal.app, owner.person.email)).toHaveLength(mails);
    expect((await personOf()).name).toBe('Anna Gil');
  });

  it('are noticed by a person who has the identity open', async () => {
    await correct();
    const { version } = dataOf<Own>(await owner.ask('GET', '/verification')).steps.personIdentityKyc;
    await correct({ lastName: 'Gil' });
    const save = (based: number) =>
      owner.ask('POST', '/verification/identity-details', { ...identity, version: based });
    expect(codeOf(await save(version))).toBe('VerificationChangedError');
    expect((await save(version + 1)).status).toBe(200);
  });

  it('are corrected once, however often they are sent, and one of two colleagues is told about the other', async () => {
    const version = (await personOf()).identityVersion;
    expect(statuses(await Promise.all([correct({ version }), correct({ version })]))).toEqual([204, 204]);
    expect(await correctionsOf(userId)).toHaveLength(1);
    const head = await signIn('compliance-head');
    const two = await Promise.all([
      correct({ lastName: 'One', version: version + 1 }),
      correct({ lastName: 'Two', version: version + 1 }, head),
    ]);
    expect(statuses(two)).toEqual([204, 409]);
    expect(codeOf(two.find(({ status }) => status === 409) as TestAnswer)).toBe('VerificationChangedError');
  });

  it('are refused without text, for strangers, and to other staff', async () => {
    expect(pathsOf(await correct({ firstName: ' ', lastName: 'x'.repeat(101) }))).toEqual(['firstName', 'lastName']);
    expect((await correct({ userId: nobody.usr })).status).toBe(404);
    for (const role of others) expect((await correct({}, await signIn(role))).status).toBe(403);
  });

  it('are refused for people who are denied, of a denied company, under a verified one, and who have not begun', async () => {
    const refused = async () => {
      expect((await personOf()).canCorrectNames).toBe(false);
      expect(codeOf(await correct())).toBe('IdempotencyConflictError');
    };
    expect((await personOf()).canCorrectNames).toBe(true);
    await staff('PUT', 'deny-user', { userId, note: 'Forged.' });
    await refused();
    await db
      .updateTable('people')
      .set({ kyc_status: 'completed', identity_status: 'approved' })
      .where('id', '=', userId)
      .execute();
    await approveAll();
    await refused();
    await db
      .updateTable('organizations')
      .set({ verification_status: 'denied' })
      .where('id', '=', organizationId)
      .execute();
    await refused();
    await useNewcomer();
    await refused();
  });
});
