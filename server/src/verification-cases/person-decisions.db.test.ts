import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Acting } from '../members/members-fixtures.ts';
import { codeOf, dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import { caseWorld, nobody, othersThan, type Staff, statusesOf } from './case-world-fixtures.ts';

type Company = CallOutput<Contract['getCompanyUnderVerification']>;
type People = CallOutput<Contract['listPeopleUnderVerification']>;
type Person = CallOutput<Contract['getPersonUnderVerification']>;

const { db, portal, signIn, newApplication } = caseWorld(testDatabase());

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

const personOf = async () => dataOf<Person>(await staff('GET', `users/${userId}`));
const approveAll = async () => {
  for (const step of ['companyRiskProfile', 'kyb', 'documentation'] as const) {
    await staff('PUT', 'approve-step', { organizationId, step });
  }
  await staff('PUT', 'approve-user', { userId });
};

describe('an approval', () => {
  it('of a person is refused if their statement changed since it was read', async () => {
    const { identityVersion, officeVersion } = await personOf();
    const approve = (read: object) => staff('PUT', 'approve-user', { userId, ...read });
    await db
      .updateTable('person_verification_steps')
      .set({ version: officeVersion + 1 })
      .where('person_id', '=', userId)
      .where('step', '=', 'pep')
      .execute();
    expect(codeOf(await approve({ identityVersion, officeVersion }))).toBe('VerificationChangedError');
    expect((await personOf()).pepStatus).not.toBe('approved');
    expect(codeOf(await approve({ identityVersion, officeVersion: officeVersion + 1 }))).toBeUndefined();
  });

  it('of a step is refused if it was answered again since it was read, and leaves it undecided', async () => {
    const statusOf = async () =>
      dataOf<Company>(await staff('GET', `company?organizationId=${organizationId}`)).steps.companyRiskProfile;
    const { status, version } = await statusOf();
    const approve = (read: number) =>
      staff('PUT', 'approve-step', { organizationId, step: 'companyRiskProfile', version: read });
    expect(codeOf(await approve(version - 1))).toBe('VerificationChangedError');
    expect((await statusOf()).status).toBe(status);
    expect(codeOf(await approve(version))).toBeUndefined();
    expect((await statusOf()).status).toBe('approved');
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

  it('is asked for once, even by two at the same time, and not again before it is done', async () => {
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

  it('is named in the lists of people, until staff have decided or asked for another', async () => {
    const inLists = async () => {
      const { items } = dataOf<People>(await staff('GET', `users?search=${encodeURIComponent(owner.person.email)}`));
      const { people } = dataOf<Company>(await staff('GET', `company?organizationId=${organizationId}`));
      return [...items, ...people].map((person) => person.mismatches);
    };
    expect(await inLists()).toEqual([[], []]);
    await showAnother();
    expect(await inLists()).toEqual([mismatches, mismatches]);
    expect((await personOf()).mismatches).toEqual(mismatches);
    await staff('POST', 'request-new-kyc', { userId, note: 'Show your own passport.' });
    // A person who is asked to verify themselves again stays in the list.
    expect(await inLists()).toEqual([[], []]);
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
