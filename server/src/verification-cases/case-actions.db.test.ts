import type { CallOutput, Contract, StaffRole } from '@quittance/sdk/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { newEmail } from '../identity/sign-in-fixtures.ts';
import type { Acting } from '../members/members-fixtures.ts';
import { codeOf, dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import {
  business,
  newHandle,
  ownerOf,
  riskProfile,
  selfOwner,
  setup,
  stateOf,
} from '../verification/verification-fixtures.ts';
import { caseWorld, holding, type Staff } from './case-world-fixtures.ts';

type Company = CallOutput<Contract['getCompanyUnderVerification']>;
type Person = CallOutput<Contract['getPersonUnderVerification']>;
type CustomerFile = CallOutput<Contract['getCustomerFile']>;

const { db, portal, signIn, newApplication, newCompany } = caseWorld(testDatabase());

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
const statusesOf = async (as: Staff, method: 'PUT' | 'POST', path: string, body: object) =>
  (await as(method, path, body)).status;
const othersThan = (...allowed: StaffRole[]) =>
  (['compliance-head', 'compliance-admin', 'customer-success', 'finance'] as const).filter(
    (role) => !allowed.includes(role),
  );
const nobody = { org: 'org_00000000000000000000000000', usr: 'usr_00000000000000000000000000' };
const actionsAbout = async (id: string) =>
  (await db.selectFrom('audit_events').select('action').where('object_id', '=', id).orderBy('id').execute()).map(
    ({ action }) => action,
  );
const approveAll = async () => {
  for (const step of ['companyRiskProfile', 'kyb', 'documentation'] as const) {
    await staff('PUT', 'approve-step', { organizationId, step });
  }
  await staff('PUT', 'approve-user', { userId });
};

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
    // What staff decided by is kept.
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

describe('a new KYC', () => {
  const ask = (as = staff) => as('POST', 'request-new-kyc', { userId, note: 'Your passport has expired.' });

  it('is asked for by mail, and earlier checks count no more', async () => {
    await staff('PUT', 'approve-user', { userId });
    expect((await ask()).status).toBe(204);
    const person = await personOf();
    expect(person).toMatchObject({ kycStatus: 'in_progress', identityStatus: 'not_started' });
    expect(person.sessions.every(({ superseded }) => superseded)).toBe(true);
    expect(person.decisions[0]).toMatchObject({ decision: 'returned', note: 'Your passport has expired.' });
    const [mail] = await mailsTo(portal.app, owner.person.email);
    expect(mail?.subject).toMatch(/^Please verify your identity again/);
    expect(codeOf(await owner.ask('POST', '/verification/mark-kyc-as-completed'))).toBe('NotFoundError');
    expect(await statusesOf(staff, 'PUT', 'approve-user', { userId })).toBe(409);
    expect((await owner.ask('POST', '/verification/set-kyc-vendor-dummy')).status).toBe(200);
    expect(await statusesOf(staff, 'PUT', 'approve-user', { userId })).toBe(204);
  });

  it('is asked for once, whoever is faster, and not twice before it is done', async () => {
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(codeOf(await ask())).toBe('IdempotencyConflictError');
  });

  it('is refused for people of a verified or denied company, strangers, and other staff', async () => {
    for (const role of othersThan('compliance-head', 'compliance-admin')) {
      expect((await ask(await signIn(role))).status).toBe(403);
    }
    expect(await statusesOf(staff, 'POST', 'request-new-kyc', { userId, note: '' })).toBe(422);
    expect(await statusesOf(staff, 'POST', 'request-new-kyc', { userId: nobody.usr, note: 'x' })).toBe(404);
    await approveAll();
    await staff('PUT', 'approve-company', { organizationId });
    expect((await ask()).status).toBe(409);
    use(await newApplication());
    await staff('PUT', 'deny-company', { organizationId, note: 'No' });
    expect((await ask()).status).toBe(409);
  });
});

describe('the decision about a person', () => {
  const reopen = async (as: Staff, kycStatus = 'completed') =>
    await as('PUT', 'kyc-status', { userId, kycStatus, note: 'A mix-up of two people.' });

  it('is taken back by a compliance head alone, with a reason', async () => {
    const head = await signIn('compliance-head');
    await staff('PUT', 'deny-user', { userId, note: 'Forged.' });
    // The vendor had approved them, which staff still see.
    expect(await personOf()).toMatchObject({ kycStatus: 'denied', identityStatus: 'approved' });
    for (const role of othersThan('compliance-head')) expect((await reopen(await signIn(role))).status).toBe(403);
    expect((await reopen(head)).status).toBe(204);
    const person = await personOf();
    expect(person).toMatchObject({ kycStatus: 'completed', identityStatus: 'approved' });
    expect(person.decisions[0]).toMatchObject({ decision: 'reopened', note: 'A mix-up of two people.' });
    expect(await statusesOf(staff, 'PUT', 'approve-user', { userId })).toBe(204);
  });

  it('is not taken back before there is one, twice, without the vendor, or under a verified company', async () => {
    const head = await signIn('compliance-head');
    expect((await reopen(head)).status).toBe(409);
    expect((await reopen(head, 'approved')).status).toBe(422);
    expect(await statusesOf(head, 'PUT', 'kyc-status', { userId, kycStatus: 'completed', note: '' })).toBe(422);
    await staff('PUT', 'deny-user', { userId, note: 'Forged.' });
    const answers = await Promise.all([reopen(head), reopen(head)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    await approveAll();
    await staff('PUT', 'approve-company', { organizationId });
    expect((await reopen(head)).status).toBe(409);
    use(await newApplication());
    await db
      .updateTable('people')
      .set({ kyc_status: 'denied', identity_status: 'denied' })
      .where('id', '=', userId)
      .execute();
    await db.updateTable('identity_sessions').set({ outcome: 'denied' }).where('person_id', '=', userId).execute();
    expect(codeOf(await reopen(head))).toBe('ValidationError');
  });
});

describe('a document that differs from the details', () => {
  const showAnother = async () => {
    await db
      .updateTable('identity_sessions')
      .set({ superseded_at: new Date() })
      .where('person_id', '=', userId)
      .execute();
    await db
      .updateTable('people')
      .set({ kyc_status: 'in_progress', identity_status: 'not_started' })
      .where('id', '=', userId)
      .execute();
    await check('mismatch');
  };
  const check = async (sandboxVerificationDecision: string) => {
    const started = await owner.ask('POST', '/verification/create-kyc-session', { sandboxVerificationDecision });
    expect(started.status).toBe(200);
    await owner.ask('POST', '/verification/mark-kyc-as-completed');
  };
  const mismatches = ['name', 'birthDate', 'documentNumber'];

  it('is read by staff, who may approve the person', async () => {
    await showAnother();
    const [session] = (await personOf()).sessions;
    expect(session).toMatchObject({ outcome: 'pending', mismatches, superseded: false });
    const note = 'They have married: the certificate is in the vendor’s console.';
    expect(await statusesOf(staff, 'PUT', 'approve-user', { userId, note })).toBe(204);
    const person = await personOf();
    expect(person).toMatchObject({ kycStatus: 'approved', identityStatus: 'approved' });
    expect(person.decisions[0]).toMatchObject({ decision: 'approved', note });
  });

  it('is not approved without a reason', async () => {
    await showAnother();
    const refused = await staff('PUT', 'approve-user', { userId });
    expect(refused).toMatchObject({
      status: 422,
      body: { validations: [{ path: 'note', message: 'This field is required.' }] },
    });
    expect(await statusesOf(staff, 'PUT', 'approve-user', { userId, note: ' ' })).toBe(422);
    expect(await personOf()).toMatchObject({ kycStatus: 'submitted', identityStatus: 'pending' });
  });

  it('that was denied is decided again after a compliance head takes the denial back', async () => {
    await showAnother();
    expect(await statusesOf(staff, 'PUT', 'deny-user', { userId, note: 'Another person.' })).toBe(204);
    const head = await signIn('compliance-head');
    const reopened = { userId, kycStatus: 'completed', note: 'They have married.' };
    expect(await statusesOf(head, 'PUT', 'kyc-status', reopened)).toBe(204);
    expect(await personOf()).toMatchObject({ kycStatus: 'completed', identityStatus: 'pending' });
    expect(await statusesOf(staff, 'PUT', 'approve-user', { userId, note: 'They have married.' })).toBe(204);
  });

  it('is followed by another check that staff ask for', async () => {
    await showAnother();
    expect(await statusesOf(staff, 'POST', 'request-new-kyc', { userId, note: 'Show your own passport.' })).toBe(204);
    expect(await statusesOf(staff, 'PUT', 'approve-user', { userId })).toBe(409);
    await check('approve');
    const person = await personOf();
    expect(person).toMatchObject({ kycStatus: 'submitted', identityStatus: 'approved' });
    expect(person.sessions.map(({ superseded }) => superseded).slice(0, 2)).toEqual([false, true]);
  });
});

describe('an entity that owns a part', () => {
  beforeEach(async () => use(await newCompany()));

  const approve = (as = staff, ownerId = holding.id) => as('PUT', 'approve-ubo-entity', { organizationId, ownerId });

  it('is under review until it is approved, once, and the company waits for it', async () => {
    const before = await companyOf();
    expect(before.entities).toEqual([{ ownerId: holding.id, status: 'invited' }]);
    expect(before.openParts).toContainEqual({ kind: 'entity', id: holding.id });
    const answers = await Promise.all([approve(), approve()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    const after = await companyOf();
    expect(after.entities).toMatchObject([{ status: 'approved', approvedBy: 'Sam Reed' }]);
    expect(after.openParts).not.toContainEqual({ kind: 'entity', id: holding.id });
    expect(after.decisions).toMatchObject([{ step: 'ubos', ownerId: holding.id, decision: 'approved' }]);
    expect(after.phases.find(({ phase }) => phase === 'ubos')?.status).toBe('completed');
  });

  it('is approved anew after the owners were answered anew', async () => {
    await approve();
    await staff('PUT', 'deny-step', { organizationId, step: 'ubos', note: 'Name the trustee.' });
    expect((await approve()).status).toBe(409);
    const owners = [
      { ...selfOwner, percent: '60' },
      { ...holding, legalName: 'Harbor Top BV' },
    ];
    await owner.ask('PUT', '/verification/ubos', { hasEntityUbo: true, owners, isRestAttested: true });
    expect((await companyOf()).entities).toEqual([{ ownerId: holding.id, status: 'invited' }]);
  });

  it('is approved anew after the owners were returned, also if nothing of it was changed', async () => {
    await approve();
    await staff('PUT', 'deny-step', { organizationId, step: 'ubos', note: 'The deed is forged.' });
    const owners = [{ ...selfOwner, percent: '60' }, holding];
    const again = await owner.ask('PUT', '/verification/ubos', { hasEntityUbo: true, owners, isRestAttested: true });
    expect(again.status).toBe(200);
    expect((await companyOf()).entities).toEqual([{ ownerId: holding.id, status: 'invited' }]);
    expect((await approve()).status).toBe(204);
    expect((await companyOf()).entities).toMatchObject([{ ownerId: holding.id, status: 'approved' }]);
  });

  it('is approved anew after the application was reset', async () => {
    await approve();
    await db
      .updateTable('organizations')
      .set({ status: 'automatically_denied', verification_status: 'denied' })
      .where('id', '=', organizationId)
      .execute();
    const success = await signIn('customer-success');
    const reset = { organizationId, resetReason: 'The vendor took back its denial.' };
    expect(await statusesOf(success, 'POST', 'reset-verification', reset)).toBe(204);
    expect((await companyOf()).entities).toEqual([{ ownerId: holding.id, status: 'invited' }]);
  });

  it('stays approved when an invited owner gets another address', async () => {
    await staff('PUT', 'deny-step', { organizationId, step: 'ubos', note: 'Name the other owner.' });
    const oldEmail = newEmail();
    const owners = [{ ...selfOwner, percent: '40' }, ownerOf({ id: 'ana', email: oldEmail, percent: '20' }), holding];
    const saved = await owner.ask('PUT', '/verification/ubos', { hasEntityUbo: true, owners, isRestAttested: true });
    expect(saved.status).toBe(200);
    expect((await approve()).status).toBe(204);
    const changed = await owner.ask('PUT', '/verification/ubo-email', { oldEmail, newEmail: newEmail() });
    expect(changed.status).toBe(200);
    expect((await companyOf()).entities).toMatchObject([{ ownerId: holding.id, status: 'approved' }]);
  });

  it('is refused for people, strangers and other staff', async () => {
    expect((await approve(staff, selfOwner.id)).status).toBe(404);
    expect((await approve(staff, 'nobody')).status).toBe(404);
    expect(await statusesOf(staff, 'PUT', 'approve-ubo-entity', { organizationId: nobody.org, ownerId: 'x' })).toBe(
      404,
    );
    for (const role of othersThan('compliance-head', 'compliance-admin')) {
      expect((await approve(await signIn(role))).status).toBe(403);
    }
  });

  it('keeps its company from being approved', async () => {
    for (const step of ['companyRiskProfile', 'kyb', 'documentation', 'ubos'] as const) {
      expect(await statusesOf(staff, 'PUT', 'approve-step', { organizationId, step })).toBe(204);
    }
    expect(await statusesOf(staff, 'PUT', 'approve-user', { userId })).toBe(204);
    const refused = await staff('PUT', 'approve-company', { organizationId });
    expect(refused.body).toMatchObject({ validations: [{ path: `people.${holding.id}` }] });
    expect((await approve()).status).toBe(204);
    expect(await statusesOf(staff, 'PUT', 'approve-company', { organizationId })).toBe(204);
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
