import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { seal } from '../kernel/index.ts';
import type { Acting } from '../members/members-fixtures.ts';
import { codeOf, dataOf, type TestAnswer } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import { business, identity } from '../verification/verification-fixtures.ts';
import { newApplication, type Staff, signInStaff } from './case-fixtures.ts';

type Company = CallOutput<Contract['getCompanyUnderVerification']>;
type Person = CallOutput<Contract['getPersonUnderVerification']>;
type Companies = CallOutput<Contract['listCompaniesUnderVerification']>;
type SignUps = CallOutput<Contract['listSignUps']>;
type People = CallOutput<Contract['listPeopleUnderVerification']>;

const database = testDatabase();
const { db } = database;
const portal = testServer(database);
const backOffice = testServer(database, { surface: 'admin' });

let staff: Staff;
let owner: Acting;
let organizationId: string;
let userId: string;
beforeEach(async () => {
  staff = await signInStaff(backOffice, 'compliance-admin');
  owner = await newApplication(portal);
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
    await newApplication(portal);
    const first = dataOf<Companies>(await staff('GET', 'companies?limit=1'));
    const second = dataOf<Companies>(await staff('GET', `companies?limit=1&cursor=${first.nextCursor}`));
    expect(second.items[0]?.organizationId).toBe(organizationId);
    expect((await staff('GET', 'companies?cursor=x')).status).toBe(422);
  });

  it('are listed by the name and country of their answers, which become the organization’s', async () => {
    const { handle } = await organization();
    const listed = async (path: string) =>
      dataOf<Companies>(await staff('GET', `${path}&search=${handle}`)).items.map(({ companyName, country }) => ({
        companyName,
        country,
      }));
    const answered = { companyName: business.legalName, country: business.address.country };
    expect(await listed('companies?')).toEqual([answered]);
    const signUps = dataOf<SignUps>(await staff('GET', `signups?search=${handle}`)).items;
    expect(signUps).toMatchObject([{ company: answered }]);
    const { items } = dataOf<People>(await staff('GET', `users?search=${encodeURIComponent(owner.person.email)}`));
    expect(items).toMatchObject([{ companyName: business.legalName }]);
    expect(await personOf()).toMatchObject({ companyName: business.legalName });
    expect(await companyOf()).toMatchObject({ ...answered, people: [{ companyName: business.legalName }] });
    await approveParts();
    expect((await staff('PUT', 'approve-company', { organizationId })).status).toBe(204);
    expect(await listed('companies?verificationStatus[]=approved')).toEqual([answered]);
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

  it('say whether their owner began on a phone', async () => {
    expect((await companyOf()).startedOnMobile).toBe(false);
    await owner.ask('PUT', '/verification/started-on-mobile');
    expect((await companyOf()).startedOnMobile).toBe(true);
  });

  it('name their phases, their files and what must be approved', async () => {
    const before = await companyOf();
    expect(before.phases.map(({ phase }) => phase)).toEqual([
      'riskProfile',
      'companyVerification',
      'documentation',
      'ownerIdentity',
    ]);
    const ownerName = before.owner.name;
    expect(before.phases[1]).toMatchObject({
      status: 'completed',
      updatedBy: ownerName,
      completedAt: before.finalizedAt,
    });
    expect(before.openParts).toEqual([...steps.map((id) => ({ kind: 'step', id })), { kind: 'owner', id: userId }]);
    expect(before.files).toHaveLength(4);
    await staff('PUT', 'approve-step', { organizationId, step: 'kyb' });
    await staff('PUT', 'approve-user', { userId });
    const { phases, openParts, decisions } = await companyOf();
    const decided = { status: 'approved', updatedBy: 'Sam Reed' };
    expect(phases).toMatchObject([{}, { ...decided, completedAt: decisions[1]?.decidedAt }, {}, decided]);
    expect(openParts.map(({ id }) => id)).toEqual(['companyRiskProfile', 'documentation']);
  });

  it('name the phase of a bank account once staff asked about one', async () => {
    const body = { organizationId, externalDocumentType: 'externalBankAccount', message: 'Which bank is it?' };
    expect((await staff('POST', 'additional-info-request', body)).status).toBe(200);
    const { phases } = await companyOf();
    expect(phases.at(-1)).toMatchObject({ phase: 'externalBankAccount', infoRequest: 'sent' });
  });

  it('are read by customer success, who decide nothing, and not by finance', async () => {
    const success = await signInStaff(backOffice, 'customer-success');
    const finance = await signInStaff(backOffice, 'finance');
    const read = `company?organizationId=${organizationId}`;
    expect([(await success('GET', 'companies')).status, (await success('GET', read)).status]).toEqual([200, 200]);
    expect([(await finance('GET', 'companies')).status, (await finance('GET', read)).status]).toEqual([403, 403]);
    for (const other of [success, finance]) {
      expect((await other('GET', 'users')).status).toBe(403);
      expect((await other('PUT', 'approve-company', { organizationId })).status).toBe(403);
    }
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

  it('are not denied while their company is verified with them: one of both fails', async () => {
    await approveParts();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const waiting = async () => {
      const { rows } = await sql`select from pg_locks where not granted`.execute(db);
      return rows.length;
    };
    let decided: Promise<readonly [TestAnswer, TestAnswer]> | undefined;
    await db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('people').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
      const denied = staff('PUT', 'deny-user', { userId, note: 'Forged.' });
      await expect.poll(waiting).toBe(1);
      const approved = staff('PUT', 'approve-company', { organizationId }).finally(release);
      decided = Promise.all([denied, approved]);
      // Either the approval is through, or it waits for the denial.
      await Promise.race([released, expect.poll(waiting).toBe(2)]);
    });
    expect((await decided)?.map(({ status }) => status)).toEqual([204, 422]);
    expect((await organization()).verification_status).toBe('completed');
  });

  it.each(['restricted', 'ofac', 'owner_closed'] as const)('don’t verify a company that is %s', async (status) => {
    await approveParts();
    await db.updateTable('organizations').set({ status }).where('id', '=', organizationId).execute();
    expect(codeOf(await staff('PUT', 'approve-company', { organizationId }))).toBe('IdempotencyConflictError');
    expect((await organization()).verification_status).toBe('completed');
    const fees = await db
      .selectFrom('onboarding_fees')
      .selectAll()
      .where('organization_id', '=', organizationId)
      .execute();
    expect(fees).toEqual([]);
  });

  it('of a verified company are not denied: its verification rests on them', async () => {
    await approveParts();
    await staff('PUT', 'approve-company', { organizationId });
    expect(codeOf(await staff('PUT', 'deny-user', { userId, note: 'Forged.' }))).toBe('IdempotencyConflictError');
    expect((await personOf()).kycStatus).toBe('approved');
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
    const noteOf = async () =>
      dataOf<{ steps: { kyb: { returnedNote?: string } } }>(await owner.ask('GET', '/verification')).steps.kyb
        .returnedNote;
    expect(await noteOf()).toBe(note);
    const answer = await owner.ask('POST', '/verification/kyb', { ...business, legalName: 'Harbor Lights SL' });
    expect(dataOf<{ status: string }>(answer).status).toBe('submitted');
    expect(await noteOf()).toBeUndefined();
    expect((await staff('PUT', 'approve-step', { organizationId, step: 'kyb' })).status).toBe(204);
  });

  it('is not approved while its answers lack something', async () => {
    const { fileId } = (await companyOf()).steps.documentation.data?.proofOfAddress ?? {};
    await db
      .updateTable('files')
      .set({ state: 'removed', removed_at: new Date() })
      .where('id', '=', fileId ?? '')
      .execute();
    const refused = await staff('PUT', 'approve-step', { organizationId, step: 'documentation' });
    expect(refused.body).toMatchObject({
      code: 'ValidationError',
      validations: [{ path: 'documentation.proofOfAddress.fileId' }],
    });
    expect((await companyOf()).steps.documentation.status).toBe('completed');
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
    // It gave no card for its onboarding fee.
    expect(await ownerMails()).toEqual(
      expect.arrayContaining([`${business.legalName} is verified`, `Please add a card for ${business.legalName}`]),
    );
    expect((await actionsAbout(organizationId)).at(-1)).toBe('verification.decided');
    expect((await companyOf()).steps.onboardingCheckout.data?.feeState).toBe('due');
    // Its applications for accounts wait to be sent.
    expect((await companyOf()).providers).toMatchObject(
      ['traditional', 'smart', 'merchant'].map((accountType) => ({ accountType, state: 'queued' })),
    );
  });

  it('is not approved before: each open part is named', async () => {
    await staff('PUT', 'approve-step', { organizationId, step: 'kyb' });
    const answer = await staff('PUT', 'approve-company', { organizationId });
    expect(answer.body).toMatchObject({
      validations: [{ path: 'steps.companyRiskProfile' }, { path: 'steps.documentation' }, { path: 'people.owner' }],
    });
    expect((await organization()).verification_status).toBe('completed');
  });

  it('is not approved while the answers of an approved step lack something, which is listed', async () => {
    for (const step of ['companyRiskProfile', 'kyb', 'documentation']) {
      await staff('PUT', 'approve-step', { organizationId, step });
    }
    await staff('PUT', 'approve-user', { userId });
    // As an older version of the product may have left it.
    await db
      .updateTable('files')
      .set({ state: 'removed' })
      .where('organization_id', '=', organizationId)
      .where('name', 'like', 'proofOfAddress%')
      .execute();
    const { openParts } = await companyOf();
    expect(openParts).toEqual([{ kind: 'answers', id: 'documentation' }]);
    const refused = await staff('PUT', 'approve-company', { organizationId });
    expect(refused.body).toMatchObject({
      code: 'ValidationError',
      validations: [{ path: expect.stringMatching(/^documentation\.proofOfAddress/), message: expect.any(String) }],
    });
    expect((await companyOf()).verificationStatus).toBe('completed');
  });

  it('is not approved while an approved person lacks something, which is listed', async () => {
    for (const step of ['companyRiskProfile', 'kyb', 'documentation']) {
      await staff('PUT', 'approve-step', { organizationId, step });
    }
    await staff('PUT', 'approve-user', { userId });
    const nothing = seal(portal.app.config.dataKey, '{}', `verification ${userId} pep`);
    await db
      .updateTable('person_verification_steps')
      .set({ sealed_answers: nothing })
      .where('person_id', '=', userId)
      .where('step', '=', 'pep')
      .execute();
    expect((await companyOf()).openParts).toEqual([{ kind: 'personAnswers', id: userId }]);
    const refused = await staff('PUT', 'approve-company', { organizationId });
    expect(refused.body).toMatchObject({
      code: 'ValidationError',
      validations: ['publicOffice', 'isConfirmed'].map((answer) => ({ path: `people.${userId}.pep.${answer}` })),
    });
  });

  it('that is closed stays closed when it is denied', async () => {
    await db.updateTable('organizations').set({ status: 'admin_closed' }).where('id', '=', organizationId).execute();
    expect((await staff('PUT', 'deny-company', { organizationId, note: 'No website.' })).status).toBe(204);
    expect(await organization()).toMatchObject({ status: 'admin_closed', verification_status: 'denied' });
  });

  it('is denied with a reason, which the owner is mailed, and is restricted from then on', async () => {
    expect((await staff('PUT', 'deny-company', { organizationId, note: 'Unclear ownership.' })).status).toBe(204);
    expect(await organization()).toMatchObject({ status: 'verification_denied', verification_status: 'denied' });
    expect((await companyOf()).steps.onboardingCheckout.data?.feeState).toBe('not_due');
    expect((await ownerMails())[0]).toBe(`Your application for ${business.legalName}`);
    expect(codeOf(await owner.ask('GET', '/verification'))).toBe('PersonOrCompanyDisabled');
  });

  it('is decided once, even if two decide at the same time', async () => {
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
