import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Acting } from '../members/members-fixtures.ts';
import { codeOf, dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { business, newHandle, riskProfile, setup, stateOf } from '../verification/verification-fixtures.ts';
import { caseWorld, nobody, othersThan, type Staff, statusesOf } from './case-world-fixtures.ts';

type Company = CallOutput<Contract['getCompanyUnderVerification']>;
type Person = CallOutput<Contract['getPersonUnderVerification']>;
type CustomerFile = CallOutput<Contract['getCustomerFile']>;

const { db, signIn, newApplication } = caseWorld(testDatabase());

let staff: Staff;
let owner: Acting;
let organizationId: string;
let userId: string;

const use = (acting: Acting): void => {
  owner = acting;
  organizationId = owner.person.organization.id;
  userId = owner.person.userId;
};

beforeEach(async () => {
  staff = await signIn('compliance-admin');
  use(await newApplication());
});

const companyOf = async () => dataOf<Company>(await staff('GET', `company?organizationId=${organizationId}`));
const personOf = async () => dataOf<Person>(await staff('GET', `users/${userId}`));
const actionsAbout = async (id: string) =>
  (await db.selectFrom('audit_events').select('action').where('object_id', '=', id).orderBy('id').execute()).map(
    ({ action }) => action,
  );

describe('the flag for the compliance head', () => {
  it.each(['escalate-to-compliance-head', '/organizations/escalate-to-compliance-head'])(
    '%s sets and removes it, and the list finds it',
    async (path) => {
      expect(await statusesOf(staff, 'PUT', path, { organizationId, escalate: true })).toBe(204);
      expect((await companyOf()).escalated).toBe(true);
      expect((await actionsAbout(organizationId)).filter((action) => action.includes('escalation'))).toHaveLength(1);
      expect(await statusesOf(staff, 'PUT', path, { organizationId, escalate: false })).toBe(204);
      expect((await companyOf()).escalated).toBe(false);
      expect(await statusesOf(staff, 'PUT', path, { organizationId: nobody.org, escalate: true })).toBe(404);
      expect(await statusesOf(staff, 'PUT', path, { organizationId })).toBe(422);
      for (const role of othersThan('compliance-head', 'compliance-admin')) {
        expect(await statusesOf(await signIn(role), 'PUT', path, { organizationId, escalate: true })).toBe(403);
      }
    },
  );
});

describe('a document', () => {
  const fileOf = async () => (await companyOf()).files.find(({ role }) => role === 'proofOfAddress');

  it('of a company is reviewed, and taken back', async () => {
    const fileId = (await fileOf())?._id ?? '';
    const review = { organizationId, fileRole: 'proofOfAddress', fileId, reviewed: true };
    expect(await statusesOf(staff, 'PUT', 'review-file', review)).toBe(204);
    expect(await fileOf()).toMatchObject({ reviewed: true, reviewedBy: 'Sam Reed', reviewedAt: expect.any(String) });
    expect(await statusesOf(staff, 'PUT', 'review-file', { ...review, reviewed: false })).toBe(204);
    expect(await fileOf()).toMatchObject({ reviewed: false });
    expect(await fileOf()).not.toHaveProperty('reviewedBy');
    expect(await actionsAbout(fileId)).toEqual(['file.reviewed', 'file.reviewed']);
  });

  it('is not reviewed in another role, company or by other staff', async () => {
    const fileId = (await fileOf())?._id ?? '';
    const review = { organizationId, fileRole: 'proofOfAddress', fileId, reviewed: true };
    expect(await statusesOf(staff, 'PUT', 'review-file', { ...review, fileRole: 'logo' })).toBe(404);
    expect(await statusesOf(staff, 'PUT', 'review-file', { ...review, organizationId: nobody.org })).toBe(404);
    const { fileRole, reviewed } = review;
    expect(await statusesOf(staff, 'PUT', 'review-user-file', { userId, fileRole, fileId, reviewed })).toBe(404);
    for (const role of othersThan('compliance-head', 'compliance-admin')) {
      expect(await statusesOf(await signIn(role), 'PUT', 'review-file', review)).toBe(403);
    }
  });

  it('of a person is reviewed', async () => {
    const fileId = (await fileOf())?._id ?? '';
    const group = 'proofOfPhysicalResidentialAddress';
    await db
      .updateTable('files')
      .set({ organization_id: null, person_id: userId, file_group: group })
      .where('id', '=', fileId)
      .execute();
    const review = { userId, fileRole: 'proofOfAddress', fileId, reviewed: true };
    expect(await statusesOf(staff, 'PUT', 'review-user-file', review)).toBe(204);
    expect((await personOf()).files).toMatchObject([{ _id: fileId, reviewed: true, reviewedBy: 'Sam Reed' }]);
    // The documents that staff decided by are kept.
    expect(codeOf(await owner.ask('DELETE', '/files/user', { fileId }))).toBe('VerificationStepClosedError');
    expect((await personOf()).files).toMatchObject([{ _id: fileId }]);
    expect(await statusesOf(await signIn('finance'), 'PUT', 'review-user-file', review)).toBe(403);
  });
});

describe('an internal note', () => {
  it('is about the company or one of its people, for staff only', async () => {
    const note = dataOf<Company['notes'][number]>(
      await staff('POST', 'internal-note', { organizationId, note: ' Called the owner. ' }),
    );
    expect(note).toMatchObject({ note: 'Called the owner.', writtenBy: 'Sam Reed' });
    await staff('POST', 'internal-note', { organizationId, userId, note: 'Spoke on video.' });
    expect((await companyOf()).notes.map((each) => each.note)).toEqual(['Spoke on video.', 'Called the owner.']);
    expect((await personOf()).notes).toMatchObject([{ note: 'Spoke on video.', userId }]);
    expect((await actionsAbout(userId)).at(-2)).toBe('verification.noted');
  });

  it('is refused without text, with too much of it, about strangers, and from others', async () => {
    const note = 'x';
    expect(await statusesOf(staff, 'POST', 'internal-note', { organizationId, note: ' ' })).toBe(422);
    expect(await statusesOf(staff, 'POST', 'internal-note', { organizationId, note: note.repeat(5001) })).toBe(422);
    expect(await statusesOf(staff, 'POST', 'internal-note', { organizationId: nobody.org, note })).toBe(404);
    const stranger = (await newApplication()).person.userId;
    expect(await statusesOf(staff, 'POST', 'internal-note', { organizationId, userId: stranger, note })).toBe(404);
    for (const role of othersThan('compliance-head', 'compliance-admin')) {
      expect(await statusesOf(await signIn(role), 'POST', 'internal-note', { organizationId, note })).toBe(403);
    }
  });
});

describe('a reset of the application', () => {
  const reset = (as: Staff, resetReason = 'The vendor took back its denial.') =>
    as('POST', 'reset-verification', { organizationId, resetReason });
  const denyAutomatically = async () => {
    await db
      .updateTable('organizations')
      .set({ status: 'automatically_denied', verification_status: 'denied' })
      .where('id', '=', organizationId)
      .execute();
    await db
      .updateTable('people')
      .set({ kyc_status: 'denied', identity_status: 'denied' })
      .where('id', '=', userId)
      .execute();
  };

  it('lets a company that was denied automatically submit again', async () => {
    const success = await signIn('customer-success');
    await denyAutomatically();
    expect((await reset(success)).status).toBe(204);
    const company = dataOf<Company>(await success('GET', `company?organizationId=${organizationId}`));
    expect(company).toMatchObject({ companyStatus: 'enabled', verificationStatus: 'in_progress' });
    expect(company).not.toHaveProperty('finalizedAt');
    expect(company.steps.kyb).toMatchObject({ status: 'rejected', data: { taxId: business.taxId } });
    expect(company.decisions[0]).toMatchObject({ decision: 'reset', note: 'The vendor took back its denial.' });
    expect(await personOf()).toMatchObject({ kycStatus: 'in_progress', identityStatus: 'not_started' });
    expect((await owner.ask('POST', '/verification/risk-profile', riskProfile)).status).toBe(200);
  });

  it('keeps the handle, which was given already', async () => {
    const { handle } = await stateOf(owner);
    await denyAutomatically();
    expect((await reset(await signIn('customer-success'))).status).toBe(204);
    expect(await stateOf(owner)).toMatchObject({ handle, isHandleSettled: true });
    const refused = await owner.ask('POST', '/verification/setup', { ...setup, handle: newHandle() });
    expect(refused).toMatchObject({ status: 409, body: { code: 'HandleSettledError' } });
    expect((await owner.ask('POST', '/verification/setup', setup)).status).toBe(200);
  });

  it('keeps the denial of a person by staff', async () => {
    const success = await signIn('customer-success');
    expect((await staff('PUT', 'deny-user', { userId, note: 'The passport is forged.' })).status).toBe(204);
    await denyAutomatically();
    expect((await reset(success)).status).toBe(204);
    expect(await personOf()).toMatchObject({ kycStatus: 'denied', identityStatus: 'denied' });
  });

  it('is refused for any other status, and the second time', async () => {
    const success = await signIn('customer-success');
    expect((await reset(success)).status).toBe(409);
    await denyAutomatically();
    const answers = await Promise.all([reset(success), reset(success)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(
      await statusesOf(success, 'POST', 'reset-verification', { organizationId: nobody.org, resetReason: 'x' }),
    ).toBe(404);
  });

  it('needs a reason of at most 500 characters, and customer success', async () => {
    const success = await signIn('customer-success');
    await denyAutomatically();
    expect((await reset(success, ' ')).status).toBe(422);
    expect((await reset(success, 'x'.repeat(501))).body).toMatchObject({
      validations: [{ path: 'resetReason', message: 'Reason must be at most 500 characters' }],
    });
    for (const role of othersThan('customer-success')) expect((await reset(await signIn(role))).status).toBe(403);
  });
});

describe('the customer file', () => {
  it('has the company and each of its people, and its reading is recorded', async () => {
    const file = dataOf<CustomerFile>(await staff('GET', `customer-file?organizationId=${organizationId}`));
    expect(file).toMatchObject({
      writtenAt: expect.any(String),
      company: { organizationId, steps: { kyb: { data: { taxId: business.taxId } } } },
      people: [{ userId, identity: { nationality: 'ES' } }],
    });
    expect((await actionsAbout(organizationId)).at(-1)).toBe('verification.read');
    expect((await actionsAbout(userId)).at(-1)).toBe('verification.read');
    expect((await staff('GET', `customer-file?organizationId=${nobody.org}`)).status).toBe(404);
    for (const role of othersThan('compliance-head', 'compliance-admin')) {
      const other = await signIn(role);
      expect((await other('GET', `customer-file?organizationId=${organizationId}`)).status).toBe(403);
    }
  });
});
